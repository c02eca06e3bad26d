package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanTOML

extension Adoption {
  /// An adoption after the rules have seen it.
  package struct Checked: Sendable {
    /// The adoption without what is refused.
    package var result: Adoption
    /// The files that change, in the order of their paths.
    package var files: [SourceFile]
    /// The remaining errors; nothing is written with any.
    package var errors: [Diagnostic]
    /// All files as they become, by path.
    package var sources: [String: SourceFile]
    /// The catalog as it becomes.
    package var catalog: Catalog?
  }

  /// How often what is left is checked again after something was refused.
  private static let roundLimit = 8

  /// Makes the files in memory.
  ///
  /// A translation that an error or a gate refuses becomes a draft, so that no
  /// word is lost; what even then stands against the catalog is taken back.
  ///
  /// - Parameter run: One that has warnings too: by that of a draft, nothing else is said of it.
  package func checked(by run: CheckRun) -> Checked {
    let run = run.withClosedGates
    var result = self
    // Of drafts the rules report nothing. So all are first seen as translations.
    for index in result.rows.indices {
      for place in result.rows[index].texts.indices {
        result.rows[index].texts[place].state = .translated
      }
    }
    let first = result.outcome(by: run)
    let hasDrafts = rows.contains { $0.texts.contains { $0.state == .draft } }
    if first.errors.isEmpty, !hasDrafts { return first }
    result.makeDrafts(of: first.errors)
    for (index, row) in rows.enumerated() {
      for (place, text) in row.texts.enumerated() where text.state == .draft {
        result.rows[index].texts[place].state = .draft
      }
    }
    for _ in 0..<Self.roundLimit {
      let checked = result.outcome(by: run)
      guard !checked.errors.isEmpty, result.refuse(checked.errors) else { return checked }
    }
    return Checked(
      result: result, files: [], errors: first.errors, sources: first.sources, catalog: nil)
  }

  private func outcome(by run: CheckRun) -> Checked {
    var files = AdoptionFiles(self)
    files.write()
    let outcome = run(files.all)
    let adopted = Set(rows.map(\.id))
    let gates = run.rules.gates
    return Checked(
      result: self, files: files.changed,
      errors: outcome.diagnostics.filter {
        // A gate is for what comes in, and not for what is here.
        $0.severity == .error && $0.isOpen
          && (!gates.contains($0.rule) || $0.messageID.map(adopted.contains) == true)
      },
      sources: outcome.files, catalog: outcome.catalog)
  }

  /// Returns the reasons in errors against single texts.
  private func reasons(_ errors: [Diagnostic]) -> [MessageID: [String: Diagnostic.Message]] {
    var reasons: [MessageID: [String: Diagnostic.Message]] = [:]
    for error in errors {
      guard let id = error.messageID,
        let locale = error.locale ?? ProjectLayout.locale(of: error.file)
      else { continue }
      if reasons[id]?[locale] == nil {
        reasons[id, default: [:]][locale] = error.reason
      }
    }
    return reasons
  }

  /// Makes drafts of the translations that errors are about.
  private mutating func makeDrafts(of errors: [Diagnostic]) {
    let reasons = reasons(errors)
    for index in rows.indices {
      guard let own = reasons[rows[index].id], own[sourceLocale] == nil else { continue }
      for place in rows[index].texts.indices {
        let text = rows[index].texts[place]
        guard let reason = own[text.locale] else { continue }
        rows[index].texts[place].state = .draft
        drafts.append(
          TextSet.Untaken(
            place: text.place, key: rows[index].key.name, locale: text.locale, reason: reason))
      }
    }
  }

  /// Takes back the texts that errors are about.
  ///
  /// - Returns: Whether there were any.
  private mutating func refuse(_ errors: [Diagnostic]) -> Bool {
    var reasons = reasons(errors)
    if errors.contains(where: { $0.messageID == nil }) {
      reasons.merge(unwritable) { $0.merging($1) { first, _ in first } }
    }
    var found = false
    for index in rows.indices {
      guard let own = reasons[rows[index].id] else { continue }
      let isSource = own[sourceLocale] != nil
      for text in rows[index].texts where isSource || own[text.locale] != nil {
        found = true
        drafts.removeAll { $0.place == text.place && $0.locale == text.locale }
        guard let reason = own[text.locale] else { continue }
        untaken.append(
          TextSet.Untaken(
            place: text.place, key: rows[index].key.name, locale: text.locale, reason: reason))
      }
      rows[index].texts.removeAll { isSource || own[$0.locale] != nil }
    }
    removeEmpty()
    return found
  }

  /// The reasons against texts whose key, code or words no file of the catalog can have.
  ///
  /// A file with one of them can't be read, so no diagnostic of it names a message.
  private var unwritable: [MessageID: [String: Diagnostic.Message]] {
    func problem(_ source: String) -> Diagnostic.Message? {
      TOMLDocument.parse(SourceFile(path: "", text: source)).diagnostics
        .first { $0.severity == .error }.map(\.reason)
    }
    var reasons: [MessageID: [String: Diagnostic.Message]] = [:]
    for row in rows {
      let ofKey =
        problem("\(tomlKey([row.key.name])) = 1\n") ?? problem("[\(tomlKey([row.id.entry]))]\n")
      for text in row.texts {
        guard let reason = ofKey ?? problem("x = \(TOMLNewValue.lines(text.text).text)\n") else {
          continue
        }
        reasons[row.id, default: [:]][text.locale] = reason
      }
    }
    return reasons
  }

  /// Removes the rows without a source, and the buttons of codes that are gone.
  private mutating func removeEmpty() {
    let labels = Set(rows.filter { !$0.texts.isEmpty }.map(\.id))
    let present = self
    rows.removeAll { row in
      row.texts.isEmpty && row.presentLocales.isEmpty
        || row.presentLocales.isEmpty && !row.hasSource(present)
          && present.catalog?.sourceMessages?[row.id] == nil
        || row.texts.isEmpty && present.catalog?.sourceMessages?[row.id] == nil
          && !labels.contains(row.id)
    }
    var facets: [MessageID: Set<Facet>] = [:]
    for row in rows {
      guard let facet = row.id.facet.flatMap(Facet.init) else { continue }
      facets[MessageID(file: row.id.file, entry: row.id.entry), default: []].insert(facet)
    }
    let options = Set(rows.filter { $0.id.file == MessageID.optionsFile }.map(\.id.entry))
    for index in codes.indices {
      codes[index].facets =
        facets[MessageID(file: codes[index].domain, entry: codes[index].name)] ?? []
      codes[index].options.removeAll {
        !options.contains($0) && catalog?.sourceMessages?[.label(of: $0)] == nil
      }
    }
    let names = Set(codes.filter { !$0.facets.isEmpty }.map(\.name))
    for row in rows where row.id.file == MessageID.optionsFile {
      guard let code = row.code, !names.contains(code), let text = row.texts.first else { continue }
      untaken.append(
        TextSet.Untaken(
          place: text.place, key: row.key.name, locale: text.locale,
          reason: "the error \(quoted(code)), whose button it is, isn't taken"))
    }
    rows.removeAll { row in
      row.id.file == MessageID.optionsFile && row.code.map { !names.contains($0) } ?? false
        && !row.texts.isEmpty
    }
  }
}

extension Diagnostic {
  /// The message with the rule's name.
  fileprivate var reason: Message { "\(message) [\(rule)]" }
}
