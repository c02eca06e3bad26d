import BayanCatalog
import BayanErrors

extension CodePages {
  /// The subject of a page: a code, a retired code, or all sensitive codes of a category.
  struct Subject: Sendable {
    /// The domain's identifier.
    var domain: String
    /// The name of the code or the category.
    var name: String
    /// The code's number; `nil` for sensitive codes, whose page must not reveal the code.
    var value: Int?
    /// The indices in the catalog of a code with its own words; `nil` for a retired code.
    var place: (domain: Int, code: Int)?
    /// The summary for developers.
    var summary = ""
    var isReleased = false
    var arguments: [String] = []
    var since: ReleaseVersion?
    var removed: ReleaseVersion?
    var replacement: Replacement?
    /// The codes before and after this one in its domain.
    var previous: Neighbour?
    var next: Neighbour?

    /// Whether the code was removed.
    var isRetired: Bool { place == nil }

    /// Returns the address of the page.
    func address(locale: String? = nil, form: CodeAddress.Form = .html) -> String {
      guard let value else {
        return CodeAddress.path(domain: domain, category: name, locale: locale, form: form)
      }
      return CodeAddress.path(domain: domain, value: value, locale: locale, form: form)
    }
  }

  /// A code that the page links to.
  struct Neighbour: Sendable {
    var name: String
    var value: Int
  }

  /// Returns the subjects, each code with its neighbours in its domain.
  func withNeighbours(_ subjects: [Subject]) -> [Subject] {
    var subjects = subjects
    var last: [String: Int] = [:]
    for index in subjects.indices {
      guard let value = subjects[index].value else { continue }
      if let before = last.updateValue(index, forKey: subjects[index].domain),
        let valueBefore = subjects[before].value
      {
        subjects[index].previous = Neighbour(name: subjects[before].name, value: valueBefore)
        subjects[before].next = Neighbour(name: subjects[index].name, value: value)
      }
    }
    return subjects
  }

  /// Returns the code's name in programs: `GraphError.tooManyCalls(hours:minutes:)`.
  ///
  /// - Returns: `nil` for a retired code, and for the sensitive codes of a category.
  func swiftName(of subject: Subject) -> String? {
    guard let place = subject.place, subject.value != nil else { return nil }
    let domain = project.catalog.domains[place.domain]
    let code = domain.codes[place.code]
    var labels = code.arguments.map { "\($0.name):" }
    if code.wraps { labels.append("underlying:") }
    return "\(domain.typeName).\(code.name)" + (labels.isEmpty ? "" : "(\(labels.joined()))")
  }

  /// The code that replaces a retired one in programs.
  struct Replacement: Sendable {
    /// The reference in the catalog: `login.sessionExpired`.
    var name: String
    /// The domain's identifier.
    var domain: String
    var value: Int
  }

  /// All codes with the retired ones, and the categories of sensitive codes.
  ///
  /// The addresses differ: of several subjects with one address, which is reported, only the first
  /// is here.
  var subjects: [Subject] {
    var subjects: [Subject] = []
    var known: [String: Set<Int>] = [:]
    func add(_ subject: Subject) {
      if let value = subject.value,
        !known[subject.domain, default: []].insert(value).inserted
      {
        return
      }
      subjects.append(subject)
    }
    for (index, domain) in project.catalog.domains.enumerated() {
      var sensitive: Set<String> = []
      for (place, code) in domain.codes.enumerated() {
        add(subject(of: code, in: domain, at: (index, place)))
        if code.sensitive, sensitive.insert(code.category).inserted {
          add(Subject(domain: domain.identifier, name: code.category, place: (index, place)))
        }
      }
    }
    for domain in project.catalog.domains {
      for code in domain.retired {
        let former = released?[domain.identifier]?[code.name]
        add(
          Subject(
            domain: domain.identifier, name: code.name, value: code.value, summary: code.summary,
            isReleased: true, arguments: former?.arguments ?? [], since: code.since,
            removed: code.removed, replacement: code.replacement.flatMap(replacement)))
      }
    }
    for domain in project.catalog.released?.domains ?? [] {
      for code in domain.codes {
        add(
          Subject(
            domain: domain.identifier, name: code.name, value: code.value, isReleased: true,
            arguments: code.arguments))
      }
    }
    return subjects
  }

  private func subject(
    of code: ErrorCode, in domain: ErrorDomain, at place: (domain: Int, code: Int)
  ) -> Subject {
    Subject(
      domain: domain.identifier, name: code.name, value: code.value, place: place,
      summary: code.summary,
      isReleased: released?[domain.identifier]?[code.name] != nil,
      arguments: code.arguments.map { "\($0.name): \($0.type)" }, since: code.since,
      replacement: code.replacement.flatMap(replacement))
  }

  private func replacement(_ reference: CodeReference) -> Replacement? {
    project.catalog.code(reference).map { domain, code in
      Replacement(
        name: reference.description, domain: domain.identifier, value: code.value)
    }
  }
}
