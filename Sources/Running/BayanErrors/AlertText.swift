import BayanRuntime

/// An alert drawn in plain text, for terminals.
public enum AlertText {
  /// Draws an alert: the title, the message, the buttons, a line each.
  ///
  /// Text stands in its logical order, and no line is padded: terminals that know right-to-left
  /// text reorder and align it themselves, and others would only be wronged further by spaces.
  /// The bar at the side is where reading begins.
  public static func text(_ alert: ErrorAlert) -> String {
    let direction = alert.direction == .rightToLeft ? "right to left" : "left to right"
    var lines = ["┌ \(alert.title)", "│ \(alert.message)"]
    if !alert.buttons.isEmpty {
      lines.append("│ " + alert.buttons.map { "[ \($0.label) ]" }.joined(separator: "  "))
    }
    lines.append("└ \(alert.locale), \(direction)")
    return lines.joined(separator: "\n") + "\n"
  }
}
