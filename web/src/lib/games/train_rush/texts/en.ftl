# Words for many places.
vp = { $vp } VP
none = none
nobody = nobody
free = free
close = Close
in-prompt = the button above

# The map.
map = Map
map-how = Map: drag it or move it with the arrow keys; zoom with the wheel, the buttons or the keys + and -, 0 shows all
zoom-in = Zoom in
zoom-out = Zoom out
minimap = The whole map: press to go there
order = Order
spies-bid = Spies
order-said = Order of turns: { $names }
loco-at = Locomotive of { $name }: { $place }
active-region = Active Region: { $region }
ride-to = { $place }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
brings-mark = your marker: { $vp } VP and a movement token +{ $movement }
brings-marker = your marker, no token left
brings-rent = a warehouse can be rented
brings-contract = contract of { $size } goods: { $vp } VP
brings-market = goods worth up to { $worth } can be sold
brings-parcel = a parcel to take
brings-scoring = the zone scores: { $count ->
    [one] { $count } rented warehouse
   *[other] { $count } rented warehouses
}
brings-nothing = Nothing happens there.
city-said = { $city }, { $region }, rank { $rank }. Markers: { $visitors }. Tokens: { $tokens }. Contractors: { $contractors }. { $mission ->
    [yes] Its mission is open.
   *[no] Its mission is gone.
}
token-worth = { $vp } VP for +{ $movement }
house-of = warehouse of { $name }
house-rented = warehouse of { $name }, rented ({ $tenant })
station-of = station of { $name }
parcel-there = a parcel
nothing-built = nothing built

# The management board.
sectors = Sectors
sectors-note = 4 spies above, 4 agents below
sector-finance = finance
sector-resources = resources
sector-logistics = logistics
sector-trade = trade
sector-technology = technology
sector-said = { $sector }. Spies: { $spies }. Agents: { $agents }
lobby-brings = Your spy advances: { $track }
closed-state = state taken this round
closed-sector = no place for your spy
closed-short = closed
progress = Progress tracks
progress-note = the top gives 10 VP
progress-investment = Investment
progress-coal = Coal
progress-loading = Loading
progress-unloading = Unloading
progress-wagons = Wagons
areas = Action areas
area-market = market
area-build = build
area-load = load
area-move = move
area-exchange = swap
area-plan = plan
area-corrupt = corrupt
area-used = { $used } of { $spaces } spaces used
sidings = Siding tiles
in-stack = { $count } in the stack
tile-said = Siding tile { $number }: { $tile }
siding-number = Siding number { $number }
contracts = State contracts
contracts-note = below: cities of rank 1, 2, 3
contract-said = contract { $contract }, { $vp } VP
long-tracks = Infrastructure and contractors
long-tracks-note = 12 / 6 VP each
infrastructure = infrastructure
contractors = contractors
letter-green = G
letter-red = R
letter-blue = B

# What effects do, in two or three words.
effect-none = nothing
effect-vp3 = 3 VP
effect-vp5 = 5 VP
effect-vp6 = 6 VP
effect-vp7 = 7 VP
effect-inv1 = 1 investment
effect-inv2 = 2 investment
effect-inv3 = 3 investment
effect-coal1 = 1 coal
effect-coal2 = 2 coal
effect-coal3 = 3 coal
effect-station = a station
effect-warehouse1 = a warehouse
effect-warehouse2 = 2 warehouses
effect-warehouse3 = 3 warehouses
effect-corrupt1 = an agent
effect-corrupt2 = 2 agents
effect-corrupt_own_region1 = an agent there
effect-corrupt_own_region_double = 2 agents there
effect-adv_any1 = advance
effect-adv_any2 = advance twice
effect-adv_wagons1 = wagons +1
effect-adv_wagons2 = wagons +2
effect-adv_loading1 = loading +1
effect-adv_unloading1 = unloading +1
effect-load1 = fill 1 wagon
effect-load2 = fill 2 wagons
effect-exchange_12 = exchange 1→2
effect-exchange_22 = exchange 2→2
effect-exchange_23 = exchange 2→3
effect-exchange_33 = exchange 3→3
effect-exchange_13 = exchange 1→3
effect-exchange_13_33 = exchange 1→3 or 3→3
effect-exchange_12_23 = exchange 1→2 or 2→3
effect-exchange_12_23_33 = exchange 1→2, 2→3 or 3→3
effect-draw_wagon2 = take a 2-wagon
effect-draw_wagon3 = take a 3-wagon
effect-plan_keep1 = draw 3, keep 1
effect-plan_keep2 = draw 3, keep 2
effect-rent_any = rent from any city
effect-free_cost1 = free action of 1
effect-free_cost2 = free action of 2
effect-siding_any = any siding tile
effect-special_free1 = free special action
effect-special_free2 = 2 free special actions
effect-move3 = move 3
effect-move6 = move 6

