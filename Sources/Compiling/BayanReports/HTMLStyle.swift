package import BayanTexts

/// How pages look: the style sheets in `Web`.
package enum HTMLStyle {
  /// What all pages share: colours, light and dark, diagnostics with their texts, and tables.
  ///
  /// Logical properties throughout, since texts run both ways. A mark has no padding, for it may be
  /// within a word, and Arabic letters join across it.
  package static let pieces = file("pieces.css")

  /// The rest of a report: its head, its sections, and how it is printed.
  static let report = file("report.css")

  private static func file(_ name: String) -> EmbeddedText {
    .required(at: "Sources/Compiling/BayanReports/Web/\(name)")
  }
}

extension HTMLWriter {
  /// Appends what a report begins with, up to the start of its body.
  ///
  /// The page needs nothing from elsewhere, and its policy forbids scripts, whatever a catalog's texts say.
  mutating func reportHead(title: StaticString) {
    markup(
      """
      <!DOCTYPE html>
      <html lang="en" dir="ltr">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">

      """)
    element("title", text: "\(title)")
    markup("\n<style>\n")
    markup(HTMLStyle.pieces)
    markup(HTMLStyle.report)
    markup("</style>\n</head>\n<body>\n")
  }
}
