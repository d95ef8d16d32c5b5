"""Reviews: sums that add up, luck that is fair, costs that come from what was seen, and reasons from the rules."""

import json
from dataclasses import replace
from functools import cache
from itertools import pairwise

import numpy as np
import pytest

from bagend import Match
from bagend.bots import roster
from bagend.bots.review.reasons import Why, why
from bagend.bots.review.review import NotFinished, Review, Step, review
from bagend.bots.review.spans import Kind, spans_of, state_at
from bagend.bots.review.telling import Teller, plain_names, words_for
from bagend.bots.review.valuer import Valuer
from bagend.bots.review.weighing import FEWEST, share_of
from bagend.engine.kernel import Mode, preferred_mode
from bagend.engine.seats import CHANCE
from bagend.games import KEYS, find
from bagend.lab import soundness
from proof import some

GAMES = pytest.mark.parametrize("key", KEYS)
BRIEFLY = 0.01


@cache
def played(key: str, bot: str = "greedy") -> Match:
    """A whole match of quick bots, in as few seats as there may be."""
    game = find(key)
    match = Match(key, seats=game.seats[: game.fewest], seed=3)
    while not match.is_over:
        views = match.view(match.seat).reshape(1)
        match.play(roster.choose(game, bot, views, match.legal_actions(), len(match.entries), Mode.INTERPRETED))
    return match


@cache
def reviewed(key: str) -> Review:
    return review(played(key), BRIEFLY)


@GAMES
def test_the_sums_add_up_to_the_result(key):
    match, found = played(key), reviewed(key)
    winners = match.winners
    for seat in some(found.seats):
        account = found.account(seat)
        assert sum(account[:-1]) == pytest.approx(account.result, abs=1e-9)
        assert account.result == (1.0 if found.together and winners else (seat in winners) / max(1, len(winners)))
        assert 0 <= account.start <= 1


@GAMES
def test_spans_cover_a_match_and_hold_no_answer_that_was_the_only_one(key):
    match = played(key)
    spans = spans_of(match, Mode.INTERPRETED)
    assert spans[0].first == 0
    assert spans[-1].end == len(match.entries)
    assert all(before.end == after.first for before, after in pairwise(spans))
    for span in some(span for span in spans if span.kind is Kind.CHOICE):
        assert match.entries[span.at].seat == span.seat
        assert len(match.fork(span.at, match.luck).legal_actions()) > 1
    for span in (span for span in spans if span.kind is Kind.LUCK):
        assert {entry.seat for entry in match.entries[span.at : span.end] if entry.outcomes > 1} == {CHANCE}


@pytest.mark.parametrize("key", ["journey", "mountdoom", "duel"])
def test_luck_is_fair(key):
    """Played on by rule of thumb, the chances before a draw are the mean of the chances after each of its outcomes."""
    match = played(key)
    at = next(i for i, each in enumerate(match.entries) if each.seat == CHANCE and 2 < each.outcomes < 8 and i > 20)
    valuer, states = Valuer(match, preferred_mode()), state_at(match, at)
    outcomes = [valuer.after(states, int(valuer.rules.draw(states, k))) for k in range(match.entries[at].outcomes)]
    seat = match.taken[0]
    after = np.mean([valuer.played_on(made, 40_000, k)[seat] for k, made in enumerate(outcomes)])
    assert valuer.played_on(states, 160_000, 99)[seat] == pytest.approx(after, abs=0.003)


def test_the_best_bots_own_answers_cost_it_nothing():
    match = Match("journey", seats=["frodo", "sam"], seed=6)
    while not match.is_over:
        match.play(match.hint(most=1)[0].action)
    found = review(match, BRIEFLY)
    assert [step for step in found.steps if step.cost > 1e-9] == []
    assert all(account.choices == 0 for account in some(map(found.account, found.seats)))


def test_a_weak_bots_answers_cost_more_than_a_better_ones():
    costs = [sum(step.cost for step in review(played("journey", bot), BRIEFLY).steps) for bot in ("uniform", "greedy")]
    assert costs[0] > costs[1] + 0.1


def test_the_same_match_gives_the_same_review():
    assert review(played("mountdoom"), BRIEFLY) == reviewed("mountdoom")


@GAMES
def test_a_review_is_read_back_from_its_json(key):
    found = reviewed(key)
    assert Review.from_json(json.loads(json.dumps(found.as_json()))) == found


def test_there_is_no_review_before_the_end():
    with pytest.raises(NotFinished, match="not over"):
        review(Match("journey", seed=1))


