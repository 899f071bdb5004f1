# Texts that only the page of a table needs: before the game, between turns, people and keys.

lobby-title = Who plays?
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
lobby-link-note = Share it with your friends. Anyone who opens it can take a free seat.
lobby-name = Your name
lobby-sit = Sit down
lobby-stand = Stand up
lobby-seat_bot = Add a bot
lobby-start = Start the game
lobby-commitment = Shuffle commitment
lobby-commitment-note = The shuffle is already fixed. When the game is over, the table reveals it, and anyone can check it against this code.

hand-title = Hand over to { $name }
hand-text = The table is covered. Secrets are shown only to the player whose turn it is.
hand-since = Since { $name }’s last turn
hand-begin = The game begins.
hand-uncover = I am { $name }: uncover
hand-hold = Press and hold

help-title = Keys
help-tab = Move to the next thing that glows
help-enter = Choose it or play it
help-escape = Step back
help-undo = Take back your last move
help-hint = What an expert would do, and why
help-digits = The buttons beside the prompt
help-journal = Journal
help-moves = All moves
help-story-back = Other players’ moves: show the previous one
help-story-next = Other players’ moves: show the next one
help-story-pause = Other players’ moves: pause, continue
help-story-now = Skip to now
help-story-replay = Replay the last round
help-zoom-in = Zoom in; so do the mouse wheel and two fingers
help-zoom-out = Zoom out
help-zoom-reset = Show the whole table
help-help = This help

stuck-title = This game cannot be continued
stuck-text = It was played under an earlier version of the rules, and the current version cannot continue it. Nothing is lost: you can download its record.

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
people-link-note = Anyone with this link can watch and take a free seat.
variant-note = This table uses values that differ from the box. The rules describe the printed ones.
