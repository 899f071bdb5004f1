"""People over HTTP: who somebody is, their name, and the password that keeps it on several devices."""

from __future__ import annotations

import contextlib

from fastapi import APIRouter, Request
from fastapi.responses import Response

from fajrant.house.commands import clean_name
from fajrant.house.errors import Refused
from fajrant.house.store import Conflict
from fajrant.house.wire import PASSWORD_LEAST, Login, Me, NameSaid, PasswordSaid
from fajrant.server.desk import Desk, desk
from fajrant.server.identity import new_person
from fajrant.server.passwords import folded
from fajrant.server.refusals import texts
from fajrant.server.responses import documented, documented_command, reply
from fajrant.texts import LANGUAGES

router = APIRouter(prefix="/api", tags=["people"])


async def name_of(at: Desk, request: Request, person: str) -> str:
    """The name of somebody who has said none is a word in their language."""
    spoken = request.headers.get("Accept-Language", "")[:2].lower()
    language = spoken if spoken in LANGUAGES else LANGUAGES[0]
    return (await show_me(at, person)).name or texts(language).say("nameless")


async def remember_name(at: Desk, person: str, name: str | None) -> None:
    """The name said last is offered next time; one that is kept with a password changes only on demand."""
    known = await at.house.store.person(person)
    if name and (known is None or (known.password is None and known.name != name)):
        with contextlib.suppress(Conflict):  # kept by somebody else at this very moment
            await say_name(at, person, clean_name(name))


async def say_name(at: Desk, person: str, name: str) -> None:
    """Conflict if somebody else keeps the name."""
    await at.house.store.set_name(person, name, folded(name))
    at.house.presence.rename(person, name)


async def show_me(at: Desk, person: str) -> Me:
    """Whose name was kept by somebody else meanwhile has none any more."""
    found = await at.house.store.person(person)
    if found is None or await at.names.is_taken(person, found.name):
        return Me(person, None, False)
    return Me(person, found.name, found.password is not None)


@router.get("/me", **documented(Me))
async def me(request: Request) -> Response:
    """Who you are; a new visitor becomes somebody."""
    at = desk(request)
    person = at.visitor(request)
    if not person:
        fresh = new_person()
        return at.answer(request, Me(fresh, None, False), fresh, True)
    return reply(await show_me(at, person))


@router.post("/me", **documented_command(Me, NameSaid, 200, ["name_taken"]))
async def set_name(request: Request) -> Response:
    """Take a name."""
    at = desk(request)
    person, fresh = at.commander(request)
    said = await at.read(request, NameSaid)
    try:
        await say_name(at, person, clean_name(said.name))
    except Conflict:
        raise Refused("name_taken") from None
    return at.answer(request, await show_me(at, person), person, fresh)


@router.post("/me/password", **documented_command(Me, PasswordSaid, 200, ["wrong_password", "name_taken"]))
async def set_password(request: Request) -> Response:
    """Keep your name with a password; a new one needs the old one, and logs out all other devices."""
    at = desk(request)
    person, fresh = at.commander(request)
    said = await at.read(request, PasswordSaid)
    if len(said.password) < PASSWORD_LEAST:
        raise Refused("bad_request", "short_password", least=PASSWORD_LEAST)
    found = await at.house.store.person(person)
    if found is None:
        raise Refused("bad_request", "no_name")
    if folded(found.name) in {folded(texts(language).say("nameless")) for language in LANGUAGES}:
        raise Refused("name_taken")  # it is everybody's who has said none
    at.try_password(request, folded(found.name), found)
    if found.password is not None and not await at.passwords.fits(found.password, said.old or ""):
        raise Refused("wrong_password", "wrong_old_password")
    hashed = await at.passwords.hash(said.password)
    try:
        kept = await at.house.store.change_password(person, folded(found.name), hashed, found.password)
    except Conflict:
        raise Refused("name_taken") from None
    if not kept:  # it was changed in the meantime
        raise Refused("wrong_password", "wrong_old_password")
    if found.password is not None:
        at.sessions.password_changed(person)
        fresh = True  # this device goes on, with a cookie of its own
    return at.answer(request, await show_me(at, person), person, fresh)


@router.post("/login", **documented_command(Me, Login, 200, ["wrong_password"]))
async def login(request: Request) -> Response:
    """Be on this device who you are on the other. Which of name and password was wrong is not told."""
    at = desk(request)
    at.commander(request)
    said = await at.read(request, Login)
    key = folded(" ".join(said.name.split()))
    found = await at.house.store.keeper(key)
    at.try_password(request, key, found)
    hashed = None if found is None else found.password
    if not await at.passwords.fits(hashed, said.password):
        raise Refused("wrong_password")
    assert found is not None
    assert found.password is not None
    if at.passwords.old(found.password):
        await at.house.store.renew_hash(found.id, await at.passwords.hash(said.password), found.password)
    at.knew_password(request, key)
    return at.answer(request, await show_me(at, found.id), found.id, True)


@router.post("/logout", **documented_command(Me))
async def logout(request: Request) -> Response:
    """Be somebody new on this device; its old cookie counts no more."""
    at = desk(request)
    at.commander(request)
    session = at.sessions.read(request.cookies)
    if session is not None:
        await at.sessions.end(session)
    fresh = new_person()
    return at.answer(request, Me(fresh, None, False), fresh, True)
