# The general texts of the screen. A game's own prompts, moves and events are in its folder.

app-claim-1 = The shift is over.
app-claim-2 = Sit down and play.
app-about = Five board games about mines and railways: against bots, around one screen, or with friends far away. Free and open source.
app-foot = Free software. Games by their authors; pictures drawn for Fajrant.
loading = One moment…
loading-table = Setting up the table…
table-expires = Nobody has played here for a long time. This table will be deleted ({ $when }) unless somebody makes a move or writes in the chat.

nav = Pages
nav-home = Play
nav-learn = Learn
nav-profile = My games

home-play_now = Play now
home-invite = Invite friends
home-what = What shall we play?
home-new_table = New table
first-title = First time at { $game }?
first-text = { $steps } short steps at the real table show you how a round goes. You can leave at any time and go on later.
first-learn = Learn it step by step
first-play = Play right away
home-not_yet = In progress
home-not_yet-note = The rules are written; the table will follow.
home-no_games = The server is not responding, so you cannot open a table right now.
home-your_tables = Your tables
home-waiting = { $count ->
    [one] { $count } is waiting for you
   *[other] { $count } are waiting for you
}
home-expires = Will be deleted: { $when }
home-no_tables = No tables yet. Open one and share its link, or play against bots.
home-all_tables = All { $count } tables
home-fewer = Show fewer
home-your_turn = Your turn
home-resume = Resume
home-lobby = Take a seat
home-look = See the result
home-stuck = Old rules
home-join = Paste a link or a table code
home-join-go = Join
home-part = Remove this table
home-how = How to play
home-round = { $last ->
    [0] round { $now }
   *[other] round { $now } of { $last }
}
home-shift = { $last ->
    [0] shift { $now }
   *[other] shift { $now } of { $last }
}
home-with = with { $names }

meta-players = Players
meta-minutes = { $from }–{ $to } min
meta-minutes-label = Playing time
weight-light = light
weight-medium = medium
weight-heavy = heavy
weight-very_heavy = very heavy
weight = Weight

new-title = New table
new-game = Which game?
new-who = Who plays?
new-players = Number of players
new-seat = Seat { $number }
new-kind = Player type
new-kind-me = me
new-kind-hotseat = at this screen
new-kind-open = by link
new-kind-bot = bot
new-name = Name
new-you = you, the host of this table
new-open = Free seat
new-open-note = anyone with the link can take it
new-hotseat-note = takes turns at this screen
new-rules = Options
new-free_undo = Free take-back: you may take back as far as you like. The record will say so.
new-no_options = This game has no options.
new-variant = Use a variant…
new-variant-note = All values are those of the box.
new-variant-chosen = Values from { $name }
new-variant-remove = Without it
new-open_table = Open the table
new-start = Start
new-cancel = Cancel
new-note-open = { $count ->
    [one] { $count } seat is open: you get a link to share.
   *[other] { $count } seats are open: you get a link to share.
}
new-note-hotseat = Everyone plays at this screen. It is covered between turns.
new-note-bots = The game starts at once.
new-default-name = Player
new-guest = Guest { $number }

level-random = Random
level-random-note = plays any legal move
level-greedy = Beginner
level-greedy-note = takes what pays most right now
level-easy = Easy
level-easy-note = looks a little ahead
level-medium = Medium
level-medium-note = looks ahead
level-hard = Hard
level-hard-note = looks far ahead
level-expert = Expert
level-expert-note = uses all its thinking time
level-guide = guide

bar-rules = Rules
bar-sound = Sound
bar-sound-on = Sound is on
bar-sound-off = Sound is off
bar-sound-ask = Sound?
bar-language = Language
bar-theme-day = Light theme
bar-theme-night = Dark theme
bar-settings = Settings
bar-help = Help
bar-leave = Leave the table
bar-home = Go to the start page
bar-phases = Phases of the round
bar-menu = Menu
bar-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
clock-round = Round
clock-shift = Shift
round-of = { $now } of { $all }

table-whole = The whole table
zoom-reset = Show the whole table
zoom-percent = { $percent }%
tab-board = Board
tab-mine = Mine
tab-players = Players
tab-side = Journal
tab-journal = Journal
tab-chat = Chat
tab-moves = All moves

