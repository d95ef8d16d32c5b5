"""Counsel: where all play together, those who are not asked see the same answers and may mark one: I would do this."""

from bagend.engine.errors import IllegalAction
from bagend.engine.game import Game
from bagend.engine.records import plain
from bagend.engine.seats import SPECTATOR
from bagend.engine.words import Words
from bagend.table.errors import NoCounsel, YourTurn
from bagend.table.live.playing import sights
from bagend.table.live.table import Seats, Table
from bagend.table.live.wire import Mark


def plays_together(game: Game) -> bool:
    """Whether all seats win or lose as one, and nobody minds helping."""
    return game.cooperative


def sees_the_question(table: Table, seats: Seats) -> bool:
    """Whether another person is asked, and whoever holds these seats sees all that he sees: then his answers are no
    secret to them either."""
    asked = table.asked
    if asked is None or not plays_together(table.game) or table.players[asked].is_bot:
        return False
    return sights(table.view(asked)) == sights(table.view(table.viewer(seats)))


def may_mark(table: Table, seats: Seats) -> bool:
    held = table.persons(seats)
    return bool(held) and table.asked not in held and sees_the_question(table, seats)


def shown_answers(table: Table, seats: Seats) -> list[int]:
    """What a page can choose from: its own answers, or those of the seat that it may give counsel to."""
    if table.match is not None and may_mark(table, seats):
        return table.match.legal_actions()
    return table.answers(seats)


def mark(table: Table, seats: Seats, action: int | None, ply: int) -> None:
    """Say what one would do, or nothing any more.  It changes no match: everybody is told, and nothing is written."""
    table.check_ply(seats, ply)
    if table.asked in table.persons(seats):
        raise YourTurn("Whoever is asked answers.")
    if not may_mark(table, seats):
        raise NoCounsel("Nobody here can be given counsel now.")
    if action is not None and action not in shown_answers(table, seats):
        notation = table.game.answers.notation(action)
        clause = table.game.refuse(table.view(table.viewer(seats))[0], action)
        raise IllegalAction(f"{notation!r} is not allowed here.", clause=clause, answer=notation)
    table.marks.put(table.ply, table.viewer(seats), action)
    table.changed()


def marks_shown(table: Table, seats: Seats, words: Words, table_words: Words) -> list[Mark]:
    """All marks, for whoever sees what the seat that is asked sees."""
    marks = table.marks.at(table.ply)
    if not marks or not sees_the_question(table, seats):
        return []
    viewer = table.viewer(seats)
    view = plain(table.view(viewer))
    made = []
    for seat, action in marks.items():
        name = words.name("seat", table.game.seats[seat])
        answer = table.game.text.answer(view, action, words)
        is_own = seat == viewer != SPECTATOR
        sentence = table_words("mark-own" if is_own else "mark-words", seat=name, answer=answer)
        made.append(Mark(seat=seat, name=name, action=action, own=is_own, sentence=sentence))
    return made
