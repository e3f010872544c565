"""Builds the compiled wheel, installs it in .venv-compiled, runs the laws there: `python -m tools.compiled`.

Without a C compiler this is left out with a sentence, unless CI is set or `--required` is given: then it is
a failure. Further arguments go to pytest. The wheel is built again only when something in it changed.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools.zone import zone

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv-compiled"
WHEELS = ROOT / "build" / "wheel"


class Failed(Exception):
    """One sentence for the person at the terminal."""


def main(arguments: list[str]) -> int:
    """Build, install, test; pytest's exit code."""
    required = "--required" in arguments or os.environ.get("CI", "").lower() in {"1", "true", "yes"}
    try:
        if lacking := no_compiler():
            if required:
                raise Failed(lacking)
            print(f"saloon: the compiled build is left out: {lacking}")
            return 0
        install(build())
    except Failed as failed:
        print(f"saloon: {failed}", file=sys.stderr)
        return 1
    chosen = [argument for argument in arguments if argument != "--required"]
    tests = [] if any(not argument.startswith("-") for argument in chosen) else suites()
    print("saloon: running the laws on the compiled build", flush=True)
    # Two processes, as each of them loads the extension and its own copy of the titles anyway.
    command = [*python(), "-m", "pytest", "-p", "tools.only_compiled", "-n", "2", *chosen, *tests]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def no_compiler() -> str:
    """Why nothing can be compiled here, or nothing."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(compiler):
        return f"there is no C compiler ({compiler}) on the PATH; on Debian: sudo apt-get install gcc"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        version = ".".join(map(str, sys.version_info[:2]))
        return f"Python.h is missing; on Debian: sudo apt-get install python{version}-dev"
    return ""


def build() -> Path:
    """The wheel for the tree as it stands."""
    digest = tree_digest()
    folder = WHEELS / digest
    if not (wheels := list(folder.glob("*.whl"))):
        print(f"saloon: compiling {len(zone(ROOT / 'src'))} modules (a minute or so)", flush=True)
        shutil.rmtree(WHEELS, ignore_errors=True)
        run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
            "the compiled wheel could not be built",
            HATCH_BUILD_HOOKS_ENABLE="1",
        )
        wheels = list(folder.glob("*.whl"))
    return wheels[0]


def install(wheel: Path) -> None:
    """The wheel and what tests need, in an environment of its own."""
    lock = ROOT / "requirements" / "test.txt"
    needed = f"{ROOT} {sys.version} {hashlib.sha256(lock.read_bytes()).hexdigest()}"
    if read(VENV / ".installed-test") != needed:
        print(f"saloon: making {VENV.name}", flush=True)
        run([sys.executable, "-m", "venv", "--clear", str(VENV)], f"{VENV.name} could not be made")
        run(
            [*pip(), "--retries", "2", "--require-hashes", "-r", str(lock)],
            "what tests need could not be installed in .venv-compiled",
        )
        (VENV / ".installed-test").write_text(needed)
    if read(VENV / ".installed-wheel") != str(wheel):
        run(
            [*pip(), "--no-deps", "--force-reinstall", str(wheel)],
            "the compiled wheel could not be installed",
        )
        (VENV / ".installed-wheel").write_text(str(wheel))


def suites() -> list[str]:
    """The laws, the tests of the kernel and of what the house compiles, and a copy of each title's laid
    beside the compiled modules: what they import of one another is found there, and nothing of the source."""
    games = packages() / "saloon" / "games"
    server = ROOT / "tests" / "server"
    places = [ROOT / "tests" / "laws", ROOT / "tests" / "kernel", server / "tables", server / "sockets"]
    for tests in sorted((ROOT / "src" / "saloon" / "games").glob("*/tests")):
        place = games / tests.parent.name / "tests"
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(tests, place, ignore=shutil.ignore_patterns("__pycache__"))
        places.append(place)
    return [str(place.relative_to(ROOT)) for place in places if place.exists()]


def packages() -> Path:
    """Where the compiled environment keeps what is installed."""
    asked = subprocess.run(
        [*python(), "-c", "import sysconfig; print(sysconfig.get_path('platlib'))"],
        text=True,
        capture_output=True,
        check=True,
    )
    return Path(asked.stdout.strip())


def tree_digest() -> str:
    """Changes with every file that goes into the wheel or decides how it is built."""
    digest = hashlib.sha256(sys.version.encode())
    files = [
        path
        for path in (ROOT / "src").rglob("*")
        if path.is_file() and not {"tests", "__pycache__"} & {*path.parts}
    ]
    for path in sorted(
        [*files, ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / "tools" / "zone.py"]
    ):
        digest.update(f"{path.relative_to(ROOT)}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def python() -> list[str]:
    """The interpreter of the compiled environment, blind to whatever PYTHONPATH says."""
    return [str(VENV / ("Scripts" if os.name == "nt" else "bin") / "python"), "-E"]


def pip() -> list[str]:
    """Its pip, without small talk."""
    return [*python(), "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input", "install"]


def run(command: list[str], otherwise: str, **environ: str) -> None:
    """Run quietly; on failure show what was said and stop with one sentence."""
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environ}, text=True, capture_output=True, check=False
    )
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        raise Failed(f"{otherwise}; the lines above say why.")


def read(path: Path) -> str:
    """What a stamp says, if there is one."""
    return path.read_text() if path.exists() else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
