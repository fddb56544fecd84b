// What lies over the game on a phone, and the same in words: settings, saves, help, the menu.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, PATIENCE, PHONE, PHONE_SIDEWAYS, Player, open } from "./browser.mjs";

let site;
before(async () => (site = await open()));
after(() => site.close());

const titled = (title) => (sheet) => sheet.title === title;
const inBattle = (sheet) => sheet.title.startsWith("Turn") && sheet.ways.length > 3;
const held = (player) => player.page.evaluate(() => [...document.querySelectorAll("#ways [aria-pressed]")].map((button) => button.textContent));
/** Looks again and again until what is seen is of a kind. */
async function becomes(look, fits, what) {
  for (const begun = Date.now(); !fits(await look()); ) assert.ok(Date.now() - begun < PATIENCE, `${what} did not come`);
}
const settings = (player) => player.page.evaluate(() => localStorage.getItem("riposte/settings.ron"));

for (const [name, form] of [["upright", PHONE], ["sideways", PHONE_SIDEWAYS]]) {
  test(`every screen fits a phone held ${name} and stands beside it in words`, async () => {
    const player = await Player.at(site, form);
    const look = async (picture, drawn) => {
      await player.spot(drawn);
      await player.page.waitForTimeout(300);
      await player.picture(`phone-${name}-${picture}`);
      assert.deepEqual(await player.clumsy(), [], picture);
    };

    await player.press("Settings");
    await player.until(titled("Settings"), "the settings");
    await look("settings", "Close");
    assert.deepEqual(await held(player), ["English", "are shown at once", "as designed", "walk, strike and fall", "usual", "For my attacks only", "usual", "heraldic", "drawn from above"]);
    await player.press("double");
    await player.until((sheet) => sheet.title === "Settings" && sheet.ways.includes("double"), "the settings");
    await player.page.waitForFunction(() => localStorage.getItem("riposte/settings.ron").includes("speed: 2"));
    assert.ok((await held(player)).includes("double"));
    await player.press("As they came");
    await player.page.waitForFunction(() => !localStorage.getItem("riposte/settings.ron").includes("speed: 2"));
    assert.ok((await held(player)).includes("as designed"));
    await player.press("are shown at once");
    await player.page.waitForFunction(() => localStorage.getItem("riposte/settings.ron").includes("skip: true"));
    assert.match(await settings(player), /skip: true/);
    await player.hit("Close", titled("Riposte"), "the title");

    await player.press("How to play");
    await player.until(titled("How to play"), "the help");
    await look("help", "Close");
    await player.hit("Close", titled("Riposte"), "the title");

    await player.press("New skirmish");
    await player.until(titled("A new skirmish"), "setting up");
    await player.press("Begin");
    await player.until(inBattle, "the battle");
    await player.hit("Menu", titled("The battle waits"), "the menu");
    await look("menu", "Back to it");
    await player.press("Save");
    await player.until(inBattle, "the battle");
    await player.press("Menu");
    await player.until(titled("The battle waits"), "the menu");
    await player.press("Saves and replays");
    const files = await player.until((sheet) => sheet.title === "Saves and replays" && sheet.ways.some((way) => way.startsWith("Delete")), "the list");
    await look("files", "Close");
    await player.press(files.ways.find((way) => way.startsWith("Delete")));
    const sure = await player.until((sheet) => sheet.ways.includes("Yes, delete"), "the question");
    assert.match(sure.asked, /^Delete .* for good\?$/);
    await look("delete", "Yes, delete");
    await player.press("Yes, delete");
    const after = await player.until((sheet) => !sheet.ways.includes("Yes, delete"), "the list");
    const deletes = (sheet) => sheet.ways.filter((way) => way.startsWith("Delete")).length;
    assert.equal(deletes(after), deletes(files) - 1);
    assert.deepEqual(player.faults(), []);
    await player.close();
  });
}

test("buttons stay where they are while forecasts come in, and keep who stands on them", async () => {
  const player = await Player.at(site, PHONE);
  await player.page.evaluate(() => {
    globalThis.seen = [];
    new MutationObserver((changes) => {
      if (changes.some((change) => change.type === "childList" && change.target.id === "ways")) seen.push(document.getElementById("words").dataset.sheet);
    }).observe(document.getElementById("words"), { childList: true, subtree: true });
  });
  await player.press("New skirmish");
  await player.until(titled("A new skirmish"), "setting up");
  await player.press("Begin");
  const first = await player.until(inBattle, "the first decision");
  // The choice that is asked first holds until it is answered, whatever its words are.
  await player.page.evaluate(() => document.querySelectorAll("#ways button")[1].focus());
  await player.page.waitForTimeout(1500);
  const now = await player.sheet();
  assert.equal(now.number, first.number);
  assert.equal(await player.page.evaluate(() => [...document.querySelectorAll("#ways button")].indexOf(document.activeElement)), 1);
  // Each sheet comes once.
  const seen = await player.page.evaluate(() => seen);
  assert.equal(new Set(seen).size, seen.length, String(seen));
  await player.close();
});

