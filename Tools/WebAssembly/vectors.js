// Compares the texts of the module with those of the native runtime; for Node and for browsers.

/** Compares the vectors of messages, as `bayan-mf2-conformance --vectors` prints them. */
export function compareMessages(runtime, file) {
  const result = { count: 0, differences: [] };
  for (const { locale, pack, vectors } of file.packs) {
    const opened = runtime.openPack(Uint8Array.from(atob(pack), (letter) => letter.charCodeAt(0)));
    for (const [slot, args, texts] of vectors) {
      file.sinks.forEach((sink, index) => {
        compare(result, opened.text(slot, args, sink), texts[index], [locale, slot, args, sink]);
      });
    }
    opened.close();
  }
  return result;
}

/** Compares the vectors of a catalog, as `bayan contract --form vectors` writes them. */
export function compareCatalog(catalog, file) {
  const result = { count: 0, differences: [] };
  for (const [preferences, locale] of file.matches) {
    compare(result, catalog.match(preferences), locale, ["match", preferences]);
  }
  for (const [locale, domain, code, args, expected] of file.errors) {
    const words = catalog.words(domain, code, args, [locale]);
    for (const facet of ["title", "description", "suggestion", "help"]) {
      const place = [locale, domain, code, args, facet];
      if (!expected[facet]) {
        compare(result, words.text(facet), undefined, place);
        continue;
      }
      file.sinks.forEach((sink, index) => {
        compare(result, words.text(facet, sink), expected[facet][index], [...place, sink]);
      });
      const told = words.localeOf(facet);
      compare(result, [told.locale, told.direction].join(), expected[facet].slice(-2).join(), place);
    }
    const options = words.options.map(({ name, role, locale, label }) => [name, role, locale, label]);
    compare(result, JSON.stringify(options), JSON.stringify(expected.options), [locale, domain, code, "options"]);
  }
  return result;
}

function compare(result, text, expected, place) {
  result.count += 1;
  if (text !== expected) result.differences.push({ place, text, expected });
}
