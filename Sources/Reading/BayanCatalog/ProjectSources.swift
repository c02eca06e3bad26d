import BayanDiagnostics

/// The source files of a project by their roles.
struct ProjectSources {
  /// The files of one locale, in the order of the paths.
  struct Locale {
    var tag: String
    var files: [(kind: ProjectFile.OfLocale, source: SourceFile)]
  }

  var layout = ProjectLayout()
  var project: SourceFile?
  var categories: SourceFile?
  var recoveries: SourceFile?
  var options: SourceFile?
  var codesLock: SourceFile?
  var sourcesLock: SourceFile?
  var cldrLock: SourceFile?
  var adoptedLock: SourceFile?

  /// The domains in the order of the paths.
  var domains: [(name: String, source: SourceFile)] = []

  /// The locales in the order of the paths.
  var locales: [Locale] = []

  /// Sorts files by their paths, and reports files that are not read at their paths.
  init(_ files: [SourceFile], report diagnostics: inout [Diagnostic]) {
    for file in files.sorted(by: { $0.path < $1.path }) {
      if let (layout, kind) = ProjectLayout.split(file.path) {
        self.layout = layout
        add(file, as: kind)
      } else {
        let name = file.path.split(separator: "/").last.map(String.init) ?? ""
        let message =
          ProjectLayout.rightName(of: name).map(Diagnostic.Message.misnamed)
          ?? (name.hasSuffix(".toml") ? .ignored : nil)
        guard let message else { continue }
        diagnostics.append(
          Diagnostic("file-ignored", .warning, message, file: file.path, span: SourceSpan(0, 0)))
      }
    }
  }

  private mutating func add(_ file: SourceFile, as kind: ProjectFile) {
    switch kind {
    case .project: project = file
    case .categories: categories = file
    case .recoveries: recoveries = file
    case .options: options = file
    case .codesLock: codesLock = file
    case .sourcesLock: sourcesLock = file
    case .cldrLock: cldrLock = file
    case .adoptedLock: adoptedLock = file
    case .domain(let name): domains.append((name, file))
    case .locale(let tag, let kind):
      if locales.last?.tag != tag { locales.append(Locale(tag: tag, files: [])) }
      locales[locales.count - 1].files.append((kind, file))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func misnamed(_ name: String) -> Self {
    "this file is not read; rename it to \(quoted(name))"
  }

  fileprivate static let ignored: Self =
    "this file is not read; put it directly in 'Catalog/' or in 'Locales/<locale>/'"
}
