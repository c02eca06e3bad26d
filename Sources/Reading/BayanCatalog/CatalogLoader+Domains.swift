import BayanDiagnostics
import BayanSupport
import BayanTOML

extension CatalogLoader {
  /// Reads the domains, one from each file.
  mutating func domains(from files: [(name: String, source: SourceFile)]) -> [ErrorDomain] {
    reading(files) { loader, file in loader.domain(name: file.name, from: file.source) }
      .compactMap { $0 }
  }

  /// Reads one domain.
  ///
  /// - Returns: `nil`, reported, if the file doesn't name its type or its domain.
  private mutating func domain(name: String, from file: SourceFile) -> ErrorDomain? {
    let start = Place(file: file.path, span: SourceSpan(0, 0))
    if !isFileName(name) || ProjectFile.OfLocale.namesWithoutMessages.contains(name) {
      reportInvalid(.fileName(name), at: start)
    }

    let (root, isComplete) = parse(file)
    let fields = fields(
      of: root, in: file.path, at: start.span,
      known: FileKeys.domain)
    let identifier = string("domain", of: fields, required: true)
    if let identifier, !isDomainIdentifier(identifier.value) {
      reportInvalid(.notADomain(identifier.value), at: identifier.place)
    }
    let type = type(of: fields)
    let summary = string("summary", of: fields)
    let fallback = string("default", of: fields)
    let codes = codes(of: fields)
    let retired = retired(of: fields, beside: codes.read)
    if let fallback, isComplete {
      checkDefault(fallback, names: root["codes"]?.value.table?.entries.map(\.key) ?? [])
    }
    guard let identifier, let type else { return nil }
    return ErrorDomain(
      name: name, identifier: identifier.value, typeName: type.name,
      isExistingType: type.isExisting, summary: summary?.value ?? "", codes: codes.read,
      retired: retired.read, defaultCode: fallback?.value,
      isComplete: isComplete && codes.isComplete && retired.isComplete, place: identifier.place)
  }

  /// Reads `type`: a name, or `{ existing = "…" }`.
  private mutating func type(of fields: Fields) -> (name: String, isExisting: Bool)? {
    guard let table = fields.table["type"]?.value.table else {
      return identifier("type", of: fields, reserved: reservedTypeNames, for: "a type")
        .map { ($0.value, false) }
    }
    let inner = self.fields(
      of: table, in: fields.file, at: table.span, known: FileKeys.existingType)
    guard let name = string("existing", of: inner, required: true) else { return nil }
    guard isQualifiedIdentifier(name.value) else {
      reportInvalid(.notAnIdentifier(name.value), at: name.place)
      return nil
    }
    guard !modulesOfGeneratedCode.contains(name.value) else {
      reportInvalid(.hidesModule(name.value), at: name.place)
      return nil
    }
    return (name.value, true)
  }

  private mutating func codes(of fields: Fields) -> (read: [ErrorCode], isComplete: Bool) {
    guard let (table, _) = table("codes", of: fields, required: true) else { return ([], false) }
    var codes: [ErrorCode] = []
    codes.reserveCapacity(table.entries.count)
    for (index, entry) in table.entries.enumerated() {
      let place = Place(file: fields.file, span: entry.keySpan)
      guard isIdentifier(entry.key) else {
        reportInvalid(.notAnIdentifier(entry.key), at: place)
        continue
      }
      guard !reservedCaseNames.contains(entry.key) else {
        reportInvalid(.reservedName(entry.key, for: "a case"), at: place)
        continue
      }
      guard let table = entry.value.table else {
        reportWrongType(entry.key, entry.value, wanted: "a table", in: fields)
        continue
      }
      codes.append(code(entry.key, position: index + 1, table, at: place))
    }
    checkValues(of: codes)
    checkMatches(of: codes)
    checkCase(
      of: codes.map { Located(value: $0.name, place: $0.place) }, what: "codes")
    return (codes, codes.count == table.entries.count)
  }

  private mutating func code(
    _ name: String, position: Int, _ table: TOMLTable, at place: Place
  ) -> ErrorCode {
    let fields = fields(of: table, in: place.file, at: place.span, known: FileKeys.code)
    let value = integer("value", of: fields)
    if value == nil, fields.table["value"] != nil || fields.suggested.contains("value") {
      unreadableValues.insert(place)
    }
    let category = category(of: fields)
    let recovery = string("recovery", of: fields)
    let wraps = boolean("wraps", of: fields) ?? false
    let arguments = arguments(of: fields)
    if wraps, let argument = arguments.first(where: { $0.name == "underlying" }) {
      reportInvalid(.underlyingArgument, at: argument.place)
    }
    return ErrorCode(
      name: name, value: value?.value ?? position, category: category?.value ?? "",
      categoryPlace: category?.place ?? place, recovery: recovery?.value,
      recoveryPlace: recovery?.place, summary: string("summary", of: fields)?.value ?? "",
      since: version("since", of: fields)?.value, replacement: replacement(of: fields),
      sensitive: boolean("sensitive", of: fields) ?? false,
      isOverridable: boolean("overridable", of: fields),
      wraps: wraps,
      messageOwner: choice("words", of: fields, as: ErrorCode.MessageOwner.self) ?? .own,
      arguments: arguments, matches: matches(of: fields), maxLength: maxLength(of: fields),
      place: place,
      valuePlace: value?.place)
  }

