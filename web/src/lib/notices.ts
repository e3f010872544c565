/** 'Your move' where a person looks who is elsewhere: title, favicon, notification, a tick of vibration. */
import { t } from "./lang.svelte";
import { prefs } from "./prefs.svelte";
import { play } from "./sound";

let called = false;
let subject = "";

export const notice = {
  /** What this page is about, in the title of the window. */
  set subject(text: string) {
    subject = text;
    show();
  },
  /** Whether somebody waits for this person at the table on the screen. */
  set called(yes: boolean) {
    if (called === yes) return;
    called = yes;
    show();
  },
};

function show(): void {
  const name = subject ? `${subject} · Saloon` : "Saloon";
  document.title = called ? `● ${t("turn.yours")} · ${name}` : name;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = called ? "/icon-turn.svg" : "/icon.svg";
}

/** It has just become this person's turn. */
export function callUp(text: string, table: string): void {
  play("whistle");
  if (prefs.now.buzz && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(40);
  if (!document.hidden || !prefs.now.tell || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const data = { path: `/t/${table}` };
  const more = { body: text, tag: data.path, icon: "/icon-192.png", data };
  // Phones show what a worker calls, and nothing else; what a press on it does is the worker's as well.
  void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(t("turn.yours"), more));
}
