// How large the canvas is in pixels of the display. The game (its library winit) takes that from
// what a ResizeObserver calls devicePixelContentBoxSize. Where a browser plays a phone of two or
// three pixels a point, that still counts one, and all would be drawn too large and blurred. So
// where it is not the size in points times devicePixelRatio, the latter counts.
const NAME = "devicePixelContentBoxSize";
/** By as many pixels a browser may round an edge to the display. */
const ROUNDING = 1;

/** One of two lengths of the same edge: what the browser says, or what it has to be. */
function length(said, points) {
  const pixels = points * devicePixelRatio;
  return Math.abs(said - pixels) > ROUNDING ? Math.round(pixels) : said;
}

export function size() {
  const entry = globalThis.ResizeObserverEntry?.prototype ?? {};
  const said = Object.getOwnPropertyDescriptor(entry, NAME)?.get;
  // Without it winit multiplies by itself.
  if (!said) return;
  Object.defineProperty(entry, NAME, {
    configurable: true,
    enumerable: true,
    get() {
      const [points] = this.contentBoxSize;
      return said.call(this).map(({ inlineSize, blockSize }) => ({
        inlineSize: length(inlineSize, points.inlineSize),
        blockSize: length(blockSize, points.blockSize),
      }));
    },
  });
}
