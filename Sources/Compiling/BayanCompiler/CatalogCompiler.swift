package import BayanCatalog
package import BayanDiagnostics
import BayanICU
import BayanMessageSyntax
package import BayanRuntime
import BayanSupport

/// A compiled catalog, which the generated module embeds.
package struct CompiledCatalog: Sendable {
  /// One locale's pack.
  package struct Locale: Sendable {
    package var tag: String
    package var pack: [UInt8]
    /// The offset of each message in the pack, for printing one message on a line.
    package var bodyOffsets: [Int]
  }

  /// The table of errors, categories and options.
  package var table: CatalogTable
  /// The lines of the table in the generated module.
  package var tableLines: [String]
  /// The packs of the table's locales, in the table's order.
  package var locales: [Locale]
  /// The version of the CLDR data from which plurals and numbers were compiled.
  package var cldrVersion: String

  /// Returns the catalog as programs use it.
  ///
  /// - Throws: ``BayanRuntime/Pack/Failure``, which would be an error of the compiler.
  package func messageCatalog() throws(Pack.Failure) -> MessageCatalog {
    var packs: [Pack] = []
    for locale in locales { packs.append(try Pack(locale.pack)) }
    return MessageCatalog(table: table, packs: packs)
  }
}

/// A compiler of a catalog without errors into a table and a pack for each locale.
///
/// Every lookup has an answer. If a locale lacks a message, or has only a draft of it, the
/// slot stays empty and the source locale answers.
///
/// The messages of each locale become a ``CompiledPart``, and these are linked. Builds on many machines do
/// the same with a file for each part.
package enum CatalogCompiler {
  /// Compiles a catalog.
  ///
  /// - Parameter known: The known data of locales; ICU is asked for the rest.
  /// - Returns: The compiled catalog, or `nil` with the diagnostics that prevent it.
  package static func compile(
    _ catalog: Catalog, reusing known: CompiledLocales = CompiledLocales()
  ) -> (CompiledCatalog?, [Diagnostic]) {
    compile(catalog, aliases(of: catalog, known), reusing: known)
  }

  /// Compiles a catalog to find the limits that it exceeds.
  ///
  /// The aliases of its locales are left out: no limit is about them, and they take most of the time.
  ///
  /// - Returns: The diagnostics of ``compile(_:reusing:)``.
  package static func diagnostics(of catalog: Catalog) -> [Diagnostic] {
    compile(catalog, LocaleAliases([]), reusing: CompiledLocales()).1
  }

  private static func compile(
    _ catalog: Catalog, _ aliases: LocaleAliases, reusing known: CompiledLocales
  ) -> (CompiledCatalog?, [Diagnostic]) {
    let (table, faults) = table(of: catalog, aliases)
    guard let table else { return (nil, faults) }
    let interface = CatalogInterface(catalog, table.value)
    let locales = LocaleParents(of: table.value).labelled(catalog.locales)
    let compiled = locales.concurrentMap { locale in
      CompiledPart.compile(
        locale, against: interface, reusing: known, at: catalog.project.place)
    }
    let diagnostics = compiled.flatMap(\.diagnostics)
    guard diagnostics.isEmpty else { return (nil, diagnostics) }
    return link(catalog, table, compiled.compactMap(\.part))
  }

  /// Links parts that were compiled before, each from files of its own.
  ///
  /// - Parameters:
  ///   - catalog: The catalog with the messages of the source locale alone; other locales have their tags.
  ///   - parts: At least one for each locale, no two of which have a message for the same slot.
  /// - Returns: The result, as of ``compile(_:reusing:)``.
  /// - Throws: ``UnlinkableParts`` for a locale whose parts don't fit together.
  package static func link(
    _ catalog: Catalog, _ parts: [CompiledPart]
  ) throws(UnlinkableParts) -> (CompiledCatalog?, [Diagnostic]) {
    let known = CompiledLocales()
    let (table, faults) = table(of: catalog, aliases(of: catalog, known))
    guard let table else { return (nil, faults) }
    let interface = CatalogInterface(catalog, table.value)
    var merged: [CompiledPart] = []
    let parents = LocaleParents(of: table.value)
    for (index, locale) in catalog.locales.enumerated() {
      var own = parts.filter { $0.tag == locale.tag }
      if let pseudo = PseudoLocale(locale.tag) {
        // Pseudo-locales are made from the source, which is in the catalog.
        let result = CompiledPart.compile(
          locale, against: interface, reusing: known, at: catalog.project.place)
        guard var part = result.part else { return (nil, result.diagnostics) }
        // The numbers are formatted as in the imitated locale.
        if let model = merged.first(where: { $0.tag == pseudo.model }) { part.data = model.data }
        own = [part]
      }
      let ancestors = Set(parents.chain(of: index).map { catalog.locales[$0].tag })
      let inherited = parts.filter { ancestors.contains($0.tag) }.reduce(into: Set()) {
        $0.formUnion($1.options)
      }
      let part = CompiledPart.merged(
        own, withLabelsOf: catalog, interface, except: inherited)
      guard let part else {
        throw UnlinkableParts(locale: locale.tag)
      }
      merged.append(part)
    }
    return link(catalog, table, merged)
  }

  private typealias Table = (value: CatalogTable, lines: [String])

  static func aliases(of catalog: Catalog, _ known: CompiledLocales) -> LocaleAliases {
    // A pseudo-locale matches only its own tag, never readers of its language.
    known.aliases(
      of: catalog.locales.map(\.tag).filter { PseudoLocale($0) == nil },
      inProgress: catalog.project.localesInProgress)
  }

  private static func table(
    of catalog: Catalog, _ aliases: LocaleAliases
  ) -> (Table?, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    for domain in catalog.domains {
      for code in domain.codes where Int32(exactly: code.value) == nil {
        diagnostics.append(.valueTooLarge(code, domain))
      }
    }
    let lines = CatalogTableLines.lines(of: catalog, aliases: aliases)
    let read = CatalogTable(lines: lines)
    if read == nil { diagnostics.append(.unreadableTable(at: catalog.project.place)) }
    guard let read, diagnostics.isEmpty else { return (nil, diagnostics) }
    return ((read, lines), [])
  }

  /// - Parameter parts: One for each locale of the catalog, in its order.
  private static func link(
    _ catalog: Catalog, _ table: Table, _ parts: [CompiledPart]
  ) -> (CompiledCatalog?, [Diagnostic]) {
    let fingerprint = CatalogFingerprint.fingerprint(of: catalog, tableLines: table.lines)
    let packs = parts.concurrentMap { part in
      part.pack(slots: table.value.slotCount, fingerprint: fingerprint)
    }
    var locales: [CompiledCatalog.Locale] = []
    var diagnostics: [Diagnostic] = []
    for (part, pack) in zip(parts, packs) {
      if let pack {
        locales.append(pack)
      } else {
        diagnostics.append(.textsTooLong(locale: part.tag, at: catalog.project.place))
      }
    }
    guard diagnostics.isEmpty, !locales.isEmpty else { return (nil, diagnostics) }
    return (
      CompiledCatalog(
        table: table.value, tableLines: table.lines, locales: locales,
        cldrVersion: ICUVersion.cldr), []
    )
  }
}

