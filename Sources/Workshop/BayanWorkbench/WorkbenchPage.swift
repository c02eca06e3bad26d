import BayanPreview
import BayanReports
import BayanTexts

/// The page, its scripts and its styles.
enum WorkbenchPage {
  /// The modules of the page, from the folder `Web`.
  private static let modules = [
    "app.js", "api.js", "dom.js", "field.js", "list.js", "editor.js", "table.js", "diagnostics.js",
    "alert.js", "dialogs.js", "invisible.js",
  ]

  /// Returns the response to a path of the page; `nil` for any other path.
  static func response(_ path: String) -> WorkbenchResponse? {
    for voice in WorkbenchVoice.all where path == "/\(voice.tag)/" {
      return WorkbenchResponse(200, "text/html; charset=utf-8", page(in: voice))
    }
    let name = path.hasPrefix("/assets/") ? String(path.dropFirst("/assets/".count)) : ""
    if name == "workbench.css" {
      return WorkbenchResponse(
        200, "text/css; charset=utf-8",
        HTMLStyle.pieces.text + PreviewWeb.alertStyle.text + PreviewWeb.rowsStyle.text
          + file("workbench.css").text)
    }
    if name == "shared.js" {
      return WorkbenchResponse(
        200, "text/javascript; charset=utf-8",
        PreviewWeb.alert.text + PreviewWeb.rows.text + PreviewWeb.fitting.text)
    }
    // Browsers ask for it. There is none, and that isn't an error.
    if path == "/favicon.ico" { return WorkbenchResponse(204, "image/x-icon", "") }
    guard modules.contains(name) else { return nil }
    return WorkbenchResponse(200, "text/javascript; charset=utf-8", file(name).text)
  }

  private static func file(_ name: String) -> EmbeddedText {
    .required(at: "Sources/Workshop/BayanWorkbench/Web/\(name)")
  }

  private static func page(in voice: WorkbenchVoice) -> String {
    var page = HTMLWriter(name: { _ in nil })
    page.markup("<!DOCTYPE html>\n")
    page.block("html", ["lang": voice.tag, "dir": voice.direction]) { page in
      page.block("head") { page in
        page.open("meta", ["charset": "utf-8"])
        page.open("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        page.open("meta", ["name": "color-scheme", "content": "light dark"])
        page.lineBreak()
        page.element("title", text: voice(.workbench))
        page.open("link", ["rel": "stylesheet", "href": "/assets/workbench.css"])
        page.element("script", ["src": "/assets/shared.js", "defer": nil]) { _ in }
        page.element("script", ["src": "/assets/app.js", "type": "module"]) { _ in }
      }
      page.block("body", ["class": "workbench"]) { page in
        page.element("p", ["class": "loading", "role": "status"], text: voice(.loading))
      }
    }
    return page.html
  }
}
