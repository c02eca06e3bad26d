package import ArgumentParser
import BayanDiagnostics
package import Foundation

/// The option for the folders of modules for whose errors a project has texts.
///
/// It is no group of options: ArgumentParser reads a group many times, which is a tenth of a small check.
package enum LibraryOption {
  package static let help = ArgumentHelp(
    """
    The folder with the catalog of a module in 'overrides'. Repeatable. The plugin gives it; without \
    it the module is searched in the package and in its dependencies.
    """, valueName: "module=folder")

  /// Returns the folders by the names of the modules.
  ///
  /// - Throws: `ValidationError` for a value that isn't a module and a folder that exists.
  package static func folders(_ values: [String]) throws -> [String: URL] {
    var folders: [String: URL] = [:]
    for value in values {
      guard let equal = value.firstIndex(of: "="), equal > value.startIndex else {
        throw ValidationError(
          sentence:
            "'\(value)' isn't a module and its folder. Write --library ShopErrors=FOLDER.")
      }
      let path = String(value[value.index(after: equal)...])
      guard ProjectFolder.exists(path) else {
        throw ValidationError(
          sentence: "There is no folder '\(path)'. Give an existing one to --library.")
      }
      folders[String(value[..<equal])] = URL(fileURLWithPath: path, isDirectory: true)
    }
    return folders
  }
}
