"""Identity and names."""

from __future__ import annotations

import pytest

from tests.server.conftest import Come


def test_a_visitor_gets_a_lasting_identity(come: Come) -> None:
    ania = come()
    first = ania.get("/me")
    assert first["name"] is None
    assert ania.get("/me") == first
    assert ania.ok("POST", "/me", name="  Ania  Nowak ") == {"id": first["id"], "name": "Ania Nowak", "kept": False}
    assert ania.get("/me")["name"] == "Ania Nowak"


def test_the_cookie_is_http_only_lax_and_signed(come: Come) -> None:
    ania = come()
    cookie = ania.ask("POST", "/me", name="Ania").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    me = ania.get("/me")["id"]
    thief = come()
    thief.http.cookies.set("fajrant", f"{me}.{'0' * 64}")
    assert thief.get("/me")["id"] != me


@pytest.mark.parametrize("name", ["", " ", "a" * 41, "a:b", 'a"b', "#a", "a\nb\x00", 7, None])
def test_bad_names_are_refused(come: Come, name: object) -> None:
    come().refused("POST", "/me", 400, "bad_request", name=name)


def test_a_command_needs_our_header(come: Come) -> None:
    ania = come()
    del ania.http.headers["X-Fajrant"]
    ania.refused("POST", "/me", 400, "bad_request", name="Ania")
    ania.refused("POST", "/tables/x/moves", 400, "bad_request")


def test_bodies_that_are_not_json_are_refused(come: Come) -> None:
    ania = come()
    for body in (b"", b"{", b"[]", b"\xff", b'{"name": "a'):
        answer = ania.http.post("/api/me", content=body)
        assert answer.status_code == 400
        assert answer.json()["error"] == "bad_request"
