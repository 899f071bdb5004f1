"""Serves the built web client: its files, and its page for every path that the client routes."""

from __future__ import annotations

import base64
import json
import re
from contextlib import suppress
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from fastapi import Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from fajrant.core.variants import VARIANT
from fajrant.house.errors import Refused
from fajrant.house.store import NoRoom
from fajrant.server.context import address, context_of, language_of

FOREVER = "public, max-age=31536000, immutable"
COMPRESSED = {".br": "br", ".gz": "gzip"}  # suffixes of files that were compressed with the client's build; best first
PAGES = {"": "src/pages/Home.svelte", "learn": "src/pages/Learn.svelte", "me": "src/pages/Profile.svelte"}
LEARN_PAGE = re.compile(r"learn/\w+(/puzzles)?")
TABLE_PAGE = re.compile(r"table/(\w+)(?:/(replay|review|exercises))?")
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Fajrant</title>
<h1>Fajrant</h1>
<p>The server is running, but the web client is not built. <code>make play</code> builds it.</p>
<p lang="pl">Serwer działa, ale strona nie jest zbudowana. Buduje ją <code>make play</code>.</p>
"""


class Pages:
    def __init__(self, folder: Path) -> None:
        index = folder / "index.html"
        self.built = index.is_file()
        page = index.read_text(encoding="utf-8") if self.built else NOT_BUILT
        # by path, so that no request can open any other file
        self.files = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()}
        self.files.pop("index.html", None)
        manifest = self.files.pop("manifest.json", None)
        chunks = manifest.read_bytes() if manifest else b"{}"
        self.edition = edition(page, chunks) if self.built else ""
        self.index = page.replace("</head>", f'<meta name="edition" content="{self.edition}"></head>', 1)
        self.policy = policy(self.index)
        self.compressed: dict[str, dict[str, Path]] = {}  # by path and encoding
        for suffix, encoding in COMPRESSED.items():
            for path in [path for path in self.files if path.endswith(suffix)]:
                self.compressed.setdefault(path.removesuffix(suffix), {})[encoding] = self.files.pop(path)
        self.chunks = Chunks(self.index, json.loads(chunks))

    async def serve(self, request: Request, path: str) -> Response:
        context_of(request).pages.take(address(request))
        if path == "api" or path.startswith("api/"):
            raise Refused("not_found")
        if path in self.files:
            return self.file(request, path)
        if path.startswith("assets/"):
            raise Refused("not_found")
        path = path.rstrip("/")
        return self.page(request, 200 if known_page(path) else 404, await self.links_of_page(request, path))

    def file(self, request: Request, path: str) -> Response:
        """A file of the client, in its compressed form if the browser accepts that."""
        headers = {"Cache-Control": FOREVER if path.startswith("assets/") else "no-cache"}
        if path not in self.compressed:
            return FileResponse(self.files[path], headers=headers)
        headers["Vary"] = "Accept-Encoding"
        accepted = request.headers.get("Accept-Encoding", "")
        for encoding, file in self.compressed[path].items():
            if accepts(accepted, encoding):
                headers["Content-Encoding"] = encoding
                return FileResponse(file, headers=headers, media_type=guess_type(path)[0])
        return FileResponse(self.files[path], headers=headers)

    async def links_of_page(self, request: Request, path: str) -> str:
        """Preload links for what this page is going to load."""
        if path in PAGES:
            return self.chunks.links([PAGES[path]])
        table = TABLE_PAGE.fullmatch(path)
        return await self.links_of_table(request, table[1], table[2] or "table") if table else ""

    async def links_of_table(self, request: Request, table: str, part: str) -> str:
        """Preload links for a table's page. Without them, the browser discovers its parts one after another."""
        if part == "exercises":
            return ""
        try:
            header = (await context_of(request).house.state(table)).header
        except (Refused, NoRoom):  # the page itself says what is wrong
            return ""
        game = header.game
        page = f"{part.title()}Page"
        texts = f"../src/fajrant/games/{game}/texts/{language_of(request)}.ftl?raw"
        links = self.chunks.links([f"src/pages/{page}.svelte", f"src/lib/games/{game}/index.ts", texts])
        box = f"/api/tables/{table}" if VARIANT in header.options else f"/api/games/{game}"
        answers = [f"/api/tables/{table}", f"{box}/content"]
        return links + "".join([f'<link rel="preload" as="fetch" href="{path}" crossorigin>' for path in answers])

    def page(self, request: Request, status: int, ahead: str = "") -> Response:
        """The client's page. New visitors get their cookie here, before any other request."""
        page = self.index.replace("</head>", ahead + "</head>", 1)
        response = HTMLResponse(page, status, {"Cache-Control": "no-cache"})
        context = context_of(request)
        if not context.person(request):
            with suppress(Refused):  # too many from this address: the page says so when it asks who the visitor is
                context.give_cookie(request, response, context.new_identity(request))
        return response


class Chunks:
    """The parts of the built client, and which of them a part imports. `manifest` is Vite's."""

    def __init__(self, index: str, manifest: dict[str, Any]) -> None:
        self.index = index
        self.manifest = manifest

    def links(self, sources: list[str]) -> str:
        """Links that preload the chunks of these sources, their styles and everything they import."""
        scripts: dict[str, None] = {}  # ordered sets
        styles: dict[str, None] = {}
        waiting = [source for source in sources if source in self.manifest]
        while waiting:
            chunk = self.manifest[waiting.pop(0)]
            if chunk["file"] in scripts or chunk["file"] in self.index:
                continue
            scripts[chunk["file"]] = None
            styles.update(dict.fromkeys(chunk.get("css", [])))
            waiting += chunk.get("imports", [])
        return "".join(
            [f'<link rel="modulepreload" crossorigin href="/{file}">' for file in scripts]
            + [f'<link rel="preload" as="style" crossorigin href="/{file}">' for file in styles]
        )


def edition(page: str, manifest: bytes) -> str:
    """A hash that changes with the built client: file names in its page and manifest contain hashes of the contents.

    The page has its own edition in a `<meta>` tag. The server's edition comes in a header of every response and in the
    first message of every live WebSocket. If the two differ, the page was opened before an upgrade.
    """
    return sha256(page.encode() + manifest).hexdigest()[:12]


def accepts(header: str, encoding: str) -> bool:
    """Whether an Accept-Encoding header names this encoding, and not with a weight of 0."""
    weights = dict([part.replace(" ", "").partition(";q=")[::2] for part in header.split(",")])
    return encoding in weights and (not weights[encoding] or weights[encoding].strip("0.") != "")


def known_page(path: str) -> bool:
    """Whether the client has a page at this path."""
    return path in PAGES or any(page.fullmatch(path) for page in (LEARN_PAGE, TABLE_PAGE))


def policy(index: str) -> str:
    """The Content-Security-Policy: everything from this server, plus the inline scripts that the built page has."""
    inline = re.findall(r"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", index, re.DOTALL)
    hashes = "".join([f" 'sha256-{base64.b64encode(sha256(script.encode()).digest()).decode()}'" for script in inline])
    return "; ".join(
        [
            "default-src 'self'",
            f"script-src 'self'{hashes}",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self' data:",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    )
