package import BayanCatalog
package import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport
import BayanTOML

/// The changes of a file that came back, unit by unit.
///
/// Nothing is written here: ``checked(_:by:)`` gives the files as they become.
package struct ExchangeImport: Sendable {
  /// The resolution where a text changed here and in the file.
  package enum Resolution: String, Sendable, CaseIterable {
    case ours
    case theirs
  }

  /// The request of a person.
  package struct Request: Sendable {
    package var locale: String
    /// Whether what the file calls reviewed or final is reviewed.
    package var asReviewed: Bool
    /// `nil`: nothing, until a person has decided.
    package var resolution: Resolution?
    /// The origin of states in `state.lock`: `import:xliff-2.2`.
    package var origin: String
    /// Which texts of the file are those of the source locale, where that is what is imported.
    package var source: SourceTexts?
    /// The path of the file from the project's folder, by which keys of an app's tables are told apart.
    package var path: String?
    /// The keys of an app's file whose texts are as they were last read: what the catalog has is newer.
    package var known: Set<String> = []

    package init(
      locale: String, asReviewed: Bool = false, resolution: Resolution? = nil, origin: String,
      source: SourceTexts? = nil
    ) {
      self.source = source
      self.locale = locale
      self.asReviewed = asReviewed
      self.resolution = resolution
      self.origin = origin
    }
  }

  /// A message that gets other words, or another state.
  package struct Change: Sendable {
    package var id: MessageID
    /// The words before; `nil` for none.
    package var old: String?
    package var new: String
    package var oldState: ExchangeState
    package var newState: ExchangeState
    /// The fingerprint of the source that the words translate.
    package var stamp: String
    /// The locales that translate the message, where it is the source that changes.
    package var translated: [String] = []
    /// The words as they are in the file, where it has them in another form.
    var fileText: String?
    /// The stretches of the old words that change, where no more does.
    var edits: [(span: SourceSpan, text: String)]?
    /// Where the unit starts in the file; the start of it where there is none.
    var span = SourceSpan(0, 0)
    /// The elements that the file has for placeholders and markup, variant by variant.
    var codes: [(keys: [ExchangeKey], code: ReturnedCode)] = []

    /// Whether the words are others.
    package var changesText: Bool { old.map { !$0.utf8.elementsEqual(new.utf8) } ?? true }
  }

  /// A message whose words changed here and in the file since the export.
  package struct Conflict: Sendable {
    package var id: MessageID
    /// The words that were exported; `nil` where the file no longer has them.
    package var exported: String?
    /// The words now; `nil` for none.
    package var ours: String?
    package var theirs: String
    /// Their words as they are in the file.
    package var fileText: String?
  }

  /// A unit that isn't taken, and why.
  package struct Refusal: Sendable {
    package var name: String
    package var id: MessageID?
    /// Sentences for a translator, in the terms of the file.
    package var reasons: [Diagnostic.Message]
    /// The words as they are in the file, where there are some.
    package var text: String?
    /// Where the unit starts in the file.
    package var span: SourceSpan
  }

  /// A unit of a message that the catalog doesn't have.
  package struct Stranger: Sendable {
    /// The unit's name in the file; the source's text where it has none.
    package var name: String
    /// The message that has the source of the unit now, where there is one.
    package var movedTo: MessageID?
    package var span: SourceSpan
  }

  package internal(set) var changes: [Change] = []
  package private(set) var conflicts: [Conflict] = []
  package internal(set) var refusals: [Refusal] = []
  package private(set) var strangers: [Stranger] = []

  /// The names of units that belong to others who share the file: they have no name of a message.
  package private(set) var othersNames: [String] = []

  /// How many units say what the catalog says.
  package private(set) var unchanged = 0

  /// The parts of the file that are in other languages.
  package private(set) var otherLanguages: [OtherLanguage] = []

  let catalog: Catalog
  let request: Request

  /// The texts for errors of another module, where these are what is imported.
  let texts: ModuleTexts?

  /// The locale whose texts are taken.
  package var locale: String { request.locale }

  /// The format of the file; `nil` where there is no file.
  let format: (any ImportedFormat.Type)?

  /// Compares a file with a project's texts for errors of another module.
  ///
  /// - Precondition: The request isn't for the source locale, whose texts are those of the module.
  package init(
    _ returned: ReturnedDocument, format: any ImportedFormat.Type, into texts: ModuleTexts,
    request: Request
  ) {
    precondition(request.source == nil, "a module's own texts aren't those of the project")
    self.init(returned, format: format, into: texts.catalog, texts, request: request)
  }

  /// Compares a file with a catalog.
  package init(
    _ returned: ReturnedDocument, format: any ImportedFormat.Type, into catalog: Catalog,
    request: Request
  ) {
    self.init(returned, format: format, into: catalog, nil, request: request)
  }

  private init(
    _ returned: ReturnedDocument, format: any ImportedFormat.Type, into catalog: Catalog,
    _ texts: ModuleTexts?, request: Request
  ) {
    self.catalog = catalog
    self.texts = texts
    self.request = request
    self.format = format
    otherLanguages = returned.otherLanguages
    let document =
      request.source == nil
      ? ExchangeDocument(catalog, locale: request.locale) : ExchangeDocument(sourceOf: catalog)
    let appValues = AppValues(catalog)
    let names = UnitNames(document, adopted: catalog.adopted, path: request.path)
    let sourceNames = LocaleNames(catalog.project.sourceLocale)
    let targetNames = LocaleNames(request.locale)
    var places: [Int: [Int]] = [:]
    for (place, unit) in returned.units.enumerated() {
      if let found = names[unit] { places[found.index, default: []].append(place) }
    }
    let seen = Set(places.keys.map { document.units[$0].id })
    for (place, unit) in returned.units.enumerated() {
      guard let found = names[unit] else {
        let tables = names.tables(of: unit)
        if !tables.isEmpty {
          refuse(unit, nil, [Self.ambiguous(tables)])
          continue
        }
        // In a file with texts of ours, what has no name of a message is somebody else's.
        let moved = names.place(ofSource: unit, besides: seen)
        if !places.isEmpty, moved == nil, unit.isOfOthers {
          othersNames.append(unit.names.first ?? "")
        } else {
          strangers.append(Stranger(name: unit.shownName, movedTo: moved, span: unit.span))
        }
        continue
      }
      // A message that the file has several times is looked at once.
      guard let all = places[found.index], all.first == place else { continue }
      var present = document.units[found.index]
      if let key = found.key { present = appValues.unit(present, as: key) }
      let (unit, duplicates) = ReturnedUnit.merged(
        all.map { place in
          let unit = returned.units[place]
          return request.source.map { unit.source(of: present, $0) } ?? unit
        })
      if present.target != nil, unit.appKeys.contains(where: request.known.contains) {
        keep()
        continue
      }
      if let key = found.key, present.appValues == nil {
        let arguments = appValues.arguments(shownBy: present.id)
        refuse(unit, present, [.undecided(key, arguments)])
        continue
      }
      look(
        at: unit, as: present, in: document, format,
        problems: duplicates + languageProblems(of: unit, source: sourceNames, target: targetNames))
    }
  }

  /// That a key is one of several files.
  private static func ambiguous(_ tables: [String]) -> Diagnostic.Message {
    "several files of the app have this key (\(quotedList(tables))), but not this file; import the file from its place in the app"
  }

  /// Whether a text of an app's file says something else than the catalog.
  ///
  /// - Parameter document: That of ``init(_:format:into:request:)``, which has the unit.
  func differs(
    _ returned: ReturnedUnit, from unit: ExchangeUnit, in document: ExchangeDocument,
    _ format: any ImportedFormat.Type
  ) -> Bool {
    let one = alone(returned, as: unit, in: document, format)
    return !one.refusals.isEmpty || !one.conflicts.isEmpty
      || one.changes.contains(where: \.changesText)
  }

  /// Returns the message in an app's text where that differs from the catalog's.
  func changedText(
    of returned: ReturnedUnit, as unit: ExchangeUnit, in document: ExchangeDocument,
    _ format: any ImportedFormat.Type
  ) -> String? {
    alone(returned, as: unit, in: document, format).changes.first { $0.changesText }?.new
  }

  private func alone(
    _ returned: ReturnedUnit, as unit: ExchangeUnit, in document: ExchangeDocument,
    _ format: any ImportedFormat.Type
  ) -> ExchangeImport {
    var one = self
    let own = request.source.map { returned.source(of: unit, $0) } ?? returned
    one.look(at: own, as: unit, in: document, format, problems: [])
    return one
  }

  private mutating func look(
    at unit: ReturnedUnit, as present: ExchangeUnit, in document: ExchangeDocument,
    _ format: any ImportedFormat.Type, problems: [Diagnostic.Message]
  ) {
    var present = present
    // An app that has '%%' in a text runs it through a formatter, even without values.
    let isApps = !unit.names.contains { MessageID($0) == present.writtenID }
    if isApps, unit.variants.contains(where: { $0.text?.containsExactly("%%") == true }) {
      present.doublesPercent = true
    }
    let problems = problems + unit.problems + Self.markProblems(of: unit)
    if problems.isEmpty {
      compare(unit, with: present, in: document, format)
    } else {
      refuse(unit, present, problems)
    }
  }

  private mutating func refuse(
    _ unit: ReturnedUnit, _ present: ExchangeUnit?, _ reasons: [Diagnostic.Message]
  ) {
    refusals.append(
      Refusal(
        name: unit.names.first ?? "", id: present?.id, reasons: reasons, text: unit.fileText,
        span: unit.span))
  }

  private mutating func compare(
    _ unit: ReturnedUnit, with present: ExchangeUnit, in document: ExchangeDocument,
    _ format: any ImportedFormat.Type
  ) {
    var context = MatchingStep.Context(present: present, format: format, source: request.source)
    var unit = unit
    do {
      unit = try MatchingStep.run(MatchingStep.beforeComparison, on: unit, context)
    } catch {
      return refuse(unit, present, error.reasons)
    }
    var theirs = UnitTexts(unit.variants)
    if theirs == UnitTexts(present.variants) { return compareState(unit, with: present) }
    // The present words as the format writes them, with all its losses.
    context.written = Self.written(present, in: document, format)
    if theirs == UnitTexts(context.written) { return compareState(unit, with: present) }
    if unit.removeUntranslated(in: present) {
      theirs = UnitTexts(unit.variants)
      if theirs == UnitTexts(present.variants) { return keep() }
    }
    guard !theirs.isEmpty else {
      // Only what was exported with a translation can have lost one.
      guard case .message = unit.exported, present.target != nil else { return keep() }
      return refuse(
        unit, present,
        [
          request.source == nil
            ? "the file no longer has the translation that it was sent with; the catalog keeps it"
            : "the file no longer has the text that it was sent with; the catalog keeps it"
        ])
    }
    do {
      unit = try MatchingStep.run(MatchingStep.afterComparison, on: unit, context)
    } catch {
      return refuse(unit, present, error.reasons)
    }
    let composition: MessageComposition
    do {
      composition = try MessageComposition(unit, over: present) {
        format.place(of: $0, in: present)
      }
    } catch {
      return refuse(unit, present, [error.sentence])
    }
    if let fault = TOMLNewValue.fault(of: composition.text) {
      return refuse(unit, present, ["\(fault)"])
    }
    if let target = present.target, composition.text.utf8.elementsEqual(target.messageText.utf8) {
      return compareState(unit, with: present)
    }
    if hasChanged(present, since: unit.exported) {
      switch request.resolution {
      case _ where isExported(theirs, composition.text, unit.exported): return keep()
      case .ours: return keep()
      case .theirs: break
      case nil:
        conflicts.append(
          Conflict(
            id: present.id, exported: unit.exported.text, ours: present.target?.messageText,
            theirs: composition.text, fileText: unit.fileText))
        return
      }
    }
    let stamp = sourceFingerprint(of: unit, present, written: context.written)
    var change = Change(
      id: present.id, old: present.target?.messageText, new: composition.text,
      oldState: present.state, newState: newState(of: unit, over: present, stamp),
      stamp: stamp, fileText: unit.fileText, edits: composition.edits, span: unit.span,
      codes: unit.variants.flatMap { variant in variant.codes.map { (variant.keys, $0) } })
    if request.source != nil {
      change.newState = .translated
      change.translated = catalog.locales.filter { locale in
        locale.tag != request.locale && locale[present.id].map { !$0.isBuiltIn } == true
      }.map(\.tag)
    }
    changes.append(change)
  }

  /// That a text has more combining marks in a row than are read, which is seen before anything else.
  private static func markProblems(of unit: ReturnedUnit) -> [Diagnostic.Message] {
    let texts = unit.variants.flatMap { [$0.target, $0.source, $0.formerSource] }
      .compactMap { $0?.elements }.joined()
    let hasTooMany = texts.contains { element in
      if case .text(let text) = element { text.value.startOfTooManyMarks() != nil } else { false }
    }
    return hasTooMany ? [.tooManyMarks] : []
  }

  mutating func keep() { unchanged += 1 }

  /// The messages whose texts in the file weren't taken.
  package var notTaken: Set<MessageID> { Set(refusals.compactMap(\.id) + conflicts.map(\.id)) }

  /// Takes changes back.
  mutating func removeChanges(where isWrong: (Change) -> Bool) { changes.removeAll(where: isWrong) }

  /// The variants of a unit after they went out and came back.
  private static func written(
    _ unit: ExchangeUnit, in document: ExchangeDocument, _ format: any ImportedFormat.Type
  ) -> [ReturnedVariant] {
    let format = format.written
    var single = document
    single.units = [unit]
    let output = format.write(single, over: nil)
    let back = format.read(
      SourceFile(path: "", bytes: output.bytes), for: document.targetLocale)
    return back.units.first.map { format.restoredUnit($0, in: unit).withKeys(of: unit).variants }
      ?? []
  }

  /// Whether the words here aren't those that were exported.
  private func hasChanged(_ unit: ExchangeUnit, since exported: ReturnedUnit.Exported) -> Bool {
    switch exported {
    case .unknown: false
    case .nothing: unit.target != nil
    case .message(let fingerprint, _): unit.target?.fingerprint != fingerprint
    }
  }

  /// Whether the words of the file are those that were exported, so that only ours have changed.
  private func isExported(
    _ theirs: UnitTexts, _ text: String, _ exported: ReturnedUnit.Exported
  ) -> Bool {
    guard case .message(let fingerprint, let former) = exported else { return false }
    if let former {
      return UnitTexts(ParsedMessage.parse(former).message.exchangeVariants) == theirs
    }
    return messageFingerprint(text) == fingerprint
  }
}

