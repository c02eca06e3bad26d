import ArgumentParser
import BayanBuildCommands
import BayanDiagnostics
import BayanExchange
import Foundation

/// The files with an app's texts at some paths.
struct TextFiles {
  /// The files in the order of their paths, as the user names them.
  private(set) var files: [SourceFile] = []

  private(set) var dialects = AppDialects()

  fileprivate static let fileLimit: Int = 20_000

  /// The folders of tools and of other people's packages.
  fileprivate static let others: Set<String> = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "vendor",
  ]

  /// Reads the files.
  ///
  /// - Returns: `nil` if a path leads to a catalog, or has no files with texts.
  /// - Throws: The error of an unreadable file.
  init?(_ paths: [String]) throws {
    guard !paths.isEmpty else { return nil }
    var found: Set<String> = []
    for path in paths {
      switch FileStatus(path)?.kind {
      case .folder:
        guard ProjectSearch.catalogs(of: URL(fileURLWithPath: path)).isEmpty else { return nil }
        let inside = try Search(path)
        guard !inside.files.isEmpty else { return nil }
        inside.showWarnings()
        found.formUnion(inside.files)
      case .file:
        guard TextFormats.hasTexts(path) else { return nil }
        found.insert(path)
      default: return nil
      }
    }
    for path in found.sorted() {
      guard let file = try ExchangeFile.read(path) else {
        throw ValidationError(sentence: "The file '\(path)' can't be read.")
      }
      files.append(file)
      dialects.add(path, as: path)
    }
  }

  /// The files with texts below a folder, without hidden ones and those of other people's packages.
  struct Search {
    private(set) var files: [String] = []
    /// The reasons why other files aren't read, as sentences.
    private var warnings: [Diagnostic.Message] = []

    /// Searches a folder.
    ///
    /// - Parameter skipped: The whole paths of folders that aren't searched.
    init(_ folder: String, skipping skipped: Set<String> = []) throws {
      let base = folder.hasSuffix("/") ? folder : folder + "/"
      let root = FileStatus.realPath(folder).map { $0 == "/" ? $0 : $0 + "/" } ?? base
      let walker = FileManager.default.enumerator(atPath: folder)
      while let next = walker?.nextObject() as? String {
        let name = next.split(separator: "/").last.map(String.init) ?? next
        let path = base == "./" ? next : base + next
        if others.contains(name) || name.hasPrefix(".")
          || skipped.contains(URL(fileURLWithPath: path).standardizedFileURL.path)
        {
          walker?.skipDescendants()
        } else if name.unicodeScalars.contains("\u{FFFD}"), FileStatus(path) == nil {
          warnings.append("the name of \(quoted(path)) isn't in UTF-8; rename it to have it read")
        } else if TextFormats.areTexts(at: path), FileStatus(path)?.kind == .file {
          // A link could bring any file into the catalog.
          let isLink = FileStatus(path, followingLinks: false)?.kind == .link
          guard !isLink || FileStatus.realPath(path)?.hasPrefix(root) == true else {
            warnings.append("\(quoted(path)) is a link out of the folder; name it to have it read")
            continue
          }
          files.append(path)
          guard files.count <= fileLimit else {
            throw ValidationError(
              sentence:
                "There are more than \(fileLimit) files of texts in '\(folder)'. Take fewer at a time."
            )
          }
        }
      }
    }

    /// Prints the files that aren't read, with the reasons.
    func showWarnings() {
      for sentence in warnings { Terminal.say("warning: \(phrase: sentence)") }
    }
  }
}
