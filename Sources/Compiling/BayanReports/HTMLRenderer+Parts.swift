import BayanDiagnostics

/// The parts of the page.
extension HTMLRenderer {
  func writeHead(_ open: [Diagnostic], suppressed: Int, to page: inout HTMLWriter) {
    page.block("header") { page in
      page.element("h1", text: said("Diagnostics of the catalog"))
      page.lineBreak()
      page.block("div", ["class": "counts"]) { page in
        for severity in Diagnostic.Severity.allCases.reversed() {
          writeCount(of: severity, in: open, to: &page)
        }
        if suppressed > 0 {
          page.element("a", ["class": "count quiet", "href": "#allowed"]) { page in
            writeNumber(suppressed, .suppressed(suppressed), to: &page)
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
      writeNumber(count, .number(of: severity, count), to: &page)
    }
    page.lineBreak()
  }

  /// Writes a number and its noun, with the number in bold type where it is written in digits.
  private func writeNumber(
    _ number: Int, _ sentence: Diagnostic.Message, to page: inout HTMLWriter
  ) {
    let text = said(sentence)
    guard let place = text.firstRange(of: "\(number)") else { return page.text(text) }
    page.text(String(text[..<place.lowerBound]))
    page.element("b", text: "\(number)")
    page.text(String(text[place.upperBound...]))
  }

  private func writeCounts(
    by locales: [(key: String?, items: [Diagnostic])], to page: inout HTMLWriter
  ) {
    page.element("nav", ["aria-label": said("Locales")]) { page in
      page.element("table") { page in
        page.lineBreak()
        page.element("thead") { page in
          page.element("tr") { page in
            let titles: [Diagnostic.Message] = ["Locale", "Errors", "Warnings", "Notes"]
            for title in titles.map(said) { page.element("th", text: title) }
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
    guard let locale else { return said("The catalog itself") }
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
    page.element("p", ["class": "aside"], text: said(.inBaseline(known)))
    page.lineBreak()
  }

  func writeSuppressed(_ suppressed: [Diagnostic], to page: inout HTMLWriter) {
    guard !suppressed.isEmpty else { return }
    page.element("details", ["class": "aside", "id": "allowed"]) { page in
      page.element("summary", text: said(.suppressed(suppressed.count)))
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
      page.element("h2", text: said("What the rules are about"))
      page.lineBreak()
      page.block("dl") { page in
        for rule in described {
          let texts = rule.texts(preferring: language.tag)
          // Some rules have a page in English alone.
          let isOwn = texts.language == language.tag
          func write(_ text: String, to page: inout HTMLWriter) {
            // A page in another language has isolates around its code.
            isOwn && !language.isEnglish ? page.isolatedValues(text) : page.sentence(text)
          }
          page.element("dt", ["id": "rule-\(rule.id.rawValue)"], text: rule.id.rawValue)
          page.lineBreak()
          page.element("dd", isOwn ? [:] : ["lang": texts.language, "dir": "ltr"]) {
            write("\(texts.what) \(texts.why)", to: &$0)
          }
          page.lineBreak()
          page.element(
            "dd",
            isOwn
              ? ["class": "how-to-fix"]
              : ["class": "how-to-fix", "lang": texts.language, "dir": "ltr"]
          ) { write(texts.howToFix, to: &$0) }
          page.lineBreak()
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func number(of severity: Diagnostic.Severity, _ count: Int) -> Self {
    switch severity {
    case .error: count == 1 ? "1 error" : "\(count) errors"
    case .warning: count == 1 ? "1 warning" : "\(count) warnings"
    case .note: count == 1 ? "1 note" : "\(count) notes"
    }
  }

  fileprivate static func suppressed(_ count: Int) -> Self { "\(count) suppressed" }

  fileprivate static func inBaseline(_ count: Int) -> Self {
    "\(count) \(count, "diagnostic", "diagnostics") of the baseline not shown."
  }
}
