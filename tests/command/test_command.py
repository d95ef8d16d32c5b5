"""The command: what each chore prints, and one clear sentence for whatever is wrong."""

import builtins
import io
import json
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from bagend import Match, terminal
from bagend.bots import hints
from bagend.bots.hints import Hint
from bagend.cli import build_parser, main
from bagend.engine import clauses
from bagend.engine.kernel import Mode
from bagend.engine.words import LANGUAGES
from bagend.games import find
from bagend.lab import arena as lab_arena
from proof import some


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A whole match, saved."""
    match = Match("journey", seed=5, seats=["frodo", "sam"])
    while not match.is_over:
        match.play(match.legal_actions()[-1])
    path = tmp_path / "match.journal"
    match.save(path)
    return path


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence with which bad input is refused."""
    try:
        status = main(arguments)
    except SystemExit as ended:
        status = int(str(ended.code))
    told = capsys.readouterr()
    assert status == 2
    assert told.out == ""
    assert "Traceback" not in told.err
    assert len(told.err.strip().splitlines()) == 1
    return told.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "chess"), "There is no game “chess”"),
        (("simulate", "chess"), "There is no game “chess”"),
        (("fuzz", "chess"), "There is no game “chess”"),
        (("juggle",), "invalid choice: “juggle”"),
        (("play", "journey", "--seat", "bilbo=human"), "no seat “bilbo”; expected frodo, sam, merry or pippin"),
        (("play", "journey", "--seat", "frodo=wizard"), "Cannot read “frodo=wizard”"),
        (("play", "journey", "--seat", "frodo=bot:oracle"), "There is no bot “oracle”"),
        (("play", "journey", "--seat", "frodo=human", "--seat", "frodo=bot"), "“frodo” is given twice"),
        (("play", "journey", "--lang", "qya"), "There is no language “qya”"),
        (("play", "journey", "--option", "squares=9"), "“squares” cannot be “9”; expected a whole number from 5 to 8"),
        (("play", "journey", "--option", "colour=9"), "There is no option “colour”"),
        (("play", "journey", "--option", "squares"), "expected KEY=VALUE"),
        (("play", "journey", "--option", "first=pippin"), "“first” cannot be “pippin”: that seat is not taken"),
        (("play", "journey", "--box", "missing.toml"), "Cannot read the option file missing.toml"),
        (("play", "journey", "--seed", "x"), "must be a whole number, 0 or more, not “x”"),
        (("simulate", "journey", "--bots", "greedy,sauron"), "There is no bot “sauron”"),
        (("simulate", "journey", "--bots", "greedy,greedy"), "There are 4 seats, but 2 bots were named"),
        (("simulate", "journey", "--seats", "frodo,bilbo"), "no seat “bilbo”"),
        (("simulate", "journey", "-n", "0"), "must be a whole number above 0"),
        (("simulate", "journey", "-n", "-1"), "must be a whole number above 0"),
        (("simulate", "journey", "-n", "1", "--json", "/nowhere/x.json"), "Cannot write /nowhere/x.json"),
        (("replay", "missing.journal"), "Cannot read missing.journal"),
        (("verify", "missing.journal"), "Cannot read missing.journal"),
        (("where", "Z-99"), "There is no clause, ruling or example “Z-99”"),
        (("verify", "pyproject.toml"), "pyproject.toml is not a journal"),
        (("table", "--port", "many"), "must be a whole number, 0 or more, not “many”"),
    ],
)
def test_bad_input_gets_one_sentence(capsys, arguments, sentence):
    assert sentence in refused(capsys, *arguments)


def test_a_wrong_box_file_is_named_with_its_line(capsys, tmp_path):
    box = tmp_path / "box.toml"
    box.write_text('# my box\nside = "advanced"\ncoloured_die = ["ring", "ring", "ring", "orc", "orc", "balrog"]\n')
    sentence = refused(capsys, "play", "journey", "--box", str(box))
    assert "line 3" in sentence
    assert "there is no “balrog”" in sentence


