package import BayanCatalog
package import BayanDiagnostics
package import BayanMessageSyntax
import BayanTOML

extension CatalogMessage {
  /// Returns the replacement of a stretch of a text.
  ///
  /// - Returns: `nil` if it is impossible: the stretch crosses markup or the end of a quoted
  ///   value, or contains a placeholder that isn't just deleted, or the string in
  ///   the file can't hold the new text.
  package func edit(_ range: Range<Int>, of text: ShownText, to new: String) -> TextEdit? {
    let old = text.characters[range]
    guard new.isEmpty || old.allSatisfy({ $0.kind != .placeholder }),
      zip(old, old.dropFirst()).allSatisfy({ $0.end == $1.start })
    else { return nil }
    let holder =
      range.lowerBound < text.characters.count
      ? text.characters[range.lowerBound] : text.characters.last
    let written = new.escaped(holder?.kind == .literal ? "\\|" : "\\{}")
    return localeMessage.source(for: written).map {
      TextEdit(localeMessage.text.sourceSpan(of: text.span(range)), $0)
    }
  }

  /// Returns the insertion of text before a character, or at the end for the number of characters.
  package func insertion(of new: String, at index: Int, in text: ShownText) -> TextEdit? {
    edit(index..<index, of: text, to: new)
  }

  /// Returns a fix of one change; none if the change is impossible.
  package func fixes(
    _ label: Diagnostic.Message, _ applicability: Fix.Applicability, _ range: Range<Int>,
    of text: ShownText, to new: String
  ) -> [Fix] {
    Fix.making(label, applicability, [edit(range, of: text, to: new)])
  }
}

extension Fix {
  /// Returns a fix of several changes; none if one of them is impossible.
  package static func making(
    _ label: Diagnostic.Message, _ applicability: Applicability, _ edits: [TextEdit?],
    isDraft: Bool = false
  ) -> [Fix] {
    let edited = edits.compactMap { $0 }
    guard edited.count == edits.count else { return [] }
    return [Fix(label, applicability, edits: edited, isDraft: isDraft)]
  }
}

extension LocaleMessage {
  /// Whether the string has several lines: its text then starts after three or more bytes.
  private var isMultiline: Bool { text.sourceOffset(of: 0) >= place.span.start + 3 }

  /// Returns the source of a text in the message's string; `nil` if its quotes can't hold the text.
  ///
  /// Line ends are unchanged in a multi-line string. Invisible characters are unchanged too,
  /// unless something else needs an escape.
  fileprivate func source(for new: String) -> String? {
    let lines =
      isMultiline
      ? new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) : [new]
    let written = lines.compactMap { line in
      switch text.quotes {
      case .basic: line.needsEscapes ? text.source(for: line) : line
      case .literal:
        // A single quote is text between three quotes.
        isMultiline && line.hasOnlySingleApostrophes
          ? text.source(for: line.replacing("'", with: "")).map { _ in line }
          : text.source(for: line)
      }
    }
    return written.count == lines.count ? written.joined(separator: "\n") : nil
  }

  /// Returns the replacement of a stretch of the message by other source; `nil` if the file's string can't
  /// hold it.
  package func edit(_ span: SourceSpan, to new: String) -> TextEdit? {
    source(for: new).map { TextEdit(text.sourceSpan(of: span), $0) }
  }

  /// Returns the replacement of the whole text, in a string of another kind if its own can't hold the text.
  package func rewriting(to new: String) -> TextEdit {
    edit(SourceSpan(0, messageText.utf8.count), to: new)
      ?? TextEdit(place.span, tomlBasicString(new))
  }

  /// Returns the replacement of the whole text by several lines, in a multi-line string.
  package func rewritingInLines(to new: String) -> TextEdit {
    isMultiline ? rewriting(to: new) : TextEdit(place.span, TOMLNewValue.lines(new).text)
  }

  /// A variant to be added to a matcher.
  package struct AddedVariant {
    /// The keys and the pattern.
    var source: String
    /// The variant before or after which the new one goes.
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

  /// Returns the edits that add variants, each on a line of its own.
  ///
  /// If the existing variants share lines, the message is rewritten.
  ///
  /// - Parameter added: The variants, in the intended order beside one neighbour.
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

  /// Returns the white space before a stretch that begins its line; `nil` for another stretch.
  private func indent(of span: SourceSpan) -> String? {
    let before = Array(messageText.utf8.prefix(span.start))
    let indent = before.reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    guard before.dropLast(indent.count).last == UInt8(ascii: "\n") else { return nil }
    return String(decoding: indent.reversed(), as: UTF8.self)
  }

  /// Returns the insertion of source into the message.
  package func insertion(of new: String, at offset: Int) -> TextEdit? {
    edit(SourceSpan(offset, offset), to: new)
  }

  /// Returns the fix that deletes a variant and the white space after it.
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
  /// Whether the pattern has content that a person has to check: letters, markup, or a placeholder without
  /// a variable.
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
  /// Whether a basic string has to escape a character.
  fileprivate var needsEscapes: Bool {
    unicodeScalars.contains { scalar in
      scalar == "\"" || scalar == "\\" || scalar.value < 0x20 || scalar.value == 0x7F
    }
  }

  /// Whether no apostrophe is beside another one, or next to the string's own quotes.
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
