import BayanDiagnostics
import BayanSupport
import BayanTOML

/// The lifecycle of codes: `since`, `retired` and `replaced-by`.
extension CatalogLoader {
  /// Reads `since` or `removed`.
  mutating func version(_ key: String, of fields: Fields) -> Located<ReleaseVersion>? {
    guard let text = string(key, of: fields) else { return nil }
    guard let version = ReleaseVersion(text.value) else {
      reportInvalid(.notAVersion(text.value), at: text.place, in: fields)
      return nil
    }
    return Located(value: version, place: text.place)
  }

  /// Reads `replaced-by`.
  mutating func replacement(of fields: Fields) -> CodeReference? {
    guard let text = string("replaced-by", of: fields) else { return nil }
    let parts = text.value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
      reportInvalid(.notACodeName(text.value), at: text.place, in: fields)
      return nil
    }
    return CodeReference(domain: String(parts[0]), code: String(parts[1]), place: text.place)
  }

  /// Reads the retired codes of a domain.
  ///
  /// - Parameter codes: The codes that the domain still has.
  mutating func retired(
    of fields: Fields, beside codes: [ErrorCode]
  ) -> (read: [RetiredCode], isComplete: Bool) {
    guard let (table, _) = table("retired", of: fields) else {
      return ([], fields.table["retired"] == nil)
    }
    var retired: [RetiredCode] = []
    for entry in table.entries {
      let place = Place(file: fields.file, span: entry.keySpan)
      guard isIdentifier(entry.key) else {
        reportInvalid(.notAnIdentifier(entry.key), at: place)
        continue
      }
      guard let table = entry.value.table else {
        reportWrongType(entry.key, entry.value, wanted: "a table", in: fields)
        continue
      }
      if let code = retiredCode(entry.key, table, at: place) { retired.append(code) }
    }
    check(retired, beside: codes)
    return (retired, retired.count == table.entries.count)
  }

  private mutating func retiredCode(
    _ name: String, _ table: TOMLTable, at place: Place
  ) -> RetiredCode? {
    let fields = fields(of: table, in: place.file, at: place.span, known: FileKeys.retiredCode)
    let value = integer("value", of: fields, required: true)
    let since = version("since", of: fields)
    let removed = version("removed", of: fields)
    if let since, let removed, !since.value.precedes(removed.value) {
      reportInvalid(.removedTooEarly(removed.value, since: since.value), at: removed.place)
    }
    let summary = string("summary", of: fields)?.value ?? ""
    let replacement = replacement(of: fields)
    guard let value else { return nil }
    return RetiredCode(
      name: name, value: value.value, summary: summary, since: since?.value,
      removed: removed?.value, replacement: replacement, place: place, valuePlace: value.place)
  }

  /// Reports retired codes whose name or number another code has.
  private mutating func check(_ retired: [RetiredCode], beside codes: [ErrorCode]) {
    let names = Dictionary(firstOf: codes.map { ($0.name, $0.place) })
    var owners = Dictionary(
      firstOf: codes.map { ($0.value, (name: $0.name, place: $0.valuePlace ?? $0.place)) })
    for code in retired {
      if let place = names[code.name] {
        reportInvalid(
          .codeAndRetired(code.name), at: code.place, notes: [.the(code.name, at: place)])
      } else if let other = owners[code.value] {
        report(
          "code-value-duplicate", .retiredValue(code.name, other.name, code.value),
          at: code.valuePlace, notes: [.the(other.name, at: other.place)])
      }
      if owners[code.value] == nil { owners[code.value] = (code.name, code.valuePlace) }
    }
  }

  /// Reports unknown replacements, and codes that in the end replace themselves.
  ///
  /// - Parameter names: The names of all domains, unreadable ones included.
  mutating func checkReplacements(in domains: [ErrorDomain], names: [String]) {
    guard
      domains.contains(where: { domain in
        domain.codes.contains { $0.replacement != nil }
          || domain.retired.contains { $0.replacement != nil }
      })
    else { return }
    let known = Dictionary(firstOf: domains.map { ($0.name, DomainNames($0)) })
    for domain in domains {
      let references =
        domain.codes.compactMap(\.replacement) + domain.retired.compactMap(\.replacement)
      for reference in references { check(reference, among: known, names: names) }
    }
    checkCycles(of: domains)
  }

  private mutating func check(
    _ reference: CodeReference, among domains: [String: DomainNames], names: [String]
  ) {
    guard let domain = domains[reference.domain] else {
      // A domain with an unreadable name has been reported.
      guard !names.contains(reference.domain) else { return }
      let nearest = nearestName(to: reference.domain, among: names)
      let corrected = nearest.map { "\($0).\(reference.code)" }
      return report(
        "unknown-code", .unknownDomain(reference.domain, nearest: nearest), at: reference.place,
        fixes: Fix.replacing(
          reference.description, with: corrected, inStringAt: reference.place.span))
    }
    guard !domain.codes.contains(reference.code) else { return }
    if let successor = domain.retired[reference.code] {
      return report(
        "unknown-code", .isRetired(reference, successor: successor), at: reference.place,
        fixes: Fix.replacing(
          reference.description, with: successor?.description,
          inStringAt: reference.place.span))
    }
    guard domain.isComplete else { return }
    unknownReferences += 1
    let nearest =
      unknownReferences <= 200 ? nearestName(to: reference.code, among: domain.codes) : nil
    report(
      "unknown-code", .unknownReplacement(reference, nearest: nearest), at: reference.place,
      fixes: Fix.replacing(
        reference.description, with: nearest.map { "\(reference.domain).\($0)" },
        inStringAt: reference.place.span))
  }

  /// Reports each cycle of replacements once, at its first code.
  private mutating func checkCycles(of domains: [ErrorDomain]) {
    var next: [String: CodeReference] = [:]
    var order: [String] = []
    for domain in domains {
      for code in domain.codes {
        guard let replacement = code.replacement else { continue }
        let name = "\(domain.name).\(code.name)"
        order.append(name)
        next[name] = replacement
      }
    }
    var seen: Set<String> = []
    for start in order {
      var path: [String] = []
      var places: [String: Int] = [:]
      var name = start
      while let replacement = next[name], seen.insert(name).inserted {
        places[name] = path.count
        path.append(name)
        name = replacement.description
      }
      guard let first = places[name], let reference = next[name] else { continue }
      report(
        "replacement-cycle", .cycle(name, by: Array(path[(first + 1)...])), at: reference.place)
    }
  }
}

