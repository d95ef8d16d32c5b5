"""About: what an answer's figure or card does by its text, where the events that follow cannot say it yet.

Whoever is hidden is spoken of by what the seat knows: who they could be, and how it would end with each of them.
"""

from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import Any

from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import ANSWERS, CARD, FIGURE, Verb
from ..components import (
    ARRANGEMENTS,
    DARK,
    FIGURES,
    LIGHT,
    N_EACH,
    N_REGIONS,
    REGIONS,
    Card,
    Figure,
    Region,
)
from ..facts.battle import fall_at_once, has_gondor_room, is_first_battle, may_slip, retreats_by_card
from ..facts.cards import goes_dark_first, is_text, is_void, may_count, pile, strength_of
from ..facts.roads import attacks, walks_tunnel
from ..facts.stands import is_known, side_of
from ..view import who_could_be

MOST_NAMES = 4
"""More figures than this are counted, not named."""


def about(view: Any, action: int, words: Words) -> str:
    verb, values = ANSWERS.split(action)
    return ABOUT[verb](view, words, *values) if verb in ABOUT else ""


def name_figures(figures: Iterable[int], words: Words) -> str:
    return words.either(words.name("figure", FIGURES[figure]) for figure in figures)


def name_regions(regions: int, words: Words) -> str:
    return words.either(words.name("region", REGIONS[n]) for n in range(N_REGIONS) if has(regions, n))


# Whom one may meet.


def stands_in(view: Any, side: int, region: int) -> list[int]:
    return [stand for stand in range(side * N_EACH, side * N_EACH + N_EACH) if view.at[stand] == region]


def who_could(view: Any, stands: Iterable[int]) -> list[int]:
    """The figures that some of these stands could be, as far as the viewer can tell."""
    return sorted({figure for stand in stands for figure in who_could_be(view, stand)})


def say_who(message: str, figures: list[int], words: Words, count: int = 1) -> str:
    """A sentence about somebody who is one of these figures, or about several of them."""
    if len(figures) > MOST_NAMES:
        return words(f"{message}-many", number=len(figures), count=count)
    names = [words.name("figure", FIGURES[figure]) for figure in figures]
    return words(message, who=words.listing(names) if count > 1 else words.either(names), count=count)


def about_arrange(view: Any, words: Words, arrangement: int) -> str:
    """What a ready-made set-up is for."""
    return words(f"about-arrange-{ARRANGEMENTS[arrangement]}")


def about_move(view: Any, words: Words, figure: int, region: int) -> str:
    said = [about_tunnel(view, words, figure, region)]
    if attacks(view, figure, region):
        defenders = stands_in(view, 1 - side_of(figure), region)
        said.append(about_defenders(view, words, figure, defenders))
        if figure == Figure.SHELOB and region != Region.GONDOR:
            said.append(words("about-shelob" if has_gondor_room(view) else "about-shelob-lost"))
    return " ".join(filter(None, said))


def about_ride(view: Any, words: Words, figure: int, region: int) -> str:
    return " ".join(filter(None, (words("about-ride"), about_tunnel(view, words, figure, region))))


def about_tunnel(view: Any, words: Words, figure: int, region: int) -> str:
    """C-13: the Balrog, if he is in Moria, may strike whoever walks through the tunnel."""
    starts = [int(view.at[stand]) for stand in range(N_EACH) if view.who[stand] == figure]
    guards = stands_in(view, DARK, Region.MORIA)
    if not guards or not any(walks_tunnel(view, LIGHT, start, region) for start in starts):
        return ""
    figures = who_could(view, guards)
    danger = "no" if Figure.BALROG not in figures else "sure" if len(figures) == 1 else "maybe"
    return words("about-tunnel", danger=danger, **words.nouns(figure=(FIGURE, figure)))


def about_defenders(view: Any, words: Words, figure: int, stands: list[int]) -> str:
    """Who the defenders could be, and against whom the first battle would be over before any card."""
    figures = who_could(view, stands)
    if len(figures) == 1:
        return ""
    said = [say_who("about-defender" if len(stands) == 1 else "about-defenders", figures, words, len(stands))]
    ends: dict[str, list[int]] = {}
    for other in figures:
        ends.setdefault(end_at_once(view, figure, other), []).append(other)
    for end in ("win", "loss", "both"):
        found = ends.get(end, [])
        rest = [other for other in figures if other not in found]
        if not found:
            continue
        if len(found) > MOST_NAMES:
            message = "about-at-once-except" if rest else "about-at-once-always"
            said.append(words(message, end=end, who=name_figures(rest, words)))
        else:
            said.append(words("about-at-once", end=end, who=name_figures(found, words)))
    return " ".join(said)


def end_at_once(view: Any, figure: int, other: int) -> str:
    """How a battle ends before any card: `win`, `loss`, `both`; empty if it does not, or if Frodo may yet escape."""
    light, dark = min(figure, other), max(figure, other)
    attacker = side_of(figure)
    if light == Figure.FRODO and may_slip(light, dark, attacker):
        return ""
    fallen = fall_at_once(light, dark, attacker, is_first_battle(view))
    if fallen == 1 << LIGHT | 1 << DARK:
        return "both"
    return "" if fallen == 0 else "loss" if has(fallen, attacker) else "win"


