import { get } from "./api.js";
import { labelled, readOnly, select, stateCell, stateWord, words } from "./dom.js";

const pageSize = 200;
const states = ["missing", "stale", "draft", "translated", "reviewed"];

// The list of a locale's messages, with its filters. It draws the rows that are seen, and loads
// others when they come near.
export class BayanList extends HTMLElement {
  rows = [];
  count = 0;
  selected = null;

  // Shows the messages of a locale.
  async open(project, locale) {
    [this.project, this.locale] = [project, locale];
    if (!this.form) this.#build();
    await this.load();
  }

  #build() {
    const { domains } = this.project;
    this.form = element("form", { id: "filters", role: "search", "aria-label": words.filters },
      labelled(words.search, element("input", {
        type: "search", name: "text", autocomplete: "off",
      }), { class: "wide" }),
      labelled(words.state, select(
        [["", words.all], ...states.map((state) => [state, stateWord(state)])], "", { name: "state" })),
      labelled(words.domainName, select(
        [["", words.all], ...domains.map((name) => [name, name])], "", { name: "domain" })),
      element("label", { class: "switch" },
        element("input", { type: "checkbox", name: "diagnostics", value: "1" }),
        element("span", {}, words.withDiagnostics)));
    this.summary = element("p", { class: "summary-line", role: "status" });
    this.inner = element("div", { class: "rows", role: "presentation" });
    this.list = element("div", {
      class: "list", role: "listbox", tabindex: "0", "aria-label": words.messages,
    }, this.inner);
    this.append(this.form, this.summary, this.list);
    this.form.addEventListener("input", () => this.load());
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.list.addEventListener("scroll", () => this.draw());
    this.list.addEventListener("keydown", (event) => this.#keyDown(event));
    this.list.addEventListener("click", (event) => {
      const row = event.target.closest(".row");
      if (row) this.choose(Number(row.dataset.place), true);
    });
    addEventListener("resize", () => this.draw());
  }

  get #filters() { return Object.fromEntries(new FormData(this.form)); }

  // Loads the list again; the selected message stays selected.
  async load() {
    this.turn = (this.turn ?? 0) + 1;
    const turn = this.turn;
    const { status, body } = await get("list", { locale: this.locale, ...this.#filters });
    if (turn !== this.turn || status !== 200) return;
    this.rows = body.rows;
    this.rows.length = body.count;
    this.count = body.count;
    this.summary.textContent = `${body.countText} · ${body.progressText}`;
    this.list.scrollTop = Math.min(this.list.scrollTop, this.count * rowHeight());
    this.dispatchEvent(new CustomEvent("counts", { detail: body, bubbles: true }));
    this.draw();
  }

  // Loads the rows around a place.
  async #need(place) {
    const from = Math.floor(place / pageSize) * pageSize;
    if (from >= this.count || this.rows[from]) return;
    const turn = this.turn;
    this.loading ??= new Set();
    if (this.loading.has(from)) return this.waiting?.get(from);
    this.loading.add(from);
    const { status, body } = await get("list", { locale: this.locale, from, ...this.#filters });
    this.loading.delete(from);
    if (turn !== this.turn || status !== 200) return;
    body.rows.forEach((row, index) => { this.rows[from + index] = row; });
    this.draw();
  }

  draw() {
    const height = rowHeight();
    const first = Math.max(0, Math.floor(this.list.scrollTop / height) - 4);
    const last = Math.min(this.count, first + Math.ceil(this.list.clientHeight / height) + 8);
    this.inner.style.blockSize = `${this.count * height}px`;
    this.inner.replaceChildren();
    this.list.removeAttribute("aria-activedescendant");
    if (this.count === 0) this.inner.append(element("p", { class: "nothing" }, words.nothingFound));
    for (let place = first; place < last; place++) {
      if (!this.rows[place]) {
        this.#need(place);
        continue;
      }
      const row = this.#row(this.rows[place], place);
      row.style.insetBlockStart = `${place * height}px`;
      this.inner.append(row);
      if (this.rows[place].id === this.selected) {
        this.list.setAttribute("aria-activedescendant", row.id);
      }
    }
  }

  #row(row, place) {
    const { source } = this.project;
    const target = this.project.locales.find(({ tag }) => tag === this.locale);
    const [pieces, { tag, direction }] =
      row.translation ? [row.translation, target] : [row.source, source];
    return element("div", {
      class: `row ${row.severity ?? ""}`, role: "option", id: `row-${place}`, "data-place": place,
      "aria-selected": row.id === this.selected, "aria-setsize": this.count,
      "aria-posinset": place + 1,
    },
      element("span", { class: "name", dir: "ltr", lang: "en" }, row.id),
      element("span", { class: "words", lang: tag, dir: direction }, ...readOnly(pieces)),
      element("span", { class: "cells" },
        ...(row.isUnsaved ? [element("span", { class: "cell unsaved" }, words.unsaved)] : []),
        ...(row.severity
          ? [element("span", { class: `mark ${row.severity}` }, words[row.severity])] : []),
        stateCell(row.state)));
  }

  // Selects a row, and opens its message.
  choose(place, isFocused = false) {
    const row = this.rows[place];
    if (!row) return;
    this.select(row.id);
    this.dispatchEvent(new CustomEvent("choose", {
      detail: { id: row.id, isFocused }, bubbles: true,
    }));
  }

  select(id) {
    this.selected = id;
    const place = this.rows.findIndex((row) => row?.id === id);
    if (place >= 0) this.#reveal(place);
    this.draw();
  }

  // Opens the message after the selected one; from the start, if the filter no longer has it.
  async next(step = 1) {
    const now = this.rows.findIndex((row) => row?.id === this.selected);
    const place = now < 0 ? Math.min(this.lastPlace ?? 0, this.count - 1) : now + step;
    if (place < 0 || place >= this.count) return false;
    await this.#need(place);
    this.choose(place, true);
    return true;
  }

  remember() {
    this.lastPlace = Math.max(0, this.rows.findIndex((row) => row?.id === this.selected));
  }

  #reveal(place) {
    const height = rowHeight();
    const [top, room] = [place * height, this.list.clientHeight];
    if (top < this.list.scrollTop) this.list.scrollTop = top;
    if (top + height > this.list.scrollTop + room) this.list.scrollTop = top + height - room;
  }

  async #keyDown(event) {
    const page = Math.max(1, Math.floor(this.list.clientHeight / rowHeight()));
    const now = this.rows.findIndex((row) => row?.id === this.selected);
    const wanted = {
      ArrowDown: now + 1, ArrowUp: now - 1, PageDown: now + page, PageUp: now - page,
      Home: 0, End: this.count - 1,
    }[event.key];
    if (event.key === "Enter" && now >= 0) {
      event.preventDefault();
      return this.choose(now, true);
    }
    if (wanted === undefined || this.count === 0) return;
    event.preventDefault();
    const place = Math.min(Math.max(wanted, 0), this.count - 1);
    await this.#need(place);
    this.choose(place);
  }
}

const rowHeight = () => parseFloat(getComputedStyle(document.documentElement).fontSize) * 3.75;

customElements.define("bayan-list", BayanList);
