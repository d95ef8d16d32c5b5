"""A server for the tests of one file.  The rules run interpreted: what is tested here is the table."""

import uuid
from collections.abc import Iterator
from typing import Any

import pytest

from table import postgres
from table.guests import TWO, Guest, House, begin_two, open_house


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A PostgreSQL server that all tests of this process share; the address of its first database."""
    with postgres.running() as url:
        yield url


@pytest.fixture
def database(postgres_server: str) -> str:
    """The address of an empty PostgreSQL database."""
    return postgres.fresh_database(postgres_server, f"test_{uuid.uuid4().hex}")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BAGEND_MODE", "interpreted")
        unlimited: dict[str, Any] = {"messages_a_second": 1e9, "messages_at_once": 10**9, "matches_at_once": 10**9}
        with open_house(tmp_path_factory.mktemp("house"), **unlimited) as house:
            yield house


@pytest.fixture
def host(house: House) -> Iterator[Guest]:
    with Guest(house.base) as guest:
        yield guest


@pytest.fixture
def friend(house: House) -> Iterator[Guest]:
    with Guest(house.base) as guest:
        yield guest


@pytest.fixture
def spectator(house: House) -> Iterator[Guest]:
    with Guest(house.base) as guest:
        yield guest


@pytest.fixture
def two(host: Guest, friend: Guest) -> str:
    """A match of two people that has begun; its path."""
    return begin_two(host, friend, TWO)
