package import BayanDiagnostics

/// The categories, recoveries and options that a project has as long as it writes none itself.
///
/// Each of the three files counts on its own: once a project has one, that file alone decides. A
/// project has those that it uses, so that nothing is asked for that no error needs.
package struct BuiltInVocabulary: Sendable {
  package private(set) var categories: [ErrorCategory] = []
  package private(set) var recoveries: [Recovery] = []
  package private(set) var options: [RecoveryOptionDeclaration] = []

  /// The category of codes that name none.
  static let defaultCategory = "other"

  /// All there is; the places are those of ``file(_:)``.
  package static let all: BuiltInVocabulary = {
    var loader = CatalogLoader()
    var all = BuiltInVocabulary()
    all.categories = loader.categories(from: file(.categories))
    all.recoveries = loader.recoveries(from: file(.recoveries))
    all.options = loader.options(from: file(.options))
    return all
  }()

  /// The kinds of files that a project need not have.
  package enum File: String, Sendable, CaseIterable {
    case categories
    case recoveries
    case options

    /// The file that takes the place of what is built in.
    package var replacement: ProjectFile {
      switch self {
      case .categories: .categories
      case .recoveries: .recoveries
      case .options: .options
      }
    }
  }

  /// What a project would write to have the same itself.
  package static func file(_ file: File) -> SourceFile {
    let text =
      switch file {
      case .categories: categoriesText
      case .recoveries: recoveriesText
      case .options: optionsText
      }
    return SourceFile(path: ProjectLayout().path(of: file.replacement), text: text)
  }

  private static let categoriesText = """
    # How errors are dealt with: which texts they need, and whether they offer buttons.

    [other]
    summary = "Nothing to offer but the message."
    requires = ["description"]

    [recoverable]
    summary = "The user can do something about it."
    requires = ["title", "description", "suggestion", "options"]

    [transient]
    summary = "Passes by itself; trying again may succeed."
    requires = ["title", "description", "suggestion", "options"]
    retry = "automatic"

    """

  private static let recoveriesText = """
    # What an error offers: options in the order of its buttons.

    [retry]
    options = ["retry", "cancel"]

    [logIn]
    options = ["logIn", "cancel"]

    [openSettings]
    options = ["openSettings", "cancel"]

    [acknowledge]
    options = ["ok"]

    """

  private static let optionsText = """
    # The buttons. Programs decide by the name; readers see the label of their locale.

    [retry]
    role = "default"

    [logIn]
    role = "default"

    [openSettings]
    role = "default"

    [cancel]
    role = "cancel"

    [ok]
    role = "cancel"

    """

  private static let labels: [String: [String: String]] = [
    "en": [
      "retry": "Try Again", "logIn": "Log In", "openSettings": "Open Settings",
      "cancel": "Cancel", "ok": "OK",
    ],
    "ar": [
      "retry": "إعادة المحاولة", "logIn": "تسجيل الدخول", "openSettings": "فتح الإعدادات",
      "cancel": "إلغاء", "ok": "موافق",
    ],
  ]

  /// The languages that options have labels in.
  package static let languages = ["en", "ar"]

  /// The label of an option in a locale; `nil` where the project has to write it.
  ///
  /// A region takes the label of its language, and another script has none.
  package static func label(of option: String, in locale: String) -> String? {
    let parts = locale.split(separator: "-")
    guard let language = parts.first?.lowercased(), parts.dropFirst().allSatisfy({ $0.count != 4 })
    else { return nil }
    return labels[language]?[option]
  }
}

// MARK: What a project takes

extension BuiltInVocabulary {
  /// The parts that a project has no file for.
  func without(filesOf sources: ProjectSources) -> BuiltInVocabulary {
    var rest = self
    if sources.categories != nil { rest.categories = [] }
    if sources.recoveries != nil { rest.recoveries = [] }
    if sources.options != nil { rest.options = [] }
    return rest
  }

  /// Those that a project uses, each at the place where it is named first.
  ///
  /// - Parameters:
  ///   - reviewed: The categories that `[release]` names.
  ///   - recoveries: Those that the project has written itself.
  func used(
    by domains: [ErrorDomain], reviewed: [Located<String>], recoveries own: [Recovery]
  ) -> BuiltInVocabulary {
    let codes = domains.flatMap(\.codes)
    let categoryPlaces = Self.firstPlaces(
      codes.map { ($0.category, $0.categoryPlace) } + reviewed.map { ($0.value, $0.place) })
    let recoveryPlaces = Self.firstPlaces(
      codes.compactMap { code in
        code.recovery.flatMap { name in code.recoveryPlace.map { (name, $0) } }
      })
    var used = BuiltInVocabulary()
    used.categories = categories.compactMap { category in
      categoryPlaces[category.name].map { category.at($0) }
    }
    used.recoveries = recoveries.compactMap { recovery in
      recoveryPlaces[recovery.name].map { recovery.at($0) }
    }
    let optionPlaces = Self.firstPlaces(
      (own + used.recoveries).flatMap(\.options).map { ($0.option, $0.place) })
    used.options = options.compactMap { option in
      optionPlaces[option.name].map { option.at($0) }
    }
    return used
  }

  private static func firstPlaces(_ uses: [(name: String, place: Place)]) -> [String: Place] {
    Dictionary(uses.map { ($0.name, $0.place) }, uniquingKeysWith: { first, _ in first })
  }
}

extension ErrorCategory {
  fileprivate func at(_ place: Place) -> ErrorCategory {
    var category = self
    category.place = place
    return category
  }
}

extension Recovery {
  fileprivate func at(_ place: Place) -> Recovery {
    Recovery(
      name: name, options: options.map { Choice(option: $0.option, place: place) }, place: place)
  }
}

extension RecoveryOptionDeclaration {
  fileprivate func at(_ place: Place) -> RecoveryOptionDeclaration {
    var option = self
    option.place = place
    return option
  }
}

// MARK: Labels

extension [LocaleMessages] {
  /// The locales with the built-in labels of options that have none of their own.
  ///
  /// A label translates that of the source. So the others have a built-in one only where the source
  /// has one too.
  ///
  /// - Parameter options: The built-in options that the project uses.
  func withBuiltInLabels(
    of options: [RecoveryOptionDeclaration], source: String?, layout: ProjectLayout
  ) -> [LocaleMessages] {
    guard let source else { return self }
    let own = first { $0.tag == source }?.options
    let names = options.map(\.name).filter {
      own?[$0] == nil && BuiltInVocabulary.label(of: $0, in: source) != nil
    }
    guard !names.isEmpty else { return self }
    return map { $0.withBuiltInLabels(of: names, layout: layout) }
  }
}

extension LocaleMessages {
  fileprivate func withBuiltInLabels(
    of names: [String], layout: ProjectLayout
  ) -> LocaleMessages {
    let path = layout.path(of: .locale(tag, .messages(MessageID.optionsFile)))
    let start = Place(file: path, span: SourceSpan(0, 0))
    let labels = names.filter { options?[$0] == nil }.compactMap { name in
      BuiltInVocabulary.label(of: name, in: tag).map { text in
        OptionLabel(
          name: name,
          label: LocaleMessage(builtIn: text, id: .label(of: name), locale: tag, at: start),
          place: start)
      }
    }
    guard !labels.isEmpty else { return self }
    var locale = self
    locale.options = OptionLabelsFile(
      path: path, entries: (options?.entries ?? []) + labels,
      isComplete: options?.isComplete ?? true, end: options?.end)
    return locale
  }
}
