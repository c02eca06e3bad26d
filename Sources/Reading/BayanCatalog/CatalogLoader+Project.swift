import BayanDiagnostics
import BayanSupport
import BayanTOML

extension CatalogLoader {
  /// Reads `bayan.toml`.
  ///
  /// - Returns: `nil`, reported, if the file is missing or lacks the format or the source locale.
  mutating func project(from file: SourceFile?) -> Project? {
    guard let file else {
      let place = Place(file: layout.path(of: .project), span: SourceSpan(0, 0))
      report("catalog-missing", .noProject, at: place)
      return nil
    }
    let fields = fields(
      of: parse(file).root, in: file.path, at: SourceSpan(0, 0),
      known: FileKeys.project)

    let format = integer("format", of: fields, required: true)
    if let format, format.value != 1 { reportInvalid(.format(format.value), at: format.place) }
    let source = localeTag(string("source-locale", of: fields, required: true))
    let (locales, pseudoLocales) = locales(of: fields, source: source)
    let inProgress = localesInProgress(of: fields, among: locales, source: source)
    let doNotTranslate = strings("do-not-translate", of: fields) ?? []
    for phrase in doNotTranslate where phrase.value.allSatisfy(\.isWhitespace) {
      reportInvalid(.emptyPhrase, at: phrase.place)
    }
    let localizedHosts = strings("localized-hosts", of: fields) ?? []
    let module = module(of: fields)
    let checks = checks(of: fields)
    let wording = wording(of: fields, among: locales)
    let reviewed = reviewedForRelease(of: fields)
    readSuppressions(of: fields)
    let functions = functions(of: fields)
    let overrides = overrides(of: fields)

    guard format?.value == 1, let source, let module else { return nil }
    var project = Project(
      sourceLocale: source.value, locales: locales.map(\.value),
      doNotTranslate: doNotTranslate.map(\.value),
      localizedHosts: localizedHosts.map(\.value), moduleName: module.name,
      access: module.access, foundation: module.foundation, checks: checks,
      place: Place(file: file.path, span: SourceSpan(0, 0)))
    project.types = module.types
    project.functions = functions
    project.overrides = overrides
    project.wording = wording
    project.localesInProgress = inProgress
    project.pseudoLocales = pseudoLocales
    project.localePlaces = Dictionary(firstOf: locales.map { ($0.value, $0.place) })
    project.reviewedForRelease = reviewed
    return project
  }

  /// Reads `locales`; the source locale is first, whether listed or not.
  private mutating func locales(
    of fields: Fields, source: Located<String>?
  ) -> (translated: [Located<String>], pseudo: Set<PseudoLocale>) {
    let listed = strings("locales", of: fields, required: true)
    let all = (listed ?? []).compactMap { localeTag($0) }
    let pseudo = Set(all.compactMap { PseudoLocale($0.value) })
    var locales = all.filter { PseudoLocale($0.value) == nil }
    guard let source else { return (locales, pseudo) }
    guard PseudoLocale(source.value) == nil else {
      reportInvalid(.pseudoSource(source.value), at: source.place)
      return (locales, pseudo)
    }
    if let index = locales.firstIndex(where: { $0.value == source.value }) {
      locales.insert(locales.remove(at: index), at: 0)
    } else {
      locales.insert(source, at: 0)
      if listed != nil { reportInvalid(.sourceNotListed(source.value), at: source.place) }
    }
    return (locales, pseudo)
  }

