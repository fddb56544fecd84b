// Keeps the game for times without a network. The names between @ are filled in by web/lay.sh.
const SCOPE = self.registration.scope;
// Other pages of the same host have caches of their own, also other copies of this one.
const OURS = `riposte ${SCOPE} `;
const NAME = OURS + "@BUILD@";
const PAGE = "@PAGE@";
const FILES = "@FILES@".split(" ");
/** Files whose name tells what is in them. */
const LASTING = /\/(game|page)-[0-9a-f]{12}[./]/;
/** How long a bad network is waited for, in milliseconds, where there is something else. */
const PATIENCE = 4000;

/** Past what the browser keeps by itself, which may be of the build before: only what lasts may
    come from there. */
const asked = (file) => new Request(file, { cache: LASTING.test(`/${file}`) ? "default" : "reload" });

async function fill() {
  const cache = await caches.open(NAME);
  await cache.addAll(FILES.map(asked));
  // A host that is being changed, or has copies of itself, may answer with another build.
  const index = await (await cache.match("./")).text();
  if (!index.includes(PAGE)) throw new Error("the page is of another build than its service worker");
  await self.skipWaiting();
}

/** Whether a cache is of a build of this page before this one. Once they had names that did not
    tell whose they are. */
async function isOld(name) {
  if (name.startsWith(OURS)) return name !== NAME;
  if (!/^riposte-[0-9a-f]{12}$/.test(name)) return false;
  return Boolean(await (await caches.open(name)).match(SCOPE));
}

async function tidy() {
  for (const name of await caches.keys()) if (await isOld(name)) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));

const ours = async (what) => (await caches.open(NAME)).match(what);

/** What is kept, else the network. */
const kept = async (request) => (await ours(request)) ?? fetch(request);

/** The network, so that a new build is seen; where it fails, or takes too long, what is kept. */
async function newest(request) {
  const answer = fetch(request, { cache: "no-cache" });
  const own = await ours(request.mode === "navigate" ? "./" : request);
  if (!own) return answer;
  const fresh = answer.then((one) => (one.status >= 500 ? own : one), () => own);
  const late = new Promise((done) => setTimeout(done, PATIENCE, own));
  return Promise.race([fresh, late]);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  event.respondWith(LASTING.test(new URL(request.url).pathname) ? kept(request) : newest(request));
});
