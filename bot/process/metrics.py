"""What the process measures about itself, in the text format of Prometheus.

Nothing here names a person, a game or a server.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)  # seconds
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Histogram:
    """How long something took, in seconds, and how often."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one more."""
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    @property
    def count(self) -> int:
        """How often it was measured."""
        return sum(self._counts)

    def within(self, share: float) -> float | None:
        """The bound within which such a share lies; None if it never was, or lies beyond all."""
        wanted, so_far = share * self.count, 0
        if not self.count:
            return None
        for bound, count in zip(BUCKETS, self._counts, strict=False):
            so_far += count
            if so_far >= wanted:
                return bound
        return None

    def samples(self, name: str) -> Iterator[str]:
        """The lines that tell of it."""
        so_far = 0
        for bound, count in zip((*BUCKETS, None), self._counts, strict=True):
            so_far += count
            yield sample(f"{name}_bucket", so_far, le="+Inf" if bound is None else f"{bound:g}")
        yield sample(f"{name}_sum", self._sum)
        yield sample(f"{name}_count", so_far)


class Metrics:
    """What is counted as it happens; everything else is looked at when somebody asks."""

    def __init__(self) -> None:
        self.interactions: Counter[str] = Counter()  # by kind, as they arrive
        self.answers: Counter[str] = Counter()  # by how they ended
        self.acknowledged = Histogram()
        self.answered = Histogram()
        self.lateness = Histogram()  # of the event loop

    def families(self) -> Iterator[Family]:
        """Everything counted."""
        counters = (
            ("interactions", "kind", self.interactions, "Interactions that have arrived."),
            ("answers", "outcome", self.answers, "Interactions that were answered."),
        )
        for name, label, counts, about in counters:
            values = {value: float(count) for value, count in sorted(counts.items())}
            yield Family(f"thoth_{name}_total", "counter", about, label, values)
        histograms = (
            ("acknowledge", self.acknowledged, "From arrival until Discord knows of an answer."),
            ("answer", self.answered, "From arrival until everything asked for is done."),
            ("loop_lateness", self.lateness, "How late the event loop wakes somebody."),
        )
        for name, measured, about in histograms:
            yield Family(f"thoth_{name}_seconds", "histogram", about, measured=measured)


class Family(NamedTuple):
    """All samples of one name."""

    name: str
    kind: str  # as Prometheus calls it: counter, gauge or histogram
    about: str
    label: str = ""
    values: Mapping[str, float] = {}  # by label; of the empty one if there is none
    measured: Histogram | None = None

    def lines(self) -> Iterator[str]:
        """The family in the text format."""
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} {self.kind}"
        if self.measured is not None:
            yield from self.measured.samples(self.name)
        for value, number in self.values.items():
            yield sample(self.name, number, **({self.label: value} if self.label else {}))


def gauge(name: str, about: str, value: float) -> Family:
    """One number that goes up and down."""
    return Family(f"thoth_{name}", "gauge", about, values={"": value})


def sample(name: str, value: float, **labels: str) -> str:
    """Return one line."""
    written = ",".join(f'{label}="{_escaped(text)}"' for label, text in labels.items())
    return f"{name}{{{written}}} {value:.12g}" if written else f"{name} {value:.12g}"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def exposed(*families: Family) -> str:
    """Return the page that Prometheus reads."""
    return "".join(f"{line}\n" for family in families for line in family.lines())
