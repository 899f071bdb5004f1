"""For every bot in every game: its moves are legal, reproducible and independent of hidden cards."""

from __future__ import annotations

import pytest

import fajrant
from fajrant import Match, Nonsense
from fajrant.bots import LEVELS, PEERS, STYLES, bot
from fajrant.core.dice import seeded
from tests.bots.brief import brief
from tests.core.playing import GAMES, SOME_TABLES, curious_game

pytestmark = pytest.mark.once
LOOKED_AT = 6  # every sixth decision is checked closely


def every_bot() -> list[tuple[str, int, dict[str, str], str]]:
    """Tables and the level that plays there. All kinds of bots play every number of seats. One bot plays each option,
    since options change the rules, not the bots. Searching bots differ only in their numbers, so they take turns. A
    peer, which is slower, plays one table of each game."""
    rows: list[tuple[str, int, dict[str, str], str]] = []
    for game in GAMES:
        usual = game.check_options({})
        rows += [(game.slug, seats, usual, level) for seats in game.seats for level in LEVELS if level not in STYLES]
        tables = [table for table in SOME_TABLES if table[0] == game.slug]
        for number in range(max(len(tables), len(STYLES))):
            rows.append((*tables[number % len(tables)], [*STYLES][number % len(STYLES)]))
        rows += [(*tables[-1], peer) for peer in PEERS]
    return rows


EVERY_BOT = every_bot()


def chosen(level: str, match: Match, seat: int, seed: int) -> tuple[str, int]:
    """The bot's move, and the state of its dice afterwards."""
    dice = seeded(seed)
    move = brief(level).choose(match.game, match.position, seat, dice)
    return move.text, dice.state


@pytest.mark.parametrize(("slug", "seats", "options", "level"), EVERY_BOT, ids=str)
def test_a_bot_chooses_the_same_move_in_worlds_its_seat_cannot_distinguish(
    slug: str, seats: int, options: dict[str, str], level: str
) -> None:
    compared = 0
    for match in curious_game(slug, seats, options, seed=seats):
        number = match.decisions()
        for seat in match.acting():
            if number % LOOKED_AT == seats and len(match.moves(seat)) > 1:
                world = match.determinize(seat, number)
                assert world.view(seat) == match.view(seat)
                assert chosen(level, world, seat, number) == chosen(level, match, seat, number), match.record()
                compared += world.digest() != match.digest()
    assert compared > 10


@pytest.mark.parametrize(("slug", "seats", "options", "level"), EVERY_BOT, ids=str)
def test_a_bots_memory_within_its_turn_does_not_depend_on_hidden_cards(
    slug: str, seats: int, options: dict[str, str], level: str
) -> None:
    """A bot plays the same moves in two worlds for as long as its seat cannot distinguish them."""
    compared = 0
    for real in curious_game(slug, seats, options, seed=30 + seats):
        number = real.decisions()
        seat = real.acting()[0]
        if number % LOOKED_AT != 0:
            continue
        twins = [real.clone(), real.determinize(seat, number)]
        bots = [brief(level) for _ in twins]
        dice = [seeded(number) for _ in twins]
        while [twin.acting() for twin in twins] == [(seat,), (seat,)] and twins[0].view(seat) == twins[1].view(seat):
            moves = [
                player.choose(twin.game, twin.position, seat, own_dice)
                for player, twin, own_dice in zip(bots, twins, dice, strict=True)
            ]
            assert moves[0] is moves[1], real.record()
            for twin in twins:
                twin.carry_out(seat, moves[0])
            compared += 1
    assert compared > 20


@pytest.mark.parametrize(("slug", "seats", "options", "level"), EVERY_BOT, ids=str)
def test_a_bot_is_reproducible_and_changes_nothing(slug: str, seats: int, options: dict[str, str], level: str) -> None:
    for match in curious_game(slug, seats, options, seed=10 + seats):
        number = match.decisions()
        if number % LOOKED_AT == 0:
            for seat in match.acting():
                before = (match.to_json(), match.acting(), match.moves(seat), match.position.revealed)
                first = chosen(level, match, seat, number)
                assert (match.to_json(), match.acting(), match.moves(seat), match.position.revealed) == before
                assert chosen(level, match, seat, number) == first
                assert first[0] in match.moves(seat)


@pytest.mark.parametrize(("slug", "seats", "options", "level"), EVERY_BOT, ids=str)
def test_a_bot_plays_legal_moves_to_the_end(slug: str, seats: int, options: dict[str, str], level: str) -> None:
    """One seat plays at this level, the others at random."""
    match = fajrant.new(slug, seats, 20 + seats, options)
    bots = [brief(level if seat == 0 else LEVELS[0]) for seat in range(seats)]
    dice = seeded(seats)
    while match.acting():
        seat = match.acting()[0]
        match.play(seat, bots[seat].choose(match.game, match.position, seat, dice).text)
    assert match.over()


def test_every_level_plays_every_game() -> None:
    for game in GAMES:
        assert {level for slug, _, _, level in EVERY_BOT if slug == game.slug} == {*LEVELS, *PEERS}


def test_bots_have_the_names_of_their_levels() -> None:
    assert [bot(level).name for level in LEVELS] == LEVELS
    with pytest.raises(Nonsense, match="there is no bot 'genius'; known: random, greedy, easy, medium, hard, expert"):
        bot("genius")
