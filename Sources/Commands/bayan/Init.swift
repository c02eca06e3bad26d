import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanDiagnostics
import BayanExchange
import Foundation

/// Writes a small project to start from.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Create a project: a small example in English and Arabic, or an empty one.",
    discussion: """
      Writes Catalog/ and Locales/, which pass 'bayan check'. If there is anything in one of these \
      folders, nothing is written.

        bayan init                   in this folder
        bayan init --minimal         the same with the fewest files
        bayan init --target Pay      in the folder of a package's target
        bayan init --empty --domain com.acme.pay --locale en --locale fr --module PayErrors

      The errors of a library's target are public, those of others internal: 'access' in \
      Catalog/bayan.toml.

      What is after the last dot of the domain is the name of its files and of its Swift type: \
      pay.toml and PayError. The example has texts in English and Arabic; in other locales its \
      messages are there to be filled in.
      """)

  @Option(
    help: ArgumentHelp(
      "The project's folder. It is created if it does not exist.", valueName: "folder"))
  var project: String?

  @Option(
    help: ArgumentHelp(
      "The target of this package that throws the errors: Sources/NAME.", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "What programs know the errors by. The default is com.example.upload.", valueName: "name"))
  var domain: String?

  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      "A locale, the first that of the source. Repeatable. The default is en and ar.",
      valueName: "tag"))
  var locales: [String] = []

  @Option(
    help: ArgumentHelp(
      "The name of the generated module. The default is AppErrors, or that of the target with Errors.",
      valueName: "name"))
  var module: String?

  @Flag(
    help: "Write a small example: the fewest files, without categories and buttons of your own.")
  var minimal = false

  @Flag(help: "Write no example, only what a catalog needs.")
  var empty = false

  func validate() throws {
    if project != nil, target != nil {
      throw ValidationError("Give --project or --target, not both.")
    }
    if minimal, empty { throw ValidationError("Give --minimal or --empty, not both.") }
  }

  func run() throws {
    let project = try path()
    let folder = URL(fileURLWithPath: project, isDirectory: true)
    let prefix = ProjectFolder(folder).prefix
    // Finishes or removes what a killed run has begun.
    _ = ProjectFolder(folder).read()
    for name in [ProjectLayout.catalogFolder, ProjectLayout.localesFolder]
    where ProjectFolder.holdsAnything(folder.appendingPathComponent(name)) {
      Terminal.remark("error: '\(project)' already contains '\(name)'; nothing was written")
      throw ExitCode.failure
    }
    let (files, next) = try files()
    _ = try WriteFailure.orExit { () throws(WriteFailure) in try FileWriting.makeFolder(folder) }
    try ProjectFolder(folder).create(files)
    for file in files { Terminal.remark("wrote \(prefix)\(file.path)") }
    Terminal.remark("next: \(next)")
  }

  /// The files to write, and what to do then.
  private func files() throws -> (files: [SourceFile], next: String) {
    var template = ProjectTemplate()
    template.content = empty ? .empty : minimal ? .minimal : .example
    if !locales.isEmpty { template.locales = locales }
    if let target {
      // Two targets of one package would otherwise have the same.
      template.domain = "com.example.\(target.lowercased()).upload"
      template.module = "\(target)Errors"
      // An error that is thrown out of a library can't be internal.
      let manifest = PackageManifest(of: URL(fileURLWithPath: ".", isDirectory: true))
      let isLibrary = manifest?.targets.contains { $0.name == target && $0.isLibrary } ?? false
      if isLibrary { template.access = .public }
    }
    if let domain { template.domain = domain }
    if let module { template.module = module }
    do {
      let files = try template.files(forms: emptyForms)
      return (
        files,
        empty
          ? "declare an error in Catalog/\(template.name).toml, then bayan check"
          : "bayan check, and bayan show \(template.name).tooManyFiles --locale \(template.locales.last ?? "en")"
      )
    } catch {
      throw ValidationError(sentence(for: error, template))
    }
  }

  private func sentence(
    for failure: ProjectTemplate.Failure, _ template: ProjectTemplate
  ) -> String {
    switch failure {
    case .domain:
      "No file and no Swift type can be named after '\(template.domain)'. Give --domain a name such as com.acme.pay."
    case .module:
      "'\(template.module)' can't be the name of a module. Give --module one such as PayErrors."
    case .locale(let tag):
      PseudoLocale(tag).map {
        "Name another locale: \($0.refusal). List it in Catalog/bayan.toml afterwards."
      }
        ?? "'\(tag)' is not a language tag, or is given twice. Write tags such as he or pt-BR."
    case .noExample(let tag):
      "The example has no texts in '\(tag)'. Use --empty, or begin with --locale en."
    }
  }

  /// The folder to write to.
  private func path() throws -> String {
    guard let target else { return project ?? "." }
    let candidates = ["Sources/\(target)", "Tests/\(target)"]
    guard let found = candidates.first(where: { ProjectFolder.exists($0) }) else {
      throw ValidationError(
        "There is no folder 'Sources/\(target)' here. Run this in the package's folder, or name the "
          + "target's folder with --project.")
    }
    return found
  }
}
