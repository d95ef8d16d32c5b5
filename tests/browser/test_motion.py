"""Motion: pieces go from where they were seen to where they are, and the person owns the pace."""

import math
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.serving import Server
from browser.visiting import Visit, Visitor

WHERE = """() => Object.fromEntries([...document.querySelectorAll('#board [data-key]')].map(e => {
    const m = e.getScreenCTM();
    return [e.dataset.key, [m.e, m.f]];
}))"""

FREEZE = """() => {
    const moves = effect => effect?.target?.dataset?.key && effect.getKeyframes().some(frame => frame.transform);
    const slides = document.getAnimations().filter(each => moves(each.effect));
    if (!slides.length) return null;
    const seen = {};
    for (const animation of slides) animation.pause();
    for (const share of [0, 0.5, 1]) {
        for (const animation of slides) {
            const {delay, duration} = animation.effect.getTiming();
            animation.currentTime = (delay + duration) * share * 0.999999;
        }
        for (const {effect: {target}} of slides) {
            const m = target.getScreenCTM();
            (seen[target.dataset.key] ??= []).push([m.e, m.f]);
        }
    }
    for (const animation of slides) animation.cancel();
    const rest = Object.fromEntries(slides.map(({effect: {target}}) => {
        const m = target.getScreenCTM();
        return [target.dataset.key, [m.e, m.f]];
    }));
    return {seen, rest};
}"""


IS_AT_REST = "document.getAnimations().every(each => each.effect.getComputedTiming().endTime === Infinity)"
"""Whether nothing moves but what glows for ever."""


def slowly(anna: Visitor) -> None:
    """Half the speed, as the settings keep it."""
    anna.page.goto("/")
    anna.page.evaluate("localStorage.setItem('bagend-prefers', JSON.stringify({speed: 0.5}))")


def answer(anna: Visitor) -> None:
    while not anna.confirm.is_visible():
        anna.free_targets().first.focus()
        anna.page.keyboard.press("Enter")
    anna.confirm.click()


def test_a_kept_die_slides_from_where_it_lay(server: Server, visit: Visit) -> None:
    anna = visit(server, still=False)
    slowly(anna)
    anna.begin()
    anna.wait(lambda: skip(anna) or anna.is_asked)
    before = anna.page.evaluate(WHERE)
    answer(anna)
    frozen: dict[str, Any] = {}

    def froze() -> bool:
        frozen.update(anna.page.evaluate(FREEZE) or {})
        return bool(frozen)

    anna.wait(froze, 10)
    ways = {key: way for key, way in frozen["seen"].items() if math.dist(before[key], frozen["rest"][key]) > 20}
    assert ways, "nothing moved"
    for key, (first, half, last) in ways.items():
        assert math.dist(first, before[key]) < 1
        assert math.dist(last, frozen["rest"][key]) < 1
        assert math.dist(first, half) > 5
        assert math.dist(half, last) > 5


def skip(anna: Visitor) -> bool:
    """Press Skip where it is shown; False, so that one goes on waiting."""
    anna.page.evaluate("document.querySelector('#skip:not([hidden])')?.click()")
    return False


