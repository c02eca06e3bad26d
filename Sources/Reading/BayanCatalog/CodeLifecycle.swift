/// A code that was removed: a table `[retired.NAME]` of a domain.
///
/// A retired code has no Swift case and no message. The number is in logs, in other programs and in a
/// service's database, so its page stays and explains the number.
package struct RetiredCode: Sendable {
  package var name: String
  package var value: Int
  /// The error in one sentence, for developers.
  package var summary: String
  /// The first version that had the code.
  package var since: ReleaseVersion?
  /// The first version without the code.
  package var removed: ReleaseVersion?
  package var replacement: CodeReference?
  /// The place of the code's key.
  package var place: Place
  package var valuePlace: Place

  package init(
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

/// A reference to a code: `replaced-by = "login.sessionExpired"`.
public struct CodeReference: Hashable, Sendable, CustomStringConvertible {
  /// The name of the domain's file.
  public var domain: String
  public var code: String
  /// The place of the string.
  package var place: Place

  package init(domain: String, code: String, place: Place) {
    self.domain = domain
    self.code = code
    self.place = place
  }

  /// The reference as in the file: `login.sessionExpired`.
  public var description: String { "\(domain).\(code)" }
}

extension Catalog {
  /// Returns the code that a reference names, if there is one.
  package func code(_ reference: CodeReference) -> (domain: ErrorDomain, code: ErrorCode)? {
    guard let domain = domains.first(where: { $0.name == reference.domain }),
      let code = domain.codes.first(where: { $0.name == reference.code })
    else { return nil }
    return (domain, code)
  }

  /// All references to codes, those of retired codes included.
  public var replacements: [CodeReference] {
    domains.flatMap { domain in
      domain.codes.compactMap(\.replacement) + domain.retired.compactMap(\.replacement)
    }
  }
}
