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
minimap = The whole map: press a place to go there
order = Turn order
spies-bid = Spies
order-said = Turn order: { $names }
loco-at = Locomotive of { $name }: { $place }
active-region = Active region: { $region }
ride-to = { $place }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
brings-mark = your marker: { $vp } VP and a movement token +{ $movement }
brings-marker = your marker; no token is left
brings-rent = you can rent out a warehouse
brings-contract = contract of { $size } goods: { $vp } VP
brings-market = you can sell goods worth up to { $worth }
brings-parcel = a parcel you can take
brings-scoring = the zone scores: { $count ->
    [one] { $count } rented warehouse
   *[other] { $count } rented warehouses
}
brings-nothing = Nothing happens here.
city-said = { $city }, { $region }, rank { $rank }. Markers: { $visitors }. Tokens: { $tokens }. Contractors: { $contractors }. { $mission ->
    [yes] A mission can still start here.
   *[no] The mission is gone.
}
token-worth = { $vp } VP and +{ $movement }
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
closed-short = closed
progress = Progress tracks
progress-note = the top gives { $vp } VP
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
area-exchange = exchange
area-plan = plan
area-corrupt = corrupt
area-used = { $used } of { $spaces } spaces used
sidings = Siding tiles
in-stack = { $count } in the stack
tile-said = Siding tile { $number }: { $tile }
siding-number = Siding number { $number }
contracts = State contracts
contracts-note = cities of rank 1, 2, 3
contract-said = contract { $contract }, { $vp } VP
long-tracks = Infrastructure and contractors
long-tracks-note = { $first } / { $second } VP

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
effect-exchange_13_33 = exchange 1→3/3→3
effect-exchange_12_23 = exchange 1→2/2→3
effect-exchange_12_23_33 = exchange 1→2/2→3/3→3
effect-draw_wagon2 = take a 2-wagon
effect-draw_wagon3 = take a 3-wagon
effect-plan_keep1 = draw 3, keep 1
effect-plan_keep2 = draw 3, keep 2
effect-rent_any = rent out, any city
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

# One's own things.
train = Your train
train-of = Train of { $name }
wagon-named = Wagon with { $size ->
    [one] { $size } slot
   *[other] { $size } slots
}
special-wagon = Special wagon with { $size } slots
empty-slot = empty ({ $good })
wagons-of = { $count } of { $most } wagons
hand = Hand
hand-limit = at most { $limit }
hand-empty = no cards
card-said = Action card. Movements: { $moves }. Special action: { $special }
card-move = { $points } for { $coal ->
    [0] free
   *[other] { $coal } coal
}
heroes = Heroes and missions
no-heroes = no heroes
hero-said = { $hero }, { $city }. Bonus: { $bonus }. Scores at the end: { $good }
playable = playable
mission-now = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}: { $vp } VP
counts-at-end = scored at the end
tokens = Movement tokens
token-said = Movement token +{ $token }
add-token = Add a token:
stock = In reserve
stock-coal = Coal
stock-investment = Investment
stock-warehouses = Warehouses to build
stock-stations = Stations to build
stock-agents = Agents left
stock-markers = Contract markers left
stock-spies = Spies left
stock-tokens = Movement tokens
offer = On display
offer-covered = answer the question in the window first
sheets = Boards
sheet-map = Map
sheet-sectors = Sectors
sheet-tracks = Tracks
sheet-sidings = Sidings
sheet-contracts = Contracts

# Windows.
look-at-map = Look at the map
back-to-question = Back to the question
auction = Auction for turn order
auction-note = the highest number goes first; equal numbers: the earlier bid
your-spies = Your spies
your-spies-note = each number once per game
bids = bids
no-bid = no bid yet
bid-spy = Spy { $spy }
order-with = Turn order with spy { $spy }
could-pass = could overtake you with { $spies }
stays-behind = stays behind you
still-bid = Still to bid: { $names }
lobbying = Place your spy in a sector
lobbying-note = squares: spies, circles: agents; filled from the left
corruption = Place your agent in a sector
corruption-note = squares: spies, circles: agents; filled from the left
investing = Investment actions
investing-note = you have { $count }
free-action = A free action
renting = Rent out a warehouse
note-city_step = in any order, each part once
note-rent = one contractor per warehouse
note-fulfil_contract = which contract comes next?
note-black_market = sell goods for one reward
note-sell_good = choose the goods on your train
part-mark-title = Mark your presence
part-rent-title = Rent out a warehouse
part-contracts-title = Fulfil contracts
part-token = { $vp } VP and a token +{ $movement }
part-no-token = no token left
part-rent = to a contractor from here
part-contracts = with the goods on your train
part-finish = Finish the city action
reward-said = { $reward }, for goods worth { $cost }
sold-so-far = paid { $worth } of { $price }
yard = Wagons on display
yard-note = first choose your wagon below, then the new one
yard-of = Wagons with { $size } slots
choose-good = Which good?
display = Cards on display
in-deck = { $count } in the deck
drawn = Cards drawn
hero-aside = Put one hero aside
hero-draft = Keep one hero

