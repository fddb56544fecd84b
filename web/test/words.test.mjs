// The battle in words: what one decides by is there, and the keyboard stands before the choices.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, PATIENCE, Player, open } from "./browser.mjs";
import { asked, over } from "./fight.mjs";

let site;
before(async () => (site = await open()));
after(() => site.close());

const facts = (player) => player.page.evaluate(() => [...document.querySelectorAll("#facts li")].map((fact) => fact.textContent));
/** The number of the button on which the keyboard stands; -1 where it is elsewhere. */
const standsOn = (player) => player.page.evaluate(() => [...document.querySelectorAll("#ways button")].indexOf(document.activeElement));

test("after each turn of the computer the keyboard stands before the choices", async () => {
  const player = await Player.at(site, DESK, "#play-duel");
  let sheet = await player.until(asked, "the first decision");
  await player.page.locator("#game").focus();
  await player.page.keyboard.press("F6");
  for (let count = 0; count < 12; count += 1) {
    assert.equal(await standsOn(player), 0, `before decision ${count}: ${sheet.asked}`);
    await player.page.keyboard.press("Enter");
    sheet = await player.until((one) => one.number !== sheet.number && (asked(one) || over(one)), "what comes next");
    if (over(sheet)) break;
  }
  await player.close();
});

/** By what a turn is decided, in words of the facts, and the price in those of some choice where the book has prices. */
const TOLD = [
  ["duel", [/\d+ of \d+ AP left/, /in the order of the turn at \d/, /holds /, /hexes? from |in the hex of /], /costs \d+ AP of \d+/],
  ["taproom", [/\d+ of \d+ AP left/, /in the order of the turn at initiative \d/, /holds /], /costs \d+ AP of \d+/],
  ["measure", [/holds /, / is (?:one hex|\d+ hexes) from | is in the hex of /, / \d+ of \d+/], undefined],
];

for (const [scenario, wanted, price] of TOLD) {
  test(`the words of "${scenario}" tell what one decides by`, async () => {
    const player = await Player.at(site, DESK, `#play-${scenario}`);
    let sheet = await player.until(asked, "the first decision");
    for (const words of wanted) {
      const told = await facts(player);
      assert.ok(told.some((fact) => words.test(fact)), `${words} is not in:\n${told.join("\n")}`);
    }
    assert.ok(sheet.ways.some((way) => way.includes("the usual choice")), "nothing is marked as usual");
    assert.ok(sheet.ways.includes("Why these numbers?"));
    // Forecasts come in by and by, and what has a price is not asked first everywhere.
    for (const begun = Date.now(); price && !sheet.ways.some((way) => price.test(way)); ) {
      assert.ok(Date.now() - begun < PATIENCE, `${price} is not in:\n${sheet.ways.join("\n")}`);
      await player.page.waitForTimeout(1500);
      const now = await player.until((one) => asked(one) || over(one), "a decision");
      assert.ok(!over(now), `nothing had the price ${price}`);
      if (!now.ways.some((way) => price.test(way)) && now.number === sheet.number) await player.press(now.ways[0]);
      sheet = now;
    }
    await player.close();
  });
}

/** What can be opened to read more of: the heads, each with its lines, and whether it is open. */
const about = (player) => player.page.evaluate(() => [...document.querySelectorAll("#about > details")].map((part) => ({
  head: part.querySelector("summary").textContent,
  lines: [...part.querySelectorAll("li")].map((line) => line.textContent),
  open: part.open,
})));

/** What is told of a figure that is looked at closer, for each book. */
const CLOSER = [
  ["duel", [/^stops at the chest: /, /in .* hands?; .*strikes /, /^stands on /, /hexes? from .* arc of /]],
  ["yard", [/^ST: \d+ of \d+$/, /^adjusted DX: /, /^armour: /, /strikes /]],
  ["measure", [/^Weapon Skill: \d+$/, /^armour: .*rating \d/, /^move: /]],
  ["lesson", [/strikes /, /^stands on /]],
  ["footbridge", [/^Health: \d+ of \d+$/, /^Armour: \d+$/, /^statistics: /]],
];

for (const [scenario, wanted] of CLOSER) {
  test(`more of each figure of "${scenario}" and of the ground can be opened`, async () => {
    const player = await Player.at(site, DESK, `#play-${scenario}`);
    await player.until(asked, "the first decision");
    const parts = await about(player);
    assert.match(parts[0].head, /^More of /);
    assert.equal(parts.at(-1).head, "More of the ground");
    for (const words of wanted) assert.ok(parts[0].lines.some((line) => words.test(line)), `${words} is not in:\n${parts[0].lines.join("\n")}`);
    assert.match(parts.at(-1).lines[0], /^The map has \d+ columns, named by letters, and \d+ rows\.$/);
    assert.ok(parts.at(-1).lines.some((line) => /counts as one step/.test(line)));
    assert.ok(parts.every((part) => !part.open && part.lines.length > 0));
    await player.close();
  });
}

test("what was opened to read more stays open when something is decided", async () => {
  const player = await Player.at(site, DESK, "#play-duel");
  const sheet = await player.until(asked, "the first decision");
  await player.page.evaluate(() => (document.querySelector("#about > details").open = true));
  await player.press(sheet.ways[0]);
  await player.until((one) => one.number !== sheet.number && asked(one), "the next decision");
  const [first, second] = await about(player);
  assert.deepEqual([first.open, second.open], [true, false]);
  await player.close();
});

test("many moves are grouped by where they lead", async () => {
  const player = await Player.at(site, DESK, "#play-measure");
  for (let count = 0; ; count += 1) {
    assert.ok(count < 40, "nobody has many ways to go");
    const sheet = await player.until(asked, "a decision");
    const folds = await player.page.evaluate(() => [...document.querySelectorAll("#ways details > summary")].map((one) => one.textContent));
    if (folds.length > 0) {
      assert.ok(folds.every((fold) => /^.+: \d+ ways$/.test(fold)), folds.join(" | "));
      break;
    }
    await player.press(sheet.ways[0]);
    await player.until((one) => one.number !== sheet.number, "the next sheet");
  }
  await player.close();
});
