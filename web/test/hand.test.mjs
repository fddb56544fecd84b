// In the hand: a tablet has the form for fingers, and a phone that is turned keeps the battle.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PATIENCE, PHONE, Player, open } from "./browser.mjs";
import { asked, atSetup } from "./fight.mjs";

let site;
before(async () => (site = await open()));
after(() => site.close());

const TABLET = { ...PHONE, viewport: { width: 1024, height: 768 } };
/** What is said to somebody with mouse and keyboard. */
const FOR_A_MOUSE = /second click|[Rr]ight click|by letter|\bEnter\b/;

/** What is drawn in words. */
const said = async (player) => (await player.spots()).filter(([, , , [, , w, h]]) => w > 1 && h > 1).map(([label]) => label);

test("a tablet has targets for fingers on every screen, and no words for a mouse", async () => {
  const player = await Player.at(site, TABLET);
  const look = async (screen, drawn) => {
    await player.spot(drawn);
    await player.picture(`tablet-${screen}`);
    assert.deepEqual(await player.clumsy(), [], screen);
    assert.deepEqual((await said(player)).filter((words) => FOR_A_MOUSE.test(words)), [], screen);
  };
  await look("title", "New skirmish");
  await player.press("Settings");
  await player.until((sheet) => sheet.title === "Settings", "the settings");
  await player.spot("Close");
  assert.deepEqual(await player.clumsy(), [], "the settings");
  await player.press("Back to it");
  await player.until((sheet) => sheet.ways.includes("New skirmish"), "the title");
  await player.press("New skirmish");
  await player.until(atSetup, "setting up");
  await look("setup", "Begin");
  await player.press("Begin");
  await player.until(asked, "the first decision");
  await look("battle", "Menu");
  await player.press("Menu");
  await player.until((sheet) => sheet.title === "The battle waits", "the menu");
  await look("menu", "Back to it");
  assert.deepEqual(player.faults(), []);
  await player.close();
});

test("who plays whom is seen at once where a phone held sideways sets up", async () => {
  const player = await Player.at(site, { ...PHONE, viewport: { width: 844, height: 390 } });
  await player.press("New skirmish");
  await player.until(atSetup, "setting up");
  await player.spot("Begin");
  const seen = await said(player);
  assert.ok(seen.some((words) => /^.+: .+ against .+$/.test(words)), seen.join(" | "));
  await player.close();
});

test("a phone that is turned keeps the battle", async () => {
  const upright = { width: 390, height: 844 };
  const player = await Player.at(site, { ...PHONE, viewport: upright }, "#play-duel");
  const sheet = await player.until(asked, "the first decision");
  for (const viewport of [{ width: 844, height: 390 }, upright]) {
    await player.page.setViewportSize(viewport);
    await player.page.waitForFunction(({ width, height }) => {
      const canvas = document.getElementById("game");
      return canvas.clientWidth === width && canvas.clientHeight === height && canvas.width === width;
    }, viewport, { timeout: PATIENCE });
    await player.spot("Menu");
    const now = await player.sheet();
    assert.deepEqual([now.number, now.title, now.asked], [sheet.number, sheet.title, sheet.asked]);
    assert.deepEqual(await player.cut(), []);
    assert.deepEqual(await player.over(), []);
    await player.picture(`turned-${viewport.width}`);
  }
  assert.deepEqual(player.faults(), []);
  await player.close();
});
