package import BayanRuntime

extension CatalogTable {
  /// The table as the lines of text that the runtime reads.
  ///
  /// The same table gives the same lines.
  package var lines: [String] {
    var lines = [Self.header]
    lines += locales.map { "locale \($0)" }
    lines += leading("alias", aliases) + leading("fallback", fallbacks)
    for category in categories {
      let facets = category.facets.isEmpty ? "" : " " + Self.initials(category.facets)
      lines.append("category \(category.name) \(category.retry.rawValue)\(facets)")
    }
    lines += options.map { "option \($0.name) \($0.role.rawValue)" }
    for domain in domains {
      lines.append("domain \(domain.identifier)")
      lines += domain.codes.map(line)
    }
    return lines + [Self.end]
  }

  /// A line for each locale that tags lead to; `-` for those that lead to none.
  private func leading(_ kind: String, _ tags: [String: Int]) -> [String] {
    Dictionary(grouping: tags.keys) { tags[$0] ?? -1 }.sorted { $0.key < $1.key }.map {
      locale, tags in
      "\(kind) \(locale < 0 ? "-" : locales[locale]) \(tags.sorted().joined(separator: " "))"
    }
  }

  private func line(_ code: Code) -> String {
    let options = code.options.map { self.options[$0].name }.joined(separator: ",")
    let words =
      switch code.words {
      case .own(let facets): Self.initials(facets)
      case .category: "category"
      }
    var line = String(code.value)
    for part in [code.name, categories[code.category].name, options.isEmpty ? "-" : options, words]
    {
      line += " "
      line += part
    }
    if code.isSensitive { line += " sensitive" }
    line += ":"
    if !code.summary.isEmpty {
      line += " "
      line += Self.escaped(code.summary)
    }
    return line
  }

  /// `tds` for title, description and suggestion; `-` for none.
  private static func initials(_ facets: [Facet]) -> String {
    let initials = Facet.allCases.filter(facets.contains).map(\.initial)
    return initials.isEmpty ? "-" : String(initials)
  }

  /// The text with its line feeds spelt out, for they end a line of the table.
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
