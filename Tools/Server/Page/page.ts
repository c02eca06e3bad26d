// The page of the shop. It shows the errors of the server, and those of its own, in the words of the catalog: by the
// runtime in bayan.wasm, from packs that stay in the browser's cache.
import { type Catalog, Runtime, type Words } from "./bayan.js";
import { type Codes, type OptionName, parseError, type ServerError } from "./errors.ts";

/** A text that the page shows: from the catalog in the browser, or from the server. */
interface Shown {
  readonly title: string;
  readonly description: string;
  readonly suggestion: string | undefined;
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly options: readonly { readonly name: string; readonly label: string; readonly role: string }[];
  readonly source: "catalog" | "server";
}

/** An error that the page shows now: the texts in the language of the reader, whenever it is chosen. */
type Alert = () => Shown;

/** The labels of the page. They are no errors, so they aren't in the catalog. */
const labels = {
  en: {
    name: "English", direction: "ltr", shop: "Tea shop", orders: "Order", left: "Packs in stock",
    orderTea: "Order more than that", orderAtNight: "Order at night", payWithStolenCard: "Pay with a stolen card",
    askForNewThing: "Ask for a thing that isn’t sold", orderWater: "Order a glass of water", ordered: "Ordered.",
    ready: "This page also works offline.", catalog: "Words: the catalog in this page", server: "Words: the server",
    languages: "Language",
  },
  ar: {
    name: "العربية", direction: "rtl", shop: "متجر الشاي", orders: "الطلب", left: "العبوات المتوفرة",
    orderTea: "طلب كمية أكبر من المتوفر", orderAtNight: "الطلب ليلًا", payWithStolenCard: "الدفع ببطاقة مسروقة",
    askForNewThing: "طلب شيء غير معروض للبيع", orderWater: "طلب كأس ماء", ordered: "تم الطلب.",
    ready: "تعمل هذه الصفحة دون اتصال أيضًا.", catalog: "النص من الفهرس الذي في هذه الصفحة",
    server: "النص من الخادم", languages: "اللغة",
  },
} as const;

type Language = keyof typeof labels;
type Label = Exclude<keyof (typeof labels)["en"], "name" | "direction">;

const isLanguage = (tag: string): tag is Language => Object.hasOwn(labels, tag);

