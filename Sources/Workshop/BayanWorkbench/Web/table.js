import { announce, button, key, numbers as shownNumbers, readOnly, select, words } from "./dom.js";
import { fieldTools } from "./field.js";

const kinds = ["plural", "ordinal", "exact", "text"];
const keyWords = {
  zero: "categoryZero", one: "categoryOne", two: "categoryTwo", few: "categoryFew",
  many: "categoryMany", "*": "categoryOther",
};

// The texts of a message: one field, or a row for each combination of keys.
//
// The element keeps the rows. The command says which rows the language needs, which numbers they are
// for, and how their texts are shown.
export class BayanTable extends HTMLElement {
  selectors = [];
  rows = [];

  // Shows a message anew.
  open(context, view) {
    this.context = context;
    this.isMerged = false;
    this.show(view);
  }

  // Draws the rows of a view from the command.
  show(view) {
    this.selectors = view.selectors;
    this.rows = view.rows.map((row) => ({ ...row }));
    this.placeholders = view.canPlaceholders;
    this.#draw();
  }

  // Takes over what changed while somebody types: the numbers, the shown texts. Fields stay.
  update(view) {
    const same = view.rows.length === this.rows.length
      && JSON.stringify(view.selectors) === JSON.stringify(this.selectors)
      && view.rows.every((row, place) => row.keys.join(" ") === this.rows[place].keys.join(" "));
    if (!same) {
      const typed = new Map(this.rows.map((row) => [row.keys.join(" "), row.pieces]));
      const focused = this.#focusedKeys();
      this.show({
        ...view,
        rows: view.rows.map((row) => (
          { ...row, pieces: row.pieces ?? typed.get(row.keys.join(" ")) ?? null })),
      });
      if (focused) this.focusRow(focused);
      return;
    }
    view.rows.forEach((row, place) => {
      Object.assign(this.rows[place], {
        text: row.text, sourceText: row.sourceText, numbers: row.numbers,
        isUnreachable: row.isUnreachable, sources: row.sources,
      });
    });
    for (const group of this.groups ?? []) this.#showText(group);
  }

  // The message for the command.
  get message() {
    return {
      selectors: this.selectors,
      rows: this.rows.map(({ keys, pieces }) => ({ keys, pieces: pieces ?? null })),
    };
  }

  focusRow(keys) {
    const group = (this.groups ?? []).find(({ rows }) =>
      rows.some((row) => row.keys.join(" ") === keys.join(" ")));
    (group ?? this.groups?.[0])?.field.focus();
  }

  focus() {
    const empty = this.groups?.find(({ rows }) => !rows[0].pieces && !rows[0].isUnreachable);
    (empty ?? this.groups?.[0])?.field.focus();
  }

  fieldOf(keys) {
    return (this.groups ?? []).find(({ rows }) =>
      rows.some((row) => row.keys.join(" ") === keys.join(" ")))?.field ?? null;
  }

  get fields() { return (this.groups ?? []).map(({ field }) => field); }

