// The browser's own way back. In a battle it leads to the menu of the battle, from there to the title, where the battle
// waits to be gone on with, and only from there away from the page.
const GUARD = "battle";

/** Puts an entry before the battle, so that to go back does not leave the page. */
function guard() {
  if (history.state === GUARD) return;
  // The entry that stays behind must not begin once more what its link says.
  history.replaceState(history.state, "", location.pathname + location.search);
  history.pushState(GUARD, "");
}

/** `underWay` says whether a battle is on the table; what is given hears from the game when one begins. */
export function goingBack(say, underWay) {
  let guarded = false;
  addEventListener("popstate", ({ state }) => {
    // A link that is followed on the page comes here too.
    if (location.hash.length > 1) return;
    if (underWay()) {
      guard();
      const dialog = document.querySelector("dialog[open]");
      if (dialog) dialog.close();
      else say("back");
    } else if (guarded && state !== GUARD) {
      // The entry before the battle is left behind as well.
      guarded = false;
      history.back();
    }
  });
  return {
    begins() {
      guarded = true;
      guard();
    },
  };
}

/** What is kept with the entry of the page when what stands behind the # of its address is taken off. */
export const kept = () => (history.state === GUARD ? GUARD : null);
