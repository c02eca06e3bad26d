import BayanICU

extension MessageCharacters.Unit {
  /// Whether the character is one of a word's.
  var isWordPart: Bool {
    isWritten && token == nil
      && (properties.isAlphanumeric || properties.isMark || scalar == "\u{640}")
  }
}

extension MessageCharacters.Path {
  /// The words: letters, marks and digits without a break.
  ///
  /// A joiner, an apostrophe, a hyphen and a value end a word; what is for machines has none.
  var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for (index, unit) in units.enumerated() {
      if unit.isWordPart {
        start = start ?? index
      } else if let first = start {
        words.append(first..<index)
        start = nil
      }
    }
    if let first = start { words.append(first..<units.count) }
    return words
  }

  /// The parts of a word by the scripts of its letters; what scripts share goes with what is before.
  func scriptRuns(of word: Range<Int>) -> [(script: Script, range: Range<Int>)] {
    var runs: [(script: Script, range: Range<Int>)] = []
    for index in word where units[index].properties.isLetter {
      let script = units[index].properties.script
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
