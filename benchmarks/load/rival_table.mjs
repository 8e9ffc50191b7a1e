// A table of tic-tac-toe on boardgame.io's server: two players, each with a socket.io connection of his own.
import WebSocket from "ws";

const SPACE = "/tic-tac-toe,";

export class Table {
  constructor(url, number) {
    this.url = url.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket";
    this.number = number;
    this.match = 0;
    this.mover = -1;
    this.ready = () => undefined;
    this.moved = () => undefined;
  }

  async open() {
    this.sockets = await Promise.all([this.connect(0), this.connect(1)]);
    await this.begin();
  }

  connect(seat) {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(this.url);
      socket.on("error", reject);
      socket.on("message", (data) => {
        const text = data.toString();
        if (text === "2") socket.send("3");
        else if (text.startsWith("0")) socket.send("40" + SPACE);
        else if (text.startsWith("40")) resolve(socket);
        else if (text.startsWith("42")) this.heard(seat, JSON.parse(text.slice(2 + SPACE.length)));
      });
    });
  }

  // The first player's `sync` makes the match, so the second one waits for it.
  async begin() {
    this.match += 1;
    this.state = undefined;
    for (const seat of [0, 1]) {
      const synced = new Promise((resolve) => (this.synced = resolve));
      this.say(seat, ["sync", this.id(), String(seat), undefined, 2]);
      await synced;
    }
    this.ready(this);
  }

  id() {
    return `t${process.pid}-${this.number}-${this.match}`; // the server remembers the matches of earlier runs
  }

  say(seat, message) {
    this.sockets[seat].send("42" + SPACE + JSON.stringify(message));
  }

  heard(seat, [what, match, news]) {
    if (match !== this.id()) return;
    if (what === "sync") {
      this.state = news.state;
      this.synced();
    } else if (what === "update" && seat === this.mover && news._stateID > this.state._stateID) {
      this.state = news;
      this.mover = -1;
      this.moved(this);
      if (news.ctx.gameover) void this.begin();
      else this.ready(this);
    }
  }

  move() {
    const free = this.state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
    const cell = free[Math.floor(Math.random() * free.length)];
    const player = this.state.ctx.currentPlayer;
    this.mover = Number(player);
    const payload = { type: "clickCell", args: [cell], playerID: player, credentials: undefined };
    this.say(this.mover, ["update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.id(), player]);
  }

  close() {
    for (const socket of this.sockets) socket.terminate();
  }
}
