"""What webhooks are sent."""

import json

from saloon.server.notify import webhook


def test_discord_is_sent_its_own_form_and_nobody_is_mentioned() -> None:
    body = json.loads(webhook.body("https://discord.com/api/webhooks/1/x", "Hey @everyone **now**", []))
    assert body["allowed_mentions"] == {"parse": []}
    assert "@everyone" not in body["content"]
    assert "**" not in body["content"]


def test_slack_is_sent_its_own_form() -> None:
    body = json.loads(webhook.body("https://hooks.slack.com/services/T/B/x", "<!channel> A & B", []))
    assert body == {"text": "&lt;!channel&gt; A &amp; B"}


def test_others_are_sent_text_and_facts() -> None:
    body = json.loads(
        webhook.body("https://example.com/hook", "Your turn", [{"kind": "your_turn", "table": "t1"}])
    )
    assert body == {"text": "Your turn", "about": [{"kind": "your_turn", "table": "t1"}]}


def test_a_name_that_only_looks_like_discord_is_not() -> None:
    assert webhook.flavour("https://discord.com.evil.example/") == "plain"
    assert webhook.flavour("https://notdiscord.com/") == "plain"
    assert webhook.flavour("https://ptb.discord.com/api/webhooks/1/x") == "discord"


def test_long_texts_are_cut() -> None:
    assert (
        len(json.loads(webhook.body("https://discord.com/x", "a" * 5000, []))["content"]) == webhook.LONGEST
    )
