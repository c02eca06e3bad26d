import BayanSupport

/// A scanner that finds the secrets of a text: values of names, user info, and known forms of
/// tokens.
struct SecretScanner {
  /// The ranges of the secrets in units, in order and without overlap.
  private(set) var secrets: [Range<Int>] = []

  let units: [LogUnit]
  /// The index of the last end tag of XML; below 0 if there is none.
  let lastEndTag: Int
  private var index = 0
  /// The last value that was not a secret, if it had neither quotes nor brackets.
  private var plainValue = 0..<0
  /// Whether the next `value` belongs to a name that was itself a value: `"name": "token"`.
  var isNamed = false

  init(_ units: [LogUnit]) {
    self.units = units
    lastEndTag =
      zip(units.indices, units).dropLast()
      .last { $1.scalar == "<" && units[$0 + 1].scalar == "/" }?.0 ?? -1
  }

  mutating func scan() {
    while index < units.count {
      if units[index].isNamePart {
        scanWord()
      } else if matches("://", at: index) {
        scanAuthority()
      } else {
        index += 1
      }
    }
  }

  // MARK: Words

  private mutating func scanWord() {
    let start = index
    let end = endOfName(from: start)
    let name = name(start, end)
    let isValueOfPair =
      isNamed && ["value", "val", "v", "content", "data", "default"].contains(text(start..<end))
    if let secret = isValueOfPair ? value(of: .secret, start, end) : value(of: name, start, end) {
      isNamed = isNamed && !isValueOfPair
      return take(secret)
    }
    if let named = namedByValue(start, end) { return take(named) }
    if let user = userOption(start, end) { return take(user) }
    if let secret = valueOfScheme(start, end) ?? nameless(start) { return take(secret) }
    index = end
  }

  private mutating func take(_ secret: Range<Int>) {
    if !secret.isEmpty { secrets.append(secret) }
    index = max(secret.upperBound, index + 1)
  }

  func endOfName(from start: Int) -> Int {
    var end = start
    while end < units.count, units[end].isNamePart { end += 1 }
    return end
  }

  /// Returns the value after a name that is that of a secret.
  private mutating func value(of name: SecretName, _ start: Int, _ end: Int) -> Range<Int>? {
    if case .harmless = name { return nil }
    guard let separator = separator(start, end) else { return unseparated(name, start, end) }
    var reader = SecretValue(units, from: separator.end)
    if reader.isNothing || isFolder(start..<end, reader) { return nil }
    if start > 0, units[start - 1].isQuote, !separator.isAfterQuote {
      reader.endingQuote = units[start - 1].scalar
    }
    let isCertain = name != .doubtful && name != .assigned
    if isCertain, let content = element(start, end) ?? contentAfterTag(separator.end) {
      return content
    }
    switch name {
    case .harmless: return nil
    case .line: return reader.line()
    case .phrase: return reader.phrase()
    case .secret: return reader.isProse(after: separator.end) ? nil : reader.word()
    case .doubtful, .assigned:
      let value = word(reader)
      // An address is searched for secrets of its own.
      if value.prefix(16).contains(where: { matches("://", at: $0) }) { return nil }
      let isAssigned = name == .assigned && isAssigned(end, value)
      let looksSecret =
        name == .assigned
        ? SecretLooks.isMixed(units[value]) : SecretLooks.isRandom(units[value])
      return (isInQuery(start) || isBeforePair(value) || isAssigned) && !isShortNumber(value)
        || looksSecret ? value : nil
    }
  }

  /// Returns whether only an equals sign is between a name and its value.
  private func isAssigned(_ end: Int, _ value: Range<Int>) -> Bool {
    end < units.count && units[end].scalar == "=" && value.lowerBound <= end + 2
  }

  /// Returns whether the next pair of a form follows: `code=…&state=…`.
  private func isBeforePair(_ value: Range<Int>) -> Bool {
    guard value.upperBound < units.count, units[value.upperBound].scalar == "&" else {
      return false
    }
    let next = endOfName(from: value.upperBound + 1)
    return next > value.upperBound + 1 && next < units.count && units[next].scalar == "="
  }

  /// Returns the value at which a reader stands, which may or may not be a secret.
  ///
  /// Names within the value are looked at next. The values of these names have the same end, which
  /// is remembered. Otherwise the time would grow with the square of the text's length.
  mutating func word(_ reader: SecretValue) -> Range<Int> {
    if let value = reader.value(within: plainValue) { return value }
    let value = reader.word()
    if !value.contains(where: { "([{\"'`\\".unicodeScalars.contains(units[$0].scalar) }) {
      plainValue = value
    }
    return value
  }

