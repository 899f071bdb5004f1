"""Against bots a seat can take back its last turn, as long as it has seen nothing new since."""

from __future__ import annotations

import pytest

import fajrant
from fajrant.core.errors import IllegalMove
from fajrant.core.match import Match
from fajrant.core.record import parse_record
from fajrant.games import SHELF, load
from tests.core.playing import curious_game, worth_a_look
from tests.games.coal_baron.table import table as coal_baron
from tests.games.coal_baron_cards.table import table as coal_baron_cards
from tests.games.dwergar.table import table as dwergar
from tests.games.steamrollers.table import table as steamrollers
from tests.games.train_rush.table import table as train_rush

BOT_1 = 0b10  # seat 1 is a bot
SEVERAL = [(slug, seats) for slug in SHELF for seats in load(slug).seats if seats > 1]


def others(seats: int) -> int:
    """All seats but 0, as bots."""
    return (1 << seats) - 2


# ---------------------------------------------------------------- every game


@pytest.mark.parametrize(("slug", "seats"), SEVERAL)
def test_a_take_back_restores_the_position_before_the_decision(slug: str, seats: int) -> None:
    bots = others(seats)
    digests: list[str] = []
    crossed = 0
    for match in curious_game(slug, seats, {}, seed=seats):
        del digests[match.decisions() :]
        digests.append(match.digest())
        if not match.can_undo(0, bots):
            with pytest.raises(IllegalMove):
                match.undo(0, bots)
            continue
        entries = match.entries()
        number = max(entry.number for entry in entries if entry.seat == 0)
        crossed += number < len(entries)
        twin = match.clone()
        twin.undo(0, bots)
        assert (twin.decisions(), twin.digest()) == (number - 1, digests[number - 1])
        assert 0 in twin.acting()
        for entry in entries[number - 1 :]:
            twin.play(entry.seat, entry.move.text)
        assert (twin.digest(), twin.record(), twin.journal(0)) == (match.digest(), match.record(), match.journal(0))
        assert twin.can_undo(0, bots)
    assert crossed > 0


@pytest.mark.parametrize(("slug", "seats"), SEVERAL)
def test_what_can_be_taken_back_has_shown_nothing_to_the_seat(slug: str, seats: int) -> None:
    """In any world that the seat could not distinguish before its decision, it would see the same now."""
    bots = others(seats)
    past: list[Match] = []
    compared = 0
    for match in curious_game(slug, seats, {}, seed=10 + seats):
        past.append(match.clone())
        if not match.can_undo(0, bots) or not worth_a_look(match.decisions()):
            continue
        taken_back = match.clone()
        taken_back.undo(0, bots)
        number = taken_back.decisions()
        world = past[number].determinize(0, number)
        for entry in match.entries()[number:]:
            if entry.move.text not in world.moves(entry.seat):
                break  # a bot's secret choice, which this world does not offer
            world.play(entry.seat, entry.move.text)
        else:
            assert world.view(0) == match.view(0), match.record()
            compared += 1
    assert compared > 20


@pytest.mark.parametrize(("slug", "seats"), SEVERAL)
def test_asking_whether_a_move_ends_the_turn_reveals_nothing(slug: str, seats: int) -> None:
    """The answer is the same in every world that the seat cannot distinguish from this one."""
    answers: set[bool] = set()
    for match in curious_game(slug, seats, {}, seed=20 + seats):
        seat = match.acting()[0]
        if match.decisions() % 3:
            continue
        world = match.determinize(seat, match.decisions())
        for bots in (0, (1 << seats) - 1 ^ 1 << seat):
            for text in match.moves(seat)[:6]:
                ends = match.ends_turn(seat, text, bots)
                answers.add(ends)
                assert world.ends_turn(seat, text, bots) == ends, (text, match.record())
    assert answers == {True, False}


@pytest.mark.parametrize("slug", list(SHELF))
def test_few_positions_are_kept(slug: str) -> None:
    seats = load(slug).seats[-1]
    assert max(len(match.undoable) for match in curious_game(slug, seats, {}, seed=1)) < 120


# ---------------------------------------------------------------- case by case


def test_the_answers_of_bots_are_taken_back_too() -> None:
    match = fajrant.new("coal_baron_cards", 3, 7)
    before = match.digest()
    for seat in range(3):
        match.play(seat, "pass")
        if seat < 2:
            assert match.can_undo(0, 0b110)
    assert not match.can_undo(0)
    assert match.why_no_undo(0) == "answered"
    match = fajrant.new("coal_baron_cards", 3, 7)
    match.play(0, "pass")
    match.play(1, "pass")
    match.undo(0, 0b110)
    assert (match.digest(), match.decisions()) == (before, 0)
    assert match.why_no_undo(0, 0b110) == "nothing"


