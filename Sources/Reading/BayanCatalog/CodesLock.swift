import BayanTOML

/// `Catalog/codes.lock`: the released codes, so that a change that breaks callers is noticed.
///
/// Codes that were removed stay in it as retired. Their numbers are in logs, in other programs and in
/// a service's database, so no other error may ever have them.
public struct CodesLock: Hashable, Sendable {
  /// One domain as released.
  public struct Domain: Hashable, Sendable {
    /// The domain as programs compare it.
    public var identifier: String
    public var typeName: String
    public var codes: [Code]

    public init(identifier: String, typeName: String, codes: [Code] = []) {
      self.identifier = identifier
      self.typeName = typeName
      self.codes = codes
    }
  }

  /// One code as released.
  public struct Code: Hashable, Sendable {
    public var name: String
    public var value: Int
    /// The argument list, as in `retryAfter: integer`.
    public var arguments: [String]
    /// Whether it was removed.
    public var isRetired: Bool

    public init(name: String, value: Int, arguments: [String] = [], isRetired: Bool = false) {
      self.name = name
      self.value = value
      self.arguments = arguments
      self.isRetired = isRetired
    }
  }

  public var moduleName: String
  public var locales: [String]
  /// The names of the buttons.
  public var options: [String]
  /// By identifier.
  public var domains: [Domain]

  /// Creates a lock.
  public init(
    moduleName: String, locales: [String] = [], options: [String] = [], domains: [Domain] = []
  ) {
    self.moduleName = moduleName
    self.locales = locales
    self.options = options
    self.domains = domains
  }

  /// What a catalog would release.
  public init(_ catalog: Catalog) {
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

  /// The lock with the codes of an earlier release that were removed since, as retired.
  public func retiring(_ earlier: CodesLock) -> CodesLock {
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

  /// The file's text: one line a code.
  public var fileText: String {
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
