package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// A visible escape that only the translation or only the source has.
///
/// TOML and MessageFormat both decode escapes. One that is left, such as a literal `\n`, was
/// escaped once too often, or is for the program that shows the text. Then the source has it too.
package struct EscapeMismatch: MessageRule {
  package static let id: RuleID = "escape-mismatch"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package var requiredBytes: ByteSet { "\\" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let sources = message.sourceTexts,
      (message.texts + sources).contains(where: { $0.bytes.contains("\\") })
    else { return }
    let hasCommands = sources.contains(where: \.hasCommands)
    func escapes(_ text: ShownText) -> [Escape] {
      text.escapes.filter { !($0.isCode || hasCommands && $0.isCommand) }
    }
    let kinds = sources.map { escapes($0).map(\.kind).sorted() }
    for text in message.texts where !text.isBlank {
      let found = escapes(text)
      if kinds.contains(found.map(\.kind).sorted()) { continue }
      var expected = escapes(sources.counterpart(of: text)).map(\.kind)
      var extra: [Escape] = []
      // Some write `\n` between the signs of code where the source has quotation marks.
      for escape in found + text.escapes.filter(\.isCode) {
        if let index = expected.firstIndex(of: escape.kind) {
          expected.remove(at: index)
        } else if !escape.isCode {
          extra.append(escape)
        }
      }
      for escape in extra {
        report.add(
          .extra("\\" + escape.kind), at: .text(escape.range, of: text, in: message),
          notes: message.sourceNote, fixes: message.decoding(escape, of: text))
      }
      for kind in Set(expected).sorted() where extra.isEmpty {
        report.add(
          .missing("\\" + kind), at: .text(text.whole, of: text, in: message),
          // Other words may need no apostrophe.
          atMost: kind == "'" ? .note : .error, notes: message.sourceNote)
      }
    }
  }
}

/// A backslash and what it escapes, as a reader sees them.
private struct Escape {
  /// The letter after the backslash.
  var kind: String
  var range: Range<Int>
  /// Whether a word begins with that letter.
  var isCommand: Bool
  /// Whether it stands in code, and may be more than the source has.
  var isCode: Bool
}

extension ShownText {
  fileprivate var escapes: [Escape] {
    guard bytes.contains("\\") else { return [] }
    var escapes: [Escape] = []
    var index = 0
    while index + 1 < scalars.count {
      guard scalars[index] == "\\" else {
        index += 1
        continue
      }
      let kind = scalars[index + 1]
      let token = literal(at: index)?.kind
      // A backslash alone in quotation marks: '\', "\", and as GNU's programs quote: "`\\'".
      let before: Unicode.Scalar = index > 0 ? scalars[index - 1] : " "
      let isQuoted =
        kind == "'" && before == "`" || before == kind && "'\"".unicodeScalars.contains(kind)
      if !isQuoted, !separatesWords(index), token != .path, token != .url,
        "ntr\"'\\u0x".unicodeScalars.contains(kind), hasDigits(of: kind, at: index + 2)
      {
        escapes.append(
          Escape(
            kind: String(kind), range: index..<(index + 2),
            isCommand: kind.isASCIILetter && index + 2 < scalars.count
              && scalars[index + 2].isASCIILetter, isCode: token == .code))
      }
      index += 2
    }
    return escapes
  }

  /// Whether a backslash stands between two words, of which the second would be none without its first
  /// letter: `Left\turns left`.
  private func separatesWords(_ index: Int) -> Bool {
    guard index > 0, scalars[index - 1].isASCIILetter else { return false }
    let letters = scalars[(index + 1)...].prefix(while: \.isASCIILetter)
    let word = String(String.UnicodeScalarView(letters))
    let stem = word.hasSuffix("s") ? word.dropLast() : word[...]
    return stem.utf8.count > 2 && EnglishWords.contains(String(stem))
      && !EnglishWords.contains(String(stem.dropFirst()))
  }

  /// Whether a word stands behind a backslash that begins no escape, as in TeX: `\foo`.
  fileprivate var hasCommands: Bool {
    bytes.contains("\\")
      && scalars.indices.dropLast(2).contains {
        scalars[$0] == "\\" && scalars[$0 + 1].isASCIILetter && scalars[$0 + 2].isASCIILetter
          && !"ntrux".unicodeScalars.contains(scalars[$0 + 1])
      }
  }

  /// Whether the digits are there that some escapes have: `\u00A0`, and not `domain\user`.
  private func hasDigits(of kind: Unicode.Scalar, at index: Int) -> Bool {
    guard kind == "u" || kind == "x" else { return true }
    let rest = scalars[index...]
    return rest.first == "{" || rest.prefix(2).count { $0.properties.isASCIIHexDigit } == 2
  }
}

extension CatalogMessage {
  /// The fix that puts the character in the escape's place.
  fileprivate func decoding(_ escape: Escape, of text: ShownText) -> [Fix] {
    let decoded: [String: String] = ["n": "\n", "t": "\t", "\"": "\"", "'": "'"]
    guard let character = decoded[escape.kind] else { return [] }
    return fixes("write the character itself", .review, escape.range, of: text, to: character)
  }
}

extension Diagnostic.Message {
  fileprivate static func extra(_ escape: String) -> Self {
    "\(quoted(escape)) is shown to the reader as it is; the source has none here"
  }

  fileprivate static func missing(_ escape: String) -> Self {
    "the source's \(quoted(escape)) is missing"
  }
}
