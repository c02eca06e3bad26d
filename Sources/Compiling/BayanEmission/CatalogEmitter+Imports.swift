import BayanCatalog

extension CatalogEmitter {
  /// The modules that the file of an error type imports, in their order.
  var modules: [String] { (catalog.project.foundation ? ["BayanErrors"] : []) + ["BayanRuntime"] }

  /// Appends imports that go with any other of the same modules in the target.
  ///
  /// Where others see the errors they are public, also where these are of the same package. Beside a
  /// `package import`, swiftc would refuse each `import` without an access level that the target's
  /// other files have.
  func imports(from modules: [String], into source: inout SwiftSource) {
    let isPublic = catalog.project.access != .internal
    for module in modules { source.line("\(isPublic ? "public " : "")import \(module)") }
  }

  /// Appends a public use of public imports, for files that may have no other.
  ///
  /// Without one, swiftc warns. There may be none where declarations are for the package alone, or
  /// belong to an enum of the target: whether that is public, only the target knows. An alias costs a
  /// program nothing. It is in a type of the runtime, so that it can't have the name of anything
  /// in the target.
  ///
  /// - Parameter number: What distinguishes it from those of the catalog's other files.
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

  /// Appends the conformance that makes errors `LocalizedError` and `CustomNSError`, if the project has
  /// it.
  func conformanceToFoundationFace(of type: String, into source: inout SwiftSource) {
    guard catalog.project.foundation else { return }
    source.line()
    source.line("nonisolated extension \(type): BayanErrors.CatalogLocalizedError {}")
  }
}
