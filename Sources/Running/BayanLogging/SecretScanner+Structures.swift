import BayanSupport

extension SecretScanner {
  // MARK: XML

  /// Returns whether a name is an XML element's: `<token`, `<ns:token`.
  func isElement(_ start: Int) -> Bool {
    var before = start - 1
    if before > 0, units[before].scalar == ":" {
      before -= 1
      while before > 0, units[before].isNamePart { before -= 1 }
    }
    guard before >= 0, units[before].scalar == "<" else { return false }
    // A tag without an end tag may be a comparison: `a<token`.
    return start < lastEndTag
  }

  /// Returns the attributes and the content of an element, with all elements inside.
  func element(_ start: Int, _ end: Int) -> Range<Int>? {
    guard isElement(start), end < units.count, units[end].scalar == ">" || units[end].isSpace else {
      return nil
    }
    var index = end + 1
    while index < units.count {
      guard let bracket = units[index...].firstIndex(where: { $0.scalar == "<" }) else { break }
      if matches("</", at: bracket) {
        let space = endOfName(from: bracket + 2)
        let hasSpace = space < units.count && units[space].scalar == ":"
        if matches(text(start..<end), at: hasSpace ? space + 1 : bracket + 2) {
          return end + 1..<bracket
        }
      }
      index = bracket + 1
    }
    return end + 1..<units.count
  }

  // MARK: Names that are values

  /// Returns the value whose name is itself a value: the value is in a member or an attribute
  /// beside the name, in the next element, or on a line of its own.
  ///
  ///     "name": "token", "value": "…"
  ///     <key>token</key><string>…</string>
  ///     name="password"                      ; of a form in parts
  mutating func namedByValue(_ start: Int, _ end: Int) -> Range<Int>? {
    guard ["name", "key", "field", "header", "id", "k", "n"].contains(text(start..<end)),
      let separator = separator(start, end)
    else { return nil }
    var value = word(SecretValue(units, from: separator.end))
    if value.lowerBound == 0 || !units[value.lowerBound - 1].isQuote {
      // In `name=token value=…` the value ends at the space; in `token=Bearer …` it doesn't.
      value = value.lowerBound..<(units[value].firstIndex(where: \.endsWord) ?? value.upperBound)
    }
    guard value.count <= 64 else { return nil }
    switch SecretName(units[value]) {
    case .harmless, .doubtful, .assigned: return nil
    case .secret, .phrase, .line: break
    }
    var index = value.upperBound
    while index < units.count, units[index].isQuote || units[index].scalar == " " { index += 1 }
    if let content = nextContent(index) { return content }
    let isForm = value.lowerBound > 0 && units[value.lowerBound - 1].isQuote
    guard isForm, index < units.count, units[index].scalar == "\n" else {
      isNamed = true
      return value.upperBound..<value.upperBound
    }
    return SecretValue(units, from: index).nextLine()
  }

  /// Returns the text after the end of the element that has the name: `<b>Token:</b> …`.
  func contentAfterTag(_ start: Int) -> Range<Int>? {
    let tag = units[start...].firstIndex { $0.scalar != " " } ?? units.count
    guard matches("</", at: tag), let content = nextContent(tag) else { return nil }
    let end = units[content].firstIndex { $0.scalar == "\n" } ?? content.upperBound
    return content.lowerBound..<end
  }

  /// Returns the text of the next element, after tags that end or begin other elements.
  private func nextContent(_ start: Int) -> Range<Int>? {
    var index = start
    var tags = 0
    while index < units.count, tags < 4 {
      if units[index].isSpace {
        index += 1
      } else if matches("<!--", at: index) {
        while index < units.count, !matches("-->", at: index) { index += 1 }
        index += 3
      } else if units[index].scalar == "<" || units[index].scalar == ">", !matches("<!", at: index)
      {
        guard let close = units[index...].prefix(64).firstIndex(where: { $0.scalar == ">" }) else {
          return nil
        }
        index = close + 1
        tags += 1
      } else {
        break
      }
    }
    guard tags > 0, index < units.count else { return nil }
    return index..<(units[(index + 1)...].firstIndex { $0.scalar == "<" } ?? units.count)
  }

  // MARK: Pairs

  /// Returns whether a value is itself the name of a secret, as in a list of such names.
  private func isName(_ value: ArraySlice<LogUnit>) -> Bool {
    if value.count > 40 || value.allSatisfy({ $0.isCapital || $0.scalar.isASCIIDigit }) {
      return false
    }
    return switch SecretName(value) {
    case .secret, .phrase, .line: true
    case .harmless, .doubtful, .assigned: false
    }
  }

  /// Returns the value after a name and a comma or a bar: `"token", "…"`, `(token, …)`, `token,…`.
  ///
  /// The value must look like a secret, unless name and value are in quotes and are the whole
  /// content of brackets or of a line: "the token, the name" is part of a sentence.
  func valueOfPair(_ name: SecretName, _ start: Int, _ end: Int) -> Range<Int>? {
    var index = end
    let isQuoted = start > 0 && units[start - 1].isQuote && units[index].isQuote
    if isQuoted { index += 1 }
    while index < units.count, " *".unicodeScalars.contains(units[index].scalar) { index += 1 }
    guard index < units.count else { return nil }
    // A name and a value in quotes need no sign between them.
    if isQuoted, index > end + 1, units[index].isQuote { index -= 1 }
    guard " ,;|،؛".unicodeScalars.contains(units[index].scalar) else { return nil }
    let isArabic = !units[index].scalar.isASCII
    let value = SecretValue(units, from: index + 1).word()
    let looks = units[value]
    guard !value.isEmpty, !SecretValue(units, from: index + 1).isNothing else { return nil }
    guard name == .secret || name == .phrase || name == .line, !isName(looks) else { return nil }
    if SecretLooks.isRandom(looks) { return value }
    var before = isQuoted ? start - 2 : start - 1
    // Some languages have a prefix before a quote.
    if isQuoted, before > 0, units[before].isAlphanumeric || units[before].scalar == "@" {
      before -= 1
    }
    let after = value.upperBound + (isQuoted ? 1 : 0)
    let isInBrackets =
      before >= 0 && "([{".unicodeScalars.contains(units[before].scalar)
      && after < units.count && ")]}".unicodeScalars.contains(units[after].scalar)
    let isLine =
      (before < 0 || units[before].scalar == "\n")
      && (after >= units.count || units[after].scalar == "\n")
    guard isInBrackets || isLine || isQuoted || isArabic || index + 1 == value.lowerBound else {
      return nil
    }
    // A call may have more arguments: `setenv("TOKEN", "…", 1)`.
    let isCall = before >= 0 && units[before].scalar == "("
    let isWhole =
      isQuoted && units[value.lowerBound - 1].isQuote && (isInBrackets || isLine || isCall)
    let isNumber = SecretLooks.isNumber(looks) && (isInBrackets || isQuoted)
    return isWhole || isNumber || SecretLooks.isMixed(looks) ? value : nil
  }
}
