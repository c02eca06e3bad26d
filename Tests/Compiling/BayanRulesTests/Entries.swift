import BayanCatalogFixtures

/// Returns a small project with entries `a`, `b` and so on, each translated; ① marks the last one.
func entries(
  _ texts: [(english: String, translation: String)], locale: String = "ar"
) -> CatalogFixture {
  let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
  let names = texts.indices.map { letters[$0 % 26] + String(repeating: "z", count: $0 / 26) }
  let codes = names.map { "[codes.\($0)]\ncategory = \"other\"" }
  let english = zip(names, texts).map { "[\($0)]\ntitle = '\($1.english)'" }
  let translations = zip(names, texts).map { name, text in
    "[\(name)]\ntitle = \(name == names.last ? "①" : "")'\(text.translation)'"
  }
  return CatalogFixture([
    "Catalog/bayan.toml": CatalogFixture.text(of: "Catalog/bayan.toml")
      .replacing("\"ar\"", with: "\"\(locale)\""),
    "Catalog/login.toml": (["domain = \"d\"", "type = \"T\""] + codes).joined(separator: "\n"),
    "Locales/en/login.toml": english.joined(separator: "\n"),
    "Locales/\(locale)/login.toml": translations.joined(separator: "\n"),
  ])
}
