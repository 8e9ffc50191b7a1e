"""Who sends a request, as the gate has found out."""

from litestar.di import NamedDependency

from dicehall.hall.deeds import Denied
from dicehall.hall.guests import Guests
from dicehall.hall.hall import Hall
from dicehall.hall.limits import Limits


class Visitor:
    """A person (empty for somebody whom the hall does not know), the way back to the hall, and what is left to ask."""

    __slots__ = ("address", "home", "limits", "person")

    def __init__(self, person: str, address: str, home: str, limits: Limits | None) -> None:
        self.person = person
        self.address = address
        self.home = home
        self.limits = limits

    def known(self) -> str:
        """The person; Denied when the hall does not know who this is."""
        if not self.person:
            raise Denied("The hall does not know you; GET /api/me first, and keep its cookie.", 401)
        return self.person

    def pay(self, amount: float) -> None:
        """Something that costs more than a usual request."""
        if self.limits is not None and not self.limits.take(self.address, amount):
            raise Denied("That was too much at once; try again in a moment.", 429)


TheHall = NamedDependency[Hall]
TheGuests = NamedDependency[Guests]
TheVisitor = NamedDependency[Visitor]
