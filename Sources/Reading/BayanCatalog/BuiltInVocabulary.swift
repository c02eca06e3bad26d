package import BayanDiagnostics
import BayanSupport

/// The categories, recoveries and options of a project that writes none itself.
///
/// Each of the three files counts on its own: if a project has one, that file alone decides. Of the
/// built-in ones a project has only those that it uses, so that no text is required without need.
package struct BuiltInVocabulary: Sendable {
  package private(set) var categories: [ErrorCategory] = []
  package private(set) var recoveries: [Recovery] = []
  package private(set) var options: [RecoveryOptionDeclaration] = []

  /// The category of codes without `category`.
  static let defaultCategory = "other"

  /// The whole built-in vocabulary; the places are those of ``file(_:)``.
  package static let all: BuiltInVocabulary = {
    var loader = CatalogLoader()
    var all = BuiltInVocabulary()
    all.categories = loader.categories(from: file(.categories))
    all.recoveries = loader.recoveries(from: file(.recoveries))
    all.options = loader.options(from: file(.options))
    return all
  }()

  /// The kinds of optional files.
  package enum File: String, Sendable, CaseIterable {
    case categories
    case recoveries
    case options

    /// The project's file that replaces the built-in one.
    package var replacement: ProjectFile {
      switch self {
      case .categories: .categories
      case .recoveries: .recoveries
      case .options: .options
      }
    }
  }

  /// Returns the file that a project would write to have the built-in vocabulary itself.
  package static func file(_ file: File) -> SourceFile {
    let text =
      switch file {
      case .categories: categoriesText
      case .recoveries: recoveriesText
      case .options: optionsText
      }
    return SourceFile(path: ProjectLayout().path(of: file.replacement), text: text)
  }

  private static let nothingToOffer: Diagnostic.Message = "Nothing to offer but the message."
  private static let userCanAct: Diagnostic.Message = "The user can do something about it."
  private static let passesByItself: Diagnostic.Message =
    "Passes by itself; trying again may succeed."

  /// Returns the meaning of a built-in category; `nil` for an unknown name.
  package static func summary(ofCategory name: String) -> Diagnostic.Message? {
    switch name {
    case "other": nothingToOffer
    case "recoverable": userCanAct
    case "transient": passesByItself
    default: nil
    }
  }

  private static let categoriesText = """
    # How errors are dealt with: which texts they need, and whether they offer buttons.

    [other]
    summary = "\(nothingToOffer)"
    requires = ["description"]

    [recoverable]
    summary = "\(userCanAct)"
    requires = ["title", "description", "suggestion", "options"]

    [transient]
    summary = "\(passesByItself)"
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

  /// Returns the built-in label of an option in a locale; `nil` if the project has to write the label.
  ///
  /// A region takes the label of its language, and another script has none.
  package static func label(of option: String, in locale: String) -> String? {
    let parts = locale.split(separator: "-")
    guard let language = parts.first?.lowercased(), parts.dropFirst().allSatisfy({ $0.count != 4 })
    else { return nil }
    return labels[language]?[option]
  }
}

// MARK: The vocabulary of a project

extension BuiltInVocabulary {
  /// Returns the vocabulary without the parts for which the project has a file.
  func without(filesOf sources: ProjectSources) -> BuiltInVocabulary {
    var rest = self
    if sources.categories != nil { rest.categories = [] }
    if sources.recoveries != nil { rest.recoveries = [] }
    if sources.options != nil { rest.options = [] }
    return rest
  }

  /// Returns the part that a project uses, each name at the place of its first use.
  ///
  /// - Parameters:
  ///   - reviewed: The categories that `[release]` names.
  ///   - recoveries: The project's own recoveries.
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
    Dictionary(firstOf: uses.map { ($0.name, $0.place) })
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
  /// Returns the locales with built-in labels for options that have no other label.
  ///
  /// A label translates the label of the source locale. So other locales get a built-in label only if the
  /// source has one too.
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
