"""The OpenAPI document is served and complete, and the house keeps to it whatever it is sent."""

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from saloon.server.wire.people import Problem
from tests.server.running import Running, running

ENDS_THE_STORY = {("DELETE", "/api/me"), ("POST", "/api/logout"), ("DELETE", "/api/me/sessions/{session}")}
EXAMPLES = settings(
    max_examples=5,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
CONTRACT = """
/api/account POST, /api/games GET, /api/games/{game} GET, /api/games/{game}/advice POST,
/api/games/{game}/comments POST,
/api/games/{game}/comments/{comment_id} DELETE, /api/games/{game}/export.json GET,
/api/games/{game}/frames GET,
/api/games/{game}/game GET, /api/games/{game}/on POST, /api/games/{game}/verify GET, /api/guest POST,
/api/levels GET, /api/login POST, /api/logout POST, /api/lost POST, /api/match POST, /api/me DELETE GET PATCH,
/api/me/channels GET POST, /api/me/channels/{channel} DELETE PATCH, /api/me/export GET,
/api/me/mutes GET, /api/me/mutes/{name} DELETE PUT, /api/me/passkeys GET POST, /api/me/passkeys/begin POST,
/api/me/passkeys/{key} DELETE, /api/me/password POST, /api/me/sessions GET, /api/me/sessions/{session} DELETE,
/api/me/tokens GET POST, /api/me/tokens/{token} DELETE, /api/passkey POST, /api/passkey/begin POST,
/api/play POST, /api/push GET, /api/ratings/{title} GET, /api/reports POST, /api/tables GET POST,
/api/tables/{table} GET, /api/tables/{table}/back POST, /api/tables/{table}/close POST,
/api/tables/{table}/go-on POST, /api/tables/{table}/invite POST, /api/tables/{table}/join POST,
/api/tables/{table}/leave POST, /api/tables/{table}/moments/{n} GET, /api/tables/{table}/pause POST,
/api/tables/{table}/rematch POST, /api/tables/{table}/seats/{seat} PUT, /api/tables/{table}/silence POST,
/api/tables/{table}/start POST, /api/titles GET, /api/titles/{title} GET, /api/titles/{title}/aid GET,
/api/titles/{title}/lesson GET, /api/titles/{title}/rules GET, /api/users/{name} GET,
/api/users/{name}/against/{other} GET, /api/users/{name}/games GET, /health GET, /metrics GET, /ready GET
"""
"""What docs/guides/wire.md promises."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house"), bot_beat=0) as one:
        yield one


@pytest.fixture(scope="module")
def document(house: Running) -> dict[str, Any]:
    answer = house.visitor().get("/api/openapi.json")
    assert answer.status_code == 200
    return dict(answer.json())


def test_every_route_of_the_contract_is_in_the_document(document: dict[str, Any]) -> None:
    promised = {(method, line.split()[0]) for line in CONTRACT.split(",") for method in line.split()[1:]}
    served = {(method.upper(), path) for path, item in document["paths"].items() for method in item}
    assert promised - served == set()


def test_every_answer_of_every_route_has_a_shape(document: dict[str, Any]) -> None:
    for path, item in document["paths"].items():
        for method, operation in item.items():
            answers = operation["responses"]
            assert {"4XX", "5XX"} <= set(answers), (method, path)
            assert any(status.startswith("2") for status in answers), (method, path)
            assert operation["tags"], path
            assert operation["security"], path


def test_whatever_is_sent_the_answer_is_one_the_document_tells(house: Running) -> None:
    """Five of everything: well-formed and not, known and unknown, as an account."""
    client = house.account("Schema Ada")
    schema = schemathesis.openapi.from_url(f"{house.url}/api/openapi.json")
    faults: list[str] = []
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]  # our own document is no error
        if (operation.method.upper(), operation.path) not in ENDS_THE_STORY:
            ask(client, operation, faults)
    assert faults == []


def ask(client: httpx.Client, operation: Any, faults: list[str]) -> None:
    where = f"{operation.method.upper()} {operation.path}"

    @EXAMPLES
    @given(case=operation.as_strategy())
    def once(case: Any) -> None:
        answer = case.call(headers={"Cookie": f"saloon={client.cookies['saloon']}"})
        if answer.status_code >= 500:
            faults.append(f"{where}: {answer.status_code} {answer.text}")
        elif answer.status_code >= 400:
            check_problem(where, answer, faults)
        else:
            checks = [content_type_conformance, response_schema_conformance, status_code_conformance]
            try:
                case.validate_response(answer, checks=checks)
            except Exception as error:
                faults.append(f"{where}: {error}")

    once()


def check_problem(where: str, answer: Any, faults: list[str]) -> None:
    try:
        problem = msgspec.json.decode(answer.content, type=Problem)
    except msgspec.MsgspecError as error:
        faults.append(f"{where}: {answer.status_code} is no problem: {error}")
        return
    if not problem.text or problem.text.startswith("<") or "Traceback" in problem.text:
        faults.append(f"{where}: {problem}")
