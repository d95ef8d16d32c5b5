"""The pen escapes whatever it is handed."""

import pytest

from bagend.drawing.pen import Markup, el, join, number, translate


def test_text_is_escaped():
    assert el("text", "<script>&") == "<text>&lt;script&gt;&amp;</text>"


def test_an_attribute_cannot_be_left_by_a_quote():
    assert el("g", data_key='a" onclick="b') == '<g data-key="a&quot; onclick=&quot;b"/>'


def test_what_the_pen_wrote_is_taken_as_it_is():
    assert el("g", el("path", d="M0 0")) == '<g><path d="M0 0"/></g>'
    assert el("g", "M").__html__() == "<g>M</g>"


def test_lists_are_flattened_and_nothing_is_nothing():
    assert el("g", None, [el("a"), [el("b"), None]], "") == "<g><a/><b/></g>"
    assert join([]) == ""
    assert isinstance(join("a"), Markup)


def test_underscores_name_attributes_and_none_leaves_them_out():
    assert el("g", class_="a", aria_label="b", id=None) == '<g class="a" aria-label="b"/>'


def test_equal_numbers_draw_equal_bytes():
    assert el("g", x=3.0, y=-0.0) == el("g", x=3, y=0) == '<g x="3" y="0"/>'
    assert number(0.1 + 0.2) == "0.3"
    assert el("g", data_roll=1234567) == '<g data-roll="1234567"/>'


@pytest.mark.parametrize("text", ["\x00", "a\x1bb", "\n", "\x85", "\ud800", "\uffff"])
def test_control_characters_are_refused(text: str):
    with pytest.raises(ValueError, match="control character"):
        el("text", text)
    with pytest.raises(ValueError, match="control character"):
        el("g", id=text)


@pytest.mark.parametrize("name", ["style", "onclick", "a b", "x>"])
def test_attributes_that_the_page_forbids_are_refused(name: str):
    with pytest.raises(ValueError, match="attribute"):
        el("g", **{name: "x"})


def test_names_of_elements_are_checked():
    with pytest.raises(ValueError, match="element"):
        el("g onload=x")


def test_a_piece_is_placed_by_one_transform():
    assert translate(3, 4.5) == "translate(3 4.5)"
    assert translate(3, 4.5, 2, 90) == "translate(3 4.5)rotate(90)scale(2)"
