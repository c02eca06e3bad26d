import BayanDiagnostics
package import BayanTexts

/// The style sheets of pages, from the folder `Web`.
package enum HTMLStyle {
  /// The style of all pages: colours, light and dark, diagnostics with their texts, and tables.
  ///
  /// The style has logical properties throughout, since texts run in both directions. A mark has no
  /// padding, because it may be within a word, and Arabic letters join across it.
  package static let pieces = file("pieces.css")

  /// The additional style of a report: its head, its sections, and its print layout.
  static let report = file("report.css")

  private static func file(_ name: String) -> EmbeddedText {
    .required(at: "Sources/Compiling/BayanReports/Web/\(name)")
  }
}

extension HTMLWriter {
  /// Appends the beginning of a report, up to the start of its body.
  ///
  /// The page needs no other files, and its policy forbids scripts in any text of a catalog.
  mutating func reportHead(title: String, language: DiagnosticLanguage = .english) {
    markup("<!DOCTYPE html>\n")
    open("html", ["lang": language.tag, "dir": language.isRightToLeft ? "rtl" : "ltr"])
    markup(
      """

      <head>
      <meta charset="utf-8">
      <meta name="generator" content="bayan">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">

      """)
    element("title", text: title)
    markup("\n<style>\n")
    markup(HTMLStyle.pieces)
    markup(HTMLStyle.report)
    markup("</style>\n</head>\n<body>\n")
  }
}
