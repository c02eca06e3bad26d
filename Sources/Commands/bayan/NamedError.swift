import ArgumentParser
import BayanBuildCommands
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
      let names = domains.map(\.name).joined(separator: ", ")
      throw ValidationError(
        sentence: "There is no domain \(quoted(name)). Use one of these: \(names).")
    }
    let codes = domains[domain].codes
    let name = String(error[error.index(after: end)...])
    guard error[end] == " " else {
      let names = codes.map(\.name).joined(separator: ", ")
      throw ValidationError(
        sentence:
          "The domain '\(domains[domain].name)' has no code \(quoted(name)). Use one of these: \(names)."
      )
    }
    throw ValidationError(
      sentence:
        "The domain '\(domains[domain].name)' has no code with the number \(quoted(name)). 'bayan show \(domains[domain].name)' lists its errors."
    )
  }
}
