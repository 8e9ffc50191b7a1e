"""A hall as a program: sockets, workers, the browser, a quiet end."""

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import webbrowser
from multiprocessing.context import SpawnProcess
from typing import Final

import uvicorn

from dicehall.core.errors import DicehallError
from dicehall.hall.app import opened
from dicehall.hall.gate import Gate
from dicehall.hall.journal import set_up_logs
from dicehall.hall.line import Line
from dicehall.hall.network import EVERYWHERE, own_address
from dicehall.hall.settings import Settings

LOG: Final = logging.getLogger("dicehall.serve")
LARGEST_MESSAGE: Final = 16_384
PATIENCE: Final = 10
IN_LINE: Final = 2048
SELDOM: Final = (50_000, 20, 50)  # objects made between two looks, and how often the looks go deeper


class CannotListen(DicehallError):
    """The port is taken, or the address is not this machine's."""


def serve(settings: Settings) -> int:
    """Serve until somebody says that it is enough."""
    set_up_logs(settings.log, settings.log_level)
    listener = listening(settings)
    address = f"http://{shown_host(settings.host)}:{listener.getsockname()[1]}"
    sys.stdout.write(f"The hall is open at {settings.url or address}  (Ctrl-C closes it)\n")
    if settings.host in EVERYWHERE and not settings.url and own_address():
        sys.stdout.write(f"For others in your network: http://{own_address()}:{listener.getsockname()[1]}\n")
    sys.stdout.flush()
    if settings.browser:
        threading.Timer(0.5, webbrowser.open, [settings.url or address]).start()
    if settings.workers > 1:
        Crew(settings, listener).work()
    else:
        go(settings, listener)
    return 0


def go(settings: Settings, listener: socket.socket) -> None:
    """One process of the hall, on the quickest event loop. Tables live long, so garbage is sought seldom."""
    gc.freeze()
    gc.set_threshold(*SELDOM)
    with asyncio.Runner(loop_factory=uvicorn.Config("", loop="auto", log_config=None).get_loop_factory()) as runner:
        runner.run(run(settings, listener))


async def run(settings: Settings, listener: socket.socket) -> None:
    """Open, and serve."""
    gate = await opened(settings)
    await uvicorn.Server(config_of(gate, settings)).serve(sockets=[listener])


def worker(settings: Settings, listener: socket.socket) -> None:
    """One process of several."""
    set_up_logs(settings.log, settings.log_level)
    go(settings, listener)


class Crew:
    """Several processes that serve one port; one that dies is replaced, and all end together."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self.settings = settings
        self.listener = listener
        self.over = threading.Event()
        self.context = multiprocessing.get_context("spawn")
        self.workers: list[SpawnProcess] = []

    def work(self) -> None:
        """Look after them until somebody says that it is enough."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, lambda _sign, _frame: self.over.set())
        self.workers = [self.hired() for _ in range(self.settings.workers)]
        while not self.over.wait(0.5):
            for place, one in enumerate(self.workers):
                if not one.is_alive():
                    LOG.warning("a worker died and is replaced", extra={"code": one.exitcode})
                    self.workers[place] = self.hired()
        for one in self.workers:
            one.terminate()
        for one in self.workers:
            one.join(2 * PATIENCE)

    def hired(self) -> SpawnProcess:
        """A new process."""
        one = self.context.Process(target=worker, args=(self.settings, self.listener))
        one.start()
        return one


def config_of(gate: Gate, settings: Settings) -> uvicorn.Config:
    """How the server serves."""
    return uvicorn.Config(
        gate,
        ws=Line,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
        lifespan="on",
    )


def listening(settings: Settings) -> socket.socket:
    """A socket that listens where the settings say."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as wrong:
        listener.close()
        raise CannotListen(
            f"{settings.host}:{settings.port} cannot be used ({os.strerror(wrong.errno or 0)}); "
            "another port: dicehall hall --port 8001"
        ) from None
    listener.listen(IN_LINE)
    listener.set_inheritable(True)
    return listener


def shown_host(host: str) -> str:
    """The host as one writes it into an address line on this machine."""
    if host in EVERYWHERE:
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
