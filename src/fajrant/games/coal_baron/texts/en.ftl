# What a player is asked, by decision point.

prompt-draft_order = Take one of the orders on offer.
prompt-choose_space = Send workers to a space, or one worker to the bank.
prompt-mining_step = Take a mining step, or finish: { $left ->
    [one] { $left } step left
   *[other] { $left } steps left
}.
prompt-two_for_one = Choose two cubes to fill this spot together: { $spot }.
prompt-keep_tile = Keep one tile and pay for it, or keep none.
prompt-keep_order = Keep one order, or keep none.
prompt-return_end = Put the rest on top of the stack, or under it?
prompt-return_order = Put the rest back one by one. Which goes nearest the top?
prompt-substitute_cube = There is no { $colour } left. Which other coal goes on the cart?

# What this decision is about: the second line of the prompt on the screen.

explain-draft_order = Order { $number } of { $orders }. You score it when you deliver it; undelivered, it costs 1 VP at the end.
explain-choose_space = Workers left: { $workers }, Marks: { $marks }. A used space costs one worker more than stand there.
explain-mining_step = Move the cage, load, fill an order or store: one step each. Room in the cage: { $room }.
explain-two_for_one = This takes two of your { $left } steps. The two cubes count as one of the right colour.
explain-keep_tile = You have { $marks } Marks; the price is on the tile. The others go back to the stack.
explain-keep_order = It is free, but costs 1 VP at the end if you have not delivered it. The others go back to the stack.
explain-return_end = The top ones are drawn next, the bottom ones last. Only you know what they are.
explain-return_order = Still to put back: { $count }. You will see where they lie until somebody draws or looks at them.
explain-substitute_cube = The cube keeps its own colour but is loaded from this level. Carts still empty: { $carts }.

# The button that ends a decision, and what is given up by it.

closing-mining_step = finish ({ $left ->
    [one] { $left } step lost
   *[other] { $left } steps lost
})

# What a player can do, by verb.

move-draft_order = take the order: { $order }
move-choose_space = send workers: { $space }
move-cage = { $level ->
    [0] cage to the surface
   *[other] cage to level { $level }
}
move-load = load into the cage: { $cart }
move-fill = put { $cube } on the order: { $spot }
move-two_for_one = put two cubes for one on the order: { $spot }
move-store = put in storage: { $colour }
move-done = finish mining
move-fill_two = put { $cube } and { $cube_2 } on the order: { $spot }
move-keep_tile = { $tile ->
    [none] keep no tile
   *[other] keep: { $tile }
}
move-keep_order = { $order ->
    [none] keep no order
   *[other] keep: { $order }
}
move-return_end = { $end ->
    [top] on top of the stack
   *[bottom] under the stack
}
move-return_order = next: { $item }
move-substitute_cube = { $colour ->
    [leave_empty] leave the cart empty
   *[other] put { $colour } on the cart
}

# What happened, by kind of event.

