package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// A translation that ends with another kind of mark than its source.
///
/// Marks are compared by their role, in any script: `؟`, `;` in Greek and `？` are all question marks.
package struct EndPunctuation: MessageRule {
  package static let id: RuleID = "end-punctuation"
  package static let severity = Diagnostic.Severity.note
  package static let supersededBy: [Superseding] = [.inMessage(TranslationUnchanged.id)]

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let sources = message.sourceTexts else { return }
    let writing = message.writing
    for text in message.texts where !text.isBlank {
      let found = text.ending(writing)
      let isExpected = sources.contains {
        Self.agree($0.ending(nil), found, text, writing)
      }
      if isExpected { continue }
      let wanted = sources.counterpart(of: text).ending(nil)
      // Neither text is a sentence, so nothing can be concluded.
      guard wanted.counts || found.counts else { continue }
      let place = found.index..<(found.index + (found.role == nil ? 0 : 1))
      report.add(
        .differs(found.role, wanted.role), at: .text(place, of: text, in: message),
        certainty: .likely, notes: message.sourceNote)
    }
  }

  private static func agree(
    _ source: Ending, _ target: Ending, _ text: ShownText,
    _ writing: LocaleWriting
  ) -> Bool {
    if source.role == target.role { return true }
    switch (source.role, target.role) {
    case (.stop, .exclamation), (.exclamation, .stop): return true
    case (.stop, .ellipsis), (.ellipsis, .stop): return !source.counts
    case (.stop, nil): return !source.counts || writing.hasNoStops
    case (nil, .stop): return !target.counts
    case (.question, _), (.exclamation, _):
      // Some languages put the mark on the word that it is about.
      return text.scalars.contains { writing.role(of: $0) == source.role }
    default: return false
    }
  }
}

/// The end of a text.
private struct Ending {
  var role: PunctuationRole?
  /// The index of the mark, or of its place.
  var index: Int
  /// Whether the mark ends a sentence rather than an abbreviation.
  var counts: Bool
}

extension ShownText {
  /// Returns the mark that the text ends with, without closing quotes, brackets, tags and entities.
  fileprivate func ending(_ writing: LocaleWriting?) -> Ending {
    var index = scalars.count
    while index > 0 {
      if let token = literal(at: index - 1), token.kind == .tag || token.kind == .entity {
        index = token.range.lowerBound
        continue
      }
      guard scalars[index - 1].isClosing else { break }
      index -= 1
    }
    guard index > 0 else { return Ending(index: scalars.count, counts: false) }
    let last = index - 1
    guard
      let role = writing.map({ $0.role(of: scalars[last]) }) ?? scalars[last].punctuationRole
    else { return Ending(index: index, counts: true) }
    if role == .stop, last > 1, scalars[last - 1] == ".", scalars[last - 2] == "." {
      return Ending(role: .ellipsis, index: last, counts: true)
    }
    return Ending(role: role, index: last, counts: role != .stop || isSentence(endingAt: last))
  }

  /// Whether the stop at an index ends a sentence.
  ///
  /// A stop does if at least two words, values or literals are before it, and the last one is neither a
  /// single letter nor a literal with stops of its own, `p.m.`.
  ///
  /// Chinese and Japanese have no spaces: there one run of letters is enough.
  private func isSentence(endingAt stop: Int) -> Bool {
    let before = tokens.filter { token in
      guard token.range.upperBound <= stop else { return false }
      switch token.kind {
      case .mark, .space, .invisible, .tag, .entity: return false
      default: return true
      }
    }
    guard let last = before.last else { return false }
    if before.count == 1 { return scalars[last.range].contains(where: \.isOfScriptWithoutSpaces) }
    return last.kind != .word && last.kind != .identifier
      || last.range.count > 1 && !scalars[last.range].contains(".")
  }
}

extension Unicode.Scalar {
  fileprivate var isClosing: Bool {
    isWhitespace || isBidiControl || self == "\"" || self == "'" || unicode.isClosing
  }
}

extension Diagnostic.Message {
  fileprivate static func differs(_ found: PunctuationRole?, _ wanted: PunctuationRole?) -> Self {
    switch (found?.nameWithArticle, wanted?.nameWithArticle) {
    case (let found?, let wanted?):
      "the translation ends with \(found), but the source with \(wanted)"
    case (let found?, nil):
      "the translation ends with \(found), but the source without a punctuation mark"
    case (nil, let wanted):
      "the translation ends without a punctuation mark, but the source with \(wanted ?? "")"
    }
  }
}
