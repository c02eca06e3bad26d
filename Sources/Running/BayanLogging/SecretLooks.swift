import BayanSupport

/// The forms by which secrets are recognized.
enum SecretLooks {
  /// Returns whether a value can hardly be a word: it mixes letters with digits, or has signs of
  /// Base64.
  static func isRandom(_ whole: ArraySlice<LogUnit>) -> Bool {
    // This many characters are enough for the decision.
    let value = whole.prefix(128)
    guard value.count >= 8, value.allSatisfy({ !$0.endsWord }) else { return false }
    let digits = value.count { $0.scalar.isASCIIDigit }
    let letters = value.count { $0.isAlphanumeric } - digits
    if digits >= 2 && letters >= 2 && value.count >= 12 { return !isVersionOrDate(value) }
    return value.count >= 16 && letters > 0 && turns(value) >= 4
  }

  /// Returns whether a word mixes letters and digits, as words of sentences don't: `hunter2`.
  static func isMixed(_ value: ArraySlice<LogUnit>) -> Bool {
    let value = value.prefix(128)
    guard value.count >= 5, !value.contains(where: \.endsWord),
      value.contains(where: { $0.scalar.isASCIIDigit }),
      value.contains(where: { $0.isAlphanumeric && !$0.scalar.isASCIIDigit })
    else { return false }
    return !isVersionOrDate(value)
  }

  /// Returns whether a word could be a code that people type in: 4 to 12 digits.
  static func isNumber(_ value: ArraySlice<LogUnit>) -> Bool {
    (4...12).contains(value.count) && value.allSatisfy(\.scalar.isASCIIDigit)
  }

  /// Returns whether a path's segment looks more like a secret than like a name or a number: lower
  /// case, capitals and digits alternate.
  static func isPathSecret(_ value: ArraySlice<LogUnit>) -> Bool {
    value.count >= 20 && !value.contains { $0.scalar == "." } && turns(value) >= 6
      && value.contains(where: \.isCapital) && value.contains { $0.scalar.isASCIIDigit }
  }

  /// Returns whether a word after `Bearer` is a credential, and not text such as "bearer token".
  static func isCredential(_ value: ArraySlice<LogUnit>) -> Bool {
    guard value.count >= 4, !value.contains(where: \.endsWord) else { return false }
    if value.contains(where: {
      $0.scalar.isASCIIDigit || "|+/=~._".unicodeScalars.contains($0.scalar)
    }) {
      // A full stop ends a sentence.
      return value.dropLast().contains { !$0.isAlphanumeric || $0.scalar.isASCIIDigit }
        || value.last?.scalar == "=" || value.last?.scalar.isASCIIDigit == true
    }
    return turns(value) >= 2 || value.count >= 20
  }

  /// Returns whether a word is a token by its length or its prefix.
  static func isKnown(_ word: ArraySlice<LogUnit>) -> Bool {
    guard word.count >= 16 else { return false }
    let start = String(String.UnicodeScalarView(word.prefix(16).map(\.scalar)))
    let isToken = prefixes.contains { prefix in
      start.hasPrefix(prefix.text) && word.count >= prefix.length
        && word.dropFirst(prefix.text.unicodeScalars.count)
          .contains { $0.isCapital || $0.scalar.isASCIIDigit }
    }
    if isToken || isHexadecimal(word) { return true }
    if isJWT(word) || isApplicationToken(word) { return true }
    // A name with dots, such as that of a domain, may be as long without being a token.
    return word.split(whereSeparator: { $0.scalar == "." }).contains { part in
      part.count >= 40 && part.contains { $0.scalar.isASCIIDigit }
        && part.contains { $0.scalar.isASCIILetter }
    }
  }

