"""The results of a person's finished games. They are read from stored summaries, so no game is replayed."""

from __future__ import annotations

from fajrant.house.errors import Refused
from fajrant.house.house import House
from fajrant.house.store import EndedGame, ReviewSummary, SeatLoss
from fajrant.house.wire_reviews import FoundMark, GameReview, Result
from fajrant.review.marks import UNSOUND

COUNTED_AT_ONCE = 50  # games of earlier versions whose standing is computed in one request


def summarize_review(review: GameReview) -> ReviewSummary:
    return ReviewSummary(
        [SeatLoss(seat.decisions, seat.loss) for seat in review.seats],
        [
            FoundMark(one.number, one.seat, one.mark, one.loss)
            for one in review.decisions
            if one.mark is not None and one.mark in UNSOUND
        ],
    )


async def results_of(house: House, person: str) -> list[Result]:
    """The results of a person, most recent first."""
    games = await house.store.ended_games_of(person) if person else []
    left = COUNTED_AT_ONCE
    results = []
    for game in games:
        one = game
        if one.summary.standing is None and left > 0:
            left -= 1
            one = await with_standing(house, one)
        result = result_of(one, person)
        if result is not None:
            results.append(result)
    return results


async def with_standing(house: House, game: EndedGame) -> EndedGame:
    """Computes a game's standing, stores it, and returns the game with it."""
    try:
        state = await house.state(game.summary.id)
    except Refused:  # it was deleted in the meantime
        return game
    summary = state.summary()
    await house.store.summarize(summary)
    return EndedGame(summary, game.review)


def result_of(game: EndedGame, person: str) -> Result | None:
    """The result of a person who had exactly one seat of a game that was dealt at this table; otherwise None.

    With several seats on one screen, nobody knows who played which. A game that continues a record began elsewhere.
    """
    summary = game.summary
    standing = summary.standing
    seats = [seat for seat, chair in enumerate(summary.chairs) if chair.person == person]
    if standing is None or not standing.dealt or len(seats) != 1:
        return None
    (seat,) = seats
    others = [other for other in range(len(summary.chairs)) if other != seat]
    own = standing.points[seat]
    review = game.review
    return Result(
        table=summary.id,
        game=summary.game,
        ended=summary.updated,
        seats=len(summary.chairs),
        seat=seat,
        place=standing.places[seat],
        shared=standing.places.count(standing.places[seat]),
        points=sum(own.values()),
        categories=own,
        others={
            category: round(sum(standing.points[other][category] for other in others) / max(1, len(others)), 2)
            for category in own
        },
        bots=len([other for other in others if not summary.chairs[other].person]),
        decisions=None if review is None else review.seats[seat].decisions,
        loss=None if review is None else review.seats[seat].loss,
        mistakes=None if review is None else [one for one in review.mistakes if one.seat == seat],
    )
