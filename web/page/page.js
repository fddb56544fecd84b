// Loads the game and keeps the page in step with it. The game calls riposte.told; what the
// page has to say goes into riposte.letters, and riposte.wake has the game look.
import { load, missing } from "./load.js";
import { words } from "./words.js";
import { firstLanguage, said, speak } from "./said.js";
import { sharing } from "./share.js";
import { leaving } from "./leave.js";
import { gamepads } from "./pads.js";
import { size } from "./size.js";
import { updates } from "./update.js";
import { goingBack, kept } from "./back.js";
import { goesOn, keptAt, lost } from "./lost.js";

const at = (id) => document.getElementById(id);
const riposte = { letters: [], times: {} };
globalThis.riposte = riposte;

/** Says something to the game. */
function say(...letter) {
  riposte.letters.push(letter);
  riposte.wake?.();
}

/** Says why the game cannot be played, instead of playing it. */
function fail(why) {
  for (const id of ["loading", "board", "words", "to-words"]) at(id).hidden = true;
  at("why").textContent = why;
  at("failure").hidden = false;
}

const newer = updates(say);
const isLost = lost(newer.underWay, fail);
const back = goingBack(say, newer.underWay);

/** The game has stopped. A newer build may not, so it is let in. */
function stopped(why) {
  if (isLost()) return;
  newer.release();
  fail(said("It has stopped: {why}. The battle is kept; load the page again to go on.", { why }));
}

/** Names the field in which a phone types for the canvas: it comes nameless with what draws the panels. */
const nameField = () => at("egui_text_agent")?.setAttribute("aria-label", said("What is typed for the canvas"));

const hears = {
  ...words(say),
  ...sharing(say),
  ...leaving(),
  ...newer.hears,
  /** Whether a battle is under way. */
  battle(on) {
    newer.hears.battle(on);
    if (on) back.begins();
  },
  language(tag) {
    speak(tag);
    nameField();
  },
  place: keptAt,
  /** The faces of the game, for the words beside it. */
  faces(...all) {
    for (const [family, weight, letters] of all) document.fonts.add(new FontFace(family, letters, { weight }));
  },
  failed: stopped,
  shown() {
    riposte.times.shown ??= performance.now();
    at("loading").hidden = true;
    nameField();
    // A reader who went somewhere while it was loading stays there.
    if (document.activeElement === document.body) at("game").focus();
    forget();
    newer.keep();
    const place = goesOn();
    if (place !== null) say("go on", place);
  },
};
riposte.told = (kind, ...values) => hears[kind]?.(...values);

/** Takes what stands behind the # off the address: a page loaded again goes on with the battle. */
const forget = () => history.replaceState(kept(), "", location.pathname + location.search);

/** Hands what stands behind the # of the address to the game. */
function readAddress() {
  if (location.hash.length > 1) say("link", location.hash);
}

/** Loads the page anew when it is of a build that is gone; but once, for it may be gone for good. */
function renewed(error) {
  if (!error.gone || history.state === "renewed") return false;
  history.replaceState("renewed", "");
  location.reload();
  return true;
}

async function begin() {
  const lack = missing();
  if (lack) return fail(lack);
  readAddress();
  addEventListener("hashchange", () => {
    readAddress();
    if (riposte.times.shown) forget();
    // The link has got an entry of its own.
    if (newer.underWay()) back.begins();
  });
  try {
    await load((part, text) => {
      if (part === null) at("progress").removeAttribute("value");
      else at("progress").value = 100 * part;
      at("loaded").textContent = text;
    });
  } catch (error) {
    // The game leaves its start by an exception once its window runs by itself.
    if (String(error).includes("Using exceptions for control flow")) return;
    if (isLost() || renewed(error)) return;
    newer.release();
    fail(error.message ?? String(error));
  }
}

speak(firstLanguage());
gamepads(say);
size();
at("again").addEventListener("click", () => location.reload());
addEventListener("contextmenu", (event) => event.target === at("game") && event.preventDefault());
begin();
