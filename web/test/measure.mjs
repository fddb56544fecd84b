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
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(html|css|js|wasm|webmanifest)$/.test(name) && name !== "sw.js");
  const all = await Promise.all(names.map(async (name) => gzipSync(await readFile(join(folder, name)), { level: 9 }).length));
  return all.reduce((sum, bytes) => sum + bytes, 0);
}

/** Notes in the page when its first frame is done, and the frame with which the first decision
    stands there, and presses buttons as soon as they are there: asking from outside would slow
    it down, and how quick a hand is says nothing about the page. */
function watch(presses) {
  const at = (id) => document.getElementById(id);
  const press = () => {
    if (presses.length === 0) return;
    const button = called([...document.querySelectorAll("#ways button")], (one) => one.textContent, presses[0]);
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
async function time({ folder = DIST, link = "", presses = [] }) {
  const decides = link !== "" || presses.length > 0;
  const content = `(${watch})(${JSON.stringify(presses)})`;
  const site = await open(folder);
  const player = await Player.at(site, DESK, link, undefined, { content });
  if (decides) await decided(player);
  const taken = await player.page.evaluate((name) => riposte.times[name], decides ? "decided" : "framed");
  await site.close();
  return taken;
}

const WAYS = [
  ["first frame", {}],
  ["first decision, opened by a link to it", { link: "#play-duel" }],
  ["first decision, over title and set-up", { presses: ["New skirmish", "Begin"] }],
];

/** One after the other in each round, for how fast the machine is wanders by the minute. */
async function rounds() {
  const empty = [];
  const times = WAYS.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    empty.push(await time({ folder: EMPTY }));
    for (const [index, [, way]] of WAYS.entries()) times[index].push(await time(way));
  }
  return { empty, times };
}

const sizes = [await size(EMPTY), await size(DIST)];
const { empty, times } = await rounds();
const row = (what, of, game, ratio) => console.log(`| ${what} | ${Math.round(of)} | ${Math.round(game)} | ${ratio.toFixed(2)} |`);
console.log("| what | empty page | Riposte | ratio |\n|---|---|---|---|");
row("compressed, kB", sizes[0] / 1000, sizes[1] / 1000, sizes[1] / sizes[0]);
for (const [index, [what]] of WAYS.entries()) {
  // Of the ratios of the rounds, not of their times.
  const ratios = times[index].map((taken, round) => taken / empty[round]);
  row(`${what}, ms`, median(empty), median(times[index]), median(ratios));
}
