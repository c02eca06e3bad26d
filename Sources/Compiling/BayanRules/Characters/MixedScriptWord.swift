package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// A word with letters of two scripts.
///
/// A word ends at a digit, a hyphen and a letter of a script that is joined to others: scripts
/// without spaces, and Hangul.
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
    // Two of Latin, Arabic and the rest must occur, or the rest must be more than one.
    guard
      traits.contains(.otherLetter) || traits.isSuperset(of: [.latin, .arabic])
    else { return }
    for text in message.renderedTexts {
      for token in text.tokens where text.hasTwoScripts(token) {
        for word in text.letterRuns(of: token).flatMap(text.partedByScriptsWithoutSpaces) {
          check(Word(text, word), of: message, into: &report)
        }
      }
    }
  }

  private func check(_ word: Word, of message: CatalogMessage, into report: inout Report) {
    guard let stranger = word.stranger else { return }
    let strangers = word.parts.filter { $0.script == stranger.script }
    let own = strangers.compactMap { word.lookalikes(of: $0, message.writing) }
    let hasLookalikes = own.count == strangers.count
    let source = message.sourceTexts ?? []
    if word.hasAcronym(of: source, message.writing) { return }
    // The source may have the same mixture on purpose.
    let isOfSource = source.contains { $0.holds(word.text.scalars[word.range]) }
    report.add(
      .mixed(
        word.text.string(word.range), stranger.script, word.string(stranger), word.parts),
      at: .text(stranger.range, of: word.text, in: message),
      atMost: word.isForm || isOfSource ? .note : .error,
      fixes: hasLookalikes
        ? Fix.making(
          "write \(quotedList(own)) in \(word.script(besides: stranger)?.inSentence ?? "")",
          .review,
          zip(strangers, own).map { message.edit($0.range, of: word.text, to: $1) }) : [])
  }
}

/// Adjacent letters, divided by script.
private struct Word {
  typealias Part = (script: Script, range: Range<Int>)

  let text: ShownText
  let range: Range<Int>
  let parts: [Part]

  init(_ text: ShownText, _ range: Range<Int>) {
    self.text = text
    self.range = range
    parts = text.scriptRuns(of: range)
  }

  func string(_ part: Part) -> String { text.string(part.range) }

  private func letters(of part: Part) -> [ShownCharacter] {
    text.characters[part.range].filter(\.properties.isLetter)
  }

  /// The part in the wrong script; `nil` if there is one script, or a usual mixture.
  var stranger: Part? {
    guard parts.count > 1, !isNameWithAffixes, !isUnit, !isCodePoint else { return nil }
    // The script with the fewest letters is the slip; of two with equally many, the last one.
    var counts: [Script: Int] = [:]
    for part in parts { counts[part.script, default: 0] += letters(of: part).count }
    let fewest = counts.values.min()
    guard let script = parts.last(where: { counts[$0.script] == fewest })?.script else {
      return nil
    }
    return parts.first { $0.script == script }
  }

  /// Whether up to four letters are beside a Latin name: an article, a preposition or an ending.
  ///
  /// Cyrillic and Greek have letters that look like Latin ones. Of these scripts only small letters after
  /// capitals count: `SMSки`.
  private var isNameWithAffixes: Bool {
    let names = parts.filter { $0.script == .latin }
    guard names.count == 1, letters(of: names[0]).count > 1 else { return false }
    return parts.filter { $0.script != .latin }.allSatisfy { affix in
      let letters = letters(of: affix)
      guard letters.count <= 4 else { return false }
      guard affix.script == .cyrillic || affix.script == .greek else { return true }
      return affix.range.lowerBound > names[0].range.lowerBound
        && letters.allSatisfy { $0.properties.generalCategory == .ll }
        && self.letters(of: names[0]).allSatisfy { $0.properties.generalCategory == .lu }
    }
  }

  /// Whether a Greek letter without a Latin lookalike is beside Latin ones: `μm`, `kΩ`.
  private var isUnit: Bool {
    guard parts.count == 2, parts.contains(where: { $0.script == .latin }),
      let greek = parts.first(where: { $0.script == .greek }), greek.range.count == 1
    else { return false }
    return !Confusables.skeleton(of: string(greek)).unicodeScalars.allSatisfy(\.isASCII)
  }

