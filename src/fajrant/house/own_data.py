"""What the house knows about a person, table by table."""

from __future__ import annotations

from collections.abc import AsyncIterator

from fajrant.house.deeds import Header, Left, Moved, Resigned, Said, Sat
from fajrant.house.errors import Refused
from fajrant.house.house import House
from fajrant.house.restoring import record_of, restore
from fajrant.house.store import Row
from fajrant.house.wire import OwnLine, OwnMove, OwnTable


async def own_tables(house: House, person: str) -> AsyncIterator[OwnTable]:
    """Every table where the person was host, sat, or said something."""
    for table in await house.store.all_tables_of(person) if person else []:
        try:
            header, rows = await house.stored(table)
        except Refused:  # it was deleted in the meantime
            continue
        yield await house.offload(own_table, header, rows, person)


def own_table(header: Header, rows: list[Row], person: str) -> OwnTable:
    state = restore(header, rows)
    owners: dict[int, str] = {}  # by seat
    seats: dict[int, str] = {}
    moves: list[OwnMove] = []
    chat: list[OwnLine] = []
    for deed, _ in rows:
        match deed:
            case Sat():
                owners[deed.seat] = deed.person
                if deed.person == person:
                    seats[deed.seat] = deed.name
            case Left() | Resigned():
                owners.pop(deed.seat, None)
            case Moved() if owners.get(deed.seat) == person:
                moves.append(OwnMove(deed.at, deed.seat, deed.number, deed.text))
            case Said() if deed.person == person:
                chat.append(OwnLine(deed.at, deed.text))
            case _:
                pass
    return OwnTable(
        id=header.id,
        game=header.game,
        status=state.status,
        made=header.made,
        updated=state.updated,
        host=header.host == person,
        seats=seats,
        moves=moves,
        chat=chat,
        record=record_of(state, rows) if state.has_ended else None,
    )
