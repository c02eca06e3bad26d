import BayanCatalog
import BayanErrors
import BayanICU
import BayanReports
import BayanRuntime

extension CodePages {
  /// Returns the address of a locale's list of all codes, which is that of the folder.
  func listAddress(in tag: LocaleTag) -> String {
    CodeAddress.list(locale: addressTag(tag))
  }

  /// Returns the lists of codes in a locale: the list of all codes, and a list for each domain at
  /// the address of its folder.
  func listPages(of subjects: [Subject], in tag: LocaleTag) -> [SiteFile] {
    var domains: [(name: String, codes: [Subject])] = []
    for subject in subjects where subject.value != nil {
      if let index = domains.firstIndex(where: { $0.name == subject.domain }) {
        domains[index].codes.append(subject)
      } else {
        domains.append((subject.domain, [subject]))
      }
    }
    return [list(of: domains, in: tag) { listAddress(in: $0) }]
      + domains.map { domain in
        list(of: [domain], in: tag) {
          CodeAddress.list(domain: domain.name, locale: addressTag($0))
        }
      }
  }

  private func list(
    of domains: [(name: String, codes: [Subject])], in tag: LocaleTag,
    at address: (LocaleTag) -> String
  ) -> SiteFile {
    let voice = PreviewVoice(locale: PreviewText.Locale.matching([tag]) ?? .en)
    let root = root(of: address(tag))
    let isWhole = address(tag) == listAddress(in: tag)
    var page = HTMLWriter(name: project.report.name)
    writePage(
      titled: isWhole ? voice(.allErrors) : domains[0].name, in: voice, root: root,
      data: nil, to: &page
    ) { page in
      page.block("main") { page in
        page.element("h1", ["class": "list-title"], text: voice(.allErrors))
        page.lineBreak()
        for domain in domains {
          page.element("h2") { page in
            page.element("bdi", ["class": "key", "dir": "ltr", "lang": "en"], text: domain.name)
          }
          page.block("ul", ["class": "codes"]) { page in
            for subject in domain.codes { writeRow(subject, in: tag, root: root, to: &page) }
          }
        }
      }
      page.block("footer") { page in
        page.block("nav", ["aria-label": voice(.otherLanguages)]) { page in
          if !isWhole {
            page.element("a", ["href": root + listAddress(in: tag)], text: voice(.allErrors))
          }
          writeLanguages(besides: tag, root: root, to: &page, at: address)
          page.lineBreak()
        }
      }
    }
    return SiteFile(address(tag), page.html)
  }

  private func writeRow(
    _ subject: Subject, in tag: LocaleTag, root: String, to page: inout HTMLWriter
  ) {
    page.element("li") { page in
      page.element(
        "a", ["href": root + self.address(of: subject, in: tag), "dir": "ltr", "lang": "en"]
      ) { page in
        page.element("span", ["class": "number"], text: subject.value.map { "\($0)" } ?? "")
        page.text(" ")
        page.element("span", ["class": "key"], text: subject.name)
      }
      if let words = words(of: subject, in: tag),
        let text = words.text(.title) ?? words.text(.description)
      {
        page.text(" ")
        page.element(
          "span", ["lang": words.locale.description, "dir": words.direction.rawValue]
        ) { $0.rendering(text) }
      }
    }
    page.lineBreak()
  }
}
