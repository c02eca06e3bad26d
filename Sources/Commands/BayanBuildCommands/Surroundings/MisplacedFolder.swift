import BayanCatalog
import BayanDiagnostics
import Foundation

/// The search for a catalog's folders at other places than the expected ones.
struct MisplacedFolder {
  private let project: ProjectFolder

  init(of project: ProjectFolder) { self.project = project }

  /// Adds notes to diagnostics of missing folders, with the place of such a folder and the remedy.
  func noting(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      let note: Diagnostic.Message? =
        switch diagnostic.rule {
        case "catalog-missing": catalogNote
        case "locale-missing": diagnostic.locale.flatMap(localeNote)
        default: nil
        }
      guard let note else { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.notes.append(Diagnostic.Note(note))
      return diagnostic
    }
  }

  private var catalogNote: Diagnostic.Message? {
    if let other = misspelt(ProjectLayout.catalogFolder) {
      return
        "there is \(quoted(name(of: other))); rename it to \(quoted(ProjectLayout.catalogFolder))"
    }
    if exists(project.url.appendingPathComponent("bayan.toml")) {
      return
        "there is a 'bayan.toml' in \(quoted(project.name)); move it into a folder 'Catalog' there"
    }
    guard let manifest = PackageManifest(of: project.url) else { return nil }
    let own = manifest.targets.map { $0.folder.standardizedFileURL.path }
    let found = ([manifest.folder] + ProjectSearch.catalogs(of: manifest.folder)).first {
      ProjectSearch.hasCatalog($0) && !own.contains($0.standardizedFileURL.path)
        // A package in a subfolder has its own catalogs.
        && PackageManifest(of: $0)?.folder.path == manifest.folder.path
    }
    guard let found else { return nil }
    let catalog = found.appendingPathComponent(ProjectLayout.catalogFolder, isDirectory: true)
    return
      "there is a catalog in \(quoted(name(of: catalog))); move it and 'Locales' to \(quoted(project.name))"
  }

  private func localeNote(_ tag: String) -> Diagnostic.Message? {
    let folder = ProjectLayout.localesFolder
    if exists(project.url.appendingPathComponent("\(folder)/\(tag)")) { return nil }
    if let other = misspelt(folder) {
      return "there is \(quoted(name(of: other))); rename it to \(quoted(folder))"
    }
    let top = PackageManifest(of: project.url)?.folder
    let places =
      [project.url.appendingPathComponent(tag)]
      + (top.map { [$0.appendingPathComponent("\(folder)/\(tag)")] } ?? [])
    guard let found = places.first(where: exists) else { return nil }
    let target = project.url.appendingPathComponent(folder)
    return "there is \(quoted(name(of: found))); move it to \(quoted(name(of: target)))"
  }

  /// Returns a folder whose name differs only in cases or in a final 's'.
  private func misspelt(_ name: String) -> URL? {
    func plain(_ name: String) -> String {
      let small = name.lowercased()
      return small.hasSuffix("s") ? String(small.dropLast()) : small
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: project.url.path)) ?? []
    guard !names.contains(name) else { return nil }
    return names.first { plain($0) == plain(name) }.map(project.url.appendingPathComponent)
  }

  private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  private func name(of url: URL) -> String {
    ProjectFolder(url, fullPaths: project.prefix.hasPrefix("/")).name
  }
}
