// Sizes, and times in a browser, of the game and of an empty page of the same libraries.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { DESK, DIST, PATIENCE, Player, open } from "./browser.mjs";

const EMPTY = DIST.replace(/dist$/, "dist-empty");
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Bytes that go over the wire before the game runs. */
async function size(folder) {
  const names = (await readdir(folder)).filter((name) => /\.(html|css|js|wasm|webmanifest)$/.test(name) && name !== "sw.js");
  const all = await Promise.all(names.map(async (name) => gzipSync(await readFile(join(folder, name)), { level: 9 }).length));
  return all.reduce((sum, bytes) => sum + bytes, 0);
}

/** Notes in the page when its first frame is done, and the frame with which the first decision
    stands there, and presses buttons as soon as they are there: asking from outside would slow
    it down, and how quick a hand is says nothing about the page. */
function watch(presses) {
  const at = (id) => document.getElementById(id);
  const press = () => {
    const fits = (button) => button.textContent.startsWith(presses[0]);
    const button = presses.length > 0 && [...document.querySelectorAll("#ways button")].find(fits);
    if (!button) return;
    presses.shift();
    button.click();
  };
  const look = () => {
    if (at("loading").hidden) riposte.times.framed ??= performance.now();
    press();
    const asked = at("title").textContent.startsWith("Turn") && document.querySelectorAll("#ways button").length > 3;
    if (asked) riposte.times.decided ??= performance.now();
  };
  addEventListener("DOMContentLoaded", () => {
    const watcher = new MutationObserver(look);
    watcher.observe(at("words"), { childList: true, subtree: true });
    watcher.observe(at("loading"), { attributes: true });
  });
}

const decided = (player) => player.page.waitForFunction(() => riposte.times.decided, null, { polling: 50, timeout: PATIENCE });

/** Milliseconds from the address to the first frame, or to the first decision on the screen: by
    a link to it, or over the buttons that a stranger presses. */
async function time(folder, { link = "", presses = [] } = {}) {
  const decides = link !== "" || presses.length > 0;
  const content = `(${watch})(${JSON.stringify(presses)})`;
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const site = await open(folder);
    const player = await Player.at(site, DESK, link, undefined, { content });
    if (decides) await decided(player);
    times.push(await player.page.evaluate((name) => riposte.times[name], decides ? "decided" : "framed"));
    await site.close();
  }
  return Math.round(median(times));
}

const sizes = [await size(EMPTY), await size(DIST)];
const frames = [await time(EMPTY), await time(DIST)];
const decision = await time(DIST, { link: "#play-duel" });
const menus = await time(DIST, { presses: ["New skirmish", "Begin"] });
const row = (what, empty, game) => console.log(`| ${what} | ${empty} | ${game} | ${(game / empty).toFixed(2)} |`);
console.log("| what | empty page | Riposte | ratio |\n|---|---|---|---|");
row("compressed, kB", Math.round(sizes[0] / 1000), Math.round(sizes[1] / 1000));
row("first frame, ms", frames[0], frames[1]);
row("first decision, opened by a link to it, ms", frames[0], decision);
row("first decision, over title and set-up, ms", frames[0], menus);
