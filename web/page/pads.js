// Gamepads: a browser says when one is plugged in, but not what is pressed; that is looked at for
// each frame while there is one, and the game hears of it when it is another than before.

/** Whether a button is pressed, or a stick held to a side. */
const isPressed = ({ buttons, axes }) =>
  buttons.some((button) => button.value > 0.5) || axes.slice(0, 4).some((axis) => Math.abs(axis) > 0.5);

/** The pad that is played with: the one before while it is pressed, another that is, or still the one
 * before. Pads are told apart by their places: two of a kind have the same name. */
export function chosen(pads, before) {
  const same = pads.find((pad) => pad.index === before);
  if (same && isPressed(same)) return same;
  return pads.find(isPressed) ?? same ?? pads[0];
}

const tenths = (value) => Math.round(value * 10) / 10;

/** Tells the game of gamepads. */
export function gamepads(say) {
  let looks = false;
  let before = "";
  let place = -1;

  function look() {
    const pads = [...(navigator.getGamepads?.() ?? [])].filter((pad) => pad?.connected && pad.mapping === "standard");
    if (pads.length === 0) {
      looks = false;
      if (before) say("pad");
      before = "";
      return;
    }
    const pad = chosen(pads, place);
    place = pad.index;
    const now = [pad.id, pad.buttons.slice(0, 16).map((button) => tenths(button.value)), pad.axes.slice(0, 4).map(tenths)];
    if (JSON.stringify(now) !== before) {
      before = JSON.stringify(now);
      say("pad", ...now);
    }
    requestAnimationFrame(look);
  }

  addEventListener("gamepadconnected", () => {
    if (!looks) requestAnimationFrame(look);
    looks = true;
  });
}
