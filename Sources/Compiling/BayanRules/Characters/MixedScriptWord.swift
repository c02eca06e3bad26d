package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// A word with letters of two scripts.
///
/// Scripts that are written together are fine: Han with kana or Hangul and Latin, Thai without
/// spaces. So are the particles that Arabic, Hebrew and Amharic put before a Latin name, and the
/// endings after one.
///
/// A note where one letter is between others that are repeated, as in the form of a date: `ДДTЧЧ`.
///
/// - Source: the highly restrictive level of UTS 39, taken word by word.
package struct MixedScriptWord: MessageRule {
  package static let id: RuleID = "mixed-script-word"
  package static let severity = Diagnostic.Severity.warning

  package static let supersededBy: [Superseding] = [.inVariant(ScriptUnexpected.id)]

  package let requiredBytes: ByteSet = .nonASCII

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    let traits = message.traits
    // Of Latin, Arabic and the rest two must be there, or the rest is more than one.
    guard
      traits.contains(.otherLetter) || traits.isSuperset(of: [.latin, .arabic])
    else { return }
    for text in message.renderedTexts where text.hasMixedWord {
      for word in text.unjoinedWords.flatMap(text.partedByDigits) {
        let runs = text.scriptRuns(of: word)
        guard runs.count > 1, let stranger = text.stranger(among: runs),
          !text.isAcronym(of: runs, in: message.sourceTexts ?? [])
        else { continue }
        // The source may mix them too, on purpose.
        let isOfSource = message.sourceTexts?.contains { $0.holds(text.scalars[word]) } == true
        let strangers = runs.filter { $0.script == stranger.script }
        let own = strangers.compactMap { text.replacement(of: $0, among: runs, message.writing) }
        report.add(
          Diagnosis.mixed(text.string(word), stranger.script, text.string(stranger.range), runs),
          at: .text(stranger.range, of: text, in: message),
          atMost: text.isForm(runs) || isOfSource ? .note : .error,
          fixes: own.count == strangers.count
            ? Fix.making(
              "write \(quotedList(own)) in \(text.script(of: word, besides: stranger)?.name ?? "")",
              .review, zip(strangers, own).map { message.edit($0.range, of: text, to: $1) }) : [])
      }
    }
  }
}

extension ShownText {
  fileprivate typealias Run = (script: Script, range: Range<Int>)

  /// Whether letters of two scripts meet in a word.
  fileprivate var hasMixedWord: Bool {
    var last: Script?
    for character in characters {
      guard character.isWordPart else {
        last = nil
        continue
      }
      guard character.properties.isLetter else { continue }
      let script = character.properties.script
      guard script != last, script.isSpecific else { continue }
      if last != nil { return true }
      last = script
    }
    return false
  }

  /// The parts of a word between digits, which are words of their own: `40x46мм`, `MD5СУММА`.
  fileprivate func partedByDigits(_ word: Range<Int>) -> [Range<Int>] {
    scalars[word].split(whereSeparator: \.isDecimalDigit).map(\.indices)
  }

  /// The part of a word that doesn't belong; `nil` where the mixture is a usual one.
  fileprivate func stranger(among runs: [Run]) -> Run? {
    let scripts = Set(runs.map(\.script))
    guard scripts.count > 1 else { return nil }
    // `β版`: no Greek letter is taken for one of theirs.
    let eastAsian: Set<Script> = [.latin, .greek, .han, .hiragana, .katakana, .bopomofo]
    let isEastAsian = scripts.isSubset(of: eastAsian) && scripts != [.latin, .greek]
    if isEastAsian || scripts.isSubset(of: [.latin, .han, .hangul]) {
      return nil
    }
    let writtenWithoutSpaces = runs.allSatisfy {
      $0.script == .latin || characters[$0.range.lowerBound].properties.breaksByDictionary
    }
    if writtenWithoutSpaces { return nil }
    if runs.count == 2, isUsual(runs[0], runs[1]) { return nil }
    if runs.count == 3, runs[1].script == .latin, runs[0].script == runs[2].script,
      isPrefix(runs[0]), isEnding(runs[2], after: runs[1])
    {
      return nil
    }
    // The script with the fewest letters is the slip; of two with as many, the one that comes last.
    var counts: [Script: Int] = [:]
    for run in runs { counts[run.script, default: 0] += letters(of: run) }
    let fewest = runs.map { counts[$0.script] ?? 0 }.min()
    guard let script = runs.last(where: { counts[$0.script] == fewest })?.script else { return nil }
    return runs.first { $0.script == script }
  }

  /// Whether one letter is between two that are repeated.
  fileprivate func isForm(_ runs: [Run]) -> Bool {
    guard runs.count == 3, runs[1].range.count == 1 else { return false }
    return [runs[0], runs[2]].allSatisfy { run in
      run.range.count > 1 && scalars[run.range].allSatisfy { $0 == scalars[run.range.lowerBound] }
    }
  }

  /// Whether the Latin part of a word is some capitals of a word of the source, of which one at least has no
  /// look-alike that may be meant.
  fileprivate func isAcronym(of runs: [Run], in sources: [ShownText]) -> Bool {
    let latin = runs.filter { $0.script == .latin }
    guard latin.count == 1, letters(of: latin[0]) > 1 else { return false }
    let part = scalars[latin[0].range].filter(\.isASCIILetter)
    return part.allSatisfy(\.isASCIIUppercase)
      && part.contains { !"ABCEHIJKMOPSTXY".unicodeScalars.contains($0) }
      && sources.contains {
        $0.string($0.whole).contains(String(String.UnicodeScalarView(part)))
      }
  }

