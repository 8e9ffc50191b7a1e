"""What all tests share."""

import asyncio
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def loop_of_its_own(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright leaves its event loop running in the thread of the browser tests: no other test sees it there."""
    if "browser" in request.path.parts:
        yield
        return
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)
