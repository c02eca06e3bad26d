import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanExchange
import BayanHistory
import BayanJSONRPC
import BayanMerge
import BayanMessageSyntax
import BayanTOML
import BayanWorkspace

// Each change compares the message with the one that the page had, and swaps all files or none.
extension Workbench {
  /// The number of tries if another program writes files at the same time.
  private static let tries = 3

  /// Keeps a text that isn't saved.
  func keep(_ body: MessageBody) throws(WorkbenchFailure) -> JSON {
    let locale = try target(body.locale)
    let source = try source(body.id)
    let text = try body.message?.composed(views(locale), of: source)
    let saved = try views(locale).messages?[source.id]?.messageText ?? ""
    change { texts in
      guard let text, !text.utf8.elementsEqual(saved.utf8) else {
        return texts.drop(locale, body.id)
      }
      texts.keep(
        UnsavedTexts.Text(
          locale: locale, id: body.id, text: text, version: body.version ?? "", base: body.base))
    }
    return ["kept": .bool(text != nil)]
  }

  /// Saves a text; the message is then translated.
  ///
  /// The answer has status 409 with three versions if the message isn't as the page had it, and 422
  /// with the diagnostics if the text has an error. Nothing is written in both cases.
  func save(_ body: MessageBody) throws(WorkbenchFailure) -> WorkbenchResponse {
    let locale = try target(body.locale)
    refresh()
    var text = ""
    do {
      let source = try source(body.id)
      text = try body.message?.composed(views(locale), of: source) ?? ""
    }
    guard !text.isEmpty else { throw WorkbenchFailure(422, "There is no text to save.") }
    for _ in 0..<Self.tries {
      let source = try source(body.id)
      guard try version(source, locale) == body.version else {
        return try conflict(body, text, source, locale)
      }
      let trial: ProposalTrial
      do throws(ProposalFailure) {
        trial = try project.trial(
          Proposal(
            text, of: source.id, locale: locale, state: .translated, origin: "workbench"),
          unread: snapshot.contents.unread)
      } catch {
        switch error {
        case .unreadable(let diagnostics): throw Self.unreadable(diagnostics)
        case .noSource: throw WorkbenchFailure(404, "The source locale has no such message.")
        }
      }
      guard !trial.hasErrors, trial.message?.messageText.utf8.elementsEqual(text.utf8) == true
      else {
        var answer = try checked(text, of: source, locale)
        answer["error"] = "errors"
        answer["reasons"] = .list(trial.diagnostics.filter { $0.severity == .error }.prefix(20)) {
          .string($0.message.description)
        }
        return WorkbenchResponse(422, .object(answer))
      }
      if trial.files.isEmpty || snapshot.write(trial.files) == nil {
        change { $0.drop(locale, body.id) }
        if !trial.files.isEmpty { refresh(trying: trial.project) }
        return WorkbenchResponse(200, .object(try view(of: try self.source(body.id), locale)))
      }
      refresh()
    }
    throw WorkbenchFailure(
      503, "Another program writes these files all the time. Nothing was saved.")
  }

  /// Answers with the three versions of a message that changed meanwhile.
  private func conflict(
    _ body: MessageBody, _ text: String, _ source: LocaleMessage, _ locale: String
  ) throws(WorkbenchFailure) -> WorkbenchResponse {
    let theirs = try views(locale).messages?[source.id]?.messageText
    let merged =
      theirs == nil && body.base != nil
      ? nil : MessageMerge.merged(base: body.base ?? "", ours: text, theirs: theirs ?? "")
    change {
      $0.keep(
        UnsavedTexts.Text(
          locale: locale, id: body.id, text: text, version: body.version ?? "", base: body.base))
    }
    return WorkbenchResponse(
      409,
      [
        "error": "conflict", "version": .string(try version(source, locale)),
        "base": JSON(body.base), "ours": .string(text), "theirs": JSON(theirs),
        "merged": JSON(merged), "source": .string(source.messageText),
      ])
  }

  /// Records that a person has read a translation.
  func review(_ body: MessageBody) throws(WorkbenchFailure) -> WorkbenchResponse {
    let name = (body.reader ?? "").split(whereSeparator: \.isWhitespace).joined(separator: "-")
    guard !name.isEmpty, name.utf8.count <= 100, name.unicodeScalars.allSatisfy(\.isNamePart)
    else { throw WorkbenchFailure(422, "The reader's name is missing, or can't be used.") }
    return try write(body) { source, locale throws(WorkbenchFailure) in
      let loaded = self.project.loaded
      guard loaded.isUsable, let catalog = loaded.catalog else {
        throw Self.unreadable(loaded.diagnostics)
      }
      let review = Review(
        catalog, files: loaded.files, ids: [source.id], locales: [locale],
        reviewer: "person:\(name)")
      return review.files(over: self.project.files)
    }
  }

  /// Removes a draft, so that the message is missing again.
  func refuse(_ body: MessageBody) throws(WorkbenchFailure) -> WorkbenchResponse {
    try write(body) { source, locale throws(WorkbenchFailure) in
      guard let messages = try self.catalog().locales.first(where: { $0.tag == locale }),
        let message = messages[source.id], messages.exchangeState(of: source) == .draft,
        let file = self.project[message.place.file],
        let edited = MessageRemoval.file(file, without: source.id)
      else {
        throw WorkbenchFailure(422, "Only drafts in tables of their own can be refused here.")
      }
      var states = messages.states
      states.lines[source.id] = nil
      let path = ProjectLayout().path(of: .locale(locale, .states))
      return [edited, SourceFile(path: path, text: states.fileText)]
    }
  }

