"""A game at one keyboard: people and bots take turns until it is over."""

import contextlib
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from dicehall.bots.bot import Bot
from dicehall.cli import keep
from dicehall.cli.advice import Advice
from dicehall.cli.command import DONE, FAILED, INTERRUPTED, Failure
from dicehall.cli.line import Line
from dicehall.cli.picture import KEYS, log_lines, picture, seat_name
from dicehall.cli.players import Player
from dicehall.cli.screen import QUIET, Screen
from dicehall.cli.signals import unhurried
from dicehall.core.errors import UndoRefused
from dicehall.core.match import Match
from dicehall.core.rng import Rng
from dicehall.core.state import OVER, SPECTATOR


class Leave(Exception):
    """Somebody leaves the table; the game is kept first, when `keep` says so."""

    def __init__(self, code: int, keep: bool) -> None:
        super().__init__()
        self.code = code
        self.keep = keep


class Table:
    """The match, who plays it, and the screen between them."""

    def __init__(self, match: Match, players: Sequence[Player], screen: Screen) -> None:
        self.match = match
        self.players = list(players)
        self.screen = screen
        self.line = Line(screen)
        self.rng = Rng(match.seed ^ 0x5EED)
        self.holder = -1
        self.read: dict[int, int] = {}
        self.saved = ""
        self.told = 0

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    @property
    def has_begun(self) -> bool:
        """Whether a person has decided anything yet: before that there is nothing to keep."""
        return any(step.seat in self.people for step in self.match.steps)

    def run(self) -> int:
        """Play to the end, or until somebody leaves; return the exit code."""
        try:
            while self.match.state.actor != OVER:
                self.step_or_stop()
            self.finish()
        except Leave as left:
            return self.left(left)
        except EOFError:
            return self.left(Leave(FAILED, keep=True), "The input has ended. ")
        except KeyboardInterrupt:
            return self.left(Leave(INTERRUPTED, keep=True))
        except Exception:
            self.left(Leave(FAILED, keep=True))
            raise
        return DONE

    def left(self, left: Leave, why: str = "") -> int:
        """Keep the game, if it is to be kept, and say how to go on with it."""
        if left.keep and self.has_begun:
            with unhurried():
                self.keep_record(why)
        elif why:
            self.screen.say(f"\n{why}Nothing had been decided yet.")
        return left.code

    def keep_record(self, why: str) -> None:
        """Write the record, where it was saved before or in a new file; print it where no file can be written."""
        try:
            path = Path(self.saved) if self.saved else keep.free_path(self.match.game.name)
            keep.write_record(self.match, path)
        except Failure as wrong:
            self.screen.say(f"{wrong}; here is the record itself:")
            self.screen.say(str(self.match.record))
            return
        content = self.match.game.content.pack
        pack = " --content DIR" if content else ""
        self.screen.say(f"\n{why}The game is kept in {path}.\nGo on with: dicehall play --load {path}{pack}")

    # ---- whose turn ----

    def step_or_stop(self) -> None:
        """One decision; Ctrl-C asks whether to leave."""
        try:
            if self.screen.is_gone:
                raise EOFError
            self.step()
        except KeyboardInterrupt:
            self.screen.say()
            self.confirm_leaving()

    def step(self) -> None:
        """One decision: bots first, then whoever holds the keyboard, then the next person."""
        pending = self.match.state.pending
        for seat in pending:
            player = self.players[seat].bot
            if player is not None:
                self.bot_decides(seat, player)
                return
        seat = self.holder if self.holder in pending else pending[0]
        if self.can_only_let_go_by(seat):
            self.play(self.match.state.legal(seat)[0], seat)
            return
        self.hand_over(seat)
        self.person_decides(seat)

    def can_only_let_go_by(self, seat: int) -> bool:
        """Whether a person alone among bots is asked for a hidden card, and holds none that fits: nobody need ask."""
        state = self.match.state
        return len(self.people) == 1 and state.game.reaction(state) != "" and len(state.legal(seat)) == 1

    def play(self, action: int, seat: int) -> None:
        """Carry out a decision, whole: a Ctrl-C in the midst of it waits."""
        with unhurried():
            self.match.play(action, seat)

    def bot_decides(self, seat: int, player: Bot) -> None:
        """A bot decides, on what its seat sees."""
        view = self.match.state.seen_by(seat)
        self.play(player.decide(view, seat, self.rng), seat)
        if not self.people:
            self.narrate()

    def narrate(self) -> None:
        """When only bots play: print what has happened since."""
        self.screen.show(*log_lines(self.match, self.match.log(SPECTATOR, self.told), -1))
        self.told = len(self.match.entries)

    def hand_over(self, seat: int) -> None:
        """Give the keyboard to a seat; behind a curtain when the one before could see what it should not."""
        before, self.holder = self.holder, seat
        if before == seat or len(self.people) < 2 or not self.has_secrets():
            return
        self.line.forget()
        self.screen.clear()
        name = self.match.names[seat]
        self.screen.say("\n" * (self.screen.size[1] // 3 if self.screen.can_clear else 0))
        self.screen.say(f"Pass the keyboard to {name}; press Enter when only {name} is looking.")
        self.screen.ask("")
        self.screen.clear()

    def has_secrets(self) -> bool:
        """Whether two people at the keyboard know different things now."""
        keys = {self.match.state.seen_by(seat).key() for seat in self.people}
        return len(keys) > 1

    # ---- a person decides ----

    def person_decides(self, seat: int) -> None:
        """Show the table and take words until one of them is a decision, or changes whose turn it is."""
        since = self.read.get(seat, -1)
        self.draw(seat, since)
        while True:
            advice = Advice(self.match, seat, self.rng, self.screen.size[0])
            words = self.line.read("> ", advice.completions())
            if words == "":
                self.draw(seat, since)
            elif self.obeyed(words, seat, advice):
                self.read[seat] = max(since, self.match.ply - 1) if words != "u" else since
                return

    def confirm_leaving(self) -> None:
        """After Ctrl-C: stay, or leave with or without the record. Ctrl-C again leaves with it."""
        try:
            words = self.screen.ask("Leave the game? Enter keeps its record and leaves, s stays, d discards it: ")
        except (KeyboardInterrupt, EOFError):
            self.screen.say()
            raise Leave(INTERRUPTED, keep=True) from None
        if words.lower() not in ("s", "stay"):
            raise Leave(INTERRUPTED, keep=words.lower() not in ("d", "discard"))

    def obeyed(self, words: str, seat: int, advice: Advice) -> bool:
        """Carry out what was typed; True when the game has moved and the screen is out of date."""
        action = advice.meant(words)
        if action is not None:
            self.play(action, seat)
            return True
        word, _, rest = words.partition(" ")
        word = word.lower()
        if word in ("u", "undo"):
            return self.undo(seat)
        if word in ("q", "quit", "exit"):
            self.quit()
        if word in ("save", "s"):
            self.save(rest.strip())
        else:
            self.screen.show(*advice.answer(words))
        return False

    def undo(self, seat: int) -> bool:
        """Take back the last decision of the seat, or of another person when that was the last one."""
        last = self.match.steps[-1].seat if self.match.steps else seat
        who = last if last in self.people and not self.has_secrets() else seat
        try:
            with unhurried():
                self.match.undo(who)
        except UndoRefused as refused:
            self.screen.say(f"That cannot be taken back. {refused}")
            return False
        return True

    def quit(self) -> None:
        """Ask whether to keep the game, and leave."""
        if not self.has_begun:
            raise Leave(DONE, keep=False)
        try:
            words = self.screen.ask("Keep the game to go on with later? Enter keeps it, n does not, s stays: ")
        except EOFError:
            words = ""
        if words.lower() in ("s", "stay"):
            return
        raise Leave(DONE, keep=words.lower() not in ("n", "no"))

    def save(self, name: str) -> None:
        """Write the record; say where."""
        try:
            path = Path(name).expanduser() if name else keep.free_path(self.match.game.name)
            if name and str(path) != self.saved and path.exists():
                self.screen.say(f"{name} is there already; save under another name.")
                return
            keep.write_record(self.match, path)
        except Failure as wrong:
            self.screen.say(str(wrong))
            return
        self.saved = str(path)
        self.screen.say(f"Saved in {path}.")

    # ---- the screen ----

    def draw(self, seat: int, since: int) -> None:
        """Draw the table for a seat, on a clean screen."""
        width, height = self.screen.size
        view = self.match.state.seen_by(seat)
        shown = picture(self.match, seat, view, since, width)
        if self.screen.can_clear:
            self.screen.clear()
        self.screen.show(shown.drawn(width, height))
        if not shown.fits(width, height):
            wide, high = shown.needed(width)
            self.screen.say(
                f"The board needs {wide} x {high} characters; this window has {width} x {height}. "
                "Enlarge it and press Enter; until then, here is the list.",
                QUIET,
            )
        self.screen.say(KEYS, QUIET)

    def finish(self) -> None:
        """The last screen: board, scores, winners, why; then the record is offered."""
        if self.people:
            self.draw_end(self.people[0])
        show_result(self.match, self.screen)
        if self.people:
            with contextlib.suppress(EOFError):
                self.offer_record()

    def draw_end(self, seat: int) -> None:
        """The board as it was left."""
        width, height = self.screen.size
        shown = picture(self.match, seat, self.match.state.seen_by(seat), self.read.get(seat, -1), width)
        self.screen.clear()
        self.screen.show(shown.drawn(width, max(height - len(self.players) - 4, 1)))

    def offer_record(self) -> None:
        """Ask whether to save the record of a finished game."""
        if not self.screen.hears_a_person:
            return
        words = self.screen.ask("Save the record of this game? y saves it, Enter does not: ")
        if words.lower() in ("y", "yes"):
            self.save("")


def show_result(match: Match, screen: Screen) -> None:
    """The scores, winners first, and why the game ended."""
    state = match.state
    order = sorted(range(len(state.scores)), key=lambda seat: (seat not in state.winners, -state.scores[seat]))
    rows = [
        (seat_name(match, seat), str(state.scores[seat]), Text("wins" if seat in state.winners else ""))
        for seat in order
    ]
    screen.say()
    screen.table(("", "score", ""), rows, right=(1,))
    screen.say(f"Why it ended: {state.ending}")
