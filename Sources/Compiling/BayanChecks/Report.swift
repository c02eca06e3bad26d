package import BayanCatalog
package import BayanDiagnostics

/// The diagnostics of one rule, at the severity that the project gives it.
package struct Report: Sendable {
  package let rule: RuleID

  /// The severity of its diagnostics, if nothing lowers that of one.
  package let severity: Diagnostic.Severity

  /// The least severity that is asked for.
  private let threshold: Diagnostic.Severity

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

  /// Adds a diagnostic.
  ///
  /// - Parameters:
  ///   - highest: What it can be at most, whatever the rule's severity is.
  ///   - cldr: The CLDR version, where what it says of a locale decided.
  package mutating func add(
    _ text: Diagnostic.Message, at place: DiagnosticPlace,
    atMost highest: Diagnostic.Severity = .error,
    certainty: Diagnostic.Certainty = .certain, cldr: String? = nil,
    notes: [Diagnostic.Note] = [], fixes: [Fix] = []
  ) {
    let severity = min(severity, highest)
    guard severity >= threshold else { return }
    diagnostics.append(
      Diagnostic(
        rule, severity, text, file: place.place.file, span: place.place.span,
        locale: place.locale, messageID: place.messageID, variant: place.variant,
        certainty: certainty, cldr: cldr, notes: notes, fixes: fixes))
  }
}

/// Where a diagnostic is, and which message or variant it is about.
package struct DiagnosticPlace {
  fileprivate var place: Place
  fileprivate var locale: String?
  fileprivate var messageID: MessageID?
  fileprivate var variant: String?

  /// A place in a file, with the locale and the message that it belongs to.
  package static func place(
    _ place: Place, locale: String? = nil, messageID: MessageID? = nil
  ) -> Self {
    Self(place: place, locale: locale, messageID: messageID)
  }

  package static func message(_ message: CatalogMessage) -> Self {
    place(message.words.place, locale: message.locale, messageID: message.id)
  }

  /// A stretch of the message's text, of a variant where one is concerned.
  package static func span(
    _ span: SourceSpan, in message: CatalogMessage, variant: String? = nil
  ) -> Self {
    Self(
      place: message.words.place(of: span), locale: message.locale, messageID: message.id,
      variant: variant)
  }

  /// A stretch of what a reader sees.
  static func text(_ range: Range<Int>, of text: ShownText, in message: CatalogMessage) -> Self {
    span(text.span(range), in: message, variant: text.variant)
  }
}

extension Diagnostic.Note {
  init(_ message: String, at place: Place) {
    self.init(message, file: place.file, span: place.span)
  }
}
