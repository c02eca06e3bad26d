import BayanCatalog

extension CatalogEmitter {
  /// The file that binds a domain to an enum of the project's own: `type = { existing = "…" }`.
  ///
  /// The one `switch` over it has no `default`, so that the compiler proves that enum and catalog
  /// agree: a case that the catalog lacks leaves the switch incomplete, a code that the enum lacks
  /// is no member of it. `#sourceLocation` places both errors in the catalog's file.
  func extensionFile(for domain: ErrorDomain, at index: Int) -> GeneratedFile {
    var source = SwiftSource()
    header(from: [domain.place.file, "Locales/"], into: &source)
    if catalog.project.foundation { source.line(importLine("BayanErrors")) }
    source.line(importLine("BayanRuntime"))
    source.line()
    let type = domain.typeName.split(separator: ".")
      .map { SwiftLiteral.identifier(String($0)) }.joined(separator: ".")
    source.block("extension \(type): ExistingError") { source in
      source.documentation(["The locales that have words for these errors."])
      source.line("\(access)typealias Locale = \(catalogType).Locale")
      source.line()
      source.line("\(access)static var domainIndex: Int { \(index) }")
      let cases = domain.codes.enumerated().map { index, code in
        (code, "case .\(SwiftLiteral.identifier(code.name)): return \(index)")
      }
      property("codeIndex: Int", cases, of: domain, into: &source)
      let values = domain.codes.filter(\.carriesValues)
        .map { ($0, "case \($0.pattern): \($0.values.line)") }
      property(
        "errorValues: ErrorValues", values, of: domain, else: "ErrorValues()", into: &source)
    }
    if catalog.project.foundation {
      source.line()
      source.line("extension \(type): CatalogLocalizedError {}")
    }
    return GeneratedFile(name: domain.typeName + Self.fileSuffix, bytes: source.bytes)
  }

  /// A property that switches over the cases, each at the line of its code in the catalog.
  private func property(
    _ declaration: String, _ cases: [(code: ErrorCode, text: String)], of domain: ErrorDomain,
    else fallback: String? = nil, into source: inout SwiftSource
  ) {
    source.line()
    if cases.isEmpty, let fallback {
      return source.block("\(access)var \(declaration)") { $0.line(fallback) }
    }
    source.block("\(access)var \(declaration)") { source in
      // Before the first case of a switch no directive may stand: lines lead from the domain to it.
      let start = line(of: domain.place)
      locate(domain.place.file, start, in: &source)
      source.line("switch self {")
      for (index, (code, text)) in cases.enumerated() {
        if index == 0 {
          for _ in 0..<max(0, line(of: code.place) - start - 1) { source.line() }
        } else {
          locate(code.place.file, line(of: code.place), in: &source)
        }
        source.line(text)
      }
      if let fallback, cases.count < domain.codes.count {
        source.line("default: return \(fallback)")
      }
      source.line("}")
    }
    source.line("#sourceLocation()")
  }

  /// Places the lines that follow in the catalog.
  private func locate(_ file: String, _ line: Int, in source: inout SwiftSource) {
    source.line("#sourceLocation(file: \(SwiftLiteral.string(file)), line: \(line))")
  }
}
