import BayanSupport

/// Makes text safe to log: one line of bounded length, without tokens and invisible marks.
public enum LogText {
  /// What stands in a token's place.
  public static let placeholder = "<token>"

  /// The longest text that is logged, in scalars; the rest is cut off, and said to be.
  public static let longest = 2000

  /// A text without tokens, control characters and invisible marks.
  ///
  /// A token is recognized by the name before it, whatever it looks like: `access_token=…`,
  /// `"token": "…"`, `Bearer …`. Without a name it is recognized by its looks: forty or more letters
  /// and digits in a row, with both among them.
  public static func redacted(_ text: String) -> String {
    var scanner = Scanner()
    var count = 0
    for scalar in text.unicodeScalars {
      count += 1
      if count > longest { break }
      scanner.take(scalar)
    }
    scanner.endWord()
    return count > longest ? scanner.result + "…" : scanner.result
  }

  private struct Scanner {
    var result = ""
    private var word = ""
    /// Whether the next word is a secret: it was announced, and assigned or borne.
    private var state = State.plain

    private enum State {
      case plain
      /// After a name such as `access_token`: an equals sign or a colon makes what follows its
      /// value; in prose none comes.
      case named
      case assigned
    }

    mutating func take(_ scalar: Unicode.Scalar) {
      if Self.isWordPart(scalar) {
        word.unicodeScalars.append(scalar)
        return
      }
      endWord()
      switch scalar {
      case "=", ":": if state == .named { state = .assigned }
      case "\"", "'", " ", "\\", "[", "(": break
      default: state = .plain
      }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result += " "
      case .format: break
      default: result.unicodeScalars.append(scalar)
      }
    }

    mutating func endWord() {
      guard !word.isEmpty else { return }
      defer { word = "" }
      let name = word.lowercased().replacing("-", with: "_")
      if name == "bearer" || name == "basic" {
        state = .assigned
        result += word
      } else if state == .assigned || Self.looksLikeToken(word) {
        state = .plain
        result += placeholder
      } else {
        state = isSecret(name) ? .named : .plain
        result += word
      }
    }

    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "_", "-", "~", "+", "%", "|", ".": true
      default:
        scalar.isASCIIAlphanumeric || (scalar.value > 0x7F && scalar.properties.isAlphabetic)
      }
    }

    private static func looksLikeToken(_ word: String) -> Bool {
      // A name with dots, as domains have, is as long without being one.
      word.split(separator: ".").contains { part in
        part.utf8.count >= 40 && part.utf8.contains(where: \.isASCIIDigit)
          && part.utf8.contains(where: \.isASCIILetter)
      }
    }
  }

  /// Whether a name's value is a secret: `id_token`, `client_secret`, `password`.
  ///
  /// - Parameter name: In small letters, with `_` for `-`.
  private static func isSecret(_ name: String) -> Bool {
    // Of a name with dots the last part counts: a domain may speak of passwords.
    let last = name.split(separator: ".").last ?? ""
    return ["authorization", "challenge", "cookie", "set_cookie"].contains(last)
      || ["token", "secret", "secret_proof", "password"].contains { last.hasSuffix($0) }
  }
}
