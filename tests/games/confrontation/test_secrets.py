"""Secrets: what a seat knows of the other side's stands, and that it learns nothing else (C-74, C-75)."""

import contextlib
from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from bagend.engine.chance import Stream, below, seeds, stream
from bagend.engine.game import WIDE
from bagend.engine.kernel import Mode
from bagend.engine.match import Match
from bagend.engine.seats import HIDDEN, SPECTATOR
from bagend.games.confrontation.actions import Event, Phase
from bagend.games.confrontation.components import FIGURES, N_EACH, N_FIGURES, NOWHERE, REGIONS, SEATS
from bagend.games.confrontation.view import face, hiding_places, is_seen, stand_key
from games.confrontation.deducing import candidates
from games.confrontation.positions import GAME, position
from games.confrontation.twin_law import Report, compare, compare_entries, compare_now
from games.confrontation.twins import twins
from proof import some


def test_c74_the_opponent_sees_the_number_of_stands():
    turn = position(orcs="gondor", warg="gondor", sam="shire")
    assert turn.seen("light", "gondor") == ["?", "?"]
    assert turn.could("light", "gondor") == [{"orcs", "warg"}] * 2


def test_c74_a_figure_seen_in_battle_stays_known_until_it_is_mixed():
    turn = position(cave_troll="high-pass", warg="gondor", sam="rhudaur", merry="shire")
    turn.play("move cave-troll rhudaur").cards("1", "1")
    assert turn.seen("light", "rhudaur") == ["cave-troll"]
    assert turn.could("light", "gondor") == [{"warg"}]


def test_c74_mixing_unites_the_sets():
    turn = position(cave_troll="high-pass", warg="mirkwood", orcs="gondor", sam="rhudaur", merry="shire")
    turn.play("move cave-troll rhudaur").cards("1", "1").play("move merry cardolan")
    assert turn.could("light", "mirkwood") == [{"warg", "orcs"}]
    turn.play("move warg high-pass", "move merry enedwaith", "move warg rhudaur")
    assert turn.could("light", "rhudaur") == [{"cave-troll", "warg", "orcs"}] * 2
    assert turn.could("light", "gondor") == [{"warg", "orcs"}]


def test_c74_a_stand_that_leaves_a_mixed_region_could_be_any_of_them():
    turn = position(orcs="gondor", warg="gondor", balrog="mordor", sam="shire").play("move orcs fangorn")
    assert turn.could("light", "fangorn") == [{"orcs", "warg", "balrog"}]


@pytest.mark.parametrize("figure", ["orcs", "warg"])
def test_c74_which_stand_leaves_does_not_depend_on_who_leaves(figure):
    turn = position(orcs="gondor", warg="gondor", sam="shire").play(f"move {figure} fangorn")
    assert [int(region) for region in turn.view(0).at[15:17]] == [REGIONS.index("gondor"), REGIONS.index("fangorn")]


def test_c74_where_a_battle_is_fought_they_are_mixed_when_the_turn_ends():
    turn = position(cave_troll="high-pass", sam="rhudaur", merry="rhudaur", gimli="shire")
    turn.play("move cave-troll rhudaur", "draw merry")
    assert turn.could("dark", "rhudaur")[:2] in (
        [{"merry"}, {"frodo", "sam", "gimli"}],
        [{"frodo", "sam", "gimli"}, {"merry"}],
    )
    turn.cards("1", "retreat")
    assert turn.seen("dark", "arthedain") == ["merry"]


def test_c74_a_defeat_is_struck_from_all_other_sets():
    turn = position("light", gimli="moria", orcs="fangorn", warg="mordor", balrog="mordor").play("move gimli fangorn")
    assert turn.could("light", "mordor") == [{"warg", "balrog"}] * 2


def test_c63_whoever_stands_in_mordor_is_not_frodo():
    turn = position("light", sam="dagorlad", orcs="gondor", merry="shire").play("move sam mordor")
    assert turn.could("dark", "mordor") == [{"sam", "merry"}]


