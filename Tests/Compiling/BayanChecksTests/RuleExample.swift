import BayanChecks
import BayanDiagnostics
import Testing

/// A translation, and what one rule makes of it.
///
/// `①` to `④` mark the places of the diagnostics. Where no mark can stand, before a character that
/// combines with it, `count` says how many there are.
struct RuleExample: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var locale: String
  var source: String?
  var target: String
  var count: Int?
  var fixed: String?

  /// - Parameters:
  ///   - fixed: The translation as the first fixes leave it; `nil` where there is no fix.
  init(
    _ description: String, _ locale: String, _ source: String?, _ target: String,
    count: Int? = nil, fixed: String? = nil
  ) {
    testDescription = "\(locale): \(description)"
    self.locale = locale
    self.source = source
    self.target = target
    self.count = count
    self.fixed = fixed
  }

  /// Expects diagnostics at the marks and nowhere else, with fixes that leave what they are to leave.
  func expectDiagnostics(of rule: any Rule.Type) throws {
    let marks = target.unicodeScalars.filter { ("①"..."④").contains($0) }.map(String.init)
    let pair = MessagePair(source: source, target: target, locale: locale)
    let diagnostics = try pair.diagnostics([rule]).filter { $0.locale == locale }
    #expect(diagnostics.count == count ?? marks.count)
    if count == nil {
      let places = pair.printed(diagnostics).map { String($0.prefix { $0 != " " }) }
      #expect(places == marks)
    }
    if let fixed {
      let left = try pair.target(after: diagnostics)
      // By its bytes: `==` takes composed and decomposed letters for the same.
      #expect(left.utf8.elementsEqual(fixed.utf8), "\(left.debugDescription)")
    } else {
      #expect(diagnostics.allSatisfy { $0.fixes.isEmpty })
    }
  }

  /// Expects nothing.
  func expectNothing(of rule: any Rule.Type) throws {
    let found = try diagnostics(source: source, target: target, locale: locale, rule: rule)
      .filter { !$0.hasPrefix("Locales/en/") || locale == "en" }
    #expect(found == [])
  }
}
