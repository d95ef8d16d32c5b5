"""The first page: a game can be begun at once, on any screen; one's own games are there; and it looks as one likes."""

import json
import re
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from bagend.bots import strength
from bagend.games import KEYS, find
from bagend.table.words import table_words
from browser.serving import Server
from browser.visiting import MATCH_ADDRESS, TALL, WIDE, Visit, Visitor

looks = pytest.mark.parametrize("scheme", ["light", "dark"])
Scheme = Literal["light", "dark"]

SIZES = [TALL, (740, 360), (768, 1024), WIDE, (1920, 1080), (2560, 1440), (640, 400)]
"""The last is a desk at 200 %."""


def faults(page: Page) -> list[str]:
    """Everything that axe minds, great or small."""
    found = Axe().run(page).response["violations"]
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in found]


def sideways(page: Page) -> int:
    hidden: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return hidden


def play_ends(page: Page) -> list[float]:
    """Where the Play buttons end, from top to bottom."""
    boxes = [push.bounding_box() for push in page.get_by_role("button", name="Play", exact=True).all()]
    assert len(boxes) == len(KEYS)
    return sorted(box["y"] + box["height"] for box in boxes if box)


def keep_some(visitor: Visitor, *games: str) -> None:
    """Have matches of these games on the shelf."""
    for game in games:
        visitor.begin(game=game)
        visitor.wait_for_question()


@pytest.mark.parametrize("has_games", [False, True], ids=["first visit", "with games"])
def test_every_play_button_is_in_the_first_screen_of_a_desk(server: Server, visit: Visit, has_games: bool) -> None:
    anna = visit(server)
    if has_games:
        keep_some(anna, "journey")
    anna.page.goto("/")
    assert play_ends(anna.page)[-1] <= WIDE[1]


@pytest.mark.parametrize("has_games", [False, True], ids=["first visit", "with games"])
def test_on_a_phone_the_first_play_button_is_in_sight_and_the_others_are_near(
    server: Server, visit: Visit, has_games: bool
) -> None:
    anna = visit(server, size=TALL)
    if has_games:
        keep_some(anna, "journey")
    anna.page.goto("/")
    ends = play_ends(anna.page)
    assert ends[0] <= TALL[1]
    assert ends[-1] <= 4 * TALL[1]


OVERLAPS = """() => {
    const shown = [...document.querySelectorAll(`.hero-words > *, .hero-art, .brand, .menu > summary, .mine h2,
        .mine-link, .mine-more button, .mine-ways a, .game h2, .aim, .cover, .level legend, .segment,
        .side label:not(.unseen), .side select, .go button, .about, .rules-link, .extra > summary, .foot p`)]
        .filter(e => e.checkVisibility());
    const boxes = shown.map(e => [e, e.getBoundingClientRect()]).filter(([, box]) => box.width);
    const found = [];
    for (const [i, [e, a]] of boxes.entries()) for (const [f, b] of boxes.slice(i + 1)) {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const name = each => each.getAttribute('class') || each.tagName;
        if (wide > 1 && high > 1 && !e.contains(f)) found.push(`${name(e)} and ${name(f)}`);
    }
    return found;
}"""

CUT_OFF = """() => [...document.querySelectorAll(
        '.game h2, .aim, .segment span, .go button, .hero-words *, .mine-title, .about')]
    .filter(e => e.scrollWidth > e.clientWidth + 1 && e.clientWidth).map(e => e.textContent)"""


@pytest.mark.parametrize("text", ["", "largest"], ids=["normal", "very large"])
def test_nothing_overlaps_and_nothing_is_cut_off_at_any_width(server: Server, visit: Visit, text: str) -> None:
    anna = visit(server)
    keep_some(anna, "confrontation")
    for has_games in (True, False):
        if not has_games:
            anna.context.clear_cookies(name="browser")
        anna.context.add_cookies([{"name": "text", "value": text, "url": server.address}])
        anna.page.goto("/")
        expect(anna.page.locator(".mine-link")).to_have_count(int(has_games))
        for width, height in SIZES:
            anna.page.set_viewport_size({"width": width, "height": height})
            assert anna.page.evaluate(OVERLAPS) == [], (width, height)
            assert anna.page.evaluate(CUT_OFF) == [], (width, height)
            assert sideways(anna.page) == 0, (width, height)


