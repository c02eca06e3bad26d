package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// A translation that is still in the words of its source.
///
/// Words that are the same in every language don't count: placeholders, addresses, code, numbers,
/// words in capitals or with capitals inside (`JSON`, `GitHub`), names, and what `do-not-translate`
/// lists. A word counts if it is in lower case, or is a common word of English where that is the
/// source. In a locale of the source's script two words can be the same by chance, `Server Status`;
/// there it takes three, or one that is only English: `the`, `again`, `Settings`.
///
/// Parts of what programs read don't count either: `org.gnome.Evince`, `card.vcf`, `key:value`,
/// `[vcard|csv]`, `@icon@`, `Super+Space`, `text/plain`, `host=`.
///
/// A note: the name of a key alone, `Home`; one word in small letters alone, which may be a
/// command, `quit`; one or two words beside the number of a standard or a product, `H.263 version
/// 2`; a few words in capitals alone, which stand for what is filled in, `PATH TO FILE`; names with
/// nothing but `and` between them, or with a by-name, `Ann "The Cat" Bayani`; an acronym with its name; the abbreviation of a unit, `in.`; a license.
package struct TranslationUnchanged: MessageRule {
  package static let id: RuleID = "translation-unchanged"
  package static let severity = Diagnostic.Severity.warning

  private var doNotTranslate: [[Unicode.Scalar]] = []
  private var sourceLocale = "en"

  package init() {}

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.sourceLocale = catalog.project.sourceLocale
    rule.doNotTranslate = catalog.project.doNotTranslate.map { Array($0.unicodeScalars) }
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let sources = message.sourceTexts, let origin = message.sourceMessage?.writing
    else { return }
    let same = message.texts.saying(sources)
    guard !same.isEmpty else { return }
    let writing = message.writing
    guard writing.language != origin.language,
      !same.contains(where: { $0.isForPrograms || $0.isCopyright }),
      !sources.contains(where: { $0.showsArguments || $0.isKeywordList })
    else { return }
    let sameScript = writing.script == nil || writing.script == origin.script
    // `Tool Version {$n}`: different capitals show that a person edited the text.
    if sameScript, same.allSatisfy({ $0.hasOtherCapitals(than: sources) }) { return }
    var found: [ShownText] = []
    var mayBeName = true
    for text in same {
      let words = translatableWords(of: text, source: origin)
      guard !words.isEmpty else { continue }
      if sameScript {
        let isEnglish =
          origin.language == "en"
          && words.contains { word in
            EnglishWords.isOnlyEnglish(word.text)
              || words.count > 1
                && (EnglishWords.isFunctionWord(word.text)
                  || EnglishWords.isHardlyElsewhere(word.text))
          }
        guard isEnglish || words.count > 2 else { continue }
      }
      found.append(text)
      mayBeName =
        mayBeName
        && (words.allSatisfy { EnglishWords.namesKey($0.text) || $0.text == "etc" }
          || text.isCommand
          || text.namesStandard(words) || text.isMetavariable || text.joinsNames(words)
          || words.allSatisfy(\.isLoanword) || text.explainsAcronym || text.isAbbreviation
          || text.isLicense
          || text.isSubcommand || text.hasByName
          || text.isDocument)
    }
    // What several variants have is one omission.
    guard let first = found.first else { return }
    report.add(
      .unchanged(sourceLocale),
      at: .span(
        first.span(first.whole), in: message, variant: found.count == 1 ? first.variant : nil),
      atMost: mayBeName ? .note : .error, certainty: .likely, notes: message.sourceNote)
  }

  /// The words that another language has others for.
  private func translatableWords(
    of text: ShownText, source: LocaleWriting
  ) -> [TextWord] {
    let kept = Set(doNotTranslate.flatMap { text.ranges(of: $0[...]) }.joined())
    let all = text.words
    let words = all.filter { word in
      !word.range.contains(where: kept.contains) && !text.isJoined(word.range)
        && Set(word.text.unicodeScalars.lazy.filter(\.isAlphabetic)).count > 1
    }
    guard source.language == "en" else {
      // Without a list, a capital in a row of small words is a name.
      return words.filter { $0.letterCase == .lower }
    }
    let named = Self.names(among: all, of: text)
    let hasCompany = words.count { $0.letterCase == .lower || $0.letterCase == .capitalized } > 1
    let small = words.count { $0.letterCase == .lower }
    let isAllCapitals = words.count > 1 && words.allSatisfy { $0.letterCase == .upper }
    return words.filter { word in
      switch word.letterCase {
      case .lower:
        // One word by itself, or beside an acronym, may be a name that is written small: `git`,
        // `salt`, `django CMS`.
        word.isASCII && !Self.isUnit(word, in: text)
          && (EnglishWords.contains(word.text)
            // One that isn't is a part of a name: `Alma de Souza`.
            || hasCompany && (small > 1 || words.contains { EnglishWords.contains($0.text) }))
      case .capitalized:
        EnglishWords.contains(word.text) && !named.contains(word.range) && word.text != "Windows"
          && word.text != "Make"
      case .upper: isAllCapitals && EnglishWords.contains(word.text)
      case .mixed: false
      }
    }
  }

  /// The words of names: of capitalized words in a row, if one of them is no word of English.
  ///
  /// `Visual Studio Code` is one, `Password Changed` isn't. What leads to a name isn't part of it: in
  /// `From Ankara` a preposition, in `API Key` and `HTTP 503 Service Unavailable` an acronym.
  private static func names(among words: [TextWord], of text: ShownText) -> Set<Range<Int>> {
    var names: Set<Range<Int>> = []
    var row: [TextWord] = []
    func finish() {
      if row.count > 1, row.contains(where: { !EnglishWords.contains($0.text) && !$0.isNumber }) {
        names.formUnion(row.map(\.range))
      }
      row = []
    }
    for word in words {
      if let last = row.last,
        !text.scalars[last.range.upperBound..<word.range.lowerBound].allSatisfy(\.isWhitespace)
      {
        finish()
      }
      if word.letterCase == .lower {
        finish()
      } else if !row.isEmpty || !word.isLeading {
        row.append(word)
      }
    }
    finish()
    return names
  }

  /// Whether a short word after a number or a value is its unit: `5 km`, `{$size} kB`.
  private static func isUnit(_ word: TextWord, in text: ShownText) -> Bool {
    guard word.range.count <= 3 else { return false }
    var before = word.range.lowerBound
    while before > 0, text.scalars[before - 1].isWhitespace { before -= 1 }
    return before > 0
      && (text.scalars[before - 1].isDecimalDigit || text.isPlaceholder(at: before - 1)
        || text.scalars[before - 1] == "/")
  }
}

