"""Pieces: what is drawn, for whoever points at it: what it is, what it does, and how it stands now.

A key names what everybody can see to be there (`region-moria`, `stand-dark-3`), never who a hidden stand is.
"""

from collections.abc import Callable
from typing import Any

from bagend.engine.game import Piece, caption_of
from bagend.engine.seats import HIDDEN
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import CARD, EVENTS, FIGURE, REGION, SEAT, Phase, Verb
from ..components import (
    CARDS,
    FIGURES,
    FORWARD,
    FULL_HAND,
    LIMIT,
    N_CARDS,
    N_EACH,
    N_FIGURES,
    N_REGIONS,
    NOWHERE,
    REGIONS,
    SEATS,
    SHORTCUTS,
    SIDEWAYS,
    STRENGTH,
    Region,
    Special,
)
from ..facts.cards import is_text
from ..facts.fight import Fight, effects, fight_of, is_summed
from ..facts.roads import is_mountain, is_tunnel
from ..facts.stands import side_of
from ..view import face, hiding_places, is_seen, who_could_be
from .about import name_figures, name_regions, who_could

SPECIAL_NAMES = (
    {Special.SHADOWFAX: "shadowfax", Special.GANDALF: "gandalf"},
    {Special.PALANTIR: "palantir", Special.RECALL: "recall"},
)
"""The special cards of each side."""

STORIED = (Region.SHIRE, Region.MORIA, Region.GONDOR, Region.MORDOR)
"""Regions in which something is special."""


def piece(view: Any, key: str, words: Words) -> Piece | None:
    """What is drawn under a key; None for a key that means nothing here."""
    kind, _, rest = key.partition("-")
    if key in WHOLE:
        return WHOLE[key](view, words)
    return KINDS[kind](view, rest, words) if kind in KINDS else None


# The land.


def region_piece(view: Any, name: str, words: Words) -> Piece | None:
    if name not in REGIONS:
        return None
    region = REGIONS.index(name)
    lines = [words("piece-limit", limit=int(LIMIT[region]))]
    if region in STORIED:
        lines.append(words(f"piece-{name}"))
    for side in range(2):
        if FORWARD[side, region]:
            ways = name_regions(int(FORWARD[side, region]), words)
            lines.append(words("piece-ways", regions=ways, **words.nouns(seat=(SEAT, side))))
    for end in range(N_REGIONS):
        if has(int(SHORTCUTS[region]), end):
            message = "piece-by-tunnel" if is_tunnel(region, end) else "piece-by-river"
            lines.append(words(message, **words.nouns(to=(REGION, end))))
    if SIDEWAYS[region]:
        beside = [words.name("region", REGIONS[n]) for n in range(N_REGIONS) if has(int(SIDEWAYS[region]), n)]
        lines.append(words("piece-sideways", regions=words.listing(beside)))
    elif is_mountain(region):
        lines.append(words("piece-mountain"))
    here = who_is_at(view, region, words)
    lines.append(words("piece-here", here=here) if here else words("piece-nobody"))
    flees = view.phase in (Phase.TEXT, Phase.RETREAT)
    return Piece(words.name("place", name), tuple(lines), (Verb.FLEE + region,) if flees else ())


def river_piece(view: Any, words: Words) -> Piece:
    return Piece(words("piece-river-name"), (words("piece-river"),))


def tunnel_piece(view: Any, words: Words) -> Piece:
    return Piece(words("piece-tunnel-name"), (words("piece-tunnel"), words("piece-moria")))


def who_is_at(view: Any, region: int, words: Words) -> str:
    """Who stands in a region: figures that the viewer can tell by their names, and how many others of each side."""
    here = [stand for stand in range(N_FIGURES) if view.at[stand] == region]
    names = [name_of(view, stand, words) for stand in here if face(view, stand) >= 0]
    for side, seat in enumerate(SEATS):
        hidden = [stand for stand in here if face(view, stand) < 0 and side_of(stand) == side]
        if hidden:
            names.append(words("state-hidden", side=words.name("seat", seat), count=len(hidden)))
    return words.listing(names)


def name_of(view: Any, stand: int, words: Words) -> str:
    """The name of a figure that the viewer can tell."""
    name = words.name("figure", FIGURES[face(view, stand)])
    return words("state-seen", figure=name) if is_seen(view, stand) else name


# Figures and stands.


def figure_piece(view: Any, name: str, words: Words) -> Piece | None:
    """A figure, whoever knows where it is."""
    if name not in FIGURES:
        return None
    figure = FIGURES.index(name)
    lines = [words("piece-strength", strength=int(STRENGTH[figure])), words.name("text", name)]
    lines += standing(view, figure, words)
    return Piece(start_name(figure, words), tuple(lines), moves_of(view, figure))


