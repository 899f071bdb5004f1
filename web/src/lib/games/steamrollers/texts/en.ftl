# Dice.
dice = Dice
the-table = The table
round = round { $round }
in-the-middle = In the middle
no-dice = none
taken = Taken in this round
your-dice = Your dice
ewas-die = Ewa’s die
die-of = die { $die }
front-of = { $name }: { $dice }
you = you
first-player = first player
black-die = Black die
black-shows = The black die shows: { $tracks }
short-straight = straight
short-gentle = gentle
short-sharp = sharp
change-die = Change your die
set-to = Set it to
set-die = set the die to { $die }
one-step = One up or down
step-die = change the die to { $die }
chance-note = Roll the { $die } again and keep the result, or turn it over to { $back }.

# What a die can do.
actions = Actions
action-build = Draw
action-upgrade = Upgrade
action-deliver = Deliver
action-take = Take
with-die-build = track in the region with its number
with-die-upgrade = the box with its number
with-die-deliver = a good from the city with its number
with-die-take = the tile with its number
in-region = track in region { $region }
hexes-free = { $count ->
    [one] { $count } free hex
   *[other] { $count } free hexes
}
box = box { $box }
from-city = from city { $city }
for-points = for { $points } VP
for-points-range = for { $least } to { $most } VP
tile-from = tile { $tile } from { $name }

# The sheet.
my-sheet = My sheet
sheet-of = { $name }’s sheet
vp = VP
sum = { $what } { $points }
link = { $cities }{ $towns ->
    [0] {""}
    [one] {" "}with { $towns } town
   *[other] {" "}with { $towns } towns
}
links-are = Links: { $links }.
no-links = No links yet.
links-count = { $count ->
    [one] { $count } link
   *[other] { $count } links
}
map-of = { $title }, map: { $links ->
    [one] { $links } link
   *[other] { $links } links
}
delivery-track = Delivery points: { $points }
locomotive = Locomotive, boxes crossed off: { $boxes }
box-empty = box { $box }, empty
box-crossed = box { $box }, crossed off
power-is = Power { $power }
boiler = { $crossed } and 1 from tile 4b
reach = { $power ->
    [0] no deliveries yet
   *[other] delivers up to distance { $power }
}
delivered = Delivered
own-cargo = own cargo
own-cargo-of = own cargo in city { $city }: { $good } for city { $to }
hex-plain = { $hex }, region { $region }
hex-town = { $hex }, town of region { $region }
hex-city = City { $region }
hex-drawn = , { $piece }

# Drawing.
turn-it = turn the track
turn = Turn
draw = Draw it
pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
meaning-straight = opposite edges
meaning-gentle = every other edge
meaning-sharp = neighbouring edges
with-tile-6 = uses tile 6
only-tile-6 = not on the black die
leads = From { $one } to { $other }.
end-city = city { $to }
end-hex = an open end at { $to }
end-dead = a dead end
completes = Links { $cities }: { $points } VP
lens-chooses = Let go to choose { $hex }
lens-nothing = Let go to choose nothing

# Delivering.
deliveries = Deliveries
to-city = to city { $city }
from = from { $origin } directly
from-by = from { $origin } via { $by }
by-city = { $city }
by-town = town { $hex }
uses = uses { $tiles }
goods-are-kept = You keep delivered goods for orders.
deliver-now = { $good } to city { $city }: { $points } VP
distance-of = Distance { $distance }

# Goods and tiles.
supply = Goods board
end-clock = { $empty } of { $all } empty
empty = empty
city-goods = City { $city }: { $goods }
goods-of = Goods of city { $city }
tiles = Action tiles
tile-number = Tile { $number }
tiles-later = They are laid out before the first round.
no-tiles = No tiles.
one_shot = once
permanent = lasting
locked = locked
in-the-pool = in the pool
owned-by = { $facing ->
    [sideways] { $name } has it, sideways: it cannot be taken
    [in_use] { $name } is using it
   *[upright] { $name } has it
}

