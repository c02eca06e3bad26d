/** A text, a number, a date, an amount, or a list of these. An exact number has its digits as a text. */
export type Value =
  | string | number | bigint | Date
  | { readonly number: string }
  | { readonly date: string }
  | { readonly value: string; readonly currency: string }
  | readonly Value[];

export type Facet = "title" | "description" | "suggestion" | "help";

/** The destination of a text. In `log` and `terminal`, texts have no invisible marks. */
export type Sink = "display" | "log" | "terminal" | "json";

export interface Option {
  readonly name: string;
  readonly role: "default" | "cancel" | "destructive";
  readonly locale: string;
  readonly label: string;
}

/** The errors of a contract: the interface `Codes` that `bayan contract` writes. */
export type Codes = object;

type Known = { readonly domain: string; readonly code: string; readonly arguments: unknown };

/** The domains of a contract. */
export type DomainOf<C extends Codes> = { [ID in keyof C]: C[ID] extends Known ? C[ID]["domain"] : never }[keyof C];

/** The codes of a domain. */
export type CodeOf<C extends Codes, Domain> = {
  [ID in keyof C]: C[ID] extends Known & { readonly domain: Domain } ? C[ID]["code"] : never;
}[keyof C];

/** The arguments of an error; none for an error without arguments. */
export type ArgumentsOf<C extends Codes, Domain, Code> = {
  [ID in keyof C]: C[ID] extends Known & { readonly domain: Domain; readonly code: Code }
    ? C[ID]["arguments"] extends undefined ? Record<string, never> | undefined : C[ID]["arguments"]
    : never;
}[keyof C];

/** The runtime: one instance of the module serves any number of catalogs. */
export class Runtime {
  /** Starts the runtime from the module's bytes, a compiled module, or the answer of a fetch. */
  static start(
    source: BufferSource | WebAssembly.Module | Response | Promise<Response>,
  ): Promise<Runtime>;

  /**
   * Opens a catalog with its table and the pack of its source locale.
   *
   * Throws an `Error` if one of them is damaged, or if they belong to different catalogs.
   */
  open<C extends Codes>(
    table: ArrayBuffer | Uint8Array | string, pack: ArrayBuffer | Uint8Array,
  ): Catalog<C>;

  /** Opens the pack of some messages without a catalog, for tests and previews. */
  openPack(pack: ArrayBuffer | Uint8Array): Pack;
}

/** A catalog with the packs that are loaded so far. */
export class Catalog<C extends Codes> {
  /** The tags of the catalog's locales, the source locale first. */
  readonly locales: readonly string[];

  /** Loads the pack of another locale; `false` for one that is damaged or of another catalog. */
  load(pack: ArrayBuffer | Uint8Array): boolean;

  /** Returns the locale that answers a reader's preferences best, by the matching of the Swift runtime. */
  match(preferences: readonly string[]): string;

  /** Returns the words of an error of the contract; `undefined` if the table is of an older one. */
  words<Domain extends DomainOf<C>, Code extends CodeOf<C, Domain>>(
    domain: Domain, code: Code, args: ArgumentsOf<C, Domain, Code>, preferences?: readonly string[],
  ): Words | undefined;

  /** Returns the words of the sensitive errors of a category. */
  sensitiveWords(domain: string, category: string, preferences?: readonly string[]): Words | undefined;

  /** Frees the catalog's memory. */
  close(): void;
}

/** The texts of an error in one locale; a text is formatted when it is read. */
export class Words {
  readonly title: string;
  readonly description: string;
  readonly suggestion: string | undefined;
  readonly help: string | undefined;
  /** The locale of the description, for a `lang` attribute. */
  readonly locale: string;
  /** The direction of the description, for a `dir` attribute. */
  readonly direction: "ltr" | "rtl";
  /** The buttons in their order. */
  readonly options: readonly Option[];

  /** Returns a text; `undefined` if the error has none. */
  text(facet: Facet, sink?: Sink): string | undefined;

  /** Returns the buttons for a sink. */
  optionsFor(sink: Sink): readonly Option[];

  /** Returns the locale and the direction of a text, which may be the source locale's. */
  localeOf(facet: Facet): { readonly locale: string; readonly direction: "ltr" | "rtl" };
}

/** Messages by their slots. */
export class Pack {
  text(slot: number, args?: Readonly<Record<string, Value>>, sink?: Sink): string;
  close(): void;
}
