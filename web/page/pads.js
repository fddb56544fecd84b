// Gamepads: a browser says when one is plugged in, but not what is pressed; that is looked at for
// each frame while there is one, and the game hears of it when it is another than before.

/** The pad that is played with: the last one pressed, or the first. */
function chosen(pads, before) {
  const pressed = pads.find((pad) => pad.buttons.some((button) => button.value > 0.5));
  return pressed ?? pads.find((pad) => pad.id === before) ?? pads[0];
}

const tenths = (value) => Math.round(value * 10) / 10;

/** Tells the game of gamepads. */
export function gamepads(say) {
  let looks = false;
  let before = "";
  let name = "";

  function look() {
    const pads = [...(navigator.getGamepads?.() ?? [])].filter((pad) => pad?.connected && pad.mapping === "standard");
    if (pads.length === 0) {
      looks = false;
      if (before) say("pad");
      before = "";
      return;
    }
    const pad = chosen(pads, name);
    name = pad.id;
    const now = [name, pad.buttons.slice(0, 16).map((button) => tenths(button.value)), pad.axes.slice(0, 4).map(tenths)];
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
