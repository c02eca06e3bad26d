import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanHistory

/// Records the source text of each translation.
struct SyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Record which source text each translation was made from.",
    discussion: """
      Gives each new translation a fingerprint of its source text. The source texts are kept in \
      Catalog/sources.lock, so that 'bayan check' can show what has changed since.

      If a source text changes, its translations are stale. When they are up to date again, name \
      them: 'bayan sync login.passwordChanged'.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(help: LibraryOption.help)
  var library: [String] = []

  @Argument(help: "Entries or messages whose translations are up to date again.")
  var keys: [String] = []

  @Option(help: "Only this locale. Repeatable.")
  var locale: [String] = []

  @Flag(
    help: """
      The last change of the source did not change its meaning, as when a typo is fixed: \
      translations of the earlier text stay valid. Where more than the spelling changed since the \
      last sync, name the messages too.
      """)
  var minor = false

  func run() throws {
    let folder = try project.folder()
    let read = folder.readToWrite()
    let (catalog, files) = try folder.load(read)
    try catalog.checkLocales(locale)
    let request = Sync.Request(
      locales: Set(locale), reviewed: Set(keys.compactMap(MessageID.init)), isMinor: minor)
    var sync = Sync(catalog, files: files, request: request)
    let overridden = ProjectOverrides(
      of: catalog, files: read.files,
      libraries: LibraryReader.libraries(
        catalog.project.overrides, of: folder, folders: try LibraryOption.folders(library)))
    for texts in overridden.catalogs { sync.add(texts, files: files, request: request) }
    let unknown = keys.filter { MessageID($0) == nil } + sync.unknown.map(\.description)
    try Self.refuse(unknown, in: catalog)
    try folder.write(sync.files(over: read.files), over: read)
    report(sync)
  }

  /// Ends the command if no translation has some of the keys.
  static func refuse(_ unknown: [String], in catalog: Catalog) throws {
    guard !unknown.isEmpty else { return }
    let keys = joinedByCommas(Set(unknown).sorted().map { "'\($0)'" })
    throw ValidationError(sentence: "No translation has the key \(keys). \(catalog.exampleOfKeys)")
  }

  private func report(_ sync: Sync) {
    for (what, keys) in [("stamped", sync.stamped), ("renewed", sync.renewed)] {
      for (locale, keys) in keys.sorted(by: { $0.key < $1.key }) {
        Terminal.remark("\(locale): \(what) \(keys.count)")
      }
    }
    for id in sync.notMinor {
      Terminal.remark(
        "\(id): more than the spelling changed; if its meaning did not, 'bayan sync --minor \(id)'")
    }
    for (locale, keys) in sync.stale.sorted(by: { $0.key < $1.key }) {
      Terminal.remark("\(locale): stale \(keys.count); 'bayan check' shows what has changed")
    }
    if sync.stamped.isEmpty, sync.renewed.isEmpty, sync.stale.isEmpty {
      Terminal.remark("All translations are up to date.")
    }
  }
}
