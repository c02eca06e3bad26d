package import BayanDiagnostics
import BayanSupport
import BayanTOML

/// The files of a locale that is added to a project, or the missing entries of an existing locale.
///
/// Each message is a comment with its source text, and an empty line to fill in. No
/// text of the source is copied as a translation. The project lists a new locale as in progress.
package struct NewLocale: Sendable {
  /// The reasons why a locale can't be added.
  package enum Failure: Error, Hashable, Sendable {
    /// The text isn't a BCP 47 tag.
    case notATag
    /// The tag has a keyword of the Unicode extension that messages don't support.
    case unsupportedKeyword(String)
    /// The locale is a pseudo-locale, which is made from the source.
    case isPseudo(PseudoLocale)
    /// The locale exists, and lacks no entry.
    case isWhole
    /// These files exist, although the project doesn't list the locale.
    case hasFiles([String])
    /// The project has no messages in its source locale.
    case noSource
  }

  /// The lines of a message with variants in another language, each variant empty; `nil` for other messages.
  ///
  /// Plural forms are data of CLDR, which a catalog doesn't have.
  package typealias Forms = (_ message: LocaleMessage) -> [String]?

  /// The files to write: those of the locale, and `bayan.toml` if the locale is new.
  package let files: [SourceFile]

  /// The number of entries that an existing locale gets; `nil` for a new one.
  package let added: Int?

  /// Creates the files.
  ///
  /// - Parameters:
  ///   - tag: The BCP 47 tag.
  ///   - project: The project's files by path, without errors.
  ///   - forms: The forms of messages in the language of the tag.
  /// - Throws: ``Failure``.
  package init(
    _ tag: String, in catalog: Catalog, files project: [String: SourceFile],
    forms: Forms = { _ in nil }
  ) throws(Failure) {
    guard isLanguageTag(tag) else { throw .notATag }
    if let keyword = unsupportedKeyword(ofTag: tag) { throw .unsupportedKeyword(keyword) }
    if let pseudo = PseudoLocale(tag) { throw .isPseudo(pseudo) }
    if let locale = catalog.locales.first(where: { $0.tag == tag }) {
      (files, added) = try Self.missing(in: locale, of: catalog, files: project, forms)
      return
    }
    added = nil
    let layout = catalog.layout
    let present = project.keys.filter { $0.hasPrefix(layout.folder(of: tag) + "/") }.sorted()
    let isListed = catalog.project.locales.contains(tag)
    guard present.isEmpty || isListed else { throw .hasFiles(present) }
    guard let source = catalog.sourceMessages,
      let settings = project[layout.path(of: .project)]
    else { throw .noSource }
    files =
      Self.names(of: catalog).compactMap { name in
        let entries = source.skeletons(of: name, forms) { entry in
          name != MessageID.optionsFile || !source.hasBuiltInLabel(of: entry, for: tag)
        }
        guard !entries.isEmpty else { return nil }
        let text = Self.introduction(source.tag) + entries.joined()
        return SourceFile(path: layout.path(of: .locale(tag, .messages(name))), text: text)
      } + (isListed ? [] : [Self.settings(settings, with: tag)])
  }

  private static func names(of catalog: Catalog) -> [String] {
    catalog.domains.map(\.name) + [MessageID.categoriesFile, MessageID.optionsFile]
  }

  /// Returns the files of a locale with the missing entries appended.
  private static func missing(
    in locale: LocaleMessages, of catalog: Catalog, files project: [String: SourceFile],
    _ forms: Forms
  ) throws(Failure) -> (files: [SourceFile], added: Int) {
    guard let source = catalog.sourceMessages else { throw .noSource }
    guard source.tag != locale.tag else { throw .isWhole }
    var (files, added) = ([SourceFile](), 0)
    for name in names(of: catalog) {
      let entries = source.skeletons(of: name, forms) { !locale.hasEntry($0, in: name) }
      guard !entries.isEmpty else { continue }
      let path = catalog.layout.path(of: .locale(locale.tag, .messages(name)))
      added += entries.count
      guard let file = project[path] else {
        files.append(
          SourceFile(path: path, text: introduction(source.tag) + entries.joined()))
        continue
      }
      let gap = file.bytes.isEmpty || file.bytes.last == 0x0A ? "" : "\n"
      files.append(
        SourceFile(path: path, bytes: file.bytes + Array((gap + entries.joined()).utf8)))
    }
    guard !files.isEmpty else { throw .isWhole }
    return (files, added)
  }

  private static func introduction(_ source: String) -> String {
    """
    # Translate the text above each line, write it between the quotes, and remove the '#'.
    # A text of several lines, such as a plural, is between ''' and '''.
    # Texts marked '\(source)' are the source. 'bayan check --notes' lists what is missing.

    """
  }

  /// Returns `bayan.toml` with one more locale.
  package static func settings(_ file: SourceFile, with tag: String) -> SourceFile {
    let document = TOMLDocument.parse(file).document
    var edits: [TextEdit] = []
    if let entry = document.root["locales"], let list = entry.value.array {
      if let last = list.last {
        edits.append(
          TextEdit(SourceSpan(last.span.end, last.span.end), ", " + tomlBasicString(tag)))
      } else {
        edits.append(TextEdit(entry.value.span, TOMLNewValue.array([.string(tag)]).text))
      }
    }
    edits += progress(of: tag, in: document, file)
    return SourceFile(path: file.path, bytes: TOMLEditor.apply(edits, to: file.bytes))
  }

  /// Returns `bayan.toml` with a new `in progress` status of a locale.
  package static func settings(_ file: SourceFile, inProgress tag: String) -> SourceFile {
    let edits = progress(of: tag, in: TOMLDocument.parse(file).document, file)
    return SourceFile(path: file.path, bytes: TOMLEditor.apply(edits, to: file.bytes))
  }

  /// Returns `bayan.toml` with the `in progress` status of a listed locale without files.
  ///
  /// - Returns: `nil` if the file needs no change: the locale isn't listed, has files, or has a status.
  package static func settings(_ files: [SourceFile], ofListed tag: String) -> SourceFile? {
    guard
      let file = files.first(where: { ProjectLayout.split($0.path)?.file == .project }),
      !files.contains(where: { ProjectLayout.locale(of: $0.path) == tag })
    else { return nil }
    let root = TOMLDocument.parse(file).document.root
    let listed = root["locales"]?.value.array?.compactMap { $0.string?.value } ?? []
    guard listed.contains(tag), root["locale"]?.value.table?[tag] == nil else { return nil }
    return settings(file, inProgress: tag)
  }

  private static func progress(
    of tag: String, in document: TOMLDocument, _ file: SourceFile
  ) -> [TextEdit] {
    let status = (
      key: "status", value: TOMLNewValue.string(Project.LocaleStatus.inProgress.rawValue)
    )
    if let table = document.root["locale"]?.value.table, table.form == .inline,
      let edit = try? TOMLEditor(document).addEntry(tag, .inlineTable([status]), to: ["locale"])
    {
      return edit
    }
    let lineEnd = TOMLEditor(document).lineEnd
    let gap = file.bytes.last == 0x0A ? lineEnd : lineEnd + lineEnd
    let end = file.bytes.count
    return [
      TextEdit(
        SourceSpan(end, end),
        gap + "[locale.\(tomlKey([tag]))]\(lineEnd)status = \(status.value.text)\(lineEnd)")
    ]
  }
}

