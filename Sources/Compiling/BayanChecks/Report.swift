package import BayanCatalog
package import BayanDiagnostics

/// The diagnostics of one rule, at the severity that the project gives it.
package struct Report: Sendable {
  /// The rule.
  package let rule: RuleID

  /// The severity of its diagnostics, if nothing lowers that of one.
  package let severity: Diagnostic.Severity

  /// The least severity that is asked for.
  private let threshold: Diagnostic.Severity

  /// The diagnostics, in the order in which they were added.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Creates an empty report.
  ///
  /// - Parameter threshold: Diagnostics of lower severity are left out.
  package init(
    rule: RuleID, severity: Diagnostic.Severity, threshold: Diagnostic.Severity = .note
  ) {
    self.rule = rule
    self.severity = severity
    self.threshold = threshold
  }

  /// Adds a diagnostic about something that the catalog declares.
  ///
  /// - Parameters:
  ///   - highest: What it can be at most, whatever the rule's severity is.
  ///   - variant: The variant's keys, as in `few *`, where one variant is concerned.
  ///   - cldr: The CLDR version, where what it says of a locale decided.
  package mutating func add(
    _ text: Diagnostic.Message, at place: Place, locale: String? = nil,
    messageID: MessageID? = nil, variant: String? = nil,
    atMost highest: Diagnostic.Severity = .error,
    certainty: Diagnostic.Certainty = .certain, cldr: String? = nil,
    notes: [Diagnostic.Note] = [], fixes: [Fix] = []
  ) {
    let severity = min(severity, highest)
    guard severity >= threshold else { return }
    diagnostics.append(
      Diagnostic(
        rule, severity, text, file: place.file, span: place.span, locale: locale,
        messageID: messageID, branch: variant, certainty: certainty, cldr: cldr, notes: notes,
        fixes: fixes))
  }

  /// Adds a diagnostic about a message.
  mutating func add(
    _ text: Diagnostic.Message, at place: MessagePlace, in message: CatalogMessage,
    atMost highest: Diagnostic.Severity = .error, certainty: Diagnostic.Certainty = .certain,
    cldr: String? = nil, notes: [Diagnostic.Note] = [], fixes: [Fix] = []
  ) {
    add(
      text, at: place.place(in: message), locale: message.locale, messageID: message.id,
      variant: place.variant, atMost: highest, certainty: certainty, cldr: cldr, notes: notes,
      fixes: fixes)
  }
}

/// The part of a message that a diagnostic is about.
enum MessagePlace {
  /// All of it.
  case whole
  /// A stretch of the message's text, of a variant where one is concerned.
  case span(SourceSpan, variant: String? = nil)
  /// A stretch of what a reader sees.
  case text(Range<Int>, of: ShownText)

  fileprivate var variant: String? {
    switch self {
    case .whole: nil
    case .span(_, let variant): variant
    case .text(_, let text): text.variant
    }
  }

  fileprivate func place(in message: CatalogMessage) -> Place {
    switch self {
    case .whole: message.words.place
    case .span(let span, _): message.words.place(of: span)
    case .text(let range, let text): message.words.place(of: text.span(range))
    }
  }
}

extension Diagnostic.Note {
  /// A note with a place.
  init(_ message: String, at place: Place) {
    self.init(message, file: place.file, span: place.span)
  }
}