def start_name(figure: int, words: Words) -> str:
    """A figure's name as it begins a sentence."""
    return str(words.nouns(figure=(FIGURE, figure))["figure_start"])


def standing(view: Any, figure: int, words: Words) -> list[str]:
    """Where a figure is, as far as the viewer knows."""
    if has(int(view.defeated), figure):
        return [words("piece-defeated")]
    side = side_of(figure)
    stands = [stand for stand in range(N_FIGURES) if view.at[stand] != NOWHERE and face(view, stand) == figure]
    if stands:
        found = [words("piece-at", **words.nouns(region=(REGION, int(view.at[stands[0]]))))]
        if side == view.viewer and has(int(view.ready), side) and view.seat >= 0:
            could = who_could_be(view, stands[0])
            found.append(words("piece-known") if len(could) == 1 else words("piece-guessed", count=len(could)))
        return found
    if side == view.viewer or not has(int(view.ready), side):
        return [words("piece-unplaced")]
    places = {int(view.at[stand]) for stand in hiding_places(view, figure)}
    return [words("piece-hiding", regions=name_regions(sum(1 << region for region in places), words))]


def moves_of(view: Any, figure: int) -> tuple[int, ...]:
    """Where its owner may want to put it, the plain way first."""
    if side_of(figure) != view.viewer:
        return ()
    if view.phase == Phase.ARRANGE:
        return tuple(Verb.PLACE + figure * N_REGIONS + region for region in range(N_REGIONS))
    stands = [stand for stand in range(N_FIGURES) if view.who[stand] == figure]
    if view.phase != Phase.TURN or not stands or view.at[stands[0]] == NOWHERE:
        return ()
    ahead = int(FORWARD[side_of(figure), view.at[stands[0]]])
    regions = sorted(range(N_REGIONS), key=lambda region: not has(ahead, region))
    return tuple(Verb.MOVE + figure * N_REGIONS + region for region in regions)


def stand_piece(view: Any, rest: str, words: Words) -> Piece | None:
    """A stand: the figure on it for whoever can tell it, else who it may be."""
    stand = stand_of_key(rest)
    if stand is None or view.at[stand] == NOWHERE:
        return None
    actions = challenges(view, stand)
    if face(view, stand) >= 0:
        told = figure_piece(view, FIGURES[face(view, stand)], words)
        return told._replace(actions=actions) if told else None
    lines = (
        words("piece-at", **words.nouns(region=(REGION, int(view.at[stand])))),
        words("piece-could", who=name_figures(who_could(view, [stand]), words)),
    )
    return Piece(words("piece-stand", side=words.name("seat", SEATS[side_of(stand)])), lines, actions)


def stand_of_key(rest: str) -> int | None:
    """`dark-3` -> the stand; None for what is no stand."""
    side, _, number = rest.partition("-")
    if side not in SEATS or number not in tuple(str(n + 1) for n in range(N_EACH)):
        return None
    return SEATS.index(side) * N_EACH + int(number) - 1


def challenges(view: Any, stand: int) -> tuple[int, ...]:
    """How the attacker may take on a stand."""
    if view.phase != Phase.CHALLENGE or side_of(stand) == view.viewer:
        return ()
    found = [Verb.POINT + stand % N_EACH, Verb.ANY.value]
    return tuple([Verb.NAME + int(view.who[stand])] if view.who[stand] >= 0 else found)


# Cards.


def card_piece(view: Any, rest: str, words: Words) -> Piece | None:
    side_name, _, name = rest.partition("-")
    if side_name not in SEATS:
        return None
    side = SEATS.index(side_name)
    seat = words.nouns(seat=(SEAT, side))
    if name == "laid":
        is_laid = view.card[side] == HIDDEN
        return Piece(words("piece-laid-name", **seat), (words("piece-laid"),)) if is_laid else None
    if name not in CARDS or not has(int(FULL_HAND[side]), CARDS.index(name)):
        return None
    card = CARDS.index(name)
    lines = (does_card(side, card, words), lies(view, side, card, words))
    actions = {Phase.CARD: (Verb.PLAY + card,), Phase.MAGIC: (Verb.FETCH + card,)} if side == view.viewer else {}
    named = words("piece-card", **seat, **words.nouns(card=(CARD, card)))
    return Piece(named, lines, actions.get(Phase(view.phase), ()))


def does_card(side: int, card: int, words: Words) -> str:
    """What a card does, whatever the battle."""
    if not is_text(card):
        return words("does-number", number=card + 1)
    return words(f"does-{CARDS[card]}", **words.nouns(seat=(SEAT, side)))


