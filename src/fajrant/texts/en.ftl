# What is wrong, and what would be right.

wrong-language = There is no language “{ $tried }”; choose one of: { $known }.
wrong-game = There is no game “{ $tried }”{ $meant ->
    [none] ; games: { $known }.
   *[other] ; did you mean { $meant }?
}
wrong-no_game = Name a game: { $known }.
wrong-bot = There is no bot “{ $tried }”; bots: { $known }.
wrong-times = “{ $tried }”: the number after the colon says how many times as long the bot searches, for example 0.5 or 10.
wrong-no_search = { $level } does not search, so it cannot search longer; bots that search: { $known }.
wrong-no_commit = “{ $tried }” names no commit; it is written like this: expert@dec5392 or expert@main~3.
wrong-commit = There is no commit “{ $tried }” in { $folder }.
wrong-no_checkout = Bots of another commit need a git checkout of Fajrant; { $folder } is not in one.
wrong-no_build = Commit { $commit } cannot be built: { $reason } (the whole output is in { $log }).
wrong-rival = The bots of commit { $commit } failed: { $reason }
wrong-bots = { $bots } bots do not fit { $players } players. Name one bot per player, or fewer; these will be repeated.
wrong-ladder = A ladder needs at least two different bots, not “{ $tried }”.
wrong-no_run = { $folder } has no run in it; `fajrant lab run` makes one.
wrong-other_run = { $folder } has the results of a different run. Repeat the command with the game, bots, players, options and seed of that run, or choose another folder.
wrong-other_rules = { $folder } has games of another version of the rules or of Fajrant. Choose another folder.
wrong-fewer_games = The run in { $folder } was started with { $games } games; ask for at least as many.
wrong-not_empty = { $folder } is not empty, but has no run in it. Choose another folder.
wrong-site = { $tried } is not the address of a site. It begins with http:// or https:// and has no ? or #.
wrong-task = The task cannot be used: { $reason }.
wrong-task_measure = { $tried } cannot be measured. Known: { $known }.
wrong-task_option = The game has no option { $tried }. Known: { $known }.
wrong-other_study = { $folder } has the results of a different search. Repeat the command with the game, task, bots, deals and seed of that search, or choose another folder.
wrong-rung = { $tried } cannot think twice as long. These bots can: { $known }; name one, without a factor.
wrong-nothing = No choice offered in the run in { $folder } matches.
wrong-no_games = { $folder } has no finished games yet; repeat its `fajrant lab run`.
wrong-restricted = “{ $tried }” cannot be restricted; name one of: { $known }.
wrong-no_match = “{ $tried }” matches no move of this game. Name a verb, a move or a target, with * for anything; verbs: { $known }.
wrong-other_game = Runs of different games or numbers of players cannot be compared: { $one }, { $other }.
wrong-no_common_deals = These runs have no deals in common. Give both the same --seed.
wrong-players = This game is for { $known } players, not { $tried }.
wrong-seats = “{ $tried }” does not fill the seats of a game for { $known } players. Name them like this: { $example }.
wrong-option = An option is written NAME=VALUE, not “{ $tried }”; options: { $known }.
wrong-read = { $file } cannot be read: { $reason }.
wrong-not_text = { $file } is not a text file, so it is not a record.
wrong-record = { $file }: { $reason }
wrong-puzzles = { $file } is not a file of puzzles.
wrong-no_decisions = { $file }: nothing has been decided in this game yet, so there is nothing to review.
wrong-write = { $file } cannot be written: { $reason }.
wrong-load_and_game = A record knows its own game; leave out { $tried }.
wrong-load_and_new = A record knows how its game began; leave out { $tried }.
wrong-no_salt = { $file } has no salt to check. Download the record from the finished table: it has one.
wrong-no_seed = { $file } begins in the middle of a game, so there is no shuffle to check.
wrong-commitment = A commitment has 64 hexadecimal digits; “{ $tried }” does not.
wrong-exists = { $file } already exists; --force overwrites it.
wrong-same_file = { $file } is the database itself; name another file.
wrong-database = { $file } is not a Fajrant database, or it is damaged.
wrong-newer_database = { $file } was made by a newer version of Fajrant; update the program first.
wrong-in_use = A server is using { $file }; stop it first.
wrong-database_address = “{ $tried }” is not a database that Fajrant knows. Name a file, or postgresql://…
wrong-no_backup = “{ $tried }” is backed up and restored with PostgreSQL’s own pg_dump and pg_restore.
wrong-no_postgres = “{ $tried }” needs another package: pip install 'fajrant[postgres]'.
wrong-no_ray = “{ $tried }” needs another package: pip install 'fajrant[cluster]'.
wrong-cluster = No Ray cluster answers at “{ $tried }”. Give the HOST:PORT that “ray start --head” has printed.
wrong-unreachable = The database “{ $tried }” cannot be used: { $reason }.
wrong-config = { $file } is not valid TOML{ $line ->
    [0] .
   *[other] {""} (line { $line }).
}
wrong-unknown_setting = { $source }: there is no setting “{ $key }”{ $meant ->
    [none] .
   *[other] ; did you mean { $meant }?
}
wrong-setting = { $source }: { $key } must be { $allowed }, not “{ $tried }”.
wrong-view = There is no seat “{ $tried }” in this record; seats: { $known }.

