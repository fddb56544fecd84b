// The page around the game: loading, what may go wrong with it, its size, its frames.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, PATIENCE, PHONE, PHONE_SIDEWAYS, Player, open, loaded } from "./browser.mjs";
import { asked } from "./fight.mjs";

let site;
before(async () => (site = await open()));
after(() => site.close());

async function failure(page) {
  await page.waitForSelector("#failure:not([hidden])", { timeout: PATIENCE });
  return page.textContent("#why");
}

test("the bar tells how much has come", async () => {
  const page = await site.browser.newPage();
  const told = await loaded(page, site.address);
  const parts = told.map((text) => /(\d+\.\d) of (\d+\.\d) MB/.exec(text)).filter(Boolean);
  assert.ok(parts.length > 5, `only ${told}`);
  const come = parts.map((part) => part[1] / part[2]);
  assert.deepEqual(come, [...come].sort((a, b) => a - b));
  assert.equal(come.at(-1), 1);
  assert.ok(told.includes("Starting …"), `only ${told}`);
  assert.ok(await page.isHidden("#loading"));
  await page.close();
});

test("a file that does not come is told, and Try again tries again", async () => {
  const page = await site.browser.newPage();
  site.server.broken = (path) => path.endsWith(".wasm");
  await page.goto(site.address);
  assert.match(await failure(page), /game-[0-9a-f]+\.wasm could not be loaded: the server answers 503/);
  site.server.broken = undefined;
  await page.click("#again");
  await page.waitForFunction(() => globalThis.riposte?.times.shown, null, { timeout: PATIENCE });
  await page.close();
});

test("without WebGL 2 or WebAssembly the page says so", async () => {
  for (const [lack, says] of [
    [() => (HTMLCanvasElement.prototype.getContext = () => null), /WebGL 2/],
    [() => delete globalThis.WebAssembly, /WebAssembly/],
    [() => (WebAssembly.validate = () => false), /too old/],
  ]) {
    const page = await site.browser.newPage();
    await page.addInitScript(lack);
    await page.goto(site.address);
    assert.match(await failure(page), says);
    await page.close();
  }
});

test("the page keeps a strict policy: nothing from elsewhere, no script but its own, no address told", async () => {
  const page = await site.browser.newPage();
  const requests = [];
  page.on("request", (request) => requests.push(request));
  await page.goto(site.address);
  await page.waitForFunction(() => globalThis.riposte?.times.shown, null, { timeout: PATIENCE });
  const told = await Promise.all(requests.map(async (request) => (await request.allHeaders()).referer));
  assert.deepEqual(told.filter(Boolean), []);
  const stopped = await page.evaluate(async () => {
    const stopped = [];
    addEventListener("securitypolicyviolation", (event) => stopped.push(event.effectiveDirective));
    const script = document.createElement("script");
    script.textContent = "globalThis.intruder = true";
    document.body.append(script);
    const object = document.createElement("object");
    object.data = "icons/icon.svg";
    document.body.append(object);
    await fetch("https://example.com/").catch(() => {});
    await new Promise((done) => setTimeout(done, 300));
    return stopped;
  });
  for (const what of ["script-src-elem", "object-src", "connect-src"]) assert.ok(stopped.includes(what), `${what}: ${stopped}`);
  assert.equal(await page.evaluate(() => globalThis.intruder), undefined);
  await page.close();
});

test("once loaded it plays without a network", async () => {
  const player = await Player.at(site, DESK);
  await player.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (let tries = 0; tries < 200; tries += 1) {
      const [name] = await caches.keys();
      const kept = name ? await (await caches.open(name)).keys() : [];
      if (kept.some((request) => request.url.endsWith(".wasm"))) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error("it is not kept");
  });
  await player.page.context().setOffline(true);
  await player.visit();
  await player.press("New skirmish");
  await player.until((sheet) => sheet.title === "A new skirmish", "setting up");
  await player.close();
});

test("the canvas follows the window, as sharp as the display", async () => {
  // A display of two pixels a point.
  const sharp = await open(undefined, ["--force-device-scale-factor=2"]);
  const player = await Player.at(sharp, { viewport: { width: 900, height: 900 }, deviceScaleFactor: 2 });
  const follows = (size) => player.page.waitForFunction((wanted) => {
    const canvas = document.getElementById("game");
    return String([canvas.width, canvas.height, canvas.clientWidth, canvas.clientHeight]) === wanted;
  }, String(size), { timeout: PATIENCE });
  await follows([1800, 1800, 900, 900]);
  // What is drawn counts in points of the page all the same.
  const [x] = await player.spot("New skirmish");
  assert.ok(Math.abs(x - 450) < 2, `the middle is at ${x}`);
  for (const [width, height] of [[400, 700], [700, 400]]) {
    await player.page.setViewportSize({ width, height });
    await follows([2 * width, 2 * height, width, height]);
    await player.spot("New skirmish");
    await player.picture(`sharp-${width}`);
  }
  assert.deepEqual(player.faults(), []);
  await sharp.close();
});

/** A link to a duel at its first decision. */
async function duel() {
  const player = await Player.at(site, DESK, "#play-duel");
  await player.until((sheet) => sheet.title.startsWith("Turn") && sheet.ways.length > 3, "the first decision");
  await player.press("Menu");
  await player.until((sheet) => sheet.title === "The battle waits", "the menu");
  await player.press("Share the battle");
  await player.page.waitForSelector("#share[open]");
  const link = await player.page.inputValue("#link");
  await player.close();
  return link.slice(link.indexOf("#"));
}