/// The names in a domain by which replacements are found.
private struct DomainNames {
  let codes: Set<String>
  /// The retired codes, each with its replacement.
  let retired: [String: CodeReference?]
  let isComplete: Bool

  init(_ domain: ErrorDomain) {
    codes = Set(domain.codes.map(\.name))
    retired = Dictionary(firstOf: domain.retired.map { ($0.name, $0.replacement) })
    isComplete = domain.isComplete
  }
}

extension Diagnostic.Message {
  fileprivate static func notAVersion(_ text: String) -> Self {
    "\(quoted(text)) isn't a version; write one to three numbers, such as \"1.4\" or \"2.0.0-beta.1\""
  }

  fileprivate static func notACodeName(_ text: String) -> Self {
    """
    \(quoted(text)) can't be a code; write a domain's file and a code, such as \
    "login.sessionExpired"
    """
  }

  fileprivate static func removedTooEarly(
    _ removed: ReleaseVersion, since: ReleaseVersion
  ) -> Self {
    "the code exists since \(since), so it can't have been removed in \(removed)"
  }

  fileprivate static func codeAndRetired(_ name: String) -> Self {
    "\(quoted(name)) is a code of this domain, so it can't be retired; remove one of the two tables"
  }

  fileprivate static func retiredValue(_ code: String, _ other: String, _ value: Int) -> Self {
    "\(quoted(other)) has the value \(value), which belongs to the retired code \(quoted(code))"
  }

  fileprivate static func unknownDomain(_ name: String, nearest: String?) -> Self {
    "there is no domain \(quoted(name)) in 'Catalog'\(didYouMean(nearest))"
  }

  fileprivate static func unknownReplacement(_ code: CodeReference, nearest: String?) -> Self {
    "there is no code \(quoted(code.code)) in the domain \(quoted(code.domain))\(didYouMean(nearest))"
  }

  fileprivate static func isRetired(_ code: CodeReference, successor: CodeReference?) -> Self {
    guard let successor else {
      return "\(quoted(code.description)) is retired itself; name a code that isn't retired"
    }
    return
      "\(quoted(code.description)) is retired itself; name \(quoted(successor.description)), which replaces it"
  }

  fileprivate static func cycle(_ name: String, by others: [String]) -> Self {
    guard !others.isEmpty else {
      return
        "\(quoted(name)) can't be replaced by itself; name another code, or remove 'replaced-by'"
    }
    let named = quotedList(others.prefix(5))
    let more: Int = others.count - 5
    return more > 0
      ? "the replacements of \(quoted(name)) lead back to it, through \(named) and \(more) more; remove one 'replaced-by'"
      : "the replacements of \(quoted(name)) lead back to it, through \(named); remove one 'replaced-by'"
  }
}
