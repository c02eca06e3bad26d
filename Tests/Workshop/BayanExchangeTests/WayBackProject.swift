import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanExchange
import BayanRules
import BayanTestProject
import BayanWorkspace
import Foundation
import Testing

/// A project with the texts of an app, after its adoption.
struct WayBackProject: Sendable {
  /// The changes of the project after `adopt`.
  enum Stage: CaseIterable, Sendable {
    case adopted
    case renamed
    /// New names, with a lock from before locks had values.
    case renamedByOldLock
  }

  private static let run = CheckRun(.all, threshold: .warning)

  /// The app's files.
  let app: [SourceFile]
  private(set) var files: [SourceFile]
  private(set) var catalog: Catalog

  /// The projects by app and stage; each of them is adopted and renamed once.
  private static let known = Known<String, WayBackProject>()

  init(_ app: WayBackApp, _ stage: Stage) throws {
    self = try Self.known.value(of: "\(app.testDescription) \(stage)") {
      try WayBackProject(app.files, stage)
    }
  }

  init(_ app: [SourceFile], _ stage: Stage) throws {
    self.app = app
    let set = TextSet(app, sourceLocale: "en")
    let checked = Adoption(
      set, sourceLocale: "en", request: Adoption.Request(domain: "app"), into: nil
    ).checked(by: Self.run)
    #expect(checked.errors.isEmpty)
    files = Array(checked.sources.values)
    catalog = try #require(CatalogLoader.load(files).catalog)
    if stage == .renamedByOldLock { try forgetValues() }
    if stage != .adopted { try rename() }
  }

  /// Renames all codes, the domain, and all arguments; the order of the new names is reversed.
  private mutating func rename() throws {
    for code in catalog.domains.flatMap(\.codes) {
      for (place, argument) in code.arguments.enumerated() {
        try rename(
          .argument(domain: "app", code: code.name, name: argument.name), to: "v\(9 - place)")
      }
    }
    for code in catalog.domains.flatMap(\.codes) {
      try rename(.code(domain: "app", name: code.name), to: "\(code.name)X")
    }
    try rename(.domain("app"), to: "mine")
  }

  /// Removes the values from the lock, as in older locks.
  private mutating func forgetValues() throws {
    let path = catalog.layout.path(of: .adoptedLock)
    var lock = try #require(catalog.adopted)
    lock.values = [:]
    try replace(
      files.map { $0.path == path ? SourceFile(path: path, text: lock.fileText) : $0 })
  }

  /// Swaps the two values of the text with a word.
  mutating func swapValues(in word: String) throws {
    for file in files where file.path.hasPrefix("Locales/de/") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      for line in text.split(separator: "\n") where line.contains(word) {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        let values = parts[1].components(separatedBy: " \(word) ")
        try replace(
          String(parts[1]), with: values.reversed().joined(separator: " \(word) "), in: file)
      }
    }
  }

  private mutating func rename(_ subject: Rename.Subject, to name: String) throws {
    let rename = try Rename(
      subject, to: name, in: CatalogLoader.load(files), rules: Self.run.rules)
    let moved = Dictionary(rename.moves.map { ($0.from, $0.to) }) { $1 }
    let changed = Dictionary(rename.files.map { ($0.path, $0.bytes) }) { $1 }
    try replace(
      files.map { file in
        SourceFile(path: moved[file.path] ?? file.path, bytes: changed[file.path] ?? file.bytes)
      })
  }

  private mutating func replace(_ new: [SourceFile]) throws {
    files = new
    catalog = try #require(CatalogLoader.load(files).catalog)
  }

  mutating func replace(_ old: String, with new: String, in file: SourceFile) throws {
    try replace(files.map { $0.path == file.path ? $0.replacing(old, with: new) : $0 })
  }

  /// Returns the words of the adopted texts of a file.
  func words(in file: SourceFile) -> [String] {
    let adopted = Set(files.filter { $0.path.hasPrefix("Locales/de/") }.flatMap(\.words))
    return file.words.filter(adopted.contains)
  }

  /// The app's files with German texts.
  var german: [SourceFile] {
    app.filter { String(decoding: $0.bytes, as: UTF8.self).contains("Wort") }
  }

  /// Imports a file whose known texts aren't in the lock.
  func imported(_ file: SourceFile) throws -> ExchangeImport {
    let format = try #require(ExchangeFormats.format(of: file))
    var request = ExchangeImport.Request(locale: "de", origin: "import")
    request.path = file.path
    return ExchangeImport(
      format.read(file, for: "de"), format: format, into: catalog.completingLock(by: [file]),
      request: request
    ).checked(files, by: Self.run).result
  }

  /// Returns a file after an export of the German texts; `nil` for a format without exports.
  func exported(over file: SourceFile) throws -> AppFileUpdate? {
    guard let format = TextFormats.format(of: file) as? any AppFormat.Type else { return nil }
    let source = app.first {
      AppFileUpdate.isSource($0.path, of: AppFileUpdate.table(of: file.path), in: catalog)
    }
    let update = AppFileUpdate(
      of: file, at: file.path, format, catalog, ExchangeDocument(catalog, locale: "de"),
      sibling: source, overwriting: [])
    #expect(update != nil)
    return update
  }
}

extension SourceFile {
  /// Returns the file with one text replaced.
  func replacing(_ old: String, with new: String) -> SourceFile {
    SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self).replacing(old, with: new))
  }

  /// The words of the file, each of which identifies one text.
  var words: [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    // `Wort10` begins with `Wort1`, too.
    return (2...WayBackApp.lastWord).map { "Wort\($0)" }.filter { text.contains($0) }
      + (text.contains("Wort1 ") ? ["Wort1 "] : [])
  }
}
