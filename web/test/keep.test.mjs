// What stays when the page is closed, and what comes from elsewhere.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { DESK, Player, open } from "./browser.mjs";

let site;
before(async () => (site = await open()));
after(() => site.close());

const OLDER = "riposte/autosave.riposte";
const SETTINGS = "riposte/settings.ron";
const stored = (player, key) => player.page.evaluate((name) => localStorage.getItem(name), key);
/** The battles under way in the storage: their keys and their texts. */
const underWay = (player) => player.page.evaluate(() =>
  Object.entries(localStorage).filter(([key]) => key.startsWith("riposte/under-way/") && !key.endsWith("@written")));
const store = (player, key, text) => player.page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text]);
const isAsked = (sheet) => sheet.title.startsWith("Turn") && sheet.ways.length > 3 && !sheet.asked.includes("thinking") && sheet.asked !== "";

/** A question with all that is worked out of its choices, which takes some frames. */
async function whole(player, what) {
  let known = await player.until(isAsked, what);
  for (;;) {
    await player.page.waitForTimeout(1500);
    const sheet = await player.until(isAsked, what);
    if (isDeepStrictEqual(sheet.ways, known.ways)) return sheet;
    known = sheet;
  }
}

async function begin(player) {
  await player.press("New skirmish");
  await player.until((sheet) => sheet.title === "A new skirmish", "setting up");
  await player.press("Begin");
  return player.until(isAsked, "the first decision");
}

/** Answers some decisions. */
async function answer(player, times) {
  for (let count = 0; count < times; count += 1) {
    const sheet = await player.until(isAsked, "a decision");
    await player.press(sheet.ways[0]);
    await player.until((one) => one.number !== sheet.number, "the next sheet");
  }
  return player.until(isAsked, "a decision");
}

test("a battle broken off goes on after the page is loaded again", async () => {
  const player = await Player.at(site, DESK);
  await begin(player);
  await answer(player, 3);
  const before = await whole(player, "the fourth decision");
  const kept = await underWay(player);
  assert.equal(kept.length, 1);
  assert.match(kept[0][1], /^riposte save 2\n/);
  await player.visit();
  await player.until((sheet) => sheet.ways.includes("Continue the battle"), "the title");
  await player.picture("continue");
  await player.press("Continue the battle");
  const now = await whole(player, "the decision");
  assert.equal(now.asked, before.asked);
  assert.equal(now.title, before.title);
  assert.deepEqual(now.ways.filter((way) => way !== "Undo"), before.ways.filter((way) => way !== "Undo"));
  // Settings stay as well.
  await player.press("Play moves and blows");
  await player.until((sheet) => sheet.ways.includes("Show everything at once"), "the setting");
  assert.match(await stored(player, SETTINGS), /skip: false/);
  await player.visit();
  await player.press("Continue the battle");
  await player.until((sheet) => sheet.ways.includes("Show everything at once"), "the setting");
  assert.deepEqual(player.faults(), []);
  await player.close();
});

test("two tabs do not share a battle, and a full storage is told of", async () => {
  const player = await Player.at(site, DESK);
  await begin(player);
  await answer(player, 2);
  const [[key, text]] = await underWay(player);
  // What another tab wrote there stays, and the player hears of it.
  await store(player, key, text.replace("check:", "other:"));
  await player.press((await player.sheet()).ways[0]);
  const forked = await player.until((sheet) => sheet.title === "A word first", "that there are two");
  assert.match(forked.asked, /Another window has gone on with this battle/);
  await player.press("Go on");
  await player.until(isAsked, "a decision");
  assert.equal((await underWay(player)).length, 2);
  await player.page.evaluate(() => (Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }));
  await player.press((await player.sheet()).ways[0]);
  const notice = await player.until((sheet) => sheet.title === "A word first", "the message");
  assert.match(notice.asked, /not being kept: .*storage of this browser is full/);
  assert.deepEqual(player.faults(), []);
  await player.close();
});

test("a battle that was saved stands in the list", async () => {
  const player = await Player.at(site, DESK);
  await begin(player);
  await answer(player, 1);
  await player.press("Menu");
  await player.until((sheet) => sheet.title === "The battle waits", "the menu");
  await player.picture("menu");
  await player.press("Save");
  await player.until(isAsked, "the battle");
  await player.visit();
  await player.press("Saves and replays");
  const files = await player.until((sheet) => sheet.title === "Saves and replays" && sheet.ways.some((way) => way.includes("Save, turn")), "the list");
  await player.page.waitForTimeout(300);
  await player.picture("files");
  await player.press(files.ways[0]);
  await player.until(isAsked, "the battle");
  assert.deepEqual(player.faults(), []);
  await player.close();
});

