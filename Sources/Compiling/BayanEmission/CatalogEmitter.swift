package import BayanCatalog
package import BayanCompiler
package import BayanDiagnostics
import BayanRuntime
import BayanSupport
import BayanTOML

/// A file of the generated module.
package struct GeneratedFile: Hashable, Sendable {
  /// The file's name, without folders.
  package var name: String
  /// The file's contents, in UTF-8.
  package var bytes: [UInt8]

  /// Creates a file.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The file's contents as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A writer of a catalog's Swift module: error types, locales, embedded messages.
///
/// The same catalog and the same CLDR give the same bytes, on any machine and day.
package struct CatalogEmitter: Sendable {
  let catalog: Catalog
  let compiled: CompiledCatalog

  /// The version of the format of generated code, which CHANGELOG.md states.
  package static let formatVersion = 8

  /// The ending of the names of generated files.
  package static let fileSuffix = "+Generated.swift"

  private let sources: [String: SourceFile]

  /// The prefix of the paths in `#sourceLocation`.
  let prefix: String

  /// The compiled messages, for texts with examples; `nil` if no argument has an example.
  private let messages: MessageCatalog?

  init(
    _ catalog: Catalog, _ compiled: CompiledCatalog, _ sources: [String: SourceFile],
    prefix: String
  ) {
    self.prefix = prefix
    self.catalog = catalog
    self.compiled = compiled
    self.sources = sources
    let hasExamples = catalog.domains.contains { domain in
      domain.codes.contains { $0.arguments.contains { $0.example != nil } }
    }
    messages = hasExamples ? try? compiled.messageCatalog() : nil
  }

  /// Returns the title and the description of an error in the source locale, with the examples of its
  /// arguments.
  ///
  /// - Returns: `nil` if an argument has no example, or an example that only ICU can format.
  func exampleTexts(of code: ErrorCode, in domain: ErrorDomain) -> [String]? {
    guard let messages, !code.arguments.isEmpty,
      let domainIndex = catalog.domains.firstIndex(where: { $0.name == domain.name }),
      let codeIndex = domain.codes.firstIndex(where: { $0.name == code.name })
    else { return nil }
    var values: [MessageArgument] = []
    for argument in code.arguments {
      switch argument.type {
      case .date, .currency, .list(of: .date), .list(of: .currency): return nil
      case .string, .integer, .number, .list: break
      }
      guard let value = argument.example.flatMap(argument.value) else { return nil }
      values.append(MessageArgument(argument.name, value))
    }
    let words = messages.words(
      domain: domainIndex, code: codeIndex, arguments: values, preferring: [])
    return [words.title(for: .log), words.description(for: .log)].filter { !$0.isEmpty }
  }

  /// Returns the line of a place, from 1; 1 if the file is unknown.
  func line(of place: Place) -> Int {
    sources[place.file]?.location(of: place.span.start).line ?? 1
  }

  /// Generates a module's files, by name.
  ///
  /// - Parameters:
  ///   - sources: The catalog's files by path, for the lines in the compiler's errors about
  ///     existing enums.
  ///   - prefix: The prefix of the paths in these errors. Only code that isn't committed may
  ///     have a path of a machine here.
  package static func files(
    _ catalog: Catalog, _ compiled: CompiledCatalog, sources: [String: SourceFile] = [:],
    prefix: String = ""
  ) -> [GeneratedFile] {
    let emitter = CatalogEmitter(catalog, compiled, sources, prefix: prefix)
    let parts =
      [Part.catalog] + compiled.locales.indices.map(Part.messages)
      + (catalog.project.types ? catalog.domains.indices.map(Part.errors) : [])
    let files = parts.concurrentMap { part in
      switch part {
      case .catalog: emitter.catalogFile()
      case .messages(let index): emitter.messagesFile(for: compiled.locales[index])
      case .errors(let index):
        catalog.domains[index].isExistingType
          ? emitter.extensionFile(for: catalog.domains[index], at: index)
          : emitter.enumFile(for: catalog.domains[index], at: index)
      }
    }
    return files.sorted { $0.name < $1.name }
  }

  /// The parts of the module, each a file that needs no other.
  private enum Part {
    case catalog
    case messages(Int)
    case errors(Int)
  }

  /// The access level in declarations, with a space after it.
  var access: String {
    catalog.project.access == .internal ? "" : catalog.project.access.rawValue + " "
  }

  /// The name of the type with the locales and packs.
  var catalogType: String { "\(catalog.project.moduleName)Catalog" }

  /// Starts a file with its sources and the command that renews it.
  func header(from inputs: [String], into source: inout SwiftSource) {
    source.line("// Generated from \(inputs.joined(separator: ", ")) by bayan.")
    source.line("// Do not edit; to regenerate, change those files and run `bayan generate`.")
    source.line("//")
    source.line("// Source locale: \(catalog.project.sourceLocale).")
    source.line("// CLDR version: \(compiled.cldrVersion).")
    source.line("// Generated-code format: \(Self.formatVersion).")
    source.line("// swift-format-ignore-file")
    source.line("// swiftlint:disable all")
    source.line("// swiftformat:disable all")
    source.line()
  }

  /// Returns the file with the locales, the table, and the catalog value.
  private func catalogFile() -> GeneratedFile {
    var source = SwiftSource()
    header(from: ["Catalog/"], into: &source)
    imports(from: ["BayanRuntime"], into: &source)
    source.line()
    source.documentation(["The locales and the words of \(catalog.project.moduleName)."])
    source.block("\(access)nonisolated enum \(catalogType)") { source in
      source.line(
        "// If this is missing, BayanRuntime is older than the bayan that made this code.")
      let runtime = "BayanRuntime.BayanRuntimeForCodeFormat\(Self.formatVersion)"
      source.line("private typealias RequiredRuntime = \(runtime)")
      source.line()
      source.documentation(["The locales that have words here."])
      source.block("\(access)enum Locale: Swift.String, BayanRuntime.CatalogLocale") { source in
        for locale in compiled.locales {
          let name = Self.caseName(of: locale.tag)
          let value = name == locale.tag ? "" : " = \(SwiftLiteral.string(locale.tag))"
          source.line("case \(name)\(value)")
        }
        source.line()
        source.documentation(["The categories of these errors."])
        source.line("\(access)typealias Category = \(catalogType).Category")
        source.line()
        source.documentation(["The options that these errors offer."])
        let option = catalog.options.isEmpty ? "BayanRuntime.NoOption" : "\(catalogType).Option"
        source.line("\(access)typealias Option = \(option)")
        source.line()
        source.documentation(["The locale's place among those of the catalog."])
        source.block("\(access)var index: Swift.Int") { source in
          source.line("switch self {")
          for (index, locale) in compiled.locales.enumerated() {
            source.line("case .\(Self.caseName(of: locale.tag)): \(index)")
          }
          source.line("}")
        }
        source.line()
        source.documentation(["The words in all of them, as they are now."])
        source.line(
          "\(access)static var catalog: BayanRuntime.MessageCatalog { store.current }")
        source.line()
        source.documentation(["Where packs loaded from files replace the words built in."])
        let packs = compiled.locales.map { Self.packName(of: $0.tag) }
        source.list(
          SwiftSource.List(
            opening:
              "\(access)static let store = BayanRuntime.CatalogStore(table: table, packs: [",
            elements: packs, closing: "])"))
      }
      names(
        "Category", catalog.categories.map { ($0.name, $0.summary) },
        summary: "How these errors are dealt with.", into: &source)
      names(
        "Option", catalog.options.map { ($0.name, optionLabel($0.name)) },
        summary: "The options that these errors offer: their buttons.", into: &source)
      source.line()
      source.documentation([
        "The errors apart from their words, a line a code; `CatalogTable` says how it is read."
      ])
      source.textLiteral(
        "private static let table: Swift.StaticString =", lines: compiled.tableLines)
    }
    if catalog.project.types { carryingFunctions(into: &source) }
    if catalog.project.access == .package { publicUse(of: ["BayanRuntime"], into: &source) }
    return GeneratedFile(name: catalogType + Self.fileSuffix, bytes: source.bytes)
  }

  /// Appends an enum of names from the catalog; nothing if there are none.
  private func names(
    _ type: String, _ cases: [(name: String, comment: String)], summary: String,
    into source: inout SwiftSource
  ) {
    guard !cases.isEmpty else { return }
    source.line()
    source.documentation([summary])
    source.block("\(access)enum \(type): Swift.String, BayanRuntime.CatalogName") { source in
      for (name, comment) in cases {
        source.documentation([SwiftLiteral.prose(comment)])
        source.line("case \(SwiftLiteral.identifier(name))")
      }
    }
  }

  /// Returns the label of an option in the source locale, for its documentation.
  private func optionLabel(_ name: String) -> String {
    let label = catalog.locales.first?.options?[name]?.label
    return label.map { "“\($0.text.value)”" } ?? ""
  }

  /// Returns the file that embeds one locale's pack.
  private func messagesFile(for locale: CompiledCatalog.Locale) -> GeneratedFile {
    var source = SwiftSource()
    let pseudo = PseudoLocale(locale.tag)
    let origin = pseudo == nil ? locale.tag : catalog.project.sourceLocale
    header(from: ["\(ProjectLayout().folder(of: origin))/"], into: &source)
    source.block("nonisolated extension \(catalogType).Locale") { source in
      let kind = pseudo == nil ? "" : ", a pseudo-locale"
      source.documentation(["The pack of '\(locale.tag)'\(kind)."])
      source.longLiteral(
        "static let \(Self.packName(of: locale.tag)): Swift.StaticString =",
        of: locale.pack, cuts: locale.bodyOffsets)
    }
    return GeneratedFile(
      name: "\(catalogType).\(locale.tag)" + Self.fileSuffix, bytes: source.bytes)
  }

  /// Returns the name of a locale's pack: `packAr`, `packZhHantHK`.
  static func packName(of tag: String) -> String {
    let name = plainName(of: tag)
    return "pack" + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Returns the name of a locale's case: `ar`, `zhHantHK`.
  static func caseName(of tag: String) -> String { SwiftLiteral.identifier(plainName(of: tag)) }

  private static func plainName(of tag: String) -> String {
    let subtags = tag.split(separator: "-")
    return subtags.dropFirst().reduce(subtags.first.map { $0.lowercased() } ?? "und") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}
