import { announce, button, chip, words } from "./dom.js";
import { cut, label, names } from "./invisible.js";

const dataType = "application/x-bayan-pieces";
let dragged = null;

// A field for a text with placeholders and markup. These are chips, which move and can't be broken.
//
// `pieces` are strings and chips. A brace that is typed offers the chips of the message.
export class BayanField extends HTMLElement {
  // The chips that can be inserted.
  offered = [];

  connectedCallback() {
    if (this.area) return;
    this.area = element("div", {
      class: "area", contenteditable: this.hasAttribute("readonly") ? "false" : "true",
      role: "textbox", "aria-multiline": "true", tabindex: "0", spellcheck: "true",
      "aria-label": this.getAttribute("label"), lang: this.getAttribute("lang"),
      dir: this.getAttribute("dir"), "aria-readonly": this.hasAttribute("readonly"),
    });
    this.append(this.area);
    this.area.addEventListener("beforeinput", (event) => this.#beforeInput(event));
    this.area.addEventListener("input", () => this.#changed());
    this.area.addEventListener("keydown", (event) => this.#keyDown(event));
    this.area.addEventListener("paste", (event) => this.#paste(event));
    this.area.addEventListener("copy", (event) => this.#copy(event));
    this.area.addEventListener("cut", (event) => this.#copy(event, true));
    this.area.addEventListener("dragstart", (event) => this.#dragStart(event));
    this.area.addEventListener("drop", (event) => this.#drop(event));
    this.area.addEventListener("focus", () => this.dispatchEvent(
      new CustomEvent("field-focus", { bubbles: true })));
    this.area.addEventListener("blur", () => setTimeout(() => {
      if (!this.contains(document.activeElement)) this.#closeMenu();
    }));
    if (this.waiting) this.pieces = this.waiting;
  }

  focus() { this.area?.focus(); }

  get pieces() { return piecesOf(this.area).map(({ piece }) => piece); }

  set pieces(pieces) {
    if (!this.area) {
      this.waiting = pieces;
      return;
    }
    this.area.replaceChildren(...pieces.flatMap((piece) =>
      typeof piece === "string"
        ? cut(piece).map((part) => (part.isInvisible ? label(part.text) : part.text))
        : [chip(piece)]));
    this.#finishLine();
  }

  get isEmpty() { return this.pieces.length === 0; }

  // Returns the range between two places, each a piece and a number of units in it.
  range([fromPiece, fromOffset], [toPiece, toOffset]) {
    const parts = piecesOf(this.area);
    const range = document.createRange();
    const [start, end] = [place(parts, fromPiece, fromOffset), place(parts, toPiece, toOffset)];
    if (!start || !end) return null;
    range.setStart(...start);
    range.setEnd(...end);
    return range;
  }

  insert(piece) {
    if (this.hasAttribute("readonly")) return;
    this.area.focus();
    if (!this.#hasCaret()) this.#caretToEnd();
    const nodes = typeof piece === "string"
      ? cut(piece).map((part) => (part.isInvisible ? label(part.text) : document.createTextNode(part.text)))
      : [chip(piece)];
    for (const node of nodes) {
      if (node.nodeType === Node.TEXT_NODE) {
        document.execCommand("insertText", false, node.data);
      } else {
        node.dataset.new = "";
        document.execCommand("insertHTML", false, node.outerHTML);
        this.#caretAfterNew();
      }
    }
    this.#changed();
  }

  // A line end at the end needs a break after it to be seen; a chip at the end one for the caret.
  #finishLine() {
    const last = this.area.lastChild;
    if (last?.classList?.contains("chip")) this.area.append(element("br", { "data-end": "" }));
  }

  // The caret goes after a chip that was inserted; a browser leaves it before one that nobody can edit.
  #caretAfterNew() {
    for (const node of this.area.querySelectorAll("[data-new]")) {
      delete node.dataset.new;
      if (!node.nextSibling) node.after(element("br", { "data-end": "" }));
      const range = document.createRange();
      range.setStartAfter(node);
      range.collapse(true);
      getSelection().removeAllRanges();
      getSelection().addRange(range);
    }
  }

  #hasCaret() {
    const selection = getSelection();
    return selection.rangeCount > 0 && this.area.contains(selection.anchorNode);
  }

  #caretToEnd() {
    const range = document.createRange();
    range.selectNodeContents(this.area);
    const last = this.area.lastChild;
    if (last?.nodeName === "BR") range.setEndBefore(last);
    range.collapse(false);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
  }

  #changed() {
    this.dispatchEvent(new CustomEvent("change-text", { bubbles: true }));
  }

  #beforeInput(event) {
    const format = event.inputType.startsWith("format");
    if (format || event.inputType === "insertFromDrop") return event.preventDefault();
    if (event.inputType === "insertParagraph") {
      event.preventDefault();
      document.execCommand("insertLineBreak");
    }
    if (event.inputType === "insertText" && event.data === "{" && this.offered.length) {
      event.preventDefault();
      this.#openMenu();
    }
  }

  #keyDown(event) {
    if (event.key === " " && event.ctrlKey && this.offered.length && !this.hasAttribute("readonly")) {
      event.preventDefault();
      return this.#openMenu();
    }
    if (this.menu && ["ArrowDown", "ArrowUp", "Enter", "Tab", "Escape"].includes(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      this.#moveInMenu(event.key);
    } else if (this.menu && event.key === "{") {
      event.preventDefault();
      this.#closeMenu();
      this.insert("{");
    } else if (this.menu && event.key.length === 1) {
      this.#closeMenu();
    }
  }

  // MARK: The menu of placeholders

  #openMenu() {
    this.#closeMenu();
    const id = `menu-${Math.random().toString(36).slice(2)}`;
    this.menu = element("ul", { class: "menu", role: "listbox", id, "aria-label": words.placeholders },
      ...this.offered.map((piece, place) => {
        const item = element("li", {
          role: "option", id: `${id}-${place}`, "aria-selected": place === 0,
        }, chip(piece), element("span", { class: "kind" }, words[piece.kind] ?? ""));
        item.addEventListener("mousedown", (event) => {
          event.preventDefault();
          this.#choose(place);
        });
        return item;
      }));
    this.append(this.menu);
    this.area.setAttribute("aria-activedescendant", `${id}-0`);
    this.area.setAttribute("aria-controls", id);
    this.chosen = 0;
    announce(words.placeholdersHelp);
  }

  #moveInMenu(pressed) {
    if (pressed === "Escape") return this.#closeMenu();
    if (pressed === "Enter" || pressed === "Tab") return this.#choose(this.chosen);
    const count = this.offered.length;
    this.chosen = (this.chosen + (pressed === "ArrowDown" ? 1 : count - 1)) % count;
    [...this.menu.children].forEach((item, place) =>
      item.setAttribute("aria-selected", place === this.chosen));
    this.area.setAttribute("aria-activedescendant", this.menu.children[this.chosen].id);
    this.menu.children[this.chosen].scrollIntoView({ block: "nearest" });
  }

  #choose(place) {
    const piece = this.offered[place];
    this.#closeMenu();
    this.insert(piece);
  }

