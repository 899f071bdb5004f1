# What a player is asked, by decision point.

prompt-choose_start_good = Your second wagon carries any good. Which one do you load?
prompt-keep_action_cards = Keep three of your five action cards; the others go under the deck.
prompt-hero_prekeep = Put one hero aside; nobody will see it.
prompt-hero_draft_pick = Take one hero; the others go to your left neighbour.
prompt-bid_spy = Which spy do you bid for turn order?
prompt-lobby = In which sector do you place your spy?
prompt-income_load = Fill a wagon, or finish: { $left ->
    [one] { $left } wagon left to fill
   *[other] { $left } wagons left to fill
}.
prompt-invest = Choose an investment action, or pass.
prompt-play_card = Which action card do you play?
prompt-movement_step = Movement { $movement } of 3: { $points ->
    [one] { $points } space
   *[other] { $points } spaces
}, { $coal ->
    [0] no coal needed
   *[other] costs { $coal } coal
}. Where do you go?
prompt-special_step = Do you pay { $coal } coal for a special action, of the played card or of another card in your hand?
prompt-take_display_card = Take a card from the display.
prompt-play_hero = Do you play a hero of your active region?
prompt-choose_warehouse_zone = Where do you build a warehouse?
prompt-choose_station_zone = Where do you build a station?
prompt-choose_track = On which progress track do you advance?
prompt-choose_sector = { $agents ->
    [one] In which sector of { $region } do you place your agent?
   *[other] In which sector of { $region } do you place your { $agents } agents?
}
prompt-choose_wagon = Which wagon do you fill?
prompt-choose_good = Which good do you load on the { $wagon }?
prompt-choose_exchange = Which wagon do you exchange, and for which one? Allowed: { $exchanges }.
prompt-choose_new_wagon = Which wagon with { $size } slots do you take?
prompt-plan_keep = Keep { $keep ->
    [one] one of the drawn cards, or none
   *[other] up to { $keep } of the drawn cards
}.
prompt-discard_excess = Discard a card: you can hold at most { $limit }.
prompt-choose_siding_tile = Which siding tile do you use?
prompt-choose_free_special = Do you use the special action of a card in your hand for free?
prompt-choose_free_action = Which investment action do you take for free?
prompt-choose_target = Where do you go? You move { $points } spaces.
prompt-take_parcel = Do you take the parcel ({ $zone })?
prompt-city_step = You are in { $city }. What do you do next?
prompt-choose_rent_city = You rent out a warehouse. Which city does the contractor come from?
prompt-rent = Which contractor from { $city } rents which warehouse?
prompt-fulfil_contract = Which contract do you fulfil in { $city }? You can still unload { $left ->
    [one] { $left } good
   *[other] { $left } goods
}.
prompt-choose_goods = { $good ->
    [none] Contract { $contract }: which good do you deliver as “any good”?
   *[other] Contract { $contract }: from which slot do you deliver { $good }?
}
prompt-black_market = What do you buy on the black market?
prompt-sell_good = Reward: { $reward }. Paid so far: { $worth } of { $price }. Which good do you sell next?
prompt-choose_contract_city = In which city do you put a contract marker on space { $size }?

# What this decision is about: the second line of the prompt on the screen.

