import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanExchange
import BayanRules
import BayanWorkspace
import Testing

/// What `adopt` has taken from an app's files goes back into them.
@Suite("the way back to an app's files")
struct WayBackTests {
  /// What was done between `adopt` and the way back.
  enum Stage: CaseIterable, Sendable {
    case adopted
    case renamed
  }

  private static let run = CheckRun(.all, threshold: .warning)

  /// A project with the texts of an app.
  private struct Project {
    var app: WayBackApp
    var files: [SourceFile]
    var catalog: Catalog

    init(_ app: WayBackApp, _ stage: Stage) throws {
      self.app = app
      let set = TextSet(app.files, sourceLocale: "en")
      let checked = Adoption(
        set, sourceLocale: "en", request: Adoption.Request(domain: "app"), into: nil
      ).checked(by: WayBackTests.run)
      #expect(checked.errors.isEmpty)
      files = Array(checked.sources.values)
      catalog = try #require(CatalogLoader.load(files).catalog)
      if stage == .renamed { try rename() }
    }

    /// Renames all arguments, each in the opposite order of their names, all codes, and the domain.
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

    private mutating func rename(_ subject: Rename.Subject, to name: String) throws {
      let rename = try Rename(
        subject, to: name, in: CatalogLoader.load(files), rules: WayBackTests.run.rules)
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

    /// The words that tell the texts of a file that were adopted.
    func words(in file: SourceFile) -> [String] {
      let adopted = Set(files.filter { $0.path.hasPrefix("Locales/de/") }.flatMap(\.words))
      return file.words.filter(adopted.contains)
    }

    /// The app's files that have German texts.
    var german: [SourceFile] {
      app.files.filter { String(decoding: $0.bytes, as: UTF8.self).contains("Wort") }
    }

    /// Imports a file, as if nobody had noted which of its texts are known.
    func imported(_ file: SourceFile) throws -> ExchangeImport {
      let format = try #require(ExchangeFormats.format(of: file))
      var request = ExchangeImport.Request(locale: "de", origin: "import")
      request.path = file.path
      return ExchangeImport(
        format.read(file, for: "de"), format: format, into: catalog, request: request
      ).checked(files, by: WayBackTests.run).result
    }

    /// A file after an export of the German texts; `nil` for a format whose files aren't written.
    func exported(over file: SourceFile) throws -> AppFileUpdate? {
      guard let format = TextFormats.format(of: file) as? any AppFormat.Type else { return nil }
      let source = app.files.first {
        AppFileUpdate.isSource($0.path, of: AppFileUpdate.table(of: file.path), in: catalog)
      }
      let update = AppFileUpdate(
        of: file, at: file.path, format, catalog, ExchangeDocument(catalog, locale: "de"),
        sibling: source, overwriting: [])
      #expect(update != nil)
      return update
    }
  }

  @Test(arguments: WayBackApp.all, Stage.allCases)
  func `an import of the app's own file changes nothing`(
    _ app: WayBackApp, _ stage: Stage
  ) throws {
    let project = try Project(app, stage)
    for file in project.german {
      let result = try project.imported(file)
      #expect(
        result.refusals.isEmpty && result.strangers.isEmpty && result.conflicts.isEmpty,
        "\(result.refusals) \(result.strangers)")
      // What wasn't adopted is of no message.
      #expect(result.othersNames.isEmpty == (project.words(in: file) == file.words))
      #expect(result.changes.map { "\($0.id): \($0.old ?? "") → \($0.new)" } == [])
    }
  }

  @Test(arguments: WayBackApp.all, Stage.allCases)
  func `a text that the app has otherwise changes that message alone`(
    _ app: WayBackApp, _ stage: Stage
  ) throws {
    let project = try Project(app, stage)
    for file in project.german {
      for word in project.words(in: file) {
        let result = try project.imported(file.replacing("\(word)", with: "\(word)neu"))
        #expect(result.refusals.isEmpty, "\(word) \(result.refusals)")
        #expect(result.changes.count == 1, "\(word) \(result.changes)")
        let change = try #require(result.changes.first)
        #expect(change.new == change.old?.replacing(word, with: "\(word)neu"))
      }
    }
  }

  @Test(arguments: WayBackApp.all, Stage.allCases)
  func `an export over the app's own file changes no byte`(
    _ app: WayBackApp, _ stage: Stage
  ) throws {
    let project = try Project(app, stage)
    for file in project.german {
      guard let update = try project.exported(over: file) else { continue }
      #expect(update.diagnostics.isEmpty && update.losses.isEmpty, "\(update.diagnostics)")
      #expect(update.bytes == file.bytes)
    }
  }

  @Test(arguments: WayBackApp.all, Stage.allCases)
  func `an export of one text that changed changes its bytes alone`(
    _ app: WayBackApp, _ stage: Stage
  ) throws {
    let project = try Project(app, stage)
    for file in project.german {
      for word in project.words(in: file) {
        var changed = project
        let own = try #require(
          project.files.first { $0.path.hasPrefix("Locales/de/") && $0.words.contains(word) })
        try changed.replace(word, with: "\(word)neu", in: own)
        guard let update = try changed.exported(over: file) else { continue }
        #expect(update.diagnostics.isEmpty, "\(update.diagnostics)")
        let text = String(decoding: update.bytes, as: UTF8.self)
        let expected = file.replacing(word, with: "\(word)neu")
        #expect(text == String(decoding: expected.bytes, as: UTF8.self))
      }
    }
  }

  @Test func `each app has all words that its catalog has`() throws {
    for app in WayBackApp.all where app.syntax.name != "{{name}}" {
      let project = try Project(app, .adopted)
      let words = project.files.filter { $0.path.hasPrefix("Locales/de/") }.flatMap(\.words)
      #expect(
        Set(words) == Set(project.german.flatMap(\.words)), "\(app.testDescription)")
      #expect(words.count > 5)
    }
  }
}

extension SourceFile {
  /// The file with another text in place of one.
  fileprivate func replacing(_ old: String, with new: String) -> SourceFile {
    SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self).replacing(old, with: new))
  }

  /// The words of the file that are in one text alone.
  fileprivate var words: [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    // `Wort10` begins as `Wort1` does.
    return (2...WayBackApp.lastWord).map { "Wort\($0)" }.filter { text.contains($0) }
      + (text.contains("Wort1 ") ? ["Wort1 "] : [])
  }
}
