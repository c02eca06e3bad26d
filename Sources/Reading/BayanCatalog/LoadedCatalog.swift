public import BayanDiagnostics

/// The result of loading a project: the catalog as far as it could be read, and every diagnostic.
public struct LoadedCatalog: Sendable {
  /// The catalog; `nil` if `bayan.toml` is missing or lacks the format, the source locale or the
  /// module's name.
  public var catalog: Catalog?

  /// The diagnostics on the files' form, by file and offset.
  public var diagnostics: [Diagnostic]

  /// The sources by path, for the renderers.
  public var files: [String: SourceFile]

  /// Creates a result.
  package init(catalog: Catalog?, diagnostics: [Diagnostic], files: [String: SourceFile]) {
    self.catalog = catalog
    self.diagnostics = diagnostics
    self.files = files
  }

  /// Whether the catalog can be compiled.
  package var isUsable: Bool {
    catalog != nil && !diagnostics.contains { $0.severity == .error }
  }
}
