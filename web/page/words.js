// The game in words: what is asked, the legal choices as buttons, how things stand, the log.
const at = (id) => document.getElementById(id);
const LINES = 200;

const element = (kind, text) => {
  const made = document.createElement(kind);
  made.textContent = text;
  return made;
};

/** Writes what has changed of a text. */
const write = (place, text) => {
  if (place.textContent !== text) place.textContent = text;
};

const holds = (button, held) => (held ? button.setAttribute("aria-pressed", "true") : button.removeAttribute("aria-pressed"));

/** A list of buttons, in a fold that is opened to see them where there are many of a kind. */
function listIn(all, fold) {
  const list = document.createElement("ul");
  if (!fold) return all.appendChild(list);
  const kind = document.createElement("details");
  kind.append(element("summary", fold), list);
  all.append(kind);
  return list;
}

/** Fields to type in, as far as they are others than those that stand there; what is typed in one stays. */
function type(fields, say) {
  const labels = fields.map(([label]) => label).join("|");
  const place = at("fields");
  if (place.dataset.labels !== labels) {
    place.dataset.labels = labels;
    place.replaceChildren(...fields.map(([label], index) => {
      const line = element("label", label);
      const field = line.appendChild(document.createElement("input"));
      field.addEventListener("input", () => say("typed", index, field.value));
      return line;
    }));
  }
  place.querySelectorAll("input").forEach((field, index) => {
    if (field !== document.activeElement) field.value = fields[index][1];
  });
}

/** Buttons under their headings. */
function buttons(number, ways, say) {
  const all = document.createDocumentFragment();
  let group = null;
  let folded = "";
  let list = null;
  ways.forEach(([heading, words, held, fold], index) => {
    const begins = list === null || heading !== group;
    if (begins && heading) all.append(element("h2", heading));
    if (begins || fold !== folded) list = listIn(all, fold);
    [group, folded] = [heading, fold];
    const button = element("button", words);
    button.type = "button";
    holds(button, held);
    button.addEventListener("click", () => say("pressed", number, index));
    list.appendChild(document.createElement("li")).append(button);
  });
  return all;
}

/** Other buttons. The focus goes to the first of them: the choices stand before all else. */
function exchange(number, ways, say) {
  const was = at("ways").contains(document.activeElement);
  at("ways").replaceChildren(buttons(number, ways, say));
  if (was) (at("ways").querySelector("button") ?? at("words")).focus();
}

/** The same buttons in other words. */
function reword(ways) {
  at("ways").querySelectorAll("button").forEach((button, index) => {
    const [, words, held] = ways[index];
    write(button, words);
    holds(button, held);
  });
}

/** The heads of what was left open to read more. */
const opened = new Set();

/** What can be opened to read more of, each a head and its lines. What is open is so again when it comes back. */
function more(parts) {
  const place = at("about");
  const heads = parts.map(([head]) => head).join("|");
  if (place.dataset.heads !== heads) {
    for (const part of place.children) {
      const head = part.firstElementChild.textContent;
      if (part.open) opened.add(head);
      else opened.delete(head);
    }
    place.dataset.heads = heads;
    place.replaceChildren(...parts.map(([head]) => {
      const part = document.createElement("details");
      part.append(element("summary", head), document.createElement("ul"));
      part.open = opened.has(head);
      return part;
    }));
  }
  place.querySelectorAll("ul").forEach((list, index) => {
    const [, lines] = parts[index];
    // What has not changed is left alone: a reader may be at it.
    if (list.dataset.lines === String(lines)) return;
    list.dataset.lines = String(lines);
    list.replaceChildren(...lines.map((line) => element("li", line)));
  });
}

/** A line of the log; what has parts can be opened to see them. */
function told([number, text, parts]) {
  const line = parts.length === 0 ? element("p", text) : document.createElement("details");
  if (parts.length > 0) {
    const all = document.createElement("ul");
    all.append(...parts.map((part) => element("li", part)));
    line.append(element("summary", text), all);
  }
  line.dataset.line = number;
  return line;
}

/** Puts a line where it stood before it went on, open if it was open, else at the end. */
function tell(log, entry) {
  const line = told(entry);
  const before = log.querySelector(`[data-line="${entry[0]}"]`);
  if (before === null) return log.append(line);
  line.open = before.open;
  before.replaceWith(line);
}

export function words(say) {
  return {
    sheet(number, title, asked, facts, ways, fields, details = []) {
      const same = at("words").dataset.sheet === String(number);
      write(at("title"), title);
      // Written anew for each decision: it is read out also where the words are the same.
      if (!same) at("asked").textContent = asked;
      at("facts").replaceChildren(...facts.map((fact) => element("li", fact)));
      if (same) reword(ways);
      else exchange(number, ways, say);
      type(fields, say);
      more(details);
      at("words").dataset.sheet = number;
    },
    log(anew, entries) {
      const log = at("log");
      if (anew) log.replaceChildren();
      for (const entry of entries) tell(log, entry);
      while (log.childElementCount > LINES) log.firstElementChild.remove();
    },
  };
}