extension TextWord {
  /// Whether many languages have it: `Email`.
  fileprivate var isLoanword: Bool { text.lowercased() == "email" }

  fileprivate var isNumber: Bool { text.unicodeScalars.allSatisfy(\.isDecimalDigit) }

  /// Whether it can stand before a name without being part of it; an article mostly is one.
  fileprivate var isLeading: Bool {
    switch letterCase {
    case .upper: true
    case .capitalized: EnglishWords.isFunctionWord(text) && text != "The" && text != "Will"
    case .lower, .mixed: isNumber
    }
  }
}

extension ShownText {
  /// Whether a word is joined to another by a sign, as in what programs read: `org.example.App`,
  /// `key:value`, `[a|b]`, `@name@`, `Ctrl+Home`, `.ics`.
  fileprivate func isJoined(_ word: Range<Int>) -> Bool {
    func isPart(_ index: Int) -> Bool {
      scalars.indices.contains(index)
        && (scalars[index].isWordPart || "[]<>()…".unicodeScalars.contains(scalars[index]))
    }
    if word.lowerBound > 0 {
      switch scalars[word.lowerBound - 1] {
      case "@", "|", "_", "#", "\\": return true
      case "/": if isWithinChunk(word) { return true }
      case ".", ":", "+", "=":
        // `.ics` begins with its sign; after a sentence's full stop there is a space.
        if isPart(word.lowerBound - 2) || scalars[word.lowerBound - 1] == "." { return true }
      default: break
      }
    }
    guard word.upperBound < scalars.count else { return false }
    switch scalars[word.upperBound] {
    case "@", "|", "_", "=": return true
    case "/": return isWithinChunk(word)
    case ".", ":", "+": return isPart(word.upperBound + 1)
    default: return false
    }
  }

