// A table of Diceland for two in the hall: two guests, each with a cookie and a WebSocket of his own.
import WebSocket from "ws";

const OPENING = 2; // each chooses a side of his board: after that everything is drawn anew

class Guest {
  constructor(url) {
    this.url = url;
  }

  async ask(method, path, body) {
    const headers = { Origin: this.url, "X-Dicehall": "1", "Content-Type": "application/json" };
    if (this.cookie) headers.Cookie = this.cookie;
    const answer = await fetch(this.url + path, { method, headers, body: body && JSON.stringify(body) });
    const fresh = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    if (fresh.length) this.cookie = fresh.join("; ");
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text && JSON.parse(text);
  }

  listen(table, heard) {
    return new Promise((resolve, reject) => {
      const headers = { Origin: this.url, Cookie: this.cookie };
      const address = `${this.url.replace("http", "ws")}/ws/tables/${table}`;
      this.socket = new WebSocket(address, { headers, perMessageDeflate: false });
      this.socket.on("error", reject);
      this.socket.on("open", resolve);
      this.socket.on("message", (data) => heard(JSON.parse(data)));
    });
  }
}

export class Table {
  constructor(url) {
    this.guests = [new Guest(url), new Guest(url)];
    this.views = [undefined, undefined];
    this.outstanding = undefined;
    this.count = 0;
    this.isReady = false;
    this.ready = () => undefined;
    this.moved = () => undefined;
  }

  async open() {
    for (const guest of this.guests) await guest.ask("GET", "/api/me");
    await this.begin();
  }

  async begin() {
    const [host, other] = this.guests;
    for (const guest of this.guests) guest.socket?.terminate();
    this.views = [undefined, undefined];
    const wish = { game: "diceland", seats: 2, options: {}, listed: false, mine: [0] };
    const { id } = await host.ask("POST", "/api/tables", wish);
    await other.ask("POST", `/api/tables/${id}/sit`, { seat: 1, name: "" });
    for (const [seat, guest] of this.guests.entries()) await guest.ask("POST", `/api/tables/${id}/ready`, { seat, ready: true });
    const { state } = await host.ask("GET", `/api/tables/${id}`);
    if (state === "open") await host.ask("POST", `/api/tables/${id}/start`, {});
    for (const [seat, guest] of this.guests.entries()) {
      await guest.listen(id, (message) => this.heard(seat, message));
      guest.socket.send(JSON.stringify({ type: "look", side: seat, shape: "wide" }));
    }
  }

  heard(seat, message) {
    if (message.type === "view") {
      if (message.side === seat) this.views[seat] = message;
    } else if (message.type === "change") {
      if (!this.views[seat]) return;
      const known = Object.entries(message).filter(([, value]) => value !== null);
      this.views[seat] = { ...this.views[seat], ...Object.fromEntries(known) };
    } else if (message.type === "done") {
      if (this.outstanding && message.id === this.outstanding.id) this.outstanding.done = true;
    } else if (message.type === "refused") {
      throw new Error(`refused: ${message.text}`);
    }
    this.look();
  }

  // A move counts when its sender has both the word that it is committed and what it changed. The opening is not
  // counted: a game has some four hundred moves, and a table that is measured for a few of them is in its midst.
  look() {
    const { outstanding } = this;
    if (outstanding) {
      if (!outstanding.done || this.views[outstanding.seat].ply <= outstanding.ply) return;
      this.outstanding = undefined;
      if (outstanding.ply >= OPENING) this.moved(this);
    }
    if (this.isReady || this.views.includes(undefined)) return;
    if (this.views.some((view) => view.ending)) {
      this.views = [undefined, undefined];
      void this.begin();
    } else if (this.next() >= 0) {
      if (this.views[0].ply < OPENING) return this.move();
      this.isReady = true;
      this.ready(this);
    }
  }

  next() {
    if (this.views[0].ply !== this.views[1].ply) return -1;
    return this.views.findIndex((view) => view.choices?.length);
  }

  move() {
    const seat = this.next();
    const { choices, ply } = this.views[seat];
    const { action } = choices[Math.floor(Math.random() * choices.length)];
    this.count += 1;
    this.isReady = false;
    this.outstanding = { seat, ply, id: String(this.count), done: false };
    this.guests[seat].socket.send(JSON.stringify({ type: "move", id: this.outstanding.id, ply, seat, action }));
  }

  close() {
    for (const guest of this.guests) guest.socket.terminate();
  }
}
