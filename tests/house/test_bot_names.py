"""Bots at a table have names of people, which the house chooses."""

from __future__ import annotations

from fajrant.house.commands import resign, seat_bot
from fajrant.house.deeds import AnyDeed, BotSat, Left, Opened, Resigned, Sat, Started
from fajrant.house.new_tables import first_deeds
from fajrant.house.state import State, rebuild
from fajrant.texts.bot_names import BOT_NAMES
from tests.house.tables import header_of

ANIA = ("ania", "", "Ania")
BOT = ("", "random", "")


def table_of(*chairs: tuple[str, str, str]) -> State:
    made = header_of("coal_baron_cards")
    return rebuild(made, first_deeds(made, list(chairs)))


def names(state: State) -> list[str]:
    return [chair.name for chair in state.chairs]


def test_bots_without_a_name_get_different_ones() -> None:
    ania, *bots = names(table_of(ANIA, BOT, BOT, BOT))
    assert ania == "Ania"
    assert len(set(bots) & set(BOT_NAMES)) == 3


def test_a_name_in_the_request_is_used() -> None:
    assert names(table_of(ANIA, ("", "random", "R2"), BOT))[:2] == ["Ania", "R2"]


def test_a_bot_never_has_the_name_of_a_person_at_the_table() -> None:
    for name in BOT_NAMES:
        seated = names(table_of(BOT, BOT, ("ania", "", name)))
        assert seated[2] == name
        assert len(set(seated)) == 3


def test_a_bot_that_comes_later_gets_a_name_too() -> None:
    state = table_of(ANIA, ("", "", ""), BOT)
    deed = seat_bot(state, "ania", 1, "random", None, 60)
    assert isinstance(deed, BotSat)
    assert deed.name in set(BOT_NAMES) - set(names(state))


def test_a_bot_with_another_level_keeps_its_name() -> None:
    state = table_of(ANIA, ("", "", ""), BOT)
    deed = seat_bot(state, "ania", 2, "greedy", None, 60)
    assert isinstance(deed, BotSat)
    assert (deed.name, deed.level) == (names(state)[2], "greedy")


def test_a_bot_that_replaces_a_guest_in_the_lobby_does_not_get_the_guests_name() -> None:
    state = table_of(ANIA, ("bartek", "", "Bartek"), ("", "", ""))
    deed = seat_bot(state, "ania", 1, "random", None, 60)
    assert isinstance(deed, BotSat)
    assert deed.name in BOT_NAMES


def test_bots_that_fill_the_last_free_seats_get_names() -> None:
    state = table_of(ANIA, ("bartek", "", "Bartek"), BOT).after(Left(seat=1))
    deed = resign(state, "ania", 0, "random")
    assert isinstance(deed, Resigned)
    ania, filled, bot = names(state.after(deed))
    assert (ania, bot) == ("Ania", names(state)[2])
    assert filled in set(BOT_NAMES) - {bot}


def test_old_tables_keep_the_names_of_their_bots() -> None:
    """Deeds of older versions hold the names of bots, except of those that filled the last free seats."""
    deeds: list[AnyDeed] = [
        Opened(seats=3),
        Sat(seat=0, person="ania", name="Ania"),
        BotSat(seat=1, level="random", name="Bot"),
        Sat(seat=2, person="bartek", name="Bartek"),
        Started(),
        Left(seat=2),
        Resigned(seat=0, level="random"),
    ]
    assert names(rebuild(header_of("coal_baron_cards"), deeds)) == ["Ania", "Bot", "Bot 2"]
