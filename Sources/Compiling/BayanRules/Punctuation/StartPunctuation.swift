package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// Another mark at the start than in the source.
///
/// Off by default: many sentences turn round.
package struct StartPunctuation: MessageRule {
  package static let id: RuleID = "start-punctuation"
  package static let severity = Diagnostic.Severity.note
  package static let isOnByDefault = false

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let sources = message.sourceTexts else { return }
    let expected = sources.map(\.start)
    for text in message.texts where !text.isBlank && !expected.contains(text.start) {
      let index = text.leadingSpace.range.upperBound
      report.add(
        .differs(text.start, sources.counterpart(of: text).start),
        at: .text(index..<(index + (text.start == nil ? 0 : 1)), of: text, in: message),
        certainty: .maybe, notes: message.sourceNote)
    }
  }
}

extension ShownText {
  /// The punctuation mark at the start.
  fileprivate var start: Unicode.Scalar? {
    guard let first = scalars.first(where: { !$0.isWhitespace && !$0.isBidiControl }),
      first != "¿", first != "¡"
    else { return nil }
    return switch first.unicode.generalCategory {
    case .pd, .po: first == "\"" || first == "'" ? nil : first
    default: nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func differs(_ found: Unicode.Scalar?, _ expected: Unicode.Scalar?) -> Self {
    """
    the translation starts with \(found.map { quoted(String($0)) } ?? "no mark"), and the source \
    with \(expected.map { quoted(String($0)) } ?? "none")
    """
  }
}
