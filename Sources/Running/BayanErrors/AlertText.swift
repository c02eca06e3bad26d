import BayanRuntime

/// An alert drawn in plain text, for terminals.
public enum AlertText {
  /// Draws an alert: the title, the message, the buttons, a line each.
  ///
  /// Text is in its logical order, and no line is padded: terminals that know right-to-left
  /// text reorder and align it themselves, and others would only be wronged further by spaces.
  /// The bar at the side is where reading begins.
  ///
  /// - Parameter namesLocale: Whether the last line has the locale and the direction, for those who
  ///   look at translations. Users know their language.
  public static func text(_ alert: ErrorAlert, namesLocale: Bool = false) -> String {
    var lines = ["┌ \(alert.title)", "│ \(alert.message)"]
    if !alert.buttons.isEmpty {
      lines.append("│ " + alert.buttons.map { "[ \($0.label) ]" }.joined(separator: "  "))
    }
    let direction = alert.direction == .rightToLeft ? "right to left" : "left to right"
    lines.append(namesLocale ? "└ \(alert.locale), \(direction)" : "└")
    return lines.joined(separator: "\n") + "\n"
  }
}
