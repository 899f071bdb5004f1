# The guided first game. [1], [2] and [3] are the things that the step points at.

goal-title = Coal up, orders out
goal-text = Welcome to your mine! Bring coal up in the cage, put it on **orders** and deliver them: that earns **victory points** (VP). After three shifts the most VP win. First, everybody picks three orders.

draft-title = Pick your first order
draft-text = An order shows which coal it needs and what it earns. [1] wants **two grey cubes** and gives **7 VP**. Take it.
draft-why = Your pit starts with one cube of each colour, so one more grey will do. Two black cubes earn 9 VP, but black carts are the dearest. Another card wants two grey cubes as well; this one is better, because several orders on display show the same picture.

pair-title = Same picture, same trip
pair-text = Now take [1]: **one black cube**, 5 VP, and it is waiting in your pit already. It also shows a **horse cart**, like your first order. A delivery takes **all** your complete orders with the same picture.
pair-why = Each delivery costs you a turn and workers. Two orders with the same picture leave together, so you pay once. That is often worth more than a card with a point or two more.

factory-title = Send your first worker
factory-text = In your turn you send workers to **one** space. If it is empty, one worker is enough. [1] sells a tunnel with one grey cart for **3 Marks**: the second grey cube for your 7 VP order [2].
factory-why = The tunnels with two grey carts cost 6 of your 9 Marks, and one cube is all you need now. Buy coal for orders you have; spend the rest when you know what for.

price-title = One more than before
price-text = Nobody can block a space. But a rival’s worker stands at [1], so it costs you **two**, and that worker goes to the canteen. Your two orders take nine steps, so this is the space for you.
price-why = Mining 6 is still empty and costs one worker, but six steps complete only one of your two orders. Nine steps complete both. One worker more saves you a whole turn.

cage-title = Down to the grey coal
cage-text = Everything in the mine costs **steps**. Moving the cage is one step, **however far** it goes. The grey coal lies on level 3: send the cage there [1].

load-title = Load the cage
load-text = One cube into the cage is one step; **five** fit in. Load grey coal from [1]. The second grey and the black cube from level 4 then follow in the same way.
load-why = Collect everything on the way before you go up. Each visit to the surface costs a step, and so does each way down again.

surface-title = Up to the surface
surface-text = Two grey cubes and a black one are on board. Orders are filled only at the **surface**: bring the cage up to [1].

fill-title = Fill the order
fill-text = Take the grey cube [1] and put it on its spot [2]. Each cube is one step. Then the other grey cube and the black one follow: **two orders are complete**.

park-title = Do not waste a step
park-text = One step is left, and unused steps are lost. The cage **stays where it is** until you mine again. Park it at level 2 [1], beside the brown coal for your third order [2].
park-why = Next time you can load at once instead of moving first. One step saved often decides whether a small mining space is enough.

order-title = Another horse cart order
order-text = Orders cost no Marks. [1] has one more with a horse cart, for the yellow cube you already have. Take it: together with your brown order [2] it makes one short trip into the mine.
order-why = You could deliver two orders now, for 12 VP. But nobody can take them from you, and a delivery takes all complete horse cart orders. If you wait, four leave at once and you save a turn. Just do not wait beyond the end of the shift: only delivered orders count in its scoring.

again-title = Six steps are enough
again-text = Load brown, cage to level 1, load yellow, cage up, fill, fill: **six steps**, because the cage is parked so well. [1] costs two workers; a rival stands there.
again-why = Mining 10 would cost three workers: your own two stand there, and they count as well. Mining 8 costs the same as this. But going somewhere raises its price, so leave the larger one for when you need it.

deliver-title = Four orders, one cart
deliver-text = All four of your horse cart orders are complete, and [1] costs a single worker. Deliver them: 7 + 5 + 3 + 2 = **17 VP** at once!

balance-title = New coal, other side
balance-text = Carts are never refilled, so buy a new tunnel: [1] has two grey carts for 6 Marks. Its lamps put it on the **light side** and even out your pit [2].
balance-why = At the end of the game each extra tile on one side costs 2 VP. Your first tile was dark, so a light one is right. Grey is also where you can lead: nobody else has delivered any yet.

look-title = See what fits
look-text = You have grey coal, but no order for it. At [1] **you alone** look at the next five orders, and may keep one. It costs one worker, like any empty space.
look-why = Of the orders on display, only single grey cubes would fit, and those spaces cost two workers. Among five cards there is often a better one. You may also keep none.

keep-title = Two grey again
keep-text = A lucky find: [1] wants exactly your two grey cubes and gives 7 VP. Keep it. The rest goes under the stack, and on your next turn you mine, for three workers.
keep-why = Each order that is not delivered at the end costs 1 VP. So keep what your coal fits, not simply what earns the most.

handcart-title = Deliver before the whistle
handcart-text = Three workers left. [1] costs two, for 7 VP. At the end of the shift only **delivered** coal counts, and these two cubes give you a clear lead in grey [2].
handcart-why = Money or another card would help later. But what you deliver now counts in this scoring and in both that follow: delivered orders count until the end of the game.

last-title = The last worker
last-text = You cannot pass: each worker is sent somewhere. The **bank** [2] always takes one, for 1 Mark. But [1] is empty and has a brown order worth 5 VP. Take that.
last-why = Workers all come back for the next shift, so none can be saved. A rival may play several turns in a row now, because you have no workers left.

scoring-title = The shift is scored
scoring-text = Who delivered the most of a colour? In grey [1] you lead: **4 VP**. In black [2] and brown [3] you share second place: 2 and 1. In yellow all three tie for first: 2 each. **33 VP!**
scoring-why = If several players tie for first place, all get its points and nobody is second. The player with the most workers standing in the factory starts the next shift.

end-title = Your mine now
end-text = You took 5 Marks to start with. The second shift also scores the **transports** [1], the third your **empty carts** [2]. At the end, undelivered orders and an uneven pit cost points. You know how it works: play on from here!
