// Firefox on the page: the one that stands on the machine, on a display that nobody looks at, for
// without a display it has no WebGL.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { DESK, DIST, PATIENCE, Player, QUICK, seek, settle } from "./browser.mjs";
import { serve } from "./server.mjs";

/** Where the first of these programs is that stands on the machine. */
const found = (names) => names.filter(Boolean).map((name) => spawnSync("sh", ["-c", `command -v ${name}`]).stdout.toString().trim()).find(Boolean);
const FIREFOX = found([process.env.FIREFOX, "firefox-esr", "firefox"]);
const DISPLAY = found(["Xvfb"]);

/** Why Firefox cannot be tried here, or false. */
export const MISSING = (!FIREFOX && "there is no Firefox here") || (!DISPLAY && "there is no Xvfb here");

/** A display of its own; gives its name and what ends it. */
async function display() {
  const screen = spawn(DISPLAY, ["-displayfd", "3", "-screen", "0", "1100x800x24"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(screen.stdio[3], "data");
  return { name: `:${String(number).trim()}`, end: () => screen.kill() };
}

/** Opens Firefox and serves the page; `close` ends both. */
export async function open() {
  const { server, address, close } = await serve(DIST);
  const screen = await display();
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX,
    headless: false,
    defaultViewport: DESK.viewport,
    env: { ...process.env, DISPLAY: screen.name, LIBGL_ALWAYS_SOFTWARE: "1", MOZ_ENABLE_WAYLAND: "0" },
    extraPrefsFirefox: { "webgl.force-enabled": true },
    protocolTimeout: PATIENCE,
  });
  return {
    browser, server, address,
    async close() {
      await browser.close();
      screen.end();
      close();
    },
  };
}

/** A player in front of the page in Firefox, with nothing kept there yet. */
export async function player(site, hash = "") {
  const context = await site.browser.createBrowserContext();
  const page = await context.newPage();
  await page.evaluateOnNewDocument(settle, QUICK);
  await page.evaluateOnNewDocument(seek);
  // The same words for the same things as the other library has. Its own way of waiting makes
  // functions of text in the page, which the policy of the page forbids.
  page.waitForFunction = async (fits, argument, { timeout = PATIENCE } = {}) => {
    for (const begun = Date.now(); !(await page.evaluate(fits, argument)); await sleep(40)) {
      if (Date.now() - begun > timeout) throw new Error(`did not come: ${fits}`);
    }
  };
  page.waitForTimeout = sleep;
  page.context = () => ({ close: () => context.close() });
  const player = new Player(page, site);
  await player.visit(hash);
  return player;
}