test("what cannot be read is told and kept", async () => {
  const player = await Player.at(site, DESK);
  await store(player, OLDER, "riposte save 1\nscenario: duel\nnonsense");
  await store(player, SETTINGS, "(version: 1, speed: quick)");
  await player.visit();
  const notice = await player.until((sheet) => sheet.title === "A word first", "the message");
  assert.match(notice.asked, /settings\.ron:1: .*usual settings are used, it is kept as/);
  await player.page.waitForTimeout(300);
  await player.picture("corrupt-settings");
  await player.press("Go on");
  await player.until((sheet) => sheet.title === "Riposte", "the title");
  assert.match(await player.text("facts"), /cannot be gone on with.*under-way\/autosave-1\.riposte/);
  assert.equal((await player.sheet()).ways.includes("Continue the battle"), false);
  await player.picture("corrupt-save");
  await begin(player);
  await answer(player, 1);
  const texts = (await underWay(player)).map(([, text]) => text);
  assert.equal(texts.length, 2);
  assert.ok(texts.some((text) => text.includes("nonsense")));
  assert.equal(await stored(player, OLDER), null);
  await player.close();
});

/** The link that the page shows. */
async function link(player) {
  await player.page.waitForSelector("#share[open]");
  const link = await player.page.inputValue("#link");
  await player.page.click("#close");
  return link.slice(link.indexOf("#"));
}

test("a link to a battle shows it with the first frame", async () => {
  // Runs when a frame is done, before the next.
  const watch = () => addEventListener("DOMContentLoaded", () => {
    const look = () => (globalThis.first ??= document.getElementById("title").textContent);
    new MutationObserver(look).observe(document.getElementById("loading"), { attributes: true });
  });
  const player = await Player.at(site, DESK, "#play-duel", undefined, watch);
  assert.equal(await player.page.evaluate(() => first), "Turn 1");
  await player.until((sheet) => sheet.ways.length > 3, "the first decision");
  await player.close();
});

test("a link begins a battle at once, and says so when there is no such battle", async () => {
  const player = await Player.at(site, DESK, "#play-duel");
  await player.until(isAsked, "the first decision");
  await answer(player, 1);
  // The battle that was broken off is not lost by another link.
  await player.visit("?again#play-yard");
  await player.until(isAsked, "the other battle");
  await answer(player, 1);
  const kept = await underWay(player);
  assert.equal(kept.length, 2);
  assert.ok(["duel", "yard"].every((key) => kept.some(([, text]) => text.includes(`scenario: ${key}\n`))));
  await player.visit();
  const title = await player.until((sheet) => sheet.ways.includes("Continue the battle"), "the title");
  // They are told apart by what they are: name, sides, turn.
  assert.ok(title.ways.includes("Battles under way"));
  await player.press("Battles under way");
  const list = await player.until((sheet) => sheet.ways.filter((way) => / against /.test(way)).length > 1, "the list");
  for (const name of ["Axe and sword", "Sword and halberd"]) {
    assert.ok(list.ways.some((way) => way.startsWith(`${name}. `) && / against .* · .*turn \d/.test(way)), list.ways.join(" | "));
  }
  assert.ok(!list.ways.some((way) => /[0-9a-f]{8}/i.test(way)), list.ways.join(" | "));
  await player.close();
  const lost = await Player.at(site, DESK, "#play-nowhere");
  const sheet = await lost.until((one) => one.asked.includes("nowhere"), "what is wrong");
  assert.match(sheet.asked, /the link: wants to play "nowhere".*one of .*duel/s);
  await lost.close();
});

