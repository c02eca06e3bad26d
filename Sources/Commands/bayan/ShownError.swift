import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanErrors
import BayanReports
import BayanRuntime
import BayanSupport

/// An error with the values of its arguments.
struct ShownError {
  let messages: MessageCatalog
  /// The index of the domain in the catalog's table, and that of the code.
  let domain: Int
  let code: Int
  let values: [MessageArgument]
  let sink: Sink

  /// Returns the error's words.
  func words(preferring tag: LocaleTag?, values: [MessageArgument]? = nil) -> ErrorWords {
    messages.words(
      domain: domain, code: code, arguments: values ?? self.values,
      preferring: tag.map { [$0] } ?? [])
  }

  /// Returns a JSON object: `error`, `doc_url`, `locale`, `direction`, the texts, and `options`.
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

  /// Returns the messages of a code in some locales; in all locales if none is given.
  static func messages(
    of code: ErrorCode, in domain: ErrorDomain, _ catalog: Catalog, tags: Set<String>
  ) -> [LocaleMessage] {
    catalog.locales.filter { tags.isEmpty || tags.contains($0.tag) }.flatMap { locale in
      Facet.allCases.compactMap { facet in
        code.messageOwner == .own
          ? locale.domains[domain.name]?[code.name]?.facets[facet]
          : locale.categories?[code.category]?.facets[facet]
      }
    }
  }

  /// Returns every variant of every text with the values that choose it, and the source below it.
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
