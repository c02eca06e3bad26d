import BayanChecking

/// How one language spaces its marks.
///
/// - Source: Lexique des règles typographiques en usage à l'Imprimerie nationale; for Canada, the
///   Office québécois de la langue française. CLDR has no data on this.
struct MarkSpacing {
  enum Space {
    case none
    /// None, and a space is seen now and then.
    case hardlyAny
    /// U+202F NARROW NO-BREAK SPACE, or any other space that doesn't break.
    case narrow
    /// U+00A0 NO-BREAK SPACE, or any other that doesn't break.
    case wide
  }

  private let isFrench: Bool
  private let isCanadian: Bool
  /// Whether a colon can't be taken for a letter's sign, as it can for the visarga.
  private let hasPlainColon: Bool

  init(_ writing: LocaleWriting) {
    isFrench = writing.spacesGuillemets
    isCanadian = writing.tag == "fr-CA" || writing.tag.hasPrefix("fr-CA-")
    hasPlainColon = ["Latn", "Cyrl", "Grek", "Hebr"].contains(writing.script)
  }

  /// The space before a mark; `nil` for marks of which nothing is said.
  private func space(before mark: Unicode.Scalar) -> Space? {
    switch mark {
    case ":": isFrench ? .wide : hasPlainColon ? Space.none : nil
    case "»": isFrench ? .wide : nil
    case "?", "!", ";": isFrench ? (isCanadian ? .hardlyAny : .narrow) : Space.none
    case ",", ".", "，", "。", "、", "！", "？", "；", "：": Space.none
    case "।": .hardlyAny
    default: nil
    }
  }

  /// The faults of the spaces at the marks of a text, in order.
  func faults(in text: ShownText) -> [SpacingFault] {
    guard text.bytes.intersects("?!;:,.") || !text.isASCII else { return [] }
    return text.tokens.indices.dropFirst(isFrench ? 0 : 1).compactMap { index in
      guard text.tokens[index].kind == .mark else { return nil }
      return faultBehindGuillemet(index, of: text) ?? faultBeforeMark(index, of: text)
    }
  }

  /// That of `«`: its space is behind it.
  private func faultBehindGuillemet(_ index: Int, of text: ShownText) -> SpacingFault? {
    let place = text.tokens[index].range.upperBound
    guard isFrench, text.scalars[place - 1] == "«", index + 1 < text.tokens.count,
      text.tokens[index + 1].carriesMarks || text.tokens[index + 1].kind == .mark
    else { return nil }
    return SpacingFault(
      kind: .missing, mark: "«", isAfter: true, span: place - 1..<place, place: place..<place,
      space: "\u{A0}")
  }

  private func faultBeforeMark(_ index: Int, of text: ShownText) -> SpacingFault? {
    let tokens = text.tokens
    let mark = text.scalars[tokens[index].range.lowerBound]
    guard let wanted = space(before: mark), index > 0, text.endsWord(index) else { return nil }
    let gap = tokens[index - 1].kind == .space ? tokens[index - 1].range : nil
    guard index > 1 || gap == nil else { return nil }
    let word = tokens[gap == nil ? index - 1 : index - 2]
    guard word.carriesMarks || text.closes(word) else { return nil }
    let found = gap.map { text.string($0) }
    switch wanted {
    case .narrow, .wide:
      let space = wanted == .narrow ? "\u{202F}" : "\u{A0}"
      if let gap {
        return found == " "
          ? SpacingFault(kind: .breaking, mark: mark, span: gap, place: gap, space: space) : nil
      }
      // A placeholder before a colon may be the name of a program, or a host.
      if mark == ":", word.kind == .placeholder { return nil }
      let place = tokens[index].range
      return SpacingFault(
        kind: .missing, mark: mark, span: place, place: place.lowerBound..<place.lowerBound,
        space: space,
        name: word.kind == .word ? text.scalars[word.range.lowerBound..<place.upperBound] : [],
        source: text.wordsAround(index))
    case .none, .hardlyAny:
      let spaces = wanted == .none ? [" ", "\u{A0}", "\u{202F}"] : [" ", "\u{A0}"]
      guard let gap, let found, spaces.contains(found), word.carriesMarks else { return nil }
      return SpacingFault(
        kind: wanted == .none ? .superfluous : .tolerated, mark: mark, span: gap, place: gap,
        space: "", source: mark.punctuationRole.map(SpacingFault.InSource.spaced))
    }
  }
}

/// A space that isn't as the language has it.
struct SpacingFault {
  enum Kind {
    case missing
    /// Missing behind a word that the source has with the mark, `mailto:`.
    case missingInName
    /// A line may break at it.
    case breaking
    case superfluous
    /// Superfluous, and often seen.
    case tolerated
  }

  /// What makes it the source's own.
  enum InSource: Hashable {
    /// A mark of this role behind a space.
    case spaced(PunctuationRole)
    /// The mark between these two words.
    case between([Unicode.Scalar])
  }

  var kind: Kind
  var mark: Unicode.Scalar
  /// Whether the space is the one after the mark.
  var isAfter = false
  /// What the diagnostic is about.
  var span: Range<Int>
  /// What is to be replaced, and by what.
  var place: Range<Int>
  var space: String
  /// The word before the mark, if there is one, and the mark.
  var name: ArraySlice<Unicode.Scalar> = []
  var source: InSource?
}

extension TextToken {
  /// Whether a mark may be set onto it.
  ///
  /// Names of programs, numbers and addresses have marks of their own.
  fileprivate var carriesMarks: Bool { kind == .word || kind == .placeholder }
}

extension ShownText {
  /// The words with a mark right after them, each with the mark: `mailto:`.
  var wordsWithMarks: [ArraySlice<Unicode.Scalar>] {
    zip(tokens, tokens.dropFirst()).filter { $0.kind == .word && $1.kind == .mark }
      .map { scalars[$0.range.lowerBound..<$1.range.upperBound] }
  }

  /// Whether a token closes a quotation or a bracket.
  fileprivate func closes(_ token: TextToken) -> Bool {
    token.kind == .mark && "»)".unicodeScalars.contains(scalars[token.range.lowerBound])
  }

  /// A mark with the words before it and, behind a space, after it.
  fileprivate func wordsAround(_ index: Int) -> SpacingFault.InSource? {
    guard index + 2 < tokens.count, tokens[index - 1].kind == .word,
      tokens[index + 1].kind == .space, tokens[index + 2].kind == .word
    else { return nil }
    return .between(
      Array(scalars[tokens[index - 1].range.lowerBound..<tokens[index + 2].range.upperBound]))
  }

  /// Whether a mark is the last of its word: a space, the end or a mark that closes follows.
  fileprivate func endsWord(_ index: Int) -> Bool {
    let mark = scalars[tokens[index].range.lowerBound]
    // No sentence ends with a semicolon, and lists for programs do.
    guard index + 1 < tokens.count else { return mark != ";" }
    // What fills a square has its space in it.
    if mark.isFullWidth { return true }
    let next = tokens[index + 1]
    switch next.kind {
    case .space: return true
    case .mark:
      // `:)` is a face, and `...` an ellipsis.
      let closing =
        switch mark {
        case ":", ";": ""
        case "»": "»)\"”!?.,:;"
        default: "»)\"”!?"
        }
      return closing.unicodeScalars.contains(scalars[next.range.lowerBound])
    default: return false
    }
  }
}
