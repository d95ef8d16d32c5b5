"""A program that plays one seat of a match over the network, with nothing but Python's standard library.

It needs the link of a seat: the one you would send to a friend, or your own ("on another device").

python examples/api_client.py http://127.0.0.1:8710/seat/0123456789abcdef0123456789abcdef
"""

import http.cookiejar
import json
import random
import sys
import time
import urllib.parse
import urllib.request


class Seat:
    """One seat of a match, by its secret link."""

    def __init__(self, link: str) -> None:
        # The link puts the seat's key into a cookie and leads on to the match; whoever shows the match sits down.
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self.browser = urllib.request.build_opener(cookies)
        with self.browser.open(link) as page:
            self.match = page.geturl()
        parts = urllib.parse.urlsplit(self.match)
        self.api = f"{parts.scheme}://{parts.netloc}/api{parts.path}"

    def state(self) -> dict:
        """The match as this seat may know it."""
        with self.browser.open(self.api) as answer:
            return json.load(answer)

    def send(self, form: str, **fields: object) -> None:
        """Say something to the table: a number for the dice, or an answer.  A refusal is an HTTPError."""
        body = urllib.parse.urlencode(fields).encode()
        self.browser.open(f"{self.match}/{form}", body).close()


def choose(question: dict) -> dict:
    """Your bot goes here: each choice has an `id`, a `notation` ("keep blue") and a `label` in words."""
    return random.choice(question["choices"])


def play(link: str, pause: float = 0.3) -> dict:
    """Answer whatever this seat is asked until the match is over; how it stands then."""
    seat = Seat(link)
    while not (state := seat.state())["question"]["over"]:
        question = state["question"]
        if question["number"]:
            seat.send("number", number="7")
        elif question["yours"] and question["choices"]:
            choice = choose(question)
            print(choice["label"])
            # The ply says which question this answers, so that a late answer is refused instead of misunderstood.
            seat.send("answer", action=choice["id"], ply=question["ply"])
        else:
            time.sleep(pause)
    return state


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Usage: python examples/api_client.py LINK_OF_A_SEAT")
    print("\n".join(play(sys.argv[1])["log"][-3:]))
