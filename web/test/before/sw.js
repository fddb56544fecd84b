// The service worker of builds before caches were told apart: who has it must come to newer ones.
// The names between @ are filled in by the test.
const NAME = "riposte-@BUILD@";
const FILES = "@FILES@".split(" ");

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("riposte-") && name !== NAME;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** What is kept, else the network: for files whose name tells what is in them. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** The network, so that a new build is seen; without one, what is kept. */
async function newest(request) {
  try {
    return await fetch(request);
  } catch {
    const name = request.mode === "navigate" ? "./" : request;
    return (await caches.match(name)) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  event.respondWith(/\/game-[0-9a-f]+\./.test(url.pathname) ? kept(request) : newest(request));
});
