"""A call: the page subscribes, the house pushes, the browser shows it, a press opens the table.

No push service answers a browser in a test, so one of our own stands in: it takes what the house sends, opens
it as the browser would, and hands it to the page's real worker.
"""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, Worker, expect

from tests.e2e.browser import Invite, Visitor
from tests.e2e.playing import at_table, eventually, play_until
from tests.e2e.test_secrets import table_of_two
from tests.server.notify.listener import listener
from tests.server.notify.test_push import Browser

SUBSCRIBE: Final = """(told) => {
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async function (wish) {
        window.subscribed = { visible: wish.userVisibleOnly, key: wish.applicationServerKey.length };
        return { toJSON: () => told };
    };
}"""
SHOWN: Final = """async () => (await self.registration.getNotifications())
    .map((one) => ({ title: one.title, body: one.body, path: one.data.path }))"""
PRESS: Final = """async () => {
    const [notification] = await self.registration.getNotifications();
    const opened = [];
    // Windows are opened for a real finger only.
    self.clients.openWindow = async (url) => void opened.push(url);
    const event = new Event("notificationclick");
    let done;
    Object.assign(event, { notification, waitUntil: (promise) => (done = promise) });
    self.dispatchEvent(event);
    await done;
    return { opened, left: (await self.registration.getNotifications()).length };
}"""
HIDE: Final = '() => void Object.defineProperty(document, "hidden", { get: () => true })'


def worker_of(page: Page) -> Worker:
    """The page's worker, once it answers for the page."""
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    eventually(page, lambda: page.context.service_workers, "no worker")
    return page.context.service_workers[0]


def deliver(page: Page, message: bytes) -> None:
    """What a push service does with it."""
    session = page.context.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    eventually(page, lambda: known, "no registration")
    wish = {"origin": page.evaluate("location.origin"), "registrationId": known[0]["registrationId"]}
    session.send("ServiceWorker.deliverPushMessage", {**wish, "data": message.decode()})


def shown(page: Page, worker: Worker) -> list[dict[str, str]]:
    """The notifications on the screen, when there are any."""
    found: list[dict[str, str]] = []

    def look() -> bool:
        found[:] = worker.evaluate(SHOWN)
        return found != []

    eventually(page, look, "no notification")
    return found


def asked(guest: Visitor) -> bool:
    """The table waits for this person."""
    ask = guest.seen()[-1]["ask"]
    return ask is not None and bool(ask["must"])


def test_a_push_becomes_a_notification_that_opens_the_table(invite: Invite) -> None:
    ann, browser = invite(named=True), Browser()
    ann.guest("Ann")
    ann.context.grant_permissions(["notifications"])
    with listener() as service:
        page = ann.go("/me")
        told = msgspec.to_builtins(browser.subscription(f"{service.url}/ann"))
        page.evaluate(SUBSCRIBE, told)
        page.get_by_text("Another way").click()
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.get_by_role("listitem").get_by_text("This browser")).to_be_visible()
        assert page.evaluate("window.subscribed") == {"visible": True, "key": 65}

        table = ann.deal("standoff", seats=2, seed="mesa").split("?")[0]
        [call] = service.wait(1, 120)
    assert call.headers["content-encoding"] == "aes128gcm"
    message = browser.opened(call.body)
    assert json.loads(message)["link"].endswith(table)
    worker = worker_of(page)
    deliver(page, message)
    [notice] = shown(page, worker)
    assert "Standoff" in notice["body"]
    assert notice["path"] == table
    pressed = worker.evaluate(PRESS)
    assert pressed == {"opened": [ann.url + table], "left": 0}
    page.goto(pressed["opened"][0])
    at_table(ann)


def test_a_page_nobody_looks_at_calls_its_person(invite: Invite) -> None:
    """In the title, the icon and a notification, when the others have said their word."""
    ann, bea, _ = table_of_two(invite, "standoff", seats=2)
    table = ann.page.url
    ann.context.grant_permissions(["notifications"])
    page = ann.go("/me")
    page.get_by_label("Notify me when this page is in the background").check()
    page.goto(table)
    at_table(ann)
    expect(page).to_have_title("● Your move · Standoff · Saloon")
    assert page.locator('link[rel="icon"]').get_attribute("href") == "/icon-turn.svg"
    worker = worker_of(page)
    page.locator("[data-word]:enabled").first.click()
    expect(page).to_have_title("Standoff · Saloon")
    assert page.locator('link[rel="icon"]').get_attribute("href") == "/icon.svg"
    assert worker.evaluate(SHOWN) == []
    page.evaluate(HIDE)
    play_until([bea], lambda: asked(ann))
    [notice] = shown(page, worker)
    assert notice["title"] == "Your move"
    assert notice["path"] == page.evaluate("location.pathname")
