extension TypeScriptWriter {
  /// The types that are the same in every module.
  static let types = """
    /** Whether a failed operation may be tried again. */
    export type Retry = "automatic" | "manual" | "never";

    /** An amount of money: its decimal digits, and the currency's code of ISO 4217. */
    export interface Amount {
      readonly value: string;
      readonly currency: string;
    }

    /** A button, as the server describes it. The name may be one that this contract doesn't have. */
    export interface ServerOption {
      readonly name: string;
      readonly label: string;
      readonly role: "default" | "cancel" | "destructive";
      readonly language?: string;
    }

    /** The texts of an answer, in the language that the server chose. */
    export interface ServerWords {
      readonly title: string;
      readonly detail: string;
      readonly suggestion?: string;
      readonly options: readonly ServerOption[];
      readonly direction?: "ltr" | "rtl";
      readonly language?: string;
    }

    /** The parts that all errors have. */
    export interface Told {
      readonly words: ServerWords;
      readonly httpStatus?: number;
      /** The URI of this occurrence, for support. */
      readonly instance?: string;
      /** The names of arguments outside their range in this contract: the server's contract is newer. */
      readonly outOfRange: readonly string[];
    }

    /** The name of an error: its type in Swift, and its code. */
    export type ErrorID = keyof Codes;

    /** An error of the catalog. */
    export type KnownError<ID extends ErrorID = ErrorID> = {
      [Name in ID]: Told & {
        readonly id: Name;
        readonly domain: Codes[Name]["domain"];
        readonly code: Codes[Name]["code"];
        readonly value: Codes[Name]["value"];
        readonly category: Codes[Name]["category"];
        readonly retry: Codes[Name]["retry"];
        /** The arguments; `undefined` if the answer doesn't have all of them in their types. */
        readonly arguments: Codes[Name]["arguments"] | undefined;
      };
    }[ID];

    /** A sensitive error, of which only the category is told. */
    export type SensitiveError = {
      [Domain in keyof SensitiveCategories]: Told & {
        readonly id: "sensitive";
        readonly domain: Domain;
        readonly category: SensitiveCategories[Domain];
      };
    }[keyof SensitiveCategories];

    /** An answer that this contract doesn't have: show the server's words. */
    export interface UnknownError extends Told {
      readonly id: "unknown";
      readonly domain?: string;
      readonly code?: string;
      readonly category?: string;
    }

    /** An error that a server may send. `switch (error.id)` is exhaustive. */
    export type ServerError = KnownError | SensitiveError | UnknownError;
    """

  /// The parser, which is the same in every module.
  static let parser = #"""
    type Row = readonly [
      id: string, domain: string, code: string, reason: string, page: string, value: number,
      category: string, retry: string,
      arguments: readonly (readonly [
        name: string, type: string, isList: boolean, minimum?: number, maximum?: number,
      ])[],
    ];

    const byCode = new Map(rows.map((row) => [`${row[1]} ${row[2]}`, row]));
    const byPage = new Map(rows.map((row) => [row[4], row]));
    // The first of two codes with one reason counts.
    const byReason = new Map([...rows].reverse().map((row) => [`${row[1]} ${row[3]}`, row]));
    const sensitive = new Map(sensitiveRows.map((row) => [`${row[0]} ${row[1]}`, row]));
    const sensitiveByReason = new Map(
      [...sensitiveRows].reverse().map((row) => [`${row[0]} ${row[2]}`, row]),
    );

    type Members = Readonly<Record<string, unknown>>;

    function members(value: unknown): Members | undefined {
      return typeof value === "object" && value !== null && !Array.isArray(value)
        ? value as Members
        : undefined;
    }

    /** Returns an object's own member, and none of its prototype. */
    function own(object: Members | undefined, name: string): unknown {
      return object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;
    }

    function text(object: Members | undefined, name: string): string | undefined {
      const value = own(object, name);
      return typeof value === "string" ? value : undefined;
    }

    function integer(value: unknown): number | undefined {
      return typeof value === "number" && Number.isInteger(value) ? value : undefined;
    }

    /** Reads one value; `undefined` for one of another type. Metadata of AIP-193 has texts only. */
    function scalar(type: string, value: unknown, isText: boolean): unknown {
      switch (type) {
        case "string":
        case "date":
          return typeof value === "string" ? value : undefined;
        case "integer":
        case "number": {
          const isNumber = typeof value === "string" && /^-?\d+(\.\d+)?([eE][-+]?\d+)?$/.test(value);
          const number = isText && isNumber ? Number(value) : value;
          if (typeof number !== "number" || !Number.isFinite(number)) return undefined;
          return type === "number" || Number.isSafeInteger(number) ? number : undefined;
        }
        case "currency": {
          if (isText && typeof value === "string") {
            const [digits, currency, ...others] = value.split(" ");
            return currency && others.length === 0 ? { value: digits, currency } : undefined;
          }
          const amount = members(value);
          const [digits, currency] = [text(amount, "value"), text(amount, "currency")];
          return digits !== undefined && currency !== undefined ? { value: digits, currency } : undefined;
        }
        default:
          return undefined;
      }
    }

    /** Reads a list; a text of metadata doesn't tell where an element ends. */
    function list(type: string, value: unknown, isText: boolean): unknown {
      if (!Array.isArray(value)) return undefined;
      const read = value.map((element) => scalar(type, element, isText));
      return read.includes(undefined) ? undefined : read;
    }

