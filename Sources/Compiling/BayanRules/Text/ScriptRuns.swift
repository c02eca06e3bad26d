import BayanChecking
import BayanICU

extension ShownText {
  /// The letters and marks without a break in words and identifiers: `IP` and `адреса` in `IP-адреса`.
  var letterRuns: [Range<Int>] { tokens.flatMap(letterRuns(of:)) }

  /// Those in one token.
  func letterRuns(of token: TextToken) -> [Range<Int>] {
    guard token.kind == .word || token.kind == .identifier else { return [] }
    return scalars[token.range].split { !$0.isAlphabetic && !$0.isMark }.map(\.indices)
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
