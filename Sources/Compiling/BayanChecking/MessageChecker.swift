public import BayanCatalog
public import BayanDiagnostics
import BayanMessageSyntax
public import BayanTOML

/// A checker of single messages while they are edited: for an editor, at each keystroke.
///
///     let checker = MessageChecker(catalog, rules: .all)
///     checker.diagnostics(in: text, at: place, id: id, locale: "ar")
///
/// The checker reports the same diagnostics of a message as a whole run (``CheckRun``): syntax errors,
/// and those of the rules about messages. Only a run has the rules about the catalog, such as that two
/// options have one label, and the suppressions.
///
/// A checker is created for a catalog, with whose declarations and source it compares messages. Several
/// tasks can use it at the same time. After a change of anything else than messages, a new one is
/// created. The first one takes some hundredths of a second, because it asks ICU for
/// the locales; later ones reuse the answers.
public struct MessageChecker: Sendable {
  private let source: LocaleMessages?
  private let sourceLocale: String
  private let rules: PreparedRules
  package let contexts: LocaleContexts
  private let redundant: RedundantDiagnostics
  package let arguments: DeclaredArguments

  /// Prepares the rules for a catalog, and the data of locales that they need.
  ///
  /// - Parameters:
  ///   - rules: The rules that check.
  ///   - locales: The BCP 47 tags of the locales whose messages will be checked; by default all of
  ///     the catalog. The messages of others can be checked as well, but ICU is then asked for the
  ///     locale with the first of them, which takes longer than a keystroke should.
  ///   - threshold: The least severity of requested diagnostics.
  ///   - previous: A checker of an earlier state of the catalog, whose data of locales is reused.
  public init(
    _ catalog: Catalog, rules: RuleBook, locales: [String]? = nil,
    threshold: Diagnostic.Severity = .note,
    reusing previous: MessageChecker? = nil
  ) {
    contexts = previous?.contexts ?? LocaleContexts()
    source = catalog.sourceMessages
    sourceLocale = catalog.project.sourceLocale
    self.rules = PreparedRules(rules.rules, for: catalog, threshold: threshold)
    redundant = RedundantDiagnostics(rules.rules)
    arguments = DeclaredArguments(catalog)
    contexts.prepare([sourceLocale] + (locales ?? catalog.locales.map(\.tag)))
  }

  /// Reads and checks a message.
  ///
  /// - Parameters:
  ///   - text: The present text of the message in its file.
  ///   - place: Its place there, quotes included; diagnostics and fixes have places of that file.
  ///   - id: The id of the message.
  ///   - locale: The BCP 47 tag of its locale.
  /// - Returns: The diagnostics by place, without quotations, since the caller has the text; `nil`
  ///   for a message that belongs to no entry of the catalog.
  public func diagnostics(
    in text: TOMLString, at place: Place, id: MessageID, locale: String
  ) -> [Diagnostic]? {
    guard let arguments = arguments[id], id.namesMessage else { return nil }
    let localeMessage = LocaleMessage(reading: text, id: id, locale: locale, at: place)
    guard localeMessage.parsed.isValid else { return localeMessage.diagnostics.sortedByPlace() }
    func message(
      _ localeMessage: LocaleMessage, _ locale: String, source: CatalogMessage?
    ) -> CatalogMessage {
      CatalogMessage(
        localeMessage, in: contexts[locale], isSource: locale == sourceLocale,
        arguments: arguments, source: source)
    }
    let original = locale == sourceLocale ? nil : source?[id]
    let changed = message(
      localeMessage, locale, source: original.map { message($0, sourceLocale, source: nil) })
    let found = rules.check { visit in visit(changed) }
    return redundant.removed(from: found, loading: []).sortedByPlace()
  }
}
