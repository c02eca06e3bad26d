package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// A letter with two shaddas or two vowels.
package struct ArabicDiacriticStacked: MessageRule {
  package static let id: RuleID = "arabic-diacritic-stacked"
  package static let severity = Diagnostic.Severity.warning

  package let requiredBytes: ByteSet = "\u{64B}"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.isSuperset(of: [.arabic, .mark]) else { return }
    for text in message.renderedTexts
    where text.traits.contains(.arabic) && text.traits.contains(.marks) {
      let scalars = text.scalars
      var index = 0
      while index < scalars.count {
        let start = index
        while index < scalars.count, scalars[index].unicode.isMark { index += 1 }
        if index - start > 1 { check(start..<index, on: text, of: message, into: &report) }
        index = max(index, start + 1)
      }
    }
  }

  private func check(
    _ marks: Range<Int>, on text: ShownText, of message: CatalogMessage,
    into report: inout Report
  ) {
    var vowel: Int?
    var shadda: Int?
    for index in marks {
      let earlier: Int?
      switch text.characters[index].properties.combiningClass {
      // The marks from fathatan to kasra, and sukun.
      case 27...32, 34:
        earlier = vowel
        vowel = vowel ?? index
      case 33:
        earlier = shadda
        shadda = shadda ?? index
      default: continue
      }
      guard let earlier else { continue }
      let place = index..<index + 1
      let same = text.characters[earlier].scalar == text.characters[index].scalar
      report.add(
        .stacked(text.characters[index].scalar, text.characters[earlier].scalar),
        at: .text(place, of: text, in: message),
        fixes: message.fixes(
          "delete \(text.characters[index].scalar.codePoint)", same ? .automatic : .review, place,
          of: text, to: ""))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func stacked(_ second: Unicode.Scalar, _ first: Unicode.Scalar) -> Self {
    second == first
      ? "the letter has \(second.named) twice"
      : "the letter has \(second.named) on top of \(first.named)"
  }
}