extension ReturnedUnit {
  /// Removes translations that the file marks as untranslated and that repeat the source.
  ///
  /// - Returns: Whether any was removed.
  fileprivate mutating func removeUntranslated(in unit: ExchangeUnit) -> Bool {
    var isRemoved = false
    for index in variants.indices where variants[index].isUntranslated {
      let variant = variants[index]
      let present = unit.variants.first { $0.keys == variant.keys }
      guard let target = variant.target, present?.target?.isSame(as: target) != true,
        [variant.source, present?.source].contains(where: { $0?.isSame(as: target) == true })
      else { continue }
      variants[index].target = nil
      isRemoved = true
    }
    return isRemoved
  }
}

extension Pattern {
  /// Whether it has nothing but white space.
  var isBlank: Bool {
    elements.allSatisfy { if case .text(let text) = $0 { text.value.isBlank } else { false } }
  }

  /// Whether readers see nothing but white space, such as of `{||}`.
  var showsNothing: Bool {
    elements.allSatisfy { element in
      switch element {
      case .text(let text): return text.value.isBlank
      case .expression(let expression):
        guard case .literal(let literal)? = expression.operand else { return false }
        return literal.value.isBlank && expression.function == nil
      case .markup: return false
      }
    }
  }
}

extension ReturnedUnit.Exported {
  fileprivate var text: String? { if case .message(_, let text) = self { text } else { nil } }
}
