public import BayanDiagnostics

extension MessageID {
  /// The file of the messages that categories share.
  public static let categoriesFile = "categories"

  /// The file of the labels of options.
  public static let optionsFile = "options"

  /// A facet of an error or a category.
  package init(file: String, entry: String, facet: Facet) {
    self.init(file: file, entry: entry, facet: facet.rawValue)
  }

  /// The label of an option.
  public static func label(of option: String) -> Self {
    Self(file: optionsFile, entry: option, facet: "label")
  }

  /// Whether it names a message, and not an entry or anything else.
  package var namesMessage: Bool {
    file == Self.optionsFile ? facet == "label" : facet.flatMap(Facet.init) != nil
  }
}

extension LocaleMessages {
  /// The file of a domain or of the categories.
  package func messages(named file: String) -> MessagesFile? {
    file == MessageID.categoriesFile ? categories : domains[file]
  }

  /// The files of messages by name: those of domains in the order of their paths, then categories.
  package var files: [(name: String, messages: MessagesFile)] {
    domains.sorted { $0.value.path < $1.value.path }.map { (name: $0.key, messages: $0.value) }
      + (categories.map { [(name: MessageID.categoriesFile, messages: $0)] } ?? [])
  }

  /// All messages: those of ``files``, then labels.
  public var messages: [LocaleMessage] {
    files.flatMap { $0.messages.entries.flatMap { $0.words.map(\.value) } }
      + (options?.entries ?? []).compactMap(\.label)
  }

  /// The message of an id; `nil` for an entry, and where the locale has no such message.
  public subscript(id: MessageID) -> LocaleMessage? {
    guard id.namesMessage else { return nil }
    guard let facet = id.facet.flatMap(Facet.init) else { return options?[id.entry]?.label }
    return messages(named: id.file)?[id.entry]?.words[facet]
  }
}
