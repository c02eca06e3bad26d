public import BayanCatalog
public import BayanDiagnostics
import BayanMessageSyntax
public import BayanTOML

/// Checks one message at a time, for whoever is changing it: an editor, at each keystroke.
///
///     let checker = MessageChecker(catalog, rules: .all)
///     checker.diagnostics(in: text, at: place, id: id, locale: "ar")
///
/// It reports what a whole run (``CheckRun``) reports of the message: syntax errors, and what the rules
/// about messages find. Only a run knows the rules about the catalog, such as that two options have
/// one label, and the suppressions.
///
/// Made once for a catalog, whose declarations and source it holds the message against, and used for
/// any number of messages by several tasks at a time. When something else than the message has
/// changed, it is made anew. The first one takes some hundredths of a second, for it asks ICU about
/// the locales; the next one reuses the answers.
public struct MessageChecker: Sendable {
  private let source: LocaleMessages?
  private let sourceLocale: String
  private let rules: PreparedRules
  package let contexts: LocaleContexts
  private let redundant: RedundantDiagnostics
  package let arguments: DeclaredArguments

  /// Prepares the rules for a catalog, and what they have to know of locales.
  ///
  /// - Parameters:
  ///   - rules: Those that check.
  ///   - locales: The BCP 47 tags of the locales whose messages will be checked; by default all of
  ///     the catalog. The messages of others can be checked as well, but ICU is then asked about the
  ///     locale with the first of them, which takes longer than a keystroke should.
  ///   - threshold: The least severity that is asked for.
  ///   - previous: A checker of an earlier state of the catalog, which has asked for locales already.
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
  ///   - text: The message as it is in its file now.
  ///   - place: Its place there, quotes included; diagnostics and fixes have places of that file.
  ///   - id: Which message it is.
  ///   - locale: The BCP 47 tag of its locale.
  /// - Returns: The diagnostics by place, without the words they are about, which the caller has; `nil`
  ///   for a message that belongs to nothing in the catalog.
  public func diagnostics(
    in text: TOMLString, at place: Place, id: MessageID, locale: String
  ) -> [Diagnostic]? {
    guard let arguments = arguments[id], id.namesMessage else { return nil }
    let words = LocaleMessage(reading: text, id: id, locale: locale, at: place)
    guard words.parsed.isValid else { return words.diagnostics.sortedByPlace() }
    func message(
      _ words: LocaleMessage, _ locale: String, source: CatalogMessage?
    ) -> CatalogMessage {
      CatalogMessage(
        words, in: contexts[locale], isSource: locale == sourceLocale,
        arguments: arguments, source: source)
    }
    let original = locale == sourceLocale ? nil : source?[id]
    let changed = message(
      words, locale, source: original.map { message($0, sourceLocale, source: nil) })
    let found = rules.check { visit in visit(changed) }
    return redundant.removed(from: found, loading: []).sortedByPlace()
  }
}
