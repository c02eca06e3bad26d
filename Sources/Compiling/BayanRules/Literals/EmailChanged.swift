package import BayanChecking
package import BayanDiagnostics

/// An e-mail address that the translation lacks or changes.
///
/// A note where the source speaks of an example and its domain is one that is kept for these:
/// `example.com`; or where such an address is the whole text, as in an empty field. So is another one
/// for `user.name@domain.com` or `invalid@email.address`, which is nobody's.
package struct EmailChanged: MessageRule {
  package static let id: RuleID = "email-changed"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package var requiredBytes: ByteSet { "@" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    lazy var isExample = message.speaksOfExample || message.isNothingBut(.email)
    message.reportTokenChanges(.email, called: "e-mail address", into: &report) { change in
      !(change.expected.isOfExampleDomain && isExample) && !change.expected.isOfAnybody
    }
  }
}

extension String {
  private var host: String { split(separator: "@").last?.lowercased() ?? "" }

  /// Whether its words say that it is nobody's.
  fileprivate var isOfAnybody: Bool {
    ["address", "company", "domain", "invalid", "janedoe", "johndoe"].contains(where: host.contains)
      || Self.anybody.contains(prefix { $0 != "@" }.lowercased()) || hasNamesOfAnybody
  }

  private static let anybody: Set<String> = [
    "example", "me", "myname", "name", "someone", "user", "username", "you", "yourname",
  ]

  /// Whether it has a first and a last name that stand for any: `john.doe@…`, `user_name@…`.
  private var hasNamesOfAnybody: Bool {
    let names = prefix { $0 != "@" }.lowercased().split { ".-_".contains($0) }
    return names.count == 2 && ["first", "jane", "john", "my", "user", "your"].contains(names[0])
      && ["doe", "last", "name"].contains(names[1])
  }

  /// Whether it ends with a domain that is kept for examples.
  fileprivate var isOfExampleDomain: Bool { Address.isKeptForExamples(host) }
}