@looks
@pytest.mark.parametrize("size", [WIDE, TALL], ids=["desk", "phone"])
def test_axe_finds_nothing_with_everything_unfolded(
    server: Server, visit: Visit, scheme: Scheme, size: tuple[int, int]
) -> None:
    anna = visit(server, scheme=scheme, size=size)
    keep_some(anna, "journey", "duel")
    anna.page.goto("/")
    assert faults(anna.page) == []
    for fold in anna.page.locator("details").all():
        fold.locator("> summary").click()
    # A menu closes when something else is pressed.
    anna.page.get_by_text("Settings", exact=True).click()
    assert faults(anna.page) == []
    assert sideways(anna.page) == 0


@pytest.mark.parametrize(
    ("push", "players"),
    [
        ("Play", ["Bot: Hard", "you"]),
        ("With a friend", ["open seat", "you"]),
        ("On this screen", ["you", "you"]),
    ],
)
@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_one_push_begins_a_game(server: Server, visit: Visit, push: str, players: list[str], script: bool) -> None:
    anna = visit(server, script=script)
    anna.page.goto("/")
    card = anna.card("confrontation")
    card.get_by_label("Hard", exact=True).check()
    card.get_by_label("You play", exact=True).select_option("dark")
    card.get_by_role("button", name=push, exact=True).click()
    expect(anna.page).to_have_url(MATCH_ADDRESS)
    chairs = anna.page.locator("#seats .chair-player")
    expect(chairs).to_have_count(2)
    found = [re.sub(r" \(.*", "", text.strip()) for text in chairs.all_inner_texts()]
    assert found == players