prompt-choose = Choose a move.
prompt-yours = Your turn
prompt-covered = When you have read this, go on to the table.
prompt-next = Now choose the next thing that glows, or step back.
prompt-waiting = Waiting for { $name }.
prompt-waiting-many = Waiting for { $names }.
prompt-thinking = { $name } is thinking…
prompt-sending = Sending your move…
prompt-over = The game is over.
prompt-over-note = Look at the last moves; open the result when you like.
prompt-ending = The game is ending. See how.
prompt-watching = You are watching. It is { $name }’s turn.
prompt-watching-note = You see what lies open on the table, but no hands.
prompt-stand_in = A bot is playing for you. Take your seat back whenever you like.
prompt-vacant = { $name } is free, and it is this seat’s turn.
prompt-vacant-note = Anyone new who has the link can sit down, or you can let a bot play on.
prompt-vacant-sit = Sit down to play on, or go on watching.
prompt-lost = Connection lost. Trying again in { $seconds } s.
prompt-lost-trying = Connection lost. Trying again now…
prompt-lost-kept = Your last move “{ $move }” was not confirmed. It is kept and will be sent first.
prompt-lost-note = You can look around, but you cannot make a move.
prompt-try_now = Try now
prompt-past = You are looking at decision { $number } of { $all }.
prompt-past-note = The table as you saw it then.
prompt-past-yours = The table as you saw it then. It is your turn now.
prompt-now = Back to the present
prompt-hint = Hint
prompt-undo = Undo
prompt-take_back = Take back
prompt-confirm = Confirm
prompt-held = Turn done: { $move }
prompt-held-note = Nothing is sent until you confirm.
prompt-held-dashed = What is dashed is not final yet. Nothing is sent until you confirm.
no-undo-nothing = There is nothing to take back yet.
no-undo-turn = You can take back only your last turn.
no-undo-chance = You cannot take this back: dice were rolled or something was shuffled since.
no-undo-seen = You cannot take this back: something hidden was seen since.
no-undo-answered = You cannot take this back: another player has moved since.
free-undo = Free take-back
free-undo-note = Free take-back: moves in this game can be taken back without limit. The record says so.
variant-sign = Variant { $name }
prompt-back = Step back
prompt-refused = That move is no longer possible
prompt-understood = Choose again
refused = The server refused this.
refused-no_answer = The server did not answer. Try again.
pass-title = Really { $move }?
pass-text = { $count ->
    [one] You still have { $count } other move.
   *[other] You still have { $count } other moves.
}
pass-keep = Keep playing

seat-number = Seat { $number }
seat-you = you
seat-turn = to move
seat-away = away { $time }
seat-offline = offline
seat-open = free
seat-gone = Former player
seat-points = VP
seat-scored = Points scored so far
seat-forecast = { $points } if it ended now
seat-forecast-short = forecast { $points }
seat-forecast-long = If the game ended now: { $points }.
seat-enlarge = Look at { $name }’s board
seat-board = { $name }
seat-replace = Let a bot play on
seat-resign = Let a bot play for me
seat-return = Take my seat back
seat-bot = bot
seat-stand_in = bot stands in
seat-resigned = resigned, bot
seats = Seats

journal = Journal
journal-empty = Nothing has happened yet.
story-since = Since your turn
story-latest = Latest moves
story-none = Nothing has happened since your turn.
story-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
story-place = Move { $place } of { $count } since your turn.
story-place-watching = Move { $place } of { $count }.
story-next = Next: { $name }.
story-back = Previous move
story-pause = Pause
story-go_on = Continue
story-forward = Next move
story-now = Skip to now
story-replay = Replay the last round
journal-new = new since your last turn
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
chat-spectator = spectator
moves-title = All moves
moves-none = You have nothing to decide now.
moves-note = Every move you can make now, in board order.

