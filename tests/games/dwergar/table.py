"""Tables for tests: set one up, play moves, check. A clan has one line per place; places left out are empty:

    pool       engineer smelter      also the foreman, unless he stands or rides elsewhere
    supply     2 stone 1 iron
    heat       3
    furnaces   2 lit 1 unlit         the others are in the reserve or built in
    level_1    3 stone foreman       the clan's cart there; also `closed`
    realised   10 12                 projects that are not developed
    developed  3
    vp         4 0 0 0 0             projects, developments, furnaces, lift, placements

Spaces are written as `gear smelter; forge foreman_1; lab -`. A space that is not mentioned holds a worker, as long as
the twelve workers last; workers left over are in the last seat's pool. Built-in furnaces are written as `gear 1`.
`row` lists all face-up projects. `pile` lists the face-down ones, from the top; `...` stands for all that are left.
Projects that are not listed anywhere are out of the game. The decks are those of the listed projects first.
"""

from __future__ import annotations

from typing import Any, Final

import fajrant
from fajrant.games.dwergar.content import BOX
from tests.games.table import AnyTable

SLUG: Final = "dwergar"
KINDS: Final = ["stone", "iron", "gold", "crystal"]
WORKERS: Final = ["engineer", "blacksmith", "smelter"]
DWARFS: Final = [*WORKERS, "foreman"]
POSITIONS: Final = ["closed", "level_1", "level_2", "level_3", "level_4"]
DECKS: Final = [row["code"] for row in BOX["decks"]]
DECK_OF: Final = {str(row["number"]): row["deck"] for row in BOX["projects"]}
BASIC: Final = {str(row["number"]): row["tier"] == "basic" for row in BOX["projects"]}
EVENTS: Final = [str(row["number"]) for row in BOX["events"]]
USUAL: Final = {  # the dwarf on each space by default
    "mine_1": "smelter", "mine_2": "engineer", "mine_3": "blacksmith", "mine_4": "smelter", "lab": "engineer",
    "bellows": "smelter", "gear": "smelter", "stove_maker": "engineer", "forge": "blacksmith", "architect": "smelter",
}  # fmt: skip
GUILDS: Final = ["lab", "bellows", "gear", "stove_maker", "forge", "architect"]


class Table(AnyTable):
    def clan(self, seat: int = 0) -> dict[str, Any]:
        clan: dict[str, Any] = self.truth()["clans"][seat]
        return clan

    def pool(self, seat: int = 0) -> str:
        """`engineer smelter foreman`"""
        counts = self.clan(seat)["pool"]
        return " ".join([dwarf for dwarf, count in zip(DWARFS, counts, strict=True) for _ in range(count)])

    def supply(self, seat: int = 0) -> str:
        """`2 stone 1 iron`"""
        return counted(dict(zip(KINDS, self.clan(seat)["supply"], strict=True)))

    def heat(self, seat: int = 0) -> int:
        heat: int = self.clan(seat)["heat"]
        return heat

    def furnaces(self, seat: int = 0) -> str:
        """`2 lit 1 unlit`"""
        return counted({state: self.clan(seat)[state] for state in ("lit", "unlit")})

    def reserve(self, seat: int = 0) -> int:
        reserve: int = self.clan(seat)["reserve"]
        return reserve

    def cart(self, position: str, seat: int = 0) -> str:
        """`2 iron 1 gold foreman`"""
        clan = self.clan(seat)
        rider = ["foreman"] if clan["rides"] == position else []
        return " ".join([*filter(None, [counted(clan["carts"][POSITIONS.index(position)])]), *rider])

    def on(self, space: str) -> str:
        """The dwarf on a space, or an empty string."""
        return self.truth()["standing"][space] or ""

    def owner(self, space: str) -> int | None:
        """The owner of the built-in furnace."""
        owner: int | None = self.truth()["built_in"][space]
        return owner

    def row(self) -> str:
        return " ".join(self.truth()["row"])

    def realised(self, seat: int = 0) -> str:
        return " ".join(self.clan(seat)["realised"])

    def developed(self, seat: int = 0) -> str:
        return " ".join(self.clan(seat)["developed"])

    def vp(self, seat: int = 0) -> int:
        """VP scored so far, without end bonuses."""
        return sum(self.clan(seat)["vp"])

    def left(self) -> int:
        """Actions left."""
        left: int = self.sees(None)["decision"]["left"]
        return left

    def at(self, space: str, dwarf: str = "foreman") -> list[str]:
        """The options of the action window after placing a dwarf."""
        self.play(f"place {dwarf} {space}")
        return self.moves() if self.asked().endswith((" action_window", " lift")) else []


def counted(counts: dict[str, int]) -> str:
    return " ".join([f"{count} {name}" for name, count in counts.items() if count])


def new(seats: int, seed: int = 1, options: dict[str, str] | None = None) -> Table:
    return Table(fajrant.new(SLUG, seats, seed, options or {}))


# ---------------------------------------------------------------- setting up


def table(
    *clans: str,
    seats: int = 0,
    turn: int = 0,
    left: int = 3,
    at: str = "choose_action",
    spaces: str = "",
    built_in: str = "",
    row: str = "",
    pile: str = "...",
    decks: str = "",
    event: str = "",
    events: str = "",
    round: int = 0,
    starter: int = 0,
    token: int | None = None,
    options: dict[str, str] | None = None,
) -> Table:
    """A position in a seat's turn. `at` is choose_action, bonus, free, round, end_of_round, end or over."""
    seats = seats or max(2, len(clans))
    data = fajrant.new(SLUG, seats, 1, options or {}).to_json()
    here = data["table"]
    words = [clans[seat] if seat < len(clans) else "" for seat in range(seats)]
    here["clans"] = [read_clan(clan) for clan in words]
    here.update(starter=starter, silverbeard=token, extra=0, action=None)
    lay_furnaces(here, built_in)
    lay_dwarfs(here, words, spaces)
    lay_projects(here, row.split(), pile.split(), decks.split(), seats)
    lay_events(here, event, events.split(), round, data["options"]["length"], at)
    data["stack"] = steps(seats, turn, left, at, starter)
    return Table(fajrant.from_json(data))


