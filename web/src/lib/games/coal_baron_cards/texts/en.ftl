# Short names of the zones; their full names are in the box.
zone-lorry_1 = Lorries 1
zone-lorry_2 = Lorries 2
zone-wagon_1 = Wagons 1
zone-wagon_2 = Wagons 2
zone-engine = Engines
zone-order = Orders
zone-mining_01 = Mining 0/1
zone-mining_12 = Mining 1/2
zone-mining_23 = Mining 2/3
zone-delivery = Delivery
zone-wild = Wild
zone-objective = Objectives
zone-innovation = Innovations
zone-share = Shares

# On cards.
hidden-card = hidden card
caption-share = SHARE
caption-free = free
caption-free-mining = 1-4
caption-shift_pairs = per pair
caption-objective_count = objectives
caption-engine_type = engines
caption-matched_shares = shares
caption-fulfilled_orders = orders
caption-ordered_lorries = from 5
words-delivery = send
words-wild = look 4
caption-mining = steps
caption-tokens = + token
caption-delivery = trains
caption-wild = keep 1

# On the table.
the-table = The zones
my-mine = My mine
mine-of = { $name }’s mine
pay = pay
workers = { $count ->
    [one] worker
   *[other] workers
}
lorries = { $count ->
    [one] lorry
   *[other] lorries
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
at-work = { $count ->
    [one] { $count } card at work
   *[other] { $count } cards at work
}
empty = empty
shift-token = Shift token { $token }
claimed-by = claimed by { $name }
unclaimed = unclaimed
used-last = last used by { $name }
zone-name = { $zone }: { $card }, costs { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
nothing-here = nothing
row = Mining row
row-empty = No lorries in the mining row.
next = next
row-card = { $place }: { $card }
storage = Storage
storage-empty = You can load stored cards in any order.
docks = Loading docks
docks-note = an order leaves with its train
dock = dock { $dock }
dock-name = Loading dock { $dock } ({ $crests }): { $engine }; { $wagons ->
    [0] no wagon
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
}, { $lorries ->
    [0] nothing loaded
    [one] { $lorries } lorry
   *[other] { $lorries } lorries
}
no-engine = no engine yet
train-empty = { $wagon }, empty
train-loaded = { $wagon } with { $load }
worker-cards = Worker cards
orders = Orders
innovations = Innovations
no-orders = No orders in hand.
no-innovations = No innovations in hand.
ready = Ready to leave
ready-at = { $order }, dock { $docks }
secret = only you know this card
if-ended = If the game ended now
final = Final score
hidden-score = Points are hidden until the end.
score-lorries = Delivered singles
score-orders = Fulfilled orders
score-shares = Matched shares
score-tokens = Shift tokens
score-objectives = Objectives
in-front = In front of you
in-front-of = In front of { $name }
in-front-none = No shares, objectives or tokens yet.
delivered = { $count ->
    [0] no train delivered
    [one] { $count } train delivered
   *[other] { $count } trains delivered
}
look-through = look through
close = Close
look = Only you see these cards
look-at = { $stack }, from the top
depth = { $depth } from the top
what-you-know = What you know
know-all = You have seen every card in { $name }’s hand.
know-hidden = { $name } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
} that you have not seen.
passed = passed

# Tooltips: what a thing is and does.
tip-lorry = Goes to the left end of your mining row. Loading or storing it takes { $lorries ->
    [one] { $lorries } step
   *[other] { $lorries } steps
}.
tip-lorry-vp = { $vp } VP once delivered.
tip-lorry-none = No points of its own.
tip-wagon = Holds one lorry card with its crest. Put it at a dock that shows the crest. You cannot move it later.
tip-wagon-wild = Holds one lorry card with any crest of its dock. It may stand at any dock.
tip-engine = Pulls one train. Several trains may leave in one delivery if their engines are of the same type.
tip-order = Needs a train with at least { $lorries ->
    [one] { $lorries } lorry
   *[other] { $lorries } lorries
}. { $vp } VP once fulfilled.
tip-share = { $vp } VP at the end if you have fulfilled an order for this destination. Each order matches one share.
tip-shift_pairs = { $vp } VP at the end for each pair of your shift tokens.
tip-objective_count = { $vp } VP at the end for each of your objectives, this one included.
tip-engine_type = { $vp } VP at the end for each delivered engine of this type.
tip-matched_shares = { $vp } VP at the end for each matched share of this destination.
tip-fulfilled_orders = { $vp } VP at the end for each fulfilled order for this destination.
tip-ordered_lorries = { $vp } VP at the end if your fulfilled orders for this destination ask for at least { $threshold } lorries together.
tip-inno-worker = Pays like a worker card for { $min } to { $max } workers, as you need.
tip-take_lorry = Take the top card of a lorry stack. Costs no workers. Play it before or after your main action.
tip-take_wagon = Take the top card of a wagon stack and put it at a dock that fits. Costs no workers. Play it before or after your main action.
tip-take_engine = Take the top engine and put it at a dock without one. Costs no workers. Play it before or after your main action.
tip-take_order = Take the top order into your hand. Costs no workers. Play it before or after your main action.
tip-take_share = Take the top share. Costs no workers. Play it before or after your main action.
tip-mining = Mine with 1 to 4 steps. Costs no workers. Play it before or after your main action.
tip-delivery = Send trains as in the delivery zone. Costs no workers. Play it before or after your main action.
tip-worker = You pay with it in a zone. It comes back at the end of the shift.
tip-zone-lorry = Take the top lorry card. It joins the left end of your mining row.
tip-zone-wagon = Take the top wagon and put it at a dock that shows its crest.
tip-zone-engine = Take the top engine and put it at a dock without one.
tip-zone-order = Take the top order into your hand.
tip-zone-objective = Take the top objective and lay it in front of you.
tip-zone-innovation = Take the top innovation into your hand.
tip-zone-share = Take the top share and lay it in front of you.
tip-zone-mining = Use { $min } to { $max } steps: load the next lorry card, store it, or load one from storage. Each costs as many steps as it has lorries.
tip-zone-tokens = The last player to place workers here gets the shift token and starts the next shift.
tip-zone-delivery = Send at least one train, each with an order. Several trains may leave if their engines are of the same type.
tip-zone-wild = Look at the top { $look } cards of any stack and take one. The others go under the stack.
tip-cost = Each use costs one worker more than the one before in this shift.
tip-dock = Takes wagons with these crests and wild wagons. The engine stands at the right end.
tip-token = Worth 1 VP. The last player to place workers at mining 0/1 gets it and starts the next shift.
tip-back = A card you have not seen.
tip-score-lorries = Points on delivered single lorries. Doubles have none.
tip-score-orders = Points on fulfilled orders.
tip-score-shares = 3 VP for each share matched with a fulfilled order for its destination.
tip-score-tokens = 1 VP for each shift token.
tip-score-objectives = What your objectives are worth right now.
note-copies = { $deck }, { $count ->
    [one] { $count } copy
   *[other] { $count } copies
} in the box
note-once = It leaves the game when played.
note-known = You know: { $cards }.
known-one = { $depth }. { $card }
