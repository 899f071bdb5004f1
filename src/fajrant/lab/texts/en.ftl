# Reports of the lab.

report-title = { $game }: balance report
report-intro = { $games } games for { $players } players, { $deals } deals, each played once per seat with rotated bots. Bots: { $bots }. Rules version { $rules }, options: { $options }.
report-games = { $games } games; { $bots }
report-base = { $games } games; bots: { $bots }; intervals: 95 %.
report-interval = 95 % interval: { $low } … { $high }
report-seat = Seat { $seat }
report-sure = sure
report-likely = likely
report-open = not certain
report-win-rate = games won, %
report-fair = dashed: a fair share, { $fair }
report-all-numbers = All numbers
report-difference = difference
report-category = category

report-seats = Does the seat matter?
report-seats-mean = The bar around each mark contains the true value in 95 of 100 such runs. A seat is surely better or worse than its share only if its bar does not touch the dashed line.
report-seat-points = points more than the table’s mean
report-seats-says = Seat { $seat } is furthest from a fair share: it wins { $wins } of the games.

report-points = Where do the points come from?
report-points-mean = Each category shows what winners and the others got from it. A long gap is where games are won.
report-winners = winners
report-others = others
report-points-axis = points
report-categories = Points by category, winners and others
report-spread = The best seat leads the second by { $margin } points. The first two are tied on points in { $tied } of the games; the win is shared in { $shared }.
report-points-says = The winner has { $winner } points on average, with a standard deviation of { $deviation }.
report-categories-says = Winners get the largest part of their points from “{ $category }”: { $part }.

report-length = How long is a game?
report-length-mean = Around a table, a game takes about { $minutes } minutes, if a person needs { $glance } seconds for a choice and { $doubling } more for every doubling of the options.
report-length-says = A game has { $decisions } decisions; the median is { $median }, and one game in ten has { $tenth } or more.
report-by-round-says = { $kind ->
    [shift] Shift { $number } is the longest, with { $decisions } decisions of all players together.
   *[round] Round { $number } is the longest, with { $decisions } decisions of all players together.
}
report-decisions-axis = decisions in a game (line: median)
report-by-round = { $kind ->
    [shift] decisions by shift
   *[round] decisions by round
}

report-lead = Is it open to the end?
report-lead-mean = In { $runaway } of the games, the player who leads at half-time keeps the lead and wins: the runaway leader. A line near the top means that the rest of the game decides nothing.
report-lead-says = Whoever leads at half-time wins { $wins } of the games; a fair share is { $fair }.
report-changes-says = The leader changes { $changes } times in a game; the median is { $median }.
report-after-round = { $kind ->
    [shift] who leads after this shift
   *[round] who leads after this round
}
report-after-part = who leads after this part of the game, in { $parts } parts
report-leader-wins = wins the game, %
report-changes-axis = changes of the leader in a game (line: median)

report-choices = Is there something to decide?
report-choices-mean = { $forced } of the questions have only one answer; they are asked because skipping them would reveal a secret. The bars show how many options decisions have, in % of all decisions.
report-branching-says = A decision has { $options } options on average; most often there are { $often }, in { $part } of all decisions.
report-questions-says = The most frequent question, “{ $question }”, is asked { $often } times in a game.
report-options-mean = options, mean
report-options-axis = options
report-question = question
report-per-game = per game
report-forced = forced

report-uses = What is used, and who wins with it?
report-uses-mean = Filled circle: winners use it more often. Filled diamond: losers do. Open square: could be chance. Corrected for looking at { $compared } things at once; the { $shown } clearest are shown. Winners may use a thing because they are ahead: `fajrant lab restrict` tests what is the cause.
report-used-in = used by, % of seats
report-uses-says = { $sure } of { $compared } differences are more than chance. The clearest: users of “{ $thing }” win { $win } percentage points more often than the others.
report-offered = can be chosen in, % of games
report-dead-mean = { $count } of { $all } things could be chosen or drawn, but fewer than { $rare } of the seats use them. The upper end of an interval is what is still possible: with no use at all it follows from the number of deals (rule of three). { $absent } more could never be chosen in these games.
report-dead-things = Hardly ever used: { $count } things
report-win-difference = win rate with it minus without it, percentage points
report-thing = space, card or choice
report-times = uses per seat and game
report-corrected = p, corrected
report-all-things = All { $count } things