# Investment actions.
action-market_1 = 1 coal
action-market_2 = 2 coal
action-build_warehouse = warehouse
action-build_2_warehouses = 2 warehouses
action-build_station = station
action-load_1 = fill 1
action-load_2 = fill 2
action-move_3 = move 3
action-move_6 = move 6
action-exchange_12 = 1→2
action-exchange_23 = 2→3
action-exchange_33 = 3→3
action-plan = draw 3, keep 1
action-corrupt = an agent
action-said = { $action }, for { $price } investment
closed-too_little_investment = too little investment
closed-area_full = the area is full
closed-impossible = not possible now

# One's own things.
train = Your train
train-of = Train of { $name }
wagon-named = Wagon { $id }
special-wagon = Special wagon { $id }
empty-slot = empty ({ $good })
wagons-of = { $count } of { $most } wagons
hand = Hand
hand-limit = { $limit } at most
hand-empty = no cards
in-play = in play
card-said = Card { $card }. Movements: { $moves }. Special action: { $special }
card-move = { $points } for { $coal ->
    [0] nothing
   *[other] { $coal } coal
}
heroes = Heroes and missions
no-heroes = no heroes
hero-said = { $hero }, { $city }. Bonus: { $bonus }. Counts in the end: { $good }
playable = can go now
mission-now = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}: { $vp } VP
counts-at-end = counts in the end
tokens = Movement tokens
token-said = Movement token +{ $token }
add-token = Add a token:
stock = In store
stock-coal = Coal
stock-investment = Investment
stock-warehouses = Warehouses to build
stock-stations = Stations to build
stock-agents = Agents left
stock-markers = Contract markers left
stock-spies = Spies left
stock-tokens = Movement tokens
offer = On offer
sheets = Boards
sheet-map = Map
sheet-sectors = Sectors
sheet-tracks = Tracks
sheet-sidings = Sidings
sheet-contracts = Contracts

# Windows.
look-at-map = Look at the map
back-to-question = Back to the question
auction = Auction for the order of turns
auction-note = highest number first; equal numbers: who bid earlier
your-spies = Your spies
your-spies-note = each number once in the game
bids = bids
no-bid = no bid yet
bid-spy = Spy { $spy }
order-with = Order of turns with spy { $spy }
could-pass = could pass you: { $spies }
stays-behind = stays behind you
still-bid = Still to bid: { $names }
lobbying = Place your spy in a sector
lobbying-note = squares: spies, circles: agents; filled from the left
corruption = Place your agent in a sector
corruption-note = squares: spies, circles: agents; filled from the left
investing = Investment actions
investing-note = you have { $count }
free-action = An action for nothing
renting = Rent a warehouse
note-city_step = in any order, each part once
note-rent = one contractor for one warehouse
note-fulfil_contract = which contract comes next?
note-black_market = goods for one reward
note-sell_good = choose the goods on your train
part-mark-title = Mark your presence
part-rent-title = Rent a warehouse
part-contracts-title = Fulfil contracts
part-marked = you have been here
part-token = { $vp } VP and a token +{ $movement }
part-no-token = no token left
part-rent = to a contractor from here
part-rent-not = not possible now
part-contracts = with the goods on your train
part-contracts-not = not possible now
part-finish = Finish
part-finish-not = mark your presence first
contract-taken = taken in this city
contract-not = goods or unloading are missing
reward-said = { $reward }, for goods worth { $cost }
reward-not = not possible now
sold-so-far = { $worth } of { $price } given
yard = Wagons on offer
yard-note = first your wagon below, then the new one
yard-of = Wagons with { $size } slots
choose-good = Which good?
display = Cards on display
in-deck = { $count } in the deck
drawn = Cards drawn
hero-aside = One hero aside
hero-draft = One hero to keep

# Seats.
glance-coal = coal
glance-investment = investment
glance-cards = action cards
glance-heroes = heroes in hand and missions
glance-cities = cities
glance-region = Active Region
cities-of = { $count } of 9
passed = passed
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
heroes-count = { $count } in hand
hidden-cards = hidden
if-ended = If the game ended now
final = Final points

