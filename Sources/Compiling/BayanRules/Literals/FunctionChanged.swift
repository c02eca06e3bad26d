package import BayanChecking
package import BayanDiagnostics

/// A function call that the translation lacks or changes.
///
/// A note where its name is there without the brackets, or with others: `open ()`, `open(path)`.
package struct FunctionChanged: MessageRule {
  package static let id: RuleID = "function-changed"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package var requiredBytes: ByteSet { "(" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    message.reportTokenChanges(.function, called: "function", into: &report) { change in
      !change.hasName
    }
  }
}

extension TokenChange {
  /// Whether the text has the function's name.
  fileprivate var hasName: Bool {
    let name = expected.unicodeScalars.prefix { $0 != "(" }
    return text.holds(Array(name)[...])
  }
}