  /// How far back the beginning of a type of data is looked for.
  private static let longestChunk = 80

  /// Whether a word is a part of a type of data: `application/ogg`, and neither `and/or` nor
  /// `Start/Stop`.
  private func isWithinChunk(_ word: Range<Int>) -> Bool {
    var start = word.lowerBound
    while start > 0, word.lowerBound - start < Self.longestChunk, !scalars[start - 1].isWhitespace {
      start -= 1
    }
    let kinds = ["application/", "audio/", "font/", "image/", "text/", "video/"]
    return kinds.contains { scalars[start...].starts(with: $0.unicodeScalars) }
  }

  /// Whether there is nothing but one word in small letters, or several with hyphens between them:
  /// `x-office-document`.
  fileprivate var isCommand: Bool {
    // A space beside it would join it to others: ` to `.
    let word = trimmed(of: { $0 == "\t" || $0 == "\n" })
    guard let first = word.first, first.isASCIILowercase else { return false }
    let rest = word.lazy.filter { !$0.isASCIILowercase }
    return rest.allSatisfy { $0 == "-" } && !rest.prefix(2).elementsEqual("-".unicodeScalars)
  }

  /// Whether there are a few words in capitals and nothing else: `DEVICE PATH`.
  fileprivate var isMetavariable: Bool {
    let chunks = scalars.split(separator: " ")
    return (2...4).contains(chunks.count)
      && scalars.allSatisfy { $0.isASCIIUppercase || $0 == " " || $0 == "-" || $0 == "_" }
      && chunks.contains { Self.metavariables.contains(String(String.UnicodeScalarView($0))) }
  }

  /// Whether there is an acronym, and in brackets behind it what it is made of, or the other way
  /// round: `Internet Video Recording (IVR)`.
  fileprivate var explainsAcronym: Bool {
    guard bytes.contains("("), let open = scalars.firstIndex(of: "("),
      let close = scalars[open...].firstIndex(of: ")"), scalars.count < 100
    else { return false }
    let parts = [scalars[..<open], scalars[(open + 1)..<close]].map { part in
      part.split { !$0.isASCIIAlphanumeric }
    }
    for (acronym, words) in [(parts[0], parts[1]), (parts[1], parts[0])] {
      guard acronym.count == 1, (2...8).contains(acronym[0].count),
        acronym[0].allSatisfy(\.isASCIIUppercase), words.count > 1
      else { continue }
      var letters = acronym[0]
      for word in words {
        // `HP Linux Imaging and Printing (HPLIP)` has an acronym in it.
        if word.allSatisfy(\.isASCIIUppercase), letters.starts(with: word) {
          letters = letters.dropFirst(word.count)
        } else if let first = letters.first, word.first?.equals(first, ignoringCase: true) == true {
          letters = letters.dropFirst()
          // `The Movie Database (TMDB)` has two letters of one word.
          for letter in word.dropFirst() {
            if letters.first?.equals(letter, ignoringCase: true) == true {
              letters = letters.dropFirst()
            }
          }
        }
      }
      if letters.isEmpty { return true }
    }
    return false
  }

  /// Whether there is nothing but two letters and a full stop, as of a unit: `in.`.
  fileprivate var isAbbreviation: Bool { scalars.count <= 3 && scalars.last == "." }

  /// Whether it is a license, whose words only hold in the language that they were written in.
  fileprivate var isLicense: Bool {
    scalars.count > 80 && ["AS IS", "WARRANT"].contains(where: string(whole).contains)
  }

  /// Whether the letters are those of a text of the source, but some are capitals here or there.
  fileprivate func hasOtherCapitals(than sources: [ShownText]) -> Bool {
    sources.count == 1 && scalars.count == sources[0].scalars.count
      && scalars != sources[0].scalars
      && zip(scalars, sources[0].scalars).allSatisfy { $0.equals($1, ignoringCase: true) }
  }

