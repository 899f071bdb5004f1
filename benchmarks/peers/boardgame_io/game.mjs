/* The peer's game: worker placement with hidden hands, about as much work per move as one of ours.

   Three players place workers on zones, buy cards from a display, mine coal and fill orders with it; rounds go on for
   ever. A move is a text, checked against the list of the mover's legal moves. The view of a player has the board, all
   public holdings, their own hand, the events they may know, and their legal moves: about as many bytes as ours. */
import { createRequire } from 'node:module'

const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core')

export const SEATS = 3
const ZONES = 24
const COLOURS = ['yellow', 'brown', 'grey', 'black']
const WORKERS = 6
const DISPLAY = 12
const CARDS = 180
const EVENTS = 30 // the journal has the latest ones; ours has all of them, but sends only what is new

const seats = [...Array(SEATS).keys()].map(String)
const price = (zone) => zone.price + zone.workers.length
const card = (number) => {
  const wants = COLOURS.slice(0, 2 + (number % 3))
  return { id: `card_${number}`, cost: number % 5, points: 2 + (number % 7), needs: wants, load: wants.map(() => null) }
}

function setup({ random }) {
  const deck = random.Shuffle([...Array(CARDS).keys()])
  return {
    secret: { deck: deck.slice(DISPLAY + SEATS * 4) },
    round: 1,
    passed: [],
    zones: Object.fromEntries(
      [...Array(ZONES).keys()].map((number) => [
        `zone_${number}`,
        { kind: ['buy', 'mine', 'fill', 'money'][number % 4], price: number % 3, colour: COLOURS[number % 4], workers: [] },
      ]),
    ),
    display: deck.slice(0, DISPLAY).map(card),
    discard: [],
    players: Object.fromEntries(
      seats.map((seat, index) => [
        seat,
        {
          workers: WORKERS,
          money: 12,
          points: 0,
          coal: Object.fromEntries(COLOURS.map((colour) => [colour, 1])),
          cards: [],
          filled: [],
          hand: deck.slice(DISPLAY + index * 4, DISPLAY + index * 4 + 4),
        },
      ]),
    ),
    journal: [],
  }
}

/** The legal moves of a seat. */
function options(G, seat) {
  const { workers, money, coal, cards, hand } = G.players[seat]
  const moves = []
  for (const [name, zone] of Object.entries(G.zones)) {
    if (price(zone) > workers || zone.workers.some((owner) => owner === seat)) continue
    if (zone.kind === 'mine') moves.push(`mine ${name} ${zone.colour}`)
    if (zone.kind === 'money') moves.push(`money ${name}`)
    if (zone.kind === 'money' && hand.length > 0) moves.push(...hand.map((number) => `sell ${name} card_${number}`))
    if (zone.kind === 'buy')
      for (const each of G.display) if (each.cost <= money) moves.push(`buy ${name} ${each.id}`)
    if (zone.kind === 'fill')
      for (const each of cards)
        each.needs.forEach((colour, place) => {
          if (each.load[place] === null && coal[colour] > 0) moves.push(`fill ${name} ${each.id} ${place}`)
        })
  }
  return [...moves, 'pass']
}

function play({ G, ctx, playerID, random, events }, text) {
  if (!options(G, playerID).includes(text)) return INVALID_MOVE
  const [verb, place, what, slot] = text.split(' ')
  const own = G.players[playerID]
  const tell = (event, seat) => {
    G.journal.push({ number: ctx.turn, event, by: playerID, text, ...(seat && { seat }) })
    if (G.journal.length > EVENTS) G.journal.shift()
  }
  if (verb === 'pass') {
    G.passed.push(playerID)
    tell('passed')
  } else {
    const zone = G.zones[place]
    for (let count = price(zone); count > 0; count--) zone.workers.push(playerID)
    own.workers -= zone.workers.filter((owner) => owner === playerID).length
    tell('placed')
  }
  if (verb === 'mine') own.coal[what] += 2
  if (verb === 'money') own.money += 5
  if (verb === 'sell') {
    own.hand = own.hand.filter((number) => `card_${number}` !== what)
    own.money += 2
    draw(G, own, tell, playerID)
  }
  if (verb === 'buy') {
    const index = G.display.findIndex((each) => each.id === what)
    const [bought] = G.display.splice(index, 1)
    own.money -= bought.cost
    own.cards.push(bought)
    if (G.secret.deck.length > 0) G.display.push(card(G.secret.deck.pop()))
  }
  if (verb === 'fill') {
    const order = own.cards.find((each) => each.id === what)
    order.load[slot] = order.needs[slot]
    own.coal[order.needs[slot]] -= 1
    if (order.load.every((cube) => cube !== null)) {
      own.points += order.points
      own.cards = own.cards.filter((each) => each !== order)
      own.filled.push(order.id)
      G.discard.push(Number(order.id.split('_')[1]))
      tell('filled')
    }
  }
  if (G.passed.length === SEATS) nextRound(G, random)
  const after = (Number(playerID) + 1) % SEATS
  const next = [0, 1, 2].map((step) => String((after + step) % SEATS)).find((seat) => !G.passed.includes(seat))
  events.endTurn({ next })
  return undefined
}

function draw(G, own, tell, seat) {
  if (G.secret.deck.length === 0) return
  own.hand.push(G.secret.deck.pop())
  tell('drew', seat) // only its own seat may know
}

function nextRound(G, random) {
  G.round += 1
  G.passed = []
  for (const zone of Object.values(G.zones)) zone.workers = []
  for (const own of Object.values(G.players)) own.workers = WORKERS
  G.secret.deck = random.Shuffle([...G.secret.deck, ...G.discard])
  G.discard = []
}

/** What a player may know: start empty and add. */
function see({ G, ctx, playerID }) {
  return {
    round: G.round,
    passed: G.passed,
    zones: G.zones,
    display: G.display,
    deck: G.secret.deck.length,
    discard: G.discard,
    players: Object.fromEntries(
      Object.entries(G.players).map(([seat, { hand, ...shown }]) => [
        seat,
        { ...shown, cards_in_hand: hand.length, ...(seat === playerID && { hand }) },
      ]),
    ),
    scores: seats.map((seat) => G.players[seat].points + Math.floor(G.players[seat].money / 5)),
    journal: G.journal.filter(({ seat }) => seat === undefined || seat === playerID),
    moves: ctx.currentPlayer === playerID ? options(G, playerID) : [],
  }
}

export const game = {
  name: 'peer',
  setup,
  playerView: see,
  moves: { play: { move: play, client: false } },
  minPlayers: SEATS,
  maxPlayers: SEATS,
}
