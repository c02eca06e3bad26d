"use strict";

const byId = (id) => document.getElementById(id);
const data = {};
const waiting = new Map();

// The files of data call this.
function bayan(name, value) {
  data[name] = value;
  waiting.get(name)?.(value);
  if (name === "codes") start();
}

// Loads a file of data by a script, as pages from the file system can't fetch.
function load(name) {
  if (name in data) return Promise.resolve(data[name]);
  return new Promise((resolve) => {
    const first = !waiting.has(name);
    waiting.set(name, resolve);
    if (first) document.head.append(element("script", { src: `data/${name}.js` }));
  });
}

const severities = ["", "note", "warning", "error"];
let codes = [];
let rows = null;
let shown = [];
// The error that is shown, and the one that a person chose last, which a filter may hide.
let selected = null;
let chosen = null;

// Where list and error are below each other.
const isNarrow = matchMedia("(max-width: 52rem)");

function start() {
  codes = data.codes.map(
    ([domain, name, value, category, states, severities, rules, count, texts], place) => ({
      domain, name, value, category, states, severities, rules, count, texts, place,
      id: `${data.index.domains[domain][0]}.${name}`, searched: null,
    }));
  const { domains, categories, locales, states, rules } = data.index;
  const language = document.documentElement.lang;
  fill("domain", domains.map(([name], place) => [place, name]));
  fill("category", categories.map((name, place) => [place, name]));
  fill("locale", locales.map(({ names }, place) => [place, names[language]]));
  fill("state", states.map((name, place) => [place, data.words[name]]));
  fill("diagnostic", [
    ["any", data.words.anyDiagnostic], ["none", data.words.withoutDiagnostics],
    ["3", data.words.error], ["2", data.words.warning], ["1", data.words.note],
    ...rules.map((name, place) => [`rule-${place}`, name]),
  ]);
  byId("filters").addEventListener("input", filter);
  byId("filters").addEventListener("submit", (event) => event.preventDefault());
  rows = new SeenRows({
    list: byId("list"), inner: byId("rows"), row: describe, nothing: () => data.words.nothingFound,
    isSelected: (place) => shown[place] === selected, selected: () => shown.indexOf(selected),
    go: (place) => choose(shown[place]), enter: () => byId("error").focus(),
    choose: (place) => {
      choose(shown[place]);
      // What was chosen is below the list, out of sight.
      if (isNarrow.matches) byId("error").scrollIntoView();
    },
  });
  addEventListener("hashchange", follow);
  // What the address names comes first.
  shown = codes;
  follow();
  filter();
  // The first search needn't wait for what all searches use.
  setTimeout(() => codes.forEach(searched), 500);
}

function fill(name, options) {
  byId("filters").elements[name].replaceChildren(
    element("option", { value: "" }, data.words.all),
    ...options.map(([value, text]) => element("option", { value, dir: "auto" }, text)));
}

// The error that the address names, or else the first.
function follow() {
  const id = decodeURIComponent(location.hash.slice(1));
  const code = codes.find((code) => code.id === id) ?? shown[0];
  if (!code || code === selected) return;
  if (!shown.includes(code)) {
    byId("filters").reset();
    filter();
  }
  choose(code);
}

function choose(code) {
  chosen = code;
  select(code);
}

function select(code) {
  if (code !== selected) document.querySelector(".detail").scrollTop = 0;
  selected = code;
  byId("controls").hidden = false;
  draw();
  rows.reveal(shown.indexOf(code));
  history.replaceState(null, "", "#" + encodeURIComponent(code.id));
  for (const link of document.querySelectorAll("a.language")) {
    link.href = link.getAttribute("href").split("#")[0] + location.hash;
  }
  draw();
  show(code);
}

function test({ text, domain, category, locale, state, diagnostic }) {
  const places = locale === "" ? data.index.locales.map((_, place) => place) : [Number(locale)];
  const rule = diagnostic.startsWith("rule-") ? Number(diagnostic.slice(5)) : null;
  // Of a locale's diagnostics; with those of no locale first.
  const worst = (code) => Math.max(
    locale === "" ? code.severities[0] : 0, ...places.map((place) => code.severities[place + 1]));
  return (code) =>
    (domain === "" || code.domain === Number(domain))
    && (category === "" || code.category === Number(category))
    && (state === "" || places.some((place) => code.states[place] === Number(state)))
    && (diagnostic === ""
      || (rule !== null ? code.rules.includes(rule)
        : diagnostic === "any" ? worst(code) > 0
        : diagnostic === "none" ? worst(code) === 0
        : worst(code) === Number(diagnostic)))
    && (text === "" || searched(code).includes(text));
}

function searched(code) {
  code.searched ??= [code.id, code.value, ...code.texts.flat()].join("\n").toLowerCase();
  return code.searched;
}

function filter() {
  const values = Object.fromEntries(new FormData(byId("filters")));
  shown = codes.filter(test({ ...values, text: values.text.trim().toLowerCase() }));
  byId("count").textContent = data.words.errorCount[shown.length];
  byId("list").scrollTop = 0;
  draw();
  // An error that isn't in the list isn't shown either; it is again when it comes back.
  const code = shown.includes(chosen) ? chosen : shown.includes(selected) ? selected : shown[0];
  if (!code) return showNothing();
  if (code !== selected) return select(code);
  rows.reveal(shown.indexOf(code));
  show(code);
}

function draw() {
  rows.count = shown.length;
  rows.draw();
}

function describe(place) {
  const code = shown[place];
  const { domains, locales, states } = data.index;
  const words = locales.findIndex((_, place) => code.texts[place].some((text) => text));
  const { tag, dir } = locales[Math.max(words, 0)];
  return {
    name: [element("i", {}, domains[code.domain][0] + "."), ...marked(code.name)],
    words: marked(code.texts[0][0] || code.texts[0][1]), lang: tag, dir,
    cells: cells(code).map(({ label, state, places }) => {
      const tags = places.map((place) => locales[place].tag).join(" ");
      const name = data.words[states[state]];
      const worst = Math.max(...places.map((place) => code.severities[place + 1]));
      return element(
        "span", {
          class: `cell ${severities[worst]}`, "data-state": states[state],
          title: label === tags ? name : `${name}: ${tags}`,
          role: "img", "aria-label": label === tags ? `${tags}: ${name}` : `${name}: ${label}`,
        }, label);
    }),
  };
}

// A cell of each locale, or of the one that is chosen. Of more locales than fit beside a name, a cell of each state
// with the number of locales in it.
function cells(code) {
  const { locales, states } = data.index;
  const { value } = byId("filters").elements.locale;
  const places = value === "" ? locales.map((_, place) => place) : [Number(value)];
  if (places.length <= 4) {
    return places.map((place) => (
      { label: locales[place].tag, state: code.states[place], places: [place] }));
  }
  return states
    .map((_, state) => ({ state, places: places.filter((place) => code.states[place] === state) }))
    .filter(({ places }) => places.length > 0)
    .map((cell) => ({ label: numbers(`${cell.places.length}`), ...cell }));
}