wrong-port = Cannot listen on { $host }, port { $port }: { $reason }. Try another --port.
wrong-host = This computer does not have the address { $host }. Try another --host: 127.0.0.1, or 0.0.0.0 for all its addresses.

allowed-flag = true or false
allowed-whole = a whole number from { $least } to { $most }
allowed-number = a number from { $least } to { $most }
allowed-text = text
allowed-list = a list of strings
allowed-networks = a list of IP addresses or networks

reason-missing = there is no such file
reason-folder = it is a folder
reason-no_folder = its folder does not exist
reason-forbidden = you have no permission
reason-full = the disk is full
reason-read_only = the disk is read-only
reason-long_name = the name is too long
reason-locked = another program has locked it
reason-unopened = its file cannot be opened; check who may read the file and its folder
reason-port_taken = another program uses this port

# Lists and results.

games-game = Game
games-name = Name
games-players = Players
games-options = Options
games-rules = Rules

results-place = Place
results-player = Player
results-total = Total
results-so_far = Points so far
results-forecast = If the game ended now
results-tie = { $names }: { $points }, { $criterion }: { $values }
results-shared = { $names }: { $points }, the place is shared
results-bot = Bot
results-seat = Seat
results-games = Games
results-wins = Wins
results-win_rate = Win rate
results-mean_score = Mean score
results-by_bot = By bot
results-by_seat = By seat

sim-doing = Playing
sim-stopped = Stopped. These are the results so far.
sim-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $players } players, seeds from { $seed }; { $decisions } decisions in { $seconds } s
sim-records = Records: { $folder }

lab-compared = { $verdict ->
    [better] { $a } is better than { $b }.
    [worse] { $a } is worse than { $b }.
    [equal] { $a } and { $b } are equally good: the difference is below { $margin } percentage points.
   *[undecided] It is not clear yet which is better, { $a } or { $b }; more deals may tell.
} { $a } wins { $rate } % of its games (95 % interval: { $low } to { $high }; fair: { $fair } %) and ends { $points } points from the others (about ± { $half }). { $games } games on { $deals } deals.
lab-report = The report is in { $file }.
lab-swept = All { $count } comparisons are in { $folder }; its report shows them.
lab-tuning = Trials
lab-tuned = Best: { $values }. On { $games } new games, the distance from what is wanted is { $after } instead of { $before }.
lab-tuned-measure = measure
lab-tuned-wanted = wanted
lab-tuned-printed = as printed
lab-tuned-best = best
lab-tuned-change = best minus printed
lab-tuned-costs = What else it changes
lab-played = { $games } games are in { $folder }; each took { $ms } ms of CPU time.
ladder-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $players } players, seeds from { $seed }; { $seconds } s
ladder-pairs = Pairs
ladder-against = Against
ladder-interval = 95% interval
ladder-scores = Mean scores
ladder-ratings = Ratings
ladder-rating = Rating
ladder-sigma = Uncertainty
ladder-ms = CPU ms per decision

