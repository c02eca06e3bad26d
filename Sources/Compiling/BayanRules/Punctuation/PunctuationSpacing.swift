package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// A space before a mark where the language has none, or the reverse.
///
/// French has a no-break space before `?`, `!`, `;` and `:` and inside guillemets, in Canada only
/// before `:` and inside guillemets. Other languages have no space before a mark. In Chinese and
/// Japanese the mark's glyph contains its space.
///
/// A space that may break where none should is a note. So is one before a danda, and in Canadian
/// French one as wide as a word's before `?`.
///
/// - Source: Lexique des règles typographiques en usage à l'Imprimerie nationale; for Canada, the
///   Office québécois de la langue française. CLDR has no data on this.
package struct PunctuationSpacing: MessageRule {
  package static let id: RuleID = "punctuation-spacing"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    let writing = message.writing
    guard !message.isSource, writing.script != "Arab" else { return }
    let style = Style(writing)
    var faults: [Fault] = []
    var source = SourceMarks(message)
    for text in message.texts where text.bytes.intersects("?!;:,.") || !text.isASCII {
      source.compare(with: text)
      var found = writing.spacesGuillemets ? guillemets(text) : []
      for index in text.scalars.indices.dropFirst() {
        guard let wanted = style.space(before: text.scalars[index]),
          text.literal(at: index) == nil, !message.listMarks.contains(text.scalars[index]),
          !text.isWithinAngles(index)
        else { continue }
        if let fault = fault(index, wanted, text, &source) { found.append(fault) }
      }
      faults += found.sorted { $0.span.lowerBound < $1.span.lowerBound }
    }
    // Equal faults are reported once.
    while let first = faults.first {
      let alike = faults.filter { $0.kind == first.kind }
      faults.removeAll { $0.kind == first.kind }
      let edits = alike.map { message.edit($0.place, of: $0.text, to: $0.space) }
      report.add(
        .fault(first, alike.count), at: .text(first.span, of: first.text, in: message),
        atMost: message.isStoredAsShown(first.text) ? .note : first.kind.severity,
        fixes: Fix.making(first.kind.replacement(alike.count), .automatic, edits))
    }
  }

  /// The faults of the space after each `«`; that before `»` is as before other marks.
  private func guillemets(_ text: ShownText) -> [Fault] {
    text.scalars.indices.dropLast().compactMap { index in
      guard text.scalars[index] == "«", !text.scalars[index + 1].isWhitespace else { return nil }
      return Fault(
        kind: .missing, mark: "«", isAfter: true, text: text, span: index..<(index + 1),
        place: (index + 1)..<(index + 1), space: "\u{A0}")
    }
  }

  private func fault(
    _ index: Int, _ wanted: Style.Space, _ text: ShownText, _ source: inout SourceMarks
  ) -> Fault? {
    let mark = text.scalars[index]
    let before = text.scalars[index - 1]
    guard text.endsWord(index) else { return nil }
    func superfluous(_ kind: Fault.Kind) -> Fault {
      let space = (index - 1)..<index
      return Fault(kind: kind, mark: mark, text: text, span: space, place: space, space: "")
    }
    switch wanted {
    case .narrow, .wide:
      let space = wanted == .narrow ? "\u{202F}" : "\u{A0}"
      if before == " " {
        guard index > 1, !text.scalars[index - 2].isWhitespace else { return nil }
        let place = (index - 1)..<index
        return Fault(
          kind: .breaking, mark: mark, text: text, span: place, place: place, space: space)
      }
      guard !before.isWhitespace, !source.has(index, of: text),
        before.isAlphabetic || before.isDecimalDigit || before == "»" || before == ")"
          || text.isPlaceholder(at: index - 1),
        !text.isLiteral(before: index), !(mark == ":" && text.isPlaceholder(at: index - 1)),
        !source.namesHave(index, of: text)
      else { return nil }
      return Fault(
        kind: .missing, mark: mark, text: text, span: index..<(index + 1), place: index..<index,
        space: space)
    case .atMostNarrow:
      guard before == " " || before == "\u{A0}", index > 1, text.scalars[index - 2].isAlphabetic
      else {
        return nil
      }
      return superfluous(.tolerated)
    case .none:
      // Only after a word: ` ?` by itself, ` :)` and ` ...` are something else.
      guard before == " " || before == "\u{A0}" || before == "\u{202F}", index > 1,
        text.scalars[index - 2].isAlphabetic, !source.spaces(mark),
        // A space sets off the Latin word before it: `False 。`.
        !mark.isFullWidth || !text.scalars[index - 2].isASCII
      else { return nil }
      // Who writes Devanagari by hand leaves a little space before the danda.
      return superfluous(mark == "।" ? .tolerated : .superfluous)
    }
  }

  /// How one language spaces its marks.
  private struct Style {
    enum Space {
      case none
      /// None, or U+202F NARROW NO-BREAK SPACE.
      case atMostNarrow
      /// U+202F NARROW NO-BREAK SPACE, or any other space that doesn't break.
      case narrow
      /// U+00A0 NO-BREAK SPACE.
      case wide
    }

    private var isFrench: Bool
    private var isCanadian: Bool
    /// Whether a colon can't be taken for a letter's sign, as it can for the visarga.
    private var hasPlainColon: Bool

    init(_ writing: LocaleWriting) {
      let locale = writing.tag
      let script = writing.script
      hasPlainColon = script == "Latn" || script == "Cyrl" || script == "Grek" || script == "Hebr"
      isFrench = writing.spacesGuillemets
      isCanadian = locale == "fr-CA" || locale.hasPrefix("fr-CA-")
    }

    /// The space before a mark; `nil` for marks that nothing is said of.
    func space(before mark: Unicode.Scalar) -> Space? {
      switch mark {
      case ":": isFrench ? .wide : hasPlainColon ? Space.none : nil
      case "»": isFrench ? .wide : nil
      case "?", "!", ";": isFrench ? (isCanadian ? .atMostNarrow : .narrow) : Space.none
      case ",", ".", "।", "，", "。", "、", "！", "？", "；", "：": Space.none
      default: nil
      }
    }
  }
}

