// A duel against the computer, played to its end with each of the ways to play.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, PATIENCE, PHONE, PHONE_SIDEWAYS, Player, middle, open } from "./browser.mjs";
import { asked, atSetup, ended, enter, fight, play, usual } from "./fight.mjs";

let site;
before(async () => (site = await open()));
after(() => site.close());

async function atTheEnd(player, name) {
  await player.until(ended, "the outcome");
  await player.page.waitForTimeout(800);
  await player.picture(name);
  assert.deepEqual(player.faults(), []);
  await player.close();
}

test("with the keyboard", async () => {
  const player = await Player.at(site, DESK);
  await player.picture("title");
  await enter(player);
  const count = await fight(player, usual(player));
  assert.ok(count > 2);
  await player.page.waitForTimeout(300);
  await player.page.keyboard.press("Enter");
  await atTheEnd(player, "outcome");
});

/** Buttons that answer nothing. */
const OTHERS = ["Skip", "Animate", "Undo", "Menu", "Choose", "Figure", "Log", "back", "why?", "less", "list"];
const BEST = ["Do it", "Attack", "End", "Do nothing", "Pass"];

/** The height of the bar at the top of a wide window. */
const BAR = 88;

/** The row that answers best: an attack where there is one, else what is over soonest. */
async function row(player) {
  const spots = (await player.spots()).filter(([, , role]) => role === "Button");
  // Only what is in sight: the rest of a list would have to be scrolled to.
  const tabs = spots.find(([label]) => label === "Choose");
  const highest = tabs ? tabs[1][1] + tabs[1][3] - 1 : BAR;
  const seen = spots.map(([label, , , part]) => [label, part]);
  const rows = seen.filter(([label, [, top, w, h]]) => !OTHERS.includes(label.trim()) && top > highest && w > 20 && h > 20);
  rows.sort(([, one], [, other]) => one[1] - other[1]);
  const best = BEST.map((words) => rows.find(([label]) => label.startsWith(words))).find(Boolean);
  return best ?? rows[0];
}

/** The hex on the map that brings the figure asked closer to its enemy, if there is one. */
async function hex(player, sheet) {
  const facts = await player.page.evaluate(() => [...document.querySelectorAll("#facts li")].map((fact) => fact.textContent));
  const name = sheet.asked.split(":")[0];
  const stands = (fact) => /at ([A-Z]+\d+)/.exec(fact)?.[1];
  const [own, other] = [true, false].map((mine) => stands(facts.find((fact) => fact.startsWith(name) === mine) ?? ""));
  const map = await player.hexes();
  if (!map.has(own) || !map.has(other)) return undefined;
  const reached = await player.reached();
  const far = (one) => Math.hypot(...middle(map.get(one)).map((n, index) => n - middle(map.get(other))[index]));
  const goals = sheet.ways.map((way) => /^Move to ([A-Z]+\d+)/.exec(way)?.[1]).filter((goal) => reached.has(goal));
  goals.sort((one, two) => far(one) - far(two));
  return goals.length && far(goals[0]) < far(own) ? map.get(goals[0]) : undefined;
}

/** Answers by what is drawn: on the map where the enemy is far, else by the rows. */
async function point(player, sheet, counts, onFirst) {
  for (const begun = Date.now(); Date.now() - begun < PATIENCE; ) {
    // Anew each time: the board may still be gliding to where it is looked at.
    const goal = await hex(player, sheet);
    const [label, at] = goal ? ["a hex", goal] : (await row(player)) ?? [];
    if (at) {
      counts[goal ? "hexes" : "rows"] += 1;
      // A row that is half out of sight is hit at its upper part.
      const [x, y] = middle(at);
      await player.point(x, goal ? y : Math.min(y, at[1] + 22));
      await onFirst?.(label, Boolean(goal));
    }
    if (await player.comes(async () => (await player.sheet()).number !== sheet.number, 400)) return;
  }
}

test("with the mouse", async () => {
  const player = await Player.at(site, DESK);
  await player.hit("New skirmish", atSetup, "setting up");
  await player.hit("Begin", (sheet) => sheet.title.startsWith("Turn"), "the battle");
  await player.until(asked, "the first decision");
  await player.picture("battle");
  const counts = { hexes: 0, rows: 0 };
  await fight(player, (sheet) => point(player, sheet, counts));
  assert.ok(counts.hexes > 0 && counts.rows > 0, JSON.stringify(counts));
  await player.hit("See how it went", ended, "the outcome");
  await atTheEnd(player, "outcome-mouse");
});

for (const [held, form] of [["upright", PHONE], ["sideways", PHONE_SIDEWAYS]]) {
  test(`with a finger, on a phone held ${held}`, async () => {
    const player = await Player.at(site, form);
    const clumsy = async (screen) => assert.deepEqual(await player.clumsy(), [], screen);
    await player.spot("New skirmish");
    await player.picture(`phone-${held}-title`);
    await clumsy("title");
    await player.hit("New skirmish", atSetup, "setting up");
    await player.spot("Begin");
    await player.picture(`phone-${held}-setup`);
    await clumsy("setup");
    await player.hit("Begin", (sheet) => sheet.title.startsWith("Turn"), "the battle");
    await player.until(asked, "the first decision");
    await player.spot("Menu");
    await player.picture(`phone-${held}-battle`);
    const counts = { hexes: 0, rows: 0 };
    let seen = false;
    await fight(player, async (sheet) => {
      await clumsy(`battle: ${sheet.asked}`);
      await point(player, sheet, counts, async (_, onMap) => {
        if (seen || !onMap) return;
        seen = true;
        // One touch only picks.
        await player.spot("Do it");
        assert.equal((await player.sheet()).number, sheet.number);
        await player.picture(`phone-${held}-picked`);
        await clumsy("picked");
      });
    });
    assert.ok(counts.hexes > 1 && counts.rows > 0, JSON.stringify(counts));
    await player.spot("See how it went");
    await player.picture(`phone-${held}-over`);
    await player.hit("See how it went", ended, "the outcome");
    await player.spot("Again");
    await clumsy("outcome");
    await atTheEnd(player, `phone-${held}-outcome`);
  });
}

test("with the buttons of the page alone", async () => {
  const player = await Player.at(site, DESK);
  await player.press("New skirmish");
  await player.until(atSetup, "setting up");
  await player.press("Begin");
  await player.until(asked, "the first decision");
  await fight(player, (sheet) => player.press(sheet.ways[0]));
  const log = await player.text("log");
  assert.match(log, /Phase|Turn/);
  await player.press("See how it went");
  await atTheEnd(player, "outcome-buttons");
});

test("moves and blows are played, words rise and go", async () => {
  const player = await Player.at(site, DESK, "#play-gate", "(version: 1, skip: false)");
  // The first way is an attack where there is one; some turns of a scuffle.
  await play(player, (sheet) => player.press(sheet.ways[0]), 12);
  await player.picture("played");
  assert.deepEqual(player.faults(), []);
  await player.close();
});