function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`);
  return found;
}

async function bytes(path: string): Promise<ArrayBuffer> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return response.arrayBuffer();
}

class Page {
  readonly #catalog: Catalog<Codes>;
  #preferences: readonly string[] = navigator.languages;
  #loaded = new Set<string>();
  #path = "";
  #alert: Alert | undefined;
  #state: Label | undefined;

  /** The actions of all options. A new option of the catalog doesn't compile without an action. */
  readonly #actions: Record<OptionName, () => void> = {
    changeOrder: () => {
      this.#show(undefined);
      element("left", HTMLInputElement).focus();
    },
    cancel: () => this.#show(undefined),
    tryAgain: () => void this.#order(this.#path),
  };

  private constructor(catalog: Catalog<Codes>) {
    this.#catalog = catalog;
    // The pack of the source locale is there from the beginning.
    this.#loaded.add(catalog.locales[0]);
  }

  static async start(): Promise<void> {
    const [runtime, table, pack] = await Promise.all([
      Runtime.start(fetch("bayan.wasm")), bytes("words/words.bayantable"), bytes("words/en.bayanpack"),
    ]);
    const page = new Page(runtime.open<Codes>(table, pack));
    page.#listen();
    await page.#choose(navigator.languages);
    document.body.dataset.isReady = "true";
  }

  get #language(): Language {
    const tag = this.#catalog.match(this.#preferences);
    return isLanguage(tag) ? tag : "en";
  }

  #listen() {
    element("tea", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#order(`tea/${element("left", HTMLInputElement).valueAsNumber}`);
    });
    for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-path]")) {
      button.addEventListener("click", () => void this.#order(button.dataset.path ?? ""));
    }
    for (const tag of this.#catalog.locales.filter(isLanguage)) {
      const button = document.createElement("button");
      button.type = "button";
      button.lang = tag;
      button.textContent = labels[tag].name;
      button.addEventListener("click", () => void this.#choose([tag]));
      element("languages", HTMLDivElement).append(button);
    }
    void navigator.serviceWorker?.register("worker.js");
    void navigator.serviceWorker?.ready.then(() => {
      this.#state ??= "ready";
      this.#draw();
    });
  }

  /** Changes the language of the page, and of the error that it shows. */
  async #choose(preferences: readonly string[]) {
    this.#preferences = preferences;
    const tag = this.#catalog.match(preferences);
    if (!this.#loaded.has(tag)) {
      try {
        // A pack of another catalog is refused; then the texts of the source locale stay.
        if (this.#catalog.load(await bytes(`words/${tag}.bayanpack`))) this.#loaded.add(tag);
      } catch (error) {
        console.warn("the source locale's texts stay:", error);
      }
    }
    this.#draw();
  }

  async #order(path: string) {
    this.#path = path;
    this.#show(await this.#answer(path));
  }

  /** Returns the error of an order, or nothing if the order succeeded. */
  async #answer(path: string): Promise<Alert | undefined> {
    let response: Response;
    try {
      response = await fetch(path, { headers: { "Accept-Language": this.#preferences.join() } });
    } catch {
      return () => this.#own("PageError.offline", undefined);
    }
    const type = response.headers.get("Content-Type") ?? "";
    if (response.ok && type.startsWith("text/plain")) return undefined;
    try {
      if (!type.startsWith("application/problem+json")) throw new Error("no problem details");
      const language = response.headers.get("Content-Language") ?? undefined;
      const error = parseError(await response.json(), response.status, language);
      return () => this.#words(error);
    } catch {
      return () => this.#own("PageError.unreadable", { status: response.status });
    }
  }

  /** Returns the texts of an error of the server. */
  #words(error: ServerError): Shown {
    const words = this.#catalogWords(error);
    if (words !== undefined) return fromCatalog(words);
    const { title, detail, suggestion, direction, language, options } = error.words;
    return {
      title, description: detail, suggestion, direction: direction ?? "ltr", language: language ?? "en", options,
      source: "server",
    };
  }

  /** Returns the catalog's words of an error, or nothing if the catalog of this page is older than the server's. */
  #catalogWords(error: ServerError): Words | undefined {
    switch (error.id) {
      case "ShopError.outOfStock":
        return error.arguments && this.#catalog.words(error.domain, error.code, error.arguments, this.#preferences);
      case "PageError.unreadable":
        return error.arguments && this.#catalog.words(error.domain, error.code, error.arguments, this.#preferences);
      case "ShopError.shopClosed":
      case "PageError.offline":
        return this.#catalog.words(error.domain, error.code, undefined, this.#preferences);
      case "sensitive":
        return this.#catalog.sensitiveWords(error.domain, error.category, this.#preferences);
      case "unknown":
        return undefined;
    }
  }

  /** Returns the texts of an error of the page itself, which has no server's words. */
  #own<ID extends "PageError.offline" | "PageError.unreadable">(id: ID, args: Codes[ID]["arguments"]): Shown {
    const words = id === "PageError.offline"
      ? this.#catalog.words("org.example.shop.page", "offline", undefined, this.#preferences)
      : args && this.#catalog.words("org.example.shop.page", "unreadable", args, this.#preferences);
    if (words === undefined) throw new Error(`the words don't belong to this page: ${id}`);
    return fromCatalog(words);
  }

  #show(alert: Alert | undefined) {
    this.#alert = alert;
    this.#state = alert === undefined && this.#path !== "" ? "ordered" : undefined;
    this.#draw();
  }

  #draw() {
    const own = labels[this.#language];
    document.documentElement.lang = this.#language;
    document.documentElement.dir = own.direction;
    document.title = own.shop;
    for (const place of document.querySelectorAll<HTMLElement>("[data-label]")) {
      place.textContent = own[place.dataset.label as Label];
    }
    const languages = element("languages", HTMLDivElement);
    languages.ariaLabel = own.languages;
    for (const button of languages.querySelectorAll("button")) {
      button.ariaPressed = String(button.lang === this.#language);
    }
    element("state", HTMLParagraphElement).textContent = this.#state ? own[this.#state] : "";
    this.#drawAlert();
  }

  #drawAlert() {
    const place = element("alert", HTMLElement);
    place.hidden = this.#alert === undefined;
    if (this.#alert === undefined) return place.replaceChildren();
    const shown = this.#alert();
    place.lang = shown.language;
    place.dir = shown.direction;
    const paragraph = (name: string, text: string | undefined, kind = "p") => {
      if (!text) return [];
      const part = document.createElement(kind);
      part.className = name;
      part.textContent = text;
      return [part];
    };
    const options = document.createElement("div");
    options.className = "options";
    options.append(...shown.options.map((option) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = option.role;
      button.textContent = option.label;
      // An option of a newer server has a label, and no action here but the end of the alert.
      const action = Object.hasOwn(this.#actions, option.name) ? this.#actions[option.name as OptionName] : undefined;
      button.addEventListener("click", action ?? this.#actions.cancel);
      return button;
    }));
    const source = paragraph("source", labels[this.#language][shown.source]);
    for (const part of source) {
      part.lang = this.#language;
      part.dir = labels[this.#language].direction;
    }
    place.replaceChildren(
      ...paragraph("title", shown.title, "h2"), ...paragraph("description", shown.description),
      ...paragraph("suggestion", shown.suggestion), options, ...source,
    );
    // On a phone it is below the orders.
    place.scrollIntoView({ block: "nearest" });
  }
}

function fromCatalog(words: Words): Shown {
  return {
    title: words.title, description: words.description, suggestion: words.suggestion, language: words.locale,
    direction: words.direction, options: words.options, source: "catalog",
  };
}

await Page.start();
