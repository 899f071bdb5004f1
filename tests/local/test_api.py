"""The house on a device answers what a server answers, from a store that survives it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from fajrant.games import SHELF
from fajrant.house.store import Conflict, NoRoom
from fajrant.local.database import Change, NotStored
from fajrant.local.store import LocalStore
from tests.local.memory import Device, Json, MemoryDatabase

pytestmark = pytest.mark.once
ME = {"kind": "me", "name": "Ania"}
BOT = {"kind": "bot", "level": "greedy"}
STEAM = "steamrollers"


def on_device(work: Callable[[Device, MemoryDatabase], Awaitable[None]]) -> None:
    async def run() -> None:
        database = MemoryDatabase()
        device = Device(database)
        await device.api.open()
        try:
            await work(device, database)
        finally:
            await device.api.close()
        assert device.trouble == []

    asyncio.run(run())


async def play(device: Device, table: Json, most: int = 10_000, choice: int = -1) -> Json:
    """Plays the last legal move of each seat here, or another one, until the game is over, or this many times."""
    for _ in range(most):
        table = await device.settled(table["id"])
        moment = next((moment for moment in table["moments"] if moment["moves"]), None)
        if moment is None:
            break
        asked = {"seat": moment["seat"], "number": moment["number"], "text": moment["moves"][choice]["text"]}
        await device.post(f"/tables/{table['id']}/moves", **asked)
    return await device.settled(table["id"])


def test_a_table_on_a_device_can_have_another_box() -> None:
    async def work(device: Device, database: MemoryDatabase) -> None:
        asked = {"game": "dwergar", "options": {}, "seats": [ME, {"kind": "hotseat", "name": "Bartek"}]}
        table = await device.post("/tables", **asked, variant="[projects.10]\nvp = 9\n")
        assert table["variant"]["changes"] == [{"path": "projects.10.vp", "printed": 2, "value": 9}]
        again = Device(database)  # the page was closed and opened again
        await again.api.open()
        assert (await again.get(f"/tables/{table['id']}"))["variant"] == table["variant"]
        box = (await again.get(f"/tables/{table['id']}/content"))["box"]
        assert [row["vp"] for row in box["projects"] if row["number"] == 10] == [9]
        assert (await device.refused("POST", "/tables", **asked, variant="[projects.10]\nvp = 99\n"))[0] == 400

    on_device(work)


def test_a_game_against_a_bot_is_played_reloaded_and_finished() -> None:
    async def work(device: Device, database: MemoryDatabase) -> None:
        table = await device.post("/tables", game=STEAM, options={}, seats=[ME, BOT], seed=7)
        table = await play(device, table, 3)
        assert table["status"] == "running"
        again = Device(database)  # the page was closed and opened again
        await again.api.open()
        assert (await again.get(f"/tables/{table['id']}"))["moments"] == table["moments"]
        over = await play(again, table)
        assert over["status"] == "over"
        rows = await again.get("/tables")
        assert [(row["id"], row["status"], row["seats"][0]) for row in rows] == [(table["id"], "over", "Ania")]
        status, record = await again.api.call("GET", f"/tables/{table['id']}/record")
        assert (status, record.splitlines()[-2][:7]) == (200, "# salt ")
        numbers = over["moments"][0]["number"]
        assert (await again.get(f"/tables/{table['id']}/replay/{numbers}?seat=1"))["number"] == numbers
        rematch = await again.post(f"/tables/{table['id']}/rematch")
        assert await again.post(f"/tables/{table['id']}/rematch") == rematch
        assert (await again.get("/me/results"))[0]["table"] == table["id"]
        await again.api.close()
        assert again.trouble == []

    on_device(work)


def test_every_game_can_be_opened_around_one_screen() -> None:
    async def work(device: Device, database: MemoryDatabase) -> None:
        assert [game["slug"] for game in await device.get("/games")] == SHELF
        for slug in SHELF:
            assert (await device.get(f"/games/{slug}/content"))["game"] == slug
            assert (await device.get(f"/games/{slug}/rules?lang=pl"))["markdown"]
            assert (await device.get(f"/games/{slug}/lesson"))["game"] == slug
            seats = [ME, {"kind": "hotseat", "name": "Bartek"}]
            table = await device.post("/tables", game=slug, options={}, seats=seats)
            assert [moment["seat"] for moment in table["moments"]] == [0, 1]
            assert (await play(device, table, 2))["moments"][0]["number"] >= 2

    on_device(work)


def test_moves_can_be_taken_back_and_hints_asked_for() -> None:
    async def work(device: Device, database: MemoryDatabase) -> None:
        seats = [ME, {"kind": "hotseat", "name": "Bartek"}]
        table = await device.post("/tables", game="coal_baron", options={}, seats=seats, seed=1)
        moment = next(moment for moment in table["moments"] if moment["moves"])
        seat, texts = moment["seat"], [move["text"] for move in moment["moves"]]
        path = f"/tables/{table['id']}"
        assert (await device.post(f"{path}/hint", seat=seat, number=0))["move"] in texts
        played = await device.post(f"{path}/moves", seat=seat, number=0, text=texts[0])
        assert await device.refused("POST", f"{path}/moves", seat=seat, number=0, text=texts[1]) == (409, "stale")
        assert await device.post(f"{path}/undo", seat=seat, number=played["number"]) == {"number": 0}
        assert (await device.get(path))["moments"][seat]["moves"] == moment["moves"]

    on_device(work)


def test_the_live_channel_tells_what_changes() -> None:
    async def work(device: Device, database: MemoryDatabase) -> None:
        from fajrant.local.watching import UNKNOWN, Channel

        table = await device.post("/tables", game=STEAM, options={}, seats=[ME, BOT], seed=7)
        heard: asyncio.Queue[str | int] = asyncio.Queue()
        path = f"/tables/{table['id']}/live?version={table['version']}"
        channel = Channel(device.api, path, heard.put_nowait, heard.put_nowait)
        await play(device, table, 1)
        while '"type":"change"' not in str(await heard.get()):
            pass
        channel.hear('{"type":"ping"}')
        while await heard.get() != '{"type":"pong"}':
            pass
        status, _ = await device.call("DELETE", f"/tables/{table['id']}")
        assert status == 200
        while await heard.get() != UNKNOWN:
            pass
        channel.close()

    on_device(work)


@pytest.mark.parametrize("problem", [NoRoom, NotStored, ValueError])
def test_a_live_channel_that_fails_is_reported_and_closed_so_that_the_page_opens_another(
    problem: type[Exception],
) -> None:
    async def work(device: Device, database: MemoryDatabase) -> None:
        from fajrant.local.watching import BROKEN, Channel

        async def fail(_table: str) -> None:
            raise problem

        table = await device.post("/tables", game=STEAM, options={}, seats=[ME, BOT], seed=7)
        heard: asyncio.Queue[str | int] = asyncio.Queue()
        device.api.house.state = fail  # type: ignore[method-assign,assignment]
        channel = Channel(device.api, f"/tables/{table['id']}/live", heard.put_nowait, heard.put_nowait)
        assert await asyncio.wait_for(heard.get(), 10) == BROKEN
        channel.close()
        [said] = device.trouble
        assert said.startswith("watcher_broken")
        device.trouble.clear()

    on_device(work)


@pytest.mark.parametrize(
    ("method", "path", "body", "refusal"),
    [
        ("POST", "/login", {"name": "Ania", "password": "secret"}, (405, "needs_server")),
        ("POST", "/me/password", {"password": "secret"}, (405, "needs_server")),
        ("POST", "/tables", {"game": STEAM, "options": {}, "seats": [ME, {"kind": "open"}]}, (405, "needs_server")),
        ("POST", "/tables", {"game": "chess", "options": {}, "seats": [ME]}, (404, "no_game")),
        ("POST", "/tables", {"game": STEAM}, (400, "bad_request")),
        ("POST", "/tables/from-record", {"record": "nonsense"}, (400, "bad_record")),
        ("GET", "/tables/nowhere", {}, (404, "not_found")),
        ("GET", "/games/chess/content", {}, (404, "no_game")),
        ("GET", "/tables/nowhere/replay/x", {}, (404, "not_found")),
        ("GET", "/elsewhere", {}, (404, "not_found")),
    ],
)
def test_what_is_wrong_or_needs_a_server_is_refused(
    method: str, path: str, body: dict[str, Any], refusal: tuple[int, str]
) -> None:
    async def work(device: Device, database: MemoryDatabase) -> None:
        assert await device.refused(method, path, **body) == refusal

    on_device(work)


@pytest.mark.parametrize(("refusal", "because"), [(NoRoom, "no_room_here"), (NotStored, "not_stored_here")])
def test_what_cannot_be_stored_is_not_made_and_the_person_is_told(refusal: type[Exception], because: str) -> None:
    async def run() -> None:
        database = MemoryDatabase()
        device = Device(database)
        seats = [ME, {"kind": "hotseat", "name": "Bartek"}]
        table = await device.post("/tables", game="coal_baron", options={}, seats=seats, seed=1)
        moment = next(moment for moment in table["moments"] if moment["moves"])
        asked = {"seat": moment["seat"], "number": 0, "text": moment["moves"][0]["text"]}
        database.refusal = refusal
        assert await device.refused("POST", f"/tables/{table['id']}/moves", **asked) == (503, because)
        assert (await device.get(f"/tables/{table['id']}"))["version"] == table["version"]
        database.refusal = None
        await device.post(f"/tables/{table['id']}/moves", **asked)

    asyncio.run(run())


@pytest.mark.parametrize("relief", ["room", "deleting"])
def test_a_bot_whose_move_cannot_be_stored_waits_and_the_person_is_told(relief: str) -> None:
    async def work(device: Device, database: MemoryDatabase) -> None:
        table = await device.post("/tables", game=STEAM, options={}, seats=[BOT, ME], seed=7)
        database.refusal = NoRoom
        assert await device.full.get() is True
        database.refusal = None
        if relief == "deleting":
            await device.call("DELETE", f"/tables/{table['id']}")
        else:
            assert (await device.settled(table["id"]))["version"] > table["version"]
        while await device.full.get():
            pass

    on_device(work)


def test_everything_can_be_deleted() -> None:
    async def work(device: Device, database: MemoryDatabase) -> None:
        await device.post("/tables", game=STEAM, options={}, seats=[ME, BOT], seed=7)
        assert (await device.get("/me"))["name"] == "Ania"
        assert len((await device.get("/me/data"))["tables"]) == 1
        await device.post("/me/delete")
        assert (await device.get("/me"))["name"] is None
        assert not any(database.shelves.values())

    on_device(work)


def test_a_number_is_stored_once() -> None:
    """Two tabs may write the same deed; the second one learns that it must read the table again."""

    async def run() -> None:
        database = MemoryDatabase()
        await database.write([Change("add", "deeds", "a/000001", "x")])
        with pytest.raises(Conflict):
            await database.write([Change("put", "facts", "name", "A"), Change("add", "deeds", "a/000001", "y")])
        assert await database.get("facts", "name") is None
        store = LocalStore(database)
        await asyncio.gather(*[store.note_try("me", "a", "1", number == 1) for number in range(3)])
        (tried,) = await store.tries_of("me")
        assert (tried.tries, tried.solved) == (3, True)

    asyncio.run(run())


def test_only_the_deeds_that_are_asked_for_are_decoded() -> None:
    async def work(device: Device, database: MemoryDatabase) -> None:
        table = await device.post("/tables", game=STEAM, options={}, seats=[ME, BOT], seed=7)
        table = await play(device, table, 1)
        whole = await device.api.house.store.read_since(table["id"], 0)
        database.shelves["deeds"][f"{table['id']}/000001"] = "damaged"
        assert await device.api.house.store.read_since(table["id"], 1) == whole[1:]

    on_device(work)


def test_a_copy_brings_everything_to_another_device() -> None:
    async def work(device: Device, database: MemoryDatabase) -> None:
        table = await device.post("/tables", game=STEAM, options={}, seats=[ME, BOT], seed=7)
        early = await device.get("/device")
        table = await play(device, table, 2)
        _, copy = await device.api.call("GET", "/device")
        other = MemoryDatabase()
        there = Device(other)
        assert await there.post("/device", copy=json.dumps(early)) == {"tables": 1}
        assert await there.post("/device", copy=copy) == {"tables": 1}
        assert await there.post("/device", copy=copy) == {"tables": 0}
        assert await there.post("/device", copy=json.dumps(early)) == {"tables": 0}  # fewer moves than here
        assert other.shelves == database.shelves
        assert (await there.get(f"/tables/{table['id']}"))["moments"] == table["moments"]
        assert (await there.get("/me"))["name"] == "Ania"
        await there.api.close()

    on_device(work)


async def copy_of(device: Device) -> str:
    _, copy = await device.api.call("GET", "/device")
    return copy


def test_a_table_that_went_on_differently_on_two_devices_is_kept_twice() -> None:
    async def work(device: Device, database: MemoryDatabase) -> None:
        table = await device.post("/tables", game=STEAM, options={}, seats=[ME, BOT], seed=7)
        other = MemoryDatabase()
        there = Device(other)
        await there.post("/device", copy=await copy_of(device))
        here_now = await play(device, table, 1)
        await play(there, table, 3, choice=0)
        branch = await copy_of(there)
        assert await device.post("/device", copy=branch) == {"tables": 1}
        assert (await device.get(f"/tables/{table['id']}"))["moments"] == here_now["moments"]
        (second,) = [row["id"] for row in await device.get("/tables") if row["id"] != table["id"]]
        theirs = await there.get(f"/tables/{table['id']}")
        assert (await device.get(f"/tables/{second}"))["moments"] == theirs["moments"]
        assert await device.post("/device", copy=branch) == {"tables": 0}
        over = await play(there, theirs)  # the second table follows the other device
        assert await device.post("/device", copy=await copy_of(there)) == {"tables": 1}
        assert (await device.get(f"/tables/{second}"))["moments"] == over["moments"]
        assert len(await device.get("/tables")) == 2
        await there.api.close()

    on_device(work)


def test_a_table_is_not_touched_by_a_copy_while_somebody_moves() -> None:
    async def work(device: Device, database: MemoryDatabase) -> None:
        seats = [ME, {"kind": "hotseat", "name": "Bartek"}]
        table = await device.post("/tables", game="coal_baron", options={}, seats=seats, seed=1)
        there = Device(MemoryDatabase())
        await there.post("/device", copy=await copy_of(device))
        await play(there, table, 2)
        longer = await copy_of(there)
        await there.api.close()
        await asyncio.gather(play(device, table, 1), device.post("/device", copy=longer))
        rows = await device.get("/tables")
        versions = [(await device.get(f"/tables/{row['id']}"))["version"] for row in rows]
        assert sorted(versions) == [table["version"] + 1, table["version"] + 2]

    on_device(work)


def test_the_tries_of_two_devices_are_joined() -> None:
    async def work(device: Device, database: MemoryDatabase) -> None:
        there = Device(MemoryDatabase())
        for item, solved in (("1", True), ("2", False)):
            await device.api.store.note_try("me", STEAM, item, solved)
        for item, solved in (("1", False), ("1", False), ("2", True)):
            await there.api.store.note_try("me", STEAM, item, solved)
        await device.post("/device", copy=await copy_of(there))
        tries = [(one.item, one.tries, one.solved) for one in await device.api.store.tries_of("me")]
        assert tries == [("1", 2, True), ("2", 1, True)]

    on_device(work)


@pytest.mark.parametrize("harm", ["not json", "{}", "version", "deeds", "headers", "summaries"])
def test_a_damaged_copy_changes_nothing(harm: str) -> None:
    async def work(device: Device, database: MemoryDatabase) -> None:
        await device.post("/tables", game="coal_baron", options={}, seats=[ME, {**ME, "kind": "hotseat"}])
        copy = await device.get("/device")
        if harm == "version":
            copy["version"] = 2
        elif harm == "deeds":
            copy["shelves"]["deeds"].pop(min(copy["shelves"]["deeds"]))
        elif harm in copy["shelves"]:
            copy["shelves"][harm] = dict.fromkeys(copy["shelves"][harm], "{}")
        other = MemoryDatabase()
        file = harm if harm in ("not json", "{}") else json.dumps(copy)
        assert await Device(other).refused("POST", "/device", copy=file) == (400, "bad_copy")
        assert not any(other.shelves.values())

    on_device(work)
