import BayanCatalog

extension CatalogEmitter {
  /// Returns the file that binds a domain to an enum of the project: `type = { existing = "…" }`.
  ///
  /// The only `switch` over the enum has no `default`, so that the compiler proves that enum and catalog
  /// agree: if the catalog lacks a case, the switch is incomplete; if the enum lacks a code, the code
  /// is no member of it. The patterns have labels, so that values in another order, or with other
  /// names, are rejected too. `#sourceLocation` places these errors in the catalog's file.
  func extensionFile(for domain: ErrorDomain, at index: Int) -> GeneratedFile {
    var source = SwiftSource()
    header(from: [domain.place.file, "Locales/"], into: &source)
    imports(from: modules, into: &source)
    source.line()
    let type = domain.typeName.split(separator: ".")
      .map { SwiftLiteral.identifier(String($0)) }.joined(separator: ".")
    var protocols = ["BayanRuntime.ExistingError"]
    if domain.codes.contains(where: { $0.arguments.contains(where: \.isPrivate) }) {
      protocols.append("BayanRuntime.ErrorWithPrivateArguments")
    }
    if catalog.project.access != .public {
      source.line(
        "// Where swiftc wants more access here, give it to `access` in Catalog/bayan.toml.")
    }
    source.type("nonisolated extension \(type)", protocols) { source in
      source.documentation(["The locales that have words for these errors."])
      source.line("\(access)typealias Locale = \(catalogType).Locale")
      source.line()
      source.line("\(access)static var domainIndex: Swift.Int { \(index) }")
      property("codeIndex: Swift.Int", domain.codes, into: &source) { source in
        for (index, code) in domain.codes.enumerated() {
          locate(code, isFirst: index == 0, in: &source)
          source.line("case .\(SwiftLiteral.identifier(code.name)): return \(index)")
        }
      }
      let carrying = domain.codes.filter(\.carriesValues)
      guard !carrying.isEmpty else {
        source.line()
        return source.block("\(access)var errorValues: BayanRuntime.ErrorValues") {
          $0.line("BayanRuntime.ErrorValues()")
        }
      }
      property("errorValues: BayanRuntime.ErrorValues", carrying, into: &source) { source in
        for (index, code) in carrying.enumerated() {
          locate(code, isFirst: index == 0, in: &source)
          source.cases([code.labelledPattern], code.values)
        }
        if carrying.count < domain.codes.count {
          source.line("// The catalog declares no arguments of the others.")
          source.line("default: return BayanRuntime.ErrorValues()")
        }
      }
    }
    conformanceToFoundationFace(of: type, into: &source)
    publicUse(of: modules, number: index, into: &source)
    return GeneratedFile(name: domain.typeName + Self.fileSuffix, bytes: source.bytes)
  }

  /// Appends a property that switches over the cases of some codes.
  ///
  /// No directive may be between a switch and its first case. So the switch is placed at the
  /// line before that code's line: swiftc reports there a case that the catalog lacks.
  private func property(
    _ declaration: String, _ codes: [ErrorCode], into source: inout SwiftSource,
    cases: (inout SwiftSource) -> Void
  ) {
    source.line()
    source.block("\(access)var \(declaration)") { source in
      if let first = codes.first {
        locate(first.place.file, max(1, line(of: first.place) - 1), in: &source)
      }
      source.line("switch self {")
      cases(&source)
      source.line("}")
    }
    source.line("#sourceLocation()")
  }

  /// Places the case of a code at its line in the catalog; the first case follows its switch.
  private func locate(_ code: ErrorCode, isFirst: Bool, in source: inout SwiftSource) {
    if !isFirst { locate(code.place.file, line(of: code.place), in: &source) }
  }

  /// Places the next lines in the catalog.
  private func locate(_ file: String, _ line: Int, in source: inout SwiftSource) {
    source.line("#sourceLocation(file: \(SwiftLiteral.string(prefix + file)), line: \(line))")
  }
}
