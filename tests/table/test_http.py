"""The table over plain forms: what a browser without script can do."""

import base64
import hashlib
import re
from pathlib import Path

import pytest

from bagend import games, verify
from bagend.bots.strength import strengths
from bagend.table.live.seat_lines import bot_label
from bagend.table.web.assets import compact
from bagend.table.words import table_words
from proof import some
from table.guests import AGAINST_BOT, SHARED, TWO, Guest, House, answer_first, begin, open_house, wait_for


def test_the_first_page_offers_every_game(host: Guest):
    page = host.http.get("/")
    assert page.status_code == 200
    for game in games.all_games():
        assert game.words()("title") in page.text


def test_every_page_carries_the_safe_headers(host: Guest):
    path = host.make(SHARED)
    for address in ("/", path, f"{path}/replay", "/rules/journey", "/match/nowhere", "/static/table.css", "/healthz"):
        headers = host.http.get(address).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'; script-src 'self'; style-src 'self'" in policy
        assert "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types table" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_a_page_of_a_match_wears_the_colours_of_its_game(host: Guest):
    path = host.make(SHARED)
    for address in (path, f"{path}/replay"):
        assert compact(games.find("journey").art.css) in host.http.get(address).text
    sheet = host.http.get("/static/sheets/match-journey.css")
    assert sheet.headers["content-type"].startswith("text/css")
    assert sheet.text.endswith(compact(games.find("journey").art.css))
    assert host.http.get("/static/sheets/match-no-game.css").status_code == 404
    assert host.http.get("/static/sheets/no-page.css").status_code == 404


def test_pages_hold_no_inline_script_and_one_style_that_their_policy_names(host: Guest):
    path = host.make(SHARED)
    begin(host, path)
    for address in ("/", path, f"{path}/replay", "/rules/journey"):
        page = host.http.get(address)
        html = page.text
        assert not re.search(r"\s(style|on\w+)\s*=", re.sub(r">[^<]*<", "><", html)), address
        (style,) = re.findall(r"<style[^>]*>(.*?)</style>", html, re.DOTALL)
        digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
        assert f"style-src 'self' 'sha256-{digest}';" in page.headers["content-security-policy"]
        inline = re.findall(r"<script(?![^>]*\ssrc=)[^>]*>", html)
        assert all('type="application/json"' in tag for tag in inline), address


def test_a_seat_is_a_cookie_that_scripts_cannot_read(host: Guest):
    answer = host.http.post("/matches", data={"game": "journey", **SHARED})
    cookies = answer.headers.get_list("set-cookie")
    names = {"-".join(cookie.partition("=")[0].split("-")[:2]) for cookie in cookies}
    assert names == {"host", "seat-frodo", "seat-sam"}
    match = answer.headers["location"]
    for cookie in cookies:
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert f"Path={match};" in cookie or f"Path=/api{match};" in cookie


def test_a_whole_match_by_forms_against_a_bot(host: Guest):
    path = host.make(AGAINST_BOT)
    question = begin(host, path)
    answers = 0
    while not question["over"]:
        if question["yours"]:
            assert answer_first(host, path, question).status_code == 303
            answers += 1
        question = host.question(path)
    assert answers > 5
    assert question["secret"]
    assert verify.commitment(bytes.fromhex(question["secret"])) == question["commitment"]
    verdict = host.http.get(f"{path}/verify").json()
    assert verdict["fair"]
    assert verdict["draws"] > 5


def test_the_secret_stays_secret_until_the_end(host: Guest):
    path = host.make(SHARED)
    secret = begin(host, path)["secret"]
    assert secret == ""
    assert "\nsecret " not in host.http.get(f"{path}/journal").text
    verdict = host.http.get(f"{path}/verify").json()
    assert not verdict["fair"]
    host.tell(path, "resign")
    assert "\nsecret " in host.http.get(f"{path}/journal").text
    assert host.http.get(f"{path}/verify").json()["fair"]


def test_a_friend_comes_in_by_link_and_the_match_begins_when_both_are_here(host: Guest, friend: Guest):
    path = host.make(TWO)
    (link,) = host.links(path)
    host.tell(path, "number", number="1")
    assert host.question(path)["waiting"]
    assert friend.links(path) == []
    came = friend.http.get(link)
    assert came.status_code == 303
    assert came.headers["location"] == path
    assert host.question(path)["waiting"]
    friend.tell(path, "number", number="2")
    assert not host.question(path)["waiting"]
    assert "number frodo 1\nnumber sam 2\n" in host.http.get(f"{path}/journal").text
    assert host.links(path) == []


def test_a_made_up_host_is_shown_no_links(host: Guest, spectator: Guest):
    path = host.make(TWO)
    spectator.http.cookies.set("host", "0" * 32)
    assert spectator.links(path) == []
    assert spectator.links_on_page(path) == []


