// Keeps the game for times without a network, and takes newer builds of it: at once while no battle
// is under way, else when the battle is over or the player wants it. The service worker, sw.js,
// finds in a cache which build a battle is under way in.
import { goOnAfterwards } from "./lost.js";
import { said } from "./said.js";

const SCOPE = new URL("./", document.baseURI).href;
const BATTLE = `riposte ${SCOPE} battle`;
/** The build of this page, as its worker calls it. */
const BUILD = new URL(".", import.meta.url).pathname.split("/").at(-2);
/** How long it is told of a newer build, in milliseconds. */
const TOLD = 12_000;

const at = (id) => document.getElementById(id);
let underWay = false;

/** Notes that a battle is under way. Where nothing is kept, as in a private window, nothing waits. */
async function hold() {
  const cache = await globalThis.caches?.open(BATTLE);
  await cache?.put("build", new Response(BUILD));
}

/** Lets a newer build come. */
async function release() {
  await globalThis.caches?.delete(BATTLE);
  navigator.serviceWorker?.controller?.postMessage("over");
}

/** Then nothing is kept, and all is played the same. */
const unkept = () => {};

function tell() {
  at("update").textContent = said("A new version of the game is here. It waits until this battle is over; the menu takes it at once.");
  setTimeout(() => at("update").replaceChildren(), TOLD);
}

/** Has the browser keep the game, and look for a newer build whenever the page is come back to. */
async function keep() {
  const registered = await navigator.serviceWorker.register("sw.js");
  // This page may have been kept for its battle while a newer build came.
  if (await caches.has(BATTLE)) navigator.serviceWorker.controller?.postMessage("build");
  addEventListener("visibilitychange", () => document.hidden || registered.update().catch(() => {}));
}

/** `say` is told of a newer build; what is given is what the game says. */
export function updates(say) {
  let newest = BUILD;
  navigator.serviceWorker?.addEventListener("message", ({ data }) => {
    if (data === newest) return;
    newest = data;
    say("update");
    if (underWay) tell();
  });
  return {
    release: () => release().catch(unkept),
    underWay: () => underWay,
    keep: () => navigator.serviceWorker && keep().catch(unkept),
    hears: {
      battle(on) {
        underWay = on;
        (on ? hold() : release()).catch(unkept);
      },
      async renew() {
        if (underWay) goOnAfterwards();
        await release().catch(unkept);
        location.reload();
      },
    },
  };
}