  #closeMenu() {
    this.menu?.remove();
    this.menu = null;
    this.area.removeAttribute("aria-activedescendant");
    this.area.removeAttribute("aria-controls");
  }

  // MARK: Clipboard and drag

  #copy(event, isCut = false) {
    const selection = getSelection();
    if (!selection.rangeCount || selection.isCollapsed) return;
    event.preventDefault();
    const box = element("div", {});
    box.append(selection.getRangeAt(0).cloneContents());
    const pieces = piecesOf(box).map(({ piece }) => piece);
    event.clipboardData.setData(dataType, JSON.stringify(pieces));
    event.clipboardData.setData("text/plain", pieces.map((piece) => piece.code ?? piece).join(""));
    if (isCut && !this.hasAttribute("readonly")) document.execCommand("delete");
  }

  #paste(event) {
    event.preventDefault();
    if (this.hasAttribute("readonly")) return;
    let pieces = [event.clipboardData.getData("text/plain").replaceAll("\r\n", "\n")];
    try {
      const copied = JSON.parse(event.clipboardData.getData(dataType));
      // Chips of another message would be wrong here.
      if (Array.isArray(copied)) pieces = copied.map((piece) => this.#known(piece));
    } catch { /* It comes from elsewhere. */ }
    for (const piece of pieces) if (piece) this.insert(piece);
  }

  #known(piece) {
    if (typeof piece === "string") return piece;
    return this.offered.find(({ code }) => code === piece.code) ?? String(piece.code ?? "");
  }

  #dragStart(event) {
    dragged = event.target.closest?.(".chip") ?? null;
    event.dataTransfer.setData("text/plain", dragged?.dataset.code ?? "");
  }

  #drop(event) {
    event.preventDefault();
    const range = document.caretRangeFromPoint?.(event.clientX, event.clientY);
    if (!dragged || !range || this.hasAttribute("readonly")) return;
    const former = dragged.closest("bayan-field");
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    const moved = dragged;
    dragged = null;
    if (former === this) moved.remove();
    this.insert(moved.dataset.character
      ?? { code: moved.dataset.code, name: moved.dataset.name, kind: moved.dataset.kind });
  }
}