  #focusedKeys() {
    return (this.groups ?? []).find(({ field }) => field.contains(document.activeElement))
      ?.rows[0].keys;
  }

  // MARK: Drawing

  // Rows that are shown as one: those with equal texts, if that is asked for.
  #grouped() {
    const groups = [];
    const known = new Map();
    for (const row of this.rows) {
      const text = row.pieces?.length ? JSON.stringify(row.pieces) : null;
      const found = this.isMerged && text ? known.get(text) : null;
      if (found) {
        found.rows.push(row);
        continue;
      }
      const group = { rows: [row] };
      if (text) known.set(text, group);
      groups.push(group);
    }
    return groups;
  }

  #draw() {
    this.groups = this.#grouped();
    const isTable = this.selectors.length > 0;
    const body = isTable ? this.#table() : this.#single(this.groups[0]);
    this.replaceChildren(...(isTable ? [this.#selectorBar()] : []), body,
      this.#tools(), ...(this.context.isReadOnly ? [] : [this.#adding()]));
    for (const group of this.groups) this.#showText(group);
  }

  #field(group, label) {
    const { target, isReadOnly } = this.context;
    const field = element("bayan-field", {
      label, lang: target.tag, dir: target.direction, ...(isReadOnly ? { readonly: "" } : {}),
    });
    field.offered = this.placeholders;
    field.pieces = group.rows[0].pieces ?? [];
    group.field = field;
    field.addEventListener("change-text", () => {
      const pieces = field.pieces;
      for (const row of group.rows) row.pieces = pieces.length ? pieces : null;
      this.#changed();
    });
    field.addEventListener("keydown", (event) => {
      if (event.ctrlKey && event.key === "d") {
        event.preventDefault();
        this.#copyFromAbove(group);
      }
    });
    return field;
  }

  #single(group) {
    const { target } = this.context;
    return element("div", { class: "single" },
      this.#field(group, `${words.translation} (${target.name})`));
  }

  #selectorBar() {
    return element("div", { class: "selectors" }, ...this.selectors.map((selector, place) => {
      const change = select(kinds.map((kind) => [kind, words[kind]]), selector.kind, {
        "aria-label": `${words.selectionKind}: ${selector.name}`,
        ...(this.context.isReadOnly ? { disabled: "" } : {}),
      });
      change.addEventListener("change", () => {
        this.selectors[place] = { ...selector, kind: change.value };
        this.#changed(true);
      });
      return element("div", { class: "selector" }, key("$" + selector.name), change,
        ...(this.context.isReadOnly ? [] : [button(words.removeSelector,
          () => this.#removeSelector(place),
          { class: "quiet", "aria-label": `${words.removeSelector}: ${selector.name}` })]));
    }));
  }

  #keyLabel(row, place) {
    const [name, numbers] = [row.keys[place], row.numbers[place]];
    const word = this.selectors[place].kind === "text" && name !== "*"
      ? null : words[keyWords[name]];
    return element("span", { class: "row-key" },
      word ? element("span", {}, word) : key(name),
      ...(numbers && numbers !== name
        ? [" ", shownNumbers(numbers)] : []));
  }

  // The name of a row for those who listen: "few, 3–10".
  #rowName(rows) {
    return rows.map((row) => row.keys.map((name, place) => {
      const numbers = row.numbers[place];
      const word = words[keyWords[name]] ?? name;
      return numbers && numbers !== name ? `${word}, ${numbers}` : word;
    }).join("; ")).join(" / ");
  }

  #table() {
    const { source, target } = this.context;
    const head = element("thead", {}, element("tr", {},
      ...this.selectors.map(({ name }) => element("th", { scope: "col" }, key("$" + name))),
      element("th", { scope: "col" }, source.name),
      element("th", { scope: "col" }, target.name)));
    return element("table", { class: "variant-table" }, head, element("tbody", {},
      ...this.groups.map((group) => this.#row(group))));
  }

  #row(group) {
    const { source, target, isReadOnly } = this.context;
    const [row] = group.rows;
    const name = this.#rowName(group.rows);
    const canRemove = !isReadOnly && !row.keys.every((name) => name === "*")
      && group.rows.length === 1 && row.pieces;
    const isGrey = row.isUnreachable;
    return element("tr", { class: isGrey ? "unreachable" : row.pieces ? "" : "empty" },
      ...this.selectors.map((selector, place) => element(
        "th", { scope: "row", "data-name": "$" + selector.name },
        ...group.rows.map((row) => element("div", {}, this.#keyLabel(row, place))))),
      element("td", { "data-name": source.name, class: "of-source" },
        ...(row.sources ?? []).map((pieces) =>
          element("div", { lang: source.tag, dir: source.direction }, ...readOnly(pieces)))),
      element("td", { "data-name": target.name, class: "of-target" },
        ...(isGrey ? [element("p", { class: "reason" }, words.unreachable)] : []),
        this.#field(group, `${target.name}: ${name}`),
        element("div", { class: "row-foot" },
          (group.shown = element("span", {
            class: "shown", lang: target.tag, dir: target.direction, "aria-label": words.shownAs,
            role: "group",
          })),
          ...(isReadOnly || this.groups.indexOf(group) === 0 ? [] : [button(words.sameAsAbove,
            () => this.#copyFromAbove(group),
            { class: "quiet", "aria-label": `${words.sameAsAbove}: ${name}` })]),
          ...(canRemove ? [button(words.removeRow, () => this.#removeRow(row),
            { class: "quiet", "aria-label": `${words.removeRow}: ${name}` })] : []))));
  }

  #showText(group) {
    if (!group.shown) return;
    const [row] = group.rows;
    group.shown.replaceChildren(...(row.pieces && row.text != null
      ? this.context.seen(row.text) : []));
  }

  #tools() {
    if (this.context.isReadOnly) return element("div", {});
    // The tools are for the field that had the caret last.
    this.lastField = this.groups[0].field;
    const { tag } = this.context.target;
    const digits = new Intl.NumberFormat(tag).format(9876543210).replace(/[^\p{Nd}]/gu, "");
    const own = [...digits].reverse().join("");
    return fieldTools(
      () => (this.lastField?.isConnected ? this.lastField : this.groups[0].field),
      this.context.digits ?? (own === "0123456789" ? null : own));
  }

  connectedCallback() {
    this.addEventListener("field-focus", (event) => {
      this.lastField = event.target;
      for (const { field } of this.groups ?? []) field.classList.toggle("current", field === event.target);
    });
  }

  // MARK: Changes of the structure

  #adding() {
    const used = new Set(this.selectors.map(({ name }) => name));
    const free = this.context.arguments.filter(({ name }) => !used.has(name));
    const parts = [];
    if (free.length) {
      const which = select(free.map(({ name }) => [name, "$" + name]), free[0].name, {
        "aria-label": words.argument,
      });
      const kind = select(kinds.map((kind) => [kind, words[kind]]),
        free[0].type === "string" ? "text" : "plural", { "aria-label": words.selectionKind });
      which.addEventListener("change", () => {
        const type = free.find(({ name }) => name === which.value)?.type;
        kind.value = type === "string" ? "text" : "plural";
      });
      parts.push(element("div", { class: "add" }, which, kind,
        button(words.addSelector, () => this.#addSelector(which.value, kind.value))));
    }
    this.selectors.forEach((selector, place) => {
      const field = element("input", {
        "aria-label": `${words.exactKey}: ${selector.name}`, size: 6, dir: "auto", autocomplete: "off",
        placeholder: selector.kind === "text" ? words.exactText : words.exactNumber,
      });
      const add = () => this.#addRow(place, field.value.trim());
      field.addEventListener("keydown", (event) => {
        if (event.key === "Enter") add();
      });
      parts.push(element("div", { class: "add" }, key("$" + selector.name), "=", field,
        button(words.addRow, add)));
    });
    if (this.selectors.length) {
      const merged = element("input", { type: "checkbox", ...(this.isMerged ? { checked: "" } : {}) });
      merged.addEventListener("change", () => {
        this.isMerged = merged.checked;
        this.#draw();
      });
      parts.push(element("label", { class: "switch" }, merged,
        element("span", {}, words.mergeRows)));
    }
    return element("div", { class: "adding" }, ...parts);
  }

  #changed(isStructure = false) {
    this.dispatchEvent(new CustomEvent("change-message", {
      detail: { isStructure }, bubbles: true,
    }));
  }

  #addSelector(name, kind) {
    this.selectors = [...this.selectors, { name, kind }];
    for (const row of this.rows) row.keys = [...row.keys, "*"];
    this.rows = this.rows.filter((row) => row.pieces || row.keys.every((name) => name === "*"));
    for (const row of this.rows) row.pieces ??= [];
    this.#changed(true);
  }

  #removeSelector(place) {
    this.selectors = this.selectors.filter((_, index) => index !== place);
    const kept = new Map();
    for (const row of this.rows) {
      const isRest = row.keys[place] === "*";
      const keys = row.keys.filter((_, index) => index !== place);
      const known = kept.get(keys.join(" "));
      if (!known || isRest && row.pieces) kept.set(keys.join(" "), { ...row, keys });
    }
    this.rows = [...kept.values()];
    if (this.rows.every((row) => !row.pieces) && this.rows.length) this.rows.at(-1).pieces = [];
    this.#changed(true);
  }

  #addRow(place, text) {
    if (!text) return;
    const isText = this.selectors[place].kind === "text";
    // Digits of the reader's language mean the same numbers.
    const western = [...text].map((character) => {
      const value = /\p{Nd}/u.test(character) ? digitValue(character) : null;
      return value ?? character;
    }).join("");
    const name = isText ? (/^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(text) ? text : `|${text.replace(/[\\|]/g, "\\$&")}|`)
      : western;
    if (!isText && !/^-?[0-9]+$/.test(name)) return announce(words.noNumber, "error");
    const keys = this.selectors.map((_, index) => (index === place ? name : "*"));
    if (this.rows.some((row) => row.keys.join(" ") === keys.join(" "))) {
      return this.focusRow(keys);
    }
    const rest = this.rows.find((row) => row.keys.every((name) => name === "*"));
    const pieces = rest?.pieces?.length ? rest.pieces : [];
    this.rows = [{ keys, pieces, sources: [], numbers: keys.map(() => null) }, ...this.rows];
    this.focusAfter = keys;
    this.#changed(true);
  }

  #removeRow(row) {
    this.rows = this.rows.filter((other) => other !== row);
    this.#changed(true);
  }

  #copyFromAbove(group) {
    const above = this.groups[this.groups.indexOf(group) - 1];
    if (!above?.rows[0].pieces) return;
    for (const row of group.rows) row.pieces = above.rows[0].pieces;
    group.field.pieces = above.rows[0].pieces;
    this.#changed();
    group.field.focus();
  }
}

// The value of a decimal digit of any script; its block of ten begins with a zero.
function digitValue(character) {
  const code = character.codePointAt(0);
  for (let value = 0; value < 10; value++) {
    const isStart = !/\p{Nd}/u.test(String.fromCodePoint(code - value - 1));
    if (isStart) return String(value);
  }
  return null;
}

customElements.define("bayan-table", BayanTable);
