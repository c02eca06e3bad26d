package import BayanCatalog
import BayanCompiler
package import BayanDiagnostics
import BayanHistory
package import BayanReports
package import BayanRuntime

/// A project with the facts that its preview and its pages show.
package struct PreviewProject: Sendable {
  package var catalog: Catalog
  /// The catalog in the form for programs, which has all texts of the pages.
  package var messages: MessageCatalog
  /// The diagnostics of the rules.
  package var diagnostics: [Diagnostic]
  /// The source files by path.
  package var files: [String: SourceFile]
  /// The renderer of the diagnostics, as in the report of `check`.
  package var report: HTMLRenderer
  /// The languages that diagnostics can be shown in.
  package var languages: [DiagnosticLanguage]

  package init(
    catalog: Catalog, messages: MessageCatalog, diagnostics: [Diagnostic],
    files: [String: SourceFile], report: HTMLRenderer,
    languages: [DiagnosticLanguage] = [.english]
  ) {
    self.catalog = catalog
    self.messages = messages
    self.diagnostics = diagnostics.filter(\.isOpen)
    self.files = files
    self.report = report
    self.languages = languages
    self.report.prepare(for: catalog.locales.map(\.tag))
  }

  /// Returns a diagnostic in the language of a page; in English if diagnostics don't have it.
  func article(_ diagnostic: Diagnostic, in voice: PreviewVoice) -> String {
    var report = report
    report.language = languages.first { $0.tag == voice.tag } ?? .english
    return report.article(diagnostic, files: files)
  }

  /// The tags of the locales with messages, the source locale first.
  var tags: [LocaleTag] { messages.packs.map(\.locale) }
}

/// A file of a site, with its path from the site's folder; `/` separates the path's components.
package struct SiteFile: Sendable {
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  init(_ path: String, _ text: String) {
    self.path = path
    bytes = Array(text.utf8)
  }
}

/// The state of an error's texts in a locale: the lowest state of all of them.
enum PreviewState: String, CaseIterable, Comparable {
  case missing
  case draft
  case stale
  case translated
  case reviewed
  case source
  /// The text of a pseudo-locale.
  case pseudo

  static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  /// The index of the state, which stands for it in the data.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  var name: PreviewText {
    switch self {
    case .missing: .stateMissing
    case .draft: .stateDraft
    case .stale: .stateStale
    case .translated: .stateTranslated
    case .reviewed: .stateReviewed
    case .source: .stateSource
    case .pseudo: .statePseudo
    }
  }
}

/// The states of a catalog's messages.
struct PreviewStates: Sendable {
  private let catalog: Catalog
  private let stale: Set<Key>

  private struct Key: Hashable {
    var locale: String
    var id: MessageID
  }

  init(_ catalog: Catalog) {
    self.catalog = catalog
    stale = Set(
      catalog.translations.filter(\.isStale).map {
        Key(locale: $0.message.locale, id: $0.message.id)
      })
  }

  /// The possible states, in the order of their ranks.
  var possible: [PreviewState] {
    let hasPseudo = catalog.locales.contains { PseudoLocale($0.tag) != nil }
    return PreviewState.allCases.filter { $0 != .pseudo || hasPseudo }
  }

  /// Returns the state of a message; `nil` for a text that the source locale lacks, too.
  func state(of id: MessageID, in locale: LocaleMessages) -> PreviewState? {
    let source = catalog.sourceMessages?[id]
    guard let message = locale[id], !message.isBlank else { return source.map { _ in .missing } }
    if locale.tag == catalog.project.sourceLocale { return .source }
    if PseudoLocale(locale.tag) != nil { return .pseudo }
    switch locale.state(of: message, source: source) {
    case .draft: return .draft
    case _ where stale.contains(Key(locale: locale.tag, id: id)): return .stale
    case .translated: return .translated
    case .reviewed: return .reviewed
    }
  }

  /// Returns the tag of the locale of a button's label that readers of a locale see.
  func language(ofLabel option: String, in locale: LocaleMessages) -> String {
    let state = state(of: .label(of: option), in: locale)
    return state == .missing || state == .draft ? catalog.project.sourceLocale : locale.tag
  }

  /// Returns the state of a code's words: its own, or those of its category.
  func state(of code: ErrorCode, in domain: ErrorDomain, _ locale: LocaleMessages) -> PreviewState {
    let (file, entry) = code.entry(in: domain)
    return Facet.allCases.compactMap {
      state(of: MessageID(file: file, entry: entry, facet: $0), in: locale)
    }.min() ?? .missing
  }
}

extension ErrorCode {
  /// Returns the file and the entry that have the code's words.
  package func entry(in domain: ErrorDomain) -> (file: String, entry: String) {
    messageOwner == .own ? (domain.name, name) : (MessageID.categoriesFile, category)
  }
}
