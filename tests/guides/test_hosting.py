"""The hosting guide and the files it hands out speak of settings and commands that exist."""

import re
from dataclasses import fields
from pathlib import Path

import pytest
import yaml

from saloon.server.ops.command import ALONE, WITH_FILE, WITH_NAME
from saloon.server.settings import PREFIX, Settings, from_environment

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "guides" / "hosting.md").read_text(encoding="utf-8")
FILES = [*sorted((ROOT / "deploy").iterdir()), ROOT / "docs" / "guides" / "hosting.md"]
COMPOSE_ONLY = {"SALOON_SITE", "SALOON_NODES", "SALOON_DB_PASSWORD", "SALOON_NAME"}
KNOWN = {PREFIX + one.name.upper() for one in fields(Settings)}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_setting_that_is_named_exists(path: Path) -> None:
    named = set(re.findall(r"SALOON_[A-Z_]*[A-Z]", path.read_text(encoding="utf-8")))
    assert named - KNOWN - COMPOSE_ONLY == set()


def test_the_guide_names_what_a_host_may_want_to_set() -> None:
    rows = [line for line in GUIDE.splitlines() if line.startswith("| `SALOON_")]
    named = {PREFIX + name for line in rows for name in re.findall(r"`(?:SALOON)?_([A-Z_]+)`", line)}
    smtp = {f"{PREFIX}SMTP_{part}" for part in ("PORT", "USER", "PASSWORD", "SENDER", "SECURITY")}
    inner = {f"{PREFIX}{name}" for name in ("BOT_BEAT", "REST", "RATE", "LONGEST_MESSAGE")}
    told = named | smtp
    assert {name for name in KNOWN if name not in told} <= inner


def test_the_usual_values_are_as_told() -> None:
    usual = Settings()
    for name, value in (
        ("GRACE", usual.grace),
        ("KEEP_WARNING", usual.keep_warning),
        ("KEEP_OPEN", usual.keep_open),
    ):
        assert re.search(rf"^\| `SALOON_{name}` \| {value} \|", GUIDE, re.M), name


def test_every_command_of_the_guide_exists() -> None:
    acts = set(re.findall(r"saloon admin (?:--\S+ \S+ )*([a-z]+)", GUIDE))
    assert acts - {"list", *WITH_NAME, *WITH_FILE, *ALONE} == set()
    assert {"list", "backup", "restore", "retention", "close", "ban"} <= acts


def test_the_compose_file_gives_every_node_its_own_name_and_the_same_store() -> None:
    services = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))["services"]
    one, two = services["node1"]["environment"], services["node2"]["environment"]
    assert one["SALOON_NODE"] != two["SALOON_NODE"]
    assert one["SALOON_DATABASE_URL"] == two["SALOON_DATABASE_URL"]
    readable = {name: str(value) for name, value in one.items() if "${" not in str(value)}
    assert from_environment(readable).bus_url == "nats://nats:4222"
