import BayanSupport

/// Text that is safe for logs: one line of bounded length, without secrets and invisible marks.
public enum LogText {
  /// The text in a secret's place.
  public static let placeholder = "<token>"

  /// The length in scalars at which a text is cut; a mark at its end shows the cut.
  public static let longest = 2000

  /// Returns a text without secrets, control characters and invisible marks.
  ///
  /// Secrets are recognized by the structure around them, even if they look like words:
  ///
  /// - fields of HTTP: `Authorization` with any scheme, `Cookie`, `Set-Cookie`, `X-Api-Key`,
  /// - names in queries, forms, JSON, XML and options of commands, by the words in the names:
  ///   `access_token=…`, `"clientSecret": "…"`, `<password>…`, `--api-key …`,
  /// - user and password in an address: `https://user:password@host`,
  /// - a scheme of HTTP before the secret: `Bearer …`, `Digest username="…"`,
  /// - columns of tables, pairs, and values in YAML and property lists: `("token", "…")`, `token:
  ///   |`, `<key>token</key><string>…`.
  ///
  /// Names are recognized in both cases, percent-encoded, with escapes of JSON and HTML, with any
  /// white space of Unicode around them, and with invisible marks in them. Names that are often
  /// harmless, such as `code` and `key`, count in a query, or if their value looks like a secret.
  /// Without a name, a secret is recognized by its form: forty or more letters and digits in a row
  /// with both among them, or the prefix of a well-known service's tokens.
  ///
  /// If in doubt, the function removes the text. Still, the function can't promise that no secret
  /// is left: in "try hunter2" nothing shows that there is one. So don't join values into a text if
  /// a program knows their names: ``LogValues`` and ``redacted(_:named:)`` hide values by their
  /// names. The running time is bounded by ``longest``, for any text.
  public static func redacted(_ text: String) -> String {
    let (source, isCut) = cleaned(text)
    var result = String.UnicodeScalarView()
    var next = 0
    for secret in secrets(in: source) {
      if secret.lowerBound >= next {
        append(source[next..<secret.lowerBound], to: &result)
        result.append(contentsOf: placeholder.unicodeScalars)
      }
      // A secret that begins within another one and ends after it is removed up to its end.
      next = max(next, secret.upperBound)
    }
    append(source[next...], to: &result)
    return String(result) + (isCut ? "…" : "")
  }

  /// Returns the secrets of a text in the order of their beginnings; some may overlap.
  ///
  /// An invisible mark may be inside a name, or stand for the space after it. So a text with such
  /// marks is read in both ways.
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

  /// Returns the value of a name, or the placeholder if the name is that of a secret.
  ///
  /// A name that is often harmless, such as `code`, hides only a value that looks like a secret.
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

  /// Returns the first scalars, in which control characters but tabs and ESC are line feeds or
  /// spaces.
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

  /// Appends scalars in one line, without invisible marks.
  private static func append(
    _ scalars: ArraySlice<Unicode.Scalar>, to result: inout String.UnicodeScalarView
  ) {
    for scalar in scalars where !scalar.isUnseen {
      result.append("\n\t\u{1B}".unicodeScalars.contains(scalar) ? " " : scalar)
    }
  }
}
