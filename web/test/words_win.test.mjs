// The words are enough to play well: somebody who knows nothing but them wins the first fight of each book against a squire.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, Player, open } from "./browser.mjs";
import { asked, atSetup, ended, play } from "./fight.mjs";
import { type } from "./letters.mjs";
import { answer, chosen } from "./listener.mjs";

let site;
before(async () => (site = await open()));
after(() => site.close());

test("of what is said a listener chooses the blow that harms, the surer guard, the way that is less open", () => {
  const plain = (words) => ({ words, fold: "" });
  const pick = (ways) => chosen(ways).words;
  assert.equal(pick([plain("Wait, the usual choice"), plain("Strike, 60 % to hit, harm 0.5, where you end Ann may strike with 60 %"), plain("Combo, 60 % to hit, harm 1.0")]), "Combo, 60 % to hit, harm 1.0");
  assert.equal(pick([plain("Dodge, 9 % that the blow fails"), plain("Parry, 74 % that the blow fails, the usual choice")]), "Parry, 74 % that the blow fails, the usual choice");
  const near = (words) => ({ words, fold: "next to Ann: 2 ways" });
  assert.equal(pick([plain("Stay, the usual choice"), near("Move to C3, where you end Ann may strike with 63 %"), near("Move to C4, where you end Ann may strike with 38 %")]), "Move to C4, where you end Ann may strike with 38 %");
  assert.equal(pick([plain("Size up, 99 % to succeed"), plain("Move, the usual choice")]), "Move, the usual choice");
});

/** The first fight of each book, and the number of the side that the listener takes. */
const FIGHTS = [["Axe and sword", 0], ["Sword and halberd", 0], ["Measure for measure", 0], ["The lesson", 0], ["The footbridge", 1]];
/** Dice fall as they will: of so many battles one at the least is won. */
const BATTLES = 8;
/** More decisions than any of these battles has. */
const MOST = 800;

/** Seats a player on the side with a number; gives what the side is called, or nothing before the set-up shows it so. */
function sit([side, seat]) {
  const heads = [...document.querySelectorAll("#ways h2")].filter((head) => /(^|\|)A person(\||$)/.test([...head.nextElementSibling.querySelectorAll("button")].map((one) => one.textContent).join("|")));
  const button = [...(heads[side]?.nextElementSibling.querySelectorAll("button") ?? [])].find((one) => one.textContent === seat);
  if (!button) return "";
  if (button.ariaPressed === "true") return heads[side].textContent;
  button.click();
  return "";
}

/** Who wins a battle that a listener fights against a squire: whether it is the listener. */
async function won(scenario, side, seed) {
  const player = await Player.at(site, DESK);
  await player.press("New skirmish");
  await player.until(atSetup, "setting up");
  await type(player, "Look for a scenario", scenario);
  await player.until((sheet) => sheet.ways.includes("All scenarios of the book again"), "what was found");
  await player.press(`${scenario}:`);
  await player.until((sheet) => sheet.asked.startsWith(scenario), scenario);
  await type(player, "Seed of the dice", String(seed));
  const takes = async (place) => (await player.page.waitForFunction(sit, place, { polling: 300 })).jsonValue();
  await takes([1 - side, "Squire"]);
  const called = await takes([side, "A person"]);
  await player.press("Begin");
  await player.until(asked, "the first decision");
  const { ended: isOver } = await play(player, answer(player), MOST);
  assert.ok(isOver, `"${scenario}" does not end`);
  await player.press("See how it went");
  const outcome = await player.until(ended, "the outcome");
  assert.deepEqual(player.faults(), []);
  await player.close();
  return outcome.asked.startsWith(`Victory for ${called}`);
}

/** A battle takes minutes: the others only where somebody asks for all. */
const wanted = process.env.RIPOSTE_LETTERS === "all" ? FIGHTS : FIGHTS.slice(0, 1);

for (const [scenario, side] of wanted) {
  test(`a listener wins "${scenario}" against a squire`, async () => {
    for (let seed = 1; seed <= BATTLES; seed += 1) if (await won(scenario, side, seed)) return;
    assert.fail(`none of ${BATTLES} battles is won`);
  });
}
