package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// An isolate or embedding that is opened and not closed, or the reverse, in any variant.
///
/// An unclosed embedding is a warning: it ends with its paragraph, which most often is the
/// whole text.
///
/// - Source: UAX 9, BD8 to BD13.
package struct BidiUnbalanced: MessageRule {
  package static let id: RuleID = "bidi-unbalanced"
  package static let severity = Diagnostic.Severity.error
  package static let isGate = true

  package let requiredBytes: ByteSet = "\u{2066}"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.bidiPair) else { return }
    for text in message.renderedTexts
    where text.traits.contains(.bidiPair) && !text.isDeclared {
      let text = text.withoutValues()
      let pairs = text.bidiPairs
      let paragraphEnds = text.characters.indices.filter {
        text.characters[$0].properties.bidiClass == .b
      }
      for index in pairs.unclosed where !text.characters[index].scalar.isOverride {
        let opener = text.characters[index].scalar
        let closer: Unicode.Scalar = opener.opensIsolate ? "\u{2069}" : "\u{202C}"
        let end = text.natural(endAfter: index, paragraphEnds)
        report.add(
          Diagnosis.unclosed(opener, closer), at: .text(index..<index + 1, of: text, in: message),
          atMost: opener.opensIsolate ? .error : .warning,
          fixes: fixes(for: opener, at: index, closer, end, of: text, in: message))
      }
      // The end of an unclosed override is deleted together with the override.
      let overrides = pairs.unclosed.count { text.characters[$0].scalar.isOverride }
      guard overrides == 0 else { continue }
      for index in pairs.unopened {
        let place = index..<index + 1
        report.add(
          Diagnosis.unopened(text.characters[index].scalar),
          at: .text(place, of: text, in: message),
          fixes: message.fixes("delete it", .automatic, place, of: text, to: ""))
      }
    }
  }
}

extension BidiUnbalanced {
  /// Closes an isolate, or replaces an embedding with an isolate.
  private func fixes(
    for opener: Unicode.Scalar, at index: Int, _ closer: Unicode.Scalar,
    _ end: (index: Int, isAfterValue: Bool), of text: ShownText, in message: CatalogMessage
  ) -> [Fix] {
    let place = index..<index + 1
    guard !opener.opensIsolate, end.index > index + 1 else {
      return Fix.making(
        end.isAfterValue
          ? "insert \(closer.named) after the value" : "insert \(closer.named) at the end",
        .automatic,
        [message.insertion(of: String(closer), at: end.index, in: text)])
    }
    let isolate = opener == "\u{202B}" ? "\u{2067}" : "\u{2066}"
    return Fix.making(
      end.isAfterValue
        ? "make it an isolate that ends after the value"
        : "make it an isolate that ends at the end of the text", .automatic,
      [
        message.edit(place, of: text, to: isolate),
        message.insertion(of: "\u{2069}", at: end.index, in: text),
      ])
  }
}

extension ShownText {
  /// Returns the most likely end of a stretch that is opened at a character: after the next value, else
  /// at the end of the paragraph, where its effect ends.
  fileprivate func natural(
    endAfter index: Int, _ paragraphEnds: [Int]
  ) -> (index: Int, isAfterValue: Bool) {
    if index + 1 < characters.count, characters[index + 1].kind == .placeholder {
      return (index + 2, true)
    }
    let next = paragraphEnds.partitioningIndex { $0 >= index }
    return (next < paragraphEnds.count ? paragraphEnds[next] : characters.count, false)
  }
}

extension BidiUnbalanced {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case unclosed(Unicode.Scalar, Unicode.Scalar)
    case unopened(Unicode.Scalar)

    var message: Diagnostic.Message {
      switch self {
      case .unclosed(let opener, let closer):
        "\(opener.named) is never closed with \(closer.codePoint), so it reorders all the text after it"

      case .unopened(let closer):
        "\(closer.named) closes nothing, because nothing is open before it; delete it"
      }
    }
  }
}
