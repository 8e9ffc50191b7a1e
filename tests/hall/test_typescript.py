"""The protocol is defined once; what the browser client reads is made from it."""

from pathlib import Path

from dicehall.hall.typescript import protocol

WRITTEN = Path(__file__).parents[2] / "client/src/protocol.ts"


def test_the_clients_protocol_is_in_step():
    """After a change of messages.py: python -m dicehall.hall.typescript."""
    assert WRITTEN.read_text("utf-8") == protocol()


def test_a_message_has_its_tag_and_its_defaults():
    """A reader of protocol.ts sees what may be left out, and what it is then."""
    assert "export interface Look {\n  type: 'look'\n  side?: number // -3\n" in protocol()
