import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanChecking
import BayanCompiler
import BayanDiagnostics
import BayanErrors
import BayanICUFunctions
import BayanReports
import BayanRuntime
import BayanSupport

/// Shows an error in the form that users see, or lists the errors of a domain.
struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show an error as the user sees it, or list a domain.",
    discussion: """
        bayan show login                                    the errors of a domain
        bayan show login.passwordChanged --locale ar        an error as an alert
        bayan show upload.tooManyFiles --arg limit=3        with the value of an argument
        bayan show upload.tooManyFiles --locale ar --all    every variant, beside the source

      An argument without --arg has the value of its 'example' in the catalog.
      """)

  @OptionGroup var project: ProjectOptions

  @OptionGroup var module: ModuleOptions

  @Argument(help: ArgumentHelp("A domain, or an error of it.", valueName: "domain[.code]"))
  var error: String

  @Option(help: "The reader's locale. The default is the catalog's source locale.")
  var locale: String?

  @Option(
    name: .customLong("arg"),
    help: ArgumentHelp("The value of an argument. Repeatable.", valueName: "name=value"))
  var arguments: [ValueArgument] = []

  @Flag(help: "Show every variant of every text, with sample numbers, beside the source locale.")
  var all = false

  @Option(help: "Where the text goes. 'json' prints one JSON object.")
  var sink = SinkArgument.terminal

  func run() throws {
    let folder = try project.folder()
    let checked = try module.checked(folder)
    // Incomplete catalogs are shown, too, because translators look at messages while others are
    // missing.
    let pseudo = locale.flatMap { PseudoLocale($0) }
    let catalog = try folder.catalog(of: checked).withPseudoLocales(and: pseudo.map { [$0] } ?? [])
    let place = try catalog.place(ofNamed: error)
    let domain = catalog.domains[place.domain]
    guard let codeIndex = place.code else { return Terminal.print(Self.list(domain)) }
    let (compiled, diagnostics) = CatalogCompiler.compile(catalog)
    guard let compiled, let messages = try? compiled.messageCatalog() else {
      folder.show(checked.diagnostics + diagnostics, in: checked.files)
      throw ExitCode.failure
    }
    let code = domain.codes[codeIndex]
    MessageFunctions.shared = ICUFunctions.registry()
    let shown = ShownError(
      messages: messages, domain: place.domain, code: codeIndex,
      values: try values(of: code, in: domain, catalog), sink: sink.sink)
    let tag = locale.map { LocaleTag($0) }
    if all {
      Terminal.print(shown.variants(of: code, in: domain, catalog, preferring: tag))
    } else if sink == .json {
      Terminal.printData(shown.json(id: "\(domain.name).\(code.name)", preferring: tag))
    } else {
      let alert = ErrorAlert(shown.words(preferring: tag), for: sink.sink)
      Terminal.print(AlertText.text(forTranslators: alert))
      if alert.buttons.isEmpty {
        Terminal.say(
          "The error has no 'recovery', so the catalog has no buttons for it. Systems add one of their own, such as OK."
        )
      }
    }
    remarkFallbacks(of: shown.words(preferring: tag), messages)
    folder.show(
      checked.diagnostics.filter { diagnostic in
        guard let id = diagnostic.messageID, id.facet != nil else { return false }
        return id.file == domain.name && id.entry == code.name
      },
      in: checked.files)
  }

  /// Returns the values with which an error is shown; `--all` needs none for arguments that choose
  /// variants.
  private func values(
    of code: ErrorCode, in domain: ErrorDomain, _ catalog: Catalog
  ) throws -> [MessageArgument] {
    guard all else { return try ArgumentValues.values(arguments, of: code) }
    let messages = ShownError.messages(of: code, in: domain, catalog, tags: [])
    let selecting = VariantSamples.selecting(in: messages, declared: code.messageArguments)
    var filled = code
    for index in filled.arguments.indices
    where selecting.contains(filled.arguments[index].name) && filled.arguments[index].example == nil
    {
      filled.arguments[index].example = "\(filled.arguments[index].samples[0].value)"
    }
    return try ArgumentValues.values(arguments, of: filled)
  }

  /// Returns a line for each code, with its name, its number, its category and its summary.
  private static func list(_ domain: ErrorDomain) -> String {
    let names = domain.codes.map(\.name.count).max() ?? 0
    let numbers = domain.codes.map { String($0.value).count }.max() ?? 0
    let categories = domain.codes.map(\.category.count).max() ?? 0
    return domain.codes.map { code in
      let number = String(code.value)
      return code.name + spaces(names - code.name.count) + "  "
        + spaces(numbers - number.count) + number + "  "
        + code.category + spaces(categories - code.category.count) + "  "
        + VisibleText.isolated(code.summary) + "\n"
    }.joined()
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  private func remarkFallbacks(of words: ErrorWords, _ messages: MessageCatalog) {
    if let locale, messages.index(matching: LocaleTag(locale)) == nil {
      Terminal.say(
        "note: the catalog has no locale for '\(locale)'; shown in '\(words.locale)'")
    }
    for facet in CatalogTable.Facet.allCases where words.locale(of: facet) != words.locale {
      let name: String = "\(facet)"
      Terminal.say(
        "note: the \(name) is missing in '\(words.locale)'; shown in '\(words.locale(of: facet))'"
      )
    }
  }
}