  /// The prefixes of well-known services' tokens, in lower case, with the tokens' smallest lengths.
  ///
  /// After the prefix a token has a digit or a capital, and a word of a sentence has neither.
  private static let prefixes: [(text: String, length: Int)] =
    [
      (16, "glpat- gldt- glrt- glcbt- glptt- glft- glsoat- glagent- glimt- gloas- glffct-"),
      (16, "xoxa- xoxb- xoxc- xoxd- xoxe- xoxe. xoxo- xoxp- xoxr- xoxs- xapp- whsec_"),
      (16, "sk_live_ sk_test_ rk_live_ rk_test_ rzp_live_ rzp_test_ sq0atp- sq0csp- sq0idp-"),
      (18, "shpat_ shpca_ shppa_ shpss_ shptka_ hvs. hvb. hvr. pypi- gocspx- dckr_pat_ dckr_oat_"),
      (
        18,
        "dop_v1_ doo_v1_ dor_v1_ lin_api_ rubygems_ tskey- pmak- nrak- cfpat- figd_ sntrys_ sntryu_"
      ),
      (
        18,
        "github_pat_ sk-ant- sk-proj- sb_secret_ age-secret-key- pscale_tkn_ pscale_pw_ xkeysib-"
      ),
      (
        18,
        "shippo_live_ duffel_live_ flwseck glsa_ glc_ pat-na1- pat-eu1- ntn_ atatt3 atctt3 ops_eyj"
      ),
      (
        20,
        "akia asia abia acca agpa aida anpa aroa ltai ghp_ gho_ ghr_ ghs_ ghu_ npm_ hf_ sbp_ nfp_ sk- sg."
      ),
      (22, "eaa ya29. gsk_ xai- pplx- phx_ phc_ fio-u- r8_"), (30, "aiza eaaa dapi"),
    ].flatMap { length, texts in texts.split(separator: " ").map { (String($0), length) } }

  /// Returns whether a word is a JWT: two parts in Base64 or more, the first of which is a JSON
  /// object: `eyJ….….…`.
  private static func isJWT(_ word: ArraySlice<LogUnit>) -> Bool {
    let parts = word.split(omittingEmptySubsequences: false) { $0.scalar == "." }
    return parts.count >= 2 && parts[0].count >= 10
      && parts[0].prefix(3).map(\.scalar) == ["e", "y", "j"]
  }

  /// Returns whether a word is 32 hexadecimal digits after a letter of Twilio's or Mailgun's keys.
  private static func isHexadecimal(_ word: ArraySlice<LogUnit>) -> Bool {
    guard word.count > 32 else { return false }
    let letters = word.dropLast(32).map(\.scalar)
    return [["s", "k"], ["a", "c"], ["k", "e", "y", "-"]].contains(letters)
      && word.suffix(32).allSatisfy { $0.scalar.isASCIIDigit || ("a"..."f").contains($0.scalar) }
  }

  /// Returns whether a word is digits, a bar, and more: `123456|AbC-dEf…`.
  private static func isApplicationToken(_ word: ArraySlice<LogUnit>) -> Bool {
    let parts = word.split(maxSplits: 1, omittingEmptySubsequences: false) { $0.scalar == "|" }
    return parts.count == 2 && parts[0].count >= 5 && parts[1].count >= 10
      && parts[0].allSatisfy(\.scalar.isASCIIDigit)
  }

  /// Returns whether a value is digits with few letters between dots, hyphens and colons:
  /// `2026-01-02T10:11:12Z`.
  private static func isVersionOrDate(_ value: ArraySlice<LogUnit>) -> Bool {
    let signs = value.count { "-.:+".unicodeScalars.contains($0.scalar) }
    let letters = value.count { $0.scalar.isASCIILetter }
    return signs >= 2 && letters <= 3
  }

  /// Returns the number of changes between kinds of characters: lower case, capitals, digits,
  /// signs.
  private static func turns(_ value: ArraySlice<LogUnit>) -> Int {
    let kinds = value.map { unit in
      unit.isCapital ? 1 : unit.scalar.isASCIIDigit ? 2 : unit.isAlphanumeric ? 0 : 3
    }
    // A capital at the beginning is that of a word.
    return zip(kinds, kinds.dropFirst()).dropFirst().count { $0 != $1 && $0 != 3 && $1 != 3 }
  }
}
