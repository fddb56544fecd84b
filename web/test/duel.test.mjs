// A duel against the computer, played to its end with each of the ways to play.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, PATIENCE, PHONE, PHONE_SIDEWAYS, Player, open } from "./browser.mjs";

let site;
before(async () => (site = await open()));
after(() => site.close());

/** More decisions than a duel has. */
const MOST = 400;
const asked = (sheet) => sheet.title.startsWith("Turn") && sheet.ways.some((way) => !["Show everything at once", "Play moves and blows", "Menu", "Undo"].includes(way));
const over = (sheet) => sheet.asked === "The battle is over.";

/** Answers until the battle is over, each time by `answer`; gives how often. */
async function fight(player, answer) {
  for (let count = 0; count < MOST; count += 1) {
    const sheet = await player.until((one) => over(one) || asked(one), "the next decision");
    if (over(sheet)) return count;
    await answer(sheet);
    await player.until((one) => one.number !== sheet.number, `an answer to ${sheet.asked}`);
  }
  throw new Error("the duel does not end");
}

async function atTheEnd(player, name) {
  await player.until((sheet) => sheet.title === "How it ended", "the outcome");
  await player.page.waitForTimeout(800);
  await player.picture(name);
  assert.deepEqual(player.faults(), []);
  await player.close();
}

test("with the keyboard", async () => {
  const player = await Player.at(site, DESK);
  const { keyboard } = player.page;
  await player.picture("title");
  for (let tries = 0; tries < 40 && !(await player.sheet()).title.startsWith("Turn"); tries += 1) {
    await keyboard.press("Enter");
    await player.page.waitForTimeout(400);
  }
  await player.until(asked, "the first decision");
  const count = await fight(player, async (sheet) => {
    // The usual choice: Enter picks it, Enter takes it.
    const begun = Date.now();
    while ((await player.sheet()).number === sheet.number && Date.now() - begun < PATIENCE) {
      await keyboard.press("Enter");
      await player.page.waitForTimeout(150);
    }
  });
  assert.ok(count > 2);
  await player.page.waitForTimeout(300);
  await keyboard.press("Enter");
  await atTheEnd(player, "outcome");
});

/** Buttons that answer nothing. */
const OTHERS = ["Skip", "Animate", "Undo", "Menu", "Choose", "Figure", "Log", "back", "why?", "less"];
const BEST = ["Do it", "Attack", "End", "Do nothing", "Pass"];

/** Answers by what is drawn: an attack where there is one, else what is over soonest. */
async function byRow(player, sheet, hit) {
  const begun = Date.now();
  while (Date.now() - begun < PATIENCE) {
    // Only what is in sight: the rest of a list would have to be scrolled to.
    const lowest = player.page.viewportSize().height - 24;
    const rows = (await player.spots()).filter(([label, [, top], role]) =>
      role === "Button" && !OTHERS.includes(label.trim()) && top > 60 && top < lowest);
    rows.sort(([, one], [, other]) => one[1] - other[1]);
    const best = BEST.map((words) => rows.find(([label]) => label.startsWith(words))).find(Boolean);
    const row = best ?? rows[0];
    if (row) await hit(row[1], row[0]);
    await player.page.waitForTimeout(120);
    if ((await player.sheet()).number !== sheet.number) return;
  }
}

test("with the mouse", { todo: "the clicks of this test do not find every row yet" }, async () => {
  const player = await Player.at(site, DESK);
  const { mouse } = player.page;
  await mouse.click(...(await player.spot("New skirmish")));
  await player.until((sheet) => sheet.title === "A new skirmish", "setting up");
  await mouse.click(...(await player.spot("Begin")));
  await player.until(asked, "the first decision");
  await player.picture("battle");
  await fight(player, (sheet) =>
    byRow(player, sheet, ([left, top, width, height]) => mouse.click(left + width / 2, top + height / 2)));
  await mouse.click(...(await player.spot("See how it went")));
  await atTheEnd(player, "outcome-mouse");
});

for (const [held, form] of [["upright", PHONE], ["sideways", PHONE_SIDEWAYS]]) {
  test(`with a finger, on a phone held ${held}`, { todo: "the clicks of this test do not find every row yet" }, async () => {
    const player = await Player.at(site, form);
    const { touchscreen } = player.page;
    await player.picture(`phone-${held}-title`);
    await touchscreen.tap(...(await player.spot("New skirmish")));
    await player.until((sheet) => sheet.title === "A new skirmish", "setting up");
    await player.page.waitForTimeout(500);
    await player.picture(`phone-${held}-setup`);
    await player.press("Begin");
    await player.until(asked, "the first decision");
    await player.page.waitForTimeout(500);
    await player.picture(`phone-${held}-battle`);
    let seen = false;
    await fight(player, (sheet) =>
      byRow(player, sheet, async ([left, top, width, height], label) => {
        await touchscreen.tap(left + width / 2, top + Math.min(height / 2, 14));
        if (seen || label === "Do it") return;
        seen = true;
        await player.page.waitForTimeout(500);
        // One touch only picks.
        assert.equal((await player.sheet()).number, sheet.number);
        await player.picture(`phone-${held}-picked`);
      }));
    await touchscreen.tap(...(await player.spot("See how it went")));
    await atTheEnd(player, `phone-${held}-outcome`);
  });
}

test("with the buttons of the page alone", { todo: "the clicks of this test do not find every row yet" }, async () => {
  const player = await Player.at(site, DESK);
  await player.press("New skirmish");
  await player.until((sheet) => sheet.title === "A new skirmish", "setting up");
  await player.press("Begin");
  await player.until(asked, "the first decision");
  await fight(player, (sheet) => player.press(sheet.ways[0]));
  const log = await player.text("log");
  assert.match(log, /Phase|Turn/);
  await player.press("See how it went");
  await atTheEnd(player, "outcome-buttons");
});
