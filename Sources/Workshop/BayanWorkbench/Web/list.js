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
  waiting = new Map();

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
    this.seen = new SeenRows({
      list: this.list, inner: this.inner, row: (place) => this.#row(place), nothing: () => words.nothingFound,
      isSelected: (place) => this.rows[place]?.id === this.selected, selected: () => this.#place,
      go: async (place) => {
        await this.#need(place);
        this.choose(place);
      },
      enter: (place) => this.choose(place, true), choose: (place) => this.choose(place, true),
    });
  }

  get #filters() { return Object.fromEntries(new FormData(this.form)); }

  // Loads the list again; the selected message stays selected. A load that a later one replaces ends with it.
  load() {
    this.loading = this.#load();
    return this.loading;
  }

  async #load() {
    this.turn = (this.turn ?? 0) + 1;
    this.waiting.clear();
    const turn = this.turn;
    const { status, body } = await get("list", { locale: this.locale, ...this.#filters });
    if (turn !== this.turn) return this.loading;
    if (status !== 200) return;
    this.rows = body.rows;
    this.rows.length = body.count;
    this.count = body.count;
    this.summary.textContent = [
      body.countText, body.progressText, ...(body.isChecked ? [] : [words.checking]),
    ].join(" · ");
    this.dispatchEvent(new CustomEvent("counts", { detail: body, bubbles: true }));
    this.draw();
  }

  // Loads the rows around a place, once for all that wait for them.
  async #need(place) {
    const from = Math.floor(place / pageSize) * pageSize;
    if (from >= this.count || this.rows[from]) return;
    if (!this.waiting.has(from)) this.waiting.set(from, this.#loadPage(from));
    await this.waiting.get(from);
  }

  async #loadPage(from) {
    const turn = this.turn;
    const { status, body } = await get("list", { locale: this.locale, from, ...this.#filters });
    if (turn !== this.turn) return;
    this.waiting.delete(from);
    if (status !== 200) return;
    body.rows.forEach((row, index) => { this.rows[from + index] = row; });
    this.draw();
  }

  draw() {
    this.seen.count = this.count;
    this.seen.draw();
  }

  get #place() { return this.rows.findIndex((row) => row?.id === this.selected); }

  #row(place) {
    const row = this.rows[place];
    if (!row) {
      this.#need(place);
      return null;
    }
    const { source } = this.project;
    const target = this.project.locales.find(({ tag }) => tag === this.locale);
    const [pieces, { tag, direction }] =
      row.translation ? [row.translation, target] : [row.source, source];
    return {
      kind: row.severity, name: [row.id], words: readOnly(pieces), lang: tag, dir: direction,
      cells: [
        ...(row.isUnsaved ? [element("span", { class: "cell unsaved" }, words.unsaved)] : []),
        ...(row.severity
          ? [element("span", { class: `mark ${row.severity}` }, words[row.severity])] : []),
        stateCell(row.state),
      ],
    };
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
    this.seen.reveal(this.#place);
    this.draw();
  }

  // Opens the message after the selected one; from the start, if the filter no longer has it.
  async next(step = 1) {
    const now = this.#place;
    const place = now < 0 ? Math.min(this.lastPlace ?? 0, this.count - 1) : now + step;
    if (place < 0 || place >= this.count) return false;
    await this.#need(place);
    this.choose(place, true);
    return true;
  }

  remember() {
    this.lastPlace = Math.max(0, this.#place);
  }
}

customElements.define("bayan-list", BayanList);
