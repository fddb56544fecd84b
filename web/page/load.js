// Fetches the game with real progress. The names between @ are filled in by web/lay.sh.
import { decimal, said } from "./said.js";

const GAME = "@GAME@";
const SCRIPT = "@SCRIPT@";
const BYTES = Number("@BYTES@");
// The smallest program that works on a vector.
const VECTORS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];

/** What this browser lacks, in words; nothing when it can play. */
export function missing() {
  if (typeof WebAssembly !== "object") {
    return said("This browser does not run WebAssembly. Any browser of the last five years does; in some it has been switched off.");
  }
  if (!WebAssembly.validate(new Uint8Array(VECTORS))) {
    return said("This browser is too old for the game: its WebAssembly does not know vectors. Browsers since the spring of 2023 do; update it, or try another.");
  }
  const canvas = document.createElement("canvas");
  if (!canvas.getContext("webgl2")) {
    return said("This browser does not draw with WebGL 2. Switch hardware acceleration on in its settings, or try another browser.");
  }
  return "";
}

/** The answer for a file, or an error that says what went wrong, and whether it was that the file
    is gone: then this page is of a build before the one that the host has now. */
async function get(file) {
  let answer;
  try {
    answer = await fetch(file);
  } catch {
    throw new Error(said("{file} could not be loaded: there is no connection. Try again when there is.", { file }));
  }
  if (!answer.ok) {
    const error = new Error(said("{file} could not be loaded: the server answers {status}. Try again in a while.", { file, status: answer.status }));
    error.gone = answer.status === 404 || answer.status === 410;
    throw error;
  }
  return answer;
}

/** The same answer, counting its bytes as they come. */
function counted(answer, tell) {
  const size = (bytes) => decimal(bytes / 1e6);
  let come = 0, told = 0;
  const count = new TransformStream({
    transform(chunk, out) {
      come += chunk.byteLength;
      // Not for every chunk: there are hundreds, and the page would do nothing else.
      if (performance.now() - told > 60 || come >= BYTES) {
        told = performance.now();
        tell(Math.min(come / BYTES, 1), said("Loading … {come} of {all} MB", { come: size(come), all: size(BYTES) }));
      }
      out.enqueue(chunk);
    },
    flush: () => tell(null, said("Starting …")),
  });
  return new Response(answer.body.pipeThrough(count), { headers: { "content-type": "application/wasm" } });
}

/** Loads the game and starts it; `tell` hears how much has come, from 0 to 1, and words. */
export async function load(tell) {
  // A script imports by its own address, a page fetches by its own.
  const [script, game] = await Promise.all([import(new URL(SCRIPT, document.baseURI)).catch(() => get(SCRIPT).then(() => {
    throw new Error(said("{file} could not be read.", { file: SCRIPT }));
  })), get(GAME)]);
  await script.default({ module_or_path: counted(game, tell) });
}