def steps(seats: int, turn: int, left: int, at: str, starter: int) -> list[list[object]]:
    turns = (turn - starter) % seats + 1
    stacks: dict[str, list[list[object]]] = {
        "choose_action": [["Round", turns], ["EndTurn", turn], ["ChooseAction", turn, left]],
        "bonus": [["FreeDevelopments"], ["EndTurn", turn], ["BonusAction", turn, left]],
        "free": [["FinalScoring"], ["FreeDevelopment", turn]],
        "round": [["BeginRound"]],
        "end_of_round": [["EndOfRound"]],
        "end": [["EndGame"]],
        "over": [],
    }
    return stacks[at]


def read_clan(words: str) -> dict[str, Any]:
    clan: dict[str, Any] = {
        "vp": [0] * 5, "pool": [0, 0, 0, 1], "supply": [0] * 4, "heat": 0, "lit": 0, "unlit": 0, "reserve": 8,
        "carts": [{} for _ in POSITIONS], "rides": None, "realised": [], "developed": [],
    }  # fmt: skip
    for line in filter(None, [line.strip() for line in words.splitlines()]):
        place, *rest = line.split()
        if place == "pool":
            clan["pool"] = [rest.count(dwarf) for dwarf in WORKERS] + [1]
        elif place == "supply":
            clan["supply"] = [read_counts(rest).get(kind, 0) for kind in KINDS]
        elif place == "heat":
            clan["heat"] = int(rest[0])
        elif place == "furnaces":
            clan.update(read_counts(rest))
        elif place in POSITIONS:
            clan["carts"][POSITIONS.index(place)] = read_counts([word for word in rest if word != "foreman"])
            if "foreman" in rest:
                clan["rides"] = place
                clan["pool"][3] = 0
        elif place == "vp":
            clan["vp"] = [int(points) for points in rest]
        else:
            clan[place] = rest
    if clan["rides"]:
        clan["pool"][3] = 0
    return clan


def read_counts(words: list[str]) -> dict[str, int]:
    return {name: int(count) for count, name in zip(words[::2], words[1::2], strict=True)}


def pairs(words: str) -> dict[str, str]:
    return dict([part.split() for part in words.split(";") if part.strip()])


def lay_furnaces(here: dict[str, Any], built_in: str) -> None:
    here["built_in"] = dict.fromkeys(USUAL)
    for space, owner in pairs(built_in).items():
        here["built_in"][space] = int(owner)
    for seat, clan in enumerate(here["clans"]):
        placed = [*here["built_in"].values()].count(seat)
        clan["reserve"] = 8 - clan["lit"] - clan["unlit"] - placed


def lay_dwarfs(here: dict[str, Any], words: list[str], spaces: str) -> None:
    given = pairs(spaces)
    standing = {space: None if given.get(space, "-") == "-" else given[space] for space in USUAL}
    for seat, clan in enumerate(here["clans"]):
        if f"foreman_{seat}" in standing.values():
            clan["pool"][3] = 0
    used = [0, 0, 0]
    for number, worker in enumerate(WORKERS):
        used[number] = [*standing.values()].count(worker) + sum([clan["pool"][number] for clan in here["clans"]])
    for space, usual in USUAL.items():
        if space not in given and sum(used) < 12:
            order = [WORKERS.index(usual), 0, 1, 2]
            number = next(number for number in order if used[number] < 6)
            standing[space] = WORKERS[number]
            used[number] += 1
    while sum(used) < 12:
        number = next(number for number in (2, 1, 0) if used[number] < 6)
        here["clans"][-1]["pool"][number] += 1
        used[number] += 1
    here["standing"] = standing


def lay_projects(here: dict[str, Any], row: list[str], pile: list[str], decks: list[str], seats: int) -> None:
    owned = [card for clan in here["clans"] for card in clan["realised"] + clan["developed"]]
    named = [*decks, *[DECK_OF[card] for card in [*row, *owned, *pile] if card != "..."]]
    chosen = list(dict.fromkeys([*named, *DECKS]))[:seats]
    unnamed = [card for card in DECK_OF if DECK_OF[card] in chosen and card not in [*owned, *row, *pile]]
    top = [card for card in pile if card != "..."]
    below: list[str] = []
    if "..." in pile:
        below = [card for card in unnamed if BASIC[card]] + [card for card in unnamed if not BASIC[card]]
        unnamed = []
    here.update(decks=chosen, row=row, pile=[*top, *below][::-1], discarded=unnamed)


def lay_events(here: dict[str, Any], event: str, events: list[str], round: int, length: str, at: str) -> None:
    count = {"normal": 9, "short": 7}[length]
    if at in ("bonus", "free", "end", "over"):
        round = count + 1
    round = round or (2 if event else 1)
    unused = [number for number in EVENTS if number not in [event, *events]]
    seen = [unused.pop() for _ in range(round - 1 - bool(event))] + ([event] if event else [])
    if round == count + 1 and not event and at in ("choose_action", "end_of_round"):
        event = seen[-1]
    while len(seen) + len(events) < count:
        events.append(unused.pop())
    in_force = None if at in ("bonus", "free", "end", "over") or not seen else seen[-1]
    here.update(round=round, seen=seen, events=events[::-1], event=in_force)
