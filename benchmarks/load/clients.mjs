// node clients.mjs KIND URL CLIENTS SECONDS [RATE]: players at tables for two, in a process of their own.
// Without RATE each table moves as soon as its last move has come back; with it, so many moves a second are due at
// even distances, and a move's time counts from when it was due. Waits for a line before it begins to measure.
import { once } from "node:events";

const [kind, url, clients, seconds, rate] = process.argv.slice(2);
const { Table } = await import(`./${kind}_table.mjs`);
const OPENING = 25;

const tables = Array.from({ length: Number(clients) / 2 }, (_, number) => new Table(url, number));
const idle = [];
const due = [];
const times = [];
let playing = false;

function ready(table) {
  if (!playing) idle.push(table);
  else if (!rate) play(table, performance.now());
  else if (due.length) play(table, due.shift());
  else idle.push(table);
}

function play(table, from) {
  table.from = from;
  table.move();
}

for (const table of tables) {
  table.ready = ready;
  table.moved = () => playing && times.push(performance.now() - table.from);
}
for (let i = 0; i < tables.length; i += OPENING) await Promise.all(tables.slice(i, i + OPENING).map((table) => table.open()));
while (idle.length < tables.length) await new Promise((resolve) => setTimeout(resolve, 5));

console.log(JSON.stringify({ ready: tables.length }));
await once(process.stdin, "data");

const start = performance.now();
playing = true;
if (rate) pace();
else for (const table of idle.splice(0)) play(table, performance.now());

function pace() {
  let count = 0;
  const timer = setInterval(() => {
    for (; count < ((performance.now() - start) * rate) / 1000; count++) {
      const when = start + (count * 1000) / rate;
      if (idle.length) play(idle.shift(), when);
      else due.push(when);
    }
    if (!playing) clearInterval(timer);
  }, 1);
}

setTimeout(() => {
  playing = false;
  const took = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  console.log(JSON.stringify({ moves: times.length, seconds: took, p50: at(0.5), p99: at(0.99), waiting: due.length }));
  process.exit(0);
}, Number(seconds) * 1000);
