# Texts of the pages where one learns: Learn, reviews, exercises, puzzles and My games.

learn-about = Play a guided first game, solve a position, read a chapter. Nothing here is timed or rated.
learn-first_game = Guided first game
learn-steps = { $now } of { $all } steps
learn-start = Start
learn-continue = Continue
learn-begun = Last started
learn-at_step = Guided first game, step { $step } of { $all }
learn-play_again = Play again
learn-rules_only = The rules, in short chapters
learn-read_rules = Read the rules
learn-games = Games
learn-rules = Rules of { $game }
learn-read = { $read } of { $all } chapters read
learn-chapter-read = read
learn-puzzles = Puzzles
learn-solved = { $solved } of { $all } solved
learn-puzzles-start = Solve the first
learn-puzzles-on = Solve the next
learn-puzzles-all = All { $count } puzzles
learn-puzzle-state = { $state ->
    [solved] solved
    [tried] { $tries ->
        [one] tried once
       *[other] tried { $tries } times
    }
   *[new] new
}
learn-mistakes = Your last mistakes
learn-no_mistakes = Play a game and have it reviewed: your mistakes become exercises here.
learn-try = Try it
learn-failed = The games could not be loaded.
learn-failed-some = Not everything could be loaded.
learn-again = Try again

# The review of a finished game.
review-not_over = You can review the game when it is over.
review-offer = Every decision is searched again with only what its player knew then. You see what was better, what it cost, and what was luck.
review-begin = Review this game
review-failed = The review could not be made. You can try again.
review-doing = Reviewing: { $done } of { $total } decisions
review-soon = It takes about a minute.
review-soon-device = On this device it can take several minutes. Keep the page open meanwhile.
review-left = { $unit ->
    [minutes] About { $count ->
        [one] one minute
       *[other] { $count } minutes
    } left.
   *[seconds] About { $count } seconds left.
}
review-meanwhile = You can look at the game meanwhile; what has been found is listed here.
review-found = { $count ->
    [one] One telling decision so far:
   *[other] { $count } telling decisions so far:
}
review-line = Chance to win
review-whose = Whose decisions
review-everybody = everybody
review-decision = Decision { $number }, { $when }
review-over = The game is over
review-seen = The board is shown as { $name } saw it.
review-played = { $name } played
review-better = Better
review-sound = Nothing clearly better was found.
review-compared = Chance to win after each move
review-margin = The line shows how uncertain the search is.
review-draw = Show this move on the board
review-yours = your answer
review-move = Move
review-points = Expected points
review-was = played
review-expected = { $points } points
review-no_choice = There was nothing to decide.
review-go_on = Play on from here
review-go_on-short = Play on
review-go_on-how = You play as { $name }, bots play the others.
review-turns = Turning points
review-no_turns = No single moment changed the chance to win by 5 % or more.
review-turn-decision = a decision
review-turn-luck = luck
review-deal = The deal.
review-luck-after = After the move of { $name }.
review-luck-knowledge = { $name } and { $next }, who decided next, knew different things, such as their own cards.
review-players = The players
review-player = Player
review-total = Points
review-lost = Lost
review-lost-how = Chance to win lost by own decisions
review-luck = Luck
review-luck-how = What luck did to the chance to win
review-only = Only the decisions of { $name }
review-by_round = Through the game
review-by_round-of = Through the game: { $name }
review-by_round-line = Chance to win through the game
review-round-decisions = own decisions
review-round-luck = luck
review-round-said = { $round }: own decisions { $decisions }, luck { $luck }
review-unplaced = not on the board: chosen in a window or list
review-chosen = chosen
review-was-best = played, and the best
review-moments = All marked decisions
review-none = Nothing cost more than 4 %.
review-mark = { $mark ->
    [great] Great find: better than what looks best at first sight
    [only] Only move: anything else would have been a mistake
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
review-mark-name = { $mark ->
    [great] great find
    [only] only move
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
review-next = Next mistake
review-previous = Previous mistake
review-balance = Luck or decisions? { $name }
review-from-start = at the start
review-from-luck = luck
review-from-others = decisions of others
review-from-own = own mistakes
review-from-uncertainty = uncertainty of the searches
review-from-end = at the end
review-share = { $name }: { $sound } of { $decisions } decisions were as good as the best move. The others cost { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.
review-lucky = Where luck changed most
review-explained = A decision is compared with the best move found. Luck is what dice, deals and revealed cards changed in between. Both are estimates by search. It is also luck when the next player knows something that the last one could not know.

# Exercises: the mistakes of a reviewed game.
exercise-title = Find the better move
mistake-tab = Exercise
exercise-ask = What was better? ({ $when })
exercise-hint = Hint
exercise-moves = All moves
exercise-answer = Answer
exercise-again = Try again
exercise-next = Next exercise
exercise-leave = To the review
exercise-thinking = Checking your move…
exercise-was = { $name } played “{ $move }” here. That cost { $loss } of the chance to win. Find something better on the board.
exercise-no_target = The better move is not made on the board. Open the list of all moves.
exercise-why = It is about: { $terms }.
exercise-where = Begin with what is marked on the board.
exercise-until = Chance to win until here
exercise-covered = The rest of the game stays covered until you have answered.
exercise-list = Exercises of this game: { $solved } of { $all } solved
exercise-solved = solved
exercise-result = { $kind ->
    [beyond] Even better than the best move known so far
    [best] Solved: there is nothing better
    [better] Better, not yet the best
    [worse] Worse than in the game
    [shown] The answer
   *[not] No better than in the game
}
exercise-share = You won back { $found } of the { $loss } that the move in the game had cost.
exercise-in_game = In the game
exercise-yours = Your answer
exercise-best = Best

# Puzzles: positions with one best move.
puzzle-title = Puzzle
puzzle-tab = Puzzle
puzzle-level = { $level ->
    [1] easy
    [2] medium
   *[3] hard
}
puzzle-list = Puzzles: { $solved } of { $all } solved
puzzle-next = Next puzzle
puzzle-leave = To the other ways to learn
puzzle-result = { $kind ->
    [best] Solved
    [shown] The answer
   *[not] There is something better
}
puzzle-costs = Your move costs { $loss } of the chance to win.

# Why a move is better than another. The numbers are points.
why-more = { $against ->
    [yours] Compared with your move
    [next] Compared with the next best move ({ $move })
   *[played] Compared with the move played
}, it promises more points: { $terms }.
why-less = It gives up: { $terms }.
why-later = { $against ->
    [yours] Compared with your move
    [next] Compared with the next best move ({ $move })
   *[played] Compared with the move played
}, it looks worse at first: { $terms }.
why-pays = It pays off later.
why-return = What it brings is worth more later: { $terms }.
why-rivals = The strongest rival can expect { $amount } points { $kind ->
    [less] less
   *[more] more
}.

# Charts.
chart-table = As a table

# The page of one's own games.
profile-about = Your finished games, from the server. Only you see this page.
profile-about-device = Your finished games on this device. Nobody else sees this page.
profile-count = { $count ->
    [one] game
   *[other] games
}
profile-share = won
profile-lost = lost per decision
profile-empty = You have not finished a game yet. Play one: its result will be counted here. If you have it reviewed, you also see what your decisions cost.
profile-none = No games match.
profile-company = Opponents
profile-company-all = all
profile-company-people = people
profile-company-bots = only bots
profile-any_size = any number of players
profile-loss = Chance to win lost per decision
profile-loss-label = Lost per decision in { $count } reviewed games: { $first } % in the first ones, { $last } % in the latest.
profile-loss-note = A dot is a reviewed game, the line is the mean of the last { $count }. Lower is better.
profile-loss-said = { $ended }: { $loss } in this game, { $mean } on average
profile-ended = Ended
profile-loss-game = this game
profile-loss-mean = mean of the last { $count }
profile-no_reviews = None of these games has been reviewed. Open a result and choose “Review”: then you see here what your decisions cost.
profile-categories = Points by category
profile-category = Category
profile-you = you
profile-others = others at your tables
profile-difference = difference
profile-worst = You lose most here: { $category }, { $points } points a game behind the others.
profile-places = Places by number of players
profile-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
profile-few = few games
profile-won = { $share } won
profile-fair = fair: { $share }
profile-played = Games
profile-place = { $seats ->
    [1] alone
   *[other] { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $seats }
}
profile-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
profile-points-others = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, the others { $others } on average
profile-not_reviewed = not reviewed
profile-loss-of = { $loss } per decision
profile-all = All { $count } games
profile-export = Export as CSV
profile-export-note = Games around one screen and games continued from a record are not counted: nobody knows who played which seat.

record-link-title = A game to look at
record-link-text = This link holds the record of a game. A finished game opens as a replay.
record-link-open = Open the game
record-link-bad = This link is damaged
record-link-bad-text = A part of the record is missing, perhaps because the link was shortened. Copy the whole link, or ask for the record as a file.
