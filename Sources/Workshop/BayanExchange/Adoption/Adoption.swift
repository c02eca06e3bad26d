package import BayanCatalog
package import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport
import BayanTOML

/// The adoption of an app's texts: which key is which message, and which texts aren't taken.
///
/// Words that are there are never written over: what a message has already, it keeps.
package struct Adoption: Sendable {
  /// The request of a person.
  package struct Request: Sendable {
    /// The identifier of the domain; after its last dot is the name of its files.
    package var domain: String
    /// The keys that are taken, as globs; all where there is none.
    package var only: [String] = []
    package var keywords = FacetKeywords()
    package var pattern: KeyPattern?
    /// The cases of an enum that the codes are for.
    package var existing: ExistingEnum?

    package init(domain: String) { self.domain = domain }

    /// Whether a key is asked for.
    package func takes(_ key: String) -> Bool {
      only.isEmpty || only.contains { key.matches($0) }
    }

    /// Whether files and types can be named after the domain.
    package var isNameable: Bool {
      isDomainIdentifier(domain) && isDomainName(domainName)
        && domain.utf8.allSatisfy { $0 != 0x22 && $0 != 0x5C }
    }

    /// The name of the domain's files.
    package var domainName: String { domain.split(separator: ".").last.map(String.init) ?? "" }
  }

  /// A key and the message that it is.
  package struct Row: Sendable {
    package var key: TextSet.Key
    package var id: MessageID
    /// The code that a button's label is for.
    package var code: String?
    /// The words that are written, by locale, the source's first; those that are there aren't among them.
    package var texts: [TextSet.Text]
    /// The locales whose words are there already.
    package var presentLocales: [String] = []
    /// The texts of those whose words are the file's.
    var known: [TextSet.Text] = []
    /// The values of the row in the lock.
    var formerValues: AdoptedLock.Values = [:]
    package var note: String?
  }

  /// A code that is new.
  struct Code: Sendable {
    var domain: String
    var name: String
    var summary: String?
    var arguments: [TextSet.Argument] = []
    var options: [String] = []
    var facets: Set<Facet> = []
    /// Whether the catalog has it, so that only texts are added.
    var isThere = false
    /// Whether its arguments are the values of a case, which texts can't add to.
    var isCase = false
  }

  package let request: Request
  package let sourceLocale: String
  let files: [SourceFile]
  /// The dialects of the app's files, by path with `*` for the locale.
  let dialects: [String: String]
  /// The project as it is; `nil` for a new one.
  let catalog: Catalog?

  package internal(set) var rows: [Row] = []
  package internal(set) var untaken: [TextSet.Untaken]

  /// The translations that break a rule, which are taken as drafts: no program shows these.
  package internal(set) var drafts: [TextSet.Untaken] = []

  /// The keys that ``Request/only`` leaves out.
  package let leftOut: [TextSet.Key]

  /// The cases of the enum that no text is for.
  package internal(set) var casesWithoutText: [String] = []

  var codes: [Code] = []
  private let appValues: AppValues?
  private var takenCodes: [String: TakenNames] = [:]
  /// The codes of the catalog by domain and name.
  private var knownCodes: [String: [String: ErrorCode]] = [:]
  /// The domains and names of ``codes``.
  private var ownCodes: Set<[String]> = []
  private var takenOptions = TakenNames()
  private var takenMessages: Set<MessageID> = []
  /// The codes that keys of a stem became before, whatever they are called now.
  private var codesOfStems: [String: (domain: String, name: String)] = [:]
  /// The words of all texts that look like names of programs: no code gets such a name.
  private var shownNames: Set<Substring> = []
  /// The labels of options by name and locale.
  private var optionLabels: [String: [String: String]] = [:]
  /// Works out which key is which message.
  ///
  /// - Parameters:
  ///   - project: The files that are there, without errors; none for a new project.
  package init(_ set: TextSet, sourceLocale: String, request: Request, into project: LoadedCatalog?)
  {
    self.request = request
    self.sourceLocale = sourceLocale
    catalog = project?.catalog
    appValues = catalog.map(AppValues.init)
    files = project.map { Array($0.files.values) } ?? []
    untaken = set.untaken
    dialects = set.dialects
    leftOut = set.leftOut
    for text in set.entries.flatMap(\.texts) { shownNames.formUnion(text.text.namesShown) }
    let lock = catalog?.adopted ?? AdoptedLock()
    for domain in catalog?.domains ?? [] {
      takenCodes[domain.name] = TakenNames(domain.codes.map(\.name))
      knownCodes[domain.name] = Dictionary(firstOf: domain.codes, by: \.name)
    }
    for message in catalog?.sourceMessages?.messages ?? [] {
      takenMessages.insert(message.id)
    }
    for locale in catalog?.locales ?? [] {
      for option in locale.options?.entries ?? [] {
        optionLabels[option.name, default: [:]][locale.tag] = option.label?.messageText
        takenOptions.insert(option.name)
      }
    }
    var new: [TextSet.Entry] = []
    for entry in set.entries {
      if let id = lock[entry.key.table, entry.key.name] {
        addKnown(entry, id)
        if let plan = plan(for: entry), id.file != MessageID.optionsFile {
          codesOfStems[plan.group] = (id.file, id.entry)
        }
      } else {
        new.append(entry)
      }
    }
    addNew(new)
    for index in codes.indices {
      var seen: Set<String> = []
      codes[index].options.removeAll { !seen.insert($0).inserted }
    }
    bindCases()
  }

  /// Lists something that isn't taken.
  mutating func skip(_ entry: TextSet.Entry, _ locale: String?, _ reason: Diagnostic.Message) {
    let text = locale.flatMap { entry[$0] } ?? entry.texts.first
    guard let text else { return }
    untaken.append(
      TextSet.Untaken(
        place: text.place, key: entry.key.name, locale: locale ?? text.locale, reason: reason))
  }

  // MARK: - Keys that were adopted before

  private mutating func addKnown(_ entry: TextSet.Entry, _ id: MessageID) {
    guard let source = catalog?.sourceMessages?[id] else { return }
    let known = catalog?.domains.first { $0.name == id.file }?.codes.first { $0.name == id.entry }
    var row = Row(key: entry.key, id: id, code: nil, texts: [])
    row.formerValues = appValues?(entry) ?? [:]
    for text in entry.texts.map({ $0.renamed(by: row.formerValues) }) {
      if text.locale == sourceLocale || catalog?[text.locale]?[id] != nil {
        row.presentLocales.append(text.locale)
        let present = catalog?[text.locale]?[id]?.messageText
        if present?.utf8.elementsEqual(text.text.utf8) == true { row.known.append(text) }
        continue
      }
      let isButton = id.file == MessageID.optionsFile
      guard isButton || known.map({ Self.fits(text.arguments, $0.arguments) }) ?? false else {
        skip(
          entry, text.locale,
          "its values aren't those of \(quoted(id.description)): \(source.messageText)")
        continue
      }
      row.texts.append(text)
    }
    rows.append(row)
  }

  private static func fits(_ arguments: [TextSet.Argument], _ declared: [ErrorArgument]) -> Bool {
    arguments.allSatisfy { argument in
      declared.contains { $0.name == argument.name && $0.type == argument.type }
    }
  }

  // MARK: - New keys

  /// The message that a key is to become.
  private struct Plan {
    var entry: TextSet.Entry
    var domain: String
    var shape: FacetKeywords.Shape
    /// The words of the code's name, without those that only say that it is an error.
    var stem: [String]

    /// The common identity of one error's keys.
    var group: String { domain + "." + stem.joined(separator: ".") }
  }

  private mutating func addNew(_ entries: [TextSet.Entry]) {
    var plans: [Plan] = []
    // That the source's text can't be said is listed already.
    let source = sourceLocale
    let listed = Set(untaken.lazy.filter { $0.locale == source }.map(\.key))
    for entry in entries {
      guard entry[sourceLocale] != nil else {
        if !listed.contains(entry.key.name) {
          skip(entry, nil, "it has no text in \(quoted(sourceLocale)), the locale of the sources")
        }
        continue
      }
      guard let plan = plan(for: entry) else { continue }
      plans.append(plan)
    }
    var groups: [[Plan]] = []
    var places: [String: Int] = [:]
    for plan in plans {
      if let place = places[plan.group] {
        groups[place].append(plan)
      } else {
        places[plan.group] = groups.count
        groups.append([plan])
      }
    }
    for group in groups { add(group) }
  }

  private mutating func plan(for entry: TextSet.Entry) -> Plan? {
    let key = entry.key.name.keyWithoutContext
    if let pattern = request.pattern {
      guard let names = pattern.names(in: key), let code = names["code"] else {
        skip(entry, nil, "the key doesn't match the pattern")
        return nil
      }
      let domain = names["domain"].map { AdoptionNames.file($0) } ?? request.domainName
      guard let domain else {
        skip(entry, nil, "'\(names["domain"] ?? "")' can't be the name of a file")
        return nil
      }
      var part = FacetKeywords.Part.name
      if let name = names["facet"] {
        guard let known = request.keywords.parts[name.lowercased()] ?? FacetKeywords.Part(name)
        else {
          skip(entry, nil, "\(quoted(name)) isn't a facet; name the facet with '--facet \(name)=…'")
          return nil
        }
        part = known
      }
      let tokens = FacetKeywords.tokens(of: code)
      let shape = FacetKeywords.Shape(
        stem: tokens, part: part,
        option: names["option"].map { AdoptionNames.camelCase(FacetKeywords.tokens(of: $0)) },
        tokens: tokens)
      return Plan(entry: entry, domain: domain, shape: shape, stem: tokens)
    }
    let isText = key.contains(where: \.isWhitespace)
    var shape = request.keywords.shape(of: key)
    if isText { shape.stem = AdoptionNames.telling(shape.tokens) }
    if shape.tokens.isEmpty, let source = entry[sourceLocale] {
      shape.stem = AdoptionNames.telling(FacetKeywords.tokens(of: source.text))
      shape.tokens = shape.stem
    }
    return Plan(
      entry: entry, domain: request.domainName, shape: shape,
      stem: isText ? shape.stem : withoutErrors(shape.stem))
  }

  /// The words of a name without those that say only that it is an error of this domain.
  private func withoutErrors(_ tokens: [String]) -> [String] {
    var rest = tokens[...]
    func isNoise(_ word: String) -> Bool {
      FacetKeywords.errors.contains(word) || word == request.domainName.lowercased()
    }
    while rest.count > 1, let first = rest.first, isNoise(first) { rest = rest.dropFirst() }
    while rest.count > 1, let last = rest.last, FacetKeywords.errors.contains(last) {
      rest = rest.dropLast()
    }
    return Array(rest)
  }

  /// Adds the keys of one stem: a code with its facets and buttons.
  private mutating func add(_ group: [Plan]) {
    var code: Int?
    if let (domain, name) = codesOfStems[group[0].group], let there = codeThere(name, in: domain) {
      code = add(there)
    }
    let hasMain =
      code != nil
      || group.contains { plan in
        [.name, .facet(.title), .facet(.description)].contains(plan.shape.part)
      }
    for plan in group {
      var part = plan.shape.part
      // A hint or a button without an error beside it is a text of its own.
      let isAlone = !hasMain && request.pattern == nil
      if isAlone { part = .name }
      switch part {
      case .option:
        guard let code else {
          later.append(plan)
          continue
        }
        addOption(plan, code)
      case .facet(let facet): code = add(plan, facet, to: code)
      case .name:
        let own = isAlone ? nil : code
        code = add(plan, .description, to: own, tokens: isAlone ? plan.shape.tokens : nil) ?? code
      }
    }
    for plan in later {
      if let code { addOption(plan, code) }
    }
    later = []
  }

  /// Buttons that are before their error.
  private var later: [Plan] = []

  /// Adds a facet to a code, or to a new one where it has that facet already.
  private mutating func add(
    _ plan: Plan, _ facet: Facet, to index: Int?, tokens: [String]? = nil
  ) -> Int? {
    var index = index
    if let found = index, codes[found].facets.contains(facet) { index = nil }
    let isSecond = index == nil && tokens == nil && plan.stem != plan.shape.stem
    let code =
      index ?? newCode(plan, tokens ?? plan.stem, facet, fallback: isSecond ? plan.shape.stem : nil)
    guard let place = code, let texts = texts(of: plan.entry, merging: place) else { return index }
    let id = MessageID(file: codes[place].domain, entry: codes[place].name, facet: facet)
    codes[place].facets.insert(facet)
    if codes[place].summary == nil { codes[place].summary = plan.entry.note }
    rows.append(
      Row(key: plan.entry.key, id: id, code: codes[place].name, texts: texts, note: plan.entry.note)
    )
    return place
  }

  private mutating func newCode(
    _ plan: Plan, _ tokens: [String], _ facet: Facet, fallback: [String]?
  ) -> Int? {
    var tokens = tokens.isEmpty ? ["text"] : tokens
    if let there = codeThere(AdoptionNames.camelCase(tokens), in: plan.domain),
      !there.facets.contains(facet)
    {
      return add(there)
    }
    if let existing = request.existing { return newCase(of: existing, plan, tokens) }
    // The words that were left out tell two apart.
    if let fallback, takenCodes[plan.domain]?.contains(AdoptionNames.camelCase(tokens)) == true {
      tokens = fallback
    }
    // A text that shows the name of a code would be refused.
    if shownNames.contains(AdoptionNames.camelCase(tokens)[...]) { tokens.append("text") }
    let name = AdoptionNames.code(tokens, in: &takenCodes[plan.domain, default: TakenNames()])
    return add(Code(domain: plan.domain, name: name))
  }

  /// Adds a code.
  ///
  /// - Returns: Its place in ``codes``.
  private mutating func add(_ code: Code) -> Int {
    ownCodes.insert([code.domain, code.name])
    codes.append(code)
    return codes.count - 1
  }

  /// The code of a case; `nil` where no case has the name, and it is listed.
  private mutating func newCase(
    of existing: ExistingEnum, _ plan: Plan, _ tokens: [String]
  ) -> Int? {
    guard let found = existing.named(tokens) ?? existing.named(plan.shape.tokens) else {
      skip(plan.entry, nil, "no case of \(quoted(existing.name)) has this name")
      return nil
    }
    guard takenCodes[plan.domain, default: TakenNames()].insert(found.name) else {
      skip(plan.entry, nil, "the case \(quoted(found.name)) has this text from another key")
      return nil
    }
    guard let arguments = found.arguments else {
      takenCodes[plan.domain]?.remove(found.name)
      skip(
        plan.entry, nil,
        "the case \(quoted(found.name)) carries a value that no message can show, or several without labels"
      )
      return nil
    }
    return add(Code(domain: plan.domain, name: found.name, arguments: arguments, isCase: true))
  }

  /// A code of the catalog, to which texts may be added.
  private func codeThere(_ name: String, in domain: String) -> Code? {
    guard let known = knownCodes[domain]?[name],
      !ownCodes.contains([domain, name])
    else { return nil }
    var code = Code(domain: domain, name: name, isThere: true)
    code.arguments = known.arguments.map {
      TextSet.Argument(name: $0.name, type: $0.type, isNumbered: false)
    }
    code.facets = Set(
      Facet.allCases.filter {
        takenMessages.contains(MessageID(file: domain, entry: name, facet: $0))
      })
    return code
  }

  /// The texts with the names that the code's arguments have, which come to its arguments.
  private mutating func texts(of entry: TextSet.Entry, merging place: Int) -> [TextSet.Text]? {
    guard let source = entry[sourceLocale] else { return nil }
    var renamed: [String: String] = [:]
    for (index, argument) in source.arguments.enumerated() where codes[place].isCase {
      let values = codes[place].arguments
      // By its name, and else by its place.
      let value =
        values.first { $0.name == argument.name }
        ?? (values.indices.contains(index) ? values[index] : nil)
      guard let value, value.type == argument.type || argument.type == .string else {
        skip(
          entry, nil,
          "the case \(quoted(codes[place].name)) carries no value for \(quoted(argument.name))")
        return nil
      }
      renamed[argument.name] = value.name
    }
    var types = Dictionary(firstOf: codes[place].arguments.map { ($0.name, $0.type) })
    for argument in source.arguments where !codes[place].isCase {
      if let other = types[argument.name] {
        guard other != argument.type else { continue }
        // Another value with the same name.
        var number = 2
        while types["\(argument.name)\(number)"] != nil { number += 1 }
        renamed[argument.name] = "\(argument.name)\(number)"
      }
      if codes[place].isThere {
        skip(
          entry, nil,
          "\(quoted(codes[place].name)) already exists, and has no argument \(quoted(argument.name))"
        )
        return nil
      }
      var argument = argument
      argument.name = renamed[argument.name] ?? argument.name
      types[argument.name] = argument.type
      codes[place].arguments.append(argument)
    }
    guard !renamed.isEmpty else { return entry.texts }
    return entry.texts.map { text in
      var text = text
      text.text = ParsedMessage.parse(text.text).message.renaming(renamed).formatted()
      for index in text.arguments.indices {
        text.arguments[index].name =
          renamed[text.arguments[index].name] ?? text.arguments[index].name
      }
      return text
    }
  }

  private mutating func addOption(_ plan: Plan, _ code: Int) {
    guard let source = plan.entry[sourceLocale] else { return }
    guard source.arguments.isEmpty else {
      skip(plan.entry, nil, "the label of a button can't show values")
      return
    }
    guard !codes[code].isThere else {
      skip(
        plan.entry, nil,
        "\(quoted(codes[code].name)) already exists; add the button to its recovery in Catalog/recoveries.toml"
      )
      return
    }
    let tokens =
      plan.shape.option.map { [$0] } ?? AdoptionNames.telling(FacetKeywords.tokens(of: source.text))
    let wanted = AdoptionNames.camelCase(tokens)
    let labels = Dictionary(firstOf: plan.entry.texts.map { ($0.locale, $0.text) })
    // Buttons that say the same in all languages are one option.
    func fits(_ name: String) -> Bool {
      optionLabels[name].map { known in labels.allSatisfy { known[$0.key] ?? $0.value == $0.value }
      }
        ?? true
    }
    var name = AdoptionNames.option([wanted])
    if !fits(name) {
      name = takenOptions.insertUnique(AdoptionNames.option([codes[code].name, wanted]))
    }
    takenOptions.insert(name)
    let new = plan.entry.texts.filter { optionLabels[name]?[$0.locale] == nil }
    optionLabels[name] = labels.merging(optionLabels[name] ?? [:]) { $1 }
    codes[code].options.append(name)
    let known = plan.entry.texts.filter { text in !new.contains { $0.locale == text.locale } }
    rows.append(
      Row(
        key: plan.entry.key, id: .label(of: name), code: codes[code].name, texts: new,
        presentLocales: known.map(\.locale), known: known, note: plan.entry.note))
  }

  // MARK: - An enum

  /// Adds a code for each case of the enum that no text is for.
  private mutating func bindCases() {
    guard let existing = request.existing else { return }
    let domain = request.domainName
    for name in existing.cases.map(\.name)
    where takenCodes[domain]?.contains(name) != true {
      casesWithoutText.append(name)
    }
  }
}

extension Catalog {
  /// The messages of a locale.
  subscript(tag: String) -> LocaleMessages? { locales.first { $0.tag == tag } }
}

extension String {
  /// The words of a message with a capital after a small letter, as `kJ` and `iPhone`; no variables.
  fileprivate var namesShown: [Substring] {
    guard zip(utf8, utf8.dropFirst()).contains(where: { $0.isASCIILetter && $1 & 0xE0 == 0x40 })
    else { return [] }
    return split { !($0.isASCII && ($0.isLetter || $0.isNumber)) && $0 != "$" }.filter { word in
      word.first != "$"
        && zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    }
  }

  /// A key of gettext without its context.
  fileprivate var keyWithoutContext: String {
    split(separator: "\u{4}", maxSplits: 1).last.map(String.init) ?? self
  }
}
