import BayanSupport

/// What secrets look like.
enum SecretLooks {
  /// Whether a value is hardly a word: letters and digits, or signs of Base64 among them.
  static func isRandom(_ whole: ArraySlice<LogUnit>) -> Bool {
    // So many are enough to tell.
    let value = whole.prefix(128)
    guard value.count >= 8, value.allSatisfy({ !$0.isSpace }) else { return false }
    let digits = value.count { $0.scalar.isASCIIDigit }
    let letters = value.count { $0.isAlphanumeric } - digits
    if digits >= 2 && letters >= 2 && value.count >= 12 { return !isVersionOrDate(value) }
    return value.count >= 16 && letters > 0 && turns(value) >= 4
  }

  /// Whether a word has letters and digits, as no word of a sentence has: `hunter2`.
  static func isMixed(_ value: ArraySlice<LogUnit>) -> Bool {
    let value = value.prefix(128)
    guard value.count >= 5, value.contains(where: { $0.scalar.isASCIIDigit }),
      value.contains(where: { $0.isAlphanumeric && !$0.scalar.isASCIIDigit })
    else { return false }
    return !isVersionOrDate(value)
  }

  /// Whether a word is a number that people are sent to type in: 4 to 12 digits.
  static func isNumber(_ value: ArraySlice<LogUnit>) -> Bool {
    (4...12).contains(value.count) && value.allSatisfy(\.scalar.isASCIIDigit)
  }

  /// Whether a segment of a path is rather a secret than a name or a number: small letters, capitals
  /// and digits in turn.
  static func isPathSecret(_ value: ArraySlice<LogUnit>) -> Bool {
    value.count >= 20 && !value.contains { $0.scalar == "." } && turns(value) >= 6
      && value.contains(where: \.isCapital) && value.contains { $0.scalar.isASCIIDigit }
  }

  /// Whether a word after `Bearer` is a credential, and not prose such as "bearer token".
  static func isCredential(_ value: ArraySlice<LogUnit>) -> Bool {
    guard value.count >= 4 else { return false }
    if value.contains(where: {
      $0.scalar.isASCIIDigit || "|+/=~._".unicodeScalars.contains($0.scalar)
    }) {
      // A full stop ends a sentence.
      return value.dropLast().contains { !$0.isAlphanumeric || $0.scalar.isASCIIDigit }
        || value.last?.scalar == "=" || value.last?.scalar.isASCIIDigit == true
    }
    return turns(value) >= 2 || value.count >= 20
  }

  /// Whether a word is a token by its length or by how it begins.
  static func isKnown(_ word: ArraySlice<LogUnit>) -> Bool {
    guard word.count >= 16 else { return false }
    let start = String(String.UnicodeScalarView(word.prefix(12).map(\.scalar)))
    if prefixes.contains(where: { start.hasPrefix($0.text) && word.count >= $0.length }) {
      return true
    }
    if isJWT(word) || isApplicationToken(word) { return true }
    // A name with dots, as domains have, is as long without being one.
    return word.split(whereSeparator: { $0.scalar == "." }).contains { part in
      part.count >= 40 && part.contains { $0.scalar.isASCIIDigit }
        && part.contains { $0.scalar.isASCIILetter }
    }
  }

  /// How tokens of well-known services begin, and how long they are at least; in small letters.
  private static let prefixes: [(text: String, length: Int)] = [
    ("ghp_", 30), ("gho_", 30), ("ghs_", 30), ("ghu_", 30), ("github_pat_", 30), ("glpat-", 20),
    ("xoxb-", 20), ("xoxp-", 20), ("xoxa-", 20), ("sk_live_", 16), ("sk_test_", 16),
    ("rk_live_", 16), ("sk-", 24), ("akia", 20), ("aiza", 35), ("ya29.", 24), ("npm_", 30),
    ("sg.", 40), ("eaa", 24), ("hf_", 30), ("whsec_", 24), ("dop_v1_", 40), ("pypi-", 40),
  ]

  /// Three parts in Base64, of which the first is a JSON object: `eyJ….….…`.
  private static func isJWT(_ word: ArraySlice<LogUnit>) -> Bool {
    let parts = word.split(omittingEmptySubsequences: false) { $0.scalar == "." }
    return parts.count >= 3 && parts[0].count >= 10
      && parts[0].prefix(3).map(\.scalar) == ["e", "y", "j"]
  }

  /// Digits, a bar, and more: `123456|AbC-dEf…`.
  private static func isApplicationToken(_ word: ArraySlice<LogUnit>) -> Bool {
    let parts = word.split(maxSplits: 1, omittingEmptySubsequences: false) { $0.scalar == "|" }
    return parts.count == 2 && parts[0].count >= 5 && parts[1].count >= 10
      && parts[0].allSatisfy(\.scalar.isASCIIDigit)
  }

  /// Digits with few letters between dots, hyphens and colons: `2026-01-02T10:11:12Z`.
  private static func isVersionOrDate(_ value: ArraySlice<LogUnit>) -> Bool {
    let signs = value.count { "-.:+".unicodeScalars.contains($0.scalar) }
    let letters = value.count { $0.scalar.isASCIILetter }
    return signs >= 2 && letters <= 3
  }

  /// How often the kind of character changes: small letters, capitals, digits, signs.
  private static func turns(_ value: ArraySlice<LogUnit>) -> Int {
    let kinds = value.map { unit in
      unit.isCapital ? 1 : unit.scalar.isASCIIDigit ? 2 : unit.isAlphanumeric ? 0 : 3
    }
    // A capital at the beginning is a word's.
    return zip(kinds, kinds.dropFirst()).dropFirst().count { $0 != $1 && $0 != 3 && $1 != 3 }
  }
}