  /// Whether there are two words in small letters, the first of which is none of English, as a
  /// command and what it does: `hg about`.
  fileprivate var isSubcommand: Bool {
    let chunks = scalars.split(whereSeparator: \.isWhitespace)
    guard chunks.count == 2, chunks.allSatisfy({ $0.allSatisfy(\.isASCIILowercase) }) else {
      return false
    }
    return !EnglishWords.contains(String(String.UnicodeScalarView(chunks[0])))
  }

  /// Whether there is a name of two words or more with another in quotation marks within.
  fileprivate var hasByName: Bool {
    guard scalars.count < 80,
      let open = scalars.firstIndex(where: "\"'“‘„«".unicodeScalars.contains),
      let close = scalars.lastIndex(where: "\"'”’“»".unicodeScalars.contains), open < close
    else { return false }
    let outside = words.filter { $0.range.upperBound <= open || $0.range.lowerBound > close }
    return outside.first.map { $0.range.upperBound <= open } == true
      && outside.last.map { $0.range.lowerBound > close } == true
      && outside.allSatisfy { $0.letterCase == .capitalized && !EnglishWords.contains($0.text) }
  }

  /// Whether the text is a whole document of HTML.
  fileprivate var isDocument: Bool { scalars.starts(with: "<!DOCTYPE".unicodeScalars) }

  /// What commands call what is filled in.
  private static let metavariables: Set<String> = [
    "ARG", "COMMAND", "DEVICE", "DIR", "DIRECTORY", "FILE", "FILENAME", "FOLDER", "HOST", "ID",
    "IMAGE", "KEY", "LEVEL", "NAME", "NUMBER", "OPTION", "PATH", "PORT", "SECTION", "SETTING",
    "SIZE", "TITLE", "URI", "URL", "USER", "VALUE",
  ]

  /// Whether the words are only what joins the names of people: `and`, `van de`.
  fileprivate func joinsNames(_ words: [TextWord]) -> Bool {
    let particles = ["and", "da", "de", "del", "den", "der", "di", "du", "la", "van", "von", "y"]
    guard words.allSatisfy({ particles.contains($0.text) }) else { return false }
    let all = self.words
    // Of `Hill and Vale Islands`, no part is a whole name.
    return all.split { $0.text == "and" }.allSatisfy { name in
      name.count { $0.letterCase == .capitalized } > 1
    }
  }

  /// Whether a few words stand beside the number of a standard or a product: `H.263 version 2`.
  fileprivate func namesStandard(_ words: [TextWord]) -> Bool {
    guard words.count <= 2, !words.contains(where: { EnglishWords.isFunctionWord($0.text) }) else {
      return false
    }
    return scalars.split(whereSeparator: \.isWhitespace).contains { chunk in
      chunk.contains(where: \.isASCIIDigit) && chunk.contains(where: \.isASCIIUppercase)
        && chunk.first?.isASCIIAlphanumeric == true
    }
  }

  /// Whether the text is a line of copyright, or two short ones.
  fileprivate var isCopyright: Bool {
    if scalars.contains("©") { return true }
    let start = scalars.firstIndex { !$0.isWhitespace } ?? 0
    let line = string(start..<scalars.count).lowercased()
    if line.hasPrefix("(c) "), scalars[start...].dropFirst(4).first?.isASCIIDigit == true {
      return true
    }
    return line.hasPrefix("copyright (c) ")
      && (scalars.count < 160 || !scalars[start...].dropLast().contains("\n"))
  }

  /// Whether the text is a list of keywords, or shows how a command is called: `set [-a] [name]`.
  fileprivate var isForPrograms: Bool {
    isKeywordList || isStatement || isUsage || isCallWithOptions || isForShell || isSignature
      || isFiller
      || isVariable || isListOfValues || isPathSegment || isAllScoped
      || string(whole).contains("path/to") || bytes.contains("<") && string(whole).contains(" <=> ")
      || bytes.contains("[")
        && scalars.indices.dropLast(2).contains {
          scalars[$0] == "["
            && (scalars[$0 + 1] == "-"
              || scalars[$0 + 1].isASCIIUppercase && scalars[$0 + 2].isASCIIUppercase)
        }
  }

