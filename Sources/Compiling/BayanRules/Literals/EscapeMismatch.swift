package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// A visible escape or character reference that only the translation has, or an escape that only the
/// source has.
///
/// TOML and MessageFormat both decode escapes. A remaining escape, such as a literal `\n`, was
/// escaped once too often, or is for the program that shows the text. In that case the source has it too.
///
/// The same holds for character references such as `&quot;`, except that a missing reference is never
/// reported: a translation may write the character itself.
///
/// An escape in code, which may stand for quotation marks of the source, is never reported. A missing
/// apostrophe is a note, because other words may need none.
package struct EscapeMismatch: MessageRule {
  package static let id: RuleID = "escape-mismatch"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package var requiredBytes: ByteSet { "\\&" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let sources = message.sourceTexts else { return }
    if message.bytes.contains("&") { checkReferences(of: message, sources, into: &report) }
    if (message.texts + sources).contains(where: { $0.bytes.contains("\\") }) {
      checkEscapes(of: message, sources, into: &report)
    }
  }

  /// Reports character references, unless the source has any, which shows that a program reads them.
  ///
  /// A source with tags is for a program that may read references too.
  private func checkReferences(
    of message: CatalogMessage, _ sources: [ShownText], into report: inout Report
  ) {
    if sources.contains(where: { $0.has(.entity) }) { return }
    let mayBeRead = sources.contains { $0.has(.tag) }
    for text in message.texts where text.bytes.contains("&") {
      let found = text.literals(.entity).compactMap { token in
        CharacterReferences.character(of: text.string(token.range)).map { (token.range, $0) }
      }
      guard let (first, _) = found.first else { continue }
      // The fix changes all at once: one of two quotation marks alone would lack its counterpart.
      report.add(
        Diagnosis.reference(text.string(first), others: found.count - 1),
        at: .text(first, of: text, in: message), atMost: mayBeRead ? .note : .error,
        notes: message.sourceNote,
        fixes: Fix.making(
          found.count == 1 ? "write the character itself" : "write the characters themselves",
          .review, found.map { message.edit($0, of: text, to: String($1)) }))
    }
  }

  private func checkEscapes(
    of message: CatalogMessage, _ sources: [ShownText], into report: inout Report
  ) {
    let kinds = Set(sources.map { $0.escapes.map(\.kind).sorted() })
    for text in message.texts where !text.isBlank {
      let found = text.escapes
      if kinds.contains(found.map(\.kind).sorted()) { continue }
      var missing = sources.counterpart(of: text).escapes.map(\.kind)
      var extra: [Escape] = []
      for escape in found {
        if let index = missing.firstIndex(of: escape.kind) {
          missing.remove(at: index)
        } else if text.literal(at: escape.range.lowerBound)?.kind != .code {
          extra.append(escape)
        }
      }
      for escape in extra {
        report.add(
          Diagnosis.extra("\\" + escape.kind), at: .text(escape.range, of: text, in: message),
          notes: message.sourceNote, fixes: message.decoding(escape, of: text))
      }
      for kind in Set(missing).sorted() where extra.isEmpty {
        report.add(
          Diagnosis.missing("\\" + kind), at: .text(text.whole, of: text, in: message),
          atMost: kind == "'" ? .note : .error, notes: message.sourceNote)
      }
    }
  }
}

/// A visible backslash and the escaped character.
private struct Escape {
  /// The letter after the backslash.
  var kind: String
  var range: Range<Int>
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
      if !isQuoted(index), token != .path, token != .url,
        "ntr\"'\\u0x".unicodeScalars.contains(kind), hasDigits(of: kind, at: index + 2)
      {
        escapes.append(Escape(kind: String(kind), range: index..<(index + 2)))
      }
      index += 2
    }
    return escapes
  }

  /// Whether a backslash is alone in quotation marks: '\', "\", and in GNU's style: `\'.
  private func isQuoted(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let (before, after) = (scalars[index - 1], scalars[index + 1])
    return after == "'" && before == "`" || before == after && (after == "'" || after == "\"")
  }

  /// Whether the escape has the digits that it needs: `\u00A0`, and not `domain\user`.
  private func hasDigits(of kind: Unicode.Scalar, at index: Int) -> Bool {
    guard kind == "u" || kind == "x" else { return true }
    let rest = scalars[index...]
    return rest.first == "{" || rest.prefix(2).count { $0.properties.isASCIIHexDigit } == 2
  }
}

extension CatalogMessage {
  /// Returns the fix that replaces the escape by its character.
  fileprivate func decoding(_ escape: Escape, of text: ShownText) -> [Fix] {
    let decoded: [String: String] = ["n": "\n", "t": "\t", "\"": "\"", "'": "'"]
    guard let character = decoded[escape.kind] else { return [] }
    return fixes("write the character itself", .review, escape.range, of: text, to: character)
  }
}

extension EscapeMismatch {
  private enum Diagnosis: RuleDiagnosis {
    case extra(_ escape: String)
    case reference(_ reference: String, others: Int)
    case missing(_ escape: String)

    var message: Diagnostic.Message {
      switch self {
      case .extra(let escape):
        "\(quoted(escape)) is shown to readers as it is written; the source has none here"
      case .reference(let reference, others: 0): Self.extra(reference).message
      case .reference(let reference, let others):
        """
        \(quoted(reference)) and \(others) more are shown to readers as they are written; the source \
        has none here
        """
      case .missing(let escape): "the source's \(quoted(escape)) is missing"
      }
    }
  }
}