def test_a_journal_that_breaks_a_rule_is_refused_with_its_clause(capsys, journal):
    lines = journal.read_text().splitlines()
    first = next(i for i, line in enumerate(lines) if " keep " in line)
    lines[first] = lines[first].split(" keep ")[0] + " keep nothing"
    journal.write_text("\n".join(lines) + "\n")
    assert str(clauses.cite(find("journey").folder, "J-6")) in refused(capsys, "replay", str(journal))


def test_a_binary_file_is_not_a_journal(capsys, tmp_path):
    path = tmp_path / "picture.journal"
    path.write_bytes(b"\xff\xfe\x00")
    assert "it is not a text file" in refused(capsys, "replay", str(path))


def test_a_wrong_mode_is_named(capsys, monkeypatch):
    monkeypatch.setenv("BAGEND_MODE", "fast")
    assert "BAGEND_MODE must be interpreted, compiled or checked" in refused(capsys, "simulate", "journey", "-n", "1")


def test_options_before_the_word_table_count_too():
    chosen = build_parser().parse_args(["--port", "9000", "table", "--no-browser"])
    assert (chosen.port, chosen.no_browser, chosen.host) == (9000, True, "127.0.0.1")


def test_replay_tells_of_a_resignation(capsys, journal):
    journal.write_text(journal.read_text().replace("\n\n", "\nresigned sam\n\n", 1))
    assert main(["replay", str(journal)]) == 0
    assert capsys.readouterr().out.rstrip().endswith("Sam resigned.")


def test_games_lists_seats_options_and_bots(capsys):
    assert main(["games"]) == 0
    told = capsys.readouterr().out
    assert "Journey to Mordor" in told
    assert "squares" in told
    assert re.search(r"bots +uniform \(\d+\), novice \(\d+\), newcomer \(\d+\), greedy \(\d+\)", told), (
        "each with its rating"
    )


def test_games_as_json(capsys):
    assert main(["games", "--json"]) == 0
    (journey,) = [game for game in json.loads(capsys.readouterr().out) if game["key"] == "journey"]
    assert journey["fewest_seats"] == 2
    squares = next(option for option in journey["options"] if option["key"] == "squares")
    assert squares["default"] == "6"
    assert squares["reconstructed"] == "JD-12"
    assert [bot["level"] for bot in journey["bots"]] == list(range(1, len(journey["bots"]) + 1))
    assert len(journey["bots"]) >= 5
    ratings = {bot["name"]: bot["rating"] for bot in journey["bots"]}
    assert {"uniform", "newcomer", "careful", "wizard"} <= ratings.keys()
    assert all(rating["low"] < rating["value"] < rating["high"] for rating in ratings.values())


def test_games_as_json_says_how_strong_every_bot_is(capsys):
    assert main(["games", "--json"]) == 0
    for game in json.loads(capsys.readouterr().out):
        bots = game["bots"]
        assert [bot["level"] for bot in bots] == list(range(1, len(bots) + 1))
        assert all(bot["budget"] > 0 for bot in bots if bot["kind"] == "tree")
        assert all(bot["budget"] == 0 for bot in bots if bot["kind"] != "tree")
        rated = [bot["rating"] for bot in bots]
        assert all(rating["low"] <= rating["value"] <= rating["high"] for rating in rated)


@pytest.mark.parametrize("option", ["--json", "--plot"])
def test_a_result_that_cannot_be_written_is_refused_before_anything_is_played(capsys, monkeypatch, option):
    monkeypatch.setattr(lab_arena, "play", lambda *asked: pytest.fail("something was played"))
    assert "Cannot write /nowhere/x" in refused(capsys, "arena", "journey", "-n", "2", option, "/nowhere/x")


def test_the_version_is_told(capsys):
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"bagend {version('bagend')}\n"


