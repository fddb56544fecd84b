// A browser on the page, and what a player can see and do there.
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "./server.mjs";

const here = dirname(fileURLToPath(import.meta.url));
export const DIST = process.env.RIPOSTE_DIST ?? join(here, "..", "dist");
export const PICTURES = join(here, "pictures");
const CHROMIUM = process.env.CHROMIUM ?? ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);
const FLAGS = [
  "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync",
];
/** Without a graphics card all is slow. */
export const PATIENCE = Number(process.env.PATIENCE ?? 120) * 1000;

/** In so many frames the game shows what a press did. */
const FRAMES = 6;

/** How many times slower the page's machine pretends to be: a test must not hang on the speed of the machine. */
const SLOWER = Number(process.env.SLOWER ?? 1);

/** Settings under which moves and blows are shown at once; played, they would take long here. */
export const QUICK = "(version: 1, skip: true)";

/** Keeps settings in a page where nothing is kept yet. */
export function settle(text) {
  if (text && localStorage.length === 0) localStorage.setItem("riposte/settings.ron", text);
}

/** Puts into a page, and here, how something is looked for by its words: the one that has them, or else the first that begins with them. */
export function seek() {
  globalThis.called = (all, words, name) => all.find((one) => words(one) === name) ?? all.find((one) => words(one).startsWith(name));
}
seek();

/** The form of a window and what its player has in hand; also `insets`, what a phone's notch and bars take from its edges. */
export const DESK = { viewport: { width: 960, height: 560 } };
export const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };
export const PHONE_SIDEWAYS = { viewport: { width: 780, height: 390 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

/** Opens a browser and serves the page; `close` ends both. */
export async function open(folder = DIST, flags = []) {
  const { server, address, close } = await serve(folder);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, ...flags] });
  return {
    browser, server, address,
    async close() {
      await browser.close();
      close();
    },
  };
}

/** Loads the game in a page, and gives what was told of it meanwhile. */
export async function loaded(page, address) {
  const told = [];
  await page.exposeFunction("told", (text) => told.push(text));
  await page.addInitScript(() => addEventListener("DOMContentLoaded", () => {
    const loaded = document.getElementById("loaded");
    new MutationObserver(() => told(loaded.textContent)).observe(loaded, { childList: true });
  }));
  await page.goto(address);
  await page.waitForFunction(() => globalThis.riposte?.times.shown, null, { timeout: PATIENCE });
  return told;
}

/** What can be pressed, as the spots name it. */
const PRESSED = ["Button", "TextInput", "SpinButton", "CheckBox", "RadioButton"];

export const middle = ([left, top, width, height]) => [left + width / 2, top + height / 2];

/** Whether two rectangles have more in common than an edge. */
const overlap = ([left, top, w, h], [left2, top2, w2, h2]) =>
  Math.min(left + w, left2 + w2) - Math.max(left, left2) > 1 && Math.min(top + h, top2 + h2) - Math.max(top, top2) > 1;

/** A player in front of the page. */
export class Player {
  /** A player with a browser of their own: nothing is kept there yet. `watch` runs in the page first. */
  static async at(site, form = DESK, hash = "", settings = QUICK, watch = () => {}) {
    const { insets, ...window } = form;
    const context = await site.browser.newContext(window);
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(settle, settings);
    await context.addInitScript(seek);
    await context.addInitScript(watch);
    const player = new Player(await context.newPage(), site);
    const wire = await context.newCDPSession(player.page);
    if (SLOWER > 1) await wire.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    if (insets) await wire.send("Emulation.setSafeAreaInsetsOverride", { insets });
    player.touches = Boolean(form.hasTouch);
    await player.visit(hash);
    return player;
  }

