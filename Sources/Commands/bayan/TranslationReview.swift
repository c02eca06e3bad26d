import BayanBuildCommands
import BayanCatalog
import BayanChecking
import BayanCompiler
import BayanDiagnostics
import BayanHistory
import BayanReports
import BayanRules

/// A dialog on a terminal that asks about one translation after the other.
///
/// Each answer is written before the next question. So no answer is lost at any end of the review,
/// and the files may change in an editor between two questions.
struct TranslationReview {
  private let folder: ProjectFolder
  private let locales: Set<String>
  private let editing: MessageEditing
  private var input = LineInput()
  private var reviewed: [String: Int] = [:]

  /// Prepares a review.
  ///
  /// - Parameter locales: The locales; empty for all.
  init(_ folder: ProjectFolder, locales: Set<String>) {
    self.folder = folder
    self.locales = locales
    editing = MessageEditing(folder, notes: false)
  }

  private enum Answer {
    case reviewed
    case edit
    case skip
    case quit
  }

  /// Asks until there is no further question, or the user quits.
  ///
  /// - Throws: `ExitCode` if the files can't be read or written, with the reason printed.
  mutating func run() throws {
    defer { input.stop() }
    // A skipped message isn't asked about again.
    var skipped: Set<String> = []
    while true {
      let read = folder.read()
      let (catalog, files) = try folder.load(read)
      let left = catalog.unreviewed(in: locales).filter {
        !skipped.contains(Self.name(of: $0.translation.message))
      }
      guard let next = left.first else { break }
      let message = next.translation.message
      let run = CheckRun(.all, locales: [message.locale], threshold: .warning)
      show(next, left: left.count, in: catalog, found: read.checked(by: run))
      switch ask() {
      case .quit:
        conclude()
        return
      case .skip: skipped.insert(Self.name(of: message))
      case .reviewed:
        let review = Review(catalog, files: files, ids: [message.id], locales: [message.locale])
        try folder.write(review.files(over: read.files), over: read)
        reviewed[message.locale, default: 0] += 1
      case .edit:
        let applier = FixApplier(read.files, run: run)
        let outcome = editing.edit(
          message, from: message.messageText, by: applier, answers: &input)
        switch outcome {
        case .accepted(let files): try folder.write(files, over: read)
        // The message is asked about again, with its current text.
        case .unchanged: break
        case .quit:
          conclude()
          return
        }
      }
      Terminal.remark("")
    }
    if reviewed.isEmpty, skipped.isEmpty { Terminal.say("All translations are reviewed.") }
    conclude()
  }

  private static func name(of message: LocaleMessage) -> String {
    "\(message.locale) \(message.id)"
  }

  /// Prints the message beside its source, with its diagnostics.
  private func show(
    _ next: (state: TranslationState, translation: Translation), left: Int, in catalog: Catalog,
    found outcome: CheckRun.Outcome
  ) {
    let (message, source) = (next.translation.message, next.translation.source)
    let state = next.state.noun
    Terminal.say("\(message.id) (\(message.locale), \(state), \(left) left)")
    showTexts([source, message], in: catalog)
    // The state is already shown.
    folder.show(
      outcome.diagnostics.filter {
        $0.isOpen && $0.isAbout(message) && $0.rule != TranslationDraft.id
      }, in: outcome.files)
  }

  /// The largest number of rows in a table.
  private static let mostRows = 50

  /// Prints the sources of messages, or, if numbers or names choose among their variants, the texts
  /// for readers.
  private func showTexts(_ messages: [LocaleMessage], in catalog: Catalog) {
    let arguments = DeclaredArguments(catalog)[messages[0].id] ?? []
    guard
      let table = MessageTable(of: messages, arguments, in: catalog, atMost: Self.mostRows),
      !table.selecting.isEmpty, table.locales.count == messages.count
    else {
      for message in messages { FixEffect.show(message.messageText, as: message.locale) }
      return
    }
    for row in table.rows {
      let choice = zip(table.selecting, row.labels).map { "$\($0) = \($1)" }
      Terminal.remark("  \(VisibleText.isolated(choice.joined(separator: ", ")))")
      for (locale, text) in zip(table.locales, row.texts) { FixEffect.show(text, as: locale) }
    }
    let left: Int = table.left
    if left > 0 { Terminal.say("  and \(left) more") }
  }

  private mutating func ask() -> Answer {
    while true {
      switch input.answer(to: "Reviewed? [y/n/edit/quit]") {
      // The end of the input and Ctrl-C are no answers.
      case nil, "q", "quit": return .quit
      case "y", "yes": return .reviewed
      case "n", "no", "": return .skip
      case "e", "edit": return .edit
      default:
        Terminal.say(
          "y records the review, n skips the message, edit asks for another text, quit stops and keeps what was answered"
        )
      }
    }
  }

  private func conclude() {
    for (tag, count) in reviewed.sorted(by: { $0.key < $1.key }) {
      Terminal.say("\(tag): reviewed \(count)")
    }
  }
}
