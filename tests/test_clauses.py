"""Clauses: the rulebook, the rules and the tests agree, in every game."""

import re
import shutil
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from bagend import games
from bagend.engine import citations, clauses
from bagend.engine.errors import UnknownClause
from proof import some


def table(game) -> dict[str, dict[str, dict[str, str]]]:
    return tomllib.loads((game.folder / "clauses.toml").read_text(encoding="utf-8"))


def prefixes(game) -> set[str]:
    """The letters of this game's clauses, rulings and examples."""
    return {key.partition("-")[0] for part in table(game).values() for key in part}


def known(game) -> set[str]:
    return {key for part in table(game).values() for key in part}


def test_no_rule_cites_an_unknown_clause(game):
    cited = {clause for clause in citations.in_rules(game.folder) if clause.partition("-")[0] in prefixes(game)}
    assert cited - known(game) == set()


def test_no_test_cites_an_unknown_clause(game):
    cited = {clause for clause in citations.in_tests(game) if clause.partition("-")[0] in prefixes(game)}
    assert cited - known(game) == set()


def test_nothing_a_game_says_cites_an_unknown_clause(game):
    """The ids in refusals, meanings and rulings too."""
    letters = "|".join(sorted({key.partition("-")[0] for key in clauses.load(game.folder)}))
    for path in [*game.folder.rglob("*.py"), *game.folder.rglob("*.toml"), game.folder / "README.md"]:
        cited = set(re.findall(rf"\b(?:{letters})-\d+\b", path.read_text(encoding="utf-8")))
        assert cited - set(clauses.load(game.folder)) == set(), path


def test_every_clause_is_carried_out_by_a_rule_or_honoured_elsewhere(game):
    cited = citations.in_rules(game.folder)
    homeless = {key for key, clause in clauses.load(game.folder).items() if key not in cited and not clause.honoured}
    assert homeless == set()


def test_a_clause_honoured_elsewhere_is_in_no_rule(game):
    cited = citations.in_rules(game.folder)
    assert {key for key, clause in clauses.load(game.folder).items() if key in cited and clause.honoured} == set()


@pytest.mark.parametrize("part", ["clause", "example"])
def test_every_clause_and_every_worked_example_is_tested(game, part):
    tested = citations.in_tests(game)
    assert [key for key in table(game)[part] if key not in tested] == []


def test_every_ruling_of_ours_is_tested(game):
    """Where the books differ (X-), the ruling names a clause, and that is tested."""
    tested = citations.in_tests(game)
    untested = [
        key for key, ruling in clauses.rulings(game.folder).items() if not {key, ruling["clause"]} & set(tested)
    ]
    assert untested == []
    assert [key for key in clauses.rulings(game.folder) if key.startswith("A-") and key not in tested] == []


def test_every_ruling_says_what_it_decides_and_why(game):
    for ruling in some(clauses.rulings(game.folder).values()):
        assert ruling["clause"] in clauses.load(game.folder)
        assert ruling["question"].endswith("?")
        assert ruling["ruling"].endswith(".")
        assert ruling["reason"].endswith(".")
        assert ruling["option"] in {"", *(option.key for option in game.options)}


def test_every_clause_has_a_title_and_a_section(game):
    for clause in some(clauses.load(game.folder).values()):
        assert clause.title
        assert clause.section


def test_clauses_are_numbered_without_gaps(game):
    """In whatever order the book has them."""
    numbers = sorted(int(key.partition("-")[2]) for key in clauses.load(game.folder))
    assert numbers == list(range(1, len(numbers) + 1))


def test_the_readme_names_every_option_and_every_ruling_with_one(game):
    text = (game.folder / "README.md").read_text(encoding="utf-8")
    doubtful = [option.key for option in game.options if option.datum]
    rulings = [key for key, ruling in clauses.rulings(game.folder).items() if ruling["option"]]
    assert [name for name in doubtful if f"`{name}`" not in text] == []
    assert [key for key in rulings if key not in text] == []


def test_a_citation_names_the_rule_and_its_tests():
    found = citations.find(games.find("journey"), "J-36")
    assert (found.title, found.section) == (
        "Rivendell: from one roll you may keep as many equal symbols as you like",
        "Advanced side",
    )
    assert [(site.file.name, site.name) for site in found.rules] == [("places.py", "may_keep_equals")]
    assert "test_j36_elsewhere_they_may_not" in [site.name for site in found.tests]
    for site in (*found.rules, *found.tests):
        assert f"def {site.name}" in lines_around(site.file, site.line)


def lines_around(path: Path, line: int) -> str:
    return path.read_text(encoding="utf-8").splitlines()[line - 1]


def test_a_clause_may_be_asked_for_in_small_letters():
    assert citations.find(games.find("journey"), "j-36").id == "J-36"


def test_a_clause_that_does_not_exist_is_refused():
    with pytest.raises(UnknownClause, match="journey has no clause 'J-99'; expected J-1 to J-44"):
        citations.find(games.find("journey"), "J-99")


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("test_j8_a_nazgul_must_be_kept", ["J-8"]),
        ("test_jt7b_sam_splits_the_second", ["JT-7b"]),
        ("test_j36_a12_one_must_be_kept", ["J-36", "A-12"]),
        ("test_a_fresh_sheet_is_empty", []),
        ("test_the_match_is_told", []),
    ],
)
def test_the_name_of_a_test_is_read(name, ids):
    assert list(citations.ids_in_name(name)) == ids


def test_a_citation_is_found_in_comments_tables_and_data(tmp_path):
    rules = tmp_path / "rules"
    rules.mkdir()
    (rules / "one.py").write_text(
        '"""Clauses C-1."""\n\nROWS = {"gimli": "C-7"}\n\n\ndef f():\n    # C-2 MAY\n    return 1\n'
    )
    (tmp_path / "cards.toml").write_text('[aragorn]\nname = "C-9"\nclause = "C-3"\n')
    (tmp_path / "clauses.toml").write_text('[clause]\nC-5 = { title = "clause = C-5" }\n')
    found = citations.in_rules(tmp_path)
    assert {key: [(site.line, site.name) for site in sites] for key, sites in found.items()} == {
        "C-7": [(3, "ROWS")],
        "C-2": [(6, "f")],
        "C-3": [(3, "aragorn")],
    }


def test_without_the_tests_at_hand_only_the_rules_are_named(tmp_path):
    journey = games.find("journey")
    installed = tmp_path / "lib" / "bagend" / "games" / "journey"
    shutil.copytree(journey.folder, installed)
    found = citations.find(replace(journey, folder=installed), "J-36")
    assert (len(found.rules), found.tests) == (1, ())


def test_what_is_a_fact_of_a_state_counts_as_a_rule():
    found = citations.find(games.find("duel"), "D-69")
    assert [site.name for site in found.rules if site.file.name == "prices.py"] == ["surcharge"]
