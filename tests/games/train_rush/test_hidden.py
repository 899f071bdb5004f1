"""§7: hidden information; R72: undo."""

from __future__ import annotations

from tests.games.table import texts_in
from tests.games.train_rush.table import CARDS, HEROES, table


def test_hands_become_counts() -> None:
    t = table("hand A01 A02\n heroes C01", "hand A03")
    seen = t.sees(1)["factions"][0]
    assert (seen["cards"], seen["heroes"]) == (2, 5)
    assert "hand" not in seen
    assert "hero_hand" not in seen
    texts = texts_in(t.sees(1))
    assert "A01" not in texts
    assert "C01" not in texts
    assert "A03" in texts
    assert "A03" not in texts_in(t.sees(None))


def test_a_card_from_the_display_stays_known() -> None:
    t = table("at CI0\n hand A01 A02", "hand A03 A04", at="play_card", display="A50 A51 A52")
    t.play("play_card A01", "movement_step stop", "take_display_card A51")
    assert t.sees(1)["factions"][0]["known"] == ["A51"]
    for world in t.worlds(1, 10):
        assert "A51" in world.hand(0)
    assert len({world.hand(0) for world in t.worlds(1, 20)}) > 5


def test_stacks_become_sizes() -> None:
    t = table(deck="A40 A42")
    seen = t.sees(0)
    assert seen["cards"]["size"] == len(t.truth()["deck"])
    assert seen["tiles"]["size"] == 38
    assert [pile["size"] for pile in seen["contracts"]] == [9] * 4
    texts = texts_in(seen)
    assert not {*t.truth()["tile_stack"], *t.truth()["deck"], *t.truth()["contract_stacks"][2]} & {*texts}


def test_a_world_does_not_depend_on_the_secrets() -> None:
    own = "hand A01\n heroes C01 C02 C03 C04 C05"
    first = table(own, "hand A02 A03\n heroes C06 C07", deck="A40 A42", tile_stack="B01 B02")
    second = table(own, "hand A40 A42\n heroes C08 C09", deck="A02 A03", tile_stack="B02 B01")
    assert first.truth() != second.truth()
    assert first.sees(0) == second.sees(0)
    for a, b in zip(first.worlds(0, 6), second.worlds(0, 6), strict=True):
        assert a.truth() == b.truth()


def test_cards_that_another_seat_is_looking_at_are_reshuffled() -> None:
    t = table("hand A01\n investment 2", "hand A02", deck="A40 A42 A43")
    t.play("invest plan")
    assert all(world.truth()["drawn"] == ["A40", "A42", "A43"] for world in t.worlds(0, 10))
    drawn = {card for world in t.worlds(1, 60) for card in world.truth()["drawn"]}
    assert len(drawn) > 30
    assert not drawn & {"A02", *t.truth()["display"]}
    assert drawn <= {*CARDS}


def test_unseen_heroes_may_be_in_any_hand() -> None:
    t = table("heroes C01 C02 C03 C04 C05", at="hero", turn=0)
    dealt = {hero for world in t.worlds(0, 60) for hero in world.heroes(1).split()}
    assert dealt == {*HEROES[5:]}


# ---------------------------------------------------------------- undo


def test_r72_a_seat_can_undo_its_moves() -> None:
    t = table("at RM4\n investment 5\n wagons W101 -, W202 - -", seats=3)
    before = t.truth()
    t.play("invest load_2", "choose_wagon W202", "choose_wagon W101")
    for _ in range(3):
        t.match.undo(0)
    assert t.truth() == before


def test_r72_nothing_drawn_or_revealed_can_be_undone() -> None:
    t = table("at RM4\n investment 5")
    t.play("invest plan")
    assert not t.match.can_undo(0)
    t = table("at RM4\n hand A01 A02", at="play_card")
    t.play("play_card A01")
    assert not t.match.can_undo(0)
    t = table("at RM4\n heroes C07", at="hero")
    t.play("play_hero C07")
    assert not t.match.can_undo(0)
