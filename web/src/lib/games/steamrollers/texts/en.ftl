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
chance-note = Roll the { $die } again and take what falls, or turn it over to a { $back }.

# What a die can do.
actions = Actions
action-build = Build
action-upgrade = Upgrade
action-deliver = Deliver
action-take = Take
with-die-build = track in the region of the die
with-die-upgrade = the box with its number
with-die-deliver = a good from its city
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
why-full = region { $region } is full
why-crossed = box { $box } is crossed
why-sideways = tile { $tile } lies sideways
why-empty = city { $city } is empty
why-no-links = no link yet
why-no-way = { $power ->
    [0] no power yet
   *[other] no way within power { $power }
}

# The sheet.
my-sheet = My sheet
sheet-of = The sheet of { $name }
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
locomotive = Locomotive, crossed boxes: { $boxes }
box-empty = box { $box }, not crossed
box-crossed = box { $box }, crossed
power-is = Power { $power }
boiler = { $crossed } and 1 from tile 4b
reach = { $power ->
    [0] no delivery yet
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
from = from { $origin }, straight there
from-by = from { $origin } by way of { $by }
by-city = { $city }
by-town = town { $hex }
uses = uses { $tiles }
goods-are-kept = A delivered good is kept for orders.
deliver-now = { $good } to city { $city }: { $points } VP
distance-of = Distance { $distance }

# Goods and tiles.
supply = Goods board
end-clock = empty { $empty } of { $all }
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
starting-note = everybody takes one
taken-by = { $name } has it
cargo-how = Choose a colour, then city 3 or 4 on your map.
does-start_locomotive = Cross any one box of your locomotive.
does-start_track = Draw any piece in any hex.
does-start_plus2 = 2 points at the end.
does-start_action_tile = Take any action tile, sideways.
does-start_own_cargo = A good of your own on your city 3 or 4; nobody else can take it.

# The others.
others = The others’ sheets
click-to-enlarge = click to enlarge
enlarge = Enlarge the sheet of { $name }
glance-power = power
glance-links = links
glance-deliveries = delivery points
if-ended = If the game ended now
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
let-go = Let it go
let-go-means = { $name } keeps the { $die }, you keep the tile.

# Alone against Ewa.
row-of = The row of city { $city }
row-note = Ewa takes from the right
row-how = Choose goods from left to right. What lies at the right end, Ewa takes first.
row-as-drawn = Leave as drawn
place-has = place { $place }: { $good }
goods-left = Goods to lay
ewas-turn = Ewa’s turn, step by step
her-die = die { $die }
ewas-sheet = Ewa’s sheet
ewas-map = Ewa’s sheet: { $count ->
    [one] { $count } cross
   *[other] { $count } crosses
}
crosses-of = Ewa’s crosses in region { $city }: { $count } of { $full }
all-at-once = All at once
tell-again = Tell again
ewa-waits = You act first: two dice are yours, the third is Ewa’s.
ewa-began = Her die shows { $die }
ewa-began-why = She plays in region { $city } and city { $city }.
ewa-delayed = You make her roll again: { $die }
ewa-delayed-why = Your tile goes back to the pool.
ewa-crossed = Crosses out { $hex } in region { $city }
ewa-crossed-why = { $crosses } of { $full } are crossed out. If she finds all { $full } crossed out, she wins.
ewa-won = Finds no free hex in region { $city }
ewa-won-why = The region is full: Ewa wins at once.
ewa-lost_tile = Takes your tile { $city } away
ewa-lost_tile-why = { $tile } lay upright in front of you; it goes to the pool.
ewa-no_tile = Looks for tile { $city }
ewa-no_tile-why = You have none that lies upright: nothing is lost.
ewa-empty = Finds city { $city } empty
ewa-empty-why = So her die is rolled again, and she begins anew.
ewa-goods = Looks at city { $city }
ewa-goods-why = There are goods, so she does not roll again.
ewa-removed = Takes a good from city { $city }: { $good }
ewa-removed-why = It lay at the right end. She scores her { $points ->
    [one] { $points } cross
   *[other] { $points } crosses
} in the region.
ewa-spared = Takes no good
ewa-spared-why = For that she needs three crosses in region { $city }.
ewa-guarded = You guard the good; she crosses out { $hex }
ewa-guarded-why = { $crosses } of { $full }. She takes nothing and scores nothing.
ewa-asks_reroll = Have her roll the { $die } again?
ewa-asks_reroll-why = The new number stands, and your tile goes back to the pool.
ewa-asks_guard = Wants to take a good: { $good }
ewa-asks_guard-why = She would score { $points }. Guarded, she crosses out one more hex instead.
ewa-score-removed = goods taken
ewa-score-locomotive = locomotive, always
ewa-score-network = two fullest regions
ewa-score-tiles = plus points in the pool
ewa-danger = Nearly full: region { $regions }. If she comes to a full one, she wins.
you-lead = You are ahead.
ewa-leads = Ewa is ahead; a tie is hers.
ewa-beaten = You have beaten Ewa.
ewa-wins = Ewa has won.

# Tooltips.
tip-die = Track in region { $die }, box { $die }, a good from city { $die }, or tile { $die }: one of the four.
tip-set = Tile 1 sets your die to any number.
tip-step = Tile 5 changes your die by exactly one, never beyond 1 or 6.
tip-black-title = Black die
tip-black = Only these two kinds of track may be drawn in this round, turned as you like. Tile 6 allows all three.
tip-action-build = Draw one piece in a free hex of the region with your die’s number, of a kind that the black die shows.
tip-action-upgrade = Cross the box with your die’s number. Each crossed box is one power more.
tip-action-deliver = Carry a good from the city with your die’s number along your own links to a city of its colour. The distance is your points.
tip-action-take = Take the tile with your die’s number, from the pool or from another player, unless it lies sideways.
tip-city-title = city { $city }
tip-city = Never drawn on. Track that ends at its border is connected with it. An unbroken line between two cities is a link.
tip-supply = The goods that wait in this city, for everybody. None are ever added.
tip-supply-note = When three cities are empty at the end of a round, the game ends.
tip-hex-plain = One piece of track, for the whole game.
tip-hex-town = Track here runs through the town. On a link it is 1 VP more, and 1 more for the distance.
tip-hex-note = A dashed border divides regions; a thick brown one is blocked.
tip-box = Crossed with a die of this number, once. Which boxes are crossed makes no difference to the power.
tip-box-note = At the end: four crossed boxes 1 VP, five 2, six 3.
tip-power-title = Power
tip-power = The number of crossed boxes: how far a good can travel. Tile 4b adds one.
tip-delivered-title = Delivered goods
tip-delivered = They pay for orders. At the end they are worth nothing by themselves.
tip-delivery_track-title = Delivery points
tip-delivery_track = A box for each point of your deliveries; beyond 50 they still count.
tip-empty_cities-title = End of the game
tip-empty_cities = At the end of a round with three empty cities the game ends.
tip-ewas_die-title = Ewa’s die
tip-ewas_die = The die that you left. It names her region, her city and the tile that she looks for.
tip-good-title = Good: { $good }
tip-good-yellow = Goes to city 1.
tip-good-red = Goes to city 2.
tip-good-grey = Goes to city 3 or 4.
tip-good-blue = Goes to city 5.
tip-good-green = Goes to city 6.
tip-good-coal = Goes to any city. In an order one coal may stand for any good.
tip-own-cargo = Yours alone. It is delivered with the die of the city where it waits.
tip-coal-for = One coal of yours pays instead of this good.
tip-order = { $goods } for { $vp } VP. After your actions, once per turn.
tip-order-note = One coal may replace one good. What is taken stays taken.
tip-piece = A piece of track between these two edges.
tip-distance = As many points as cities and towns are reached.
tip-detour = Tile 3b makes it longer, and goes back to the pool.
tip-crosses-title = Ewa’s crosses in region { $city }
tip-crosses = From three on she takes the rightmost good and scores her crosses. If all seven are crossed out when she comes here, she wins.
tip-ewa-removed = For each good that she took, her crosses in that region.
tip-ewa-locomotive = Her locomotive counts as fully built.
tip-ewa-network = The crosses of the two regions where she has most.
tip-ewa-tiles = The tiles that nobody has, minus points left out.
tip-score-deliveries = The distances of all deliveries.
tip-score-network = 1 for each link, and 1 for each town on a link.
tip-score-locomotive = 1 for four crossed boxes, 2 for five, 3 for six.
tip-score-tiles = Plus and minus points of your action tiles.
tip-score-orders = The orders that you have taken.
tip-score-start = The +2 starting tile.
note-one_shot = Once, then it goes back to the pool. { $vp } VP for who has it at the end.
note-permanent = Lasting. { $vp } VP for who has it at the end.
does-set_die_any = Set your die to any number.
does-two_dice = Take two dice and act with both.
does-steal_die = Take the die that another player has just chosen; they choose again.
does-die_is_destination = Your die may name the city where a good goes instead of where it comes from.
does-distance_plus_1_or_2 = A delivery counts one or two farther, within your power.
does-unlimited_distance = One delivery of any distance.
does-power_plus_1 = One power more as long as you have it.
does-die_plus_minus_1 = Change your die by one, up or down.
does-reroll_or_flip = Roll your die again, or turn it over.
does-any_track_type = Draw any kind of track, whatever the black die shows.
does-reroll_ewa = Before Ewa begins, her die is rolled again.
does-shield_good = When Ewa would take a good, she crosses out one more hex instead and scores nothing.
