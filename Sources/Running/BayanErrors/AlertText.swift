import BayanRuntime

/// An alert drawn in plain text, for terminals.
public enum AlertText {
  /// Draws an alert: the title, the message, the buttons, each line after a sign at the side.
  ///
  /// Text is in its logical order, and no line is padded: terminals that know right-to-left
  /// text reorder and align it themselves, and others would only be wronged further by spaces.
  /// The bar at the side is where reading begins.
  ///
  /// - Parameter namesLocale: Whether the last line has the locale and the direction, for those who
  ///   look at translations. Users know their language.
  public static func text(_ alert: ErrorAlert, namesLocale: Bool = false) -> String {
    var inside = Self.lines(of: alert.title) + Self.lines(of: alert.message)
    if !alert.buttons.isEmpty {
      let labels = alert.buttons.map { "[ \(Self.lines(of: $0.label).joined(separator: " ")) ]" }
      inside.append(labels.joined(separator: "  "))
    }
    var lines = inside.enumerated().map { index, line in
      (index == 0 ? "┌" : "│") + (line.isEmpty ? "" : " ") + line
    }
    let direction = alert.direction == .rightToLeft ? "right to left" : "left to right"
    let languages = alert.languages.map(\.description).joined(separator: ", ")
    lines.append(namesLocale ? "└ \(languages), \(direction)" : "└")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The lines of a text, one at least.
  private static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}
