# The general texts of the screen. A game's own prompts, moves and events are in its folder.

app-claim-1 = The shift is over.
app-claim-2 = Sit down and play.
app-about = Five board games about mines and railways: against bots, around one screen, or with friends far away. Free and open source.
app-foot = Free software. Games by their authors; pictures drawn for Fajrant.
loading = One moment…
loading-table = Laying out the table…

home-play_now = Play now
home-invite = Invite friends
home-what = What do we play?
home-new_table = New table
home-not_yet = Not built yet
home-not_yet-note = Its rules are written down; the table comes later.
home-no_games = The server does not answer, so no table can be opened now.
home-your_tables = Your tables
home-waiting = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
home-no_tables = No tables yet. Open one and send the link, or sit down with bots.
home-all_tables = All { $count } tables
home-fewer = Fewer
home-your_turn = Your turn
home-resume = Resume
home-lobby = Take seats
home-look = See the result
home-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
home-join = Paste a link or a table code
home-join-go = Join
home-part = Remove this table
home-with = with { $names }
meta-players = Players
meta-minutes = { $from }–{ $to } min
meta-minutes-label = How long
weight-light = light
weight-medium = medium
weight-heavy = heavy
weight-very_heavy = very heavy
weight = How heavy

game-coal_baron = Coal Baron
game-coal_baron-line = Dig four levels, lift coal with the cage, ship your orders. Every place costs one worker more.
game-coal_baron_cards = Coal Baron: The Great Card Game
game-coal_baron_cards-line = Lorries, wagons and engines in a race to load three docks, with cards for workers.
game-dwergar = Dwergar
game-dwergar-line = Three actions a turn: swap dwarfs, stoke furnaces and raise the great lift.
game-train_rush = Train Rush
game-train_rush-line = Three loops, three states, nine cities. Bid, bribe, load and never drive backwards.
game-steamrollers = SteamRollers
game-steamrollers-line = Pick a die, draw a track, run the goods. Alone against Ewa or with four friends.

new-title = New table
new-game = Which game?
new-who = Who sits down?
new-players = How many players
new-seat = Seat { $number }
new-kind = Who sits here
new-kind-me = me
new-kind-hotseat = at this screen
new-kind-open = by link
new-kind-bot = bot
new-name = Name
new-you = that is you, the table's host
new-open = Free seat
new-open-note = whoever has the link may sit down
new-hotseat-note = takes turns at this screen
new-bot-note = plays by itself
new-rules = Rules of this table
new-no_options = This game has no options.
new-open_table = Open the table
new-start = Start
new-cancel = Cancel
new-note-open = { $count ->
    [one] { $count } seat is free: you get a link to send.
   *[other] { $count } seats are free: you get a link to send.
}
new-note-hotseat = Everybody at this screen: it is covered between turns.
new-note-bots = Starts at once.
new-default-name = Hewer
new-guest = Guest { $number }

level-random = Learner
level-random-note = plays any legal move
level-greedy = Loader
level-greedy-note = takes what pays most now
level-easy = Shotfirer
level-easy-note = looks a little ahead
level-medium = Foreman
level-medium-note = looks ahead
level-hard = Overman
level-hard-note = looks far ahead
level-expert = Master
level-expert-note = thinks as long as it may

bar-rules = Rules
bar-sound = Sound
bar-sound-on = Sound is on
bar-sound-off = Sound is off
bar-language = Language
bar-theme-day = Day shift
bar-theme-night = Night shift
bar-settings = Settings
bar-help = Help
bar-leave = Leave the table
bar-home = To the start page
bar-phases = Phases of the round
bar-menu = Menu
bar-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
round-shift = Shift
round-of = { $now } of { $all }

tab-board = Board
tab-mine = Mine
tab-players = Players
tab-side = Journal
tab-journal = Journal
tab-chat = Chat
tab-moves = All moves

prompt-choose = Choose a move.
prompt-yours = Your turn
prompt-how = Choose a lit thing on the table, or take a move from the list.
prompt-covered = When you have read this, go on to the table.
prompt-next = Now choose the next lit thing; Esc steps back.
prompt-waiting = Waiting for { $name }.
prompt-waiting-many = Waiting for { $names }.
prompt-thinking = { $name } is thinking…
prompt-sending = Your move is on its way…
prompt-over = The game is over.
prompt-over-note = See what happened last; the result comes when you ask for it.
prompt-ending = The game is ending: see how.
prompt-watching = You are watching. { $name } is on turn.
prompt-watching-note = You see what lies open on the table, no hands.
prompt-stand_in = A bot is playing for you. Take your seat back whenever you like.
prompt-vacant = { $name } is free, and it is this seat’s turn.
prompt-vacant-note = Anyone new who has the link can sit down, or you let a bot play on.
prompt-vacant-sit = Sit down to play on, or go on watching.
prompt-lost = Connection lost. Trying again in { $seconds } s.
prompt-lost-trying = Connection lost. Trying again now…
prompt-lost-kept = Your last move “{ $move }” was not confirmed; it is kept and will be sent first.
prompt-lost-note = You can go on looking; moves are locked.
prompt-try_now = Try now
prompt-connecting = Connecting…
prompt-past = You are looking at decision { $number } of { $all }.
prompt-past-note = The table as you saw it then.
prompt-past-yours = The table as you saw it then. It is your turn now.
prompt-now = Back to now
prompt-hint = Hint
prompt-undo = Undo
prompt-back = Step back
prompt-refused = That move is gone
prompt-understood = Choose again
refused = The server refused this.
refused-no_answer = The server did not answer. Try again.
pass-title = Really: { $move }?
pass-text = { $count ->
    [one] There is { $count } other move.
   *[other] There are { $count } other moves.
}
pass-keep = Keep playing

