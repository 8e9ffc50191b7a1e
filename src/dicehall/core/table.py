"""What a content file is read into: the one module of core that stays uncompiled.

A compiled class passes on neither the keywords of its `class` line nor the types inside of brackets. So the keywords
stand here, and the fields of the tables that games derive from this have their types in quotes.
"""

import msgspec


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """One table of a content file: typed, and refusing keys that it does not know."""
