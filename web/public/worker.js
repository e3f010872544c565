/* Keeps what never changes, shows a friendly page when the house cannot be reached, and takes calls. Nothing of a game
   is kept: what is on the table comes from the house alone. */
const KEPT = "saloon-1";
const ALWAYS = ["/offline.html", "/offline.css", "/icon.svg", "/icon-192.png"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(ALWAYS)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(KEPT);
    await cache.put(request, answer.clone());
  }
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  // What is built carries its hash in its name.
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (ALWAYS.includes(url.pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/offline.html")));
});

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data ? event.data.json() : {};
  } catch {
    told = { text: event.data.text() };
  }
  // The house may know itself under another name than the one it was visited by.
  const path = new URL(told.link ?? "/", location.origin).pathname;
  event.waitUntil(
    self.registration.showNotification(told.title ?? "Saloon", {
      body: told.text ?? "",
      tag: path,
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      data: { path },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.path ?? "/", location.origin);
  event.waitUntil(
    (async () => {
      for (const client of await self.clients.matchAll({ type: "window" })) {
        if (new URL(client.url).pathname === url.pathname) return client.focus();
      }
      return self.clients.openWindow(url.href);
    })(),
  );
});
