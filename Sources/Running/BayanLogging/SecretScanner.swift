import BayanSupport

/// Finds the secrets of a text: names and the values after them, user info, and known looks.
struct SecretScanner {
  /// The units of each secret, in order and apart from each other.
  private(set) var secrets: [Range<Int>] = []

  let units: [LogUnit]
  private var index = 0
  /// The last value that was left, if it had neither quotes nor brackets.
  private var plainValue = 0..<0
  /// Whether the next `value` belongs to a name that was itself a value: `"name": "token"`.
  private var isNamed = false

  init(_ units: [LogUnit]) { self.units = units }

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
    let isValueOfPair = isNamed && text(start..<end) == "value"
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

  private func endOfName(from start: Int) -> Int {
    var end = start
    while end < units.count, units[end].isNamePart { end += 1 }
    return end
  }

  /// The value after a name that says that it has a secret.
  private mutating func value(of name: SecretName, _ start: Int, _ end: Int) -> Range<Int>? {
    if case .harmless = name { return nil }
    guard let separator = separator(start, end) else { return unseparated(name, start, end) }
    var reader = SecretValue(units, from: separator.end)
    if reader.isNothing || isFolder(start..<end, reader) { return nil }
    if start > 0, units[start - 1].isQuote, !separator.isAfterQuote {
      reader.endingQuote = units[start - 1].scalar
    }
    if isElement(start, from: separator.end) {
      return reader.element()
    }
    switch name {
    case .harmless: return nil
    case .line: return reader.line()
    case .phrase: return reader.phrase()
    case .secret: return reader.isProse(after: separator.end) ? nil : reader.word()
    case .doubtful, .assigned:
      let value = word(reader)
      // An address has its own secrets.
      if value.prefix(16).contains(where: { matches("://", at: $0) }) { return nil }
      let isAssigned = name == .assigned && isAssigned(end, value)
      let looksSecret =
        name == .assigned
        ? SecretLooks.isMixed(units[value]) : SecretLooks.isRandom(units[value])
      return (isInQuery(start) || isBeforePair(value) || isAssigned) && !isShortNumber(value)
        || looksSecret ? value : nil
    }
  }

  /// The value of a name that only words or brackets separate from it: "password is hunter2",
  /// `access_token EAAB12x`, "session 550e8400-…", `SessionKey(k1)`.
  private func unseparated(_ name: SecretName, _ start: Int, _ end: Int) -> Range<Int>? {
    guard end < units.count else { return nil }
    if units[end].scalar == "(", name == .secret || name == .phrase {
      // A type has a value in brackets, a function an argument.
      let reader = SecretValue(units, from: end + 1)
      let value = reader.word()
      guard !reader.isNothing else { return nil }
      if !units[start].isCapital { return SecretLooks.isMixed(units[value]) ? value : nil }
      // All of it, for what has a label: `Token(value: "…", id: 1)`.
      let brackets = SecretValue(units, from: end).word()
      let isClosed = units[brackets].last?.scalar == ")"
      return end + 1..<max(end + 1, brackets.upperBound - (isClosed ? 1 : 0))
    }
    guard units[end].scalar == " " else { return nil }
    var next = end + 1
    for verb in ["is ", "was ", "of "] where matches(verb, at: next) { next += verb.count }
    let value = SecretValue(units, from: next).word()
    let isQuoted = next > end + 1 && value.lowerBound > next && units[value.lowerBound - 1].isQuote
    let isValue =
      switch name {
      case .harmless, .line: false
      case .doubtful, .assigned: SecretLooks.isRandom(units[value])
      case .secret, .phrase:
        isQuoted || SecretLooks.isMixed(units[value]) || SecretLooks.isNumber(units[value])
      }
    return isValue ? value : nil
  }

  /// Whether an equals sign and nothing else is between a name and its value.
  private func isAssigned(_ end: Int, _ value: Range<Int>) -> Bool {
    end < units.count && units[end].scalar == "=" && value.lowerBound <= end + 2
  }

