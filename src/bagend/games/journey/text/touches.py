"""Touches: what an answer will act on, by the keys of what is drawn."""

from collections.abc import Iterator, Sequence

from bagend.engine.sets import has, member, size, with_

from ..actions import ANSWERS, Verb
from ..components import DICE, HOBBITS, N_DICE, PLACES, Symbol
from ..facts.dice import ends_rolling
from ..facts.paths import is_sheltered, segments, spaces_crossed, splittable, square_key, target_of
from ..facts.places import is_gandalf_gone
from ..view import View


def touches(view: View, action: int) -> Sequence[str]:
    """The keys of what an answer will act on besides the dice that are chosen."""
    verb, nouns = ANSWERS.split(action)
    if verb == Verb.KEEP:
        return list(touched_by_dice(view, nouns[0]))
    if verb == Verb.REROLL:
        return [f"die-{name}" for die, name in enumerate(DICE) if has(view.loose, die)]
    return list(touched_by_gandalf(view, nouns))


def touched_by_dice(view: View, dice: int) -> Iterator[str]:
    """Whom the Nazgûl will hit; and once rolling ends, all that the kept dice do."""
    if not ends_rolling(view, dice):
        yield from hit_hobbits(view, dice)
        return
    kept = int(view.kept | dice)
    count = [sum(has(kept, die) and view.shows[die] == symbol for die in range(N_DICE)) for symbol in Symbol]
    crossed = int(view.crossed[view.active])
    spaces = int(spaces_crossed(view, count[Symbol.RING], count[Symbol.ORC], count[Symbol.WEAPON]))
    for place in PLACES[crossed + 1 : crossed + spaces + 1]:
        yield f"place-{HOBBITS[view.active]}-{place}"
    gandalfs = 0 if is_gandalf_gone(view.place) else count[Symbol.GANDALF]
    open_squares = int(splittable(view, view.active))
    if view.choose_split and gandalfs and open_squares:
        # The seat will say first which squares are split; the Nazgûl come after that.
        yield from hit_hobbits(view, kept)
        return
    squares = [int(member(open_squares, i)) for i in range(min(gandalfs, int(size(open_squares))))]
    yield from touched_at_the_end(view, kept, squares)


def touched_by_gandalf(view: View, squares: Sequence[int]) -> Iterator[str]:
    """The square that is split, if any; and what the Nazgûl do if no other is asked for."""
    is_asked_again = len(squares) == 1 and view.gandalfs > 1 and size(splittable(view, view.active)) > 1
    if is_asked_again:
        yield square_key(int(view.active), squares[0], 0)
    else:
        yield from touched_at_the_end(view, int(view.kept), squares)


def touched_at_the_end(view: View, kept: int, squares: Sequence[int]) -> Iterator[str]:
    """The squares of the active hobbit that are split, whom the Nazgûl hit, and the segments that they mark."""
    split = [int(bits) for bits in view.split]
    for square in squares:
        yield square_key(int(view.active), square, 0)
        split[view.active] = int(with_(split[view.active], square))
    yield from hit_hobbits(view, kept)
    targets = targets_of(view, kept)
    for seat in sorted(set(targets)):
        marked = int(view.marked[seat])
        for square, half in segments(split[seat], int(view.squares))[marked : marked + targets.count(seat)]:
            if seat != view.active or square not in squares:
                yield square_key(seat, square, half)


def hit_hobbits(view: View, dice: int) -> list[str]:
    return [f"hobbit-{HOBBITS[seat]}" for seat in sorted(set(targets_of(view, dice)))]


def targets_of(view: View, dice: int) -> list[int]:
    """Whom the Nazgûl among these dice hit, once for each."""
    riders = [die for die in range(N_DICE) if has(dice, die) and view.shows[die] == Symbol.NAZGUL]
    targets = [int(target_of(view, die)) for die in riders]
    return [seat for seat in targets if not is_sheltered(view, seat)]