def test_every_game_shows_its_cover_and_no_name_stands_for_two_things(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.page.goto("/")
    expect(anna.page.locator(".cover")).to_have_count(len(KEYS))
    for cover in anna.page.locator(".cover").all():
        expect(cover).to_be_in_viewport(ratio=1)
    ids = anna.page.evaluate("[...document.querySelectorAll('[id]')].map(each => each.id)")
    assert len(ids) == len(set(ids))


def test_the_strengths_are_chosen_by_keyboard(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.page.goto("/")
    strengths = anna.card("duel").get_by_role("group", name="Computer opponent")
    strengths.get_by_label("Medium", exact=True).focus()
    anna.page.keyboard.press("ArrowRight")
    expect(strengths.get_by_label("Hard", exact=True)).to_be_checked()
    rating = strength.strengths(find("duel"))["scout"].value
    assert strengths.locator("label", has_text="Hard").get_attribute("title") == f"rating {round(rating)}"


def test_each_browser_sees_its_own_games_and_can_remove_them(server: Server, visit: Visit) -> None:
    anna, bert = visit(server), visit(server)
    keep_some(anna, "journey")
    keep_some(bert, "duel")
    for visitor, title in ((anna, "Journey to Mordor"), (bert, "Duel for Middle-earth")):
        visitor.page.goto("/")
        expect(visitor.page.locator(".mine-title")).to_have_text([title])
        picture = visitor.page.locator(".mine-link img")
        picture.evaluate("image => image.decode()")
        expect(visitor.page.locator(".mine-turn")).to_have_text("Your turn")
    anna.page.locator(".mine-link").click()
    expect(anna.page).to_have_url(MATCH_ADDRESS)
    assert anna.wait_for_question()
    anna.page.goto("/")
    anna.page.get_by_role("button", name="Remove: Journey to Mordor").click()
    expect(anna.page.get_by_text("Your games")).to_have_count(0)


def colours(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        """() => [getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(document.body).color,
            getComputedStyle(document.querySelector('.cover stop') ?? document.body).stopColor]"""
    )
    return found


@looks
def test_the_theme_is_chosen_at_once_and_holds_on_every_page(server: Server, visit: Visit, scheme: Scheme) -> None:
    """From the first paint on: the page comes from the server with it."""
    other = "light" if scheme == "dark" else "dark"
    anna = visit(server, scheme=scheme)
    page = anna.page
    page.goto("/")
    by_system = colours(page)
    page.get_by_text("Settings", exact=True).click()
    page.get_by_label("Colours").select_option(other)
    chosen = colours(page)
    assert all(before != after for before, after in zip(by_system, chosen, strict=True))
    assert json.loads(page.evaluate("JSON.stringify(document.documentElement.dataset)")) == {"theme": other}
    match = anna.begin(game="journey")
    assert anna.wait_for_question()
    for address in ("/", match, f"{match}/replay", "/rules/duel"):
        response = page.goto(address)
        assert response is not None
        assert f'data-theme="{other}"' in response.text()
        assert colours(page)[:2] == chosen[:2]
    page.get_by_text("Settings", exact=True).click()
    expect(page.get_by_label("Colours")).to_have_value(other)
    page.get_by_label("Colours").select_option("")
    page.goto("/")
    assert colours(page) == by_system


def test_the_size_of_text_is_chosen_in_a_match_and_holds_on_every_page(server: Server, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    anna.begin()
    assert anna.wait_for_question()
    size = "parseFloat(getComputedStyle(document.getElementById('ask')).fontSize)"
    before = page.evaluate(size)
    sizes = [before]
    page.get_by_text("Settings", exact=True).click()
    for step in ("large", "largest"):
        page.locator("#set-text").select_option(step)
        sizes.append(page.evaluate(size))
    assert sizes == sorted(set(sizes))
    assert sideways(page) == 0
    page.goto("/")
    assert page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") == 21


def test_looks_are_chosen_without_script(server: Server, visit: Visit) -> None:
    anna = visit(server, script=False)
    anna.page.goto("/")
    anna.page.get_by_text("Settings", exact=True).click()
    anna.page.get_by_label("Colours").select_option("dark")
    anna.page.get_by_role("button", name="Save").click()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_second_page_needs_no_stylesheet_any_more(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.page.goto("/")
    anna.wait(lambda: "sheet-home=" in anna.page.evaluate("document.cookie"))
    before = colours(anna.page)
    anna.page.goto("/")
    expect(anna.page.locator("style")).to_have_count(0)
    assert colours(anna.page) == before


def test_a_page_asks_for_little(server: Server, visit: Visit) -> None:
    """The page, its script and its icon; what comes later only saves time the next time."""
    anna = visit(server)
    asked: set[str] = set()
    later = ("fetch", "websocket", "manifest")
    anna.page.on("request", lambda made: asked.add(made.url) if made.resource_type not in later else None)
    match = anna.begin()
    for address, script in (("/", "home"), (match, "table")):
        anna.context.clear_cookies(name=re.compile("^sheet-"))
        asked.clear()
        anna.page.goto(address, wait_until="networkidle")
        files = {url.rpartition("/")[2] for url in asked if "/static/" in url}
        # Typefaces and what lies under the board come while one reads already.
        late = {name for name in files if name == "late.css" or name.endswith(".woff2") or name.startswith("ground-")}
        # Once there is something to do, the icon says so.
        assert files - late - {"favicon-turn.svg"} == {f"{script}.js", "favicon.svg"}
        others = [url for url in asked if "/static/" not in url and not url.endswith(".webmanifest")]
        # The page itself; and on the first page the small picture of a game.
        assert len(others) == 1 + (address == "/")


def installability(anna: Visitor) -> dict[str, Any]:
    line = anna.context.new_cdp_session(anna.page)
    found: dict[str, Any] = line.send("Page.getAppManifest")
    return found


def test_chromium_takes_the_manifest(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.page.goto("/")
    told = installability(anna)
    assert told["url"].endswith("/app.webmanifest")
    assert told["errors"] == []
    assert json.loads(told["data"])["name"] == "Bag End"
    anna.context.add_cookies([{"name": "language", "value": "ru", "url": server.address}])
    anna.page.reload()
    manifest = json.loads(installability(anna)["data"])
    assert (manifest["lang"], manifest["name"]) == ("ru", table_words("ru")("page-brand"))
    line = anna.context.new_cdp_session(anna.page)
    wrong = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A window of a test keeps nothing, so nothing can be installed from it; everything else is right.
    assert [each["errorId"] for each in wrong] in ([], ["in-incognito"])


def test_without_a_line_a_page_says_so_and_with_it_goes_on(own_server: Server, visit: Visit) -> None:
    anna = visit(own_server, worker=True)
    page = anna.page
    page.goto("/")
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    anna.wait(lambda: bool(page.evaluate("Boolean(navigator.serviceWorker.controller)")))
    own_server.stop()
    page.goto("/rules/journey")
    expect(page.get_by_role("heading", name="You are offline")).to_be_visible()
    assert faults(page) == []
    own_server.start()
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", name="Journey to Mordor")).to_be_visible()
    # Only that page is kept: whatever else is shown comes from the table.
    kept = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async name =>
            (await (await caches.open(name)).keys()).map(kept => new URL(kept.url).pathname)))).flat()"""
    )
    assert kept == ["/offline"]
    anna.complaints.clear()
