// Characters that nobody sees, by their names.

export const names = new Map([
  ["\u00a0", ["NBSP", "no-break space"]],
  ["\u202f", ["NNBSP", "narrow no-break space"]],
  ["\u200c", ["ZWNJ", "zero width non-joiner"]],
  ["\u200d", ["ZWJ", "zero width joiner"]],
  ["\u200e", ["LRM", "left-to-right mark"]],
  ["\u200f", ["RLM", "right-to-left mark"]],
  ["\u061c", ["ALM", "Arabic letter mark"]],
  ["\u2066", ["LRI", "left-to-right isolate"]],
  ["\u2067", ["RLI", "right-to-left isolate"]],
  ["\u2068", ["FSI", "first strong isolate"]],
  ["\u2069", ["PDI", "pop directional isolate"]],
  ["\u00ad", ["SHY", "soft hyphen"]],
  ["\u2060", ["WJ", "word joiner"]],
]);

const isInvisible = /[\p{Cc}\p{Cf}\u00a0\u202f\u2028\u2029]/u;

// Cuts a text into parts that are seen and single characters that aren't. Line ends stay.
export function cut(text) {
  return text.split(/([\p{Cc}\p{Cf}\u00a0\u202f\u2028\u2029])/u).filter((part) => part)
    .map((part) => ({ text: part, isInvisible: part !== "\n" && isInvisible.test(part) }));
}

// A character that nobody sees, as a small label in a field.
export function label(character) {
  const number = "U+" + character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0");
  const [short, long] = names.get(character) ?? [number, number];
  return element("span", {
    class: "chip invisible", contenteditable: "false", dir: "ltr", "data-character": character,
    title: `${number} ${long}`,
  }, short);
}
