import BayanSupport

/// The secrecy of a value, by its name.
///
/// The name is divided into words: `sessionToken`, `session-token` and `SESSION_TOKEN` are
/// "session" and "token". The last word names the kind of value: a `token_type` is no token.
enum SecretName {
  /// A name of harmless values.
  case harmless
  /// A name whose value is a secret if it looks like a secret, or is in a query.
  case doubtful
  /// A doubtful name whose value is also a secret after an equals sign without spaces:
  /// `signature=…`, but not "signature: invalid".
  case assigned
  /// A name whose value is a secret without spaces.
  case secret
  /// A name whose value is a secret, and may have spaces.
  case phrase
  /// A field of HTTP whose value is a secret, up to the end of its line.
  case line

  init(_ units: ArraySlice<LogUnit>) { self.init(parts: Self.parts(of: units)) }

  /// Finds the secrecy of a name.
  ///
  /// - Parameter parts: The words of the name, in lower case.
  init(parts: [String]) {
    var parts = parts
    while parts.count > 1, let last = parts.last,
      Self.additions.contains(last) || last.allSatisfy(\.isNumber)
    {
      parts.removeLast()
    }
    // The id of a session lets anybody in.
    if parts.last == "id", parts.dropLast().last == "session" { parts.removeLast() }
    if let last = parts.last, let end = last.lastIndex(where: { !$0.isNumber }) {
      parts[parts.count - 1] = String(last[...end])
    }
    guard let last = parts.last else {
      self = .harmless
      return
    }
    let before = parts.dropLast().last ?? ""
    // Several words may form one term: `passWord`, `api-key`.
    let joined = parts.joined()
    switch last {
    case "authorization", "cookie", "cookies": self = .line
    case "key", "keys": self = Self.key(after: before)
    case "code": self = Self.code(after: before)
    case "verifier": self = ["code", "oauth", "pkce"].contains(before) ? .secret : .harmless
    case "sid": self = parts.count == 1 || before == "connect" ? .secret : .harmless
    case "session", "signature", "auth": self = parts.count == 1 ? .assigned : .secret
    case "pass": self = parts.count == 1 ? .assigned : .phrase
    case _ where Self.phrases.end(joined): self = .phrase
    case _ where Self.secrets.end(joined): self = .secret
    case _ where Self.assignedWords.contains(last): self = .assigned
    case _ where Self.doubtfulWords.contains(last): self = .doubtful
    default: self = .harmless
    }
  }

  // The list has endings of words, because names are also written together: `clientsecret`.
  private static let phrases = Endings(
    [
      "password", "passwd", "pwd", "passphrase", "passcode", "seedphrase", "recoveryphrase",
      "mnemonic", "cardnumber",
    ] + (passwordElsewhere + withPronouns(arabicPasswords)).map(LogUnit.folded))
  /// "Password" in other languages, spelled as in names.
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

  /// Returns Arabic words, alone and with the pronouns that are written at their ends: "your
  /// password".
  private static func withPronouns(_ parts: [String]) -> [String] {
    parts.flatMap { word in ["", "ك", "ه", "ها", "كم", "هم", "نا", "ي"].map { word + $0 } }
  }

  /// Returns Arabic words, alone and with the particles that are written before them: "the code",
  /// "and the code".
  private static func prefixed(_ parts: [String]) -> [String] {
    parts.flatMap { word in
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

  /// Endings of words, with those of ASCII apart: most names are ASCII, and can have no other
  /// endings.
  private struct Endings {
    private let ascii: [String]
    private let all: [String]

    init(_ parts: [String]) {
      ascii = parts.filter { $0.utf8.allSatisfy { $0 < 0x80 } }
      all = parts
    }

    /// Returns whether one of the endings ends a word.
    func end(_ word: String) -> Bool {
      (word.utf8.allSatisfy { $0 < 0x80 } ? ascii : all).contains(where: word.hasSuffix)
    }
  }

  private static let doubtfulWords: Set<String> = [
    "oauth", "tokens", "passwords",
  ]

  /// Words for the form of a secret, or for the choice among several secrets.
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

  /// Returns the words of a name, in lower case.
  private static func parts(of units: ArraySlice<LogUnit>) -> [String] {
    var parts: [String] = []
    var word = ""
    var wasCapital = false
    for (index, unit) in zip(units.indices, units) {
      guard unit.isAlphanumeric else {
        if !word.isEmpty { parts.append(word) }
        word = ""
        wasCapital = false
        continue
      }
      // A word begins at "T" in "accessToken", and at "K" in "APIKey".
      let isFollowedBySmall =
        index + 1 < units.endIndex && units[index + 1].isAlphanumeric
        && !units[index + 1].isCapital && !units[index + 1].scalar.isASCIIDigit
      if unit.isCapital, !word.isEmpty, !wasCapital || isFollowedBySmall {
        parts.append(word)
        word = ""
      }
      word.unicodeScalars.append(unit.scalar)
      wasCapital = unit.isCapital
    }
    if !word.isEmpty { parts.append(word) }
    return parts
  }
}
