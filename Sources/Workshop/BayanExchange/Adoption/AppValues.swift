package import BayanCatalog
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax
import BayanSupport

// Which value of an app's texts is which argument.

/// Which value of an app's texts is which argument of a catalog.
struct AppValues: Sendable {
  private let catalog: Catalog
  private let declared: DeclaredArguments

  init(_ catalog: Catalog) {
    self.catalog = catalog
    declared = DeclaredArguments(catalog)
  }

  /// The arguments that a message shows or chooses by, in its source.
  func arguments(shownBy id: MessageID) -> Set<String> {
    guard let own = declared[id], !own.isEmpty, let source = catalog.sourceMessages?[id] else {
      return []
    }
    let message = source.parsed.message
    return ResolvedMessage(message).used(in: message).intersection(own.map(\.name))
  }

  /// The placeholders in the texts of an app's key for the values of its message.
  ///
  /// - Returns: `nil` where the message shows values, and the lock doesn't say which they are in the texts.
  func callAsFunction(_ key: TextSet.Key, _ id: MessageID) -> AdoptedLock.Values? {
    catalog.adopted?.values[key.table]?[key.name] ?? (arguments(shownBy: id).isEmpty ? [:] : nil)
  }

  /// Returns a unit under a key of the app, whose texts have the app's placeholders and dialect.
  func unit(_ unit: ExchangeUnit, as key: TextSet.Key) -> ExchangeUnit {
    var unit = unit
    unit.appValues = self(key, unit.id)
    unit.dialect = catalog.adopted?.dialects[key.table]
    return unit
  }

  /// Returns the placeholders in a key's texts for the values of its message, by the lock or by the texts.
  func callAsFunction(_ entry: TextSet.Entry) -> AdoptedLock.Values? {
    guard let id = catalog.adopted?[entry.key.table, entry.key.name] else { return nil }
    return self(entry.key, id) ?? found(id, in: entry)
  }

  /// Returns the placeholders in an app's texts for the values of a message, where a lock has none.
  ///
  /// Where a text has the words that the catalog has, its values are those of the message. Where it has others, an
  /// argument is known by its name, or by its type, if no other has it.
  private func found(_ id: MessageID, in entry: TextSet.Entry) -> AdoptedLock.Values? {
    let declared = declared[id] ?? []
    for text in entry.texts {
      guard let message = catalog[text.locale]?[id],
        let values = text.values(in: message.parsed.message, Set(declared.map(\.name)))
      else { continue }
      return values
    }
    guard let text = entry.texts.first else { return nil }
    let shown = arguments(shownBy: id)
    var values: AdoptedLock.Values = [:]
    for argument in text.arguments {
      let named = declared.filter { $0.name == argument.name && $0.type == argument.type }
      let typed = declared.filter { $0.type == argument.type && shown.contains($0.name) }
      let isAlone = text.arguments.count { $0.type == argument.type } == 1
      guard let found = named.first ?? (typed.count == 1 && isAlone ? typed[0] : nil) else {
        return nil
      }
      values[found.name] = argument.value
    }
    return shown.isSubset(of: values.keys) ? values : nil
  }
}

extension Catalog {
  /// The catalog with a lock that says which values are in the texts of some files of the app, as far as these
  /// or the catalog decide it.
  ///
  /// A lock that was written before it kept them lacks all.
  package func completingLock(by files: [SourceFile]) -> Catalog {
    guard var lock = adopted else { return self }
    let appValues = AppValues(self)
    let open = lock.messages.filter { table, keys in
      keys.contains { key, id in appValues(TextSet.Key(table: table, name: key), id) == nil }
    }
    let tables = Set(open.keys.map(\.withoutEnding))
    let own = files.filter { tables.contains(PathLocale($0.path).table.withoutEnding) }
    guard !own.isEmpty else { return self }
    let set = TextSet(own, sourceLocale: project.sourceLocale, dialects: lock.dialects)
    for entry in set.entries {
      guard open[entry.key.table]?[entry.key.name] != nil, let values = appValues(entry) else {
        continue
      }
      if !values.isEmpty { lock.values[entry.key.table, default: [:]][entry.key.name] = values }
    }
    var catalog = self
    catalog.adopted = lock
    return catalog
  }
}

extension TextSet.Text {
  /// Returns the text's placeholders for the values of a message that differs in their names alone.
  fileprivate func values(in message: Message, _ declared: Set<String>) -> AdoptedLock.Values? {
    let own = ParsedMessage.parse(text).message
    let names = own.variables(among: Set(arguments.map(\.name)))
    let theirs = message.variables(among: declared)
    guard names.count == theirs.count else { return nil }
    let renamed = own.renaming(Dictionary(firstOf: zip(names, theirs)))
    guard renamed.formatted().utf8.elementsEqual(message.formatted().utf8) else { return nil }
    var values: AdoptedLock.Values = [:]
    for (name, theirs) in zip(names, theirs) {
      values[theirs] = arguments.first { $0.name == name }?.value
    }
    return values
  }

  /// The text with the names that arguments have in a catalog.
  func renamed(by values: AdoptedLock.Values) -> TextSet.Text {
    var names: [String: String] = [:]
    for argument in arguments {
      let name = values.first { $0.value == argument.value }?.key
      if let name, name != argument.name { names[argument.name] = name }
    }
    guard !names.isEmpty else { return self }
    var text = self
    text.text = ParsedMessage.parse(self.text).message.renaming(names).formatted()
    for index in arguments.indices {
      text.arguments[index].name = names[arguments[index].name] ?? arguments[index].name
    }
    return text
  }
}

extension Adoption.Row {
  /// The placeholders of the app's texts for the values of the message.
  var values: AdoptedLock.Values {
    var values = formerValues
    for argument in (texts + known).flatMap(\.arguments) where values[argument.name] == nil {
      values[argument.name] = argument.value
    }
    return values
  }
}

extension Message {
  /// The variables with some names, in the order in which they come up.
  fileprivate func variables(among names: Set<String>) -> [String] {
    var found: [String] = []
    func add(_ expression: Expression) {
      guard case .variable(let variable)? = expression.operand, names.contains(variable.name),
        !found.contains(variable.name)
      else { return }
      found.append(variable.name)
    }
    for declaration in declarations { add(declaration.value) }
    for pattern in exchangeVariants.map(\.pattern) {
      for case .expression(let expression) in pattern.elements { add(expression) }
    }
    return found
  }
}

extension Diagnostic.Message {
  /// That nothing says which values of an app's text are which arguments.
  static func undecided(_ key: TextSet.Key, _ arguments: Set<String>) -> Self {
    let example = Dictionary(
      uniqueKeysWithValues: arguments.sorted().enumerated().map {
        ($0.element, AdoptedLock.Value.place($0.offset + 1))
      })
    return
      "it isn't known which values of the app's text of \(quoted(key.name)) are \(quotedList(arguments.sorted())); write it into Catalog/adopted.lock below '\(AdoptedLock.header(ofValuesIn: key.table))', such as '\(AdoptedLock.line(key.name, example))'"
  }
}