def test_resigning_is_a_choice():
    match = Match("duel", seed=3)
    for _ in range(12):
        match.play(match.legal_actions()[0])
    match.resigned = "sauron"
    found = review(match, BRIEFLY)
    last = found.steps[-1]
    assert (last.kind, last.seat) == (Kind.RESIGNED, "sauron")
    assert found.result == {"fellowship": 1.0, "sauron": 0.0}
    assert last.cost == pytest.approx(found.steps[-2].chances["sauron"])


def test_the_simulations_are_shared_out():
    match = played("duel")
    spans = spans_of(match, Mode.INTERPRETED)
    assert share_of(match, spans, 0) == FEWEST
    assert share_of(match, spans, 2_000_000) == pytest.approx(2 * share_of(match, spans, 1_000_000), abs=1)


# In words.


def a_mistake(match: Match, at: int, given: str, best: str, cost: float) -> Step:
    seat = match.game.seats[match.entries[at].seat]
    chances = dict.fromkeys((match.game.seats[each] for each in match.taken), 0.5)
    none = dict.fromkeys(chances, 0.0)
    return Step(Kind.CHOICE, seat, at, at + 1, chances, {}, {**none, seat: -cost}, none, given, best)


def test_a_move_that_wins_or_lets_another_win_at_once_is_called_that():
    match = played("journey")
    last, notation = match.entries[-1], match.game.answers.notation
    others = [action for action in Valuer(match, Mode.INTERPRETED).legal(last.before) if action != last.action]
    step = a_mistake(match, len(match.entries) - 1, notation(others[0]), notation(last.action), 0.4)
    assert match.winners == (step.seat,)
    assert why(match, step, words_for(match)).kind is Why.WINS
    words = words_for(match)
    teller = Teller(reviewed("journey"), match, words, plain_names(match, words))
    assert teller.better(step).endswith("That wins at once.")
    # The other way round the better move only does what it does.
    turned = replace(step, given=step.best, best=step.given)
    assert why(match, turned, words).effect


@GAMES
def test_every_part_of_a_review_can_be_told(key):
    match, found = played(key), reviewed(key)
    words = words_for(match)
    teller = Teller(found, match, words, plain_names(match, words))
    assert teller.headline
    for seat in some(found.seats):
        assert all(teller.of_seat(seat))
    for step in some(found.steps):
        assert teller.title(step)
        assert teller.swing(step, found.start, step.seat or found.seats[0])
    for step in some(step for step in found.steps if step.kind == Kind.CHOICE):
        assert teller.answer(step, step.given) in teller.what(step)


@pytest.mark.parametrize(("language", "opening"), [("en", "“"), ("pl", "„"), ("ru", "«")])
def test_what_was_chosen_is_not_quoted_around_the_names_it_quotes(language, opening):
    match, found = played("duel"), reviewed("duel")
    words = words_for(match, language)
    teller = Teller(found, match, words, plain_names(match, words))
    for step in some(step for step in found.steps if step.kind == Kind.CHOICE):
        assert teller.what(step).count(opening) == teller.answer(step, step.given).count(opening)


def test_the_headline_names_who_threw_the_game_away():
    match, found = played("duel"), reviewed("duel")
    (loser,) = set(found.seats) - set(match.winners)
    at = next(number for number, step in enumerate(found.steps) if step.seat == loser and step.kind == Kind.CHOICE)
    thrown = replace(found.steps[at], choice={**found.steps[at].choice, loser: -0.6})
    harmless = [replace(step, choice=dict.fromkeys(step.choice, 0.0)) for step in found.steps]
    changed = replace(found, steps=(*harmless[:at], thrown, *harmless[at + 1 :]))
    words = words_for(match)
    names = plain_names(match, words)
    assert (
        Teller(changed, match, words, names).headline == f"{names[loser]} threw the game away at move {thrown.at + 1}."
    )
    mine = Teller(changed, match, words, names, frozenset({loser}))
    assert mine.headline == f"You threw the game away at move {thrown.at + 1}."
    assert at in changed.turning_points


# Soundness: the long form is `python -m bagend.lab.soundness`.


def test_on_many_matches_luck_comes_to_nothing_and_the_best_bot_loses_nothing_by_its_choices():
    seats = ("frodo", "sam")
    found = [soundness.look_at("journey", seats, ("wizard", "wizard"), BRIEFLY, seed) for seed in range(24)]
    assert soundness.luck_of(found).is_nothing
    assert soundness.mean_of(found, "wizard", lambda account: account.choices).value == 0
    assert max(soundness.gap(account) for each in found for account in each.accounts) < 1e-9
    lucks = [each.accounts[0].luck for each in found]
    assert max(map(abs, lucks)) > 0.2
