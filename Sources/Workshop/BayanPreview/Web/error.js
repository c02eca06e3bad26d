"use strict";

const controls = () => Object.fromEntries(new FormData(byId("controls")));

// A text as its readers meet it; with its invisible characters where these are asked for.
const seen = (text) => ("invisible" in controls() ? marked(text) : [text]);

async function show(code) {
  const { chunkSize } = data.index;
  const chunk = await load(`codes-${Math.floor(code.place / chunkSize)}`);
  if (code !== selected) return;
  drawError(code, chunk[code.place % chunkSize]);
}

// The locales that are shown side by side: the source, and the one that is chosen or all.
function places() {
  const chosen = byId("filters").elements.locale.value;
  return data.index.locales.map((_, place) => place)
    .filter((place) => chosen === "" || place === 0 || place === Number(chosen));
}

let current = null;

// Where no error matches the filters, of which the list tells.
function showNothing() {
  selected = null;
  current = null;
  byId("controls").hidden = true;
  byId("error").replaceChildren();
}

// Numbers in the page's own digits, with its comma between them.
const ownDigits = (text) => text.replace(/[0-9]/g, (digit) => [...data.words.digits][digit]);
const ownCommas = (text) => ownDigits("0") === "0" ? text : text.replaceAll(", ", "، ");
const numbers = (text) => ownCommas(ownDigits(text));
const isNumber = /^[0-9][0-9.,–… ]*$/;

// The numbers that arguments have: `hours = 0, minutes = 15`.
const values = (label) => ownCommas(
  label.replace(/(?<= = )[0-9]+(?:\.[0-9]+)?(?=, |$)/g, (number) => ownDigits(number)));

function drawError(code, error) {
  if (current !== error) {
    const samples = error.samples.map(([label, kind], place) => element(
      "option", { value: place },
      kind ? `${values(label)} · ${data.words[kind]}` : values(label)));
    const select = byId("controls").elements.sample;
    select.replaceChildren(...samples);
    select.closest("label").hidden = samples.length === 0;
    current = error;
  }
  const { domains, categories } = data.index;
  const back = element("button", { class: "back", type: "button" }, data.words.backToList);
  back.addEventListener("click", () => {
    document.querySelector(".preview").scrollIntoView();
    byId("list").focus({ preventScroll: true });
  });
  byId("error").replaceChildren(
    back,
    element("h2", {}, element("bdi", { dir: "ltr" }, ...marked(code.id))),
    element("p", { class: "facts" },
      element("bdi", { dir: "ltr" }, ...marked(`${domains[code.domain][1]} ${code.value}`)),
      element("bdi", { dir: "ltr" }, ...marked(categories[code.category] ?? "")),
      element("span", {}, data.words.diagnosticCount[code.count]),
      element("a", { href: error.page }, data.words.codePage)),
    element("p", { class: "summary", lang: "en", dir: "ltr" }, ...marked(error.summary)),
    element("div", { class: "readers" },
      ...places().map((place) => drawReader(code, error, place))),
    ...error.tables.map(drawTable),
    ...places().flatMap((place) => drawFound(error, data.index.locales[place])),
    ...drawDiagnostics(error, null));
  measure();
}

// What is reported of a locale's texts. Not within the columns: the one beside would stay empty.
function drawFound(error, { tag, names }) {
  const found = drawDiagnostics(error, tag);
  if (!found.length) return [];
  const title = `${data.words.diagnostics}: ${names[document.documentElement.lang]}`;
  return [element("section", { class: "found" }, element("h3", {}, title), ...found)];
}

function drawReader(code, error, place) {
  const { tag, names, dir } = data.index.locales[place];
  const { look, sample = 0 } = controls();
  const texts = error.locales[place];
  const classes = ["dark", "large"].filter((name) => name in controls());
  const facets = [0, 1, 2, 3].map((facet) => ({
    text: texts.texts[sample][facet], from: texts.from?.[facet] ?? tag,
  }));
  const state = data.index.states[code.states[place]];
  return element("section", { class: "reader", "data-locale": tag },
    element("h3", {}, element("span", {}, names[document.documentElement.lang]),
      element("span", { class: "cell", "data-state": state }, data.words[state])),
    element("div", {
      class: ["stage", ...classes].join(" "), role: "group",
      "aria-label": names[document.documentElement.lang],
    }, drawLook(look, error, place, facets, sample)),
    ...(texts.from ? [element("p", { class: "badge warning" }, data.words.fallback)] : []),
    drawRoles(error.options));
}

