import BayanChecking
import BayanICU

extension ShownCharacter {
  /// Whether the character is one of a word's.
  var isWordPart: Bool {
    isWritten && literal == nil
      && (properties.isAlphanumeric || properties.isMark || scalar == "\u{640}")
  }
}

extension ShownText {
  /// The words by their letters: letters, marks and digits without a break.
  ///
  /// Unlike in ``words``, a joiner, an apostrophe and a hyphen end a word.
  var unjoinedWords: [Range<Int>] {
    characters.split { !$0.isWordPart }.map(\.indices)
  }

  /// The parts of a word by the scripts of its letters; what scripts share goes with what is before.
  func scriptRuns(of word: Range<Int>) -> [(script: Script, range: Range<Int>)] {
    var runs: [(script: Script, range: Range<Int>)] = []
    for index in word where characters[index].properties.isLetter {
      let script = characters[index].properties.script
      guard script.isSpecific else { continue }
      if let last = runs.last, last.script == script {
        runs[runs.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        runs.append((script, index..<index + 1))
      }
    }
    return runs
  }
}
