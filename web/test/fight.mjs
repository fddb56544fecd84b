// What the tests that play a battle to its end have in common.
import { PATIENCE } from "./browser.mjs";

/** More decisions than a duel has. */
const MOST = 400;
const BESIDES = ["Show everything at once", "Play moves and blows", "Menu", "Undo"];
export const asked = (sheet) => sheet.title.startsWith("Turn") && sheet.ways.some((way) => !BESIDES.includes(way));
export const over = (sheet) => sheet.asked === "The battle is over.";
export const atSetup = (sheet) => sheet.title === "A new skirmish";
export const ended = (sheet) => sheet.title === "How it ended";

/** Answers so often at the most, each time by `answer`; gives how often, and whether the battle
    is over. */
export async function play(player, answer, most) {
  for (let count = 0; count < most; count += 1) {
    const sheet = await player.until((one) => over(one) || asked(one), "the next decision");
    if (over(sheet)) return { count, ended: true };
    await answer(sheet);
    await player.until((one) => one.number !== sheet.number, `an answer to ${sheet.asked}`);
  }
  return { count: most, ended: false };
}

/** Answers until the battle is over; gives how often. */
export async function fight(player, answer) {
  const { count, ended } = await play(player, answer, MOST);
  if (!ended) throw new Error("the duel does not end");
  return count;
}

/** Goes from the title into the first battle, by Enter alone. */
export async function enter(player) {
  for (let tries = 0; tries < 40 && !(await player.sheet()).title.startsWith("Turn"); tries += 1) {
    await player.page.keyboard.press("Enter");
    await player.page.waitForTimeout(400);
  }
  await player.until(asked, "the first decision");
}

/** Answers with the usual choice: Enter takes it where it is marked, else Enter picks it and Enter takes it. */
export const usual = (player) => async (sheet) => {
  const begun = Date.now();
  while ((await player.sheet()).number === sheet.number && Date.now() - begun < PATIENCE) {
    await player.page.keyboard.press("Enter");
    await player.page.waitForTimeout(150);
  }
};
