"""How good a model is on games that it was not fitted to, and the file that keeps it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ai.learning.judging import calibration, loss, miscalibration
from ai.learning.model import Model
from ai.learning.sample import Sample

if TYPE_CHECKING:
    from ai.learning.fitting import Recipe

SHARES_OF_GAMES = (1 / 16, 1 / 8, 1 / 4, 1 / 2)  # of the training games, for the learning curve
MOST_BYTES = 200_000

Figures = dict[str, Any]


def fitted(
    training: Sequence[Sample], holdout: Sequence[Sample], recipe: Recipe
) -> tuple[Model, Figures]:
    """Fit a model, and judge it by what was held out."""
    from ai.learning.fitting import fit

    games = list(dict.fromkeys(sample.game for sample in training))
    curve = []
    for share in SHARES_OF_GAMES:
        some = set(games[: int(len(games) * share)])
        if some:
            model = fit([sample for sample in training if sample.game in some], recipe)
            curve.append([len(some), round(_loss(model, holdout), 4)])
    model = fit(training, recipe)
    figures = _judged(model, holdout)
    curve.append([len(games), figures["loss"]])
    counts = {"games": len(games), "samples": len(training)}
    held = {"games": len({sample.game for sample in holdout}), "samples": len(holdout)}
    return model, {"training": counts, "held_out": held, **figures, "curve": curve}


def _promised(model: Model, samples: Sequence[Sample]) -> list[list[float]]:
    return [model.shares(sample.rows) for sample in samples]


def _loss(model: Model, samples: Sequence[Sample]) -> float:
    return loss(_promised(model, samples), [sample.won for sample in samples])


def _judged(model: Model, holdout: Sequence[Sample]) -> Figures:
    won, promised = [sample.won for sample in holdout], _promised(model, holdout)
    alike = [(1 / len(shares),) * len(shares) for shares in won]
    bins = calibration(promised, won)
    by_seats = {
        seats: round(_loss(model, [one for one in holdout if len(one.won) == seats]), 4)
        for seats in sorted({len(shares) for shares in won})
    }
    return {
        "loss": round(loss(promised, won), 4),
        "loss_by_hand": round(loss([sample.by_hand for sample in holdout], won), 4),
        "loss_all_alike": round(loss(alike, won), 4),
        "loss_by_seats": by_seats,
        "miscalibration": round(miscalibration(bins), 4),
        "calibration": bins,
    }


def file(command: str, figures: Figures, names: Sequence[str], model: Model) -> str:
    """Write the weights file: a line for each part of it."""
    parts = {"command": command, "figures": figures, "names": list(names), "model": model.data()}
    lines = [f"{json.dumps(name)}: {json.dumps(part)}" for name, part in parts.items()]
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    if len(text) > MOST_BYTES:
        raise AssertionError(f"{len(text)} bytes of weights; at most {MOST_BYTES}")
    return text


def words(figures: Figures) -> str:
    """The report for a person."""
    training, held = figures["training"], figures["held_out"]
    by_seats = ", ".join(f"{loss} with {seats}" for seats, loss in figures["loss_by_seats"].items())
    curve = ", ".join(f"{count}: {loss}" for count, loss in figures["curve"])
    bins = "".join(
        f"    {promised:.3f}  {came:.3f}  {count}\n"
        for promised, came, count in figures["calibration"]
    )
    return (
        f"fitted to {training['samples']} positions of {training['games']} games, judged by "
        f"{held['samples']} of {held['games']} others\n"
        f"  loss {figures['loss']} ({by_seats}); by hand {figures['loss_by_hand']}, "
        f"all alike {figures['loss_all_alike']}\n"
        f"  by number of games: {curve}\n"
        f"  promised and won lie {figures['miscalibration']} apart; promised, won, count:\n{bins}"
    )
