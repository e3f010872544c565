"""The picture in the README shows the terminal as it is today."""

import re
from xml.etree import ElementTree

from tools import cast


def test_the_picture_is_today_and_fetches_nothing() -> None:
    picture, text = cast.draw()
    assert (cast.draw()[1], cast.draw()[0]) == (text, picture)
    ElementTree.fromstring(picture)
    assert "url(http" not in re.sub(r"\s|[\"']", "", picture)
    assert "@import" not in picture
    kept = (cast.IMAGES / "terminal.txt").read_text(encoding="utf-8")
    assert kept == text, "the pages have changed: run python -m tools.cast"
