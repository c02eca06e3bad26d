package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// A value that could reorder the text around it, if nothing isolated it.
///
/// The rule is off by default, because formatting isolates values, by MessageFormat's default strategy. The
/// rule is for projects whose texts are shown without these isolates. The rule tries each value as a
/// Latin word, an Arabic one and a number, and reports a value if one of these looks different in an
/// isolate.
package struct BidiPlaceholderIsolate: MessageRule {
  package static let id: RuleID = "bidi-placeholder-isolate"
  package static let severity = Diagnostic.Severity.warning
  package static let isOnByDefault = false

  package let requiredBytes: ByteSet = "{"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.placeholder) else { return }
    let isRightToLeft = message.writing.isRightToLeft
    for text in message.renderedTexts where text.traits.contains(.placeholder) {
      let places = text.characters.indices.filter { text.characters[$0].kind == .placeholder }
      for index in places.prefix(32) {
        guard let probe = text.disturbing(at: index, isRightToLeft: isRightToLeft) else { continue }
        report.add(
          .disturbed(by: probe.value), at: .text(index..<index + 1, of: text, in: message),
          fixes: Fix.making(
            "isolate it with U+2068 and U+2069", .automatic,
            [
              message.insertion(of: "\u{2068}", at: index, in: text),
              message.insertion(of: "\u{2069}", at: index + 1, in: text),
            ]))
      }
    }
  }
}

extension ShownText {
  /// Returns the first kind of value that moves without an isolate.
  fileprivate func disturbing(
    at index: Int, isRightToLeft: Bool
  ) -> (value: SampleKind, text: String)? {
    let probes = [
      (value: SampleKind.leftToRight, text: "Ab (c)"),
      (value: .rightToLeft, text: "\u{5D0}\u{5D1} (\u{5D2})"),
      (value: .number, text: "12"),
    ]
    return probes.first { probe in
      let bare = BidiView(
        self, isRightToLeft: isRightToLeft, values: .bare(probe.text, isolatedAt: nil))
      let isolated = BidiView(
        self, isRightToLeft: isRightToLeft, values: .bare(probe.text, isolatedAt: index))
      return !bare.looksLike(isolated)
    }
  }
}

/// The kind of a sample value.
private enum SampleKind {
  case leftToRight, rightToLeft, number
}

extension Diagnostic.Message {
  fileprivate static func disturbed(by value: SampleKind) -> Self {
    switch value {
    case .leftToRight:
      "without an isolate, a left-to-right word would be shown in the wrong order here"
    case .rightToLeft:
      "without an isolate, a right-to-left word would be shown in the wrong order here"
    case .number: "without an isolate, a number would be shown in the wrong order here"
    }
  }
}
