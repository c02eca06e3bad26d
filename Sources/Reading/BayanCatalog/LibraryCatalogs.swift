package import BayanDiagnostics

/// The catalogs of the modules for whose errors a project has texts, as they were read.
package struct LibraryCatalogs: Sendable {
  /// The catalogs by the names of the modules.
  package var catalogs: [String: Catalog]
  /// The diagnostics about modules without a usable catalog, at their names in the project.
  package var diagnostics: [Diagnostic]
  /// The files of the modules, by their paths from the project.
  package var files: [String: SourceFile]

  package init(
    catalogs: [String: Catalog] = [:], diagnostics: [Diagnostic] = [],
    files: [String: SourceFile] = [:]
  ) {
    self.catalogs = catalogs
    self.diagnostics = diagnostics
    self.files = files
  }
}

extension CatalogLoader {
  /// Returns the modules in `overrides` of a project's files, without reading the rest of them.
  package static func overriddenModules(in files: [SourceFile]) -> [OverriddenModule] {
    let project = files.first { ProjectLayout.split($0.path)?.file == .project }
    guard let project else { return [] }
    var loader = CatalogLoader()
    return loader.project(from: project)?.overrides ?? []
  }
}
