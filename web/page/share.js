// Battles and scenarios that come from elsewhere and go elsewhere: links and files.
import { said } from "./said.js";

const at = (id) => document.getElementById(id);
const LONG = 8000;
const MOST = 4 << 20;
const WHAT = {
  save: () => said("The battle as it stands. The link opens it at the question that is asked now."),
  letter: () => said("The battle for the other player. Send the link; opened, it goes on at that player's seat, and gives a link to send back."),
  replay: () => said("A replay, to be watched; from any point of it one can play on."),
  scenario: () => said("The scenario. The link opens it, to set up a skirmish in it."),
};

/** What a text is that is handed on. */
const kind = (text) => text.match(/^riposte (save|replay|letter) /)?.[1] ?? "scenario";

/** Hands a file to the game; or says why it cannot be had. */
async function open(file, say) {
  if (file.size > MOST) return say("unread", file.name, said("is too large: more than {most} MiB", { most: MOST >> 20 }));
  try {
    say("file", file.name, await file.text());
  } catch {
    say("unread", file.name, said("cannot be read"));
  }
}

function save(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Shows the beginning of the link, which says what it is; left alone a browser shows its end. */
function showLink(link) {
  const field = at("link");
  field.value = link;
  field.setSelectionRange(0, 0);
  field.scrollTop = 0;
}

async function copy() {
  const field = at("link");
  try {
    await navigator.clipboard.writeText(field.value);
    at("copied").textContent = said("The link is copied.");
  } catch {
    field.select();
    at("copied").textContent = said("The browser does not let us copy; the link is marked, copy it by hand.");
  }
}

/** Hands the link to what the system has for it. */
async function passOn() {
  try {
    await navigator.share({ title: "Riposte", url: at("link").value });
  } catch (error) {
    if (error.name !== "AbortError") at("copied").textContent = said("The link could not be passed on; copy it.");
  }
}

/** Takes files that are dropped on the page. */
function drops(say) {
  const carries = (event) => event.dataTransfer?.types.includes("Files");
  addEventListener("dragover", (event) => {
    if (!carries(event)) return;
    event.preventDefault();
    at("drop").hidden = false;
  });
  addEventListener("dragleave", (event) => (at("drop").hidden = event.relatedTarget === null));
  addEventListener("drop", (event) => {
    if (!carries(event)) return;
    event.preventDefault();
    at("drop").hidden = true;
    const [file] = event.dataTransfer.files;
    if (file) open(file, say);
  });
}

export function sharing(say) {
  let shared = { name: "", text: "" };
  at("copy").addEventListener("click", copy);
  at("pass-on").hidden = !navigator.share;
  at("pass-on").addEventListener("click", passOn);
  at("download").addEventListener("click", () => save(shared.name, shared.text));
  at("close").addEventListener("click", () => at("share").close());
  at("share").addEventListener("close", () => at("game").focus());
  at("file").addEventListener("change", () => {
    const [file] = at("file").files;
    if (file) open(file, say);
    at("file").value = "";
  });
  drops(say);
  return {
    share(name, text, link) {
      shared = { name, text };
      at("what").textContent = WHAT[kind(text)]();
      at("long").hidden = link.length < LONG;
      at("copied").textContent = "";
      at("share").showModal();
      showLink(location.origin + location.pathname + "#" + link);
      at("copy").focus();
    },
    pick: () => at("file").click(),
    keep: save,
  };
}
