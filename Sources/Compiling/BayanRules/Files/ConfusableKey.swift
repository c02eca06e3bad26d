package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// Names in one place that look the same, or a name in mixed scripts.
///
/// The rule reports `count` beside `сount` with a Cyrillic `с`, and `item1` beside `iteml`.
///
/// - Source: confusable skeletons and restriction levels of UTS 39.
package struct ConfusableKey: CatalogRule {
  package static let id: RuleID = "confusable-key"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    catalog.forEachNameScope { scope in
      // The index of the first name with each skeleton.
      var known: [String: Int] = [:]
      known.reserveCapacity(scope.names.count)
      for (position, (name, place)) in scope.names.enumerated() {
        let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
        // Another rule reports invisible characters in a name.
        guard
          isASCII || !name.unicodeScalars.contains(where: \.unicode.isDefaultIgnorableCodePoint)
        else { continue }
        // In ASCII only signs of equal width are confused: not `rn` with `m`.
        let skeleton = isASCII ? Self.asciiSkeleton(of: name) : Confusables.skeleton(of: name)
        let first = known[skeleton].map { scope.names[$0] }
        if let (other, otherPlace) = first, !other.utf8.elementsEqual(name.utf8) {
          report.add(
            Diagnosis.confusable(name, other), at: .place(place, locale: scope.locale),
            notes: [Diagnostic.Note("\(quoted(other)) is here", at: otherPlace)])
        } else if !isASCII, let script = Self.mixture(in: name) {
          report.add(Diagnosis.mixed(name, script), at: .place(place, locale: scope.locale))
        }
        if first == nil { known[skeleton] = position }
      }
    }
  }

  /// Returns a skeleton that is equal for `item1` and `iteml`, but not for `modern` and `modem`.
  private static func asciiSkeleton(of name: String) -> String {
    guard
      name.utf8.contains(where: {
        $0 < UInt8(ascii: "2") || $0 == UInt8(ascii: "I") || $0 == UInt8(ascii: "|")
      })
    else { return name }
    return String(
      decoding: name.utf8.map { byte in
        switch byte {
        case UInt8(ascii: "1"), UInt8(ascii: "I"), UInt8(ascii: "|"): UInt8(ascii: "l")
        case UInt8(ascii: "0"): UInt8(ascii: "O")
        default: byte
        }
      }, as: UTF8.self)
  }

  /// Returns the script of letters that are confusable with Latin ones, in a name that has Latin letters too.
  private static func mixture(in name: String) -> Script? {
    let scripts = Set(
      name.unicodeScalars.lazy.map { $0.unicode.script }.filter(\.isSpecific))
    guard scripts.contains(.latin), Confusables.restrictionLevel(of: name) > .highlyRestrictive
    else { return nil }
    return scripts.subtracting([.latin]).min { $0.name < $1.name }
  }
}

extension ConfusableKey {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case confusable(String, String)
    case mixed(String, Script)

    var message: Diagnostic.Message {
      switch self {
      case .confusable(let name, let other):
        "\(quoted(name)) looks like \(quoted(other)), but is a different name; rename one of them"

      case .mixed(let name, let script):
        "\(quoted(name)) has letters of \(script.inSentence) script among its Latin letters"
      }
    }
  }
}
