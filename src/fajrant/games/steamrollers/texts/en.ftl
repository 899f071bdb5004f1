# What a player is asked, by decision point.

prompt-choose_start_tile = Take one of the starting tiles.
prompt-start_box = Cross off any box of your locomotive.
prompt-start_hex = Choose a hex for your starting track.
prompt-start_piece = Draw any piece of track in hex { $hex }.
prompt-start_action_tile = Take any action tile.
prompt-start_cargo = Choose your own cargo and the city where it waits.
prompt-arrange_row = Put the goods of city { $city } in a row. Ewa takes from the right.
prompt-choose_die = { $dice ->
    [two] Choose two dice. The third is Ewa’s.
    [one_or_two] Choose a die, or two with tile 2.
   *[one] Choose a die.
}
prompt-steal_interrupt = A die showing { $die } has just been chosen. Do you take it?
prompt-next_die = Which die do you use first?
prompt-modify_die = Your die shows { $die }. Do you change it?
prompt-choose_action = What do you do with the { $die }?
prompt-build_track = Draw track in region { $city }.
prompt-load_good = Which good do you deliver? Your power is { $power }.
prompt-choose_destination = Where does the good from city { $origin } go ({ $good })?
prompt-choose_distance = How far does the good travel from city { $origin } to city { $destination } ({ $good })?
prompt-claim_order = Do you exchange delivered goods for an order?
prompt-reroll_ewa = Ewa’s die shows { $die }. Do you make her roll again?
prompt-shield = Ewa is about to take a good from city { $city }. Do you guard it?

# What this decision is about: the second line of the prompt on the screen.

explain-choose_start_tile = It works at once: a box, a piece of track, two points, an action tile, or your own cargo.
explain-start_box = Each box is one more power, so goods travel farther. Four or more boxes score at the end.
explain-start_hex = One piece per hex for the whole game. Track between two cities is a link and scores.
explain-start_piece = Any kind, turned as you like: the black die does not matter now. It cannot be changed later.
explain-start_action_tile = Nobody can take it before your first turn. Its points count at the end, even negative ones.
explain-start_cargo = Only you can deliver it, along your own links, to a city of its colour.
explain-arrange_row = You can deliver any of them; Ewa always takes the rightmost. Put what you need longest on the left.
explain-choose_die = { $dice ->
    [two] Each die is one action in the region, box, city or tile of its number. Ewa acts with the third.
    [one_or_two] Its number is your region, box, city or tile. With two dice you act twice, and tile 2 is used up.
   *[one] Its number is the region to draw in, the box, the city to deliver from, or the tile to take.
}
explain-steal_interrupt = You must use it in your turn. Tile 2 goes back to the pool, and the other player chooses again.
explain-next_die = You act with both, one after the other: the first action can prepare the second.
explain-modify_die = Once per die. A new roll must be kept, and a tile for one use goes back to the pool.
explain-choose_action = Region, box, city or tile { $die }. { $best ->
    [0] Nothing can be delivered with it now.
   *[other] Best delivery now: { $best } VP.
}
explain-build_track = One piece per hex, for good. A link of two cities scores 1 VP, and 1 more for each town on it.
explain-load_good = You score 1 VP for each city and town on the way. Best delivery now: { $best } VP.
explain-choose_destination = You score 1 VP for each city and town on the way. Best for this good: { $best } VP.
explain-choose_distance = The distance is your score: up to { $best } VP. An extra distance may use up a tile.
explain-claim_order = You give the goods shown and score the order at the end. One order per turn.
explain-reroll_ewa = This uses up tile 2. Her new result stands, even if it is worse for you.
explain-shield = This uses up tile 2. The good stays and Ewa scores nothing, but she crosses out one more hex.

# What a player can do, by verb.

move-choose_start_tile = take: { $start }
move-box = cross off box { $box }
move-hex = hex { $hex }
move-tile = take tile { $tile }
move-cargo = { $colour } in city { $city }
move-row = from the left: { $row }
move-die = die { $die }
move-two = dice { $die } and { $die_2 }
move-first = use the { $die } first
move-steal = take the die
move-decline = leave it
move-keep = keep the die as it is
move-set = set it to { $set }
move-step = { $step ->
    [-1] one down
   *[other] one up
}
move-reroll = roll it again
move-flip = turn it over
move-build = draw track
move-upgrade = upgrade the locomotive
move-deliver = deliver a good
move-take = take the action tile
move-pass = do nothing
move-piece = { $hex }: { $piece }
move-load = deliver: { $cargo }
move-load_in_row = deliver: { $cargo }
move-load_own = deliver own cargo: { $own_cargo }
move-to = to city { $city }
move-distance = distance { $distance }
move-detour = distance { $detour }, with a detour
move-none = take no order
move-claim = take the order: { $order }
move-claim_with_coal = take the order: { $order }; coal for { $colour }
move-shield = guard the good
move-allow = let Ewa take it

# What happened, by kind of event.

