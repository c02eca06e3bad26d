package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// A malformed character reference.
package struct EntityBroken: MessageRule {
  package static let id: RuleID = "entity-broken"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package var requiredBytes: ByteSet { "&" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    for text in message.texts where text.bytes.contains("&") {
      var index = 0
      while let start = text.scalars[index...].firstIndex(of: "&") {
        index = start + 1
        if let token = text.literal(at: start), token.kind != .tag { continue }
        guard let name = name(at: start, of: text), !isInSource(name, of: message) else { continue }
        let written = "\(name.text);"
        report.add(
          .broken(text.shown(name.range), written),
          at: .text(name.range, of: text, in: message),
          fixes: message.fixes(
            "write \(quoted(written))", .automatic, name.range, of: text, to: written))
      }
    }
  }

  /// The name of a reference without its proper end.
  private struct Name {
    /// The reference without its semicolon: `&nbsp`.
    var text: String
    /// The range of the malformed reference, a wrong mark at the end included.
    var range: Range<Int>
  }

  private func name(at start: Int, of text: ShownText) -> Name? {
    let scalars = text.scalars
    var index = start + 1
    // `& nbsp;`: a stray space counts only if the semicolon is there.
    let hasSpace = index < scalars.count && scalars[index] == " "
    if hasSpace { index += 1 }
    let nameStart = index
    if index < scalars.count, scalars[index] == "#" {
      index += 1
      let digits = index
      while index < scalars.count, scalars[index].isASCIIAlphanumeric { index += 1 }
      guard index > digits, scalars[digits].isASCIIDigit || scalars[digits] == "x" else {
        return nil
      }
    } else {
      while index < scalars.count, scalars[index].isASCIIAlphanumeric { index += 1 }
      guard CharacterReferences.common[text.string(nameStart..<index)] != nil else { return nil }
    }
    var end = index
    var hasMark = false
    if end < scalars.count, scalars[end] == " ", end + 1 < scalars.count, scalars[end + 1] == ";" {
      end += 2
      hasMark = true
    } else if end < scalars.count, Self.isSemicolon(scalars[end]) {
      end += 1
      hasMark = true
    } else if end < scalars.count, scalars[end] == "=" {
      return nil
    }
    if hasSpace, !hasMark { return nil }
    return Name(text: "&" + text.string(nameStart..<index), range: start..<end)
  }

  private func isInSource(_ name: Name, of message: CatalogMessage) -> Bool {
    let text = Array(name.text.unicodeScalars)[...]
    // The source's own malformed references are reported in the source.
    return message.sourceTexts?.contains { source in
      guard let found = source.firstRange(of: text) else { return false }
      return source.literal(at: found.lowerBound)?.kind != .entity
    } ?? false
  }

  private static func isSemicolon(_ scalar: Unicode.Scalar) -> Bool {
    scalar.punctuationRole == .semicolon
  }
}

extension Diagnostic.Message {
  fileprivate static func broken(_ found: String, _ written: String) -> Self {
    "\(quoted(found)) isn't read as a character; write \(quoted(written))"
  }
}