# Orders and starting tiles.
orders = Orders
orders-note = ✓ lies beside your sheet
orders-note-plain = goods for points
order-name = { $order }: { $goods }, { $vp } VP
order-missing = { $count ->
    [0] complete
    [one] { $count } good missing
   *[other] { $count } goods missing
}
claimed-by = { $name } has it
coal-for = coal for { $good }
no-orders = No orders.
starting-tiles = Starting tiles
starting-note = each player takes one
taken-by = { $name } has it
cargo-how = Choose a colour, then city 3 or 4 on your map.
does-start_locomotive = Cross off any box of your locomotive.
does-start_track = Draw any piece of track in any hex.
does-start_plus2 = Scores 2 points at the end.
does-start_action_tile = Take any action tile and lay it sideways.
does-start_own_cargo = Put your own cargo, a good of any colour but grey, in your city 3 or 4. Nobody else can take it.

# The others.
others = Other players’ sheets
click-to-enlarge = select to enlarge
enlarge = Enlarge { $name }’s sheet
glance-power = power
glance-links = links
glance-deliveries = delivery points
if-ended = If the game ended now
forecast = if it ended now
final = Final score
score-deliveries = deliveries
score-network = network
score-locomotive = locomotive
score-tiles = tiles
score-orders = orders
score-start = start

# Tile 2b.
interrupt = { $name } has taken the { $die }
steal = Take the { $die }
steal-means = You use it in your own turn. { $name } chooses again from { $dice }. Tile 2 goes back to the pool, with its { $points } VP.
let-go = Leave it
let-go-means = { $name } keeps the { $die }, and you keep the tile.

# Alone against Ewa.
row-of = The row of city { $city }
row-note = Ewa takes from the right
row-how = Choose goods from left to right. Ewa takes from the right end first.
row-as-drawn = Keep the order drawn
place-has = place { $place }: { $good }
goods-left = Goods to place
ewas-turn = Ewa’s turn, step by step
her-die = die { $die }
ewas-sheet = Ewa’s sheet
ewas-map = Ewa’s sheet: { $count ->
    [one] { $count } cross
   *[other] { $count } crosses
}
crosses-of = Ewa’s crosses in region { $city }: { $count } of { $full }
all-at-once = All at once
tell-again = Show again
ewa-waits = You act first: two dice are yours, the third is Ewa’s.
ewa-began = Her die shows { $die }
ewa-began-why = She plays in region { $city } and city { $city }.
ewa-delayed = You make her roll again: { $die }
ewa-delayed-why = Your tile goes back to the pool.
ewa-crossed = Crosses out { $hex } in region { $city }
ewa-crossed-why = { $crosses } of { $full } are crossed out. If her die names a region where all { $full } are crossed out, she wins.
ewa-won = Finds no free hex in region { $city }
ewa-won-why = The region is full: Ewa wins at once.
ewa-lost_tile = Takes your tile { $city } away
ewa-lost_tile-why = { $tile } lay upright in front of you. It goes to the pool.
ewa-no_tile = Looks for tile { $city }
ewa-no_tile-why = You have no upright tile with this number, so you lose nothing.
ewa-empty = Finds city { $city } empty
ewa-empty-why = So her die is rolled again, and she starts over.
ewa-goods = Looks at city { $city }
ewa-goods-why = There are goods, so she does not roll again.
ewa-removed = Takes a good from city { $city }: { $good }
ewa-removed-why = It was at the right end. She scores { $points }: one for each cross in the region.
ewa-spared = Takes no good
ewa-spared-why = She needs three crosses in region { $city } to take one.
ewa-guarded = You guard the good; she crosses out { $hex }
ewa-guarded-why = { $crosses } of { $full }. She takes nothing and scores nothing.
ewa-asks_reroll = Make her roll the { $die } again?
ewa-asks_reroll-why = The new number counts, and your tile goes back to the pool.
ewa-asks_guard = Wants to take a good: { $good }
ewa-asks_guard-why = She would score { $points }. If you guard the good, she crosses out one more hex instead.
ewa-score-removed = goods taken
ewa-score-locomotive = locomotive (fixed)
ewa-score-network = two fullest regions
ewa-score-tiles = positive tiles in the pool
ewa-danger = Nearly full: region { $regions }. If her die names a full region, she wins.
you-lead = You are ahead.
ewa-leads = Ewa is ahead; she also wins ties.
ewa-beaten = You have beaten Ewa.
ewa-wins = Ewa has won.

