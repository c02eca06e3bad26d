import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanDiagnostics
import BayanHistory

/// Records that a person has read translations and accepts them.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Record that translations were reviewed.",
    discussion: """
      Without keys it asks about each message that is not reviewed, drafts first, and shows its \
      source beside it. Each answer is written at once.

      Writes the state 'reviewed' to state.lock of each locale. A draft that is reviewed is shown to \
      users. If the translation or its source changes, the review no longer holds.

        bayan review --locale ar                          asks about one message after the other
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
    if list, !keys.isEmpty { throw ValidationError(sentence: "--list takes no keys.") }
  }

  func run() throws {
    let folder = try project.folder()
    let read = list || keys.isEmpty ? folder.read() : folder.readToWrite()
    let (catalog, files) = try folder.load(read)
    try catalog.checkLocales(locale)
    if list { return printUnreviewed(of: catalog) }
    if keys.isEmpty {
      guard Terminal.canAsk else {
        throw ValidationError(
          sentence:
            "Name the entries or messages that were reviewed; --list shows those that are not. Without names the command asks questions, and needs a terminal."
        )
      }
      var review = TranslationReview(folder, locales: Set(locale))
      return try review.run()
    }
    let review = Review(
      catalog, files: files, ids: Set(keys.compactMap(MessageID.init)), locales: Set(locale))
    let unknown = keys.filter { MessageID($0) == nil } + review.unknown.map(\.description)
    try SyncCommand.refuse(unknown, in: catalog)
    try folder.write(review.files(over: read.files), over: read)
    for (tag, ids) in review.reviewed.sorted(by: { $0.key < $1.key }) {
      Terminal.say("\(tag): reviewed \(ids.count)")
    }
    if review.reviewed.isEmpty { Terminal.say("All of these are reviewed already.") }
  }

  private func printUnreviewed(of catalog: Catalog) {
    for (state, translation) in catalog.unreviewed(in: Set(locale)) {
      let message = translation.message
      Terminal.print("\(message.locale) \(state.rawValue) \(message.id)\n")
    }
  }
}

extension Catalog {
  /// Returns the translations that aren't reviewed, sorted by locale, with the drafts of each
  /// locale first.
  ///
  /// - Parameter tags: The locales; empty for all.
  func unreviewed(in tags: Set<String>) -> [(state: TranslationState, translation: Translation)] {
    let byLocale = Dictionary(grouping: translations) { $0.message.locale }
    return locales.filter { tags.isEmpty || tags.contains($0.tag) }.flatMap { locale in
      let states = (byLocale[locale.tag] ?? []).map {
        (state: locale.state(of: $0.message, source: $0.source), translation: $0)
      }
      return [TranslationState.draft, .translated].flatMap { state in
        states.filter { $0.state == state }
      }
    }
  }
}
