# What a player is asked, by decision point.

prompt-MAIN = Place workers in a zone, play an innovation, or pass.
prompt-PAY = The zone “{ $zone }” costs exactly { $required ->
    [one] { $required } worker
   *[other] { $required } workers
}. Which cards do you pay with?
prompt-WAGON_DOCK = At which dock do you put the { $card }? You cannot move it later.
prompt-ENGINE_DOCK = At which dock do you put the { $card }? You cannot move it later.
prompt-MINE = Mining: load or store lorries. Steps used: { $used } of { $max }{ $min ->
    [0] .
   *[other] {" "}(at least { $min }).
}
prompt-DELIVER = { $type ->
    [none] Which train leaves, and for which order?
   *[other] Send another train of the same type ({ $type }), or stop?
}
prompt-WILD_STACK = Choose a stack. You look at its top four cards and take one.
prompt-WILD_CARD = { $stack }: you see, from the top down, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }. Which one do you take?
    .screen = { $stack }: which of these cards do you take?
prompt-INNO_STACK = { $deck ->
    [lorry] From which stack do you take a lorry card?
   *[wagon] From which stack do you take a wagon?
}
prompt-AFTER = Your action is done. Play an innovation, or end your turn?

# What this decision is about: the second line of the prompt on the screen.

explain-MAIN = Workers in your hand: { $workers }. Each use of a zone makes its next use in this shift cost one more.
explain-PAY = No change is given. The cards stay here until the shift ends; then the zone costs { $next }.
explain-WAGON_DOCK = A lorry fits only if wagon and dock show its crest. All wagons of a dock leave as one train.
explain-ENGINE_DOCK = It will pull all wagons at this dock. Trains with engines of the same type can leave together.
explain-MINE = A single costs one step, a double two. Only the first card of the row or stored cards can move.
explain-DELIVER = { $type ->
    [none] The whole train leaves: you score the order and its lorries, and the dock is free again.
   *[other] Each train needs an order of its own. You score the order and its lorries.
}
explain-WILD_STACK = Only you see the cards. The stack’s own zone is not used and does not get dearer.
explain-WILD_CARD = The others go under the stack. An order or innovation comes to your hand unseen.
explain-INNO_STACK = You take the top card for free: no workers, and no zone gets dearer.
explain-AFTER = Action innovations cost no workers and are used once. You can also keep them for later turns.

# What a player can do, by verb.

move-innovation = play the innovation: { $card }
move-place = place workers: { $zone }
move-pass = pass for the rest of the shift
move-pay = pay with: { $payment }
move-wagon_dock = put the wagon at dock { $dock }
move-engine_dock = put the engine at dock { $dock }
move-load_row = load the next lorry card into the { $card } at dock { $dock }
move-store = put the next lorry card in storage
move-load_storage = load from storage into the { $card_2 } at dock { $dock }: { $card }
move-stop = finish this action
move-send = send the train at dock { $dock } for the order “{ $card }”
move-wild_stack = look at: { $stack }
move-wild_card = take: { $card }
move-inno_stack = take the top card: { $stack }
move-end_turn = end your turn

# What happened, by kind of event.

event-shift_began = Shift { $token } begins; { $seat } starts.
event-placed = { $seat } places { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} at “{ $zone }” (cards: { $payment }).
event-passed = { $seat } passes.
event-innovated = { $seat } plays an innovation: { $card }.
event-took = { $seat } takes a card: { $card } ({ $stack }).
event-wagon_stands = { $seat } puts the { $card } at dock { $dock }.
event-engine_stands = { $seat } puts the { $card } at dock { $dock }.
event-loaded = { $seat } loads into the { $wagon } at dock { $dock }: { $card }.
event-loaded_from_storage = { $seat } loads from storage into the { $wagon } at dock { $dock }: { $card }.
event-stored = { $seat } puts a card in storage: { $card }.
event-sent = { $seat } sends the train from dock { $dock } with { $lorries ->
    [one] { $lorries } lorry
   *[other] { $lorries } lorries
} for the order “{ $card }”.
event-looked = { $seat } looks at { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ({ $stack }).
event-saw = { $seat } sees, from the top down: { $cards } ({ $stack }).
event-took_looked = { $seat } keeps a card: { $card } ({ $stack }).
event-took_secretly = { $seat } secretly keeps one of these cards ({ $stack }).
event-split = The empty stack gets { $count ->
    [one] the bottom card
   *[other] the bottom { $count } cards
} of the other one ({ $stack }).
event-token_taken = { $seat } takes shift token { $token }.
event-game_over = The game is over.

# Points, options, and why a zone cannot be chosen.

category-lorries = lorries
category-orders = orders
category-shares = shares
category-tokens = tokens
category-objectives = objectives

tie-shift_token = higher shift token

option-history = what you see of the other players
option-history-open = everything that was once shown to all
option-history-table = only what lies open on the table, as at home

closed-stack_empty = stack empty
closed-three_engines = you have three engines
closed-nothing_to_deliver = no train is ready
closed-steps_not_reachable = not enough steps possible
closed-cannot_pay_exactly = you cannot pay exactly

# Labels of the drawn table.

table-shift = Shift
table-starts = start player
table-claim = token
table-zone = Zone
table-cost = Cost
table-top = Top card
table-left = Left
table-last = Last used
table-used = Workers there
table-closed = Closed
table-empty = none
table-mine = Mine
table-row = Mining row
table-next = next
table-storage = Storage
table-dock = Dock
table-no_wagon = no wagon
table-no_load = empty
table-no_engine = no engine
table-loaded = loaded
table-wagons = wagons
table-workers = Workers
table-orders = Orders
table-ready = ready at dock
table-innovations = Innovations
table-flexible = workers
table-shares = Shares
table-objectives = Objectives
table-tokens = Shift tokens
table-shift_pairs = for every two shift tokens
table-objective_count = for each of your objectives, this one included
table-engine_type = for each of them delivered
table-matched_shares = for each of them matched with a fulfilled order
table-fulfilled_orders = for each of them fulfilled
table-ordered_lorries = if your fulfilled orders add up to that many
table-delivered = Delivered
table-trains = trains
table-hidden = hidden
table-players = Players
table-player = Player
table-passed = passed
table-score = Points so far
table-forecast = if the game ended now
table-total = Total
table-vp = VP
table-known = Known below the top

# What a hint says a turn brings, in points.

hint-points = points at once
hint-trains = trains in progress
hint-shares = shares
hint-objectives = objectives
hint-innovations = innovations
hint-token = chances for the shift token
hint-workers = worker cards
