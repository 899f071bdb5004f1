# On the board.
the-board = The board
factory = Factory
mining = Mining
delivery = Delivery
money = Money
new-orders = New orders
stack-left = { $count } in the stack
look-tiles = look at { $count } tiles, buy one
look-orders = look at { $count } cards
you-know = you know { $count }
costs = { $count ->
    [one] costs { $count } worker
   *[other] costs { $count } workers
}
stands = { $name }: { $count ->
    [one] { $count } worker here
   *[other] { $count } workers here
}
vp = VP
order-worth = { $order }, { $vp } VP
draft = Orders on offer
draft-note = each player takes three, one at a time

# The shift clock.
clock = Shift clock
prizes = { $first } VP for first place, { $second } for second
prize = { $first } VP for first place
from-shift = { $shift ->
    [3] scored after shift 3
   *[other] scored from shift { $shift } on
}
your-count = you have { $count }
you-have = you { $count }
leads = first place now: { $names } ({ $count })
led = most at the last scoring: { $names } ({ $count })

# The pit.
my-pit = My pit
pit-of = { $name }’s pit
level = Level { $level }
level-name = Level { $level }, { $what }
surface = surface
shaft = Shaft
side-light = light side
side-dark = dark side
cart-with = cart with { $coal }
cart-empty = empty cart
cage = Cage
cage-with = { $level ->
    [0] Cage at the surface
   *[other] Cage at level { $level }
}, { $count } of { $all } places taken
storage = Storage
storage-with = { $count ->
    [0] Storage, empty
    [one] Storage, { $count } cube
   *[other] Storage, { $count } cubes
}
workers-left = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
steps-left = { $left } of { $all } steps left

# Orders and stock.
orders = Orders
waiting = { $count } outstanding
no-orders = No outstanding orders.
order-complete = { $order }, complete
order-filled = { $order }, { $filled } of { $all } spots filled
spot-empty = empty spot for { $coal }
spot-full = spot for { $coal }, filled: { $cubes }
two-for-one = Two cubes for one
delivered = { $count ->
    [0] nothing delivered yet
    [one] { $count } order delivered
   *[other] { $count } orders delivered
}
look-through = look through
balance = { $points ->
    [0] light and dark tiles: balanced
   *[other] light and dark tiles: −{ $points } VP
}
marks = { $count ->
    [one] { $count } Mark
   *[other] { $count } Marks
}
marks-worth = { $points } VP at the end
supply = Supply
supply-of = { $coal } in the supply: { $count }

# A private look.
looked-tiles = { $count ->
    [one] { $count } tile from the stack
   *[other] { $count } tiles from the stack
}
looked-orders = { $count ->
    [one] { $count } order from the stack
   *[other] { $count } orders from the stack
}
only-you = only you see them
you-have-marks = { $count ->
    [one] you have { $count } Mark
   *[other] you have { $count } Marks
}
end-top = on top of the stack
end-bottom = under the stack
goes-on-top = Back on top of the stack:
goes-under = Back under the stack:
nearest-first = the one nearest the top first

# Scoring.
scoring-of = Scoring of shift { $shift }
scoring-begins = All delivered orders are turned face up and counted.
scoring-done = All orders delivered since the start of the game count.
category = Category
places = 1st · 2nd place
place = 1st place
total-after = { $count ->
    [one] Total after { $count } row
   *[other] Total after { $count } rows
}
spots = { $count ->
    [one] { $count } spot
   *[other] { $count } spots
}
delivered-short = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
no-cards = No cards of this kind.
who-starts = Who starts shift { $shift }
who-starts-note = The player with the most workers in the factory. In a tie: the first tied player clockwise from the last start player.
starts = starts
pause = Pause
go-on = Continue
step-back = One row back
step-on = Next row
all-at-once = All at once
to-the-table = To the table
to-the-result = To the result
account-money = Marks
account-coal = Coal left over
account-orders = Outstanding orders
account-balance = Balance of the tunnels

# Players.
glance-marks = Marks
glance-workers = workers left
glance-cage = cubes in the cage
glance-orders = outstanding orders
glance-delivered = delivered orders
glance-balance = light : dark tiles
mini-pit = { $level ->
    [0] cage at the surface
   *[other] cage at level { $level }
}, { $full ->
    [one] { $full } full cart
   *[other] { $full } full carts
}
if-ended = If the game ended now
final = Final score
pile-closed = { $name }’s delivered orders lie face down until the next scoring.
score-orders = Delivered orders
score-colours = Colours
score-transports = Transports
score-carts = Empty carts
score-money = Marks
score-coal = Coal left over
score-outstanding = Outstanding orders
score-balance = Balance

