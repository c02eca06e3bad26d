import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanExchange
import BayanRules
import Foundation

/// Makes a catalog from the texts of an app.
struct Adopt: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a catalog of the texts that an app has.",
    discussion: """
      Reads an app's files (\(TextFormats.all.map { $0.name }.joined(separator: ", "))), in all languages \
      at once, and writes Catalog/ and Locales/, which pass 'bayan check'. Keys that differ only in an ending such as \
      'title' or 'message' become one error with its facets.

        bayan adopt Resources --domain app --dry-run     shows which key becomes which message
        bayan adopt Resources --domain app
        bayan adopt Resources --domain app --only '*error*'
        bayan adopt po --pattern '{domain}.{code}.{facet}' --facet body=description

      Catalog/adopted.lock keeps which key became which message. A second run takes what is new, and \
      writes over no words. What isn't taken is listed with its place and the reason.

      The exit code is 0 if a catalog was written, or nothing is new.
      """)

  @Argument(help: "The files, or the folders that they are in.")
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "What programs know the errors by, such as com.acme.pay. The part after the last dot is the name of the files.",
      valueName: "name"))
  var domain = "app"

  @Option(help: ArgumentHelp("The project's folder. The default is this one.", valueName: "folder"))
  var project = "."

  @Option(
    help: ArgumentHelp(
      "The locale that the texts were first written in. Without it, what the files say, or en.",
      valueName: "tag"))
  var sourceLocale: String?

  @Flag(help: "Show which key becomes which message, and write nothing.")
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      "Take only the keys that this fits, such as '*error*'. Repeatable.", valueName: "glob"))
  var only: [String] = []

  @Option(
    name: .customLong("facet"),
    help: ArgumentHelp(
      "What an ending of keys means: title, description, suggestion, help, option or none. Repeatable.",
      valueName: "word=facet"))
  var facets: [String] = []

  @Option(
    help: ArgumentHelp(
      "How keys are written, with {code}, and {domain}, {facet} or {option} where they have these.",
      valueName: "pattern"))
  var pattern: String?

  @Option(
    name: .customLong("enum"),
    help: ArgumentHelp(
      "A Swift file with an enum whose cases the codes are for. Of several enums name one: FILE:NAME.",
      valueName: "file"))
  var existing: String?

  @Option(
    help: ArgumentHelp(
      "Write all that isn't taken to this file, as JSON.", valueName: "file"))
  var certificate: String?

  @Flag(help: "Replace a file at --certificate that bayan has not written.")
  var force = false

  func run() throws {
    let request = try request()
    let folder = ProjectFolder(URL(fileURLWithPath: project, isDirectory: true))
    let isNew = !ProjectFolder.holdsAnything(
      folder.url.appendingPathComponent(ProjectLayout.catalogFolder))
    if isNew, !dryRun {
      _ = try WriteFailure.orExit { () throws(WriteFailure) in
        try FileWriting.makeFolder(folder.url)
      }
    }
    var read = dryRun ? folder.read() : folder.readToWrite()
    let loaded = isNew ? nil : try folder.loaded(read)
    let found = try AdoptedFiles(paths, in: folder)
    let adopted = loaded?.catalog?.adopted
    let set = TextSet(
      found.files, sourceLocale: try locale(in: loaded), dialects: found.dialects.tables
    ) { key in
      adopted?[key.table, key.name] != nil || request.takes(key.name)
    }
    guard let source = set.sourceLocale, set.locales.contains(source) else {
      throw ValidationError(noSource(set, found))
    }
    let planned = Adoption(set, sourceLocale: source, request: request, into: loaded)
    let checked = planned.checked(by: CheckRun(.all, threshold: .warning))
    let report = AdoptionReport(checked, set: set, folder: folder)
    if dryRun { Terminal.print(report.table) }
    Terminal.print(report.losses)
    if let certificate { try report.certificate.permit(at: certificate, force: force) }
    if checked.result.rows.isEmpty, isNew || request.existing != nil {
      Terminal.remark("error: \(nothingTaken(request)); nothing was written")
      throw ExitCode.failure
    }
    guard checked.errors.isEmpty else {
      folder.show(checked.errors, in: checked.sources)
      Terminal.remark("error: these errors aren't in a single text; nothing was written")
      throw ExitCode.failure
    }
    if !dryRun { try folder.write(checked.files, over: read) }
    read.unlock()
    if let certificate { try report.certificate.write(to: certificate, force: force) }
    for file in checked.files where !dryRun {
      Terminal.remark("wrote \(folder.prefix)\(file.path)")
    }
    Terminal.print(report.summary(paths: paths, dryRun: dryRun))
    if checked.result.rows.isEmpty { throw ExitCode.failure }
  }

  private func request() throws -> Adoption.Request {
    var request = Adoption.Request(domain: domain)
    guard request.isNameable else {
      throw ValidationError(
        "No file and no Swift type can be named after '\(domain)'. Give --domain a name such as com.acme.pay."
      )
    }
    request.only = only
    request.existing = try existing.map(ExistingEnumReader.read)
    for facet in facets {
      let parts = facet.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let part = FacetKeywords.Part(parts[1]) else {
        throw ValidationError(
          "'\(facet)' says no facet. Write a word, '=' and title, description, suggestion, help, option or none."
        )
      }
      request.keywords.set(parts[0], to: part)
    }
    if let pattern {
      guard let parsed = KeyPattern(pattern) else {
        throw ValidationError(
          "'\(pattern)' isn't a pattern. Write one with {code}, such as '{domain}.{code}.{facet}', with a character between two names."
        )
      }
      request.pattern = parsed
    }
    return request
  }

  /// Returns the source locale from the project or the options, if it is known.
  private func locale(in loaded: LoadedCatalog?) throws -> String? {
    guard let known = loaded?.catalog?.project.sourceLocale else { return sourceLocale }
    if let sourceLocale, sourceLocale != known {
      throw ValidationError("The catalog's source locale is '\(known)'.")
    }
    return known
  }

  /// Returns the reason why no text is adopted, if it is known.
  private func nothingTaken(_ request: Adoption.Request) -> String {
    guard let existing = request.existing else { return "no text could be taken" }
    let example = existing.cases.first.map { ", such as '\($0.name)'" } ?? ""
    return "no key fits a case of '\(existing.name)'\(example); say what keys are like with "
      + "--pattern, or name keys with --only"
  }

  private func noSource(_ set: TextSet, _ found: AdoptedFiles) -> String {
    if found.files.isEmpty {
      let endings = TextFormats.all.flatMap { $0.endings }.joined(separator: ", ")
      return "There is no file of texts in \(quotedList(paths)): none that ends with \(endings)."
    }
    guard !set.entries.isEmpty else {
      let first = set.untaken.first.map { " \($0.place.file): \($0.reason)." } ?? ""
      return "The files have no text that can be taken.\(first)"
    }
    let locales = set.locales.joined(separator: ", ")
    return sourceLocale.map { "No file has texts in '\($0)'. There are: \(locales)." }
      ?? "Nothing says which locale the texts were first written in. Name one with --source-locale: \(locales)."
  }
}