  /// Whether the next pair of a form follows: `code=…&state=…`.
  private func isBeforePair(_ value: Range<Int>) -> Bool {
    guard value.upperBound < units.count, units[value.upperBound].scalar == "&" else {
      return false
    }
    let next = endOfName(from: value.upperBound + 1)
    return next > value.upperBound + 1 && next < units.count && units[next].scalar == "="
  }

  /// A value that is looked at, and perhaps left.
  ///
  /// The names within it are looked at next. Their values have the same end, which is remembered:
  /// to look for it again each time would take a time that grows with the square of the text.
  private mutating func word(_ reader: SecretValue) -> Range<Int> {
    if let value = reader.value(within: plainValue) { return value }
    let value = reader.word()
    if !value.contains(where: { "([{\"'`\\".unicodeScalars.contains(units[$0].scalar) }) {
      plainValue = value
    }
    return value
  }

  /// What a name says, together with the word before it: "api key", "session id".
  private func name(_ start: Int, _ end: Int) -> SecretName {
    let name = SecretName(units[start..<end])
    guard name == .doubtful || name == .assigned || name == .harmless, start > 1,
      units[start - 1].scalar == " "
    else { return name }
    let before = units[..<(start - 1)].suffix(16).lastIndex { !$0.isNamePart }.map { $0 + 1 }
    let both = SecretName(units[(before ?? max(0, start - 17))..<end])
    return both == .secret || both == .phrase || both == .assigned ? both : name
  }

  /// Whether it is the shell's variable for the folder one is in.
  private func isFolder(_ name: Range<Int>, _ value: SecretValue) -> Bool {
    ["pwd", "oldpwd"].contains(text(name)) && units[name].allSatisfy(\.isCapital)
      && value.startsWithSlash
  }

  /// What is between a name and its value: `=`, `":`, ` => `, `>` of XML, a space after `--name`.
  private func separator(_ start: Int, _ end: Int) -> (end: Int, isAfterQuote: Bool)? {
    var index = end
    var isAfterQuote = false
    while index < units.count, index < end + 40 {
      switch units[index].scalar {
      case "\"", "'", "`":
        isAfterQuote = true
        index += 1
      case " ", "\\", "]", ")": index += 1
      case "[":
        // `token[]`, `token[refresh]`
        guard let close = units[index...].prefix(32).firstIndex(where: { $0.scalar == "]" }) else {
          return nil
        }
        index = close + 1
      case "=", ":":
        // An address such as `token://`, and `token::Type`, have none.
        if matches("://", at: index) || matches("::", at: index) { return nil }
        index += 1
        if index < units.count, units[index].scalar == ">" || units[index].scalar == "=" {
          index += 1
        }
        return (index, isAfterQuote)
      case ">": return isElement(start, from: index) ? (index + 1, false) : nil
      default:
        guard index > end, units[end].scalar == " " else { return nil }
        return isOption(start) || isElement(start, from: index) ? (index, false) : nil
      }
    }
    return nil
  }

  /// Whether a name is that of an element of XML, which `</` ends.
  private func isElement(_ start: Int, from index: Int) -> Bool {
    guard start > 0, units[start - 1].scalar == "<" else { return false }
    let open = units[index...].prefix(LogText.longest).firstIndex { $0.scalar == "<" }
    return open.map { matches("</", at: $0) } ?? false
  }

  /// Whether a name is an option of a command: `--token`.
  private func isOption(_ start: Int) -> Bool { units[start].scalar == "-" }

  private func isInQuery(_ start: Int) -> Bool {
    isOption(start) || start > 0 && ["?", "&", "#"].contains(units[start - 1].scalar)
  }

  /// A status or an error code: up to four digits.
  private func isShortNumber(_ value: Range<Int>) -> Bool {
    value.count <= 4 && units[value].allSatisfy(\.scalar.isASCIIDigit)
  }

