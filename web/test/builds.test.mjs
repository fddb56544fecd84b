// One build of the page after another, on hosts that let browsers keep files for ten minutes, on
// bad networks, and beside other pages. The game in them is a small one, quickly loaded.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { PATIENCE, open } from "./browser.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
/** The smallest program. */
const PROGRAM = Buffer.from([0, 97, 115, 109, 1, 0, 0, 0]);
/** So many seconds browsers keep a file; but not the program, which is large. */
const TEN_MINUTES = (path) => (path.endsWith(".wasm") ? 0 : 600);

let folder;
const builds = {};
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "riposte-"));
  for (const name of ["one", "two"]) builds[name] = await lay(name);
  for (const name of ["old", "older"]) builds[name] = await layBefore(name);
});
after(() => rm(folder, { recursive: true }));

/** A build whose game only says which it is; gives its folder. */
async function lay(name) {
  const game = `export default async ({ module_or_path }) => {
    await (await module_or_path).arrayBuffer();
    document.title = "${name}";
    riposte.told("shown");
  };`;
  await writeFile(join(folder, "game.js"), game);
  await writeFile(join(folder, "game.wasm"), PROGRAM);
  const dist = join(folder, name);
  execFileSync(join(HERE, "..", "lay.sh"), [join(folder, "game.js"), join(folder, "game.wasm"), dist]);
  return dist;
}

/** A build as they were once, with scripts under names that stay; its folder. */
async function layBefore(name) {
  const dist = join(folder, name);
  const sign = name === "old" ? "a" : "b";
  const game = `game-${sign.repeat(12)}.wasm`;
  await mkdir(dist);
  const load = `fetch("./${game}").then(
    (answer) => (document.title = answer.ok ? "${name}" : "dead"), () => (document.title = "dead"));
    navigator.serviceWorker.register("sw.js");`;
  const worker = (await readFile(join(HERE, "before", "sw.js"), "utf8"))
    .replace("@BUILD@", sign.repeat(12)).replace("@FILES@", `./ ./load.js ./${game}`);
  await writeFile(join(dist, "index.html"), '<!doctype html><script type="module" src="load.js"></script>');
  await writeFile(join(dist, "load.js"), load);
  await writeFile(join(dist, "sw.js"), worker);
  await writeFile(join(dist, game), PROGRAM);
  return dist;
}

/** A browser on a host that lets it keep files, for one test. */
async function visitor(test, build) {
  const site = await open(builds[build]);
  test.after(() => site.close());
  site.server.seconds = TEN_MINUTES;
  const context = await site.browser.newContext();
  context.setDefaultTimeout(PATIENCE);
  return { site, page: await context.newPage(), host: site.server };
}

/** Comes to the page, perhaps again; gives which build plays, or that none does. */
async function visit({ page, site }) {
  // From elsewhere: who calls the address anew where the page is has it asked for anew.
  await page.goto("about:blank");
  await page.goto(site.address);
  const played = await page.waitForFunction(() => {
    if (document.getElementById("failure")?.hidden === false) return "dead";
    return document.title !== "Riposte" && document.title;
  });
  return played.jsonValue();
}

/** Waits until the worker of the build that the host has now is in charge, and all is kept. */
async function settled({ page, host }) {
  const build = /^const NAME = .*([0-9a-f]{12})"/m.exec(await readFile(join(host.folder, "sw.js"), "utf8"))[1];
  const kept = async (name) => {
    const names = await caches.keys();
    return names.filter((one) => one.startsWith("riposte")).every((one) => one.endsWith(name)) && names.length > 0;
  };
  for (const begun = Date.now(); !(await page.evaluate(kept, build)); ) {
    assert.ok(Date.now() - begun < PATIENCE, `${build} is not kept alone`);
    // Before the first worker is in the browser there is nothing to update; then it is asked again.
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one?.update()).catch(() => {}));
    await page.waitForTimeout(50);
  }
  await page.evaluate(() => navigator.serviceWorker.ready);
}

const offline = ({ page }, on) => page.context().setOffline(on);

test("every script and style of the page has a place whose name tells what is in it", async () => {
  const names = await readdir(builds.one, { recursive: true });
  const laid = names.filter((name) => /\.(js|css)$/.test(name));
  const ours = (await readdir(join(HERE, "..", "page"))).filter((name) => /\.(js|css)$/.test(name) && name !== "sw.js");
  const folder = names.find((name) => /^page-[0-9a-f]{12}$/.test(name));
  const game = laid.filter((name) => /^game-[0-9a-f]{12}\.js$/.test(name));
  assert.equal(game.length, 1);
  assert.deepEqual(laid.sort(), [...game, "sw.js", ...ours.map((name) => join(folder, name))].sort());
  // The worker keeps all of them, and what else the page is made of.
  const worker = await readFile(join(builds.one, "sw.js"), "utf8");
  for (const name of ours) assert.ok(worker.includes(`./${folder}/${name}`), name);
});

test("a new build is played at once and without a network, though browsers may keep files", async (self) => {
  const who = await visitor(self, "one");
  assert.equal(await visit(who), "one");
  await settled(who);
  who.host.folder = builds.two;
  assert.equal(await visit(who), "two");
  await settled(who);
  // It came by itself, so nothing newer is told of.
  assert.equal(await heard(who), 0);
  await offline(who, true);
  assert.equal(await visit(who), "two");
});