/// The files with texts below some paths.
struct AdoptedFiles {
  /// The files in the order of their paths, which are relative to the project's folder.
  private(set) var files: [SourceFile] = []

  private(set) var dialects = AppDialects()

  init(_ paths: [String], in folder: ProjectFolder) throws {
    var found: Set<String> = []
    let own = [ProjectLayout.catalogFolder, ProjectLayout.localesFolder].map {
      folder.url.appendingPathComponent($0).standardizedFileURL.path
    }
    for path in paths {
      guard let status = FileStatus(path) else {
        throw ValidationError("There is no file or folder '\(path)'.")
      }
      if status.kind == .folder {
        let search = try TextFiles.Search(path, skipping: Set(own))
        search.showWarnings()
        found.formUnion(search.files.map(Self.whole))
      } else {
        found.insert(Self.whole(path))
      }
    }
    let base = folder.url.path.split(separator: "/").map(String.init)
    for path in found.sorted() {
      guard let file = try ExchangeFile.read(path) else {
        throw ValidationError("The file '\(path)' can't be read.")
      }
      files.append(SourceFile(path: Self.path(path, from: base), bytes: file.bytes))
      dialects.add(path, as: Self.path(path, from: base))
    }
  }

  private static func whole(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Returns a file's path from the project's folder.
  static func path(_ path: String, in folder: ProjectFolder) -> String {
    Self.path(whole(path), from: folder.url.path.split(separator: "/").map(String.init))
  }

  /// Returns a path from the project's folder, so that it is the same for every user.
  static func path(_ path: String, from base: [String]) -> String {
    let parts = path.split(separator: "/").map(String.init)
    let common = zip(base, parts).prefix { $0 == $1 }.count
    return
      (Array(repeating: "..", count: base.count - common) + parts.dropFirst(common))
      .joined(separator: "/")
  }
}
