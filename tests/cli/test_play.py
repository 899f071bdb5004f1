"""The table in the terminal: the real program, with scripted input or at a pseudo-terminal."""

from __future__ import annotations

import re
import signal
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import fajrant
from fajrant import Match
from fajrant.texts import LANGUAGES, Texts
from fajrant.texts.bot_names import BOT_NAMES
from tests.cli.program import Terminal, run, saves

GAME = "coal_baron_cards"
HAND_OVER = " is next. Hand over the screen and press Enter"
CHOOSE = "(? for help):"
needs_terminal = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals")


def saved(home: Path) -> Match:
    (file,) = saves(home)
    return fajrant.read_record(file.read_text(encoding="utf-8"))


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [80, 150])
@pytest.mark.parametrize("answer", ["1", "pass"])
def test_a_game_against_bots_can_be_finished(tmp_path: Path, language: str, columns: int, answer: str) -> None:
    args = ["play", GAME, "--terminal", "--seats", "Ann,random,random", "--seed", "5", "--lang", language]
    result = run(tmp_path, *args, say=[answer] * 2000, columns=columns)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    lines = [line for line in result.stdout.splitlines() if str(tmp_path) not in line]
    assert max(len(line) for line in lines) <= columns
    match = saved(tmp_path)
    assert match.over()
    texts = Texts(language, match.game, match.names)
    ending = result.stdout[result.stdout.rindex(texts.say("play-over")) :]
    rows = {line.split()[0]: line.split()[1:] for line in ending.splitlines() if line.strip()}
    order = sorted(range(len(match.names)), key=lambda seat: match.ranking()[seat])
    heads = " ".join(rows[texts.say("results-player")])
    assert [seat for seat in order if match.names[seat].split()[0] not in heads] == []
    assert rows[texts.say("results-place")] == [str(match.ranking()[seat]) for seat in order]
    assert rows[texts.say("results-total")] == [str(match.scores()[seat]) for seat in order]
    assert str(saves(tmp_path)[0]) in ending


def with_levels(names: list[str]) -> list[str]:
    """The names of people, and the levels of bots."""
    return [name.partition(" (")[2].rstrip(")") if name.split()[0] in BOT_NAMES else name for name in names]


def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    result = run(tmp_path, "play", GAME, "--seats", "random,random", "--seed", "1")
    assert result.returncode == 0
    names = saved(tmp_path).names
    assert [name.split()[1] for name in names] == ["(random)", "(random)"]
    assert {name.split()[0] for name in names} <= set(BOT_NAMES)
    assert f"{names[0]} takes" in result.stdout
    assert "The game is over" in result.stdout
    assert saved(tmp_path).over()


def test_by_default_one_human_plays_against_bots(tmp_path: Path) -> None:
    result = run(tmp_path, "play", GAME, "--terminal", "--lang", "pl")
    assert result.returncode == 0
    assert with_levels(saved(tmp_path).names) == ["Gracz", "medium", "medium"]


# ---------------------------------------------------------------- leaving and coming back


def test_end_of_input_keeps_the_game_and_says_how_to_resume(tmp_path: Path) -> None:
    result = run(tmp_path, "play", GAME, "--seats", "me,random", "--seed", "3", say=["1"] * 10)
    assert result.returncode == 0
    (file,) = saves(tmp_path)
    assert result.stdout.rstrip().endswith(f"To continue: fajrant play --load {file}")
    assert not saved(tmp_path).over()


def test_a_resumed_game_continues_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    args = ["--seats", "me,random", "--seed", "3", "--save"]
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    run(tmp_path, "play", GAME, *args, str(whole), say=["1"] * 2000)
    run(tmp_path, "play", GAME, *args, str(parts), say=["1"] * 7)
    half = parts.read_text(encoding="utf-8")
    result = run(tmp_path, "play", "--load", str(parts), say=["1"] * 2000)
    assert result.returncode == 0
    assert whole.read_text(encoding="utf-8").startswith(half)
    assert parts.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


