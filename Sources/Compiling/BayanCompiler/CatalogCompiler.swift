package import BayanCatalog
package import BayanDiagnostics
import BayanICU
import BayanMessageSyntax
package import BayanRuntime
import BayanSupport

/// A catalog, compiled: what the generated module embeds.
package struct CompiledCatalog: Sendable {
  /// One locale's pack.
  package struct Locale: Sendable {
    package var tag: String
    package var pack: [UInt8]
    /// Where in the pack each message starts, for printing it a message a line.
    package var bodyOffsets: [Int]
  }

  /// Errors, categories, options.
  package var table: CatalogTable
  /// The table as the generated module has it.
  package var tableLines: [String]
  /// A pack for each locale of the table, in its order.
  package var locales: [Locale]
  /// The version of the data that plurals and numbers were compiled from.
  package var cldrVersion: String

  /// The catalog as a program meets it.
  ///
  /// - Throws: ``BayanRuntime/Pack/Failure``, which would be a fault of the compiler.
  package func messageCatalog() throws(Pack.Failure) -> MessageCatalog {
    var packs: [Pack] = []
    for locale in locales { packs.append(try Pack(locale.pack)) }
    return MessageCatalog(table: table, packs: packs)
  }
}

/// Compiles a catalog without errors into a table and a pack for each locale.
///
/// Total: every lookup has an answer. Where a locale lacks a message, or has only a draft of it, the
/// slot stays empty and the source locale answers.
package struct CatalogCompiler: Sendable {
  private let catalog: Catalog
  private let table: CatalogTable
  private let locales: CompiledLocales

  /// Compiles a catalog.
  ///
  /// - Parameter known: What is known of locales; what isn't there is asked for.
  /// - Returns: The compiled catalog, or `nil` with the diagnostics that stand against it.
  package static func compile(
    _ catalog: Catalog, reusing known: CompiledLocales = CompiledLocales()
  ) -> (CompiledCatalog?, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    for domain in catalog.domains {
      for code in domain.codes {
        if code.value.magnitude > PackWriter.largestNumber {
          diagnostics.append(.valueTooLarge(code, domain))
        }
      }
    }
    // A pseudo-locale answers its own tag alone, never readers of its language.
    let matched = catalog.locales.map(\.tag).filter { PseudoLocale($0) == nil }
    let lines = CatalogTableLines.lines(of: catalog, aliases: known.aliases(of: matched))
    let read = CatalogTable(lines: lines)
    if read == nil { diagnostics.append(.unreadableTable(at: catalog.project.place)) }
    guard let table = read, diagnostics.isEmpty else { return (nil, diagnostics) }
    let compiler = CatalogCompiler(catalog: catalog, table: table, locales: known)
    var locales: [CompiledCatalog.Locale] = []
    let fingerprint = CatalogFingerprint.fingerprint(of: catalog, tableLines: lines)
    let packs = catalog.locales.concurrentMap { locale in
      compiler.pack(compiler.messages(of: locale), fingerprint: fingerprint)
    }
    for (words, result) in zip(catalog.locales, packs) {
      diagnostics += result.diagnostics
      guard let pack = result.pack else { continue }
      locales.append(
        CompiledCatalog.Locale(tag: words.tag, pack: pack.bytes, bodyOffsets: pack.bodyOffsets))
    }
    guard diagnostics.isEmpty, !locales.isEmpty else { return (nil, diagnostics) }
    return (
      CompiledCatalog(
        table: table, tableLines: lines, locales: locales, cldrVersion: ICUVersion.cldr), []
    )
  }

  /// The messages of a locale, compiled.
  private struct Messages: Sendable {
    var tag: String
    var numberingSystem: String?
    /// By slot.
    var bodies: [PackBuilder.Body]
    var diagnostics: [Diagnostic] = []
  }

  private func messages(of words: LocaleMessages) -> Messages {
    var bodies = [PackBuilder.Body](repeating: .absent, count: table.slotCount)
    var diagnostics: [Diagnostic] = []
    // A draft of the source locale is compiled too: nothing else could be shown.
    let isSource = words.tag == catalog.project.sourceLocale
    func isDraft(_ message: LocaleMessage) -> Bool { !isSource && words.isDraft(message) }
    func compile(
      _ message: LocaleMessage?, into slot: Int, _ argumentNames: [String]
    ) {
      guard let message, message.parsed.isValid, !isDraft(message) else { return }
      guard let body = MessageCompiler.compile(message.parsed.message, argumentNames: argumentNames)
      else {
        diagnostics.append(.tooManySelectors(in: message))
        return
      }
      bodies[slot] = body
    }
    for (domainIndex, domain) in catalog.domains.enumerated() {
      let file = words.domains[domain.name]
      for (codeIndex, code) in domain.codes.enumerated() where code.words == .own {
        guard let entry = file?[code.name] else { continue }
        let slots = table.domains[domainIndex].codes[codeIndex].slots
        let argumentNames = code.messageArguments.map(\.name)
        for (facet, slot) in zip(Facet.allCases, slots) where slot >= 0 {
          compile(entry.words[facet], into: slot, argumentNames)
        }
      }
    }
    for category in table.categories {
      for (facet, slot) in zip(Facet.allCases, category.slots) where slot >= 0 {
        compile(words.categories?[category.name]?.words[facet], into: slot, [])
      }
    }
    for option in table.options {
      compile(words.options?[option.name]?.label, into: option.slot, [])
    }
    return Messages(
      tag: words.tag, numberingSystem: words.numberingSystem, bodies: bodies,
      diagnostics: diagnostics)
  }

  private func pack(
    _ messages: Messages, fingerprint: Int
  ) -> (pack: (bytes: [UInt8], bodyOffsets: [Int])?, diagnostics: [Diagnostic]) {
    var diagnostics = messages.diagnostics
    do {
      let data = try locales.data(
        of: PseudoLocale(messages.tag)?.model ?? messages.tag,
        numberingSystem: messages.numberingSystem)
      let pack = data.pack(
        locale: LocaleTag(messages.tag), fingerprint: fingerprint, bodies: messages.bodies)
      if let pack { return (pack, diagnostics) }
      diagnostics.append(.tooManyWords(locale: messages.tag, at: catalog.project.place))
    } catch {
      diagnostics.append(.unreadableRule(error, locale: messages.tag, at: catalog.project.place))
    }
    return (nil, diagnostics)
  }
}

