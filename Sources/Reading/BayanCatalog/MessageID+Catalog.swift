public import BayanDiagnostics

extension MessageID {
  /// The name of the file with the messages that categories share.
  public static let categoriesFile = "categories"

  /// The name of the file with the labels of options.
  public static let optionsFile = "options"

  /// Creates the id of a facet of an error or a category.
  package init(file: String, entry: String, facet: Facet) {
    self.init(file: file, entry: entry, facet: facet.rawValue)
  }

  /// Returns the id of an option's label.
  public static func label(of option: String) -> Self {
    Self(file: optionsFile, entry: option, facet: "label")
  }

  /// Whether the id names a message, and not an entry or something else.
  package var namesMessage: Bool {
    file == Self.optionsFile ? facet == "label" : facet.flatMap(Facet.init) != nil
  }
}

extension LocaleMessages {
  /// Returns the file of a domain or of the categories.
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
    files.flatMap { $0.messages.entries.flatMap { $0.facets.map(\.value) } }
      + (options?.entries ?? []).compactMap(\.label)
  }

  /// The message with an id; `nil` for an entry, and if the locale has no such message.
  public subscript(id: MessageID) -> LocaleMessage? {
    guard id.namesMessage else { return nil }
    guard let facet = id.facet.flatMap(Facet.init) else { return options?[id.entry]?.label }
    return messages(named: id.file)?[id.entry]?.facets[facet]
  }
}
