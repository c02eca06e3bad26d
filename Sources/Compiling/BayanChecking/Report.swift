package import BayanCatalog
package import BayanDiagnostics

/// The diagnostics of one rule, at the severity that the project gives it.
package struct Report: Sendable {
  package let rule: RuleID

  /// The severity of its diagnostics, if nothing lowers that of one; `nil` if the project has
  /// switched the rule off.
  package let severity: Diagnostic.Severity?

  /// The severity that the rule itself has, at a gate that the project can't open; else `nil`.
  private let gate: Diagnostic.Severity?

  /// The least severity that is asked for.
  private let threshold: Diagnostic.Severity

  /// How many diagnostics a rule has of one message of one locale.
  ///
  /// A reader wants no more of the same, and what each of them quotes is the whole message: without
  /// a limit, reports grew with the square of its length.
  package static let limit = 20

  package private(set) var diagnostics: [Diagnostic] = []

  /// What the last diagnostics are about, and how many there were.
  private var subject: Subject?
  private var countOfSubject = 0

  private struct Subject: Equatable {
    var messageID: MessageID
    var locale: String?
  }

  /// Creates an empty report.
  ///
  /// - Parameters:
  ///   - gate: The severity that the rule itself has, where its diagnostics are errors unless the rule
  ///     lowers them.
  ///   - threshold: Diagnostics of lower severity are left out.
  package init(
    rule: RuleID, severity: Diagnostic.Severity?, gate: Diagnostic.Severity? = nil,
    threshold: Diagnostic.Severity = .note
  ) {
    self.rule = rule
    self.severity = severity
    self.gate = gate
    self.threshold = threshold
  }

  /// The severity of a diagnostic; `nil` where it isn't reported.
  private func severity(atMost highest: Diagnostic.Severity) -> Diagnostic.Severity? {
    // What the rule itself lowers may well be right.
    if let gate, highest >= gate { return .error }
    return severity.map { min($0, highest) }
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
    guard let severity = severity(atMost: highest), severity >= threshold, hasRoom(for: place)
    else { return }
    diagnostics.append(
      Diagnostic(
        rule, severity, text, file: place.place.file, span: place.place.span,
        locale: place.locale, messageID: place.messageID, variant: place.variant,
        certainty: certainty, cldr: cldr, notes: notes, fixes: fixes))
  }

  /// Adds a diagnostic that a rule has found; the parameters are those of the other form.
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

  /// Counts a diagnostic; the last one of a message that has room says how many came after it.
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

/// What a rule finds: one case for each kind of diagnostic, with what its sentence names.
///
/// A rule with several kinds of diagnostics has one such enum. A rule with one kind has a
/// ``BayanDiagnostics/Diagnostic/Message``.
package protocol RuleDiagnosis: Sendable {
  var message: Diagnostic.Message { get }
}

extension Diagnostic.Note {
  fileprivate static func omitted(_ count: Int) -> Self {
    Self("\(count) more of this rule in this message")
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
  package static func text(
    _ range: Range<Int>, of text: ShownText, in message: CatalogMessage
  ) -> Self {
    span(text.span(range), in: message, variant: text.variant)
  }
}

extension Diagnostic.Note {
  package init(_ message: String, at place: Place) {
    self.init(message, file: place.file, span: place.span)
  }

  /// Creates a note about a message; about one that is built in, without a place.
  package init(_ message: String, at words: LocaleMessage) {
    guard words.isBuiltIn else {
      self.init(message, at: words.place)
      return
    }
    self.init("\(message): “\(words.messageText)”, which is built in")
  }
}