# Tooltips.
tip-node-start = All begin here. There is no Active Region on START.
tip-node-track = A plain space: nothing happens on it, and it holds one locomotive.
tip-node-siding = Whoever stops here uses siding tile { $number }, may take the parcel of { $zone }, and its zone scores.
tip-node-city = Whoever stops here carries out a City action.
tip-node-black_market = Goods are sold here for one reward. A movement may end here early.
tip-city = Stop here to mark your presence, rent a warehouse and fulfil contracts, in any order. A movement may end here early.
tip-city-note = { $region }, rank { $rank }. The flag is the mission that one hero can start.
tip-zone = Three warehouses and one station. A contractor moves in only where a station stands.
tip-zone-note = Stop at one of its sidings: owners of rented warehouses go up, and the owner of the station too.
tip-region = The state where your locomotive stands is your Active Region: there you build and corrupt.
tip-sector = A spy placed here advances on this track: { $track }.
tip-sector-note = In the end most pieces give 6 VP, second most 2 VP. Ties: the earlier space.
tip-progress-investment = Investment markers in each income.
tip-progress-coal = Coal in each income.
tip-progress-loading = Wagons that may be filled in each income.
tip-progress-unloading = Goods unloaded in one City action, or sold on one Black Market.
tip-progress-wagons = The most wagons you may have, special ones included.
tip-progress-note = Only one player can stand on the top: { $vp } VP in the end.
tip-track-infrastructure = Each warehouse built in the state and each scoring of a station there leads up. In the end 12 VP for the first, 6 VP for the second.
tip-track-contractors = Each tenant of this colour leads up, and each scoring with one. In the end 12 VP for the first, 6 VP for the second.
tip-area-market = Buy coal.
tip-area-build = Build in your Active Region.
tip-area-load = Fill wagons.
tip-area-move = Drive a fixed number of spaces.
tip-area-exchange = Exchange a wagon for another one.
tip-area-plan = Draw three action cards and keep one.
tip-area-corrupt = Place an agent in your Active Region.
tip-area-note = As many spaces are used as the action costs; a full area is closed for this round.
tip-tile-title = Siding tile
tip-tile = Used by stopping at a siding space with this number; then a new tile lies there.
tip-contract-title = State contract, { $vp } VP
tip-contract = Delivered in a city of this state whose space of this size is free. The small squares are its cities.
tip-size-title = Contract of { $size } goods
tip-special = { $size } slots for parcels; full of them it gives { $vp } VP in the end.
tip-wagon = A wagon is always filled as a whole.
tip-slot = Slot { $slot }.
tip-good-brass = Worth 1 on a Black Market.
tip-good-water = Worth 2 on a Black Market.
tip-good-food = Worth 3 on a Black Market.
tip-good-copper = Worth 4 on a Black Market.
tip-good-gold = Worth 5 on a Black Market.
tip-good-any = Takes any good you like.
tip-good-parcel = Waits beside a station and travels only on a special wagon.
tip-card-title = Action card { $card }
tip-card = Movements: { $moves }.
tip-card-special = Special action for 1 coal: { $special }.
tip-hero = Starts the mission of { $city } while your locomotive is in its state. Bonus: { $bonus }.
tip-hero-note = In the end it counts this good on your wagons: { $good }. 1, 2, 3, 5 or 8 VP for 1 to 5.
tip-reward = For goods worth { $cost } or more; the rest is lost.
tip-spy = The highest number is first in the round. Then the spy goes into a sector, whatever its number.
tip-token = Its points are added to one movement; then it leaves the game.
tip-contractor = Moves from a city into a warehouse in a zone with a station.
tip-part-mark = Your marker goes on the first free space of the city; a movement token there gives its VP and is yours.
tip-part-rent = A contractor from this city moves into one of your warehouses in a zone with a station.
tip-part-contracts = Goods from your wagons for state contracts, as many as you may unload.
tip-part-finish = The City action ends.
tip-stock-coal = Pays for movements and special actions.
tip-stock-investment = Pays for investment actions.
tip-stock-warehouses = Each one built leads up on an infrastructure track.
tip-stock-stations = One for each zone at most.
tip-stock-agents = Count like spies in the scoring of sectors.
tip-stock-markers = One for each contract.
tip-stock-spies = One is bid each round.
tip-stock-tokens = One may be added to each movement of a card.
score-tokens = City tokens
score-contracts = Contracts
score-markets = Black Markets
score-cards = Special actions
score-all_cities = All cities
score-progress = Progress tracks
score-sectors = Sectors
score-infrastructure = Infrastructure
score-contractors = Contractors
score-special_wagons = Special wagons
score-contract_area = Contract area
score-missions = Missions
tip-score-tokens = VP of the movement tokens taken in cities.
tip-score-contracts = VP of state contracts.
tip-score-markets = VP bought on Black Markets.
tip-score-cards = VP of special actions.
tip-score-all_cities = 10 VP for a marker in all nine cities.
tip-score-progress = 10 VP for each top.
tip-score-sectors = 6 and 2 VP in each sector.
tip-score-infrastructure = 12 and 6 VP on each infrastructure track.
tip-score-contractors = 12 and 6 VP on each contractor track.
tip-score-special_wagons = VP of special wagons full of parcels.
tip-score-contract_area = 12 and 6 VP for the most goods delivered in each state.
tip-score-missions = VP of missions for goods on your wagons.

# What lies behind a final scoring.
count-all_cities = { $count } of 9
count-progress = { $count ->
    [one] { $count } top
   *[other] { $count } tops
}
count-sectors = { $count ->
    [one] { $count } sector
   *[other] { $count } sectors
}
count-infrastructure = { $count ->
    [one] { $count } track
   *[other] { $count } tracks
}
count-contractors = { $count ->
    [one] { $count } track
   *[other] { $count } tracks
}
count-special_wagons = { $count ->
    [one] { $count } wagon
   *[other] { $count } wagons
}
count-contract_area = { $count ->
    [one] { $count } region
   *[other] { $count } regions
}
count-missions = { $count ->
    [one] { $count } mission
   *[other] { $count } missions
}