  /// Reads `category`, which is required only in projects with categories of their own.
  private mutating func category(of fields: Fields) -> Located<String>? {
    let mayBeAbsent = !builtIn.categories.isEmpty
    let category = string("category", of: fields, required: !mayBeAbsent)
    guard category == nil, mayBeAbsent, fields.table["category"] == nil,
      !fields.suggested.contains("category")
    else { return category }
    return Located(
      value: BuiltInVocabulary.defaultCategory,
      place: Place(file: fields.file, span: fields.place))
  }

  /// Reads `max-length`: the most characters of each facet.
  private mutating func maxLength(of fields: Fields) -> [Facet: Int] {
    guard let (table, keySpan) = table("max-length", of: fields) else { return [:] }
    let inner = self.fields(of: table, in: fields.file, at: keySpan, known: FileKeys.facets)
    var result: [Facet: Int] = [:]
    for facet in Facet.allCases {
      result[facet] = length(facet.rawValue, of: inner)
    }
    return result
  }

  /// Reads a number of characters.
  mutating func length(_ key: String, of fields: Fields) -> Int? {
    guard let length = integer(key, of: fields) else { return nil }
    guard length.value > 0 else {
      reportInvalid(.notALength(length.value), at: length.place, in: fields)
      return nil
    }
    return length.value
  }

  /// Reports missing values in domains with values, and repeated values.
  private mutating func checkValues(of codes: [ErrorCode]) {
    guard codes.contains(where: { $0.valuePlace != nil }) else { return }
    var first: [Int: ErrorCode] = [:]
    let next = codes.compactMap { $0.valuePlace == nil ? nil : $0.value }.max().flatMap { last in
      last < Int.max ? last + 1 : nil
    }
    for code in codes {
      guard let place = code.valuePlace else {
        if unreadableValues.contains(code.place) { continue }
        report("missing-key", .valueMissing(code.name), at: code.place)
        continue
      }
      if let other = first[code.value] {
        report(
          "code-value-duplicate", .sameValue(code.name, other.name, code.value, next: next),
          at: place,
          notes: [.the(other.name, at: other.valuePlace ?? other.place)])
      } else {
        first[code.value] = code
      }
    }
  }

  private mutating func checkDefault(_ name: Located<String>, names: [String]) {
    guard !names.contains(name.value) else { return }
    let nearest = nearestName(to: name.value, among: names)
    report(
      "unknown-code", .unknownCode(name.value, nearest: nearest), at: name.place,
      fixes: Fix.replacing(name.value, with: nearest, inStringAt: name.place.span))
  }
}

extension Diagnostic.Note {
  /// Returns a note with the place of the other declaration.
  static func the(_ name: String, at place: Place) -> Self {
    Self("\(quoted(name)) is here", file: place.file, span: place.span)
  }
}

extension Diagnostic.Message {
  /// - Parameter kind: The kind of declaration with the name: `a case`.
  static func reservedName(_ name: String, for kind: Diagnostic.Message) -> Self {
    """
    generated code can't have \(kind) \(quoted(name)), because Swift or Bayan uses this name; \
    choose another name
    """
  }

  fileprivate static func hidesModule(_ name: String) -> Self {
    """
    an enum \(quoted(name)) hides the module \(quoted(name)) from generated code; \
    give the enum another name
    """
  }

  fileprivate static func notALength(_ length: Int) -> Self {
    "'max-length' can't be \(length); write the number of characters that fit"
  }

  fileprivate static let underlyingArgument: Self =
    "'underlying' is the error that this code wraps; give the argument another name"

  fileprivate static func fileName(_ name: String) -> Self {
    ProjectFile.OfLocale.namesWithoutMessages.contains(name)
      ? "a domain's file can't be called '\(name).toml', because each locale has another file of this name; choose another name"
      : "a domain's file can't be called \(quoted(name)); use letters, digits, '-' and '_'"
  }

  fileprivate static func notADomain(_ text: String) -> Self {
    "\(quoted(text)) can't be a domain; write a reverse name such as 'com.example.login'"
  }

  fileprivate static func valueMissing(_ code: String) -> Self {
    "\(quoted(code)) has no 'value', but other codes of the domain have one; add it"
  }

  fileprivate static func sameValue(
    _ code: String, _ other: String, _ value: Int, next: Int?
  ) -> Self {
    guard let next else {
      return "\(quoted(code)) and \(quoted(other)) have the same value, \(value)"
    }
    return
      "\(quoted(code)) and \(quoted(other)) have the same value, \(value); the next free value is \(next)"
  }

  fileprivate static func unknownCode(_ name: String, nearest: String?) -> Self {
    "there is no code \(quoted(name)) in this domain\(didYouMean(nearest))"
  }
}
