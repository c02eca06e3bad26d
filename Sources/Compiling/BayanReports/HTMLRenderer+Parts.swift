import BayanDiagnostics

/// The parts of the page.
extension HTMLRenderer {
  func writeHead(_ open: [Diagnostic], suppressed: Int, to page: inout HTMLWriter) {
    page.block("header") { page in
      page.element("h1", text: "Diagnostics of the catalog")
      page.lineBreak()
      page.block("div", ["class": "counts"]) { page in
        for severity in Diagnostic.Severity.allCases.reversed() {
          writeCount(of: severity, in: open, to: &page)
        }
        if suppressed > 0 {
          page.element("a", ["class": "count quiet", "href": "#allowed"]) { page in
            page.element("b", text: "\(suppressed)")
            page.text(" allowed")
          }
          page.lineBreak()
        }
      }
      let locales = Self.grouped(open, by: \.locale)
      if locales.count > 1 { writeCounts(by: locales, to: &page) }
    }
  }

  /// Writes the number of diagnostics of a severity, with the checkbox that shows or hides them.
  private func writeCount(
    of severity: Diagnostic.Severity, in open: [Diagnostic], to page: inout HTMLWriter
  ) {
    let count = open.count { $0.severity == severity }
    let id = "show-\(severity.rawValue)"
    // Notes are hidden at first, unless there is nothing else.
    let isShown = severity != .note || open.allSatisfy { $0.severity == .note }
    page.element("label", ["class": "count \(severity.rawValue)"]) { page in
      page.open(
        "input",
        isShown
          ? ["type": "checkbox", "id": id, "checked": nil] : ["type": "checkbox", "id": id])
      page.element("b", text: "\(count)")
      page.text(" \(severity.rawValue)\(count == 1 ? "" : "s")")
    }
    page.lineBreak()
  }

  private func writeCounts(
    by locales: [(key: String?, items: [Diagnostic])], to page: inout HTMLWriter
  ) {
    page.element("nav", ["aria-label": "Locales"]) { page in
      page.element("table") { page in
        page.lineBreak()
        page.element("thead") { page in
          page.element("tr") { page in
            for title in ["Locale", "Errors", "Warnings", "Notes"] {
              page.element("th", text: title)
            }
          }
        }
        page.lineBreak()
        page.block("tbody") { page in
          for (locale, items) in locales {
            page.element("tr") { page in
              page.element("th") { page in
                page.element("a", ["href": "#" + anchor(locale)], text: title(locale))
              }
              for severity in Diagnostic.Severity.allCases.reversed() {
                let count = items.count { $0.severity == severity }
                page.element("td", count == 0 ? ["class": "none"] : [:], text: "\(count)")
              }
            }
            page.lineBreak()
          }
        }
      }
    }
    page.lineBreak()
  }

  private func title(_ locale: String?) -> String {
    guard let locale else { return "The catalog itself" }
    let name = localeName(locale)
    return name == locale ? locale : "\(name) (\(locale))"
  }

  private func anchor(_ locale: String?) -> String { locale.map { "locale-\($0)" } ?? "catalog" }

  func writeLocale(
    _ locale: String?, _ items: [Diagnostic], files: [String: SourceFile], to page: inout HTMLWriter
  ) {
    page.block("section", ["class": "locale", "id": anchor(locale)]) { page in
      page.element("h2", text: title(locale))
      page.lineBreak()
      for (file, items) in Self.grouped(items, by: \.file) {
        page.block("section", ["class": "file"]) { page in
          page.element("h3") { page in
            page.element("bdi", ["dir": "ltr"], text: file ?? "")
            page.text(" ")
            page.element("span", ["class": "number"], text: "\(items.count)")
          }
          page.lineBreak()
          for item in items { write(item, files: files, to: &page) }
        }
      }
    }
  }

  /// Writes the number of baseline diagnostics that aren't on the page.
  func writeBaseline(_ diagnostics: [Diagnostic], to page: inout HTMLWriter) {
    let known = diagnostics.count { $0.isInBaseline == true && $0.suppression == nil }
    guard known > 0 else { return }
    let noun = known == 1 ? "diagnostic" : "diagnostics"
    page.element("p", ["class": "aside"], text: "\(known) \(noun) of the baseline not shown.")
    page.lineBreak()
  }

  func writeSuppressed(_ suppressed: [Diagnostic], to page: inout HTMLWriter) {
    guard !suppressed.isEmpty else { return }
    page.element("details", ["class": "aside", "id": "allowed"]) { page in
      page.element("summary", text: "\(suppressed.count) allowed")
      page.lineBreak()
      page.element("table") { page in
        page.element("tbody") { page in
          page.lineBreak()
          for diagnostic in suppressed {
            page.element("tr") { page in
              page.element("td") { page in
                page.element("bdi", ["dir": "ltr"], text: diagnostic.subject)
              }
              page.element("td", text: diagnostic.locale ?? "")
              page.element("td", text: diagnostic.rule.rawValue)
              page.element("td") { page in
                page.element("bdi") { $0.sentence(diagnostic.suppression?.reason ?? "") }
              }
            }
            page.lineBreak()
          }
        }
      }
      page.lineBreak()
    }
    page.lineBreak()
  }

  func writeRules(_ used: Set<RuleID>, to page: inout HTMLWriter) {
    let described = rules.filter { used.contains($0.id) }
    guard !described.isEmpty else { return }
    page.block("aside") { page in
      page.element("h2", text: "What the rules are about")
      page.lineBreak()
      page.block("dl") { page in
        for rule in described {
          let texts = rule.texts
          page.element("dt", ["id": "rule-\(rule.id.rawValue)"], text: rule.id.rawValue)
          page.lineBreak()
          page.element("dd") { $0.sentence("\(texts.what) \(texts.why)") }
          page.lineBreak()
          page.element("dd", ["class": "how-to-fix"]) { $0.sentence(texts.howToFix) }
          page.lineBreak()
        }
      }
    }
  }
}
