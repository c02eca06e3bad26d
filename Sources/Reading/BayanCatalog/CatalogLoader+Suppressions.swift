import BayanDiagnostics
import BayanSupport
import BayanTOML

/// Suppressions: comments that begin with `bayan:`, and `[[allow]]` in `bayan.toml`.
extension CatalogLoader {
  /// Reads a comment, if it begins with `bayan:`.
  ///
  /// - Grammar: `"#" ws "bayan:" ws "allow" ws rule ws "@" 8hex ["." 4hex] ws "--" ws reason`
  mutating func readSuppression(_ span: SourceSpan, in file: SourceFile) {
    let bytes = file.bytes[span.range]
    let start = bytes.dropFirst().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard start.starts(with: "bayan:".utf8) else { return }
    let place = Place(file: file.path, span: span)
    let text = String(decoding: start.dropFirst("bayan:".utf8.count), as: UTF8.self)
    let fields = text.split(maxSplits: 3, omittingEmptySubsequences: true) {
      $0 == " " || $0 == "\t"
    }
    guard fields.first == "allow" else {
      reportUnusable(.notAllow(fields.first.map(String.init) ?? ""), at: place)
      return
    }
    guard fields.count > 1, isRuleName(fields[1]) else {
      reportUnusable(.noRule, at: place)
      return
    }
    guard fields.count > 2, let scope = scope(fields[2]) else {
      reportUnusable(.noFingerprint(String(fields[1])), at: place)
      return
    }
    let rest = fields.count > 3 ? fields[3] : ""
    let reason = rest.hasPrefix("--") ? rest.dropFirst(2).trimmed : ""
    guard SuppressionEntry.isReason(reason) else {
      reportUnusable(.noReason, at: place)
      return
    }
    suppressions.append(
      SuppressionEntry(
        rule: RuleID(rawValue: String(fields[1])), scope: scope, reason: reason, place: place))
  }

  /// Reads `[[allow]]`; the checks report unknown rules.
  mutating func readSuppressions(of fields: Fields) {
    for value in array("allow", of: fields) ?? [] {
      guard let table = value.table else {
        reportWrongType("allow", value, wanted: "tables with the header '[[allow]]'", in: fields)
        continue
      }
      let inner = self.fields(
        of: table, in: fields.file, at: table.span, known: FileKeys.allow)
      let rule = string("rule", of: inner, required: true)
      let reason = string("reason", of: inner, required: true)
      let locale = string("locale", of: inner)
      let path = string("path", of: inner)
      if let reason, !SuppressionEntry.isReason(reason.value) {
        reportInvalid(.emptyReason, at: reason.place)
        continue
      }
      guard let rule, let reason else { continue }
      guard locale != nil || path != nil else {
        if inner.suggested.isDisjoint(with: ["locale", "path"]) {
          reportInvalid(.noArea(rule.value), at: rule.place)
        }
        continue
      }
      suppressions.append(
        SuppressionEntry(
          rule: RuleID(rawValue: rule.value),
          scope: .area(locale: locale?.value, path: path.map { PathPattern($0.value) }),
          reason: reason.value.trimmed, place: rule.place))
    }
  }

  private mutating func reportUnusable(_ message: Diagnostic.Message, at place: Place) {
    report("allowance-invalid", message, at: place)
  }

  private func isRuleName(_ name: Substring) -> Bool {
    name.utf8.first?.isASCIILetter == true
      && name.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
  }

  private func scope(_ word: Substring) -> SuppressionEntry.Scope? {
    guard word.first == "@" else { return nil }
    let parts = word.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), isHexadecimal(parts[0], count: 8) else { return nil }
    guard parts.count == 2 else {
      return .diagnostic(fingerprint: String(parts[0]), textStamp: nil)
    }
    guard isHexadecimal(parts[1], count: 4) else { return nil }
    return .diagnostic(fingerprint: String(parts[0]), textStamp: String(parts[1]))
  }

  private func isHexadecimal(_ text: Substring, count: Int) -> Bool {
    text.utf8.count == count
      && text.utf8.allSatisfy {
        $0.isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}

extension Diagnostic.Message {
  private static let form: Self = "write '# bayan: allow RULE @fingerprint -- reason'"

  fileprivate static func notAllow(_ word: String) -> Self {
    "\(quoted("bayan: \(word)")) is not known; \(form)"
  }

  fileprivate static let noRule: Self = "this comment doesn't name a rule; \(form)"

  fileprivate static func noFingerprint(_ rule: String) -> Self {
    """
    this comment doesn't say which diagnostic of \(quoted(rule)) it suppresses; \
    'bayan allow' writes a comment with the diagnostic's fingerprint
    """
  }

  fileprivate static let noReason: Self =
    "this comment suppresses nothing, because it has no reason; write one after '--' at its end"

  fileprivate static let emptyReason: Self = "say why the diagnostics are suppressed"

  fileprivate static func noArea(_ rule: String) -> Self {
    """
    this table suppresses all diagnostics of \(quoted(rule)); name a 'locale' or a 'path', \
    or set the rule in '[checks]'
    """
  }
}
