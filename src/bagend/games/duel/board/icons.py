"""Icons: signs of skills, peoples, goods and deeds for cards and tokens, about 24 units across; and plain shapes."""

import math

from bagend.drawing.icons import Icon, circle

SKILLS = {
    "ruse": Icon(
        solid="M-12-4Q-6-8 0-5Q6-8 12-4Q13 4 7 6Q3 7 0 3Q-3 7-7 6Q-13 4-12-4z"
        "M-8.6-1.5Q-5.5-3.5-2.6-.5Q-5 3-8.6-1.5zM8.6-1.5Q5.5-3.5 2.6-.5Q5 3 8.6-1.5z"
    ),
    "strength": Icon(
        solid="M-9-6Q-9-9-6.5-9T-4-6.5Q-3.5-10-.8-10T1.6-7.2Q2.6-9.8 5-9.2T7-5.6"
        "Q10-6.5 10.4-3.5L10 3Q9 8 4 9.5V12H-6V8.5Q-10 5-9.6 1z"
    ),
    "courage": Icon(solid="M0 11Q-12 2-11-4.5Q-10-10-5-10Q-1.5-10 0-6Q1.5-10 5-10Q10-10 11-4.5Q12 2 0 11z"),
    "knowledge": Icon(
        solid="M-1-7Q-6-10-12-8.5V8.5Q-6 7-1 9.5zM1-7Q6-10 12-8.5V8.5Q6 7 1 9.5z"
        "M-9.5-4.5Q-6-5-3.5-3.8V-2.2Q-6-3.4-9.5-2.9zM-9.5 0Q-6-.5-3.5.7V2.3Q-6 1.1-9.5 1.6z"
        "M9.5-4.5Q6-5 3.5-3.8V-2.2Q6-3.4 9.5-2.9zM9.5 0Q6-.5 3.5.7V2.3Q6 1.1 9.5 1.6z"
    ),
    "leadership": Icon(
        solid="M-11 8L-12-6L-5.5-.5L0-10L5.5-.5L12-6L11 8z"
        + circle(-12, -7.5, 1.6)
        + circle(12, -7.5, 1.6)
        + circle(0, -11.4, 1.6)
    ),
}

PEOPLES = {
    "elves": Icon(
        solid="M0-13Q8-5 6 4Q5 9 0 11Q-5 9-6 4Q-8-5 0-13zM-.7-6V7H.7V-6z", lines="M0 1L4-3M0 1L-4-3M0 5L4 1M0 5L-4 1"
    ),
    "ents": Icon(solid="M-2.5 12L-1.8 2Q-8 4-11-1Q-12-6-7-8Q-6-13 0-12.5Q6-13 7-8Q12-6 11-1Q8 4 1.8 2L2.5 12z"),
    "hobbits": Icon(solid=circle(0, 0, 11.5) + circle(0, 0, 9) + circle(0, 0, 7.6) + circle(3.6, 0, 1.5)),
    "humans": Icon(solid="M-10-9Q-5-8 0-12Q5-8 10-9Q11 4 0 12Q-11 4-10-9zM-1.2-7V-2H-6V.6H-1.2V8H1.2V.6H6V-2H1.2V-7z"),
    "dwarves": Icon(solid="M-11-10H7L11-6L7-2H2V12H-2V-2H-11z"),
    "wizards": Icon(
        solid="M-1.6-2L-2.2 13H2.2L1.6-2zM0-13L2-8.5L6.8-9.5L4-5.5L6.8-1.5L2-2.5L0 2L-2-2.5"
        "L-6.8-1.5L-4-5.5L-6.8-9.5L-2-8.5z"
    ),
}