  private func letters(of run: Run) -> Int {
    run.range.count { characters[$0].properties.isLetter }
  }

  /// Whether two parts make a word as people write them.
  private func isUsual(_ first: Run, _ second: Run) -> Bool {
    if second.script == .latin, isPrefix(first) { return true }
    if first.script == .latin, isEnding(second, after: first) { return true }
    // `μm`, `kΩ`, `Δt`: a Greek letter that no Latin one looks like is a symbol.
    for (greek, other) in [(first, second), (second, first)]
    where greek.script == .greek && other.script == .latin && greek.range.count == 1 {
      let skeleton = Confusables.skeleton(of: string(greek.range))
      return !skeleton.unicodeScalars.allSatisfy(\.isASCII)
    }
    return false
  }

  /// Whether a part is what its language puts before a name without a space.
  private func isPrefix(_ run: Run) -> Bool {
    let letters = String(
      String.UnicodeScalarView(
        characters[run.range].lazy.filter { $0.properties.isLetter && $0.scalar != "\u{640}" }
          .map(\.scalar)))
    switch run.script {
    case .arabic: return Self.arabicPrefixes.contains(letters)
    case .hebrew:
      return letters.unicodeScalars.count <= 3
        && letters.unicodeScalars.allSatisfy { "משהוכלב".unicodeScalars.contains($0) }
    // `የAPI`: Amharic's prepositions.
    case .ethiopic: return letters.unicodeScalars.count <= 2
    default: return false
    }
  }

  /// `و` or `ف`, then a preposition, then the article, each or none.
  private static let arabicPrefixes: Set<String> = {
    var result: Set<String> = []
    for conjunction in ["", "و", "ف", "أ"] {
      for preposition in ["", "ب", "ك", "ل", "س"] {
        for article in ["", "ال"] where preposition != "ل" || article.isEmpty {
          result.insert(conjunction + preposition + article)
        }
      }
      result.insert(conjunction + "لل")
    }
    return result.subtracting([""])
  }()

  /// Whether a part is an ending that a language puts on a name without a hyphen.
  private func isEnding(_ run: Run, after name: Run) -> Bool {
    let letters = string(run.range)
    switch run.script {
    case .arabic: return Self.arabicEndings.contains(letters)
    case .hebrew: return ["ים", "ות", "ית", "י"].contains(letters)
    case .cyrillic, .greek:
      // `SMSки`: an acronym in capitals differs visibly from its ending in small letters.
      return letters.unicodeScalars.count <= 5
        && letters.unicodeScalars.allSatisfy(\.unicode.isLowercase)
        && self.letters(of: name) > 1
        && characters[name.range].allSatisfy {
          !$0.properties.isLetter || $0.properties.generalCategory == .lu
        }
    default: return true
    }
  }

  private static let arabicEndings: Set<String> = [
    "ات", "ية", "ي", "ها", "ه", "های", "هایی", "هایش", "ی", "ای", "م", "ت", "ش", "مان", "تان",
    "شان",
  ]

  /// The script of a word's other letters.
  fileprivate func script(of word: Range<Int>, besides stranger: Run) -> Script? {
    scriptRuns(of: word).first { $0.script != stranger.script }?.script
  }

  /// The same letters in the script of the others, where each has a look-alike there.
  fileprivate func replacement(
    of stranger: Run, among runs: [Run], _ writing: LocaleWriting
  ) -> String? {
    guard let script = runs.first(where: { $0.script != stranger.script })?.script else {
      return nil
    }
    var result = String.UnicodeScalarView()
    for character in characters[stranger.range] {
      guard let own = character.scalar.lookalike(in: script, writing) else { return nil }
      result.append(own)
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// The letter of Latin, Cyrillic or Greek that looks like this one, of the same case.
  fileprivate func lookalike(in script: Script, _ writing: LocaleWriting) -> Unicode.Scalar? {
    // Latin letters that were made from Greek ones, in the languages that have them.
    let made: [Unicode.Scalar: Unicode.Scalar] = ["γ": "ɣ", "ε": "ɛ", "Γ": "Ɣ", "Σ": "Ɛ"]
    if script == .latin, let letter = made[self], writing.hasLetter(letter) { return letter }
    let letters: String =
      switch script {
      case .latin: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
      case .cyrillic: "асеорухіјѕһАВЕКМНОРСТУХІЈЅ"
      case .greek: "οανυρικΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"
      default: ""
      }
    let skeleton = Confusables.skeleton(of: String(self))
    let isCapital = isUppercase
    return letters.unicodeScalars.first {
      $0.isUppercase == isCapital && Confusables.skeleton(of: String($0)) == skeleton
    }
  }
}

extension MixedScriptWord {
  private enum Diagnosis: RuleDiagnosis {
    case mixed(String, Script, String, [(script: Script, range: Range<Int>)])

    var message: Diagnostic.Message {
      switch self {
      case .mixed(let word, let script, let part, let runs):
        let others = Set(runs.map(\.script)).subtracting([script]).map(\.name).sorted()
        let named = part.unicodeScalars.count == 1 ? part.unicodeScalars.first?.shown : nil
        return """
          \(named ?? quoted(part)) is \(script.name) in the \(others.joined(separator: " and ")) word \
          \(quoted(word))
          """
      }
    }
  }
}
