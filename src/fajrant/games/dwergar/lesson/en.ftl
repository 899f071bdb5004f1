projects-title = Projects bring points
projects-text = Your clan builds **projects** such as this one [1]. You score victory points (VP) when you realise one, and more when you develop it. They cost resources, which you bring up from the mine, and **heat**. The most VP win.

dwarfs-title = Three actions with dwarfs
dwarfs-text = In a turn you take three actions. Place a dwarf on any space, **take the dwarf who stood there**, then do what the space offers. You have a blacksmith [1] and your foreman [2]. Workers come and go; the foreman is always yours.
dwarfs-why = No space is ever closed. So do not ask only what a space does, but also whom you get there: the dwarf you take is the one you can place next.

bellows-title = First, make fire
bellows-text = A lit furnace pays for 1 heat. At the Bellows any dwarf lights one furnace, but a blacksmith lights **all**. Place your blacksmith [1] there [2], and you also get the smelter who stands there.
bellows-why = Your foreman would light only one furnace here. Every guild space has bonuses for two kinds of workers, so place the right dwarf in the right place. And the smelter is just the one we want to have in a moment.

foreman-title = Down into the mine
foreman-text = Both furnaces are burning. Now place your foreman [1] on mine level 2 [2]. Two iron and a stone wait there. The foreman climbs into your cart and rides up with it, so you will have him back soon.
foreman-why = Deeper levels are richer, but farther from the surface. From level 2 it is three levels up, and that is exactly what you can pay for with two furnaces. A worker would have to stay below; only a foreman comes back with the cart.

mine-title = Load your cart
mine-text = Mine: **1 stone and 2 iron** go into your cart on this level. They are not yours yet. Only what reaches the surface goes to your supply.

gear-title = To the lift
gear-text = At the Gear you raise the lift that all clans share. Place your smelter [1] there [2]: with a smelter you score **1 VP for every level** you raise while there are resources on the lift.
gear-why = You also have a blacksmith now, from the mine. He could raise the lift just as high, but without points. And we shall need him at the Architect.

raise-title = Raise the lift
raise-text = One level is free, each further level costs 1 heat. Your two furnaces pay for two more. **Raise it by 3**: your stone [1] and your iron [2] reach the surface, and you score 3 VP.
raise-why = Two levels would bring up only the stone; your iron and the foreman would stay one level below. The furnaces go out when they pay, but you can light them again.

loot-title = Stone, iron and 3 VP
loot-text = You have 4 stone [1] and 2 iron [2], your foreman [3] is home, and you have your first **3 VP**. Meanwhile your opponent has dug for gold and crystal on the lowest level.

event-title = An event after each round
event-text = Between two rounds an event [1] is revealed. This one gives every player 2 heat on the track [2]. **Use it in this turn**: at the end of your turn the track falls to 0. Only furnaces keep burning.

architect-title = Realise your first project
architect-text = New Shaft Props [1] cost 2 iron, and you have them. Projects are realised at the Architect [2]. Send your blacksmith [3]: with him the development that follows costs **2 heat less**.
architect-why = An engineer would give you one iron back here. But the blacksmith makes this development free, so that the 2 heat on your track are left for another one.

realise-title = Pay and score
realise-text = Choose New Shaft Props [1]: you pay **2 iron** and score **2 VP**. The card is yours.

develop-title = Develop it at once
develop-text = Right after realising you may **develop** the project. Usually it costs 2 heat, with your blacksmith nothing. You score 2 VP for each developed New Shaft project you have: one so far, so **2 VP**.
develop-why = You could do it later, with a blacksmith at the Forge, but there it costs 1 heat more than printed. Now it is free, and the next New Shaft project will be worth more.

engineer-title = The same space again
engineer-text = You may go to the Architect [1] again. Cliff Infill [2] costs 4 stone. Place an engineer [3] this time: he **takes back** one resource that you paid, and you get your blacksmith back.
engineer-why = Your foreman could do the same, but he takes nothing back. Your second project of this deck will pay twice as much for its development as the first.

second-title = Four stone, one comes back
second-text = Realise Cliff Infill [1]: **2 VP**. You pay 4 stone, and the engineer takes one of them back.

heat-title = Now use your heat
heat-text = Develop it for the **2 heat** from the event. You have two developed New Shaft projects now, so you score 2 VP for each of them: **4 VP**.
heat-why = If you keep the heat, it is gone at the end of this turn. This is the heart of the game: bring resources, heat and the right dwarf together in one turn.

decks-title = Every deck has its rule
decks-text = The New Shaft [1] rewards you for collecting it. The Western Quarter [2] waits until the end: the player with the most of its projects gets a **bonus turn** of three actions.

ahead-title = Think of the next turn
ahead-text = One action is left. Send your foreman [1] to mine level 3 [2] for 2 iron and 1 gold. We load the cart for you, then it is your opponent’s turn.
ahead-why = Loads on the lift cost nothing while they wait, and others may raise it for you. At the end of the game they are worth nothing, so do not be late.

shared-title = The lift is shared
shared-text = Your opponent raised it by three, and your cart went up as well. It is here [1] now: **one level** below the surface, with your foreman on board. One free step at the Gear is enough.

end-title = You know how it works
end-text = **13 VP** after two rounds of ten. Later your foreman can build furnaces into the board for VP. If you run out of dwarfs, you **knock off**: that brings some of them back. Play on from here!
