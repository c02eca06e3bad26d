import BayanCatalogFixtures
package import BayanDiagnostics
import BayanTOML

/// An input of the target `pipeline`, as the files of a project.
///
/// An input is these files, each after a line with its path:
///
///     === Locales/en/a.toml
///     [b]
///     title = "Title"
///
/// The bytes before the first such line are `Locales/ar/a.toml`. If this file or the English one
/// doesn't begin with a table, it is the text of one title. This helps the fuzzer: few changes of
/// TOML leave valid TOML, and invalid TOML isn't compiled. Files that every project needs and the
/// input lacks are added.
package struct PipelineProject {
  package let files: [SourceFile]

  package init(_ bytes: [UInt8]) {
    var path = Self.translation
    var files: [String: [UInt8]] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: "=== ".utf8) {
        path = String(decoding: line.dropFirst(4), as: UTF8.self)
        files[path] = files[path] ?? []
      } else {
        files[path, default: []] += line + [UInt8(ascii: "\n")]
      }
    }
    for path in [Self.source, Self.translation] { files[path] = files[path].map(Self.messages) }
    for file in CatalogFixture.frame + Self.errors where files[file.path] == nil {
      files[file.path] = file.bytes
    }
    self.files = files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { SourceFile(path: $0.key, bytes: $0.value) }
  }

  private static let source = "Locales/en/a.toml"
  private static let translation = "Locales/ar/a.toml"

  /// Returns a file of messages: the bytes themselves, or a file with one title of this text.
  private static func messages(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.first != UInt8(ascii: "[") else { return bytes }
    let text = String(decoding: bytes.dropLast(), as: UTF8.self)
    return Array("[b]\ntitle = \(tomlBasicString(text))\n".utf8)
  }

  private static let errors = [
    SourceFile(
      path: "Catalog/a.toml",
      text: """
        domain = "org.example.a"
        type = "AError"
        summary = "Errors."
        [codes.b]
        value = 1
        category = "other"
        summary = "One."
        arguments = { name = { type = "string" }, count = { type = "integer" } }

        """),
    SourceFile(path: source, text: "[b]\ntitle = \"Title {$name}\"\n"),
  ]
}