report-map = Where is the action?
report-map-mean = The number is the mean of uses per seat and game; darker is more often. A dashed frame marks a place that fewer than { $rare } of the seats use. There are { $dead } of them: { $names }.
report-map-says = Most used: { $top }, { $times } times per seat and game.
report-map-label = Map of the board. Most used: { $top }. Places that hardly anybody uses: { $dead }.
report-map-table = The map as a table: { $count } places
report-region = region
report-region-share = share of all uses
report-region-places = of the places
report-area-factory = factory
report-area-mining = mining
report-area-delivery = delivery
report-area-money = money
report-area-orders = orders
report-area-table = table
report-area-guilds = guild halls
report-area-mine = mine

report-worth = What is it worth?
report-worth-mean = One seat may not use it, all others may: how many points does it lose? Filled marks are sure, open ones could be chance. The intervals of points are approximate.
report-worth-says = “{ $name }” matters most: without it, a seat loses { $points } points.
report-lost-points = points lost without it
report-skill = Does thinking pay?
report-skill-mean = The first bot sits on every seat of every deal, against the second on all others. If a bot that thinks twice as long hardly wins more, the game offers little to find.
report-ladder = What is twice the thinking worth?
report-ladder-mean = Each bot plays against one that thinks half as long. The dashed line is what equal bots would get. Where the steps come down to it, more thinking finds nothing more: skill ends there, and luck begins.
report-ladder-says = The last doubling, number { $step }, brings { $points } points; the bot that thinks longer wins { $wins } of its games.
report-doublings = doublings of thinking time ({ $bot })
report-skill-says = { $name }: the first is ahead by { $points } points, the largest difference measured.
report-lead-points = points ahead of the others
report-what = what

report-luck = Luck or skill?
report-bots-mean = All bots sit on every seat equally often. The further a bot’s share is from the dashed line, the more skill counts.
report-bots-says = The best bot is { $bot }: each of its seats wins { $wins } of the games.
report-luck-mean = The deal and the seat decide { $part } of the final lead before anybody has moved: that is how far two games with the same deal agree. The rest is in the players’ hands and in what happens during the game.
report-bot = bot

report-endings = How does it end?
report-endings-fixed = { $kind ->
    [shift] Every game ends after shift { $count }, as the rules say.
   *[round] Every game ends after round { $count }, as the rules say.
}
report-endings-says = { $kind ->
    [shift] Games end after shift { $low } to { $high }; the median is { $median }.
   *[round] Games end after round { $low } to { $high }; the median is { $median }.
}
report-ending = why it ends
report-of-games = of the games
report-ending-early = { $kind ->
    [shift] Before the last shift: a player has met the condition that ends the game
   *[round] Before the last round: a player has met the condition that ends the game
}
report-endings-axis = { $kind ->
    [shift] last shift (line: median)
   *[round] last round (line: median)
}

report-holes = Holes in the rules
report-holes-mean = Counted while the games were played. The last column is what can be ruled out: with 95 % certainty, it happens no more often than that.
report-hole = what
report-hole-dead_end = A seat must move and cannot
report-hole-endless = A game does not end
report-hole-tie = A tie that no rule breaks
report-hole-repeat = A position comes back (one game in ten is watched)
report-how-often = how often
report-at-most = at most
report-of = { $count } of { $games }

report-change = A or B?
report-change-mean = The same deals in two runs. A: { $a }. B: { $b }. The change is measured deal by deal, so it is known better than either number.
report-measure = measure
report-change-ab = B minus A
report-verdict = verdict
report-more = more
report-less = less
report-unclear = not sure
report-change-winner = Points of the winner
report-change-decisions = Decisions
report-change-minutes = Minutes, estimated
report-change-changes = Changes of the leader

