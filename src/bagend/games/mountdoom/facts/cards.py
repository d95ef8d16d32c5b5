"""Cards: the numbers on them that the owner of a box may correct, for their words."""

from . import Public


def numbers(seen: Public) -> dict[str, str | int]:
    return {
        "battles": int(seen.mumakil_battles),
        "hearts": int(seen.mumakil_hearts),
        "eye": int(seen.eye),
        "galadriel": int(seen.galadriel),
        "allies": "all" if seen.grima_all else "one",
    }
