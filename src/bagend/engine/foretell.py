"""Foretell: what an answer will do, found by giving it in states that could lie behind a view.

So an explanation cannot disagree with the rules.  What happens in every such state is told as certain; where they
begin to differ, something hidden decides.
"""

from collections.abc import Sequence
from functools import reduce
from typing import Any, NamedTuple

from bagend.engine.chance import stream
from bagend.engine.film import ALL, FILM_ROOM, Film, moments
from bagend.engine.game import Game, Meaning
from bagend.engine.kernel import Mode
from bagend.engine.loops import doors
from bagend.engine.records import Records, plain
from bagend.engine.seats import CHANCE, NOBODY
from bagend.engine.words import Words

SUPPOSED = 24
"""How many states are tried, besides one for each thing that none of them shows though it may be so."""

UNDECIDED = -5
"""The seat that is asked next, if something hidden decides who that is."""


class Happening(NamedTuple):
    """One event that the viewer will be told."""

    kind: int
    nouns: tuple[int, ...]


class Foretold(NamedTuple):
    """What an answer will do, as far as its seat can know."""

    events: tuple[Happening, ...]
    """What will be told for certain, in order."""

    is_whole: bool
    """Whether that is all; else something hidden decides what comes next."""

    seat: int
    """Who is asked then: a seat, CHANCE, NOBODY when the match is over, or UNDECIDED."""

    phase: int
    """What is asked then; of no meaning if UNDECIDED."""


def foretell(game: Game, views: Records, actions: Sequence[int], mode: Mode = Mode.INTERPRETED) -> list[Foretold]:
    """What each answer will do, from the view of the seat that is asked."""
    rules = doors(game, mode)
    source = stream(0)
    supposed = [game.State.blank() for _ in range(SUPPOSED if game.hides else 1)]
    for states in supposed:
        rules.suppose(views, source, states)
    for narrowed in game.unlikely(views, tuple(supposed)):
        supposed.append(game.State.blank())
        rules.suppose(narrowed, source, supposed[-1])
    viewer = int(views[0].viewer)
    film = Film.blank(game.State, FILM_ROOM)

    def course(states: Records, action: int) -> Foretold:
        """What an answer does in one of the supposed states."""
        after = states.copy()
        film.told["kind"][0] = 0
        rules.apply(after, action, film)
        events = tuple(
            Happening(event.kind, event.nouns)
            for event in moments(film)
            if event.audience == ALL or event.audience >> viewer & 1
        )
        return Foretold(events, True, int(after[0].seat), int(after[0].phase))

    # Equal states take the same course: often nothing hidden tells them apart, and one is enough.
    different = list({states.tobytes(): states for states in supposed}.values())
    return [reduce(in_common, [course(states, action) for states in different]) for action in actions]


def in_common(one: Foretold, other: Foretold) -> Foretold:
    """What two possible courses agree in."""
    n = 0
    while n < min(len(one.events), len(other.events)) and one.events[n] == other.events[n]:
        n += 1
    is_whole = one.is_whole and other.is_whole and n == len(one.events) == len(other.events)
    is_same_question = (one.seat, one.phase) == (other.seat, other.phase)
    # What is hidden may decide otherwise in states that were not tried, so who is asked then is certain only if all is.
    seat = one.seat if is_whole and is_same_question else UNDECIDED
    return Foretold(one.events[:n], is_whole, seat, one.phase)


def explain(
    game: Game, views: Records, actions: Sequence[int], words: Words, mode: Mode = Mode.INTERPRETED
) -> list[Meaning]:
    """What each answer will do, in words, and the clause that allows it."""
    view: Any = plain(views)
    meanings = []
    for action, told in zip(actions, foretell(game, views, actions, mode), strict=True):
        sentences = [game.text.about(view, action, words)]
        sentences += [game.caption(event.kind, event.nouns, words) for event in told.events]
        sentences.append(what_comes_next(game, told, int(view.viewer), words))
        meanings.append(Meaning(" ".join(filter(None, sentences)), game.text.clause(view, action)))
    return meanings


def what_comes_next(game: Game, told: Foretold, viewer: int, words: Words) -> str:
    """Who decides then.  Of the viewer's own next question nothing is said: it will be asked soon enough."""
    if told.seat == UNDECIDED:
        return words("then-hidden")
    if told.seat in (NOBODY, viewer):
        return ""
    phase = game.Phase(told.phase).name.lower().replace("_", "-")
    if told.seat == CHANCE:
        return words(f"then-{phase}")
    return words(f"then-{phase}", seat=words.name("seat", game.seats[told.seat]))
