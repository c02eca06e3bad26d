import ArgumentParser
import BayanCatalog
import BayanCompiler
import BayanDiagnostics

/// The files to be linked, from which all parts and checks must have been made.
struct StageInputs {
  /// The hashes of the files of `Catalog/` and of the source locale, by path.
  private let sources: [String: String]
  private let sourceLocale: String
  private let interface: String?

  init(_ files: [SourceFile], of catalog: Catalog) {
    sources = StageFiles.digests(of: files)
    sourceLocale = catalog.project.sourceLocale
    interface = CatalogInterface(catalog)?.digest
  }

  /// Verifies that parts and checks belong together, and to the files.
  ///
  /// - Parameters:
  ///   - parts: The compiled parts, by the paths of their files.
  ///   - checks: The first lines of checks, by the paths of their files.
  /// - Throws: `ValidationError` with the stage that has to run again.
  func accept(
    parts: [(path: String, part: CompiledPart)], checks: [(path: String, first: CheckResult.First)]
  ) throws {
    var compiled: [String: String] = [:]
    for (path, part) in parts {
      if let interface, part.interface != interface {
        throw ValidationError(
          "'\(path)' was compiled against another catalog. Run 'stage interface' and 'stage compile' again."
        )
      }
      for (file, digest) in part.files.sorted(by: { $0.key < $1.key }) {
        guard (sources[file] ?? compiled[file] ?? digest) == digest else {
          throw ValidationError(
            "'\(path)' was compiled from another '\(file)'. Run 'stage compile' again.")
        }
        compiled[file] = digest
      }
    }
    let known = sources.merging(compiled) { own, _ in own }
    let byLocale = Dictionary(grouping: compiled.keys, by: ProjectLayout.locale)
    for (path, first) in checks {
      if let file = first.files.keys.sorted().first(where: { file in
        known[file].map { $0 != first.files[file] } ?? isMissed(file, by: first)
      }) {
        throw ValidationError("'\(path)' checked another '\(file)'. Run 'stage check' again.")
      }
      let unseen = Set(sources.keys).union(byLocale[first.locale] ?? [])
        .subtracting(first.files.keys)
      if let file = unseen.filter({ $0.hasSuffix(".toml") }).min() {
        throw ValidationError(
          "'\(path)' didn't check '\(file)'. Name the file to 'stage check' too.")
      }
    }
    let checked = Set(checks.map(\.first.locale))
    let tags = Set(parts.map(\.part.tag)).subtracting([sourceLocale]).sorted()
    if !checked.contains(nil) {
      throw ValidationError(
        "No --check is of the catalog: one that 'stage check' wrote without --locale.")
    }
    if let tag = tags.first(where: { !checked.contains($0) }) {
      throw ValidationError(
        "No --check is of '\(tag)': one that 'stage check --locale \(tag)' wrote.")
    }
  }

  /// Returns whether a file of a check is missing among the files to be linked or compiled.
  ///
  /// Only checks read glossaries, locks, and files of locales that aren't listed.
  private func isMissed(_ file: String, by first: CheckResult.First) -> Bool {
    guard file.hasSuffix(".toml"), !file.hasSuffix("/glossary.toml") else { return false }
    let locale = ProjectLayout.locale(of: file)
    return locale == nil || locale == first.locale
  }
}
