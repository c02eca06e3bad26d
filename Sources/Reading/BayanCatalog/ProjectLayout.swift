/// The mapping between the files of a project and their paths.
///
/// Paths are relative to the project, with `/` between their parts on every system.
package struct ProjectLayout: Hashable, Sendable {
  /// The folder of the files that all locales share.
  package static let catalogFolder = "Catalog"

  /// The folder of the locales.
  package static let localesFolder = "Locales"

  /// The folder of a locale's texts for errors of other modules.
  package static let overridesFolder = "overrides"

  /// The common beginning of both folders' paths: empty, or folders with `/` after each.
  package var root: String

  /// The module for whose errors the messages are the project's texts; `nil` for the project's own messages.
  package var module: String?

  /// Creates the layout of a project.
  package init(root: String = "", module: String? = nil) {
    self.root = root
    self.module = module
  }

  /// Returns the path of a file, whether it exists or not.
  package func path(of file: ProjectFile) -> String {
    switch file {
    case .project: catalogPath("bayan.toml")
    case .categories: catalogPath("categories.toml")
    case .recoveries: catalogPath("recoveries.toml")
    case .options: catalogPath("options.toml")
    case .domain(let name): catalogPath("\(name).toml")
    case .codesLock: catalogPath("codes.lock")
    case .sourcesLock: catalogPath("sources.lock")
    case .cldrLock: catalogPath("cldr.lock")
    case .adoptedLock: catalogPath("adopted.lock")
    case .locale(let tag, .settings): "\(folder(of: tag))/locale.toml"
    case .locale(let tag, .glossary): "\(folder(of: tag))/glossary.toml"
    case .locale(let tag, .states): "\(folder(of: tag))/state.lock"
    case .locale(let tag, .messages(let name)):
      if let module {
        path(of: .locale(tag, .overrides(module: module, name)))
      } else {
        "\(folder(of: tag))/\(name).toml"
      }
    case .locale(let tag, .overrides(let module, let name)):
      "\(folder(of: tag))/\(Self.overridesFolder)/\(module)/\(name).toml"
    }
  }

  /// Returns the folder of a locale.
  package func folder(of locale: String) -> String { "\(root)\(Self.localesFolder)/\(locale)" }

  private func catalogPath(_ name: String) -> String { "\(root)\(Self.catalogFolder)/\(name)" }

  /// Splits a path into the layout of its project and the file.
  ///
  /// - Returns: `nil` for a path at which a project has no file.
  package static func split(_ path: String) -> (layout: ProjectLayout, file: ProjectFile)? {
    // Parts are compared as bytes and as strings: characters and substrings are ten times slower.
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard parts.count >= 2 else { return nil }
    let name = parts[parts.count - 1]
    let folder = parts[parts.count - 2]
    if folder == catalogFolder {
      return catalogFile(name).map { (layout(below: parts.dropLast(2)), $0) }
    }
    if parts.count >= 3, parts[parts.count - 3] == localesFolder {
      return fileOfLocale(name).map { (layout(below: parts.dropLast(3)), .locale(folder, $0)) }
    }
    if parts.count >= 5, parts[parts.count - 3] == overridesFolder,
      parts[parts.count - 5] == localesFolder
    {
      return name.withoutTOML.map {
        (
          layout(below: parts.dropLast(5)),
          .locale(parts[parts.count - 4], .overrides(module: folder, $0))
        )
      }
    }
    return nil
  }

  /// Whether a file with this name is one of a project, or would be one without a wrong ending.
  package static func isSource(_ name: String) -> Bool {
    name.hasSuffix(".toml") || name.hasSuffix(".lock") || rightName(of: name) != nil
  }

  /// Returns the right name of a file to which an editor added an ending: `shop.toml` for `shop.toml.txt`.
  static func rightName(of name: String) -> String? {
    let ending = ".toml.txt"
    guard name.lowercased().hasSuffix(ending), name.utf8.count > ending.utf8.count else {
      return nil
    }
    return String(name.dropLast(".txt".count))
  }

  /// Returns the locale that a path's file belongs to; `nil` for files of `Catalog/` and others.
  package static func locale(of path: String) -> String? {
    guard case .locale(let tag, _) = split(path)?.file else { return nil }
    return tag
  }

  private static func layout(below folders: ArraySlice<String>) -> ProjectLayout {
    ProjectLayout(root: folders.map { "\($0)/" }.joined())
  }

  private static func catalogFile(_ name: String) -> ProjectFile? {
    switch name {
    case "bayan.toml": .project
    case "categories.toml": .categories
    case "recoveries.toml": .recoveries
    case "options.toml": .options
    case "codes.lock": .codesLock
    case "sources.lock": .sourcesLock
    case "cldr.lock": .cldrLock
    case "adopted.lock": .adoptedLock
    default: name.withoutTOML.map { .domain($0) }
    }
  }

  private static func fileOfLocale(_ name: String) -> ProjectFile.OfLocale? {
    switch name {
    case "locale.toml": .settings
    case "glossary.toml": .glossary
    case "state.lock": .states
    default: name.withoutTOML.map { .messages($0) }
    }
  }
}

extension String {
  /// A file's name without `.toml`; `nil` for a name with another ending.
  fileprivate var withoutTOML: String? {
    hasSuffix(".toml") ? String(dropLast(".toml".count)) : nil
  }
}

extension Catalog {
  /// The layout of the catalog's files.
  package var layout: ProjectLayout {
    var layout = ProjectLayout.split(project.place.file)?.layout ?? ProjectLayout()
    layout.module = project.overriding
    return layout
  }
}
