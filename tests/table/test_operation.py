"""Operation: what whoever keeps a table can ask it, and that nobody else can."""

from pathlib import Path

import pytest

from bagend.table.guard import limits
from bagend.table.live.stages import SLOW, Stages
from table.guests import SHARED, Guest, House, begin, open_house


def test_figures_for_prometheus_tell_of_no_match(house: House, host: Guest):
    path = host.make(SHARED)
    begin(host, path)
    host.http.get("/no-such-page")
    with host.line(path) as line:
        line.hear()
        answer = host.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    figures = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
    assert float(figures["bagend_pages_open"]) >= 1
    assert float(figures["bagend_matches_watched"]) >= 1
    assert float(figures['bagend_requests_total{status="4xx"}']) >= 1
    assert float(figures["process_resident_memory_bytes"]) > 0
    assert 'bagend_slow_stages_total{stage="store"}' in figures
    assert path.rpartition("/")[2] not in answer.text


def test_a_stage_that_held_people_up_is_counted():
    stages = Stages()
    for seconds in (SLOW / 2, SLOW, 2 * SLOW):
        stages.count("store", seconds)
    assert (stages.times["store"], stages.slow["store"]) == (3, 2)


def test_figures_are_for_this_machine_only(house: House, host: Guest, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bagend.table.web.api_routes.HERE", limits.HERE - {"127.0.0.1"})
    assert host.http.get("/metrics").status_code == 404


def test_a_server_that_has_lost_its_database_says_that_it_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    with open_house(tmp_path) as house, Guest(house.base) as guest:
        assert guest.http.get("/healthz").json() == {"status": "ok"}

        async def fail(id: str) -> None:
            raise OSError("gone")

        monkeypatch.setattr(house.services.store, "match", fail)
        assert guest.http.get("/healthz").status_code == 503
