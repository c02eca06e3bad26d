import BayanDiagnostics

/// A project's files, by what they are for.
struct ProjectFiles {
  /// The names in `Catalog/` that are no domains.
  static let reservedNames: Set<String> = ["bayan", "categories", "recoveries", "options"]

  /// What comes before `Catalog/` and `Locales/` in the paths.
  var root = ""
  var project: SourceFile?
  var categories: SourceFile?
  var recoveries: SourceFile?
  var options: SourceFile?
  /// The file `codes.lock`.
  var codesLock: SourceFile?
  /// The file `sources.lock`.
  var sourcesLock: SourceFile?

  /// The other files of `Catalog/`, by name without `.toml`, in the order of the paths.
  var domains: [(name: String, file: SourceFile)] = []

  /// The files of `Locales/` by folder, in the order of the paths.
  var locales: [(tag: String, files: [(name: String, file: SourceFile)])] = []

  /// Sorts files by their paths, and reports those that stand where none is read.
  init(_ files: [SourceFile], report diagnostics: inout [Diagnostic]) {
    for file in files.sorted(by: { $0.path < $1.path }) {
      let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
      if parts.count >= 2, parts[parts.count - 2] == "Catalog" {
        switch parts[parts.count - 1] {
        case "codes.lock": codesLock = file
        case "sources.lock": sourcesLock = file
        default: break
        }
      }
      guard file.path.hasSuffix(".toml") else { continue }
      let name = String(parts[parts.count - 1].dropLast(".toml".count))
      if parts.count >= 2, parts[parts.count - 2] == "Catalog" {
        noteRoot(parts.dropLast(2))
        addToCatalog(file, name: name)
      } else if parts.count >= 3, parts[parts.count - 3] == "Locales" {
        noteRoot(parts.dropLast(3))
        let tag = String(parts[parts.count - 2])
        if locales.last?.tag != tag { locales.append((tag, [])) }
        locales[locales.count - 1].files.append((name, file))
      } else {
        diagnostics.append(
          Diagnostic("file-ignored", .warning, .ignored, file: file.path, span: SourceSpan(0, 0)))
      }
    }
  }

  private mutating func addToCatalog(_ file: SourceFile, name: String) {
    switch name {
    case "bayan": project = file
    case "categories": categories = file
    case "recoveries": recoveries = file
    case "options": options = file
    default: domains.append((name, file))
    }
  }

  private mutating func noteRoot(_ parts: ArraySlice<Substring>) {
    root = parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
  }
}

extension Diagnostic.Message {
  fileprivate static let ignored: Self =
    "this file is not read; files stand directly in 'Catalog/' or in 'Locales/<locale>/'"
}
