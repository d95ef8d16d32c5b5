"""The board of The Confrontation: what every drawing of it must be."""

from collections import Counter
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from bagend.drawing import defs
from bagend.drawing.ink import wander
from bagend.drawing.library import read_folder
from bagend.drawing.sheets import width_of
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.chance import below, stream
from bagend.engine.game import LOW, TALL, WIDE, Drawing
from bagend.engine.match import Match
from bagend.engine.seats import HIDDEN, SPECTATOR
from bagend.games.confrontation.board.answers import plate_box
from bagend.games.confrontation.board.battle import fitting
from bagend.games.confrontation.board.layout import layout_of
from bagend.games.confrontation.board.map import between, land_map
from bagend.games.confrontation.board.terrain import grounds, ways
from bagend.games.confrontation.components import FIGURES, N_REGIONS, SEATS, STRENGTH
from bagend.games.confrontation.view import face, is_seen
from games.boards import HOOKS, styled
from games.confrontation.positions import GAME, position
from proof import some

SHAPES = (WIDE, TALL, LOW)


@pytest.fixture(scope="module", params=SHAPES)
def drawings(request, mode) -> list[tuple[Match, int, Drawing]]:
    """Views of all seats and the spectator in every seventh position of a few matches."""
    found = []
    for seed in range(3):
        options = {"light_cards": "both", "dark_cards": "both", "opponent_choice": "named"} if seed else {}
        match = Match(GAME, options=options, seed=seed, mode=mode)
        choice = stream(seed + 1)[0]
        while not match.is_over:
            answers = match.legal_actions()
            match.play(answers[below(choice, len(answers))])
            if len(match.entries) % 7 == seed:
                found += [(match, seat, match.drawing(seat, request.param)) for seat in (0, 1, SPECTATOR)]
        found += [(match, seat, match.drawing(seat, request.param)) for seat in (0, 1, SPECTATOR)]
    assert len(found) > 60
    return found


