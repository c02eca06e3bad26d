import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanDiagnostics
import BayanExchange
import BayanReports
import Foundation

/// Writes the messages of a locale to a file for translators' tools.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the messages of a locale to a file for translators' tools.",
    discussion: """
      The file has each message beside its source, with notes for translators. 'bayan import' reads \
      it back. Formats: \(ExchangeFormats.all.map { "\($0.name) (\($0.summary))" }.joined(separator: "; ")).

      The certificate of loss on standard error lists what the file doesn't carry. If a program that \
      shows the file's texts would show wrong words, nothing is written unless --lossy is given.

      A file that is there is replaced if it is an earlier export. Any other needs --force. An app's \
      own keys are never lost: .strings and .stringsdict files with keys that aren't this catalog's \
      aren't replaced.

      With --adopted-keys only those texts of the app's file are written that the catalog has \
      otherwise. Nothing is written if one of them was edited since it was last read or written: \
      'bayan import' takes it, and naming its message with --force writes over it.

        bayan export --locale ar --to xliff-2.2 -o ar.xlf
        bayan export login.passwordChanged --locale ar --to xliff-2.2
        bayan export --locale ar --to strings --adopted-keys -o Resources/ar.lproj/Errors.strings

      With --module the texts are those that this project has for errors of another module, each \
      beside its source: this project's text in the source locale, or else the module's own.
      """)

  @OptionGroup var project: ProjectOptions

  @OptionGroup var module: ModuleOptions

  @Argument(help: "Entries or messages; without them, all are exported.")
  var keys: [String] = []

  @Option(help: "The locale that is translated to. Without it, the file has the source alone.")
  var locale: String?

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp("The format.", valueName: "format"),
    completion: .list(ExchangeFormats.all.map { $0.name }))
  var formatName: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; without it, standard output.", valueName: "file"))
  var output: String?

  @Flag(help: "Write the file even if it shows wrong words outside Bayan.")
  var lossy = false

  @Flag(
    help: """
      Replace files that bayan has not written. With --adopted-keys, write over the app's texts of \
      the messages that are named.
      """)
  var force = false

  @Flag(
    help: """
      Write the app's own keys, as Catalog/adopted.lock has them for the file at -o. For \
      \(Export.formatsWithKeys.joined(separator: ", ")).
      """)
  var adoptedKeys = false

  @Option(
    help: ArgumentHelp(
      "Write the certificate of loss to this file, as JSON if its name ends with '.json'.",
      valueName: "file"))
  var certificate: String?

  func validate() throws {
    if adoptedKeys, module.module != nil {
      throw ValidationError(
        sentence: "Give --adopted-keys or --module: an app's keys are those of its own errors.")
    }
  }

  func run() throws {
    guard let format = ExchangeFormats.named(formatName) else {
      let names = quotedList(ExchangeFormats.all.map { $0.name })
      throw ValidationError(sentence: "There is no format '\(formatName)'. It can be \(names).")
    }
    let folder = try project.folder()
    if adoptedKeys { return try AppFileExport(self, in: folder).run() }
    let read = folder.read()
    let (own, _) = try folder.load(read)
    let texts = try module.texts(of: own, files: read.files, in: folder)
    let catalog = texts.map { ModuleTexts($0.texts, of: own, files: $0.files).catalog } ?? own
    let document = try document(of: catalog)
    // A pipe or a device has no earlier export, and may never end.
    let previous = try output.flatMap { path -> SourceFile? in
      guard FileStatus(path)?.kind == .file else { return nil }
      return try ExchangeFile.read(path)
    }
    let result = format.write(document, over: previous)
    if let previous, result.diagnostics.contains(where: { $0.severity == .error }) {
      Terminal.show(
        PlacedDiagnostics(result.diagnostics, in: [previous.path: previous], below: ""))
      throw ExitCode.failure
    }
    let report = LossCertificate(format: format.name, document: document, losses: result.losses)
    if let output {
      try refuseToLoseKeys(of: previous, result, format, own, in: folder)
      try ExchangeFile.permit(output, force: force) { present in
        // A format that keeps unknown parts of the existing file loses none of it.
        present.isExport(of: catalog) || format.write(document, over: nil).bytes != result.bytes
      }
    }
    try finish(report)
    if let output {
      try ExchangeFile.write(result.bytes, to: output, force: force)
    } else {
      Terminal.printData(String(decoding: result.bytes, as: UTF8.self))
    }
  }

  /// Writes the certificate, and ends the run if the export would have wrong texts.
  func finish(_ report: LossCertificate) throws {
    if let certificate {
      try report.file.permit(at: certificate, force: force)
      try report.file.write(to: certificate, force: force)
    }
    if !report.losses.isEmpty { Terminal.remark(String(report.text.dropLast())) }
    guard report.wrong.isEmpty || lossy else {
      let wrong = report.wrong.count
      Terminal.say(
        "error: \(wrong) \(wrong, "message", "messages") would be shown with wrong words; nothing was written. Use another format, or --lossy."
      )
      throw ExitCode.failure
    }
  }

  /// Checks that the replacement of a file removes no key of an app.
  private func refuseToLoseKeys(
    of previous: SourceFile?, _ result: ExchangeOutput, _ format: any ExchangeFormat.Type,
    _ catalog: Catalog, in folder: ProjectFolder
  ) throws {
    guard let previous, let format = format as? any AppFormat.Type else { return }
    if !force, AppFileUpdate.isAdopted(AdoptedFiles.path(previous.path, in: folder), in: catalog) {
      Terminal.say(
        "error: cannot write '\(previous.path)': it is a file of the app, as Catalog/adopted.lock says; give --adopted-keys, or choose another name"
      )
      throw ExitCode.failure
    }
    // A file with texts as keys is replaced as a whole, by '--force'.
    guard !format.keysAreSources else { return }
    let lost = AppFileUpdate.lost(from: previous, in: result.bytes, format, catalog)
    guard lost.isEmpty else {
      Terminal.show(PlacedDiagnostics(lost, in: [previous.path: previous], below: ""))
      throw ExitCode.failure
    }
  }

  static let formatsWithKeys = ExchangeFormats.all.filter { $0 is any AppFormat.Type }
    .map { $0.name }

  func document(of catalog: Catalog) throws -> ExchangeDocument {
    try catalog.checkLocales(locale.map { [$0] } ?? [])
    guard locale != catalog.project.sourceLocale else {
      throw ValidationError(
        sentence: "'\(catalog.project.sourceLocale)' is the source locale. Name another.")
    }
    guard !keys.isEmpty else { return ExchangeDocument(catalog, locale: locale) }
    let wanted = keys.map { key in
      let id = MessageID(key)
      return (key: key, id: catalog.project.overriding.flatMap { id?.inModule($0) } ?? id)
    }
    let messages = catalog.sourceMessages?.messages ?? []
    for (key, id) in wanted {
      guard let id, messages.contains(where: { id.contains($0.id) }) else {
        throw ValidationError(sentence: "No message has the key '\(key)'. \(catalog.exampleOfKeys)")
      }
    }
    return ExchangeDocument(
      catalog, locale: locale,
      where: { message in wanted.contains { $0.id?.contains(message) == true } })
  }
}

extension SourceFile {
  /// Returns whether the file has messages of a catalog, or the stamps of an export.
  fileprivate func isExport(of catalog: Catalog) -> Bool {
    guard let format = ExchangeFormats.format(of: self) else { return false }
    let module = catalog.project.overriding
    let messages = catalog.sourceMessages?.messages ?? []
    let ids = Set(messages.map { message in module.map { message.id.below($0) } ?? message.id })
    return format.read(self).units.contains { unit in
      unit.sourceFingerprint != nil
        || unit.names.contains { MessageID($0).map(ids.contains) ?? false }
    }
  }
}
