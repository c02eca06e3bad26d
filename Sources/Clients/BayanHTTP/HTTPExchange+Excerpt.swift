extension HTTPExchange.Response {
  /// How many scalars of a body developers are shown.
  public static let longestExcerpt = 200

  /// The beginning of a body that is text, in one line; `nil` for other bodies.
  ///
  /// For developers who look at a failure's value: what a proxy or a captive portal said. Never for
  /// users, and never for logs: a body may hold anything.
  public var excerpt: String? {
    let isText =
      mediaType.map { type in
        type.hasPrefix("text/") || ["json", "xml", "html"].contains { type.hasSuffix($0) }
      } ?? true
    guard isText, !body.isEmpty else { return nil }
    // A scalar has at most four bytes.
    let text = String(decoding: body.prefix(4 * Self.longestExcerpt), as: UTF8.self)
    var excerpt = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(Self.longestExcerpt) {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator:
        if excerpt.last != " " { excerpt.append(" ") }
      case .format, .surrogate, .privateUse, .unassigned: break
      default: if scalar != "\u{FFFD}" { excerpt.append(scalar) }
      }
    }
    return excerpt.isEmpty ? nil : String(excerpt)
  }
}
