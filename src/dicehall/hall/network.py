"""Where this machine is found by others in its network."""

import ipaddress
import socket
from functools import cache
from typing import Final

EVERYWHERE: Final = ("0.0.0.0", "::")
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address that nobody has: nothing is sent, only the way there is looked up


def is_loopback(host: str) -> bool:
    """Whether the name is this machine's own for itself."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@cache
def own_address() -> str:
    """The address of this machine in its network; empty without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ELSEWHERE)
        except OSError:
            return ""
        address = str(way.getsockname()[0])
    return "" if is_loopback(address) else address


def for_others(host: str, listens_on: str) -> str:
    """The host (and port) of an address line as others write it: `localhost` is theirs, not this machine."""
    name, colon, port = host.rpartition(":") if host.rpartition(":")[2].isdecimal() else (host, "", "")
    if listens_on not in EVERYWHERE or not is_loopback(name.strip("[]")) or not own_address():
        return host
    return f"{own_address()}{colon}{port}"
