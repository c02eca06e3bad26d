import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanTOML
import BayanTexts

/// One list of words in the locales of a project, with the project's changes.
///
/// The lists are the files of `Words`, one for each language. A locale without a list has no finder, and the
/// rules that need one report nothing in it.
package struct WordLists: Sendable {
  private var finders: [String: PhraseFinder] = [:]

  /// Creates lists without words.
  init() {}

  init(_ list: Wording.List, _ project: Project) {
    for locale in project.locales {
      let language = LanguagePhrases.of(locale)
      let wordings = project.wordings(for: locale)
      var phrases = language?.phrases[list] ?? []
      for wording in wordings { phrases += wording.added[list] ?? [] }
      let allowed = Set(wordings.flatMap { $0.allowed[list] ?? [] }.map(\.folded))
      // Few projects allow a word, and folding each takes longer than everything else here.
      if !allowed.isEmpty { phrases.removeAll { allowed.contains($0.folded) } }
      if !phrases.isEmpty {
        finders[locale] = PhraseFinder(phrases, prefixes: language?.prefixes ?? [])
      }
    }
  }

  /// The finder for a locale; `nil` if the list has no words.
  subscript(locale: String) -> PhraseFinder? { finders[locale] }

  /// Whether a text of the source has a word of the list too, which its translation follows.
  func isInSource(of message: CatalogMessage) -> Bool {
    guard let source = message.sourceMessage, let finder = self[source.locale] else { return false }
    return source.texts.contains(where: finder.isFound)
  }
}

/// The words of one language.
struct LanguagePhrases: Sendable {
  var phrases: [Wording.List: [String]] = [:]
  /// The prefixes that may be joined to the first word of each phrase.
  var prefixes: [String] = []
  /// The most characters by surface.
  var maxLength: [Wording.Surface: Int] = [:]

  private static let byLanguage: [String: LanguagePhrases] = {
    let folder = "Sources/Compiling/BayanRules/Words/"
    let files = EmbeddedText.all.filter { $0.path.hasPrefix(folder) }
    return Dictionary(
      uniqueKeysWithValues: files.map { file in
        let name = file.path.dropFirst(folder.count).dropLast(".toml".count)
        return (String(name), LanguagePhrases(file))
      })
  }()

  /// Returns the words for a locale: those of its tag, or of a more general one.
  static func of(_ locale: String) -> LanguagePhrases? {
    Project.tags(of: locale).reversed().lazy.compactMap { byLanguage[$0] }.first
  }

  /// Reads a file of the folder.
  ///
  /// - Precondition: The file can be read and has no other keys; a test checks this.
  private init(_ file: EmbeddedText) {
    let parsed = TOMLDocument.parse(SourceFile(path: file.path, text: file.text))
    precondition(parsed.diagnostics.isEmpty, "\(file.path) can't be read")
    for entry in parsed.document.root.entries {
      let strings = entry.value.array?.compactMap(\.string?.value)
      switch entry.key {
      case "prefixes": prefixes = strings ?? []
      case "max-length":
        for surface in Wording.surfaces {
          // The expression has two steps, because the optimizer of Swift 6.3 fails on the whole chain.
          let length = entry.value.table?[Wording.key(of: surface)]?.value
          if let number = length?.integer { maxLength[surface] = Int(exactly: number) }
        }
      default:
        guard let list = Wording.List(rawValue: entry.key), let strings else {
          preconditionFailure("\(file.path) has no list '\(entry.key)'")
        }
        phrases[list] = strings
      }
    }
  }
}
