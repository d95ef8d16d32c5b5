"""Makes the app's icons from the door of the favicon: on their own, and with room around for systems that cut a shape.

    python scripts/icons.py

It needs the packages of `bagend[dev]` and the browser of the tests.
"""

import io
import os
import shutil
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

STATIC = Path(__file__).parent.parent / "src" / "bagend" / "table" / "web" / "static"

GROUND = "#f8efd9"
WHOLE, SAFE = 1.0, 0.74
"""How much of the icon the door fills; of a maskable one everything outside the inner four fifths may be cut off."""

ICONS = {"icon-192.png": (192, WHOLE, ""), "icon-512.png": (512, WHOLE, ""), "icon-maskable.png": (512, SAFE, GROUND)}


def main() -> None:
    chromium = os.environ.get("BAGEND_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for name, (size, fills, ground) in ICONS.items():
            draw(page, STATIC / name, size, fills, ground)
        browser.close()


def draw(page: Page, file: Path, size: int, fills: float, ground: str) -> None:
    page.set_viewport_size({"width": size, "height": size})
    door = (STATIC / "favicon.svg").read_text(encoding="utf-8")
    style = f"body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground or 'transparent'}}}"
    page.set_content(f"<style>{style}svg{{width:{fills:.0%}}}</style>{door}")
    with Image.open(io.BytesIO(page.screenshot(omit_background=not ground))) as picture:
        picture.quantize(64, method=Image.Quantize.FASTOCTREE).save(file, optimize=True)


if __name__ == "__main__":
    main()
