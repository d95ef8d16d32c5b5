"""Golden matches: whole matches with their telling, kept to be read.  `python -m tests.games.golden` writes them anew.

A game keeps a recipe in `tests/games/<game>/golden/*.toml` (seats, options, seed); beside it lie the journal and the
telling: for each answer who was asked what, among how many answers (a few of them as they stand on their buttons, with
what is said about them and the clause that allows them), what was not allowed and why, what was answered, and what then
happened; now and then the whole view in words and in characters.
Answers are chosen by a stream made from the seed, so that a change of the rules shows up as a readable difference.
Where random answers would end a match too soon, the recipe names a bot, and `whim`: every so many answers are random.
"""

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import bagend
from bagend import games
from bagend.bots import roster
from bagend.engine.chance import below, stream
from bagend.engine.chart import Cell, Ink
from bagend.engine.kernel import Mode
from bagend.engine.match import Entry, Match
from bagend.engine.records import plain
from bagend.engine.seats import NOBODY

HERE = Path(__file__).parent

SHOWN = 4
"""How many answers of a question are told, and how many refusals."""

SELDOM = 12
"""Every so many questions the whole view is read out and drawn."""


def recipes(key: str) -> list[Path]:
    return sorted((HERE / key / "golden").glob("*.toml"))


def telling_of(recipe: Path) -> Path:
    return recipe.with_suffix(".txt")


def journal_of(recipe: Path) -> Path:
    return recipe.with_suffix(".journal")


def tell(key: str, recipe: Path, mode: Mode) -> tuple[Match, str]:
    """Play the recipe's match; the match and its telling."""
    wanted = tomllib.loads(recipe.read_text(encoding="utf-8"))
    match = bagend.Match(key, seats=wanted["seats"], options=wanted["options"], seed=wanted["seed"], mode=mode)
    lines = [f"# {wanted['about']}", "", *_header(match)]
    for entry in match.entries:
        lines += _told(match, entry)
    choice = stream(wanted["seed"])[0]
    while not match.is_over:
        lines += _asked(match)
        for entry in match.play(_answer(match, wanted, choice, mode)):
            lines += _told(match, entry)
    lines += ["", f"over: {match.outcome.ending} by {match.outcome.clause}" if match.outcome else "over: undecided"]
    return match, "\n".join(lines) + "\n"


def _answer(match: Match, wanted: dict[str, Any], choice: Any, mode: Mode) -> int:
    answers = sorted(match.legal_actions())
    if "bot" not in wanted or len(match.entries) % wanted["whim"] == 0:
        return answers[below(choice, len(answers))]
    views = match.game.View.blank()
    match.game.view(match.state[0], match.seat, views[0])
    return roster.choose(match.game, wanted["bot"], views, answers, 0, mode)


def _header(match: Match) -> Iterator[str]:
    journal = str(match.journal()).partition("\n\n")[0]
    yield from journal.splitlines()


def _asked(match: Match) -> Iterator[str]:
    game, words, answers = match.game, match.game.words(), sorted(match.legal_actions())
    view = plain(match.view(match.seat).reshape(1))
    yield ""
    yield f"{game.seats[match.seat]} / {match.phase.name.lower()} / {len(answers)} answers"
    yield f"? {game.text.prompt(view, words)}"
    for action in _some_of(answers):
        about = game.text.about(view, action, words)
        yield f"- {game.text.answer(view, action, words)} [{game.text.clause(view, action)}]{about and ': '}{about}"
    forbidden = [action for action in range(len(game.answers)) if action not in set(answers)]
    for action in _some_of(forbidden, len(match.entries)):
        lack = game.text.lack(view, action, words)
        yield f"x {game.answers.notation(action)} [{game.refuse(view, action)}]{lack and ': '}{lack}"
    if len(match.entries) % SELDOM == 0:
        for section in game.text.sections(view, words):
            yield f"  {section.heading}"
            yield from (f"    {line}" for line in section.lines)
        for chart in game.text.chart(view, words):
            yield f"  : {chart.heading}".rstrip()
            yield from ("    " + " | ".join(map(_put, row)).rstrip() for row in chart.rows)


def _put(cell: Cell) -> str:
    return "; ".join(map(_inked, cell))


def _inked(ink: Ink) -> str:
    """A text with how it looks."""
    seat = "" if ink.seat == NOBODY else f"seat {ink.seat}"
    look = [seat, ink.hue, "strong" if ink.is_strong else "", "faint" if ink.is_faint else ""]
    told = ", ".join(filter(None, look))
    return f"{ink.text} ({told})" if told else ink.text


def _some_of(actions: Sequence[int], first: int = 0) -> list[int]:
    """A few of many, spread evenly; others each time."""
    step = max(1, len(actions) // SHOWN)
    return list(actions[first % step :: step][:SHOWN])


def _told(match: Match, entry: Entry) -> Iterator[str]:
    if entry.seat < 0:
        yield f"! {match.game.draws.notation(entry.action)} = {entry.pick}/{entry.outcomes}"
    else:
        yield f"> {match.game.answers.notation(entry.action)}"
    for moment in entry.moments:
        yield f"  {match.game.caption(moment.kind, moment.nouns, match.game.words())}"


def main() -> None:
    for key in games.KEYS:
        for recipe in recipes(key):
            match, telling = tell(key, recipe, Mode.INTERPRETED)
            telling_of(recipe).write_text(telling, encoding="utf-8")
            match.save(journal_of(recipe))
            print(telling_of(recipe))


if __name__ == "__main__":
    main()
