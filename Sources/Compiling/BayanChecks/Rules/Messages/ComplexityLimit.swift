import BayanCatalog
package import BayanDiagnostics
import BayanMessageSyntax

/// A message has no more variants than a person can keep in view.
///
/// Reported: a message with more than 64 variants. Two Arabic plurals in one sentence make 36, three
/// make 216, which nobody writes without a slip, or reads.
///
/// Not reported: two plurals in any language.
package struct ComplexityLimit: MessageRule {
  package static let id: RuleID = "complexity-limit"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "A message has more variants than a person can keep in view.",
    why: "Each variant is a sentence to write and to review; several messages are fewer in all.",
    bad: ".match $files $folders $users …     with 216 variants in Arabic",
    good: ".match $files …     and further sentences in messages of their own",
    howToFix: """
      Split the message: a sentence for each thing that is counted. If the source has so many \
      selectors, it is for a developer to split.
      """,
    examples: [
      .init(
        "ar",
        bad: """
          .match $files $folders $users
          zero zero zero {{لم يَحذف أحد أي ملف من أي مجلد.}}
          …
          * * * {{حَذف {$users} مستخدم {$files} ملف من {$folders} مجلد.}}
          """,
        good: """
          .match $files
          zero {{لم يُحذف أي ملف.}}
          one {{حُذف ملف واحد.}}
          two {{حُذف ملفان.}}
          few {{حُذفت {$files} ملفات.}}
          many {{حُذف {$files} ملفًا.}}
          * {{حُذف {$files} ملف.}}
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
    report.add(.complex(selection.variants.count), at: first.variable.span, in: message)
  }
}

extension Diagnostic.Message {
  fileprivate static func complex(_ count: Int) -> Self {
    "\(count) variants; more than \(ComplexityLimit.limit) are hard to write and to review"
  }
}
