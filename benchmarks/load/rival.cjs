// boardgame.io's own server with the tic-tac-toe of its tutorial, in memory: what the hall is measured beside.
const { INVALID_MOVE } = require("boardgame.io/core");
const { Origins, Server } = require("boardgame.io/server");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];
const won = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf({ G, ctx }) {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

console.info = () => undefined;
Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] })
  .run({ port: 0, callback: () => undefined })
  .then(({ appServer }) => console.log(JSON.stringify({ url: `http://127.0.0.1:${appServer.address().port}` })));
