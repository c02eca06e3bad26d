import BayanCatalog
import BayanICU
import BayanReports

extension PreviewSite {
  /// The content security policy, which allows the site's scripts and styles, and no inline ones.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'"

  /// Returns the page; scripts fill in its list and its errors.
  func indexPage(in voice: PreviewVoice) -> String {
    var page = HTMLWriter(name: project.report.name)
    let title = "\(voice(.preview)): \(project.catalog.project.moduleName)"
    page.markup("<!DOCTYPE html>\n")
    page.block("html", ["lang": voice.tag, "dir": voice.direction]) { page in
      page.block("head") { page in
        page.open("meta", ["charset": "utf-8"])
        page.open("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy])
        page.open(
          "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        page.open("meta", ["name": "color-scheme", "content": "light dark"])
        page.lineBreak()
        page.element("title", text: title)
        page.open("link", ["rel": "stylesheet", "href": "preview.css"])
        for script in ["list.js", "error.js", "data/words.\(voice.tag).js", "data/index.js"] {
          page.element("script", ["src": script, "defer": nil]) { _ in }
        }
      }
      page.block("body", ["class": "preview"]) { page in
        writeHead(title, in: voice, to: &page)
        page.block("main") { page in
          page.block("section", ["class": "browse", "aria-label": voice(.errors)]) { page in
            writeFilters(in: voice, to: &page)
            page.element(
              "div",
              [
                "id": "list", "class": "list", "role": "listbox", "tabindex": "0",
                "aria-label": voice(.errors),
              ]
            ) { page in
              page.element("div", ["id": "rows", "class": "rows", "role": "presentation"]) { _ in }
            }
            page.lineBreak()
          }
          page.block("section", ["class": "detail", "aria-label": voice(.messages)]) { page in
            writeControls(in: voice, to: &page)
            page.element("article", ["id": "error", "tabindex": "-1"]) { _ in }
            page.lineBreak()
          }
        }
      }
    }
    return page.html
  }

  private func writeHead(_ title: String, in voice: PreviewVoice, to page: inout HTMLWriter) {
    page.block("header", ["class": "bar"]) { page in
      page.element("h1") { page in
        page.text(voice(.preview))
        page.text(" ")
        page.element(
          "bdi", ["class": "module", "dir": "ltr"], text: project.catalog.project.moduleName)
      }
      page.element("p", ["id": "count", "role": "status"]) { _ in }
      for other in PreviewVoice.all where other.tag != voice.tag {
        page.element(
          "a",
          [
            "class": "language", "href": other.indexPage, "hreflang": other.tag,
            "lang": other.tag, "dir": other.direction,
          ], text: LocaleFacts.displayName(of: other.tag, in: other.tag))
      }
      page.lineBreak()
    }
  }

  private func writeFilters(in voice: PreviewVoice, to page: inout HTMLWriter) {
    page.block("form", ["id": "filters", "role": "search", "aria-label": voice(.filters)]) { page in
      page.element("label", ["class": "wide"]) { page in
        page.element("span", text: voice(.search))
        page.open("input", ["type": "search", "name": "text", "autocomplete": "off"])
      }
      let selects: [(StaticString, PreviewText)] = [
        ("domain", .domainName), ("category", .category), ("locale", .locale), ("state", .state),
        ("diagnostic", .diagnostics),
      ]
      for (name, label) in selects {
        writeSelect(String(describing: name), label: voice(label), to: &page)
      }
    }
  }

  private func writeSelect(_ name: String, label: String, to page: inout HTMLWriter) {
    page.element("label") { page in
      page.element("span", text: label)
      page.element("select", ["name": name]) { _ in }
    }
    page.lineBreak()
  }

  private func writeControls(in voice: PreviewVoice, to page: inout HTMLWriter) {
    page.block("form", ["id": "controls", "aria-label": voice(.display)]) { page in
      page.block("fieldset", ["class": "looks"]) { page in
        page.element("legend", text: voice(.look))
        let looks: [(String, PreviewText)] = [
          ("phone390", .phone390), ("phone320", .phone320), ("terminal", .terminal), ("log", .log),
        ]
        for (index, (value, label)) in looks.enumerated() {
          page.element("label") { page in
            page.open(
              "input",
              index == 0
                ? ["type": "radio", "name": "look", "value": value, "checked": nil]
                : ["type": "radio", "name": "look", "value": value])
            page.element("span", text: voice(label))
          }
        }
        page.lineBreak()
      }
      let switches: [(String, PreviewText)] = [
        ("dark", .dark), ("large", .largeType), ("invisible", .invisible),
      ]
      for (name, label) in switches {
        page.element("label") { page in
          page.open("input", ["type": "checkbox", "name": name])
          page.element("span", text: voice(label))
        }
      }
      page.lineBreak()
      writeSelect("sample", label: voice(.values), to: &page)
    }
  }
}
