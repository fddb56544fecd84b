// The close-up of a place in which many fight, on a phone and by touch: everybody is there, the
// map stays in sight, and a finger picks who acts, on whom, and does it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PATIENCE, PHONE, Player, open } from "./browser.mjs";

let site;
before(async () => (site = await open()));
after(() => site.close());

const HELD = { upright: { width: 390, height: 844 }, sideways: { width: 844, height: 390 } };
/** How large a hex of the map is at least, in points. Upright the close-up leaves the map little height. */
const HEX = { upright: 12, sideways: 20 };
const SIDES = [["Corwen", "Tamsin", "Maren", "Ilse"], ["Wenzel", "Bastian", "Lisbet", "Wenzel's cousin"]];

for (const [name, viewport] of Object.entries(HELD)) {
  test(`a place from near on a phone held ${name}`, () => near(name, viewport));
}

/** Everybody of the close-up with the rectangle of its row: it is named with its life. */
async function rows(player) {
  const named = (who) => ([label, , role]) => role === "Button" && label.startsWith(who) && /, \d+\/\d+/.test(label);
  const spots = await player.spots();
  return SIDES.map((side) => side.map((who) => spots.find(named(who))));
}

async function near(name, viewport) {
  const player = await Player.at(site, { ...PHONE, viewport }, "#play-taproom");
  const first = await player.until((sheet) => sheet.title.startsWith("Turn") && sheet.ways.length > 3, "the first decision");
  for (const begun = Date.now(); ; ) {
    const there = (await rows(player)).flat();
    if (there.every(Boolean)) break;
    assert.ok(Date.now() - begun < PATIENCE, "not everybody is in the close-up");
  }
  const [left, right] = await rows(player);
  for (const [, [x, y, w, h]] of [...left, ...right]) {
    assert.ok(h >= 20 && x >= 0 && y >= 0 && x + w <= viewport.width && y + h <= viewport.height, `${x} ${y} ${w} ${h}`);
  }
  const edge = Math.min(...right.map(([, [x]]) => x));
  assert.ok(left.every(([, [x, , w]]) => x + w <= edge + 1), "the sides stand face to face");
  // The map stays in sight beside it: the hex of the fight and those around it.
  const hexes = await player.hexes();
  for (const hex of ["A2", "B1", "B2", "B3", "C2"]) {
    const [x, y, w, h] = hexes.get(hex);
    assert.ok(w > HEX[name] && x + w / 2 > 0 && y + h / 2 > 0 && y + h / 2 < viewport.height, `${hex} is out of sight: ${[x, y, w, h]}`);
    const under = [...left, ...right].some(([, [l, t, wide, high]]) => x + w / 2 > l && x + w / 2 < l + wide && y + h / 2 > t && y + h / 2 < t + high);
    assert.ok(!under, `${hex} lies under the close-up`);
  }
  await player.picture(`closeup-${name}`);
  await player.hit("Ilse, ", (sheet) => sheet.number !== first.number && sheet.asked.includes("Ilse"), "Ilse being asked");
  const asked = await player.sheet();
  await player.point(...(await player.spot("Lisbet, ")));
  await player.spot("Do it");
  await player.picture(`closeup-${name}-try`);
  await player.hit("Do it", (sheet) => sheet.number !== asked.number, "what comes next");
  assert.deepEqual(player.faults(), []);
  await player.close();
}
