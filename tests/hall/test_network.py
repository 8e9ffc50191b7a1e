"""The address that others are given."""

import pytest

from dicehall.hall import network


@pytest.mark.parametrize(
    ("host", "listens_on", "given"),
    [
        ("localhost:8000", "0.0.0.0", "192.168.1.5:8000"),
        ("127.0.0.1:8000", "::", "192.168.1.5:8000"),
        ("localhost:8000", "127.0.0.1", "localhost:8000"),
        ("dice.example.org", "0.0.0.0", "dice.example.org"),
        ("[::1]:8000", "0.0.0.0", "192.168.1.5:8000"),
    ],
)
def test_localhost_is_not_given_to_others(
    monkeypatch: pytest.MonkeyPatch, host: str, listens_on: str, given: str
) -> None:
    """Where the hall listens for them they are told this machine's address in the network."""
    monkeypatch.setattr(network, "own_address", lambda: "192.168.1.5")
    assert network.for_others(host, listens_on) == given
