# What a player is asked, by decision point.

prompt-choose_action = { $empty ->
    [1] Your pool is empty. Knock off and take a worker, or end your turn:
   *[0] Place a dwarf or end your turn:
} { $left ->
    [0] no actions left, but you can still exchange heat
    [one] { $left } action left
   *[other] { $left } actions left
}.
prompt-bonus_actions = { $empty ->
    [1] Bonus turn. Your pool is empty: knock off or end your turn:
   *[0] Bonus turn. Place a dwarf or end your turn:
} { $left ->
    [0] no actions left, but you can still exchange heat
    [one] { $left } action left
   *[other] { $left } actions left
}.
prompt-pay_heat = Pay { $heat } heat: how much of it from furnaces?
    .screen = Pay { $heat } heat: from the track or from furnaces?
prompt-action_window = What does your dwarf do here ({ $dwarf }; { $space })?
    .screen = { $space }: do what you like, in any order, then finish.
prompt-lift = What does your dwarf do at the Gear ({ $dwarf })?
    .screen = Gear: raise the lift, do the rest in any order, then finish.
prompt-discount = “{ $project }” costs one resource less. Which one do you save?
prompt-recover = Which resource do you take back?
prompt-extra_heat = “{ $project }”: how much extra heat do you pay for victory points?
prompt-free_development = Develop one of your projects for free, or none?

# What this decision is about: the second line of the prompt on the screen.

explain-choose_action = { $empty ->
    [1] Knocking off costs an action. Your foreman and a worker of your choice come to your pool.
   *[0] You do what the space offers and take the dwarf who stood there. Heat lost when the turn ends: { $fading }.
}
explain-bonus_actions = { $empty ->
    [1] Knocking off costs an action. Your foreman and a worker of your choice come to your pool.
   *[0] These are your last actions: only what becomes points now still counts.
}
explain-pay_heat = On the track: { $track }, lit furnaces: { $lit }. Used furnaces go out; the track cools after your turn.
explain-action_window = Everything here is optional, and what is grey says why. What you leave out is lost for this action.
explain-lift = Each level you see costs the heat beside it. All clans’ carts move, and the top ones are emptied.
explain-discount = You pay one piece less of the kind you choose. Save what you have least of.
explain-recover = One of the pieces you have just paid comes back to your supply.
explain-extra_heat = Each extra heat is 1 VP. Developing costs { $heat } heat, and you can add at most { $most }.
explain-free_development = No resources and no heat: you score its VP, and its effect still counts.

# What a player can do, by verb.

move-place = { $dwarf } → { $space }
    .speciality = { $dwarf } as { $speciality } → { $space }
move-knock_off = { $space ->
    [none] knock off (no worker to take)
   *[other] knock off and take the worker from: { $space }
}
move-convert_stone = heat into stone
move-convert_iron = heat into iron
move-end_turn = end the turn
move-pay_heat = { $furnaces ->
    [0] all from the track
    [one] { $furnaces } furnace
   *[other] { $furnaces } furnaces
}
move-mine = mine into your cart
move-raise = raise the lift by { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}
move-drop_stone = drop a stone into every cart ({ $position })
move-build = build a furnace
move-build_second = build a furnace at the engineer’s price
move-exchange = exchange: { $give } → { $take }
move-forge = forge: { $give }
move-realise = realise: { $project }
move-develop = develop: { $project }
move-silverbeard = Silverbeard’s token: { $bonus }
move-build_in = build in a furnace ({ $furnace })
move-done = finish the action
move-discount = save 1 { $kind }
move-recover = take back 1 { $kind }
move-extra_heat = pay { $amount } extra heat
move-free_development = { $project ->
    [none] develop no project
   *[other] develop for free: { $project }
}

# What happened, by kind of event.