def test_a_story_can_be_skipped(server: Server, visit: Visit) -> None:
    anna = visit(server, still=False)
    slowly(anna)
    anna.begin()
    anna.wait(lambda: skip(anna) or anna.is_asked)
    answer(anna)
    anna.wait(lambda: "busy" in anna.moods, 10)
    expect(anna.page.get_by_role("button", name="Skip")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.wait(lambda: "busy" not in anna.moods, 10)
    expect(anna.page.get_by_role("button", name="Skip")).to_have_count(0)


def let_what_moves_arrive(anna: Visitor) -> None:
    """Until nothing moves, and then for longer than anything is looked at."""
    anna.wait(lambda: anna.page.evaluate(IS_AT_REST))
    anna.page.clock.run_for(10_000)


def test_a_press_during_a_story_is_not_lost(server: Server, visit: Visit) -> None:
    """Drawings wait while a pointer is down: the button under it stays the same until it is released."""
    anna = visit(server, still=False)
    anna.page.clock.install()
    anna.begin()
    anna.wait(lambda: skip(anna) or anna.is_asked)
    answer(anna)
    box = anna.page.locator("summary", has_text="Settings").bounding_box()
    assert box is not None
    anna.page.mouse.move(box["x"] + 10, box["y"] + 10)
    anna.page.mouse.down()
    lines = anna.page.locator("#log-lines .log-line")
    let_what_moves_arrive(anna)
    held = lines.count()
    let_what_moves_arrive(anna)
    assert lines.count() == held
    assert "busy" in anna.moods, "the story is over"
    anna.page.mouse.up()
    expect(anna.page.get_by_label("Speed")).to_be_visible()
    anna.wait(lambda: skip(anna) or lines.count() > held or anna.is_asked)


BORNE = """() => {
    const alone = document.getAnimations().filter(({effect}) => effect?.target?.dataset?.key);
    const rough = alone.filter(({effect}) => effect.composite !== 'replace' ||
        effect.getKeyframes().some(frame => Object.keys(frame).some(name =>
            !['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity'].includes(name))));
    return {some: alone.length, rough: rough.length};
}"""
"""How many pieces are on their way, and how many of them by more than a whole transform and opacity."""


def test_pieces_move_by_whole_transforms(server: Server, visit: Visit) -> None:
    anna = visit(server, still=False)
    slowly(anna)
    anna.begin()
    anna.wait(lambda: skip(anna) or anna.is_asked)
    answer(anna)
    seen: dict[str, int] = {}

    def moves() -> bool:
        seen.update(anna.page.evaluate(BORNE))
        return seen["some"] > 0

    anna.wait(moves, 10)
    assert seen["rough"] == 0


def test_reduced_motion_moves_nothing(server: Server, visit: Visit) -> None:
    anna = visit(server, still=True)
    anna.begin()
    assert anna.wait_for_question()
    anna.page.evaluate("() => { Element.prototype.animate = () => { throw new Error('moved'); }; }")
    anna.choose_with_mouse()
    assert anna.wait_for_question() or anna.is_over


def test_sounds_are_off_until_asked_for(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.begin()
    assert anna.wait_for_question()
    anna.page.evaluate(
        """() => {
            const start = OscillatorNode.prototype.start;
            window.knocks = 0;
            OscillatorNode.prototype.start = function (...when) { window.knocks++; start.apply(this, when); };
        }"""
    )
    anna.choose_with_mouse()
    assert anna.wait_for_question()
    assert anna.page.evaluate("window.knocks") == 0
    anna.page.get_by_text("Settings", exact=True).click()
    anna.page.get_by_label("Sounds").check()
    anna.page.keyboard.press("Escape")
    anna.choose_with_mouse()
    anna.wait(lambda: anna.page.evaluate("window.knocks") > 0, 10)


def test_focus_survives_a_redraw(server: Server, visit: Visit) -> None:
    """Wherever the keyboard was, after an answer it is at the new question or still where it was."""
    anna = visit(server)
    anna.begin()
    assert anna.wait_for_question()
    while not anna.confirm.is_visible():
        anna.free_targets().first.focus()
        anna.page.keyboard.press("Space")
    anna.confirm.focus()
    ply = anna.ply
    anna.page.keyboard.press("Enter")
    anna.wait(lambda: anna.ply != ply)
    anna.wait_for_question()
    assert anna.page.evaluate("document.activeElement.id") == "ask"


ALIKE = """async () => {
    // The page's script exports its modules, so this is the very one that the page uses.
    const {flip: {put}} = await import(document.querySelector('script[type=module]').src);
    const [region] = document.querySelectorAll('#board > [id^=region-]');
    const piece = (key, x) => `<g data-key="${key}" data-kind="pawn" transform="translate(${x} 9)"><circle r="4"/></g>`;
    const name = region.id.replace('region-', '');
    put({[name]: piece('here-1', 10) + piece('here-2', 20)}, 0);
    put({[name]: piece('here-1', 10) + piece('there-1', 90)}, 1000);
    const [slide] = region.querySelector('[data-key=there-1]').getAnimations();
    slide.pause();
    slide.currentTime = 0;
    const place = key => region.querySelector(`[data-key=${key}]`).getCTM().e;
    const scale = region.getCTM().a;
    const flying = document.querySelectorAll('#sky svg > *').length;
    return {from: place('there-1') / scale, stays: place('here-1') / scale, flying};
}"""


def test_of_pieces_that_are_alike_the_one_that_left_is_the_one_that_comes(server: Server, visit: Visit) -> None:
    anna = visit(server, still=False)
    anna.begin()
    anna.wait(lambda: skip(anna) or anna.is_asked)
    seen = anna.page.evaluate(ALIKE)
    assert seen["from"] == pytest.approx(20, abs=0.5)
    assert seen["stays"] == pytest.approx(10, abs=0.5)
    assert seen["flying"] == 0


TURNED_IN_PLACE = """async change => {
    const {flip: {put}} = await import(document.querySelector('script[type=module]').src);
    const [one, other] = document.querySelectorAll('#board > [id^=region-]');
    const [here, there] = [one, other].map(region => region.id.replace('region-', ''));
    const piece = shown => `<g data-key="piece" data-${change}="${shown}"><circle r="4"/></g>`;
    put({[here]: piece(1), [there]: ''}, 0);
    put({[here]: '', [there]: piece(2)}, 1000);
    return other.querySelector('[data-key=piece]').getAnimations().length;
}"""


@pytest.mark.parametrize("change", ["side", "roll"])
def test_a_piece_turns_even_if_only_its_region_is_another(server: Server, visit: Visit, change: str) -> None:
    anna = visit(server, still=False)
    anna.begin()
    anna.wait(lambda: skip(anna) or anna.is_asked)
    assert anna.page.evaluate(TURNED_IN_PLACE, change) == 1


ROLLED_AGAIN = """async () => {
    const {flip: {put, likenessOf}} = await import(document.querySelector('script[type=module]').src);
    const [region] = document.querySelectorAll('#board > [id^=region-]');
    const name = region.id.replace('region-', '');
    const die = shown => `<g data-key="die" data-roll="${shown}"><use class="face" href="#${shown}"/></g>`;
    put({[name]: die('one')}, 0);
    for (const shown of ['two', 'three']) put({[name]: die(shown)}, 1000);
    const faces = element => [...element.querySelectorAll('use')].map(use => use.getAttribute('href'));
    const rolling = region.querySelector('[data-key=die]');
    return [faces(rolling), faces(likenessOf(rolling))];
}"""


def test_a_die_that_is_rolled_while_it_rolls_shows_the_face_it_had_last(server: Server, visit: Visit) -> None:
    anna = visit(server, still=False)
    anna.begin()
    anna.wait(lambda: skip(anna) or anna.is_asked)
    assert anna.page.evaluate(ROLLED_AGAIN) == [["#two", "#three"], ["#three"]]


CROWDED = """async () => {
    const {flip: {put}} = await import(document.querySelector('script[type=module]').src);
    const [region] = document.querySelectorAll('#board > [id^=region-]');
    const piece = (key, at, x) => `<g data-key="${key}" data-at="${at}" transform="translate(${x} 9)"></g>`;
    const name = region.id.replace('region-', '');
    put({[name]: piece('stays', 'shire', 10) + piece('goes', 'moria', 50)}, 0);
    return put({[name]: piece('stays', 'shire', 20) + piece('goes', 'shire', 30)}, 0).keys;
}"""


def test_a_piece_that_only_made_room_is_not_marked_as_moved(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.begin()
    assert anna.wait_for_question()
    assert anna.page.evaluate(CROWDED) == ["goes"]


LEAVES = """async y => {
    const {flip: {put}} = await import(document.querySelector('script[type=module]').src);
    const [region] = document.querySelectorAll('#board > [id^=region-]');
    const name = region.id.replace('region-', '');
    put({[name]: `<g data-key="leaves" transform="translate(10 ${y})"><circle r="4"/></g>`}, 0);
    put({[name]: ''}, 1000);
    return document.querySelectorAll('#sky svg > *').length;
}"""


@pytest.mark.parametrize(("y", "seen"), [(9, 1), (-5000, 0)])
def test_what_leaves_another_pane_is_not_seen_over_this_one(server: Server, visit: Visit, y: int, seen: int) -> None:
    anna = visit(server, still=False)
    anna.begin()
    anna.wait(lambda: skip(anna) or anna.is_asked)
    assert anna.page.evaluate(LEAVES, y) == seen