def test_another_persons_answer_ends_undo_although_bots_play_too() -> None:
    match = fajrant.new("coal_baron_cards", 3, 7)
    match.play(0, "pass")
    match.play(1, "pass")
    assert match.why_no_undo(0, bots=0b100) == "answered"
    match.undo(1, 0b100)
    assert not match.can_undo(0, 0b100)  # the other person's answer was taken back, but it was an answer


def test_a_card_turned_face_up_by_a_bot_ends_undo() -> None:
    t = coal_baron_cards()
    t.play("0: pass")
    assert t.match.can_undo(0, BOT_1)
    t.play("1: place share")  # a new top card
    assert t.match.why_no_undo(0, BOT_1) == "seen"


def test_a_bot_that_looks_at_cards_reveals_nothing_to_others() -> None:
    t = coal_baron_cards()
    t.play("0: pass", "1: place wild", "pay 2", "wild_stack order")
    assert t.match.why_no_undo(1) == "seen"
    assert t.match.can_undo(0, BOT_1)
    t.match.undo(0, BOT_1)
    assert t.match.decisions() == 0


def test_looking_at_orders_ends_undo_for_the_one_who_looks() -> None:
    t = coal_baron(orders="H01 W10 A05 L11 H08 ...")
    t.play("0: choose_space money_4", "1: choose_space order_draw")
    assert t.match.can_undo(0, BOT_1)
    assert t.match.why_no_undo(1, 0b01) == "seen"
    t.play("keep_order W10")  # now everybody sees which order it was
    assert t.match.why_no_undo(0, BOT_1) == "seen"
    assert t.match.can_undo(1, 0b01)  # seat 1 against a bot may keep another one


def test_ones_own_cards_can_be_taken_back_from_bots_but_not_from_people() -> None:
    t = train_rush("at RM4\n hand A01 A02", at="play_card")
    before = t.truth()
    t.play("play_card A01")
    assert t.match.why_no_undo(0) == "seen"
    t.match.undo(0, BOT_1)
    assert t.truth() == before


def test_a_drawn_card_ends_undo_for_the_one_who_draws() -> None:
    t = train_rush("at RM4\n investment 5")
    t.play("invest plan")
    assert t.match.why_no_undo(0, BOT_1) == "seen"


def test_dice_end_undo() -> None:
    t = steamrollers(turn=1, dice="1 2")
    t.play("die 1", "upgrade")  # a new round is rolled
    assert t.match.why_no_undo(1, 0b01) == "chance"


def test_a_turn_is_taken_back_decision_by_decision_to_its_beginning() -> None:
    t = dwergar("pool engineer\n supply 1 gold\n furnaces 1 lit\n heat 1", row="10 11 12 13 1")
    before = t.truth()
    t.play("0: place engineer forge", "forge gold", "end_turn", "1: place foreman mine_1")
    answered = t.match.decisions()
    for left in (2, 1, 0):
        t.match.undo(0, BOT_1)
        assert t.match.decisions() == left
    assert answered == 4
    assert t.truth() == before


def test_only_the_last_turn_can_be_taken_back() -> None:
    t = coal_baron()
    t.play("0: choose_space money_4", "1: choose_space money_6", "0: choose_space bank")
    t.match.undo(0, BOT_1)
    assert t.match.decisions() == 2
    assert t.match.why_no_undo(0, BOT_1) == "turn"


# ---------------------------------------------------------------- free take-back


def test_free_take_back_goes_back_to_the_beginning_and_the_record_says_so() -> None:
    match = fajrant.new("steamrollers", 2, 3)
    match.free_undo = True
    before = match.digest()
    made: list[tuple[int, str]] = []
    while len(made) < 60 and match.acting():
        seat = match.acting()[0]
        move = match.moves(seat)[0]
        made.append((seat, move))
        match.play(seat, move)
    after = match.digest()
    assert match.record().splitlines()[1] == "# free take-back"
    assert parse_record(match.record(), load).replay().digest() == after
    first = next(number for number, (seat, _) in enumerate(made) if seat == 0)
    while match.can_undo(0, BOT_1):
        match.undo(0, BOT_1)
    assert match.decisions() == first
    for seat, move in made[first:]:
        match.play(seat, move)
    assert match.digest() == after  # dice keep their results
    assert first > 0 or before != after
