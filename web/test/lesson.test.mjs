// Lessons from the title to the fight after their steps: all of them in words, the first with a finger.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, PATIENCE, PHONE, PHONE_SIDEWAYS, Player, open } from "./browser.mjs";

let site;
before(async () => (site = await open()));
after(() => site.close());

const STEP = /^Lesson, step (\d+) of (\d+)/;
const ASKED = ", what the lesson asks for";
const SKIP = "(version: 1, skip: true)";

const facts = (player) => player.page.evaluate(() => [...document.querySelectorAll("#facts li")].map((fact) => fact.textContent));

/** The step that is asked for, "fight" after the last one, nothing while something is shown. */
async function step(player) {
  const [first = ""] = await facts(player);
  const found = STEP.exec(first);
  return found ? Number(found[1]) : first.startsWith("Lesson, the fight") ? "fight" : undefined;
}

async function next(player, after) {
  for (const begun = Date.now(); ; ) {
    const now = await step(player);
    if (now !== undefined && now !== after) return now;
    assert.ok(Date.now() - begun < PATIENCE, `no step comes after ${after}`);
    await player.page.waitForTimeout(40);
  }
}

/** The hex that is asked for, where it is one of many. */
async function place(player, spots) {
  const { ways } = await player.sheet();
  const name = /\bto ([A-Z]+\d+)/.exec(ways.find((way) => way.endsWith(ASKED)) ?? "")?.[1];
  return spots.find(([label, , role, [, , w]]) => role === "Hex" && label === name && w > 1);
}

async function list(player) {
  await player.press("Learn to play");
  const sheet = await player.until((sheet) => sheet.title === "Learn to play", "the lessons");
  return sheet.ways.filter((way) => /minutes\.?/.test(way));
}

test("every lesson in words, left in the middle and taken up again", async () => {
  const player = await Player.at(site, DESK, "", SKIP);
  const lessons = await list(player);
  assert.equal(lessons.length, 5);
  for (const lesson of lessons) {
    await player.press(lesson.slice(0, 30));
    let now = await next(player);
    for (let count = 0; now !== "fight"; count += 1) {
      if (count === 2) {
        await player.press("Menu");
        await player.until((sheet) => sheet.title === "The battle waits", "the menu");
        await player.press("To the title");
        await player.until((sheet) => sheet.title === "Riposte", "the title");
        const again = await list(player);
        await player.press(again.find((one) => one.startsWith(lesson.slice(0, 30))).slice(0, 30));
        assert.equal(await next(player), now, "it goes on where it was left");
      }
      await player.pressMarked(ASKED);
      now = await next(player, now);
    }
    await player.press("Menu");
    await player.until((sheet) => sheet.title === "The battle waits", "the menu");
    await player.press("To the title");
    await player.until((sheet) => sheet.title === "Riposte", "the title");
    await list(player);
  }
  assert.deepEqual(player.faults(), []);
  await player.close();
});

for (const [name, form] of [["upright", PHONE], ["sideways", PHONE_SIDEWAYS]]) {
  test(`the first lesson with a finger on a phone held ${name}`, async () => {
    const player = await Player.at(site, form, "", SKIP);
    await player.hit("Learn to play", (sheet) => sheet.title === "Learn to play", "the lessons");
    await player.spot("Begin");
    await player.picture(`lessons-${name}`);
    assert.deepEqual(await player.clumsy(), []);
    await player.hit("Begin: The toll", (sheet) => sheet.title.startsWith("Turn"), "the lesson");
    for (let now = await next(player); now !== "fight"; ) {
      await player.picture(`lesson-${name}-${now}`);
      const begun = Date.now();
      while ((await step(player)) === now) {
        if (Date.now() - begun > PATIENCE) {
          await player.picture(`lesson-${name}-stuck`);
          assert.fail(`step ${now} is not done`);
        }
        const spots = await player.spots();
        const rings = spots.filter(([label, , , [, , w, h]]) => label === "The lesson asks for this" && w > 1 && h > 1);
        const [, , , part] = rings.at(-1) ?? (await place(player, spots)) ?? [];
        if (part) await player.point(part[0] + part[2] / 2, part[1] + part[3] / 2);
        await player.page.waitForTimeout(150);
      }
      now = await next(player, now);
    }
    assert.deepEqual(player.faults(), []);
    await player.close();
  });
}
