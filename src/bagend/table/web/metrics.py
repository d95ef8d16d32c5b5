"""Metrics: what a server is doing, in the words of Prometheus.  Only figures: no match, no seat, no visitor."""

import time
from collections import Counter
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bagend.table.live.stages import NAMES, SLOW, stages
from bagend.table.web.services import Services


class Requests:
    """Counts the answers to requests by the first digit of their status."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                answered: Counter[str] = scope["app"].state.answered
                answered[f"{message['status'] // 100}xx"] += 1
            await send(message)

        await self.app(scope, receive, counted if scope["type"] == "http" else send)


class Watch(Collector):
    """Looks at the services of a server when somebody asks."""

    def __init__(self, services: Services, answered: Counter[str]) -> None:
        self._services = services
        self._answered = answered
        self._since = time.monotonic()

    def collect(self) -> Iterable[Metric]:
        services = self._services
        tables = services.tables.in_memory()
        workers = services.workers
        gauges = {
            "uptime_seconds": ("Seconds since this server opened", time.monotonic() - self._since),
            "matches_in_memory": ("Matches that somebody looked at lately", len(tables)),
            "matches_watched": ("Matches that somebody is looking at", sum(bool(table.changes) for table in tables)),
            "games_compiled": ("Games whose rules run compiled", services.tables.compiled),
            "pages_open": ("Open lines to pages", sum(len(table.changes) for table in tables)),
            "thoughts_waiting": ("Thoughts of bots that wait for a worker", workers.turns.waiting),
            "workers_free": ("Workers that have nothing to think about", len(workers.turns.free)),
        }
        for name, (about, value) in gauges.items():
            yield GaugeMetricFamily(f"bagend_{name}", f"{about}.", value=value)
        yield CounterMetricFamily("bagend_thoughts", "Thoughts of bots and hints.", value=workers.thoughts)
        answers = CounterMetricFamily("bagend_requests", "Answers to requests by status.", labels=["status"])
        for status, count in sorted(self._answered.items()):
            answers.add_metric([status], count)
        yield answers
        spent = CounterMetricFamily("bagend_stage_seconds", "Seconds spent on answers by stage.", labels=["stage"])
        times = CounterMetricFamily("bagend_stages", "How often each stage was passed.", labels=["stage"])
        about = f"How often each stage took {1000 * SLOW:.0f} ms or longer."
        slow = CounterMetricFamily("bagend_slow_stages", about, labels=["stage"])
        for name in NAMES:
            slow.add_metric([name], stages.slow[name])
            spent.add_metric([name], stages.seconds[name])
            times.add_metric([name], stages.times[name])
        yield from (spent, times, slow)


def registry_of(services: Services, answered: Counter[str]) -> CollectorRegistry:
    """All that is measured in one server, its memory, processor time and open files included."""
    registry = CollectorRegistry()
    registry.register(Watch(services, answered))
    ProcessCollector(registry=registry)
    return registry


def as_text(registry: CollectorRegistry) -> bytes:
    return generate_latest(registry)
