package import BayanDiagnostics
import BayanTOML

/// `Catalog/adopted.lock`: the keys of an app's files with their messages, and the texts of these files that
/// the catalog knows.
///
///     ["Resources/*.lproj/Errors.strings"]
///     "error.offline.title" = "app.offline.title"
///
///     [texts."Resources/*.lproj/Errors.strings".ar]
///     "error.offline.title" = "912d27e2"
///
///     [values."Resources/*.lproj/Errors.strings"]
///     "error.offline.message" = { file = 1 }
///
///     [dialects]
///     "lib/l10n/app_*.arb" = "use-escaping"
///
/// `*` is the locale. Each key has one line. The lines are sorted, so that merges rarely conflict.
package struct AdoptedLock: Hashable, Sendable {
  /// The placeholder by which an app's texts refer to an argument of a message.
  package enum Value: Hashable, Sendable {
    /// `%2$@`: the position among the values that the app passes.
    case place(Int)
    /// `{user}`, `%(user)s`: the name.
    case name(String)
  }

  /// The app's placeholders for the arguments of one message, by the arguments' names.
  package typealias Values = [String: Value]

  /// The messages by file and key.
  package var messages: [String: [String: MessageID]]

  /// The fingerprints of the app's texts when they were last read or written, by file, locale and key.
  ///
  /// A text of the app with another fingerprint has been edited since, and isn't overwritten.
  package var texts: [String: [String: [String: String]]] = [:]

  /// The app's placeholders for the arguments of messages, by file and key.
  ///
  /// A key is missing if its message has no arguments, or if the lock is older than this table.
  package var values: [String: [String: Values]] = [:]

  /// The dialects of files that their contents don't show, by file: `use-escaping` of Flutter's `l10n.yaml`.
  package var dialects: [String: String] = [:]

  /// Creates a lock.
  package init(messages: [String: [String: MessageID]] = [:]) { self.messages = messages }

  /// The message of a key.
  package subscript(table: String, key: String) -> MessageID? {
    get { messages[table]?[key] }
    set { messages[table, default: [:]][key] = newValue }
  }

  /// The messages by key, without keys that have different messages in several files.
  package var keys: [String: MessageID] {
    var found: [String: Set<MessageID>] = [:]
    for keys in messages.values {
      for (key, id) in keys { found[key, default: []].insert(id) }
    }
    return found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// Renames an argument in all placeholders of a code's messages.
  package mutating func renameArgument(_ old: String, of code: MessageID, to name: String) {
    for (table, keys) in messages {
      for (key, id) in keys where id.file == code.file && id.entry == code.entry {
        if let value = values[table]?[key]?.removeValue(forKey: old) {
          values[table]?[key]?[name] = value
        }
      }
    }
  }

  /// Returns the lock with new ids for all messages.
  package func mapped(_ id: (MessageID) -> MessageID) -> AdoptedLock {
    var lock = self
    lock.messages = messages.mapValues { $0.mapValues(id) }
    return lock
  }

  /// The keys of the tables of fingerprints, of placeholders and of dialects.
  static let textsKey = "texts"
  static let valuesKey = "values"
  static let dialectsKey = "dialects"

  /// The file's text.
  package var fileText: String {
    var text = """
      # Which key of the app's files became which message, and the texts that were read or written there.
      # Written by `bayan adopt`, `import` and `export --adopted-keys`.
      format = 1

      """
    for (table, keys) in messages.sorted(by: { $0.key < $1.key }) where !keys.isEmpty {
      text += "\n[\(tomlKey([table]))]\n"
      for (key, id) in keys.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
        text += "\(tomlKey([key])) = \(tomlBasicString(id.description))\n"
      }
    }
    for (table, locales) in texts.sorted(by: { $0.key < $1.key }) {
      for (locale, keys) in locales.sorted(by: { $0.key < $1.key }) where !keys.isEmpty {
        text += "\n[\(tomlKey([Self.textsKey, table, locale]))]\n"
        let sorted = keys.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        for (key, fingerprint) in sorted {
          text += "\(tomlKey([key])) = \(tomlBasicString(fingerprint))\n"
        }
      }
    }
    for (table, keys) in values.sorted(by: { $0.key < $1.key }) where !keys.isEmpty {
      text += "\n[\(tomlKey([Self.valuesKey, table]))]\n"
      for (key, values) in keys.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
      where !values.isEmpty {
        text += "\(tomlKey([key])) = \(Self.written(values))\n"
      }
    }
    if !dialects.isEmpty { text += "\n[\(Self.dialectsKey)]\n" }
    for (table, dialect) in dialects.sorted(by: { $0.key < $1.key }) {
      text += "\(tomlKey([table])) = \(tomlBasicString(dialect))\n"
    }
    return text
  }
}

