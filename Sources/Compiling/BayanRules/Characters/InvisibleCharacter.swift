package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// An invisible character that has no effect, or a harmful one.
///
/// The character is right if its script needs it: Unicode properties of the adjacent characters decide.
/// U+200C at the edge of a word in Arabic script, where it has no effect, is a note. So is a variation
/// selector that the source has as often.
///
/// The rule reports U+200B in `ح<U+200B>فظ` (`ar`), U+FEFF anywhere, and U+00AD beside a space.
package struct InvisibleCharacter: MessageRule {
  package static let id: RuleID = "invisible-character"
  package static let severity = Diagnostic.Severity.warning

  package let requiredBytes: ByteSet = .nonASCII

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.ignorable) else { return }
    let writing = message.writing
    for text in message.renderedTexts where text.traits.contains(.ignorable) {
      var found: [(scalar: Unicode.Scalar, places: [Int])] = []
      for (index, character) in text.characters.enumerated()
      where character.isWritten && character.isInvisible && !text.needsInvisible(at: index, writing)
      {
        if let known = found.firstIndex(where: { $0.scalar == character.scalar }) {
          found[known].places.append(index)
        } else {
          found.append((character.scalar, [index]))
        }
      }
      for (scalar, places) in found {
        report.add(
          .invisible(scalar, places.count),
          at: .text(places[0]..<places[0] + 1, of: text, in: message),
          atMost: places.allSatisfy { text.isStrayNonJoiner(at: $0) || text.isBehindPercent($0) }
            || message.hasSelectorsOfSource(scalar, text) ? .note : .error,
          fixes: Fix.making(
            places.count == 1 ? "delete it" : "delete all \(places.count)", .automatic,
            places.map { message.edit(text.deletion(of: $0), of: text, to: "") }))
      }
    }
  }
}

extension CatalogMessage {
  /// Whether a text has a variation selector as often as a text of the source, as its emoji require.
  fileprivate func hasSelectorsOfSource(_ scalar: Unicode.Scalar, _ text: ShownText) -> Bool {
    (scalar == "\u{FE0E}" || scalar == "\u{FE0F}")
      && sourceTexts?.contains {
        $0.scalars.count { $0 == scalar } == text.scalars.count { $0 == scalar }
      } == true
  }
}

extension ShownCharacter {
  /// Whether the character is invisible; other rules report bidirectional controls.
  fileprivate var isInvisible: Bool {
    guard !scalar.isASCII, !scalar.isBidiControl, !properties.isDeprecated else { return false }
    switch scalar.value {
    case 0x2028, 0x2029, 0x2800, 0xFFF9...0xFFFB: return true
    default: return properties.isDefaultIgnorableCodePoint && properties.generalCategory != .cn
    }
  }
}

extension ShownText {
  /// Returns the stretch to delete with an invisible character: at the text's end also the space before it.
  fileprivate func deletion(of index: Int) -> Range<Int> {
    var start = index
    if index + 1 == characters.count {
      while start > 0, characters[start - 1].scalar.isWhitespace { start -= 1 }
    }
    return start..<index + 1
  }

  /// Whether the character is between `%` and a number or a value, and keeps programs from joining the two.
  fileprivate func isBehindPercent(_ index: Int) -> Bool {
    index > 0 && characters[index].scalar == "\u{200B}" && characters[index - 1].scalar == "%"
  }

  /// Whether an invisible character has an effect at its place.
  fileprivate func needsInvisible(at index: Int, _ writing: LocaleWriting) -> Bool {
    let scalar = characters[index].scalar
    let before = index > 0 ? characters[index - 1] : nil
    let after = index + 1 < characters.count ? characters[index + 1] : nil
    switch scalar.value {
    case 0x200C: return needsNonJoiner(before, after)
    case 0x200D: return needsJoiner(at: index)
    case 0x200B:
      return writing.auxiliary.contains(scalar) || writing.letters.contains(scalar)
        || before?.properties.breaksByDictionary == true
        || after?.properties.breaksByDictionary == true
    case 0x00AD:
      // Between letters the character divides words, in scripts whose letters don't join.
      return [before, after].allSatisfy { character in
        guard let properties = character?.properties else { return false }
        return (properties.isLetter || properties.isMark) && properties.joiningType == .none
          && !properties.breaksByDictionary && !properties.isIdeographic
      }
    case 0x2060:
      // Between two letters no line would break without the character either.
      guard let before, let after, !before.properties.isWhitespace, !after.properties.isWhitespace
      else { return false }
      return !(before.isPlainLetter && after.isPlainLetter)
    case 0x034F: return before?.properties.isMark == true || after?.properties.isMark == true
    case 0x115F, 0x1160: return after?.properties.script == .hangul && before != nil
    case 0x180B...0x180F:
      return before?.properties.script == .mongolian || after?.properties.script == .mongolian
    case 0x2800: return isBraille(before) || isBraille(after)
    case 0xE0020...0xE007F:
      return before.map {
        $0.properties.isExtendedPictographic || (0xE0020...0xE007E).contains($0.scalar.value)
      }
        ?? false
    case _ where characters[index].properties.isVariationSelector:
      guard let before else { return false }
      if scalar == "\u{FE0E}" || scalar == "\u{FE0F}" { return before.takesEmojiStyle }
      return before.properties.isLetter || before.properties.generalCategory == .sm
    default: return false
    }
  }

