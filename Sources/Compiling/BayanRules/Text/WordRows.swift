import BayanChecking
import BayanICU
import BayanSupport

extension [TextWord] {
  /// The longest common run of words that starts at the first of the given ones.
  ///
  /// Capitals don't count. Nothing but space may stand between; with a source given, also what stands
  /// there too: `Warning: missing`.
  ///
  /// - Returns: The index behind the row's last word in the given ones, and where it begins here.
  func longestRow(
    of words: ArraySlice<TextWord>, of text: ShownText, in source: ShownText? = nil
  ) -> (words: Int, start: Int) {
    var best = (words: words.startIndex, start: 0)
    for start in indices {
      var length = 0
      while start + length < endIndex, words.startIndex + length < words.endIndex,
        self[start + length].text.equalsIgnoringCase(words[words.startIndex + length].text)
      {
        if length > 0 {
          let gap = text.gap(words, words.startIndex + length)
          let isSame = source.map { $0.gap(self[...], start + length).elementsEqual(gap) }
          guard gap.isOneSpace || isSame == true && gap.joinsWords else { break }
        }
        length += 1
      }
      if words.startIndex + length > best.words { best = (words.startIndex + length, start) }
    }
    return best
  }
}

extension ShownText {
  /// What stands between a word and the one before it.
  fileprivate func gap(_ words: ArraySlice<TextWord>, _ index: Int) -> ArraySlice<Unicode.Scalar> {
    scalars[words[index - 1].range.upperBound..<words[index].range.lowerBound]
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Whether there are three spaces in a row within a line.
  fileprivate var hasGap: Bool {
    var count = 0
    for scalar in self {
      if scalar == "\n" { return false }
      count = scalar == " " ? count + 1 : 0
      if count == 3 { return true }
    }
    return false
  }

  /// Whether there is one space or line's end: more of them stand between columns.
  fileprivate var isOneSpace: Bool { count == 1 && self[startIndex].isWhitespace }

  /// Whether there is a colon or a dash with space around it.
  ///
  /// Commas and brackets stand between names.
  fileprivate var joinsWords: Bool {
    let marks = filter { $0 != " " }
    return marks.count == 1 && count < 4 && last == " "
      && (marks[0] == ":" || marks[0].unicode.generalCategory == .pd)
  }
}

extension ShownText {
  /// How far from a stretch its quotation marks are looked for.
  private static let reach = 300

  /// Whether a stretch stands between quotation marks or brackets, on one line with them, or is code by
  /// its tag: `<code>make install</code>`.
  func setsApart(_ range: Range<Int>) -> Bool {
    if isCodeByTag(range) { return true }
    let before = scalars[..<range.lowerBound].suffix(Self.reach)
    let opening = before.indices.last { isMark($0) || scalars[$0] == "\n" }
    guard let opening, opens(opening) else { return false }
    let after = scalars[range.upperBound...].prefix(Self.reach)
    let closing = after.indices.first { isMark($0) || scalars[$0] == "\n" }
    guard let closing, scalars[closing] != "\n", !opens(closing) else { return false }
    // What somebody says is a text in quotation marks, and none that is set apart in another.
    return scalars[..<opening].contains { !$0.isWhitespace }
      || scalars[(closing + 1)...].contains { !$0.isWhitespace }
  }

  /// Whether the last tag before a stretch says that code follows.
  func isCodeByTag(_ range: Range<Int>) -> Bool {
    guard bytes.contains("<"),
      let tag = tokens.last(where: { $0.kind == .tag && $0.range.upperBound <= range.lowerBound })
    else { return false }
    let name = scalars[tag.range].dropFirst().prefix { $0.isASCIIAlphanumeric }
    return Self.codeTags.contains(String(String.UnicodeScalarView(name)).lowercased())
  }

  /// - Source: HTML Standard, DocBook and KDE's semantic markup.
  private static let codeTags: Set<String> = [
    "bcode", "code", "command", "filename", "icode", "kbd", "literal", "pre", "samp", "tt", "var",
  ]