# Tooltips.
tip-cost = Costs one worker more than stand here now. Those go to the canteen.
tip-cost-bank = Always costs one worker. Nobody goes to the canteen.
tip-space-factory = Buy the tile: pay its price in Marks, load its carts with coal of its colour and add it to your pit.
tip-space-mining = { $value } mining steps: move the cage, load coal, put it on orders or in storage.
tip-space-delivery = Deliver all your complete orders with this transport and score their points.
tip-space-money = Take { $value } Marks.
tip-space-order = Take this order. It costs no Marks.
tip-space-bank = Take 1 Mark.
tip-draw-factory = Look at the top { $count } tiles of the stack, buy one or none, and put the rest on top or under the stack.
tip-draw-order = Look at the top { $count } orders of the stack, keep one or none, and put the rest on top or under the stack.
note-known = You know, from the top: { $known }.
tip-tile-light = Light side, left of the shaft: { $carts ->
    [one] { $carts } cart
   *[other] { $carts } carts
} with coal for { $price ->
    [one] { $price } Mark
   *[other] { $price } Marks
}.
tip-tile-dark = Dark side, right of the shaft: { $carts ->
    [one] { $carts } cart
   *[other] { $carts } carts
} with coal for { $price ->
    [one] { $price } Mark
   *[other] { $price } Marks
}.
note-copies = { $count } of this kind in the game
tip-order = Fill every spot with coal of its colour, then deliver it ({ $transport }) for { $vp } VP.
note-order = Each order you have not delivered by the end costs 1 VP.
tip-category-delivered_colour = Spots of this colour on your delivered orders, no matter which coal filled them.
tip-category-delivered_transport = Spots of any colour on your delivered orders with this transport.
tip-category-empty_carts = Empty carts of this colour in your pit, the printed one included.
note-category = { $first } VP for first place, { $second } for second (not with two players); from shift { $shift } on.
tip-printed-title = Printed cart
tip-printed = It was there from the start. It is not a tile and does not count for the balance. Its coal: { $coal }.
tip-surface = Coal can leave the cage only here: onto an order or into storage.
tip-level = Coal is loaded from carts on the cage’s level, on both sides.
tip-cage-moves = Moving the cage any distance takes one step.
tip-spot-title = Spot for { $coal }
tip-spot = With one step you put a cube of this colour here, from the cage at the surface or from storage. Two other cubes take two steps.
tip-cube = With one step you put it on an empty spot of its colour. From the cage only at the surface.
tip-cart = With one step you load this cube into the cage, which holds five.
tip-supply = There are { $cubes } cubes of this colour in the game. When they run out, new carts get other coal or stay empty.
tip-end = All tiles or cards you looked at go to the same end of the stack.
tip-two-for-one = Two other cubes fill one spot instead of the right one. This takes two steps.
tip-two-for-one-how = Choose this, then the spot, then the two cubes.
tip-storage-title = Storage
tip-storage = Coal kept for later. Storing a cube from the cage takes one step. From here you can put it on an order at any time, also with one step.
tip-cage-title = Cage
tip-cage = Carries up to five cubes. It stays where it is until you mine again.
tip-canteen-title = Canteen
tip-canteen = Workers who had to make room wait here until the end of the shift.
tip-workers-title = Workers
tip-workers = The shift ends when nobody has workers left.
tip-balance-title = Balance
tip-balance = At the end each light or dark tile too many costs 2 VP. Printed carts do not count.
tip-marks-title = Marks
tip-marks = You buy tiles with them. At the end every 5 Marks are worth 1 VP.
tip-score-orders = The points on all delivered orders.
tip-score-colours = Majorities of coal colours on delivered orders.
tip-score-transports = Majorities of transports.
tip-score-carts = Majorities of empty carts, after the last shift.
tip-score-money = 1 VP for every 5 Marks.
tip-score-coal = 1 VP for every 3 cubes in pit, cage, storage and on orders.
tip-score-outstanding = −1 VP for each order not delivered.
tip-score-balance = −2 VP for each light or dark tile too many.
