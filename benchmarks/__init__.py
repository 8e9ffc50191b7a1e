"""Speed beside other engines: `make bench-peers`."""