// The pieces of an element, each with the places of its characters. A break at the end isn't a line.
function piecesOf(root) {
  const parts = [];
  const add = (text, node, length) => {
    const last = parts.at(-1);
    if (typeof last?.piece === "string") {
      last.places.push({ start: last.piece.length, node, length });
      last.piece += text;
    } else {
      parts.push({ piece: text, places: [{ start: 0, node, length }] });
    }
  };
  const visit = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.data) add(node.data, node, node.data.length);
    } else if (node.nodeName === "BR") {
      const isLast = node === root.lastChild;
      if (!isLast) add("\n", node, null);
    } else if (node.dataset?.character) {
      add(node.dataset.character, node, null);
    } else if (node.dataset?.code) {
      const { code, name, kind } = node.dataset;
      parts.push({ piece: { code, name, kind }, places: [{ start: 0, node, length: null }] });
    } else {
      node.childNodes.forEach(visit);
    }
  };
  root?.childNodes.forEach(visit);
  return parts;
}

// Returns the node and the offset of a place.
function place(parts, index, offset) {
  const part = parts[Math.min(index, parts.length - 1)];
  if (!part) return null;
  const isPast = index >= parts.length;
  const wanted = isPast ? Infinity : offset;
  for (const { start, node, length } of part.places.toReversed()) {
    if (wanted < start) continue;
    const parent = node.parentNode;
    const position = [...parent.childNodes].indexOf(node);
    if (length === null) return [parent, position + (wanted > start ? 1 : 0)];
    return [node, Math.min(wanted - start, length)];
  }
  return null;
}

// The tools below a field: chips to insert, invisible characters, digits of the locale.
export function fieldTools(field, digits) {
  const invisible = element("details", { class: "invisibles" },
    element("summary", {}, words.invisible),
    element("div", { class: "names" }, ...[...names].map(([character, [short, long]]) =>
      button(short, () => field().insert(character), { title: long, "aria-label": long, dir: "ltr" }))));
  const own = digits && element("details", { class: "digits" },
    element("summary", {}, words.digits),
    element("div", { class: "names" }, ...[...digits].map((digit) =>
      button(digit, () => field().insert(digit)))));
  const tools = element("div", { class: "tools", role: "group", "aria-label": words.insert },
    ...(field().offered.map((piece) => {
      const node = button(chip(piece), () => field().insert(piece), { class: "offer" });
      node.setAttribute("aria-label", `${words.insert}: ${piece.name}`);
      return node;
    })), invisible, ...(own ? [own] : []));
  // The field keeps its caret.
  tools.addEventListener("mousedown", (event) => {
    if (event.target.closest("button")) event.preventDefault();
  });
  return tools;
}

customElements.define("bayan-field", BayanField);
