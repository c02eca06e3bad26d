import BayanBuildCommands
import BayanCatalog
import BayanDiagnostics
import BayanReports

/// The explanations of categories, recoveries and options as text.
struct ExplainedVocabulary {
  private let catalog: Catalog?
  private let categories: [ErrorCategory]
  private let recoveries: [Recovery]
  private let options: [RecoveryOptionDeclaration]
  private let builtIn: BuiltInVocabulary
  private let language = OutputLanguage.current.language

  /// Creates the explanations.
  ///
  /// - Parameter catalog: The project's catalog; `nil` for the built-in vocabulary.
  init(in catalog: Catalog?) {
    self.catalog = catalog
    builtIn = catalog?.builtIn ?? .all
    categories = catalog?.categoriesToName ?? builtIn.categories
    recoveries = catalog?.recoveriesToName ?? builtIn.recoveries
    options = catalog?.optionsToName ?? builtIn.options
  }

  /// Returns the explanations of all elements with a name, which a recovery and an option often
  /// share.
  func text(of name: String) -> String? {
    let visible = VisibleText.isolated
    var parts: [[String]] = []
    if let category = categories.first(where: { $0.name == name }) {
      let requires =
        category.requires.map(\.rawValue) + (category.requiresOptions ? ["options"] : [])
      parts.append(
        [heading(name, builtIn.categories.isEmpty ? "a category" : "a built-in category")]
          + (category.summary(in: builtIn).map { [language($0)] } ?? []) + [
            "",
            LabelledText.labelled(
              "requires", sentence: joinedByCommas(requires.map { "\($0)" })),
            LabelledText.labelled("retry", "\(category.retry)"),
          ])
    }
    if let recovery = recoveries.first(where: { $0.name == name }) {
      let names = joinedByCommas(recovery.options.map { "\($0.option)" })
      parts.append([
        heading(name, builtIn.recoveries.isEmpty ? "a recovery" : "a built-in recovery"), "",
        LabelledText.labelled("options", sentence: names),
      ])
    }
    if let option = options.first(where: { $0.name == name }) {
      parts.append(
        [
          heading(name, builtIn.options.isEmpty ? "an option" : "a built-in option"), "",
          LabelledText.labelled("role", "\(option.role)"),
        ]
          + labels(of: option).map {
            LabelledText.labelled("label", "\($0.locale): \(visible($0.text))")
          })
    }
    guard !parts.isEmpty else { return nil }
    return parts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func heading(_ name: String, _ kind: Diagnostic.Message) -> String {
    "\(name): " + language.isolated(language(kind))
  }

  /// Returns the labels in the project's locales; without a project, the built-in labels.
  private func labels(of option: RecoveryOptionDeclaration) -> [(locale: String, text: String)] {
    guard let catalog else {
      return BuiltInVocabulary.languages.compactMap { tag in
        BuiltInVocabulary.label(of: option.name, in: tag).map { (tag, $0) }
      }
    }
    return catalog.locales.compactMap { locale in
      (locale.options?[option.name]?.label?.messageText
        ?? (builtIn.options.isEmpty
          ? nil : BuiltInVocabulary.label(of: option.name, in: locale.tag)))
        .map { (locale.tag, $0) }
    }
  }

  /// Returns the built-in vocabulary as a file that could replace it; options have their labels.
  static func text(of file: BuiltInVocabulary.File) -> String {
    let path = ProjectLayout().path(of: file.replacement)
    let source = BuiltInVocabulary.file(file)
    var text =
      "# Built in, as long as there is no \(path).\n\n"
      + String(decoding: source.bytes, as: UTF8.self)
    guard file == .options else { return text }
    for tag in BuiltInVocabulary.languages {
      let labels = ProjectLayout().path(of: .locale(tag, .messages(MessageID.optionsFile)))
      text += "\n# Their labels, which a project with options of its own writes to \(labels):\n"
      for option in BuiltInVocabulary.all.options {
        guard let label = BuiltInVocabulary.label(of: option.name, in: tag) else { continue }
        text += "#\n# [\(option.name)]\n# label = \"\(label)\"\n"
      }
    }
    return text
  }
}

extension ErrorCategory {
  /// Returns the meaning of the category, which the project has written or the tool has built in.
  func summary(in builtIn: BuiltInVocabulary) -> Diagnostic.Message? {
    if !builtIn.categories.isEmpty, let own = BuiltInVocabulary.summary(ofCategory: name) {
      return own
    }
    return summary.isEmpty ? nil : Diagnostic.Message(summary)
  }
}
