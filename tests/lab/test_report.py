"""Estimates and reports: right numbers, whole pages in both languages that need nothing from outside."""

from __future__ import annotations

import base64
import re
import shutil
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from zlib import MAX_WBITS, decompress

import pytest

from fajrant.core.record import parse_record
from fajrant.games import SHELF, load
from fajrant.lab import rows
from fajrant.lab.entrants import Entrant
from fajrant.lab.errors import LabError
from fajrant.lab.examples import LONGEST_LINK, link_of
from fajrant.lab.rows import play_rows
from fajrant.lab.runs import Folder, new_run
from fajrant.lab.simulation import Plan
from fajrant.lab.uses import all_things
from fajrant.texts.texts import read_keys

pl = pytest.importorskip("polars")
np = pytest.importorskip("numpy")
pytest.importorskip("scipy")
pytest.importorskip("matplotlib")
pytestmark = pytest.mark.once

from fajrant.lab import estimates  # noqa: E402  after the packages of the extra `lab`
from fajrant.lab.measures import RARE, Measures, paired  # noqa: E402
from fajrant.lab.report.boards import board_of  # noqa: E402
from fajrant.lab.report.findings import dead_finding, seat_finding  # noqa: E402
from fajrant.lab.report.names import FOLDER, report_texts  # noqa: E402
from fajrant.lab.report.page import write_report  # noqa: E402

VOID = ("meta", "br", "link", "path", "use")


def played(folder: Path, slug: str, bots: list[Entrant], games: int) -> Folder:
    run = new_run(Plan(slug, bots, 5, games, load(slug).check_options({}), deals_again=True))
    made = Folder(folder)
    made.begin(run)
    for first, count in run.chunks():
        result = play_rows(run.plan, first, count)
        assert result is not None
        made.add(first, count, *result)
    return made


