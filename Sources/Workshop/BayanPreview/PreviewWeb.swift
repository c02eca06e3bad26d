package import BayanTexts

/// The scripts and style sheets of the preview and of the codes' pages, from the files in `Web`.
///
/// The scripts draw, filter and measure, and make no text: all texts come from the data.
package enum PreviewWeb {
  /// The list of errors, and its filters.
  static let list = file("list.js")

  /// The drawing of the rows of a list, which the workbench has too.
  package static let rows = file("rows.js")

  /// The style of these rows.
  package static let rowsStyle = file("rows.css")

  /// The drawing of an alert, which the workbench has too.
  package static let alert = file("alert.js")

  /// The view of one error: its texts, its variants, and its diagnostics.
  static let error = file("error.js")

  /// The fitting of texts into their places, for the page and for pictures.
  package static let fitting = file("fitting.js")

  /// The style of the preview, beside the parts that it shares with reports.
  ///
  /// The reader's device, within `.stage`, has its own colours and letters: dark mode and large
  /// type are chosen for it, while the surrounding page follows the system.
  static let previewStyle = file("preview.css")

  /// The style of alerts and of states, which the workbench has too.
  package static let alertStyle = file("alert.css")

  /// The style of the codes' pages, beside the shared parts.
  static let codePageStyle = file("code-page.css")

  private static func file(_ name: String) -> EmbeddedText {
    .required(at: "Sources/Workshop/BayanPreview/Web/\(name)")
  }
}
