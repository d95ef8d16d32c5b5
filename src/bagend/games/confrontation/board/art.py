"""Art: what only this game draws: who fights, what cards do, numbers drawn with the nib, and the lands."""

from bagend.drawing.icons import Icon, circle, ellipse, icon_defs
from bagend.engine.game import Art

FIGHTERS = {
    "aragorn": Icon(
        solid="M0-12L2.3-8V3.5H-2.3V-8zM-6.5 3.5H6.5V6H-6.5zM-1.6 6H1.6V10.5H-1.6z" + circle(0, 11.6, 1.8),
        lines="M-10-6Q-8-1-4.5 1M10-6Q8-1 4.5 1",
    ),
    "legolas": Icon(
        lines="M-4-12Q9-8 9 0T-4 12M-4-12L-1 0L-4 12M-11 0H11",
        solid="M13 0L7.5-3V3zM-12-2.5L-8 0L-12 2.5z",
    ),
    "gimli": Icon(
        solid="M-1.5-12H1.5V13H-1.5zM1.5-10.5Q8-12.5 11.5-8Q12.5-3.5 10.5.5Q6-2.5 1.5-1.5z"
        "M-1.5-9.5Q-6-9-8.5-5.5Q-5.5-3-1.5-2.5z",
    ),
    "boromir": Icon(
        solid=circle(0, 0, 4),
        lines=circle(0, 0, 12) + circle(0, 0, 8.6) + "M0-8.6V-4M0 8.6V4M-8.6 0H-4M8.6 0H4M-6-6L-2.8-2.8M6-6L2.8-2.8"
        "M-6 6L-2.8 2.8M6 6L2.8 2.8",
    ),
    "balrog": Icon(
        solid="M0-10Q1.5-6 5-4Q10 0 8.5 6.5Q6.5 12.5 0 13Q-6.5 12.5-8.5 6.5Q-10 0-5-4Q-4.5-2-3-1.5Q-3.5-6 0-10z"
        "M-4.5 2.5L-1 4Q-2 6-3.5 5.5zM4.5 2.5L1 4Q2 6 3.5 5.5zM-2.5 9.5Q0 7.5 2.5 9.5L0 11z",
        lines="M-6-5Q-11.5-6-12-12.5M6-5Q11.5-6 12-12.5",
    ),
    "shelob": Icon(
        solid=ellipse(0, 4.6, 5.4, 6.2) + circle(0, -4, 3.6),
        lines="M-4.5 1Q-9-4-12.5 1.5M4.5 1Q9-4 12.5 1.5M-5 4.5Q-10 2-12 9.5M5 4.5Q10 2 12 9.5"
        "M-3-5Q-6-12-11-8.5M3-5Q6-12 11-8.5M-4 8.5Q-8 9-8 13.5M4 8.5Q8 9 8 13.5",
    ),
    "witch-king": Icon(
        solid="M-10.5 6L-12-7L-6 0L-3.5-12L0-1L3.5-12L6 0L12-7L10.5 6zM-10 8H10V11H-10z",
    ),
    "flying-nazgul": Icon(
        solid="M0-4Q2-9 6-11.5Q5.5-7.5 4-4.5Q9.5-6 13.5-.5Q9-1.5 7.5.5Q8.5 2.5 8 6Q5 2.5 2.8 3.5L1 8L2.5 12"
        "L0 10.5"
        "L-2.5 12L-1 8L-2.8 3.5Q-5 2.5-8 6Q-8.5 2.5-7.5.5Q-9-1.5-13.5-.5Q-9.5-6-4-4.5Q-5.5-7.5-6-11.5"
        "Q-2-9 0-4z",
    ),
    "saruman": Icon(
        solid="M-5.5 12.5Q-8 5-7.5 1L-11-3.5Q-11.5-6.5-8.5-6L-5.5-2.5L-6.5-9.5Q-5.5-12.5-3.5-10L-2-3.5"
        "L-1.5-11.5"
        "Q0-14 1.5-11.5L2-3.5L4.5-10Q6.5-12 7-9L5.5-1.5L9-5Q11.5-5.5 10.5-2.5L6.5 4Q6 9 5 12.5z",
    ),
    "warg": Icon(
        solid="M-9.5-12L-4-7.5H4L9.5-12L9.5-3Q9.5 2 5.5 5L3.5 12H-3.5L-5.5 5Q-9.5 2-9.5-3z"
        "M-6-3.5L-1.5-1L-4.5.5zM6-3.5L1.5-1L4.5.5zM-1.8 7H1.8L0 9.5z",
    ),
    "cave-troll": Icon(
        solid="M-5-12.5Q0-14 5-12.5L6.5-2Q3 0 1.8 0V13H-1.8V0Q-3 0-6.5-2z",
        lines="M-5.5-9H-9M5.5-9H9M-6-5H-9.5M6-5H9.5",
    ),
}

