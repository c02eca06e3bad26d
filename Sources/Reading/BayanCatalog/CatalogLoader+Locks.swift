import BayanDiagnostics
import BayanTOML

/// `codes.lock` and `sources.lock`, which the tool writes itself.
///
/// They are read as strictly as the files people write, because people merge them by hand.
extension CatalogLoader {
  /// Reads `sources.lock`.
  mutating func sourcesLock(from file: SourceFile?) -> SourcesLock? {
    guard let file else { return nil }
    let (root, isComplete) = parse(file)
    guard isComplete else { return nil }
    var lock = SourcesLock()
    for entry in root.entries where entry.key != "format" {
      versions(in: entry.value, at: [entry.key], of: file, into: &lock)
    }
    return lock
  }

  private mutating func versions(
    in value: TOMLValue, at path: [String], of file: SourceFile, into lock: inout SourcesLock
  ) {
    // A domain, an entry, a facet, a fingerprint.
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

  /// Reads `codes.lock`.
  mutating func codesLock(from file: SourceFile?) -> CodesLock? {
    guard let file else { return nil }
    let (root, isComplete) = parse(file)
    guard isComplete else { return nil }
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
}

extension Diagnostic.Message {
  fileprivate static func notALine(_ path: [String]) -> Self {
    "\(quoted(path.joined(separator: "."))) is no source text; run 'bayan sync' to write the file anew"
  }
}
