import BayanCatalog
import BayanDiagnostics
import BayanExchange
import BayanJSONRPC
import BayanWorkspace

extension Tools {
  static let checkTranslation = Tool(
    name: "check_translation", title: "Check a proposal",
    purpose: """
      Checks a proposed translation as if it stood in its file, and shows it with sample values. \
      Writes nothing.
      """,
    parameters: [.id, .locale, .text],
    result: .object([
      Schema.Member("isAcceptable", .boolean("Whether it has no error.")),
      Schema.Member("diagnostics", .diagnostics), Schema.Member("formatted", .formatted),
    ]), isReadOnly: true
  ) { arguments, work throws(ToolFailure) in
    let locale = try work.target(arguments.required("locale"))
    let source = try work.source(arguments.required("id"))
    let trial = try work.trial(arguments.required("text"), of: source, in: locale)
    return [
      "isAcceptable": .bool(!trial.hasErrors),
      "diagnostics": ToolResults.diagnostics(trial.diagnostics, in: trial.project),
      "formatted": ToolResults.formatted(source, trial.message, in: work.catalog),
    ]
  }

  static let writeDraft = Tool(
    name: "write_draft", title: "Write a draft",
    purpose: """
      Writes a translation that is missing, stale or a draft, with the state 'draft': no user sees it \
      until a person has reviewed it. Nothing is written if the message has changed since it was \
      read, if the rules find an error, or if a person has finished the translation. It can't review, \
      suppress a diagnostic, or change the source or the catalog.
      """,
    parameters: [
      .id, .locale, .text,
      Parameter(
        name: "version", kind: .text(longest: 100),
        purpose: "The 'version' that read_message gave when the message was read."),
    ],
    result: .object([
      Schema.Member("state", .choice("How far the translation is now.", ["draft"])),
      Schema.Member("version", .text("The message's version now.")),
      Schema.Member("files", .array("The files that were written.", of: .text("A path."))),
      Schema.Member("diagnostics", .diagnostics),
    ]), isReadOnly: false
  ) { arguments, work throws(ToolFailure) in
    let locale = try work.target(arguments.required("locale"))
    let source = try work.source(arguments.required("id"))
    let unit = try work.unit(source, locale)
    let version = TranslationProject.version(source, translation: unit.target?.fingerprint)
    guard try arguments.required("version") == version else {
      throw ToolFailure(
        "the message isn't as it was read; read it again, and see whether the text still fits")
    }
    guard !unit.state.isFinished else {
      throw ToolFailure(
        "the translation is \(unit.state.rawValue): a person has finished it, and as a draft it would "
          + "no longer be shown; ask a person to change it")
    }
    let text = try arguments.required("text")
    let trial = try work.trial(text, of: source, in: locale)
    guard !trial.hasErrors, let message = trial.message, message.messageText.isSame(as: text) else {
      let errors = trial.diagnostics.filter { $0.severity == .error }.prefix(10).map {
        "\($0.message) [\($0.rule)]"
      }
      throw ToolFailure(
        "the text has errors, and nothing was written: "
          + errors.joined(separator: "; ").bounded(to: Bounds.longestLabel))
    }
    try work.write(trial)
    return [
      "state": "draft",
      "version": .string(TranslationProject.version(source, translation: message.fingerprint)),
      "files": .array(trial.files.map { .string($0.path) }),
      "diagnostics": ToolResults.diagnostics(trial.diagnostics, in: trial.project),
    ]
  }
}

extension String {
  /// Returns whether two texts have the same bytes.
  fileprivate func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
