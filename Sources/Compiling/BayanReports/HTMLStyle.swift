package import BayanTexts

/// How pages look: the style sheets in `Web`.
package enum HTMLStyle {
  /// What all pages share: colours, light and dark, diagnostics with their texts, and tables.
  ///
  /// Logical properties throughout, since texts run both ways. A mark has no padding, for it may stand
  /// within a word, and Arabic letters join across it.
  package static let pieces = file("pieces.css")

  /// The rest of a report: its head, its sections, and how it is printed.
  static let report = file("report.css")

  private static func file(_ name: String) -> EmbeddedText {
    .required(at: "Sources/Compiling/BayanReports/Web/\(name)")
  }
}
