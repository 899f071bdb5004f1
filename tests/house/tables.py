"""Tables without a server: apply deeds and play random games."""

from __future__ import annotations

from collections.abc import Iterator

from fajrant.core.dice import seeded
from fajrant.games import load
from fajrant.house.deeds import AnyDeed, BotSat, Header, Left, Moved, Opened, Said, Sat, Started, Undone
from fajrant.house.state import State

PEOPLE = ["ania", "bartek", "celina", "darek", "ewa"]


def header_of(slug: str, seed: int = 7, **more: object) -> Header:
    game = load(slug)
    header = Header("table", slug, game.check_options({}), str(seed), "salt", False, "ania", "", rules=game.version)
    return Header(**{**{name: getattr(header, name) for name in Header.__struct_fields__}, **more})


def first_deeds(players: int) -> list[AnyDeed]:
    seats = [Sat(seat=seat, person=PEOPLE[seat], name=PEOPLE[seat].title()) for seat in range(players)]
    return [Opened(seats=players), *seats, Started()]


def take_backs(state: State) -> list[Undone]:
    """What each seat could take back now, with the answers of bots."""
    match = state.running()
    able = [seat for seat in range(len(state.chairs)) if match.can_undo(seat, state.bots())]
    entries = match.entries()
    return [Undone(seat=seat, number=max(each.number for each in entries if each.seat == seat)) for seat in able]


def eventful_game(state: State, seed: int, decisions: int, calm: bool = False) -> Iterator[AnyDeed]:
    """Plays random moves. Unless `calm`, people also undo, chat, leave, return and are replaced by bots."""
    dice = seeded(seed)
    while state.status == "running" and state.number() < decisions:
        seat = state.acting()[dice.below(len(state.acting()))]
        match = state.running()
        roll = 11 if calm else dice.below(12)
        deed: AnyDeed
        if roll == 0:
            deed = Said(person="ania", name="Ania", text=f"after {match.decisions()}", seat=0)
        elif roll == 1 and state.chairs[seat].person:
            deed = Left(seat=seat)
        elif roll == 2:
            deed = BotSat(seat=seat, level="random", name="Bot")
        elif roll < 5 and state.chairs[seat].person != PEOPLE[seat]:
            deed = Sat(seat=seat, person=PEOPLE[seat], name=PEOPLE[seat].title())
        elif roll < 8 and (back := take_backs(state)):
            deed = back[dice.below(len(back))]
        else:
            moves = match.moves(seat)
            deed = Moved(seat=seat, number=match.decisions() + 1, text=moves[dice.below(len(moves))])
        state = state.after(deed)
        yield deed
