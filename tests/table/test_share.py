"""Sharing: the QR codes of links, each for whoever may share it."""

import xml.etree.ElementTree as ElementTree

import pytest
import segno

from bagend.table.web.share_routes import qr_code
from table.guests import TWO, Guest


def matrix_of(svg: bytes) -> list[list[bool]]:
    """The dark modules of a QR code, read from its picture as it is drawn: rows of strokes, one module high."""
    root = ElementTree.fromstring(svg)
    size = int(root.attrib["viewBox"].split()[2])
    dark = [[False] * size for _ in range(size)]
    (path,) = [part for part in root.iter() if part.tag.endswith("path") and "stroke" in part.attrib]
    x = y = 0.0
    for command in path.attrib["d"].replace("m", "\nm").replace("M", "\nM").replace("h", "\nh").split("\n"):
        if not command:
            continue
        numbers = [float(part) for part in command[1:].replace("-", " -").split()]
        if command[0] == "M":
            x, y = numbers
        elif command[0] == "m":
            x, y = x + numbers[0], y + numbers[1]
        else:
            for step in range(int(numbers[0])):
                dark[int(y)][int(x) + step] = True
            x += numbers[0]
    return dark


def shown_by(guest: Guest, path: str, name: str) -> list[list[bool]]:
    answer = guest.http.get(f"{path}/qr/{name}.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-store"
    return matrix_of(answer.content)


def expected(text: str) -> list[list[bool]]:
    return [[bool(module) for module in row] for row in segno.make(text, error="m", micro=False).matrix_iter(border=4)]


def test_a_code_shows_just_its_link(host: Guest):
    path = host.make(TWO)
    (link,) = host.links(path)
    assert shown_by(host, path, "sam") == expected(f"{host.base}{link}")
    assert shown_by(host, path, "watch") == expected(f"{host.base}{path}")
    (own,) = [each for each in host.links_on_page(path) if each != link]
    assert shown_by(host, path, "frodo") == expected(f"{host.base}{own}")


def test_nobody_else_gets_the_code_of_a_seat(host: Guest, friend: Guest, spectator: Guest):
    path = host.make(TWO)
    (link,) = host.links(path)
    for name in ("frodo", "sam"):
        assert spectator.http.get(f"{path}/qr/{name}.svg").status_code == 404
    friend.http.get(link)
    friend.http.get(path)
    assert friend.http.get(f"{path}/qr/frodo.svg").status_code == 404
    # Once the seat is taken its invitation is void, and whoever made the match has no code of it either.
    assert host.http.get(f"{path}/qr/sam.svg").status_code == 404
    assert shown_by(spectator, path, "watch") == expected(f"{host.base}{path}")


def test_what_else_stands_in_the_address_of_the_picture_is_not_in_the_code(host: Guest):
    path = host.make(TWO)
    asked = host.http.get(f"{path}/qr/watch.svg?{'x' * 4000}")
    assert matrix_of(asked.content) == expected(f"{host.base}{path}")


def test_an_address_that_fits_into_no_code_has_none(host: Guest):
    answer = host.http.get(f"{host.make(TWO)}/qr/watch.svg", headers={"host": "x" * 4000})
    assert answer.status_code == 404


@pytest.mark.parametrize("name", ["", "nobody", "..%2f..", "sam.svg"])
def test_what_is_no_seat_has_no_code(host: Guest, name: str):
    assert host.http.get(f"{host.make(TWO)}/qr/{name}.svg").status_code == 404


def test_the_picture_is_dark_on_light_and_asks_for_nothing():
    drawn = qr_code("http://example.org/")
    assert b"http://www.w3.org/2000/svg" in drawn
    assert b"href" not in drawn
    assert b"script" not in drawn
    assert b'fill="#fff"' in drawn
    assert matrix_of(drawn) == expected("http://example.org/")
