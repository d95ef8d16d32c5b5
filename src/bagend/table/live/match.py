"""LiveMatch: one match as its rows tell it: who sits where, what happened, what each may see and answer.

It knows no store and no pages: `enact` is the same for a row just written and for one read again after a restart.
"""

from collections.abc import Callable, Hashable
from collections.abc import Set as AbstractSet
from itertools import chain
from typing import Any, NamedTuple

from bagend.bots import roster
from bagend.engine import journal
from bagend.engine.chance import Committed, Given
from bagend.engine.errors import BadOption, OtherVersion, UnknownSeat
from bagend.engine.film import ALL
from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.loops import doors
from bagend.engine.match import Entry, Match
from bagend.engine.records import Records
from bagend.engine.seats import NOBODY, SPECTATOR
from bagend.engine.words import Words
from bagend.table.live.clock import Clocks, read_clock
from bagend.table.live.names import isolated
from bagend.table.live.players import read_player
from bagend.table.live.secret_setup import Early, catch_up, is_in_secret, may_be_early
from bagend.table.live.series import Standing
from bagend.table.live.story import Event, Story, events_of_each
from bagend.table.store.rows import EntryRow, MatchRow
from bagend.table.teaching.guide import Step, guide_of, picks, step_at

Seats = AbstractSet[int]
"""The seats a browser holds; none for a spectator."""

MOST_UNDONE = 1000
"""How often answers of one match may be taken back: every time leaves rows and events behind."""


class Undoing(NamedTuple):
    """What an undo would do now."""

    kind: str
    """The kind of row that does it: an undo that tells nobody anything, or a take-back."""

    entry: Entry
    """The answer that is undone."""


QUIET = ("answer", "early", "late", "undo")
"""The rows of a secret set-up that need not concern everybody."""

ASIDE = ("name",)
"""The rows that change nothing about what is asked."""


def sights(views: Records) -> bytes:
    """All that a view shows, without whose it is."""
    seen = views.tobytes()
    assert views.dtype.fields is not None
    field, at = views.dtype.fields["viewer"][:2]
    return seen[:at] + seen[at + field.itemsize :]