test("a battle, its replay and a scenario are handed on as links", async () => {
  const player = await Player.at(site, DESK);
  await player.press("New skirmish");
  await player.until((sheet) => sheet.title === "A new skirmish", "setting up");
  await player.press("Share");
  await player.page.waitForSelector("#share[open]");
  await player.picture("share");
  const scenario = await link(player);
  await player.press("Begin");
  await player.until(isAsked, "the first decision");
  await answer(player, 4);
  await player.press("Menu");
  await player.until((sheet) => sheet.title === "The battle waits", "the menu");
  await player.press("Share the battle");
  await player.page.waitForSelector("#share[open]");
  assert.match(await player.text("what"), /as it stands/);
  const battle = await link(player);
  await player.press("Share a replay");
  const replay = await link(player);
  await player.press("Back to it");
  const asked = await whole(player, "the question once more");
  await player.close();

  // Who opens the battle is asked the same, with nothing to be pressed before.
  const opponent = await Player.at(site, DESK, battle);
  const theirs = await whole(opponent, "the same question");
  assert.equal(theirs.asked, asked.asked);
  assert.deepEqual(theirs.ways, asked.ways);
  await opponent.close();

  const friend = await Player.at(site, DESK, replay);
  await friend.until((sheet) => sheet.ways.includes("Leave the replay"), "the replay");
  await friend.page.waitForTimeout(600);
  await friend.picture("replay");
  assert.equal(new URL(friend.page.url()).hash, "");
  // From any point of a replay one can play on.
  await friend.press("Next turn");
  await friend.press("One choice back");
  await friend.press("Play on from here");
  await friend.until(isAsked, "a question of the battle");
  await answer(friend, 1);
  await friend.page.evaluate((hash) => (location.hash = hash), scenario);
  const aside = await friend.until((sheet) => sheet.title === "A word first", "what becomes of the battle");
  assert.match(aside.asked, /is put aside/);
  await friend.press("Go on");
  const setup = await friend.until((sheet) => sheet.title === "A new skirmish", "the scenario");
  assert.ok(setup.ways.includes("Begin"));
  assert.deepEqual(friend.faults(), []);
  await friend.close();

  for (const [broken, says] of [
    [replay.slice(0, replay.length - 30), /the link: (is cut off|was changed)/],
    [replay.replace("1-", "9-"), /newer version/],
    ["#nothing", /is none of a battle/],
    [scenario.slice(0, 60) + "!" + scenario.slice(61), /that does not belong, number 52/],
  ]) {
    const stranger = await Player.at(site, DESK, broken);
    const notice = await stranger.until((sheet) => sheet.title === "That did not work", `what is wrong with ${broken.slice(0, 40)}`);
    assert.match(notice.asked, says);
    await stranger.close();
  }
});

test("what is shared is passed on by the system, and saved as a file", async () => {
  const watch = () => Object.defineProperty(navigator, "share", { value: async (what) => (globalThis.passed = what) });
  const player = await Player.at(site, DESK, "#play-duel", undefined, watch);
  await player.until(isAsked, "the first decision");
  await answer(player, 1);
  await player.press("Menu");
  await player.until((sheet) => sheet.title === "The battle waits", "the menu");
  await player.press("Share the battle");
  await player.page.waitForSelector("#share[open]");
  // The link is seen from its beginning.
  assert.equal(await player.page.evaluate(() => document.getElementById("link").scrollTop), 0);
  const whole = await player.page.inputValue("#link");
  assert.match(whole, /^http.*#battle1-[\w-]+$/);
  await player.page.click("#pass-on");
  assert.equal(await player.page.evaluate(() => passed.url), whole);
  const [file] = await Promise.all([player.page.waitForEvent("download"), player.page.click("#download")]);
  assert.equal(file.suggestedFilename(), "duel.riposte");
  assert.match(await readFile(await file.path(), "utf8"), /^riposte save \d+\n/);
  // Dialog and words are written in the faces of the game.
  const faces = await player.page.evaluate(() => [...document.fonts].map(({ family, weight, status }) => `${family} ${weight} ${status}`));
  assert.deepEqual(faces.map((face) => face.replaceAll('"', "")).sort(), ["Alegreya SC 700 loaded", "Alegreya Sans 400 loaded", "Alegreya Sans 700 loaded"]);
  await player.picture("share-battle");
  assert.deepEqual(player.faults(), []);
  await player.close();
});

test("a file is dropped on the page", async () => {
  const player = await Player.at(site, DESK);
  const drop = (name, text) => player.page.evaluate(([file, inside]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([inside], file));
    document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
  }, [name, text]);
  const played = await player.page.evaluate(() => riposte.rehearse(riposte.scenarios().split(" ")[0], 5, riposte.players().split(" ")[0]));
  await drop("battle.riposte", played);
  await player.until((sheet) => sheet.ways.includes("Leave the replay"), "the replay");
  await drop("broken.ron", "(name: ");
  const notice = await player.until((sheet) => sheet.title === "That did not work", "the message");
  assert.match(notice.asked, /broken\.ron/);
  await player.press("Go on");
  // As a picture reads that is taken for text.
  for (const [name, text, says] of [["picture.png", "\ufffdPNG\r\n\u001a\n\0\0\0\rIHDR", /picture\.png: is no text/], ["empty.riposte", "", /empty\.riposte: is empty/]]) {
    await drop(name, text);
    await player.until((sheet) => says.test(sheet.asked), `what ${name} is`);
    await player.press("Go on");
  }
  await drop("large.riposte", "x".repeat((4 << 20) + 1));
  await player.until((sheet) => /large\.riposte: is too large: more than 4 MiB/.test(sheet.asked), "that it is too large");
  await player.press("Go on");
  // As when the file is gone, or the browser may not have it.
  await player.page.evaluate(() => (File.prototype.text = () => Promise.reject(new DOMException("gone", "NotFoundError"))));
  await drop("gone.riposte", "x");
  await player.until((sheet) => sheet.asked.includes("gone.riposte: cannot be read"), "that it cannot be read");
  assert.deepEqual(player.faults(), []);
  await player.close();
});
