import BayanCatalog
import BayanCompiler
import BayanErrors
import BayanICU
import BayanReports
import BayanRuntime
import BayanSupport

/// A page for every code at its permanent address, in each locale, with JSON beside it.
///
/// They are for publishing: neither states nor diagnostics are on them. Codes that were retired keep
/// their pages, by `codes.lock`.
package struct CodePages: Sendable {
  let project: PreviewProject
  /// The released codes by domain and name; `nil` where nothing was released.
  let released: [String: [String: CodesLock.Code]]?

  package init(_ project: PreviewProject) {
    self.project = project
    released = project.catalog.released.map { lock in
      Dictionary(
        lock.domains.map { domain in
          let codes = domain.codes.map { ($0.name, $0) }
          return (domain.identifier, Dictionary(codes, uniquingKeysWith: { first, _ in first }))
        }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// What a page is about.
  struct Subject: Sendable {
    /// The domain's identifier.
    var domain: String
    var name: String
    var value: Int
    /// The code's place in the catalog; `nil` for one that was retired.
    var place: (domain: Int, code: Int)?
    var isReleased: Bool
    var arguments: [String]
  }

  /// All codes, those that were retired too.
  var subjects: [Subject] {
    var subjects: [Subject] = []
    var known: [String: Set<Int>] = [:]
    for (index, domain) in project.catalog.domains.enumerated() {
      for (place, code) in domain.codes.enumerated() {
        known[domain.identifier, default: []].insert(code.value)
        subjects.append(
          Subject(
            domain: domain.identifier, name: code.name, value: code.value, place: (index, place),
            isReleased: released?[domain.identifier]?[code.name] != nil,
            arguments: code.arguments.map { "\($0.name): \($0.type)" }))
      }
    }
    for domain in project.catalog.released?.domains ?? [] {
      for code in domain.codes where known[domain.identifier]?.contains(code.value) != true {
        subjects.append(
          Subject(
            domain: domain.identifier, name: code.name, value: code.value, isReleased: true,
            arguments: code.arguments))
      }
    }
    return subjects
  }

  /// The files of all pages.
  package func files() -> [SiteFile] {
    let subjects = subjects
    let pages = subjects.concurrentMap { subject in
      project.tags.map { page(about: subject, in: $0) } + [json(about: subject)]
    }
    return [SiteFile(Self.style, "\(HTMLStyle.pieces)\(CodePageStyle.sheet)")]
      + pages.flatMap { $0 }
  }

  /// The style sheet, from the site's folder.
  static let style = "codes.css"

  /// The tag in the address of a locale's pages; `nil` for the source locale's.
  func addressTag(_ tag: LocaleTag) -> String? {
    tag.description == project.catalog.project.sourceLocale ? nil : tag.description
  }

  func address(
    of subject: Subject, in tag: LocaleTag, form: CodeAddress.Form = .html
  ) -> String {
    CodeAddress.path(
      domain: subject.domain, value: subject.value, locale: addressTag(tag), form: form)
  }

  /// The words of a code with the values that its texts are looked at with.
  func words(of subject: Subject, in tag: LocaleTag) -> ErrorWords? {
    subject.place.map { place in
      let code = project.catalog.domains[place.domain].codes[place.code]
      return project.messages.words(
        domain: place.domain, code: place.code,
        arguments: code.arguments.map { MessageArgument($0.name, $0.samples[0].value) },
        preferring: [tag])
    }
  }

  /// The same as the pages of a code, as data.
  func json(about subject: Subject) -> SiteFile {
    let table = project.messages.table
    var json = JSONWriter(.indented)
    json.object { json in
      json.member("domain", subject.domain)
      json.member("code", subject.value)
      json.member("name", subject.name)
      json.member("released", subject.isReleased)
      json.member("retired", subject.place == nil)
      json.array("arguments", of: subject.arguments) { $0.string($1) }
      json.object("pages") { json in
        for tag in project.tags { json.member(tag.description, address(of: subject, in: tag)) }
      }
      guard let place = subject.place else { return }
      let entry = table.domains[place.domain].codes[place.code]
      json.member("summary", entry.summary)
      json.member("category", table.categories[entry.category].name)
      json.member("retry", table.categories[entry.category].retry.rawValue)
      json.object("messages") { json in
        for tag in project.tags {
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
    let path = CodeAddress.path(domain: subject.domain, value: subject.value, form: .json)
    return SiteFile(path, json.text + "\n")
  }
}
