package import BayanCatalog
package import BayanCompiler

extension CatalogEmitter {
  /// Returns the name of the file of tests.
  package static func testFileName(of catalog: Catalog) -> String {
    "\(catalog.project.moduleName)LookupTests" + fileSuffix
  }

  /// Generates a file of tests that format every message of a module in every locale with values at
  /// the limits of their types.
  ///
  /// No text may be empty or show a fallback in braces.
  package static func testFile(_ catalog: Catalog, _ compiled: CompiledCatalog) -> GeneratedFile {
    let emitter = CatalogEmitter(catalog, compiled, [:], prefix: "")
    let module = catalog.project.moduleName
    var source = SwiftSource()
    emitter.header(from: ["Catalog/", "Locales/"], into: &source)
    for imported in ["BayanRuntime", module, "Testing"] { source.line("import \(imported)") }
    source.line()
    source.documentation(["Formats every message of \(module) in every locale, with sample values."]
    )
    source.block("nonisolated struct \(module)LookupTests") { source in
      emitter.samples(into: &source)
      source.line()
      source.lines(loop(over: "\(emitter.catalogType).Locale"))
    }
    return GeneratedFile(name: testFileName(of: catalog), bytes: source.bytes)
  }

  /// Appends the samples of each argument type in use, and the arguments of each code.
  private func samples(into source: inout SwiftSource) {
    let codes = catalog.domains.flatMap { domain in
      domain.codes.filter { !$0.arguments.isEmpty }.map { (domain, $0) }
    }
    let types = Set(codes.flatMap { $0.1.arguments.flatMap(\.type.parts) })
    for type in [ErrorArgument.ValueType.integer, .number, .string, .date, .currency]
    where types.contains(type) {
      source.lines(type.sampleLines)
      source.line()
    }
    source.line(
      "typealias Samples = Swift.KeyValuePairs<Swift.String, [BayanRuntime.MessageValue]>")
    source.line()
    source.documentation(["The arguments of the codes that have some, with samples of each."])
    let type = "[Swift.String: Samples]"
    guard !codes.isEmpty else { return source.line("static let arguments: \(type) = [:]") }
    source.line("static let arguments: \(type) = [")
    source.nested { source in
      for (domain, code) in codes {
        let name = SwiftLiteral.string("\(domain.identifier).\(code.name)")
        let arguments = code.arguments.map { argument in
          "\(SwiftLiteral.string(argument.name)): \(argument.type.samples)"
        }
        source.list(
          SwiftSource.List(opening: "\(name): [", elements: arguments, closing: "],"))
      }
    }
    source.line("]")
  }

  /// Returns the test itself: a loop over all codes, facets and options.
  private static func loop(over locale: String) -> String {
    """
    @Testing.Test(arguments: \(locale).allCases)
    func `every message has text`(locale: \(locale)) {
      let catalog = \(locale).catalog
      for (domainIndex, domain) in catalog.table.domains.enumerated() {
        for (codeIndex, code) in domain.codes.enumerated() {
          let name = "\\(domain.identifier).\\(code.name)"
          let samples = Self.arguments[name] ?? [:]
          // Of nine numbers and six texts, each pair comes once within eighteen.
          for index in 0..<(samples.isEmpty ? 1 : 18) {
            let words = catalog.words(
              domain: domainIndex, code: codeIndex,
              arguments: samples.map { BayanRuntime.MessageArgument($0, $1[index % $1.count]) },
              preferring: [locale.tag])
            #expect(words.locale == locale.tag)
            for sink in [BayanRuntime.Sink.display, .log, .terminal, .json] {
              var texts = words.options(for: sink).map(\\.label)
              for facet in BayanRuntime.CatalogTable.Facet.allCases {
                texts += [words.text(facet, for: sink)].compactMap { $0 }
                #expect(words.locale(of: facet) == locale.tag, "\\(name), \\(facet)")
              }
              for text in texts {
                #expect(!text.isEmpty && !text.contains("{"), "\\(name), \\(index): \\(text)")
              }
            }
          }
        }
      }
    }
    """
  }
}
