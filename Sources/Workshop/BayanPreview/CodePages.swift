import BayanCatalog
import BayanCompiler
import BayanErrors
import BayanICU
import BayanReports
import BayanRuntime
import BayanSupport
import BayanTexts

/// The pages of all codes at their permanent addresses, in each locale, with JSON files beside
/// them.
///
/// The pages are for publishing, so they have neither states nor diagnostics. Retired codes keep
/// their pages, from `[retired]` in the catalog and from `codes.lock`. The sensitive codes of a
/// category share one page, whose address is the only one that their errors reveal.
package struct CodePages: Sendable {
  let project: PreviewProject
  /// The released codes by domain and name; `nil` if there is no release.
  let released: [String: [String: CodesLock.Code]]?

  /// The locales that have pages.
  ///
  /// Whoever looks an error up reads none in a pseudo-locale.
  let languages: [Language]

  /// A locale of pages, as links to it have it.
  struct Language: Sendable {
    var tag: LocaleTag
    /// The name in the language itself.
    var name: String
    var direction: String
  }

  /// The most languages to which a page leads itself; of more it leads to a list.
  ///
  /// Otherwise a site would grow by the square of its locales.
  private static let mostLinks = 8

  /// Whether the languages of a page are listed on one of their own.
  var hasLanguagePages: Bool { languages.count > Self.mostLinks }

  package init(_ project: PreviewProject) {
    self.project = project
    languages = project.tags.filter { PseudoLocale($0.description) == nil }.map { tag in
      Language(
        tag: tag, name: LocaleFacts.displayName(of: tag.description, in: tag.description),
        direction: LocaleFacts.isRightToLeft(tag.description) ? "rtl" : "ltr")
    }
    released = project.catalog.released.map { lock in
      Dictionary(
        firstOf: lock.domains.map { domain in
          let codes = domain.codes.map { ($0.name, $0) }
          return (domain.identifier, Dictionary(firstOf: codes))
        })
    }
  }

  /// The tags of the locales that have pages.
  var tags: [LocaleTag] { languages.map(\.tag) }

  /// Returns the files of all pages.
  package func files() -> [SiteFile] {
    let subjects = withNeighbours(subjects)
    let pages = subjects.concurrentMap { subject in
      tags.map { page(about: subject, in: $0) } + [json(about: subject)]
        + (hasLanguagePages ? [languagePage(of: subject)] : [])
    }
    let all = pages.flatMap { $0 }
    // A domain or a category may have any name, so the pages' addresses take precedence.
    let taken = Set(all.flatMap { [$0.path, Self.folder(of: $0.path)] })
    let lists = tags.flatMap { listPages(of: subjects, in: $0) }
    return [SiteFile(Self.style, HTMLStyle.pieces.text + PreviewWeb.codePageStyle.text)]
      + lists.filter { !taken.contains($0.path) } + all
  }

  private static func folder(of path: String) -> String {
    String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
  }

  /// The path of the style sheet from the site's folder.
  static let style = "codes.css"

  /// Returns the tag in the addresses of a locale's pages; `nil` for the source locale.
  func addressTag(_ tag: LocaleTag) -> String? {
    tag.description == project.catalog.project.sourceLocale ? nil : tag.description
  }

  func address(of subject: Subject, in tag: LocaleTag) -> String {
    subject.address(locale: addressTag(tag))
  }

  /// Returns the words of a code with sample values.
  func words(of subject: Subject, in tag: LocaleTag) -> ErrorWords? {
    subject.place.map { place in
      let code = project.catalog.domains[place.domain].codes[place.code]
      return project.messages.words(
        domain: place.domain, code: place.code,
        arguments: code.messageArguments.map { MessageArgument($0.name, $0.samples[0].value) },
        preferring: [tag])
    }
  }

  /// Returns the data file of a code, with the content of its pages.
  func json(about subject: Subject) -> SiteFile {
    var json = JSONWriter(.indented)
    json.object { json in
      json.member("domain", subject.domain)
      if let value = subject.value {
        json.member("code", value)
        json.member("name", subject.name)
        json.member("released", subject.isReleased)
        json.member("retired", subject.isRetired)
        if let since = subject.since { json.member("since", since.description) }
        if let removed = subject.removed { json.member("removed", removed.description) }
        if let replacement = subject.replacement {
          json.object("replaced_by") { json in
            json.member("domain", replacement.domain)
            json.member("code", replacement.value)
            json.member("name", replacement.name)
            json.member(
              "doc_url",
              CodeAddress.path(domain: replacement.domain, value: replacement.value))
          }
        }
        if let name = swiftName(of: subject) { json.member("swift", name) }
        json.array("arguments", of: subject.arguments) { $0.string($1) }
      } else {
        json.member("sensitive", true)
      }
      json.member("doc_url", subject.address())
      json.object("pages") { json in
        for tag in tags { json.member(tag.description, address(of: subject, in: tag)) }
      }
      if subject.value != nil { json.member("summary", subject.summary) }
      if let place = subject.place { writeMessages(of: subject, at: place, to: &json) }
    }
    return SiteFile(subject.address(form: .json), json.text + "\n")
  }

  /// Writes the code's category and its texts.
  private func writeMessages(
    of subject: Subject, at place: (domain: Int, code: Int), to json: inout JSONWriter
  ) {
    let table = project.messages.table
    let category = table.categories[table.domains[place.domain].codes[place.code].category]
    json.member("category", category.name)
    json.member("retry", category.retry.rawValue)
    json.object("messages") { json in
      for tag in tags {
        guard let words = words(of: subject, in: tag) else { continue }
        json.object(tag.description) { json in
          json.member("direction", words.direction.rawValue)
          for facet in CatalogTable.Facet.allCases {
            json.member("\(facet)", words.text(facet, for: .json))
          }
          json.array("options", of: words.options(for: .json)) { json, option in
            json.object { json in
              json.member("name", option.name)
              json.member("label", option.label)
              json.member("role", option.role.rawValue)
            }
          }
        }
      }
    }
  }
}
