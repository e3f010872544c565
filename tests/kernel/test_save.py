"""Game files on disk: what goes wrong on the way never costs a game that was saved."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from saloon.kernel import record
from saloon.kernel.errors import SaloonError, Unreadable
from saloon.kernel.match import Match
from saloon.kernel.words import Words


def played(*said: str) -> Match:
    match = Match.new("standoff", 2, seed="dust")
    for line in said:
        match.play(line)
    return match


def test_a_saved_game_is_loaded_again(tmp_path: Path) -> None:
    path = tmp_path / "duel.game"
    record.save(played("A duck"), path)
    assert record.load(path).lines() == played("A duck").lines()
    assert path.read_text(encoding="utf-8") == record.write(played("A duck"))


def test_saving_again_replaces_the_file_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "duel.game"
    record.save(played(), path)
    record.save(played("A duck"), path)
    assert record.load(path).lines()[-1] == "A duck"
    assert os.listdir(tmp_path) == ["duel.game"]


def test_the_new_file_is_written_beside_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only within one folder is replacing a file one indivisible step."""
    moved: list[tuple[Path, Path]] = []
    monkeypatch.setattr(os, "replace", lambda old, new: moved.append((Path(old), Path(new))))
    record.save(played(), tmp_path / "duel.game")
    ((old, new),) = moved
    assert (old.parent, new) == (tmp_path, tmp_path / "duel.game")
    assert old.name.startswith(".duel.game.")


def test_names_in_any_script_survive(tmp_path: Path) -> None:
    match = played()
    match.words = Words(match.rules, "en", {0: "Zoë 李"})
    record.save(match, tmp_path / "duel.game")
    assert "name A: Zoë 李".encode() in (tmp_path / "duel.game").read_bytes()
    assert record.load(tmp_path / "duel.game").words.names == {0: "Zoë 李"}


def disk_full(*_: object) -> None:
    raise OSError(28, "No space left on device")


def interrupted(*_: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("what", ["fsync", "replace"])
@pytest.mark.parametrize(("fault", "error"), [(disk_full, SaloonError), (interrupted, KeyboardInterrupt)])
def test_a_failing_write_keeps_the_old_file(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    what: str,
    fault: Callable[..., None],
    error: type[BaseException],
) -> None:
    path = tmp_path / "duel.game"
    record.save(played(), path)
    before = path.read_bytes()
    monkeypatch.setattr(os, what, fault)
    with pytest.raises(error):
        record.save(played("A duck"), path)
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["duel.game"]


def test_a_full_disk_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", disk_full)
    with pytest.raises(SaloonError, match=r"^duel\.game cannot be written: No space left on device$"):
        record.save(played(), tmp_path / "duel.game")


def test_a_folder_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(SaloonError, match=r"^duel\.game cannot be written: No such file or directory$"):
        record.save(played(), tmp_path / "nowhere" / "duel.game")


def test_the_text_is_made_before_the_file_is_touched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(match: Match) -> str:
        raise RuntimeError("cannot be written")

    monkeypatch.setattr(record, "write", broken)
    with pytest.raises(RuntimeError):
        record.save(played(), tmp_path / "duel.game")
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"\x00\xff\xfe\x80", "duel.game is no text file"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "duel.game is no text file"),
        (b"x" * 8_000_001, "duel.game is too large for a game file"),
        (b"", "line 1, column 1: a game begins with 'saloon game 1'"),
        (b"GIF89a", "line 1, column 1: a game begins with"),
    ],
)
def test_other_files_are_refused_in_one_sentence(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "duel.game"
    path.write_bytes(content)
    with pytest.raises(SaloonError) as wrong:
        record.load(path)
    assert str(wrong.value).startswith(message)


def test_what_is_not_there_or_no_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SaloonError, match=r"^duel\.game cannot be read: No such file or directory$"):
        record.load(tmp_path / "duel.game")
    with pytest.raises(SaloonError, match="cannot be read: Is a directory"):
        record.load(tmp_path)


def test_a_truncated_file_is_refused_or_ends_earlier(tmp_path: Path) -> None:
    """Cut anywhere, a game file is either refused in a sentence or is the same game up to some word."""
    match = played("A draw B", "B duck")
    text = record.write(match)
    path = tmp_path / "duel.game"
    refused = 0
    for cut in range(0, len(text), 3):
        path.write_text(text[:cut], encoding="utf-8")
        try:
            found = record.load(path, draw=False).lines()
        except SaloonError:
            refused += 1
        else:
            assert found == match.lines()[: len(found)]
    assert refused > 10


def test_marks_and_line_ends_of_other_systems_are_read(tmp_path: Path) -> None:
    match = played("A duck")
    path = tmp_path / "duel.game"
    path.write_bytes(b"\xef\xbb\xbf" + record.write(match).replace("\n", "\r\n").encode())
    assert record.write(record.load(path)) == record.write(match)


def test_a_game_can_be_loaded_without_drawing(tmp_path: Path) -> None:
    path = tmp_path / "duel.game"
    path.write_text("saloon game 1\ntitle: standoff\nseats: 2\nseed: dust\n", encoding="utf-8")
    assert record.load(path, draw=False).lines() == []
    assert len(record.load(path).lines()) == 2


def test_the_error_of_a_file_in_another_language(tmp_path: Path) -> None:
    path = tmp_path / "duel.game"
    record.save(played(), path)
    with pytest.raises(SaloonError, match="no language 'de': the house speaks en, it"):
        record.load(path, language="de")
    assert issubclass(Unreadable, SaloonError)
