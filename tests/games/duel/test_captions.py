"""Captions: every event in words, with all that it names, for one and for several, for either side."""

from collections.abc import Sequence

import pytest

from bagend.games.duel.actions import EVENTS, Event
from games.duel.positions import GAME

CAPTIONS: Sequence[tuple[Event, str, str]] = (
    (Event.CHAPTER, "2", "Chapter 2 is laid out."),
    (Event.LAID, "7 c1-01", "Laid out: the grey card “Ruse”."),
    (Event.TURNED_UP, "7 c1-01", "Turned up: the grey card “Ruse”."),
    (Event.UNVEILED, "bree", "Landmark turned up: Bree."),
    (Event.TURN, "sauron", "Sauron’s turn."),
    (Event.TURN, "fellowship", "The Fellowship’s turn."),
    (Event.PLAYED, "sauron c1-01 0", "Sauron plays the grey card “Ruse”, free."),
    (Event.PLAYED, "fellowship c1-01 1", "The Fellowship plays the grey card “Ruse”, for 1 coin."),
    (Event.PLAYED, "fellowship c1-01 2", "The Fellowship plays the grey card “Ruse”, for 2 coins."),
    (Event.CHAINED, "fellowship c1-01", "The Fellowship plays the grey card “Ruse” by its chain."),
    (Event.DISCARDED, "fellowship c1-01 1", "The Fellowship discards the grey card “Ruse” and takes 1 coin."),
    (Event.DISCARDED, "fellowship c1-01 2", "The Fellowship discards the grey card “Ruse” and takes 2 coins."),
    (Event.TOOK, "fellowship bree 0", "The Fellowship takes Bree, free."),
    (Event.TOOK, "fellowship bree 1", "The Fellowship takes Bree, for 1 coin."),
    (Event.TOOK, "fellowship bree 2", "The Fellowship takes Bree, for 2 coins."),
    (Event.GAINED, "fellowship 0", "The Fellowship takes nothing: the bank is empty."),
    (Event.GAINED, "fellowship 1", "The Fellowship takes 1 coin."),
    (Event.GAINED, "fellowship 2", "The Fellowship takes 2 coins."),
    (Event.ADVANCED, "sauron 5", "The Nazgûl ride on: step 5 of 14."),
    (Event.ADVANCED, "fellowship 5", "Frodo and Sam go on: step 5 of 14."),
    (Event.PLACED, "fellowship rohan 1", "The Fellowship places a unit in Rohan."),
    (Event.PLACED, "fellowship rohan 2", "The Fellowship places 2 units in Rohan."),
    (Event.LAPSED, "fellowship units", "The Fellowship has no unit left to place."),
    (Event.LAPSED, "fellowship move", "The Fellowship has no unit to move."),
    (Event.LAPSED, "fellowship remove", "Sauron has no unit to remove."),
    (Event.LAPSED, "sauron remove", "The Fellowship has no unit to remove."),
    (Event.LAPSED, "fellowship fine", "Sauron has no coin to lose."),
    (Event.LAPSED, "sauron fine", "The Fellowship has no coin to lose."),
    (Event.LAPSED, "fellowship raze", "Sauron has no fortress to remove."),
    (Event.LAPSED, "sauron raze", "The Fellowship has no fortress to remove."),
    (Event.LAPSED, "fellowship strip", "Sauron has no grey card to discard."),
    (Event.LAPSED, "sauron strip", "The Fellowship has no grey card to discard."),
    (Event.LAPSED, "fellowship turn", "The Fellowship already has another turn coming; extra turns do not add up."),
    (Event.LAPSED, "sauron bonus-turn", "Sauron already has another turn coming; extra turns do not add up."),
    (Event.LAPSED, "sauron envoy", "No token is left there."),
    (Event.LAPSED, "sauron manoeuvre", "There is nothing to move or remove, and no coin to lose."),
    (Event.LAPSED, "sauron search", "Nothing comes of the discard pile."),
    (Event.FOUGHT, "rohan 1", "A conflict in Rohan: both sides take back one unit."),
    (Event.FOUGHT, "rohan 2", "A conflict in Rohan: both sides take back 2 units."),
    (Event.MOVED, "fellowship rohan gondor", "The Fellowship moves a unit from Rohan to Gondor."),
    (Event.REMOVED, "fellowship rohan", "The Fellowship loses a unit in Rohan."),
    (Event.FINED, "fellowship", "The Fellowship loses a coin."),
    (Event.BUILT, "fellowship rohan", "The Fellowship has a fortress in Rohan."),
    (Event.RAZED, "fellowship rohan", "The Fellowship loses the fortress in Rohan."),
    (Event.AGAIN, "fellowship", "The Fellowship will take another turn."),
    (Event.DECLINED, "fellowship", "The Fellowship declines."),
    (Event.STRIPPED, "fellowship c1-01", "The Fellowship must discard the grey card “Ruse”."),
    (Event.SEARCHED, "fellowship", "The Fellowship looks through the discard pile."),
    (Event.SAW, "fellowship c1-01", "Among the cards set aside: the grey card “Ruse”."),
    (Event.REVIVED, "fellowship c1-01", "The Fellowship plays the grey card “Ruse” from the discard pile."),
    (Event.PAIRED, "fellowship ents", "Two symbols of the Ents: an alliance for the Fellowship."),
    (Event.UNITED, "fellowship", "Three different races: an alliance for the Fellowship."),
    (Event.COURTED, "fellowship ents", "The Fellowship chooses the Ents."),
    (Event.SHOWN, "ents-turn", "Shown: the Ents’ “another turn”."),
    (Event.KEPT, "fellowship ents-turn", "The Fellowship keeps the Ents’ “another turn”."),
    (Event.WON_RING, "sauron", "The Nazgûl catch Frodo and Sam: Sauron wins."),
    (Event.WON_RING, "fellowship", "The Ring falls into the fire: the Fellowship wins."),
    (Event.WON_RACES, "fellowship", "The Fellowship wins with the support of six races."),
    (Event.WON_CONQUEST, "fellowship", "The Fellowship wins with presence in all seven regions."),
    (Event.WON_MAJORITY, "fellowship 5 3", "The Fellowship wins with presence in 5 regions against 3."),
    (Event.SHARED, "4", "Both are present in 4 regions and share the victory."),
    (Event.JOINED, "fellowship ents", "The Ents join the Fellowship."),
    (Event.RETURNED, "ents-turn", "Back on top of its stack: the Ents’ “another turn”."),
)


@pytest.mark.parametrize(("event", "nouns", "said"), CAPTIONS)
def test_an_event_is_told_with_all_that_it_names(event, nouns, said):
    kinds = EVENTS[event].values()
    values = [kind.value(token) for kind, token in zip(kinds, nouns.split(), strict=True)]
    assert GAME.caption(event, values, GAME.words()) == said


def test_every_event_has_its_caption_here():
    assert {event for event, _, _ in CAPTIONS} == set(Event)