# Tooltips.
tip-die = Use it for one of four things: track in region { $die }, box { $die }, a good from city { $die }, or tile { $die }.
tip-set = Tile 1 sets your die to any number.
tip-step = Tile 5 changes your die by exactly one, never beyond 1 or 6.
tip-black-title = Black die
tip-black = Only these two kinds of track may be drawn this round, turned as you like. Tile 6 allows all three.
tip-action-build = Draw one piece in a free hex of the region with your die’s number, of a kind that the black die shows.
tip-action-upgrade = Cross off the box with your die’s number. Each box crossed off gives one more power.
tip-action-deliver = Carry a good from the city with your die’s number along your own links to a city of its colour. You score the distance.
tip-action-take = Take the tile with your die’s number, from the pool or from another player, unless it lies sideways. You may also take your own again to turn it sideways.
tip-city-title = city { $city }
tip-city = Nothing is drawn here. Track that ends at its border is connected to it. An unbroken line between two cities is a link.
tip-supply = The goods waiting in this city, for all players. None are ever added.
tip-supply-note = If at least three cities are empty at the end of a round, the game ends.
tip-hex-plain = Room for one piece of track, for the whole game.
tip-hex-town = Track here runs through the town. On a link it scores 1 VP more and adds 1 to the distance.
tip-hex-note = A dashed border divides regions; a thick brown one is blocked.
tip-box = Crossed off once, with a die of this number. Which boxes are crossed off makes no difference to the power.
tip-box-note = At the end: 1 VP for four boxes, 2 for five, 3 for six.
tip-power-title = Power
tip-power = The number of boxes crossed off: how far a good can travel. Tile 4b adds one.
tip-delivered-title = Delivered goods
tip-delivered = You pay for orders with them. At the end they score nothing by themselves.
tip-delivery_track-title = Delivery points
tip-delivery_track = One box for each point of your deliveries. Points beyond 50 count too.
tip-empty_cities-title = End of the game
tip-empty_cities = The game ends after a round in which at least three cities are empty.
tip-ewas_die-title = Ewa’s die
tip-ewas_die = The die you left for her. It names her region, her city and the tile she looks for.
tip-good-title = Good: { $good }
tip-good-yellow = Goes to city 1.
tip-good-red = Goes to city 2.
tip-good-grey = Goes to city 3 or 4.
tip-good-blue = Goes to city 5.
tip-good-green = Goes to city 6.
tip-good-coal = Goes to any other city. In an order one coal may replace any good.
tip-own-cargo = Only you can deliver it, with a die of the city where it waits.
tip-coal-for = You pay with one coal instead of this good.
tip-order = { $goods } for { $vp } VP. You may take one order per turn, after your actions.
tip-order-note = One coal may replace one good. Nobody can take the order from you.
tip-piece = A piece of track between these two edges.
tip-distance = You score one point for each city and town reached.
tip-detour = Tile 3b makes it longer, and goes back to the pool.
tip-crosses-title = Ewa’s crosses in region { $city }
tip-crosses = With three or more she takes the rightmost good and scores her crosses. If all seven are crossed out when her die names this region, she wins.
tip-ewa-removed = For each good she took: the crosses she had in that region.
tip-ewa-locomotive = Her locomotive counts as fully built.
tip-ewa-network = The crosses of the two regions where she has the most.
tip-ewa-tiles = The positive points of the tiles nobody has.
tip-score-deliveries = The distances of all deliveries.
tip-score-network = 1 for each link, and 1 for each town on a link.
tip-score-locomotive = 1 for four boxes crossed off, 2 for five, 3 for six.
tip-score-tiles = Positive and negative points of your action tiles.
tip-score-orders = The orders you have taken.
tip-score-start = The +2 starting tile.
note-one_shot = Used once, then it goes back to the pool. { $vp } VP if you have it at the end.
note-permanent = Lasting: it stays until somebody takes it. { $vp } VP if you have it at the end.
does-set_die_any = Set your die to any number.
does-two_dice = Take two dice and act with both.
does-steal_die = Take the die that another player has just chosen; they choose again.
does-die_is_destination = Your die may name the city where a good goes instead of where it comes from.
does-distance_plus_1_or_2 = A delivery counts as one or two longer, within your power.
does-unlimited_distance = One delivery of any distance. No city may be visited twice.
does-power_plus_1 = One more power as long as you have it.
does-die_plus_minus_1 = Change your die by one, up or down.
does-reroll_or_flip = Roll your die again, or turn it over.
does-any_track_type = Draw any kind of track, whatever the black die shows.
does-reroll_ewa = Before Ewa starts, her die is rolled again.
does-shield_good = When Ewa would take a good, she crosses out one more hex instead and scores nothing.
