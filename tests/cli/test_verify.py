"""`fajrant verify`: anybody can check the shuffle of a finished table."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

import fajrant
from fajrant.cli.verify import PROOF as PARTS
from tests.cli.test_commands import GAME, call, fine

SALT = "0123456789abcdef" * 2
SEED = 31415926535897932384626433832795


def finished(seed: int = SEED) -> str:
    match = fajrant.new(GAME, 2, seed, names=["Ania", "Bartek"])
    dice = Random(seed)
    while not match.over():
        seat = match.acting()[0]
        match.play(seat, dice.choice(match.moves(seat)))
    return match.record()


def digest(seed: int = SEED, salt: str = SALT) -> str:
    return sha256(f"{seed} {salt}".encode()).hexdigest()


RECORD = finished()
PROOF = f"# commitment {digest()}\n# salt {SALT}\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "record.txt"
    path.write_text(RECORD + PROOF, encoding="utf-8")
    return path


def test_every_part_of_the_proof_stands_in_one_line() -> None:
    assert dict(PARTS.findall(RECORD + f"# commitment {digest()}\n# salt\n{SALT}\n")) == {"commitment": digest()}
    assert dict(PARTS.findall(RECORD + PROOF)) == {"commitment": digest(), "salt": SALT}


def test_a_fair_table(file: Path) -> None:
    output = fine("verify", str(file))
    assert output.startswith("The commitment holds")
    assert digest() in output
    assert f"all {RECORD.count(': ')} decisions fit" in output
    assert "--commitment" in output
    assert fine("verify", str(file), "--lang", "pl").startswith("Pieczęć się zgadza")
    with_commitment = fine("verify", str(file), "--commitment", digest().upper())
    assert "--commitment" not in with_commitment
    fajrant.read_record(file.read_text(encoding="utf-8"))  # readers of records ignore the proof


def test_output_as_json(file: Path) -> None:
    data = json.loads(fine("verify", str(file), "--json"))
    assert (data["holds"], data["moves_fit"], data["chosen_seed"]) == (True, True, False)
    assert (data["commitment"], data["seed"], data["salt"]) == (digest(), str(SEED), SALT)
    file.write_text(RECORD + PROOF.replace(SALT, "f" * 32), encoding="utf-8")
    result = call("verify", str(file), "--json")
    assert (result.exit_code, json.loads(result.stdout)["holds"]) == (1, False)


def test_a_seed_chosen_by_the_host_is_mentioned(file: Path) -> None:
    file.write_text(RECORD + PROOF + "# seed chosen\n", encoding="utf-8")
    assert "The host chose this seed" in fine("verify", str(file))


@pytest.mark.parametrize(
    "change",
    [
        (SALT, "f" * 32),  # another salt
        (f"seed {SEED}", f"seed {SEED + 1}"),  # another deal
        (digest(), "0" * 64),  # another commitment
    ],
)
def test_a_change_is_detected(file: Path, change: tuple[str, str]) -> None:
    file.write_text((RECORD + PROOF).replace(*change), encoding="utf-8")
    result = call("verify", str(file))
    assert result.exit_code == 1
    assert "does not hold" in result.stdout


def test_another_deal_with_its_own_commitment_is_detected_by_the_original_one(file: Path) -> None:
    other = finished(SEED + 1) + f"# commitment {digest(SEED + 1)}\n# salt {SALT}\n"
    file.write_text(other, encoding="utf-8")
    assert call("verify", str(file)).exit_code == 0
    result = call("verify", str(file), "--commitment", digest())
    assert result.exit_code == 1
    assert digest() in result.stdout


def test_moves_of_another_game_do_not_fit(file: Path) -> None:
    header, _, _ = RECORD.partition("\n")
    _, _, moves = finished(SEED + 1).partition("\n")
    file.write_text(f"{header}\n{moves}{PROOF}", encoding="utf-8")
    result = call("verify", str(file))
    assert result.exit_code == 1
    assert "do not fit" in result.stdout
    assert "line " in result.stdout


@pytest.mark.parametrize(
    ("text", "args", "expected"),
    [
        (RECORD, [], "no salt"),
        (RECORD, ["--commitment", digest()], "no salt"),
        (RECORD + PROOF, ["--commitment", "abc"], "64 hexadecimal digits"),
        ("nonsense", [], "starts with a game"),
        (None, [], "there is no such file"),
    ],
)
def test_a_failed_check_prints_one_line(file: Path, text: str | None, args: list[str], expected: str) -> None:
    file.unlink()
    if text is not None:
        file.write_text(text, encoding="utf-8")
    result = call("verify", str(file), *args)
    assert result.exit_code == 2
    assert expected in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_record_from_the_middle_has_no_shuffle(file: Path) -> None:
    middle = fajrant.from_json(fajrant.new(GAME, 2, 7).to_json())
    file.write_text(middle.record() + PROOF, encoding="utf-8")
    result = call("verify", str(file))
    assert result.exit_code == 2
    assert "middle" in result.stderr
