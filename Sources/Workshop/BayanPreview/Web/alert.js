"use strict";

// The drawing of alerts, for previews and for the workbench.

const hidden = /[\p{Cc}\p{Cf}\u00a0\u202f\u2028\u2029]/u;

// Makes an element. What is given as text can't become anything else.
function element(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value != null) node.setAttribute(name, value);
  }
  node.append(...children);
  return node;
}

// A text in pieces: what can't be seen, or would reorder the page, by its number.
function marked(text) {
  return text.split(/([\p{Cc}\p{Cf}\u00a0\u202f\u2028\u2029])/u).filter((part) => part)
    .map((part) => !hidden.test(part) ? part : element(
      "bdi", { class: "cp", dir: "ltr", lang: "en" },
      "U+" + part.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")));
}

// Draws an alert as a phone shows it.
//
// `texts` are title, description, suggestion and help, each with its language and direction, or null.
// `seen` makes nodes of a text.
function drawAlert({ width, lang, dir, space, texts, buttons, seen }) {
  const [title, description, suggestion, help] = texts.map((text) =>
    text && element("span", { lang: text.lang, dir: text.dir }, ...seen(text.text)));
  const sentences = [description, suggestion].filter((sentence) => sentence);
  return element("div", { class: "phone", "data-width": width },
    element("div", { class: "alert", lang, dir },
      ...(title ? [element("p", { class: "title" }, title)] : []),
      element("p", { class: "message" },
        ...sentences.flatMap((sentence, place) => (place ? [space, sentence] : [sentence]))),
      ...(help ? [element("p", { class: "help" }, help)] : []),
      element("div", { class: "buttons" }, ...buttons.map(({ label, role, lang, dir }) => element(
        "span", { class: "button", "data-role": role, lang, dir }, ...seen(label))))));
}

// Makes phones as small as their places. It comes after the measuring, which needs their own size.
function scale() {
  for (const phone of document.querySelectorAll(".phone")) {
    const room = phone.parentElement.clientWidth;
    phone.style.zoom = Math.min(1, room / Number(phone.dataset.width));
  }
}
