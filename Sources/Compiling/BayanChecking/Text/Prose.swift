import BayanICU
import BayanSupport

/// The share of words for people in a text.
///
/// A text is prose if at least three of its chunks are plain words, and these are three fifths of all
/// chunks. A chunk is the text between two spaces. A chunk is plain if it is one word, in lower case or
/// with a capital first, perhaps with marks around it. `FILE`, `h264`, `key=value`, paths, code and
/// other literals are chunks that aren't plain. Placeholders and marks alone don't count. In scripts
/// that are written without spaces, each two letters count as a word.
///
/// Rules that guess about words check this first. A label, a command and a list of names aren't prose.
struct Prose {
  private var plain = 0
  private var chunks = 0

  var isProse: Bool { plain >= 3 && plain * 5 >= chunks * 3 }

  init(_ text: ShownText) {
    var wordCount = 0
    var others = 0
    var plainWords = text.wordTokens.makeIterator()
    func finish() {
      if wordCount + others > 0 {
        chunks += max(wordCount, 1)
        if others == 0 { plain += wordCount }
      }
      (wordCount, others) = (0, 0)
    }
    for token in text.tokens {
      switch token.kind {
      case .space: finish()
      case .word:
        let word = plainWords.next()
        if text.scalars[token.range].contains(where: \.isOfScriptWithoutSpaces) {
          wordCount += max(1, token.range.count / 2)
        } else if word?.isPlain == true {
          // `and/or` is one chunk of two words.
          wordCount += 1
        } else {
          others += 1
        }
      case .number: others += 1
      case .mark, .placeholder, .invisible, .tag, .entity: break
      case .url, .email, .path, .option, .function, .code, .identifier: others += 1
      }
    }
    finish()
  }
}

extension Unicode.Scalar {
  /// Whether the scalar's script is written without spaces between words.
  ///
  /// - Source: Unicode 15, Line_Break=SA and ID, as far as these are letters.
  package var isOfScriptWithoutSpaces: Bool {
    guard value >= 0xE00 else { return false }
    return switch unicode.script {
    case .han, .hiragana, .katakana, .thai, .lao, .khmer, .myanmar: true
    default: false
    }
  }
}
