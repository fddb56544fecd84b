// The page speaks the language of the game: its words in German, and which of them are spoken when.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import german from "../page/german.js";
import { DESK, PATIENCE, Player, QUICK, open, loaded } from "./browser.mjs";

const PAGE = join(dirname(fileURLToPath(import.meta.url)), "..", "page");
/** Names, the same in every language. */
const NAMES = ["Riposte"];
/** What looks like a sentence and is not shown. */
const NOT_SHOWN = ["Using exceptions for control flow"];

/** Every text and label in the body of index.html. What is there for browsers without scripts has all languages. */
async function onPage() {
  const html = await readFile(join(PAGE, "index.html"), "utf8");
  const body = html.slice(html.indexOf("<body>")).replace(/<!--.*?-->/gs, "").replace(/<noscript>.*?<\/noscript>/gs, "");
  const texts = [...body.matchAll(/>([^<]+)</g), ...body.matchAll(/ aria-label="([^"]*)"/g)].map(([, text]) => text.trim());
  return texts.filter((text) => text && !NAMES.includes(text));
}

/** The scripts of the page without their comments. */
async function scripts() {
  const files = (await readdir(PAGE)).filter((file) => file.endsWith(".js") && !["german.js", "said.js"].includes(file));
  const texts = await Promise.all(files.map((file) => readFile(join(PAGE, file), "utf8")));
  return texts.map((text) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "")).join("\n");
}