event-decks_in_play = Decks in play: { $decks }.
event-round_began = Round { $round } begins.
event-turn_began = { $seat } has { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
event-bonus_turn_began = { $seat } takes a bonus turn: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
event-projects_laid = New projects: { $projects }.
event-projects_discarded = Out of the game: { $projects }.
event-token_given = { $seat } gets Silverbeard’s token.
event-token_returned = { $seat } gives back Silverbeard’s token.
event-token_used = { $seat } uses Silverbeard’s token: { $bonus }.
event-placed = { $speciality ->
    [none] { $seat }: { $dwarf } → { $space }.
   *[other] { $seat }: { $dwarf } as { $speciality } → { $space }.
}
event-took = { $seat } takes the { $dwarf } from “{ $space }”.
event-sent_home = { $seat }’s foreman leaves “{ $space }”.
event-boarded = { $seat }’s foreman climbs into the cart ({ $position }).
event-knocked_off = { $seat } knocks off and calls the foreman back.
event-mined = { $seat } mines at “{ $space }”: { $pieces }.
event-mined_extra = { $seat } mines at “{ $space }” with extra yield: { $pieces }.
event-lifted = The lift rises by one level.
event-unloaded = { $seat } unloads: { $pieces }.
event-rode_up = { $seat }’s foreman comes up with the lift.
event-stone_dropped = A stone falls into every cart ({ $position }).
event-lit_furnaces = { $seat } lights { $count ->
    [one] { $count } furnace
   *[other] { $count } furnaces
}.
event-heated = { $seat } gains { $heat } heat.
event-paid_heat = { $furnaces ->
    [0] { $seat } pays { $heat } heat.
   *[other] { $seat } pays { $heat } heat ({ $furnaces } from furnaces).
}
event-cooled = { $seat } loses { $heat } heat at the end of the turn.
event-built = { $seat } builds a furnace for: { $pieces }.
event-exchanged = { $seat } exchanges: { $give } → { $pieces }.
event-forged = { $seat } forges: { $give } → { $take }.
event-realised = { $seat } realises “{ $project }”: { $points } VP.
event-recovered = { $seat } takes back 1 { $kind }.
event-developed = { $seat } develops “{ $project }”: { $points } VP.
event-gained = { $seat } takes from the bank: { $pieces }.
event-converted = { $seat } turns heat into { $kind }.
event-scored = { $seat } scores { $points } VP ({ $source ->
    [projects] projects
    [developments] developments
    [furnaces] furnaces
    [lift] lift
   *[placements] placements
}).
event-furnace_gained = { $seat } gets a lit furnace from the reserve.
event-extra_action = { $seat } earns one more action.
event-built_in = { $seat } builds a furnace ({ $furnace }) into “{ $space }”: { $points } VP.
event-event_revealed = Event: { $event_card }.
event-fire_spread = Fire spreads: { $seat } lights one more furnace.
event-accounted = { $seat } scores { $points } VP at the end: “{ $project }”.
event-game_over = The game is over.

# Points and options.

category-projects = projects
category-developments = developments
category-furnaces = built-in furnaces
category-lift = lift
category-placements = placements
category-bonuses = end bonuses

tie-crystal = more crystal
tie-gold = more gold
tie-iron = more iron
tie-stone = more stone

option-length = length of the game
option-length-normal = ten rounds
option-length-short = eight rounds
option-decks = choice of decks
option-decks-first_game = as in a first game
option-decks-random = at random
option-western_quarter = Western Quarter
option-western_quarter-maybe = optional
option-western_quarter-in = in play
option-new_shaft = New Shaft
option-new_shaft-maybe = optional
option-new_shaft-in = in play
option-golden_terraces = Golden Terraces
option-golden_terraces-maybe = optional
option-golden_terraces-in = in play
option-old_shaft = Old Shaft
option-old_shaft-maybe = optional
option-old_shaft-in = in play
option-eastern_quarter = Eastern Quarter
option-eastern_quarter-maybe = optional
option-eastern_quarter-in = in play

# Why something cannot be chosen now.

closed-done = done
closed-cart_full = your cart is full
closed-no_heat = no heat
closed-no_reserve = no furnace in reserve
closed-too_dear = too expensive now
closed-nothing_to_give = nothing to exchange
closed-nothing_to_develop = nothing to develop
closed-not_foreman = only a foreman can
closed-taken = already built in
closed-no_furnace = no furnace on your board
closed-too_little_heat = not enough heat
closed-none_of_it = you have none of it

# Labels of the drawn table.

table-round = Round
table-starts = starts
table-event = Event
table-events_left = Events left
table-space = Space
table-there = Dwarf there
table-bonuses = Bonuses
table-built_in = Furnace of
table-build_in = Build in
table-row = Projects on offer
table-project = Project
table-deck = Deck
table-cost = Cost
table-develop = Development
table-effect = Effect
table-vp = VP
table-payable = you can afford it
table-pile = Projects left
table-shaft = Lift
table-token = Silverbeard’s token
table-nobody = nobody
table-clan = Clan
table-pool = Dwarfs
table-supply = Supply
table-heat = Heat
table-keeps = keeps
table-furnaces = Furnaces
table-lit = lit
table-unlit = unlit
table-reserve = reserve
table-realised = Realised
table-developed = Developed
table-empty = none
table-cart_full = your cart there is full
table-free = free
table-foreman = foreman
table-players = Players
table-player = Player
table-score = Points so far
table-forecast = if the game ended now
table-total = Total

# What a hint says a turn brings, in points.

hint-points = points at once
hint-projects = projects within reach
hint-developments = developments within reach
hint-supply = resources
hint-carts = loaded carts
hint-heat = heat and furnaces
hint-dwarfs = dwarfs at hand
hint-decks = leads in the decks
hint-powers = lasting effects
