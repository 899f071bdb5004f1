# Pieces.
some-stone = { $count } stone
some-iron = { $count } iron
some-gold = { $count } gold
some-crystal = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
some-heat = { $count } heat
nothing = nothing
empty = empty
free = free
for-price = for { $price }
points = { $vp } VP

# The mountain.
mine = Mine and lift
halls = Guild halls
halls-left = Guild halls on the left
halls-right = Guild halls on the right
lift = Lift
unload-here = carts are unloaded here
lifts = { $count ->
    [one] { $count } level to the surface
   *[other] { $count } levels to the surface
}
cart-of = { $name }’s cart: { $load }
the-foreman = the foreman
foreman-of = { $name }’s foreman
stands = dwarf here: { $who }
nobody = nobody here
yields = yields { $pieces }
your-cart-full = your cart there is full
full = full
your-cart = your cart
extra-yield = extra yield
extra-yield-of = extra yield { $pieces }
build-in = build in
build-in-for = build in a furnace for { $cost }: { $vp } VP
furnace-of = furnace of { $name }
unloads = { $step }. unloads
rises-to = to: { $place }

hall-lab = Laboratory
hall-bellows = Bellows
hall-gear = Gear
hall-stove_maker = Stove-maker
hall-forge = Forge
hall-architect = Architect
base-lab = 1 exchange downwards
base-bellows = light 1 furnace
base-gear = raise 1 level, more for heat
base-stove_maker = a furnace { $price }
base-forge = exchange upwards for heat
base-architect = realise 1 project
bonus-two_more_exchanges = 2 more exchanges
bonus-light1_heat1 = light 1, 1 heat
bonus-light_all = light all furnaces
bonus-heat2 = 2 heat
bonus-vp_per_level = 1 VP per loaded level
bonus-stone_to_level = stone in every cart
bonus-second_furnace = another { $price }
bonus-light_one = light 1 furnace
bonus-develop_projects = develop for 1 heat more
bonus-heat1 = 1 heat
bonus-recover_resource = take back 1 resource
bonus-develop_discount = develop for 2 heat less
tiny-two_more_exchanges = +2
tiny-light1_heat1 = 1 + 1 heat
tiny-light_all = light all
tiny-heat2 = 2 heat
tiny-vp_per_level = VP/level
tiny-stone_to_level = stone
tiny-second_furnace = another
tiny-light_one = light 1
tiny-develop_projects = develop
tiny-heat1 = 1 heat
tiny-recover_resource = 1 back
tiny-develop_discount = −2 heat
has-bonus = your dwarf has the bonus: { $bonus }
bonus-closed = closed by the event
bonus-yours = your dwarf has it
only-for = only for: { $speciality }

# Event, projects, decks.
row = Event and projects
no-event = No event yet
no-event-text = After each round an event is revealed and fire spreads: each player with both a lit and an unlit furnace lights one more.
events-over = No event in force
events-over-text = The last round is over. Now the leaders get their rewards, then the end bonuses are counted.
event-said = Event: { $event }
event-here = the event applies here: { $event }
all-round = for the whole round
has-happened = already resolved
events-left = { $count ->
    [0] no more events
    [one] { $count } more event
   *[other] { $count } more events
}
project-said = { $project }, { $vp } VP, { $deck }, costs { $cost }
develop-said = development: { $cost }, { $vp } VP, { $effect }
refilled = { $size ->
    [0] no more projects
   *[other] refilled at the start of the next turn
}
you-can-pay = you can afford it
payable = affordable
lacks = missing
missing = missing: { $pieces }
decks = Decks in play
deck-western_quarter = most: 3 more actions
deck-new_shaft = 2 VP per developed
deck-golden_terraces = most: 1 developed free
deck-old_shaft = most: Silverbeard
deck-eastern_quarter = each card keeps 2 heat
leads = most: { $names }
token = Silverbeard’s token
token-free = nobody has the token
token-with = Silverbeard’s token: { $name }
pile = Pile: { $basic } basic, { $advanced } advanced
pile-basic = Basic projects (they come first)
pile-advanced = Advanced projects
pile-discarded = Out of the game
what-comes = What can still come
events-possible = Events: { $size } of these { $count } will come
then = then

