"""Commands that take back: the answers of bots, bots that still think, held moves, free take-back."""

from __future__ import annotations

import msgspec
import pytest

from fajrant.house import commands
from fajrant.house.deeds import AnyDeed, BotSat, Header, Moved, Opened, Sat, Started, Undone
from fajrant.house.errors import Refused
from fajrant.house.outcomes import Outcome
from fajrant.house.restoring import film_of, record_of, restore, with_outcomes
from fajrant.house.state import State, rebuild
from tests.house.tables import first_deeds, header_of

ANIA = "ania"
AGAINST_BOTS: list[AnyDeed] = [
    Opened(seats=3),
    Sat(seat=0, person=ANIA, name="Ania"),
    BotSat(seat=1, level="random", name="Bot"),
    BotSat(seat=2, level="random", name="Bot 2"),
    Started(),
]


def moved(state: State, *texts: str) -> list[AnyDeed]:
    """Deeds of the seats that are asked, one after another."""
    deeds: list[AnyDeed] = []
    for text in texts:
        deed = Moved(seat=state.acting()[0], number=state.number() + 1, text=text)
        deeds.append(deed)
        state = state.after(deed)
    return deeds


def against_bots(
    *texts: str, slug: str = "coal_baron_cards", free: bool = False
) -> tuple[Header, list[AnyDeed], State]:
    header = header_of(slug, free_undo=free)
    begun = rebuild(header, AGAINST_BOTS)
    deeds = [*AGAINST_BOTS, *moved(begun, *texts)]
    return header, deeds, rebuild(header, deeds)


def reason(state: State, seat: int, number: int) -> str:
    with pytest.raises(Refused) as refused:
        commands.undo(state, ANIA, seat, number)
    return f"{refused.value.code} {refused.value.because}"


def test_one_deed_takes_back_ones_decision_and_the_answers_of_bots() -> None:
    header, _, state = against_bots("pass", "pass")
    before = rebuild(header, AGAINST_BOTS)
    deed = commands.undo(state, ANIA, 0, 1)
    assert deed == Undone(seat=0, number=1)
    assert deed is not None
    after = state.after(deed)
    assert (after.number(), after.versions, after.history) == (0, before.versions, before.history)
    assert after.running().digest() == before.running().digest()
    assert commands.undo(after, ANIA, 0, 1) is None  # sent twice, or from two tabs
    assert after.known_at(state.version) == 0  # watchers drop the events of all three decisions


def test_the_number_is_that_of_the_seats_own_decision() -> None:
    _, _, state = against_bots("pass", "pass")
    assert reason(state, 0, 2) == "illegal_move no_undo_answered"
    assert reason(state, 0, 3) == "stale stale"


def test_a_new_card_ends_undo_and_says_so() -> None:
    _, _, state = against_bots("pass", "place share")
    assert reason(state, 0, 1) == "stale no_undo_seen"
    _, _, state = against_bots("place share")
    assert reason(state, 0, 1) == "illegal_move no_undo_seen"


def test_after_a_restart_the_same_can_be_taken_back() -> None:
    header, deeds, _ = against_bots("pass", "pass")
    rows = msgspec.json.decode(
        msgspec.json.encode(with_outcomes(header, deeds)[1]), type=list[tuple[AnyDeed, Outcome | None]]
    )
    back = restore(header, rows)
    deed = commands.undo(back, ANIA, 0, 1)
    assert deed is not None
    assert back.after(deed).running().digest() == rebuild(header, AGAINST_BOTS).running().digest()
    rows.append((deed, None))
    again = restore(header, rows)
    assert again.number() == 0
    assert record_of(again, rows) == again.record()
    assert len(film_of(header, rows).positions) == 1


def test_outcomes_of_earlier_versions_can_be_read() -> None:
    """They do not say to whom something was revealed; they kept only the last seat's decisions to undo."""
    header = header_of("coal_baron_cards")
    deeds = [*first_deeds(2), *moved(rebuild(header, first_deeds(2)), "place wild", "pay 2")]
    rows = msgspec.json.decode(msgspec.json.encode(with_outcomes(header, deeds)[1]))
    for _, outcome in rows:
        for step in outcome or []:
            del step[4:]
    older = msgspec.convert(rows, list[tuple[AnyDeed, Outcome | None]])
    assert restore(header, older).running().can_undo(0)


def test_the_thought_of_a_bot_is_dropped_after_a_take_back() -> None:
    _, _, state = against_bots("pass")
    thought = state.running()
    deed = commands.undo(state, ANIA, 0, 1)
    assert deed is not None
    after = state.after(deed)
    assert commands.bot_move(after, 1, "random", thought, "pass") is None
    again = after.after(Moved(seat=0, number=1, text="pass"))  # the same question, asked again
    assert commands.bot_move(again, 1, "random", thought, "pass") is None
    assert commands.bot_move(again, 1, "random", again.running(), "pass") is not None


def test_a_bot_that_stands_in_for_a_person_is_no_bot() -> None:
    header = header_of("coal_baron_cards")
    state = rebuild(header, first_deeds(2))
    for deed in [*moved(state, "pass"), BotSat(seat=1, level="random", name="Bot")]:
        state = state.after(deed)
    state = state.after(Moved(seat=1, number=2, text="pass"))
    assert state.running().why_no_undo(0, state.bots()) in ("answered", "seen")
    assert state.bots() == 0


# ---------------------------------------------------------------- held moves


def test_a_move_that_ends_the_turn_is_held() -> None:
    _, _, state = against_bots()
    assert commands.move(state, ANIA, 0, 0, "pass", hold=True) is None
    assert commands.move(state, ANIA, 0, 0, "pass", hold=False) is not None


def test_a_move_in_the_middle_of_the_turn_is_played_at_once() -> None:
    _, _, state = against_bots()
    assert commands.move(state, ANIA, 0, 0, "place wild", hold=True) is not None


def test_a_move_that_reveals_something_is_held() -> None:
    _, _, state = against_bots("place wild", "pay 2")
    assert state.acting() == (0,)
    assert commands.move(state, ANIA, 0, 2, "wild_stack order", hold=True) is None


def test_a_held_move_must_be_legal() -> None:
    _, _, state = against_bots()
    with pytest.raises(Refused, match="illegal_move"):
        commands.move(state, ANIA, 0, 0, "dance", hold=True)


# ---------------------------------------------------------------- free take-back


def test_free_take_back_passes_revealed_cards_also_after_a_restart() -> None:
    header, deeds, state = against_bots("place share", "pass", "place objective", free=True)
    assert state.running().can_undo(0, state.bots())
    restored = restore(header, with_outcomes(header, deeds)[1])
    deed = commands.undo(restored, ANIA, 0, 1)
    assert deed is not None
    assert restored.after(deed).number() == 0
    assert restored.record().splitlines()[1] == "# free take-back"


def test_nobody_else_sits_down_at_a_table_with_free_take_back() -> None:
    header = header_of("coal_baron_cards", free_undo=True)
    opened = rebuild(header, [Opened(seats=2), Sat(seat=0, person=ANIA, name="Ania")])
    assert commands.seats_for(opened, "bartek") == []
    with pytest.raises(Refused) as refused:
        commands.claim(opened, "bartek", 1, "Bartek")
    assert refused.value.because == "free_undo_alone"
    assert commands.seats_for(opened, ANIA) == [1]
