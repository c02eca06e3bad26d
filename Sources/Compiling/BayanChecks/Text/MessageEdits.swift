import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax
import BayanTOML

extension CatalogMessage {
  /// The change of a stretch of a text to another.
  ///
  /// - Returns: `nil` where it can't be made: the stretch goes over markup or over the end of a quoted
  ///   value, or it has a placeholder that more is to be done to than to delete it, or the string in
  ///   the file can't spell the new text.
  func edit(_ range: Range<Int>, of text: ShownText, to new: String) -> TextEdit? {
    let old = text.characters[range]
    guard new.isEmpty || old.allSatisfy({ $0.kind != .placeholder }),
      zip(old, old.dropFirst()).allSatisfy({ $0.end == $1.start })
    else { return nil }
    let holder =
      range.lowerBound < text.characters.count
      ? text.characters[range.lowerBound] : text.characters.last
    let written = new.escaped(holder?.kind == .literal ? "\\|" : "\\{}")
    let source = words.needsEscapes(written) ? words.text.source(for: written) : written
    return source.map { TextEdit(words.text.sourceSpan(of: text.span(range)), $0) }
  }

  /// The insertion of text before a character; at the end for the number of characters.
  func insertion(of new: String, at index: Int, in text: ShownText) -> TextEdit? {
    edit(index..<index, of: text, to: new)
  }

  /// A fix of one change; none where it can't be made.
  func fixes(
    _ label: String, _ applicability: Fix.Applicability, _ range: Range<Int>,
    of text: ShownText, to new: String
  ) -> [Fix] {
    Fix.making(label, applicability, [edit(range, of: text, to: new)])
  }
}

extension Fix {
  /// A fix of several changes; none where one of them can't be made.
  static func making(
    _ label: String, _ applicability: Applicability, _ edits: [TextEdit?]
  ) -> [Fix] {
    let made = edits.compactMap { $0 }
    return made.count == edits.count ? [Fix(label, applicability, edits: made)] : []
  }
}

extension LocaleMessage {
  /// Whether the string has lines of its own: its text then starts three quotes or more after it.
  private var isMultiline: Bool { text.sourceOffset(of: 0) >= place.span.start + 3 }

  /// What stands between two variants.
  var variantSeparator: String { isMultiline ? "\n" : " " }

  /// Whether a text has to be written otherwise in some kind of string in the file.
  fileprivate func needsEscapes(_ new: String) -> Bool {
    new.unicodeScalars.contains { scalar in
      switch scalar {
      case "\"", "'", "\\": true
      case "\n": !isMultiline
      default: scalar.value < 0x20 || scalar.value == 0x7F
      }
    }
  }

  /// The change of a stretch of the message to other source; `nil` where that would need escapes in
  /// the file.
  func edit(_ span: SourceSpan, to new: String) -> TextEdit? {
    needsEscapes(new) ? nil : TextEdit(text.sourceSpan(of: span), new)
  }

  /// The insertion of source into the message.
  func insertion(of new: String, at offset: Int) -> TextEdit? {
    edit(SourceSpan(offset, offset), to: new)
  }

  /// The deletion of a variant and of the white space after it.
  func deletion(of variant: Variant) -> [Fix] {
    let bytes = messageText.utf8
    var end = variant.span.end
    for byte in bytes.dropFirst(end) {
      guard byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D else { break }
      end += 1
    }
    return Fix.making(
      "delete the variant", .automatic, [edit(SourceSpan(variant.span.start, end), to: "")])
  }
}

extension Pattern {
  /// Whether there are words that a person has to look at: letters, or another literal.
  var hasWords: Bool {
    elements.contains { element in
      switch element {
      case .text(let text): text.value.unicodeScalars.contains(where: \.isAlphabetic)
      case .expression(let expression): expression.operand?.variable == nil
      case .markup: true
      }
    }
  }
}

extension String {
  fileprivate func escaped(_ special: ByteSet) -> String {
    var written = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if special.contains(scalar) { written.append("\\") }
      written.append(scalar)
    }
    return String(written)
  }
}
