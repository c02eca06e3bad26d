import BayanCatalog
import BayanRuntime
import BayanSupport

/// The table of a catalog without its messages, as the lines of text that the runtime reads.
///
/// The same catalog gives the same lines.
struct CatalogTableLines {
  private let catalog: Catalog
  /// The locale whose messages decide the facets of each error.
  private let source: LocaleMessages?
  /// The options of each recovery, in the format of a code's line.
  private let recoveries: [String: String]
  private let categories: Set<String>
  private let exceptions: LocaleAliases

  static func lines(of catalog: Catalog, aliases exceptions: LocaleAliases) -> [String] {
    CatalogTableLines(catalog, exceptions).lines
  }

  private init(_ catalog: Catalog, _ exceptions: LocaleAliases) {
    self.catalog = catalog
    self.exceptions = exceptions
    source = catalog.locales.first
    categories = Set(catalog.categories.map(\.name))
    let options = Set(catalog.options.map(\.name))
    recoveries = Dictionary(
      firstOf: catalog.recoveries.map { recovery in
        (recovery.name, recovery.options.map(\.option).filter(options.contains))
      }
    ).mapValues { $0.joined(separator: ",") }
  }

  private var lines: [String] {
    let inherited = Set(
      catalog.domains.flatMap(\.codes).filter { $0.messageOwner == .category }.map(\.category))
    var lines = [CatalogTable.header]
    lines += catalog.locales.map { "locale \($0.tag)" }
    lines += Dictionary(grouping: catalog.locales.map(\.tag)) { exceptions.scripts[$0] }
      .compactMap { script, tags in
        script.map { "script \($0) \(tags.sorted().joined(separator: " "))" }
      }.sorted()
    lines += leading("alias", exceptions.aliases) + leading("fallback", exceptions.fallbacks)
    lines += parentLines
    for category in catalog.categories {
      let entry = inherited.contains(category.name) ? source?.categories?[category.name] : nil
      let facets = Self.initials(of: entry)
      lines.append(
        "category \(category.name) \(category.retry.rawValue)" + (facets == "-" ? "" : " \(facets)")
      )
    }
    lines += catalog.options.map { "option \($0.name) \($0.role.rawValue)" }
    for domain in catalog.domains {
      let file = source?.domains[domain.name]
      lines.append("domain \(domain.identifier)")
      lines += domain.codes.map { line($0, file?[$0.name]) }
    }
    return lines + [CatalogTable.end]
  }

  /// Returns a line for each locale with the tags that lead to it; `-` stands for no locale.
  private func leading(_ kind: String, _ tags: [String: Int]) -> [String] {
    Dictionary(grouping: tags.keys) { tags[$0] ?? -1 }.sorted { $0.key < $1.key }.map {
      locale, tags in
      let tag = locale < 0 ? "-" : catalog.locales[locale].tag
      return "\(kind) \(tag) \(tags.sorted().joined(separator: " "))"
    }
  }

  /// A line for each locale that is the parent of others, except for the source locale.
  private var parentLines: [String] {
    let tags = catalog.locales.map(\.tag)
    let parents = LocaleParents(tags).indices
    return Dictionary(grouping: tags.indices.filter { parents[$0] > 0 }) { parents[$0] }
      .sorted { $0.key < $1.key }.map { parent, children in
        "parent \(tags[parent]) \(children.map { tags[$0] }.joined(separator: " "))"
      }
  }

  private func line(_ code: ErrorCode, _ entry: MessagesEntry?) -> String {
    // A catalog with errors is also compiled, to show its messages.
    let known = categories.contains(code.category)
    let category = known ? code.category : catalog.categories.first?.name ?? "-"
    let options = code.recovery.flatMap { recoveries[$0] } ?? ""
    var line = String(code.value)
    for part in [
      code.name, category, options.isEmpty ? "-" : options,
      code.messageOwner == .category ? "category" : Self.initials(of: entry),
    ] {
      line += " "
      line += part
    }
    if code.sensitive { line += " sensitive" }
    line += ":"
    if !code.summary.isEmpty {
      line += " "
      line += Self.escaped(code.summary)
    }
    return line
  }

  /// Returns `tds` for an entry with title, description and suggestion; `-` for none.
  private static func initials(of entry: MessagesEntry?) -> String {
    let facets = zip(Facet.allCases, CatalogTable.Facet.allCases)
      .filter { entry?.facets.contains($0.0) == true }
    return facets.isEmpty ? "-" : facets.map { String($0.1.initial) }.joined()
  }

  /// Returns the text with escaped line feeds, since a line feed ends a line of the table.
  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\n") }) else {
      return text
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\".unicodeScalars
      case "\n": result += "\\n".unicodeScalars
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
