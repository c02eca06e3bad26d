// Helpers for elements. `element` and `marked` are in the script that previews share.

export const words = {};

// Makes a button with a label.
export function button(label, action, attributes = {}) {
  const node = element("button", { type: "button", ...attributes }, label);
  node.addEventListener("click", action);
  return node;
}

// Makes a field with a label around it.
export function labelled(label, field, attributes = {}) {
  return element("label", attributes, element("span", {}, label), field);
}

export function select(options, value, attributes = {}) {
  const node = element("select", attributes, ...options.map(([value, label]) =>
    element("option", { value, dir: "auto" }, label)));
  node.value = value;
  return node;
}

// A name or a number that is read from left to right.
export const key = (text) => element("bdi", { dir: "ltr", class: "key", lang: "en" }, text);

// The words of a state.
export const stateWord = (state) =>
  words["state" + state[0].toUpperCase() + state.slice(1)] ?? state;

export const stateCell = (state) => element("span", {
  class: "cell", "data-state": "state" + state[0].toUpperCase() + state.slice(1),
}, stateWord(state));

// A text in pieces, to be read: words, and chips for placeholders and markup.
export function readOnly(pieces) {
  return pieces.flatMap((piece) => typeof piece === "string" ? marked(piece) : [chip(piece)]);
}

// A placeholder or markup as one unit that nobody can break.
export function chip({ code, name, kind }) {
  const label = { open: `‹${name}›`, close: `‹/${name}›`, standalone: `‹${name}/›` }[kind] ?? name;
  return element("span", {
    class: "chip", contenteditable: "false", draggable: "true", dir: "ltr", "data-code": code,
    "data-name": name, "data-kind": kind, title: code,
  }, label);
}

// Announces a sentence to everybody, also to those who listen.
export function announce(text, kind = "") {
  const place = document.getElementById("announcement");
  if (!place) return;
  place.textContent = text;
  place.className = kind;
  // It covers a part of the page. An error stays until something else is announced.
  clearTimeout(place.ending);
  if (kind !== "error") place.ending = setTimeout(() => { place.textContent = ""; }, 4000);
}

// Numbers such as `3–10, 103–110, …` in the digits of the page's language.
export function numbers(text) {
  const digits = [...words.ownDigits];
  const own = text.replace(/[0-9]/g, (digit) => digits[digit]);
  const isOwn = digits[0] !== "0";
  return element("bdi", { class: "numbers", dir: isOwn ? document.documentElement.dir : "ltr" },
    isOwn ? own.replaceAll(", ", "، ") : own);
}