@pytest.fixture(scope="module")
def rush(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    return played(tmp_path_factory.mktemp("rush"), "train_rush", [Entrant("random")] * 2, 40)


class Tags(HTMLParser):
    """The tags that are open, and everything that a page would load."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loaded: list[str] = []
        self.records: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if tag not in VOID:
            self.open.append(tag)
        link = values.get("href") or values.get("src") or values.get("xlink:href") or ""
        if tag == "a" and link.startswith("data:"):
            self.records.append(base64.b64decode(link.partition("base64,")[2]).decode())
        elif link and not link.startswith("#"):
            self.loaded.append(link)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if values := dict(attrs).get("xlink:href"):
            assert values.startswith(("#", "data:"))

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_report_is_one_page_with_findings_and_records(rush: Folder, language: str) -> None:
    page = write_report(rush, language)
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert tags.loaded == []
    assert "@import" not in page
    assert "url(http" not in page
    assert len(re.findall("<article", page)) == 3
    assert len(re.findall('role="img"', page)) >= 9
    assert len(set(tags.records)) == 5  # those of the figures are among the examples
    seats = rush.read("seats")
    for record in tags.records:
        match = parse_record(record, load).replay()
        assert match.over()
        assert match.scores() in seats.group_by("game").agg("points")["points"].to_list()
    assert write_report(rush, language) == page  # nothing in it depends on when it is made


def test_examples_open_as_replays_at_a_site(rush: Folder) -> None:
    page = write_report(rush, "en", site="https://games.example.org/fajrant/")
    links = re.findall('href="(https:[^"]+)"', page)
    start = "https://games.example.org/fajrant/#/record/"
    assert len(links) == 10  # five in the table, five under figures
    downloads = Tags()
    downloads.feed(page)
    for link in links:
        data = link.removeprefix(start)
        record = decompress(base64.urlsafe_b64decode(data + "=" * (-len(data) % 4)), -MAX_WBITS).decode()
        assert record in downloads.records
        assert parse_record(record, load).replay().over()
    assert len(downloads.records) == 5


def test_a_link_is_as_long_as_the_web_client_accepts() -> None:
    web = Path(__file__).parents[2] / "web" / "src" / "lib" / "recordLink.ts"
    assert f"LONGEST_LINK = {LONGEST_LINK:_};" in web.read_text(encoding="utf-8")
    noise = np.random.default_rng(1).bytes(LONGEST_LINK).hex()  # cannot be made shorter than half
    assert link_of(noise, "https://example.org") is None
    link = link_of(noise[: LONGEST_LINK // 2], "https://example.org")
    assert link is not None
    assert len(link) < LONGEST_LINK


def test_comparisons_that_were_kept_are_shown(rush: Folder, tmp_path: Path) -> None:
    folder = Folder(tmp_path / "run")
    shutil.copytree(rush.path, folder.path)
    result = {"rate": 0.4, "low": 0.3, "high": 0.45, "points": -7.25, "points_half": 2.0, "games": 88}
    folder.keep({"a": "greedy without store", "b": "greedy", "without": ["store"], **result, "games": 1})
    folder.keep({"a": "greedy without store", "b": "greedy", "without": ["store"], **result})  # replaces the first
    folder.keep({"a": "easy:2", "b": "easy", "without": [], **result, "points": 3.0})
    folder.keep({"a": "easy:4", "b": "easy:2", "without": [], **result, "points": 1.0})
    folder.keep({"a": "medium", "b": "easy:2", "without": [], **result, "points": 2.0})
    page = write_report(folder, "en")
    assert '<section id="worth">' in page
    assert "<td>store</td><td>7.2 (5.2 … 9.2)</td><td>40.0 % (30.0 … 45.0)</td><td>88</td>" in page
    ladder = page[page.index('<section id="ladder">') : page.index('<section id="skill">')]
    assert ladder.index("<td>easy:2 – easy</td><td>3.0 (1.0 … 5.0)</td>") < ladder.index("<td>easy:4 – easy:2</td>")
    assert "medium" not in ladder
    assert "The last doubling, number 2, brings 1.0" in ladder
    assert "176 games; bots: easy" in ladder
    assert "<td>medium – easy:2</td>" in page


def test_measures_agree_with_the_rows(rush: Folder) -> None:
    data = Measures(rush)
    seats = rush.read("seats")
    assert data.seat_wins[0].value == pytest.approx(seats.filter(pl.col("seat") == 0)["win"].mean())
    assert sum(wins.value for wins in data.seat_wins) == pytest.approx(1)
    assert data.length.value == pytest.approx(rush.read("games")["decisions"].mean())
    assert sum(each.value for _, each in data.by_round) <= data.length.value + 1e-9
    assert data.holes == {"dead_end": 0, "endless": 0}
    use = max(data.uses, key=lambda each: each.win is not None and each.times.value)
    users = rush.read("uses").filter(pl.col("thing") == use.thing)
    joined = seats.join(users, on=["game", "seat"], how="left").with_columns(pl.col("uses").is_not_null())
    means = dict(joined.group_by("uses").agg(pl.col("win").mean()).iter_rows())
    assert use.used.value == pytest.approx(users.height / seats.height)
    assert use.win is not None
    assert use.win.value == pytest.approx(means[True] - means[False])


def test_a_game_without_an_end_has_no_winner_and_no_tie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "ENDLESS", 1)  # after one decision, all seats have no points
    endless = played(tmp_path, "coal_baron_cards", [Entrant("random")] * 2, 4)
    assert endless.read("games")["ending"].to_list() == ["endless"] * 4
    assert set(endless.read("seats")["points"]) == {0}
    assert not endless.read("games")["shared"].any()
    assert set(endless.read("seats")["win"]) == {0.0}
    data = Measures(endless)
    assert data.tied is not None
    assert (data.tied.value, data.shared.value) == (0, 0)


def test_what_nobody_uses_has_a_row_and_an_upper_bound(rush: Folder) -> None:
    data = Measures(rush)
    uses = {use.thing: use for use in data.uses}
    assert set(rush.read("uses")["thing"]) < set(uses)
    never = next(use for use in data.uses if use.used.value == 0 and use.dead)
    assert (never.used.value, never.used.low, never.times.value) == (0, 0, 0)
    assert never.used.high == pytest.approx(3 / data.deals, rel=0.1)  # the rule of three
    special = uses["wagon:X303"]  # clicked as `new_wagon`, and used as `wagon`
    assert special.offered == uses["new_wagon:X303"].offered
    absent = [use for use in data.uses if use.offered is not None and use.offered.value == 0]
    assert absent  # for example contracts that were never turned up
    assert not any(use.dead or use.used.value > 0 for use in absent)
    dead = [use for use in data.uses if use.dead]
    (finding,) = dead_finding(data, report_texts("en", data.game))
    assert finding.big == str(len(dead))
    assert finding.certainty == "open"  # 20 deals cannot tell a dead thing from a rare one
    data.uses = [replace(use, used=estimates.usage([False] * 900, range(900), RARE)) if use.dead else use
                 for use in data.uses]  # fmt: skip
    assert dead_finding(data, report_texts("en", data.game))[0].certainty == "sure"


@pytest.mark.parametrize(
    ("slug", "players", "language"),
    [("coal_baron", 2, "pl"), ("coal_baron_cards", 2, "en"), ("dwergar", 3, "pl"), ("steamrollers", 1, "en"),
     ("steamrollers", 2, "pl")],
)  # fmt: skip
def test_every_figure_of_every_game_says_what_it_means_and_rests_on(
    tmp_path: Path, slug: str, players: int, language: str
) -> None:
    folder = played(tmp_path / "run", slug, [Entrant("random")] * players, 4 * players)
    page = write_report(folder, language)
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert tags.loaded == []
    figures = re.findall("<figure>.*?</figure>", page, re.DOTALL)
    base = f"{4 * players} games; bots:" if language == "en" else f"Partie: {4 * players}; boty:"
    captions = [re.search(r"<figcaption>(.+?) <small>(.+?)</small>.*?</figcaption>", figure) for figure in figures]
    for caption in captions:
        assert caption is not None
        assert len(caption[1]) > 20
        assert base in caption[2]
        assert "95 %" in caption[2]
    assert page.count('role="img"') == sum('role="img"' in figure for figure in figures)
    cards = page.count("<article")
    assert cards == 3 if players > 1 else cards > 0
    assert page.count('class="interval"') == cards
    assert not re.search(r"\bnan\b", re.sub("<svg.*?</svg>", "", page, flags=re.DOTALL))
    assert ('<section id="seats">' in page) == (players > 1)
    if slug == "steamrollers":
        assert report_texts(language, load(slug)).say("report-ending") in page  # it can end in several ways
    board = board_of(load(slug))
    assert board is not None
    clicked = re.search('<section id="map">.*?</section>', page, re.DOTALL)
    assert clicked is not None
    assert clicked[0].count("<tr>") >= len(board.places)


@pytest.mark.parametrize("slug", SHELF)
def test_a_board_has_all_places_of_its_kind(slug: str) -> None:
    board = board_of(load(slug))
    assert board is not None
    drawn = [place.thing for place in board.places]
    assert all(drawn)
    assert len(set(drawn)) == len(drawn)
    kinds = {thing.partition(":")[0] for thing in drawn}
    assert {thing for thing in all_things(load(slug)) if thing.partition(":")[0] in kinds} == set(drawn)


def test_the_map_of_train_rush_has_its_tracks() -> None:
    board = board_of(load("train_rush"))
    assert board is not None
    at = {place.thing: (place.x, place.y) for place in board.places}
    assert list(at["node:START"]) == [322, 200]
    ends = [(track[0], track[-1]) for track in board.tracks]
    assert (at["node:START"], at["node:LEAD"]) in ends
    assert (at["node:CI0"], at["node:CM0"]) in ends  # a tunnel
    assert len(ends) == len(set(ends)) > 125


def test_neighbouring_hexes_touch() -> None:
    board = board_of(load("steamrollers"))
    assert board is not None
    at = {place.thing: (place.x, place.y) for place in board.places}
    (x, y), (east_x, east_y), (low_x, low_y) = at["hex:B1"], at["hex:C1"], at["hex:B2"]
    assert (east_x - x, east_y - y) == pytest.approx((3**0.5, 0))
    assert (low_x - x) ** 2 + (low_y - y) ** 2 == pytest.approx(3)


def test_two_runs_are_compared_deal_by_deal(rush: Folder, tmp_path: Path) -> None:
    options = load("train_rush").check_options({"heroes": "random"})
    run = new_run(Plan("train_rush", [Entrant("random")] * 2, 5, 40, options, deals_again=True))
    other = Folder(tmp_path / "other")
    other.begin(run)
    result = play_rows(run.plan, 0, 40)
    assert result is not None
    other.add(0, 40, *result)
    one, two = Measures(rush), Measures(other)
    changes = {name: (a, b, change) for name, a, b, change in paired(one, two)}
    assert list(changes) == ["seat-1", "seat-2", "winner", "decisions", "minutes", "changes"]
    for a, b, change in changes.values():
        assert change.value == pytest.approx(b.value - a.value)
    assert [(change.value, change.half) for *_, change in paired(one, one)] == [(0.0, 0.0)] * 6
    page = write_report(rush, "en", other)
    assert "B: 2 × random, heroes=random." in page
    stranger = played(tmp_path / "stranger", "dwergar", [Entrant("random")] * 2, 2)
    with pytest.raises(LabError, match="other_game"):
        paired(one, Measures(stranger))


def test_bots_of_different_strength_show_as_skill(tmp_path: Path) -> None:
    bots = [Entrant("greedy"), Entrant("random")]
    data = Measures(played(tmp_path / "run", "dwergar", bots, 4))
    assert [(bot, wins.value) for bot, _, wins, _ in data.bots] == [("greedy", 1.0), ("random", 0.0)]
    assert data.bot_names() == "greedy, random"


def test_games_of_one_deal_count_as_one() -> None:
    values = np.array([1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0])
    apart = estimates.mean(values, range(8), 0.5)
    together = estimates.mean(np.repeat(values, 4), np.repeat(range(8), 4), 0.5)
    assert (together.value, together.half, together.p) == pytest.approx((apart.value, apart.half, apart.p))
    assert (apart.value, apart.half) == pytest.approx((0.5, 2.364624 * values.std(ddof=1) / 8**0.5), rel=1e-5)


def test_intervals_hold_what_they_promise() -> None:
    """95 % of the intervals contain the true value, also of a difference, where there is nothing to find."""
    dice = np.random.default_rng(3)
    deals = np.repeat(np.arange(50), 2)
    inside = np.zeros(2)
    for _ in range(400):
        values = dice.normal(size=50).repeat(2) + dice.normal(size=100)
        chosen = dice.random(100) < 0.3
        for place, each in enumerate((estimates.mean(values, deals), estimates.difference(values, chosen, deals))):
            inside[place] += each.low <= 0 <= each.high
    assert (inside / 400 > 0.92).all()
    assert (inside / 400 < 0.98).all()


def test_many_comparisons_are_corrected() -> None:
    ps = [0.001, 0.02, 0.03, 0.5]
    assert estimates.discoveries([estimates.Estimate(0, 0, 0, p) for p in ps]) == pytest.approx(
        [0.004, 0.04, 0.04, 0.5]
    )
    assert estimates.discoveries([]) == []
    nothing = estimates.share(0, 300)
    assert (nothing.value, nothing.low) == (0, 0)
    assert nothing.high == pytest.approx(0.0122, abs=1e-4)


def test_quantiles_have_intervals() -> None:
    """95 % of the intervals contain the true median."""
    dice = np.random.default_rng(4)
    deals = np.repeat(np.arange(60), 2)
    inside = 0
    for _ in range(400):
        each = estimates.quantile(dice.normal(size=60).repeat(2) + dice.normal(size=120), 0.5, deals)
        inside += each.low <= 0 <= each.high
    assert 0.92 < inside / 400 < 0.985


def test_an_estimate_can_be_held_against_any_value() -> None:
    values = np.random.default_rng(5).normal(1.0, 1.0, 200)
    each = estimates.mean(values, range(200), 1.0)
    assert each.against(1.0) == pytest.approx(each.p)
    assert each.against(each.high) == pytest.approx(0.05)
    assert each.beyond(each.value, 3.0) < 1e-6
    assert each.beyond(each.value + 3.0, 0.1) > 0.999


def test_a_seat_stands_out_only_if_chance_cannot_explain_the_most_extreme_of_all(rush: Folder) -> None:
    data = Measures(rush)
    for p, key in [(0.03, "seat-even"), (0.02, "seat-helps")]:  # with two seats, less than 0.025 is needed
        data.seat_wins = [estimates.Estimate(0.6, 0.5, 0.7, p), estimates.Estimate(0.4, 0.3, 0.5, p)]
        assert [finding.key for finding in seat_finding(data)] == [key]


def test_both_languages_say_the_same() -> None:
    assert read_keys(FOLDER / "en.ftl") == read_keys(FOLDER / "pl.ftl")
    assert len(set(read_keys(FOLDER / "en.ftl"))) == len(read_keys(FOLDER / "en.ftl"))
