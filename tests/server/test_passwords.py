"""A password protects a name and lets its owner log in on several devices."""

from __future__ import annotations

import asyncio
import sys
import threading
from pathlib import Path
from typing import Any, Literal

import pytest
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from fajrant.house.store import Conflict
from fajrant.server.passwords import Passwords, folded, hash_of_nothing
from fajrant.server.sql import SqlStore
from tests.server.conftest import Come
from tests.server.serving import PATIENCE, Client, Json, Process, Serving, generous, serving
from tests.server.stored import rows

SECRET = "Kilof i lampa 7"


def keep(client: Client, password: str = SECRET, **more: str) -> Json:
    me: Json = client.ok("POST", "/me/password", password=password, **more)
    return me


def log_in(client: Client, name: str, password: str = SECRET) -> Json:
    me: Json = client.ok("POST", "/login", name=name, password=password)
    return me


def test_the_same_person_on_two_devices(come: Come) -> None:
    laptop, phone = come("Halina Pierwsza"), come()
    table = laptop.make("me", "hotseat Bartek")["id"]
    me = keep(laptop)
    assert me == {"id": laptop.get("/me")["id"], "name": "Halina Pierwsza", "kept": True}
    stranger = phone.get("/me")
    assert log_in(phone, "Halina Pierwsza") == me != stranger
    assert phone.get("/me") == me
    assert [row["id"] for row in phone.get("/tables")] == [table]
    shown = phone.table(table)
    assert shown["host"]
    moment = next(moment for moment in shown["moments"] if moment["moves"])
    phone.move(table, moment["seat"], 0, moment["moves"][0]["text"])
    fresh = phone.ok("POST", "/logout")
    assert fresh == {"id": fresh["id"], "name": None, "kept": False}
    assert fresh["id"] not in (me["id"], stranger["id"])
    assert phone.get("/me") == fresh
    assert phone.get("/tables") == []
    assert laptop.get("/me") == me


def test_a_guess_at_an_unknown_name_costs_as_much_as_one_at_a_known_name() -> None:
    hasher = PasswordHasher()
    nothing = hash_of_nothing(hasher)
    assert not hasher.check_needs_rehash(nothing)  # so it has the parameters of new hashes
    assert len(nothing) == len(hasher.hash(SECRET))
    with pytest.raises(VerifyMismatchError):  # it was compared; a malformed hash would be refused at once
        hasher.verify(nothing, SECRET)


def test_names_are_compared_regardless_of_case_and_encoding(come: Come) -> None:
    laptop, other = come("Żaneta Łoś"), come("żaneta łoś")
    me = keep(laptop)
    for spelling in ("ŻANETA ŁOŚ", "  żaneta   łoś ", "Z\u0307aneta Łos\u0301", "Ｚ\u0307ANETA łoś"):
        assert log_in(come(), spelling)["id"] == me["id"]
    other.refused("POST", "/me/password", 409, "name_taken", password=SECRET)
    assert other.get("/me") == {"id": other.get("/me")["id"], "name": None, "kept": False}
    assert folded("Straße") == folded("STRASSE")


def test_a_kept_name_may_change_and_stays_kept(come: Come) -> None:
    irena, jolanta = come("Irena Nowa"), come("Jolanta Nowa")
    me = keep(irena)
    keep(jolanta)
    jolanta.refused("POST", "/me", 409, "name_taken", name="irena nowa")
    assert jolanta.get("/me")["name"] == "Jolanta Nowa"
    assert irena.ok("POST", "/me", name="Irena Stara") == {**me, "name": "Irena Stara"}
    assert log_in(come(), "irena stara")["id"] == me["id"]
    come().refused("POST", "/login", 403, "wrong_password", name="Irena Nowa", password=SECRET)
    assert jolanta.ok("POST", "/me", name="Irena Nowa")["kept"]


