import BayanSupport

/// The secrecy of a value, by its name.
///
/// A name is taken apart into its words: `sessionToken`, `session-token` and `SESSION_TOKEN` are
/// "session" and "token". The last word says what the value is: a `token_type` is no token.
enum SecretName {
  /// The value is no secret.
  case harmless
  /// The value is one if it looks like one, or is in a query.
  case doubtful
  /// The same, and after an equals sign without spaces: `signature=…`, but not "signature: invalid".
  case assigned
  /// The value is a secret, a word without spaces.
  case secret
  /// The value is a secret, and may have spaces.
  case phrase
  /// The value is a field of HTTP with secrets: to the end of its line.
  case line

  init(_ units: ArraySlice<LogUnit>) { self.init(words: Self.words(of: units)) }

  /// - Parameter words: The words of the name, in small letters.
  init(words: [String]) {
    var words = words
    while words.count > 1, let last = words.last,
      Self.additions.contains(last) || last.allSatisfy(\.isNumber)
    {
      words.removeLast()
    }
    // Whoever has the id of a session is let in.
    if words.last == "id", words.dropLast().last == "session" { words.removeLast() }
    if let last = words.last, let end = last.lastIndex(where: { !$0.isNumber }) {
      words[words.count - 1] = String(last[...end])
    }
    guard let last = words.last else {
      self = .harmless
      return
    }
    let before = words.dropLast().last ?? ""
    // Words that are one word: `passWord`, `api-key`.
    let joined = words.joined()
    switch last {
    case "authorization", "cookie", "cookies": self = .line
    case "key", "keys": self = Self.key(after: before)
    case "code": self = Self.code(after: before)
    case "verifier": self = ["code", "oauth", "pkce"].contains(before) ? .secret : .harmless
    case "sid": self = words.count == 1 || before == "connect" ? .secret : .harmless
    case "session", "signature", "auth": self = words.count == 1 ? .assigned : .secret
    case "pass": self = words.count == 1 ? .assigned : .phrase
    case _ where Self.phrases.end(joined): self = .phrase
    case _ where Self.secrets.end(joined): self = .secret
    case _ where Self.assignedWords.contains(last): self = .assigned
    case _ where Self.doubtfulWords.contains(last): self = .doubtful
    default: self = .harmless
    }
  }

  // Endings of a word, for names are written together, too: `clientsecret`.
  private static let phrases = Endings(
    [
      "password", "passwd", "pwd", "passphrase", "passcode", "seedphrase", "recoveryphrase",
      "mnemonic", "cardnumber",
    ] + (passwordElsewhere + withPronouns(arabicPasswords)).map(LogUnit.folded))
  /// "Password" in other languages, as names are written.
  private static let passwordElsewhere = [
    "passwort", "kennwort", "passe", "contraseña", "contrasena", "contrasenya", "mdp", "senha",
    "wachtwoord", "lösenord",
    "losenord", "adgangskode", "passord", "salasana", "hasło", "haslo", "heslo", "jelszó", "jelszo",
    "parola", "parolă", "şifre", "sifre", "пароль", "лозинка", "парола", "κωδικός", "κωδικος",
    "סיסמה", "سيسمه", "گذرواژه",
    "पासवर्ड", "รหัสผ่าน", "mậtkhẩu",
    "密码", "密碼", "口令", "パスワード", "비밀번호", "암호", "sandi",
  ]
  private static let arabicPasswords = [
    "كلمةالسر", "كلمةالمرور", "كلمةسر", "كلمةمرور", "رمزالمرور", "رمزمرور", "رمزعبور", "الرقمالسري",
    "رقمسري", "الرمزالسري", "رمزسري",
  ]

  /// Arabic words, also with the pronouns that are written on them: "your password".
  private static func withPronouns(_ words: [String]) -> [String] {
    words.flatMap { word in ["", "ك", "ه", "ها", "كم", "هم", "نا", "ي"].map { word + $0 } }
  }

