import BayanCatalog

extension CatalogEmitter {
  /// The modules that the file of an error type imports, in order.
  var modules: [String] { (catalog.project.foundation ? ["BayanErrors"] : []) + ["BayanRuntime"] }

  /// Appends imports that are compatible with all imports of the same modules in the target.
  ///
  /// If other modules see the errors, the imports are public, even if these modules are of the same package.
  /// Beside a `package import`, swiftc would reject each `import` without an access level in the target's
  /// other files.
  func imports(from modules: [String], into source: inout SwiftSource) {
    let isPublic = catalog.project.access != .internal
    for module in modules { source.line("\(isPublic ? "public " : "")import \(module)") }
  }

  /// Appends a public use of public imports, for files that may have no other.
  ///
  /// swiftc warns about a public import without a public use. A file lacks such a use if its
  /// declarations are for the package alone, or if they belong to an enum of the target, whose
  /// access level only the target knows. The use is an alias, which costs a program nothing. It is
  /// in a type of the runtime, so that the alias's name can't conflict with names in the target.
  ///
  /// - Parameter number: A number that distinguishes the alias from those of the catalog's other files.
  func publicUse(of modules: [String], number: Int? = nil, into source: inout SwiftSource) {
    guard catalog.project.access != .internal else { return }
    let types = ["BayanErrors": "ErrorAlert", "BayanRuntime": "ErrorWords"]
    let uses = modules.compactMap { module in types[module].map { "\(module).\($0)" } }
    let name = "\(catalogType)Imports\(number.map(String.init) ?? "")"
    source.line()
    source.line("// swiftc warns of a public import without a public use. This is one in any case.")
    source.block("extension BayanRuntime.ErrorValues") { source in
      source.line("@usableFromInline")
      source.line("typealias \(name) = (\(uses.joined(separator: ", ")))")
    }
  }

  /// Appends the conformance that makes errors `LocalizedError` and `CustomNSError`, if the project uses
  /// the Foundation API.
  func conformanceToFoundationFace(of type: String, into source: inout SwiftSource) {
    guard catalog.project.foundation else { return }
    source.line()
    source.line("nonisolated extension \(type): BayanErrors.CatalogLocalizedError {}")
  }
}
