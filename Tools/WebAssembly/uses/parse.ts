// The answers of servers whose contract is newer or older than this one, and of others: what old clients show is
// what Documentation/Clients.md promises.
import { parseError, type ServerError } from "./errors.ts";

let count = 0;

function expect(name: string, error: ServerError, expected: Record<string, unknown>) {
  count += 1;
  for (const [key, value] of Object.entries(expected)) {
    const found = JSON.stringify((error as unknown as Record<string, unknown>)[key]);
    if (found !== JSON.stringify(value)) {
      console.log(`FAILED: ${name}: ${key} is ${found}, expected ${JSON.stringify(value)}`);
      Deno.exit(1);
    }
  }
}

const domain = "org.example.shop";
const problem = {
  type: "about:blank", status: 409, title: "Not enough", detail: "3 left", suggestion: "Order less.",
  direction: "ltr", domain, code: "outOfStock", category: "order", arguments: { left: 3, item: "tea" },
  options: [{ name: "changeOrder", label: "Change", role: "default" }, { name: "cancel", label: "Cancel", role: "cancel" }],
};
const words = {
  title: "Not enough", detail: "3 left", options: problem.options, suggestion: "Order less.", direction: "ltr",
};

expect("the same contract", parseError(problem), {
  id: "ShopError.outOfStock", arguments: { left: 3, item: "tea" }, words, httpStatus: 409, outOfRange: [],
  category: "order", retry: "manual", value: 4101,
});
expect("an unknown code", parseError({ ...problem, code: "soldForever" }), { id: "unknown", code: "soldForever", words });
expect("an unknown domain", parseError({ ...problem, domain: "org.other" }), { id: "unknown", domain: "org.other", words });
expect("an unknown argument", parseError({ ...problem, arguments: { ...problem.arguments, colour: "red" } }), {
  id: "ShopError.outOfStock", arguments: { left: 3, item: "tea" },
});
expect("a wider range", parseError({ ...problem, arguments: { left: 5000, item: "tea" } }), {
  id: "ShopError.outOfStock", arguments: { left: 5000, item: "tea" }, outOfRange: ["left"],
});
expect("a missing argument", parseError({ ...problem, arguments: { left: 3 } }), {
  id: "ShopError.outOfStock", arguments: undefined, words,
});
expect("an argument of another type", parseError({ ...problem, arguments: { left: "3", item: "tea" } }), {
  id: "ShopError.outOfStock", arguments: undefined, words,
});
expect("a removed option", parseError({ ...problem, options: [problem.options[1]] }), {
  words: { ...words, options: [problem.options[1]] },
});
expect("a new option", parseError({ ...problem, options: [{ name: "wait", label: "Wait", role: "later" }] }), {
  words: { ...words, options: [{ name: "wait", label: "Wait", role: "default" }] },
});
expect("a changed category", parseError({ ...problem, category: "other" }), {
  id: "ShopError.outOfStock", category: "order",
});
expect("a sensitive error", parseError({ ...problem, code: undefined, category: "security", arguments: undefined }), {
  id: "sensitive", category: "security", words,
});
expect("a new sensitive category", parseError({ ...problem, code: undefined, category: "fraud" }), {
  id: "unknown", category: "fraud", words,
});
expect("only the address of a page", parseError({
  type: "https://example.org/codes/org.example.shop/4101.html", title: "Not enough", detail: "3 left",
}), { id: "ShopError.outOfStock", arguments: undefined });

const status = {
  error: {
    code: 409, message: "3 left", status: "ABORTED",
    details: [
      { "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "OUT_OF_STOCK", domain, metadata: { left: "3", item: "tea" } },
      { "@type": "type.googleapis.com/google.rpc.LocalizedMessage", locale: "ar", message: "بقيت ٣" },
    ],
  },
};
expect("AIP-193", parseError(status), {
  id: "ShopError.outOfStock", arguments: { left: 3, item: "tea" }, httpStatus: 409,
  words: { title: "", detail: "بقيت ٣", options: [], language: "ar" },
});
expect("a sensitive error of AIP-193", parseError({
  error: { ...status.error, details: [{ ...status.error.details[0], reason: "SECURITY", metadata: undefined }] },
}), { id: "sensitive", category: "security" });
expect("an unknown reason", parseError({
  error: { ...status.error, details: [{ ...status.error.details[0], reason: "NEW" }] },
}), { id: "unknown", code: "NEW", words: { title: "", detail: "3 left", options: [] } });

// Anything else is an unknown error, and nothing throws.
const proxy = new Proxy({}, { get() { throw new Error("no"); }, has() { throw new Error("no"); } });
for (const body of [
  undefined, null, 1, "text", [], [1], {}, { error: null }, { error: [] }, { error: { details: 3 } }, proxy,
  { error: { details: [null, [], 1, { "@type": 3 }] } }, { options: [null, 1, {}], title: 4, arguments: [] },
  JSON.parse('{"__proto__": {"domain": "org.example.shop", "code": "outOfStock"}}'),
  { domain, code: "__proto__" }, { domain, code: "constructor" }, { domain, code: 4101 },
]) {
  expect("a foreign body", parseError(body, 500), { id: "unknown", outOfRange: [] });
}
console.log(`ok: ${count} answers are read as promised`);
