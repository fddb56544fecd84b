// The same page in Firefox.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, PATIENCE, Player, open as openChromium } from "./browser.mjs";
import { MISSING, open, player as sit } from "./firefox.mjs";
import { asked, atSetup, ended, enter, fight, usual } from "./fight.mjs";
import { begin, correspond, decide, link, sitDown } from "./letters.mjs";

let site;
const firefox = { skip: MISSING };
before(async () => {
  if (!MISSING) site = await open();
});
after(() => site?.close());

test("Firefox: a duel with the keyboard, to its end", firefox, async () => {
  const player = await sit(site);
  await enter(player);
  await player.picture("firefox-battle");
  await fight(player, usual(player));
  await player.page.keyboard.press("Enter");
  await player.until(ended, "the outcome");
  await player.picture("firefox-outcome");
  assert.deepEqual(player.faults(), []);
  await player.close();
});

test("Firefox: begun with the mouse, broken off, and gone on with", firefox, async () => {
  const player = await sit(site);
  await player.hit("New skirmish", atSetup, "setting up");
  await player.hit("Begin", (sheet) => sheet.title.startsWith("Turn"), "the battle");
  const sheet = await player.until(asked, "the first decision");
  await player.press(sheet.ways[0]);
  const before = await player.until((one) => one.number !== sheet.number && asked(one), "the second decision");
  await player.visit();
  await player.hit("Continue the battle", (one) => one.title.startsWith("Turn"), "the battle");
  const now = await player.until(asked, "the decision");
  assert.equal(now.asked, before.asked);
  assert.deepEqual(player.faults(), []);
  await player.close();
});

test("Firefox: a link to a battle opens it", firefox, async () => {
  const player = await sit(site, "#play-points");
  const sheet = await player.until(asked, "the first decision");
  assert.ok(sheet.ways.length > 1);
  for (const begun = Date.now(); (await player.hexes()).size <= 20; ) assert.ok(Date.now() - begun < PATIENCE, "the map is not drawn");
  assert.deepEqual(player.faults(), []);
  await player.close();
});

test("Firefox and Chromium pass a battle to and fro by links", firefox, async (self) => {
  const other = await openChromium();
  self.after(() => other.close());
  const [ann, ben] = [await Player.at(other, DESK), await sit(site)];
  await begin(ann, "The footbridge");
  await decide(ann);
  const invited = await sitDown(ben, await link(ann));
  assert.equal(invited.asked, "The footbridge");
  // More links than it takes: it is played to its end.
  const count = await correspond([ben, ann], 100);
  assert.ok(count > 3 && count < 100, `${count} links`);
  for (const player of [ann, ben]) assert.deepEqual(player.faults(), []);
});
