// Keeps the game for times without a network. The names between @ are filled in by web/lay.sh.
const SCOPE = self.registration.scope;
// Other pages of the same host have caches of their own, also other copies of this one.
const OURS = `riposte ${SCOPE} `;
const NAME = OURS + "@BUILD@";
const PAGE = "@PAGE@";
const FILES = "@FILES@".split(" ");
/** There while a battle is under way, with the build that plays it; update.js makes it and takes it
    away. Until then that build is kept, and is what comes when the page is loaded again. */
const BATTLE = OURS + "battle";
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
  if (name.startsWith(OURS)) return name !== NAME && name !== BATTLE;
  if (!/^riposte-[0-9a-f]{12}$/.test(name)) return false;
  return Boolean(await (await caches.open(name)).match(SCOPE));
}

/** Throws the builds before this one away, unless a battle is under way in one. */
async function tidy() {
  if (await caches.has(BATTLE)) return;
  for (const name of await caches.keys()) if (await isOld(name)) await caches.delete(name);
}

/** Serves the pages that are open, and tells them which build there is now. */
async function takeOver() {
  await tidy();
  await self.clients.claim();
  for (const page of await self.clients.matchAll()) page.postMessage(PAGE);
}

/** What a page says: it asks which build there is, or its battle is over. */
function hear(event) {
  if (event.data === "build") event.source.postMessage(PAGE);
  if (event.data === "over") event.waitUntil(tidy());
}

self.addEventListener("message", hear);
self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

const ours = async (what) => (await caches.open(NAME)).match(what);

/** Something of any build that is kept. */
async function ofAny(what, fits) {
  for (const name of (await caches.keys()).filter((one) => one.startsWith(OURS))) {
    const found = await (await caches.open(name)).match(what);
    if (found && (await fits(found))) return found;
  }
  return undefined;
}

/** What is kept, else the network. */
const kept = async (request) => (await ofAny(request, () => true)) ?? fetch(request);

/** The page of the build in which a battle is under way. */
async function begun() {
  if (!(await caches.has(BATTLE))) return undefined;
  const build = await (await (await caches.open(BATTLE)).match("build"))?.text();
  return ofAny("./", async (index) => (await index.clone().text()).includes(build));
}

/** The network, so that a new build is seen; where it fails, or takes too long, what is kept. */
async function newest(request) {
  const answer = fetch(request, { cache: "no-cache" });
  const own = await ours(request.mode === "navigate" ? "./" : request);
  if (!own) return answer;
  const fresh = answer.then((one) => (one.status >= 500 ? own : one), () => own);
  const late = new Promise((done) => setTimeout(done, PATIENCE, own));
  return Promise.race([fresh, late]);
}

/** An address below the page. Where there is nothing it leads to the page, for files that the page
    names would be looked for below. */
async function below(request) {
  const answer = await fetch(request).catch(() => null);
  return answer?.ok || answer?.type === "opaqueredirect" ? answer : Response.redirect(SCOPE);
}

const isBelow = ({ mode, url }) => mode === "navigate" && ![SCOPE, `${SCOPE}index.html`].includes(url.replace(/[?#].*/, ""));

const page = async (request) => (await begun()) ?? newest(request);

/** What answers a request. */
function answers(request) {
  if (isBelow(request)) return below;
  if (request.mode === "navigate") return page;
  return LASTING.test(new URL(request.url).pathname) ? kept : newest;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  event.respondWith(answers(request)(request));
});
