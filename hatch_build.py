"""The compiled wheel: `HATCH_BUILD_HOOKS_ENABLE=1 pip wheel .` hands the compiled zone to mypyc.

Everything happens in a temporary copy, so the source tree never holds an extension that would hide the source
beside it. All modules form one compilation group: calls between them are direct C calls. See docs/adr/0007.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SETUP = """
import sys
from setuptools import setup
from mypyc.build import mypycify
config, *modules = sys.argv[1:]
built = mypycify([f"--config-file={config}", "--cache-dir=../cache", *modules],
                 opt_level="3", debug_level="0", target_dir="../c", group_name="saloon")
setup(name="saloon", packages=[], ext_modules=built,
      script_args=["-q", "build_ext", "--build-lib=../lib", "--build-temp=../o", f"--parallel=2"])
"""


class CompiledWheel(BuildHookInterface[Any]):
    """Named `custom` in pyproject.toml."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put the extensions beside their sources in the wheel; an editable install stays source."""
        if version == "editable":
            return
        self.temp = tempfile.TemporaryDirectory(prefix="saloon-mypyc-")
        build_data["force_include"] |= compile_zone(Path(self.root), Path(self.temp.name))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Throw the temporary copy away."""
        if version != "editable":
            self.temp.cleanup()


def compile_zone(root: Path, temp: Path) -> dict[str, str]:
    """Compile the zone of `root` inside `temp`; where each extension lies -> its place in the wheel."""
    sys.path.insert(0, str(root))
    from tools.zone import zone

    modules = zone(root / "src")
    if not modules:
        raise SystemExit("nothing to compile: no module under src/ carries the mark of the compiled zone")
    shutil.copytree(root / "src", temp / "src", ignore=shutil.ignore_patterns("tests", "__pycache__"))
    for folder in ("c", "lib", "o"):
        (temp / folder).mkdir()
    command = [sys.executable, "-c", SETUP, str(root / "pyproject.toml"), *map(str, modules)]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    if os.name == "posix":
        # Only entry points are called from outside; what is hidden may be inlined (docs/adr/0008).
        environ["CFLAGS"] = f"-fvisibility=hidden {os.environ.get('CFLAGS', '')}"
    done = subprocess.run(command, cwd=temp / "src", env=environ, text=True, capture_output=True, check=False)
    if done.returncode:
        raise SystemExit(f"mypyc could not compile the zone:\n{done.stdout}{done.stderr}")
    lib = temp / "lib"
    return {str(path): str(path.relative_to(lib)) for path in lib.rglob("*") if path.is_file()}
