package import BayanCatalog

/// The place of an error in a catalog.
package struct CatalogPlace: Hashable, Sendable {
  package var domain: Int
  package var code: Int

  package init(domain: Int, code: Int) {
    self.domain = domain
    self.code = code
  }
}

/// The names by which people and programs know errors, read in one place for all commands and servers.
extension Catalog {
  /// Returns the domain with a name: of its file, its identifier or its type.
  package func domain(named name: String) -> Int? { domains.firstIndex { $0.isNamed(name) } }

  /// Returns the error with a name.
  ///
  /// A name is `login.expired` or `LoginError.expired`; the domain with the number, `com.example.login 3`, as
  /// `explain` and logs print them, also with the name behind, `com.example.login 3 (expired)`; and the forms of
  /// systems, `(com.example.login error 3.)` and `Error Domain=com.example.login Code=3`.
  package func error(named name: String) -> CatalogPlace? {
    place(named: name) { domain, rest in
      domain.codes.firstIndex { Self.isNamed($0.name, $0.value, by: rest) }
    }
  }

  /// Returns the retired code with a name, in the forms of ``error(named:)``.
  package func retiredCode(named name: String) -> (domain: ErrorDomain, code: RetiredCode)? {
    let place = place(named: name) { domain, rest in
      domain.retired.firstIndex { Self.isNamed($0.name, $0.value, by: rest) }
    }
    return place.map { (domains[$0.domain], domains[$0.domain].retired[$0.code]) }
  }

  private func place(
    named name: String, _ code: (_ domain: ErrorDomain, _ rest: Substring) -> Int?
  ) -> CatalogPlace? {
    for (index, domain) in domains.enumerated() {
      for own in [domain.name, domain.identifier, domain.typeName]
      where name.utf8.starts(with: own.utf8) {
        if let code = code(domain, name.dropFirst(own.count)) {
          return CatalogPlace(domain: index, code: code)
        }
      }
    }
    // The sentence of a system is "The operation could not be completed. (com.example.login error
    // 3.)", and its description of an `NSError` "Error Domain=com.example.login Code=3".
    let match =
      name.firstMatch(of: /\(([^()]+) error (-?[0-9]{1,18})\.\)/)
      ?? name.firstMatch(of: /Domain=([^ ]+) Code=(-?[0-9]{1,18})/)
    return match.flatMap { place(named: "\($0.output.1) \($0.output.2)", code) }
  }

  /// Returns whether the rest of a name, behind that of its domain, is a code's.
  private static func isNamed(_ name: String, _ value: Int, by rest: Substring) -> Bool {
    [".\(name)", " \(value)", " \(value) (\(name))"].contains { rest.utf8.elementsEqual($0.utf8) }
  }
}

extension ErrorDomain {
  fileprivate func isNamed(_ text: String) -> Bool { [name, identifier, typeName].contains(text) }
}
