import BayanCatalog
package import BayanDiagnostics
package import BayanTOML

/// The element at an offset of a project's file.
package struct ProjectElement: Sendable {
  /// A message, with the span of its value including the quotes.
  package struct Message: Sendable {
    package var id: MessageID
    package var text: TOMLString
    package var span: SourceSpan
  }

  package enum Kind: Sendable {
    case code(domain: String, name: String)
    case argument(domain: String, code: String, name: String)
    case category(String)
    case recovery(String)
    case option(String)
    /// A key with the name of a facet, or `label`.
    case facet(MessageID)
    case message(Message)
    /// The name of a rule, in `[checks]` or `[[allow]]`.
    case rule(String)
  }

  package var kind: Kind

  /// The span of the name, or of the message with its quotes.
  package var span: SourceSpan

  /// Finds the element at an offset, or at the end of a name before it.
  ///
  /// - Returns: `nil` for a place without a meaning for the catalog.
  package init?(at offset: Int, in file: SourceFile) {
    guard let layout = ProjectLayout.split(file.path)?.file else { return nil }
    let root = TOMLDocument.parse(file).document.root
    guard let found = TOMLPlace(at: offset, in: root) else { return nil }
    guard let kind = Self.kind(of: found, in: layout) else { return nil }
    self.kind = kind
    span = found.span
  }

  private static func kind(of place: TOMLPlace, in file: ProjectFile) -> Kind? {
    let keys = place.keys
    switch (file, place.string) {
    case (.locale(_, .messages("options")), nil):
      if keys.count == 1 { return .option(keys[0]) }
      return keys.count == 2 && keys[1] == "label" ? .facet(.label(of: keys[0])) : nil
    case (.locale(_, .messages("options")), let text?):
      guard keys.count == 2, keys[1] == "label" else { return nil }
      return .message(Message(id: .label(of: keys[0]), text: text, span: place.span))
    case (.locale(_, .messages(let name)), let text):
      if keys.count == 1, text == nil {
        return name == MessageID.categoriesFile
          ? .category(keys[0]) : .code(domain: name, name: keys[0])
      }
      guard keys.count == 2, let facet = Facet(rawValue: keys[1]) else { return nil }
      let id = MessageID(file: name, entry: keys[0], facet: facet)
      guard let text else { return .facet(id) }
      return .message(Message(id: id, text: text, span: place.span))
    case (.categories, nil): return keys.count == 1 ? .category(keys[0]) : nil
    case (.recoveries, nil): return keys.count == 1 ? .recovery(keys[0]) : nil
    case (.recoveries, let text?):
      return keys.count == 2 && keys[1] == "options" ? .option(text.value) : nil
    case (.options, nil): return keys.count == 1 ? .option(keys[0]) : nil
    case (.domain(let name), let text): return kindInDomain(name, keys, text)
    case (.project, nil):
      return keys.count == 2 && keys[0] == "checks" ? .rule(keys[1]) : nil
    case (.project, let text?):
      switch keys {
      case ["allow", "rule"]: return .rule(text.value)
      case ["release", "reviewed"]: return .category(text.value)
      default: return nil
      }
    default: return nil
    }
  }

  private static func kindInDomain(
    _ domain: String, _ keys: [String], _ text: TOMLString?
  ) -> Kind? {
    guard keys.count > 1, keys[0] == "codes" else {
      guard keys == ["default"], let text else { return nil }
      return .code(domain: domain, name: text.value)
    }
    switch (keys.count, keys.count > 2 ? keys[2] : "", text) {
    case (2, _, nil): return .code(domain: domain, name: keys[1])
    case (3, "category", let text?): return .category(text.value)
    case (3, "recovery", let text?): return .recovery(text.value)
    case (4, "arguments", nil): return .argument(domain: domain, code: keys[1], name: keys[3])
    default: return nil
    }
  }
}

/// A key or a string of a file, with the path of keys to it.
package struct TOMLPlace {
  /// The keys from the top of the file.
  package private(set) var keys: [String] = []
  /// The string; `nil` for a key.
  package private(set) var string: TOMLString?
  package private(set) var span = SourceSpan(0, 0)

  package init?(at offset: Int, in root: TOMLTable) {
    guard find(offset, in: root) else { return nil }
  }

  private mutating func find(_ offset: Int, in table: TOMLTable) -> Bool {
    for entry in table.entries {
      keys.append(entry.key)
      if entry.keySpan.start <= offset, offset <= entry.keySpan.end {
        span = entry.keySpan
        return true
      }
      if find(offset, in: entry.value) { return true }
      keys.removeLast()
    }
    return false
  }

  private mutating func find(_ offset: Int, in value: TOMLValue) -> Bool {
    switch value.content {
    case .table(let table): return find(offset, in: table)
    case .array(let values): return values.contains { find(offset, in: $0) }
    case .string(let text):
      guard value.span.start <= offset, offset <= value.span.end else { return false }
      string = text
      span = value.span
      return true
    default: return false
    }
  }
}

extension ProjectElement {
  /// Returns all messages of a file, in source order.
  package static func messages(in file: SourceFile) -> [Message] {
    guard case .locale(_, .messages(let name))? = ProjectLayout.split(file.path)?.file else {
      return []
    }
    var messages: [Message] = []
    for entry in TOMLDocument.parse(file).document.root.entries {
      for field in entry.value.table?.entries ?? [] {
        guard let text = field.value.string else { continue }
        let id =
          name == MessageID.optionsFile && field.key == "label"
          ? MessageID.label(of: entry.key)
          : Facet(rawValue: field.key).map { MessageID(file: name, entry: entry.key, facet: $0) }
        guard let id else { continue }
        messages.append(Message(id: id, text: text, span: field.value.span))
      }
    }
    return messages.sorted { $0.span.start < $1.span.start }
  }
}
