// A browser may take the graphics card away: a driver that crashed, a phone that needed the memory.
// Nothing can be drawn on from there, so the page is loaded again, and the battle, which is kept
// after every decision, goes on: this very one, for others may be under way.
import { said } from "./said.js";

const AFTERWARDS = "riposte go on";
const LAST = "riposte lost";
/** Two losses within so many milliseconds are told of, lest the page loads itself for ever. */
const SOON = 20_000;

const at = (id) => document.getElementById(id);

/** Where the game keeps the battle on the table; nothing where it does not. */
let place = null;

/** What the game says of where it keeps the battle. */
export const keptAt = (file) => (place = file);

/** Has the battle go on when the page has been loaded again. */
export function goOnAfterwards() {
  if (place !== null) sessionStorage.setItem(AFTERWARDS, place);
}

/** Where the battle is kept that shall go on, asked once; nothing where none shall. */
export function goesOn() {
  const kept = sessionStorage.getItem(AFTERWARDS);
  sessionStorage.removeItem(AFTERWARDS);
  return kept;
}

function again(fail) {
  const soon = Date.now() - Number(sessionStorage.getItem(LAST)) < SOON;
  sessionStorage.setItem(LAST, Date.now());
  if (soon) return fail(said("The browser takes the graphics card away again and again. The battle is kept; close other pages, then try again."));
  at("loaded").textContent = said("The picture was lost. It comes back …");
  at("loading").hidden = false;
  // Nothing is drawn while the page is hidden, so there it can wait.
  const load = () => document.hidden || location.reload();
  addEventListener("visibilitychange", load);
  load();
}

/** Looks out for the loss of the picture; `fail` says why the game cannot be played. */
export function lost(underWay, fail) {
  let gone = false;
  at("game").addEventListener("webglcontextlost", () => {
    gone = true;
    if (underWay()) goOnAfterwards();
    again(fail);
  });
  return () => gone;
}