  /// `name="password"` of a form in parts, whose value is on a line of its own; and `"name":
  /// "token"`, whose value is in a member beside it.
  private mutating func namedByValue(_ start: Int, _ end: Int) -> Range<Int>? {
    guard ["name", "key", "field", "header"].contains(text(start..<end)),
      let separator = separator(start, end)
    else { return nil }
    let value = word(SecretValue(units, from: separator.end))
    guard value.count <= 64 else { return nil }
    switch SecretName(units[value]) {
    case .harmless, .doubtful, .assigned: return nil
    case .secret, .phrase, .line: break
    }
    var index = value.upperBound
    while index < units.count, units[index].isQuote || units[index].scalar == " " { index += 1 }
    guard index < units.count, units[index].scalar == "\n" else {
      isNamed = true
      return value.upperBound..<value.upperBound
    }
    return SecretValue(units, from: index).nextLine()
  }

  // MARK: Without names

  /// The user and password after `-u` and `--user`.
  private func userOption(_ start: Int, _ end: Int) -> Range<Int>? {
    guard ["-u", "--user", "--proxy-user"].contains(text(start..<end)), end < units.count,
      units[end].isSpace || units[end].scalar == "="
    else { return nil }
    let value = SecretValue(units, from: end + 1).word()
    return units[value].contains { $0.scalar == ":" } ? value : nil
  }

  /// The schemes of HTTP whose credentials are parameters, as `Digest` has them.
  ///
  /// - Source: IANA's registry of HTTP authentication schemes, and three that are used without it.
  private static let schemesWithParameters: Set<String> = [
    "digest", "dpop", "gnap", "hoba", "mutual", "oauth", "privatetoken", "scram-sha-1",
    "scram-sha-256", "vapid", "hawk", "signature", "mac", "aws4-hmac-sha256",
  ]

  /// What follows a scheme of HTTP: `Bearer …`, `Digest username="…", response="…"`.
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
      end < units.count, units[end].scalar == " "
    else { return nil }
    let value = SecretValue(units, from: end).word()
    // A parameter has a name: `Bearer realm="x"`.
    guard !value.isEmpty, !units[value].contains(where: { $0.scalar == "=" && !isEnd($0, value) })
    else { return nil }
    return SecretLooks.isCredential(units[value]) ? value : nil
  }

  /// Whether an equals sign is one of those that Base64 ends with.
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

  /// The user and password before a host: `user:password@host.example`.
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

  /// `-----BEGIN RSA PRIVATE KEY-----` and all up to its end.
  private func pemBlock(_ start: Int) -> Range<Int>? {
    guard matches("-----begin ", at: start) else { return nil }
    var index = start
    while index < units.count, !matches("-----end ", at: index) { index += 1 }
    while index < units.count, units[index].scalar != "\n" { index += 1 }
    return start..<index
  }

  /// User and password of an address: all before the last `@` of its authority.
  private mutating func scanAuthority() {
    let start = index + 3
    index = start
    var end = start
    while end < units.count, !isEndOfAuthority(units[end].scalar) { end += 1 }
    let authority = units[start..<end]
    if let at = authority.lastIndex(where: { $0.scalar == "@" }) { return take(start..<at) }
    // A slash in a password ends what looks like the authority, at a port that is no number.
    guard let colon = authority.lastIndex(where: { $0.scalar == ":" }), colon + 1 < end,
      units[colon + 1..<end].contains(where: { !$0.scalar.isASCIIDigit }),
      units[start].scalar != "["
    else { return }
    var last: Int?
    while end < units.count, units[end].scalar != "\n", !units[end].isQuote {
      // A password may have a space, but no sentence follows without one before it.
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

  private func matches(_ word: String, at start: Int) -> Bool {
    let scalars = word.unicodeScalars
    return start + scalars.count <= units.count
      && zip(scalars, units[start...]).allSatisfy { $0 == $1.scalar }
  }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(units[range].prefix(32).map(\.scalar)))
  }
}
