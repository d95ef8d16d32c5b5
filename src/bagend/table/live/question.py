"""Questions: what is asked now, as one desk may know it."""

from collections.abc import Mapping
from typing import Any

from bagend.engine import clauses
from bagend.engine.game import Game
from bagend.engine.options import Choice, Flag, Listing, Option
from bagend.engine.words import Words
from bagend.table.live.desk import Desk
from bagend.table.live.ending import ending
from bagend.table.live.seat_lines import seat_line
from bagend.table.live.series import sums, winner
from bagend.table.live.suggestions import shown_suggestions
from bagend.table.live.table import Table
from bagend.table.live.tallies import dangers
from bagend.table.live.wire import GuideLine, Hand, Question
from bagend.table.teaching.guide import place
from bagend.table.teaching.lessons import numbered


def title_of(game: Game, clause: str, words: Words) -> str:
    """What a clause says; empty if there is none."""
    return clauses.title(clause, words) if clause in clauses.load(game.folder) else ""


def question(desk: Desk, has_sections: bool = True) -> Question:
    """What is asked; with the view in words, if that is to be shown."""
    made: Question = desk.table.once(("question", desk), lambda: question_of(desk))
    return Question(**{**made, "sections": desk.scene.sections}) if has_sections else made


def question_of(desk: Desk) -> Question:
    table, acting = desk.table, desk.acting
    asked = table.asked if acting is None else acting
    return Question(
        ply=desk.ply,
        seat="" if asked is None else table.game.seats[asked],
        prompt=waiting(desk) or prompt(desk),
        meanwhile=meanwhile(desk),
        yours=acting is not None,
        choices=desk.scene.choices,
        suggest=desk.may_suggest,
        suggestions=shown_suggestions(desk),
        hint=desk.may_ask_hint,
        undo=desk.undo,
        resign=desk.may_resign,
        series=series_line(desk),
        rematch=f"/match/{table.id}/rematch" if table.rematch else "",
        over=table.is_over,
        ending=ending(desk, prompt(desk)),
        dangers=dangers(desk.scene),
        waiting=table.match is None,
        number=table.match is None and table.owes_number(desk.seats),
        seats=[seat_line(desk, seat) for seat in table.taken],
        commitment=table.row.commitment,
        secret=table.row.secret if table.is_over else "",
        sections=[],
        guide=guide_line(desk),
        hand=hand(desk),
    )


def guide_line(desk: Desk) -> GuideLine | None:
    """What a learner is told: a step while it is their turn, and some last words when the script has ended."""
    table, words = desk.table, desk.words
    found, match = table.guide, table.match
    if found is None or match is None or table.game.seat(found.seat) not in desk.persons:
        return None
    at, steps = place(found, match), len(found.steps)
    step = table.step(desk.seats)
    if at > steps or (step and desk.acting is None):
        return None
    lines = step.lines(words) if step else numbered("guide-end", words)
    return GuideLine(
        step=min(at + 1, steps), steps=steps, lines=lines, show=list(step.show if step else ()), is_over=not step
    )


def hand(desk: Desk) -> Hand | None:
    """Whom a shared screen is to be handed to."""
    seat = desk.hand_to
    return None if seat is None else Hand(seat=desk.table.game.seats[seat], name=desk.called(seat))


def prompt(desk: Desk) -> str:
    """What is asked here, or whom everybody waits for, in one sentence."""
    table, table_words = desk.table, desk.table_words
    if table.match is None:
        return table_words("prompt-waiting" if open_seats(table) else "prompt-beginning")
    if table.resigned is not None and table.game.cooperative:
        message = "prompt-gave-up-own" if desk.viewer == table.resigned else "log-gave-up"
        return table_words(message, seat=desk.called(table.resigned))
    if table.resigned is not None:
        left = next(seat for seat in table.taken if seat != table.resigned)
        return table_words("prompt-resigned", seat=desk.called(table.resigned), winner=desk.called(left))
    if table.is_over and table.match.outcome is None:
        return table_words("prompt-undecided")
    asked = table.asked
    if asked is None or desk.acting is not None:
        return desk.scene.prompt
    return table_words("status-thinking" if table.players[asked].is_bot else "status-waiting", seat=desk.called(asked))


