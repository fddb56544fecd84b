// The ways between the canvas, which takes every other key, and the same in words and buttons.
const at = (id) => document.getElementById(id);
const KEY = "F6";

const inWords = () => at("words").contains(document.activeElement);

function toWords() {
  const first = at("ways").querySelector("button");
  (first ?? at("words")).focus();
}

const toBoard = () => at("game").focus();

/** What a key does, wherever on the page it is pressed. */
function way(event) {
  if (document.querySelector("dialog[open]") || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (event.key === KEY) return inWords() ? toBoard : toWords;
  return event.key === "Escape" && inWords() ? toBoard : undefined;
}

export function leaving() {
  // Before the canvas hears of it.
  addEventListener("keydown", (event) => {
    const go = way(event);
    if (!go) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    go();
  }, true);
  at("to-words").addEventListener("click", toWords);
  at("to-board").addEventListener("click", toBoard);
  return { words: toWords };
}
