package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// A tatweel that stretches a word.
package struct ArabicTatweel: MessageRule {
  package static let id: RuleID = "arabic-tatweel"
  package static let severity = Diagnostic.Severity.warning

  package let requiredBytes: ByteSet = "\u{640}"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.tatweel) else { return }
    for text in message.renderedTexts where text.traits.contains(.tatweel) {
      var found: [Range<Int>] = []
      for word in text.letterRuns where !text.mayHaveTatweel(word) {
        var index = word.lowerBound
        while index < word.upperBound {
          let start = index
          while index < word.upperBound, text.characters[index].scalar == "\u{640}" { index += 1 }
          let carriesMark =
            index < text.characters.count && text.characters[index].properties.isMark
          if index > start, !(carriesMark && index - start == 1) { found.append(start..<index) }
          index = max(index, start + 1)
        }
      }
      guard let first = found.first else { continue }
      report.add(
        .stretched(found.count), at: .text(first, of: text, in: message),
        fixes: Fix.making("delete it", .automatic, found.map { message.edit($0, of: text, to: "") })
      )
    }
  }
}

extension ShownText {
  /// Whether a word has its tatweel for a reason: it is a single letter, or a particle before a name.
  fileprivate func mayHaveTatweel(_ word: Range<Int>) -> Bool {
    let letters = word.filter {
      characters[$0].properties.isLetter && characters[$0].scalar != "\u{640}"
    }
    // `هـ`, `ـب`, `ـ`: a single letter in its joined form.
    guard letters.count > 1 else { return true }
    let tatweels = word.filter { characters[$0].scalar == "\u{640}" }
    guard tatweels.count == 1, let only = tatweels.first else { return false }
    // `الـ{name}`, `وبـ"…"`: particles that aren't words.
    if only == word.upperBound - 1 {
      return letters.allSatisfy { "وفأبكلسا".unicodeScalars.contains(characters[$0].scalar) }
    }
    // `{name}ـها`, `APIـها`: an ending after a value or a Latin name.
    if only == word.lowerBound, only > 0 {
      return characters[only - 1].kind != .text || !characters[only - 1].properties.isWhitespace
    }
    // `لِـ` before a name: a letter with its vowel is a particle.
    if only - word.lowerBound == 2, characters[only - 1].properties.isMark,
      "وفبكلس".unicodeScalars.contains(characters[word.lowerBound].scalar)
    {
      return true
    }
    // `الـAPI`: the letters before the tatweel are a particle, those after it aren't Arabic.
    return characters[only + 1].properties.script == .latin
  }
}

extension Diagnostic.Message {
  fileprivate static func stretched(_ count: Int) -> Self {
    count == 1
      ? "U+0640 ARABIC TATWEEL only stretches the word; delete it"
      : "U+0640 ARABIC TATWEEL only stretches words, in \(count) places; delete it there"
  }
}
