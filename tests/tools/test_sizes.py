"""The size report, on files made up here."""

from pathlib import Path

import pytest

from tools import sizes


def measured(tmp_path: Path, source: str, strict: bool = True) -> list[tuple[str, bool]]:
    path = tmp_path / "thing.py"
    path.write_text(source)
    return [(finding.what, finding.too_long) for finding in sizes.measure(path, strict)]


@pytest.mark.parametrize(
    ("lines", "found"),
    [(300, []), (301, [("301 lines", False)]), (350, [("350 lines", False)]), (351, [("351 lines", True)])],
)
def test_files(tmp_path: Path, lines: int, found: list[tuple[str, bool]]) -> None:
    assert measured(tmp_path, "x = 1\n" * lines) == found


def test_only_src_can_be_too_long(tmp_path: Path) -> None:
    assert measured(tmp_path, "x = 1\n" * 400, strict=False) == [("400 lines", False)]


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        (29, []),
        (30, [("f has 31 lines", False)]),
        (44, [("f has 45 lines", False)]),
        (45, [("f has 46 lines", True)]),
    ],
)
def test_functions(tmp_path: Path, lines: int, found: list[tuple[str, bool]]) -> None:
    assert measured(tmp_path, "def f() -> None:\n" + "    print()\n" * lines) == found


def test_explaining_is_free(tmp_path: Path) -> None:
    docstring = '    """Long.\n' + "    Very long.\n" * 40 + '    """\n'
    source = "def f() -> None:\n" + docstring + "    # why\n" * 40 + "\n" * 40 + "    print()\n"
    assert measured(tmp_path, source) == []


def test_a_long_string_is_code(tmp_path: Path) -> None:
    assert measured(tmp_path, "def f() -> str:\n    return '''\n" + "x\n" * 40 + "'''\n") == [
        ("f has 43 lines", False)
    ]


@pytest.mark.parametrize(
    ("signature", "found"),
    [
        ("a, b, c, d, e, f", []),
        ("self, a, b, c, d, e, f", []),
        ("a, b, c, d, e, f, g", [("f takes 7 arguments", False)]),
        ("a, b, c, d, e, /, f, *, g", [("f takes 7 arguments", False)]),
        ("a, b, c, d, e, *f, **g", [("f takes 7 arguments", False)]),
    ],
)
def test_arguments(tmp_path: Path, signature: str, found: list[tuple[str, bool]]) -> None:
    assert measured(tmp_path, f"def f({signature}): ...\n") == found


def test_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "src").mkdir()
    assert sizes.main(tmp_path) == 0
    assert capsys.readouterr().out.startswith("0 long things, 0 too long")
    (tmp_path / "src" / "thing.py").write_text("x = 1\n" * 351)
    assert sizes.main(tmp_path) == 1
    assert capsys.readouterr().out.splitlines()[0] == "TOO LONG src/thing.py:1: 351 lines"
