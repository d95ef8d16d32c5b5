"""Verify: check the dice and draws of a saved match, knowing nothing of any game.

This file stands alone: `python verify.py FILE` needs only Python.  Before the first draw the table shows
SHA-256(secret).  Each seat then adds a number of its own.  The index-th question to chance, with n equally likely
outcomes, is answered by k = H * n >> 256, where H is HMAC-SHA-256(secret, "numbers:index") read as a whole number.  A
journal names k and n beside every draw, and the secret once the match is over; so anyone can do the sum again.

A match may begin in the middle of another, or as a lesson.  Its header then says `given 12`: the first twelve draws
came with it.  They do not follow from its secret, and nothing here checks them.

What the k-th outcome is, and whether a move was legal, only the rules can say: `bagend verify FILE` checks that too.
"""

import hashlib
import hmac
import re
import sys
from collections.abc import Sequence

FORMAT = "bagend journal 1"
ANY_FORMAT = "bagend journal "
CHANCE_LINE = re.compile(r"^chance \S+ (?P<answer>.+) = (?P<k>\d{1,18})/(?P<n>\d{1,18})$", re.ASCII)

LIMITS = """\
This file checks the dice only; it does not know the rules of any game. It cannot see whether a roll is written down as
what its pick stands for, or whether every move was legal. `bagend verify FILE` replays the match and checks that too.
Compare the commitment in the journal with the one you saw before the first draw: only you can do that."""


SENTENCES = {
    "other-format": "The first line should be {format!r}; this file cannot read any other format.",
    "no-secret": "The secret is not in this journal. A table adds it after the match; a simulated match has none.",
    "bad-secret": "The secret in this journal is not a hexadecimal number.",
    "other-hash": "The secret does not match the hash shown before the first draw ({shown}).",
    "no-hash": "The secret cannot be compared: this journal does not say which hash was shown before the first draw.",
    "given": "The header mentions {given} given draws, but there are only {draws}.",
    "no-pick": "Draw {number} does not say which pick of how many it was: {line}",
    "wrong-pick": "Draw {number} ({answer}) is pick {pick} of {outcomes}, but should be pick {due}.",
}


class Problem(str):
    """One thing that is wrong, as a sentence; its kind and its facts are for whoever says it in another language."""

    kind: str
    facts: dict[str, str]

    def __new__(cls, kind: str, **facts: object) -> "Problem":
        problem = super().__new__(cls, SENTENCES[kind].format(**facts))
        problem.kind = kind
        problem.facts = {name: str(fact) for name, fact in facts.items()}
        return problem


def commitment(secret: bytes) -> str:
    """What is shown before the first draw."""
    return hashlib.sha256(secret).hexdigest()


def pick(secret: bytes, numbers: Sequence[str], index: int, n: int) -> int:
    """A number from 0 to n - 1, equally likely but for a part in 2 to the 240th."""
    message = f"{','.join(numbers)}:{index}".encode()
    return int.from_bytes(hmac.digest(secret, message, "sha256")) * n >> 256


def problems(journal: str) -> tuple[int, list[Problem]]:
    """How many draws a journal holds, and a sentence for everything that is wrong with them."""
    lines = journal.splitlines()
    end = next((at for at, line in enumerate(lines) if not line.strip()), len(lines))
    fields: dict[str, list[str]] = {}
    for line in lines[1:end]:
        key, _, value = line.partition(" ")
        fields.setdefault(key, []).append(value)
    secret_hex = fields.get("secret", [""])[0]
    if not secret_hex:
        return 0, [Problem("no-secret")]
    try:
        secret = bytes.fromhex(secret_hex)
    except ValueError:
        return 0, [Problem("bad-secret")]
    found = []
    shown = fields.get("commitment", [""])[0]
    if commitment(secret) != shown:
        found.append(Problem("other-hash", shown=shown) if shown else Problem("no-hash"))
    numbers = [value.partition(" ")[2] for value in fields.get("number", [])]
    draws = [line for line in lines[end:] if line.startswith("chance ")]
    given = given_draws(journal)
    if given > len(draws):
        return 0, [*found, Problem("given", given=given, draws=len(draws))]
    for index, line in enumerate(draws[given:], given):
        draw = CHANCE_LINE.match(line)
        if draw is None:
            found.append(Problem("no-pick", number=index + 1, line=line))
            continue
        k, n = int(draw["k"]), int(draw["n"])
        due = pick(secret, numbers, index, n) + 1
        if k != due:
            found.append(Problem("wrong-pick", number=index + 1, answer=draw["answer"], pick=k, outcomes=n, due=due))
    return len(draws) - given, found


def given_draws(journal: str) -> int:
    """How many draws at the beginning of a journal came with the match."""
    header = journal.partition("\n\n")[0]
    found = re.search(r"^given (\d{1,18})$", header, re.ASCII | re.MULTILINE)
    return int(found[1]) if found else 0


def verdict(draws: int, given: int = 0) -> str:
    """What it means that there are no problems."""
    checked = f"All {draws} draws follow from the secret, and the secret matches the hash shown before the first draw."
    if not given:
        return checked
    return (
        f"The first {given} draws came with the match, from another one or from a lesson, and cannot be checked. "
        + (checked.replace("draws", "later draws", 1))
    )


class NotAJournal(Exception):
    """A file that cannot be read, or is something else."""


def read(path: str) -> str:
    """The text of a journal."""
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read()
    except OSError as wrong:
        raise NotAJournal(f"Cannot read {path}: {wrong.strerror or wrong}.") from None
    except UnicodeDecodeError:
        raise NotAJournal(f"Cannot read {path}: it is not a text file.") from None
    if not text.startswith(ANY_FORMAT):
        raise NotAJournal(f"{path} is not a journal.")
    return text


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1:
        print("usage: python verify.py FILE", file=sys.stderr)
        return 2
    try:
        journal = read(arguments[0])
    except NotAJournal as wrong:
        print(wrong, file=sys.stderr)
        return 2
    draws, found = problems(journal)
    if journal.splitlines()[0] != FORMAT:
        found.insert(0, Problem("other-format", format=FORMAT))
    for sentence in found:
        print(sentence, file=sys.stderr)
    if not found:
        print(verdict(draws, given_draws(journal)))
    print(LIMITS)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