GOODS = {
    "fish": Icon(solid="M-12 0Q-5-8 3-4L10-8V8L3 4Q-5 8-12 0z" + circle(-7, -1, 1.2)),
    "horse": Icon(solid="M-8 12Q-8 3-2-1L-8 0Q-11-2-8-5L0-11L2-8Q9-5 9 12z" + circle(-1, -6, 1)),
    "backpack": Icon(solid="M-8-5Q-8-10 0-10T8-5V11H-8zM-5 1V8H5V1z", lines="M-3-10Q-3-13 0-13T3-10M-5 4H5"),
    "anvil": Icon(solid="M-12-7H12Q11-1 4 0V4L8 10H-8L-4 4V0Q-11-1-12-7z"),
    "harp": Icon(lines="M-7 11L-7-10Q2-13 8-6Q6-2 8 2L-7 11M-4-9V8M-1-9V6M2-8V4M5-6V3"),
    "horseshoe": Icon(solid="M-10 10Q-14-11 0-11T10 10H5Q9-6 0-6T-5 10z"),
    "pot": Icon(solid="M-11-4H11Q11 10 0 10T-11-4z", lines="M-9-4Q0-17 9-4M-7 10L-9 13M7 10L9 13"),
    "bow": Icon(lines="M-5-12Q12 0-5 12M-5-12L-5 12M-11 0H10M10 0L6-3M10 0L6 3"),
    "helmet": Icon(solid="M-9 10V0Q-9-11 0-11T9 0V10H3V1H7Q6-2 2-2H-2Q-6-2-7 1H-3V10z"),
    "sword": Icon(solid="M-1.8-13H1.8V4H7V7H1.8V13H-1.8V7H-7V4H-1.8z"),
    "chest": Icon(solid="M-11-1V-5Q-11-10 0-10T11-5V-1zM-11 1H-2V4H2V1H11V10H-11z"),
    "campfire": Icon(
        solid="M0-12Q7-4 5 2Q4 6 0 6Q-4 6-5 2Q-6-2-2-5Q-2-9 0-12zM-11 8L11 11V13L-11 10zM11 8L-11 11V13L11 10z"
    ),
    "bedroll": Icon(
        solid="M-11-5H6Q11-5 11 0T6 5H-11zM6-2.5A2.5 2.5 0 1 0 6 2.5A2.5 2.5 0 1 0 6-2.5z",
        lines="M-5-5V5M1-5V5",
    ),
    "scroll": Icon(
        solid="M-9-11H7Q11-11 10-7H6V7Q6 11 2 11H-10Q-6 9-6 5V-8Q-6-11-9-11zM-3-6V-4.5H3V-6z"
        "M-3-2V-.5H3V-2zM-3 2V3.5H3V2z"
    ),
    "acorn": Icon(solid="M-9-2Q-9-8 0-8T9-2zM-8 0H8Q7 8 0 12Q-7 8-8 0z", lines="M0-8Q0-11 3-12"),
    "armor": Icon(solid="M-11-8L-5-11Q0-7 5-11L11-8L9-1H7V11H-7V-1H-9z"),
    "axe": Icon(solid="M-1.5-12H1.5V13H-1.5zM1.5-10Q11-12 12-2Q7-4 1.5 0zM-1.5-10Q-11-12-12-2Q-7-4-1.5 0z"),
}

DEEDS = {
    "coin": Icon(solid=circle(0, 0, 11) + circle(0, 0, 8.4), lines="M0-5V5M-3-3.5Q0-6 3-3.5M-3 3.5Q0 6 3 3.5"),
    "unit": Icon(solid="M-9-10H9V0Q9 8 0 12Q-9 8-9 0zM-1.3-7V7H1.3V-7zM-6-3V-.4H6V-3z"),
    "fortress": Icon(solid="M-10-11H-6V-8H-3V-11H3V-8H6V-11H10V-4H8V11H3V5Q0 1-3 5V11H-8V-4H-10z"),
    "remove": Icon(
        solid="M-9-3Q-9-12 0-12T9-3Q9 2 5 4V9H-5V4Q-9 2-9-3z"
        + circle(-3.6, -2.5, 2.3)
        + circle(3.6, -2.5, 2.3)
        + "M0 1L1.5 4H-1.5zM-3 6V9H-1.6V6zM1.6 6V9H3V6z"
    ),
    "fine": Icon(solid=circle(0, 0, 11) + circle(0, 0, 8.4) + "M-5-1.5H5V1.5H-5z"),
    "raze": Icon(
        solid="M-10-11H-6V-8H-3V-11L1-5L-2-1L2 3L0 11H-8V-4H-10zM4-11H10V-4H8V11H3L5 3L1-1L5-5z",
    ),
    "search": Icon(solid="M-10-11H4V-8H-7V9H-10zM-4-7H10V12H-4zM-1-3V-1H7V-3zM-1 1V3H7V1zM-1 5V7H4V5z"),
    "strip": Icon(lines="M-8-11H6V8H-8zM-12 12L12-12"),
    "envoy": Icon(solid=circle(-5, 2, 6.5) + circle(5, 2, 6.5), lines="M0-12V-6M-3-9H3"),
    "eagle": Icon(solid="M11-12Q12 0 3 5L-8 13L-10 11L-5 6Q-8-6 11-12z", lines="M-4 6L6-6"),
    "volcano": Icon(solid="M-13 11L-4-5L-2-3L0-5L2-3L4-5L13 11z", lines="M0-7Q-4-10 0-14M3-7Q5-10 3-13"),
    "eye": Icon(solid="M-13 0Q0-12 13 0Q0 12-13 0zM0-6Q-3 0 0 6Q3 0 0-6z"),
    "star": Icon(solid="M0-12L2.6-3.6L11.4-3.7L4.2 1.4L7 9.7L0 4.5L-7 9.7L-4.2 1.4L-11.4-3.7L-2.6-3.6z"),
    "nothing": Icon(lines="M-8-8L8 8M8-8L-8 8"),
}


def _star(points: int, outer: float, inner: float) -> str:
    corners = []
    for i in range(2 * points):
        radius = inner if i % 2 else outer
        angle = math.pi * i / points
        corners.append(f"{radius * math.sin(angle):.1f} {-radius * math.cos(angle):.1f}")
    return "M" + "L".join(corners) + "z"


SHAPES = {
    "diamond": Icon(solid="M0-10L9 0L0 10L-9 0z"),
    "disc": Icon(solid=circle(0, 0, 8.5)),
    "square": Icon(solid="M-8-8H8V8H-8z"),
    "triangle": Icon(solid="M0-9L10 8H-10z"),
    "cross": Icon(solid="M-9-6L-6-9L0-3L6-9L9-6L3 0L9 6L6 9L0 3L-6 9L-9 6L-3 0z"),
    "star": Icon(solid=_star(5, 11, 4.6)),
}
"""A shape for each colour of cards."""
