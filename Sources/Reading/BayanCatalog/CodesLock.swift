import BayanTOML

/// `Catalog/codes.lock`: the released codes, so that a change that breaks callers is noticed.
///
/// Removed codes stay in the lock as retired. The numbers of removed codes are in logs, in other
/// programs and in a service's database, so no other error may ever have them.
package struct CodesLock: Hashable, Sendable {
  /// One domain as released.
  package struct Domain: Hashable, Sendable {
    /// The domain's identifier, by which programs compare it.
    package var identifier: String
    package var typeName: String
    package var codes: [Code]

    package init(identifier: String, typeName: String, codes: [Code] = []) {
      self.identifier = identifier
      self.typeName = typeName
      self.codes = codes
    }
  }

  /// One code as released.
  package struct Code: Hashable, Sendable {
    package var name: String
    package var value: Int
    /// The argument list, as in `retryAfter: integer`.
    package var arguments: [String]
    /// Whether the code was removed.
    package var isRetired: Bool

    package init(name: String, value: Int, arguments: [String] = [], isRetired: Bool = false) {
      self.name = name
      self.value = value
      self.arguments = arguments
      self.isRetired = isRetired
    }
  }

  package var moduleName: String
  package var locales: [String]
  /// The names of the options.
  package var options: [String]
  /// The domains by identifier.
  package var domains: [Domain]

  /// Creates a lock.
  package init(
    moduleName: String, locales: [String] = [], options: [String] = [], domains: [Domain] = []
  ) {
    self.moduleName = moduleName
    self.locales = locales
    self.options = options
    self.domains = domains
  }

  /// Creates the lock that a release of a catalog would write.
  package init(_ catalog: Catalog) {
    self.init(
      moduleName: catalog.project.moduleName, locales: catalog.project.locales,
      options: catalog.options.map(\.name),
      domains: catalog.domains.map { domain in
        Domain(
          identifier: domain.identifier, typeName: domain.typeName,
          codes: domain.codes.map { code in
            Code(
              name: code.name, value: code.value,
              arguments: (code.wraps ? ["underlying: error"] : [])
                + code.arguments.map { "\($0.name): \($0.type)" })
          })
      }.sorted { $0.identifier < $1.identifier })
  }

  /// Returns the lock with codes of an earlier release that were removed since, marked as retired.
  package func retiring(_ earlier: CodesLock) -> CodesLock {
    var result = self
    for old in earlier.domains {
      let index = result.domains.firstIndex { $0.identifier == old.identifier }
      let present = Set(index.map { result.domains[$0].codes.map(\.name) } ?? [])
      let gone = old.codes.filter { !present.contains($0.name) }.map { code in
        Code(name: code.name, value: code.value, arguments: code.arguments, isRetired: true)
      }
      if let index {
        result.domains[index].codes += gone
      } else {
        result.domains.append(
          Domain(identifier: old.identifier, typeName: old.typeName, codes: gone))
      }
    }
    result.domains.sort { $0.identifier < $1.identifier }
    return result
  }

  /// The file's text: one line for each code.
  package var fileText: String {
    func list(_ names: [String]) -> String { TOMLNewValue.array(names.map { .string($0) }).text }
    var text = """
      # What was released. Written by `bayan release`.
      format = 1
      module = \(tomlBasicString(moduleName))
      locales = \(list(locales))
      options = \(list(options))

      """
    for domain in domains {
      let path = ["domains", domain.identifier]
      text += "\n[\(tomlKey(path))]\ntype = \(tomlBasicString(domain.typeName))\n"
      text += "\n[\(tomlKey(path + ["codes"]))]\n"
      for code in domain.codes {
        var fields: [(key: String, value: TOMLNewValue)] = [("value", .integer(Int64(code.value)))]
        if !code.arguments.isEmpty {
          fields.append(("arguments", .array(code.arguments.map { .string($0) })))
        }
        if code.isRetired { fields.append(("retired", .boolean(true))) }
        text += "\(tomlKey([code.name])) = \(TOMLNewValue.inlineTable(fields).text)\n"
      }
    }
    return text
  }
}
