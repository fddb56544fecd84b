// Fingers on the board: drag, pinch, rest, and the two touches that what cannot be undone takes.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PATIENCE, PHONE, PHONE_SIDEWAYS, Player, middle, open } from "./browser.mjs";

let site;
before(async () => (site = await open()));
after(() => site.close());

/** Fingers down at the first places, along the others, up. */
async function fingers(wire, places, held = 0) {
  const points = (at) => at.map(([x, y], id) => ({ x, y, id }));
  await wire.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points(places[0]) });
  await new Promise((done) => setTimeout(done, 200 + held));
  for (const at of places.slice(1)) {
    await wire.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: points(at) });
    await new Promise((done) => setTimeout(done, 100));
  }
  await wire.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Waits until the hexes are as they should be. */
async function until(player, fits, what) {
  const begun = Date.now();
  for (;;) {
    const now = await player.hexes();
    if (now.size && fits(now)) return now;
    if (Date.now() - begun > PATIENCE) throw new Error(`${what}; C3 is at ${now.get("C3")}`);
  }
}

for (const [held, form] of [["upright", PHONE], ["sideways", PHONE_SIDEWAYS]]) {
  test(`the fingers of a phone held ${held} move, size and ask`, () => gestures(held, form));
}

async function gestures(held, form) {
  const player = await Player.at(site, form);
  const wire = await player.page.context().newCDPSession(player.page);
  await player.press("New skirmish");
  await player.until((sheet) => sheet.title === "A new skirmish", "setting up");
  await player.press("Begin");
  const sheet = await player.until((one) => one.title.startsWith("Turn") && one.ways.length > 3, "the first decision");
  const before = await until(player, (now) => now.has("C3"), "the board is not drawn");
  const [left, , width] = before.get("C3");
  // The middle of the board, whichever way the phone is held.
  const [x, y] = held === "upright" ? [190, 290] : [200, 220];

  await fingers(wire, [0, -20, -50, -80].map((by) => [[x + by, y]]));
  const moved = await until(player, (now) => now.get("C3")[0] < left - 30, "a finger does not move the board");

  await fingers(wire, [30, 50, 80].map((by) => [[x - by, y], [x + by, y]]));
  const [fromX, fromY] = middle(moved.get("C3"));
  await until(player, (now) => now.get("C3")[2] > 1.4 * width, "two fingers do not bring it closer");
  // What was between the fingers stays there; 60 pixels apart at first, 160 at the end.
  const factor = 160 / 60;
  const [nowX, nowY] = middle((await player.hexes()).get("C3"));
  assert.ok(Math.abs(x + (fromX - x) * factor - nowX) < 25, `C3 went from ${fromX} to ${nowX}`);
  assert.ok(Math.abs(y + (fromY - y) * factor - nowY) < 25, `C3 went from ${fromY} to ${nowY}`);
  await player.picture(`phone-${held}-closer`);
  // All that did not answer anything.
  assert.equal((await player.sheet()).number, sheet.number);

  const near = (at) => Math.hypot(middle(at)[0] - x, middle(at)[1] - y);
  const [name, at] = [...(await player.hexes())].sort(([, one], [, other]) => near(one) - near(other))[0];
  await fingers(wire, [[middle(at)]], 2500);
  const begun = Date.now();
  const tells = async () => (await player.spots()).some(([label]) => label.startsWith(`${name}:`));
  while (!(await tells())) assert.ok(Date.now() - begun < PATIENCE, `a resting finger does not tell of ${name}`);
  await player.picture(`phone-${held}-rest`);
  assert.equal((await player.sheet()).number, sheet.number);
  assert.deepEqual(player.faults(), []);
  await player.close();
}
