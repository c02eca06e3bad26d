import ArgumentParser
import BayanCatalog

extension Catalog {
  /// Returns the indices of an error or a domain by the user's name: `login`, or
  /// `login.passwordChanged`.
  func place(ofNamed error: String) throws -> (domain: Int, code: Int?) {
    if let domain = domains.firstIndex(where: { $0.isNamed(error) }) { return (domain, nil) }
    guard let dot = error.lastIndex(of: "."),
      let domain = domains.firstIndex(where: { $0.isNamed(String(error[..<dot])) })
    else {
      let name = error.lastIndex(of: ".").map { String(error[..<$0]) } ?? error
      throw ValidationError(
        "There is no domain '\(name)'. Use one of these: "
          + domains.map(\.name).joined(separator: ", ") + ".")
    }
    let name = error[error.index(after: dot)...]
    let codes = domains[domain].codes
    guard let code = codes.firstIndex(where: { $0.name == name }) else {
      throw ValidationError(
        "The domain '\(domains[domain].name)' has no code '\(name)'. Use one of these: "
          + codes.map(\.name).joined(separator: ", ") + ".")
    }
    return (domain, code)
  }
}

extension Catalog {
  /// Returns the retired code with the user's name, as in ``place(ofNamed:)``; `nil` for any other
  /// name.
  func retired(named error: String) -> (domain: ErrorDomain, code: RetiredCode)? {
    guard let dot = error.lastIndex(of: "."),
      let domain = domains.first(where: { $0.isNamed(String(error[..<dot])) }),
      let code = domain.retired.first(where: { $0.name == error[error.index(after: dot)...] })
    else { return nil }
    return (domain, code)
  }
}

extension ErrorDomain {
  /// Returns whether the user's name is that of this domain: of its file, its identifier or its
  /// type.
  fileprivate func isNamed(_ text: String) -> Bool { [name, identifier, typeName].contains(text) }
}
