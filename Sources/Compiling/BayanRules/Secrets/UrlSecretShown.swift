package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// An address with a secret in it.
///
/// The rule reports a name and password before the host; a part of the query whose name marks it as a
/// token, key, secret, password, signature or session; and a value in the query of 24 or more mixed letters
/// and digits.
package struct UrlSecretShown: MessageRule {
  package static let id: RuleID = "url-secret-shown"
  package static let severity = Diagnostic.Severity.warning
  package static let isGate = true

  package init() {}

  package var requiredBytes: ByteSet { "/" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    lazy var explainsForm = message.sourceTexts?.contains(where: \.explainsForm) == true
    for text in message.texts {
      for address in text.literals(.url) {
        guard let name = Self.secret(in: text.string(address.range)),
          name != "password" || !explainsForm
        else { continue }
        report.add(.secret(name), at: .text(address.range, of: text, in: message))
      }
    }
  }

  /// Returns the name of the secret in an address.
  private static func secret(in text: String) -> String? {
    let bytes = Array(text.utf8)
    let address = bytes.dropFirst(bytes.firstPlace(of: "://").map { $0 + 3 } ?? 0)
    let host = address.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    if let at = host.firstIndex(of: UInt8(ascii: "@")),
      let colon = host[..<at].firstIndex(of: UInt8(ascii: ":"))
    {
      let password = String(decoding: host[(colon + 1)..<at], as: UTF8.self).lowercased()
      if !examples.contains(password), !host[at...].hasWordForPort { return "password" }
    }
    guard let query = address.firstIndex(where: { $0 == 0x3F || $0 == 0x23 }) else { return nil }
    for part in address[(query + 1)...].split(whereSeparator: {
      $0 == 0x26 || $0 == 0x3B || $0 == 0x23
    }) {
      guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let name = String(decoding: part[..<equals], as: UTF8.self)
      let value = part[(equals + 1)...]
      guard !value.isEmpty, !standsForValue(value) else { continue }
      if isSecret(name.lowercased()) || isOpaque(value) { return name }
      // A login code or a code sent by mail counts: `?code=482913`, not `?code=404`.
      if name.lowercased() == "code", value.count > 4, value.contains(where: \.isASCIIDigit) {
        return name
      }
    }
    return nil
  }

  /// The words for a password in explanations of addresses: `http://user:pass@host`.
  fileprivate static let examples: Set<String> = ["pass", "passwd", "password", "pwd"]

  /// Whether a value is only a placeholder for the reader: `KEY`, `YOUR_API_KEY`, `...`.
  private static func standsForValue(_ value: ArraySlice<UInt8>) -> Bool {
    value.allSatisfy {
      (0x41...0x5A).contains($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".")
    }
  }

  private static func isSecret(_ name: String) -> Bool {
    let parts = name.split { $0 == "_" || $0 == "-" || $0 == "." || $0 == "[" || $0 == "]" }
    let telling: Set<Substring> = [
      "key", "apikey", "sig", "auth", "jwt", "pwd", "sid", "otp", "pin",
    ]
    // `auth-type=…` names the kind of login, and contains no secret.
    if ["method", "mode", "type"].contains(parts.last) { return false }
    if parts.contains(where: telling.contains) { return true }
    return ["token", "secret", "passw", "signature", "session", "credential"].contains {
      name.contains($0)
    }
  }

  private static func isOpaque(_ value: ArraySlice<UInt8>) -> Bool {
    let run = value.prefix { $0.isASCIIAlphanumeric || $0 == 0x2D || $0 == 0x5F }
    return run.count >= 24 && run.contains(where: \.isASCIILetter)
      && run.contains(where: \.isASCIIDigit)
  }
}

extension ShownText {
  /// Whether the text explains the form of an address with a password: `name:password@host`.
  fileprivate var explainsForm: Bool {
    bytes.contains("@")
      && UrlSecretShown.examples.contains { string(whole).lowercased().contains(":\($0)@") }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the port is letters instead of digits, as in the form of an address: `@host:port`.
  fileprivate var hasWordForPort: Bool {
    guard let colon = lastIndex(of: UInt8(ascii: ":")), colon + 1 < endIndex else { return false }
    return self[(colon + 1)...].allSatisfy(\.isASCIILetter)
  }
}

extension Diagnostic.Message {
  fileprivate static func secret(_ name: String) -> Self {
    "the address contains \(quoted(name)); anyone who sees the alert could use it"
  }
}
