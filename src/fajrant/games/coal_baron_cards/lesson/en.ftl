# The guided first game. [1], [2] and [3] are the things that the step points at.

goal-title = Get your trains moving
goal-text = Welcome to your mine! At your docks you build trains: **wagons** full of coal, and an **engine**. A train that leaves with an **order** [1] earns victory points (VP). What stays behind earns nothing. Let us send the first one!

order-title = First, an order
order-text = In your turn you lay workers in **one** zone and do what it says. [1] costs one worker and has an order for **three lorries**, worth **7 VP**. Take it.
order-why = With an order in your hand you know what to collect. One lorry earns 3 VP, two earn 5, three earn 7 and four earn 10. Three are a good size for a first train: two lorry cards will do.

lorry-title = Coal comes in lorries
lorry-text = Now you need coal. The card at [1] shows **two lorries** with the crest of the **wheel**. Take it: it will wait in your mining row until you mine.
lorry-why = A double brings two lorries for one card. A single brings less coal, but points of its own. The single wheel beside it would come next: both have the same crest, so they fit the same dock.

wagon-title = A wagon with the wheel
wagon-text = Your lorries [1] need a wagon with the same crest. [2] has one, for a single worker. The rivals chose Lorries 1: there a worker more was due **each time**.
wagon-why = Nobody has taken a wagon yet, so the price is one. Go first where you need the top card and where others will go too. What nobody wants stays cheap.

dock-title = Choose a dock
dock-text = A wagon may only stand at a dock that shows its crest, and it never moves again until its train leaves. Put it at [1].
dock-why = Dock 2 shows the wheel as well. But a tower can only be loaded at dock 2, while clovers fit two docks, like wheels. So keep dock 2 free for a train with towers.

engine-title = The price has risen
engine-text = Without an engine no train can leave. A rival has been at [1] before you, so it now costs **two** workers. It is worth it: go there.

pay-title = Pay exactly
pay-text = You must pay exactly two. Your cards allow one 2, or two 1s. Lay the **2** [1] and keep the small ones.
pay-why = No change is given: without a 1 you cannot use a zone that costs one. You still need a wagon and a lorry that cost one worker each. Big cards are for zones where others have been.

couple-title = Hitch the engine
couple-text = Each dock has room for one engine. Yours belongs to the wagon: put it at [1]. Its colour makes no difference for this train.

wild-title = A wagon for any crest
wild-text = Each wagon holds **one** lorry card, so you need another. The wild wagon at [1] takes any crest that its dock shows. It will join your train at dock 1 [2].
wild-why = A wild wagon at dock 1 takes wheels and clovers. It never has to wait for the right crest. Nobody has been there, so it costs one worker.

single-title = The third lorry
single-text = Two lorries wait in your row; the order wants three. The card at [1] is a single wheel, and the **2** on it are points for you once it is delivered. Take it.

mine-title = Dig it out
mine-text = Mining brings lorries into wagons: one **step** for each lorry. You need three, so [1] with 2 to 3 steps is right. It costs exactly three workers now: your **3** [2] pays for it.
mine-why = Mining 1/2 is cheaper, but two steps are not enough for three lorries, and you have no 1 to pay with. You would have to mine twice, and wait for another turn.

load-title = The oldest card first
load-text = Only the card that has waited longest may leave the row: your double [1], at the right end. Load it into the wheel wagon [2]. That takes **two steps**.

full-title = Fill up the train
full-text = The single wheel [1] moves up at once. With the last step load it into the wild wagon [2]: now there are **three lorries** on the train.
full-why = You could also store it or stop. But loaded coal is what the order counts, and a step that you do not use is lost.

deliver-title = All aboard!
deliver-text = An engine, three lorries and an order for three [2]: the train is ready. Go to [1] and send it off. That makes 7 VP for the order and 2 for the single: **9 VP**!
deliver-why = You could use your 2 at Mining 0/1 and deliver in the next shift. But then the train would block dock 1, and a delivery would cost you another turn anyway. Points that are home are safe.

last-title = Use your last workers
last-text = You still have the **4** [1]. Workers left over are worth nothing, and an engine at [2] costs **exactly four**. Take it; it will wait at dock 3 for the next train.
last-why = Passing puts you out until the shift ends, even if you hold workers. So pass only when nothing you can pay for helps you. If no card is left, the game passes for you.

shift-title = The shift is over
shift-text = All have passed, and all workers come home: zones cost one again. The player who was **last** at [1] gets the shift token: 1 VP, and the start of the next shift. This time it was a rival.
shift-why = Mining 0/1 works even with nothing to move. Often it is worth waiting: if you go there late, nobody may be able to pay the price to come after you.

share-title = Shares pay for your orders
share-text = You have delivered to the **barracks**, and [1] has a share in the barracks. It brings **3 VP** with an order for the same destination, delivered before or after. Take it!

end-title = Next train, please
end-text = 12 VP! There is more to try: the wild action [1] lets you search a stack, objectives [2] count at the end, innovations [3] help once. After six shifts the most VP win. Play on from here!
