import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanEmission
import Foundation

/// What a run of `generate` depends on, as hashes.
struct GenerationInputs {
  /// The project as `bayan.toml` says; `nil` if that can't be read.
  let project: Project?

  /// The tool, its data and its options; `nil` if the tool doesn't know itself.
  private let tool: ContentHash?
  private let catalog: ContentHash
  /// By tag, in the order of the tags.
  private let locales: [(tag: String, hash: ContentHash)]
  /// The files of `Locales/`, by path.
  private let words: [String: ContentHash]

  /// Hashes files.
  ///
  /// - Parameter options: What else the outcome depends on.
  init(_ files: [SourceFile], options: [String]) {
    var catalog: [ContentHash] = []
    var locales: [String: [ContentHash]] = [:]
    var words: [String: ContentHash] = [:]
    for file in files {
      let hash = ContentHash([ContentHash(file.path), ContentHash(file.bytes)])
      let parts = file.path.split(separator: "/")
      if parts.count == 3, parts[0] == "Locales" {
        locales[String(parts[1]), default: []].append(hash)
        words[file.path] = hash
      } else {
        catalog.append(hash)
      }
    }
    self.catalog = ContentHash(catalog)
    self.words = words
    self.locales = locales.sorted { $0.key < $1.key }.map { ($0.key, ContentHash($0.value)) }
    project =
      CatalogLoader.load(files.filter { $0.path == "Catalog/bayan.toml" }).catalog?.project
    tool = Self.tool(options)
  }

  /// All of it; `nil` if that can't be known.
  var all: ContentHash? {
    tool.map { ContentHash([$0, catalog, tags] + locales.map(\.hash)) }
  }

  /// What the part of a module depends on that stands in a file.
  ///
  /// The words of a locale: the catalog, the source locale, which says what there are words for, and
  /// the locale. All else: the catalog and the source locale.
  func inputs(of name: String, in catalog: Catalog) -> ContentHash? {
    guard let tool else { return nil }
    var hashes = [tool, self.catalog, tags]
    let own = catalog.locales.first {
      CatalogEmitter.wordsFileName(of: $0.tag, in: catalog) == name
    }
    for locale in locales
    where locale.tag == own?.tag || locale.tag == catalog.project.sourceLocale {
      hashes.append(locale.hash)
    }
    return ContentHash(hashes)
  }

  /// The files of words, by all that the rules about messages know of each: the catalog, what is said
  /// of the locale, the file, and what it translates.
  func checks(in project: Project) -> [String: ContentHash] {
    guard let tool else { return [:] }
    var result: [String: ContentHash] = [:]
    let shared = [tool, catalog, tags]
    for (path, hash) in words {
      let parts = path.split(separator: "/")
      let related = [
        "Locales/\(parts[1])/glossary.toml", "Locales/\(parts[1])/locale.toml",
        "Locales/\(project.sourceLocale)/\(parts[2])",
      ]
      result[path] = ContentHash(
        shared + [hash] + related.map { words[$0] ?? ContentHash(value: 0) })
    }
    return result
  }

  private var tags: ContentHash { ContentHash(locales.map { ContentHash($0.tag) }) }

  /// The program, by its place, size and time: another one may write other files.
  private static func tool(_ options: [String]) -> ContentHash? {
    guard let path = executablePath, let status = FileStatus(path) else { return nil }
    let facts = [
      path, "\(status.size)", "\(status.modified)", "\(status.number)",
      "\(CatalogEmitter.formatVersion)", CatalogCompiler.cldrVersion,
    ]
    return ContentHash((facts + options).map { ContentHash($0) })
  }

  /// Where the program is.
  ///
  /// Linux is asked itself: Foundation's way there takes half a megabyte.
  private static var executablePath: String? {
    #if os(Linux)
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink("/proc/self/exe", &buffer, buffer.count)
      return count > 0
        ? String(decoding: buffer[..<count].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    #else
      return Bundle.main.executablePath
    #endif
  }
}