def test_a_new_password_needs_the_old_one(come: Come) -> None:
    laptop = come("Krystyna")
    keep(laptop)
    for old in ({}, {"old": "guessed it?"}):
        laptop.refused("POST", "/me/password", 403, "wrong_password", password="another one", **old)
    keep(laptop, "another one", old=SECRET)
    come().refused("POST", "/login", 403, "wrong_password", name="Krystyna", password=SECRET)
    assert log_in(come(), "Krystyna", "another one")["id"] == laptop.get("/me")["id"]


def test_bad_passwords_are_refused_with_a_reason(come: Come) -> None:
    nameless, laptop = come(), come("Leokadia")
    assert "name" in nameless.refused("POST", "/me/password", 400, "bad_request", password=SECRET)["message"]["en"]
    assert "8" in laptop.refused("POST", "/me/password", 400, "bad_request", password="short")["message"]["pl"]
    for wrong in ("", "a" * 201, 7, None):
        laptop.refused("POST", "/me/password", 400, "bad_request", password=wrong)
    assert not laptop.get("/me")["kept"]


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(come: Come) -> None:
    keep(come("Magdalena"))
    come("Natalia")  # has a name, but no password
    answers = [
        come().refused("POST", "/login", 403, "wrong_password", name=name, password="not this one")
        for name in ("Magdalena", "Natalia", "Nobody at all", ":#")
    ]
    assert all(answer == answers[0] for answer in answers)
    assert answers[0]["details"] == {}


def test_an_unknown_name_takes_as_long_to_check() -> None:
    passwords = Passwords()
    verified: list[str] = []

    class Counting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            verified.append(str(hash))
            return super().verify(hash, password)

    passwords.hasher = Counting()
    assert not passwords.check(None, "guess")
    assert not passwords.check(None, "nobody")
    assert not passwords.check(passwords.hasher.hash(SECRET), "guess")
    passwords.close()
    costs = {hashed.rsplit("$", 2)[0] for hashed in verified}
    assert (len(verified), len(costs)) == (3, 1)


@pytest.mark.skipif(sys.platform == "darwin", reason="has one local address")
def test_guessing_is_slow_from_one_address_and_for_one_name(come: Come, database: Path) -> None:
    with serving(generous(database, password_burst=4, password_rate=1e-6, name_burst=5, name_rate=1e-6)) as server:
        come("Olga", server.address).ok("POST", "/me/password", password=SECRET)
        guesser = Client(server.address, calls_from="127.0.0.2")
        for name in ("Olga", "Olga", "Olga", "Somebody"):
            guesser.refused("POST", "/login", 403, "wrong_password", name=name, password="guess")
        guesser.refused("POST", "/login", 429, "too_fast", name="Anybody", password="guess")
        guesser.get("/me")  # other requests are not slowed down
        helper = Client(server.address, calls_from="127.0.0.3")
        for _ in range(2):
            helper.refused("POST", "/login", 403, "wrong_password", name="OLGA", password="guess")
        helper.refused("POST", "/login", 429, "too_fast", name="OLGA", password=SECRET)
        helper.refused("POST", "/login", 403, "wrong_password", name="Somebody", password="guess")
        guesser.close()
        helper.close()


