import ArgumentParser
import BayanCatalog
import BayanDiagnostics
import BayanHistory
import BayanTOML
import Foundation

/// Keeps track of what each translation was made from.
struct SyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Keep track of what each translation was made from.",
    discussion: """
      Stamps translations that have no fingerprint of their source text yet, and keeps the \
      texts behind all fingerprints in Catalog/sources.lock, so that 'check' can show what has \
      changed since. A translation whose source has changed stays stale until its key is given \
      here: 'bayan sync login.passwordChanged' says that its translations are up to date.
      """)

  @OptionGroup var project: ProjectOptions

  @Argument(help: "Entries or facets whose translations are up to date again.")
  var keys: [String] = []

  @Option(help: "Only this locale; can be given several times.")
  var locale: [String] = []

  @Flag(
    help: """
      The last change of the source changed nothing for translators, such as a typo: translations \
      of the text before stay valid.
      """)
  var minor = false

  func run() throws {
    let read = project.read()
    let loaded = CatalogLoader.load(read.files)
    guard let catalog = loaded.catalog, read.diagnostics.isEmpty, loaded.isUsable else {
      Terminal.show(
        (read.diagnostics + loaded.diagnostics).filter { $0.severity == .error },
        in: loaded.files)
      throw ExitCode.failure
    }
    for tag in locale where !catalog.project.locales.contains(tag) {
      throw ValidationError("The catalog has no locale '\(tag)'.")
    }
    let sync = Sync(
      catalog, files: loaded.files,
      request: Sync.Request(
        locales: Set(locale), reviewed: Set(keys.compactMap(MessageID.init)), isMinor: minor))
    let unknown = keys.filter { MessageID($0) == nil } + sync.unknown.map(\.description)
    guard unknown.isEmpty else {
      let keys = Set(unknown).sorted().map { "'\($0)'" }.joined(separator: ", ")
      throw ValidationError("No translation has the key \(keys).")
    }
    try write(sync, over: read)
    report(sync)
  }

  private func write(_ sync: Sync, over read: ProjectFiles) throws {
    // The lock first: a fingerprint without its text would be of less use than a text too many.
    let lock = SourceFile(
      path: ProjectLayout().path(of: .sourcesLock), bytes: Array(sync.lock.fileText.utf8))
    let words = read.files.compactMap { file in
      sync.edits[file.path].map {
        SourceFile(path: file.path, bytes: TOMLEditor.apply($0, to: file.bytes))
      }
    }
    try project.write([lock] + words, over: read)
  }

  private func report(_ sync: Sync) {
    for (what, keys) in [("stamped", sync.stamped), ("renewed", sync.renewed)] {
      for (locale, keys) in keys.sorted(by: { $0.key < $1.key }) {
        Terminal.remark("\(locale): \(what) \(keys.count)")
      }
    }
    for (locale, keys) in sync.stale.sorted(by: { $0.key < $1.key }) {
      Terminal.remark("\(locale): stale \(keys.count); 'bayan check' shows what has changed")
    }
    if sync.stamped.isEmpty, sync.renewed.isEmpty, sync.stale.isEmpty {
      Terminal.remark("Every translation is of the source as it stands.")
    }
  }
}
