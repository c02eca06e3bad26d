import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanDiagnostics
import BayanHistory
import BayanTOML

/// Records that a person has read translations and found them right.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Record that translations were reviewed.",
    discussion: """
      Writes the state 'reviewed' to state.lock of each locale. A draft that is reviewed is shown to \
      users. If the translation or its source changes, the review no longer holds.

        bayan review login.passwordChanged --locale ar    an entry, or one of its messages
        bayan review --list --locale ar                   the messages that are not reviewed
      """)

  @OptionGroup var project: ProjectOptions

  @Argument(help: "Entries or messages that were reviewed.")
  var keys: [String] = []

  @Option(help: "Only this locale. Repeatable.")
  var locale: [String] = []

  @Flag(help: "List the messages that are not reviewed, drafts first. Write nothing.")
  var list = false

  func validate() throws {
    if list != keys.isEmpty {
      throw ValidationError(
        list
          ? "--list takes no keys."
          : "Name the entries or messages that were reviewed; --list shows those that are not.")
    }
  }

  func run() throws {
    let folder = try project.folder()
    let read = folder.read()
    let (catalog, files) = try folder.load(read)
    try catalog.checkLocales(locale)
    if list { return printUnreviewed(of: catalog) }
    let review = Review(
      catalog, files: files, ids: Set(keys.compactMap(MessageID.init)), locales: Set(locale))
    let unknown = keys.filter { MessageID($0) == nil } + review.unknown.map(\.description)
    try SyncCommand.refuse(unknown, in: catalog)
    let layout = ProjectLayout()
    let states = review.locks.map { tag, lock in
      SourceFile(
        path: layout.path(of: .locale(tag, .states)), bytes: Array(lock.fileText.utf8))
    }
    // The states last: one of words that aren't there yet would be taken for an old one.
    try folder.write(
      SyncCommand.files(of: review.sync, over: read) + states.sorted { $0.path < $1.path },
      over: read)
    for (tag, ids) in review.reviewed.sorted(by: { $0.key < $1.key }) {
      Terminal.remark("\(tag): reviewed \(ids.count)")
    }
    if review.reviewed.isEmpty { Terminal.remark("All of these are reviewed already.") }
  }

  private func printUnreviewed(of catalog: Catalog) {
    for locale in catalog.locales.dropFirst()
    where self.locale.isEmpty || self.locale.contains(locale.tag) {
      let states = catalog.translations.filter { $0.message.locale == locale.tag }.map {
        (state: locale.state(of: $0.message, source: $0.source), message: $0.message)
      }
      for state in [TranslationState.draft, .translated] {
        for (_, message) in states.filter({ $0.state == state }) {
          Terminal.print("\(locale.tag) \(state.rawValue) \(message.id)\n")
        }
      }
    }
  }
}