end-title = { $count ->
    [one] Fajrant! { $names } wins
   *[other] Fajrant! { $names } share the win
}
end-lead = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $by } more than { $name }.
end-tie = { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
end-alone = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
end-against = { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $name } has { $rival }.
end-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
end-rematch = Rematch
end-to_rematch = Go to the rematch
end-record = Game record
end-replay = Replay
end-table = Back to the board
end-result = Result
end-home = Back to your tables
end-where = Where the points come from
end-total = Total
end-in_play = Scored during play
end-final = Final scoring
end-over_time = Points over time
end-best = most
end-chart = Points of each player over time
end-led = { $count ->
    [0] Who was ahead
    [one] Who was ahead: { $count } change
   *[other] Who was ahead: { $count } changes
}
end-led-from = { $name }: { $when }
end-ties = Ties
end-tie-broken = { $names }: { $points }, { $criterion }: { $values }
end-tie-shared = { $names }: { $points }, nothing breaks the tie, so they share the place
end-decisions = Decisions
end-led-decision = decision { $number }
end-shuffle = Check the shuffle
end-shuffle-note = The commitment shown at the start was the fingerprint of this seed and salt. Download the record: “fajrant verify” deals the game again and checks it.
end-commitment = commitment
end-seed = seed
end-salt = salt

deal-chosen = The host chose this deal or has its record, and may know what is hidden.
replay-go_on = Play on from here
replay-title = Replay
replay-move = { $number } / { $all }
replay-slider = Decision
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-eyes = View of
replay-all = a spectator
replay-not_over = You can watch the replay when the game is over.
replay-to_table = Back to the table

rules-title = Rules
rules-here = Opened here because this chapter explains your current decision.
rules-contents = Contents
rules-failed = The rules could not be loaded.

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-system = system
settings-theme-day = light
settings-theme-night = dark
settings-motion = Animations
settings-motion-system = system
settings-motion-full = on
settings-motion-none = off
settings-speed = Other players’ moves
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-instant = instant
settings-sound = Sound
settings-sound-off = off
settings-sound-quiet = quiet
settings-sound-normal = normal
settings-sound-loud = loud
settings-confirm = Confirm my turn
settings-confirm-never = never
settings-confirm-always = always
settings-name = Your name
settings-save = Save
missing-title = This table does not exist or has ended
missing-text = The link may be incomplete, or the table was removed.
missing-page = There is no such page
missing-home = Go to the start page
stumbled-title = This page could not be shown
stumbled-text = Check your connection and reload the page. Nothing is lost: all your moves are saved on the server.
edition-new = A new version of Fajrant is here
edition-safe = Reload the page to use it. Nothing is lost.
edition-confused = This page can no longer follow the server. Reload it: nothing is lost.
edition-reload = Reload
edition-later = Not now
close = Close

out-title = Leave this table
out-leave = Leave
out-leave-note = Your seat becomes free. Somebody new or a bot can take it, and you can come back while it is free.
out-leave-do = Leave the table
out-resign = Resign
out-resign-note = You give up this game for good, and a bot plays it to the end for you. You can still watch.
out-resign-do = Resign
out-hide = Remove from my list
out-hide-note = The table itself stays. You can still open it with its link.
out-hide-do = Remove from my list
out-delete = Delete
out-delete-note = The table and its record are deleted for good. This cannot be undone.
out-delete-do = Delete the table
out-keep = Cancel

data-title = Your data
data-note = The server knows your name, your tables and what you said in the chat. Settings stay in this browser.
data-download = Download my data
data-delete = Delete my data
data-delete-note = Your name, your password and what you said in the chat are deleted for good, and so are tables where nobody else sits or has played. In games with others a bot plays on for you, and you are called “Former player”. This cannot be undone.
data-delete-do = Delete everything

keep-title = Your name on other devices
keep-why = A password protects your name and your tables, so that you can play on from another device.
keep-as = You are { $name }. With this name and your password you can play on any device.
keep-how = What would you like to do?
keep-how-set = set a password
keep-how-login = log in
keep-name = Name
keep-password = Password
keep-new = New password
keep-present = Current password
keep-least = { $count ->
    [one] At least { $count } character.
   *[other] At least { $count } characters.
}
keep-set = Set the password
keep-change = Change the password
keep-done = The password is set.
keep-login = Log in
keep-login-note = Tables opened on this device so far will no longer be listed here.
keep-logout = Log out

record-open = Open a record…

# A hint: the expert's move, and why. The words for what a turn brings are the game's.
hint-title = Hint
hint-thinking = The expert is thinking…
hint-best = Best: { $move }.
hint-expected = Expected: { $points } points, { $chance }% to win.
hint-gains = This turn brings: { $gains }.
hint-gain = { $term } { $sign }{ $amount }
hint-next = Next best: { $move } ({ $points } points, { $chance }%).
hint-only = No other move is worth considering.
hint-rivals = the best rival’s losses
hint-play = Play it

review-title = Review

# A house on this device, without a server.

app-about-device = All five games, against bots or around one screen. Nothing leaves this device.
home-no_tables-device = No tables yet. Play against bots, or around one screen.
home-around = Around one screen
data-note-device = Your name, your tables and your settings are in this browser and nowhere else.
data-delete-note-device = Your name and all your tables are deleted from this browser for good. This cannot be undone.