/** The words that scripts say. */
const sayings = (code) => [...code.matchAll(/\bsaid\(("(?:[^"\\]|\\.)*")/g)].map(([, literal]) => JSON.parse(literal));

test("all words of the page are there in German, and no others", async () => {
  const used = new Set([...(await onPage()), ...sayings(await scripts())]);
  assert.deepEqual([...used].filter((english) => !Object.hasOwn(german, english)), [], "not in German");
  assert.deepEqual(Object.keys(german).filter((english) => !used.has(english)), [], "not used");
});

test("the German words have the same places to be filled in", () => {
  const places = (words) => (words.match(/\{\w+\}/g) ?? []).sort();
  for (const [english, words] of Object.entries(german)) assert.deepEqual(places(words), places(english), english);
});

test("scripts show no words but those that are said", async () => {
  const code = await scripts();
  assert.equal(code.match(/\bsaid\(/g).length, sayings(code).length, "something else than a text is said");
  const unsaid = [...code.matchAll(/(\bsaid\()?(["`])([A-Z…][^"`\n]* [^"`\n]*)\2/g)].filter(([, says]) => !says).map(([, , , text]) => text);
  assert.deepEqual(unsaid.filter((text) => !NOT_SHOWN.includes(text)), []);
});

describe("in a browser", () => {
  let site;
  before(async () => (site = await open()));
  after(() => site.close());

  /** All texts and labels of the page, or of a part of it, and of those the ones that are English. */
  async function words(page, part = "body") {
    const all = await page.evaluate((selector) => {
      const root = document.querySelector(selector);
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walk.nextNode()) texts.push(walk.currentNode.data.trim());
      return [...texts, ...[...root.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"))].filter(Boolean);
    }, part);
    return { all, english: all.filter((text) => Object.hasOwn(german, text)) };
  }

  const spoken = (page) => page.evaluate(() => document.documentElement.lang);

  /** A page that has to wait for its game, in a browser of a language. `first` runs in it first. */
  async function waiting(self, locale, first = () => {}) {
    site.server.silent = (path) => path.endsWith(".wasm");
    self.after(() => (site.server.silent = undefined));
    const page = await site.browser.newPage({ locale });
    self.after(() => page.close());
    page.troubles = [];
    page.on("pageerror", (error) => page.troubles.push(String(error)));
    await page.addInitScript(first);
    await page.goto(site.address);
    await page.waitForFunction(() => globalThis.riposte);
    return page;
  }

  test("where the browser is German, the page is German from its first words on", async (self) => {
    const page = await waiting(self, "de-DE");
    const { all, english } = await words(page);
    assert.deepEqual(english, []);
    assert.equal(await spoken(page), "de");
    for (const text of ["Auf jeden Hieb gibt es eine Antwort.", "Lädt …", "Das Spiel in Worten und Knöpfen (F6)", "Das Spiel wird geladen"]) assert.ok(all.includes(text), text);
    assert.deepEqual(page.troubles, []);
  });

  test("where the browser speaks no language of the page, the page is English", async (self) => {
    const page = await waiting(self, "fr-FR");
    assert.equal(await spoken(page), "en");
    assert.ok((await words(page)).english.includes("Loading …"));
  });

  test("what the game speaks is kept until the page is loaded again, whatever the browser speaks", async (self) => {
    const page = await waiting(self, "en-GB");
    const before = (await words(page)).all;
    for (const [tag, language] of [["de", "de"], ["en", "en"], ["de-AT", "de"], ["fr", "en"], ["de", "de"]]) {
      await page.evaluate((one) => riposte.told("language", one), tag);
      assert.equal(await spoken(page), language);
      const { all, english } = await words(page);
      if (language === "en") assert.deepEqual(all, before);
      else assert.deepEqual(english, []);
    }
    await page.reload();
    await page.waitForFunction(() => globalThis.riposte);
    assert.equal(await spoken(page), "de");
    assert.deepEqual((await words(page)).english, []);
  });

  test("where nothing can be kept, the page speaks all the same", async (self) => {
    const page = await waiting(self, "de-DE", () => Object.defineProperty(globalThis, "localStorage", {
      get: () => { throw new DOMException("not here", "SecurityError"); },
    }));
    assert.equal(await spoken(page), "de");
    await page.evaluate(() => riposte.told("language", "en"));
    assert.equal(await spoken(page), "en");
    assert.deepEqual(page.troubles, []);
  });

  test("how much has come, and what goes wrong, is told in German", async () => {
    const page = await site.browser.newPage({ locale: "de-DE" });
    const told = await loaded(page, site.address);
    assert.ok(told.some((text) => /^Lädt … \d+,\d von \d+,\d MB$/.test(text)), `only ${told}`);
    assert.ok(told.includes("Startet …"), `only ${told}`);
    await page.close();
    site.server.broken = (path) => path.endsWith(".wasm");
    const other = await site.browser.newPage({ locale: "de-DE" });
    await other.goto(site.address);
    await other.waitForSelector("#failure:not([hidden])", { timeout: PATIENCE });
    site.server.broken = undefined;
    assert.match(await other.textContent("#why"), /^\.\/game-[0-9a-f]+\.wasm konnte nicht geladen werden: Der Server antwortet mit 503\./);
    assert.deepEqual((await words(other, "#failure")).english, []);
    await other.close();
  });

  test("the dialog to hand something on is German", async () => {
    const player = await Player.at(site, { ...DESK, locale: "de-DE" }, "", QUICK.replace(")", ", language: German)"));
    await player.press("Neues Gefecht");
    await player.until((sheet) => sheet.title === "Ein neues Gefecht", "setting up");
    await player.press("Teilen");
    await player.page.waitForSelector("#share[open]");
    assert.equal(await player.text("what"), german["The scenario. The link opens it, to set up a skirmish in it."]);
    assert.deepEqual((await words(player.page)).english, []);
    assert.equal(await player.text("copy"), "Link kopieren");
    await player.picture("share-german");
    assert.deepEqual(player.faults(), []);
    await player.close();
  });

  test("the game tells the page which language it speaks, and when that changes", async () => {
    const player = await Player.at(site, { ...DESK, locale: "de-DE" });
    // The settings that are kept there are English.
    assert.equal(await spoken(player.page), "en");
    await player.press("Settings");
    for (const [language, title, tag] of [["Deutsch", "Einstellungen", "de"], ["English", "Settings", "en"]]) {
      await player.until((sheet) => sheet.ways.includes(language), "the settings");
      await player.press(language);
      await player.until((sheet) => sheet.title === title, `the settings in ${language}`);
      assert.equal(await spoken(player.page), tag);
    }
    assert.deepEqual(player.faults(), []);
    await player.close();
  });
});