  /// Arabic words, also with the particles that are written before them: "the code", "and the code".
  private static func prefixed(_ words: [String]) -> [String] {
    words.flatMap { word in
      ["", "ال", "و", "وال", "ب", "بال", "لل"].map { LogUnit.folded($0 + word) }
    }
  }

  private static let secrets = Endings(
    [
      "token", "secret", "secrets", "apikey", "secretkey", "accesskey", "privatekey", "authkey",
      "sessionkey", "credential", "credentials", "jwt", "sessionid", "sessid", "otp", "cvv", "cvc",
      "csrf", "xsrf", "samlresponse", "bearer", "pin", "totp", "ssn",
    ]
      + [
        "токен", "jeton", "令牌", "トークン", "토큰", "秘密", "cléapi", "claveapi", "chaveapi", "ключapi",
        "مفتاحapi", "رمزالوصول", "رمزالدخول", "رمزالتحقق", "رمزالأمان", "رمزالتأكيد",
      ].map(LogUnit.folded))
  private static let assignedWords = Set(
    [
      "sig", "hmac", "nonce", "sign", "challenge", "ticket", "assertion", "card", "iban", "mac",
    ] + ["مفتاح", "المفتاح"].map(LogUnit.folded) + prefixed(withPronouns(["رمز"])))

  /// Endings of words, those of ASCII apart: most names are of ASCII, and can have no others.
  private struct Endings {
    private let ascii: [String]
    private let all: [String]

    init(_ words: [String]) {
      ascii = words.filter { $0.utf8.allSatisfy { $0 < 0x80 } }
      all = words
    }

    /// Whether one of them ends a word.
    func end(_ word: String) -> Bool {
      (word.utf8.allSatisfy { $0 < 0x80 } ? ascii : all).contains(where: word.hasSuffix)
    }
  }

  private static let doubtfulWords: Set<String> = [
    "oauth", "tokens", "passwords",
  ]

  /// Words that say how a secret is written, or which one of several it is.
  private static let additions: Set<String> = [
    "value", "string", "text", "hash", "data", "raw", "base64", "b64", "plain", "proof", "confirm",
    "confirmation", "new", "old", "current", "header", "param", "env", "hint", "sha1", "sha256",
    "sha512", "md5",
  ]

  private static func key(after word: String) -> SecretName {
    switch word {
    case "api", "access", "secret", "private", "encryption", "signing", "account", "shared",
      "subscription", "auth", "license", "master", "consumer", "storage", "session", "ssh", "rsa",
      "aes", "hmac", "webhook", "security", "functions", "client", "app", "service":
      .secret
    case "public", "primary", "foreign", "cache", "partition", "sort", "idempotency", "unique",
      "map", "index", "row", "hot", "shortcut", "sharding":
      .harmless
    default: .doubtful
    }
  }

  private static func code(after word: String) -> SecretName {
    switch word {
    case "auth", "authorization", "device", "user", "verification", "reset", "otp", "security",
      "sms", "pass", "backup", "recovery", "2fa", "mfa", "tfa", "totp", "login", "activation",
      "invitation", "invite", "access", "pairing":
      .secret
    case "": .doubtful
    default: .harmless
    }
  }

  /// The words of a name, in small letters.
  private static func words(of units: ArraySlice<LogUnit>) -> [String] {
    var words: [String] = []
    var word = ""
    var wasCapital = false
    for (index, unit) in zip(units.indices, units) {
      guard unit.isAlphanumeric else {
        if !word.isEmpty { words.append(word) }
        word = ""
        wasCapital = false
        continue
      }
      // Words begin at "T" in "accessToken", and at "K" in "APIKey".
      let isFollowedBySmall =
        index + 1 < units.endIndex && units[index + 1].isAlphanumeric
        && !units[index + 1].isCapital && !units[index + 1].scalar.isASCIIDigit
      if unit.isCapital, !word.isEmpty, !wasCapital || isFollowedBySmall {
        words.append(word)
        word = ""
      }
      word.unicodeScalars.append(unit.scalar)
      wasCapital = unit.isCapital
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
