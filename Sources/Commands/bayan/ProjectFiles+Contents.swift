import BayanBuildCommands
import BayanCatalog
import BayanWorkspace

extension ProjectFiles {
  /// Returns the files for an open project, with the catalogs of the modules for whose errors it has texts.
  func contents(of project: ProjectFolder) -> OpenProject.Contents {
    OpenProject.Contents(
      files: files, unread: diagnostics,
      libraries: LibraryReader.libraries(CatalogLoader.overriddenModules(in: files), of: project))
  }
}
