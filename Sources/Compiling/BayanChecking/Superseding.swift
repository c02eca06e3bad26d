package import BayanDiagnostics

/// Another rule whose diagnostic replaces a rule's own, so that one cause is one diagnostic.
///
///     static let supersededBy: [Superseding] = [.inMessage(PlaceholderUnknown.id)]
///
/// A misspelt placeholder isn't missing as well: once its name is corrected, nothing is left to
/// report. The rule declares this, and doesn't look for the causes of other rules itself.
package struct Superseding: Hashable, Sendable {
  /// How near the other diagnostic must be.
  package enum Scope: Hashable, Sendable {
    /// The same locale and key.
    case message
    /// The same variant of the same message; a diagnostic without a variant is about all of them.
    case variant
    /// Spans of the same message that share a byte, or touch where one of them is empty.
    case span
  }

  package var rule: RuleID

  package var scope: Scope

  /// Superseded wherever the rule has found something in the message.
  package static func inMessage(_ rule: RuleID) -> Self { Self(rule: rule, scope: .message) }

  /// Superseded where the rule has found something in the same variant, or in the message as a whole.
  package static func inVariant(_ rule: RuleID) -> Self { Self(rule: rule, scope: .variant) }

  /// Superseded where the rule has found something in the same stretch of text.
  package static func atSpan(_ rule: RuleID) -> Self { Self(rule: rule, scope: .span) }
}

extension Superseding {
  /// Whether a diagnostic leaves the word to another of the same message.
  ///
  /// Never to one of lower severity: a note is hidden unless asked for, and would hide an error with
  /// it.
  func applies(_ diagnostic: Diagnostic, to other: Diagnostic) -> Bool {
    guard other.rule == rule, other.severity >= diagnostic.severity else { return false }
    switch scope {
    case .message: return true
    case .variant: return other.variant == nil || other.variant == diagnostic.variant
    case .span: return other.file == diagnostic.file && other.span.touches(diagnostic.span)
    }
  }
}

/// Which diagnostics others make redundant.
struct RedundantDiagnostics {
  private struct Subject: Hashable {
    var locale: String?
    var message: MessageID

    /// What a diagnostic is about; `nil` for one that is about no message.
    init?(_ diagnostic: Diagnostic) {
      guard let message = diagnostic.messageID else { return nil }
      locale = diagnostic.locale
      self.message = message
    }
  }

  private let supersedings: [RuleID: [Superseding]]

  /// What supersedes each of these rules.
  init(_ rules: [any Rule.Type]) {
    supersedings = Dictionary(
      rules.filter { !$0.supersededBy.isEmpty }.map { ($0.id, $0.supersededBy) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The diagnostics of rules without those that others of the same message make needless.
  ///
  /// A superseded diagnostic still supersedes others, so that the order of the rules doesn't matter: of
  /// three, each superseded by the one before, the first remains.
  ///
  /// - Parameter loading: What was found while the files were read. An error in reading
  ///   a message supersedes everything about it, and so do letters in another encoding in its file.
  ///   Nothing else is said of a draft: whoever checks it reads all of it.
  func removed(from diagnostics: [Diagnostic], loading: [Diagnostic]) -> [Diagnostic] {
    let unread = Set(loading.lazy.filter { $0.severity == .error }.compactMap(Subject.init))
    let misread = Set(loading.lazy.filter { $0.rule == .encodingInvalid }.map(\.file))
    let drafts = Set(
      diagnostics.lazy.filter { $0.rule == .translationDraft }.compactMap(Subject.init))
    guard !unread.isEmpty || !misread.isEmpty || !drafts.isEmpty || !supersedings.isEmpty else {
      return diagnostics
    }

    // Most messages have one diagnostic or none; only those where a rule may yield are looked at.
    var messages: [Subject: [Int]] = [:]
    for diagnostic in diagnostics where supersedings[diagnostic.rule] != nil {
      if let subject = Subject(diagnostic) { messages[subject] = [] }
    }
    for (index, diagnostic) in diagnostics.enumerated() {
      if let subject = Subject(diagnostic) { messages[subject]?.append(index) }
    }
    return diagnostics.filter { diagnostic in
      guard let message = Subject(diagnostic) else { return true }
      if unread.contains(message) || misread.contains(diagnostic.file) { return false }
      if diagnostic.rule != .translationDraft, drafts.contains(message) { return false }
      guard let supersedings = supersedings[diagnostic.rule], let others = messages[message],
        others.count > 1
      else { return true }
      return !supersedings.contains { superseding in
        others.contains { superseding.applies(diagnostic, to: diagnostics[$0]) }
      }
    }
  }
}
