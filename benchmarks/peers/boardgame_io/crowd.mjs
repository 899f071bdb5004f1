/* The clients of serve.mjs, as benchmarks/crowd.py plays ours: a live socket for every player, moves at a steady rate.

   Every move is chosen at random from what its seat was last offered.

   node crowd.mjs '{"port": 1, "tables": 500, "moves": 100, "seconds": 30}'

   Prints "ready" when all sockets are open, waits for a line, plays, and prints the figures as one line of JSON. */
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { io } from 'socket.io-client'

const SEATS = 3
const WAIT = 20_000 // milliseconds for a move to arrive everywhere
let received = 0 // characters
const plan = JSON.parse(process.argv[2])

class Table {
  constructor(id) {
    this.id = id
    this.busy = false
    this.arrived = null
    this.players = [...Array(SEATS).keys()].map(() => ({ socket: null, state: -1, moves: [] }))
  }

  async open() {
    for (const [seat, player] of this.players.entries()) {
      player.socket = io(`http://127.0.0.1:${plan.port}/peer`, { transports: ['websocket'], forceNew: true })
      player.socket.on('connect', () => {
        player.socket.io.engine.on('packet', ({ data }) => (received += data?.length ?? 0))
      })
      const hear = (state) => {
        player.state = state._stateID
        player.moves = state.G.moves
        if (this.arrived && this.players.every((each) => each.state > this.before)) this.arrived()
      }
      const synced = new Promise((done) => {
        player.socket.on('sync', (_id, news) => (hear(news.state), done()))
      })
      player.socket.on('update', (_id, state) => hear(state))
      await once(player.socket, 'connect')
      player.socket.emit('sync', this.id, String(seat), undefined, SEATS)
      await synced
    }
  }

  async move(due) {
    const mover = this.players.findIndex(({ moves }) => moves.length > 0)
    const player = this.players[mover]
    const text = player.moves[Math.floor(Math.random() * player.moves.length)]
    this.before = player.state
    const all = new Promise((done) => (this.arrived = () => done(true)))
    const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [text], playerID: String(mover) } }
    player.socket.emit('update', action, player.state, this.id, String(mover))
    let late
    const ok = await Promise.race([all, new Promise((done) => (late = setTimeout(() => done(false), WAIT)))])
    clearTimeout(late)
    this.arrived = null
    return ok ? performance.now() - due : 'TimeoutError'
  }
}

const tables = [...Array(plan.tables).keys()].map((number) => new Table(`table${number}`))
for (const table of tables) await table.open()
console.log('ready')
await once(createInterface({ input: process.stdin }), 'line')

received = 0
const results = []
const moves = []
const begin = performance.now() + 500
const count = Math.floor(plan.moves * plan.seconds)
for (let number = 0; number < count; number++) {
  const due = begin + (number * 1000) / plan.moves
  await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())))
  const table = tables[number % tables.length]
  if (table.busy) {
    results.push('busy')
    continue
  }
  table.busy = true
  moves.push(
    table.move(due).then((result) => {
      results.push(result)
      table.busy = false
    }),
  )
}
await Promise.all(moves)
const seconds = (performance.now() - begin) / 1000
const times = results.filter((result) => typeof result === 'number').sort((a, b) => a - b)
const at = (part) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] * 10) / 10
const errors = {}
for (const result of results) if (typeof result === 'string') errors[result] = (errors[result] ?? 0) + 1
console.log(
  JSON.stringify({
    sockets: tables.length * SEATS,
    moves: times.length,
    moves_per_second: Math.round((times.length / seconds) * 10) / 10,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    bytes_per_move: Math.round(received / Math.max(1, times.length)),
    errors,
  }),
)
process.exit(0)
