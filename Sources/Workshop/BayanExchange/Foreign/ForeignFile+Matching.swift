import BayanDiagnostics
import BayanICU
import BayanMessageSyntax

// The units of a file for messages that a catalog has.

extension ForeignFile {
  /// Returns the texts in a locale beside their sources.
  ///
  /// Several units that are variants of one message become one.
  ///
  /// - Parameter locale: The locale that is wanted; `nil` for the only one that the file has.
  func returned(for locale: String?, in file: SourceFile) -> ReturnedDocument {
    var document = ReturnedDocument(
      sourceLocale: sourceLocale, targetLocale: targetLocale, diagnostics: diagnostics)
    document.otherLanguages = otherLanguages
    guard diagnostics.isEmpty else { return document }
    if hasSeveralLanguages {
      do throws(ExchangeFault) {
        document.targetLocale = try language(for: locale)
      } catch {
        document.diagnostics = [error.diagnostic(in: file)]
        return document
      }
    }
    let names = document.targetLocale.map { LocaleNames($0) }
    let sourceNames = locale.map { LocaleNames($0) }
    // A key of its own for each variant makes one unit of all keys with the message's name.
    let withVariants = Set(
      units.compactMap { XLIFF.split($0.wholeName) }.filter { $0.keys != nil }.map(\.message))
    let hasResources = units.contains { $0.resource != nil }
    let texts: Set<String> =
      hasResources ? Set(units.lazy.filter { $0.resource == nil }.map(\.key)) : []
    var merger = VariantMerger()
    for var unit in units {
      if let resource = unit.resource, texts.contains(unit.key) {
        unit.key = "\(resource)/\(unit.key)"
      }
      let (name, keys) = XLIFF.split(unit.wholeName)
      let isVariant = withVariants.contains(name) || keys != nil || unit.isVariant
      merger.add(
        unit.returned(
          text(of: unit, in: names) ?? unit.ownText(in: sourceNames, of: self), name, keys),
        isVariant: isVariant)
    }
    document.units = merger.units.map(\.withAllKeys)
    return document
  }

  /// Whether the texts of one language are a part of the file.
  private var hasSeveralLanguages: Bool { !languages.isEmpty || !columns.isEmpty }

  /// The language whose texts are meant; `nil` for texts whose language the file doesn't name.
  private func language(for locale: String?) throws(ExchangeFault) -> String? {
    let named = languages.compactMap(\.self)
    if let chosen = locale.flatMap({ StatedLanguage.choice(of: $0, among: named) }) {
      return chosen
    }
    // A key of a string catalog may be in any language, and a table has those of its columns.
    if let locale, columns.isEmpty { return locale }
    if languages.contains(nil) { return nil }
    let isOfSource =
      if let locale, let sourceLocale { StatedLanguage.isSame(sourceLocale, locale) } else { false }
    guard named.count <= 1 || isOfSource else {
      throw ExchangeFault("exchange-syntax", 0, .severalLocales(named))
    }
    guard !named.isEmpty || columns.isEmpty || isOfSource else {
      throw ExchangeFault("exchange-syntax", 0, .withoutTranslations(locale, in: columns))
    }
    return named.first
  }

  /// The translation of a unit into the language that is read.
  private func text(of unit: ForeignUnit, in names: LocaleNames?) -> ForeignText? {
    let targets = unit.texts.filter { !$0.isSource }
    guard hasSeveralLanguages else { return targets.first }
    return targets.first { text in text.locale.map { names?.areSame($0) == true } ?? false }
      ?? targets.first { $0.locale == nil }
  }
}

extension ForeignUnit {
  fileprivate var wholeName: String { name ?? key }

  /// The source as a text that is read, where its language is the one that is wanted.
  fileprivate func ownText(in names: LocaleNames?, of file: ForeignFile) -> ForeignText? {
    guard let locale = file.sourceLocale, names?.areSame(locale) == true,
      var source, !source.isImplied
    else { return nil }
    for index in source.rows.indices { source.rows[index].source = source.rows[index].text }
    return source
  }

