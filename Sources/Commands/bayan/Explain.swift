import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanChecking
import BayanCompiler
import BayanDiagnostics
import BayanICUFunctions
import BayanReports
import BayanRules
import BayanRuntime
import BayanSupport
import BayanWorkspace

/// Explains a rule, an error of the catalog, or a name in its errors.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain a rule, an error of the catalog, or a category, recovery or option.",
    discussion: """
        bayan explain plural-category-missing       what a rule reports, why, and how to fix it
        bayan explain login.passwordChanged         what an error means, and what readers see
        bayan explain com.example.login 3           the same, by the domain and number of a log
        bayan explain '{"error": {"code": 190}}'    the errors that a service's answer is of
        bayan explain transient                     what a category, a recovery or an option is
        bayan explain categories                    those that are built in, as a file to start from; \
      so too recoveries and options

      A rule's name is at the end of each of its diagnostics, in brackets. Without a name, all \
      rules are listed.

      Reports also say how sure a rule is of a diagnostic. 'certain': it is so. 'likely': nearly \
      always so, but a reader may know better. 'maybe': worth a look.
      """)

  @Argument(
    help: ArgumentHelp(
      "A rule, an error, or a category, recovery or option.", valueName: "rule or name"),
    completion: .list(RuleBook.all.names))
  var names: [String] = []

  @OptionGroup var project: ProjectOptions

  @Option(
    help: ArgumentHelp("Prefer a page, examples and texts in this locale.", valueName: "tag"))
  var locale: String?

  /// The locale that was asked for, else that of the output's language.
  private var preferredLocale: String? {
    let language = OutputLanguage.current.language
    return locale ?? (language.isEnglish ? nil : language.tag)
  }

  func run() throws {
    // The domain and number of an error are two words.
    let name = names.joined(separator: " ")
    guard !names.isEmpty else {
      Terminal.print(RuleReference(.all).list(in: OutputLanguage.current.language))
      return
    }
    if name.hasPrefix("{") || name.hasPrefix("[") { return try explainAnswer(name) }
    // Rules' names have no dot and no space, and errors' names always have one.
    if name.contains(".") || name.contains(" ") {
      return try explainErrors { [try Self.place(of: name, in: $0)] }
    }
    if RuleBook.all.entry(name) == nil, let text = try explainedVocabulary(name) {
      return Terminal.print(text)
    }
    let entry = try RuleBook.all.entry(named: name)
    Terminal.print(entry.page(locale: preferredLocale))
  }

  /// Returns the explanation of a category, a recovery or an option; `nil` for an unknown name.
  ///
  /// Without a project, the built-in ones are searched.
  private func explainedVocabulary(_ name: String) throws -> String? {
    if let file = BuiltInVocabulary.File(rawValue: name) {
      return ExplainedVocabulary.text(of: file)
    }
    let isInProject = project.project != nil
    let folder = isInProject ? try project.folder() : try? project.folder()
    return ExplainedVocabulary(in: folder.flatMap { CatalogLoader.load($0.read().files).catalog })
      .text(of: name)
  }

  /// Explains the errors in a service's answer.
  private func explainAnswer(_ answer: String) throws {
    try explainErrors { catalog in
      guard let read = ServiceAnswerReader(answer, status: nil, in: catalog) else {
        throw ValidationError(sentence: "The answer isn't JSON. Give it whole, in quotes.")
      }
      guard !read.errors.isEmpty else {
        throw ValidationError(sentence: "The answer has no error of the catalog.")
      }
      return read.errors
    }
  }

  private static func place(of name: String, in catalog: Catalog) throws -> CatalogPlace {
    let place = try catalog.place(ofNamed: name)
    guard let code = place.code else {
      throw ValidationError(
        sentence: "'\(name)' is a domain. 'bayan show \(name)' lists its errors.")
    }
    return CatalogPlace(domain: place.domain, code: code)
  }

  private func explainErrors(_ places: (Catalog) throws -> [CatalogPlace]) throws {
    let folder = try project.folder()
    let (catalog, files) = try folder.load(folder.read())
    if let (domain, code) = catalog.retiredCode(named: names.joined(separator: " ")) {
      return Terminal.print(ExplainedRetiredCode(domain: domain, code: code).text)
    }
    let places = try places(catalog)
    let (compiled, diagnostics) = CatalogCompiler.compile(catalog)
    guard let compiled, let messages = try? compiled.messageCatalog() else {
      folder.show(diagnostics, in: files)
      throw ExitCode.failure
    }
    MessageFunctions.shared = ICUFunctions.registry()
    let texts = places.map { place in
      let domain = catalog.domains[place.domain]
      return ExplainedCode(
        domain: domain, code: domain.codes[place.code], catalog: catalog, messages: messages,
        place: (place.domain, place.code)
      ).text(locale: preferredLocale)
    }
    Terminal.print(texts.joined(separator: "\n"))
  }
}

extension RuleBook {
  /// Returns the entry of a rule by the user's name for it.
  func entry(named name: String) throws(ValidationError) -> Entry {
    if let entry = entry(name) { return entry }
    if let fate = fate(of: RuleID(rawValue: name)) {
      throw ValidationError(sentence: "The rule \(quoted(name)) \(fate).")
    }
    // The user may remember only a part of a name: 'category-missing'.
    let parts = Set(name.lowercased().split(separator: "-"))
    let related = names.filter { parts.isSubset(of: $0.split(separator: "-")) }.sorted()
    let suggestions =
      nearestName(to: name, among: names).map { [$0] } ?? (parts.isEmpty ? [] : related)
    let advice: Diagnostic.Message =
      switch suggestions.count {
      case 1...3: " Did you mean \(quotedChoices(suggestions))?"
      default: " 'bayan explain' lists the rules."
      }
    throw ValidationError(sentence: "There is no rule \(quoted(name)).\(advice)")
  }
}
