import BayanTexts

/// The scripts and style sheets of the preview and of the pages about codes, which are the files in
/// `Web`.
///
/// The scripts draw, filter and measure. They make no text: every text comes from the data.
enum PreviewWeb {
  /// The list of errors, and its filters.
  static let list = file("list.js")

  /// One error: as its readers see it, its variants, and what is reported of it.
  static let error = file("error.js")

  /// How a text's place is filled: for the page, and for pictures.
  static let fitting = file("fitting.js")

  /// How the preview looks, beside the pieces that it shares with reports.
  ///
  /// The reader's device, within `.stage`, has colours and letters of its own: dark and
  /// large type are chosen for it, while the page around follows the system.
  static let previewStyle = file("preview.css")

  /// How the page about a code looks, beside the same pieces.
  static let codePageStyle = file("code-page.css")

  private static func file(_ name: String) -> EmbeddedText {
    .required(at: "Sources/Workshop/BayanPreview/Web/\(name)")
  }
}