WAR = {
    "magic": Icon(
        solid="M0-12L2.4-2.4L12 0L2.4 2.4L0 12L-2.4 2.4L-12 0L-2.4-2.4z",
        lines="M7-8L9-10M-7-8L-9-10M7 8L9 10M-7 8L-9 10",
    ),
    "eye": Icon(solid="M-12 0Q0-11 12 0Q0 11-12 0z" + circle(0, 0, 4.6) + "M-1-3.5H1V3.5H-1z", lines="M0-9V-12M0 9V12"),
    "retreat": Icon(lines="M10 8Q10-4-1-4H-9", solid="M-13-4L-6-9.5V1.5z"),
    "sacrifice": Icon(
        solid="M-1.8-12L1.8-12L2.5-2L.5-4L-1-1L-2.5-3zM-2.5 3L-.5 1L1.2 3.5L2.5 1V5H7V7.5H-7V5H-2.5z"
        "M-1.5 7.5H1.5V13H-1.5z",
    ),
    "cloak": Icon(
        solid="M0-12.5Q9-6.5 7.5 3Q5.5 10 0 12.5Q-5.5 10-7.5 3Q-9-6.5 0-12.5zM-.7-7L-.7 11H.7V-7z",
        lines="M0-2L4-5M0 2L-4-1M0 6L4 3",
    ),
    "shadowfax": Icon(
        solid="M-6 12.5Q-8.5 2-4-4L-6-10.5L-.5-7.5Q6.5-6.5 10.5 1L8.5 4.5L3 2.5Q2 7 6 12.5z" + circle(2.6, -2.4, 1.1),
        lines="M-7.5-6Q-12 0-10.5 9",
    ),
    "white": Icon(lines="M3-12V13M-1-12Q3-16 7-12Q3-8-1-12M-9-3L-5-1M-9 4H-5M11-3L8-1M11 4H8"),
    "palantir": Icon(lines=circle(0, 0, 10.5) + "M-6 0Q0-5 6 0Q0 5-6 0", solid=circle(0, 0, 1.8)),
    "recall": Icon(lines="M0-12V3M-5-2L0 4L5-2M-11 4V12H11V4"),
    "light-back": Icon(lines="M0-10L2-2L10 0L2 2L0 10L-2 2L-10 0L-2-2z" + circle(0, 0, 6.5)),
    "dark-back": Icon(
        lines="M-10 0Q0-9 10 0Q0 9-10 0zM0-3.5Q2.5 0 0 3.5Q-2.5 0 0-3.5M0-8V-11M0 8V11M-6-6L-8-8M6-6L8-8"
        "M-6 6L-8 8M6 6L8 8"
    ),
    "shield": Icon(lines="M-11-12Q0-15 11-12V3Q10 11 0 15Q-10 11-11 3zM0-15V14M-11-2H11"),
    "hand": Icon(lines="M-9-9L1-12L8 9L-2 12zM3-12H11V8M-9-9L-12-8L-5 13L-2 12"),
    "swords": Icon(lines="M-9-10L7 8M9-10L-7 8M-10 6L-4 10M10 6L4 10M-8 9L-11 12M8 9L11 12"),
}

NUMBERS = {
    "0": Icon(lines=ellipse(0, 0, 3.6, 6)),
    "1": Icon(lines="M-2-4L1-6V6"),
    "2": Icon(lines="M-3.5-3.5Q-3-6 0-6T3.5-3Q3.5-.5-3.5 6H4"),
    "3": Icon(lines="M-3.5-6H3L-.5-1.5Q4-1.5 4 2T0 6Q-3 6-4 4"),
    "4": Icon(lines="M2 6V-6L-4 2.5H4.5"),
    "5": Icon(lines="M3.5-6H-2.5L-3-.5Q4-2.5 4 2T0 6Q-3 6-4 4.5"),
    "6": Icon(lines="M3-6Q-4-4-4 2Q-4 6 0 6T4 2.5Q4-.5 0-.5T-4 2.5"),
    "7": Icon(lines="M-4-6H4L-1 6"),
    "8": Icon(lines=ellipse(0, -3.2, 2.9, 2.8) + ellipse(0, 3, 3.7, 3.2)),
    "9": Icon(lines="M-3 6Q4 4 4-2Q4-6 0-6T-4-2.5Q-4 .5 0 .5T4-2.5"),
}

LANDS = {
    "peaks": Icon(lines="M-26 14L-12-10L-6-2L2-16L12 2L17-4L28 14M-12-10L-9 2L-12 6M2-16L5-2L1 4M17-4L19 6"),
    "trees": Icon(lines="M-20 14V6M-27 6Q-20-12-13 6zM0 14V4M-8 4Q0-16 8 4zM20 14V6M13 6Q20-12 27 6z"),
    "hills": Icon(lines="M-28 10Q-18-6-6 8M-12 4Q2-12 16 8M10 4Q20-6 28 10"),
    "grass": Icon(
        lines="M-22 10Q-20 2-24-2M-22 10Q-19 4-16 2M-2 12Q0 2-4-4M-2 12Q2 4 6 2M18 10Q20 2 16-2M18 10Q22 4 25 3"
    ),
    "ruin": Icon(lines="M-22 12V-4H-16V2H-10V-8H-4V12M6 12V-2Q10-8 14-2V12M22 12V4M-26 12H26"),
    "gate": Icon(lines="M-22 12V-8L-16-14L-10-8V12M10 12V-8L16-14L22-8V12M-10-2H10M-10 12V4Q0-6 10 4V12"),
}

HUES = ("blue", "red")
"""The colour of each side."""

CSS = """
.card-face{fill:var(--medal);stroke:var(--line);stroke-width:1.5}
.struck-out{fill:var(--paper);opacity:.55}
.veil{fill:var(--desk);opacity:0;pointer-events:none}
.carrying .place.dull .veil{opacity:.36}
.lit{fill:none;stroke:var(--yellow);stroke-width:8;stroke-linejoin:round;opacity:.9;pointer-events:none}
.place.dull .lit{display:none}
"""

ART = Art(
    icon_defs("fighter", FIGHTERS) + icon_defs("war", WAR) + icon_defs("number", NUMBERS) + icon_defs("land", LANDS),
    CSS,
    HUES,
)
