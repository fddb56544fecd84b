// The page beside the canvas in the colours that a player has the system in: dark on light, or light on dark.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, Player, open } from "./browser.mjs";

let site;
before(async () => (site = await open()));
after(() => site.close());

const WRITTEN = [
  "#loading h1", "#loading p", "#loaded", "#failure h1", "#failure p", "#failure button", "#to-words", "#words h1", "#words h2",
  "#words button", "#words button[aria-pressed]", "#asked", "#facts", "#log", "#share h2", "#share p", "#share label", "#share textarea", "#share button", "#drop",
];

/** The lights of what is written and of its ground, from 0 to 1, by selector; and the colour of the browser's bar beside that of the page. */
function lights(written) {
  const light = (parts) => {
    const [r, g, b] = parts.slice(0, 3).map((n) => n / 255).map((n) => (n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const parts = (colour) => colour.match(/[\d.]+/g).map(Number);
  // A ground that is half clear counts as if it were not.
  const ground = (one) => {
    const own = parts(getComputedStyle(one).backgroundColor);
    return own[3] === 0 ? ground(one.parentElement) : own;
  };
  const found = written.map((selector) => {
    const one = document.querySelector(selector);
    if (!one) throw new Error(`there is no ${selector}`);
    return [selector, light(parts(getComputedStyle(one).color)), light(ground(one))];
  });
  const bar = [...document.querySelectorAll("meta[name=theme-color]")].find((one) => matchMedia(one.media).matches).content;
  return { found, bar, paper: getComputedStyle(document.documentElement).getPropertyValue("--paper") };
}

for (const [scheme, fits] of [["light", (ground) => ground > 0.5], ["dark", (ground) => ground < 0.1]]) {
  test(`what the page says is read well in ${scheme} colours`, async () => {
    const player = await Player.at(site, { ...PHONE, colorScheme: scheme });
    await player.press("Settings");
    await player.until((sheet) => sheet.title === "Settings", "the settings");
    const { found, bar, paper } = await player.page.evaluate(lights, WRITTEN);
    assert.equal(bar, paper);
    for (const [selector, ink, ground] of found) {
      assert.ok(fits(ground), `the ground of ${selector} has the light ${ground}`);
      const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
      assert.ok(contrast >= 4.5, `${selector} has a contrast of ${contrast}`);
    }
    await player.page.locator("#game").focus();
    await player.page.keyboard.press("F6");
    await player.picture(`page-${scheme}-words`);
    await player.page.keyboard.press("Escape");
    await player.page.evaluate(() => document.getElementById("share").showModal());
    await player.picture(`page-${scheme}-dialog`);
    await player.close();
  });
}
