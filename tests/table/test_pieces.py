"""What is drawn is explained to whoever points at it, and the board can be seen as it stood before."""

from bagend.table.live.desk import Screen
from bagend.table.live.pieces import pieces
from bagend.table.web.socket_routes import LOOKS_AT_ONCE
from table.guests import SHARED, Guest, Line, answer_first, begin
from table.lone_table import FRODO, SAM, a_table, run


def test_a_page_is_told_what_is_drawn_once_for_every_key(two: str, host: Guest):
    with host.line(two) as line:
        last = line.hear()["frames"][-1]
        assert 'data-about="die-red"' in "".join(last["regions"].values())
        line.say("about", keys=["die-red", "nothing", "", "die-red", "die-green"])
        told = line.until_type("pieces")
    assert told["seq"] == last["seq"]
    assert [piece["key"] for piece in told["pieces"]] == ["die-red", "die-green"]
    assert all(piece["name"] and piece["lines"] for piece in told["pieces"])


def test_what_was_explained_is_not_found_again_until_the_match_goes_on():
    table = a_table("me", "me")
    keys = ["die-red", "made up"]

    async def go() -> None:
        await table.number({FRODO, SAM}, "7")
        assert table.asked is not None
        screen = Screen(table, {table.asked})
        before = pieces(screen.desk(), keys)["pieces"]
        again = pieces(screen.desk(), keys)["pieces"]
        assert [piece["key"] for piece in before] == ["die-red"]
        assert again[0] is before[0]
        await table.answer(screen.held, screen.desk().answers[0], screen.desk().ply, "")
        assert pieces(screen.desk(), keys)["pieces"][0] is not before[0]

    run(go)


def looked(line: Line, seq: int) -> dict[str, object]:
    line.say("look", seq=seq)
    return line.hear()


def test_the_board_is_shown_as_it_stood(host: Guest):
    path = host.make(SHARED)
    begin(host, path)
    with host.line(path) as line:
        begun = line.hear()
        first, asked = begun["frames"][-1], begun["question"]
        answer_first(host, path, host.question(path))
        line.until(lambda asked: asked["ply"] > 0)
        past = looked(line, first["seq"])
        assert past["type"] == "past"
        assert past["regions"] == {name: svg for name, svg in first["regions"].items() if name != "answers"}
        then = {seat["key"]: {key: seat[key] for key in ("meters", "holdings")} for seat in asked["seats"]}
        assert past["tallies"] == {"seats": then, "dangers": asked["dangers"]}
        for seq in (0, 10**6):
            assert looked(line, seq)["code"] == "bad-message"


def test_who_looks_back_too_often_is_asked_to_wait_and_stays(two: str, host: Guest):
    with host.line(two) as line:
        last = line.hear()["frames"][-1]["seq"]
        told = [looked(line, last) for _ in range(10 * LOOKS_AT_ONCE)]
        assert {each["type"] for each in told[:LOOKS_AT_ONCE]} == {"past"}
        assert "too-soon" in {each.get("code") for each in told}
        line.say("about", keys=["die-red"])
        assert line.until_type("pieces")["pieces"]
