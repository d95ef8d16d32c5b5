"""Symbols: what stands on dice and tokens, about 24 units across."""

import math

from .icons import Icon, circle


def _band(outer: float, inner: float) -> str:
    """A ring, open at the upper right where the light falls on it."""
    (a, b), (c, d) = ((r * math.cos(0.52), -r * math.sin(0.52)) for r in (outer, inner))
    outside, inside = f"A{outer} {outer} 0 1 1", f"A{inner} {inner} 0 1 0"
    return f"M{a:.1f} {b:.1f}{outside} {-b:.1f} {-a:.1f}L{-d:.1f} {-c:.1f}{inside} {c:.1f} {d:.1f}z"


SYMBOLS = {
    "ring": Icon(
        solid=_band(10.8, 7) + "M7.2-11.8L8.3-8.3L11.8-7.2L8.3-6.1L7.2-2.6L6.1-6.1L2.6-7.2L6.1-8.3z",
    ),
    "gandalf": Icon(
        solid="M-12 4.6Q-8 2.6-5.6 2.2L-1.6-8.4Q-.9-11.4-4.4-12.4Q1.6-14 3.2-9.6L6.4 1.8Q9.4 2 12 3.6"
        "Q9 7.4 0 7.6T-12 4.6z"
        "M-4.9.6Q.6 2.6 5.9.2L5.4-1.6Q.6.4-4.2-1.2z"
        "M-5 8.8Q0 9.6 5 8.6Q4.6 12.4.2 14Q-4.6 12.6-5 8.8z",
    ),
    "weapon": Icon(
        solid="M9.9-12.6L10-7.4L-1.9 5.6L-5.4 2.2L6.4-10.4zM-7.9 1.1L-6.4-.4L1.1 6.9L-.4 8.4z"
        "M-6.9 4.4L-3.6 7.6L-8.2 12.2Q-9.6 13.4-11 12T-11.6 8.8z",
    ),
    "orc": Icon(
        solid="M-7.6-3.4L-13.4-6.6Q-12.6-.6-8 2.2Q-8 8.6-4 12H4Q8 8.6 8 2.2Q12.6-.6 13.4-6.6L7.6-3.4"
        "Q7-8 4.2-9.6L5-12.6L1.6-10.6L0-13L-1.6-10.6L-5-12.6L-4.2-9.6Q-7-8-7.6-3.4z"
        "M-6-3L-1.4-.6Q-2.4 2-4.4 1.4T-6-3zM6-3L1.4-.6Q2.4 2 4.4 1.4T6-3z"
        "M-4.8 5.2L-3.4 6.2L-2.6 9.6L-1.4 6.6H1.4L2.6 9.6L3.4 6.2L4.8 5.2L3.6 10.4H-3.6z",
    ),
    "nazgul": Icon(
        solid="M0-9.6Q7.6-8.4 8-.6Q8.2 7 12 13H-12Q-8.2 7-8-.6Q-7.6-8.4 0-9.6z"
        "M0-5.6Q-5-4.4-4.6 1Q-4.2 6 0 8.6Q4.2 6 4.6 1Q5-4.4 0-5.6z"
        "M-7-9.2L-7.6-14.2L-3.6-11.4L0-15.2L3.6-11.4L7.6-14.2L7-9.2Q4-11.4 0-11.4T-7-9.2z"
        "M-3.4.4L-.7 1.6Q-1.6 3.2-2.8 2.4zM3.4.4L.7 1.6Q1.6 3.2 2.8 2.4z",
    ),
    "tree": Icon(
        lines="M0 9V-8M0 4.6Q-8 3.4-9.2-4M0 4.6Q8 3.4 9.2-4M0-.2Q-5-1.6-5-8.6M0-.2Q5-1.6 5-8.6"
        "M0 8.6Q-2.4 11.6-7.4 12M0 8.6Q2.4 11.6 7.4 12M0 9V13",
        solid="M-1.3 10L-.8-2H.8L1.3 10z"
        + "".join(
            circle(x, y, 1.9)
            for x, y in (
                (0, -10.4),
                (-5, -10.4),
                (5, -10.4),
                (-9.6, -5.6),
                (9.6, -5.6),
                (-2.6, -5.4),
                (2.6, -5.4),
                (-6.6, -0.6),
                (6.6, -0.6),
            )
        ),
    ),
}

SIGNS = {
    "move": Icon(solid="M-11-3H1V-9L12 0L1 9V3H-11z"),
    "cross": Icon(lines="M-10-9.4Q-1-1 10.4 9M9.6-10Q1 0-9.8 10"),
    "again": Icon(lines="M9-3A9.4 9.4 0 1 0 9.4 2.4", solid="M4.6-3.4H12.2V-11z"),
}
"""What says what happens to a symbol or a place."""
