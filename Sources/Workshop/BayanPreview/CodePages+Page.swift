import BayanCatalog
import BayanErrors
import BayanICU
import BayanReports
import BayanRuntime
import BayanSupport

extension CodePages {
  /// The page about a code in a locale.
  func page(about subject: Subject, in tag: LocaleTag) -> SiteFile {
    let voice = PreviewVoice(locale: PreviewText.Locale.matching([tag]) ?? .en)
    let path = address(of: subject, in: tag)
    let root = root(of: path)
    var page = HTMLWriter(name: project.report.name)
    writePage(
      titled: "\(subject.name) · \(subject.mark)", in: voice, root: root,
      data: jsonLink(of: subject, root), to: &page
    ) { page in
      page.block("main") { page in
        writeHead(subject, in: voice, to: &page)
        writeWords(subject, in: tag, voice, to: &page)
        writeVariants(subject, in: tag, voice, to: &page)
        writeArguments(subject, voice, to: &page)
        writeFacts(subject, in: tag, voice, root: root, to: &page)
      }
      writeLinks(subject, in: tag, voice, root: root, to: &page)
    }
    return SiteFile(path, page.html)
  }

  /// The way from a page to the folder of the site.
  func root(of path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// Writes a page around its content.
  ///
  /// - Parameter data: The address of the same as data, where there is such a file.
  func writePage(
    titled title: String, in voice: PreviewVoice, root: String, data: String?,
    to page: inout HTMLWriter, _ content: (inout HTMLWriter) -> Void
  ) {
    page.markup("<!DOCTYPE html>\n")
    page.block("html", ["lang": voice.tag, "dir": voice.direction]) { page in
      page.block("head") { page in
        page.open("meta", ["charset": "utf-8"])
        page.open(
          "meta",
          [
            "http-equiv": "Content-Security-Policy",
            "content": "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'",
          ])
        page.open(
          "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        page.open("meta", ["name": "color-scheme", "content": "light dark"])
        page.lineBreak()
        page.element("title", text: title)
        page.open("link", ["rel": "stylesheet", "href": root + Self.style])
        if let data {
          page.open("link", ["rel": "alternate", "type": "application/json", "href": data])
        }
      }
      page.block("body", ["class": "code-page"], content)
    }
  }

  private func jsonLink(of subject: Subject, _ root: String) -> String {
    root + subject.address(form: .json)
  }

  private func writeHead(
    _ subject: Subject, in voice: PreviewVoice, to page: inout HTMLWriter
  ) {
    page.element("p", ["class": "where"]) { page in
      page.element(
        "bdi", ["class": "key", "dir": "ltr"], text: subject.mark)
    }
    page.element("h1", ["dir": "ltr", "lang": "en"], text: subject.name)
    page.lineBreak()
    if !subject.summary.isEmpty {
      // Summaries are in the language of the developers, which the source locale is closest to.
      page.element(
        "p",
        ["class": "summary", "lang": project.catalog.project.sourceLocale, "dir": "auto"],
        text: subject.summary)
      page.lineBreak()
    }
    let notice: PreviewText? =
      if subject.isRetired {
        .retired
      } else if subject.value == nil {
        .sensitive
      } else {
        subject.replacement == nil ? nil : .replaced
      }
    if let notice {
      page.element("p", ["class": "notice"], text: voice(notice))
      page.lineBreak()
    }
  }

  private func writeWords(
    _ subject: Subject, in tag: LocaleTag, _ voice: PreviewVoice, to page: inout HTMLWriter
  ) {
    guard let words = words(of: subject, in: tag) else { return }
    page.element("h2", text: voice(.messages))
    page.block(
      "div", ["class": "words", "lang": words.locale.description, "dir": words.direction.rawValue]
    ) { page in
      for facet in CatalogTable.Facet.allCases {
        guard let text = words.text(facet) else { continue }
        page.element(
          "p",
          [
            "class": "\(facet)", "lang": words.locale(of: facet).description,
            "dir": words.direction(of: facet).rawValue,
          ]
        ) { $0.rendering(text) }
        page.lineBreak()
      }
      guard !words.options.isEmpty else { return }
      page.block("ul", ["class": "options"]) { page in
        for option in words.options {
          page.element("li", ["class": option.role.rawValue]) { $0.rendering(option.label) }
        }
        page.lineBreak()
      }
    }
  }

  private func writeFacts(
    _ subject: Subject, in tag: LocaleTag, _ voice: PreviewVoice, root: String,
    to page: inout HTMLWriter
  ) {
    func fact(_ name: PreviewText, _ value: (inout HTMLWriter) -> Void) {
      page.element("dt", text: voice(name))
      page.element("dd") { value(&$0) }
      page.lineBreak()
    }
    func fact(_ name: PreviewText, code: String) {
      fact(name) { page in
        page.element("bdi", ["class": "key", "dir": "ltr", "lang": "en"], text: code)
      }
    }
    func fact(_ name: PreviewText, _ text: PreviewText) {
      fact(name) { $0.text(voice(text)) }
    }
    page.markup("<dl>\n")
    if let name = swiftName(of: subject) { fact(.inSwift, code: name) }
    if let place = subject.place {
      let table = project.messages.table
      let entry = table.domains[place.domain].codes[place.code]
      let category = table.categories[entry.category]
      fact(.category, code: category.name)
      switch category.retry {
      case .automatic: fact(.retry, .retryAutomatic)
      case .manual: fact(.retry, .retryManual)
      case .never: fact(.retry, .retryNever)
      }
      let options = entry.options.map { table.options[$0].name }
      if !options.isEmpty {
        fact(.recovery, code: options.joined(separator: ", "))
      }
      // Who gives a version knows better than a project without a record of its releases.
      if subject.value != nil, subject.isReleased || subject.since == nil {
        fact(.release, subject.isReleased ? .released : .unreleased)
      }
    }
    // Of a code that is there the page has a table.
    if subject.isRetired, !subject.arguments.isEmpty {
      fact(.arguments, code: subject.arguments.joined(separator: ", "))
    }
    if let since = subject.since { fact(.since, code: since.description) }
    if let removed = subject.removed { fact(.removedIn, code: removed.description) }
    if let replacement = subject.replacement {
      let address = CodeAddress.path(
        domain: replacement.domain, value: replacement.value, locale: addressTag(tag))
      fact(.replacedBy) { page in
        page.element(
          "a", ["class": "key", "href": root + address, "dir": "ltr", "lang": "en"],
          text: replacement.name)
      }
    }
    page.markup("</dl>\n")
  }

  private func writeLinks(
    _ subject: Subject, in tag: LocaleTag, _ voice: PreviewVoice, root: String,
    to page: inout HTMLWriter
  ) {
    page.block("footer") { page in
      page.block("nav", ["aria-label": voice(.neighbours)]) { page in
        for (neighbour, title) in [
          (subject.previous, PreviewText.previous), (subject.next, .next),
        ] {
          guard let neighbour else { continue }
          let address = CodeAddress.path(
            domain: subject.domain, value: neighbour.value, locale: addressTag(tag))
          page.element("a", ["href": root + address]) { page in
            page.text(voice(title) + ": ")
            page.element("bdi", ["class": "key", "dir": "ltr", "lang": "en"], text: neighbour.name)
          }
        }
        page.element(
          "a", ["href": root + listAddress(in: tag)], text: voice(.allErrors))
        page.lineBreak()
      }
      page.block("nav", ["aria-label": voice(.otherLanguages)]) { page in
        if hasLanguagePages {
          page.element(
            "a", ["href": root + subject.address(form: .languages)], text: voice(.otherLanguages))
        } else {
          writeLanguages(besides: tag, root: root, to: &page) { address(of: subject, in: $0) }
        }
        page.element("a", ["href": jsonLink(of: subject, root)], text: voice(.json))
        page.lineBreak()
      }
    }
  }

  /// Writes links to the same page in the other locales.
  func writeLanguages(
    besides tag: LocaleTag, root: String, to page: inout HTMLWriter,
    at address: (LocaleTag) -> String
  ) {
    for other in languages where other.tag != tag {
      writeLink(to: other, root + address(other.tag), to: &page)
    }
  }

  private func writeLink(to language: Language, _ address: String, to page: inout HTMLWriter) {
    page.element(
      "a",
      [
        "href": address, "hreflang": language.tag.description,
        "lang": language.tag.description, "dir": language.direction,
      ], text: language.name)
  }

  /// The list of the languages in which there is a page about a code.
  func languagePage(of subject: Subject) -> SiteFile {
    let voice = PreviewVoice(
      locale: languages.first.flatMap { PreviewText.Locale.matching([$0.tag]) } ?? .en)
    let path = subject.address(form: .languages)
    let root = root(of: path)
    var page = HTMLWriter(name: project.report.name)
    writePage(
      titled: "\(subject.name) · \(subject.mark)", in: voice, root: root, data: nil, to: &page
    ) { page in
      page.block("main") { page in
        writeHead(subject, in: voice, to: &page)
        page.element("h2", text: voice(.otherLanguages))
        page.block("ul", ["class": "languages"]) { page in
          for language in languages {
            page.element("li") { page in
              writeLink(to: language, root + self.address(of: subject, in: language.tag), to: &page)
            }
            page.lineBreak()
          }
        }
      }
    }
    return SiteFile(path, page.html)
  }
}

extension CodePages.Subject {
  /// The line above the name: the domain and the number.
  fileprivate var mark: String { value.map { "\(domain) \($0)" } ?? domain }
}
