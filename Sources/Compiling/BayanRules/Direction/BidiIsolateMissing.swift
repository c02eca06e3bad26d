package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// Latin text that a right-to-left line would show in the wrong order.
///
/// The rule has no list of such texts. The rule lays the line out twice, as written and with the text in
/// an isolate, and reports a difference in the visible glyphs. Values are laid out inside the
/// isolates that formatting adds.
///
/// The rule reports `مرر --help`, seen as `help--`; `راسل @user`; `ملف .pot هنا`; and
/// `+966 50 123 4567`.
///
/// Notes are: everything in a Hebrew text that is stored in display order; a line whose first
/// letter is Latin, which many programs show from left to right; patterns of files for Qt,
/// `Images (*.png);;All (*)`; two Latin names with an Arabic comma between them, `PNG، JPEG`. The
/// two names are shown from left to right, so that readers meet the second one first.
///
/// - Source: UAX 9, by ICU.
package struct BidiIsolateMissing: MessageRule {
  package static let id: RuleID = "bidi-isolate-missing"
  package static let severity = Diagnostic.Severity.warning

  package static let supersededBy: [Superseding] = [
    .inVariant(BidiUnbalanced.id), .inVariant(BidiOverride.id),
    // Text that is to be replaced needn't be isolated.
    .atSpan(PlaceholderLookalike.id), .atSpan(EntityBroken.id),
  ]

  package let requiredBytes: ByteSet = .nonASCII

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    let traits = message.traits
    guard traits.contains(.rightToLeft), !traits.isDisjoint(with: [.latin, .digit]) else { return }
    guard message.writing.isRightToLeft else { return }
    for text in message.renderedTexts
    where text.traits.contains(.rightToLeft) && !text.isDeclared {
      checkLists(of: text, in: message, into: &report)
      let tokens = text.leftToRightTokens().prefix(Self.mostTokens)
      guard tokens.contains(where: text.hasSignsOrLeadingDigits) else { continue }
      let written = BidiView(text, isRightToLeft: true)
      guard !written.looksLike(BidiView(text, isRightToLeft: true, isolating: Array(tokens)))
      else { continue }
      let isStoredAsShown = message.isStoredAsShown(text)
      for token in tokens where !text.isReplaced(token) && !message.explains(token, of: text) {
        let isolated = BidiView(text, isRightToLeft: true, isolating: [token])
        guard !written.looksLike(isolated) else { continue }
        let seen = written.appearance(of: token)
        let expected = isolated.appearance(of: token)
        guard seen != expected else { continue }
        // The text was typed in display order, and an isolate would reverse it.
        let isMirrored = message.hasInSource(seen, not: expected)
        report.add(
          Diagnosis.torn(expected), at: .text(token, of: text, in: message),
          atMost: isStoredAsShown || text.startsLineFromLeft(token) || text.holdsFilters
            || isMirrored ? .note : .error,
          notes: [
            Diagnostic.Note(
              "a reader sees '\(seen.withValues)' instead of '\(expected.withValues)'")
          ],
          fixes: Fix.making(
            "isolate it with U+2066 and U+2069", isMirrored ? .review : .automatic,
            [
              message.insertion(of: "\u{2066}", at: token.lowerBound, in: text),
              message.insertion(of: "\u{2069}", at: token.upperBound, in: text),
            ]))
      }
    }
  }

  /// Reports two Latin names with an Arabic comma between them that are shown in Latin order.
  private func checkLists(
    of text: ShownText, in message: CatalogMessage, into report: inout Report
  ) {
    for (first, comma, second) in text.pairsOfNames.prefix(Self.mostTokens) {
      let written = BidiView(text, isRightToLeft: true)
      guard !written.looksLike(BidiView(text, isRightToLeft: true, isolating: [first, second]))
      else { continue }
      report.add(
        Diagnosis.reversed(text.shown(first), text.shown(second)),
        at: .text(first.lowerBound..<second.upperBound, of: text, in: message), atMost: .note,
        fixes: Fix.making(
          "write U+200F after the comma", .automatic,
          [message.insertion(of: "\u{200F}", at: comma + 1, in: text)]))
    }
  }

  /// The most stretches of a text that are checked, each of which costs a layout of the line.
  private static let mostTokens = 32
}

extension CatalogMessage {
  /// Whether a stretch begins with a bracketed word that the source lacks: `مضاد التأخير (Anti-Lag) 2`.
  ///
  /// The word explains the one before. The text after it continues in the order of the sentence.
  fileprivate func explains(_ token: Range<Int>, of text: ShownText) -> Bool {
    let stretch = text.scalars[token]
    guard stretch.first == "(", let end = stretch.firstIndex(of: ")"), end + 1 < token.upperBound,
      stretch[..<end].contains(where: \.isASCIILetter), let sourceTexts
    else { return false }
    return !sourceTexts.contains { $0.holds(stretch[...end]) }
  }

