package import BayanDiagnostics
import BayanSupport

/// Another rule whose diagnostic replaces a rule's own, so that one cause has one diagnostic.
///
///     static let supersededBy: [Superseding] = [.inMessage(PlaceholderUnknown.id)]
///
/// A misspelt placeholder isn't missing as well: once its name is corrected, nothing remains to be
/// reported. The rule declares this, and doesn't look for the causes of other rules itself.
package struct Superseding: Hashable, Sendable {
  /// The required proximity of the other diagnostic.
  package enum Scope: Hashable, Sendable {
    /// The same locale and key.
    case message
    /// The same variant of the same message; a diagnostic without a variant is about all of them.
    case variant
    /// Spans of the same message that share a byte, or touch if one of them is empty.
    case span
  }

  package var rule: RuleID

  package var scope: Scope

  /// Returns a superseding by any diagnostic of the rule in the message.
  package static func inMessage(_ rule: RuleID) -> Self { Self(rule: rule, scope: .message) }

  /// Returns a superseding by a diagnostic of the rule in the same variant, or in the message as a whole.
  package static func inVariant(_ rule: RuleID) -> Self { Self(rule: rule, scope: .variant) }

  /// Returns a superseding by a diagnostic of the rule in the same stretch of text.
  package static func atSpan(_ rule: RuleID) -> Self { Self(rule: rule, scope: .span) }
}

extension Superseding {
  /// Whether another diagnostic of the same message replaces a diagnostic.
  ///
  /// A diagnostic of lower severity never does: a note is hidden by default, and would hide an error with
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

/// The diagnostics that others make redundant.
struct RedundantDiagnostics {
  private struct Subject: Hashable {
    var locale: String?
    var message: MessageID

    /// Creates the subject of a diagnostic; `nil` for a diagnostic that is about no message.
    init?(_ diagnostic: Diagnostic) {
      guard let message = diagnostic.messageID else { return nil }
      locale = diagnostic.locale
      self.message = message
    }
  }

  private let supersedings: [RuleID: [Superseding]]

  /// Collects the superseding rules of each rule.
  init(_ rules: [any Rule.Type]) {
    supersedings = Dictionary(
      firstOf: rules.filter { !$0.supersededBy.isEmpty }.map { ($0.id, $0.supersededBy) })
  }

  /// Returns the diagnostics of rules without those that others of the same message make redundant.
  ///
  /// A superseded diagnostic still supersedes others, so that the order of the rules doesn't matter: of
  /// three, each superseded by the one before, the first remains.
  ///
  /// - Parameter loading: The diagnostics from loading the files. An error in reading
  ///   a message supersedes all others about it, and so do letters in another encoding in its file.
  ///   A draft has no other diagnostic: the person who checks the draft reads all of it.
  func removed(from diagnostics: [Diagnostic], loading: [Diagnostic]) -> [Diagnostic] {
    let unread = Set(loading.lazy.filter { $0.severity == .error }.compactMap(Subject.init))
    let misread = Set(loading.lazy.filter { $0.rule == .encodingInvalid }.map(\.file))
    let drafts = Set(
      diagnostics.lazy.filter { $0.rule == .translationDraft }.compactMap(Subject.init))
    guard !unread.isEmpty || !misread.isEmpty || !drafts.isEmpty || !supersedings.isEmpty else {
      return diagnostics
    }

    // Most messages have one diagnostic or none. Only those with a superseded rule are examined.
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
