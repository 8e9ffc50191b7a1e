"""Dice that nobody can bend, and anybody can check, with nothing but this file and Python's standard library.

Before play the table publishes the SHA-256 of a secret; then each seat may add a salt; outcome number i of n is read
from HMAC-SHA256 under a key made of the secret and the salts; after the game the secret is published.

    python fair.py RECORD

recomputes all of it from a record. A record made from a plain seed is checked the same way: its secret is the hash of
the seed, so it proves that the outcomes follow from the seed, but not that nobody chose the seed.
"""

import hashlib
import hmac
import re
import sys  # impure: for `python fair.py RECORD`, not for play

WORD = 1 << 64


def digest(text: str) -> str:
    """The SHA-256 of a text, in hex."""
    return hashlib.sha256(text.encode()).hexdigest()


def secret_of_seed(seed: int) -> str:
    """The secret that stands behind a plain seed."""
    return digest(f"dicehall seed {seed}")


def table_key(secret: str, salts: list[str]) -> bytes:
    """The key of a table: its secret, and the salts of all seats in their order."""
    message = "\n".join(f"{len(salt)}:{salt}" for salt in salts)
    return hmac.new(secret.encode(), message.encode(), hashlib.sha256).digest()


def outcome(key: bytes, index: int, n: int) -> int:
    """Outcome number `index` of a table, one of n equally likely ones."""
    attempt = 0
    while True:
        block = hmac.digest(key, f"{index} {attempt}".encode(), "sha256")
        value = int.from_bytes(block[:8], "big")
        if value < WORD - WORD % n:
            return value % n
        attempt += 1


def problems(record: str) -> list[str]:
    """What is wrong with the chance outcomes of a record; nothing when all of them check."""
    head = dict(re.findall(r"^(seed|commit|secret) (.*)$", record, re.MULTILINE))
    salts = [
        salt for _, salt in sorted(re.findall(r"^salt (\d+) (.*)$", record, re.MULTILINE), key=lambda s: int(s[0]))
    ]
    if "seed" in head:
        secret = secret_of_seed(int(head["seed"]))
    elif "secret" in head:
        secret = head["secret"]
    else:
        return ["the secret is not published: it is, when the game has ended"]
    if "commit" in head and digest(secret) != head["commit"]:
        return ["the secret is not the one that the table committed to"]
    return wrong_outcomes(record, table_key(secret, salts))


def wrong_outcomes(record: str, key: bytes) -> list[str]:
    """One line for each outcome of the record that does not follow from the key."""
    wrong: list[str] = []
    index = 0
    for number, line in enumerate(record.splitlines(), start=1):
        word, _, rest = line.partition(" ")
        if word == "skip":
            index += int(rest)
        if word != "*":
            continue
        for item in rest.split():
            came, n = item.split("/")
            due = outcome(key, index, int(n))
            if due != int(came):
                wrong.append(f"line {number}: chance brought {came} of {n}, but {due} was due")
            index += 1
    return wrong


class Stream:
    """The chance outcomes of one table, one after the other."""

    def __init__(self, secret: str, salts: list[str], index: int = 0) -> None:
        if any("\n" in text or "\r" in text for text in [secret, *salts]):
            raise ValueError("a secret or salt is one line of text")
        self.secret = secret
        self.salts = salts
        self.index = index
        self.key: bytes = table_key(secret, salts)

    @property
    def commitment(self) -> str:
        """What the table publishes before play."""
        return digest(self.secret)

    def next(self, n: int) -> int:
        """The next outcome, one of n."""
        came = outcome(self.key, self.index, n)
        self.index += 1
        return came


def main() -> int:
    """Check the record named on the command line."""
    if not sys.argv[1:]:
        sys.stdout.write("usage: python fair.py RECORD\n")
        return 2
    with open(sys.argv[1], encoding="utf-8") as file:  # impure: the command line alone reads a file
        wrong = problems(file.read())
    sys.stdout.write("\n".join(wrong or ["every outcome follows from the published secret"]) + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