  /// Writes a comment that suppresses the diagnostics of a rule in a message.
  func suppress(_ body: MessageBody) throws(WorkbenchFailure) -> WorkbenchResponse {
    let reason = (body.reason ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !reason.isEmpty, reason.utf8.count <= 500,
      !reason.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { throw WorkbenchFailure(422, "Write the reason for which it is suppressed.") }
    return try write(body) { source, locale throws(WorkbenchFailure) in
      // The comment is written at the place of the diagnostic.
      self.project.check(source.id, locale)
      guard let catalog = self.project.currentCatalog else { throw Self.unreadable([]) }
      let found = self.project.diagnostics(on: source.id, locale).filter {
        $0.rule.rawValue == body.rule
      }
      guard let first = found.first, let file = self.project[first.file],
        self.project.rules.entry(first.rule.rawValue)?.isAdjustable == true
      else { throw WorkbenchFailure(422, "The saved text has no such diagnostic.") }
      let files = [file.path: file]
      let edits = SuppressionComments.edits(
        suppressing: found.fingerprinted(in: files), reason: reason, in: catalog, files: files)
      return [
        SourceFile(
          path: file.path, bytes: TOMLEditor.apply(edits[file.path] ?? [], to: file.bytes))
      ]
    }
  }

  /// A failure for a project with files that have errors, which names the first of them.
  private static func unreadable(_ diagnostics: [Diagnostic]) -> WorkbenchFailure {
    let errors = diagnostics.filter { $0.severity == .error }.prefix(3).map {
      " \($0.file): \($0.message)."
    }
    return WorkbenchFailure(
      503, "Files of the project have errors. Correct them first.\(errors.joined())")
  }

  /// Writes the files of a change, if the message is as the page had it.
  private func write(
    _ body: MessageBody,
    _ files: (LocaleMessage, String) throws(WorkbenchFailure) -> [SourceFile]
  ) throws(WorkbenchFailure) -> WorkbenchResponse {
    let locale = try target(body.locale)
    for _ in 0..<Self.tries {
      refresh()
      let source = try source(body.id)
      guard try version(source, locale) == body.version else {
        throw WorkbenchFailure(409, "The message has changed. Read it again.")
      }
      let changed = try files(source, locale).filter { project[$0.path]?.bytes != $0.bytes }
      for file in changed {
        if let fault = CatalogLoader.fault(ofWriting: file, over: project[file.path]) {
          throw WorkbenchFailure(
            422, "'\(file.path)' couldn't be read again: \(fault.message). Nothing was written.")
        }
      }
      if changed.isEmpty || snapshot.write(changed) == nil {
        refresh()
        project.check(source.id, locale)
        return WorkbenchResponse(200, .object(try view(of: try self.source(body.id), locale)))
      }
    }
    throw WorkbenchFailure(
      503, "Another program writes these files all the time. Nothing was written.")
  }
}

extension Unicode.Scalar {
  /// Whether a reader's name may have the scalar: no control, and nothing that begins a comment.
  fileprivate var isNamePart: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: self != "#"
    }
  }
}

/// The removal of a message from a file of a locale.
enum MessageRemoval {
  /// Returns the file without a message and its fingerprint; without its entry, if nothing else is
  /// in it.
  ///
  /// - Returns: `nil` for a message that isn't on lines of its own, below its entry's header.
  static func file(_ file: SourceFile, without id: MessageID) -> SourceFile? {
    guard let facet = id.facet else { return nil }
    let document = TOMLDocument.parse(file).document
    guard document.isValid, let entry = document.root[id.entry],
      let table = entry.value.table, table.form == .header, let message = table[facet]
    else { return nil }
    let others = table.entries.filter { $0.key != facet && $0.key != "source" }
    if others.isEmpty {
      let spans = [table.span] + table.entries.map(\.statement)
      guard let start = spans.map(\.start).min(), let end = spans.map(\.end).max() else {
        return nil
      }
      return removing([SourceSpan(start, end)], [], from: file)
    }
    var edits: [TextEdit] = []
    var lines = [message.statement]
    if let source = table["source"], let stamps = source.value.table, stamps.form == .inline {
      let left = stamps.entries.filter { $0.key != facet }
      if left.isEmpty {
        lines.append(source.statement)
      } else if left.count < stamps.entries.count {
        let values = left.compactMap { entry in
          entry.value.string.map { (key: entry.key, value: TOMLNewValue.string($0.value)) }
        }
        edits.append(TextEdit(source.value.span, TOMLNewValue.inlineTable(values).text))
      }
    }
    return removing(lines, edits, from: file)
  }

  /// Removes whole lines, and applies edits elsewhere.
  private static func removing(
    _ spans: [SourceSpan], _ edits: [TextEdit], from file: SourceFile
  ) -> SourceFile? {
    let bytes = file.bytes
    let removals = spans.map { span in
      let start = bytes[..<span.start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let end = bytes[span.end...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      return TextEdit(SourceSpan(start, end), "")
    }
    guard let result = try? TOMLEditor.applying(removals + edits, to: bytes) else { return nil }
    return SourceFile(path: file.path, bytes: result)
  }
}

extension TOMLEntry {
  /// The span from the key to the end of the value.
  fileprivate var statement: SourceSpan { SourceSpan(keySpan.start, value.span.end) }
}