explain-choose_start_good = Goods go to contracts and black markets. Look at the open contracts and at what each good is worth.
explain-keep_action_cards = A card has three movements with their coal, and a special action. You play one card per round.
explain-hero_prekeep = This hero leaves the game. The others are drafted: one for you, the rest to your neighbour.
explain-hero_draft_pick = Play the hero in its state for the bonus; at the end one kind of good on your wagons scores.
explain-bid_spy = The highest spy goes first. Whatever you bid is spent, and high numbers do not come back.
explain-lobby = You advance on the sector’s track, and early spaces give a bonus. Most pieces score at the end.
explain-income_load = A wagon is filled completely. What you do not load now is lost.
explain-invest = You have { $investment } investment and keep what you do not spend. After a pass you are out until next round.
explain-play_card = You make its movements in order and pay their coal. You have { $have } coal.
explain-movement_step = Go exactly that far; only a city or black market may end it early. You have { $have } coal.
explain-special_step = You have { $have } coal. The special action of a card in your hand discards that card too.
explain-take_display_card = A card for later rounds. Cards in your hand: { $cards }, limit: { $limit }.
explain-play_hero = You get the bonus now and score goods at the end. The city’s mission is then gone. One hero per round.
explain-choose_warehouse_zone = One space up on this state’s infrastructure. To rent it out, a station must stand there. Left: { $left }.
explain-choose_station_zone = It brings a parcel, and you go up whenever the zone is scored. Stations left: { $left }.
explain-choose_track = The next level counts from now on. Only one player can reach the top, which scores at the end.
explain-choose_sector = Agents count like spies: at the end first and second place in each sector score.
explain-choose_wagon = All its empty slots are filled: with the printed good, or with one that you choose.
explain-choose_good = It stays on the wagon until you deliver or sell it. See which goods the open contracts ask for.
explain-choose_exchange = You lose the old wagon with its load. The new one is empty.
explain-choose_new_wagon = It is empty. A special wagon carries only parcels and scores at the end if it is full.
explain-plan_keep = The others are discarded face up. You can hold at most { $limit } cards.
explain-discard_excess = Its movements and its special action are lost to you.
explain-choose_siding_tile = Its effect is yours now, and a new tile takes its place. What is impossible brings nothing.
explain-choose_free_special = It costs no coal, but the card is discarded and not replaced.
explain-choose_free_action = It costs no investment and works even if its area is full.
explain-choose_target = Exactly this far, but a city or black market may end it early. Plain track brings nothing.
explain-take_parcel = Parcels fill special wagons. A full one scores at the end.
explain-city_step = Your marker is compulsory; renting out and contracts are up to you. Each once per stop.
explain-choose_rent_city = You go up the contractor track by the rank of this city: 1, 2 or 3 spaces.
explain-rent = The contractor stays for good. On the track of that colour you go up by { $rank }.
explain-fulfil_contract = You score the VP on the tile and mark the city. Each size can be delivered here once.
explain-choose_goods = The slot becomes empty. Keep the goods that your other contracts and missions need.
explain-black_market = One reward per stop. You pay with the value of your goods; surplus is lost.
explain-sell_good = { $missing ->
    [0] The price is paid: more goods would bring nothing.
   *[other] Still to pay: { $missing }. No change is given.
}
explain-choose_contract_city = The marker counts { $size } in this state’s contract area: at the end the two largest sums score.

# What a player can do, by verb.

move-choose_start_good = { $good }
move-keep_action_cards = keep { $card }; { $card_2 }; { $card_3 }
move-hero_prekeep = put aside: { $hero }
move-hero_draft_pick = take: { $hero }
move-bid_spy = spy { $spy }
move-lobby = { $place }
move-income_load = { $wagon ->
    [done] finish loading
   *[other] fill: { $wagon }
}
move-invest = { $action ->
    [pass] pass
   *[other] { $action }
}
move-play_card = play { $card }
move-movement_step = { $ride ->
    [stop] stop here
   *[other] go to { $ride }
}
move-special_step = { $card ->
    [skip] no special action
   *[other] { $card }
}
move-take_display_card = take { $card }
move-play_hero = { $hero ->
    [decline] play no hero
   *[other] play: { $hero }
}
move-choose_warehouse_zone = { $zone ->
    [decline] build nothing
   *[other] warehouse: { $zone }
}
move-choose_station_zone = { $zone ->
    [decline] build nothing
   *[other] station: { $zone }
}
move-choose_track = advance: { $progress }
move-choose_sector = { $place ->
    [decline] place no agent
   *[other] agent: { $place }
}
move-choose_wagon = { $wagon ->
    [decline] fill no wagon
   *[other] fill: { $wagon }
}
move-choose_good = { $good }
move-choose_exchange = { $swap ->
    [decline] exchange nothing
   *[other] exchange: { $swap }
}
    .wagon = exchange the { $wagon } for the { $new_wagon }
move-choose_new_wagon = { $new_wagon ->
    [decline] take no wagon
   *[other] take: { $new_wagon }
}
move-plan_keep = { $cards ->
    [none] keep no card
   *[other] keep: { $cards }
}
move-discard_excess = discard { $card }
move-choose_siding_tile = { $number ->
    [decline] use no tile
   *[other] tile on space { $number }
}
move-choose_free_special = { $card ->
    [decline] use no special action
   *[other] { $card }
}
move-choose_free_action = { $action }
move-choose_target = go to { $node }
move-take_parcel = { $wagon ->
    [decline] leave the parcel
   *[other] put the parcel on the { $wagon }
}
move-city_step = { $part ->
    [mark] mark your presence
    [rent] rent out a warehouse
    [contracts] fulfil contracts
   *[finish] finish the city action
}
move-choose_rent_city = { $city }
move-rent = { $zone }: { $colour } from { $city }
move-fulfil_contract = { $size ->
    [end_block] no more contracts
   *[other] contract of { $size } goods
}
move-choose_goods = from: { $slot }
move-black_market = { $reward ->
    [decline] buy nothing
   *[other] { $reward }
}
move-sell_good = { $slot ->
    [done] no more goods
   *[other] sell from: { $slot }
}
move-choose_contract_city = { $city }

