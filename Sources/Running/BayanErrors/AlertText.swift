import BayanRuntime

/// An alert drawn in plain text, for terminals.
public enum AlertText {
  /// Draws an alert: the title, the message and the buttons, with a bar at the side of each line.
  ///
  /// Text is in its logical order. No line is padded with spaces: terminals that support
  /// right-to-left text reorder and align lines themselves, and padding would not help other
  /// terminals. The bar is where reading begins.
  ///
  /// - Parameter namesLocale: Whether the last line has the locale and the direction. Translators
  ///   need that line, and users don't.
  public static func text(_ alert: ErrorAlert, namesLocale: Bool = false) -> String {
    let direction = alert.direction == .rightToLeft ? "right to left" : "left to right"
    let languages = alert.languages.map(\.description).joined(separator: ", ")
    return text(alert, lastLine: namesLocale ? "\(languages), \(direction)" : nil)
  }

  /// Draws an alert with a text below its buttons.
  package static func text(_ alert: ErrorAlert, lastLine: String?) -> String {
    var inside = Self.lines(of: alert.title) + Self.lines(of: alert.message)
    if !alert.buttons.isEmpty {
      let labels = alert.buttons.map { "[ \(Self.lines(of: $0.label).joined(separator: " ")) ]" }
      inside.append(labels.joined(separator: "  "))
    }
    var lines = inside.enumerated().map { index, line in
      (index == 0 ? "┌" : "│") + (line.isEmpty ? "" : " ") + line
    }
    lines.append("└" + (lastLine.map { " \($0)" } ?? ""))
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the lines of a text; an empty text has one line.
  private static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}