extension AdoptedLock {
  private static func written(_ values: Values) -> String {
    TOMLNewValue.inlineTable(
      values.sorted { $0.key < $1.key }.map { argument, value in
        switch value {
        case .place(let place): (argument, .integer(Int64(place)))
        case .name(let name): (argument, .string(name))
        }
      }
    ).text
  }

  /// Returns the line of a key with its placeholders: `"a.title" = { folder = 1, file = 2 }`.
  package static func line(_ key: String, _ values: Values) -> String {
    "\(tomlKey([key])) = \(written(values))"
  }

  /// Returns the header of the placeholders of one file.
  package static func header(ofValuesIn table: String) -> String {
    "[\(tomlKey([valuesKey, table]))]"
  }
}

extension CatalogLoader {
  /// Reads `adopted.lock`.
  mutating func adoptedLock(from file: SourceFile?) -> AdoptedLock? {
    guard let file else { return nil }
    let (root, isComplete) = parse(file)
    guard isComplete, isKnownFormat(of: root, in: file) else { return nil }
    var lock = AdoptedLock()
    for table in root.entries where table.key != "format" {
      guard let keys = table.value.table else {
        reportInvalid(.notAFile(table.key), at: Place(file: file.path, span: table.value.span))
        continue
      }
      if table.key == AdoptedLock.textsKey {
        // An invalid fingerprint matches no text, so the text isn't overwritten.
        lock.texts = Self.fingerprints(keys)
        continue
      }
      if table.key == AdoptedLock.valuesKey {
        lock.values = values(keys, in: file)
        continue
      }
      if table.key == AdoptedLock.dialectsKey {
        // A dialect that isn't known here changes nothing.
        for entry in keys.entries { lock.dialects[entry.key] = entry.value.string?.value }
        continue
      }
      for entry in keys.entries {
        guard let id = entry.value.string.flatMap({ MessageID($0.value) }), id.facet != nil else {
          reportInvalid(.notAMessage(entry.key), at: Place(file: file.path, span: entry.value.span))
          continue
        }
        lock[table.key, entry.key] = id
      }
    }
    return lock
  }

  private mutating func values(
    _ root: TOMLTable, in file: SourceFile
  ) -> [String: [String: AdoptedLock.Values]] {
    var values: [String: [String: AdoptedLock.Values]] = [:]
    for table in root.entries {
      for key in table.value.table?.entries ?? [] {
        var known: Set<AdoptedLock.Value> = []
        for entry in key.value.table?.entries ?? [] {
          let value =
            entry.value.integer.flatMap { (1...99).contains($0) ? .place(Int($0)) : nil }
            ?? entry.value.string.map { AdoptedLock.Value.name($0.value) }
          guard let value, known.insert(value).inserted else {
            reportInvalid(
              .notAValue(entry.key), at: Place(file: file.path, span: entry.value.span))
            continue
          }
          values[table.key, default: [:]][key.key, default: [:]][entry.key] = value
        }
      }
    }
    return values
  }

  private static func fingerprints(_ root: TOMLTable) -> [String: [String: [String: String]]] {
    var texts: [String: [String: [String: String]]] = [:]
    for table in root.entries {
      for locale in table.value.table?.entries ?? [] {
        for text in locale.value.table?.entries ?? [] {
          texts[table.key, default: [:]][locale.key, default: [:]][text.key] =
            text.value.string?.value
        }
      }
    }
    return texts
  }
}

extension Diagnostic.Message {
  fileprivate static func notAFile(_ name: String) -> Self {
    "\(quoted(name)) isn't a table with the keys of a file; remove the line, and run 'bayan adopt' again"
  }

  fileprivate static func notAValue(_ argument: String) -> Self {
    "\(quoted(argument)) needs its position in the app's texts, from 1 to 99, or its name in quotes; no two arguments can have the same"
  }

  fileprivate static func notAMessage(_ key: String) -> Self {
    "the key \(quoted(key)) doesn't name a message; write one such as 'login.expired.title', or remove the line"
  }
}