  /// Whether a ZWNJ is beside a letter whose script needs it elsewhere: a typing slip without a
  /// visible effect.
  fileprivate func isStrayNonJoiner(at index: Int) -> Bool {
    guard characters[index].scalar == "\u{200C}" else { return false }
    return characters[max(0, index - 2)..<min(characters.count, index + 3)].contains { $0.isArabic }
  }

  private func isBraille(_ character: ShownCharacter?) -> Bool {
    guard let character else { return false }
    return (0x2801...0x28FF).contains(character.scalar.value)
  }

  /// Whether ZWNJ is needed: after and before a virama, and within words of a script whose letters join.
  private func needsNonJoiner(
    _ before: ShownCharacter?, _ after: ShownCharacter?
  ) -> Bool {
    if before?.isVirama == true || after?.isVirama == true { return true }
    // A chillu of Malayalam, written as virama and joiner, is separated from the next letter.
    if before?.scalar == "\u{200D}" { return true }
    // Persian and Urdu need it, even after `ر`, where it has no effect, and between a value and its
    // ending; Arabic catalogs have it in spelt-out acronyms.
    guard let before, let after else { return false }
    func isWordPart(_ character: ShownCharacter) -> Bool {
      character.kind == .placeholder || character.kind == .isolation
        || character.properties.isAlphanumeric
        || character.properties.isMark || character.properties.generalCategory == .pf
        || character.scalar.isBidiControl
    }
    func joins(_ character: ShownCharacter) -> Bool {
      character.properties.joiningType != .none
    }
    return isWordPart(before) && isWordPart(after) && (joins(before) || joins(after))
  }

  /// Whether ZWJ is needed: between emoji, beside a virama, and at the open side of a letter that joins.
  private func needsJoiner(at index: Int) -> Bool {
    let before = characters[..<index].last {
      !$0.properties.isVariationSelector && !$0.properties.isEmojiModifier
    }
    let after = index + 1 < characters.count ? characters[index + 1] : nil
    if before?.properties.isExtendedPictographic == true,
      after?.properties.isExtendedPictographic == true
    {
      return true
    }
    if before?.isVirama == true || after?.isVirama == true { return true }
    // `لِ‍`: vowels don't keep letters from joining.
    let letter = characters[..<index].last { !$0.properties.isMark }
    let joinsBefore =
      letter.map { $0.properties.joiningType == .dual || $0.properties.joiningType == .left }
      ?? false
    let joinsAfter =
      after.map { $0.properties.joiningType == .dual || $0.properties.joiningType == .right }
      ?? false
    return joinsBefore != joinsAfter
  }
}

extension ShownCharacter {
  fileprivate var isVirama: Bool { properties.combiningClass == 9 }

  /// Whether the character is a letter next to which no line breaks: not of a script without spaces.
  fileprivate var isPlainLetter: Bool {
    properties.isAlphanumeric && !properties.breaksByDictionary && !properties.isIdeographic
  }

  /// Whether the character has a text style and an emoji style.
  fileprivate var takesEmojiStyle: Bool {
    properties.isEmoji || properties.isExtendedPictographic || properties.isEmojiModifier
      || properties.generalCategory == .so || properties.generalCategory == .sm
  }
}

extension Diagnostic.Message {
  fileprivate static func invisible(_ scalar: Unicode.Scalar, _ count: Int) -> Self {
    count == 1
      ? "the invisible \(scalar.named) has no use here"
      : "the invisible \(scalar.named) has no use in \(count) places; this is the first"
  }
}