def parse(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{markup}</svg>")


def test_every_region_is_well_formed(drawings):
    parsed = [parse(markup) for _, _, drawing in drawings for markup in drawing.regions.values()]
    assert any(len(region) for region in parsed)


def test_answers_come_last(drawings):
    assert all(list(drawing.regions)[-1] == "answers" for _, _, drawing in drawings)


def test_keys_are_unique_and_never_nested(drawings):
    for _, _, drawing in some(drawings):
        tree = parse("".join(drawing.regions.values()))
        keys = Counter(node.get("data-key") for node in tree.iter() if node.get("data-key"))
        assert max(keys.values()) == 1
        for node in some(tree.iter()):
            if node.get("data-key"):
                assert not [inner for inner in node.iter() if inner is not node and inner.get("data-key")]


def test_whatever_is_used_is_defined(game, drawings):
    known = {node.get("id") for node in parse(defs(game.art)).iter()}
    for _, _, drawing in some(drawings[::5]):
        tree = parse("".join(drawing.regions.values()))
        here = known | {node.get("id") for node in tree.iter() if node.get("id")}
        used = {node.get("href", "#")[1:] for node in tree.iter() if node.tag == "use"}
        assert used
        assert used - here == set()


def test_whatever_has_a_class_has_its_looks(game, drawings):
    for _, _, drawing in some(drawings[::5]):
        nodes = parse("".join(drawing.regions.values())).iter()
        used = {name for node in nodes for name in (node.get("class") or "").split()}
        assert used
        assert used - styled(game) - HOOKS == set()


def test_text_is_large_enough(drawings):
    """Every text has a class with a size, and none is scaled down."""
    for _, _, drawing in some(drawings[::5]):
        for node in some(parse("".join(drawing.regions.values())).iter("text")):
            sizes = [TEXT_SIZES[name] for name in (node.get("class") or "").split() if name in TEXT_SIZES]
            assert len(sizes) == 1
            assert sizes[0] >= 11


@pytest.mark.parametrize("shape", SHAPES)
def test_every_answer_of_a_match_can_be_clicked(mode, shape):
    match = Match(GAME, options={"light_cards": "both", "dark_cards": "both"}, seed=4, mode=mode)
    choice = stream(9)[0]
    while not match.is_over:
        answers = match.legal_actions()
        drawn = parse(match.drawing(match.seat, shape).regions["answers"])
        shown = {int(node.get("data-action", "")) for node in drawn.iter() if node.get("data-action")}
        assert shown == {answer for answer in answers if not any(GAME.answers.carry(answer))}
        carried = {GAME.answers.notation(answer) for answer in answers if any(GAME.answers.carry(answer))}
        things = [(node.get("data-verb"), node.get("data-thing")) for node in drawn.iter() if node.get("data-thing")]
        assert sorted(things) == sorted({tuple(notation.split()[:2]) for notation in carried})
        places = {node.get("data-place") for node in drawn.iter() if node.get("data-place")}
        assert {notation.split()[2] for notation in carried} <= places
        match.play(answers[below(choice, len(answers))])
    assert len(match.entries) > 30


def test_only_who_is_asked_can_click(mode):
    match = Match(GAME, seed=4, mode=mode)
    assert match.drawing("dark").regions["answers"] == ""
    assert match.drawing(SPECTATOR).regions["answers"] == ""


@pytest.mark.parametrize("shape", SHAPES)
def test_a_drawing_has_the_same_keys_in_every_shape(mode, shape):
    match = Match(GAME, seed=4, mode=mode)
    for answer in ("scatter", "ready", "scatter", "ready"):
        match.play(answer)
    keys = [node.get("data-key") for node in parse("".join(match.drawing(0, shape).regions.values())).iter()]
    others = [node.get("data-key") for node in parse("".join(match.drawing(0, WIDE).regions.values())).iter()]
    assert sorted(filter(None, keys)) == sorted(filter(None, others))


def test_own_stands_show_their_face_and_others_their_back():
    turn = position("dark", orcs="gondor", warg="moria", sam="eregion", merry="eregion")
    drawing = GAME.board(turn.view(1), GAME.words(), WIDE, [])
    stands = [(node.get("data-key"), node.get("data-side")) for node in parse(drawing.regions["stands"]).iter()]
    stands = [(key, side) for key, side in stands if key]
    assert ("figure-orcs", "front") in stands
    assert {side for key, side in stands if key and key.startswith("stand-light")} == {"back"}


def test_a_known_stand_shows_its_face_under_a_key_without_a_name():
    turn = position(cave_troll="high-pass", gandalf="rhudaur", warg="gondor").play("move cave-troll rhudaur")
    drawing = GAME.board(turn.view(1), GAME.words(), WIDE, [])
    stands = {node.get("data-key"): node for node in parse(drawing.regions["stands"]).iter() if node.get("data-key")}
    gandalf = stands["stand-light-5"]
    assert gandalf.get("data-side") == "front"
    assert "portrait-gandalf" in ElementTree.tostring(gandalf, encoding="unicode")


def test_what_the_opponent_knows_is_marked():
    turn = position(cave_troll="high-pass", sam="rhudaur", merry="shire", warg="gondor")
    turn.play("move cave-troll rhudaur").cards("1", "1")
    own = GAME.board(turn.view(1), GAME.words(), WIDE, []).regions["stands"]
    marked = [node.get("data-key") for node in parse(own).iter() if node.get("data-key") and "war-eye" in text_of(node)]
    assert marked == ["figure-warg", "figure-cave-troll"]


def text_of(node: ElementTree.Element) -> str:
    return ElementTree.tostring(node, encoding="unicode")


def test_a_card_laid_face_down_is_drawn_as_its_back():
    turn = position("dark", aragorn="gondor", balrog="mordor").play("move balrog gondor", "play eye")
    light = GAME.board(turn.view(0), GAME.words(), WIDE, []).regions["cards"]
    keys = {node.get("data-key"): node.get("data-side") for node in parse(light).iter() if node.get("data-key")}
    assert keys["card-dark-laid"] == "back"
    assert keys["card-dark-eye"] == "front"
    at_home = {node.get("data-key"): node.get("transform") for node in parse(light).iter() if node.get("data-key")}
    before = GAME.board(position("dark").view(0), GAME.words(), WIDE, []).regions["cards"]
    untouched = {node.get("data-key"): node.get("transform") for node in parse(before).iter() if node.get("data-key")}
    assert at_home["card-dark-eye"] == untouched["card-dark-eye"]


@pytest.mark.parametrize("shape", SHAPES)
def test_the_aid_names_every_figure_and_on_a_phone_says_what_it_does(shape):
    """On a desk whoever points at a name reads that."""
    words = GAME.words()
    drawn = parse(GAME.board(position("dark").view(0), words, shape, []).regions["aid"])
    lines = {node.get("data-about"): " ".join(node.itertext()) for node in drawn.iter() if node.get("data-about")}
    for number, figure in some(enumerate(FIGURES)):
        said = f"{words.name('short', figure)} {STRENGTH[number]}"
        if shape != WIDE:
            said += " " + words.name("text", figure)
        assert lines[f"aid-{figure}"] == said


def test_the_aid_is_the_same_from_first_to_last_whoever_looks(drawings):
    """So it tells nothing about a match, although it names every figure."""
    assert len({drawing.regions["aid"] for _, _, drawing in drawings}) == 1


def test_whoever_is_defeated_is_struck_out():
    turn = position(cave_troll="high-pass", sam="rhudaur", warg="gondor")
    before = GAME.board(turn.view(0), GAME.words(), WIDE, []).regions["losses"]
    turn.play("move cave-troll rhudaur").cards("1", "1")
    after = GAME.board(turn.view(0), GAME.words(), WIDE, []).regions["losses"]
    assert after.count("<path") == before.count("<path") + 1


def test_the_ground_is_what_the_hand_draws():
    """The files were written by scripts/terrain.py from the lands as they are now."""
    drawn = grounds()
    assert set(drawn) == {f"ground-{shape}" for shape in SHAPES}
    files = read_folder(GAME.folder / "art")
    for name, ((width, height), markup) in drawn.items():
        assert (files[name].box, files[name].markup) == (f"0 0 {width} {height}", markup)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_ground_is_as_wide_as_the_board(shape):
    drawing = GAME.board(position("dark").view(0), GAME.words(), shape, [])
    assert drawing.ground == f"ground-{shape}"
    assert grounds()[drawing.ground][0][0] == drawing.width


@pytest.mark.parametrize("shape", SHAPES)
def test_no_way_and_no_river_runs_over_a_name(shape: str):
    layout, size = layout_of(shape), TEXT_SIZES["label"]
    labels = {}
    for region in parse(land_map(layout, GAME.words())).iterfind("g/g[@data-about]"):
        for text in region.iterfind("text"):
            half = width_of(str(text.text), size) / 2
            x, y = float(text.get("x", 0)), float(text.get("y", 0))
            labels[str(text.text)] = (x - half, y - 0.7 * size, x + half, y)
    assert len(labels) == N_REGIONS
    stream = wander(layout.river, 0.08, "anduin")
    lines = [(stream, layout.river_width / 2 - 1), *((dots, 1.0) for dots in ways(layout))]
    for line, room in some(lines):
        for one, other in pairwise(line):
            for share in range(21):
                x, y = between(one, other, share / 20)
                for name, (left, top, right, foot) in labels.items():
                    assert not (left - room < x < right + room and top - room < y < foot + room), name


def test_every_figure_has_a_portrait_of_its_own():
    files = read_folder(GAME.folder / "art")
    assert len({files[f"portrait-{figure}"].markup for figure in FIGURES}) == len(FIGURES) == 18


def test_a_boot_marks_where_one_may_slip_to_unless_somebody_stands_there():
    """It would lie over the figure's face; the lit region says enough."""
    for guest, boots in some((("shire", 1), ("arthedain", 0))):
        turn = position("dark", frodo="cardolan", legolas=guest, flying_nazgul="mordor")
        turn.play("move flying-nazgul cardolan")
        answers = [GAME.answers.parse(answer) for answer in turn.answers()]
        drawn = GAME.board(turn.view(0), GAME.words(), WIDE, answers).regions["answers"]
        assert "flee arthedain" in turn.answers()
        assert drawn.count("#card-retreat") == boots


def test_a_text_beside_a_battle_stands_there_whole_or_not_at_all():
    texts = [[("one", "")], [("two", ""), ("three", "")], [("four", "")]]
    assert fitting(texts, 4) == [("one", ""), ("two", ""), ("three", ""), ("four", "")]
    assert fitting(texts, 2) == [("one", "")]
    assert fitting(texts, 0) == []


def test_an_open_card_is_added_up_at_once():
    turn = position("light", gandalf="gondor", balrog="mordor").play("move gandalf mordor", "play 4")
    drawn = parse(GAME.board(turn.view(0), GAME.words(), WIDE, []).regions["battle"])
    assert {"5 + ?", "5 + 4 = 9"} <= set(drawn.itertext())


def test_magic_adds_nothing_before_it_is_said_what_it_becomes():
    turn = position("light", gandalf="gondor", balrog="mordor", discard={"dark": ["4"]}).play("move gandalf mordor")
    turn.play("play magic")
    # What it may become is bright, and the hand is faint.
    faint = [node.get("data-key") for node in parse(cards_of(turn)).iterfind(".//g[@class='piece spent']")]
    of_dark = [key for key in faint if key and key.startswith("card-dark")]
    assert of_dark == [f"card-dark-{card}" for card in ("1", "2", "3", "5", "6", "eye", "retreat")]
    says = set(parse(GAME.board(turn.view(1), GAME.words(), WIDE, []).regions["battle"]).itertext())
    assert {"5 + ?"} == {line for line in says if line.startswith("5 +")}
    turn.play("fetch 4")
    assert "5 + 4 = 9" in parse(GAME.board(turn.view(1), GAME.words(), WIDE, []).regions["battle"]).itertext()


def test_a_frame_is_around_the_side_that_has_to_answer():
    """Also while it defends: the turn is the other side's then, the question is not."""
    turn = position("dark", frodo="cardolan", flying_nazgul="mordor").play("move flying-nazgul cardolan")
    assert turn.asks[0] == "light"
    drawn = GAME.board(turn.view(0), GAME.words(), WIDE, []).regions
    assert [drawn[side].count('class="turn"') for side in SEATS] == [1, 0]


def test_the_place_of_a_card_in_battle_stays_in_sight():
    turn = position("light", gandalf="gondor", balrog="mordor").play("move gandalf mordor", "play 4")
    before, after = (parse(GAME.board(view, GAME.words(), WIDE, []).regions["cards"]) for view in some(both(turn)))
    assert len(before.findall(".//g[@class='spent']")) == 1
    assert len(after.findall(".//g[@class='spent']")) == 2


def cards_of(turn) -> str:
    return GAME.board(turn.view(1), GAME.words(), WIDE, []).regions["cards"]


def both(turn):
    """The view of a turn now, and after Light's card."""
    yield turn.view(0)
    yield turn.play("play 1").view(0)


@pytest.mark.parametrize(
    ("sets", "told"),
    [
        (("shelob saruman", "saruman", "orcs"), ("shelob", "saruman", "orcs")),
        (("shelob saruman", "saruman orcs", "saruman orcs"), ("shelob", "?", "?")),
        (("shelob saruman orcs", "saruman orcs", "saruman orcs"), ("shelob", "?", "?")),
        (("shelob saruman", "shelob saruman", "shelob saruman orcs"), ("?", "?", "orcs")),
        (("shelob saruman", "saruman orcs", "shelob orcs"), ("?", "?", "?")),
    ],
)
def test_whoever_can_be_worked_out_shows_his_face(sets, told):
    """One figure is left for a stand, or one stand for a figure; his owner sees that he is known."""
    turn = position("light", shelob="gondor", saruman="mordor", orcs="moria", frodo="shire")
    stands = [FIGURES.index(name) for name in ("shelob", "saruman", "orcs")]
    for stand, names in zip(stands, sets, strict=True):
        turn.state.could[:, stand] = sum(1 << FIGURES.index(name) for name in names.split())
    for seat in (0, SPECTATOR):
        view = turn.view(seat)
        found = [face(view, stand) for stand in stands]
        assert [FIGURES[figure] if figure != HIDDEN else "?" for figure in found] == list(told)
    assert [is_seen(turn.view(1), stand) for stand in stands] == [name != "?" for name in told]


def test_an_answer_that_stands_alone_has_its_row_to_itself():
    places = layout_of(WIDE).plates
    (x, y, wide, _), (other, _, width, _) = places[2:]
    assert plate_box(places, 0, 1) == (x, y, other + width - x, places[2][3])
    assert plate_box(places, 0, 2) == places[2]
    corners = layout_of(TALL).map_plates
    assert plate_box(corners, 0, 1) == corners[2]
    assert wide < plate_box(places, 2, 3)[2]


def test_before_the_first_battle_the_hosts_face_each_other_unless_figures_wait_there():
    turn = position("light", frodo="shire", orcs="mordor")
    assert "#field-peace" in GAME.board(turn.view(0), GAME.words(), WIDE, []).regions["battle"]
    match = Match(GAME, seed=1)
    for shape, is_there in some(((WIDE, False), (TALL, True), (LOW, True))):
        assert ("#field-peace" in match.drawing(0, shape).regions["battle"]) is is_there


def test_the_whole_line_of_the_aid_can_be_pointed_at():
    drawn = parse(GAME.board(position("dark").view(0), GAME.words(), WIDE, []).regions["aid"])
    lines = [node for node in drawn.iter() if node.get("data-about")]
    for line in some(lines):
        (room,) = line.findall("rect[@class='target']")
        assert float(room.get("width", 0)) > 90
