// On a phone or a tablet the card of what is picked has its room, at every size of text: nothing lies over it,
// nothing of it is cut off, and a tap on "Do it" does it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PATIENCE, PHONE, Player, middle, open } from "./browser.mjs";

let site;
before(async () => (site = await open()));
after(() => site.close());

const HELD = {
  upright: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
  "as a tablet": { width: 1024, height: 768 },
};

for (const [name, viewport] of Object.entries(HELD)) {
  for (const text of [1, 1.5]) {
    test(`the card of a blow on a screen held ${name}, text at ${text}`, () => blow(name, viewport, text));
  }
}

const BESIDE = ["Choose", "Figure", "Log", "back", "list", "why?", "less"];
const button = (spots, begin) => spots.find(([label, , role]) => role === "Button" && label.startsWith(begin));
const within = ([left, top, w, h], [left2, top2, w2, h2]) =>
  left >= left2 - 0.5 && top >= top2 - 0.5 && left + w <= left2 + w2 + 0.5 && top + h <= top2 + h2 + 0.5;

const buttons = (spots) => JSON.stringify(spots.filter(([, , role]) => role === "Button").map(([label]) => label));

/** What is drawn, once two readings agree. */
async function rested(player) {
  const begun = Date.now();
  for (let before = await player.spots(); ; ) {
    const now = await player.spots();
    if (JSON.stringify(now) === JSON.stringify(before) || Date.now() - begun > PATIENCE) return now;
    before = now;
  }
}

/** Waits until there are other buttons than these; a row that leads nowhere leaves them as they are. */
const changed = (player, before) => player.comes(async () => buttons(await player.spots()) !== buttons(before), 3000);

/** The hexes under a rectangle that the board takes for its own. */
async function hexesUnder(player, [left, top, width, height]) {
  const [map, reached] = [await player.hexes(), await player.reached()];
  const under = ([x, y]) => x > left && x < left + width && y > top && y < top + height;
  return [...reached].filter((name) => map.has(name) && under(middle(map.get(name))));
}

async function blow(name, viewport, text) {
  const player = await Player.at(site, { ...PHONE, viewport }, "", `(version: 1, skip: true, text: ${text})`);
  await player.press("New skirmish");
  await player.until((sheet) => sheet.title === "A new skirmish", "setting up");
  await player.press("Begin");
  await player.until((sheet) => sheet.title.startsWith("Turn") && sheet.ways.length > 3, "the first decision");
  // Picks a row of the list, then a row of what it leads to, until the card is there. A second tap on the same row
  // would do it at once, so that each tap waits for what it leads to, however slow the machine is.
  for (const begun = Date.now(); ; ) {
    const spots = await rested(player);
    const done = button(spots, "Do it");
    if (done) break;
    assert.ok(Date.now() - begun < PATIENCE, "no row leads to a card");
    const tabs = button(spots, "Choose");
    const rows = spots.filter(([label, , role, [, top, w, h]]) => role === "Button" && !BESIDE.includes(label.trim()) && tabs && top >= tabs[1][1] + tabs[1][3] && w > 20 && h > 20);
    const row = rows.find(([label]) => label.startsWith("Move")) ?? rows[0];
    if (!row) continue;
    const [left, top, w, h] = row[3];
    await player.point(left + w / 2, top + h / 2);
    await changed(player, spots);
  }
  await player.picture(`card-${name}-${text}`);
  const spots = await rested(player);
  const [, whole, , part] = button(spots, "Do it");
  assert.ok(within(whole, part) && within(whole, [0, 0, viewport.width, viewport.height]), `"Do it" at ${whole} is seen at ${part}`);
  assert.deepEqual(await player.cut(), []);
  assert.deepEqual(await player.over(), []);
  const edge = spots.filter(([, [left, , w], role, [, , seen]]) => role === "Label" && seen > 1 && left + w > viewport.width + 1);
  assert.deepEqual(edge, [], "words beyond the edge");
  assert.ok(!(await hexesUnder(player, whole)).length, "the board takes what is meant for the card");
  const { number } = await player.sheet();
  await player.hit("Do it", (sheet) => sheet.number !== number, "what comes next");
  assert.deepEqual(player.faults(), []);
  await player.close();
}
