package import BayanCatalog
package import BayanDiagnostics
package import BayanMessageSyntax
import BayanTOML

extension CatalogMessage {
  /// The change of a stretch of a text to another.
  ///
  /// - Returns: `nil` where it can't be made: the stretch goes over markup or over the end of a quoted
  ///   value, or it has a placeholder that more is to be done to than to delete it, or the string in
  ///   the file can't spell the new text.
  package func edit(_ range: Range<Int>, of text: ShownText, to new: String) -> TextEdit? {
    let old = text.characters[range]
    guard new.isEmpty || old.allSatisfy({ $0.kind != .placeholder }),
      zip(old, old.dropFirst()).allSatisfy({ $0.end == $1.start })
    else { return nil }
    let holder =
      range.lowerBound < text.characters.count
      ? text.characters[range.lowerBound] : text.characters.last
    let written = new.escaped(holder?.kind == .literal ? "\\|" : "\\{}")
    return words.source(for: written).map {
      TextEdit(words.text.sourceSpan(of: text.span(range)), $0)
    }
  }

  /// The insertion of text before a character; at the end for the number of characters.
  package func insertion(of new: String, at index: Int, in text: ShownText) -> TextEdit? {
    edit(index..<index, of: text, to: new)
  }

  /// A fix of one change; none where it can't be made.
  package func fixes(
    _ label: String, _ applicability: Fix.Applicability, _ range: Range<Int>,
    of text: ShownText, to new: String
  ) -> [Fix] {
    Fix.making(label, applicability, [edit(range, of: text, to: new)])
  }
}

extension Fix {
  /// A fix of several changes; none where one of them can't be made.
  package static func making(
    _ label: String, _ applicability: Applicability, _ edits: [TextEdit?], isDraft: Bool = false
  ) -> [Fix] {
    let made = edits.compactMap { $0 }
    guard made.count == edits.count else { return [] }
    return [Fix(label, applicability, edits: made, isDraft: isDraft)]
  }
}

extension LocaleMessage {
  /// Whether the string has lines of its own: its text then starts three quotes or more after it.
  private var isMultiline: Bool { text.sourceOffset(of: 0) >= place.span.start + 3 }

  /// How a text is written in the message's string; `nil` where its quotes can't hold it.
  ///
  /// Line ends stay what they are in a string with lines of its own. Invisible characters stay too,
  /// unless something else needs an escape.
  fileprivate func source(for new: String) -> String? {
    let lines =
      isMultiline
      ? new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) : [new]
    let written = lines.compactMap { line in
      switch text.quotes {
      case .basic: line.needsEscapes ? text.source(for: line) : line
      case .literal:
        // Between three quotes a single one is text.
        isMultiline && line.hasOnlySingleApostrophes
          ? text.source(for: line.replacing("'", with: "")).map { _ in line }
          : text.source(for: line)
      }
    }
    return written.count == lines.count ? written.joined(separator: "\n") : nil
  }

  /// The change of a stretch of the message to other source; `nil` where the file's string can't
  /// hold it.
  package func edit(_ span: SourceSpan, to new: String) -> TextEdit? {
    source(for: new).map { TextEdit(text.sourceSpan(of: span), $0) }
  }

  /// The change of the whole text, in a string of another kind where its own can't hold it.
  package func rewriting(to new: String) -> TextEdit {
    edit(SourceSpan(0, messageText.utf8.count), to: new)
      ?? TextEdit(place.span, tomlBasicString(new))
  }

  /// The change of the whole text to one of several lines, in a string with lines of its own.
  package func rewritingInLines(to new: String) -> TextEdit {
    isMultiline ? rewriting(to: new) : TextEdit(place.span, TOMLNewValue.lines(new).text)
  }

  /// A variant to be added to a matcher.
  package struct AddedVariant {
    /// The keys and the pattern.
    var source: String
    /// The variant that it is before or after.
    var neighbour: SourceSpan
    var isBefore: Bool

    /// Puts a variant before another one.
    package init(_ source: String, before neighbour: Variant) {
      (self.source, self.neighbour, isBefore) = (source, neighbour.span, true)
    }

    /// Puts a variant after another one.
    package init(_ source: String, after neighbour: Variant) {
      (self.source, self.neighbour, isBefore) = (source, neighbour.span, false)
    }
  }

  /// The addition of variants, each on a line of its own.
  ///
  /// Where the variants that are there share lines, the message is written anew.
  ///
  /// - Parameter added: In the order in which those beside the same variant shall be.
  package func addition(of added: [AddedVariant]) -> [TextEdit?] {
    let indents = added.map { indent(of: $0.neighbour) }
    let variants: [Variant] =
      if case .select(_, let variants) = parsed.message.body { variants } else { [] }
    let hasLines = isMultiline && variants.allSatisfy { indent(of: $0.span) != nil }
    var texts: [Int: String] = [:]
    for (variant, indent) in zip(added, indents) {
      let lineEnd = "\n" + (hasLines ? indent ?? "" : "")
      if variant.isBefore {
        texts[variant.neighbour.start, default: ""] += variant.source + lineEnd
      } else {
        texts[variant.neighbour.end, default: ""] += lineEnd + variant.source
      }
    }
    let places = texts.sorted { $0.key < $1.key }
    if hasLines { return places.map { insertion(of: $1, at: $0) } }
    var bytes = Array(messageText.utf8)
    for (place, text) in places.reversed() { bytes.insert(contentsOf: text.utf8, at: place) }
    let whole = ParsedMessage.parse(String(decoding: bytes, as: UTF8.self)).message
    return [rewritingInLines(to: whole.formatted() + "\n")]
  }

  /// The white space before a stretch that begins its line; `nil` where it doesn't.
  private func indent(of span: SourceSpan) -> String? {
    let before = Array(messageText.utf8.prefix(span.start))
    let indent = before.reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    guard before.dropLast(indent.count).last == UInt8(ascii: "\n") else { return nil }
    return String(decoding: indent.reversed(), as: UTF8.self)
  }

  /// The insertion of source into the message.
  package func insertion(of new: String, at offset: Int) -> TextEdit? {
    edit(SourceSpan(offset, offset), to: new)
  }

  /// The deletion of a variant and of the white space after it.
  package func deletion(of variant: Variant) -> [Fix] {
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
  package var hasWords: Bool {
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
  /// Whether a basic string has to escape something.
  fileprivate var needsEscapes: Bool {
    unicodeScalars.contains { scalar in
      scalar == "\"" || scalar == "\\" || scalar.value < 0x20 || scalar.value == 0x7F
    }
  }

  /// Whether no apostrophe is beside another, or where the string's own quotes may be.
  fileprivate var hasOnlySingleApostrophes: Bool {
    !contains("''") && first != "'" && last != "'"
  }

  fileprivate func escaped(_ special: ByteSet) -> String {
    var written = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if special.contains(scalar) { written.append("\\") }
      written.append(scalar)
    }
    return String(written)
  }
}
