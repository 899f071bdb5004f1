"""§11: the text of each move, and its targets."""

from __future__ import annotations

import pytest

from fajrant.games import load
from fajrant.games.train_rush.moves import EVENT_KINDS, PHASE, VERBS
from fajrant.texts import Texts
from tests.games.train_rush.table import Table, table


def targets(t: Table) -> dict[str, list[str]]:
    (seat,) = t.match.acting()
    return {move.text: move.targets() for move in t.match.position.legal(seat)}


def test_verbs_are_those_of_the_rules() -> None:
    assert [verb.name for verb in VERBS] == [
        "choose_start_good", "keep_action_cards", "hero_prekeep", "hero_draft_pick", "bid_spy", "lobby", "income_load",
        "invest", "play_card", "movement_step", "special_step", "take_display_card", "play_hero",
        "choose_warehouse_zone", "choose_station_zone", "choose_track", "choose_sector", "choose_wagon", "choose_good",
        "choose_exchange", "choose_new_wagon", "plan_keep", "discard_excess", "choose_siding_tile",
        "choose_free_special", "choose_free_action", "choose_target", "take_parcel", "city_step", "choose_rent_city",
        "rent", "fulfil_contract", "choose_goods", "black_market", "sell_good", "choose_contract_city",
    ]  # fmt: skip


def test_targets() -> None:
    t = table("at RM7\n hand A02\n tokens 3", at="play_card", visitors="vardimium 0")
    by_move = targets(t)
    assert by_move["movement_step 0 RO12"] == ["node:RO12"]
    assert by_move["movement_step 3 AI2"] == ["token:3", "node:AI2"]
    assert by_move["movement_step stop"] == []
    t = table(at="lobby", bids="0:3 1:2")
    assert targets(t)["lobby awhar finance"] == ["sector:awhar.finance"]
    t = table("wagons W105 gold, W106 brass", at="bonus exchange_12", offers="W203")
    assert targets(t)["choose_exchange W105 W203"] == ["wagon:W105", "new_wagon:W203"]
    assert targets(t)["choose_exchange decline"] == []
    t = table("at RM4", zones="CZ1 0 station 1", at="rent_any")
    t.play("choose_rent_city brukas")
    assert targets(t)["rent brukas CZ1 red"] == ["city:brukas", "zone:CZ1", "colour:red"]
    t = table("at AM7\n wagons W207 water food", at="move3")
    t.play("choose_target AM9", "black_market bm_exchange")
    assert targets(t)["sell_good W207 1"] == ["slot:W207.1"]


def test_two_kept_cards_are_clicked_one_after_another() -> None:
    """A single card is kept by a click and the button that then appears."""
    t = table("hand A01", at="plan_keep2", deck="A40 A42 A43")
    assert targets(t)["plan_keep A40 A42"] == ["card:A40", "card:A42"]
    assert targets(t)["plan_keep A40"] == ["card:A40"]


def test_decisions_that_are_not_asked_do_not_appear_in_the_record() -> None:
    t = table("at CI0\n investment 1", at="invest")
    t.play("invest move_3", "choose_target CI3")
    assert t.match.record().splitlines()[1:] == ["0: invest move_3", "0: choose_target CI3"]


@pytest.mark.parametrize("text", ["invest", "invest build", "invest build_station", "pass", "", "city_step mark"])
def test_anything_else_is_refused(text: str) -> None:
    table("investment 1").refuses(0, text)


@pytest.mark.parametrize(
    ("move", "en", "pl"),
    [
        ("lobby awhar finance", "finance sector (Awhar)", "sektor finansowy (Awhar)"),
        ("movement_step 0 CM6", "go to Vardimium", "jedź: Vardimium"),
        ("movement_step 3 CM9", "go to black market (Calestia), with token +3",
         "jedź: czarny rynek (Calestia), z żetonem +3"),
        ("movement_step stop", "stop here", "zatrzymaj się tutaj"),
        ("choose_exchange W105 W202", "exchange: wagon (any good); wagon (brass, water)",
         "wymień: wagon (dowolny surowiec); wagon (mosiądz, woda)"),
        ("plan_keep none", "keep no card", "nie zatrzymuj żadnej karty"),
        ("plan_keep A04 A39", "keep: 4-4-3 (gain 3 VP), 4-5-4 (gain 1 investment)",
         "zatrzymaj: 4-4-3 (3 PZ), 4-5-4 (1 znacznik inwestycji)"),
        ("choose_siding_tile 3", "tile on space 3", "kafel z pola 3"),
        ("fulfil_contract end_block", "no more contracts", "nie realizuj więcej kontraktów"),
        ("sell_good W203 1", "sell from: wagon (brass, food), slot 2",
         "sprzedaj: wagon (mosiądz, żywność), miejsce 2"),
        ("play_hero C07", "play: Pietia Rabov (Blackborough, water)", "zagraj: Pietia Rabov (Blackborough, woda)"),
        ("rent brukas RZ1 red", "Ravenshire zone 1: red contractor from Brukas",
         "strefa Ravenshire 1: czerwony kontrahent (Brukas)"),
    ],
)  # fmt: skip
def test_moves_in_words(move: str, en: str, pl: str) -> None:
    game = load("train_rush")
    assert Texts("en", game, ["Ann", "Bob"]).move(move) == en
    assert Texts("pl", game, ["Ola", "Jan"]).move(move) == pl


@pytest.mark.parametrize(
    ("count", "sentence"),
    [(1, "Ola inwestuje 1 znacznik:"), (2, "Ola inwestuje 2 znaczniki:"), (5, "Ola inwestuje 5 znaczników:")],
)
def test_polish_plurals_of_markers(count: int, sentence: str) -> None:
    texts = Texts("pl", load("train_rush"), ["Ola"])
    assert texts.event({"event": "invested", "seat": 0, "action": "plan", "count": count}).startswith(sentence)


def test_events_and_phases_have_no_reserved_names() -> None:
    """Journal entries add `number` and `event` to an event's fields. Ids with a name are shown by that name."""
    for kind in EVENT_KINDS:
        assert not {"number", "event"} & {name for name, _ in kind.fields}, kind.name
    for language in ("en", "pl"):
        assert not set(PHASE.ids) & set(load("train_rush").names(language))