seat-number = Seat { $number }
seat-you = you
seat-turn = on turn
seat-passed = passed
seat-first = first
seat-away = away { $time }
seat-offline = not here
seat-bot = bot
seat-open = free
seat-points = VP
seat-enlarge = Look at the board of { $name }
seat-board = { $name }
seat-replace = Let a bot play on
seat-resign = Let a bot play for me
seat-return = Take my seat back
seat-stand_in = bot stands in
seat-resigned = resigned, bot
seats = Seats

journal = Journal
journal-empty = Nothing has happened yet.
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
moves-none = No move is asked of you now.
moves-note = Every move of this decision, in board order.

lobby-title = Who sits down?
lobby-waiting = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
}
lobby-ready = Everyone is here.
lobby-missing = Everyone has a seat. Not here right now: { $names }.
lobby-full = All seats are taken. You are watching.
lobby-remove = Remove
lobby-wait_host = The host starts the game.
lobby-link = Invitation link
lobby-copy = Copy the link
lobby-copied = Copied
lobby-qr = QR code of the invitation link
lobby-link-note = Send it to your friends; whoever opens it may take a free seat.
lobby-name = Your name
lobby-sit = Sit down
lobby-stand = Stand up
lobby-seat_bot = Seat a bot
lobby-start = Start the game
lobby-commitment = Shuffle commitment
lobby-commitment-note = The shuffle is fixed already. When the game is over, the table reveals it, and anybody can check it against this.

hand-title = Hand over to { $name }
hand-text = The table is covered. What only one player may know is shown only to the person whose turn it is.
hand-since = Since { $name } last played
hand-begin = The game begins.
hand-uncover = I am { $name }, uncover
hand-hold = Press and hold, or press Enter

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
end-to_rematch = To the rematch
end-record = Record
end-replay = Replay
end-table = Back to the board
end-result = Result
end-home = Back to the tables
end-where = Where the points come from
end-total = Total
end-in_play = Scored in play
end-final = Final scoring
end-over_time = Points over time
end-start = start
end-best = most
end-chart = Points of each player over time
end-led = { $count ->
    [0] Who was ahead
    [one] Who was ahead: { $count } change
   *[other] Who was ahead: { $count } changes
}
end-led-from = { $name } from decision { $number }
end-shuffle = Check the shuffle
end-shuffle-note = The commitment shown at the start was the fingerprint of this seed and salt. Download the record, and “fajrant verify” deals the game again and checks it.
end-commitment = commitment
end-seed = seed
end-salt = salt

deal-chosen = The host chose this deal or had its record, and may know what is hidden.
replay-go_on = Play on from here
replay-title = Replay
replay-move = { $number } / { $all }
replay-slider = Decision
replay-first = To the start
replay-back = One back
replay-play = Play
replay-pause = Pause
replay-forward = One forward
replay-last = To the end
replay-eyes = Seen by
replay-all = a spectator
replay-not_over = A running game is replayed when it is over.
replay-to_table = To the table

rules-title = Rules
rules-here = Opened here because this is what is asked now.
rules-contents = Contents
rules-failed = The rules could not be loaded.

settings-title = Settings
settings-language = Language
settings-theme = Light
settings-theme-system = as the system
settings-theme-day = day shift
settings-theme-night = night shift
settings-motion = Motion
settings-motion-system = as the system
settings-motion-full = moving
settings-motion-none = still
settings-sound = Sound
settings-sound-on = on
settings-sound-off = off
settings-name = Your name
settings-save = Keep

help-title = Keys
help-tab = Choose a lit thing
help-enter = Pick it, play it
help-escape = Step back
help-undo = Take back your last move
help-hint = What an expert would do, and why
help-digits = The buttons beside the prompt
help-journal = Journal
help-moves = All moves
help-help = This help

missing-title = This table does not exist or has ended
missing-text = Perhaps the link is not complete, or the table was cleared away.
missing-page = There is no such page
missing-home = To the start page
close = Close

people-title = People at this table
people-watching = { $count ->
    [0] Nobody is watching
    [one] { $count } spectator
   *[other] { $count } spectators
}
people-nameless = guest
people-here = here
people-bot = bot, { $level }
people-resigned = resigned; a bot plays on ({ $level })
people-stand_in = a bot stands in ({ $level })
people-link-note = Anyone who opens this link can watch, and take a seat that is free.

out-title = Leave this table
out-leave = Leave
out-leave-note = Your seat becomes free. Somebody new or a bot can take it, and you can come back while it is free.
out-leave-do = Leave the table
out-resign = Resign
out-resign-note = You give up this game for good, and a bot plays it to the end for you. You can still watch.
out-resign-do = Resign
out-hide = Remove from my list
out-hide-note = The table stays where it is. You can still open it by its link.
out-hide-do = Remove from my list
out-delete = Delete
out-delete-note = The table and its record are deleted for good. This cannot be undone.
out-delete-do = Delete the table
out-keep = Cancel

keep-title = Your name on other devices
keep-why = A password keeps your name and your tables, so that you can go on playing on another device.
keep-as = You are { $name }. With this name and your password you can go on playing on any device.
keep-how = What to do
keep-how-set = set a password
keep-how-login = log in
keep-name = Name
keep-password = Password
keep-new = New password
keep-present = Present password
keep-least = { $count ->
    [one] At least { $count } character.
   *[other] At least { $count } characters.
}
keep-set = Set the password
keep-change = Change the password
keep-done = The password is set.
keep-login = Log in
keep-login-note = The tables you have opened on this device so far will no longer be listed here.
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
hint-only = There is no other move worth a look.
hint-rivals = the best rival’s losses
hint-play = Play it