# The own board.
my-board = My board
board-of = { $name }’s board
pool = Pool
your-pool = Your pool
actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
pool-empty = Empty: you can only knock off.
dwarfs = { $dwarf } ×{ $count }
counts-as = also counts as { $list }
change-for-heat = for 1 heat, as:
as-speciality = counts as { $speciality }
supply = Supply
in-supply = { $kind }: { $count } in the supply
heat = Heat
heat-said = Heat { $heat } of 10; at most { $kept } stays at the end of the turn
falls = falls to 0 at the end of your turn
falls-to = at most { $heat } stays at the end of your turn
keeps = keeps { $heat }
furnaces = Furnaces
furnace-said = Furnace, { $state }
furnaces-on = { $lit } lit, { $unlit } unlit
furnaces-off = { $reserve } in reserve, { $built } built in
built-in-at = Built in: { $places }.
projects = Projects
your-projects = Your projects
projects-of = { $name }’s projects
no-projects = None yet. Realise one at the Architect.
realised-said = { $project }, realised; development { $cost }, { $vp } VP, { $effect }
developed-said = { $project }, developed: { $effect }
end-now = { $vp } VP at the end
too-dear = too expensive at the Forge now
carts = Carts
if-ended = If the game ended now
final = Final points
starts = starts every round
glance-furnaces = lit furnaces out of all on the player board
glance-projects = { $count ->
    [0] no project
    [one] { $count } project, { $developed } developed
   *[other] { $count } projects, { $developed } developed
}

# The window.
your-dwarf = Your dwarf here: { $dwarf }.
your-dwarf-as = Your dwarf here: { $dwarf }, as { $speciality }.
title-end = Your projects
mine-here = Mine
raise = Raise the lift by
would-bring = { $count ->
    [one] { $count } level up would unload:
   *[other] { $count } levels up would unload:
}
brings-you = you unload { $pieces }
costs-heat = for { $heat } heat
build = Build a furnace
exchange = Exchange downwards
exchanges-used = { $used } of { $all } used
forge = Exchange upwards, as often as you like
forge-note = { $heat } heat, becomes { $take }
realise = Realise a project
realise-how = or choose a glowing card
develop-now = Develop “{ $project }”
development-costs = It would cost
bellows-done = You have lit one furnace.
bonuses = Specialists’ bonuses
use-token = For Silverbeard’s token
build-in-furnace = Build in a furnace
one-lit = a lit one
one-unlit = an unlit one
on-board = { $count } on your board
built-in-guild = From the next action on: 1 heat whenever another player places a dwarf here.
built-in-mine = From the next action on: extra yield on this level.
at-closed = closed
at-level_1 = level 1
at-level_2 = level 2
at-level_3 = level 3
at-level_4 = level 4
pay-heat = Pay { $heat } heat
pay-have = you have { $heat } heat and { $lit ->
    [one] { $lit } lit furnace
   *[other] { $lit } lit furnaces
}
pay-split = { $furnaces ->
    [0] { $track } from the track
    [one] { $track ->
        [0] 1 furnace goes out
       *[other] { $track } from the track, 1 furnace
    }
   *[other] { $track ->
        [0] { $furnaces } furnaces go out
       *[other] { $track } from the track, { $furnaces } furnaces
    }
}
pay-left = leaves { $heat } heat, { $lit } lit
choose-discount = Save one resource
choose-recover = Take back one resource
choose-extra = Extra heat: 1 VP each
choose-free = Develop one for free

# Effects in short; the tooltip has them in full.
effect-1 = projects cost 1 stone or iron less
effect-2 = foreman is a blacksmith; blacksmiths mine more
effect-3 = foreman is an engineer; engineers mine more
effect-4 = foreman is a smelter; smelters mine more
effect-5 = take 2 stone and 1 iron
effect-6 = end: 1 VP per developed project
effect-7 = end: 1 VP per iron
effect-8 = end: 1 VP per 2 stone
effect-9 = 1 VP per worker placed on an empty space or on that of another foreman
effect-10 = 2 VP per developed New Shaft card
effect-11 = 2 VP per developed New Shaft card
effect-12 = 2 VP per developed New Shaft card
effect-13 = 2 VP per developed New Shaft card
effect-14 = 2 VP per developed New Shaft card
effect-15 = 2 VP per developed New Shaft card
effect-16 = 2 VP per developed New Shaft card
effect-17 = 2 VP per developed New Shaft card
effect-18 = 2 VP per developed New Shaft card
effect-19 = take 1 crystal
effect-20 = 1 VP whenever a cost includes gold
effect-21 = projects cost 1 gold less
effect-22 = no effect
effect-23 = no effect
effect-24 = end: 2 VP per gold
effect-25 = end: 1 VP per project that cost crystal
effect-26 = end: 1 VP per project
effect-27 = end: 1 VP per furnace on your board
effect-28 = no effect
effect-29 = take 3 iron
effect-30 = all other players take 1 iron
effect-31 = all other players take 3 stone
effect-32 = take 1 of each kind
effect-33 = every turn: 1 iron
effect-34 = 1 heat less per other Old Shaft card
effect-35 = light all furnaces, 2 heat
effect-36 = 4 heat; all other players 1 heat
effect-37 = between actions: 1 heat for 1 stone
effect-38 = every turn: 1 heat
effect-39 = between actions: 2 heat for 1 iron
effect-40 = built-in guild furnaces: 1 heat more
effect-41 = 1 lit furnace from the reserve
effect-42 = end: 2 VP per built-in furnace
effect-43 = one more action
effect-44 = for 1 heat a dwarf counts as another specialist
effect-45 = 1 VP per extra heat paid