    function argumentsOf(row: Row, given: Members | undefined, isText: boolean) {
      const outOfRange: string[] = [];
      const entries: [string, unknown][] = [];
      for (const [name, type, isList, minimum, maximum] of row[8]) {
        const value = (isList ? list : scalar)(type, own(given, name), isText);
        if (value === undefined) return { arguments: undefined, outOfRange: [] };
        if (typeof value === "number" && minimum !== undefined && maximum !== undefined) {
          if (value < minimum || value > maximum) outOfRange.push(name);
        }
        entries.push([name, value]);
      }
      return { arguments: entries.length > 0 ? Object.fromEntries(entries) : undefined, outOfRange };
    }

    function known(row: Row, told: Omit<Told, "outOfRange">, given: Members | undefined, isText: boolean) {
      return {
        ...told, ...argumentsOf(row, given, isText), id: row[0], domain: row[1], code: row[2],
        value: row[5], category: row[6], retry: row[7],
      } as unknown as ServerError;
    }

    function options(value: unknown): ServerOption[] {
      if (!Array.isArray(value)) return [];
      return value.flatMap((element) => {
        const option = members(element);
        const [name, label] = [text(option, "name"), text(option, "label")];
        if (name === undefined || label === undefined) return [];
        const role = text(option, "role");
        const language = text(option, "language");
        return [{
          name, label, role: role === "cancel" || role === "destructive" ? role : "default",
          ...(language === undefined ? {} : { language }),
        } satisfies ServerOption];
      });
    }

    function defined<Value>(name: string, value: Value | undefined) {
      return value === undefined ? {} : { [name]: value };
    }

    function wordsOfProblem(body: Members | undefined, language: string | undefined): ServerWords {
      const direction = text(body, "direction");
      const languages = members(own(body, "languages"));
      const detail = text(body, "detail") ?? "";
      return {
        title: text(body, "title") ?? detail, detail, options: options(own(body, "options")),
        ...defined("suggestion", text(body, "suggestion")),
        ...defined("direction", direction === "ltr" || direction === "rtl" ? direction : undefined),
        ...defined("language", text(languages, "detail") ?? language),
      };
    }

    /**
     * Reads the body of an answer: problem details of RFC 9457, or a status of AIP-193. Never throws.
     *
     * @param body The parsed body, or anything else, such as `undefined`.
     * @param httpStatus The status of the answer.
     * @param language The answer's `Content-Language`.
     */
    export function parseError(body: unknown, httpStatus?: number, language?: string): ServerError {
      try {
        const object = members(body);
        const status = members(own(object, "error"));
        return status === undefined
          ? parseProblem(object, httpStatus, language) : parseStatus(status, httpStatus);
      } catch {
        // A body with getters or a proxy may throw; JSON never does.
        const words = { title: "", detail: "", options: [] };
        return { id: "unknown", words, outOfRange: [], ...defined("httpStatus", httpStatus) };
      }
    }

    function parseProblem(
      body: Members | undefined, httpStatus: number | undefined, language: string | undefined,
    ): ServerError {
      const told = {
        words: wordsOfProblem(body, language),
        ...defined("httpStatus", integer(own(body, "status")) ?? httpStatus),
        ...defined("instance", text(body, "instance")),
      };
      const [domain, code, category] = [text(body, "domain"), text(body, "code"), text(body, "category")];
      const page = text(body, "type")?.match(/(?:^|\/)(codes\/[^\/?#]+\/[^\/?#]+)$/)?.[1];
      const row = code === undefined
        ? domain === undefined && page !== undefined ? byPage.get(page) : undefined
        : byCode.get(`${domain} ${code}`);
      if (row !== undefined) return known(row, told, members(own(body, "arguments")), false);
      if (code === undefined && sensitive.has(`${domain} ${category}`)) {
        return { ...told, outOfRange: [], id: "sensitive", domain, category } as unknown as ServerError;
      }
      return {
        ...told, outOfRange: [], id: "unknown", ...defined("domain", domain), ...defined("code", code),
        ...defined("category", category),
      };
    }

    function parseStatus(status: Members, httpStatus: number | undefined): ServerError {
      const list = own(status, "details");
      const details = Array.isArray(list) ? list.map(members) : [];
      const detail = (name: string) =>
        details.find((detail) => text(detail, "@type") === `type.googleapis.com/google.rpc.${name}`);
      const info = detail("ErrorInfo");
      const localized = detail("LocalizedMessage");
      const message = text(localized, "message") ?? text(status, "message") ?? "";
      const told = {
        words: {
          title: "", detail: message, options: [], ...defined("language", text(localized, "locale")),
        },
        ...defined("httpStatus", integer(own(status, "code")) ?? httpStatus),
      };
      const [domain, reason] = [text(info, "domain"), text(info, "reason")];
      const row = byReason.get(`${domain} ${reason}`);
      const category = sensitiveByReason.get(`${domain} ${reason}`)?.[1];
      // A reason that a code and a sensitive category share names neither.
      if (row !== undefined && category === undefined) {
        return known(row, told, members(own(info, "metadata")), true);
      }
      if (category !== undefined && row === undefined) {
        return { ...told, outOfRange: [], id: "sensitive", domain, category } as unknown as ServerError;
      }
      return {
        ...told, outOfRange: [], id: "unknown", ...defined("domain", domain), ...defined("code", reason),
      };
    }
    """#
}