  /// Whether a stretch is part of what explains itself behind a dash, and both texts begin so:
  /// `trace on|off - print instructions`.
  func isHead(_ range: Range<Int>, sharedWith other: ShownText) -> Bool {
    let shared = zip(scalars, other.scalars).prefix { $0 == $1 }.count
    // A command has few words, and no comma.
    let start = scalars[..<range.lowerBound].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let head = scalars[start..<range.upperBound]
    guard range.upperBound < shared, head.split(separator: " ").count < 6, !head.contains(",")
    else { return false }
    let rest = scalars[range.upperBound..<shared]
    return rest.indices.dropFirst().dropLast().contains { index in
      rest[index].unicode.generalCategory == .pd && rest[index - 1] == " " && rest[index + 1] == " "
    }
  }

  /// Whether a row of words is for programs or for lawyers: signs of code stand beside it, it is a
  /// command or the first column of a line, or keeps rights.
  func isForPrograms(_ words: some Collection<TextWord>, of source: ShownText) -> Bool {
    guard let first = words.first else { return false }
    let range = words.reduce(first.range) { $0.lowerBound..<$1.range.upperBound }
    if Self.commands.contains(first.text) || isBesideCode(range) || isNameOfAcronym(range) {
      return true
    }
    let text = string(range).lowercased()
    let names = ["copyright", "all rights reserved", "public license", "summer of code"]
    if names.contains(where: text.contains) { return true }
    return source.hasColumns && (startsColumns(range) || source.scalars.contains("\n"))
      || source.tellsUsage || beginsUsage(range) && source.showsArguments
  }

  /// Whether the text gives as an example what begins at one of its words: `For example: <i>a title</i>`.
  func isExample(_ words: [TextWord], from start: Int) -> Bool {
    guard start > 0, words.indices.contains(start) else { return false }
    let before = words[start - 1]
    let gap = scalars[before.range.upperBound..<words[start].range.lowerBound]
    return gap.first == ":" && ["example", "examples"].contains(before.text.lowercased())
      || gap.first == "." && before.text.lowercased() == "g"
  }

  /// Commands that texts name with what follows them: `git commit`, `CREATE TABLE`.
  static let commands = Set(
    """
    ALTER CREATE DELETE DROP INSERT SELECT UPDATE apt apt-get brew bzr cargo cd chmod chown cp cvs dnf \
    docker dpkg flatpak git hg ls make man mv netsh npm pacman parted pip python rm rpm sh ssh sudo svn \
    svnadmin svndumpfilter systemctl yum
    """
    .split(separator: " ").map(String.init))

  /// Whether an acronym in brackets follows what it is made of: `Quality of Service (QoS)`.
  private func isNameOfAcronym(_ range: Range<Int>) -> Bool {
    let rest = scalars[range.upperBound...]
    guard rest.starts(with: " (".unicodeScalars) else { return false }
    let acronym = rest.dropFirst(2).prefix { $0.isASCIIAlphanumeric }
    return acronym.count > 1 && acronym.count < 8 && acronym.count(where: \.isASCIIUppercase) > 1
      && acronym.endIndex < scalars.count && !scalars[acronym.endIndex].isWordPart
      && scalars[range.lowerBound].equals(acronym[acronym.startIndex], ignoringCase: true)
  }

  /// Whether a sign that programs read stands beside a stretch: `#pragma once`, `a|b`, `git branch -D`,
  /// `return typeof(x)`, `&lt;project name&gt;`, a tab before a line of a script.
  private func isBesideCode(_ range: Range<Int>) -> Bool {
    let before = range.lowerBound - 1
    if before >= 0 {
      if "#@$|;={}\\&+\t_".unicodeScalars.contains(scalars[before]) { return true }
      // `# a comment of a script`, `/dcc close send`
      if before > 0, scalars[before] == " ", scalars[before - 1] == "#" || isCommand(before: before)
      {
        return true
      }
      // ` -display host:dpy`
      if scalars[before] == "-", before == 0 || scalars[before - 1].isWhitespace { return true }
      // `f(x); return`
      if before > 1, scalars[before] == " ", scalars[before - 1] == ";",
        ")}\"'".unicodeScalars.contains(scalars[before - 2])
      {
        return true
      }
    }
    let after = range.upperBound
    guard after < scalars.count else { return false }
    switch scalars[after] {
    case "(":
      // `file(s)` has an ending in brackets.
      return after + 2 >= scalars.count || scalars[after + 2] != ")"
    case "|", "@", "=", "{", "}", "\\", "_": return true
    case ";", "&": return after + 1 < scalars.count && !scalars[after + 1].isWhitespace
    case " ":
      return token(at: after + 1).map {
        $0.kind == .option && $0.range.lowerBound == after + 1
      }
        ?? (after + 2 < scalars.count && scalars[after + 1] == "-"
          && scalars[after + 2].isASCIIAlphanumeric)
    default: return false
    }
  }