# Seats.
glance-coal = coal
glance-investment = investment
glance-cards = action cards
glance-heroes = heroes in hand and missions
glance-cities = cities
glance-region = active region
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
tip-node-start = Everyone starts here. On START you have no active region.
tip-node-track = A plain space: nothing happens here. It holds one locomotive.
tip-node-siding = If you stop here, you may use siding tile { $number } and take the parcel ({ $zone }); then the zone is scored.
tip-node-city = If you stop here, you take a city action.
tip-node-black_market = If you stop here, you may sell goods for one reward. A movement may end here early.
tip-city = Stop here to mark your presence, rent out a warehouse and fulfil contracts, in any order. A movement may end here early.
tip-city-note = { $region }, rank { $rank }. The flag is the mission: one hero can start it.
tip-zone = Room for three warehouses and one station. A contractor moves in only if the zone has a station.
tip-zone-note = When a locomotive stops at its siding, the owners of rented warehouses and of the station go up on their tracks.
tip-region = The state where your locomotive is. You build and place agents there.
tip-sector = A spy placed here advances you on a progress track: { $track }.
tip-sector-note = At the end the player with the most pieces here scores { $first } VP, the second { $second } VP. Ties: the earlier space.
tip-progress-investment = Investment markers you gain in each income phase.
tip-progress-coal = Coal you gain in each income phase.
tip-progress-loading = Wagons you may fill in each income phase.
tip-progress-unloading = Goods you may unload in one city action or sell on a black market in one stop.
tip-progress-wagons = How many wagons you may own, special wagons included.
tip-progress-note = Only one player can reach the top: { $vp } VP at the end.
tip-track-infrastructure = You go up for each warehouse you build in this state, and when a zone with your station is scored. At the end: { $first } VP for first place, { $second } VP for second.
tip-track-contractors = You go up when you rent out a warehouse to a contractor of this colour, and when that warehouse is scored. At the end: { $first } VP for first place, { $second } VP for second.
tip-area-market = Buy coal.
tip-area-build = Build in your active region.
tip-area-load = Fill wagons.
tip-area-move = Move exactly 3 or exactly 6 spaces.
tip-area-exchange = Exchange a wagon for another one.
tip-area-plan = Draw three action cards and keep one.
tip-area-corrupt = Place an agent in your active region.
tip-area-note = An action uses as many spaces as it costs. A full area is closed until the end of the round.
tip-tile-title = Siding tile
tip-tile = If you stop on a siding space with this number, you may use the tile. Then it is replaced.
tip-contract-title = State contract, { $vp } VP
tip-contract = Deliver it in a city of this state whose space of this size is free. The small squares are the state’s cities.
tip-size-title = Contract of { $size } goods
tip-special = It carries { $size } parcels and nothing else. Full, it scores { $vp } VP at the end.
tip-wagon = A wagon is always filled completely.
tip-slot = Slot { $slot }.
tip-good-brass = Worth { $value } on a black market.
tip-good-water = Worth { $value } on a black market.
tip-good-food = Worth { $value } on a black market.
tip-good-copper = Worth { $value } on a black market.
tip-good-gold = Worth { $value } on a black market.
tip-good-any = This slot takes any good.
tip-good-parcel = It waits beside a station. Only special wagons carry parcels.
tip-card-title = Action card
tip-card = Movements: { $moves }.
tip-card-special = Special action { $coal ->
    [0] for free
   *[other] for { $coal } coal
}: { $special }.
tip-hero = Starts a mission in { $city } while your locomotive is in its state. Bonus: { $bonus }.
tip-hero-note = At the end it scores { $good } on your wagons: { $points } or { $top } VP for { $counts } or at least { $most }.
tip-reward = For goods worth at least { $cost }. No change is given.
tip-spy = The highest number goes first this round. Then the spy goes to a sector, and its number no longer matters.
tip-token = Add its points to one movement. Then it leaves the game.
tip-contractor = Can move from its city to a warehouse in a zone with a station.
tip-part-mark = Your marker goes on the first free space of the city. If a movement token lies there, you score its VP and take it.
tip-part-rent = A contractor from this city moves into one of your warehouses in a zone with a station.
tip-part-contracts = Deliver goods from your wagons for state contracts, up to your unloading value.
tip-part-finish = The city action ends.
tip-stock-coal = Pays for movements and special actions.
tip-stock-investment = Pays for investment actions.
tip-stock-warehouses = Each warehouse you build moves you up on an infrastructure track.
tip-stock-stations = Each zone has room for one.
tip-stock-agents = They count like spies when sectors are scored.
tip-stock-markers = You need one for each contract.
tip-stock-spies = You bid one each round.
tip-stock-tokens = You may add one to each movement of a card.
score-tokens = City tokens
score-contracts = Contracts
score-markets = Black markets
score-cards = Special actions
score-all_cities = All cities
score-progress = Progress tracks
score-sectors = Sectors
score-infrastructure = Infrastructure
score-contractors = Contractors
score-special_wagons = Special wagons
score-contract_area = Contract area
score-missions = Missions
tip-score-tokens = VP of the movement tokens you took in cities.
tip-score-contracts = VP of state contracts.
tip-score-markets = VP bought on black markets.
tip-score-cards = VP of special actions.
tip-score-all_cities = { $all_cities } VP for markers in all nine cities.
tip-score-progress = { $progress } VP for each track on which you are at the top.
tip-score-sectors = { $sector_first } and { $sector_second } VP for first and second place in each sector.
tip-score-infrastructure = { $track_first } and { $track_second } VP for first and second place on each infrastructure track.
tip-score-contractors = { $track_first } and { $track_second } VP for first and second place on each contractor track.
tip-score-special_wagons = VP for special wagons full of parcels.
tip-score-contract_area = { $area_first } and { $area_second } VP in each state for the largest sums on the contract spaces.
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
    [one] { $count } state
   *[other] { $count } states
}
count-missions = { $count ->
    [one] { $count } mission
   *[other] { $count } missions
}
