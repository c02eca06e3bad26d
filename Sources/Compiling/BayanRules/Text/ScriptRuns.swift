import BayanChecking
import BayanICU

extension ShownText {
  /// The runs of letters and marks in words and identifiers: `IP` and `адреса` in `IP-адреса`.
  var letterRuns: [Range<Int>] { tokens.flatMap(letterRuns(of:)) }

  /// Returns the runs in one token.
  func letterRuns(of token: TextToken) -> [Range<Int>] {
    guard token.kind == .word || token.kind == .identifier else { return [] }
    return scalars[token.range].split { !$0.isAlphabetic && !$0.isMark }.map(\.indices)
  }

  /// Returns the parts of a word by the scripts of its letters; shared characters belong to the part before.
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