  /// Reads `[locale.TAG]`; the source locale can't be in progress, since no other locale has its texts.
  private mutating func localesInProgress(
    of fields: Fields, among locales: [Located<String>], source: Located<String>?
  ) -> Set<String> {
    guard let (table, _) = table("locale", of: fields) else { return [] }
    let tags = locales.map(\.value).filter { $0 != source?.value }
    var inProgress: Set<String> = []
    for entry in table.entries {
      let place = Place(file: fields.file, span: entry.keySpan)
      guard let settings = entry.value.table else {
        reportWrongType(entry.key, entry.value, wanted: "a table", in: fields)
        continue
      }
      guard tags.contains(entry.key) else {
        let nearest = nearestLocale(to: entry.key, among: tags)
        report(
          "invalid-value", .noTranslation(entry.key, nearest: nearest), at: place,
          fixes: Fix.replacing(entry.key, with: nearest, at: entry.keySpan))
        continue
      }
      let fields = self.fields(
        of: settings, in: fields.file, at: entry.keySpan, known: FileKeys.projectLocale)
      if choice("status", of: fields, as: Project.LocaleStatus.self) == .inProgress {
        inProgress.insert(entry.key)
      }
    }
    return inProgress
  }

  /// Reads `overrides` and the folders of these modules in `[libraries]`.
  private mutating func overrides(of fields: Fields) -> [OverriddenModule] {
    var modules: [OverriddenModule] = []
    for name in strings("overrides", of: fields) ?? [] {
      guard isIdentifier(name.value) else {
        reportInvalid(.notAnIdentifier(name.value), at: name.place)
        continue
      }
      guard !modules.contains(where: { $0.name == name.value }) else { continue }
      modules.append(OverriddenModule(name: name.value, place: name.place))
    }
    guard let (table, keySpan) = table("libraries", of: fields) else { return modules }
    let inner = Fields(file: fields.file, table: table, place: keySpan)
    for entry in table.entries {
      guard let folder = string(entry.key, of: inner) else { continue }
      guard let index = modules.firstIndex(where: { $0.name == entry.key }) else {
        let nearest = nearestName(to: entry.key, among: modules.map(\.name))
        report(
          "invalid-value", .notOverridden(entry.key, nearest: nearest),
          at: Place(file: fields.file, span: entry.keySpan),
          fixes: Fix.replacing(entry.key, with: nearest, at: entry.keySpan))
        continue
      }
      modules[index].folder = folder.value
    }
    return modules
  }

  /// Reads `[release]`; ``checkReferences`` compares the categories with the declared ones.
  private mutating func reviewedForRelease(of fields: Fields) -> [String] {
    guard let (table, keySpan) = table("release", of: fields) else { return [] }
    let fields = self.fields(of: table, in: fields.file, at: keySpan, known: FileKeys.release)
    let categories = strings("reviewed", of: fields) ?? []
    reviewedCategories = categories
    return categories.map(\.value)
  }

  /// Returns a tag if it has the shape of a language tag, and reports it otherwise.
  private mutating func localeTag(_ tag: Located<String>?) -> Located<String>? {
    guard let tag else { return nil }
    if isLanguageTag(tag.value) {
      if let keyword = unsupportedKeyword(ofTag: tag.value) {
        report("invalid-value", .unsupportedKeyword(keyword, tag.value), at: tag.place)
      }
      return tag
    }
    let dashed = String(tag.value.map { $0 == "_" ? "-" : $0 })
    let corrected = isLanguageTag(dashed) ? dashed : nil
    report(
      "invalid-value", .notATag(tag.value, corrected: corrected), at: tag.place,
      fixes: Fix.replacing(tag.value, with: corrected, inStringAt: tag.place.span))
    return nil
  }

  /// Reads `[module]`; without it the module is part of one program.
  private mutating func module(
    of fields: Fields
  ) -> (name: String, access: Project.Access, foundation: Bool, types: Bool)? {
    guard fields.table["module"] != nil || fields.suggested.contains("module") else {
      return (Project.defaultModuleName, .internal, true, true)
    }
    guard let (table, keySpan) = table("module", of: fields) else { return nil }
    let fields = self.fields(
      of: table, in: fields.file, at: keySpan, known: FileKeys.module)
    let name = identifier("name", of: fields, reserved: reservedModuleNames, for: "a module")
    let access = choice("access", of: fields, as: Project.Access.self)
    let foundation = boolean("foundation", of: fields)
    let types = boolean("types", of: fields)
    return name.map { ($0.value, access ?? .internal, foundation ?? true, types ?? true) }
  }