  /// Whether the visible text is in the source, or is a call, because it was typed in reverse: `++C`,
  /// `()sin`.
  ///
  /// A mark that ends a sentence doesn't count: `HTTP.` is seen instead of `.HTTP`, and is wrong.
  fileprivate func hasInSource(_ seen: String, not expected: String) -> Bool {
    if seen.hasSuffix("()"), expected.hasPrefix("()") { return true }
    let seen = Array(seen.unicodeScalars)
    let expected = Array(expected.unicodeScalars)
    guard let last = seen.last, !".,:;!?".unicodeScalars.contains(last) else { return false }
    return sourceTexts?.contains { $0.holds(seen[...]) && !$0.holds(expected[...]) } == true
  }
}

extension ShownText {
  /// Whether a stretch has characters that could move: a sign at its edge, or digits
  /// before its first letter.
  fileprivate func hasSignsOrLeadingDigits(_ token: Range<Int>) -> Bool {
    guard let first = token.first, let last = token.last else { return false }
    return !characters[first].properties.isLetter || !characters[last].properties.isAlphanumeric
  }
}

extension ShownText {
  /// Whether a program replaces a stretch: a name, `@NAME@`, an escape that isn't the message's,
  /// `\n`, a tag in brackets, `[url=…]` and `[/url]`, or the address of a Markdown link.
  fileprivate func isReplaced(_ token: Range<Int>) -> Bool {
    if isOfLink(token.lowerBound) { return true }
    guard let first = token.first, first + 1 < scalars.count else { return false }
    if scalars[first] == "\\" { return "nrt".unicodeScalars.contains(scalars[first + 1]) }
    if scalars[first] == "@" {
      return token.upperBound < scalars.count && scalars[token.upperBound] == "@"
    }
    return isTagInBrackets(token)
  }

  /// Whether a character belongs to the address of a Markdown link: `[text](address)`.
  private func isOfLink(_ index: Int) -> Bool {
    guard let address = literal(at: index), address.kind == .url else { return false }
    return scalars[..<address.range.lowerBound].suffix(2).elementsEqual(["]", "("])
  }

  /// Whether a stretch is the whole content of brackets, as an opening or closing tag that the text has with
  /// its counterpart.
  private func isTagInBrackets(_ token: Range<Int>) -> Bool {
    guard token.lowerBound > 0, scalars[token.lowerBound - 1] == "[",
      token.upperBound < scalars.count, scalars[token.upperBound] == "]"
    else { return false }
    let name = scalars[token].drop { $0 == "/" }.prefix(while: \.isASCIILetter)
    let text = string(whole)
    let tag = String(String.UnicodeScalarView(name))
    return !name.isEmpty && text.contains("[/\(tag)]")
      && (text.contains("[\(tag)]") || text.contains("[\(tag)="))
  }

  /// Whether the first letter of a stretch's line is left-to-right.
  ///
  /// The first-strong rule of UAX 9 then gives the line that direction.
  fileprivate func startsLineFromLeft(_ token: Range<Int>) -> Bool {
    let start = scalars[..<token.lowerBound].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let first = (start..<token.upperBound).first { index in
      let character = characters[index]
      return character.kind == .text && self.literal(at: index)?.kind != .tag
        && [.l, .r, .al].contains(character.properties.bidiClass)
    }
    return first.map { characters[$0].properties.bidiClass == .l } == true
  }

  /// Whether the text has several patterns of files for Qt: `Images (*.png);;All (*)`.
  fileprivate var holdsFilters: Bool {
    bytes.contains(";") && string(whole).contains(");;")
  }

  /// The pairs of Latin names with an Arabic comma or semicolon between them, and the mark's index.
  fileprivate var pairsOfNames: [(first: Range<Int>, comma: Int, second: Range<Int>)] {
    guard scalars.contains("،") || scalars.contains("؛") else { return [] }
    return scalars.indices.filter { scalars[$0] == "،" || scalars[$0] == "؛" }.compactMap { comma in
      let start = scalars[..<comma].lastIndex { !$0.isNamePart }.map { $0 + 1 } ?? 0
      guard let next = scalars[(comma + 1)...].firstIndex(where: { !$0.isWhitespace }) else {
        return nil
      }
      let end = scalars[next...].firstIndex { !$0.isNamePart } ?? scalars.count
      guard scalars[start..<comma].contains(where: \.isASCIILetter),
        scalars[next..<end].contains(where: \.isASCIILetter)
      else { return nil }
      return (start..<comma, comma, next..<end)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isNamePart: Bool {
    isASCIIAlphanumeric || self == "-" || self == "." || self == "_"
  }
}

extension String {
  /// The text with `{…}` for each value, as in other diagnostics.
  fileprivate var withValues: String {
    split(separator: "\u{FFFC}", omittingEmptySubsequences: false).joined(separator: "{…}")
  }
}

extension BidiIsolateMissing {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case reversed(String, String)
    case torn(String)

    var message: Diagnostic.Message {
      switch self {
      case .reversed(let first, let second):
        "the list is shown in reverse order: \(quoted(second)) before \(quoted(first))"

      case .torn(let token):
        "\(quoted(token.withValues)) is shown in the wrong order in a right-to-left text; isolate it"
      }
    }
  }
}
