package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// A mark after a word of the locale's script that isn't the locale's own.
///
/// CLDR decides, where it lists a mark of the same role and not this one: `,` isn't among Nepali's.
/// Where CLDR lists both, as for Chinese, the mark that usually follows its words counts: there `，`
/// and `。`. A `?` is a note, because many programs write it. No locale uses another script's mark.
///
/// Marks after something else than a word aren't looked at.
package struct PunctuationLocale: MessageRule {
  package static let id: RuleID = "punctuation-locale"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [.atSpan(EntityBroken.id)]

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    let writing = message.writing
    guard !message.isSource, writing.hasMarksOfItsOwn,
      message.bytes.intersects(Self.marks) || message.bytes.intersects(writing.foreignLeads)
    else { return }
    let sources = message.sourceTexts ?? []
    let search = MarkSearch(
      writing: writing, inSource: Set(sources.flatMap(\.scalars)),
      joinsInSource: message.marksBetweenLettersOfSource())
    var found = message.texts.flatMap(search.foreignMarks)
    // What several variants have is said once.
    while let first = found.first {
      // Who writes one of ASCII's marks there writes the others: that is one habit.
      func isAlike(_ other: ForeignMark) -> Bool {
        other.scalar == first.scalar || other.form == .customary && first.form == .customary
      }
      let alike = found.filter(isAlike)
      found.removeAll(where: isAlike)
      let edits = alike.map {
        message.edit($0.index..<($0.index + 1), of: $0.text, to: String($0.meant))
      }
      // Armenian asks on the word and not after it, so only its full stop can be put in place.
      let isFixed = writing.script != "Armn" || first.meant == "։"
      report.add(
        Diagnosis.another(
          first.scalar, first.meant, first.form, locale: message.locale, count: alike.count),
        at: .text(first.index..<(first.index + 1), of: first.text, in: message),
        atMost: first.form == .tolerated ? .note : .error, cldr: ICUVersion.cldr,
        fixes: isFixed
          ? Fix.making("write \(quoted(String(first.meant)))", .automatic, edits) : [])
    }
  }

  private static let marks: ByteSet = "?,;.!:"
}

/// A mark that isn't the locale's, and the one that is.
private struct ForeignMark {
  enum Form: Sendable {
    /// CLDR doesn't list it for the locale.
    case unlisted
    /// CLDR lists it, and the locale's words are followed by another.
    case customary
    /// The same, and programs write it there all the same.
    case tolerated
    /// It is another script's.
    case foreign
  }

  var text: ShownText
  var index: Int
  var meant: Unicode.Scalar
  var form: Form

  var scalar: Unicode.Scalar { text.scalars[index] }
}

/// Looks for marks behind words that aren't the locale's.
private struct MarkSearch {
  let writing: LocaleWriting
  /// The characters of the source.
  let inSource: Set<Unicode.Scalar>
  /// The marks that the source has between letters.
  let joinsInSource: Set<PunctuationRole>

  func foreignMarks(of text: ShownText) -> [ForeignMark] {
    guard !text.isASCII else { return [] }
    let tokens = text.tokens
    return tokens.indices.dropFirst().compactMap { place in
      guard tokens[place].kind == .mark, tokens[place - 1].kind == .word else { return nil }
      let index = tokens[place].range.lowerBound
      let scalar = text.scalars[index]
      if !scalar.isASCII {
        guard let meant = writing.ownMark(for: scalar), !inSource.contains(scalar) else {
          return nil
        }
        return ForeignMark(text: text, index: index, meant: meant, form: .foreign)
      }
      guard !text.isWithinCall(index), isOwn(text.scalars[tokens[place - 1].range]),
        let (meant, form) = ownMark(for: scalar),
        place + 1 == tokens.count
          ? scalar != ";" : isEnd(tokens[place + 1], behind: scalar, of: text)
      else { return nil }
      return ForeignMark(text: text, index: index, meant: meant, form: form)
    }
  }

  /// The mark that replaces ASCII's after a word of the locale's script.
  private func ownMark(for scalar: Unicode.Scalar) -> (Unicode.Scalar, ForeignMark.Form)? {
    // These have a rule of their own, `arabic-punctuation`.
    if writing.script == "Arab", scalar == "?" || scalar == "," || scalar == ";" { return nil }
    // Pashto and Sindhi have `۔` in CLDR, and `.` on many of their pages.
    if let mark = writing.counterpart(of: scalar) {
      return (mark, writing.script == "Arab" ? .tolerated : .unlisted)
    }
    // In Armenian a colon is typed for the full stop, unless the source has a colon.
    guard let (mark, isSettled) = writing.customaryMark(for: scalar),
      scalar != ":" || !inSource.contains(":")
    else { return nil }
    return (mark, isSettled ? .customary : .tolerated)
  }

  /// Whether a sentence or a part of it can end before a token: a space or another mark.
  ///
  /// Chinese and Japanese go on without a space, unless the source has the mark between letters too,
  /// `yes,no`.
  private func isEnd(
    _ token: TextToken, behind mark: Unicode.Scalar, of text: ShownText
  ) -> Bool {
    switch token.kind {
    case .space: return true
    // `...` is an ellipsis.
    case .mark: return text.scalars[token.range.lowerBound].isPunctuation && mark != "."
    case .word:
      return writing.scripts.contains(.han) && isOwn(text.scalars[token.range])
        && !(mark.punctuationRole.map(joinsInSource.contains) ?? false)
    default: return false
    }
  }

  /// Whether the last letter of a word is one of the locale's script.
  private func isOwn(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let letter = word.last(where: { !$0.isMark }), !letter.isASCII, letter.isAlphabetic else {
      return false
    }
    // `ー` belongs to both kinds of kana.
    return writing.scripts.isEmpty || letter == "ー"
      || writing.scripts.contains(CharacterProperties(of: letter).script)
  }
}

extension PunctuationLocale {
  private enum Diagnosis: RuleDiagnosis {
    case another(
      Unicode.Scalar, Unicode.Scalar, ForeignMark.Form, locale: String, count: Int)

    var message: Diagnostic.Message {
      switch self {
      case .another(let mark, let meant, let form, let locale, let count):
        let (found, meant) = (quoted(String(mark)), quoted(String(meant)))
        switch form {
        case .customary, .tolerated:
          let others =
            switch count {
            case 1: ""
            case 2: "; the same at 1 more mark"
            default: "; the same at \(count - 1) more marks"
            }
          return "\(quoted(locale)) uses \(meant) after its own words, not \(found)\(others)"
        case .unlisted, .foreign:
          let times = count > 1 ? ", \(count) times" : ""
          return "\(found) is not a mark of \(quoted(locale)), which uses \(meant)\(times)"
        }
      }
    }
  }
}