# What happened, by kind of event.

event-round_began = Round { $round } begins.
event-phase_began = { $phase ->
    [auction] Phase I: auction.
    [lobbying] Phase II: lobbying.
    [income] Phase III: income.
    [investing] Phase IV: investment.
    [movement] Phase V: movement.
    [mission] Phase VI: missions.
   *[end] Final scoring.
}
event-turn_order = Number { $count } in turn order: { $seat }.
event-start_good = { $seat } begins with { $good }.
event-cards_dealt = { $seat } is dealt cards: { $cards }.
event-cards_returned = { $seat } returns cards: { $cards }.
event-heroes_dealt = { $seat } is dealt heroes: { $heroes }.
event-hero_aside = { $seat } puts a hero aside: { $hero }.
event-hero_picked = { $seat } takes a hero: { $hero }.
event-pack_received = { $seat } chooses from these heroes: { $heroes }.
event-bid = { $seat } bids spy { $spy }.
event-lobbied = { $seat } places a spy in the { $place }, space { $space }.
event-advanced = { $seat } advances to { $value } on the { $progress } track.
event-cannot_advance = { $seat } cannot advance any further on the { $progress } track.
event-gained_investment = { $seat } gains { $count } investment.
event-gained_coal = { $seat } gains { $count } coal.
event-gained_vp = { $seat } gains { $points } VP.
event-filled = { $seat } fills the { $wagon }: { $goods }.
event-invested = { $seat } invests { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}: { $action }.
event-took_free_action = { $seat } takes an investment action for free: { $action }.
event-passed = { $seat } passes.
event-warehouse_built = { $seat } builds a warehouse in { $zone }.
event-station_built = { $seat } builds a station in { $zone }.
event-agent_placed = { $seat } places an agent in the { $place }, space { $space }.
event-went_up = { $seat } goes up to space { $count } on the { $track }.
event-exchanged = { $seat } exchanges the { $wagon } for the { $new_wagon }.
event-took_wagon = { $seat } takes the { $wagon }.
event-wagon_laid = New wagon on display: { $wagon }.
event-planned = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-saw = { $seat } looks at cards: { $cards }.
event-kept_cards = { $seat } keeps { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}.
event-discarded = { $seat } discards: { $cards }.
event-deck_shuffled = The discard pile is shuffled into a new deck.
event-cards_laid = New cards on display: { $cards }.
event-played = { $seat } plays a card: { $card }.
event-moved = { $seat } moves to { $node }.
event-token_used = { $seat } uses a movement token: +{ $token }.
event-coal_paid = { $seat } pays { $count } coal.
event-special_used = { $seat } uses the special action of a card: { $card }.
event-took_card = { $seat } takes a card: { $card }.
event-tile_used = { $seat } uses the siding tile on space { $siding }: { $tile }.
event-tile_laid = New siding tile on space { $siding }: { $tile }.
event-parcel_taken = { $seat } puts the parcel ({ $zone }) on the { $wagon }.
event-marked = { $points ->
    [0] { $seat } marks presence in { $city }.
   *[other] { $seat } marks presence in { $city }: { $points } VP and the movement token +{ $token }.
}
event-rented = { $seat } rents out a warehouse ({ $zone }) to the { $colour } from { $city }.
event-fulfilled = { $seat } fulfils a contract in { $city }: { $contract }, { $points } VP.
event-contract_laid = New contract in { $region }: { $contract }.
event-unloaded = { $seat } unloads { $good } from the { $wagon }.
event-traded = { $seat } buys on the black market: { $reward }.
event-marker_placed = { $seat } places a contract marker in { $city } on space { $size }: { $points } VP.
event-hero_played = { $seat } starts the mission of { $hero }.
event-scored = { $seat } scores { $points } VP: { $scoring ->
    [all_cities] { $count } of 9 cities visited
    [progress] { $count ->
        [0] at the top of no progress track
        [one] at the top of { $count } progress track
       *[other] at the top of { $count } progress tracks
    }
    [sectors] { $count ->
        [0] first or second in no sector
        [one] first or second in { $count } sector
       *[other] first or second in { $count } sectors
    }
    [infrastructure] { $count ->
        [0] first or second on no infrastructure track
        [one] first or second on { $count } infrastructure track
       *[other] first or second on { $count } infrastructure tracks
    }
    [contractors] { $count ->
        [0] first or second on no contractor track
        [one] first or second on { $count } contractor track
       *[other] first or second on { $count } contractor tracks
    }
    [special_wagons] { $count ->
        [0] no full special wagon
        [one] { $count } full special wagon
       *[other] { $count } full special wagons
    }
    [contract_area] { $count ->
        [0] first or second by contracts in no state
        [one] first or second by contracts in { $count } state
       *[other] first or second by contracts in { $count } states
    }
   *[missions] { $count ->
        [0] no mission started
        [one] { $count } mission started
       *[other] { $count } missions started
    }
}.
event-game_over = The game is over.