@pytest.mark.parametrize(("figure", "answers"), [("balrog", {"strike", "spare"}), ("orcs", {"spare"})])
def test_c75_dark_is_asked_whoever_stands_in_moria(figure, answers):
    turn = position("light", sam="eregion", **{figure: "moria"}).play("move sam fangorn")
    assert turn.asks == ("dark", Phase.TUNNEL)
    assert turn.answers() == answers


def test_c75_with_moria_empty_nobody_is_asked():
    turn = position("light", sam="eregion", balrog="fangorn", orcs="mordor").play("move sam fangorn")
    assert turn.asks == ("dark", Phase.CARD)


@pytest.mark.parametrize("company", ["sam", "merry"])
def test_c75_frodo_in_company_is_asked_whoever_it_is(company):
    """In the Shire there is no way to slip, so the question is about Sam alone."""
    turn = position(balrog="arthedain", frodo="shire", **{company: "shire"}).play("move balrog shire", "draw frodo")
    assert turn.asks == ("light", Phase.TEXT)
    assert turn.answers() == ({"stay", "substitute"} if company == "sam" else {"stay"})


@pytest.mark.parametrize("company", ["frodo", "merry"])
def test_c75_sam_in_company_is_asked_even_against_the_orcs(company):
    where = {"frodo": "rhudaur"} if company == "frodo" else {"merry": "rhudaur"}
    turn = position(orcs="high-pass", sam="rhudaur", **where).play("move orcs rhudaur", "draw sam")
    assert turn.asks == ("light", Phase.TEXT)
    assert turn.play("stay").where("sam") == "defeated"


def test_c75_alone_neither_is_asked():
    assert position(balrog="high-pass", sam="rhudaur").play("move balrog rhudaur").asks == ("dark", Phase.CARD)
    assert position(balrog="arthedain", frodo="shire").play("move balrog shire").asks == ("dark", Phase.CARD)


def test_c75_the_warg_never_asks():
    turn = position(warg="arthedain", frodo="shire", sam="shire").play("move warg shire", "draw frodo")
    assert turn.asks == ("dark", Phase.CARD)


@pytest.mark.parametrize("seat", ["light", "dark", "spectator"])
def test_c74_whoever_retreats_among_others_is_still_the_one_who_fought(seat):
    """The Orcs' stand comes to the Balrog's and is mixed with it while Light's Magic is still to be replaced."""
    turn = position(balrog="mordor", orcs="mordor", aragorn="moria", merry="shire", discard={"light": ["5"]})
    # Of two stands that are together the last one leaves, so the Balrog goes on the Orcs' stand and they on his.
    turn.play("move balrog dagorlad", "move aragorn fangorn", "move orcs gondor")
    assert int(turn.state.who[9]) == FIGURES.index("orcs")
    turn.play("move aragorn gondor", "play retreat", "play magic")
    view = turn.view(SEATS.index(seat) if seat in SEATS else SPECTATOR)
    words = GAME.words()
    assert turn.asks == ("light", Phase.MAGIC)
    assert "Aragorn fights the Orcs" in GAME.text.prompt(view, words)
    assert "Dark: the Orcs, strength 2." in GAME.text.sections(view, words)[0].lines
    assert ">Orcs<" in GAME.board(view, words, WIDE, []).regions["battle"]
    assert turn.seen("light", "dagorlad") == ["?", "?"]


# Working out.


def test_c74_whoever_can_be_worked_out_is_named_and_nobody_else(mode):
    """For both seats and a spectator, in every position of a few long matches, by all ways to fill the stands."""
    told: Counter[str] = Counter()
    for seed in (4, 5, 6):
        match, choice = Match(GAME, seed=seed, mode=mode), stream(seed)[0]
        while not match.is_over:
            answers = match.legal_actions()
            match.play(answers[below(choice, len(answers))])
            if not match.is_over:
                told.update(check_what_is_told(match))
    assert min(told[what] for what in ("worked out", "hidden", "seen", "unseen")) > 20


