"""Files: light to load, kept for ever, and never out of date."""

import gzip
import re
import sys

import httpx
import pytest

from bagend import games
from bagend.drawing import defs, pictures
from bagend.games import KEYS
from bagend.table.settings import Settings
from bagend.table.web.assets import BUNDLES, Assets, compact, follow_text_size
from bagend.table.web.bundle import bundle
from proof import some
from table.guests import SHARED, Guest, House, begin


@pytest.fixture(scope="module")
def assets() -> Assets:
    return Assets(Settings().static)


def test_a_page_names_only_files_that_may_be_kept_for_ever(house: House, host: Guest):
    path = host.make(SHARED)
    for address in ("/", path, f"{path}/replay", "/rules/journey"):
        for file in some(re.findall(r'(?:src|href|data-keep)="(/static/[^"]*)"', host.http.get(address).text)):
            answer = httpx.get(f"{house.base}{file}")
            assert answer.status_code == 200, file
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_without_its_version_a_file_is_asked_for_again(house: House):
    first = httpx.get(f"{house.base}/static/table.css")
    assert first.headers["cache-control"] == "no-cache"
    again = httpx.get(f"{house.base}/static/table.css", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_another_version_is_not_there(house: House):
    assert httpx.get(f"{house.base}/static/0000000000/table.css").status_code == 404


@pytest.mark.parametrize("address", ["/", "/static/table.js", "/static/favicon.svg", "/rules/duel", "/openapi.json"])
def test_files_and_pages_travel_packed_to_whoever_can_read_it(house: House, address: str):
    packed = httpx.get(f"{house.base}{address}", headers={"accept-encoding": "br, gzip;q=0.9"})
    plain = httpx.get(f"{house.base}{address}", headers={"accept-encoding": "gzip;q=0, identity"})
    assert (packed.headers.get("content-encoding"), plain.headers.get("content-encoding")) == ("gzip", None)
    assert packed.content == plain.content
    assert "accept-encoding" in packed.headers["vary"]


def test_what_is_small_travels_as_it_is(house: House):
    assert "content-encoding" not in httpx.get(f"{house.base}/healthz").headers


def test_the_first_page_brings_its_stylesheet_and_the_next_relies_on_it(house: House, host: Guest):
    first = host.http.get("/").text
    (address, name, version) = re.findall(r'data-keep="(.*?)" data-name="(.*?)" data-version="(.*?)"', first)[0]
    host.http.cookies.set(f"sheet-{name}", version)
    again = host.http.get("/")
    assert f'<link rel="stylesheet" href="{address}">' in again.text
    assert "<style" not in again.text
    assert "style-src 'self';" in again.headers["content-security-policy"]
    assert host.http.get(address).text in first
    host.http.cookies.set(f"sheet-{name}", "an-old-one")
    assert "<style" in host.http.get("/").text


def test_every_sheet_follows_the_theme(assets: Assets):
    for name in ("home", "plain", *(f"match-{key}" for key in KEYS)):
        sheet = assets.sheet(name)
        assert sheet is not None
        assert "[data-theme=dark]" in sheet.css
        # A rule for the dark that asks the system alone would not follow the reader.
        assert set(re.findall(r"prefers-color-scheme[^{]*{(.{30})", sheet.css)) == {":root:not([data-theme=light]){"}


def test_text_is_as_large_as_the_reader_wants_it():
    assert follow_text_size("a { font: 600 20px/1 x; width: 20px; font-size: clamp(8px, 2vw, 32px) }") == (
        "a { font: 600 1.25rem/1 x; width: 20px; font-size: clamp(0.5rem, 2vw, 2rem) }"
    )
    for name in ("table", "home", "match"):
        css = (Settings().static / f"{name}.css").read_text(encoding="utf-8")
        assert re.search(r"font[^;}]*\dpx", css)
        assert not re.search(r"font(?:-size)?:[^;}]*\dpx", follow_text_size(css))


def test_a_sheet_travels_without_what_only_its_author_needs():
    given = """/* Why: it is so. */
a:hover > b ,
p { color : red; margin: 0 auto ; }
@media (max-width: 9px) { .x::before { content: "· ·"; top: calc(1px + 2px); } }
"""
    assert compact(given) == (
        'a:hover > b,p{color :red;margin:0 auto;}@media (max-width:9px){.x::before{content:"· ·";top:calc(1px + 2px);}}'
    )


@pytest.mark.parametrize("name", BUNDLES)
def test_a_bundle_asks_for_nothing_more(assets: Assets, name: str):
    made = assets.asset(f"{name}.js")
    assert made is not None
    assert made.packed is not None
    text = made.body.decode()
    assert not re.search(r"^import|\bimport\(|/\*\*", text, re.MULTILINE)
    assert gzip.decompress(made.packed) == made.body


def test_a_bundle_runs_every_module_once_and_after_what_it_needs():
    sources = {
        "a": "import {b, c as d} from './b.js';\nimport './c.js';\nawait d();\n",
        "b": "import './c.js';\n/** Says b. */\nexport const b = 1;\nexport function c() {}\n",
        "c": "const later = () => import('./e-f.js');\nglobalThis.c = 1;\n",
        "e-f": "export class E {}\n",
    }
    assert bundle("a", sources.__getitem__) == (
        "const $e_f = (() => {\nclass E {}\nreturn {E};\n})();\n"
        "const $c = (() => {\nconst later = () => Promise.resolve($e_f);\nglobalThis.c = 1;\nreturn {};\n})();\n"
        "const $b = (() => {\nconst b = 1;\nfunction c() {}\nreturn {b, c};\n})();\n"
        "const {b, c: d} = $b;\nawait d();\n"
        "export {$e_f as e_f, $c as c, $b as b};\n"
    )


@pytest.mark.parametrize(
    ("sources", "wrong"),
    [
        ({"a": "import './b.js';\n", "b": "import './a.js';\n"}, "a and b and a import each other"),
        ({"a": "import * as x from './b.js';\n"}, "cannot be bundled: import \\* as x"),
        ({"a": "export default 3;\n"}, "cannot be bundled: export default"),
    ],
)
def test_what_cannot_be_bundled_is_refused(sources: dict[str, str], wrong: str):
    with pytest.raises(ValueError, match=wrong):
        bundle("a", sources.__getitem__)


def test_names_that_somebody_made_up_are_not_remembered(assets: Assets):
    for find, name in ((assets.asset, "made up.js"), (assets.sheet, "made up"), (assets.sheet, "match-made up")):
        asked = name * 2
        before = sys.getrefcount(asked)
        assert find(asked) is None
        assert sys.getrefcount(asked) == before


def test_the_manifest_is_whole(house: House):
    told = httpx.get(f"{house.base}/app.webmanifest")
    assert told.headers["content-type"] == "application/manifest+json"
    manifest = told.json()
    assert {manifest["start_url"], manifest["scope"], manifest["id"]} == {"/"}
    assert manifest["display"] == "standalone"
    purposes = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= purposes
    for icon in some(manifest["icons"]):
        found = httpx.get(f"{house.base}{icon['src']}")
        assert found.headers["content-type"] == icon["type"]


def test_the_worker_changes_with_the_version(house: House):
    worker = httpx.get(f"{house.base}/worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.text.startswith(f'const VERSION = "{house.services.assets.version}";')


def test_the_offline_page_stands_alone(house: House):
    page = httpx.get(f"{house.base}/offline").text
    assert "You are offline" in page
    assert "<style" in page
    assert "<script" not in page


@pytest.mark.parametrize(
    ("form", "attributes"),
    [
        ({"theme": "dark", "text": "largest"}, 'data-theme="dark" data-text="largest"'),
        ({"theme": "light"}, 'data-theme="light"'),
        ({"theme": 'pink" onload="x', "text": "huge"}, ""),
        ({}, ""),
    ],
)
def test_looks_are_kept_without_script(house: House, host: Guest, form: dict[str, str], attributes: str):
    assert host.http.post("/looks", data=form).status_code == 303
    path = host.make(SHARED)
    begin(host, path)
    for address in ("/", path, f"{path}/replay", "/rules/journey", "/nowhere"):
        assert f'<html lang="en"{attributes and " " + attributes}>' in host.http.get(address).text


MOST_ART = 150_000
"""Bytes that the symbols, scenes and one ground of a game may be, packed: a board lies on one ground at a time."""


@pytest.mark.parametrize("key", KEYS)
def test_the_art_of_a_game_is_light_and_loaded_beside_the_page(house: House, assets: Assets, key: str):
    art = games.find(key).art
    weights = {"": len(gzip.compress(defs(art).encode()))}
    for name in pictures(art):
        answer = httpx.get(f"{house.base}{assets.address(f'art/{key}/{name}.svg')}")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert f'id="{name}"' in answer.text
        weights[name] = len(gzip.compress(answer.content))
    grounds = {name: weight for name, weight in weights.items() if name.startswith("ground-")}
    assert sum(weights.values()) - sum(grounds.values()) + max(grounds.values()) <= MOST_ART


@pytest.mark.parametrize(
    "name", ["art/duel/ground-nowhere.svg", "art/nogame/ground-wide.svg", "art/duel/symbol-ring.svg"]
)
def test_a_picture_that_no_game_has_is_not_there(assets: Assets, name: str):
    assert assets.asset(name) is None


def test_typefaces_are_served_from_here(house: House, assets: Assets):
    sheet = assets.sheet("late")
    assert sheet is not None
    for name in some(re.findall(r"url\((/static/[^)]+)\)", sheet.css)):
        answer = httpx.get(f"{house.base}{name}")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "font/woff2")