def test_too_many_matches_are_refused_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    with open_house(tmp_path, matches_at_once=2, matches_a_second=0.001) as house, Guest(house.base) as guest:
        paths = [guest.make(SHARED) for _ in range(2)]
        form = {"game": "journey", **SHARED, "option-side": "advanced", "box": "squares = 8"}
        refused = guest.http.post("/matches", data=form)
        assert refused.status_code == 429
        assert "press Play again in a moment" in refused.text
        assert re.search(r'value="advanced"\s+selected', refused.text)
        assert "squares = 8" in refused.text
        assert guest.question(paths[0])["waiting"]


def test_a_bot_has_one_name_on_all_pages(host: Guest, house: House):
    (rated,) = re.findall(r'value="bot:uniform"[^>]*>([^<]+)<', host.http.get("/").text)[:1]
    label, _, rating = rated.partition(" (rating ")
    assert int(rating.rstrip(")")) == round(strengths(games.find("journey"))["uniform"].value)
    path = host.make(AGAINST_BOT)
    assert f'<span class="chair-player">{label}</span>' in host.http.get(path).text
    assert [seat["label"] for seat in host.question(path)["seats"]] == ["", label]
    assert bot_label("tree-200", table_words()) == "Bot: tree-200"


def test_a_program_that_previews_a_link_takes_no_seat(host: Guest, friend: Guest):
    path = host.make(TWO)
    (link,) = host.links(path)
    friend.http.get(link)
    assert host.links(path) == [link]
    friend.http.get(path)
    assert host.links(path) == []


def test_a_page_that_sends_no_number_gets_one_that_the_table_cannot_choose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    with open_house(tmp_path, patience=0.05) as house, Guest(house.base) as guest:
        path = guest.make(SHARED)
        guest.http.get(path)
        wait_for(lambda: not guest.question(path)["waiting"])
        journal = guest.http.get(f"{path}/journal").text
        assert re.findall(r"^number (.*)$", journal, re.MULTILINE) == ["frodo 0", "sam 0"]


@pytest.mark.parametrize("link", ["/seat/" + "0" * 32, "/seat/x", "/match/nowhere", "/match/000000000000", "/nothing"])
def test_what_is_not_there_is_one_sentence(host: Guest, link: str):
    answer = host.http.get(link)
    assert answer.status_code == 404
    assert "<h1>" in answer.text


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seat-sam", "bot:genius"),
        ("seat-sam", "empty"),
        ("seat-sam", "nobody"),
        ("option-squares", "99"),
        ("option-coloured_die", "ring, sword"),
        ("game", "chess"),
        ("box", "squares = 99"),
        ("box", "not toml"),
    ],
)
def test_a_wrong_form_comes_back_with_a_sentence_and_nothing_lost(host: Guest, field: str, value: str):
    form = {"game": "journey", **SHARED, "option-side": "advanced", "seat-merry": "friend", field: value}
    if field == "seat-sam":
        del form["seat-merry"]
    if value in ("empty",):
        form["seat-frodo"] = "me"
    answer = host.http.post("/matches", data=form)
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text
    if field != "game":
        assert re.search(r'value="advanced"\s+selected', answer.text)
    if field == "box":
        assert value in answer.text


def test_a_box_file_sets_options(host: Guest):
    path = host.make(SHARED, box='squares = 8\nside = "advanced"\n')
    options = host.state(path)["options"]
    assert options["squares"] == "8"
    assert options["side"] == "advanced"


def test_a_stale_form_is_refused_and_the_page_shown_again(host: Guest):
    path = host.make(SHARED)
    question = begin(host, path)
    assert answer_first(host, path, question).status_code == 303
    again = answer_first(host, path, question)
    assert again.status_code == 409
    assert "The game has moved on" in again.text


def test_a_form_sent_twice_plays_once(host: Guest):
    path = host.make(SHARED)
    question = begin(host, path)
    assert answer_first(host, path, question, nonce="once").status_code == 303
    ply = host.question(path)["ply"]
    assert answer_first(host, path, question, nonce="once").status_code == 303
    assert host.question(path)["ply"] == ply


def test_an_illegal_answer_names_its_clause(host: Guest):
    path = host.make(SHARED)
    question = begin(host, path)
    refused = host.tell(path, "answer", action=0, ply=question["ply"])
    assert refused.status_code == 409
    assert "J-6" in refused.text
    assert host.question(path)["ply"] == question["ply"]


def test_a_spectator_may_look_but_not_play(host: Guest, spectator: Guest):
    path = host.make(SHARED)
    question = begin(host, path)
    seen = spectator.state(path)
    assert seen["spectator"]
    assert seen["question"]["choices"] == []
    fields = {"answer": {"action": 1, "ply": question["ply"]}, "undo": {}, "resign": {}, "rematch": {}}
    for form, sent in fields.items():
        assert spectator.tell(path, form, **sent).status_code == 409
    assert host.question(path)["ply"] == question["ply"]