def check_what_is_told(match):
    """What is told of each stand; on the board and in words, the same."""
    for seat in (0, 1, SPECTATOR):
        view, words = match.view(seat), GAME.words()
        could = candidates(view)
        for figure in range(N_FIGURES):
            assert hiding_places(view, figure) == [stand for stand in range(N_FIGURES) if figure in could[stand]]
        for stand in range(N_FIGURES):
            if view.at[stand] == NOWHERE:
                continue
            piece = GAME.text.piece(view, stand_key(view, stand), words)
            assert piece
            lines = piece.lines
            if stand // N_EACH == seat:
                assert is_seen(view, stand) == (len(could[stand]) == 1)
                assert ("Your opponent knows who this is." in lines) == is_seen(
                    view, stand
                ) or not view.ready >> seat & 1
                yield "seen" if is_seen(view, stand) else "unseen"
            elif len(could[stand]) == 1:
                assert face(view, stand) == match.state[0].who[stand] == min(could[stand])
                assert f"Now in {words.name('region', REGIONS[view.at[stand]])}." in lines
                yield "worked out" if view.who[stand] < 0 else "told"
            else:
                assert face(view, stand) == HIDDEN
                assert lines[-1].startswith("This may be ")
                assert " or " in lines[-1]
                yield "hidden"


# Suppositions.


def assignments(view) -> list[tuple[int, ...]]:
    """Every way to give Dark's figures to stands that fits all sets, found by trying all."""
    stands = [stand for stand in range(N_EACH, 2 * N_EACH) if view.at[stand] >= 0]
    figures = [figure for figure in range(N_EACH, 2 * N_EACH) if not view.defeated >> figure & 1]

    def fits(order: tuple[int, ...]) -> bool:
        return all(int(view.could[stand]) >> figure & 1 for stand, figure in zip(stands, order, strict=True))

    return [order for order in permutations(figures) if fits(order)]


@pytest.mark.parametrize(
    "sets",
    [
        ({"orcs", "warg", "balrog", "shelob"},) * 4,
        ({"orcs", "warg"}, {"orcs", "warg"}, {"balrog", "shelob", "orcs"}, {"balrog", "shelob"}),
        (
            {"orcs", "warg", "balrog"},
            {"warg", "balrog", "shelob"},
            {"orcs", "shelob"},
            {"orcs", "warg", "balrog", "shelob"},
        ),
        ({"orcs"}, {"warg", "balrog"}, {"warg", "shelob"}, {"balrog", "shelob", "warg"}),
    ],
)
def test_c74_every_assignment_that_fits_is_supposed_equally_often(sets):
    turn = position("light", balrog="gondor", shelob="fangorn", orcs="moria", warg="rohan", sam="shire")
    for stand, name in ((9, "balrog"), (10, "shelob"), (15, "orcs"), (16, "warg")):
        names = sets[("balrog", "shelob", "orcs", "warg").index(name)]
        mask = sum(1 << FIGURES.index(other) for other in names)
        turn.state.could[:, stand] = mask
    views = GAME.View.blank()
    views[0] = turn.view(0)
    for stand in (9, 10, 15, 16):
        views[0].who[stand] = -4
    possible = assignments(views[0])
    assert possible
    source, supposed = stream(7), GAME.State.blank()
    draws = 60 * len(possible)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        turn.rules.suppose(views, source, supposed)
        seen[tuple(int(supposed[0].who[stand]) for stand in (9, 10, 15, 16))] += 1
    assert set(seen) == set(possible)
    chi_square = sum((seen[order] - 60) ** 2 / 60 for order in possible)
    freedom = len(possible) - 1
    assert chi_square - freedom <= 5 * (2 * freedom) ** 0.5


def test_c74_a_hidden_card_is_supposed_from_the_hand():
    turn = position("dark", aragorn="gondor", balrog="mordor", discard={"dark": ["6", "eye"]}).play(
        "move balrog gondor", "play 4"
    )
    views, supposed, source = GAME.View.blank(), GAME.State.blank(), stream(1)
    views[0] = turn.view(0)
    seen = set()
    for _ in range(200):
        turn.rules.suppose(views, source, supposed)
        seen.add(int(supposed[0].card[1]))
    assert seen == {card for card in range(11) if turn.state.hand[1] >> card & 1}


# Twins.