/// A space that isn't as the language has it.
private struct Fault {
  enum Kind {
    case missing
    /// A line may break at it.
    case breaking
    case superfluous
    /// Superfluous, and often seen.
    case tolerated

    var severity: Diagnostic.Severity {
      switch self {
      case .missing, .superfluous: .error
      case .breaking, .tolerated: .note
      }
    }

    func replacement(_ count: Int) -> String {
      switch self {
      case .missing: count == 1 ? "put in a no-break space" : "put in the no-break spaces"
      case .breaking:
        count == 1
          ? "make the space one that doesn't break" : "make the spaces ones that don't break"
      case .superfluous, .tolerated: count == 1 ? "remove the space" : "remove the spaces"
      }
    }
  }

  var kind: Kind
  var mark: Unicode.Scalar
  /// Whether the space is the one behind the mark.
  var isAfter = false
  var text: ShownText
  /// What the diagnostic is about.
  var span: Range<Int>
  /// What is to be replaced, and by what.
  var place: Range<Int>
  var space: String
}

extension ShownText {
  /// The letters of ASCII that stand right before a place; none where others stand before them.
  fileprivate func asciiWord(before index: Int) -> String {
    var start = index
    while start > 0, scalars[start - 1].isASCIILetter { start -= 1 }
    return start > 0 && scalars[start - 1].isWordPart ? "" : string(start..<index)
  }

  /// Whether a word with a capital and a colon stands within a sentence, `the Cc: header`, or begins what
  /// stands in quotation marks within one, `add "From: <USER>"`.
  fileprivate func namesField(_ word: String, before colon: Int) -> Bool {
    let start = colon - word.utf8.count
    guard scalars[colon] == ":", word.first?.isUppercase == true, start > 1,
      colon + 2 < scalars.count
    else { return false }
    if scalars[start - 1] == " " {
      return scalars[start - 2].isASCIILowercase && scalars[colon + 1] == " "
        && scalars[colon + 2].isASCIILowercase
    }
    return "\"'“‘".unicodeScalars.contains(scalars[start - 1]) && scalars[start - 2] == " "
  }

  /// Whether a mark stands between `<` and `>`, where a form is shown: `<category: level>`.
  fileprivate func isWithinAngles(_ index: Int) -> Bool {
    guard bytes.contains("<") else { return false }
    let open = scalars[..<index].lastIndex { $0 == "<" || $0 == ">" || $0 == "\n" }
    let close = scalars[index...].firstIndex { $0 == "<" || $0 == ">" || $0 == "\n" }
    guard let open, let close else { return false }
    return scalars[open] == "<" && scalars[close] == ">"
  }

  /// How far back what is no word is looked at.
  private static let longestLiteral = 80