@pytest.mark.skipif(sys.platform == "darwin", reason="has one local address")
def test_guessing_does_not_lock_out_the_owner(come: Come, database: Path) -> None:
    with serving(generous(database, password_burst=4, password_rate=1e-6, name_burst=5, name_rate=1e-6)) as server:
        laptop = Client(server.address, "Olga", calls_from="127.0.0.2")
        keep(laptop)
        phone = Client(server.address, calls_from="127.0.0.3")
        log_in(phone, "Olga")
        phone.ok("POST", "/logout")
        for number in (4, 5):  # two addresses guess until no new address may try
            guesser = Client(server.address, calls_from=f"127.0.0.{number}")
            for _ in range(5 - number // 5 * 3):
                answer = guesser.ask("POST", "/login", name="Olga", password="guess")
            assert answer.status_code == 429 or number == 5
            guesser.close()
        stranger = Client(server.address, calls_from="127.0.0.6")
        stranger.refused("POST", "/login", 429, "too_fast", name="Olga", password=SECRET)
        log_in(phone, "Olga")  # from an address that has logged in before
        keep(laptop, "another one", old=SECRET)  # on a device that is logged in
        for client in (laptop, phone, stranger):
            client.close()


def test_guessing_from_the_owners_address_does_not_block_a_change_of_password(come: Come, database: Path) -> None:
    with serving(generous(database, password_burst=2, password_rate=1e-6)) as server:
        laptop, guesser = come("Olga", server.address), come("", server.address)
        keep(laptop)
        for _ in range(2):
            guesser.refused("POST", "/login", 403, "wrong_password", name="Olga", password="guess")
        guesser.refused("POST", "/login", 429, "too_fast", name="Olga", password="guess")
        keep(laptop, "another one", old=SECRET)


class Slow:
    """A hasher that starts and then waits until it is released."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.go_on = threading.Event()

    def hash(self, password: str) -> str:
        self.begun.set()
        assert self.go_on.wait(PATIENCE)
        return PasswordHasher().hash(password)


def test_the_server_answers_others_while_it_hashes(come: Come, database: Path) -> None:
    with serving(generous(database)) as server:
        ania, bartek = come("Ania", server.address), come("Bartek", server.address)
        app: Any = server.server.config.app
        slow = app.state.context.passwords.hasher = Slow()
        keeping = threading.Thread(target=keep, args=[ania])
        keeping.start()
        assert slow.begun.wait(PATIENCE)
        assert bartek.http.get("/healthz").status_code == 200
        assert not ania.get("/me")["kept"]
        slow.go_on.set()
        keeping.join(PATIENCE)
        assert ania.get("/me")["kept"]


def test_a_hash_with_weaker_parameters_is_renewed_at_the_next_login(come: Come, server: Serving) -> None:
    laptop = come("Paulina")
    app: Any = server.server.config.app
    passwords = app.state.context.passwords
    current = passwords.hasher
    passwords.hasher = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)
    try:
        keep(laptop)
    finally:
        passwords.hasher = current
    before = stored(server.settings.database, "Paulina")
    log_in(come(), "Paulina")
    after = stored(server.settings.database, "Paulina")
    assert (",t=1," in before, ",t=1," in after) == (True, False)
    log_in(come(), "Paulina")
    assert stored(server.settings.database, "Paulina") == after


def stored(database: Path | str, name: str) -> str:
    [row] = rows(database, "SELECT password FROM people WHERE name = ?", name)
    return str(row[0])


def test_neither_file_nor_log_contains_the_password_and_a_restart_keeps_it(database: Path) -> None:
    with Process(database) as process:
        laptop = Client(process.address, "Renata")
        me = keep(laptop)
        laptop.refused("POST", "/login", 403, "wrong_password", name="Renata", password="wrong " + SECRET)
        laptop.close()
    logged = process.log.read_text(encoding="utf-8")
    assert '"/api/login"' in logged
    assert SECRET not in logged
    assert "Renata" not in logged
    hashed = stored(database, "Renata")
    assert hashed.startswith("$argon2id$")
    assert hashed not in logged
    for file in database.parent.glob("tables.sqlite3*"):
        assert SECRET.encode() not in file.read_bytes()
    with Process(database) as process:
        phone = Client(process.address)
        assert log_in(phone, "renata") == me
        phone.close()


def test_one_of_two_simultaneous_password_changes_succeeds(database: Path) -> None:
    async def story() -> None:
        store = SqlStore(database)
        await store.open()
        await store.set_name("a", "Ania", "ania")
        await store.set_name("b", "ania", "ania")
        assert await store.change_password("a", "ania", "first", None) == 0
        assert await store.change_password("a", "ania", "second", None) is None
        with pytest.raises(Conflict):
            await store.change_password("b", "ania", "third", None)
        owner = await store.keeper("ania")
        assert owner is not None
        assert (owner.id, owner.password) == ("a", "first")
        await store.close()

    asyncio.run(story())