@pytest.mark.parametrize("part", range(8))
def test_c74_c75_twins_look_the_same(mode, part):
    """Two thousand pairs in compiled code; `python -m games.confrontation.twin_run` plays as many as one likes."""
    wanted = {Mode.INTERPRETED: 3, Mode.CHECKED: 25, Mode.COMPILED: 252}[mode]
    reports: list[Report] = []
    number = part * 10**6
    while sum(report.is_different for report in reports) < wanted:
        reports.append(compare(number, mode, sample=4 if mode is Mode.COMPILED else 1))
        number += 1
    assert max(report.steps for report in reports) > 20, "some twins play a good part of a match"
    assert sum(report.frames for report in reports) > 20 * wanted
    assert sum(report.whole for report in reports) >= wanted / 8, "many were looked at from all sides"


def test_the_law_of_twins_finds_what_differs(mode):
    """With the eyes of the side whose secrets differ no pair passes."""
    caught = 0
    for number in range(0, 30, 3):
        pair = twins(number, mode)
        views = GAME.View.blank(), GAME.View.blank()
        with contextlib.suppress(AssertionError):
            for one, other in pair:
                compare_now(one, other, 1 - pair.seat, views)
                compare_entries(one, other, 1 - pair.seat, 0, views)
            continue
        caught += 1
    assert caught == 10


def test_no_journal_of_a_running_match_names_what_its_reader_may_not_know(mode):
    """Names of the other side's figures stand in a seat's journal only once they were shown."""
    for seed in some(range(4 if mode is Mode.INTERPRETED else 40)):
        match = Match(GAME, seed=seed, mode=mode)
        random = np.random.default_rng(seed)
        hidden, named = set(), set()
        while not match.is_over:
            for seat in range(2):
                lines = str(match.journal(seat)).partition("\n\n")[2]
                told = {n for e in match.entries for m in e.moments if m.audience < 0 for n in figures_told(m)}
                others = set(range((1 - seat) * N_EACH, (1 - seat) * N_EACH + N_EACH)) - told
                hidden |= others
                named |= {FIGURES[figure] for figure in others} & set(lines.split())
            match.play(int(random.choice(match.legal_actions())))
        assert hidden
        assert named == set()


def figures_told(moment) -> list[int]:
    nouns = GAME.events[Event(moment.kind)]
    return [value for (_, noun), value in zip(nouns.items(), moment.nouns, strict=False) if noun.kind == "figure"]


def test_the_drawings_and_texts_of_a_seat_name_nobody_it_may_not_know(mode):
    """At the first turn: no name of a figure of the other side, but in the aid that lists them all."""
    match = Match(GAME, seed=1, mode=mode)
    for answer in ("scatter", "ready", "scatter", "ready"):
        match.play(answer)
    words = GAME.words()
    for seat, side in ((0, 1), (1, 0)):
        names = {words.name("figure", FIGURES[figure]) for figure in range(side * N_EACH, side * N_EACH + N_EACH)}
        text = " ".join(line for section in GAME.text.sections(match.view(seat), words) for line in section.lines)
        assert not any(name in text for name in names)
        stands = match.drawing(seat).regions["stands"]
        assert not any(FIGURES[figure] in stands for figure in range(side * N_EACH, side * N_EACH + N_EACH))


def test_a_spectator_sees_no_figure_before_the_first_battle(mode):
    match = Match(GAME, seed=1, mode=mode)
    for answer in ("scatter", "ready", "scatter", "ready"):
        match.play(answer)
    assert (match.view(SPECTATOR).who < 0).all()
    assert len(SEATS) == 2


def test_the_streams_of_suppositions_differ(mode):
    match = Match(GAME, seed=1, mode=mode)
    for answer in ("scatter", "ready", "scatter", "ready"):
        match.play(answer)
    views, state, source = GAME.View.blank(), GAME.State.blank(), Stream.blank()
    views[0] = match.view(0)
    seen = set()
    for seed in seeds(1, 0, 20):
        source["x"] = seed
        match._doors.suppose(views, source, state)
        seen.add(tuple(int(who) for who in state[0].who))
    assert len(seen) > 10