@pytest.mark.parametrize(
    "headers",
    [{"origin": "http://elsewhere.example"}, {"origin": "null", "sec-fetch-site": "cross-site"}],
    ids=["origin", "fetch"],
)
def test_a_form_from_elsewhere_is_refused(host: Guest, headers: dict[str, str]):
    path = host.make(SHARED)
    before = host.question(path)["ply"]
    assert host.http.post(f"{path}/number", data={"number": "1"}, headers=headers).status_code == 403
    assert host.question(path)["ply"] == before


def test_a_form_without_referrer_is_taken(host: Guest):
    path = host.make(SHARED)
    headers = {"origin": "null", "sec-fetch-site": "same-origin"}
    assert host.http.post(f"{path}/number", data={"number": "1"}, headers=headers).status_code == 303


def test_a_huge_form_is_refused(host: Guest):
    assert host.http.post("/matches", data={"game": "journey", "box": "#" * 400_000}).status_code == 413


def test_a_rematch_turns_the_seats_and_everybody_finds_his_own(host: Guest, friend: Guest, spectator: Guest):
    path = host.make(TWO)
    friend.http.get(host.links(path)[0])
    friend.tell(path, "number")
    begin(host, path)
    assert host.tell(path, "rematch").status_code == 409
    host.tell(path, "resign")
    assert host.tell(path, "rematch").status_code == 303
    assert friend.tell(path, "rematch").status_code == 303
    link = spectator.question(path)["rematch"]
    places = [guest.http.get(link).headers["location"] for guest in (host, friend, spectator)]
    assert len(set(places)) == 1
    new = places[0]
    assert new != path
    held = [[seat["key"] for seat in guest.question(new)["seats"] if seat["you"]] for guest in (host, friend)]
    assert held == [["sam"], ["frodo"]]
    assert spectator.state(new)["spectator"]
    host.tell(new, "number")
    friend.tell(new, "number")
    assert not host.question(new)["waiting"]


def test_undo_against_bots_keeps_the_dice(host: Guest):
    path = host.make(AGAINST_BOT)
    begin(host, path)
    wait_for(lambda: host.question(path)["yours"])
    question = host.question(path)
    assert question["undo"] == ""
    first = question["choices"][0]["label"]
    log = host.state(path)["log"]
    answer_first(host, path, question)
    wait_for(lambda: host.question(path)["yours"] or host.question(path)["over"])
    after = host.state(path)["log"]
    assert host.question(path)["undo"] == first
    assert host.tell(path, "undo").status_code == 303
    back = host.question(path)
    assert back["choices"] == question["choices"]
    answer_first(host, path, back)
    wait_for(lambda: host.question(path)["yours"] or host.question(path)["over"])
    again = host.state(path)["log"]
    new = len(after) - len(log)
    # The same answer meets the same dice; a bot's own mind may differ afterwards.
    assert again[len(after) + 1 : len(after) + 3] == after[len(log) : len(log) + min(2, new)]


def test_against_people_what_was_rolled_is_not_undone(host: Guest):
    path = host.make(SHARED)
    question = begin(host, path)
    answer_first(host, path, question)
    assert host.question(path)["undo"] == ""
    assert host.tell(path, "undo").status_code == 409


def test_the_api_is_described(host: Guest):
    described = host.http.get("/openapi.json").json()
    assert {"/api/games", "/api/match/{match}", "/healthz"} <= set(described["paths"])
    assert "/api/games" in host.http.get("/api").text
    assert [game["key"] for game in host.http.get("/api/games").json()] == list(games.KEYS)
    assert host.http.get("/api/match/nowhere").json()["code"] == "no-such-match"


def test_the_rules_page_tells_every_clause(host: Guest):
    from bagend.engine import clauses

    page = host.http.get("/rules/journey").text
    for clause in clauses.load(games.find("journey").folder):
        assert clause in page
    assert host.http.get("/rules/chess").status_code == 404


def test_nothing_in_the_table_names_a_game():
    import bagend.table

    folder = Path(bagend.table.__file__).parent
    sources = [file for file in folder.rglob("*") if file.suffix in (".py", ".html", ".js", ".css", ".ftl")]
    for file in some(sources):
        text = file.read_text(encoding="utf-8").lower()
        assert [key for key in games.KEYS if key in text] == [], file


def test_an_idle_table_is_forgotten_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    with open_house(tmp_path, tables_kept=2) as house, Guest(house.base) as guest:
        paths = [guest.make(SHARED) for _ in range(5)]
        for path in paths:
            answer_first(guest, path, begin(guest, path))
        states = [guest.state(path) for path in paths]
        assert len(house.services.tables.in_memory()) <= 2
        assert [guest.state(path) for path in paths] == states


def test_many_matches_stay_apart(house: House, host: Guest):
    paths = [host.make(SHARED) for _ in range(3)]
    assert len(set(paths)) == 3
    begin(host, paths[0])
    assert host.question(paths[1])["waiting"]


@pytest.mark.parametrize("address", ["/rules/chess", "/static/sheets/match-chess.css", "/static/../app.py"])
def test_what_is_about_no_game_is_no_page(host: Guest, address: str):
    answer = host.http.get(address)
    assert answer.status_code == 404
    assert "Page not found." in answer.text
