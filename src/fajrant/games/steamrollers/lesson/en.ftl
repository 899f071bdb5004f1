goods-title = Goods bring points
goods-text = Goods wait in six cities. Carry one along **your own track** to a city of its colour, and you score the **distance**. The most points win. City 6 has two red goods [1]; the number on them says where they go: city 2 [2].
goods-why = The goods are shared: what you carry away is gone for the others. So look for goods that you can move soon. Two of the same colour in one city pay twice for the same track.

plan-title = A plan for your map
plan-text = This map is yours alone. City 2 [1] and city 6 [2] lie close together: two pieces of track will do. On the way is a town [3]. **Every town and city you reach counts 1**, so this trip is worth 2.
plan-why = Two pieces is the shortest link there is, and of all short ones only this one passes a town. City 2 has a green good for city 6 as well, so your track will be used in both directions.

die-title = Take one die
die-text = Each round white dice are rolled and everyone takes **one**. Its number says **where** you may act. For track we need a 2 or a 6, and there is none. Take the 3 [1].
die-why = You could draw track in region 3 or 4, but it would lead away from our plan. A stronger locomotive is never wasted, and any number does for that.

power-title = Make the locomotive stronger
power-text = A die lets you do one of four things: draw track, upgrade, deliver, or take a tile. **Upgrade**: cross off box 3 [1]. Each box gives your locomotive 1 **power**, and power is how far a good may travel.
power-why = Which box you cross off makes no difference, only how many. But every box needs its own number, so the first ones are easy and the last ones are hard to get. Four boxes or more also bring points at the end.

track-title = Now draw track
track-text = A new round. Your opponent chose first and took the 5. Only sixes were left, so you have a **6**, exactly what we need. Choose to **draw track** [1] in region 6.

curve-title = A gentle curve
curve-text = The black die [1] shows which pieces may be drawn in this round: **gentle** or **sharp** curves. In this hex [2] draw the gentle curve from north-east to south-east. It leads from city 6 towards the town.
curve-why = A straight piece is not on the black die in this round. In a hex you draw once and for all, so look first where both ends lead: one to city 6, the other to the hex with the town.

two-title = You choose first
two-text = The first player changes every round. Now you choose before your opponent, and there is a **2** [1]. Take it: with it we draw in region 2.
two-why = If you leave the 2, your opponent may take it, and nobody knows when the next one comes. A die that finishes a link is worth more than one that only helps a little.

link-title = Close the link
link-text = Gentle curves are possible again. In the hex with the town [1] draw the curve from north-west to south-west. It joins city 2 to the track you have.
link-why = Track in a hex with a town always runs through the town. So this piece does two things at once: it closes the link and makes the trip longer, and longer trips are worth more.

network-title = Your first points
network-text = An unbroken line between two different cities is a **link**. It counts 1 point at the end, and each town on it [1] 1 more: **2 points** for you. Your opponent has linked cities 3 and 4, without a town.

tile-title = Dice do not always obey
tile-text = The right number may not come when you need it. **Free Choice** [1] sets a die to any number, once. It is tile 1, so take the 1 [2].
tile-why = Our good waits in city 6. Without this tile you could deliver it only with a 6. Crossing off box 4 would make you stronger, but it would not bring you a 6.

take-title = Take the tile
take-text = With the 1 you can now **take the action tile** [1] number 1. It is turned sideways and locked: until your next turn nobody can take it from you.

guard-title = Guard your tile
guard-text = Your tile [1] stands upright again: anyone with a **1** may take it from you. You choose first in this round, so take the only 1 [2] yourself. We keep the tile for later.
guard-why = You need one more box anyway, and box 1 is as good as box 4. With the 1 you get the box and protect the tile. Small choices like this win games.

stronger-title = Power for the whole trip
stronger-text = **Upgrade** with the 1 and cross off box 1 [1]. Your locomotive has power 2 then, enough for the trip of distance 2 through the town.
stronger-why = With power 1 the good could not travel over your link at all: the town counts too, so the distance is 2.

set-title = The only 6 is gone
set-text = Your opponent took the 6 and you are left with a **5**. That is what Free Choice is for: set your die to **6** [1]. The tile then goes back to the pool.
set-why = At the end of the game the tile would be worth 1 point. The delivery brings 2 right now, and you can take the tile again. A 2 would be possible too: the green good, for the same 2 points. But two red goods wait in city 6.

deliver-title = Your first delivery
deliver-text = **Deliver** the red good. From city 6 [1] it goes through the town [2] to red city 2 [3]. You reach a town and a city: distance 2, **2 points** at once.

again-title = And once more
again-text = You are first and a **6** [1] is on the table. Another red good [2] waits. Take the 6, and the good goes the same way.
again-why = Your opponent could take the 6 away from you. Your track is built and pays 2 points for each such good, without any further work. That is how this game works: build once, deliver often.

end-title = That is the whole game
end-text = 4 points for deliveries, and 2 more at the end for your link. Now grow: link more cities, add power, and goods will travel 4, 5 or 6. After a round with **three empty cities** the game ends. Play on from here!
