// Fingers on the board: drag, pinch, rest, and the two touches that what cannot be undone takes.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PATIENCE, PHONE, Player, open } from "./browser.mjs";

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

const hexes = async (player) => new Map((await player.spots()).filter(([, , role]) => role === "Hex").map(([name, at]) => [name, at]));

/** Waits until the hexes are as they should be. */
async function until(player, fits, what) {
  const begun = Date.now();
  for (;;) {
    const now = await hexes(player);
    if (now.size && fits(now)) return now;
    if (Date.now() - begun > PATIENCE) throw new Error(`${what}; C3 is at ${now.get("C3")}`);
  }
}

test("a phone's fingers move, size and ask", async () => {
  const player = await Player.at(site, PHONE);
  const wire = await player.page.context().newCDPSession(player.page);
  await player.press("New skirmish");
  await player.until((sheet) => sheet.title === "A new skirmish", "setting up");
  await player.press("Begin");
  const sheet = await player.until((one) => one.title.startsWith("Turn") && one.ways.length > 3, "the first decision");
  const [before] = [await until(player, (now) => now.has("C3"), "the board is not drawn")];
  const [left, , width] = before.get("C3");

  await fingers(wire, [[[200, 320]], [[180, 320]], [[150, 320]], [[120, 320]]]);
  const moved = await until(player, (now) => now.get("C3")[0] < left - 30, "a finger does not move the board");

  await fingers(wire, [[[160, 300], [220, 300]], [[140, 300], [240, 300]], [[110, 300], [270, 300]]]);
  const middle = ([x, y, w, h]) => [x + w / 2, y + h / 2];
  const [fromX, fromY] = middle(moved.get("C3"));
  await until(player, (now) => now.get("C3")[2] > 1.4 * width, "two fingers do not bring it closer");
  // What was between the fingers stays there; 60 pixels apart at first, 160 at the end.
  const factor = 160 / 60;
  const [x3, y3] = middle((await hexes(player)).get("C3"));
  assert.ok(Math.abs(190 + (fromX - 190) * factor - x3) < 25, `C3 went from ${fromX} to ${x3}`);
  assert.ok(Math.abs(300 + (fromY - 300) * factor - y3) < 25, `C3 went from ${fromY} to ${y3}`);
  await player.picture("phone-closer");

  // All that did not answer anything.
  assert.equal((await player.sheet()).number, sheet.number);
  assert.ok(moved);

  const near = await hexes(player);
  const onBoard = [...near].find(([, [x, y, w, h]]) => x + w / 2 > 20 && x + w / 2 < 370 && y + h / 2 > 190 && y + h / 2 < 420);
  const [x, y, w, h] = onBoard[1];
  await fingers(wire, [[[x + w / 2, y + h / 2]]], 2500);
  await player.page.waitForTimeout(1000);
  await player.picture("phone-rest");
  assert.equal((await player.sheet()).number, sheet.number);
  const labels = (await player.spots()).map(([label]) => label);
  assert.ok(labels.some((label) => label.startsWith(`${onBoard[0]}:`)), `a resting finger does not tell of ${onBoard[0]}`);
  assert.deepEqual(player.faults(), []);
  await player.close();
});
