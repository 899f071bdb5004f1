/* A boardgame.io server for benchmarks/beside.py: prints its port, then serves until it is stopped.

   Its game has next to no rules: a move takes a card from the stack, and the turn passes. Its state is as long as BYTES
   says, because ours has boards to send.

   node serve.mjs BYTES [FOLDER]

   Matches are kept in memory, or with FOLDER also in files, without waiting until they are on disk. */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { FlatFile, Origins, Server } = require('boardgame.io/server')
const { PlayerView } = require('boardgame.io/core')

const SEATS = 3
const length = Number(process.argv[2])
const folder = process.argv[3]

const game = {
  name: 'peer',
  setup: () => ({
    secret: { stack: [...Array(52).keys()] },
    players: Object.fromEntries([...Array(SEATS).keys()].map((seat) => [seat, { hand: [] }])),
    board: 'x'.repeat(length),
    taken: 0,
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: {
      move: ({ G, playerID }) => {
        G.players[playerID].hand = [G.secret.stack[G.taken % 52], ...G.players[playerID].hand].slice(0, 5)
        G.taken += 1
      },
      client: false,
    },
  },
  minPlayers: SEATS,
  maxPlayers: SEATS,
}

const storage = folder ? { db: new FlatFile({ dir: folder }) } : {}
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...storage })
const running = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } })
console.log(running.appServer.address().port)
