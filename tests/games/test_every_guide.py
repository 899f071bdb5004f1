"""The guide for players has the same chapters in every language, and a chapter for each decision point."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fajrant import Nonsense
from fajrant.core.content import LANGUAGES
from fajrant.core.game import Game
from tests.core.playing import GAMES

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def anchors(game: Game[Any], language: str) -> list[str]:
    """The anchors of all chapters; an empty string for a chapter without one."""
    headings = re.findall(r"^##+ .*$", game.guide(language), re.MULTILINE)
    return [anchor for heading in headings for anchor in re.findall(r"(?: \{#([a-z_]+)\})?$", heading)[:1]]


@each_game
def test_the_guide_has_the_same_chapters_in_every_language(game: Game[Any]) -> None:
    first = anchors(game, LANGUAGES[0])
    assert len(first) == len(set(first)) >= 5
    assert "" not in first
    for language in LANGUAGES:
        assert anchors(game, language) == first
        assert 1000 <= len(re.findall(r"\w+", game.guide(language))) <= 2500


@each_game
def test_every_decision_point_has_a_chapter(game: Game[Any]) -> None:
    assert sorted(game.chapters()) == sorted(game.decision_points())
    assert set(game.chapters().values()) <= set(anchors(game, LANGUAGES[0]))


@each_game
def test_a_guide_in_another_language_is_refused(game: Game[Any]) -> None:
    with pytest.raises(Nonsense, match="is in en, pl, not in 'tlh'"):
        game.guide("tlh")