  /// - Parameters:
  ///   - text: The translation; `nil` where there is none.
  ///   - keys: The keys in the unit's name.
  fileprivate func returned(
    _ text: ForeignText?, _ name: String, _ keys: [ExchangeKey]?
  ) -> ReturnedUnit {
    let whole = wholeName
    var unit = ReturnedUnit(
      names: ((name == whole ? [name] : [name, whole]) + otherNames).filter { !$0.isEmpty },
      span: SourceSpan(text?.offset ?? offset, text?.offset ?? offset), selectors: selectors,
      variants: [], problems: problems + (text?.problems ?? []))
    unit.file = file
    (unit.sourceLanguages, unit.targetLanguages) = (sourceLanguages, targetLanguages)
    if self.name != nil, !otherNames.contains(key) { unit.appKey = key }
    if let reference {
      unit.problems.append("it is a reference, \(quoted(reference)), not a text")
    }
    if let stamp = text?.stamp {
      unit.sourceFingerprint = stamp.source
      unit.exported =
        stamp.target.map { .message(fingerprint: $0, text: text?.exportedText) } ?? .nothing
    }
    switch syntax {
    case .syntax(let syntax, let isStated): unit.syntax = (syntax, isStated)
    case .unread(let format):
      unit.syntax = (.none, true)
      unit.unreadSyntax = format
    case nil: break
    }
    func pattern(_ text: String?) -> Pattern? {
      guard let text else { return nil }
      guard syntax != nil else { return Pattern(text: text) }
      let read = BraceText.pattern(text)
      if let problem = read.problem, !unit.syntaxProblems.contains(problem) {
        unit.syntaxProblems.append(problem)
      }
      return read.pattern
    }
    unit.variants = (text?.rows ?? rowsToTranslate).map { row in
      let target = row.isCopy ? nil : row.text
      var variant = ReturnedVariant(
        keys: Self.merged(keys, row.keys), source: row.sourcePattern ?? pattern(row.source),
        target: row.isCopy ? nil : row.pattern ?? pattern(target),
        formerSource: pattern(row.formerSource), text: target)
      variant.sourceText = row.source
      variant.codes = row.codes
      variant.hasLayoutSpace = row.hasLayoutSpace
      variant.isUntranslated = row.isUntranslated
      variant.isImplied = row.isImplied
      // A file that names its selectors has texts for their values, and no plural forms.
      let isForm = !row.keys.isEmpty && selectors == nil
      variant.place = row.place ?? place ?? (isForm ? ExchangeKey.formName(row.keys) : nil)
      return variant
    }
    if unit.variants.contains(where: { $0.target != nil }) { unit.state = text?.state }
    return unit
  }

  /// The texts of the source, each without a translation.
  private var rowsToTranslate: [ForeignText.Row] {
    (source?.rows ?? []).map { row in
      .init(keys: row.keys, source: source?.isImplied == true ? nil : row.text)
    }
  }

  /// The keys of a variant: those of the name, with the categories in place of `plural`.
  private static func merged(_ name: [ExchangeKey]?, _ row: [ExchangeKey]) -> [ExchangeKey] {
    guard let name else { return row }
    var rest = row[...]
    return name.map { $0 == .forms && !row.isEmpty ? rest.popFirst() ?? .catchAll : $0 }
  }
}

extension ReturnedUnit {
  /// The unit, in which a text beside variants with keys is the one for everything else.
  fileprivate var withAllKeys: ReturnedUnit {
    let count = variants.reduce(0) { max($0, $1.keys.count) }
    guard count > 0 else { return self }
    var unit = self
    for index in unit.variants.indices where unit.variants[index].keys.isEmpty {
      unit.variants[index].keys = [ExchangeKey](repeating: .catchAll, count: count)
    }
    return unit
  }
}

extension Diagnostic.Message {
  fileprivate static func withoutTranslations(_ locale: String?, in columns: [String]) -> Self {
    guard let locale else {
      return """
        no column has translations: the first line names \(quotedList(columns)); name the column of the \
        translations 'translation'
        """
    }
    return """
      no column is in \(quoted(locale)): the first line names \(quotedList(columns)); name the column of the \
      translations \(quoted(locale))
      """
  }
}
