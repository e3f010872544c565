"""The same contest on a Ray cluster of two workers, one of which is killed half-way."""

import warnings
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from saloon.bots.arena.contest import contest
from saloon.bots.arena.crews import Alone, Cluster
from saloon.bots.arena.matchfile import Keeper
from saloon.bots.arena.run import run

ray = pytest.importorskip("ray", reason="needs the extra ray")

pytestmark = pytest.mark.filterwarnings("ignore")


def test_no_game_is_lost_or_counted_twice_when_a_worker_dies(tmp_path: Path) -> None:
    from ray.cluster_utils import Cluster as LocalCluster

    wanted = replace(contest("standoff", ["gunslinger@400", "ranch_hand"], 3, {}, "dust", 18), stops=False)
    with Keeper(tmp_path / "alone", wanted) as keeper:
        run(wanted, Alone(), keeper)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        local: Any = LocalCluster(
            initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False}
        )
        workers = [local.add_node(num_cpus=1) for _ in range(2)]
        crew = Cluster(local.address)
    seen: list[int] = []

    def heard(standing: object, line: dict[str, Any]) -> None:
        seen.append(line["game"])
        if len(seen) == 10:
            local.remove_node(workers[0], allow_graceful=False)

    try:
        with Keeper(tmp_path / "ray", wanted) as keeper:
            run(wanted, crew, keeper, heard)
    finally:
        crew.close()
        local.shutdown()
    assert seen == list(range(36))
    assert (tmp_path / "ray").read_bytes() == (tmp_path / "alone").read_bytes()
