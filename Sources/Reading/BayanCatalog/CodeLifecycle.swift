/// A code that was removed: a table `[retired.NAME]` of a domain.
///
/// No Swift case and no message belongs to it. Its number is in logs, in other programs and in a
/// service's database, so its page stays, and says what the number meant.
public struct RetiredCode: Sendable {
  public var name: String
  public var value: Int
  /// What went wrong, for developers.
  public var summary: String
  /// The first version that had it.
  public var since: ReleaseVersion?
  /// The first version without it.
  public var removed: ReleaseVersion?
  public var replacement: CodeReference?
  /// The code's key.
  public var place: Place
  public var valuePlace: Place

  public init(
    name: String, value: Int, summary: String = "", since: ReleaseVersion? = nil,
    removed: ReleaseVersion? = nil, replacement: CodeReference? = nil, place: Place,
    valuePlace: Place
  ) {
    self.name = name
    self.value = value
    self.summary = summary
    self.since = since
    self.removed = removed
    self.replacement = replacement
    self.place = place
    self.valuePlace = valuePlace
  }
}

/// A code as another one names it: `replaced-by = "login.sessionExpired"`.
public struct CodeReference: Hashable, Sendable, CustomStringConvertible {
  /// The name of the domain's file.
  public var domain: String
  public var code: String
  /// The string.
  public var place: Place

  public init(domain: String, code: String, place: Place) {
    self.domain = domain
    self.code = code
    self.place = place
  }

  /// The reference as the file has it: `login.sessionExpired`.
  public var description: String { "\(domain).\(code)" }
}

extension Catalog {
  /// The code that a reference names, if there is one.
  public func code(_ reference: CodeReference) -> (domain: ErrorDomain, code: ErrorCode)? {
    guard let domain = domains.first(where: { $0.name == reference.domain }),
      let code = domain.codes.first(where: { $0.name == reference.code })
    else { return nil }
    return (domain, code)
  }

  /// All references to codes, those of retired codes too.
  public var replacements: [CodeReference] {
    domains.flatMap { domain in
      domain.codes.compactMap(\.replacement) + domain.retired.compactMap(\.replacement)
    }
  }
}
