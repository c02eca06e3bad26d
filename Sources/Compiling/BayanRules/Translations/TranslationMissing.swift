package import BayanCatalog
package import BayanChecking
import BayanCompiler
package import BayanDiagnostics
import BayanSupport

/// A required text that a locale lacks.
///
/// A code needs the facets that its category requires, and every locale needs each facet that the
/// source locale has. The same holds for the texts of a category, once a code inherits them or the
/// source locale has them.
package struct TranslationMissing: CatalogRule {
  package static let id: RuleID = .translationMissing
  package static let severity = Diagnostic.Severity.error

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    let source = catalog.sourceMessages
    let layout = catalog.layout
    let categories = Dictionary(firstOf: catalog.categories, by: \.name)
    let inherited = Set(
      catalog.domains.flatMap(\.codes).filter { $0.messageOwner == .category }.map(\.category))

    let answers = AnsweringLocales(catalog.project)
    for locale in catalog.locales {
      let answering = answers[locale.tag]
      for domain in catalog.domains {
        let files = Files(
          name: domain.name, messages: locale.domains[domain.name],
          source: source?.domains[domain.name],
          locale: locale.tag, path: layout.path(of: .locale(locale.tag, .messages(domain.name))),
          names: domain.codes.map(\.name), highest: catalog.highestOfMissing(in: locale.tag),
          answering: answering)
        // One cause, one diagnostic: if the whole file is missing, it has to be written first.
        let isSource = locale.tag == catalog.project.sourceLocale
        if files.messages == nil, domain.codes.contains(where: { $0.messageOwner == .own }) {
          let advice: Advice =
            isSource ? .write : files.source == nil ? .writeSource : .addLocale
          report.add(
            Diagnosis.noFile(files.path, domain.name, locale: locale.tag, advice, answering),
            at: .place(domain.place, locale: locale.tag), atMost: files.highest)
          continue
        }
        for code in domain.codes where code.messageOwner == .own {
          let requires = categories[code.category]?.requires ?? []
          check(
            code.name, requires: requires, in: files, declared: code.place,
            builtIn: catalog.builtIn.categories.isEmpty ? nil : code.category, into: &report)
        }
      }
      let files = Files(
        name: MessageID.categoriesFile, messages: locale.categories, source: source?.categories,
        locale: locale.tag,
        path: layout.path(of: .locale(locale.tag, .messages(MessageID.categoriesFile))),
        names: catalog.categories.map(\.name), highest: catalog.highestOfMissing(in: locale.tag),
        answering: answering)
      for category in catalog.categories {
        let isInherited = inherited.contains(category.name)
        guard isInherited || files.source?[category.name] != nil else { continue }
        check(
          category.name, requires: isInherited ? category.requires : [], in: files,
          declared: category.place,
          builtIn: catalog.builtIn.categories.isEmpty ? nil : category.name, into: &report)
      }
    }
  }

  /// A file of messages with that of the source locale.
  private struct Files {
    var name: String
    var messages: MessagesFile?
    var source: MessagesFile?
    var locale: String
    var path: String
    /// The names without an entry, each with the name of the entry that is most likely meant for it.
    var misspelt: [String: String] = [:]
    /// The highest severity of a missing text.
    var highest: Diagnostic.Severity
    /// The locales that answer for a missing text.
    var answering: [String]

    init(
      name: String, messages: MessagesFile?, source: MessagesFile?, locale: String, path: String,
      names: [String], highest: Diagnostic.Severity, answering: [String]
    ) {
      self.answering = answering
      self.name = name
      self.messages = messages
      self.source = source
      self.locale = locale
      self.path = path
      self.highest = highest
      misspelt = misspeltNames(among: messages?.entries.map(\.name) ?? [], known: names)
    }
  }

  /// - Parameter builtIn: The category that requires the texts, if it is built in.
  private func check(
    _ name: String, requires: [Facet], in files: Files, declared: Place, builtIn: String?,
    into report: inout Report
  ) {
    if let messages = files.messages, !messages.isComplete { return }
    // Another rule reports a misspelt name and has a fix for it; texts that the entry lacks are
    // missing under any name.
    let entry = files.messages?[name] ?? files.misspelt[name].flatMap { files.messages?[$0] }
    // Most entries have all facets.
    if let entry, entry.facets.count == Facet.allCases.count { return }
    let source = files.source?[name]
    let missing = Facet.allCases.filter { facet in
      (requires.contains(facet) || source?.facets.contains(facet) == true)
        && entry?.facets.contains(facet) != true && entry?.unreadable.contains(facet) != true
    }
    guard !missing.isEmpty else { return }

    guard let entry else {
      let end = files.messages?.end ?? Place(file: files.path, span: SourceSpan(0, 0))
      let place = source?.place ?? declared
      let isSource = source == nil
      report.add(
        Diagnosis.noEntry(name, missing, locale: files.locale, files.answering),
        at: .place(end, locale: files.locale, messageID: MessageID(file: files.name, entry: name)),
        atMost: files.highest,
        notes: [
          Diagnostic.Note(isSource ? "it is declared here" : "the source has it here", at: place)
        ])
      return
    }
    for facet in missing {
      let note =
        source?.facets[facet].map { Diagnostic.Note("the source has it here", at: $0.place) }
        ?? Diagnostic.Note(
          builtIn.map { "the built-in category \(quoted($0)) requires it" }
            ?? "its category requires it", at: declared)
      report.add(
        Diagnosis.noFacet(facet, of: name, locale: files.locale, files.answering),
        at: .place(
          entry.place, locale: files.locale,
          messageID: MessageID(file: files.name, entry: name, facet: facet)),
        atMost: files.highest, notes: [note])
    }
  }
}

extension TranslationMissing {
  /// The advice about a missing file.
  fileprivate enum Advice {
    case write
    case writeSource
    case addLocale
  }

  fileprivate enum Diagnosis: RuleDiagnosis {
    case noFile(String, String, locale: String, Advice, [String])
    case noEntry(String, [Facet], locale: String, [String])
    case noFacet(Facet, of: String, locale: String, [String])

    var message: Diagnostic.Message {
      switch self {
      case .noFile(let path, let domain, let locale, let advice, let answering):
        let (domain, path) = (quoted(domain), quoted(path))
        return switch advice {
        case .write:
          """
          \(domain) has no texts in \(quoted(locale)): there is no \(path); write the file, with an entry \
          for each code\(untilThen(answering))
          """
        case .writeSource:
          """
          \(domain) has no texts in \(quoted(locale)): there is no \(path); write the file of the source \
          locale first\(untilThen(answering))
          """
        case .addLocale:
          """
          \(domain) has no texts in \(quoted(locale)): there is no \(path); run \
          'bayan add-locale \(locale)' and translate the file that it writes\(untilThen(answering))
          """
        }

      case .noEntry(let name, let facets, let locale, let answering):
        let list = quotedList(facets.map(\.rawValue))
        return """
          \(quoted(name)) has no texts in \(quoted(locale)); it needs \(list)\(untilThen(answering))
          """

      case .noFacet(let facet, let name, let locale, let answering):
        return """
          \(quoted(name)) has no \(quoted(facet.rawValue)) in \(quoted(locale))\(untilThen(answering))
          """
      }
    }
  }
}
