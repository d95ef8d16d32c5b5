"""Verify: check the dice and draws of a saved match, knowing nothing of any game.

This file stands alone: `python verify.py FILE` needs only Python.  Before the first draw the table shows
SHA-256(secret).  Each seat then adds a number of its own.  The index-th question to chance, with n equally likely
outcomes, is answered by k = H * n >> 256, where H is HMAC-SHA-256(secret, "numbers:index") read as a whole number.  A
journal names k and n beside every draw, and the secret once the match is over; so anyone can do the sum again.
"""

import hashlib
import hmac
import re
import sys
from collections.abc import Sequence

CHANCE_LINE = re.compile(r"^chance \S+ (?P<answer>.+) = (?P<k>\d{1,18})/(?P<n>\d{1,18})$")


def commitment(secret: bytes) -> str:
    """What is shown before the first draw."""
    return hashlib.sha256(secret).hexdigest()


def pick(secret: bytes, numbers: Sequence[str], index: int, n: int) -> int:
    """A number from 0 to n - 1, equally likely but for a part in 2 to the 240th."""
    message = f"{','.join(numbers)}:{index}".encode()
    return int.from_bytes(hmac.digest(secret, message, "sha256")) * n >> 256


FIRST_LINE = "bagend journal "


def problems(journal: str) -> tuple[int, list[str]]:
    """How many draws a journal holds, and a sentence for everything that is wrong with them."""
    header, _, answers = journal.partition("\n\n")
    fields: dict[str, list[str]] = {}
    for line in header.splitlines():
        key, _, value = line.partition(" ")
        fields.setdefault(key, []).append(value)
    found = []
    draws = 0
    secret_hex = fields.get("secret", [""])[0]
    if not secret_hex:
        return 0, ["The secret is not in this journal: it is shown when the match is over."]
    try:
        secret = bytes.fromhex(secret_hex)
    except ValueError:
        return 0, ["The secret in this journal is not a hexadecimal number."]
    shown = fields.get("commitment", [""])[0]
    if commitment(secret) != shown:
        found.append(f"The secret does not fit the hash shown before the first draw ({shown or 'none'}).")
    numbers = [value.partition(" ")[2] for value in fields.get("number", [])]
    for line in answers.splitlines():
        if not line.startswith("chance "):
            continue
        draw = CHANCE_LINE.match(line)
        if draw is None:
            found.append(f"Draw {draws + 1} does not say which pick of how many it was: {line}")
        else:
            k, n = int(draw["k"]), int(draw["n"])
            due = pick(secret, numbers, draws, n) + 1
            if k != due:
                found.append(f"Draw {draws + 1} ({draw['answer']}) is pick {k} of {n}, but should be pick {due}.")
        draws += 1
    return draws, found


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1:
        print("usage: python verify.py FILE", file=sys.stderr)
        return 2
    try:
        with open(arguments[0], encoding="utf-8") as file:
            journal = file.read()
    except (OSError, UnicodeDecodeError) as wrong:
        reason = (wrong.strerror or wrong) if isinstance(wrong, OSError) else "it is not a text file"
        print(f"Cannot read {arguments[0]}: {reason}.", file=sys.stderr)
        return 2
    if not journal.startswith(FIRST_LINE):
        print(f"{arguments[0]} is not a journal.", file=sys.stderr)
        return 2
    draws, found = problems(journal)
    for sentence in found:
        print(sentence, file=sys.stderr)
    if not found:
        print(f"All {draws} draws follow from the secret, and the secret fits the hash shown before the first.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
