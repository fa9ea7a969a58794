"""The OpenAPI document: complete, and true of the running server (schemathesis makes the requests)."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, seed, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from serving_client import Served, found, until

from ristal.protocol import responses
from ristal.server.http.openapi import document
from ristal.server.http.routes import ROUTES

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}")
    until(served.http, "/readyz", 200)
    yield served
    served.stop()


@pytest.fixture(scope="module")
def made(server: Served) -> dict[str, Any]:
    return found(server.http, "vstrechny", ["me", "me"])


schema = schemathesis.openapi.from_dict(document(ROUTES))


@schema.parametrize()
@settings(
    max_examples=8,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@seed(14)
def test_what_it_says_is_true(case: Any, server: Served, made: dict[str, Any]) -> None:
    headers = {"X-Forwarded-For": f"10.0.0.{secrets.randbelow(250)}"}
    if "match" in case.path_parameters:
        case.path_parameters["match"] = made["match"]
        headers["Authorization"] = f"Bearer {made['seats'][0]['token']}"
    if "game" in case.path_parameters:
        case.path_parameters["game"] = "vstrechny"
    if case.path.endswith("/events"):
        case.query["wait"] = "0"
    if case.path.endswith("/seat") and isinstance(case.body, dict):
        case.body["action"] = "name"  # a seat that moved would lose its token
    case.call_and_validate(base_url=server.where.rstrip("/"), headers=headers, checks=CHECKS)


def test_every_route_and_every_answer_is_there(server: Served) -> None:
    told = server.http.get("/api/openapi.json").json()
    assert told == document(ROUTES)
    paths = told["paths"]
    assert set(paths) == {route.path for route in ROUTES}
    for key in responses.ROUTES:
        method, _, path = key.partition(" ")
        answers = paths[path][method.lower()]["responses"]
        done = next(answers[status] for status in ("200", "201") if status in answers)
        assert done["content"]["application/json"]["schema"], key
