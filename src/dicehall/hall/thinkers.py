"""Bots and hints, in processes of their own, so that the hall goes on serving while they think.

What goes there is a parcel of what the seat sees (`bots.think`); what comes back is one action.
"""

import asyncio
import hashlib
import multiprocessing
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from threading import Thread
from typing import TypeVar

from dicehall.bots.hint import Hint
from dicehall.bots.think import advise, think
from dicehall.core.parcel import packed
from dicehall.hall.table import Table

T = TypeVar("T")
SEED_BYTES = 6
PATIENCE = 3.0
A_MOMENT = 0.02
POLITENESS = 5


class Thinkers:
    """The processes that think; they start when the first bot has to."""

    def __init__(self, count: int) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None
        self.free = asyncio.Semaphore(self.count)
        self.waiting = 0

    async def decide(self, table: Table, seat: int, level: str, seconds: float) -> int:
        """What a bot of that level does in the seat; it thinks for so many seconds at the most, if any are given."""
        match = table.playing
        parcel = packed(match.state.seen_by(seat))
        view = (match.game.name, match.state.seats, parcel, seat)
        seed = seed_of(table.secret, table.count, seat)
        memory = memory_of(table, seat, level)
        asked = time.monotonic()
        async with self.turn():
            limit = min(seconds or PATIENCE, self.fair_share(time.monotonic() - asked))
            return await self.run(think, *view, level, seed, table.pack, 0, limit, memory)

    async def advise(self, table: Table, seat: int) -> Hint:
        """What a good player would do in the seat."""
        match = table.playing
        parcel = packed(match.state.seen_by(seat))
        seed = seed_of(table.secret, table.count, seat)
        async with self.turn():
            return await self.run(advise, match.game.name, match.state.seats, parcel, seat, seed, table.pack)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until one of the processes is free."""
        self.waiting += 1
        try:
            async with self.free:
                yield
        finally:
            self.waiting -= 1

    def fair_share(self, waited: float) -> float:
        """How long one may think who has waited so long: all who wait share what is left of their patience."""
        return max(A_MOMENT, (PATIENCE - waited) * self.count / max(self.count, self.waiting))

    async def run(self, work: Callable[..., T], *arguments: object) -> T:
        """Let one of the processes do it; when they have died, new ones are started, once."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.started(), work, *arguments)
        except BrokenProcessPool:
            self.pool = None
            return await loop.run_in_executor(self.started(), work, *arguments)

    def started(self) -> ProcessPoolExecutor:
        """The pool."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=step_back)
        return self.pool

    def stop(self) -> None:
        """End the processes."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def step_back() -> None:
    """People come before those who think; and these end with the hall, not with Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    Thread(target=end_with_the_hall, daemon=True).start()


def end_with_the_hall() -> None:
    """Nobody thinks on when the hall is gone, however it ended."""
    hall = multiprocessing.parent_process()
    assert hall is not None
    hall.join()
    os._exit(0)


def memory_of(table: Table, seat: int, level: str) -> str:
    """Under which name a bot's search is kept until its next decision: nobody takes back what it has seen meanwhile."""
    return f"{table.id} {table.rewinds} {seat} {level}"


def seed_of(secret: str, count: int, seat: int) -> int:
    """A seed that every process finds for the same moment of a table, and nobody outside can."""
    return int.from_bytes(hashlib.sha256(f"{secret} bot {count} {seat}".encode()).digest()[:SEED_BYTES], "big")
