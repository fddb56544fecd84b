// A gamepad alone leads from the title into a battle and through decisions of it; it is found when it
// is plugged in, its signs are shown while it is in hand, and nothing is held once it is pulled out.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { chosen } from "../page/pads.js";
import { DESK, Player, open } from "./browser.mjs";

let site;
before(async () => (site = await open()));
after(() => site.close());

const SOUTH = 0;
const EAST = 1;
const R1 = 5;
const START = 9;
const DOWN = 13;

/** A browser that has a gamepad as soon as the test says so. */
function withPad() {
  const pad = {
    id: "Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)",
    index: 0, connected: true, mapping: "standard", timestamp: 0,
    buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
    axes: [0, 0, 0, 0],
  };
  const pads = [];
  navigator.getGamepads = () => pads;
  globalThis.pad = {
    plugIn() {
      pads[0] = pad;
      dispatchEvent(new Event("gamepadconnected"));
    },
    pullOut: () => pads.pop(),
    set: (button, value) => (pad.buttons[button] = { pressed: value > 0.5, touched: value > 0, value }),
  };
}

/** Presses a button for as long as a hand does. */
async function press(player, button) {
  await player.page.evaluate((button) => globalThis.pad.set(button, 1), button);
  await player.page.waitForTimeout(90);
  await player.page.evaluate((button) => globalThis.pad.set(button, 0), button);
  await player.page.waitForTimeout(90);
}

/** Presses a button until a sheet is of a kind. */
async function pressUntil(player, button, fits, what) {
  for (let tries = 0; tries < 12; tries += 1) {
    if (fits(await player.sheet())) return;
    await press(player, button);
    for (let waits = 0; waits < 20 && !fits(await player.sheet()); waits += 1) await player.page.waitForTimeout(50);
  }
  throw new Error(await player.instead(what, await player.sheet()));
}

test("of two gamepads of a kind the one that is pressed is in hand, by a button or a stick", () => {
  const pad = (index, button, axis) => ({ id: "pad", index, buttons: [{ value: button }], axes: [axis, 0, 0, 0] });
  assert.equal(chosen([pad(0, 0, 0), pad(1, 0, -1)], 0).index, 1, "a stick takes it up");
  assert.equal(chosen([pad(0, 0, 0), pad(1, 0, 0)], 1).index, 1, "it stays in hand");
  assert.equal(chosen([pad(0, 1, 0), pad(1, 1, 0)], 1).index, 1, "what is held is not cut off");
  assert.equal(chosen([pad(0, 0, 0)], 1).index, 0, "the other one was pulled out");
});

test("a gamepad alone leads from the title through decisions of a battle", async () => {
  const player = await Player.at(site, DESK, "", undefined, withPad);
  await player.page.evaluate(() => globalThis.pad.plugIn());
  await pressUntil(player, SOUTH, (sheet) => sheet.title === "A new skirmish", "setting up");
  await pressUntil(player, SOUTH, (sheet) => sheet.title.startsWith("Turn") && sheet.ways.length > 1, "the first decision");
  await press(player, R1);
  await player.picture("pad-battle");
  for (let decisions = 0; decisions < 3; decisions += 1) {
    const { number } = await player.sheet();
    await press(player, R1);
    await pressUntil(player, SOUTH, (sheet) => sheet.number !== number && sheet.ways.length > 1, "the next decision");
  }
  const { title } = await player.sheet();
  await pressUntil(player, START, (sheet) => sheet.title !== title, "the menu");
  await press(player, DOWN);
  await player.picture("pad-menu");
  await pressUntil(player, EAST, (sheet) => sheet.title.startsWith("Turn"), "the battle again");
  assert.deepEqual(player.faults(), []);
  await player.close();
});

test("a gamepad that is pulled out lets go of what it held", async () => {
  const player = await Player.at(site, DESK, "", undefined, withPad);
  await player.page.evaluate(() => {
    globalThis.pad.plugIn();
    globalThis.pad.set(13, 1);
  });
  await player.page.waitForTimeout(600);
  await player.page.evaluate(() => globalThis.pad.pullOut());
  await player.page.waitForTimeout(300);
  const readings = () => player.page.evaluate(() => riposte.readings());
  await player.spots();
  await player.page.waitForTimeout(2500);
  const before = await readings();
  await player.page.waitForTimeout(1000);
  assert.ok((await readings()) - before <= 2, "the game rests again");
  assert.deepEqual(player.faults(), []);
  await player.close();
});
