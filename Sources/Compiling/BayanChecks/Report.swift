package import BayanCatalog
package import BayanDiagnostics

/// What one rule has found, at the severity that the project gives it.
package struct Report: Sendable {
  /// The rule.
  package let rule: RuleID

  /// The severity of its diagnostics.
  package let severity: Diagnostic.Severity

  /// The least severity that is asked for.
  private let threshold: Diagnostic.Severity

  /// The diagnostics, in the order in which they were made.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Creates an empty report.
  ///
  /// - Parameter threshold: Diagnostics of lower severity are passed over.
  package init(
    rule: RuleID, severity: Diagnostic.Severity, threshold: Diagnostic.Severity = .note
  ) {
    self.rule = rule
    self.severity = severity
    self.threshold = threshold
  }

  /// Adds a diagnostic.
  ///
  /// - Parameters:
  ///   - highest: What it can be at most, whatever the rule's severity is.
  ///   - branch: The variant's keys, as in `few *`, where one variant is concerned.
  ///   - cldr: The CLDR version, where what it says of a locale decided.
  package mutating func add(
    _ message: Diagnostic.Message, at place: Place, locale: String? = nil,
    messageID: MessageID? = nil,
    branch: String? = nil, atMost highest: Diagnostic.Severity = .error,
    certainty: Diagnostic.Certainty = .certain, cldr: String? = nil,
    notes: [Diagnostic.Note] = [], fixes: [Fix] = []
  ) {
    let severity = min(severity, highest)
    guard severity >= threshold else { return }
    diagnostics.append(
      Diagnostic(
        rule, severity, message, file: place.file, span: place.span, locale: locale,
        messageID: messageID, branch: branch, certainty: certainty, cldr: cldr, notes: notes,
        fixes: fixes))
  }

  /// Adds a diagnostic about a stretch of a message.
  package mutating func add(
    _ message: Diagnostic.Message, at span: SourceSpan, in words: CatalogMessage,
    branch: String? = nil, atMost highest: Diagnostic.Severity = .error,
    certainty: Diagnostic.Certainty = .certain, cldr: String? = nil,
    notes: [Diagnostic.Note] = [], fixes: [Fix] = []
  ) {
    add(
      message, at: words.words.place(of: span), locale: words.locale, messageID: words.id,
      branch: branch, atMost: highest, certainty: certainty, cldr: cldr, notes: notes, fixes: fixes)
  }
}

extension Diagnostic.Note {
  /// A note with a place.
  init(_ message: String, at place: Place) {
    self.init(message, file: place.file, span: place.span)
  }
}