event-drafted = { $seat } takes an order: { $order }.
event-order_laid = “{ $space }” gets a new card: { $order }.
event-tile_laid = “{ $space }” gets a new tile: { $tile }.
event-shift_began = Shift { $shift } begins; { $seat } starts.
event-placed = { $seat } sends { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} to “{ $space }”.
event-bumped = { $workers ->
    [one] { $workers } of { $seat }’s workers goes from “{ $space }” to the canteen.
   *[other] { $workers } of { $seat }’s workers go from “{ $space }” to the canteen.
}
event-bought = { $seat } pays { $marks ->
    [one] { $marks } Mark
   *[other] { $marks } Marks
} for a tile: { $tile }.
event-substituted = { $seat } puts { $colour } on a cart in place of the missing colour.
event-left_empty = { $seat } leaves a cart empty.
event-cage_moved = { $level ->
    [0] { $seat } moves the cage to the surface.
   *[other] { $seat } moves the cage to level { $level }.
}
event-loaded = { $seat } loads { $colour } into the cage.
event-filled = { $seat } puts { $cube } on the order “{ $order }”.
event-filled_two = { $seat } puts two cubes ({ $cubes }) on one spot of the order “{ $order }”.
event-stored = { $seat } puts { $colour } in storage.
event-delivered = { $seat } delivers the order “{ $order }” for { $points } VP.
event-earned = { $seat } gets { $marks ->
    [one] { $marks } Mark
   *[other] { $marks } Marks
}.
event-took_order = { $seat } takes an order: { $order }.
event-looked = { $seat } looks at { $count } { $deck ->
    [tile] { $count ->
        [one] tile
       *[other] tiles
    }
   *[order] { $count ->
        [one] order
       *[other] orders
    }
}.
event-saw = { $seat } sees, from the top down: { $items }.
event-kept_nothing = { $deck ->
    [tile] { $seat } keeps no tile.
   *[order] { $seat } keeps no order.
}
event-returned = { $seat } puts { $deck ->
    [tile] { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
   *[order] { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }
} back { $end ->
    [top] on top of
   *[bottom] under
} the stack.
event-scored = { $counts ->
    [none] { $category }: nobody has any.
   *[other] { $category }: { $counts }; VP: { $points }.
}
event-factory_counted = { $workers ->
    [none] Nobody has workers in the factory.
   *[other] Workers in the factory: { $workers }.
}
event-accounted = { $seat }, final accounting in VP: Marks { $money }, coal { $coal }, outstanding orders { $orders }, balance { $balance }.
event-game_over = The game is over.

# Points, options, and why a space cannot be chosen.

category-orders = orders
category-colours = colours
category-transports = transports
category-carts = carts
category-money = Marks
category-coal = coal
category-outstanding = outstanding
category-balance = balance

tie-marks = more Marks left

option-storage = storing coal
option-storage-free = always allowed at the surface
option-storage-strict = only coal that none of your orders needs
option-two_for_one = two cubes instead of one
option-two_for_one-other = neither may have the colour of the spot
option-two_for_one-mixed = one of them may have the colour of the spot
option-substitute = carts when a colour has run out
option-substitute-optional = may stay empty
option-substitute-required = must get another colour while there is coal
option-delivered = other players’ delivered orders
option-delivered-count = only their number is shown
option-delivered-open = open to all

closed-locked = locked
closed-too_few_workers = not enough workers
closed-too_few_marks = not enough Marks
closed-nothing_complete = no complete order
closed-place_empty = nothing there
closed-stack_empty = stack empty

# Labels of the drawn table.

table-shift = Shift
table-starts = start player
table-space = Space
table-need = Workers
table-there = Workers there
table-offer = On offer
table-closed = Closed
table-empty = none
table-draft = Orders on offer
table-box = Stacks and coal
table-tiles = tiles
table-orders = Orders
table-stack_tile = Tiles left
table-stack_order = Orders left
table-supply = Coal supply
table-known = you know
table-looked = In your hand
table-items = Looked at
table-returned = Already put back
table-pit = Pit
table-marks = Marks
table-workers = Workers
table-canteen = canteen
table-bank = bank
table-cage = Cage
table-surface = surface
table-level = level
table-storage = Storage
table-printed = printed cart
table-no_cube = empty
table-light = light
table-dark = dark
table-balance = Balance
table-complete = complete
table-delivered = Delivered
table-clock = Shift clock
table-category = Category
table-first = 1st
table-second = 2nd
table-from = From shift
table-hidden = ?
table-players = Players
table-player = Player
table-score = Points so far
table-forecast = if the game ended now
table-total = Total
table-vp = VP
table-yellow = yellow
table-brown = brown
table-grey = grey
table-black = black

# What a hint says a turn brings, in points.

hint-points = points at once
hint-orders = orders in progress
hint-colours = colour majorities
hint-transports = transport majorities
hint-carts = empty carts
hint-money = Marks
hint-coal = spare coal
hint-workers = workers
hint-balance = balance of the tunnels