report-examples = Games to look at
report-examples-site = The links open games as replays at { $site }; Fajrant must be running there. Downloads open in any Fajrant, or with `fajrant replay`.
report-replay = open the replay
report-examples-mean = Save a record, then open it in the browser as a replay or with `fajrant replay`.
report-example-close = The closest game
report-example-clear = The clearest win
report-example-changes = Most changes of the leader
report-example-long = The longest game
report-example-short = The shortest game
report-example-dead_end = A dead end
report-example-repeat = A position that came back
report-example-endless = A game that did not end
report-download = record of game { $number }

report-method = How this was measured
report-method-games = Games
report-method-deals = Deals
report-method-bots = Bots
report-method-seeds = Seeds
report-method-intervals = Intervals
report-method-comparisons = Many comparisons
report-method-version = Program and rules
report-method-cost = CPU time per game
report-by-deal = 95 %, variance between deals
report-limits = What bots cannot tell: whether it is fun, whether people find the good moves, and how people play when they want to beat each other rather than score points.

finding-seat-helps = Seat { $seat } has an advantage
finding-seat-helps-unit = of games won; fair is { $fair }
finding-seat-helps-why = It ends { $points } points from the table’s mean, with the same bots on all seats.
finding-seat-harms = Seat { $seat } is at a disadvantage
finding-seat-harms-unit = of games won; fair is { $fair }
finding-seat-harms-why = It ends { $points } points from the table’s mean, with the same bots on all seats.
finding-seat-even = No seat stands out
finding-seat-even-unit = of games won by seat { $seat }; fair is { $fair }
finding-seat-even-why = Even the seat that is furthest from its share could be there by chance.
finding-lead-decides = The lead at half-time decides
finding-lead-decides-unit = of the leaders at { $part } win; fair is { $fair }
finding-lead-decides-why = The leader changes { $changes } times in a game on average.
finding-lead-open = The game is still open at half-time
finding-lead-open-unit = of the leaders at { $part } win; fair is { $fair }
finding-lead-open-why = The leader changes { $changes } times in a game on average.
finding-use-helps = Winners have it: { $thing }
finding-use-helps-unit = percentage points of win rate for its users
finding-use-helps-why = { $used } of the seats use it. Too strong, or only within reach of those who are ahead.
finding-use-harms = Losers have it: { $thing }
finding-use-harms-unit = percentage points of win rate for its users
finding-use-harms-why = { $used } of the seats use it. A trap, or the last resort of those who are behind.
finding-use-dead = Some things are hardly ever used
finding-use-dead-unit = of { $all } things in the game
finding-use-dead-why = They could be chosen, but fewer than one seat in fifty uses them; { $never } were never used. The rarest is “{ $thing }”: at most { $high } of the seats.
finding-category = Most points come from: { $category }
finding-category-unit = of the winner’s points
finding-category-why = Winners get { $won } points there, the others { $lost }.
finding-forced = Many questions have one answer
finding-forced-unit = of all questions
finding-forced-why = A decision has { $options } options on average.
finding-length = How long it takes
finding-length-long = It takes long
finding-length-long-unit = minutes, estimated; { $most } would be an evening
finding-length-long-why = { $decisions } decisions in a game, weighed by their options.
finding-length-unit = minutes, estimated
finding-length-why = { $decisions } decisions in a game, weighed by their options.
finding-hole = There are holes in the rules
finding-hole-unit = of { $games } games could not be finished
finding-hole-why = Somebody had to move and could not, or the game never ended.

kind-dock = dock
kind-hex = hex
kind-piece = track
kind-track = track
kind-place = sector
kind-city = city
kind-tile = tile
kind-space = space
kind-zone = zone
kind-good = goods:
kind-colour = colour:
kind-kind = resource:
kind-source = points from:
kind-deck = stack:
kind-end = end:
kind-cube = cube:
kind-position = position:
kind-furnace = furnace:
kind-contract = contract
kind-project = project
kind-order = order
kind-card = card
kind-node = space
kind-wagon = wagon
kind-new_wagon = new wagon
kind-reward = reward:
kind-token = token
kind-stack = stack
kind-start = starting tile:
kind-event = event
kind-bonus = bonus:
kind-speciality = speciality:
kind-dwarf = dwarf:
kind-hero = hero:
kind-action = action:
kind-progress = progress track:
kind-region = region:
kind-verb = choice
