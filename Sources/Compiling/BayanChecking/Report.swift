package import BayanCatalog
package import BayanDiagnostics

/// The diagnostics of one rule, at the severity that the project sets.
package struct Report: Sendable {
  package let rule: RuleID

  /// The severity of diagnostics that the rule doesn't lower; `nil` if the project has
  /// turned the rule off.
  package let severity: Diagnostic.Severity?

  /// The rule's own severity, at a gate that the project can't open; else `nil`.
  private let gate: Diagnostic.Severity?

  /// The least severity of requested diagnostics.
  private let threshold: Diagnostic.Severity

  /// The most diagnostics of a rule for one message of one locale.
  ///
  /// A reader wants no more of the same, and each of them quotes the whole message: without
  /// a limit, reports grew with the square of its length.
  package static let limit = 20

  package private(set) var diagnostics: [Diagnostic] = []

  /// The message of the last diagnostics, and their number.
  private var subject: Subject?
  private var countOfSubject = 0

  private struct Subject: Equatable {
    var messageID: MessageID
    var locale: String?
  }

  /// Creates an empty report.
  ///
  /// - Parameters:
  ///   - gate: The rule's own severity, if its diagnostics are errors unless the rule
  ///     lowers them.
  ///   - threshold: The least severity of diagnostics that are kept.
  package init(
    rule: RuleID, severity: Diagnostic.Severity?, gate: Diagnostic.Severity? = nil,
    threshold: Diagnostic.Severity = .note
  ) {
    self.rule = rule
    self.severity = severity
    self.gate = gate
    self.threshold = threshold
  }

  /// Returns the severity of a diagnostic; `nil` if it isn't reported.
  private func severity(atMost highest: Diagnostic.Severity) -> Diagnostic.Severity? {
    // A diagnostic that the rule itself lowers may be wrong.
    if let gate, highest >= gate { return .error }
    return severity.map { min($0, highest) }
  }

  /// Adds a diagnostic.
  ///
  /// - Parameters:
  ///   - highest: The highest severity of the diagnostic at any severity of the rule.
  ///   - cldr: The CLDR version, if CLDR data on a locale decided.
  package mutating func add(
    _ text: Diagnostic.Message, at place: DiagnosticPlace,
    atMost highest: Diagnostic.Severity = .error,
    certainty: Diagnostic.Certainty = .certain, cldr: String? = nil,
    notes: [Diagnostic.Note] = [], fixes: [Fix] = []
  ) {
    guard let severity = severity(atMost: highest), severity >= threshold, hasRoom(for: place)
    else { return }
    diagnostics.append(
      Diagnostic(
        rule, severity, text, file: place.place.file, span: place.place.span,
        locale: place.locale, messageID: place.messageID, variant: place.variant,
        certainty: certainty, cldr: cldr, notes: notes, fixes: fixes))
  }

  /// Adds a diagnosis of a rule; the parameters are those of the other form.
  package mutating func add(
    _ diagnosis: some RuleDiagnosis, at place: DiagnosticPlace,
    atMost highest: Diagnostic.Severity = .error,
    certainty: Diagnostic.Certainty = .certain, cldr: String? = nil,
    notes: [Diagnostic.Note] = [], fixes: [Fix] = []
  ) {
    add(
      diagnosis.message, at: place, atMost: highest, certainty: certainty, cldr: cldr, notes: notes,
      fixes: fixes)
  }

  /// Counts a diagnostic; the last one within a message's limit has a note with the number of omitted ones.
  private mutating func hasRoom(for place: DiagnosticPlace) -> Bool {
    guard let messageID = place.messageID else { return true }
    let subject = Subject(messageID: messageID, locale: place.locale)
    if subject != self.subject {
      self.subject = subject
      countOfSubject = 0
    }
    countOfSubject += 1
    guard countOfSubject > Self.limit else { return true }
    let note = Diagnostic.Note.omitted(countOfSubject - Self.limit)
    if countOfSubject == Self.limit + 1 {
      diagnostics[diagnostics.count - 1].notes.append(note)
    } else {
      let last = diagnostics.count - 1
      diagnostics[last].notes[diagnostics[last].notes.count - 1] = note
    }
    return false
  }
}

/// The diagnoses of a rule: one case for each kind of diagnostic, with the values that its message names.
///
/// A rule with several kinds of diagnostics has one such enum. A rule with one kind has a
/// ``BayanDiagnostics/Diagnostic/Message``.
package protocol RuleDiagnosis: Sendable {
  var message: Diagnostic.Message { get }
}

extension Diagnostic.Note {
  fileprivate static func omitted(_ count: Int) -> Self {
    Self("this rule reports \(count) more in this message")
  }
}

/// The place of a diagnostic, with the message or variant that it is about.
package struct DiagnosticPlace {
  fileprivate var place: Place
  fileprivate var locale: String?
  fileprivate var messageID: MessageID?
  fileprivate var variant: String?

  /// Returns a place in a file, with the locale and the message that it belongs to.
  package static func place(
    _ place: Place, locale: String? = nil, messageID: MessageID? = nil
  ) -> Self {
    Self(place: place, locale: locale, messageID: messageID)
  }

  package static func message(_ message: CatalogMessage) -> Self {
    place(message.localeMessage.place, locale: message.locale, messageID: message.id)
  }

  /// Returns the place of a stretch of the message's text, perhaps of one variant.
  package static func span(
    _ span: SourceSpan, in message: CatalogMessage, variant: String? = nil
  ) -> Self {
    Self(
      place: message.localeMessage.place(of: span), locale: message.locale, messageID: message.id,
      variant: variant)
  }

  /// Returns the place of a stretch of the shown text.
  package static func text(
    _ range: Range<Int>, of text: ShownText, in message: CatalogMessage
  ) -> Self {
    span(text.span(range), in: message, variant: text.variant)
  }
}

extension Diagnostic.Note {
  package init(_ message: Diagnostic.Message, at place: Place) {
    self.init(message, file: place.file, span: place.span)
  }

  /// Creates a note about a message; a note about a built-in message has no place.
  package init(_ message: Diagnostic.Message, at localeMessage: LocaleMessage) {
    guard localeMessage.isBuiltIn else {
      self.init(message, at: localeMessage.place)
      return
    }
    self.init("\(message): “\(localeMessage.messageText)”, which is built in")
  }
}