// What the buttons do.
function drawRoles(options) {
  if (!options.length) return element("p", { class: "roles" }, data.words.noOptions);
  return element("ul", { class: "roles" }, ...options.map((option) => {
    const { name, role } = data.index.options[option];
    const word = "role" + role[0].toUpperCase() + role.slice(1);
    return element("li", {}, element("bdi", { dir: "ltr" }, name), ": ", data.words[word]);
  }));
}

const localeOf = (tag) => data.index.locales.find((locale) => locale.tag === tag);
const direction = (tag) => localeOf(tag)?.dir ?? "auto";

function drawLook(look, error, place, facets, sample) {
  const { tag, dir } = data.index.locales[place];
  const texts = error.locales[place];
  if (look === "log") return element("p", { class: "log", lang: tag, dir }, ...seen(texts.log[sample]));
  if (look === "terminal") {
    return element("pre", { class: "terminal", lang: tag, dir },
      ...texts.terminal[sample].split("\n").slice(0, -1)
        .map((line) => element(
          "div", { class: line.startsWith("└") ? "last" : null },
          element("span", { class: "edge" }, line[0]), ...seen(line.slice(1)), "\n")));
  }
  return drawAlert({
    width: look.slice(5), lang: tag, dir, seen,
    space: localeOf(facets[1].from)?.space ?? " ",
    texts: facets.map(({ text, from }) =>
      text == null ? null : { text, lang: from, dir: direction(from) }),
    buttons: error.options.map((option) => {
      const { role, labels } = data.index.options[option];
      const [label, from] = labels[place];
      return { label, role, lang: from, dir: direction(from) };
    }),
  });
}

function measure() {
  for (const stage of document.querySelectorAll(".stage")) {
    for (const reason of fit(stage)) {
      stage.after(element("p", { class: "unfitting" }, data.words[reason]));
    }
  }
  scale();
}

addEventListener("resize", scale);

function drawTable({ facet, names, rows }) {
  const locales = places().map((place) => ({ place, ...data.index.locales[place] }));
  const title = data.words[facet + "Facet"];
  return element("section", { class: "variants" },
    element("h3", {}, `${data.words.variants}: ${title}`),
    element("table", {},
      element("thead", {}, element("tr", {},
        ...names.map((name) => element("th", { scope: "col" }, element("bdi", { dir: "ltr" }, "$" + name))),
        ...locales.map(({ names }) =>
          element("th", { scope: "col" }, names[document.documentElement.lang])))),
      element("tbody", {}, ...rows.map(([labels, texts]) => element("tr", {},
        ...labels.map((label, place) => element(
          "th", { scope: "row", "data-name": "$" + names[place] },
          isNumber.test(label)
            ? element("bdi", { dir: document.documentElement.dir }, numbers(label))
            : element("bdi", { dir: "ltr" }, label))),
        ...locales.map(({ place, tag, dir, names }) => element(
          "td", { "data-name": names[document.documentElement.lang] },
          element("span", { lang: tag, dir }, ...seen(texts[place] ?? "")))))))));
}

// The diagnostics of a locale; those of none where there is none.
function drawDiagnostics(error, tag) {
  return error.diagnostics.filter(([locale]) => locale === tag).map(([, html]) => {
    // Written by the report of `check`, in which no text can become markup.
    const template = element("template");
    template.innerHTML = html[document.documentElement.lang];
    const article = template.content.firstElementChild;
    article.lang = document.documentElement.lang;
    article.dir = document.documentElement.dir;
    // A rule leads to all errors that it is about.
    article.querySelector("a.rule").addEventListener("click", (event) => {
      event.preventDefault();
      const rule = data.index.rules.indexOf(event.target.textContent);
      byId("filters").elements.diagnostic.value = `rule-${rule}`;
      filter();
      byId("list").focus();
    });
    return article;
  });
}

// A page that is dark has dark phones, until a person says otherwise.
const isDark = matchMedia("(prefers-color-scheme: dark)");
let hasChosenColors = false;
function followColors() {
  if (hasChosenColors) return;
  byId("controls").elements.dark.checked = isDark.matches;
  if (selected) show(selected);
}
isDark.addEventListener("change", followColors);
followColors();

byId("controls").addEventListener("input", (event) => {
  if (event.target.name === "dark") hasChosenColors = true;
  if (selected) show(selected);
});
byId("controls").addEventListener("submit", (event) => event.preventDefault());