/// An error for a locale whose parts don't fit together: there is none, two have a message for one slot, or
/// they were compiled with different data of the locale.
package struct UnlinkableParts: Error {
  package var locale: String
}

extension CompiledPart {
  /// Merges the parts of one locale, and adds the built-in labels.
  ///
  /// - Parameter inherited: The options for which a parent of the locale has a label of its own.
  /// - Returns: `nil` for no parts, and for parts that don't fit together: two have a message for one
  ///   slot, or they have different data of the locale.
  fileprivate static func merged(
    _ parts: [CompiledPart], withLabelsOf catalog: Catalog, _ interface: CatalogInterface,
    except inherited: Set<String>
  ) -> CompiledPart? {
    guard var merged = parts.first else { return nil }
    for part in parts.dropFirst() {
      guard part.data.blocks == merged.data.blocks else { return nil }
      merged.bodies += part.bodies
      merged.options.formUnion(part.options)
    }
    let own = merged.options.union(inherited)
    for option in catalog.sourceMessages?.options?.entries ?? [] where option.isBuiltIn {
      let entry = interface.entries.first {
        $0.file == MessageID.optionsFile && $0.name == option.name
      }
      guard !own.contains(option.name), let slot = entry?.slots.first, slot >= 0,
        let text = BuiltInVocabulary.label(of: option.name, in: merged.tag),
        let body = MessageCompiler.compile(ParsedMessage.parse(text).message)
      else { continue }
      merged.bodies.append((slot, body))
    }
    merged.bodies.sort { $0.slot < $1.slot }
    let isOnce = zip(merged.bodies, merged.bodies.dropFirst()).allSatisfy { $0.slot != $1.slot }
    return isOnce ? merged : nil
  }
}

extension Diagnostic {
  fileprivate static func valueTooLarge(_ code: ErrorCode, _ domain: ErrorDomain) -> Diagnostic {
    let place = code.valuePlace ?? code.place
    return Diagnostic(
      "invalid-value", .error,
      """
      the value of '\(code.name)' has more than 32 bits, which NSError doesn't have on every platform; \
      choose one from \(Int32.min) to \(Int32.max)
      """,
      file: place.file, span: place.span,
      messageID: MessageID(file: domain.name, entry: code.name))
  }

  /// Returns the diagnostic of a catalog with other errors, which is compiled as far as possible to show its
  /// messages.
  static func unreadableTable(at place: Place) -> Diagnostic {
    Diagnostic(
      "invalid-value", .error,
      "the catalog can't be compiled because of its other errors; correct them first",
      file: place.file, span: place.span)
  }

  static func textsTooLong(locale: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "locale-too-large", .error,
      "the messages of '\(locale)' take more than \(PackBuilder.mostBodyBytes) bytes",
      file: place.file, span: place.span, locale: locale)
  }
}