rival-building = Building commit { $commit }. This takes a few minutes; next time it is ready.
rival-kinds = Thinking times cannot be compared: this program is { $here ->
    [compiled] compiled
   *[interpreted] interpreted
}, and commit { $commit } in { $folder } is { $there ->
    [compiled] compiled
   *[interpreted] interpreted
}.

replay-fine = { $file }: every move is legal ({ $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}).
replay-over = Final score
replay-so_far = The game is not over; points so far
replay-version = This record was made under rules version { $made }; it was replayed under version { $now }.

review-doing = Reviewing
review-title = Review: { $game }
review-made = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $budget } iterations for each; seed { $seed }
review-seats = Players
review-player = Player
review-decisions = Decisions
review-loss = Lost
review-points_lost = Points lost
review-luck = Luck
review-result = Result
review-mark = { $mark ->
    [great] Great find
    [only] Only move
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
review-better = { $number }. { $name }: { $move }. { $mark ->
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}: { $best } was better, with { $best_chance }% instead of { $chance }% to win{ $points ->
    [0] { "" }
    [1] {" "}and 1 more point to expect
   *[other] {" "}and { $points } more points to expect
}.
review-none = No inaccuracies, mistakes or blunders.
review-line = Chance of winning
review-position = The position before it
review-turning = Turning points
review-explained = “Lost” adds up how much the decisions reduced the player’s own chance of winning, compared with the best moves. “Luck” is the effect of dice, deals, revealed cards and what only others knew. “Uncertainty” is how far the searches were off.
review-stopped = Stopped after { $done } of { $all } decisions. Nothing was written.
review-uncertainty = Uncertainty
review-luck_did = What luck changed
review-luck_deal = The deal: { $changes }.
review-luck_after = { $number }. { $name }: { $move }. Then { $changes }.
review-luck_none = Luck changed nobody’s chance by { $least }% or more.
review-change = { $name } { $by }
review-cause = { $cause ->
    [dice] Dice, a deal or a shuffle
    [revealed] Something hidden was revealed
   *[knowledge] The next player knew something that the last one did not, or the other way round
}
review-compared = Alternatives and reasons
review-move = Move
review-points = Points
review-gains = What the turn brings

verify-holds = The commitment holds: seed and salt give { $commitment }, and { $decisions ->
    [one] the only decision fits
   *[other] all { $decisions } decisions fit
} the game dealt from that seed.
verify-compare = Compare it with the commitment shown when the table was opened, or let --commitment do it for you.
verify-chosen = The host chose this seed, so it was known before the game; it was not changed afterwards.
verify-other = The commitment does not hold: seed and salt of this record give { $found }, not { $expected }.
verify-moves = The commitment holds, but the moves do not fit the game dealt from that seed: { $reason }

backup-done = { $tables ->
    [one] { $tables } table is
   *[other] { $tables } tables are
} backed up in { $file }. Keep it safe: it holds the secrets of all running games.
restore-done = { $tables ->
    [one] { $tables } table is
   *[other] { $tables } tables are
} restored in { $file }.

bench-figure = Figure
bench-value = Value
bench-unit = Unit
bench-build = Build

# The table in the terminal.

play-human = Player
play-which_game = Which game?
play-how_many = How many players? { $known }, Enter for { $default }:
play-me = me
play-who = Who plays? Names with commas ({ $bots } is a bot), Enter for { $default }:
play-happened = What happened
play-earlier = { $count ->
    [one] … { $count } earlier line; j shows the whole journal.
   *[other] … { $count } earlier lines; j shows the whole journal.
}
play-turn = { $name }, it is your turn
play-choose = Number or move (? for help):
play-choose_within = Number or notation (b to go back, ? for help):
play-hand_over = { $name } is next. Hand over the screen and press Enter.
play-hand_over_undo = { $name } is next. Hand over the screen and press Enter; { $before } may still take back the last move with u.
play-hand_over_what = “{ $tried }” is not an answer here; press Enter when { $name } sits at the screen, or q to quit.
play-confirm = Your turn is over. Enter to go on, u to take back your last move:
play-confirm_what = “{ $tried }” is not an answer here; press Enter, or type u or q.
play-no_such_move = “{ $tried }” is not possible now{ $meant ->
    [none] ; type a number from 1 to { $count }, a move as written on the right, or ? for help.
   *[other] ; did you mean “{ $meant }”?
}
play-no_undo = Nothing to take back: something new has been revealed, or another player has moved.
play-undone = Taken back.
play-saved = Saved: { $file }
play-loaded = Loaded: { $file }
play-load_what = Name a file: l FILE
play-stopped = The game is saved. To continue: { $command }
play-over = The game is over
play-record = Record: { $file }
play-help-title = Commands
play-help-number = make the move with this number
play-help-notation = make this move
play-help-undo = take back your last move
play-help-hint = a hint: what an expert would do now, and why
play-help-journal = the whole journal
play-help-table = the whole table, with all cards in full
play-help-save = save (every move is saved anyway); with a file name, also there
play-help-load = load a record and continue from there
play-help-rules = the rules
play-help-help = this help
play-help-quit = quit; the game is saved
play-help-file = FILE

# A hint: the expert's move, and why.

hint-best = Best: { $move }. Expected: { $points } points, { $chance }% to win.
hint-gains = This turn brings: { $gains }.
hint-gain = { $term } { $sign }{ $amount }
hint-next = Next best: { $move }. Expected: { $points } points, { $chance }% to win.
hint-rivals = the best rival’s losses

# What the server refuses.

nameless = Guest
refused-not_found = There is nothing here. Is the link complete?
refused-no_seat = This table has no such seat.
refused-no_game = There is no such game.
refused-not_asked = That seat has nothing to decide now.
refused-no_answer = No hint could be found this time. Try again.
refused-not_over = You can see that when the game is over.
refused-not_yours = You cannot do that for another player.
refused-not_away = You can do that when the player has been away for { $minutes } minutes.
refused-old_rules = This moment was played under earlier rules and cannot be shown any more.
refused-bot_plays = A bot is playing this seat for you. Take your seat back first.
refused-two_hands = You have had another seat in this game, so you cannot take this one: you would know two hands.
refused-nobody_left = Nobody else plays here. Resign or delete the table instead.
refused-no_hide = You still play at this table. Leave it or resign first.
refused-no_delete = Only the host can delete a table, and only while nobody else plays at it.
refused-illegal_move = That move is not possible now.
refused-no_undo_nothing = There is nothing to take back yet.
refused-no_undo_turn = You can take back only your last turn.
refused-no_undo_chance = You cannot take this back: dice were rolled or something was shuffled since.
refused-no_undo_seen = You cannot take this back: something hidden was seen since.
refused-no_undo_answered = You cannot take this back: another player has moved since.
refused-stale = The table has changed. This is how it stands now.
refused-not_running = The game is not running.
refused-already_started = The game has already started.
refused-free_seats = There are still free seats. Wait, or seat bots there.
refused-seat_taken = Somebody already sits there.
refused-reviews = Many games are being reviewed at the moment. Try again in a few minutes.
refused-too_many = There are too many unfinished tables. Finish, resign or delete one first.
refused-too_large = That is too long.
refused-too_fast = That was too fast. Wait a moment and try again.
refused-bad_request = The server does not understand this request.
refused-bad_name = A name has 1 to { $most } characters and no : " or #.
refused-no_name = Enter your name first; the password protects it.
refused-name_taken = This name is protected by a password. If it is yours, log in; otherwise choose another name.
refused-short_password = A password has at least { $least } characters.
refused-wrong_password = The name or the password is wrong.
refused-wrong_old_password = The current password is wrong.
refused-bad_chat = This message is empty.
refused-bad_record = This record cannot be opened: { $reason }
refused-record_number = This record has { $most ->
    [one] { $most } decision
   *[other] { $most } decisions
}; choose one of them to continue from.
refused-record_seats = The game of this record has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
refused-bad_table = A table like this cannot be set up: { $reason }
refused-no_bot = There is no such bot.
refused-no_header = Commands need the header X-Fajrant: 1.
refused-free_undo_bots = Free take-back is only for one player against bots.
refused-free_undo_alone = This table has free take-back, so only one person can play at it.
refused-own_seed = If you choose the deal, you know it. At a table with open seats the server deals.
refused-not_allowed = You cannot do this here.
refused-bad_copy = This file is not a copy saved by Fajrant, or it is damaged. Nothing was changed.
refused-needs_server = Everything stays on this device here, so nobody can join from elsewhere. A server can invite others.
refused-no_room_here = There is no room left in this browser. Your move was not made, and nothing is lost. Delete old tables, or make room on this device.
refused-not_stored_here = This browser could not store that. Nothing is lost; try again.
refused-broken_here = Something went wrong. The game is safe; try again.
refused-bad_host = The server does not answer to this name.
refused-no_room = The server cannot write to its disk at the moment. Your move was not made, and nothing is lost; try again later.
refused-broken = Something went wrong on the server. The game is safe; try again.

serve-ready = Fajrant is running at { $address } · Ctrl-C stops it.
serve-there = Fajrant is already running at { $address }.
play-no_server = To play in the browser: pip install 'fajrant[server]'. Here is the table in the terminal.
build-took_over = The compiled engine has taken over.
build-no_better = The table keeps running on the interpreted engine.
build-not_built = The engine could not be compiled; the table keeps running on the interpreted one.
serve-stopped = Stopped. Every table is saved.

# What `fajrant doctor` finds: what is, and what to do.

doctor-python-fine = Python { $version }.
doctor-python-old = Python { $version } is too old: install Python { $oldest } or newer.
doctor-engine-compiled = The engine is compiled.
doctor-engine-interpreted = The engine is not compiled, so bots see less far in the time they have. Install a C compiler and run make setup, or install a wheel made for this system.
doctor-packages-fine = All packages of fajrant[{ $extra }] are installed.
doctor-packages-missing = Packages are missing ({ $names }): pip install 'fajrant[{ $extra }]'.
doctor-packages-source = Fajrant runs from its source and is not installed; make setup installs it.
doctor-settings-file = The settings in { $file } are valid.
doctor-settings-none = The settings are valid; no file is used (--config).
doctor-database-new = { $file } will be created at the first start.
doctor-database-new_postgres = PostgreSQL { $version } answers; its database is still empty and will be set up at the first start.
doctor-database-current = { $where } has { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $size } MB; it can be written.
doctor-database-older = { $where } has { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $size } MB; it can be written, and the next start migrates it.
doctor-database-read_only = { $file } cannot be written: { $reason }. Give its rights to the user who runs the server.
doctor-database-open_to_others = Other users of this computer may read { $file }, which has secrets of running games: chmod 600 { $file }
doctor-database-old_postgres = PostgreSQL { $version } is too old: update it to { $oldest } or newer.
doctor-database-not_durable = PostgreSQL acknowledges moves before they are on disk, so a power failure can lose them: set fsync, full_page_writes and synchronous_commit to on.
doctor-cluster-fine = The Ray cluster at { $address } answers; it has { $cores ->
    [one] one core
   *[other] { $cores } cores
 } for bots.
doctor-cluster-few = The Ray cluster at { $address } has { $cores ->
    [one] only one core
   *[other] only { $cores } cores
 } for bots, and “bot_workers” is { $workers }: add machines to it, or lower the setting.
doctor-cluster-not_joined = Something answers at { $address }, but this computer cannot join it as a Ray cluster: run “ray start --address { $address }” here, with the same versions of Ray and Python.
doctor-disk-fine = { $free } MB are free in { $folder }.
doctor-disk-little = Only { $free } MB are free in { $folder }: make room soon.
doctor-disk-full = Only { $free } MB are free in { $folder }. Without space no move can be stored: make room now.
doctor-files-fine = The system allows { $connections } connections.
doctor-files-few = The system allows { $limit } open files, enough for { $possible } connections and not for { $wanted }. Raise the limit (ulimit -Hn, or LimitNOFILE= in the systemd unit) or lower the setting “connections”.
doctor-web-fine = The web client is there.
doctor-web-missing = The web client is missing: install a wheel, or build it with Node.js and make play.
doctor-port-free = { $host }, port { $port }, is free.
doctor-port-healthy = A healthy Fajrant server answers on { $host }, port { $port }.
doctor-port-sick = The Fajrant server on { $host }, port { $port }, cannot write its database: look into its log, and at the disk or PostgreSQL.
doctor-result = { $problems ->
    [0] A server can run here.
    [one] One problem has to be solved first.
   *[other] { $problems } problems have to be solved first.
}

# What is wrong with a record, an option or a position. These follow a colon, or “line 3:”.

problem-line = line { $line }: { $problem }
problem-position = the starting position is impossible in this game{ $place ->
    [none] .
   *[other] {""} (at { $place }).
}
problem-illegal = “{ $tried }” cannot be played here; { $legal ->
    [none] this player has nothing to decide now.
   *[other] possible: { $legal }.
}
problem-not_json = the starting position is not JSON.
problem-other_header = the starting position has other seats or options than the header.
problem-empty = a record starts with a header such as: { $example }
problem-no_header = a record starts with a game and its rules version, not with “{ $tried }”; for example: { $example }
problem-no_move = a line needs a name, a colon and a move, not “{ $tried }”; names: { $known }.
problem-version = it needs version { $needed } of the rules; this program has version { $known }. Update it, if there is a newer one.
problem-twice = “{ $tried }” appears twice.
problem-seed_or_position = the header needs either a seed or a position.
problem-seed = a seed is a whole number, 0 or greater, with at most { $digits } digits.
problem-quotes = a name with spaces needs quotation marks around it: { $tried }
problem-name = “{ $tried }” is not a valid name: a name has 1 to { $most } characters and no : " or #.
problem-names = { $seats } players need { $seats } names, not { $names }.
problem-same_names = each player needs a different name: { $tried }
problem-game = there is no game “{ $tried }”; games: { $known }.
problem-bot = there is no bot “{ $tried }”; bots: { $known }.
problem-seats = this game is for { $least } to { $most } players, not { $tried }.
problem-seat = there is no seat { $tried }; seats are 0 to { $last }.
problem-option = there is no option “{ $tried }” in this game{ $known ->
    [none] .
   *[other] ; options: { $known }.
}
problem-option_value = the option { $name } cannot be “{ $tried }”; possible: { $known }.
problem-variant_unreadable = the variant cannot be read: { $problem }
problem-variant_none = nothing in this game’s box can be varied yet.
problem-variant_path = “{ $tried }” cannot be varied{ $known ->
    [none] .
   *[other] ; nearest: { $known }.
}
problem-variant_value = { $name } cannot be { $tried }; possible: { $known }
problem-variant_long = a variant has at most { $most } characters.
problem-variant_hash = the header names the variant { $tried }, but the next line { $known ->
    [none] has none.
   *[other] has the variant { $known }.
}
problem-language = there is no guide in “{ $tried }”; languages: { $known }.

puzzles-doing = Looking for puzzles
puzzles-checking = Checking puzzles
puzzles-checked = { $held } of { $all } puzzles still have one best move.
puzzles-weak = { $number }. ({ $id }) { $move }: ahead by only { $lead }
puzzles-theme = Theme
puzzles-level = Level
puzzles-players = Players
puzzles-answer = Answer
puzzles-lead = Ahead by
