/** Web push: this browser asks its own service for an address and gives it to the house. */
import type { PushKey } from "../wire";
import { api } from "./api";

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
}

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

/** What the house stores as the target of a push channel; null if the person said no. */
export async function pushTarget(): Promise<string | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { key } = await api.get<PushKey>("/api/push");
  const worker = await navigator.serviceWorker.ready;
  const had = await worker.pushManager.getSubscription();
  const one =
    had ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
  return JSON.stringify(one.toJSON());
}