# Points by category.

category-tokens = city tokens
category-contracts = contracts
category-markets = black markets
category-cards = special actions
category-all_cities = all cities
category-progress = progress tracks
category-sectors = sectors
category-infrastructure = infrastructure
category-contractors = contractors
category-special_wagons = special wagons
category-contract_area = contract area
category-missions = missions

tie-city_markers = more city markers

# Options of the table.

option-heroes = heroes
option-heroes-draft = drafted
option-heroes-random = dealt at random (for a first game)

# What a hint counts.

hint-points = points so far
hint-contracts = contracts within reach
hint-cities = cities ahead
hint-sectors = influence in sectors
hint-tracks = infrastructure and contractors
hint-zones = warehouses and stations
hint-wagons = wagons and parcels
hint-progress = progress tracks
hint-money = investment and coal
hint-cards = cards in hand
hint-missions = missions

# Why something cannot be chosen now.

closed-too_little_investment = not enough investment
closed-area_full = the area is full
closed-impossible = not possible now
closed-other_price = not among the free actions
closed-no_state = your locomotive is in no state yet
closed-no_warehouses = you have no warehouse left
closed-no_stations = you have no station left
closed-no_agents = you have no agent left
closed-no_room_here = no room in your active region
closed-wagons_full = all your wagons are full
closed-no_free_stop = no free space at this distance
closed-no_such_wagon = no wagon of this size to exchange
closed-none_on_offer = no such wagon on offer
closed-train_full = your train has no room for a wagon
closed-no_free_space = no free contract space in this state
closed-no_markers = you have no contract marker left
closed-too_little_coal = not enough coal
closed-at_the_top = you are at the top
closed-top_taken = somebody is at the top
closed-state_taken = state already taken this round
closed-sector_full = the sector is full
closed-one_spy_only = you already have a spy here
closed-other_state = in another state
closed-mission_gone = this city’s mission is gone
closed-marked = your marker is already here
closed-mark_first = mark your presence first
closed-done = done at this stop
closed-no_contractors = no contractor waits here
closed-nothing_to_rent = none of your warehouses is free beside a station
closed-no_fitting_zone = your zones already have these contractors
closed-space_taken = space taken in this city
closed-no_contract = no contract on display
closed-unloading_too_low = your unloading is too low
closed-goods_missing = goods are missing
closed-goods_worth_too_little = your goods are worth too little

# A table in words.

table-round = Round
table-setup = set-up
table-auction = I auction
table-lobbying = II lobbying
table-income = III income
table-investing = IV investment
table-movement = V movement
table-mission = VI missions
table-end = end
table-order = Turn order
table-cities = Cities
table-map = Map
table-map_legend = clockwise; ↗ ↘ junction; =3 siding tile 3
table-inner = inner
table-middle = middle
table-outer = outer
table-green = green
table-red = red
table-blue = blue
table-at_end = at the end
table-at_top = no advance: you are at the top
table-no_advance = no advance: the top is taken
table-worth = goods worth
table-city = City
table-there = Markers
table-tokens = Tokens (VP/movement)
table-contractors = Contractors
table-token = Mission
table-contracts = Contracts 2, 3, 4, 5
table-grid = State contracts
table-region = State
table-zones = Zones
table-zone = Zone
table-warehouses = Warehouses
table-station = Station
table-parcel = Parcel
table-sectors = Sectors
table-sector = Sector
table-spies = Spies
table-agents = Agents
table-tiles = Siding tiles
table-areas = Action areas
table-area = Area
table-used = Used
table-supply = On offer
table-wagons = Wagons
table-display = Cards on display
table-deck = Deck
table-faction = Faction
table-at = Locomotive
table-money = Investment, coal
table-progress = Progress
table-tracks = Tracks
table-reserve = In reserve
table-hand = Hand
table-heroes = Heroes
table-missions = Missions
table-players = Other players
table-player = Player
table-score = Points so far
table-forecast = if the game ended now
table-total = total
table-investments = investment
table-coal = coal
table-cards = cards
table-special = special action
table-markers = contract markers
table-stations = stations
table-yes = yes
table-empty = none
table-vp = VP
table-seen = cities
