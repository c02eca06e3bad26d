package import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanSupport

extension HTMLRenderer {
  /// Writes a text as a figure: with its language, its direction, and the marked stretch.
  ///
  /// A message with variants is a table in the direction of its locale.
  func write(_ quotation: Quotation, label: String, to page: inout HTMLWriter) {
    if let table = QuotedVariants(quotation, numbers: { numbers(of: quotation.locale) }) {
      return write(table, of: quotation, label: label, to: &page)
    }
    // Declarations and variants are code that contains the patterns as text.
    let isCode = quotation.isRightToLeft && quotation.isComplex
    writeFigure(
      label, class: isCode ? "syntax" : nil, locale: quotation.locale,
      isRightToLeft: quotation.isRightToLeft && !quotation.isComplex, to: &page
    ) { writeContent(of: quotation, to: &$0) }
  }

  private func write(
    _ table: QuotedVariants, of quotation: Quotation, label: String, to page: inout HTMLWriter
  ) {
    let direction = quotation.isRightToLeft ? "rtl" : "ltr"
    page.element("figure", ["class": "variants"]) { page in
      page.element("figcaption", text: label)
      if let declarations = table.declarations {
        page.element("p", ["class": "declarations", "dir": "ltr"]) {
          writeContent(of: declarations, to: &$0)
        }
      }
      // The table has the direction of its texts.
      page.open("div", ["dir": direction])
      page.element("table") { page in
        page.element("thead") { page in
          page.element("tr") { page in
            for selector in table.selectors {
              page.element("th", ["scope": "col"]) { page in
                page.element("bdi", ["dir": "ltr"]) {
                  $0.text("$\(selector.name)", isMarked: selector.isMarked)
                }
              }
            }
            page.element("td") { _ in }
          }
        }
        page.element("tbody") { page in
          for row in table.rows {
            page.lineBreak()
            page.element("tr") { page in
              for (selector, key) in zip(table.selectors, row.keys) {
                // In a narrow layout without a header row, the name of the column is here.
                page.element(
                  "th",
                  selector.isMarked
                    ? ["scope": "row", "data-name": "$\(selector.name)", "class": "marked"]
                    : ["scope": "row", "data-name": "$\(selector.name)"]
                ) { page in
                  page.element("bdi", ["class": "key", "dir": "ltr"]) {
                    $0.text(key.text, isMarked: key.isMarked)
                  }
                  if let numbers = key.numbers {
                    page.text(" ")
                    page.element("bdi", ["class": "numbers", "dir": "ltr"], text: numbers)
                  }
                }
              }
              page.element("td", ["lang": quotation.locale, "dir": direction]) {
                writeContent(of: row.pattern, to: &$0)
              }
            }
          }
        }
      }
      page.markup("</div>")
    }
    page.lineBreak()
  }

  /// Writes the text itself; its runs of syntax have directions of their own.
  private func writeContent(of quotation: Quotation, to page: inout HTMLWriter) {
    let parts = quotation.parts
    let text = DirectionalText(
      before: parts.before, marked: quotation.marked == nil ? nil : parts.marked,
      after: parts.after, isRightToLeft: quotation.isRightToLeft, isComplex: quotation.isComplex)
    let isAboutJoiners =
      !parts.marked.isEmpty
      && parts.marked.unicodeScalars.allSatisfy { $0.isJoiner || $0.isHidden }
    var isMarked = false
    for piece in text.pieces {
      switch piece {
      case .text(let text): page.text(text, namingJoiners: isMarked && isAboutJoiners)
      case .open(isRightToLeft: true): page.open("bdi", ["dir": "rtl"])
      case .open(isRightToLeft: false): page.open("bdi", ["class": "code", "dir": "ltr"])
      case .close: page.markup("</bdi>")
      case .markStart:
        isMarked = true
        page.open("mark", parts.marked.isEmpty ? ["class": "gap"] : [:])
      case .markEnd:
        isMarked = false
        page.markup("</mark>")
      }
    }
  }

  func writeFigure(
    _ caption: String, class style: String?, locale: String, isRightToLeft: Bool,
    to page: inout HTMLWriter, _ content: (inout HTMLWriter) -> Void
  ) {
    let direction = isRightToLeft ? "rtl" : "ltr"
    page.element("figure") { page in
      page.element("figcaption", text: caption)
      if let style {
        page.element("blockquote", ["class": style, "lang": locale, "dir": direction], content)
      } else {
        page.element("blockquote", ["lang": locale, "dir": direction], content)
      }
    }
    page.lineBreak()
  }
}

extension HTMLWriter {
  /// Writes a text, marked or not.
  fileprivate mutating func text(_ text: String, isMarked: Bool) {
    if isMarked {
      element("mark", text: text)
    } else {
      self.text(text)
    }
  }
}

// MARK: - All texts

extension HTMLRenderer {
  /// Writes every text of a catalog, source and translations side by side.
  func write(_ texts: CatalogTexts, to page: inout HTMLWriter) {
    page.block("section", ["class": "all-texts"]) { page in
      page.element("h2", text: "All texts")
      page.lineBreak()
      for (file, entries) in texts.files {
        page.element("h3") { page in
          page.element("bdi", ["dir": "ltr"], text: file)
          page.text(" ")
          page.element("span", ["class": "number"], text: "\(entries.count)")
        }
        page.lineBreak()
        for entry in entries {
          page.block("article", ["class": "entry"]) { page in
            page.element("p", ["class": "where"]) { page in
              page.element("bdi", ["class": "key", "dir": "ltr"], text: entry.id.description)
            }
            page.block("div", ["class": "texts"]) { page in
              for text in entry.texts {
                write(text, label: localeName(text.locale), to: &page)
              }
            }
          }
        }
      }
    }
  }
}

/// The texts of a catalog, for a report that includes texts without diagnostics.
package struct CatalogTexts: Sendable {
  struct Entry: Sendable {
    var id: MessageID
    /// The texts, the source's first.
    var texts: [Quotation]
  }

  let files: [(file: String, entries: [Entry])]
  let locales: [String]

  /// Gathers the texts.
  ///
  /// - Parameters:
  ///   - locales: The locales to include beside the source; all if empty.
  ///   - isRightToLeft: Whether a locale is written from right to left.
  package init(
    of catalog: Catalog, locales: Set<String>, isRightToLeft: (String) -> Bool
  ) {
    let wanted = catalog.sourceFirst.filter { locale in
      locale.tag == catalog.project.sourceLocale || locales.isEmpty || locales.contains(locale.tag)
    }
    self.locales = wanted.map(\.tag)
    let directions = wanted.map { isRightToLeft($0.tag) }
    var ids: [MessageID] = []
    var known: Set<MessageID> = []
    for locale in wanted {
      for message in locale.messages where known.insert(message.id).inserted {
        ids.append(message.id)
      }
    }
    var files: [(file: String, entries: [Entry])] = []
    let declared = DeclaredArguments(catalog)
    for id in ids {
      let ranges = declared.ranges(of: id)
      let texts = zip(wanted, directions).compactMap { locale, isRightToLeft in
        locale[id].map {
          Quotation(
            $0.messageText, locale: locale.tag, isRightToLeft: isRightToLeft, ranges: ranges)
        }
      }
      if let place = files.firstIndex(where: { $0.file == id.file }) {
        files[place].entries.append(Entry(id: id, texts: texts))
      } else {
        files.append((id.file, [Entry(id: id, texts: texts)]))
      }
    }
    self.files = files
  }
}
