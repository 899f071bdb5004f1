device-title = On this device
device-note = Fajrant runs in this browser, without a server: bots, hints and all your tables are here. To play with friends on other devices, or under one name everywhere, open Fajrant on a server.
device-copy-note = If you clear this browser’s data, your tables are gone. Save a copy now and then; any browser can restore it.
device-copy = Save a copy
device-restore = Restore a copy
device-restored = { $count ->
    [0] Everything in this copy was already here.
    [one] { $count } table was restored.
   *[other] { $count } tables were restored.
 }
device-room = Used here: { $used } MB.
device-kept = The browser keeps it until you delete it.
device-not_kept = The browser may delete it if the device runs out of room, so save a copy now and then.
device-install = Install as an app
device-server = Play on a server instead
device-connect = Open
device-licences = Licences of everything in this app
home-join-device = Tables are on this device only. To join a friend’s table, open its link: it leads to their server.
starting-loading = Getting the games ready. The first time takes a little longer.
starting-loaded = Loaded so far
starting-size = { $loaded } of { $size } MB
starting-elsewhere = Fajrant is open in another tab or window. Close it, or go on here: it then stops there.
starting-here = Go on here
starting-failed = Fajrant could not start in this browser. Reload the page, or try a newer browser.
starting-full = This browser cannot store a bot’s move, most likely for lack of room. Nothing is lost, and the bot keeps trying. Delete old tables, or make room on this device.
