import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanExchange
import BayanReports
import BayanRules
import Foundation

/// Imports translations from a file that translators sent back.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take over texts from a file: translations that came back, or those of the source.",
    discussion: """
      The format is recognized by the file's content. A message that breaks a rule is refused, and \
      the others are taken. Messages that changed both here and in the file are conflicts: they \
      stay as they are until --ours or --theirs decides, or until a person edits them. The files \
      of the locale keep their comments, order and layout.

      A language that the file states is compared with the locale: a file in German isn't taken for \
      Arabic, and 'ar-SA' is taken for 'ar'.

      With --source the texts of the source locale are taken, for projects whose source is written \
      elsewhere. Each changed text is shown with the locales whose translations become stale. \
      Texts that the file lacks stay.

      The exit code is 0 if all of the file was taken, and 1 if something was refused, is a \
      conflict, or belongs to no message.

        bayan import ar.xlf --dry-run      shows what would change
        bayan import ar.xlf --report ar.report.txt
        bayan import en.lproj/Errors.strings --source

      With --module the texts are taken that this project has for errors of another module, from a \
      file of 'bayan export --module'.
      """)

  @OptionGroup var project: ProjectOptions

  @OptionGroup var module: ModuleOptions

  @Argument(help: "The file, or a folder that Xcode has exported, such as 'ar.xcloc'.")
  var file: String

  @Option(help: "The locale, where the file doesn't say it or has several.")
  var locale: String?

  @Flag(help: "Take the texts of the source locale, and none of another.")
  var source = false

  @Flag(help: "Show what would change, and write nothing.")
  var dryRun = false

  @Option(help: "The format of what is shown.")
  var format = ReportForm.text

  @Flag(help: "Replace a file at --report that bayan has not written.")
  var force = false

  @Flag(help: "Where both changed, keep the words that are here.")
  var ours = false

  @Flag(help: "Where both changed, take the words of the file.")
  var theirs = false

  @Flag(help: "Record what the file calls reviewed or final as reviewed.")
  var asReviewed = false

  @Option(
    help: ArgumentHelp(
      "Write what wasn't taken to this file, for the translator; as JSON if its name ends with '.json'.",
      valueName: "file"))
  var report: String?

  func validate() throws {
    if ours, theirs { throw ValidationError(sentence: "Give --ours or --theirs, not both.") }
    if source, locale != nil {
      throw ValidationError(sentence: "Give --source or --locale, not both.")
    }
    if source, module.module != nil {
      throw ValidationError(
        sentence: "Give --source or --module: the source of a module is the module's own.")
    }
    if source, asReviewed {
      throw ValidationError(sentence: "A source has no state for --as-reviewed.")
    }
  }

  func run() throws {
    guard let bytes = try ExchangeFile.read(ExchangeFile.imported(file)) else {
      throw ValidationError(sentence: "There is no file '\(file)', or it can't be read.")
    }
    let returnedFile = ExchangeFormats.inUTF8(bytes)
    guard let format = ExchangeFormats.format(of: returnedFile) else {
      Terminal.say("error: \(quoted(file)) \(ExchangeFormats.unknownFormat(of: returnedFile))")
      throw ExitCode.failure
    }
    let folder = try project.folder()
    var read = dryRun ? folder.read() : folder.readToWrite()
    let (loaded, _) = try folder.load(read)
    let path = AdoptedFiles.path(file, in: folder)
    let texts = try module.texts(of: loaded, files: read.files, in: folder).map {
      ModuleTexts($0.texts, of: loaded, files: $0.files)
    }
    let catalog =
      texts?.catalog
      ?? loaded.completingLock(by: [SourceFile(path: path, bytes: returnedFile.bytes)])
    let returned = format.read(
      returnedFile, for: source ? catalog.project.sourceLocale : locale)
    guard !returned.diagnostics.contains(where: { $0.severity == .error }) else {
      Terminal.show(
        PlacedDiagnostics(returned.diagnostics, in: [returnedFile.path: returnedFile], below: ""))
      throw ExitCode.failure
    }
    try refuseTextsOfModules(in: returned, of: loaded)
    var request = try request(for: returned, format: format, in: catalog)
    request.path = path
    request.known = AppFileUpdate.known(
      returnedFile, at: path, locale: request.locale, in: catalog)
    let planned =
      texts.map { ExchangeImport(returned, format: format, into: $0, request: request) }
      ?? ExchangeImport(returned, format: format, into: catalog, request: request)
    // A new source text also affects its translations.
    let run = CheckRun(.all, locales: source ? [] : [request.locale], threshold: .warning)
    let checked = planned.checked(read.files, by: run)
    let result = ImportReport(checked.result, file: returnedFile, catalog: catalog)
    folder.show(checked.remarks, in: checked.sources)
    switch self.format {
    case .text: Terminal.print(result.text)
    case .json: Terminal.printData(result.json)
    }
    if let report { try result.letter.permit(at: report, force: force) }
    if !dryRun {
      // An app's own keys are those of its own errors.
      let lock =
        texts == nil
        ? AppFileUpdate.noting(
          returnedFile, at: path, locale: request.locale, besides: checked.result.notTaken,
          in: catalog) : loaded.adopted
      let noted = [lock].compactMap { $0 == loaded.adopted ? nil : $0 }.map {
        SourceFile(path: catalog.layout.path(of: .adoptedLock), text: $0.fileText)
      }
      try folder.write(checked.files + noted, over: read)
    }
    // The report may be in the project's folder, or in that of another import.
    read.unlock()
    if let report { try result.letter.write(to: report, force: force) }
    if !result.isComplete { throw ExitCode.failure }
  }

  /// Ends the command for a file with texts for errors of a module that `--module` doesn't name.
  private func refuseTextsOfModules(in returned: ReturnedDocument, of catalog: Catalog) throws {
    let ids = returned.units.lazy.flatMap(\.names).compactMap { MessageID($0) }
    let found = catalog.project.overrides.map(\.name).first { name in
      name != module.module && ids.contains { $0.inModule(name) != nil }
    }
    if let found {
      throw ValidationError(
        sentence: """
          \(quoted(file)) has texts for errors of \(quoted(found)). Import them with '--module \(found)'.
          """
      )
    }
  }

  /// Returns the request of the options.
  private func request(
    for returned: ReturnedDocument, format: any ImportedFormat.Type, in catalog: Catalog
  ) throws -> ExchangeImport.Request {
    do {
      let texts = source ? try ExchangeImport.sourceTexts(of: returned, in: catalog) : nil
      return ExchangeImport.Request(
        locale: texts == nil
          ? try ExchangeImport.locale(of: returned, named: locale, in: catalog)
          : catalog.project.sourceLocale,
        asReviewed: asReviewed, resolution: ours ? .ours : theirs ? .theirs : nil,
        origin: "import:\(format.name)", source: texts)
    } catch .unknown(let tag) {
      try catalog.checkLocales([tag])
      preconditionFailure("a locale of the catalog is known")
    } catch .sentence(let sentence) {
      throw ValidationError(sentence: "\(quoted(file)): \(sentence).")
    }
  }
}
