"""The set-up says in one sentence what is missing."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("sh", "cat", "cksum", "dirname", "grep", "rm", "tail")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of what the set-up reads, and a PATH without any Python."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "bin").mkdir()
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    shutil.copy(ROOT / "tools" / "setup.sh", tmp_path / "tools")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name in NEEDED:
        (tmp_path / "bin" / name).symlink_to(str(shutil.which(name)))
    return tmp_path


def set_up(house: Path, **environ: str) -> tuple[int, str]:
    done = subprocess.run(
        ["sh", "tools/setup.sh", "base"],
        cwd=house,
        env={"PATH": str(house / "bin"), **environ},
        text=True,
        capture_output=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def fake_python(house: Path, script: str) -> None:
    """A python3.12 that answers with a shell script."""
    path = house / "bin" / "python3.12"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def test_no_python(house: Path) -> None:
    code, said = set_up(house)
    assert code == 1
    assert said.startswith("saloon: no Python 3.11 or newer was found on the PATH")
    assert len(said.splitlines()) == 1


def test_a_python_named_by_hand_that_does_not_work(house: Path) -> None:
    assert set_up(house, PYTHON="python9") == (
        1,
        "saloon: PYTHON=python9 is not a working Python 3.11 or newer.\n",
    )


def test_a_python_without_venv(house: Path) -> None:
    fake_python(house, 'case "$2" in *ensurepip*) exit 1 ;; *print*) echo python3.12-venv ;; esac')
    code, said = set_up(house)
    assert code == 1
    assert "sudo apt-get install python3.12-venv" in said
    assert len(said.splitlines()) == 1


def test_an_environment_that_cannot_be_made(house: Path) -> None:
    fake_python(
        house, 'case "$1 $2" in "-m venv") echo why not; exit 1 ;; --version*) echo Python 3.12 ;; esac'
    )
    code, said = set_up(house)
    assert code == 1
    assert said.splitlines() == [
        "saloon: making a virtual environment in .venv with Python 3.12",
        "why not",
        "saloon: the virtual environment could not be made; the lines above say why.",
    ]


@pytest.mark.parametrize(
    ("pip_says", "sentence"),
    [
        (
            "WARNING: Retrying (Retry(total=1)) after NewConnectionError",
            "the package registry did not answer",
        ),
        ("THESE PACKAGES DO NOT MATCH THE HASHES", "did not match the checksums"),
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("ERROR: something else", "the lines above say why"),
    ],
)
def test_what_pip_could_not_do(house: Path, pip_says: str, sentence: str) -> None:
    (house / ".venv" / "bin").mkdir(parents=True)
    fake = house / ".venv" / "bin" / "python"
    fake.write_text(f'#!/bin/sh\n[ "$2" = pip ] || exit 0\necho "{pip_says}"\nexit 1\n')
    fake.chmod(0o755)
    code, said = set_up(house)
    assert code == 1
    assert sentence in said.splitlines()[-1]
    assert not (house / ".venv" / ".installed-base").exists()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_of_somebody_else(house: Path) -> None:
    house.chmod(0o555)
    try:
        assert set_up(house)[1].startswith("saloon: this folder cannot be written to")
    finally:
        house.chmod(0o755)
