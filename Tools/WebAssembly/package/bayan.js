// @ts-self-types="./bayan.d.ts"
// The words of a catalog's errors in JavaScript: the runtime of Bayan as WebAssembly, and its border.
//
// No text is made here. Every text comes from a pack and from the formatter of the module.

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const facets = ["title", "description", "suggestion", "help"];
const sinks = ["display", "log", "terminal", "json"];

/** The runtime: one instance of the module serves any number of catalogs. */
export class Runtime {
  #exports;

  constructor(exports) {
    this.#exports = exports;
  }

  /**
   * Starts the runtime.
   *
   * @param source The module's bytes, a compiled module, or the answer of a fetch.
   */
  static async start(source) {
    if (source instanceof WebAssembly.Module) {
      return new Runtime((await WebAssembly.instantiate(source, {})).exports);
    }
    const given = await source;
    const isAnswer = typeof Response !== "undefined" && given instanceof Response;
    if (isAnswer && !given.ok) throw new Error(`the module can't be loaded: status ${given.status}`);
    // A server that doesn't know the module's type can't stream it.
    const isStream = isAnswer && given.headers.get("Content-Type") === "application/wasm";
    const { instance } = isStream
      ? await WebAssembly.instantiateStreaming(given, {})
      : await WebAssembly.instantiate(isAnswer ? await given.arrayBuffer() : given, {});
    return new Runtime(instance.exports);
  }

  /**
   * Opens a catalog.
   *
   * @param table The bytes of the catalog's table.
   * @param pack The bytes of the source locale's pack, which answers until other packs are loaded.
   */
  open(table, pack) {
    const handle = this.call("bayan_open", table, pack);
    if (handle === 0) throw new Error("the table or the pack is damaged, or they belong to different catalogs");
    return new Catalog(this, handle);
  }

  /** Opens the pack of some messages without a catalog, for tests and previews. */
  openPack(pack) {
    const handle = this.call("bayan_pack", pack);
    if (handle === 0) throw new Error("the pack is damaged");
    return new Pack(this, handle);
  }

  /** Calls a function of the module; texts and bytes are copied into its memory for the call. */
  call(name, ...values) {
    const places = [];
    const numbers = values.flatMap((value) => {
      if (typeof value === "number") return [value];
      const bytes = typeof value === "string" ? encoder.encode(value) : new Uint8Array(value);
      const place = this.#exports.bayan_allocate(bytes.length);
      places.push(place);
      new Uint8Array(this.#exports.memory.buffer, place, bytes.length).set(bytes);
      return [place, bytes.length];
    });
    try {
      return this.#exports[name](...numbers);
    } finally {
      for (const place of places) this.#exports.bayan_free(place);
    }
  }

  /** Takes the text of a result, and frees its memory; `undefined` for no result. */
  text(place) {
    if (place === 0) return undefined;
    const memory = this.#exports.memory.buffer;
    const length = new DataView(memory).getUint32(place, true);
    const text = decoder.decode(new Uint8Array(memory, place + 4, length));
    this.#exports.bayan_free(place);
    return text;
  }
}

/** Messages by their slots. */
export class Pack {
  #runtime;
  #handle;

  constructor(runtime, handle) {
    this.#runtime = runtime;
    this.#handle = handle;
  }

  /** Returns the text of a message. */
  text(slot, args = {}, sink = "display") {
    return this.#runtime.text(this.#runtime.call(
      "bayan_string", this.#handle, slot, sinks.indexOf(sink), encodeArguments(args),
    ));
  }

  /** Frees the pack's memory. */
  close() {
    this.#runtime.call("bayan_unpack", this.#handle);
  }
}

/** A catalog with the packs that are loaded so far. */
export class Catalog {
  #runtime;
  #handle;
  #places = new Map();

  /** The tags of the catalog's locales, the source locale first. */
  locales;

  constructor(runtime, handle) {
    this.#runtime = runtime;
    this.#handle = handle;
    this.locales = runtime.text(runtime.call("bayan_locales", handle)).split("\n");
  }

  /** Loads the pack of another locale; `false` for one that is damaged or of another catalog. */
  load(pack) {
    return this.#runtime.call("bayan_load", this.#handle, pack) === 1;
  }