  /// Reads `[checks]`; the checks report unknown rules.
  private mutating func checks(of fields: Fields) -> [RuleID: Project.CheckSetting] {
    guard let (table, _) = table("checks", of: fields) else { return [:] }
    var result: [RuleID: Project.CheckSetting] = [:]
    let names = Diagnostic.Severity.allCases.map(\.rawValue).reversed() + ["off"]
    for entry in table.entries {
      guard let name = entry.value.string?.value else {
        reportWrongType(entry.key, entry.value, wanted: "a string", in: fields)
        continue
      }
      let severity = Diagnostic.Severity(rawValue: name)
      guard severity != nil || name == "off" else {
        let value = Located(value: name, place: Place(file: fields.file, span: entry.value.span))
        let nearest = nearestName(to: name, among: names)
        reportUnknownName(
          value, .notASeverity(entry.key, name, names: names), nearest: nearest, in: fields)
        continue
      }
      result[RuleID(rawValue: entry.key)] = Project.CheckSetting(
        severity: severity, place: Place(file: fields.file, span: entry.keySpan))
    }
    return result
  }

  /// Reads a string that becomes an identifier in the generated Swift.
  mutating func identifier(
    _ key: String, of fields: Fields, reserved: Set<String>, for kind: Diagnostic.Message
  ) -> Located<String>? {
    guard let name = string(key, of: fields, required: true) else { return nil }
    guard isIdentifier(name.value) else {
      reportInvalid(.notAnIdentifier(name.value), at: name.place, in: fields)
      return nil
    }
    guard !reserved.contains(name.value) else {
      reportInvalid(.reservedName(name.value, for: kind), at: name.place, in: fields)
      return nil
    }
    return name
  }
}

extension Diagnostic.Message {
  /// Returns the diagnostic for all names that become identifiers in the generated Swift.
  static func notAnIdentifier(_ name: String) -> Self {
    "\(quoted(name)) can't be a Swift name; use letters, digits and '_', and don't begin with a digit"
  }

  fileprivate static let noProject: Self =
    "there is no 'Catalog/bayan.toml', which names the project's locales"

  fileprivate static func format(_ format: Int) -> Self {
    format > 1
      ? "this version of bayan reads format 1, not format \(format); use a newer version of bayan"
      : "this version of bayan reads format 1, not format \(format)"
  }

  fileprivate static let emptyPhrase: Self =
    "'do-not-translate' can't contain an empty phrase; remove it"

  fileprivate static func notOverridden(_ module: String, nearest: String?) -> Self {
    "\(quoted(module)) isn't one of the modules in 'overrides'\(didYouMean(nearest))"
  }

  fileprivate static func sourceNotListed(_ tag: String) -> Self {
    "the source locale \(quoted(tag)) is not among 'locales'"
  }

  fileprivate static func pseudoSource(_ tag: String) -> Self {
    "\(quoted(tag)) is a pseudo-locale, which is generated from the source; name the locale that the messages are written in"
  }

  fileprivate static func noTranslation(_ tag: String, nearest: String?) -> Self {
    "\(quoted(tag)) isn't one of the 'locales' that the source locale is translated to\(didYouMean(nearest))"
  }

  fileprivate static func notATag(_ tag: String, corrected: String?) -> Self {
    "\(quoted(tag)) is not a language tag such as 'ar' or 'pt-BR'\(didYouMean(corrected))"
  }

  fileprivate static func unsupportedKeyword(_ keyword: String, _ tag: String) -> Self {
    """
    \(quoted(tag)) has the extension \(quoted(keyword)), which messages can't use; only 'nu', for digits, \
    can follow 'u'; set a calendar or the hours of a day with options of ':date' and ':time'
    """
  }

  fileprivate static func notASeverity(_ rule: String, _ name: String, names: [String]) -> Self {
    "\(quoted(rule)) can't be \(quoted(name)); use \(quotedChoices(names))"
  }
}