extension Diagnostic {
  fileprivate static func valueTooLarge(_ code: ErrorCode, _ domain: ErrorDomain) -> Diagnostic {
    let place = code.valuePlace ?? code.place
    return Diagnostic(
      "invalid-value", .error,
      "the value of '\(code.name)' has more than 60 bits; take a smaller one",
      file: place.file, span: place.span,
      messageID: MessageID(file: domain.name, entry: code.name))
  }

  /// Of a catalog that has other errors: compiled as far as it goes, to show its messages.
  fileprivate static func unreadableTable(at place: Place) -> Diagnostic {
    Diagnostic(
      "invalid-value", .error,
      "the catalog can't be compiled because of its other errors; correct them first",
      file: place.file, span: place.span)
  }

  fileprivate static func tooManySelectors(in message: LocaleMessage) -> Diagnostic {
    Diagnostic(
      "message-too-complex", .error,
      "the message has more than \(MessageLimit.selectors) selectors",
      file: message.place.file, span: message.place.span, messageID: message.id)
  }

  fileprivate static func tooManyWords(locale: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "locale-too-large", .error,
      "the words of '\(locale)' take more than \(PackBuilder.mostBodyBytes) bytes",
      file: place.file, span: place.span, locale: locale)
  }

  fileprivate static func unreadableRule(
    _ failure: PluralRuleCompiler.Failure, locale: String, at place: Place
  ) -> Diagnostic {
    Diagnostic(
      "plural-rule-unreadable", .error,
      "ICU's plural rule '\(failure.rule)' for '\(locale)' can't be read from '\(failure.rest)' on",
      file: place.file, span: place.span, locale: locale)
  }
}