  /// Whether what a mark is written onto is no word: `Referrer-Policy:`, `utf8:`, `NOTE:`.
  fileprivate func isLiteral(before index: Int) -> Bool {
    var start = index
    while start > 0, index - start < Self.longestLiteral, !scalars[start - 1].isWhitespace {
      start -= 1
    }
    let word = scalars[start..<index]
    guard word.allSatisfy(\.isASCII), word.contains(where: \.isASCIILetter) else { return false }
    return word.allSatisfy { !$0.isASCIILetter || $0.isUppercase }
      || word.dropFirst().contains { $0 == "-" || $0 == "_" || $0 == "." || $0.isASCIIDigit }
  }

  /// Whether a mark is the last of its word: a space, another mark or the end follows.
  fileprivate func endsWord(_ index: Int) -> Bool {
    guard index + 1 < scalars.count else { return true }
    let next = scalars[index + 1]
    // What fills a square has its space in it.
    if scalars[index].isFullWidth { return true }
    // `:)` is a face, `:-` another.
    if scalars[index] == ":" || scalars[index] == ";" {
      return next.isWhitespace
    }
    if scalars[index] == "»", next == "." || next == "," || next == ":" || next == ";" {
      return true
    }
    return next.isWhitespace || next == "»" || next == ")" || next == "\"" || next == "”"
      || next == "!"
      || next == "?"
  }
}

/// The marks of a source, and what they stand with; each is looked for once, when first asked for.
private struct SourceMarks {
  private let texts: [ShownText]
  /// Whether the text that is looked at is one of the source's.
  private var isCopied = false

  init(_ message: CatalogMessage) { texts = message.sourceTexts ?? [] }

  mutating func compare(with text: ShownText) {
    isCopied = texts.contains { $0.scalars == text.scalars }
  }

  /// Whether the source has a mark between the same two words, without a space before it.
  mutating func has(_ index: Int, of text: ShownText) -> Bool {
    isCopied || text.wordsAround(index).map { phrases.contains($0) } == true
  }

  /// Whether a mark is a part of a name that the source has too.
  mutating func namesHave(_ index: Int, of text: ShownText) -> Bool {
    !names.isEmpty && names.contains(text.asciiWord(before: index) + String(text.scalars[index]))
  }

  /// Whether the source has a space before a mark too.
  mutating func spaces(_ mark: Unicode.Scalar) -> Bool { spaced.contains(mark) }

  private lazy var phrases = Set(
    texts.flatMap { text in
      text.scalars.indices.filter { Self.marks.contains(text.scalars[$0]) }
        .compactMap(text.wordsAround)
    })

  private static let marks: Set<Unicode.Scalar> = ["?", "!", ";", ":", "»"]

  private lazy var spaced = Set(
    texts.flatMap { text in
      zip(text.scalars, text.scalars.dropFirst()).filter { $0.0.isWhitespace }.map(\.1)
    })

  /// The words that are no English, each with the mark at its end, `Yahoo!`, `mailto:`, and the names of
  /// fields.
  private lazy var names: Set<String> = {
    var names: Set<String> = []
    for text in texts where text.bytes.intersects("!?:") {
      for (index, scalar) in text.scalars.enumerated()
      where scalar == "!" || scalar == "?" || scalar == ":" {
        let word = text.asciiWord(before: index)
        let isName =
          scalar == ":" ? word.allSatisfy(\.isLowercase) : word.first?.isUppercase == true
        if isName && !EnglishWords.contains(word) || text.namesField(word, before: index) {
          names.insert(word + String(scalar))
        }
      }
    }
    return names
  }()
}

extension ShownText {
  /// A mark with the words before and after it, each of two letters or more; one space follows it.
  fileprivate func wordsAround(_ mark: Int) -> ArraySlice<Unicode.Scalar>? {
    guard mark + 2 < scalars.count, scalars[mark + 1] == " " else { return nil }
    var start = mark
    while start > 0, scalars[start - 1].isWordPart { start -= 1 }
    var end = mark + 2
    while end < scalars.count, scalars[end].isWordPart { end += 1 }
    return end > mark + 3 && start + 1 < mark ? scalars[start..<end] : nil
  }
}

extension Diagnostic.Message {
  fileprivate static func fault(_ fault: Fault, _ count: Int) -> Self {
    let side = fault.isAfter ? "after" : "before"
    let mark = quoted(String(fault.mark))
    let others =
      count == 1
      ? "" : count == 2 ? "; the same at 1 more mark" : "; the same at \(count - 1) more marks"
    return switch fault.kind {
    case .missing: "there is no space \(side) \(mark)\(others)"
    case .breaking:
      "a line may break before \(mark); make the space a no-break one\(others)"
    case .superfluous, .tolerated: "there is a space before \(mark)\(others)"
    }
  }
}
