package import BayanCatalog
package import BayanDiagnostics

/// A rule about catalogs: a name, a severity, and a check.
package protocol Rule: Sendable {
  /// The rule's permanent name, which is also its key in `[checks]`.
  static var id: RuleID { get }

  /// The default severity of the rule's diagnostics.
  static var severity: Diagnostic.Severity { get }

  /// Whether `import`, `adopt`, assistants and releases refuse a text with one of the rule's diagnostics,
  /// at any setting in `[checks]`.
  ///
  /// Diagnostics to which the rule itself gives a lower severity don't count. The rule's page has the
  /// reason as `gate:`.
  static var isGate: Bool { get }

  /// Whether the rule runs without a setting; a rule that is off is for projects that want it.
  static var isOnByDefault: Bool { get }

  /// The rules that supersede this one: if one of them has reported the cause, this one is
  /// redundant.
  static var supersededBy: [Superseding] { get }

  init()

  /// The rule by the kind of its check; ``CatalogRule`` and ``MessageRule`` provide it.
  ///
  /// The rule is stored, because a hundred dynamic casts would add milliseconds to start-up.
  static var instance: RuleInstance { get }
}

/// A rule by the kind of its check.
package enum RuleInstance: Sendable {
  case catalog(any CatalogRule)
  case message(any MessageRule)
}

extension Rule {
  package static var isGate: Bool { false }
  package static var isOnByDefault: Bool { true }
  package static var supersededBy: [Superseding] { [] }
}

/// A rule about the catalog as a whole.
package protocol CatalogRule: Rule {
  func check(_ catalog: Catalog, into report: inout Report)
}

/// A rule about single messages.
///
/// The rule gets only messages that can be formatted. The loader reports messages with syntax errors, and
/// other diagnostics about them would only follow from these.
package protocol MessageRule: Rule {
  /// The bytes of which a text must have one for the rule to report anything.
  ///
  /// The rule runs on a message if one of them occurs in the message's text or in its source's. The default
  /// is `.all`.
  var requiredBytes: ByteSet { get }

  /// Returns the rule with the data of a catalog that it needs, before it gets messages.
  ///
  /// The default is the rule itself. One copy checks all messages, several at a time. The catalog
  /// has no messages here: a rule may depend only on the message, its source and the declarations, so
  /// that results can be cached.
  func prepared(for catalog: Catalog) -> Self

  func check(_ message: CatalogMessage, into report: inout Report)
}

extension CatalogRule {
  package static var instance: RuleInstance { .catalog(Self()) }
}

extension MessageRule {
  package static var instance: RuleInstance { .message(Self()) }

  package var requiredBytes: ByteSet { .all }

  package func prepared(for catalog: Catalog) -> Self { self }
}
