"""The hall: tables for people and bots, on a server that loses nothing."""