  /// Whether the Latin part begins a code point, `U+2069`, and the other is a word joined to it, as an Arabic "and".
  private var isCodePoint: Bool {
    guard let last = parts.last, last.script == .latin, string(last) == "U" else { return false }
    let rest = text.scalars[last.range.upperBound...]
    return rest.first == "+" && rest.dropFirst().first?.properties.isASCIIHexDigit == true
  }

  /// Whether one letter is between two repeated letters.
  var isForm: Bool {
    guard parts.count == 3, parts[1].range.count == 1 else { return false }
    return [parts[0], parts[2]].allSatisfy { part in
      let letters = text.scalars[part.range]
      return letters.count > 1 && letters.allSatisfy { $0 == letters.first }
    }
  }

  /// Whether the Latin part is an acronym of the source that has a letter without a lookalike in the
  /// locale.
  func hasAcronym(of sources: [ShownText], _ writing: LocaleWriting) -> Bool {
    let latin = parts.filter { $0.script == .latin }
    guard latin.count == 1, latin[0].range.count > 1, !writing.scripts.contains(.latin) else {
      return false
    }
    let letters = text.scalars[latin[0].range]
    return letters.allSatisfy(\.isASCIIUppercase) && lookalikes(of: latin[0], writing) == nil
      && sources.contains { $0.scalars.contains(letters) }
  }

  /// Returns the script of the other letters.
  func script(besides stranger: Part) -> Script? {
    parts.first { $0.script != stranger.script }?.script
  }

  /// Returns the lookalikes of a part in the other script; `nil` if a letter has none.
  func lookalikes(of part: Part, _ writing: LocaleWriting) -> String? {
    // In other scripts a few shapes agree by chance.
    guard let script = script(besides: part),
      Set([part.script, script]).isSubset(of: [.latin, .cyrillic, .greek])
    else { return nil }
    var result = String.UnicodeScalarView()
    for scalar in text.scalars[part.range] {
      // Some languages have Latin letters that are made from Greek ones.
      let latinForms: [Unicode.Scalar: Unicode.Scalar] = ["γ": "ɣ", "ε": "ɛ", "Γ": "Ɣ", "Σ": "Ɛ"]
      let candidates =
        [latinForms[scalar]].compactMap(\.self).filter(writing.hasLetter)
        + writing.lookalikes(of: scalar)
        + Confusables.skeleton(of: String(scalar)).unicodeScalars.filter(\.isASCII)
      guard
        let letter = candidates.first(where: {
          $0.unicode.script == script && $0.isUppercase == scalar.isUppercase
        })
      else { return nil }
      result.append(letter)
    }
    return String(result)
  }
}

extension ShownText {
  /// Whether a word has letters of two scripts; most haven't.
  fileprivate func hasTwoScripts(_ token: TextToken) -> Bool {
    guard token.kind == .word || token.kind == .identifier else { return false }
    var first: Script?
    for character in characters[token.range] where character.properties.isLetter {
      let script = character.properties.script
      guard script != first, script.isSpecific else { continue }
      if first != nil { return true }
      first = script
    }
    return false
  }

  fileprivate func partedByScriptsWithoutSpaces(_ word: Range<Int>) -> [Range<Int>] {
    scalars[word].split {
      $0.isOfScriptWithoutSpaces || $0.unicode.script == .hangul || $0.unicode.script == .bopomofo
    }
    .map(\.indices)
  }
}

extension Diagnostic.Message {
  fileprivate static func mixed(
    _ word: String, _ script: Script, _ part: String, _ runs: [(script: Script, range: Range<Int>)]
  ) -> Self {
    let others = Set(runs.map(\.script)).subtracting([script]).sorted { $0.name < $1.name }
    let named: Self =
      part.unicodeScalars.count == 1
      ? part.unicodeScalars.first?.inQuotes ?? "" : "\(quoted(part))"
    return """
      \(named) is \(script.inSentence) in the \(joinedByAnd(others.map(\.inSentence))) word \
      \(quoted(word))
      """
  }
}
