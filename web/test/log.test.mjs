// The log beside the canvas: one line for what happened, opened to see all its parts. Needs no
// browser: a page of a few lines stands in for one.
import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of an element as the log needs. */
class Element {
  constructor(kind) {
    Object.assign(this, { kind, children: [], dataset: {}, textContent: "", open: undefined });
  }
  append(...more) {
    more.forEach((child) => (child.parent = this));
    this.children.push(...more);
  }
  replaceChildren(...more) {
    this.children = [];
    this.append(...more);
  }
  replaceWith(other) {
    other.parent = this.parent;
    this.parent.children[this.parent.children.indexOf(this)] = other;
  }
  querySelector(wanted) {
    const number = /data-line="(\d+)"/.exec(wanted)[1];
    return this.children.find((child) => String(child.dataset.line) === number) ?? null;
  }
  get childElementCount() {
    return this.children.length;
  }
  get firstElementChild() {
    return this.children[0];
  }
  remove() {
    this.parent.children.splice(this.parent.children.indexOf(this), 1);
  }
}

const log = new Element("div");
globalThis.document = {
  createElement: (kind) => new Element(kind),
  getElementById: () => log,
};
const { words } = await import("../page/words.js");

const summary = (line) => line.children[0].textContent;
const parts = (line) => line.children[1].children.map((part) => part.textContent);

test("a line with parts can be opened, one without is a mere line", () => {
  words(() => {}).log(true, [[0, "Turn 1", []], [1, "Ada strikes: hits", ["Ada strikes", "hits"]]]);
  assert.deepEqual(log.children.map((line) => line.kind), ["p", "details"]);
  assert.equal(summary(log.children[1]), "Ada strikes: hits");
  assert.deepEqual(parts(log.children[1]), ["Ada strikes", "hits"]);
});

test("a line that goes on stays where it was, and open", () => {
  const page = words(() => {});
  page.log(true, [[0, "Ada strikes", ["Ada strikes", "−3 AP"]], [2, "A save is kept", []]]);
  log.children[0].open = true;
  page.log(false, [[0, "Ada strikes: hits", ["Ada strikes", "−3 AP", "hits"]]]);
  assert.equal(log.childElementCount, 2);
  assert.equal(summary(log.children[0]), "Ada strikes: hits");
  assert.equal(log.children[0].open, true);
});
