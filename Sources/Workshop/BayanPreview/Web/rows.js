"use strict";

// A list that draws the rows that are seen, and a few beside them: of previews and of the workbench.
class SeenRows {
  count = 0;

  // `list` is the listbox, and `inner` its only child.
  //
  // `row` describes the row at a place, or returns nothing for one that isn't there yet. `isSelected` tells of a
  // place whether its row is selected, and `selected` is the place of that row, or a negative number. `go` selects
  // another place, and `enter` leads from the selected row to its text. `nothing` is the sentence of an empty list.
  constructor({ list, inner, row, isSelected, selected, go, enter, choose, nothing }) {
    Object.assign(this, { list, inner, row, isSelected, selected, go, enter, nothing });
    list.addEventListener("scroll", () => this.draw());
    list.addEventListener("keydown", (event) => this.#keyDown(event));
    list.addEventListener("click", (event) => {
      const found = event.target.closest(".row");
      if (found) choose(Number(found.dataset.place));
    });
    addEventListener("resize", () => this.draw());
  }

  get #height() { return parseFloat(getComputedStyle(document.documentElement).fontSize) * 3.75; }

  draw() {
    const height = this.#height;
    // A shorter list scrolls back by this.
    this.inner.style.blockSize = `${this.count * height}px`;
    const first = Math.max(0, Math.floor(this.list.scrollTop / height) - 4);
    const last = Math.min(this.count, first + Math.ceil(this.list.clientHeight / height) + 8);
    this.list.removeAttribute("aria-activedescendant");
    const nodes = [];
    if (this.count === 0) nodes.push(element("p", { class: "nothing" }, this.nothing()));
    for (let place = first; place < last; place++) {
      const parts = this.row(place);
      if (!parts) continue;
      const node = this.#draw(parts, place);
      node.style.insetBlockStart = `${place * height}px`;
      nodes.push(node);
      if (this.isSelected(place)) this.list.setAttribute("aria-activedescendant", node.id);
    }
    this.#show(nodes);
  }

  // Puts rows into the list. Those that are as before stay in the document: a click on a row that is replaced
  // between press and release would be lost.
  #show(nodes) {
    const before = new Map([...this.inner.children].map((node) => [node.id, node]));
    const shown = nodes.map((node) => {
      const old = before.get(node.id);
      return old?.isEqualNode(node) ? old : node;
    });
    const kept = new Set(shown);
    for (const node of before.values()) if (!kept.has(node)) node.remove();
    let next = this.inner.firstChild;
    for (const node of shown) {
      if (node === next) next = node.nextSibling;
      else this.inner.insertBefore(node, next);
    }
  }

  #draw({ kind, name, words, lang, dir, cells }, place) {
    return element("div", {
      class: ["row", kind].filter((part) => part).join(" "), role: "option", id: `row-${place}`,
      "data-place": place, "aria-selected": this.isSelected(place), "aria-setsize": this.count,
      "aria-posinset": place + 1,
    },
      element("span", { class: "name", dir: "ltr", lang: "en" }, ...name),
      element("span", { class: "words", lang, dir }, ...words),
      element("span", { class: "cells" }, ...cells));
  }

  // Scrolls so far that a row is seen.
  reveal(place) {
    if (place < 0) return;
    const height = this.#height;
    this.inner.style.blockSize = `${this.count * height}px`;
    const [top, room] = [place * height, this.list.clientHeight];
    if (top < this.list.scrollTop) this.list.scrollTop = top;
    if (top + height > this.list.scrollTop + room) this.list.scrollTop = top + height - room;
  }

  #keyDown(event) {
    const page = Math.max(1, Math.floor(this.list.clientHeight / this.#height));
    const now = this.selected();
    const wanted = {
      ArrowDown: now + 1, ArrowUp: now - 1, PageDown: now + page, PageUp: now - page,
      Home: 0, End: this.count - 1,
    }[event.key];
    if (event.key === "Enter" && now >= 0) {
      event.preventDefault();
      return this.enter(now);
    }
    if (wanted === undefined || this.count === 0) return;
    event.preventDefault();
    this.go(Math.min(Math.max(wanted, 0), this.count - 1));
  }
}
