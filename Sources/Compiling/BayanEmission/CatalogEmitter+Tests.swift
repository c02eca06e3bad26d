public import BayanCatalog
public import BayanCompiler

extension CatalogEmitter {
  /// The name of the file of tests.
  public static func testFileName(of catalog: Catalog) -> String {
    "\(catalog.project.moduleName)LookupTests" + fileSuffix
  }

  /// Generates a file of tests that render every error of a module in every locale, with boundary
  /// arguments, and expect words: no text empty, none showing a fallback in braces.
  ///
  /// Domains that are bound to existing enums are left out: how their cases are made is theirs to say.
  public static func testFile(_ catalog: Catalog, _ compiled: CompiledCatalog) -> GeneratedFile {
    let emitter = CatalogEmitter(catalog, compiled, [:])
    var source = SwiftSource()
    emitter.header(from: ["Catalog/", "Locales/"], into: &source)
    source.line("import BayanRuntime")
    source.line("import \(catalog.project.moduleName)")
    source.line("import Testing")
    source.line()
    source.documentation([
      "Renders every error in every locale, with arguments at the boundaries of what there can be."
    ])
    source.line("@Suite(\"Every lookup of \(catalog.project.moduleName) has words\")")
    source.block("struct \(catalog.project.moduleName)LookupTests") { source in
      source.line("static let integers = [0, 1, 2, 3, 11, 100, -1, Int.max, Int.min]")
      source.line("static let numbers = [0, 1, 2, 3, 11, 100, 1.5, -0.5, 1e15]")
      source.documentation(["Empty, very long, right to left, left to right, with marks unpaired."])
      source.line("static let texts = [")
      source.line("  \"\", \"a\", String(repeating: \"long \", count: 2_000),")
      source.line(
        "  \"\\u{646}\\u{635} abc 12\", \"abc \\u{646}\\u{635}\", \"\\u{202E}\\u{2067}abc\",")
      source.line("]")
      let types = Set(
        catalog.domains.flatMap(\.codes).flatMap(\.arguments).flatMap(\.type.parts))
      if types.contains(.date) {
        source.line("static let dates = [-1e12, -1, 0, 1.5e9, 4e9, 1e12].map {")
        source.line("  MessageDateTime(secondsSince1970: $0)")
        source.line("}")
      }
      if types.contains(.currency) {
        source.line("static let amounts = [0, 1, -5, 100, Int.max].map {")
        source.line("  MessageAmount($0, currency: \"EUR\")")
        source.line("}")
      }
      if catalog.domains.contains(where: { !$0.isExistingType && $0.codes.contains(where: \.wraps) }
      ) {
        source.line()
        source.documentation(["What lies beneath the errors that wrap another."])
        source.line("struct Beneath: Error {}")
      }
      for domain in catalog.domains where !domain.isExistingType {
        source.line()
        source.line("@Test(arguments: \(catalogTypeName(catalog)).Locale.allCases)")
        let name = "\(domain.typeName.prefix(1).lowercased())\(domain.typeName.dropFirst())"
        source.block(
          "func \(SwiftLiteral.identifier(name))(locale: \(catalogTypeName(catalog)).Locale)"
        ) { source in
          for code in domain.codes { lookup(of: code, in: domain, into: &source) }
        }
      }
      source.line()
      source.block(
        "private func expectWords(_ error: some CatalogError, at index: Int, _ locale: String)"
      ) { source in
        source.line("let tag = LocaleTag(locale)")
        source.block("for sink in [Sink.display, .log, .terminal, .json]") { source in
          source.line("let words = error.words(preferring: [tag])")
          source.line("#expect(words.locale == tag)")
          source.block("for facet in CatalogTable.Facet.allCases") { source in
            source.line("guard let text = words.text(facet, for: sink) else { continue }")
            source.line(
              "#expect(!text.isEmpty, \"\\(error.codeName).\\(facet), \\(index), \\(locale)\")")
            source.line(
              "#expect(!text.contains(\"{\"), \"\\(error.codeName).\\(facet), \\(index): \\(text)\")"
            )
            source.line("#expect(words.locale(of: facet) == tag)")
          }
          source.block("for option in words.options(for: sink)") { source in
            source.line(
              "#expect(!option.label.isEmpty && !option.label.contains(\"{\"), \"\\(option.name)\")"
            )
          }
        }
      }
    }
    return GeneratedFile(name: testFileName(of: catalog), bytes: source.bytes)
  }

  private static func catalogTypeName(_ catalog: Catalog) -> String {
    "\(catalog.project.moduleName)Catalog"
  }

  /// The lookups of one code: each boundary value for all arguments of its type at once.
  private static func lookup(
    of code: ErrorCode, in domain: ErrorDomain, into source: inout SwiftSource
  ) {
    let type = SwiftLiteral.identifier(domain.typeName)
    let name = SwiftLiteral.identifier(code.name)
    guard !code.arguments.isEmpty else {
      source.list(
        "expectWords(",
        [
          "\(type).\(name)\(code.wraps ? "(underlying: Beneath())" : "")", "at: 0",
          "locale.rawValue",
        ],
        ")")
      return
    }
    var values = code.arguments.map { argument in
      let list = argument.type.testValues
      let one = "Self.\(list)[index % Self.\(list).count]"
      var value = one
      if case .list = argument.type { value = "Array(Self.\(list).prefix(index % 5))" }
      return "\(SwiftLiteral.identifier(argument.name)): \(value)"
    }
    if code.wraps { values.append("underlying: Beneath()") }
    // Nine of numbers by six of texts: each pair comes once within eighteen.
    source.block("for index in 0..<18") { source in
      source.list("let error = \(type).\(name)(", values, ")")
      source.line("expectWords(error, at: index, locale.rawValue)")
    }
  }
}
