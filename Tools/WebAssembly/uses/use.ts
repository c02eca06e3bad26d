// A use of the contract of Tools/Server that compiles. Each comment "spoilt" replaces the line before it, and then
// it must not compile.
import { type Codes, type OptionName, parseError, type ServerError } from "./errors.ts";
import type { Catalog } from "../package/bayan.d.ts";

export function text(error: ServerError): string {
  switch (error.id) {
    case "ShopError.outOfStock": {
      const left: number | undefined = error.arguments?.left;
      // spoilt:       const left: string | undefined = error.arguments?.left;
      const item = error.arguments?.item;
      // spoilt:       const item = error.arguments?.customer;
      return `${left} ${item}`;
    }
    case "ShopError.shopClosed":
      // spoilt:     case "ShopError.shopOpen":
      return "closed";
    case "PageError.offline":
      return "offline";
    case "PageError.unreadable":
      return String(error.arguments?.status);
    case "sensitive":
      // spoilt:     case "unknown2":
      return error.category;
    case "unknown":
      return error.words.detail;
  }
}

// Without a case for each error, the function has no result.
export function isComplete(error: ServerError): string {
  switch (error.id) {
    case "ShopError.outOfStock":
    case "ShopError.shopClosed":
    case "PageError.offline":
    case "PageError.unreadable":
    case "sensitive":
    case "unknown":
      // spoilt:
      return error.id;
  }
}

export function words(catalog: Catalog<Codes>) {
  const some = catalog.words("org.example.shop", "outOfStock", { left: 3, item: "tea" });
  // spoilt:   const some = catalog.words("org.example.shop", "outOfStock", { left: "3", item: "tea" });
  const none = catalog.words("org.example.shop", "shopClosed", undefined);
  // spoilt:   const none = catalog.words("org.example.shop", "cardStolen", undefined);
  const other = catalog.words("org.example.shop", "outOfStock", { left: 3, item: "tea" }, ["ar"]);
  // spoilt:   const other = catalog.words("org.example.shop", "outOfStock", { left: 3, item: "tea", customer: "Ann" });
  return [some, none, other];
}

export const option: OptionName = "changeOrder";
// spoilt: export const option: OptionName = "logIn";

export const read = parseError({}).words.title;
