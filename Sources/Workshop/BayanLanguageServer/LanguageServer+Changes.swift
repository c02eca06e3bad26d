import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanHistory
import BayanJSONRPC
import BayanSupport
import BayanWorkspace

// These actions copy source texts and review messages.
extension LanguageServer {
  /// Returns the changes of the translation at an offset, or of its whole entry.
  func changes(
    at offset: Int, in file: SourceFile, _ project: OpenProject,
    about diagnostics: some Sequence<Diagnostic>
  ) -> [Offer] {
    guard let catalog = project.catalog, let tag = ProjectLayout.locale(of: file.path),
      tag != catalog.project.sourceLocale,
      let locale = catalog.locales.first(where: { $0.tag == tag }),
      let source = catalog.sourceMessages
    else { return [] }
    var offers: [Offer] = []
    for diagnostic in diagnostics where Self.missingTexts.contains(diagnostic.rule) {
      guard let id = diagnostic.messageID else { continue }
      offers += copies(of: id, from: source, to: locale, .quickfix, about: diagnostic)
    }
    guard let id = ProjectElement(at: offset, in: file)?.messageID(in: file.path) else {
      return offers
    }
    if offers.isEmpty {
      offers += copies(of: id, from: source, to: locale, .rewrite, about: nil)
    }
    let unreviewed = locale.messages.filter { message in
      guard id.contains(message.id), let original = source[message.id] else { return false }
      return locale.state(of: message, source: original) != .reviewed
    }
    if !unreviewed.isEmpty {
      let draft = diagnostics.first { $0.rule == .translationDraft }
      offers.append(
        Offer(
          title: "mark as reviewed", kind: draft == nil ? .rewrite : .quickfix, diagnostic: draft
        ) { try Self.reviewing(id, in: tag, of: $0) })
    }
    return offers
  }

  /// The rules about missing texts.
  private static let missingTexts: Set<RuleID> = [
    .translationMissing, .translationEmpty, .optionLabelMissing,
  ]

  /// Returns actions that copy the source's text; for an entry, they copy all texts that it lacks.
  private func copies(
    of id: MessageID, from source: LocaleMessages, to locale: LocaleMessages, _ kind: Offer.Kind,
    about diagnostic: Diagnostic?
  ) -> [Offer] {
    let wanted = source.messages.filter { message in
      guard id.contains(message.id) else { return false }
      guard let present = locale[message.id] else { return true }
      return id.facet != nil && !present.hasSameText(as: message)
    }
    guard !wanted.isEmpty else { return [] }
    let texts = Dictionary(firstOf: wanted.map { ($0.id, $0.messageText) })
    let tag = locale.tag
    return [
      Offer(title: "copy from the source, as a draft", kind: kind, diagnostic: diagnostic) {
        try Drafts(texts, locale: tag, origin: "copy", in: $0.files).files
      }
    ]
  }

  /// Returns the change of 'bayan review'.
  private static func reviewing(
    _ id: MessageID, in tag: String, of project: OpenProject
  ) throws -> [SourceFile] {
    let loaded = project.loaded
    guard let catalog = loaded.catalog, loaded.isUsable else {
      throw JSONRPC.Failure.requestFailed("the project has errors; fix them first")
    }
    let review = Review(catalog, files: loaded.files, ids: [id], locales: [tag])
    return project.files.replacing(review.files(over: project.files))
  }
}

extension ProjectElement {
  /// Returns the message, or the entry of a locale's file, at this element.
  fileprivate func messageID(in path: String) -> MessageID? {
    switch kind {
    case .message(let message): message.id
    case .facet(let id): id
    case .code(let domain, let name): MessageID(file: domain, entry: name)
    case .category(let name): MessageID(file: MessageID.categoriesFile, entry: name)
    case .option(let name): .label(of: name)
    case .argument, .recovery, .rule: nil
    }
  }
}
