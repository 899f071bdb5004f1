"""Logging out and changing the password end sessions, even if the cookie was copied."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from fajrant.server.identity import Session, Signer
from fajrant.server.sql import SqlStore
from tests.server.conftest import Come
from tests.server.serving import Client, Json, generous, serving
from tests.server.test_passwords import SECRET, keep, log_in
from tests.server.test_store import with_store


def copied(client: Client, come: Come) -> Client:
    """Another browser with the same cookie."""
    other = come("", client.address)
    other.http.cookies.set("fajrant", client.http.cookies["fajrant"])
    return other


def play_first(client: Client, table: Json) -> None:
    moment = next(moment for moment in table["moments"] if moment["moves"])
    client.move(table["id"], moment["seat"], moment["number"], moment["moves"][0]["text"])


def test_after_logging_out_the_old_cookie_is_invalid(come: Come) -> None:
    laptop, phone = come("Sabina"), come()
    keep(laptop)
    me = log_in(phone, "Sabina")
    table = phone.make("me", "hotseat Bartek")
    thief = copied(phone, come)
    assert thief.get("/me") == me
    phone.ok("POST", "/logout")
    assert thief.get("/me")["id"] != me["id"]
    thief = copied(laptop, come)
    assert thief.get("/me") == me  # the other device is still logged in
    play_first(laptop, table)
    laptop.ok("POST", "/logout")
    thief.refused("POST", f"/tables/{table['id']}/undo", 403, "not_yours", seat=0, number=1)
    assert thief.get("/tables") == []


def test_a_person_without_a_password_can_log_out_too(come: Come) -> None:
    ania = come("Teresa")
    table = ania.make("me", "open")["id"]
    thief = copied(ania, come)
    ania.ok("POST", "/logout")
    thief.refused("POST", f"/tables/{table}/release", 403, "not_yours", seat=0)


def test_a_changed_password_logs_out_all_other_devices(come: Come) -> None:
    laptop, phone = come("Urszula"), come()
    me = keep(laptop)
    log_in(phone, "Urszula")
    thief = copied(laptop, come)
    keep(laptop, "another one", old=SECRET)
    assert laptop.get("/me") == me
    assert phone.get("/me")["id"] != me["id"]
    assert thief.get("/me")["id"] != me["id"]
    assert log_in(phone, "Urszula", "another one") == me
    keep(phone, "a third one", old="another one")
    assert laptop.get("/me")["id"] != me["id"]
    assert phone.get("/me") == me


def test_a_first_password_logs_nobody_out(come: Come) -> None:
    laptop = come("Wanda")
    tablet = copied(laptop, come)
    assert keep(laptop) == tablet.get("/me") == laptop.get("/me")


def test_ended_sessions_stay_ended_after_a_restart(come: Come, anywhere: Path | str) -> None:
    with serving(generous(anywhere)) as server:
        laptop, phone = come("Zofia", server.address), come("", server.address)
        keep(laptop)
        log_in(phone, "Zofia")
        logged_out, outdated = copied(phone, come), copied(laptop, come)
        phone.ok("POST", "/logout")
        keep(laptop, "another one", old=SECRET)
        me = laptop.get("/me")
    with serving(generous(anywhere)) as server:
        for old in (logged_out, outdated):
            again = come("", server.address)
            again.http.cookies.set("fajrant", old.http.cookies["fajrant"])
            assert again.get("/me")["id"] != me["id"]
        again = come("", server.address)
        again.http.cookies.set("fajrant", laptop.http.cookies["fajrant"])
        assert again.get("/me") == me


def test_a_device_stays_logged_in_although_its_server_missed_a_change(come: Come, database: Path) -> None:
    """Another server has changed the password before, and this one has not heard of it."""
    with serving(generous(database)) as server:
        laptop = come("Zofia", server.address)
        keep(laptop)
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("UPDATE people SET epoch = epoch + 1")
            connection.commit()
        me = keep(laptop, "another one", old=SECRET)
        cookies = laptop.http.cookies
    with serving(generous(database)) as server:
        back = come("", server.address)
        back.http.cookies.update(cookies)
        assert back.get("/me")["id"] == me["id"]


def test_a_new_epoch_is_the_databases(anywhere: Path | str) -> None:
    async def story(store: SqlStore) -> None:
        await store.set_name("a", "Ania", "ania")
        assert await store.change_password("a", "ania", "first", None) == 0
        assert await store.change_password("a", "ania", "second", "first") == 1
        assert await store.change_password("a", "ania", "third", "first") is None
        assert await store.erase_person("a") == 2
        assert await store.erase_person("nobody") == 1
        assert (await store.ended_sessions())[0] == {"a": 2, "nobody": 1}

    with_store(anywhere, story)


@pytest.mark.parametrize("how", ["logout", "password"])
def test_open_sockets_of_an_ended_session_are_closed(come: Come, how: str) -> None:
    laptop = come(f"Żaneta {how}")
    keep(laptop)
    table = laptop.make("me", "hotseat Bartek")["id"]
    with copied(laptop, come).watch(table) as watch:
        assert watch.wait_for(lambda _: True)["seats"][0]["yours"]
        if how == "logout":
            laptop.ok("POST", "/logout")
        else:
            keep(laptop, "another one", old=SECRET)
        assert watch.closed_with() == 4401


def test_cookies_of_earlier_versions_are_valid_until_logout(come: Come, database: Path) -> None:
    with serving(generous(database)) as server:
        ania = come("Ania", server.address)
        signer = server.server.config.app.state.context.sessions.signer  # type: ignore[union-attr]
        me = ania.get("/me")
        old, copy = come("", server.address), come("", server.address)
        for client in (old, copy):
            client.http.cookies.set("fajrant", signer.sign(me["id"]))
            assert client.get("/me") == me
        old.ok("POST", "/logout")
        assert copy.get("/me")["id"] != me["id"]
        assert ania.get("/me") == me


def test_a_changed_cookie_is_refused() -> None:
    signer = Signer(b"k" * 32)
    cookie = signer.sign("ania", "phone", 3)
    assert signer.read({"fajrant": cookie}) == Session("ania", "phone", 3)
    assert signer.read({"fajrant": signer.sign("ania")}) == Session("ania")
    for changed in (cookie.replace(".3.", ".4."), cookie.replace("phone", ""), cookie[:-1], "", "ania", "ąę.ź"):
        assert signer.read({"fajrant": changed}) is None
