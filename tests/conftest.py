"""What all tests share."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def loop_of_its_own(item: pytest.Item) -> Iterator[None]:
    """Playwright leaves its event loop running in the thread of the browser tests: no other test sees it there."""
    if "browser" in item.path.parts:
        yield
        return
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(running)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    """The fixtures of a test, those of its module as well."""
    with loop_of_its_own(item):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """The test itself. What is torn down afterwards may be the browser's: it finds its loop again."""
    with loop_of_its_own(item):
        yield
