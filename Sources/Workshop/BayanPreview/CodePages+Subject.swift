import BayanCatalog
import BayanErrors

extension CodePages {
  /// The subject of a page: a code, a retired one, or all sensitive codes of a category.
  struct Subject: Sendable {
    /// The domain's identifier.
    var domain: String
    /// The code's name, or the category's.
    var name: String
    /// The code's number; `nil` for sensitive codes, whose page may not tell which it is.
    var value: Int?
    /// The place in the catalog of a code that has its words; `nil` for one that was retired.
    var place: (domain: Int, code: Int)?
    /// The summary, for developers.
    var summary = ""
    var isReleased = false
    var arguments: [String] = []
    var since: ReleaseVersion?
    var removed: ReleaseVersion?
    var replacement: Replacement?
    /// The codes before and after it in its domain.
    var previous: Neighbour?
    var next: Neighbour?

    /// Whether it was removed.
    var isRetired: Bool { place == nil }

    /// Where its page is.
    func address(locale: String? = nil, form: CodeAddress.Form = .html) -> String {
      guard let value else {
        return CodeAddress.path(domain: domain, category: name, locale: locale, form: form)
      }
      return CodeAddress.path(domain: domain, value: value, locale: locale, form: form)
    }
  }

  /// A code that a page leads to.
  struct Neighbour: Sendable {
    var name: String
    var value: Int
  }

  /// The subjects, each of a code with those before and after it in its domain.
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

  /// How a program names the code: `GraphError.tooManyCalls(hours:minutes:)`.
  ///
  /// - Returns: `nil` for a retired code, and for sensitive ones together.
  func swiftName(of subject: Subject) -> String? {
    guard let place = subject.place, subject.value != nil else { return nil }
    let domain = project.catalog.domains[place.domain]
    let code = domain.codes[place.code]
    var labels = code.arguments.map { "\($0.name):" }
    if code.wraps { labels.append("underlying:") }
    return "\(domain.typeName).\(code.name)" + (labels.isEmpty ? "" : "(\(labels.joined()))")
  }

  /// The code that programs should use instead of another one.
  struct Replacement: Sendable {
    /// The reference as the catalog has it: `login.sessionExpired`.
    var name: String
    /// The domain's identifier.
    var domain: String
    var value: Int
  }

  /// All codes, those that were retired too, and the categories of sensitive codes.
  ///
  /// No two have one address: of those with the same, which is reported, the first is there.
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
