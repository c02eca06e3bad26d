package import BayanCatalog
package import BayanDiagnostics

/// What can be wrong with a catalog: a name, a severity, and a way to find it.
package protocol Rule: Sendable {
  /// The rule's permanent name, which is also its key in `[checks]`.
  static var id: RuleID { get }

  /// How much its diagnostics matter, if the project doesn't say.
  static var severity: Diagnostic.Severity { get }

  /// Whether `import`, `adopt`, assistants and releases refuse a text with one of its diagnostics,
  /// whatever `[checks]` says.
  ///
  /// Those that the rule itself gives a lower severity don't count. The rule's page has the reason as
  /// `gate:`.
  static var isGate: Bool { get }

  /// Whether it runs where the project doesn't say; one that is off is for projects that want it.
  static var isOnByDefault: Bool { get }

  /// The rules that supersede this one: where one of them has reported the cause, this one is
  /// redundant.
  static var supersededBy: [Superseding] { get }

  init()

  /// The rule, by what it looks at; given to all by ``CatalogRule`` and ``MessageRule``.
  ///
  /// Stored, because a hundred dynamic casts would add milliseconds to start-up.
  static var made: RuleInstance { get }
}

/// A rule that was created, by what it looks at.
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
/// It sees the messages that can be formatted; one with errors of syntax is for the loader, and
/// what else might be wrong with it would only follow from these.
package protocol MessageRule: Rule {
  /// The bytes without which the rule has nothing to say.
  ///
  /// It is run on a message if one of them occurs in its text or in that of its source. `.all`, if
  /// the rule doesn't say.
  var requiredBytes: ByteSet { get }

  /// The rule with what it has to know of a catalog, before it sees the messages.
  ///
  /// The rule itself, if it doesn't say. One copy serves all messages, several at a time. The catalog
  /// has no messages here: a rule may depend only on the message, its source and the declarations, so
  /// that results can be cached.
  func prepared(for catalog: Catalog) -> Self

  func check(_ message: CatalogMessage, into report: inout Report)
}

extension CatalogRule {
  package static var made: RuleInstance { .catalog(Self()) }
}

extension MessageRule {
  package static var made: RuleInstance { .message(Self()) }

  package var requiredBytes: ByteSet { .all }

  package func prepared(for catalog: Catalog) -> Self { self }
}