  /// Whether the word before a space is a command of a chat, `/join`.
  private func isCommand(before space: Int) -> Bool {
    var start = space
    while start > 0, space - start < 20, scalars[start - 1].isASCIILowercase { start -= 1 }
    return start > 0 && start < space && scalars[start - 1] == "/"
      && (start == 1 || !isWordPart(start - 2))
  }

  /// Whether a stretch begins a line and has more columns behind it.
  private func startsColumns(_ range: Range<Int>) -> Bool {
    let start = scalars[..<range.lowerBound].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    guard scalars[start..<range.lowerBound].allSatisfy(\.isWhitespace) else { return false }
    return scalars[range.upperBound...].prefix(60).hasGap
  }

  private var hasColumns: Bool { scalars[...].prefix(1000).hasGap }

  /// Whether a stretch begins a line, and a bracket follows it: `tool add [FILE]`.
  private func beginsUsage(_ range: Range<Int>) -> Bool {
    guard range.lowerBound == 0 || scalars[range.lowerBound - 1] == "\n" else { return false }
    return scalars[range.upperBound...].starts(with: " [".unicodeScalars)
  }

  /// Whether brackets show what a command takes: `[-v]`, `[FILE]`, `[options]`.
  var showsArguments: Bool {
    guard bytes.contains("[") else { return false }
    return scalars.indices.dropLast(2).contains { index in
      guard scalars[index] == "[", index == 0 || !isWordPart(index - 1) else { return false }
      let first = scalars[index + 1]
      return first == "-" || first == "@"
        || first.isASCIIUppercase && scalars[index + 2].isASCIIUppercase
        || scalars[(index + 1)...].starts(with: "option".unicodeScalars)
    }
  }

  /// Whether the text says how a command is called.
  private var tellsUsage: Bool {
    let start = scalars.drop(while: \.isWhitespace)
    return "usage:".unicodeScalars.elementsEqual(start.prefix(6).lazy.map(\.lowercased))
  }

  /// Whether there is a quotation mark or a bracket, and no apostrophe.
  private func isMark(_ index: Int) -> Bool {
    switch scalars[index].unicode.generalCategory {
    case .ps, .pe: return true
    case .pi, .pf: break
    default:
      switch scalars[index] {
      case "<", ">": return true
      case "\"", "'", "`": break
      default: return false
      }
    }
    guard isWordPart(index - 1), isWordPart(index + 1) else { return true }
    // `な"private"な`: no apostrophe stands between letters with capitals and letters without.
    return isWithoutCase(index - 1) != isWithoutCase(index + 1)
  }

  /// Whether a letter is of a script without capitals.
  private func isWithoutCase(_ index: Int) -> Bool {
    !scalars[index].isASCII && !scalars[index].unicode.isCased && !scalars[index].isMark
  }

  /// Whether a mark opens rather than closes, by what is around it: German and French have the same
  /// marks the other way round.
  private func opens(_ index: Int) -> Bool {
    switch scalars[index].unicode.generalCategory {
    case .ps: return true
    case .pe: return false
    case .pi: return index == 0 || !isWordPart(index - 1) && !isPlaceholder(at: index - 1)
    default: break
    }
    if scalars[index] == "<" { return true }
    let after = index + 1
    // French has a space before `»`. In `'.help'` the full stop belongs to a word.
    guard after < scalars.count, !scalars[after].isWhitespace,
      !".,;:!?)".unicodeScalars.contains(scalars[after]) || isWordPart(after + 1)
    else { return false }
    if !isWordPart(index - 1) { return true }
    return isWithoutCase(index - 1) && isWordPart(after) && !isWithoutCase(after)
  }

  private func isWordPart(_ index: Int) -> Bool {
    scalars.indices.contains(index) && scalars[index].isWordPart
  }
}

extension String {
  /// Whether two words of ASCII are the same but for capitals.
  func equalsIgnoringCase(_ other: String) -> Bool {
    utf8.count == other.utf8.count
      && zip(utf8, other.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }
}
