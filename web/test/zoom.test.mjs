// Where little room is: at twice the size in the browser all of it is there, and on a narrow phone hexes are called on
// the map as in the rows and in the log.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, Player, open } from "./browser.mjs";
import { asked, atSetup } from "./fight.mjs";

let site;
before(async () => (site = await open()));
after(() => site.close());

/** A window of 1280 by 720 in a browser that shows all at twice its size. */
const TWICE = { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 };

test("at twice the size in the browser nothing is cut off, and nothing lies over anything", async () => {
  const player = await Player.at(site, TWICE);
  const look = async (screen, drawn) => {
    await player.spot(drawn);
    await player.picture(`twice-${screen}`);
    assert.deepEqual(await player.cut(), [], screen);
    assert.deepEqual(await player.over(), [], screen);
  };
  await look("title", "New skirmish");
  await player.press("New skirmish");
  await player.until(atSetup, "setting up");
  await player.spot("Begin");
  assert.deepEqual(await player.cut(), [], "setting up");
  await player.press("Begin");
  await player.until(asked, "the first decision");
  await look("battle", "Menu");
  // The words beside it have room as well.
  await player.page.locator("#game").focus();
  await player.page.keyboard.press("F6");
  const wide = await player.page.evaluate(() => {
    const words = document.getElementById("words");
    return [words.scrollWidth <= words.clientWidth, words.getBoundingClientRect().right <= innerWidth, document.documentElement.scrollWidth <= innerWidth];
  });
  assert.deepEqual(wide, [true, true, true]);
  assert.deepEqual(player.faults(), []);
  await player.close();
});

/** The hexes to which somebody goes by some words. */
const goals = (words) => [...words.matchAll(/ to ([A-Z]{1,2}\d{1,2})\b/g)].map(([, name]) => name);

test("on a phone 390 wide the hexes of rows and log are those of the map", async () => {
  const player = await Player.at(site, PHONE, "#play-duel");
  const seen = { rows: 0, log: 0 };
  for (let count = 0; seen.rows === 0 || seen.log === 0; count += 1) {
    assert.ok(count < 30, `no hexes are named: ${JSON.stringify(seen)}`);
    const sheet = await player.until(asked, "a decision");
    const map = await player.hexes();
    assert.ok(map.size > 20, "the map is not drawn");
    const rows = sheet.ways.flatMap(goals);
    const log = goals(await player.text("log"));
    for (const name of [...rows, ...log]) assert.ok(map.has(name), `${name} is not on the map`);
    seen.rows += rows.length;
    seen.log += log.length;
    const near = sheet.ways.find((way) => way.startsWith("Move to")) ?? sheet.ways[0];
    await player.press(near);
    await player.until((one) => one.number !== sheet.number, "the next sheet");
  }
  // A row that is picked names its hex in full: no part of the name is cut off.
  const rows = (await player.spots()).filter(([label, , role, [, , w, h]]) => role === "Button" && goals(label).length > 0 && w > 1 && h > 1);
  for (const [label, [left, , width]] of rows) assert.ok(left >= 0 && left + width <= 390.5, `${label} goes beyond the edge`);
  assert.deepEqual(player.faults(), []);
  await player.close();
});
