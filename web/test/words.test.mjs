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
  ["measure", [/holds /, /hexes? from |in the hex of /, / \d+ of \d+/], undefined],
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