@needs_terminal
@pytest.mark.parametrize(("how", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_ctrl_c_keeps_the_game(tmp_path: Path, how: signal.Signals, code: int) -> None:
    with Terminal(tmp_path, "play", GAME, "--seats", "Ann,random", "--seed", "3") as terminal:
        terminal.wait_for(CHOOSE)
        terminal.type("place engine")
        assert "Ann takes a card: violet engine" in terminal.wait_for(CHOOSE)
        before = saves(tmp_path)[0].read_text(encoding="utf-8")
        terminal.process.send_signal(how)
        terminal.wait_for("fajrant play --load")
        assert terminal.wait_for_end() == code
        assert "Traceback" not in terminal.seen
    assert "Ann: place engine" in before
    assert saves(tmp_path)[0].read_text(encoding="utf-8").startswith(before.strip())
    with Terminal(tmp_path, "play", "--load", str(saves(tmp_path)[0])) as terminal:
        shown = terminal.wait_for(CHOOSE)
        assert "Ann takes a card: violet engine" in shown
        assert "At which dock do you put the" in shown
        terminal.type("q")
        terminal.wait_for("fajrant play --load")
        assert terminal.wait_for_end() == 0


# ---------------------------------------------------------------- commands at the table


def test_undo_takes_back_a_move_that_revealed_nothing(tmp_path: Path) -> None:
    match = fajrant.new(GAME, 2, 3, names=["Ann", "Bob"])
    name = match.names[match.acting()[0]]
    say = ["", "place wild", "u", "place engine", "", "u", "q"]
    result = run(tmp_path, "play", GAME, "--seats", "Ann,Bob", "--seed", "3", say=say)
    assert "Taken back." in result.stdout
    record = saves(tmp_path)[0].read_text(encoding="utf-8")
    assert f"{name}: place engine" in record
    assert "wild" not in record
    assert "Nothing to take back" in result.stdout  # a card was revealed since then


def test_undo_at_the_hand_over(tmp_path: Path) -> None:
    result = run(
        tmp_path, "play", GAME, "--seats", "Ann,Bob", "--seed", "3", say=["", "pass", "u", "place share", "", "q"]
    )
    assert "may still take back the last move" in result.stdout
    record = saves(tmp_path)[0].read_text(encoding="utf-8")
    assert ": place share" in record
    assert "pass" not in record


@needs_terminal
def test_undo_before_the_bots_move(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", GAME, "--seats", "Ann,random", "--seed", "3") as terminal:
        terminal.wait_for(CHOOSE)
        terminal.type("pass")
        assert "Ann passes." in terminal.wait_for("u to take back your last move:")
        terminal.type("u")
        terminal.wait_for("Taken back.")
        terminal.wait_for(CHOOSE)
        assert "Ann: pass" not in saves(tmp_path)[0].read_text(encoding="utf-8")
        terminal.type("pass")
        terminal.wait_for("u to take back your last move:")
        terminal.type("")
        terminal.wait_for(CHOOSE)
        terminal.type("u")
        terminal.wait_for("Nothing to take back")


def test_save_and_load(tmp_path: Path) -> None:
    copy = tmp_path / "my game.txt"
    say = ["", f"s {copy}", "place share", "", "l", "l /no/such/file", f"l {copy}", "", "q"]
    result = run(tmp_path, "play", GAME, "--seats", "Ann,Bob", "--seed", "3", say=say)
    assert f"Saved: {copy}" in result.stdout
    assert "Name a file" in result.stdout
    assert "/no/such/file cannot be read: there is no such file." in result.stdout
    assert f"Loaded: {copy}" in result.stdout
    assert f"fajrant play --load '{copy}'" in result.stdout
    assert "share" not in copy.read_text(encoding="utf-8")
    assert "place share" in saves(tmp_path)[0].read_text(encoding="utf-8")


def test_journal_table_help_and_rules(tmp_path: Path) -> None:
    say = ["j", "t", "?", "r", "place", "99", "s", "q"]
    result = run(tmp_path, "play", GAME, "--seats", "Ann,random", "--seed", "3", say=say).stdout
    assert result.count("Shift 1 begins") == 2  # on arrival and in the journal
    assert re.search(r"Mine: \w+ \(random\)", result)
    assert "quit; the game is saved" in result
    assert "What it is about" in result
    assert "“place” is not possible now" in result
    assert "“99” is not possible now" in result
    assert "Saved: " in result


def prompts(result: str) -> list[str]:
    """The output before each question, in order."""
    return result.split("? for help):")


def play_dwergar(home: Path, *say: str) -> list[str]:
    args = ["play", "dwergar", "--seats", "Ann,random", "--seed", "5"]
    return prompts(run(home, *args, say=say, columns=80).stdout)


def test_within_a_turn_only_changes_are_shown(tmp_path: Path) -> None:
    first, second, whole, *_ = play_dwergar(tmp_path, "place engineer forge", "t", "q")
    assert "Projects on offer" in first
    assert "Clan: Ann" in first
    assert "Projects on offer" not in second
    assert "Dwarfs  blacksmith · foreman" in second
    assert "Supply" not in second
    assert len(second.splitlines()) < len(first.splitlines())
    assert "Projects on offer" in whole
    assert re.search(r"Clan: \w+ \(random\)", whole)


def test_a_new_round_shows_the_table_at_a_glance(tmp_path: Path) -> None:
    *_, last = play_dwergar(tmp_path, "end_turn")[:-1]
    assert "Round 2/10" in last
    assert "Projects on offer" in last
    assert "Clan: random" not in last


def test_help_names_a_move_that_is_possible(tmp_path: Path) -> None:
    _, help_, *_ = play_dwergar(tmp_path, "?", "q")
    assert "end_turn  make this move" in help_
    assert "pass" not in help_
    result = run(tmp_path, "play", GAME, "--seats", "Ann,random", "--seed", "3", say=["?", "q"], columns=80).stdout
    assert "pass      make this move" in prompts(result)[1]


@needs_terminal
def test_a_wrong_answer_before_the_bots_move_is_answered(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", GAME, "--seats", "Ann,random", "--seed", "3") as terminal:
        terminal.wait_for(CHOOSE)
        terminal.type("pass")
        terminal.wait_for("u to take back your last move:")
        terminal.type("x")
        terminal.wait_for("“x” is not an answer here")
        terminal.wait_for("u to take back your last move:")
        terminal.type("q")
        terminal.wait_for("fajrant play --load")


def test_a_wrong_answer_at_the_hand_over_is_answered(tmp_path: Path) -> None:
    result = run(tmp_path, "play", GAME, "--seats", "Ann,Bob", "--seed", "3", say=["pass", "q"])
    assert "“pass” is not an answer here" in result.stdout
    assert result.stdout.count(HAND_OVER) == 2
    assert CHOOSE not in result.stdout
    assert "fajrant play --load" in result.stdout


def test_a_loaded_game_shows_only_the_last_events(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run(tmp_path, "play", GAME, "--seats", "Ann,random", "--seed", "3", "--save", str(file), say=["pass"] * 3)
    match = fajrant.read_record(file.read_text(encoding="utf-8"))
    lines = [Texts("en", match.game, match.names).event(event) for event in match.journal(0)]
    assert len(lines) > 20
    arrival, journal, *_ = prompts(run(tmp_path, "play", "--load", str(file), say=["j", "q"], columns=400).stdout)
    assert [line for line in arrival.splitlines() if line.startswith("· ")] == [f"· {line}" for line in lines[-6:]]
    assert f"… {len(lines) - 6} earlier lines; j shows the whole journal." in arrival
    assert [line for line in journal.strip().splitlines() if line.startswith("· ")] == [f"· {line}" for line in lines]


# ---------------------------------------------------------------- alone, and long lists


def play_alone(home: Path, *say: str) -> list[str]:
    args = ["play", "steamrollers", "--seats", "Ann", "--seed", "5", "--option", "level=hard"]
    return prompts(run(home, *args, say=["1"] * 6 + list(say), columns=80).stdout)[6:]


def test_a_solo_table_is_shown_after_the_set_up_and_in_every_round(tmp_path: Path) -> None:
    first, *_, last = play_alone(tmp_path, "two 3 4", "first 3", "upgrade", "upgrade", "q")[:-1]
    for round_, shown in ((1, first), (2, last)):
        assert f"Round {round_} · first player: Ann" in shown
        for part in ("Dice in the middle", "Goods on the cities", "Blocked borders (hard", "Map: Ann", "Ewa"):
            assert part in shown


def test_a_long_list_opens_group_by_group(tmp_path: Path) -> None:
    *_, groups, inside, back, again, drawn = play_alone(
        tmp_path, "two 3 4", "first 3", "build", "3", "b", "piece D2", "piece D2 0 1"
    )[:-1]
    assert "Blocked borders" in groups  # visible while track is drawn
    listed = [line for line in groups.splitlines() if line.endswith(" … (12)  piece D2")]
    assert listed == ["3  D2 … (12)  piece D2"]
    assert "D2: sharp curve (east – north-east)" in inside
    assert "F1: " not in inside
    assert "3  D2 … (12)  piece D2" in back
    assert "D2: sharp curve (east – north-east)" in again
    assert "Ann draws track in D2" in drawn


def test_a_hint_says_what_an_expert_would_do_and_why(tmp_path: Path) -> None:
    result = run(tmp_path, "play", GAME, "--seats", "Ann,Bob", "--seed", "4", say=["", "h", "?", "q"])
    assert result.returncode == 0, result.stderr
    output = " ".join(result.stdout.split())
    assert "Best: place workers: " in output
    assert "This turn brings: " in output
    assert "Next best: " in output
    assert "what an expert would do now" in output
    assert saved(tmp_path).decisions() == 0


def test_options_reach_the_table(tmp_path: Path) -> None:
    run(tmp_path, "play", GAME, "--seats", "me,random", "--seed", "3", "--option", "history=table", say=["q"])
    assert "history table" in saves(tmp_path)[0].read_text(encoding="utf-8")


@needs_terminal
def test_enter_twice_starts_a_game(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", GAME, "--terminal") as terminal:
        terminal.wait_for("How many players?")
        terminal.type("")
        terminal.wait_for("Who plays?")
        terminal.type("")
        terminal.wait_for(CHOOSE)
    assert with_levels(saved(tmp_path).names) == ["Player", "medium", "medium"]


@needs_terminal
def test_names_can_be_typed(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", GAME, "--terminal") as terminal:
        terminal.wait_for("How many players?")
        terminal.type("4")
        terminal.wait_for("Who plays?")
        terminal.type("Ann, Bob")
        terminal.wait_for(HAND_OVER)
    assert with_levels(saved(tmp_path).names) == ["Ann", "Bob", "medium", "medium"]


# ---------------------------------------------------------------- around one screen


def rare_order(match: Match, seat: int) -> str:
    """The notation of an order that exists only once, if the seat's wild action has just shown one."""
    return next((move for move in match.moves(seat) if move.startswith("wild_card order_") and move.endswith("_4")), "")


def secret_game() -> tuple[Match, list[str], str, str]:
    """A game in which one of two humans secretly takes an order that exists only once, and later moves again.

    Returns the match, the lines typed, the player with the secret, and the card.
    """
    for seed in range(200):
        match = fajrant.new(GAME, 2, seed, names=["Ann", "Bob"])
        seat = match.acting()[0]
        typed = [""]
        for move in ("place wild", "pay 2", "wild_stack order"):
            match.play(seat, move)
            typed.append(move)
        taken = rare_order(match, seat)
        if not taken:
            continue
        card = taken.removeprefix("wild_card ")
        match.play(seat, taken)
        typed.append(taken)
        other = 1 - seat
        for player, move in ((other, "place engine"), (seat, "place share"), (other, "pass")):
            typed.append("")
            match.play(player, move)
            typed.append(move)
            while match.acting() == (player,) and len(match.moves(player)) > 1 and move == "place engine":
                typed.append(match.moves(player)[0])
                match.play(player, typed[-1])
        return match, [*typed, "", "t", "j", "q"], match.names[seat], card
    raise AssertionError("no seed shows such an order")


def seed_of(match: Match) -> str:
    return match.start.removeprefix("seed ")


@pytest.mark.parametrize("options", [[], ["--option", "history=table"]])
def test_the_screen_never_shows_another_players_hand(tmp_path: Path, options: list[str]) -> None:
    match, typed, owner, card = secret_game()
    result = run(tmp_path, "play", GAME, "--seats", "Ann,Bob", "--seed", seed_of(match), *options, say=typed)
    assert result.returncode == 0
    texts = Texts("en", match.game, match.names)
    words = texts.drawn()
    destination = card.split("_")[1]
    traces = [card, words[card], f"{words[destination]} ×4"]
    seen = {"Ann": "", "Bob": ""}
    pieces = result.stdout.split(HAND_OVER)
    assert len(pieces) > 4
    assert all(trace not in pieces[0] for trace in traces)
    for before, piece in pairwise(pieces):
        seen[before.split()[-1]] += piece
    other = "Bob" if owner == "Ann" else "Ann"
    assert all(trace in seen[owner] for trace in traces)
    for trace in traces:
        assert trace not in seen[other]
    assert f"{owner} secretly keeps one of these cards" in seen[other]


@needs_terminal
def test_the_screen_is_wiped_at_the_hand_over(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", GAME, "--seats", "Ann,Bob", "--seed", "3") as terminal:
        terminal.wait_for(HAND_OVER)
        terminal.type("")
        terminal.wait_for(CHOOSE)
        terminal.type("pass")
        assert "\033[3J" in terminal.wait_for(HAND_OVER)
        terminal.type("")
        assert "\033[3J" in terminal.wait_for(CHOOSE)
