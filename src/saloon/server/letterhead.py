"""The plain pages that letters lead to: a sentence, and perhaps one button. Programs follow links, people
press buttons: nothing is done before somebody has."""

from __future__ import annotations

import html
from typing import Final

from litestar import Response

PAGE: Final = """<!doctype html>
<html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Saloon</title>
<body style="font: 1.1rem/1.5 Georgia, serif; max-width: 34rem; margin: 4rem auto; padding: 0 1rem">
<p>{text}</p>{form}</body></html>
"""
FORM: Final = (
    '<form method="post"><button style="font: inherit; padding: .4rem 1rem">{button}</button></form>'
)
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"


def page(lang: str, text: str, button: str = "") -> Response[str]:
    """The address holds a secret, and no other house is told where somebody came from; this one is, or it
    would take the button for a stranger's."""
    form = FORM.format(button=html.escape(button)) if button else ""
    headers = {
        "Content-Security-Policy": POLICY,
        "Cache-Control": "no-store",
        "Referrer-Policy": "same-origin",
    }
    whole = PAGE.format(lang=lang, text=html.escape(text), form=form)
    return Response(whole, media_type="text/html; charset=utf-8", headers=headers)
