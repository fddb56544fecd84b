// A battle that two browsers pass to and fro by links.
import assert from "node:assert/strict";
import { asked, atSetup, over } from "./fight.mjs";

/** It is for the friend to decide. */
export const isAway = (sheet) => sheet.ways.includes("Hand the battle on") && !over(sheet);
/** A decision of one's own, one of the friend's, or the end. */
export const rests = (sheet) => over(sheet) || isAway(sheet) || asked(sheet);
/** The choice that the game marks, or the first. */
export const usual = (sheet) => sheet.ways.find((way) => way.includes(", the usual choice")) ?? sheet.ways[0];

/** Presses the last button with these words until it is held. */
async function hold(player, words) {
  for (let tries = 0; tries < 40; tries += 1) {
    const held = await player.page.evaluate((text) => {
      const button = [...document.querySelectorAll("#ways button")].filter((one) => one.textContent.startsWith(text)).at(-1);
      if (button && !button.ariaPressed) button.click();
      return button?.ariaPressed === "true";
    }, words);
    if (held) return;
    await player.page.waitForTimeout(250);
  }
  throw new Error(await player.instead(`${words} held`, await player.sheet()));
}

/** Types into the field whose label begins with these words. */
export const type = (player, label, text) =>
  player.page.evaluate(([label, text]) => {
    const line = [...document.querySelectorAll("#fields label")].find((one) => one.textContent.startsWith(label));
    const field = line.querySelector("input");
    field.value = text;
    field.dispatchEvent(new Event("input"));
  }, [label, text]);

/** The dice of every battle: by lot, one may end before it has gone to and fro. */
const SEED = "1";

/** Sets a battle up with a friend on the second side, and begins it. */
export async function begin(player, scenario, sworn = false) {
  await player.press("New skirmish");
  await player.until(atSetup, "setting up");
  await type(player, "Look for a scenario", scenario);
  await player.until((sheet) => sheet.ways.includes("All scenarios of the book again"), "what was found");
  await type(player, "Seed of the dice", SEED);
  await hold(player, `${scenario}:`);
  await hold(player, "By link");
  if (sworn) await hold(player, "Dice that neither");
  await player.press("Begin");
  return player.until(rests, "the battle");
}

/** The link that the page shows, once it is there. */
export async function link(player) {
  await player.page.waitForFunction(() => document.getElementById("share").open);
  const [what, whole] = await player.page.evaluate(() => {
    document.getElementById("close").click();
    return [document.getElementById("what").textContent, document.getElementById("link").value];
  });
  assert.match(what, /for the other player/);
  return whole.slice(whole.indexOf("#"));
}

/** Opens a link, the part of it behind the address. */
export const follow = (player, hash) => player.page.evaluate((to) => (location.hash = to), hash);

/** Decides until it is the other's turn, or the battle is over; gives how often. */
export async function decide(player) {
  for (let count = 0; ; count += 1) {
    const sheet = await player.until(rests, "a decision, or the other's turn");
    if (over(sheet) || isAway(sheet)) return count;
    await player.press(usual(sheet));
    await player.until((one) => one.number !== sheet.number, `an answer to ${sheet.asked}`);
  }
}

/** Passes the battle to and fro, so often at the most; gives how often. */
export async function correspond(players, most) {
  for (let count = 0; count < most; count += 1) {
    const [from, to] = count % 2 === 0 ? players : [...players].reverse();
    await decide(from);
    const sheet = await from.sheet();
    // The last link tells how it ended.
    const hash = await link(from);
    const { number } = await to.sheet();
    await follow(to, hash);
    await to.until((one) => one.number !== number && rests(one), "the battle that came");
    if (over(sheet)) {
      await to.until(over, "the end on the other side");
      return count;
    }
  }
  return most;
}

/** Opens the link to a battle and sits down in it. */
export async function sitDown(player, hash) {
  await follow(player, hash);
  const invited = await player.until((sheet) => sheet.title === "A battle by link", "the invitation");
  await player.press("Sit down");
  await player.until(rests, "the battle");
  return invited;
}