test("an index.html that is older than the host does not stop the game", async (self) => {
  const who = await visitor(self, "one");
  // Without a worker, as in a private window.
  await who.page.context().addInitScript(() => delete Navigator.prototype.serviceWorker);
  assert.equal(await visit(who), "one");
  who.host.folder = builds.two;
  assert.equal(await visit(who), "two");
});

test("who has a worker of before comes to the new build, also where that one had gone dead", async (self) => {
  const who = await visitor(self, "older");
  assert.equal(await visit(who), "older");
  await settled(who);
  who.host.folder = builds.old;
  await visit(who);
  await settled(who);
  // The fault that there was: the older script was kept beside the newer game.
  await offline(who, true);
  assert.equal(await visit(who), "dead");
  await offline(who, false);
  who.host.folder = builds.one;
  await visit(who);
  await settled(who);
  assert.equal(await visit(who), "one");
  await offline(who, true);
  assert.equal(await visit(who), "one");
});

test("the worker looks into its own caches alone, and leaves others as they are", async (self) => {
  const who = await visitor(self, "one");
  const others = ["another page", "riposte-0123456789ab", "riposte http://elsewhere/ 0123456789ab"];
  // Before there is a worker, so that it would be found first.
  await who.page.goto(`${who.site.address}manifest.webmanifest`);
  await who.page.evaluate(async (names) => {
    for (const name of names) await (await caches.open(name)).put("./index.html", new Response("not ours"));
    await (await caches.open(names[0])).put("./", new Response("<title>not ours</title>"));
  }, others);
  assert.equal(await visit(who), "one");
  await who.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await offline(who, true);
  assert.equal(await visit(who), "one");
  const names = await who.page.evaluate(() => caches.keys());
  assert.deepEqual(others.filter((name) => !names.includes(name)), []);
});

test("a network that does not answer, or with errors alone, is not waited for for long", async (self) => {
  const who = await visitor(self, "one");
  assert.equal(await visit(who), "one");
  await settled(who);
  const begun = Date.now();
  who.host.silent = () => true;
  assert.equal(await visit(who), "one");
  const seconds = (Date.now() - begun) / 1000;
  assert.ok(seconds > 2 && seconds < 20, `${seconds} seconds`);
  who.host.silent = undefined;
  who.host.broken = () => true;
  assert.equal(await visit(who), "one");
});

/** As the game says that a battle begins, or is over. */
const battle = ({ page }, on) => page.evaluate((under) => riposte.told("battle", under), on);
const isNoted = ({ page }) => page.evaluate(() => caches.keys().then((names) => names.some((name) => name.endsWith(" battle"))));
/** Waits until a battle is noted, or no longer. */
async function noted(who, wanted) {
  for (const begun = Date.now(); (await isNoted(who)) !== wanted; ) assert.ok(Date.now() - begun < PATIENCE, `a battle is noted: ${!wanted}`);
}
const heard = ({ page }) => page.evaluate(() => riposte.letters.filter(([kind]) => kind === "update").length);

/** A visitor in a battle, for whom a newer build waits. */
async function surprised(self) {
  const who = await visitor(self, "one");
  assert.equal(await visit(who), "one");
  await settled(who);
  await battle(who, true);
  await noted(who, true);
  who.host.folder = builds.two;
  await who.page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one.update()));
  await who.page.waitForFunction(() => document.getElementById("update").textContent.includes("A new version"));
  return who;
}

test("a new build waits until the battle is over, and is told of once", async (self) => {
  const who = await surprised(self);
  assert.equal(await heard(who), 1);
  // Whatever loads the page again meanwhile: with and without a network.
  assert.equal(await visit(who), "one");
  await who.page.waitForFunction(() => riposte.letters.some(([kind]) => kind === "update"));
  await offline(who, true);
  assert.equal(await visit(who), "one");
  await offline(who, false);
  await battle(who, true);
  await battle(who, false);
  await settled(who);
  assert.equal(await visit(who), "two");
  assert.equal(await heard(who), 0);
});

test("a new build comes at once for who wants it, and the battle goes on in it", async (self) => {
  const who = await surprised(self);
  const loaded = who.page.waitForEvent("load");
  const place = "riposte/letters/00000000000000a7-1.riposte";
  await who.page.evaluate((file) => {
    riposte.told("place", file);
    riposte.told("renew");
  }, place);
  await loaded;
  await who.page.waitForFunction(() => document.title === "two");
  assert.deepEqual(await who.page.evaluate(() => riposte.letters), [["go on", place]]);
  await noted(who, false);
});

test("a build that has stopped does not keep a newer one waiting", async (self) => {
  const who = await surprised(self);
  await who.page.evaluate(() => riposte.told("failed", "a fault"));
  assert.match(await who.page.textContent("#why"), /It has stopped: a fault/);
  await settled(who);
  assert.equal(await visit(who), "two");
});

test("an address below the page leads to the page, but what there is below is there", async (self) => {
  const who = await visitor(self, "one");
  assert.equal(await visit(who), "one");
  await settled(who);
  for (const off of [false, true]) {
    await offline(who, off);
    await who.page.goto("about:blank");
    await who.page.goto(`${who.site.address}foo/bar#play-duel`);
    await who.page.waitForFunction(() => document.title === "one");
    assert.equal(await who.page.evaluate(() => location.pathname), "/");
    assert.deepEqual(await who.page.evaluate(() => riposte.letters), [["link", "#play-duel"]]);
  }
  await offline(who, false);
  const answer = await who.page.goto(`${who.site.address}manifest.webmanifest`);
  assert.equal((await answer.json()).name, "Riposte");
});
