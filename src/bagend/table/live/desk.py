"""Desk: what one browser sees and may do now.  Page, socket, API, hints and forms are all made from it.

A browser that holds the seats of several persons looks through the eyes of one of them.  As long as all of them see the
same, those are the eyes of whoever is asked, and nobody notices.  When they do not, a curtain falls: the screen keeps
the eyes it has until it is handed on and the next seat lifts the curtain; in between it shows what a spectator may see.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property

from bagend.engine.errors import NotYourTurn
from bagend.engine.records import plain
from bagend.engine.seats import SPECTATOR
from bagend.engine.words import LANGUAGES, Words
from bagend.table.live.match import LiveMatch, Seats, sights
from bagend.table.live.scene import Scene
from bagend.table.live.table import Table
from bagend.table.words import table_words


@dataclass(frozen=True)
class Sight:
    """Through whose eyes a screen looks."""

    viewer: int
    audience: frozenset[int]
    """Whose private lines are in the log."""

    acting: int | None
    """The seat that is asked here and sees its question."""

    hand_to: int | None = None
    """The seat that is asked and must lift the curtain first."""

    eyes: int | None = None
    """The seat that looks at a shared screen; None before anybody has lifted the curtain."""


@dataclass(frozen=True, eq=False)
class Desk:
    """What whoever holds these seats sees and may do.  It holds until the table changes."""

    table: Table
    seats: frozenset[int]
    host: str
    """The host's key, for the links of open seats; empty for everybody else."""

    sight: Sight
    words: Words
    table_words: Words

    @property
    def viewer(self) -> int:
        return self.sight.viewer

    @property
    def acting(self) -> int | None:
        return self.sight.acting

    @property
    def hand_to(self) -> int | None:
        return self.sight.hand_to

    @property
    def is_covered(self) -> bool:
        return self.sight.hand_to is not None and self.sight.viewer == SPECTATOR

    @property
    def eyes(self) -> str:
        return "" if self.sight.eyes is None else self.table.game.seats[self.sight.eyes]

    @cached_property
    def whose_log(self) -> str:
        """Whose private lines the log holds, as a page names them."""
        return "+".join(self.table.game.seats[seat] for seat in sorted(self.sight.audience))

    @cached_property
    def persons(self) -> tuple[int, ...]:
        """The seats held here that a person still plays."""
        return tuple(self.table.persons(self.seats))

    @cached_property
    def ply(self) -> int:
        return self.table.ply_of(self.seats)

    @cached_property
    def sees_the_question(self) -> bool:
        """Whether all play together, another person is asked, and everything that person sees is seen here: then
        their answers are no secret here either."""
        table, asked = self.table, self.table.asked
        if asked is None or not table.game.cooperative or table.players[asked].is_bot:
            return False
        return sights(table.view(asked)) == sights(table.view(self.viewer))

    @cached_property
    def may_suggest(self) -> bool:
        return bool(self.persons) and self.table.asked not in self.persons and self.sees_the_question

    @cached_property
    def answers(self) -> tuple[int, ...]:
        """What can be chosen here: one's own answers, or another's to suggest one of them."""
        if self.hand_to is not None:
            return ()
        asked = self.table.asked if self.may_suggest else self.acting
        return () if asked is None else self.table.legal(asked)

    @cached_property
    def is_hint_fair(self) -> bool:
        """Whether no person at another browser plays against these seats."""
        table = self.table
        return table.game.cooperative or set(table.persons(set(table.taken))) <= set(self.persons)

    @cached_property
    def may_ask_hint(self) -> bool:
        """Whether a hint is offered: to the seat that is asked, where it is fair and there is something to choose."""
        return self.acting is not None and len(self.answers) > 1 and self.is_hint_fair

    @cached_property
    def undo(self) -> str:
        """The answer that an undo would take back, as it stood on its button; empty if there is none."""
        # What another seat of this screen has set up in secret is not for the eyes that look now.
        seats = frozenset({self.viewer}) if self.table.needs_curtain(self.seats) else self.seats
        undoing = None if self.hand_to is not None else self.table.to_undo(seats)
        if undoing is None:
            return ""
        seat, action, before = undoing.entry.seat, undoing.entry.action, undoing.entry.before
        return self.table.game.text.answer(plain(self.table.view_of(seat, before)), action, self.words)

    @cached_property
    def may_resign(self) -> bool:
        return self.table.may_resign(self.seats)

    @cached_property
    def scene(self) -> Scene:
        table, viewer, answers = self.table, self.viewer, self.answers
        key: Hashable = ("scene", viewer, answers, self.words.language)
        return table.once(key, lambda: Scene(table.game, table.view(viewer), answers, self.words, table.memory))

    def name(self, seat: int) -> str:
        return self.words.name("seat", self.table.game.seats[seat])

    def called(self, seat: int) -> str:
        """What whoever sits in a seat is called."""
        return self.table.called(seat, self.words)

    def check_open(self) -> None:
        """Whether the seat that is asked is the one that looks."""
        if self.hand_to is not None:
            raise NotYourTurn("refusal-not-your-turn")


def read_eyes(live: LiveMatch, given: str) -> int | None:
    """The seat of this name; None if there is none."""
    return live.game.seats.index(given) if given in live.game.seats else None


def look(live: LiveMatch, held: frozenset[int], eyes: int | None) -> Sight:
    """What a screen shows now that shows what these eyes see."""
    acting = live.acting(held)
    if len(live.persons(held)) < 2:
        return Sight(live.viewer(held), held, acting, eyes=eyes)
    if live.is_over and eyes is not None:
        return Sight(eyes, frozenset({eyes}), None, eyes=eyes)
    if not live.needs_curtain(held):
        # Who is asked is who looks; what was private before is over, and not for the other's eyes.
        audience = held if live.is_over else frozenset()
        return Sight(live.viewer(held), audience, acting, eyes=eyes if acting is None else acting)
    if eyes is None:
        return Sight(SPECTATOR, frozenset(), None, acting)
    is_theirs = acting == eyes
    return Sight(eyes, frozenset({eyes}), acting if is_theirs else None, None if is_theirs else acting, eyes)


class Screen:
    """One page of a browser, and whose eyes it has."""

    def __init__(
        self, table: Table, held: Seats, eyes: int | None = None, host: str = "", language: str = LANGUAGES[0]
    ) -> None:
        self.table = table
        self.held = frozenset(held)
        self.host = host
        self.language = language
        self.eyes = eyes if eyes in table.persons(held) else None

    def desk(self) -> Desk:
        """What can be seen and done here now."""
        table, held, host, eyes, language = self.table, self.held, self.host, self.eyes, self.language

        def make() -> Desk:
            return Desk(table, held, host, look(table, held, eyes), table.game.words(language), table_words(language))

        desk: Desk = table.once(("desk", held, host, eyes, language), make)
        self.eyes = desk.sight.eyes
        return desk

    def hand_over(self) -> None:
        """Nobody looks any more."""
        self.eyes = None

    def lift(self, seat: str) -> None:
        """The seat that is asked looks now."""
        desk = self.desk()
        if desk.hand_to is None or self.table.game.seats[desk.hand_to] != seat:
            raise NotYourTurn("refusal-not-your-turn")
        self.eyes = desk.hand_to
