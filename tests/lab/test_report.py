"""Reports: the page stands alone, its figures are those of the matches, and each says what it rests on."""

import re
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from bagend.bots import roster
from bagend.cli import main
from bagend.engine.pseudo import PSEUDO
from bagend.games import all_games, find
from bagend.lab import batch, progress
from bagend.lab.report import making, plots
from bagend.lab.report.charts import Chart, Dot, Section
from bagend.lab.report.page import as_json, page
from bagend.lab.report.playing import play_some
from bagend.lab.report.series import MAIN, Series, Wanted, all_series, thought, values_of, want
from bagend.lab.report.skill import shares_of_two, variance
from bagend.lab.report.sums import Sums, by_number, count_block, held, mean_of, seen_and_won
from bagend.lab.words import lab_words
from proof import some

KEYS = [game.key for game in all_games()]


class Made:
    """A small report, and what it was made from."""

    def __init__(self, key: str, matches: int = 120, bots: str = "", language: str = "en", jobs: int = 1) -> None:
        self.wanted = want(find(key), matches, bots, {}, seed=3)
        self.sums = making.play(self.wanted, jobs, language)
        self.sections = making.sections_of(self.wanted, self.sums, language)
        self.words = making.words_for(self.wanted, language)
        self.total = making.total_of(self.sums)
        self.text = page(self.wanted, self.sections, self.words, self.total)

    def chart(self, key: str) -> Chart:
        return next(chart for section in self.sections for chart in section.charts if chart.key == key)


@pytest.fixture(scope="module", params=KEYS)
def made(request) -> Made:
    return Made(request.param)


