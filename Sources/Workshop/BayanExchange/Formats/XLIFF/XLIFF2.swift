import BayanCatalog
package import BayanDiagnostics
import BayanSupport

/// XLIFF 2.2 with its module for plurals, genders and selection.
///
/// - Source: XLIFF Version 2.2, OASIS Committee Specification 01, 13 March 2025: part 1, core, and
///   part 2, extended, of which the modules Plural, Gender, and Select 1.0, Metadata 2.0, and Size
///   and Length Restriction 2.0.
package enum XLIFF22: XLIFFFormat {
  package static let name = "xliff-2.2"
  package static let summary = "XLIFF 2.2, plurals by its module for them"
  package static let version = XLIFFVersion.v22
}

/// XLIFF 2.1, and 2.0, of which it has only what both know.
///
/// - Source: XLIFF Version 2.1, OASIS Standard, 13 February 2018.
package enum XLIFF21: XLIFFFormat {
  package static let name = "xliff-2.1"
  package static let summary = "XLIFF 2.1, each variant a unit of its own"
  package static let version = XLIFFVersion.v21
}

/// A version of XLIFF.
///
/// Readers and writers of 2.0 and later are the same.
package protocol XLIFFFormat: ExchangeFormat {
  static var version: XLIFFVersion { get }
}

extension XLIFFFormat {
  package static func recognizes(_ file: SourceFile) -> Bool { XLIFFVersion(file) == version }

  package static func write(_ document: ExchangeDocument, over _: SourceFile?) -> ExchangeOutput {
    XLIFF2Writer.write(document, version: version)
  }

  package static func contents(of file: SourceFile, in _: String?) -> ForeignFile {
    XLIFF2Reader.read(file)
  }

  package static func restoredUnit(_ returned: ReturnedUnit, in unit: ExchangeUnit) -> ReturnedUnit
  {
    UnitRestoring.restoredUnit(returned, in: unit)
  }
}

/// The versions of XLIFF that are read and written.
package enum XLIFFVersion: String {
  case v12 = "1.2"
  case v21 = "2.1"
  case v22 = "2.2"

  /// The version of a file; `nil` for one that isn't XLIFF.
  init?(_ file: SourceFile) {
    guard let tag = XMLInput.rootTag(of: file) else { return nil }
    let name = tag.prefix { !$0.isWhitespace }
    guard name == "xliff" || name.hasSuffix(":xliff") else { return nil }
    switch XMLProlog.attribute("version", in: tag) {
    case "2.2": self = .v22
    case "2.0", "2.1": self = .v21
    case let version? where version.hasPrefix("1."): self = .v12
    default: return nil
    }
  }

  /// The namespace of the version's own elements; 2.0 and 2.1 share one.
  var namespace: String {
    switch self {
    case .v12: "urn:oasis:names:tc:xliff:document:1.2"
    case .v21: "urn:oasis:names:tc:xliff:document:2.0"
    case .v22: "urn:oasis:names:tc:xliff:document:2.2"
    }
  }
}

/// Names that writer and reader share.
enum XLIFF {
  static let metadata = "urn:oasis:names:tc:xliff:metadata:2.0"
  static let plurals = "urn:oasis:names:tc:xliff:pgs:1.0"
  /// The attribute that says what language a text is in.
  static let language = "xml:lang"

  static let sizes = "urn:oasis:names:tc:xliff:sizerestriction:2.0"

  /// The prefix of our own values and categories.
  static let prefix = "bayan"

  /// The prefix of the ids of segments that are cases.
  static let casePrefix = "case."

  /// The group of units that are variants of one message.
  static let variants = "bayan:variants"

  /// Returns the stamp of an exported unit's texts, in an attribute that tools keep: `bayan:3f9c2a71-0be95d20`.
  static func stamp(_ unit: ExchangeUnit) -> String {
    "\(prefix):\(unit.source.fingerprint)-\(unit.target?.fingerprint ?? "none")"
  }

  /// Reads such a value.
  static func readStamp(_ text: String?) -> (source: String, target: String?)? {
    guard let text, text.hasPrefix("\(prefix):") else { return nil }
    let parts = text.dropFirst(prefix.count + 1).split(separator: "-").map(String.init)
    guard parts.count == 2, isFingerprint(parts[0]), parts[1] == "none" || isFingerprint(parts[1])
    else { return nil }
    return (parts[0], parts[1] == "none" ? nil : parts[1])
  }

  private static func isFingerprint(_ text: String) -> Bool {
    text.utf8.count == 8 && UInt32(text, radix: 16) != nil
  }

  /// The name of a unit that is one variant of a message: `login.done.title [few *]`.
  static func name(_ message: String, _ keys: [ExchangeKey]) -> String {
    "\(message) [\(keys.formatted)]"
  }

  /// Takes such a name apart; of other names it is all of it.
  static func split(_ name: String) -> (message: String, keys: [ExchangeKey]?) {
    guard name.utf8.last == UInt8(ascii: "]"), let start = name.firstRange(of: " [") else {
      return (name, nil)
    }
    let keys = [ExchangeKey](written: String(name[start.upperBound...].dropLast()))
    return keys.map { (String(name[..<start.lowerBound]), $0) } ?? (name, nil)
  }
}
