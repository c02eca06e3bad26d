package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// Another case at the start than in the source.
///
/// Off by default: languages capitalize by rules of their own.
package struct CapitalizationStart: MessageRule {
  package static let id: RuleID = "capitalization-start"
  package static let severity = Diagnostic.Severity.note
  package static let isOnByDefault = false

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let sources = message.sourceTexts else { return }
    let expected = sources.compactMap { $0.startsUpper?.isUpper }
    guard !expected.isEmpty else { return }
    for text in message.texts {
      guard let (isUpper, index) = text.startsUpper, !expected.contains(isUpper) else { continue }
      let properties = text.scalars[index].properties
      let wanted = isUpper ? properties.lowercaseMapping : properties.titlecaseMapping
      report.add(
        .differs(isUpper), at: .text(index..<(index + 1), of: text, in: message), certainty: .maybe,
        notes: message.sourceNote,
        fixes: message.fixes(
          "write \(quoted(wanted))", .review, index..<(index + 1), of: text, to: wanted))
    }
  }
}

extension ShownText {
  /// Whether the first letter is a capital, and where it stands; `nil` where case says nothing.
  fileprivate var startsUpper: (isUpper: Bool, index: Int)? {
    guard let index = scalars.firstIndex(where: { $0.isWordPart || $0 == ShownText.object }),
      literal(at: index) == nil, scalars[index].unicode.isCased
    else { return nil }
    return (scalars[index].isUppercase, index)
  }
}

extension Diagnostic.Message {
  fileprivate static func differs(_ isUpper: Bool) -> Self {
    isUpper
      ? "the translation starts with a capital, and the source with a small letter"
      : "the translation starts with a small letter, and the source with a capital"
  }
}