test("on the phones that a browser plays all stands where it stands, as sharp as their display", async () => {
  const link = await duel();
  const drawn = [];
  for (const scale of [1, 1.5, 2, 3]) {
    const player = await Player.at(site, { ...PHONE, viewport: { width: 390, height: 844 }, deviceScaleFactor: scale }, link);
    await player.spot("Menu");
    const pixels = await player.page.evaluate(() => [devicePixelRatio, document.getElementById("game").width, document.getElementById("game").height]);
    assert.deepEqual(pixels, [scale, 390 * scale, 844 * scale]);
    drawn.push(await player.spots());
    await player.picture(`played-phone-${scale}`);
    assert.deepEqual(player.faults(), []);
    await player.close();
  }
  const names = (spots) => spots.map(([name, , role]) => `${role} ${name}`);
  for (const spots of drawn.slice(1)) {
    assert.deepEqual(names(spots), names(drawn[0]));
    spots.forEach(([name, at], index) => at.forEach((n, edge) => {
      const first = drawn[0][index][1];
      assert.ok(Math.abs(n - first[edge]) <= 2, `${name} is at ${at} instead of ${first}`);
    }));
  }
});

/** How large a picture of the kind PNG is, by its head. */
async function measured(page, file) {
  const head = Buffer.from(await (await page.request.get(site.address + file)).body());
  return [head.readUInt32BE(16), head.readUInt32BE(20)];
}

test("as an app it has a name of its own, and icons for a mask and for none", async () => {
  const page = await site.browser.newPage();
  const manifest = await (await page.request.get(`${site.address}manifest.webmanifest`)).json();
  assert.equal(manifest.id, "riposte");
  const files = (purpose) => manifest.icons.filter((icon) => (icon.purpose ?? "any") === purpose).map((icon) => icon.src);
  assert.equal(files("maskable").length, 1);
  assert.deepEqual(files("any").filter((file) => files("maskable").includes(file)), []);
  for (const { src, sizes, type } of manifest.icons) {
    if (type === "image/png") assert.deepEqual(await measured(page, src), sizes.split("x").map(Number), src);
    else assert.ok((await page.request.get(site.address + src)).ok(), src);
  }
  await page.close();
});

/** The levels of the headings that a reader comes to, in order. */
const headings = ({ page }) => page.evaluate(() => [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
  .filter((one) => one.checkVisibility() && one.textContent).map((one) => Number(one.tagName[1])));

test("the headings are in order: one of the page, and none that leaves out a level", async () => {
  const player = await Player.at(site, DESK);
  const ordered = async (where) => {
    const levels = await headings(player);
    assert.equal(levels[0], 1, where);
    assert.equal(levels.filter((level) => level === 1).length, 1, `${where}: ${levels}`);
    levels.slice(1).forEach((level, before) => assert.ok(level <= levels[before] + 1, `${where}: ${levels}`));
    return levels.length;
  };
  await ordered("the title");
  await player.press("New skirmish");
  await player.until((sheet) => sheet.title === "A new skirmish", "setting up");
  await ordered("the set-up");
  await player.press("Begin");
  await player.until((sheet) => sheet.title.startsWith("Turn") && sheet.ways.length > 3, "the first decision");
  assert.ok((await ordered("the battle")) > 3);
  await player.close();
});

test("every field has a name, also the one in which a phone types for the canvas", async () => {
  const player = await Player.at(site, PHONE);
  await player.press("New skirmish");
  await player.until((sheet) => sheet.title === "A new skirmish", "setting up");
  const nameless = await player.page.evaluate(() =>
    [...document.querySelectorAll("input, textarea")].filter((field) => !field.getAttribute("aria-label") && !field.labels?.length).map((field) => field.outerHTML));
  assert.deepEqual(nameless, []);
  await player.close();
});

test("where the picture is lost, it comes back, and the battle goes on where it was", async () => {
  const player = await Player.at(site, DESK, "#play-duel");
  const first = await player.until(asked, "the first decision");
  await player.press(first.ways[0]);
  await player.until((sheet) => sheet.number !== first.number, "the next sheet");
  const before = await player.until(asked, "a decision");
  const loaded = player.page.waitForEvent("load");
  await player.lose();
  await loaded;
  const now = await player.until(asked, "the same decision");
  assert.deepEqual([now.title, now.asked], [before.title, before.asked]);
  await player.spot("Menu");
  // Again and again would not help.
  await player.lose();
  assert.match(await failure(player.page), /takes the graphics card away again and again/);
  await player.close();
});

test("a newer version is offered on the title and in the menu of a battle, and taken by a press", async () => {
  for (const form of [DESK, PHONE, PHONE_SIDEWAYS]) {
    const player = await Player.at(site, form);
    const offered = (sheet) => sheet.ways.includes("Take the new version");
    await player.spot("New skirmish");
    assert.equal(offered(await player.sheet()), false);
    await player.page.evaluate(() => {
      riposte.letters.push(["update"]);
      riposte.wake();
    });
    await player.until(offered, "the offer on the title");
    await player.spot("Take the new version");
    await player.picture(`newer-title-${form.viewport.width}`);
    await player.page.evaluate(() => (location.hash = "#play-duel"));
    await player.until((sheet) => sheet.title.startsWith("Turn") && sheet.ways.length > 3, "the first decision");
    await player.press("Menu");
    await player.until(offered, "the offer in the menu");
    const loaded = player.page.waitForEvent("load");
    await player.spot("Take the new version");
    await player.picture(`newer-menu-${form.viewport.width}`);
    await player.press("Take the new version");
    await loaded;
    await player.until((sheet) => sheet.title.startsWith("Turn") && sheet.ways.length > 3, "the battle, gone on with");
    assert.deepEqual(player.faults(), []);
    await player.close();
  }
});
