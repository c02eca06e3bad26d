import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanChecks
import BayanCompiler
import BayanDiagnostics
import BayanErrors
import BayanICUFunctions
import BayanRuntime

/// Shows an error as the user sees it.
struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show an error as the user sees it.",
    discussion: "For example: bayan show login.passwordChanged --locale ar")

  @OptionGroup var project: ProjectOptions

  @Argument(help: ArgumentHelp("The error.", valueName: "domain.code"))
  var error: String

  @Option(help: "The reader's locale. The default is the catalog's source locale.")
  var locale: String?

  @Option(
    name: .customLong("arg"),
    help: ArgumentHelp("The value of an argument. Repeatable.", valueName: "name=value"))
  var arguments: [ValueArgument] = []

  @Option(help: "Where the text goes.")
  var sink = SinkArgument.terminal

  func run() throws {
    let checked = project.read().checked()
    // Messages are shown as far as they go: a translator looks at them while others are missing.
    let catalog = try ProjectOptions.catalog(of: checked)
    let (compiled, diagnostics) = CatalogCompiler.compile(catalog)
    guard let compiled, let messages = try? compiled.messageCatalog() else {
      Terminal.show(checked.diagnostics + diagnostics, in: checked.files)
      throw ExitCode.failure
    }
    guard let dot = error.lastIndex(of: ".") else {
      throw ValidationError("'\(error)' is not an error. Write DOMAIN.CODE, as in login.unknown.")
    }
    let domainName = error[..<dot]
    let codeName = error[error.index(after: dot)...]
    let domainIndex = catalog.domains.firstIndex {
      [$0.name, $0.identifier, $0.typeName].contains { $0 == domainName }
    }
    guard let domainIndex else {
      throw ValidationError(
        "There is no domain '\(domainName)'. Use one of these: "
          + catalog.domains.map(\.name).joined(separator: ", ") + ".")
    }
    let domain = catalog.domains[domainIndex]
    guard let codeIndex = domain.codes.firstIndex(where: { $0.name == codeName }) else {
      throw ValidationError(
        "The domain '\(domain.name)' has no code '\(codeName)'. Use one of these: "
          + domain.codes.map(\.name).joined(separator: ", ") + ".")
    }
    let declared = domain.codes[codeIndex].arguments
    MessageFunctions.shared = ICUFunctions.registry()
    let words = messages.words(
      domain: domainIndex, code: codeIndex, arguments: arguments.map { $0.typed(by: declared) },
      preferring: locale.map { [LocaleTag($0)] } ?? [])
    Terminal.print(AlertText.text(ErrorAlert(words, for: sink.sink)))
    if let locale, messages.index(matching: LocaleTag(locale)) == nil {
      Terminal.remark(
        "note: the catalog has no locale for '\(locale)'; shown in '\(words.locale)'")
    }
    for facet in CatalogTable.Facet.allCases where words.locale(of: facet) != words.locale {
      Terminal.remark(
        "note: the \(facet) is missing in '\(words.locale)'; shown in '\(words.locale(of: facet))'")
    }
    Terminal.show(
      checked.diagnostics.filter { diagnostic in
        guard let id = diagnostic.messageID, id.facet != nil else { return false }
        return id.file == domain.name && id.entry == codeName
      },
      in: checked.files)
  }
}
