import BayanReports
import BayanTexts

extension PicturePlan {
  /// The width of a picture in points.
  package static let width = 390

  /// Returns a page with some pictures below each other, each an element with the class `stage`.
  ///
  /// The page is complete, and may load no other files.
  package func page(_ range: Range<Int>) -> String {
    var page = HTMLWriter(name: { _ in nil })
    page.markup(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy"
        content="default-src 'none'; style-src 'unsafe-inline'">
      <title>Pictures</title>
      <style>

      """)
    page.markup(HTMLStyle.pieces)
    page.markup(PreviewWeb.alertStyle)
    page.markup(PreviewWeb.previewStyle)
    page.markup(
      """
      body { margin: 0; }
      .stage { border-radius: 0; inline-size: 390px; overflow: hidden; }
      </style>
      </head>

      """)
    page.block("body") { page in
      for picture in pictures[range] {
        page.element("div", ["class": "stage"]) { page in
          page.element("div", ["class": "phone", "data-width": "\(Self.width)"]) {
            picture.alert.write(to: &$0)
          }
        }
        page.lineBreak()
      }
    }
    page.markup("</html>\n")
    return page.html
  }

  /// A script that lays out a page's pictures like a phone, after its fonts have loaded.
  ///
  /// The script's result is JSON text with an element for each picture, `[x, y, width, height,
  /// reasons]`.
  package static let arranging = """
    (async () => {
      \(PreviewWeb.fitting.text)
      await document.fonts.ready;
      const found = [...document.querySelectorAll(".stage")].map((stage) => [stage, fit(stage)]);
      return JSON.stringify(found.map(([stage, reasons]) => {
        const { x, y, width, height } = stage.getBoundingClientRect();
        return [x + scrollX, y + scrollY, width, height, reasons];
      }));
    })()
    """

  /// Returns a script whose result says whether the browser can draw a letter, so that it looks
  /// different from a letter that no font has.
  package static func hasLetter(_ letter: String) -> String {
    let points = letter.unicodeScalars.map { "\($0.value)" }.joined(separator: ", ")
    return """
      (() => {
        const drawn = (text) => {
          const canvas = document.createElement("canvas");
          canvas.width = canvas.height = 48;
          const context = canvas.getContext("2d");
          context.font = "32px sans-serif";
          context.fillText(text, 8, 36);
          return context.getImageData(0, 0, 48, 48).data.join();
        };
        return drawn(String.fromCodePoint(\(points))) !== drawn("\\u{5FFFE}");
      })()
      """
  }
}

extension PicturePlan.Alert {
  private static let classes = ["title", "message", "message", "help"]

  /// Writes the alert in the form of the preview's page.
  fileprivate func write(to page: inout HTMLWriter) {
    page.element("div", ["class": "alert", "lang": locale, "dir": direction]) { page in
      if let title = facets[0], !title.text.isEmpty {
        page.element("p", ["class": "title"]) { title.write(to: &$0) }
      }
      page.element("p", ["class": "message"]) { page in
        for (place, text) in facets[1...2].compactMap({ $0 }).enumerated() {
          if place > 0 { page.text(" ") }
          text.write(to: &page)
        }
      }
      if let help = facets[3] {
        page.element("p", ["class": "help"]) { help.write(to: &$0) }
      }
      page.element("div", ["class": "buttons"]) { page in
        for button in buttons {
          page.element(
            "span",
            [
              "class": "button", "data-role": button.role, "lang": button.label.locale,
              "dir": button.label.direction,
            ]
          ) { $0.verbatim(button.label.text) }
        }
      }
    }
  }
}

extension PicturePlan.Alert.Text {
  fileprivate func write(to page: inout HTMLWriter) {
    page.element("span", ["lang": locale, "dir": direction]) { $0.verbatim(text) }
  }
}
