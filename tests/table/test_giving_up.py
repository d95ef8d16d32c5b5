"""Giving up where all play together: the others play on with a bot, and with nobody left the quest has failed."""

import re

from bagend import Match
from bagend.engine.kernel import Mode
from bagend.games import find
from bagend.table.live.match import LiveMatch
from bagend.table.live.table import Table
from bagend.table.store.rows import EntryRow, MatchRow
from table.guests import Guest, begin
from table.lone_table import Rows, run, think_first

GAME = find("mountdoom")
FIRST, SECOND = GAME.seats[:2]
TWO_SEATS = {"game": "mountdoom", f"seat-{FIRST}": "me", f"seat-{SECOND}": "friend"}


def players_of(guest: Guest, path: str) -> list[str]:
    return [seat["player"] for seat in guest.question(path)["seats"]]


def two_people(host: Guest, friend: Guest) -> str:
    path = host.make(TWO_SEATS)
    friend.http.get(host.links(path)[0])
    friend.tell(path, "number", number="2")
    begin(host, path)
    return path


def test_of_two_the_other_plays_on_with_a_bot(host: Guest, friend: Guest):
    path = two_people(host, friend)
    assert friend.tell(path, "resign").status_code == 303
    question = host.question(path)
    assert not question["over"]
    assert players_of(host, path) == ["person", "bot"]


def test_the_last_to_give_up_ends_the_quest(host: Guest, friend: Guest, spectator: Guest):
    path = two_people(host, friend)
    friend.tell(path, "resign")
    host.tell(path, "resign")
    prompts = [guest.question(path)["prompt"] for guest in (host, spectator)]
    name = GAME.words().name("seat", FIRST)
    assert prompts == ["You gave up. The quest has failed.", f"{name} gave up. The quest has failed."]
    assert host.question(path)["over"]
    assert f"{name} gave up. The quest has failed." in host.http.get(f"{path}/replay").text
    assert "wins" not in host.http.get(path).text.split('id="in-words"')[0]


def test_alone_with_bots_giving_up_ends_the_quest(host: Guest):
    path = host.make({"game": "mountdoom", f"seat-{FIRST}": "me", f"seat-{SECOND}": "bot:uniform"})
    begin(host, path)
    host.tell(path, "resign")
    assert host.question(path)["over"]


def test_the_journal_says_who_gave_up(host: Guest):
    path = host.make({"game": "mountdoom", f"seat-{FIRST}": "me"})
    begin(host, path)
    host.tell(path, "resign")
    journal = host.http.get(f"{path}/journal").text
    assert re.search(rf"^resigned {FIRST}$", journal, re.M)
    again = Match.parse(journal)
    assert again.is_over
    assert again.outcome is None


def a_row(*players: str, key: str = "mountdoom") -> MatchRow:
    game = find(key)
    seated = dict(zip(game.seats, players, strict=False))
    return MatchRow("m" * 12, key, game.version, {}, seated, "", "aa" * 32, "", 0.0)


def replayed(row: MatchRow, *kinds: tuple[str, str]) -> LiveMatch:
    """A match as these rows tell it."""
    live = LiveMatch(find(row.game), row, Mode.INTERPRETED)
    numbers = [("number", seat) for seat, player in row.players.items() if player == "me"]
    for seq, (kind, seat) in enumerate([*numbers, *kinds], 1):
        live.enact(EntryRow(row.id, seq, kind, seat, "7" if kind == "number" else "", "", 0.0))
    return live


def test_matches_resigned_before_load_as_they_were():
    """The row of old ended a match of two, and handed a seat to a bot in any other."""
    two = replayed(a_row("me", "me"), ("resign", FIRST))
    assert two.is_over
    assert two.winners == ()
    for row in (a_row("me"), a_row("me", "me", "me")):
        other = replayed(row, ("resign", FIRST))
        assert not other.is_over
        assert other.players[0].is_bot
    against = replayed(a_row("me", "me", key="duel"), ("resign", find("duel").seats[0]))
    assert against.winners == (1,)


def test_what_was_written_is_what_is_read_again():
    rows = Rows()
    table = Table(GAME, a_row("me", "me"), rows, think_first, Mode.INTERPRETED, 60)

    async def go() -> None:
        await table.number({0, 1}, "7")
        await table.resign({0, 1}, "a", FIRST)
        await table.resign({1}, "b")
        table.stop()

    run(go)
    assert [row.kind for row in rows.written if row.kind not in ("number", "answer")] == ["leave", "give_up"]
    again = LiveMatch(GAME, a_row("me", "me"), Mode.INTERPRETED)
    for row in rows.written:
        again.enact(row)
    assert (again.is_over, again.resigned, again.winners) == (True, 1, ())
    assert again.state.tobytes() == table.state.tobytes()
