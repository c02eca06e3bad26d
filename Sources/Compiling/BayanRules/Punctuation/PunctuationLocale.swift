package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// A mark after a word of the locale's script that isn't the locale's own.
///
/// CLDR decides, where it lists a mark of the same role and not this one: `,` isn't among Nepali's.
/// Where CLDR lists both, as for Chinese, the mark that usually follows its words counts: there `，`
/// and `。`. A `?` is a note, because many programs write it. No locale uses another script's mark.
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
    // What several variants have is said once.
    var found: [Found] = []
    var source = SourceMarks(message.sourceTexts ?? [])
    for text in message.texts where !text.isASCII {
      if text.bytes.intersects(Self.marks) {
        for (index, scalar) in text.scalars.enumerated()
        where index > 0 && Self.marks.contains(scalar) {
          guard let meant = meant(by: scalar, at: index, of: text, in: message, &source),
            !text.quotesCharacter(at: index), !text.isWithinCall(index),
            !message.listMarks.contains(scalar)
          else { continue }
          found.append(Found(text: text, index: index, meant: meant.mark, form: meant.form))
        }
      }
      guard text.bytes.intersects(writing.foreignLeads) else { continue }
      for (index, scalar) in text.scalars.enumerated() where !scalar.isASCII && index > 0 {
        guard let meant = writing.ownMark(for: scalar), text.scalars[index - 1].isWordPart,
          text.literal(at: index) == nil, !source.characters.contains(scalar)
        else { continue }
        found.append(Found(text: text, index: index, meant: meant, form: .foreign))
      }
    }
    while let first = found.first {
      // Who writes one of ASCII's marks there writes the others: that is one habit.
      func isAlike(_ other: Found) -> Bool {
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
        .another(first.scalar, first.meant, first.form, message.locale, alike.count),
        at: .text(first.index..<(first.index + 1), of: first.text, in: message),
        atMost: first.form == .tolerated ? .note : .error, cldr: ICUVersion.cldr,
        fixes: isFixed
          ? Fix.making("write \(quoted(String(first.meant)))", .automatic, edits) : [])
    }
  }

  private static let marks: ByteSet = "?,;.!:"
  private static let arabic: ByteSet = "?,;"

  /// The mark that stands in place of ASCII's after a word of the locale's script.
  private func meant(
    by scalar: Unicode.Scalar, at index: Int, of text: ShownText, in message: CatalogMessage,
    _ source: inout SourceMarks
  ) -> (mark: Unicode.Scalar, form: Found.Form)? {
    let writing = message.writing
    guard writing.script != "Arab" || !Self.arabic.contains(scalar) else { return nil }
    if let mark = writing.counterpart(of: scalar) {
      guard text.literal(at: index) == nil, isAfterWord(index, of: text, message),
        isAtEndOfWord(index, of: text)
      else { return nil }
      // Pashto and Sindhi have `۔` in CLDR, and `.` on many of their pages.
      return (mark, writing.script == "Arab" ? .tolerated : .unlisted)
    }
    guard let (mark, isSettled) = writing.customaryMark(for: scalar),
      text.literal(at: index) == nil, isAfterWord(index, of: text, message)
    else { return nil }
    // `...` is an ellipsis.
    if scalar == ".", index + 1 < text.scalars.count, text.scalars[index + 1] == "." { return nil }
    let isSpaced = !message.writing.scripts.contains(.han)
    let isMidSentence = index + 1 < text.scalars.count && isWord(text.scalars[index + 1], message)
    guard isAtEndOfWord(index, of: text) || !isSpaced && isMidSentence else { return nil }
    // `yes,no,maybe` is a list for machines.
    if isMidSentence, source.joints.contains(scalar) { return nil }
    // A colon is a colon but where the source ends its sentence.
    if scalar == ":", !source.endsSentence { return nil }
    // `bap.` is no sentence.
    if scalar == ".", source.isAbbreviation {
      return (mark, .tolerated)
    }
    return (mark, isSettled ? .customary : .tolerated)
  }

  private func isAfterWord(
    _ index: Int, of text: ShownText, _ message: CatalogMessage
  ) -> Bool {
    var before = index - 1
    while before > 0, text.scalars[before].isMark { before -= 1 }
    return isWord(text.scalars[before], message)
  }

  /// Whether a letter is one of the locale's script.
  private func isWord(_ scalar: Unicode.Scalar, _ message: CatalogMessage) -> Bool {
    guard !scalar.isASCII, scalar.isAlphabetic else { return false }
    let scripts = message.writing.scripts
    let script = CharacterProperties(of: scalar).script
    // `ー` belongs to both kinds of kana.
    return scripts.isEmpty || scripts.contains(script) || scalar == "ー"
  }

  /// Whether a space, a bracket or the end follows: `a.b` and `12:30` aren't sentences.
  private func isAtEndOfWord(_ index: Int, of text: ShownText) -> Bool {
    guard index + 1 < text.scalars.count else { return true }
    let next = text.scalars[index + 1]
    return next.isWhitespace || next.isPunctuation
  }
}

/// A mark that isn't the locale's, and the one that is.
private struct Found {
  enum Form {
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

extension ShownText {
  /// Whether it is one short word in small letters with a full stop, or a shorter one with a capital.
  fileprivate var isAbbreviation: Bool {
    scalars.last == "." && (2...7).contains(scalars.count)
      && scalars.dropLast().allSatisfy(\.isAlphabetic)
      && (scalars.count < 5 || scalars[0].isUppercase == false)
      && scalars.dropFirst().allSatisfy { !$0.isUppercase }
  }
}

/// What a source shows of marks; each is found once, when first asked for.
private struct SourceMarks {
  private let texts: [ShownText]

  init(_ texts: [ShownText]) { self.texts = texts }

  private(set) lazy var characters = Set(texts.flatMap(\.scalars))

  /// What stands before a letter without a space: `yes,no`.
  private(set) lazy var joints = Set(
    texts.flatMap { text in
      zip(text.scalars, text.scalars.dropFirst()).filter(\.1.isAlphabetic).map(\.0)
    })

  private(set) lazy var endsSentence = texts.contains { $0.scalars.last == "." }

  private(set) lazy var isAbbreviation = texts.contains(where: \.isAbbreviation)
}

extension Diagnostic.Message {
  fileprivate static func another(
    _ scalar: Unicode.Scalar, _ meant: Unicode.Scalar, _ form: Found.Form, _ locale: String,
    _ count: Int
  ) -> Self {
    let times = count > 1 ? ", \(count) times" : ""
    let others =
      count > 1 ? "; the same at \(count == 2 ? "1 more mark" : "\(count - 1) more marks")" : ""
    switch form {
    case .customary, .tolerated:
      return """
        \(quoted(locale)) uses \(quoted(String(meant))) after its own words, not \
        \(quoted(String(scalar)))\(others)
        """
    case .unlisted, .foreign:
      return """
        \(quoted(String(scalar))) is not a mark of \(quoted(locale)), which uses \
        \(quoted(String(meant)))\(times)
        """
    }
  }
}
