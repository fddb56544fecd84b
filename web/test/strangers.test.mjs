// What a stranger can hand over: saves whose sums fit and that no battle ever left, cut and mixed
// ones, as files and as links. Each is refused by a message, and the battle that is fought stays.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, Player, open } from "./browser.mjs";

let site;
before(async () => (site = await open()));
after(() => site.close());

const asked = (sheet) => sheet.title.startsWith("Turn") && sheet.ways.length > 3 && !sheet.asked.includes("thinking") && sheet.asked !== "";

/** A text closed anew with the sum that fits it. There is no secret in it. */
function sealed(text) {
  const body = text.slice(0, text.lastIndexOf("check: "));
  let sum = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(body)) sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  return `${body}check: ${sum.toString(16).padStart(16, "0")}\n`;
}

/** A battle of a scenario after two decisions, and the save that is kept of it. */
async function fought(key) {
  const player = await Player.at(site, DESK, `#play-${key}`);
  for (let count = 0; count < 2; count += 1) {
    const sheet = await player.until(asked, "a decision");
    await player.press(sheet.ways[0]);
    await player.until((one) => one.number !== sheet.number, "the next sheet");
  }
  await player.until(asked, "a decision");
  const kept = () => Object.entries(localStorage).find(([name]) => name.startsWith("riposte/under-way/") && !name.endsWith("@written"));
  await player.page.waitForFunction(kept);
  const [, text] = await player.page.evaluate(kept);
  assert.equal(sealed(text), text);
  return { player, text };
}

const drop = (player, name, text) => player.page.evaluate(([file, inside]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([inside], file));
  document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
}, [name, text]);

/** Follows a link that holds a text, on the page that is open. */
const link = (player, text) => player.page.evaluate(async (inside) => {
  const packed = new Blob([inside]).stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  location.hash = `#battle1-${letters.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "")}`;
}, text);

/** A scenario of each rulebook. */
const OF_EACH_BOOK = ["duel", "yard", "measure", "ferry", "lesson"];

/** What a sheet says, without the numbers, which come in bit by bit. */
const plain = ({ title, asked, ways }) => [title, asked, ways.map((way) => way.split(",")[0])];

/** Hands over what is wrong with `mine`, `strange` being a save of another rulebook; each is refused. */
async function refuses({ player, text: mine }, strange) {
  const state = mine.indexOf("state: ");
  const before = await player.sheet();
  for (const [what, text, says] of [
    ["forged", sealed(mine.replace("figure:(", "figure:(9")), /the state:.*not as the choices before make it/],
    ["cut", mine.slice(0, mine.length / 2), /cut off|edited/],
    ["mixed", sealed(mine.slice(0, state) + strange.slice(strange.indexOf("state: "))), /the state:/],
    ["seed", sealed(mine.replace(/^seed: /m, "seed: 1")), /the choices:/],
  ]) {
    for (const [from, hand] of [[`${what}.riposte`, drop], ["the link", link]]) {
      if (hand === drop) await drop(player, from, text);
      else await link(player, text);
      const notice = await player.until((sheet) => sheet.title === "That did not work", `what is wrong with ${from}, ${what}`);
      assert.ok(notice.asked.startsWith(`${from}:`), notice.asked);
      assert.match(notice.asked, says);
      await player.press("Go on");
      const now = await player.until(asked, "the battle");
      assert.deepEqual(plain(now), plain(before));
    }
  }
  assert.deepEqual(player.faults(), []);
}

test("forged, cut and mixed saves of every rulebook are refused, as files and as links", async () => {
  let last = await fought(OF_EACH_BOOK.at(-1));
  const first = last;
  for (const key of OF_EACH_BOOK.slice(0, -1)) {
    const mine = await fought(key);
    await refuses(mine, last.text);
    if (last !== first) await last.player.close();
    last = mine;
  }
  await refuses(first, last.text);
  await Promise.all([first, last].map(({ player }) => player.close()));
});
