import BayanCatalog
package import BayanDiagnostics
import BayanMessageSyntax

/// A message with more than 64 variants.
///
/// Two plurals in one sentence need 36 in Arabic, and three need 216, which nobody writes without a
/// mistake.
package struct ComplexityLimit: MessageRule {
  package static let id: RuleID = "complexity-limit"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "A message has more than 64 variants.",
    why: """
      Each variant is a sentence to write and to review. Several messages need fewer sentences.
      """,
    howToFix: """
      Split the message: one sentence for each thing that is counted. If the source has that many \
      selectors, ask a developer to split it.
      """,
    examples: [
      .message(
        "ar",
        bad: .threePlurals,
        good: """
          .input {$count :integer}
          .match $count
          zero {{لم يُحذف أي ملف.}}
          one {{حُذف ملف واحد.}}
          two {{حُذف ملفان.}}
          few {{حُذفت {$count} ملفات.}}
          many {{حُذف {$count} ملفًا.}}
          * {{حُذف {$count} ملف.}}
          """)
    ])

  /// The variants up to which nothing is said.
  static let limit = 64

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let selection = message.selection, selection.variants.count > Self.limit,
      let first = selection.selectors.first
    else { return }
    report.add(.complex(selection.variants.count), at: .span(first.variable.span, in: message))
  }
}

extension Diagnostic.Message {
  fileprivate static func complex(_ count: Int) -> Self {
    "\(count) variants; more than \(ComplexityLimit.limit) are hard to write and to review"
  }
}

extension String {
  /// A message with three plurals and the 216 variants that Arabic needs for them.
  fileprivate static let threePlurals: String = {
    let keys = ["zero", "one", "two", "few", "many", "*"]
    let variants = keys.flatMap { files in
      keys.flatMap { folders in
        keys.map { users in
          "\(files) \(folders) \(users) {{حَذف {$users} مستخدم {$count} ملف من {$folders} مجلد.}}"
        }
      }
    }
    let declarations = """
      .input {$count :integer}
      .local $folders = {$count :integer}
      .local $users = {$count :integer}
      .match $count $folders $users

      """
    return declarations + variants.joined(separator: "\n")
  }()
}