@pytest.mark.parametrize(
    ("encoding", "language", "shown"),
    [
        ("ascii", "en", "The Fellowship's coins at the start: 0-9"),
        ("ascii", "pl", "zanim dogonia go Nazgule: rzucaj pieciom"),
        ("latin-1", "fi", "oletus yes"),
        ("cp437", "pl", "Doprowadz swojego hobbita"),
        ("ascii", "ru", "(journey)"),
    ],
)
def test_a_terminal_that_lacks_a_letter_shows_the_nearest_one(monkeypatch, encoding, language, shown):
    narrow = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    monkeypatch.setattr(sys, "stdout", narrow)
    assert main(["--lang", language, "games"]) == 0
    narrow.flush()
    assert shown in narrow.buffer.getvalue().decode(encoding)


def test_simulate_gives_the_same_json_for_the_same_seed(capsys, tmp_path):
    results = []
    for name, jobs in (("a.json", "1"), ("b.json", "2")):
        arguments = ["simulate", "journey", "-n", "3000", "--bots", "greedy", "--seats", "frodo,sam", "--seed", "4"]
        assert main([*arguments, "--jobs", jobs, "--json", str(tmp_path / name)]) == 0
        results.append((tmp_path / name).read_bytes())
    assert results[0] == results[1]
    assert "wins" in capsys.readouterr().out


def test_replay_tells_the_match(capsys, journal):
    assert main(["replay", str(journal)]) == 0
    told = capsys.readouterr().out
    assert "goes first." in told
    assert "keeps" in told


def test_replay_stops_where_it_is_told_to(capsys, journal):
    assert main(["replay", str(journal), "--to", "1"]) == 0
    assert "rolls" not in capsys.readouterr().out.splitlines()[2]
    assert "fewer than 9999" in refused(capsys, "replay", str(journal), "--to", "9999")


def test_replay_draws_a_position(journal, tmp_path):
    picture = tmp_path / "position.svg"
    assert main(["replay", str(journal), "--svg", str(picture), "--to", "10"]) == 0
    assert picture.read_text().startswith("<svg")