def waiting(desk: Desk) -> str:
    """What is said to somebody who has set up before their turn, or should hand on the screen; else empty."""
    if desk.hand_to is not None:
        return desk.table_words("prompt-hand-over", seat=desk.called(desk.hand_to))
    early = desk.table.early(desk.viewer)
    if early is None or early.is_asked or desk.table.asked is None:
        return ""
    message = "prompt-luck-later" if early.waits_for_luck else "prompt-set-up"
    return desk.table_words(message, seat=desk.called(desk.table.asked))


def meanwhile(desk: Desk) -> str:
    """Who else sets up in secret at the same time, and who has done so."""
    table = desk.table
    if not table.is_in_secret_setup:
        return ""
    sentences = []
    for seat in table.taken:
        early = table.early(seat)
        is_early_beside = early is not None and seat not in desk.persons
        if is_early_beside or (seat == table.asked and table.early(table.viewer(desk.seats))):
            message = "meanwhile-set-up" if early and not early.is_asked else "meanwhile-setting-up"
            sentences.append(desk.table_words(message, seat=desk.called(seat)))
    return " ".join(sentences)


def open_seats(table: Table) -> list[int]:
    return [seat for seat in table.taken if not table.players[seat].claimed]


def is_half(table: Table) -> bool:
    """Whether this is the first match of a series of two."""
    return table.game.series is not None and not table.standing.matches


def series_line(desk: Desk) -> str:
    """How a match and those before it stand together; empty if there is nothing to say yet."""
    table, table_words = desk.table, desk.table_words
    rules, before = table.game.series, table.standing.matches
    if rules is None and not before:
        return ""
    if not before and not table.is_over:
        return table_words("series-first")
    points = sums(table)
    # Whoever reads it looks for themselves first.
    seats = sorted(table.taken, key=lambda seat: desk.persons != (seat,))
    scored = ", ".join(table_words("series-points", **player_of(desk, seat), points=points[seat]) for seat in seats)
    if rules is None:
        return table_words("series-wins", points=scored)
    if not before:
        return table_words("series-first-over", points=scored)
    if not table.is_over:
        return table_words("series-second", points=scored)
    won = winner(table, rules)
    if won is None:
        return table_words("series-drawn", points=scored)
    return table_words("series-won", points=scored, **player_of(desk, won))


def player_of(desk: Desk, seat: int) -> dict[str, str]:
    """Who sits in a seat, for a sentence about several matches: sides change, so people are told apart by who they are,
    and by their seat only where nothing else is known of them."""
    table, player = desk.table, desk.table.players[seat]
    if player.is_bot:
        is_only_one = sum(each.is_bot for each in table.players.values()) == 1
        kind = "bot" if is_only_one else "bots"
    elif desk.persons == (seat,):
        kind = "you"
    elif player.name:
        kind = "name"
    elif len(desk.persons) == 1 and len(table.taken) == 2:
        kind = "rival"
    else:
        kind = "player" if table.standing.matches else "seat"
    return {"kind": kind, "seat": desk.name(seat), "name": desk.called(seat)}


def seat_links(desk: Desk, keys: Mapping[int, str]) -> list[dict[str, str]]:
    """The links of one's own seats, to go on playing on another device."""
    return [
        {"key": desk.table.game.seats[seat], "name": desk.name(seat), "link": f"/seat/{keys[seat]}"}
        for seat in sorted(keys)
    ]


def reconstructed(table: Table, words: Words, data: Mapping[str, Mapping[str, object]]) -> list[dict[str, object]]:
    """The doubtful values this match is played with: what they are, where they come from, how sure they are."""
    found = []
    for option in table.game.options:
        if option.datum:
            datum = data[option.datum]
            message, changed = f"option-{option.key}", table.options[option.key] != option.default
            about = {"label": words(message), "source": words.attribute(message, "source")}
            value = {
                "value": in_words(option, table.options[option.key], words),
                "confidence": datum["confidence"],
                "changed": changed,
            }
            found.append({**about, **value})
    return found


def in_words(option: Option, value: Any, words: Words) -> str:
    """The value of an option as a person reads it."""
    match option:
        case Choice():
            return words(f"option-{option.key}-{value}")
        case Listing():
            return words.listing(words(f"option-{option.key}-{name}") for name in value)
        case Flag():
            return words("option-yes" if value else "option-no")
    return option.write(value)
