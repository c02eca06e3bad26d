import BayanSupport

/// Makes text safe to log: one line of bounded length, without secrets and invisible marks.
public enum LogText {
  /// The text in a secret's place.
  public static let placeholder = "<token>"

  /// The longest text that is logged, in scalars; the rest is cut off, and said to be.
  public static let longest = 2000

  /// A text without secrets, control characters and invisible marks.
  ///
  /// Secrets are known by the structure around them, whatever they look like themselves:
  ///
  /// - fields of HTTP: `Authorization` with any scheme, `Cookie`, `Set-Cookie`, `X-Api-Key`,
  /// - names of queries, forms, JSON, XML and options of commands, by the words they are made of:
  ///   `access_token=…`, `"clientSecret": "…"`, `<password>…`, `--api-key …`,
  /// - user and password in an address: `https://user:password@host`,
  /// - a scheme of HTTP before them: `Bearer …`, `Digest username="…"`,
  /// - columns of tables, pairs, and what follows in YAML and property lists: `("token", "…")`,
  ///   `token: |`, `<key>token</key><string>…`.
  ///
  /// Names count in either case, percent-encoded, with escapes of JSON and HTML, with any white space of
  /// Unicode around them, and with invisible marks in them. Names that are often harmless, such as `code` and `key`, count where they are
  /// in a query or where their value looks like a secret. Without a name a secret is known by its
  /// looks: forty or more letters and digits in a row with both among them, and the beginnings
  /// that well-known services give their tokens.
  ///
  /// It rather takes out too much. Still, it can't promise that no secret is left: in "try hunter2"
  /// nothing says that there is one. So don't put values into a text that a program knows by name:
  /// ``LogValues`` and ``redacted(_:named:)`` hide them by their names. Its time is bounded by
  /// ``longest``, whatever the text is.
  public static func redacted(_ text: String) -> String {
    let (source, isCut) = cleaned(text)
    var result = String.UnicodeScalarView()
    var next = 0
    for secret in secrets(in: source) {
      if secret.lowerBound >= next {
        append(source[next..<secret.lowerBound], to: &result)
        result.append(contentsOf: placeholder.unicodeScalars)
      }
      // A secret that begins within another one and ends behind it is removed too.
      next = max(next, secret.upperBound)
    }
    append(source[next...], to: &result)
    return String(result) + (isCut ? "…" : "")
  }

  /// The secrets of a text in the order in which they begin; some may overlap.
  ///
  /// A mark that nobody sees may be within a name, or be the space behind it. So a text with some is
  /// read both ways.
  private static func secrets(in source: [Unicode.Scalar]) -> [Range<Int>] {
    let mayHaveMarks = source.contains { "%&\\\u{1B}".unicodeScalars.contains($0) || $0.isUnseen }
    let secrets = (mayHaveMarks ? [false, true] : [false]).flatMap { spacesForMarks in
      let units = LogUnit.units(of: source, spacesForMarks: spacesForMarks)
      var scanner = SecretScanner(units)
      scanner.scan()
      let cells = SecretTable(units, source).cells
      return (scanner.secrets + cells).filter { !$0.isEmpty }.map {
        units[$0.lowerBound].start..<units[$0.upperBound - 1].end
      }
    }
    return secrets.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
  }

  /// The value of a name: nothing of it, if its name says that it is a secret.
  ///
  /// A name that is often harmless, such as `code`, counts where the value looks like a secret.
  public static func redacted(_ value: String, named name: String) -> String {
    let isSecret =
      switch SecretName(LogUnit.units(of: Array(name.unicodeScalars))[...]) {
      case .harmless: false
      case .doubtful, .assigned:
        SecretLooks.isRandom(LogUnit.units(of: Array(value.unicodeScalars))[...])
      case .secret, .phrase, .line: true
      }
    return isSecret ? LogValues.hidden : redacted(value)
  }

  /// The first scalars; control characters but tabs and ESC are line feeds or spaces.
  private static func cleaned(_ text: String) -> (scalars: [Unicode.Scalar], isCut: Bool) {
    var scalars: [Unicode.Scalar] = []
    var count = 0
    for scalar in text.unicodeScalars {
      count += 1
      if count > longest { return (scalars, true) }
      switch scalar {
      case "\r", "\n": scalars.append("\n")
      case "\t", "\u{1B}": scalars.append(scalar)
      default: scalars.append(scalar.isControl ? " " : scalar)
      }
    }
    return (scalars, false)
  }

  /// Appends scalars in one line, without marks that nobody sees.
  private static func append(
    _ scalars: ArraySlice<Unicode.Scalar>, to result: inout String.UnicodeScalarView
  ) {
    for scalar in scalars where !scalar.isUnseen {
      result.append("\n\t\u{1B}".unicodeScalars.contains(scalar) ? " " : scalar)
    }
  }
}