def test_review_tells_luck_from_skill(capsys, journal):
    assert main(["review", str(journal), "--seconds", "1"]) == 0
    told = capsys.readouterr().out
    assert all(word in told for word in ("Frodo", "Sam", "Luck", "Own choices", "Unforeseen", "█"))
    assert re.search(r"│ +−\d+ │", told)
    assert not re.search(r"│ +-\d+ │", told)
    assert main(["review", str(journal), "--seconds", "1", "--json", "-"]) == 0
    found = json.loads(capsys.readouterr().out)
    account = found["accounts"]["frodo"]
    assert account["result"] in (0.0, 1.0)
    assert sum(account.values()) == pytest.approx(2 * account["result"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_names_each_seat_once_and_cuts_no_heading_off(capsys, monkeypatch, journal, language):
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["review", str(journal), "--seconds", "1", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert "┃" in told
    assert not [line for line in told.splitlines() if "┃" in line and "…" in line]
    name = find("journey").words(language).name("seat", "frodo")
    assert f"{name}: {name}" not in told


def test_a_game_that_goes_on_is_not_reviewed(capsys, tmp_path):
    Match("journey", seed=5, seats=["frodo", "sam"]).save(tmp_path / "begun.journal")
    assert "is not over" in refused(capsys, "review", str(tmp_path / "begun.journal"))


def test_verify_says_what_holds(capsys, journal):
    assert main(["verify", str(journal)]) == 0
    told = capsys.readouterr()
    assert re.search(r"^Dice: All \d+ draws follow from the secret", told.out, re.MULTILINE)
    assert re.search(r"^Rules: All \d+ moves and draws follow the rules of Journey to Mordor", told.out, re.MULTILINE)
    assert told.err == ""


def test_verify_finds_loaded_dice_and_says_what_still_holds(capsys, journal):
    """A roll and its pick, changed consistently: the rules cannot see it, the secret can."""
    text = journal.read_text()
    roll, pick = re.findall(r"^chance all (.*) = (\d+)/7776$", text, re.MULTILINE)[0]
    other, other_pick = re.findall(r"^chance all (.*) = (\d+)/7776$", text, re.MULTILINE)[-1]
    journal.write_text(cut_after(text.replace(f"{roll} = {pick}/", f"{other} = {other_pick}/", 1), f"{other} ="))
    assert main(["verify", str(journal)]) == 1
    told = capsys.readouterr()
    assert f"Dice: Draw 2 ({other}) is pick {other_pick} of 7776, but should be pick {pick}." in told.err
    assert told.out.startswith("Rules: All 2 moves and draws follow the rules")


def cut_after(text: str, part: str) -> str:
    """A journal that ends with the first line that holds this."""
    return text[: text.index("\n", text.index(part)) + 1]


def test_verify_finds_broken_rules_and_says_what_still_holds(capsys, journal):
    journal.write_text(journal.read_text().replace("keep ", "keep nothing or ", 1))
    assert main(["verify", str(journal)]) == 1
    told = capsys.readouterr()
    assert told.out.startswith("Dice: All ")
    assert told.err.startswith("Rules: Answer 3 (")
    assert len(told.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("part", "forged", "sentence"),
    [
        (r"^seats frodo sam$", "seats frodo", "Rules: "),
        (r"^option squares 6$", "option squares 99", "“squares” cannot be “99”"),
        (r"^bagend journal 1$", "bagend journal 9", "expected “bagend journal 1”"),
        (r"^sam all keep .*\n", "", "Rules: "),
    ],
)
def test_verify_finds_whatever_else_was_forged(capsys, journal, part, forged, sentence):
    text, places = re.subn(part, forged, journal.read_text(), count=1, flags=re.MULTILINE)
    assert places == 1
    journal.write_text(text)
    assert main(["verify", str(journal)]) == 1
    assert sentence in capsys.readouterr().err


def test_where_names_the_rule_and_its_tests(capsys):
    assert main(["where", "j-36"]) == 0
    told = capsys.readouterr().out
    assert "J-36" in told
    assert "may_keep_equals" in told
    assert "test_j36" in told


def test_where_looks_up_a_ruling_in_every_game_that_has_it(capsys):
    assert main(["where", "R-7"]) == 0
    told = capsys.readouterr().out
    assert "R-7, The Confrontation: our ruling" in told
    assert "R-7, Duel for Middle-earth: our ruling" in told


def test_fuzz_finds_nothing_wrong(capsys, tmp_path):
    assert main(["fuzz", "journey", "--seconds", "1", "--out", str(tmp_path / "found")]) == 0
    assert "no crash, no dead end, no endless game, no bad undo" in capsys.readouterr().out
    assert not (tmp_path / "found").exists()


def test_bench_says_what_its_peers_need(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert "compares with OpenSpiel" in refused(capsys, "bench")


def test_bench_refuses_rows_it_does_not_know(capsys):
    assert "There is no benchmark “speed”" in refused(capsys, "bench", "--rows", "speed")


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """A person who types these lines and then leaves."""
    left = list(lines)

    def read(prompt: str = "") -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    monkeypatch.setattr(builtins, "input", read)


def test_a_match_is_played_in_the_terminal(capsys, monkeypatch):
    typing(monkeypatch, *["1"] * 400)
    assert main(["play", "journey", "--seed", "1"]) == 0
    told = capsys.readouterr().out
    assert "which dice do you keep?" in told
    assert told.rstrip().splitlines()[-1].endswith(("wins.", "has lost."))


def test_the_terminal_explains_saves_takes_back_and_leaves(capsys, monkeypatch, tmp_path):
    saved = tmp_path / "saved.journal"
    typing(monkeypatch, "?", "sing", "9" * 5000, "keep nothing", "undo", "1", "undo", f"save {saved}", "quit")
    assert main(["play", "journey", "--seed", "1", "--option", "first=frodo"]) == 0
    told = capsys.readouterr().out
    assert "take back your last move" in told
    assert "“sing” is not a move. Type a number from 1 to" in told
    assert str(clauses.cite(find("journey").folder, "J-6")) in told
    assert "There is nothing to take back yet." in told
    assert len(Match.load(saved).entries) == 2


def test_the_terminal_gives_hints(capsys, monkeypatch):
    def hint(match):
        first, second, *_ = match.legal()
        return [Hint(second.action, "", 0.61), Hint(first.action, "", 0.004)]

    monkeypatch.setattr(terminal, "preferred_mode", lambda: Mode.COMPILED)
    monkeypatch.setattr(hints, "hint", hint)
    typing(monkeypatch, "hint", "quit")
    assert main(["play", "journey", "--seed", "1", "--option", "first=frodo"]) == 0
    told = capsys.readouterr().out
    numbered = dict(re.findall(r"^   ([12])  (.*?)   \[", told, re.MULTILINE))
    assert f"   2  {numbered['2']}: wins about 61% of the time\n" in told
    assert f"   1  {numbered['1']}: wins less than 1% of the time\n" in told


def test_without_a_compiler_a_hint_is_a_quick_guess(capsys, monkeypatch):
    monkeypatch.setattr(terminal, "preferred_mode", lambda: Mode.INTERPRETED)
    typing(monkeypatch, "hint", "quit")
    assert main(["play", "duel", "--seed", "1"]) == 0
    assert "a quick guess (install bagend[fast]" in capsys.readouterr().out


def test_a_hint_that_takes_too_long_can_be_broken_off(capsys, monkeypatch):
    def hint(match):
        raise KeyboardInterrupt

    monkeypatch.setattr(terminal, "preferred_mode", lambda: Mode.COMPILED)
    monkeypatch.setattr(hints, "hint", hint)
    typing(monkeypatch, "hint", "?", "quit")
    assert main(["play", "journey", "--seed", "1", "--option", "first=frodo"]) == 0
    assert "take back your last move" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("key", "given", "expected"),
    [
        ("duel", (), {"fellowship": "human", "sauron": "greedy"}),
        ("duel", ("sauron=bot:wizard",), {"sauron": "wizard", "fellowship": "human"}),
        ("duel", ("sauron=human",), {"sauron": "human", "fellowship": "greedy"}),
        ("duel", ("sauron=bot", "fellowship=bot:novice"), {"sauron": "greedy", "fellowship": "novice"}),
        ("mountdoom", (), {"north": "human", "east": "greedy"}),
        ("mountdoom", ("north=human",), {"north": "human"}),
        ("mountdoom", ("north=bot",), {"north": "greedy", "east": "human"}),
        ("journey", ("frodo=bot", "merry=bot"), {"frodo": "greedy", "merry": "greedy", "sam": "human"}),
    ],
)
def test_seats_are_filled(key, given, expected):
    assert terminal.read_players(find(key), given) == expected


def test_a_take_back_keeps_the_dice(capsys, monkeypatch):
    typing(monkeypatch, "1", "undo", "1", "quit")
    assert main(["play", "journey", "--seed", "1", "--option", "first=frodo"]) == 0
    rolls = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  Frodo rolls")]
    assert rolls[1] == rolls[2]


def test_two_people_with_secrets_take_turns_behind_a_curtain(capsys, monkeypatch):
    """Light sets up first; what it sees is wiped before Dark looks."""
    typing(monkeypatch, "", "", "1", *["1"] * 20, "quit")
    seats = ["--seat", "light=human", "--seat", "dark=human"]
    assert main(["play", "confrontation", "--seed", "1", *seats]) == 0
    told = capsys.readouterr().out
    assert "\n" * 60 in told


def test_the_curtain_names_who_may_look(monkeypatch):
    prompts: list[str] = []

    def read(prompt: str = "") -> str:
        prompts.append(prompt)
        if len(prompts) > 3:
            raise EOFError
        return ""

    monkeypatch.setattr(builtins, "input", read)
    main(["play", "confrontation", "--seed", "1", "--seat", "light=human", "--seat", "dark=human"])
    assert re.match(r"Only .* may look now\. Press Enter to clear the screen\.", prompts[0])
    assert re.search(r", press Enter when you are ready\.", prompts[1])


@pytest.mark.parametrize("seats", [("light=human", "dark=bot"), ("light=bot", "dark=human")])
def test_one_person_needs_no_curtain(capsys, monkeypatch, seats):
    typing(monkeypatch, "quit")
    assert main(["play", "confrontation", "--seed", "1", *(word for seat in seats for word in ("--seat", seat))]) == 0
    assert "\n" * 60 not in capsys.readouterr().out


def test_a_saved_match_is_continued(capsys, monkeypatch, tmp_path):
    saved, again = tmp_path / "saved.journal", tmp_path / "again.journal"
    start = ["play", "journey", "--seed", "1", "--option", "first=frodo"]
    typing(monkeypatch, "1", f"save {saved}", "quit")
    assert main(start) == 0
    typing(monkeypatch, "1", f"SAVE {again}", "QUIT")
    assert main(["play", "journey", "--resume", str(saved)]) == 0
    typing(monkeypatch, "1", "1", f"save {again}.2", "quit")
    assert main(start) == 0
    assert again.read_text() == Path(f"{again}.2").read_text()
    assert "Saved to" in capsys.readouterr().out


def test_a_saved_match_keeps_its_seats_options_and_game(capsys, journal):
    assert "leave out --option" in refused(capsys, "play", "journey", "--resume", str(journal), "--seed", "1")
    assert "is a game of journey, not of duel" in refused(capsys, "play", "duel", "--resume", str(journal))
    words = ("play", "journey", "--resume", str(journal), "--seat", "merry=human")
    assert "The seats of the saved game are frodo and sam." in refused(capsys, *words)


def test_bots_are_watched(capsys):
    seats = ["--seat", "frodo=bot:greedy", "--seat", "sam=bot:uniform"]
    assert main(["play", "journey", "--watch", "--seed", "1", *seats]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Journey to Mordor. The bots play")
    assert "Merry" not in told
    assert "leave all seats to bots" in refused(capsys, "play", "journey", "--watch", "--seat", "frodo=human")


def test_moves_are_understood_in_capitals(capsys, monkeypatch):
    match = Match("journey", seed=1, seats=["frodo", "sam"], options={"first": "frodo"})
    typing(monkeypatch, match.legal()[0].notation.upper(), "HELP", "QUIT")
    assert main(["play", "journey", "--seed", "1", "--option", "first=frodo"]) == 0
    told = capsys.readouterr().out
    assert "is not a move" not in told
    assert "take back your last move" in told


def test_one_game_is_described_with_what_a_bot_sees(capsys):
    assert main(["games", "duel"]) == 0
    told = capsys.readouterr().out
    assert "Journey" not in told
    assert re.search(r"^    quest\[2\] +Steps each character has made", told, re.MULTILINE)
    assert re.search(r"^    slot +1 \| 2 \| 3 ", told, re.MULTILINE)
    assert re.search(r"^    race +elves \| ents ", told, re.MULTILINE)
    assert main(["games", "duel", "--json"]) == 0
    about = json.loads(capsys.readouterr().out)
    assert {"name": "viewer", "shape": [], "about": "The seat that looks, or SPECTATOR."} in about["view"]
    assert about["moves"]
    assert main(["games", "journey", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["things"] == {
        "die": ["yellow", "red", "blue", "green", "black"],
        "square": [str(number) for number in range(1, 9)],
    }
    assert "There is no game “chess”" in refused(capsys, "games", "chess")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_and_option_is_completed(capsys, shell):
    assert main(["completion", shell]) == 0
    made = capsys.readouterr().out
    for word in ("simulate", "completion", "confrontation"):
        assert word in made
    assert ("-l rows" if shell == "fish" else "--rows") in made


def test_bash_completes(tmp_path, capsys):
    assert main(["completion", "bash"]) == 0
    script = tmp_path / "completion.bash"
    script.write_text(capsys.readouterr().out)
    asked = {"bagend sim": "simulate", "bagend simulate jo": "journey", "bagend arena duel --pl": "--plot"}
    for line, expected in some(asked.items()):
        words = line.split()
        call = f"source {script}; COMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; _bagend; echo ${{COMPREPLY[@]}}"
        done = subprocess.run(["bash", "-c", call], capture_output=True, text=True, check=True)
        assert done.stdout.strip() == expected