def lies(view: Any, side: int, card: int, words: Words) -> str:
    """Where a card lies now."""
    seat = words.nouns(seat=(SEAT, side))
    if card in (view.card[side], view.counts[side]):
        return words("piece-played")
    return words("piece-in-hand" if has(int(view.hand[side]), card) else "piece-discarded", **seat)


def special_piece(view: Any, name: str, words: Words) -> Piece | None:
    """A special card that was not used yet."""
    for side, cards in enumerate(SPECIAL_NAMES):
        for card, other in cards.items():
            if other == name and view.special & card:
                lines = (words(f"does-{name}"), words("piece-special"))
                return Piece(words.name("special", name), lines, uses_of(view, side, card))
    return None


def uses_of(view: Any, side: int, card: Special) -> tuple[int, ...]:
    """How its owner may use a special card."""
    if view.viewer != side or view.phase != Phase.TURN:
        return ()
    first, count = {
        Special.SHADOWFAX: (Verb.RIDE, N_EACH * N_REGIONS),
        Special.GANDALF: (Verb.RETURN, 1),
        Special.PALANTIR: (Verb.LOOK, N_REGIONS),
        Special.RECALL: (Verb.RECALL, N_EACH),
    }[card]
    return tuple(range(first, first + count))


# The battle and the sides.


def battle_piece(view: Any, words: Words) -> Piece:
    fight = fight_of(view)
    if fight is None:
        return Piece(words("piece-battle-name"), (words("piece-no-battle"), words("piece-battle")))
    return Piece(battle_heading(fight, words), battle_lines(fight, words))


def battle_heading(fight: Fight, words: Words) -> str:
    region = words.nouns(region=(REGION, fight.region))
    return words("heading-last-battle" if fight.is_over else "heading-battle", **region)


def battle_lines(fight: Fight, words: Words) -> tuple[str, ...]:
    """A battle in sentences: who fights, with which card, what the texts did, and how it ended."""
    lines = [line for side in range(2) for line in fighter_lines(fight, side, words)]
    lines += [caption_of(EVENTS, kind, nouns, words) for kind, nouns in effects(fight)]
    if fight.verdict:
        lines.append(caption_of(EVENTS, *fight.verdict, words))
    return tuple(lines)


def fighter_lines(fight: Fight, side: int, words: Words) -> list[str]:
    seat, card = words.nouns(seat=(SEAT, side)), fight.cards[side]
    figure = words.nouns(figure=(FIGURE, fight.figures[side]))
    lines = [words("state-fighter", strength=fight.strengths[side], **seat, **figure)]
    if card == HIDDEN:
        lines.append(words("state-laid", **seat))
    elif card >= 0:
        lines.append(words("state-played", **seat, **words.nouns(card=(CARD, card))))
    added = fight.values[side]
    if is_summed(fight) and added is not None:
        total = fight.strengths[side] + added
        lines.append(words("state-total", strength=fight.strengths[side], added=added, total=total, **seat))
    return lines


def fighter_piece(view: Any, side_name: str, words: Words) -> Piece | None:
    """One of the two who fight, or fought last."""
    fight = fight_of(view)
    if fight is None or side_name not in SEATS:
        return None
    side = SEATS.index(side_name)
    name = FIGURES[fight.figures[side]]
    lines = [words("piece-strength", strength=fight.strengths[side]), words.name("text", name)]
    if has(fight.fallen, side):
        lines.append(words("piece-defeated"))
    return Piece(start_name(fight.figures[side], words), tuple(lines))


def side_piece(view: Any, name: str, words: Words) -> Piece | None:
    if name not in SEATS:
        return None
    side = SEATS.index(name)
    cards = sum(has(int(view.hand[side]), card) for card in range(N_CARDS))
    figures = sum(not has(int(view.defeated), figure) for figure in range(side * N_EACH, side * N_EACH + N_EACH))
    lines = (words(f"piece-{name}"), words("piece-side", cards=cards, figures=figures))
    return Piece(words.name("seat", name), lines)


WHOLE: dict[str, Callable[[Any, Words], Piece]] = {
    "river": river_piece,
    "tunnel": tunnel_piece,
    "battle": battle_piece,
}
"""Keys that stand for one thing."""

KINDS: dict[str, Callable[[Any, str, Words], Piece | None]] = {
    "region": region_piece,
    "figure": figure_piece,
    "aid": figure_piece,
    "stand": stand_piece,
    "card": card_piece,
    "special": special_piece,
    "fighter": fighter_piece,
    "side": side_piece,
}
"""Keys that begin with a kind, and name one of it."""
