extension SecretScanner {
  /// Returns the value of a name that only words or brackets separate from it: "password is
  /// hunter2", `access_token EAAB12x`, "session 550e8400-…", `SessionKey(k1)`.
  func unseparated(_ name: SecretName, _ start: Int, _ end: Int) -> Range<Int>? {
    guard end < units.count else { return nil }
    if let pair = valueOfPair(name, start, end) { return pair }
    if name == .secret || name == .phrase, let value = attached(end) { return value }
    if name == .secret || name == .phrase, let value = contentAfterTag(end) {
      return SecretLooks.isMixed(units[value]) ? value : nil
    }
    if units[end].scalar == "(", name == .secret || name == .phrase {
      // The brackets hold the value of a type, or the argument of a function.
      let reader = SecretValue(units, from: end + 1)
      let value = reader.word()
      guard !reader.isNothing else { return nil }
      if !units[start].isCapital { return SecretLooks.isMixed(units[value]) ? value : nil }
      // A value with a label is the whole content of the brackets: `Token(value: "…", id: 1)`.
      let brackets = SecretValue(units, from: end).word()
      let isClosed = units[brackets].last?.scalar == ")"
      return end + 1..<max(end + 1, brackets.upperBound - (isClosed ? 1 : 0))
    }
    // Forms write a space as a plus sign.
    let isLabel = units[end].scalar == "\n" && (start == 0 || units[start - 1].scalar == "\n")
    guard [" ", "+"].contains(units[end].scalar) || isLabel else { return nil }
    var next = end + 1
    while next < units.count, units[next].isSpace { next += 1 }
    let first = next
    while let verb = verb(at: next) { next = verb }
    let value = SecretValue(units, from: next).word()
    let isQuoted = next > first && value.lowerBound > next && units[value.lowerBound - 1].isQuote
    let isValue =
      switch name {
      case .harmless, .line: false
      case .doubtful, .assigned: SecretLooks.isRandom(units[value])
      case .secret, .phrase:
        isQuoted || SecretLooks.isMixed(units[value]) || SecretLooks.isNumber(units[value])
      }
    return isValue ? value : labelled(name, end)
  }

  /// Returns the value after a label that continues after the secret's name: "password (new): …",
  /// "token for ann: …".
  ///
  /// The value must look like a secret, because such words may also be part of a complaint about
  /// one.
  private func labelled(_ name: SecretName, _ end: Int) -> Range<Int>? {
    guard name == .secret || name == .phrase else { return nil }
    var index = end
    while index < units.count, index < end + 40 {
      switch units[index].scalar {
      case " ": index += 1
      case "(":
        let close = units[index...].prefix(32).firstIndex { $0.scalar == ")" }
        guard let close else { return nil }
        index = close + 1
      case ":", "=":
        let value = SecretValue(units, from: index + 1).word()
        return SecretLooks.isMixed(units[value]) || SecretLooks.isNumber(units[value]) ? value : nil
      default:
        let isArabic = 0x620...0x6FF ~= units[index].scalar.value
        let preposition = Self.prepositions.first { matches($0, at: index) }?.count ?? 0
        let next = endOfName(from: index + preposition)
        guard preposition > 0 || isArabic, next > index + preposition else { return nil }
        index = next
      }
    }
    return nil
  }

  private static let prepositions = [
    "for ", "of ", "de ", "du ", "des ", "für ", "von ", "pour ", "di ",
  ].map(LogUnit.folded)

  /// Words between a name and its value: "is", "set to", `LIKE`, and the dot of a pair in Lisp.
  private static let verbs: Set<String> = Set(
    [
      "is", "was", "of", "to", "set", "changed", "equals", "equal", "as", "like", "eq", "by", "est",
      "ist", "es", "هي", "هو", ".", "matches",
    ].map(LogUnit.folded))

  /// Returns the end of such a word or of a dash, with the space after it.
  ///
  /// - Parameter signs: If given, one of these signs must come next. The result is the offset
  ///   before it.
  func verb(at start: Int, before signs: String? = nil) -> Int? {
    guard start < units.count else { return nil }
    let isDash = "—–→•".unicodeScalars.contains(units[start].scalar)
    let end = isDash ? start + 1 : endOfName(from: start)
    guard isDash || Self.verbs.contains(text(start..<end)) else { return nil }
    if let signs {
      let next = units[end...].firstIndex { $0.scalar != " " } ?? units.count
      return next < units.count && signs.unicodeScalars.contains(units[next].scalar) ? next : nil
    }
    return end < units.count && (units[end].isSpace || units[end].scalar == "+") ? end + 1 : nil
  }

  /// Returns a value in square or curly brackets, or after the slash of a path: `token[…]`,
  /// `/token/…`.
  private func attached(_ end: Int) -> Range<Int>? {
    switch units[end].scalar {
    case "[", "{":
      let value = SecretValue(units, from: end + 1).word()
      return SecretLooks.isMixed(units[value]) ? value : nil
    case "/":
      let segment = end + 1..<endOfName(from: end + 1)
      return SecretLooks.isRandom(units[segment]) ? segment : nil
    default: return nil
    }
  }
}