  /// Whether the text shows in brackets what may be left out or chosen: `database [key ...]`,
  /// `[all | <cmd>]`.
  private var isUsage: Bool {
    guard bytes.contains("[") else { return false }
    if isAllBrackets { return true }
    var open: Int?
    for (index, scalar) in scalars.enumerated() {
      if scalar == "[" { open = index + 1 }
      guard scalar == "]", let start = open else { continue }
      open = nil
      let inside = scalars[start..<index]
      if inside.suffix(3).elementsEqual("...".unicodeScalars) || inside.last == "…"
        || inside.contains("|")
      {
        return true
      }
    }
    return false
  }

  /// Whether there are several words in brackets, of which none begins with a capital as on a button, and
  /// nothing else: `[mod] [dyn] [[dev] If]`.
  private var isAllBrackets: Bool {
    var depth = 0
    var groups = 0
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "[":
        if index + 1 < scalars.count, scalars[index + 1].isUppercase { return false }
        if depth == 0 { groups += 1 }
        depth += 1
      case "]": depth -= 1
      default: if depth <= 0, !scalar.isWhitespace { return false }
      }
    }
    return groups > 1 && depth == 0
  }

  /// Whether the text begins with a name and a bracket right behind it, as a call does.
  private var isCall: Bool {
    let name = scalars.prefix { $0.isASCIIAlphanumeric || $0 == "." || $0 == "_" }
    return !name.isEmpty && scalars[name.endIndex...].first == "("
  }

  /// Whether the text has some characters in a row.
  private func holds(_ text: String) -> Bool { holds(Array(text.unicodeScalars)[...]) }

  /// Whether the text stands for any text.
  private var isFiller: Bool {
    let start = string(0..<min(80, scalars.count)).lowercased()
    return start.contains("lorem ipsum") || start.contains("quick brown fox")
  }

  /// Whether the text is a list of values in quotation marks or braces, as programs read it:
  /// `['UTF-8', 'current']`.
  private var isListOfValues: Bool {
    guard bytes.contains("[") else { return false }
    let list = trimmed(of: \.isWhitespace)
    guard list.first == "[", list.last == "]",
      let first = list.dropFirst().first(where: { !$0.isWhitespace })
    else { return false }
    return first == "'" || first == "\"" || first == "{"
  }

  /// The text without some space at its ends.
  private func trimmed(of isSpace: (Unicode.Scalar) -> Bool) -> ArraySlice<Unicode.Scalar> {
    let end = scalars.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? 0
    return scalars[..<end].drop(while: isSpace)
  }

  /// Whether the text is the name of something that a program fills in, `%each`.
  private var isVariable: Bool {
    scalars.first == "%" && scalars.count > 1 && scalars.dropFirst().allSatisfy(\.isASCIILetter)
  }

  /// Whether the text is a word of an address with the slash behind it: `logout/`.
  private var isPathSegment: Bool {
    scalars.count > 1 && scalars.last == "/"
      && scalars.dropLast().allSatisfy { $0.isASCIILowercase || $0 == "-" || $0 == "_" }
  }

  /// Whether all words are names within other names, as in code: `Page::show => Text::convert`.
  private var isAllScoped: Bool {
    guard bytes.contains(":") else { return false }
    let chunks = scalars.split(whereSeparator: \.isWhitespace).filter {
      $0.contains(where: \.isAlphabetic)
    }
    return !chunks.isEmpty
      && chunks.allSatisfy { String(String.UnicodeScalarView($0)).contains("::") }
  }

  /// Whether the text is a function in capitals with what it takes, `INDEX(range; row)`.
  private var isSignature: Bool {
    guard bytes.contains("("), scalars.last == ")" else { return false }
    let name = scalars.prefix { $0.isASCIIUppercase || $0.isASCIIDigit || $0 == "_" }
    return name.count > 1 && scalars[name.endIndex...].first == "("
  }

  /// Whether the text is a command with two options or more, and hardly anything else:
  /// `latex -interaction=batchmode -halt-on-error`.
  private var isCallWithOptions: Bool {
    guard bytes.contains("-"), scalars.first?.isASCIILowercase == true else { return false }
    let chunks = scalars.split(whereSeparator: \.isWhitespace)
    let options = chunks.count {
      $0.count > 1 && $0.first == "-" && $0.last?.isASCIIAlphanumeric == true
    }
    return chunks.count <= 2 * options + 1 && options > 1
      || options > 0 && Self.commands.contains(String(String.UnicodeScalarView(chunks[0])))
  }

  /// Whether all lines are commands behind the sign of a shell: `# restorecon -v file`.
  private var isForShell: Bool {
    guard scalars.first == "#" || scalars.first == "$" else { return false }
    return scalars.split(separator: "\n").allSatisfy { line in
      (line.first == "#" || line.first == "$") && line.dropFirst().first == " "
        && line.dropFirst(2).first?.isASCIILowercase == true
        && zip(line, line.dropFirst()).contains { $0 == " " && $1 == "-" }
    }
  }

  /// Whether a regular expression has a class of characters here, and says how often: `\s+`.
  private func isClassOfPattern(at index: Int) -> Bool {
    scalars[index] == "\\" && "dswDSW".unicodeScalars.contains(scalars[index + 1])
      && "+*?".unicodeScalars.contains(scalars[index + 2])
  }

  /// Whether the text is a statement of SQL or TeX, a command of an editor, or a binding of X.
  private var isStatement: Bool {
    if scalars.first == ":", scalars.count > 1, scalars.dropFirst().allSatisfy(\.isASCIILowercase) {
      return true
    }
    // `ADDR := { any }`, `length(x) = 0`
    if bytes.contains("="), holds(" := ") || isCall && (holds(") = ") || holds(") == ")) {
      return true
    }
    // `page \ref{x}`, `Shift<Key>Delete`
    if bytes.contains("\\"), bytes.contains("{"),
      zip(scalars, scalars.dropFirst()).contains(where: { $0 == "\\" && $1.isASCIILetter })
    {
      return true
    }
    // `Leaving\s+directory`
    if bytes.contains("\\"), scalars.indices.dropLast(2).contains(where: isClassOfPattern) {
      return true
    }
    if bytes.contains("<"), string(whole).contains("<Key>") { return true }
    let words = scalars.split { !$0.isASCIILetter }.prefix(40)
    guard let first = words.first, Self.sql.contains(String(String.UnicodeScalarView(first))) else {
      return false
    }
    let known = words.count { Self.sql.contains(String(String.UnicodeScalarView($0))) }
    return known > 1
  }

  /// Words of SQL, in capitals.
  private static let sql = Set(
    """
    ALTER BY COLUMNS CREATE DELETE DROP EXISTS FROM INSERT INTO KEY LIKE LIMIT NOT NULL ON ORDER \
    PRIMARY SELECT SET SHOW STATUS TABLE UPDATE WHERE
    """
    .split(separator: " ").map(String.init))

  /// What the text says, without spaces, punctuation and case: parts of words, and placeholders.
  fileprivate var said: some Sequence<Unicode.Scalar> {
    scalars.lazy.filter { $0.isWordPart || $0 == ShownText.object }.map(\.lowercased)
  }

  /// Everywhere a text stands.
  func ranges(of text: ArraySlice<Unicode.Scalar>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while let range = firstRange(of: text, from: start, ignoringCase: true) {
      ranges.append(range)
      start = range.upperBound
    }
    return ranges
  }
}

extension [ShownText] {
  /// Those that say what one of some texts says, unless they say nothing.
  fileprivate func saying(_ others: [ShownText]) -> [ShownText] {
    // Most messages have one text, and most translations differ in the first letter.
    if others.count == 1 {
      return filter { $0.said.elementsEqual(others[0].said) && !$0.isBlank }
    }
    // A message may have thousands.
    let said = Set(others.map { [Unicode.Scalar]($0.said) })
    return filter { said.contains([Unicode.Scalar]($0.said)) && !$0.isBlank }
  }
}

extension Diagnostic.Message {
  fileprivate static func unchanged(_ source: String) -> Self {
    "the translation is identical to the \(quoted(source)) text; translate it"
  }
}
