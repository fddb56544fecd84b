// Phones whose screen has a notch and a bar that leads home: what is drawn and what is written keeps out of them,
// the ground goes on under them, and a finger hits what it sees.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PATIENCE, PHONE, Player, middle, open } from "./browser.mjs";

let site;
before(async () => (site = await open()));
after(() => site.close());

const HELD = {
  upright: { viewport: { width: 390, height: 844 }, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  sideways: { viewport: { width: 844, height: 390 }, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
};
for (const [name, form] of Object.entries(HELD)) {
  test(`the game keeps out of the notch of a phone held ${name}`, () => game(name, { ...PHONE, ...form }));
  test(`the page keeps out of the notch of a phone held ${name}`, () => page(name, { ...PHONE, ...form }));
}

/** What notch and bars leave. */
const free = ({ viewport: { width, height }, insets: { top, right, bottom, left } }) => [left, top, width - left - right, height - top - bottom];

const within = ([left, top, w, h], [left2, top2, w2, h2]) =>
  left >= left2 - 0.5 && top >= top2 - 0.5 && left + w <= left2 + w2 + 0.5 && top + h <= top2 + h2 + 0.5;

/** What a finger has to hit of a spot: of a hex its middle, for the map may go on beyond the edge of the canvas. */
const aim = ([, , role, at]) => (role === "Hex" ? [...middle(at), 0, 0] : at);

/** What is drawn beyond what is free. */
async function beyond(player, form) {
  const [left, top] = await player.canvas();
  const seen = (await player.spots()).filter(([, , , [, , w, h]]) => w > 1 && h > 1);
  assert.ok(seen.length > 3, "hardly anything is drawn");
  const fits = ([x, y, w, h]) => within([left + x, top + y, w, h], free(form));
  return seen.filter((spot) => !fits(aim(spot))).map(([name, , , at]) => `${name} at ${at}`);
}

/** Rests a finger on a hex until the game tells of it. */
async function rest(player) {
  const reached = await player.reached();
  const [name, at] = [...(await player.hexes())].find(([hex]) => reached.has(hex));
  const [[left, top], [x, y]] = [await player.canvas(), middle(at)];
  const wire = await player.page.context().newCDPSession(player.page);
  await wire.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: left + x, y: top + y }] });
  const told = async () => (await player.spots()).some(([label]) => label.startsWith(`${name}:`));
  for (const begun = Date.now(); !(await told()); ) assert.ok(Date.now() - begun < PATIENCE, `a resting finger does not tell of ${name}`);
  await wire.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function game(name, form) {
  const player = await Player.at(site, form);
  const fits = async (picture) => {
    await player.picture(`notch-${name}-${picture}`);
    assert.deepEqual(await beyond(player, form), [], picture);
  };
  assert.deepEqual(await player.canvas(), free(form));
  // Under the notch it is as dark as the game.
  const under = await player.page.evaluate(() => {
    const corner = document.elementFromPoint(1, innerHeight - 2);
    return [corner.id, getComputedStyle(corner).backgroundColor];
  });
  assert.deepEqual(under, ["board", "rgb(43, 35, 27)"]);
  await player.spot("New skirmish");
  await fits("title");
  await player.hit("New skirmish", (sheet) => sheet.title === "A new skirmish", "setting up");
  await player.spot("Begin");
  await fits("setup");
  await player.hit("Begin", (sheet) => sheet.title.startsWith("Turn"), "the battle");
  await player.until((sheet) => sheet.title.startsWith("Turn") && sheet.ways.length > 3, "the first decision");
  await player.spot("Menu");
  await fits("battle");
  await rest(player);
  await player.hit("Menu", (sheet) => sheet.title === "The battle waits", "the menu");
  await player.hit("Back to it", (sheet) => sheet.title.startsWith("Turn"), "the battle");
  assert.deepEqual(player.faults(), []);
  await player.close();
}

async function page(name, form) {
  const player = await Player.at(site, form);
  /** The rectangles of what a selector finds. */
  const places = (selector) => player.page.evaluate((which) => [...document.querySelectorAll(which)].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height];
  }), selector);
  const fits = async (selector) => {
    await player.picture(`notch-${name}-${selector.replace(/\W+/g, "")}`);
    const all = await places(selector);
    assert.ok(all.length > 0, `there is no ${selector}`);
    for (const at of all) assert.ok(at[3] > 10 && within(at, free(form)), `${selector} is at ${at}`);
  };
  const set = (id, change) => player.page.evaluate(([which, what]) => {
    const one = document.getElementById(which);
    if (what === "shown") one.hidden = false;
    else if (what === "hidden") one.hidden = true;
    else one[what]();
  }, [id, change]);

  await player.page.locator("#game").focus();
  await player.page.keyboard.press("F6");
  await fits("#words");
  await player.page.keyboard.press("Escape");
  await set("to-words", "focus");
  await fits("#to-words");
  await set("share", "showModal");
  await fits("#share");
  await set("share", "close");
  for (const id of ["loading", "failure", "drop"]) {
    await set(id, "shown");
    await fits(id === "drop" ? "#drop" : `#${id} > :not(noscript):not(:empty)`);
    await set(id, "hidden");
  }
  await player.close();
}
