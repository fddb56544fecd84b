// The browser's own button back: in a battle it leads to the menu, then to the title, and the battle is kept.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, PHONE, Player, open } from "./browser.mjs";
import { asked, atSetup } from "./fight.mjs";

let site;
before(async () => (site = await open()));
after(() => site.close());

const back = (player) => player.page.evaluate(() => history.back());
const atMenu = (sheet) => sheet.title === "The battle waits";

for (const [name, form] of [["at a desk", DESK], ["on a phone", PHONE]]) {
  test(`back leads from a battle ${name} to its menu and to the title, and the battle goes on from there`, async () => {
    const player = await Player.at(site, form);
    await player.press("New skirmish");
    await player.until(atSetup, "setting up");
    await player.press("Begin");
    const first = await player.until(asked, "the first decision");
    await player.press(first.ways[0]);
    await player.until((sheet) => sheet.number !== first.number, "the next sheet");
    const before = await player.until(asked, "a decision");
    await back(player);
    await player.until(atMenu, "the menu");
    // Back to the battle, and once more.
    await player.press("Back to it");
    await player.until(asked, "the battle");
    await back(player);
    await player.until(atMenu, "the menu");
    await back(player);
    await player.until((sheet) => sheet.ways.includes("Continue the battle"), "the title");
    await player.press("Continue the battle");
    const now = await player.until(asked, "the battle, gone on with");
    assert.deepEqual([now.title, now.asked], [before.title, before.asked]);
    assert.deepEqual(player.faults(), []);
    await player.close();
  });
}

test("back closes what lies over a battle first, also one that a link began", async () => {
  const player = await Player.at(site, DESK, "#play-duel");
  const before = await player.until(asked, "the first decision");
  await player.press("Menu");
  await player.until(atMenu, "the menu");
  await player.press("Share the battle");
  await player.page.waitForSelector("#share[open]");
  await back(player);
  await player.page.waitForFunction(() => !document.getElementById("share").open);
  await player.press("Settings");
  await player.until((sheet) => sheet.title === "Settings", "the settings");
  await back(player);
  const now = await player.until(asked, "the battle");
  assert.deepEqual([now.title, now.asked], [before.title, before.asked]);
  // A link that is followed meanwhile is no way back.
  await player.page.evaluate(() => (location.hash = "#play-yard"));
  await player.press("Go on");
  await player.until((sheet) => asked(sheet) && sheet.asked !== before.asked, "the other battle");
  await back(player);
  await player.until(atMenu, "its menu");
  assert.deepEqual(player.faults(), []);
  await player.close();
});
