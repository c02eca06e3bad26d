package import BayanDiagnostics
import BayanSupport

/// The texts of a project for errors of another module: `Locales/ar/overrides/ShopErrors/`.
package struct ModuleOverrides: Sendable {
  /// The name of the other module.
  package var module: String
  /// The texts by locale: those of the project in its order, then others.
  package var locales: [LocaleMessages]
  /// The suppressions in comments.
  package var suppressions: [SuppressionEntry]
  /// The diagnostics on the files' form.
  package var diagnostics: [Diagnostic]

  /// Reads the texts for errors of a module.
  ///
  /// - Parameters:
  ///   - files: The files of the project; others than those of such texts are left out.
  ///   - tags: The project's locales.
  package init(of module: String, in files: [SourceFile], locales tags: [String]) {
    self.module = module
    var loader = CatalogLoader()
    var byTag: [String: LocaleMessages] = [:]
    var states: [String: StateLock] = [:]
    for file in files.sorted(by: { $0.path < $1.path }) {
      guard case .locale(let tag, let kind)? = ProjectLayout.split(file.path)?.file else {
        continue
      }
      if kind == .states {
        // The project's own check reports lines that can't be read.
        var unread: [Diagnostic] = []
        states[tag] = StateLock(reading: file, locale: tag, report: &unread).states(of: module)
      }
      guard case .overrides(module, let name) = kind else { continue }
      var locale = byTag[tag] ?? LocaleMessages(tag: tag)
      if name == MessageID.optionsFile {
        locale.options = loader.labels(from: file, locale: tag)
      } else {
        let messages = loader.messages(from: file, named: name, locale: tag)
        if name == MessageID.categoriesFile {
          locale.categories = messages
        } else {
          locale.domains[name] = messages
        }
      }
      byTag[tag] = locale
    }
    for (tag, lock) in states { byTag[tag]?.states = lock }
    locales =
      tags.compactMap { byTag[$0] }
      + byTag.filter { !tags.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
    suppressions = loader.suppressions
    diagnostics = loader.diagnostics
  }
}

extension CatalogLoader {
  /// Reports texts for modules that `overrides` doesn't list.
  mutating func checkOverrides(_ folders: [ProjectSources.Locale], of project: Project?) {
    guard let project else { return }
    let modules = project.overrides.map(\.name)
    for folder in folders {
      for (kind, source) in folder.files {
        guard case .overrides(let module, _) = kind, !modules.contains(module) else { continue }
        report(
          "file-ignored", .moduleUnlisted(module, nearest: nearestName(to: module, among: modules)),
          severity: .warning, at: Place(file: source.path, span: SourceSpan(0, 0)),
          locale: folder.tag)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func moduleUnlisted(_ module: String, nearest: String?) -> Self {
    """
    this file is not read, because \(quoted(module)) is not among 'overrides' in \
    'Catalog/bayan.toml'\(didYouMean(nearest))
    """
  }
}