class Reader(HTMLParser):
    """What a page holds."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]


def test_a_page_asks_nobody_for_anything(made):
    read = Reader(made.text)
    assert not {"script", "img", "link", "iframe", "object", "image", "metadata"} & set(read.tags)
    for name, value in read.attributes:
        assert name != "src"
        assert not name.startswith("on")
        if name.endswith("href"):
            assert value.startswith("#")
    assert not re.search(r"url\((?!#)|@import", made.text)
    assert len(made.text.encode()) < 400_000


def test_every_id_is_there_once_and_every_reference_finds_one(made):
    read = Reader(made.text)
    ids = [value for name, value in read.attributes if name == "id"]
    assert len(ids) == len(set(ids))
    meant = {value[1:] for name, value in read.attributes if name.endswith("href")}
    meant |= set(re.findall(r"url\(#([^)]+)\)", made.text))
    assert meant <= set(ids)


def test_its_colours_follow_the_light(made):
    drawn = "".join(re.findall(r"<svg.*?</svg>", made.text, re.DOTALL))
    assert not re.findall(r"#[0-9a-f]{6}\b", drawn)
    used = set(re.findall(r"var\(--([\w-]+)\)", made.text))
    for role in used:
        assert made.text.count(f"--{role}:") == 2
    assert "prefers-color-scheme:dark" in made.text


def test_every_figure_says_what_it_rests_on_and_what_it_does_not_show(made):
    charts = [chart for section in made.sections for chart in section.charts]
    assert len(charts) > 6
    for chart in charts:
        assert re.search(r"\d", chart.made_of), chart.key
        assert "greedy" in chart.made_of or "bot" in chart.made_of, chart.key
        assert len(chart.cannot) > 40
        assert chart.cannot in made.text.replace("&amp;", "&")
        assert all(each.low <= each.value <= each.high for each in chart.dots)
    assert "Bots are not people" in made.text
    assert made.wanted.command in made.text


def test_the_main_figures_are_those_of_a_simulation(made):
    plan = made.wanted.plan(made.wanted.bots, range(len(made.wanted.bots)), made.wanted.matches)
    total = batch.tally(plan, batch.play(plan, jobs=1), progress=lambda more: None)
    main_sums = made.sums[MAIN]
    assert main_sums.matches == total.matches
    assert {name: int(main_sums.rows["wins"][i]) for i, name in enumerate(total.wins)} == total.wins
    assert {key: found.hits for key, found in main_sums.endings().items()} == total.endings
    assert main_sums.mean_of("turns")[0] == pytest.approx(total.measures["turns"].mean)
    assert main_sums.mean_of("answers")[0] == pytest.approx(total.answers.mean)


def test_every_doubtful_value_is_tried(made):
    doubtful = {option.key for option in made.wanted.game.options if option.datum}
    section = next(section for section in made.sections if section.key == "doubts")
    if not doubtful:
        assert section.sentences
        assert not section.charts
        return
    played = {key.split(" ")[1] for key in made.sums if key.startswith("option ")}
    assert doubtful <= played
    dots = section.charts[0].dots
    tried = [key for key in made.sums if key.startswith("option ") and key.split(" ")[1] in doubtful]
    assert len(dots) == len(tried) + len(doubtful)


def test_json_holds_the_same_figures(made):
    told = as_json(made.wanted, made.sections, made.total)
    assert [chart["key"] for chart in told["charts"]] == [c.key for section in made.sections for c in section.charts]
    sides = next(chart for chart in told["charts"] if chart["key"] == "sides")
    assert [figure["value"] for figure in sides["figures"]] == [each.value for each in made.chart("sides").dots]


@pytest.mark.parametrize("key", ["journey", "mountdoom"])
def test_the_same_seed_gives_the_same_bytes_whatever_the_processes(key):
    assert Made(key, 130).text == Made(key, 130, jobs=2).text


@pytest.mark.parametrize("key", KEYS)
def test_one_match_of_random_bots_is_enough_for_a_page(key):
    made = Made(key, 1, "uniform")
    assert made.sums[MAIN].matches == 1
    assert "<svg" in made.text


@pytest.mark.parametrize("key", ["confrontation", "mountdoom", "journey"])
def test_followed_matches_are_the_same_as_counted_ones(key):
    wanted = want(find(key), 40, "", {}, seed=3)
    followed = next(each for each in all_series(wanted) if each.is_followed)
    rows = play_some(followed, 0).sums.rows
    states = batch.play_block(followed.plan, 0).states
    assert int(rows["matches"][0]) == 40
    if key == "confrontation":
        assert int(rows["setups"][1].sum()) == int((states["winners"] & 1).sum())
        assert int(rows["setups"][0].sum()) == 40
        # Every card that was played won, lost, tied or missed; nobody falls more often than battles are fought.
        played, slew, fell = rows["battles"][0]
        assert (slew <= played).all()
        assert (fell <= played).all()
        assert played.sum() > 40
    elif key == "mountdoom":
        assert int(rows["road"][1, 0].sum()) == int((states["winners"] > 0).sum())
        assert rows["road"][:, 0, 13].sum() == 40
    else:
        assert rows["pace"][:, 0].sum() <= 4 * 40
        assert (rows["pace"][:, 1] <= rows["pace"][:, 0]).all()


def test_searching_bots_take_part_in_large_reports_only():
    game = find("duel")
    few = [each for each in all_series(want(game, 20_000, "", {}, 1)) if "scout" in each.key]
    assert thought(want(game, 20_000, "", {}, 1)) == 2
    assert {each.plan.matches for each in few} == {2}
    assert not [each for each in all_series(want(game, 9_999, "", {}, 1)) if "scout" in each.key]
    # The strongest level is never played: the arena has rated it.
    assert not [each for each in all_series(want(game, 10**6, "", {}, 1)) if "wizard" in each.key]


def test_how_many_matches_are_usual_hangs_on_the_bots():
    assert want(find("duel"), None, "", {}, 0).matches == 100_000
    assert want(find("duel"), None, "scout", {}, 0).matches == 200
    assert want(find("duel"), None, "", {}, 0).bots == ("greedy", "greedy")


def test_other_values_of_an_option():
    options = find("journey").options
    assert values_of(options["last_survivor"], False) == [True]
    assert values_of(options["side"], "basic") == ["advanced"]
    assert values_of(options["squares"], 6) == [5, 7, 8]
    dice = values_of(options["coloured_die"], ("ring", "ring", "gandalf", "weapon", "orc", "nazgul"))
    assert ("orc", "ring", "gandalf", "weapon", "orc", "nazgul") in dice
    assert len(dice) == 4
    assert values_of(find("duel").options["coin_cap"], 0) == [15, 30, 45, 60]


def test_values_that_do_not_go_together_are_left_out():
    wanted = want(find("duel"), 100, "", {"coin_cap": 9}, 1)
    tried = [each.key for each in all_series(wanted) if "fellowship_coins" in each.key]
    assert "option fellowship_coins 7" in tried
    assert "option fellowship_coins 8" not in tried


def table(first_alone: int, second_alone: int, even: int = 0) -> Sums:
    sums = Sums()
    sums.add("matches", first_alone + second_alone + even)
    sums.add("alone", np.array([first_alone, second_alone]))
    return sums


def test_what_explains_results_adds_up():
    fair: dict[tuple[str, ...], Sums] = {
        pair: table(50, 50) for pair in (("a", "a"), ("a", "b"), ("b", "a"), ("b", "b"))
    }
    assert shares_of_two(fair) == {"strength": 0, "side": 0, "suits": 0}
    side = dict.fromkeys(fair, table(100, 0))
    assert shares_of_two(side)["side"] == pytest.approx(1)
    skilled = {**fair, ("a", "b"): table(0, 100), ("b", "a"): table(100, 0)}
    assert shares_of_two(skilled) == {"strength": pytest.approx(0.5), "side": 0, "suits": 0}
    assert shares_of_two(dict.fromkeys(fair, table(0, 0, 100))) == {"strength": 0, "side": 0, "suits": 0}
    assert variance([1, 3]) == 1


def test_sums_grow_with_the_longer_row():
    sums = Sums()
    sums.add("turns", np.array([1, 2]))
    sums.add("turns", np.array([1, 1, 5]))
    sums.add("turns", np.array([1]))
    assert sums.rows["turns"].tolist() == [3, 3, 5]
    other = Sums()
    other.add_all(sums)
    other.add("turns", np.array([1, 0, 0]))
    assert sums.rows["turns"].tolist() == [3, 3, 5]
    assert sums.one("nothing") == 0


def test_counting_by_number_and_by_member():
    won = np.array([1, 0, 1])
    assert by_number(np.array([2, 2, 0]), won).tolist() == [[1, 1], [0, 0], [2, 1]]
    assert seen_and_won(held(np.array([0b01, 0b11, 0b10]), 2), won).tolist() == [[2, 2], [1, 1]]
    assert mean_of(np.array([0, 2, 2]))[0] == 1.5
    assert mean_of(np.zeros(3, np.int64)) == (0.0, 0.0, 0.0)


def test_an_undecided_match_is_counted_as_such():
    game = find("journey")
    block = batch.Block(game.setup(game.options.read({}), (0, 1)), np.array([2000]))
    assert count_block(game, block).endings()["undecided"].hits == 1


def test_of_a_long_list_both_ends_are_drawn():
    dots = tuple(Dot(f"card {i}", i / 50, i / 50, i / 50, 10) for i in range(50))
    chart = Chart("long", "Long", dots, "made", "cannot", shown=2)
    drawn = plots.plot(chart, lab_words())
    assert [f"card {i}" in drawn for i in (0, 1, 2, 25, 48, 49)] == [True, True, False, False, True, True]


def test_a_report_in_another_language_takes_all_words_from_the_catalogue():
    made = Made("confrontation", 1, language=PSEUDO)
    text = re.sub(r"<style>.*?</style>|<svg.*?</svg>|<code>.*?</code>", "", made.text, flags=re.DOTALL)
    bare = re.sub(r"<[^>]+>", "\n", text).split("\n")
    names = "|".join(roster.all_names(made.wanted.game))
    for line in some(filter(None, map(str.strip, bare))):
        assert re.fullmatch(rf"[\d\s.,%–-]*|(?:{names})|.*[^\x00-\x7f].*", line), line


def test_the_command_writes_page_and_figures(tmp_path: Path, capsys):
    out, figures = tmp_path / "duel.html", tmp_path / "duel.json"
    assert main(["report", "duel", "-n", "50", "--seed", "2", "--out", str(out), "--json", str(figures)]) == 0
    assert "bagend report duel -n 50 --bots greedy --seed 2" in out.read_text(encoding="utf-8")
    assert '"charts"' in figures.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--out", "/nowhere/x.html"), "Cannot write /nowhere/x.html"),
        (("--bots", "oracle"), "There is no bot"),
        (("--bots", "greedy,greedy,greedy"), "3 bots were named"),
        (("--option", "landmarks=none"), "cannot be"),
        (("-n", "1", "--out", "/dev/full"), "Cannot write /dev/full: "),
    ],
)
def test_what_cannot_be_done_is_one_sentence(capsys, monkeypatch, tmp_path, arguments, sentence):
    monkeypatch.chdir(tmp_path)
    assert main(["report", "duel", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert sentence in told.err
    assert len(told.err.strip().splitlines()) == 1


def test_a_section_without_charts_is_its_sentences():
    wanted: Wanted = want(find("duel"), 1, "", {}, 0)
    text = page(wanted, [Section("doubts", "Doubts", sentences=("None.",))], making.words_for(wanted, "en"), 1)
    assert "<p>None.</p>" in text


def test_series_have_keys_of_their_own():
    for game in all_games():
        series: list[Series] = all_series(want(game, 100_000, "", {}, 0))
        assert len({each.key for each in series}) == len(series)


def test_a_log_says_how_much_time_is_left(monkeypatch, capsys):
    times = iter([0.0, 100.0, 100.0, 100.0, 160.0, 160.0])
    monkeypatch.setattr(progress, "monotonic", lambda: next(times))
    advance = progress.lines("playing", 1000, Console(width=200), lab_words())
    # The first block waited for the compiler, which tells nothing about the others.
    advance(100)
    advance(300)
    assert capsys.readouterr().out.splitlines() == [
        "playing: 100 of 1,000",
        "playing: 400 of 1,000, about 2 minutes left",
    ]