# Tooltips.
tip-hall-lab = Exchange 1 resource for lower ones: { $exchanges }.
tip-exchange = { $give } for { $takes }
tip-or = { $one } or { $other }
tip-hall-bellows = Light 1 of your furnaces.
tip-hall-gear = Raise the lift by one level, and by one more for each heat you pay. The carts that reach the surface are unloaded.
tip-hall-stove_maker = Move a furnace from your reserve to your board, unlit. Price: { $price }.
tip-hall-forge = Exchange resources upwards as often as you like: { $exchanges }.
tip-forging = { $give } to { $take } { $heat ->
    [0] for free
   *[other] for { $heat } heat
}
tip-hall-architect = Realise one project of the row. Then you may develop it.
tip-mine = Loads { $yield } into your cart on this level, and also { $extra } with extra yield. { $count } levels to the surface.
tip-mine-note = Only an empty cart can be loaded. A foreman placed here climbs into his owner’s cart.
tip-joins-you = The { $dwarf } here joins your pool.
tip-goes-home = The foreman here goes back to his owner.
tip-nobody = Nobody stands here.
tip-warms = The owner of the furnace built in here gains heat.
tip-area-title = Built-in furnace: { $space }
tip-area-guild = A furnace built in here gives its owner 1 heat whenever another player places a dwarf here.
tip-area-mine = A furnace built in here gives its owner extra yield on this level.
tip-area-note = Only a foreman standing here can build one in. It stays there for the rest of the game.
tip-position = The carts of all players on this tile of the lift. At the surface they are unloaded and foremen come home.
tip-project = { $deck }, { $tier ->
    [basic] basic
   *[advanced] advanced
}. Costs { $cost }: { $vp } VP. Development { $development }: { $more } VP.
tip-event-instant = Happens at once, when it is revealed.
tip-event-round = Applies for the whole round.
tip-event-instant-round = Happens at once and applies for the whole round.
tip-deck-western_quarter = At the end of the game the player with the most projects of this deck takes 3 more actions. In a tie all tied players do.
tip-deck-new_shaft = Each development gives 2 VP for every developed project of this deck that you have, this one included.
tip-deck-golden_terraces = At the end of the game the player with the most projects of this deck develops one project for free. In a tie all tied players do.
tip-deck-old_shaft = Each round the player with the most projects of this deck gets Silverbeard’s token, but nobody in a tie. Spend it once for a bonus that your dwarf does not have.
tip-deck-eastern_quarter = Each project of this deck keeps 2 heat on your track at the end of your turn.
tip-deck-note = Realised and developed projects both count.
tip-foreman = Your own dwarf. Placed in the mine, he climbs into your cart. Only he can build furnaces into the board.
tip-change = For 1 heat your dwarf counts as this specialist instead of his own kind for one action.
tip-mined = { $count ->
    [0] Mined on no level.
    [one] Mined on level { $levels }.
   *[other] Mined on levels { $levels }.
}
tip-stone = The Forge turns it into iron.
tip-iron = The Forge makes it from stone, and turns it into gold.
tip-gold = The Forge makes it from iron, and turns it into crystal.
tip-crystal = The Forge makes it from gold.
tip-furnace-lit-title = Lit furnace
tip-furnace-lit = Pays 1 heat and goes out.
tip-furnace-unlit-title = Unlit furnace
tip-furnace-unlit = The Bellows light it. So does spreading fire at the end of a round, if you have another one lit.
tip-heat-title = Heat track
tip-heat = Heat pays for levels, exchanges and projects. At the end of your turn it is lost, except for what Eastern Quarter projects keep.
tip-furnaces-title = Furnaces
tip-furnaces = Each lit furnace can pay 1 heat. Furnaces built into the main board stay there.
score-projects = Projects
score-developments = Developments
score-furnaces = Built-in furnaces
score-lift = Lift
score-placements = Placements
score-bonuses = End bonuses
tip-score-projects = Points of realised projects.
tip-score-developments = Points of developments and of their effects.
tip-score-furnaces = Points for furnaces built into the board.
tip-score-lift = Smelters at the Gear: 1 VP per loaded level.
tip-score-placements = Points for placing workers.
tip-score-bonuses = What your developed projects would score at the end, counted now.