extension LocaleMessages {
  /// Returns the entries of a file, each with its source texts in comments.
  ///
  /// - Parameter isWanted: Whether to include an entry.
  fileprivate func skeletons(
    of file: String, _ forms: NewLocale.Forms, where isWanted: (String) -> Bool
  ) -> [String] {
    let entries: [(name: String, texts: [(key: String, message: LocaleMessage)])] =
      file == MessageID.optionsFile
      ? (options?.entries ?? []).map { option in
        (option.name, option.label.map { [("label", $0)] } ?? [])
      }
      : (messages(named: file)?.entries ?? []).map { entry in
        (entry.name, entry.facets.map { ($0.key.rawValue, $0.value) })
      }
    return entries.filter { !$0.texts.isEmpty && isWanted($0.name) }.map { entry in
      "\n[\(tomlKey([entry.name]))]\n"
        + entry.texts.map { key, message in
          Self.comment(message.messageText, tag: tag)
            + Self.blank(key, for: message.messageText, forms(message) ?? [])
        }.joined()
    }
  }

  /// Whether the label of an option and its translation are both built in.
  fileprivate func hasBuiltInLabel(of option: String, for translation: String) -> Bool {
    options?[option]?.isBuiltIn == true
      && BuiltInVocabulary.label(of: option, in: translation) != nil
  }

  /// Whether a file has an entry, with or without texts.
  ///
  /// A file that couldn't be read completely may have any entry.
  fileprivate func hasEntry(_ name: String, in file: String) -> Bool {
    if file == MessageID.optionsFile {
      return options.map { !$0.isComplete || $0.entries.contains { $0.name == name } } ?? false
    }
    return messages(named: file).map { !$0.isComplete || $0[name] != nil } ?? false
  }

  /// Returns the lines to fill in: one for a text of one line, else those of the forms in multi-line quotes.
  private static func blank(_ key: String, for text: String, _ forms: [String]) -> String {
    guard text.contains(where: \.isNewline) || !forms.isEmpty else { return "# \(key) = \"\"\n" }
    return "# \(key) = '''\n" + forms.map { "# \($0)\n" }.joined() + "# '''\n"
  }

  /// Returns a text as lines of a comment, which can't hold control characters.
  private static func comment(_ text: String, tag: String) -> String {
    var rows = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    while rows.count > 1, rows.last?.isEmpty == true { rows.removeLast() }
    let lines = rows.map { line in
      String(String.UnicodeScalarView(line.unicodeScalars.map { $0.isComment ? $0 : "\u{FFFD}" }))
    }
    return lines.enumerated().map { index, line in
      "# \(index == 0 ? "\(tag): " : "")\(line)\n"
    }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether TOML allows the character in a comment.
  fileprivate var isComment: Bool { self == "\t" || value >= 0x20 && value != 0x7F }
}
