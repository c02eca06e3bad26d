import BayanDiagnostics
import BayanTOML

/// The lock files `codes.lock`, `sources.lock` and `cldr.lock`, which the tool writes itself.
///
/// The lock files are read as strictly as the files that people write, because people merge them by hand.
extension CatalogLoader {
  /// Reads `sources.lock`.
  mutating func sourcesLock(from file: SourceFile?) -> SourcesLock? {
    guard let file else { return nil }
    let (root, isComplete) = parse(file)
    guard isComplete, isKnownFormat(of: root, in: file) else { return nil }
    var lock = SourcesLock()
    for entry in root.entries where entry.key != "format" {
      versions(in: entry.value, at: [entry.key], of: file, into: &lock)
    }
    return lock
  }

  private mutating func versions(
    in value: TOMLValue, at path: [String], of file: SourceFile, into lock: inout SourcesLock
  ) {
    // The path is a domain, an entry, a facet and a fingerprint.
    if path.count < 4, let table = value.table {
      for entry in table.entries {
        versions(in: entry.value, at: path + [entry.key], of: file, into: &lock)
      }
    } else if path.count == 4, let text = value.string {
      let id = MessageID(file: path[0], entry: path[1], facet: path[2])
      lock.versions[id, default: []].append(
        SourcesLock.Version(fingerprint: path[3], text: text.value))
    } else {
      reportInvalid(.notALine(path), at: Place(file: file.path, span: value.span))
    }
  }

  /// Whether a lock has the format that this version reads.
  ///
  /// Another format is reported.
  ///
  /// Parts of a newer format could be misread.
  mutating func isKnownFormat(of root: TOMLTable, in file: SourceFile) -> Bool {
    guard let value = root["format"]?.value, value.integer != 1 else { return true }
    let place = Place(file: file.path, span: value.span)
    if let format = value.integer {
      reportInvalid(.unknownFormat(format), at: place)
    } else {
      report("wrong-type", .formatIsNoInteger, at: place)
    }
    return false
  }

  /// Reads `codes.lock`.
  mutating func codesLock(from file: SourceFile?) -> CodesLock? {
    guard let file else { return nil }
    let (root, isComplete) = parse(file)
    guard isComplete, isKnownFormat(of: root, in: file) else { return nil }
    let fields = fields(
      of: root, in: file.path, at: SourceSpan(0, 0), known: FileKeys.codesLock)
    guard let module = string("module", of: fields, required: true) else { return nil }
    var lock = CodesLock(
      moduleName: module.value, locales: strings("locales", of: fields)?.map(\.value) ?? [],
      options: strings("options", of: fields)?.map(\.value) ?? [])
    for entry in table("domains", of: fields)?.table.entries ?? [] {
      guard let table = entry.value.table else {
        reportWrongType(entry.key, entry.value, wanted: "a table", in: fields)
        continue
      }
      lock.domains.append(lockedDomain(entry.key, table, at: entry.keySpan, of: file))
    }
    return lock
  }

  private mutating func lockedDomain(
    _ identifier: String, _ table: TOMLTable, at span: SourceSpan, of file: SourceFile
  ) -> CodesLock.Domain {
    let fields = fields(of: table, in: file.path, at: span, known: FileKeys.lockedDomain)
    var domain = CodesLock.Domain(
      identifier: identifier, typeName: string("type", of: fields, required: true)?.value ?? "")
    for entry in self.table("codes", of: fields)?.table.entries ?? [] {
      guard let table = entry.value.table else {
        reportWrongType(entry.key, entry.value, wanted: "a table", in: fields)
        continue
      }
      let code = self.fields(
        of: table, in: file.path, at: entry.keySpan, known: FileKeys.lockedCode)
      guard let value = integer("value", of: code, required: true) else { continue }
      domain.codes.append(
        CodesLock.Code(
          name: entry.key, value: value.value,
          arguments: strings("arguments", of: code)?.map(\.value) ?? [],
          isRetired: boolean("retired", of: code) ?? false))
    }
    return domain
  }

  /// Reads `cldr.lock`.
  mutating func cldrLock(from file: SourceFile?) -> CLDRLock? {
    guard let file else { return nil }
    let (root, isComplete) = parse(file)
    guard isComplete, isKnownFormat(of: root, in: file) else { return nil }
    let fields = fields(of: root, in: file.path, at: SourceSpan(0, 0), known: FileKeys.cldrLock)
    var lock = CLDRLock()
    for entry in table("locales", of: fields, required: true)?.table.entries ?? [] {
      guard let table = entry.value.table else {
        reportWrongType(entry.key, entry.value, wanted: "a table", in: fields)
        continue
      }
      let place = Place(
        file: file.path, span: SourceSpan(entry.keySpan.start, entry.value.span.end))
      let line = self.fields(
        of: table, in: file.path, at: entry.keySpan, known: FileKeys.cldrLine)
      guard let version = string("cldr", of: line, required: true),
        let digits = string("digits", of: line, required: true),
        string("direction", of: line, required: true) != nil,
        let direction = choice("direction", of: line, as: LockedDirection.self),
        let cardinal = rules("cardinal", of: line), let ordinal = rules("ordinal", of: line)
      else { continue }
      lock.locales[entry.key] = CLDRLock.Line(
        facts: CLDRLock.Facts(
          version: version.value, digits: digits.value, isRightToLeft: direction == .rtl,
          cardinal: cardinal, ordinal: ordinal),
        place: place)
    }
    return lock
  }

  private enum LockedDirection: String, CaseIterable {
    case ltr
    case rtl
  }

  private mutating func rules(_ key: String, of fields: Fields) -> [CLDRLock.Rule]? {
    guard let text = string(key, of: fields, required: true) else { return nil }
    guard let rules = CLDRLock.Rule.rules(text.value) else {
      reportInvalid(.notRules(text.value), at: text.place)
      return nil
    }
    return rules
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownFormat(_ format: Int64) -> Self {
    "this file has format \(format), but this version of bayan reads format 1; use the version that wrote it"
  }

  fileprivate static let formatIsNoInteger: Self = "'format' must be an integer"

  fileprivate static func notRules(_ text: String) -> Self {
    "\(quoted(text)) aren't plural rules; run 'bayan cldr --accept' to write the line again"
  }

  fileprivate static func notALine(_ path: [String]) -> Self {
    "\(quoted(path.joined(separator: "."))) isn't a source text; run 'bayan sync' to write the file again"
  }
}
