import ArgumentParser
import BayanCatalog
import BayanDiagnostics
import BayanWorkspace

extension Catalog {
  /// Returns the indices of an error or a domain by the user's name, in the forms of ``error(named:)``.
  func place(ofNamed error: String) throws -> (domain: Int, code: Int?) {
    if let domain = domain(named: error) { return (domain, nil) }
    if let place = self.error(named: error) { return (place.domain, place.code) }
    let end = error.lastIndex { $0 == "." || $0 == " " }
    guard let end, let domain = domain(named: String(error[..<end])) else {
      let name = end.map { String(error[..<$0]) } ?? error
      throw ValidationError(
        "There is no domain \(quoted(name)). Use one of these: "
          + domains.map(\.name).joined(separator: ", ") + ".")
    }
    let codes = domains[domain].codes
    let name = String(error[error.index(after: end)...])
    guard error[end] == " " else {
      throw ValidationError(
        "The domain '\(domains[domain].name)' has no code \(quoted(name)). Use one of these: "
          + codes.map(\.name).joined(separator: ", ") + ".")
    }
    throw ValidationError(
      "The domain '\(domains[domain].name)' has no code with the number \(quoted(name)). "
        + "'bayan show \(domains[domain].name)' lists its errors.")
  }
}
