// The words of the page in the language of the game. English stands in the page and in its
// scripts, and is the key to the words of other languages.
import german from "./german.js";

const KEPT = "riposte language";
const ENGLISH = "en";
/** The words of each language, by the English ones. */
const WORDS = { [ENGLISH]: {}, de: german };

let spoken = ENGLISH;

/** The language of a tag, as of "de-AT"; nothing where the page does not speak it. */
function known(tag) {
  const [language] = tag.toLowerCase().split("-");
  return Object.hasOwn(WORDS, language) ? language : undefined;
}

/** English words in the language spoken. A place such as {name} is filled in from `values`. */
export function said(english, values = {}) {
  const words = WORDS[spoken][english] ?? english;
  return words.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}

/** A number with one digit behind the point, or what the language has there. */
export const decimal = (value) => value.toLocaleString(spoken, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The texts and labels that the page came with: English words, and what writes others there. */
function written() {
  const pieces = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const english = text.data.trim();
    if (english) pieces.push([english, (words) => (text.data = words)]);
  }
  for (const labelled of document.querySelectorAll("[aria-label]")) {
    pieces.push([labelled.getAttribute("aria-label"), (words) => labelled.setAttribute("aria-label", words)]);
  }
  return pieces;
}

// Read before anything else is written: what comes later has nodes of its own.
const WRITTEN = written();

/** Does something with the storage. A private window may refuse it: then nothing is kept. */
function stored(use) {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/** Changes the language to that of a tag, to English where the page does not speak it. */
export function speak(tag) {
  const before = spoken;
  spoken = known(tag) ?? ENGLISH;
  stored((storage) => storage.setItem(KEPT, spoken));
  if (spoken === before) return;
  document.documentElement.lang = spoken;
  for (const [english, write] of WRITTEN) write(said(english));
}

/** The language before the game tells it: the one that was spoken last, else one of the browser's. */
export function firstLanguage() {
  const wanted = [stored((storage) => storage.getItem(KEPT)), ...(navigator.languages ?? []), navigator.language];
  return wanted.filter(Boolean).map(known).find(Boolean) ?? ENGLISH;
}
