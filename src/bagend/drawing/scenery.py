"""Scenery: what an old map has between its places.  Only ornament: nothing here says anything."""

from .icons import Icon

SCENERY = {
    "mountains": Icon(
        lines="M-60 14L-47-6L-41 3L-30-16L-17 5L-9-5L4 14M-30-16L-27-6L-31 1L-26 9M-47-6L-45 1L-48 7M-9-5L-7 2L-10 8"
        "M8 14L22-12L31 3L40-7L54 14M22-12L25-3L21 4L26 11M40-7L42 0L39 6M-52 14L-49 10M14 14L17 9M46 14L48 10"
    ),
    "hills": Icon(
        lines="M-60 12Q-46-8-30 8Q-14-12 6 8Q22-10 36 9Q46 0 60 12M-44 3Q-40 0-37 2M-16 1Q-10-4-4 0M20 3Q24-1 28 2"
    ),
    "forest": Icon(
        lines="".join(
            f"M{x} {y}v4m-5-4q-2-5 1-6q0-6 4-6q4 0 4 6q3 1 1 6z" for x, y in ((-26, 0), (-13, 5), (0, -1), (13, 4), (26, 0))
        )
    ),
    "river": Icon(
        lines="M-3-70C-16-50 10-40-2-20S-12 10 2 26S-6 56 4 70M1-70C-12-50 14-40 2-20S-8 10 6 26S-2 56 8 70"
    ),
    "compass": Icon(
        lines="M0-17V17M-17 0H17M0-12L3-3L12 0L3 3L0 12L-3 3L-12 0L-3-3z" + "M-8-8L-3-3M8-8L3-3M-8 8L-3 3M8 8L3 3",
        solid="M0-12L3-3L0 0zM12 0L3 3L0 0zM0 12L-3 3L0 0zM-12 0L-3-3L0 0z",
    ),
}
