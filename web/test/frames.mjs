// How long the page's one thread is held while the computer thinks and blows are played: every
// task of the thread, by the time it had the processor, in battles against computer players.
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { DESK, Player, open } from "./browser.mjs";

const SECONDS = Number(process.env.SECONDS ?? 60);
const BATTLES = (process.env.BATTLES ?? "Axe and sword/Sergeant,The broken gate/Sergeant,The broken gate/Captain").split(",");
const TASKS = ["ThreadControllerImpl::RunTask", "RunTask"];
const asks = (sheet) => sheet.title.startsWith("Turn") && sheet.ways.some((way) => !/^(Show everything|Play moves|Menu|Undo)/.test(way));

/** A battle on the screen: all sides but the first are that player's. */
async function battle(player, scenario, level) {
  await player.press("New skirmish");
  await player.until((sheet) => sheet.title === "A new skirmish", "setting up");
  await player.press(`${scenario}:`);
  await player.until((sheet) => sheet.asked.startsWith(scenario), scenario);
  await player.page.evaluate((name) => {
    const other = /^(By which rules|Where|The temper)/;
    const groups = [...document.querySelectorAll("#ways h2")].filter((head) => !other.test(head.textContent));
    const buttons = groups.slice(1).map((head) => [...head.nextElementSibling.querySelectorAll("button")].find((button) => button.textContent === name));
    buttons.at(-1).click();
  }, level);
  await player.page.waitForFunction((name) => [...document.querySelectorAll("#ways [aria-pressed]")].some((button) => button.textContent === name), level);
  await player.press("Begin");
  await player.until(asks, "the first decision");
}

/** Plays on for some time, by the first way or the one that ends a phase. */
async function play(player, seconds) {
  const until = Date.now() + 1000 * seconds;
  while (Date.now() < until) {
    const sheet = await player.until((one) => asks(one) || one.title === "How it ended", "a decision");
    if (sheet.title === "How it ended" || sheet.asked === "The battle is over.") return;
    await player.press(sheet.ways.find((way) => /^(Attack|End)/.test(way)) ?? sheet.ways[0]);
    await player.until((one) => one.number !== sheet.number, "an answer");
  }
}

/** Milliseconds of each task of the page's thread. */
async function tasks(file) {
  const { traceEvents } = JSON.parse(await readFile(file, "utf8"));
  const main = traceEvents.find((event) => event.name === "thread_name" && event.args.name === "CrRendererMain" && traceEvents.some((one) => one.pid === event.pid && one.name === "FireAnimationFrame"));
  const ours = traceEvents.filter((event) => event.pid === main.pid && event.tid === main.tid && event.ph === "X" && TASKS.includes(event.name));
  return ours.map((event) => (event.tdur ?? event.dur) / 1000).sort((a, b) => a - b);
}

console.log("| battle | tasks | median, ms | one in a hundred over, ms | longest, ms | over 50 ms |\n|---|---|---|---|---|---|");
for (const name of BATTLES) {
  const [scenario, level] = name.split("/");
  const site = await open();
  const player = await Player.at(site, DESK, "", process.env.PLAYED ? "(version: 1, skip: false)" : undefined);
  await battle(player, scenario, level);
  const file = join(tmpdir(), `riposte-frames-${process.pid}.json`);
  await site.browser.startTracing(player.page, { path: file, categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"] });
  await play(player, SECONDS);
  await site.browser.stopTracing();
  const all = await tasks(file);
  const at = (part) => (all[Math.min(all.length - 1, Math.floor(part * all.length))] ?? 0).toFixed(1);
  const frames = all.filter((time) => time > 1);
  console.log(`| ${scenario}, ${level} | ${frames.length} | ${(frames[Math.floor(frames.length / 2)] ?? 0).toFixed(1)} | ${at(0.99)} | ${at(1)} | ${all.filter((time) => time > 50).length} |`);
  await rm(file);
  await site.close();
}
