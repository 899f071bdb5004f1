### The lesson of Train Rush. Steps in the order of lesson.toml.

map-title = The map and your train
map-text =
    Your locomotive starts here [1] and always drives clockwise, through **three states**. Your wagons carry
    goods [2]. In the nine cities [3] you deliver them for victory points, **VP**. After eight rounds the most VP
    win.

cargo-title = Load your second wagon
cargo-text =
    One wagon already carries brass [1]. For the other you choose a good. Calestia, the first state on your way,
    pays 5 VP for **brass and gold** [2]. So load **gold**.
cargo-why =
    Gold is also worth the most on a black market: 5, while brass is worth 1. With food or copper you could not
    fulfil any contract of two goods in the first round.

cards-title = Keep three action cards
cards-text =
    A card moves your train: its three numbers are **three movements**, played one after the other. Below them
    stands a special action. Keep the three lit cards, one after the other.
cards-why =
    Two of them go far for little coal. The third, 2-4-3, gains 5 VP with its special action, and one of your heroes
    will let you use it for free.

bid-title = Bid a spy
bid-text =
    A round begins with the **auction**. Your spies have the numbers 1 to 8, and each can be bid only once. The
    highest number goes first. Bid your **5**.
bid-why =
    To go first is good now: you get the first choice of sector, and you are the first in Rackglen. But the 8 would
    be too much: a bid of 5 is enough, and the high spies are worth more later.

spy-title = Place the spy
spy-text =
    In **lobbying** the spy you bid enters a sector. The technology sector moves you up on the wagons track [1], and
    its first space adds a **wagon with two slots**. At the end, the most pieces in a sector score.
spy-why =
    A bigger train delivers more in every round, so it pays to get it early. Finance would bring one investment more
    per round, which is the usual other way to begin.

income-title = Take your income
income-text =
    Each round you gain investment [1] and coal [2], as much as your tracks show, and you fill wagons: one for now.
    Your new wagon takes food and gold. **Fill it.**

invest-title = Invest: move ahead
invest-text =
    With investment you buy **actions**, one at a time, until everybody passes. You have 2. You can build only in
    the state where your train is, so first **move 3 spaces** for 1.
invest-why =
    On START you have no active region. Three spaces ahead you are in Calestia: there you can build, and Rackglen
    comes within reach of a card.

road-title = Choose your loop
road-text =
    After the junction there are two ways. The inner loop is short, and Rackglen [1] is only two spaces further. On
    the middle loop the next city is six spaces away. Take the **inner loop**.

build-title = Build a warehouse
build-text =
    Your last investment buys a **warehouse**. It goes to zone 1 of Calestia [1], beside a siding, and moves you up
    on the infrastructure track. Watch Zeflik: he adds a **station**, which your warehouse needs.
build-why =
    A station makes a zone ready for tenants, no matter whose it is. Zeflik builds it here because its owner gains
    from every rented warehouse in the zone, yours included.

card-title = Play a movement card
card-text =
    Your card 3-4-4 has three movements. The first is free, the others cost coal. You must go exactly that far, but
    you may **end early in a city**. Rackglen [1] is two spaces away.
card-why =
    The card 4-4-3 would do the same now. The 3-4-4 is a little shorter, so keep the longer first movement for the
    next round. The 2-4-3 is kept for its 5 VP.

stop-title = Stop in Rackglen
stop-text =
    You carry brass [1] and gold [2], just what this contract [3] asks for. **Stop in Rackglen.** On arrival you
    mark your presence: as the first visitor you take 3 VP and a token that adds 4 movement points once.
stop-why =
    Driving on would end on plain track, where nothing happens. The first two visitors of a city take a token, and
    the first one is worth more.

deliver-title = Deliver the goods
deliver-text =
    Fulfil the contract. In one stop you may unload as many goods as your unloading track [1] shows: two, exactly
    enough. You score **5 VP**, and your marker takes a contract space of this city.
deliver-why =
    Markers in the contract area count again at the end: 12 VP for the most in a state. And each city takes a
    contract of each size only once, so nobody else can deliver two goods in Rackglen.

contractor-title = Take a contractor
contractor-text =
    Your warehouse has a station beside it, so it can be **rented out**. A contractor who waits in Rackglen moves
    in, and you go up on the track of that colour. At the end the leaders of each track score 12 VP.

stay-title = Stop here, save coal
stay-text =
    The second movement would cost your only coal [1]. Keep it, and the movement token [2], for the next
    round. **Stop here.** Then you take a new card, and the others drive.
stay-why =
    With the next income you will have 2 coal: enough for two movements of a card, and so for two stops. Four more
    spaces now would lead to plain track.

market-title = The black market
market-text =
    Not every good fits a contract. On a black market [1] you sell goods for one reward. Your food and gold [2] are
    worth 3 and 5: enough for **3 investment**, an agent, or an advance on any track.

hero-title = Play a hero
hero-text =
    Once per round you may start a **mission** with a hero of the state where you are. Octavia Steel lets you use
    the special action of a card for free: the 5 VP of this card [1].
hero-why =
    Her mission counts the gold on your wagons at the end: 1 VP for one, up to 8 VP for five. Each city sees only
    one mission, so another player could take it from you.

points-title = How points are counted
points-text =
    You have scored **13 VP**: 3 for the city, 5 for the contract, 5 for the card. Most points come at the end, to the
    leader on each track, like infrastructure [1], in each sector [2] and in the contract area.

end-title = That was a round
end-text =
    Bid, lobby, take income, invest, drive, start a mission: you know the whole round, and seven more follow. **Play
    on from here** against Zeflik and Truda, or start a game of your own.