  /// Returns the secrecy of a name and the word before it: "api key", "session id".
  private func name(_ start: Int, _ end: Int) -> SecretName {
    let name = SecretName(units[start..<end])
    guard name == .doubtful || name == .assigned || name == .harmless, start > 1,
      units[start - 1].isSpace || units[start - 1].scalar == "+"
    else { return name }
    let before = units[..<(start - 1)].suffix(16).lastIndex { !$0.isNamePart }.map { $0 + 1 }
    let both = SecretName(units[(before ?? max(0, start - 17))..<end])
    return both == .secret || both == .phrase || both == .assigned ? both : name
  }

  /// Returns whether a name is the shell's variable for the current folder.
  private func isFolder(_ name: Range<Int>, _ value: SecretValue) -> Bool {
    ["pwd", "oldpwd"].contains(text(name)) && units[name].allSatisfy(\.isCapital)
      && value.startsWithSlash
  }

  /// Returns the end of the separator between a name and its value.
  ///
  /// Separators are `=`, `":`, ` => `, `>` of XML, and a space after `--name`.
  func separator(_ start: Int, _ end: Int) -> (end: Int, isAfterQuote: Bool)? {
    var index = end
    var isAfterQuote = false
    var isAfterBracket = false
    while index < units.count, index < end + 40 {
      switch units[index].scalar {
      case "\"", "'", "`":
        isAfterQuote = true
        index += 1
      case ")":
        // `(_ token: Token) -> Value` is no name with a value.
        isAfterBracket = true
        index += 1
      case " ", "\\", "]", "*": index += 1
      case "[":
        // The name has an index: `token[]`, `token[refresh]`.
        guard let close = units[index...].prefix(32).firstIndex(where: { $0.scalar == "]" }) else {
          return nil
        }
        index = close + 1
      case "!", "?", "~", "+", "|", "^", "/", "%":
        // The sign is an operator: `token != …`, `token ||= …`.
        guard let sign = units[index...].prefix(3).firstIndex(where: { $0.scalar == "=" }),
          units[index..<sign].allSatisfy({ $0.scalar == units[index].scalar })
        else { return nil }
        index = sign
      case "→", "⇒", "⟶", "↦", "➜": return (index + 1, isAfterQuote)
      case "-" where !isAfterBracket && matches("->", at: index), "<" where isArrow(index):
        return (index + 2, isAfterQuote)
      case "=", ":":
        // An address such as `token://`, and `token::Type`, have no separator. LDIF has two colons
        // as one: `password:: …`.
        let isScope =
          matches("::", at: index) && !matches("::=", at: index) && !matches(":: ", at: index)
        if matches("://", at: index) || isScope { return nil }
        index += 1
        let signs = units[index...].prefix(2).prefix { ":=>~".unicodeScalars.contains($0.scalar) }
        index += signs.count
        return (index, isAfterQuote)
      case ">" where units[end - 1].scalar == "-": return (index + 1, isAfterQuote)
      case ">": return isElement(start) ? (index + 1, false) : nil
      default:
        guard index > end, units[end].scalar == " " else { return nil }
        if isOption(start) || isElement(start) { return (index, false) }
        // A verb is before the separator: "your token is: …".
        guard let next = verb(at: index, before: ":=") else { return nil }
        index = next
      }
    }
    return nil
  }

  /// Returns whether an arrow to the left, or SQL's sign for inequality, is here: `<-`, `<>`.
  private func isArrow(_ index: Int) -> Bool {
    matches("<-", at: index) || matches("<>", at: index)
  }

  /// Returns whether a name is an option of a command: `--token`.
  private func isOption(_ start: Int) -> Bool { units[start].scalar == "-" }

  private func isInQuery(_ start: Int) -> Bool {
    isOption(start) || start > 0 && ["?", "&", "#"].contains(units[start - 1].scalar)
  }

  /// Returns whether a value is like a status or an error code: up to four digits.
  private func isShortNumber(_ value: Range<Int>) -> Bool {
    value.count <= 4 && units[value].allSatisfy(\.scalar.isASCIIDigit)
  }

  // MARK: Without names

  /// Returns the user and password after `-u` and `--user`.
  private func userOption(_ start: Int, _ end: Int) -> Range<Int>? {
    guard ["-u", "--user", "--proxy-user"].contains(text(start..<end)), end < units.count,
      units[end].isSpace || units[end].scalar == "="
    else { return nil }
    let value = SecretValue(units, from: end + 1).word()
    return units[value].contains { $0.scalar == ":" } ? value : nil
  }

  /// The schemes of HTTP whose credentials are parameters, as in `Digest`.
  ///
  /// - Source: IANA's registry of HTTP authentication schemes, and three schemes in use outside it.
  private static let schemesWithParameters: Set<String> = [
    "digest", "dpop", "gnap", "hoba", "mutual", "oauth", "privatetoken", "scram-sha-1",
    "scram-sha-256", "vapid", "hawk", "signature", "mac", "aws4-hmac-sha256",
  ]

