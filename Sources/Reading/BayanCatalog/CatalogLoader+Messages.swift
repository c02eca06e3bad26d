import BayanDiagnostics
import BayanMessageSyntax
import BayanTOML

/// The files of `Locales/`: messages by entry and facet.
extension CatalogLoader {
  /// Reads one file of messages.
  ///
  /// - Parameter name: The file's name without `.toml`, the first part of its messages' ids.
  mutating func messages(from file: SourceFile, named name: String, locale: String) -> MessagesFile
  {
    let (root, isComplete) = parse(file)
    var entries: [MessagesEntry] = []
    entries.reserveCapacity(root.entries.count)
    for entry in root.entries {
      let id = MessageID(file: name, entry: entry.key)
      guard let fields = entryFields(entry, file, FileKeys.messages, locale: locale, id: id) else {
        continue
      }
      var read = MessagesEntry(
        name: entry.key, place: Place(file: file.path, span: entry.keySpan))
      read.facets.reserveCapacity(min(fields.table.entries.count, Facet.allCases.count))
      for facet in Facet.allCases {
        if fields.suggested.contains(facet.rawValue) { read.unreadable.insert(facet) }
        guard let value = fields.table[facet.rawValue]?.value else { continue }
        if let message = message(facet.rawValue, value, of: fields, id, locale: locale) {
          read.facets[facet] = message
        } else {
          read.unreadable.insert(facet)
        }
      }
      for (facet, text) in fingerprints(of: fields, known: FileKeys.facets) {
        if let facet = Facet(rawValue: facet) { read.source[facet] = text }
      }
      entries.append(read)
    }
    return MessagesFile(
      path: file.path, entries: entries,
      isComplete: isComplete && entries.count == root.entries.count, end: end(of: file))
  }

  /// Reads the `options.toml` of a locale.
  mutating func labels(from file: SourceFile, locale: String) -> OptionLabelsFile {
    let (root, isComplete) = parse(file)
    var entries: [OptionLabel] = []
    for entry in root.entries {
      let id = MessageID(file: MessageID.optionsFile, entry: entry.key)
      guard let fields = entryFields(entry, file, FileKeys.label, locale: locale, id: id)
      else { continue }
      let value = fields.table["label"]?.value
      let label = value.flatMap { message("label", $0, of: fields, id, locale: locale) }
      let isUnreadable = label == nil && (value != nil || fields.suggested.contains("label"))
      entries.append(
        OptionLabel(
          name: entry.key, label: label,
          source: fingerprints(of: fields, known: FileKeys.labelSource).first?.text,
          isUnreadable: isUnreadable, place: Place(file: file.path, span: entry.keySpan)))
    }
    return OptionLabelsFile(
      path: file.path, entries: entries,
      isComplete: isComplete && entries.count == root.entries.count, end: end(of: file))
  }

  /// Returns the fields of one `[name]`, and reports a value that is no table.
  private mutating func entryFields(
    _ entry: TOMLEntry, _ file: SourceFile, _ known: [String], locale: String, id: MessageID
  ) -> Fields? {
    guard let table = entry.value.table else {
      let fields = Fields(
        file: file.path, table: TOMLTable(span: entry.keySpan), place: entry.keySpan,
        locale: locale, messageID: id)
      reportWrongType(entry.key, entry.value, wanted: "a table of texts", in: fields)
      return nil
    }
    return fields(
      of: table, in: file.path, at: entry.keySpan, known: known, locale: locale, messageID: id)
  }

  /// Reads and parses one message; the parser's diagnostics get their places in the file.
  private mutating func message(
    _ facet: String, _ value: TOMLValue, of fields: Fields, _ entry: MessageID, locale: String
  ) -> LocaleMessage? {
    guard let text = value.string else {
      reportWrongType(facet, value, wanted: "a string", in: fields)
      return nil
    }
    let message = LocaleMessage(
      reading: text, id: MessageID(file: entry.file, entry: entry.entry, facet: facet),
      locale: locale, at: Place(file: fields.file, span: value.span))
    if !message.parsed.isValid { diagnostics += message.diagnostics }
    return message
  }

  /// Reads `source`: the fingerprints of the translated source texts.
  private mutating func fingerprints(
    of fields: Fields, known: [String]
  ) -> [(name: String, text: String)] {
    guard let (table, keySpan) = table("source", of: fields) else { return [] }
    let inner = self.fields(
      of: table, in: fields.file, at: keySpan, known: known, locale: fields.locale,
      messageID: fields.messageID)
    return known.compactMap { name in
      string(name, of: inner).map { (name, $0.value) }
    }
  }

  private func end(of file: SourceFile) -> Place {
    Place(file: file.path, span: SourceSpan(file.bytes.count, file.bytes.count))
  }
}
