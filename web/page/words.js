// The game in words: what is asked, the legal choices as buttons, how things stand, the log.
const at = (id) => document.getElementById(id);
const LINES = 200;

const element = (kind, text) => {
  const made = document.createElement(kind);
  made.textContent = text;
  return made;
};

/** Buttons under their headings. */
function buttons(number, ways, say) {
  const all = document.createDocumentFragment();
  let group = null;
  let list = null;
  ways.forEach(([heading, words, held], index) => {
    if (list === null || heading !== group) {
      group = heading;
      if (heading) all.append(element("h3", heading));
      list = all.appendChild(document.createElement("ul"));
    }
    const button = element("button", words);
    button.type = "button";
    if (held) button.setAttribute("aria-pressed", "true");
    button.addEventListener("click", () => say("pressed", number, index));
    list.appendChild(document.createElement("li")).append(button);
  });
  return all;
}

export function words(say) {
  return {
    sheet(number, title, asked, facts, ways) {
      const inside = at("ways").contains(document.activeElement);
      at("title").textContent = title;
      if (at("asked").textContent !== asked) at("asked").textContent = asked;
      at("facts").replaceChildren(...facts.map((fact) => element("li", fact)));
      at("ways").replaceChildren(buttons(number, ways, say));
      at("words").dataset.sheet = number;
      // Whoever pressed a button goes on from the first of the new ones.
      if (inside) at("ways").querySelector("button")?.focus();
    },
    log(anew, lines) {
      const log = at("log");
      if (anew) log.replaceChildren();
      log.append(...lines.map((line) => element("p", line)));
      while (log.childElementCount > LINES) log.firstElementChild.remove();
    },
  };
}