  constructor(page, site) {
    this.page = page;
    this.site = site;
    this.troubles = [];
    page.on("pageerror", (error) => this.troubles.push(String(error)));
    page.on("console", (line) => line.type() === "error" && this.troubles.push(line.text()));
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(site.address) && !/^(blob|data):/.test(url)) this.troubles.push(`asks ${url}`);
    });
  }

  async visit(hash = "") {
    await this.page.goto(this.site.address + hash);
    await this.page.waitForFunction(() => globalThis.riposte?.times.shown, null, { timeout: PATIENCE });
  }

  /** Errors in the console, and requests to other hosts. */
  faults() {
    // The game leaves its start by an exception once its window runs by itself.
    return this.troubles.filter((trouble) => !trouble.includes("Using exceptions for control flow"));
  }

  text(id) {
    return this.page.locator(`#${id}`).textContent();
  }

  /** Where we are, what is asked, what can be pressed. */
  sheet() {
    return this.page.evaluate(() => ({
      number: document.getElementById("words").dataset.sheet,
      title: document.getElementById("title").textContent,
      asked: document.getElementById("asked").textContent,
      ways: [...document.querySelectorAll("#ways button")].map((button) => button.textContent),
    }));
  }

  /** Waits until a sheet is of a kind. */
  async until(fits, what) {
    const begun = Date.now();
    for (;;) {
      const sheet = await this.sheet();
      if (fits(sheet)) return sheet;
      if (Date.now() - begun > PATIENCE) throw new Error(await this.instead(what, sheet));
      await this.page.waitForTimeout(40);
    }
  }

  /** Says what there is instead of what was waited for, and keeps a picture of it. */
  async instead(what, sheet) {
    const name = `instead-of-${what.replace(/[^a-z]+/gi, "-")}`.slice(0, 60);
    await this.picture(name);
    const there = { ...sheet, ways: sheet.ways.slice(0, 6) };
    return `${what} did not come (${name}.png); troubles: ${this.faults().join("; ") || "none"}; there is ${JSON.stringify(there)}`;
  }

  /** Presses the button of the page that has these words, or else the first that begins with them. The words may just be written anew. */
  async press(words) {
    const pressed = (name) => {
      const button = called([...document.querySelectorAll("#ways button")], (one) => one.textContent, name);
      button?.click();
      return button !== undefined;
    };
    await this.#pressed(pressed, words, `begins with ${words}`);
  }

  /** Presses the button whose words end with a mark. Its numbers may come a few frames after it. */
  async pressMarked(mark) {
    const pressed = (mark) => {
      const button = [...document.querySelectorAll("#ways button")].find((one) => one.textContent.endsWith(mark));
      button?.click();
      return button !== undefined;
    };
    await this.#pressed(pressed, mark, `ends with ${mark}`);
  }

  async #pressed(pressed, words, what) {
    await this.page.waitForFunction(pressed, words, { timeout: 5000 }).catch(() => {
      throw new Error(`no button ${what}`);
    });
  }

  /** The rectangles of what is drawn, by name, two frames after this was asked: the first shows what was pressed. */
  async spots() {
    const read = () =>
      this.page.evaluate(() => {
        const spots = riposte.spots();
        riposte.wake();
        return [riposte.readings(), spots];
      });
    const [from] = await read();
    for (const begun = Date.now(); ; ) {
      await this.page.waitForTimeout(40);
      const [now, spots] = await read();
      if (now >= from + 2) return spots;
      if (Date.now() - begun > PATIENCE) throw new Error("no frame is drawn");
    }
  }

  /** The middle of the button that is drawn under a name, or else under one that begins so; waits until it is there and rests, or `enough` says why not to wait. */
  async spot(name, enough = async () => false) {
    const begun = Date.now();
    for (let before = ""; ; ) {
      const buttons = (await this.spots()).filter(([, , role]) => role === "Button");
      const found = called(buttons, ([label]) => label, name);
      if (found && before === String(found[1])) return middle(found[1]);
      if (!found && (await enough())) return undefined;
      before = String(found?.[1]);
      if (Date.now() - begun > PATIENCE) throw new Error(await this.instead(`the button ${name}`, await this.sheet()));
    }
  }

  /** Hits what is drawn under a name, with mouse or finger, until it has done what it is to. */
  async hit(name, fits, what) {
    const done = async () => fits(await this.sheet());
    for (const begun = Date.now(); ; ) {
      // On a slow machine an earlier hit may show only now what it did: the button is gone, and the sheet fits.
      const at = await this.spot(name, done);
      if (!at) return;
      await this.point(...at);
      if (await this.comes(done)) return;
      if (Date.now() - begun > PATIENCE) throw new Error(await this.instead(`${what} after ${name}`, await this.sheet()));
    }
  }

  /** Whether something comes true after a press: the game has a second for it, and frames enough on a slow machine. */
  async comes(holds, time = 1000) {
    const from = await this.page.evaluate(() => riposte.readings());
    for (const begun = Date.now(); ; ) {
      if (await holds()) return true;
      await this.page.waitForTimeout(40);
      const now = await this.page.evaluate(() => (riposte.spots(), riposte.wake(), riposte.readings()));
      if ((now >= from + FRAMES && Date.now() - begun > time) || Date.now() - begun > PATIENCE) return false;
    }
  }

  /** Where the canvas is in the page; all spots count from its corner. */
  canvas() {
    return this.page.evaluate(() => {
      const { left, top, width, height } = document.getElementById("game").getBoundingClientRect();
      return [left, top, width, height];
    });
  }

  /** A click of the mouse on the canvas, or a touch of a finger. */
  async point(x, y) {
    const [left, top] = await this.canvas();
    const at = [left + x, top + y];
    return this.touches ? this.page.touchscreen.tap(...at) : this.page.mouse.click(...at);
  }

  /** The hexes that are drawn, by name. */
  async hexes() {
    return new Map((await this.spots()).filter(([, , role]) => role === "Hex").map(([name, at]) => [name, at]));
  }

  /** The names of the hexes that a finger can reach: no panel lies over them. */
  async reached() {
    return new Set((await this.spots()).filter(([, , role, [, , w]]) => role === "Hex" && w > 1).map(([name]) => name));
  }

  /** What can be pressed, with its rectangle. */
  async pressed() {
    return (await this.spots()).filter(([, , role]) => PRESSED.includes(role));
  }

  /** What is cut off at the side, and what goes beyond an edge. */
  async cut() {
    const [, , width, height] = await this.canvas();
    const pressed = await this.pressed();
    const cut = pressed.filter(([, [left, , w]]) => left < 0 || left + w > width + 0.5);
    const beyond = pressed.filter(([, , , [left, top, w, h]]) => w > 1 && h > 1 && (left < -0.5 || top < -0.5 || left + w > width + 0.5 || top + h > height + 0.5));
    return [...cut, ...beyond].map(([name, at]) => `${name} is at ${at}`);
  }

  /** What lies over something else; for a screen over which no other is laid. */
  async over() {
    const seen = (await this.pressed()).filter(([, , , [, , w, h]]) => w > 1 && h > 1);
    const pairs = seen.flatMap((one, at) => seen.slice(at + 1).map((other) => [one, other]));
    return pairs.filter(([one, other]) => overlap(one[3], other[3])).map(([one, other]) => `${one[0]} at ${one[3]} lies over ${other[0]} at ${other[3]}`);
  }

  /** What a finger would have trouble to hit, and what is cut off at the side. */
  async clumsy() {
    const small = (await this.pressed()).filter(([, [, , w, h]]) => w < 43.5 || h < 43.5);
    return [...small.map(([name, [, , w, h]]) => `${name} is ${w} × ${h}`), ...(await this.cut())];
  }

  /** Takes the graphics card away, as a driver that crashes does. */
  lose() {
    return this.page.evaluate(() => document.getElementById("game").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
  }

  async picture(name) {
    await mkdir(PICTURES, { recursive: true });
    await this.page.screenshot({ path: join(PICTURES, `${name}.png`) });
  }

  close() {
    return this.page.context().close();
  }
}