event-laid_out = Action tiles in this game: { $tiles }.
event-orders_laid_out = Orders in this game: { $orders }.
event-map_chosen = Map: { $map }.
event-start_tile_taken = { $seat } takes a starting tile: { $start }.
event-cargo_taken = { $seat }’s own cargo waits in city { $city }: { $good }.
event-row_arranged = { $seat } puts the goods of city { $city } in a row: { $goods }.
event-rolled = Round { $round }: { $seat } rolls { $dice }. Tracks: { $tracks }.
event-die_chosen = { $seat } chooses the { $die }.
event-two_chosen = { $seat } chooses the { $die } and the { $other }.
event-stolen = { $seat } takes the { $die } away from { $victim }.
event-not_stolen = { $seat } does not take the die.
event-die_changed = { $seat }’s die now shows { $die } (before: { $before }).
event-built = { $seat } draws track in { $hex }: { $piece }.
event-linked = { $seat } links the cities { $cities }{ $towns ->
    [0] {""}
    [one] {" "}through { $towns } town
   *[other] {" "}through { $towns } towns
}.
event-upgraded = { $seat } crosses off box { $box }. The locomotive’s power is { $power }.
event-delivered = { $seat } delivers from city { $origin } to city { $destination } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $good }.
event-took = { $seat } takes a tile: { $tile }.
event-took_from = { $seat } takes a tile from { $victim }: { $tile }.
event-turned = { $seat } takes their own tile again and turns it sideways: { $tile }.
event-passed = { $seat } cannot do anything with the { $die }.
event-tile_used = { $seat } uses a tile: { $tile }.
event-tile_back = Back in the pool: { $tile }.
event-claimed = { $seat } pays { $goods } for an order worth { $points } VP: { $order }.
event-ewa_began = Ewa’s die shows { $die }.
event-ewa_crossed = Ewa crosses out { $hex }. That makes { $crosses } in region { $city }.
event-ewa_took = Ewa takes a tile away: { $tile }.
event-ewa_rerolled = Ewa’s die is rolled again: { $die } instead of { $before }.
event-ewa_removed = Ewa takes a good from city { $city } and scores { $points }: { $good }.
event-ewa_spared = Ewa takes nothing from city { $city } yet.
event-ewa_won = Region { $city } is full: Ewa wins.
event-scored = { $seat }: deliveries { $deliveries }, network { $network }, locomotive { $locomotive }, tiles { $tiles }, orders { $orders }, start { $start }; total { $total }.
event-ewa_scored = Ewa: goods { $points }, regions { $network }, tiles { $tiles }, and the points for her locomotive; total { $total }.
event-game_over = { $ending ->
    [stalemate] The game is over: for ten rounds nothing was drawn, crossed off or delivered.
    [region_full] The game is over: Ewa has filled a region.
   *[cities] The game is over: at least three cities are empty.
}

# Points and options.

category-deliveries = deliveries
category-network = network
category-locomotive = locomotive
category-tiles = action tiles
category-orders = orders
category-start = starting tile

tie-boxes = more locomotive boxes crossed off
tie-network = larger network

option-level = map
option-level-easy = easy: no blocked borders
option-level-medium = medium: 6 blocked borders
option-level-hard = hard: 12 blocked borders
option-coal = hard coal
option-coal-off = without
option-coal-on = with coal, which any city accepts
option-orders = orders
option-orders-off = without
option-orders-on = with order tiles
option-start_tiles = starting tiles
option-start_tiles-off = without
option-start_tiles-on = a bonus for each player before the first round
option-difficulty = Ewa, when you play alone
option-difficulty-1 = Railway Worker
option-difficulty-2 = Conductor
option-difficulty-3 = Engine Driver
option-difficulty-4 = Engineer
option-difficulty-5 = Investor
option-difficulty-6 = Railroad Tycoon

# Names of things on the screen.

tab-mine = Sheet
help-turn = Turn the track before you draw it; with Shift, the other way
waiting-steal_interrupt = { $name } may take the die.

# Why something cannot be chosen now.

closed-region_full = this region is full
closed-box_crossed = this box is already crossed off
closed-tile_sideways = this tile lies sideways
closed-city_empty = this city is empty
closed-no_links = no link yet
closed-no_way = no route within your power
closed-no_power = no power yet
closed-goods_missing = goods are missing
closed-order_taken = already taken

# Labels of the drawn table.

table-round = Round
table-first = first player
table-white = Dice in the middle
table-black = Tracks
table-dice = Dice
table-city = City
table-goods = Goods
table-empty = none
table-supply = Goods on the cities
table-empty_cities = empty cities
table-bag = In the bag
table-tile = Tile
table-effect = Action tile
table-kind = Kind
table-one_shot = once
table-permanent = lasting
table-vp = VP
table-owner = Owner
table-pool = pool
table-upright = upright
table-sideways = sideways
table-in_use = in use
table-takeable = can be taken
table-orders = Orders
table-sheet = Sheet
table-map = Map
table-walls = Blocked borders
table-links = Links
table-towns = towns
table-dead = Other track
table-boxes = Boxes
table-power = Power
table-cargo = Own cargo
table-delivered = Delivered
table-die = Die
table-ewa = Ewa
table-crosses = Crosses
table-removed = goods
table-regions = two fullest regions
table-beaten = you are ahead
table-not_beaten = she is ahead
table-players = Players
table-player = Player
table-score = Points so far
table-forecast = if the game ended now
table-taken = Dice taken
table-not_takeable = taken or unavailable
table-total = Total
table-row = Row
table-legend = digit: region; * city; o town; 0-3: track from edge to edge, east is 0, counter-clockwise

# What a hint says a turn brings, in points.

hint-points = points at once
hint-goods = goods that can be delivered
hint-engine = locomotive and network
hint-plans = unfinished links
hint-tiles = action tiles
hint-orders = orders in progress
hint-ewa = what Ewa gets
