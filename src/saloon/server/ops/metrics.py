"""Figures for Prometheus: what is going on in one node. Numbers only, nobody's names."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Histogram, PlatformCollector, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from saloon.server.house import House

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The figures of one house; a registry of its own, so that two houses in a process do not meet."""

    def __init__(self, house: House) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "saloon_http_requests", "Answered requests", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "saloon_http_seconds", "Time to answer", ["route"], buckets=BUCKETS, registry=self.registry
        )
        self.registry.register(InHouse(house))
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.labels(method, route, str(status)).inc()
        self.seconds.labels(route).observe(seconds)


class InHouse(Collector):
    """Read when somebody asks; costs nothing otherwise."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Any]:
        house = self.house
        lives = list(house.tables.lives.values())
        sockets = sum(len(clients) for clients in house.hub.clients.values())
        yield GaugeMetricFamily("saloon_sockets", "Open sockets", value=sockets)
        yield GaugeMetricFamily("saloon_people", "People with an open socket", value=len(house.hub.clients))
        yield GaugeMetricFamily("saloon_tables_awake", "Tables in memory", value=len(lives))
        playing = sum(live.playing for live in lives)
        yield GaugeMetricFamily("saloon_tables_playing", "Games going on in memory", value=playing)
        waiting = len(house.appends.waiting)
        yield GaugeMetricFamily("saloon_words_waiting", "Words not on disk yet", value=waiting)
        thinking = sum(len(live.thinking) for live in lives)
        yield GaugeMetricFamily("saloon_bots_thinking", "Bots at thought", value=thinking)
        yield GaugeMetricFamily("saloon_draining", "1 while the house closes", value=int(house.draining))
        yield CounterMetricFamily("saloon_commits", "Transactions of words", value=house.appends.batches)


class Watcher:
    """Counts every request, by its route and never by its path, which may hold a name or a secret."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        started, status = time.perf_counter(), 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            route = str(scope.get("path_template") or "none")
            self.house.metrics.answered(scope["method"], route, status, time.perf_counter() - started)
