"""Clauses: the rulebook, the rules and the tests agree, in every game."""

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from bagend import games
from bagend.engine import clauses
from bagend.engine.errors import UnknownClause
from bagend.lab import citations
from proof import some


def prefixes(game) -> set[str]:
    """The letters of this game's clauses, rulings and examples."""
    return {key.partition("-")[0] for key in citations.known(game)}


def test_no_rule_cites_an_unknown_clause(game):
    cited = {clause for clause in citations.in_rules(game.folder) if clause.partition("-")[0] in prefixes(game)}
    assert cited - citations.known(game) == set()


def test_no_test_cites_an_unknown_clause(game):
    cited = {clause for clause in citations.in_tests(game) if clause.partition("-")[0] in prefixes(game)}
    assert cited - citations.known(game) == set()


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
    assert [key for key in clauses.read(game.folder)[part] if key not in tested] == []


def test_every_ruling_of_ours_is_tested(game):
    """Where the books differ (X-), the ruling names a clause, and that is tested."""
    tested = citations.in_tests(game)
    untested = [key for key, ruling in clauses.rulings(game.folder).items() if not {key, ruling.clause} & set(tested)]
    assert untested == []
    assert [key for key in clauses.rulings(game.folder) if key.startswith("A-") and key not in tested] == []


def test_every_ruling_says_what_it_decides_and_why(game):
    words = game.words()
    for ruling in some(clauses.rulings(game.folder).values()):
        message = f"ruling-{ruling.id}"
        assert ruling.clause in clauses.load(game.folder)
        assert words.attribute(message, "question").endswith("?")
        assert words(message).endswith(".")
        assert words.attribute(message, "reason").endswith(".")
        assert ruling.option in {"", *(option.key for option in game.options)}


def test_every_clause_has_a_title_and_a_section(game):
    for clause in some(clauses.load(game.folder).values()):
        assert clauses.title(clause.id, game.words())
        assert clauses.section(clause, game.words())


def test_clauses_are_numbered_without_gaps(game):
    """In whatever order the book has them."""
    numbers = sorted(int(key.partition("-")[2]) for key in clauses.load(game.folder))
    assert numbers == list(range(1, len(numbers) + 1))


def test_the_readme_names_every_option_and_every_ruling_with_one(game):
    text = (game.folder / "README.md").read_text(encoding="utf-8")
    doubtful = [option.key for option in game.options if option.datum]
    rulings = [key for key, ruling in clauses.rulings(game.folder).items() if ruling.option]
    assert [name for name in doubtful if f"`{name}`" not in text] == []
    assert [key for key in rulings if key not in text] == []


def test_a_citation_names_the_rule_and_its_tests():
    (found,) = citations.find("J-36")
    assert found.text[0] == ("rule", "Rivendell: from one roll you may keep as many equal symbols as you like.")
    assert found.heading == "chapter “Advanced side”"
    assert [(site.file.name, site.name) for site in found.rules] == [("places.py", "may_keep_equals")]
    assert "test_j36_elsewhere_they_may_not" in [site.name for site in found.tests]
    for site in (*found.rules, *found.tests):
        assert f"def {site.name}" in lines_around(site.file, site.line)


def lines_around(path: Path, line: int) -> str:
    return path.read_text(encoding="utf-8").splitlines()[line - 1]


def test_a_clause_may_be_asked_for_in_small_letters():
    assert [found.id for found in citations.find("jt-7B")] == ["JT-7b"]


def test_a_clause_that_does_not_exist_is_refused():
    with pytest.raises(UnknownClause, match="There is no clause, ruling or example “J-99” in any game"):
        citations.find("J-99")


def test_everything_that_has_a_number_can_be_looked_up(game):
    for key in some(citations.known(game)):
        found = citations.cite(game, key)
        assert found.tests, key
        assert all(sentence for _, sentence in found.text), key


def test_a_ruling_says_what_it_decides_and_which_clause_it_reads():
    (found,) = citations.find("A-12")
    assert [label for label, _ in found.text] == ["question", "ruling", "reason", "clause"]
    assert dict(found.text)["clause"].startswith("J-36: ")


def test_a_ruling_that_no_code_cites_is_carried_out_with_its_clause():
    assert citations.find("A-1")[0].rules == citations.find("J-21")[0].rules


def test_rulings_of_two_games_may_share_a_number():
    assert [found.game.key for found in citations.find("R-7")] == ["confrontation", "duel"]


def test_an_example_names_the_test_that_works_it_out():
    (found,) = citations.find("JT-7b")
    assert found.text[0][0] == "example"
    assert [site.name.startswith("test_jt7b") for site in found.tests] == [True]


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
    (tmp_path / "facts.py").write_text('def is_free():\n    """C-4: nothing lies on it."""\n    return True\n')
    (tmp_path / "cards.toml").write_text('[aragorn]\nname = "C-9"\nclause = "C-3"\n')
    (tmp_path / "clauses.toml").write_text('[clause]\nC-5 = { title = "clause = C-5" }\n')
    found = citations.in_rules(tmp_path)
    assert {key: [(site.line, site.name) for site in sites] for key, sites in found.items()} == {
        "C-4": [(1, "is_free")],
        "C-7": [(3, "ROWS")],
        "C-2": [(6, "f")],
        "C-3": [(3, "aragorn")],
    }


def test_without_the_tests_at_hand_only_the_rules_are_named(tmp_path):
    journey = games.find("journey")
    installed = tmp_path / "lib" / "bagend" / "games" / "journey"
    shutil.copytree(journey.folder, installed)
    found = citations.cite(replace(journey, folder=installed), "J-36")
    assert (len(found.rules), found.tests) == (1, ())


def test_what_is_a_fact_of_a_state_counts_as_a_rule():
    (found,) = citations.find("D-69")
    assert [site.name for site in found.rules if site.file.name == "prices.py"] == ["surcharge"]
