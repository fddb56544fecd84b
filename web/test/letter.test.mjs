// A battle by correspondence: two browsers pass it to and fro by links.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, PHONE, Player, open } from "./browser.mjs";
import { begin, correspond, decide, follow, isAway, link, rests, sitDown, type, usual } from "./letters.mjs";

let site;
before(async () => (site = await open()));
after(() => site.close());

/** The first fight of each book. The first of them is played to its end, with `RIPOSTE_LETTERS=all` each. */
const BOOKS = ["Axe and sword", "Sword and halberd", "Measure for measure", "The lesson", "The footbridge"];
const ALL = process.env.RIPOSTE_LETTERS === "all";
/** More links than any of these battles takes. */
const MOST = 600;

for (const [number, scenario] of BOOKS.entries()) {
  test(`"${scenario}" goes to and fro by links`, async () => {
    const [ann, ben] = [await Player.at(site, DESK), await Player.at(site, PHONE)];
    await begin(ann, scenario);
    await decide(ann);
    if (number === 0) await ann.picture("letter-away");
    const first = await link(ann);
    await follow(ben, first);
    const invited = await ben.until((sheet) => sheet.title === "A battle by link", "the invitation");
    assert.equal(invited.asked, scenario);
    await ben.page.waitForTimeout(400);
    if (number === 0) await ben.picture("letter-invitation");
    await ben.press("Sit down");
    await ben.until(rests, "the battle");
    const whole = ALL || number === 0;
    const count = await correspond([ben, ann], whole ? MOST : 8);
    assert.ok(count > 3 && count < MOST, `${count} links`);
    // The same link once more: what was answered stays answered.
    await follow(ben, first);
    const older = await ben.until((sheet) => sheet.title === "A word first", "that it is older");
    assert.match(older.asked, /older than what you have seen/);
    for (const player of [ann, ben]) {
      assert.deepEqual(player.faults(), []);
      await player.close();
    }
  });
}

/** Opens a link and answers what it asks; gives how often somebody presses besides, up to the link to send back. */
async function receives(player, hash) {
  let presses = 0;
  const { number } = await player.sheet();
  await follow(player, hash);
  const come = (sheet) => sheet.title === "A battle by link" || rests(sheet);
  const first = await player.until((sheet) => sheet.number !== number && come(sheet), "the battle that came");
  if (first.title === "A battle by link") {
    presses += 1;
    await player.press("Sit down");
    await player.until(rests, "the battle");
  }
  await decide(player);
  // What is to be sent back is there unasked.
  await player.page.waitForSelector("#share[open]");
  presses += 1;
  await player.page.click("#copy");
  await player.page.waitForFunction(() => document.getElementById("copied").textContent !== "");
  return presses;
}

test("who gets a link presses twice besides the decisions the first time, and once afterwards", async () => {
  const [ann, ben] = [await Player.at(site, DESK), await Player.at(site, PHONE)];
  await begin(ann, "Axe and sword");
  await decide(ann);
  assert.equal(await receives(ben, await link(ann)), 2);
  assert.equal(await receives(ann, await link(ben)), 1);
  assert.equal(await receives(ben, await link(ann)), 1);
  for (const player of [ann, ben]) await player.close();
});

test("battles by link are listed with whose turn it is, and go on after the page was closed", async () => {
  const ann = await Player.at(site, DESK);
  await begin(ann, "Axe and sword");
  await decide(ann);
  await link(ann);
  await ann.visit();
  await ann.press("Battles by link");
  const list = await ann.until((sheet) => sheet.title === "Saves and replays", "the list");
  await ann.page.waitForTimeout(400);
  await ann.picture("letter-list");
  const entry = list.ways.find((way) => /^Axe and sword\. Waits for/.test(way));
  assert.ok(entry, list.ways.slice(0, 4).join(" | "));
  await ann.press(entry);
  await ann.until(isAway, "the battle as it was left");
  // The link is there again, but not thrust upon her.
  assert.equal(await ann.page.locator("#share[open]").count(), 0);
  await ann.press("Hand the battle on");
  await link(ann);
  assert.deepEqual(ann.faults(), []);
  await ann.close();
});

/** Loses the picture, which loads the page again; gives what is shown then. */
async function lost(player) {
  const loaded = player.page.waitForEvent("load");
  await player.lose();
  await loaded;
  return player.until(rests, "the battle, gone on with");
}

test("where the picture is lost, a battle by link goes on where it was, at either seat", async () => {
  const [ann, ben] = [await Player.at(site, DESK, "#play-yard"), await Player.at(site, PHONE)];
  // Ann has another battle under way, which must not come in its place.
  const yard = await ann.until(rests, "an ordinary battle");
  await ann.press(usual(yard));
  await ann.page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("riposte/under-way/yard")));
  await ann.press("Menu");
  await ann.until((sheet) => sheet.ways.includes("To the title"), "the menu");
  await ann.press("To the title");
  await ann.until((sheet) => sheet.ways.includes("New skirmish"), "the title");
  await begin(ann, "Axe and sword");
  await decide(ann);
  const first = await link(ann);
  const away = await ann.sheet();
  const still = await lost(ann);
  assert.deepEqual([still.title, still.asked], [away.title, away.asked]);
  await sitDown(ben, first);
  const asked = await ben.sheet();
  const now = await lost(ben);
  assert.deepEqual([now.title, now.asked], [asked.title, asked.asked]);
  // From there it goes to and fro as before; what was to be handed on when the picture went still is.
  if (isAway(now)) await ben.press("Hand the battle on");
  const count = await correspond([ben, ann], 2);
  assert.ok(count > 0, `${count} links`);
  await ann.close();
  await ben.close();
});

test("a second friend on the same seat is refused", async () => {
  const [ann, ben, carl] = [await Player.at(site, DESK), await Player.at(site, DESK), await Player.at(site, DESK)];
  await begin(ann, "Axe and sword");
  await decide(ann);
  const first = await link(ann);
  const answers = [];
  for (const [friend, name] of [[ben, "Ben"], [carl, "Carl"]]) {
    await follow(friend, first);
    await friend.until((sheet) => sheet.title === "A battle by link", "the invitation");
    await type(friend, "Your name", name);
    await friend.press("Sit down");
    await friend.until(rests, "the battle");
    await decide(friend);
    answers.push(await link(friend));
  }
  await follow(ann, answers[0]);
  await ann.until(rests, "what Ben answered");
  await follow(ann, answers[1]);
  const refused = await ann.until((sheet) => sheet.title === "That did not work", "that it is another course");
  assert.match(refused.asked, /another course of a battle that is known here: "Carl" sits in it where "Ben" sits here/);
  for (const player of [ann, ben, carl]) await player.close();
});

test("with sworn dice each throw goes to the other side and back", async () => {
  const [ann, ben] = [await Player.at(site, DESK), await Player.at(site, DESK)];
  const waits = await begin(ann, "Axe and sword", true);
  assert.match(waits.asked, /is a free seat/);
  await sitDown(ben, await link(ann));
  const count = await correspond([ben, ann], ALL ? MOST : 12);
  assert.ok(count > 3, `${count} links`);
  const kept = await ben.page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("riposte/letters/")));
  assert.ok(kept.some(([, text]) => /^sealed: (?!none)/m.test(text) || / \*[0-9a-f]{32} /.test(text)), "a choice that waits for its dice, or dice that fell from a link");
  assert.ok(kept.some(([key]) => key.endsWith(".chain")));
  for (const player of [ann, ben]) {
    assert.deepEqual(player.faults(), []);
    await player.close();
  }
});
