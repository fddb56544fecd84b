// The canvas takes the keys, and lets the player out of it: F6 and a button lead to the battle in
// words, F6, Escape and a button back.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, Player, open } from "./browser.mjs";

let site;
before(async () => (site = await open()));
after(() => site.close());

const focused = (player) => player.page.evaluate(() => document.activeElement?.id || document.activeElement?.closest("[id]")?.id);
const shown = (player) => player.page.evaluate(() => document.getElementById("words").getBoundingClientRect().height > 100);

test("keys lead into the words and back", async () => {
  const player = await Player.at(site, DESK);
  await player.press("New skirmish");
  await player.until((sheet) => sheet.title === "A new skirmish", "setting up");
  await player.press("Begin");
  const sheet = await player.until((one) => one.title.startsWith("Turn") && one.ways.length > 3, "the first decision");
  await player.page.locator("#game").focus();
  for (const back of ["F6", "Escape"]) {
    await player.page.keyboard.press("F6");
    assert.equal(await focused(player), "ways");
    assert.ok(await shown(player), "the words are not seen");
    await player.page.keyboard.press(back);
    assert.equal(await focused(player), "game");
    assert.ok(!(await shown(player)), "the words stay");
  }
  // The keys of the page never reach the game: nothing was opened, nothing answered.
  assert.equal((await player.sheet()).number, sheet.number);
  // From the first choice Tab goes on through the words, and Shift+Tab back to the button.
  await player.page.keyboard.press("F6");
  await player.page.keyboard.press("Shift+Tab");
  assert.equal(await focused(player), "to-board");
  await player.page.keyboard.press("Enter");
  assert.equal(await focused(player), "game");
  await player.close();
});

test("a button that is drawn leads into the words, from the title and from the menu", async () => {
  const player = await Player.at(site, DESK);
  const led = async () => {
    await player.page.waitForFunction(() => document.getElementById("ways").contains(document.activeElement));
    assert.ok(await shown(player));
  };
  await player.point(...(await player.spot("In words")));
  await led();
  await player.page.keyboard.press("Escape");
  await player.press("New skirmish");
  await player.until((sheet) => sheet.title === "A new skirmish", "setting up");
  await player.press("Begin");
  await player.until((one) => one.title.startsWith("Turn") && one.ways.length > 3, "the battle");
  await player.hit("Menu", (sheet) => sheet.title === "The battle waits", "the menu");
  await player.point(...(await player.spot("In words")));
  await led();
  await player.until((one) => one.title.startsWith("Turn"), "the battle");
  await player.page.locator("#to-board").click();
  assert.equal(await focused(player), "game");
  await player.close();
});