  /** Returns the locale that answers a reader's preferences best, by the matching of the Swift runtime. */
  match(preferences) {
    return this.locales[this.#runtime.call("bayan_match", this.#handle, preferences.join("\n"))];
  }

  /** Returns the words of an error; `undefined` for an error that the catalog lacks. */
  words(domain, code, args, preferences = []) {
    const name = `${domain}\n${code}`;
    if (!this.#places.has(name)) {
      this.#places.set(name, this.#runtime.call("bayan_find", this.#handle, name));
    }
    const place = this.#places.get(name);
    if (place < 0) return undefined;
    const locale = this.locales.indexOf(this.match(preferences));
    return new Words(this.#runtime, this.#handle, locale, place, encodeArguments(args ?? {}));
  }

  /** Returns the words of the sensitive errors of a category. */
  sensitiveWords(domain, category, preferences = []) {
    return this.words(domain, `sensitive.${category}`, {}, preferences);
  }

  /** Frees the catalog's memory. */
  close() {
    this.#runtime.call("bayan_close", this.#handle);
    this.#handle = 0;
  }
}

/** The texts of an error in one locale; a text is formatted when it is read. */
export class Words {
  #runtime;
  #handle;
  #locale;
  #place;
  #arguments;

  constructor(runtime, handle, locale, place, args) {
    this.#runtime = runtime;
    this.#handle = handle;
    this.#locale = locale;
    this.#place = place;
    this.#arguments = args;
  }

  /** Returns a text: `title`, `description`, `suggestion` or `help`; `undefined` if the error has none. */
  text(facet, sink = "display") {
    return this.#runtime.text(this.#runtime.call(
      "bayan_text", this.#handle, this.#locale, this.#place, facets.indexOf(facet), sinks.indexOf(sink),
      this.#arguments,
    ));
  }

  get title() {
    return this.text("title") ?? "";
  }

  get description() {
    return this.text("description") ?? "";
  }

  get suggestion() {
    return this.text("suggestion");
  }

  get help() {
    return this.text("help");
  }

  /** The locale of the description, for a `lang` attribute. */
  get locale() {
    return this.localeOf("description").locale;
  }

  /** The direction of the description, for a `dir` attribute. */
  get direction() {
    return this.localeOf("description").direction;
  }

  /** Returns the locale and the direction of a text, which may be the source locale's. */
  localeOf(facet) {
    const answer = this.#runtime.text(this.#runtime.call(
      "bayan_locale", this.#handle, this.#locale, this.#place, facets.indexOf(facet),
    ));
    const [locale, direction] = answer.split("\n");
    return { locale, direction };
  }

  get options() {
    return this.optionsFor("display");
  }

  /** Returns the buttons in their order. */
  optionsFor(sink) {
    const answer = this.#runtime.text(this.#runtime.call(
      "bayan_options", this.#handle, this.#locale, this.#place, sinks.indexOf(sink),
    ));
    if (!answer) return [];
    const parts = answer.split("\0");
    const options = [];
    for (let index = 0; index + 3 < parts.length; index += 4) {
      const [name, role, locale, label] = parts.slice(index, index + 4);
      options.push({ name, role, locale, label });
    }
    return options;
  }
}

/** Writes arguments in the form that Border.swift reads. */
function encodeArguments(args) {
  const bytes = [];
  const part = (text) => {
    const own = encoder.encode(text);
    bytes.push(own.length & 0xFF, own.length >> 8 & 0xFF, own.length >> 16 & 0xFF, own.length >>> 24);
    for (const byte of own) bytes.push(byte);
  };
  const letter = (text) => bytes.push(text.charCodeAt(0));
  const write = (value) => {
    if (typeof value === "string") {
      letter("s");
      part(value);
    } else if (typeof value === "number" || typeof value === "bigint") {
      letter("n");
      part(Object.is(value, -0) ? "-0" : String(value));
    } else if (value instanceof Date) {
      letter("d");
      part(value.toISOString());
    } else if (Array.isArray(value)) {
      letter("l");
      part(String(value.length));
      for (const element of value) write(element);
    } else if (typeof value?.currency === "string") {
      letter("c");
      part(String(value.value));
      part(value.currency);
    } else if (typeof value?.number === "string") {
      letter("n");
      part(value.number);
    } else if (typeof value?.date === "string") {
      letter("d");
      part(value.date);
    } else {
      throw new TypeError("an argument is a text, a number, a date, an amount or a list of these");
    }
  };
  for (const [name, own] of Object.entries(args)) {
    if (own === undefined) continue;
    part(name);
    write(own);
  }
  return new Uint8Array(bytes);
}
