import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanErrors
import BayanReports
import BayanRuntime
import BayanSupport

/// An error with the values that it is shown with.
struct ShownError {
  let messages: MessageCatalog
  /// The places in the catalog's table.
  let domain: Int
  let code: Int
  let values: [MessageArgument]
  let sink: Sink

  /// The error's words.
  func words(preferring tag: LocaleTag?, values: [MessageArgument]? = nil) -> ErrorWords {
    messages.words(
      domain: domain, code: code, arguments: values ?? self.values,
      preferring: tag.map { [$0] } ?? [])
  }

  /// One object: `error`, `doc_url`, `locale`, `direction`, the texts, and `options`.
  func json(id: String, preferring tag: LocaleTag?) -> String {
    let words = words(preferring: tag)
    var json = JSONWriter(.indented)
    json.object { json in
      json.member("error", id)
      json.member("doc_url", messages.table.pageAddress(domain: domain, code: code))
      json.member("locale", words.locale.description)
      json.member("direction", words.direction == .rightToLeft ? "rtl" : "ltr")
      for facet in CatalogTable.Facet.allCases {
        json.member("\(facet)", words.text(facet, for: sink))
      }
      json.array("options", of: words.options(for: sink)) { json, option in
        json.object { json in
          json.member("name", option.name)
          json.member("label", option.label)
          json.member("role", option.role.rawValue)
        }
      }
    }
    return json.text + "\n"
  }

  /// The messages of a code in some locales; in all where none is named.
  static func messages(
    of code: ErrorCode, in domain: ErrorDomain, _ catalog: Catalog, tags: Set<String>
  ) -> [LocaleMessage] {
    catalog.locales.filter { tags.isEmpty || tags.contains($0.tag) }.flatMap { locale in
      Facet.allCases.compactMap { facet in
        code.words == .own
          ? locale.domains[domain.name]?[code.name]?.words[facet]
          : locale.categories?[code.category]?.words[facet]
      }
    }
  }

  /// Every variant of every text, under the values that choose it, the source below each.
  func variants(
    of code: ErrorCode, in domain: ErrorDomain, _ catalog: Catalog, preferring tag: LocaleTag?
  ) -> String {
    let locale = words(preferring: tag).locale
    let source = LocaleTag(catalog.project.sourceLocale)
    let tags = locale == source ? [source] : [locale, source]
    let width = tags.map(\.description.count).max() ?? 0
    var text = ""
    for facet in CatalogTable.Facet.allCases where words(preferring: source).text(facet) != nil {
      let messages = Self.messages(
        of: code, in: domain, catalog, tags: Set(tags.map(\.description))
      ).filter { $0.id.facet == "\(facet)" }
      let samples = VariantSamples(of: messages, values: values, declared: code.messageArguments)
      text += "\(facet)\n"
      for row in samples.rows {
        let chosen = row.filter { samples.selecting.contains($0.name) }
        if !chosen.isEmpty {
          text += "  " + chosen.map { "\($0.name)=\($0.value)" }.joined(separator: " ") + "\n"
        }
        for tag in tags {
          let shown = words(preferring: tag, values: row).text(facet, for: sink) ?? ""
          let name = tag.description
          text += "    \(name)\(String(repeating: " ", count: width - name.count))  "
          text += VisibleText.isolated(shown) + "\n"
        }
      }
    }
    return text
  }
}