class LiveMatch:
    """A match, made from its rows."""

    def __init__(self, game: Game, row: MatchRow, mode: Mode) -> None:
        self.game = game
        self.row = row
        self.mode = mode
        try:
            self.taken = game.take_seats(list(row.players))
            self.options = game.options.read(row.options)
        except (BadOption, UnknownSeat):
            # They were checked when the match was made, so the rules have changed since.
            raise OtherVersion("error-older-rules") from None
        self.luck = Committed(bytes.fromhex(row.secret))
        self.given = journal.parse_lines(row.given.splitlines())
        self.guide = guide_of(game, row.guide, row.given)
        """What teaches the game here, if anything does."""

        self.players = {game.seat(seat): read_player(player) for seat, player in row.players.items()}
        self.clocks = Clocks(read_clock(row.clock), self.taken)
        self.first_state = game.first_state(self.options, self.taken, row.version)
        self.match: Match | None = None
        self.ply = 0
        self.story = Story()
        self.resigned: int | None = None
        self.rematch = ""
        self.standing = Standing()
        """What was scored before, if this is a rematch."""

        self._made: dict[Hashable, Any] = {}
        self._undone = 0
        self._loud = 0
        self._quiet = dict.fromkeys((*self.taken, SPECTATOR), 0)
        self._early: dict[int, Early] = {}
        self._nonces: set[tuple[str, str]] = set()
        self._begin_if_all_are_here()

    # What can be known.

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def is_over(self) -> bool:
        return self.resigned is not None or (self.match is not None and self.match.is_over)

    @property
    def asked(self) -> int | None:
        """The seat that is asked; nobody before the match begins and when it is over."""
        return self.once("asked", lambda: None if self.match is None or self.is_over else self.match.seat)

    @property
    def state(self) -> Records:
        state = self.first_state if self.match is None else self.match.state
        if self.resigned is not None:
            state = state.copy()
            # The rules know no resigning: to them somebody is still on turn.
            state[0].seat = NOBODY
            state[0].phase = self.game.Phase["OVER"]
        return state

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won.  Of two, whoever did not resign; where all play together, nobody wins if somebody gave up."""
        if self.resigned is not None:
            return () if self.game.cooperative else tuple(seat for seat in self.taken if seat != self.resigned)
        outcome = self.match.outcome if self.match else None
        return outcome.winners if outcome else ()

    @property
    def is_in_secret_setup(self) -> bool:
        return self.match is not None and is_in_secret(self.match) and not self.is_over

    @property
    def farewell(self) -> str:
        """The message that tells how a resignation ended the match."""
        return "log-gave-up" if self.game.cooperative else "log-resigned"

    def how_to_resign(self, seat: int) -> str:
        """The kind of row that gives up a seat now.

        Where all play together the others play on with a bot; with nobody left the match is lost.
        """
        if not self.game.cooperative:
            return "resign"
        return "leave" if set(self.persons(set(self.taken))) - {seat} else "give_up"

    def persons(self, seats: Seats) -> list[int]:
        """Those of these seats that are still played by a person, in order."""
        return [seat for seat in self.taken if seat in seats and not self.players[seat].is_bot]

    def called(self, seat: int, words: Words) -> str:
        """What whoever sits in a seat is called: by their name, else by the seat's."""
        player = self.players[seat]
        return isolated(player.name) if player.name and not player.is_bot else words.name("seat", self.game.seats[seat])

    def early(self, seat: int) -> Early | None:
        """What a person sets up in secret before their turn, while others do the same."""
        if self.match is None or not self.is_in_secret_setup:
            return None
        if seat not in self.persons({seat}) or not may_be_early(self.match, seat):
            return None
        if seat not in self._early:
            self._early[seat] = Early(self.match, seat)
        return self._early[seat]

    def acting(self, seats: Seats) -> int | None:
        """Which of these seats has something to answer: the one that is asked, or one that sets up before its turn."""
        held = self.persons(seats)
        if self.asked in held:
            return self.asked
        return next((seat for seat in held if (early := self.early(seat)) and early.is_asked), None)

    def viewer(self, seats: Seats) -> int:
        """Through whose eyes a browser looks: at a shared screen, the seat that has to answer."""
        acting, held = self.acting(seats), self.persons(seats)
        return acting if acting is not None else held[0] if held else SPECTATOR

    def state_of(self, viewer: int) -> Records:
        """The state that a seat is shown: its own set-up goes before its turn."""
        early = self.early(viewer)
        return early.state if early else self.state

    def view(self, viewer: int) -> Records:
        """What a seat may see now, as an array of one."""
        return self.once(("view", viewer), lambda: self.view_of(viewer, self.state_of(viewer)))

    def view_of(self, viewer: int, state: Records) -> Records:
        """What a seat may see of a state, as an array of one."""
        views = self.game.View.blank()
        doors(self.game, self.mode).view(state, viewer, views)
        return views

    def legal(self, seat: int) -> tuple[int, ...]:
        """What a seat that is asked may answer."""
        return self.once(("legal", seat), lambda: self._find_legal(seat))

    def _find_legal(self, seat: int) -> tuple[int, ...]:
        early = self.early(seat)
        asked: Early | Match | None = early or (self.match if seat == self.asked else None)
        return () if asked is None else tuple(asked.legal_actions())

    def answers(self, seats: Seats) -> tuple[int, ...]:
        """What whoever holds these seats may answer now."""
        acting = self.acting(seats)
        return () if acting is None else self.legal(acting)

    def why_not(self, seat: int, action: int) -> str:
        """The clause that forbids a seat that is asked an answer; empty if it may be given."""
        return "" if action in self.legal(seat) else self.game.refuse(self.view(seat)[0], action)

    def needs_curtain(self, seats: Seats) -> bool:
        """Whether the persons at one screen see different things."""
        persons = self.persons(seats)
        if self.match is None or self.is_over or len(persons) < 2:
            return False
        return len({sights(self.view(seat)) for seat in persons}) > 1

    def open_viewer(self, seats: Seats) -> int:
        """Through whose eyes a browser may look that names no seat."""
        return SPECTATOR if self.needs_curtain(seats) else self.viewer(seats)

    def ply_of(self, seats: Seats) -> int:
        """How many rows changed what these seats are asked.  What others set up in secret does not, and is not counted:
        how many answers it took is a secret too."""
        return self._loud + sum(self._quiet[viewer] for viewer in (seats or {SPECTATOR}))

    def to_undo(self, seats: Seats) -> Undoing | None:
        """Which answer of these seats can be undone now; None if none can."""
        if self.match is None or self.is_over or self._undone >= MOST_UNDONE:
            return None
        held, asked = self.persons(seats), self.asked
        if asked in held and self.match.may_undo(asked) and not self.clocks.is_late(asked):
            return Undoing("undo", self.match.entries[-1])
        for seat in held:
            if (early := self.early(seat)) and early.answers and not self.clocks.is_late(seat):
                return Undoing("undo", early.last_entry)
        # Whoever plays against bots alone may go further back, whatever has happened since.
        is_alone = held == self.persons(set(self.taken)) and len(held) == 1
        last = self.match.last_answer(held[0]) if is_alone else None
        return None if last is None or self.clocks.is_late(last.seat) else Undoing("take_back", last)

    def may_resign(self, seats: Seats) -> bool:
        return self.match is not None and not self.is_over and bool(self.persons(seats))

    def owes_number(self, seats: Seats) -> bool:
        return any(not self.players[seat].number for seat in self.persons(seats))

    def once(self, key: Hashable, make: Callable[[], Any]) -> Any:
        """Something made of the match as it stands: made once, and forgotten when the match changes."""
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    def forget(self) -> None:
        """Something has changed, so whatever was made of it must be made anew."""
        self._made = {}

    def use(self, mode: Mode) -> None:
        """Run the rules in this mode from now on."""
        self.mode = mode
        if self.match:
            self.match.use(mode)

    def step(self, seats: Seats) -> Step | None:
        """What whoever holds these seats is taught now; None if nobody teaches them."""
        if self.guide is None or self.match is None or self.game.seat(self.guide.seat) not in self.persons(seats):
            return None
        return step_at(self.guide, self.match)

    def was_told(self, seats: Seats, nonce: str) -> bool:
        """Whether one of these seats said just this already."""
        return any((self.game.seats[seat], nonce) in self._nonces for seat in seats) if nonce else False

    # What happens then.

    def enact(self, row: EntryRow) -> None:
        """Do what a row says."""
        seat = self.game.seat(row.seat)
        desks = self._desks() if row.kind in QUIET and self.match and is_in_secret(self.match) else None
        match row.kind:
            case "answer":
                self._play(row.notation, seat)
            case "early":
                early = self._early_of(seat)
                self.story.add(early.play(row.notation), early.state, 1 << seat)
            case "late":
                self._play_late(row.notation, seat)
            case "claim":
                self.players[seat].claimed = True
            case "name":
                self.players[seat].name = row.notation
                self.players[seat].renamed += 1
            case "number":
                self.players[seat].number = row.notation
                self._begin_if_all_are_here()
            case "undo":
                self._undo(seat)
            case "take_back":
                assert self.match is not None
                self.match.take_back(seat)
                self._tell("log-taken-back", seat)
            case "resign":
                self._resign(seat)
            case "leave":
                self._take_over(seat)
            case "timeout":
                self._take_over(seat, "log-timeout")
            case "give_up":
                self._end(seat)
            case "rematch":
                self.rematch = row.notation
            case _:
                raise ValueError(f"A row of the unknown kind {row.kind!r}")
        self.forget()
        self.ply = row.seq
        self._undone += row.kind in ("undo", "take_back")
        if self.clocks:
            self.clocks.enact(row, seat, [each for each in self.taken if self.acting({each}) is not None])
        if desks is None:
            self._loud += row.kind not in ASIDE
        else:
            for viewer, desk in self._desks().items():
                self._quiet[viewer] += viewer == seat or desk != desks[viewer]
        if row.nonce:
            self._nonces.add((row.seat, row.nonce))

    def _desks(self) -> dict[int, object]:
        """What everybody sees and is asked, to be compared."""
        return {viewer: (self.view(viewer).tobytes(), self.answers({viewer})) for viewer in self._quiet}

    def _play(self, notation: str, seat: int) -> None:
        """Give an answer, and the early answers of those whose turn it then is."""
        assert self.match is not None
        was_secret = is_in_secret(self.match)
        events = [*chain(*events_of_each(self.game, self.match.play(notation, seat)))]
        audience = 1 << seat if was_secret and is_in_secret(self.match) and self.match.seat == seat else ALL
        while (early := self._early.pop(self.match.seat, None)) is not None:
            events = catch_up(self.match, early, events)
        self.story.add(events, self.match.state, audience)

    def _play_late(self, notation: str, seat: int) -> None:
        """A bot's answer, because the time for it was up."""
        early = self.early(seat)
        self._tell("log-late", seat, 1 << seat if self.is_in_secret_setup else ALL)
        if early:
            self.story.add(early.play(notation), early.state, 1 << seat)
        else:
            self._play(notation, seat)

    def _early_of(self, seat: int) -> Early:
        early = self.early(seat)
        assert early is not None
        return early

    def _undo(self, seat: int) -> None:
        assert self.match is not None
        was_secret = is_in_secret(self.match)
        if self.match.seat == seat:
            self.match.undo(seat)
        else:
            self._early_of(seat).undo()
        self._tell("log-undone", seat, 1 << seat if was_secret else ALL)

    def _begin_if_all_are_here(self) -> None:
        numbers = [self.players[seat].number for seat in self.taken]
        if all(numbers):
            self.luck = Given(self.luck.secret, numbers, picks(self.given))
            self.match = Match(
                self.game,
                seats=[self.game.seats[seat] for seat in self.taken],
                options=self.options,
                luck=self.luck,
                mode=self.mode,
                version=self.row.version,
                # A guide is played again step by step; any other match goes on where what is given ends.
                given=() if self.row.guide else self.given,
            )
            events = [*chain(*events_of_each(self.game, self.match.entries))]
            self.story.add(events, self.match.state)

    def _resign(self, seat: int) -> None:
        """Of two, the other wins; of more, a bot takes over the seat.

        Where all play together this is read only in matches from before there were rows for leaving and giving up.
        """
        if len(self.taken) == 2:
            self._end(seat)
        else:
            self._take_over(seat)

    def _end(self, seat: int) -> None:
        self.resigned = seat
        if self.match:
            self.match.resigned = self.game.seats[seat]
        self._tell(self.farewell, seat)

    def _take_over(self, seat: int, word: str = "log-taken-over") -> None:
        self.players[seat].level = roster.rival(self.game)
        self._tell(word, seat)

    def _tell(self, word: str, seat: int, audience: int = ALL) -> None:
        state = self.state_of(seat)
        self.story.add([Event(state, audience, word=word, seat=seat)], state, audience)
