"""The rule-coverage tool, on titles made up here."""

from pathlib import Path

import pytest

from tools import rulecov

RULES = """\
# Duel

- **DU-G1** Two seats shoot.
- **DU-G2** Whoever is hit is out (see **DU-G1**).

**DU-P00.7** A clause in a paragraph of its own.

| clause | what |
|---|---|
| **DU-B1** | A table row. |
"""

CODE = '''\
"""DU-G1: the whole duel."""

PRICE = 3  # DU-B1 (house)


def out() -> None:
    """DU-G2, DU-P00.7: gone."""
'''

TESTS = """\
def test_g1_g2_shooting() -> None: ...
def test_p00_7_paragraph() -> None: ...
def test_b1() -> None: ...
"""


def make(games: Path, name: str = "duel", rules: str = RULES, code: str = CODE, tests: str = TESTS) -> None:
    folder = games / name
    (folder / "tests").mkdir(parents=True)
    (folder / "RULES.md").write_text(rules)
    (folder / "game.py").write_text(code)
    (folder / "tests" / "test_duel.py").write_text(tests)


def test_all_pinned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make(tmp_path)
    assert rulecov.main([], tmp_path) == 0
    assert capsys.readouterr().out.splitlines() == ["duel: 4/4 rule ids pinned", "4/4 rule ids pinned"]


@pytest.mark.parametrize(
    ("code", "tests", "said"),
    [
        (CODE.replace("# DU-B1", "# du"), TESTS, "1 without code tagged with it: DU-B1"),
        (
            CODE.replace('"""DU-G1: the', '"""As DU-G1 says, the'),
            TESTS,
            "1 without code tagged with it: DU-G1",
        ),
        (
            CODE.replace("DU-G2, DU", "DU-G2 unlike DU"),
            TESTS,
            "2 without code tagged with it: DU-G2 DU-P00.7",
        ),
        (CODE, TESTS.replace("g1_g2", "g1"), "1 without a test named after it: DU-G2"),
        (CODE, TESTS.replace("p00_7", "p00"), "1 without a test named after it: DU-P00.7"),
        (CODE, TESTS.replace("p00_7", "p00_71"), "1 without a test named after it: DU-P00.7"),
        (CODE, TESTS.replace("test_b1", "b1"), "1 without a test named after it: DU-B1"),
        (CODE, TESTS + "def test_p00_8() -> None: ...\n", "names p00_8, which RULES.md does not define"),
        (CODE, TESTS + "def test_g3_x() -> None: ...\n", "names g3, which RULES.md does not define"),
        (CODE + "# DU-G9: no such rule\n", TESTS, "game.py:8 names DU-G9, which RULES.md does not define"),
        (CODE + "REFUSAL = 'DU-G9'\n", TESTS, "game.py:8 names DU-G9, which RULES.md does not define"),
        (CODE + "# WOW-G1: borrowed\n", TESTS, "game.py:8 is tagged with WOW-G1, an id of another title"),
    ],
)
def test_what_is_missing_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], code: str, tests: str, said: str
) -> None:
    make(tmp_path, code=code, tests=tests)
    assert rulecov.main([], tmp_path) == 1
    assert f"duel: {said}" in capsys.readouterr().out or said in rulecov.survey(tmp_path / "duel").faults[0]


def test_an_id_defined_twice_is_a_fault(tmp_path: Path) -> None:
    make(tmp_path, rules=RULES + "- **DU-G1** Again.\n")
    assert rulecov.survey(tmp_path / "duel").faults == ["DU-G1 is defined twice"]


def test_a_bold_id_inside_a_sentence_defines_nothing(tmp_path: Path) -> None:
    make(tmp_path)
    assert rulecov.survey(tmp_path / "duel").defined == ["DU-G1", "DU-G2", "DU-P00.7", "DU-B1"]


def test_a_locale_text_may_not_cite_an_unknown_id(tmp_path: Path) -> None:
    make(tmp_path)
    (tmp_path / "duel" / "en.toml").write_text('no = "Not now (DU-G7)."\n')
    assert rulecov.survey(tmp_path / "duel").faults == [
        "en.toml:1 names DU-G7, which RULES.md does not define"
    ]


def test_a_title_without_rules_is_a_fault(tmp_path: Path) -> None:
    make(tmp_path)
    (tmp_path / "duel" / "RULES.md").unlink()
    assert rulecov.main([], tmp_path) == 1


def test_titles_are_summed_and_can_be_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make(tmp_path)
    make(tmp_path, "other", tests="")
    assert rulecov.main([], tmp_path) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "4/8 rule ids pinned"
    assert rulecov.main(["duel"], tmp_path) == 0
    assert rulecov.main(["dual"], tmp_path) == 2
    assert "there is no title 'dual'; there are: duel, other" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("WOW-G5: why", ["WOW-G5"]),
        ("WOW-G5", ["WOW-G5"]),
        ("WOW-G5.", ["WOW-G5"]),
        ("WOW-G5 (house)", ["WOW-G5"]),
        ("WOW-G5, WOW-G6 and WOW-G7: why", ["WOW-G5", "WOW-G6", "WOW-G7"]),
        ("WOW-G5 to WOW-G8: why", ["WOW-G5", "WOW-G6", "WOW-G7", "WOW-G8"]),
        ("FW-P01.2 to FW-P01.4: why", ["FW-P01.2", "FW-P01.3", "FW-P01.4"]),
        ("A story.\n\n    WOW-G5: and its tag", ["WOW-G5"]),
        ("a sentence that wraps before\nWOW-G5 is no tag", []),
        ("see WOW-G5: it is no tag", []),
        ("WOW-G55", ["WOW-G55"]),
    ],
)
def test_what_counts_as_a_tag(text: str, found: list[str]) -> None:
    assert sorted(rulecov.tags(text)) == found


@pytest.mark.parametrize(
    ("name", "slugs", "found"),
    [
        ("test_g5_rest", ["g5"], ["g5"]),
        ("test_g5_g6_rest", ["g5", "g6"], ["g5", "g6"]),
        ("test_g5_3_cowboys", ["g5"], ["g5"]),
        ("test_g5_3rd_cowboy", ["g5"], ["g5"]),
        ("test_p01_4_rest", ["p01_4", "p01_5"], ["p01_4"]),
        ("test_p01_4", ["p01", "p01_4"], ["p01_4"]),
        ("test_p01_6", ["p01_4"], ["p01_6"]),
        ("test_p0_rest", ["p00_1"], ["p0"]),
        ("test_d6_is_fair", ["g5"], []),
        ("test_whole_game_g5", ["g5"], []),
    ],
)
def test_what_a_test_is_named_after(name: str, slugs: list[str], found: list[str]) -> None:
    assert list(rulecov.named(name, slugs)) == found
