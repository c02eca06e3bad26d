package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

// The rules about literals, one on a row, with the kind and comparison of their literals.

/// A rule that compares the literals of one kind with the source's.
///
/// A text passes if it has all literals of at least one text of the source. ``LiteralKind`` defines
/// the comparison for each kind.
package protocol LiteralRule: MessageRule {
  static var literal: LiteralKind { get }

  /// The settings of the project for the comparison.
  var project: LiteralKind.Project { get set }
}

extension LiteralRule {
  package static var severity: Diagnostic.Severity { .warning }

  package var requiredBytes: ByteSet { Self.literal.bytes }

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.project = LiteralKind.Project(catalog)
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    message.reportLiterals(Self.literal, project, into: &report)
  }
}

/// A web address; an address with another path on the same host is a warning.
package struct UrlChanged: LiteralRule {
  package static let id: RuleID = "url-changed"
  package static let literal = LiteralKind(.url, "address", bytes: "/.]", comparison: .address)
  package var project = LiteralKind.Project()
  package init() {}
}

/// An e-mail address.
package struct EmailChanged: LiteralRule {
  package static let id: RuleID = "email-changed"
  package static let literal = LiteralKind(
    .email, "e-mail address", bytes: "@", comparison: .caseless)
  package var project = LiteralKind.Project()
  package init() {}
}

/// A path, or the name of a file.
package struct PathChanged: LiteralRule {
  package static let id: RuleID = "path-changed"
  package static let literal = LiteralKind(.path, "path", bytes: "/.\\")
  package var project = LiteralKind.Project()
  package init() {}
}

/// An option of a command; another option instead is a warning.
package struct CliOptionChanged: LiteralRule {
  package static let id: RuleID = "cli-option-changed"
  package static let literal = LiteralKind(.option, "option", bytes: "-", severityOfOther: .warning)
  package var project = LiteralKind.Project()
  package init() {}
}

/// A call of a function; only its name is compared.
package struct FunctionChanged: LiteralRule {
  package static let id: RuleID = "function-changed"
  package static let literal = LiteralKind(.function, "function", bytes: "(", comparison: .name)
  package var project = LiteralKind.Project()
  package init() {}
}

/// Code between backticks; it may have other marks around it, and other spaces in it.
package struct CodeLiteralChanged: LiteralRule {
  package static let id: RuleID = "code-literal-changed"
  package static let literal = LiteralKind(.code, "code", bytes: "`", comparison: .code)
  package var project = LiteralKind.Project()
  package init() {}
}

/// A name between `<` and `>` that stands for text that the user writes.
///
/// The name may be translated, `<Datei>` for `<file>`, but the number of names must be the same.
package struct MetavariableMissing: LiteralRule {
  package static let id: RuleID = "metavariable-missing"
  package static let supersededBy: [Superseding] = [.inMessage(TranslationUnchanged.id)]
  package static let literal = LiteralKind(
    .tag, nil, bytes: "<", comparison: .count, severityOfOther: .warning)
  package var project = LiteralKind.Project()
  package init() {}
}
