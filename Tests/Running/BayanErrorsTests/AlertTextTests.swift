import BayanErrors
import BayanRuntime
import Testing

@Suite("Alerts in plain text")
struct AlertTextTests {
  private static func text(_ title: String, _ message: String, _ labels: [String] = []) -> String {
    AlertText.text(
      ErrorAlert(
        title: title, message: message,
        buttons: labels.map { ErrorWords.Option(name: "a", label: $0, role: .default) },
        direction: .leftToRight, locale: "en"))
  }

  @Test func `each line has the bar`() {
    #expect(
      Self.text("No file", "There is no file a.\nIt was moved.", ["OK"]) == """
        ┌ No file
        │ There is no file a.
        │ It was moved.
        │ [ OK ]
        └

        """)
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func `a line of any text has the bar, however the one before it ends`(_ end: String) {
    #expect(
      Self.text("a\(end)b", "c\(end)\(end)d", ["e\(end)f"]) == """
        ┌ a
        │ b
        │ c
        │
        │ d
        │ [ e f ]
        └

        """)
  }
}