def about_strike(view: Any, words: Words) -> str:
    figures = who_could(view, [int(view.mover)])
    return say_who("about-walker", figures, words) if len(figures) > 1 else ""


def about_any(view: Any, words: Words) -> str:
    enemy = 1 - int(view.active)
    hidden = [stand for stand in stands_in(view, enemy, int(view.field)) if not is_known(int(view.could[stand]))]
    return about_point(view, words, hidden[0] - enemy * N_EACH) if hidden else ""


def about_point(view: Any, words: Words, number: int) -> str:
    """Stands that cannot be told apart are mixed, so they could all be the same figures."""
    stand = (1 - int(view.active)) * N_EACH + number
    return about_defenders(view, words, int(view.who[view.mover]), [stand])


def about_sam(view: Any, words: Words) -> str:
    """C-25, unless he falls before strength counts."""
    dark = int(view.fighting[DARK])
    falls = fall_at_once(Figure.SAM, dark, int(view.active), is_first_battle(view))
    return "" if falls else words("about-sam")


# Cards.


def about_play(view: Any, words: Words, card: int) -> str:
    """What a card does as long as the other side may still choose; once it cannot, the events tell what happens."""
    side = int(view.seat)
    if side == DARK and is_void(view):
        return "" if goes_dark_first(view) else words("about-void")
    if card == Card.MAGIC:
        return about_magic(view, words, side)
    if is_settled(view, 1 - side):
        return ""
    unless = {"unless": what_stops(view, side, card)}
    if not is_text(card):
        total = int(strength_of(view, side)) + card + 1
        rival, void = int(strength_of(view, 1 - side)), int(is_void(view))
        return words("about-number", total=total, rival=rival, void=void, **unless, **words.nouns(card=(CARD, card)))
    if card == Card.RETREAT:
        return about_retreat(view, words, side, unless)
    if card == Card.SACRIFICE:
        end = "loss" if view.fighting[LIGHT] == Figure.FRODO else "none"
        return words("about-sacrifice", end=end, **unless)
    if card == Card.CLOAK:
        return words("about-cloak-void" if is_void(view) else "about-cloak", **unless)
    return words("about-eye")


def is_settled(view: Any, side: int) -> bool:
    """Whether a side's card lies open and will not change any more."""
    return has(int(view.shown), side) and view.counts[side] != Card.MAGIC


def what_stops(view: Any, side: int, card: int) -> str:
    """What the other side may still do that this card then fails: `eye`, `retreat`, `either`, `cloak` or `none`."""
    if side == DARK:
        return "cloak" if not is_text(card) and may_count(view, LIGHT, Card.CLOAK) else "none"
    eye = is_text(card) and may_count(view, DARK, Card.EYE)
    leaves = retreats_by_card(view, DARK) != 0 or view.retreat_stops_sacrifice == 1
    retreat = card == Card.SACRIFICE and leaves and may_count(view, DARK, Card.RETREAT)
    return "either" if eye and retreat else "eye" if eye else "retreat" if retreat else "none"


def about_magic(view: Any, words: Words, side: int) -> str:
    if not pile(view, side):
        return words("about-magic-empty")
    unless = what_stops(view, side, Card.MAGIC) if view.eye_stops_magic else "none"
    if unless == "eye" and is_settled(view, 1 - side):
        return ""
    when = "first" if side == DARK and goes_dark_first(view) else "now" if is_settled(view, 1 - side) else "open"
    return words("about-magic", when=when, unless=unless, must=int(view.magic_must_replace))


def about_retreat(view: Any, words: Words, side: int, unless: dict[str, str]) -> str:
    ways = int(retreats_by_card(view, side))
    if ways == 0:
        return words("about-retreat-none")
    figure = words.nouns(figure=(FIGURE, int(view.fighting[side])))
    regions = name_regions(ways, words)
    return words("about-retreat", regions=regions, must=int(view.compulsory_retreat), **unless, **figure)


def said(message: str) -> Callable[..., str]:
    """A sentence that is always the same."""

    def say(view: Any, words: Words, *_: int) -> str:
        return words(message)

    return say


ABOUT: dict[IntEnum, Callable[..., str]] = {
    Verb.ARRANGE: about_arrange,
    Verb.READY: said("about-ready"),
    Verb.MOVE: about_move,
    Verb.RIDE: about_ride,
    Verb.RETURN: said("about-return"),
    Verb.LOOK: said("about-look"),
    Verb.RECALL: said("about-recall"),
    Verb.STRIKE: about_strike,
    Verb.POINT: about_point,
    Verb.ANY: about_any,
    Verb.SUBSTITUTE: about_sam,
    Verb.UNITE: about_sam,
    Verb.PLAY: about_play,
    Verb.FETCH: about_play,
}
