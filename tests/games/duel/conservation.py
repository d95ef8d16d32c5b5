"""Conservation: what is always true of a state of Duel for Middle-earth, whatever was answered."""

from typing import Any

from bagend.engine.seats import HIDDEN, NOBODY
from bagend.games.duel.components import (
    COLOUR,
    DECK,
    EFFECTS,
    EMPTY,
    GIVES,
    N_CARDS,
    N_RACES,
    N_SLOTS,
    N_TILES,
    N_TOKENS,
    QUEST_STEPS,
    SKILLS,
    TOKEN_ROW,
    TOKENS,
    UNITS,
    Colour,
    Op,
)
from bagend.games.duel.facts import MOST_TODO

EVERY_CARD = (1 << DECK) - 1
ANY_SKILL = TOKENS.index("elves-any-skill")


RARE = frozenset({"MANOEUVRE", "FINE", "RAZE"})
"""What a few random matches may miss; the tests of this folder meet each of them."""


def check(state: Any) -> None:
    """Every card, tile, token, unit and coin is somewhere, once; and what areas add up to is right."""
    check_cards(state)
    check_tiles_and_tokens(state)
    for seat in range(2):
        check_side(state, seat)
    assert state.coins.min() >= 0
    if state.coin_cap:
        assert state.coins.sum() <= state.coin_cap, "no more coins than there are"
    assert not any(state.units[0, region] and state.units[1, region] for region in range(7)), "a conflict is settled"
    assert 0 <= state.n_todo < MOST_TODO
    assert (state.seat == NOBODY) == (state.ending != 0), "a match is over when it has an ending"
    assert state.seat != NOBODY or state.n_todo == 0, "nothing is left to do when it is over"


def check_cards(state: Any) -> None:
    for chapter in range(3):
        places = [int(state.area[0, chapter]), int(state.area[1, chapter]), int(state.discarded[chapter])]
        places.append(int(state.unseen[chapter]))
        places.append(display(state) if chapter == state.chapter else 0)
        assert sum(places) == EVERY_CARD, f"every card of chapter {chapter + 1} is somewhere, once"
    for slot in range(N_SLOTS):
        card, is_left = int(state.slot[slot]), state.left >> slot & 1
        assert (card == EMPTY) == (not is_left)
        assert (card == HIDDEN) == bool(state.down >> slot & 1)
    hidden = int(state.unseen[state.chapter]).bit_count()
    assert hidden == int(state.down).bit_count() + state.set_aside or state.seat == NOBODY
    assert int(state.aside) & ~int(state.unseen[state.chapter]) == 0, "what one seat knows the other does not see"
    if state.lookers and state.set_aside:
        assert int(state.aside).bit_count() == state.set_aside - state.looks
    else:
        assert state.aside == 0


def display(state: Any) -> int:
    """The cards of the display that lie face up."""
    return sum(1 << int(card) - DECK * int(state.chapter) for card in state.slot if card >= 0)


def check_tiles_and_tokens(state: Any) -> None:
    tiles = [int(state.tiles_hidden), int(state.tiles_open), *map(int, state.tiles)]
    assert sum(tiles) == (1 << N_TILES) - 1, "every tile is somewhere, once"
    tops = [1 << int(token) for token in state.top if token != EMPTY]
    tokens = [int(state.tokens_hidden), int(state.shown), *map(int, state.tokens), *tops]
    assert sum(tokens) == (1 << N_TOKENS) - 1, "every token is somewhere, once"


def check_side(state: Any, seat: int) -> None:
    assert state.units[seat].min() >= 0
    assert state.units[seat].sum() + state.supply[seat] == UNITS, "every unit is on the board or in the supply"
    assert int(state.forts[seat]).bit_count() <= int(state.tiles[seat]).bit_count(), "fortresses come from tiles"
    assert 0 <= state.quest[seat] <= QUEST_STEPS
    own = [card for card in range(N_CARDS) if int(state.area[seat, card // DECK]) >> card % DECK & 1]
    assert state.skills[seat].tolist() == [skills_of(own, skill) for skill in range(len(SKILLS))]
    assert int(state.chains[seat]) == sum(1 << int(GIVES[card]) for card in own if GIVES[card] != EMPTY)
    groups = [tuple(EFFECTS[card, 0]) for card in own if EFFECTS[card, 0, 0] == Op.ONE_OF]
    if state.tokens[seat] >> ANY_SKILL & 1:
        groups.append(tuple(EFFECTS[TOKEN_ROW + ANY_SKILL, 0]))
    kept = [0, 0, 0]
    for _, members, place in groups:
        kept[place] = members
    if state.seat != NOBODY:
        assert state.groups[seat].tolist() == kept
        greens = [int(EFFECTS[card, 0, 1]) for card in own if COLOUR[card] == Colour.GREEN]
        assert state.races[seat].tolist() == [greens.count(race) for race in range(N_RACES)]


def skills_of(cards: list[int], skill: int) -> int:
    rows = [EFFECTS[card, at] for card in cards for at in range(4)]
    return sum(int(row[2]) for row in rows if row[0] == Op.SKILL and row[1] == skill)
