// Somebody who knows of a battle only what is said of it: every decision comes from the words of the page.
import { over } from "./fight.mjs";

/** A number in words, or 0. */
const number = (words, of) => Number(of.exec(words)?.[1] ?? 0);

/** What is done to a foe by the words of its button: a blow that hits, or gets past the best answer. */
const strikes = (words) => /\d+\s% to (hit|get past)/.test(words);
const wardsOff = (words) => words.includes(" that the blow fails");

/** The chances of all who may strike for it, added up. */
const risk = (words) => [...words.matchAll(/ may strike[^,]* with (\d+)\s%/g)].reduce((sum, [, chance]) => sum + Number(chance), 0);
const chance = (words) => number(words, /(\d+)\s%/);

/** What a blow is worth: the harm, whether it ends the fight, and a little of what it lays open. */
const worth = (words) => 100 * number(words, /harm (\d+(?:\.\d+)?)/) + number(words, /fells (\d+)\s%/) + chance(words) / 100 - 0.2 * risk(words);

/** The best of some ways; the first of those that are alike. */
const best = (ways, by) => ways.reduce((one, other) => (one === undefined || by(other.words) > by(one.words) ? other : one), undefined);

/** What somebody who listens chooses: the best blow, else the best guard, else to come next to a foe, else what is usual. */
export function chosen(ways) {
  const blows = ways.filter(({ words }) => strikes(words) && chance(words) > 0);
  const guards = ways.filter(({ words }) => wardsOff(words) && chance(words) > 0);
  const near = ways.filter(({ fold }) => fold.startsWith("next to "));
  const usual = ways.find(({ words }) => words.includes(", the usual choice"));
  return best(blows, worth) ?? best(guards, chance) ?? best(near, (words) => -risk(words)) ?? usual ?? ways[0];
}

/** The choices, each with its words and what it is folded under. */
const read = (player) => player.page.evaluate(() => [...document.querySelectorAll("#ways button")].map((button) => ({
  words: button.textContent,
  fold: button.closest("details")?.querySelector("summary").textContent ?? "",
})));

/** So many looks at the words find them unchanged once all that is foretold is there. */
const LOOKS = 3;

/** The choices of a sheet once their words rest; of another sheet where that came meanwhile. */
async function rested(player) {
  let before = "";
  for (let same = 0; ; ) {
    const ways = await read(player);
    const now = JSON.stringify(ways);
    same = now === before ? same + 1 : 0;
    if (same === LOOKS) return ways;
    before = now;
    // What is foretold is worked out frame by frame.
    await player.spots();
  }
}

/** Answers the decision of a sheet. */
export const answer = (player) => async (sheet) => {
  if (over(sheet)) return;
  const { words } = chosen(await rested(player));
  if ((await player.sheet()).number === sheet.number) await player.press(words);
};