test("a list stands still once a choice of it is picked", async () => {
  const player = await Player.at(site, PHONE);
  await player.press("New skirmish");
  await player.until(titled("A new skirmish"), "setting up");
  await player.press("Begin");
  // Goes on to a question with more answers than the panel has room for.
  for (let count = 0; ; count += 1) {
    assert.ok(count < 60, "nobody asks where the blow shall land");
    const sheet = await player.until(inBattle, "a decision");
    if (sheet.ways.some((way) => way.startsWith("Eyes"))) break;
    const best = ["Attack", "Advance", "End"].map((words) => sheet.ways.find((way) => way.startsWith(words))).find(Boolean);
    await player.press(best ?? sheet.ways[0]);
    await player.until((one) => one.number !== sheet.number, "the next sheet");
  }
  const rows = async () => (await player.spots()).filter(([label, , role]) => role === "Button" && label.startsWith("Eyes"));
  await becomes(rows, (found) => found.length > 0, "the row of the eyes");
  const [[, [left, top, width]]] = await rows();
  await player.point(left + width / 2, top + 20);
  await player.spot("Do it");
  // Each look draws some frames. Where there is no room for both, the card stands alone.
  const tops = [];
  for (let looks = 0; looks < 12; looks += 1) tops.push((await rows())[0]?.[1][1] ?? "away");
  assert.equal(new Set(tops.slice(4)).size, 1, String(tops));
  await player.picture("phone-upright-answers");
  await player.close();
});

test("strength and temper of a computer player are chosen with the buttons of the page", async () => {
  const player = await Player.at(site, DESK);
  await player.press("New skirmish");
  await player.until(titled("A new skirmish"), "setting up");
  const chosen = async (words) => (await held(player)).filter((button) => button.startsWith(words)).length;
  const choose = async (words) => {
    const before = await chosen(words);
    await player.press(words);
    await becomes(() => chosen(words), (now) => now !== before, `${words} as chosen`);
  };
  await choose("Sergeant");
  await choose("Bold: ");
  await player.spot("Bold");
  await player.picture("setup-temper");
  assert.deepEqual(await player.cut(), []);
  await player.press("Begin");
  await player.until((sheet) => sheet.title.startsWith("Turn"), "the battle");
  assert.deepEqual(player.faults(), []);
  await player.close();
});

test("who has asked the system for less motion sees nobody move at first", async () => {
  for (const [reducedMotion, wanted] of [["reduce", "do not move"], ["no-preference", "walk, strike and fall"]]) {
    // Nothing is kept yet: settings that were chosen hold whatever the system says.
    const player = await Player.at(site, { ...DESK, reducedMotion }, "", "");
    await player.press("Settings");
    await player.until(titled("Settings"), "the settings");
    assert.ok((await held(player)).includes(wanted), reducedMotion);
    await player.close();
  }
});

test("every list begins at its top, however far the last one was scrolled", async () => {
  // A window too low for all that can be done.
  const player = await Player.at(site, { viewport: { width: 960, height: 400 } }, "#play-duel");
  const turning = (sheet) => inBattle(sheet) && sheet.ways.some((way) => way.startsWith("Turn to"));
  const top = async (label) => (await player.spots()).find(([name, , role]) => role === "Button" && name.startsWith(label))?.[1][1];
  // Whose phase comes first is by lot.
  const now = (sheet) => sheet.ways.find((way) => /^Now\b/.test(way));
  const asked = await player.until((sheet) => turning(sheet) || now(sheet), "a decision");
  if (!turning(asked)) await player.press(now(asked));
  const first = await player.until(turning, "a phase of its own");
  const [x, y] = await player.spot("Turn");
  const stood = await top("Turn");
  await player.page.mouse.move(x, y);
  await player.page.mouse.wheel(0, 200);
  await becomes(() => top("Turn"), (now) => now !== stood, "a list that was scrolled");
  await player.spot("Turn");
  await player.press(first.ways.find((way) => way.startsWith("Turn to")));
  await player.until((sheet) => sheet.number !== first.number && turning(sheet), "the next decision");
  await player.spot("Turn");
  // The wheel runs out softly, over some frames more.
  const stands = await top("Turn");
  assert.ok(Math.abs(stands - stood) < 3, `${stands} instead of ${stood}`);
  await player.close();
});