  /// Returns the credentials after a scheme of HTTP: `Bearer …`, `Digest username="…", response="…"`.
  private func valueOfScheme(_ start: Int, _ end: Int) -> Range<Int>? {
    if Self.schemesWithParameters.contains(text(start..<end)), end < units.count,
      units[end].scalar == " "
    {
      let next = endOfName(from: end + 1)
      if next > end + 1, next < units.count, units[next].scalar == "=" {
        return end + 1..<(units[end...].firstIndex { $0.scalar == "\n" } ?? units.count)
      }
    }
    guard
      ["bearer", "basic", "oauth", "token", "negotiate", "ntlm", "apikey"].contains(
        text(start..<end)),
      end < units.count, units[end].isSpace || units[end].scalar == "+"
    else { return nil }
    let value = SecretValue(units, from: end + 1).word()
    // A parameter has a name: `Bearer realm="x"`.
    guard !value.isEmpty, !units[value].contains(where: { $0.scalar == "=" && !isEnd($0, value) })
    else { return nil }
    return SecretLooks.isCredential(units[value]) ? value : nil
  }

  /// Returns whether an equals sign is part of the end of Base64.
  private func isEnd(_ unit: LogUnit, _ value: Range<Int>) -> Bool {
    units[value.upperBound - 1].scalar == "=" && unit.end >= units[value.upperBound - 1].end - 1
  }

  private func nameless(_ start: Int) -> Range<Int>? {
    var end = start
    while end < units.count,
      units[end].isNamePart || "|~+".unicodeScalars.contains(units[end].scalar)
    {
      end += 1
    }
    if SecretLooks.isKnown(units[start..<end]) { return start..<end }
    if start > 0, units[start - 1].scalar == "/" || units[start - 1].scalar == ":",
      SecretLooks.isPathSecret(units[start..<end])
    {
      return start..<end
    }
    return password(start) ?? pemBlock(start)
  }

  /// Returns the user and password before a host: `user:password@host.example`.
  private func password(_ start: Int) -> Range<Int>? {
    let colon = endOfName(from: start)
    guard colon + 1 < units.count, units[colon].scalar == ":",
      !["mailto", "sip", "sips", "xmpp", "acct"].contains(text(start..<colon)),
      units[start..<colon].contains(where: { !$0.scalar.isASCIIDigit })
    else { return nil }
    var at = colon + 1
    while at < units.count, at < colon + 64, !isEndOfAuthority(units[at].scalar),
      units[at].scalar != "@"
    {
      at += 1
    }
    guard at > colon + 1, at < units.count, units[at].scalar == "@" else { return nil }
    let host = units[(at + 1)..<endOfName(from: at + 1)]
    return host.isEmpty ? nil : start..<at
  }

  /// Returns the range of a PEM block, from `-----BEGIN RSA PRIVATE KEY-----` to its end.
  private func pemBlock(_ start: Int) -> Range<Int>? {
    guard matches("-----begin ", at: start) else { return nil }
    var index = start
    while index < units.count, !matches("-----end ", at: index) { index += 1 }
    while index < units.count, units[index].scalar != "\n" { index += 1 }
    return start..<index
  }

  /// Finds the user and the password of an address: all text before the last `@` of its authority.
  private mutating func scanAuthority() {
    let start = index + 3
    index = start
    var end = start
    while end < units.count, !isEndOfAuthority(units[end].scalar) { end += 1 }
    let authority = units[start..<end]
    if let at = authority.lastIndex(where: { $0.scalar == "@" }) { return take(start..<at) }
    // A slash in a password seems to end the authority, at a port that is no number.
    guard let colon = authority.lastIndex(where: { $0.scalar == ":" }), colon + 1 < end,
      units[colon + 1..<end].contains(where: { !$0.scalar.isASCIIDigit }),
      units[start].scalar != "["
    else { return }
    var last: Int?
    while end < units.count, units[end].scalar != "\n", !units[end].isQuote {
      // A password may have a space, but a sentence begins only after a space.
      if units[end].isSpace, last != nil || end > colon + 32 || units[colon + 1].isSpace { break }
      if units[end].scalar == "@" { last = end }
      end += 1
    }
    if let last { take(start..<last) }
  }

  private func isEndOfAuthority(_ scalar: Unicode.Scalar) -> Bool {
    "/?# \n\"'<>`\\".unicodeScalars.contains(scalar)
  }

  // MARK: Texts

  func matches(_ word: String, at start: Int) -> Bool {
    let scalars = word.unicodeScalars
    return start + scalars.count <= units.count
      && zip(scalars, units[start...]).allSatisfy { $0 == $1.scalar }
  }

  func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(units[range].prefix(32).map(\.scalar)))
  }
}
