/// A BCP 47 language tag in its usual case, without extensions: `ar-EG`, `zh-Hant-HK`.
///
/// Made from anything that names a locale: `ar_EG.UTF-8` and `AR-eg` are `ar-EG`,
/// and `ar-u-nu-latn` is `ar`. It only brings the form in order; whether there is
/// such a language is for the catalog to find out.
public struct LocaleTag: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The tag; `und` where the text was none.
  public let description: String

  /// Reads a tag; what is not one becomes `und`.
  public init(_ text: String) { description = Self.canonical(text) ?? "und" }

  public init(stringLiteral value: String) { self.init(value) }

  /// The tag without its last subtag, or `nil` where only the language is left.
  package var truncated: LocaleTag? {
    guard let hyphen = description.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    return LocaleTag(verified: String(description[..<hyphen]))
  }

  init(verified: String) { description = verified }

  /// Longer texts name no locale.
  private static let longestText = 100

  private static func canonical(_ text: String) -> String? {
    guard text.utf8.count <= longestText else { return nil }
    var result: [UInt8] = []
    var subtag: [UInt8] = []
    var position = 0
    // One pass, with the end as a last separator; POSIX codesets and modifiers
    // (`.UTF-8`, `@euro`) and BCP 47 extensions (one letter first) end the tag.
    scan: for byte in Array(text.utf8) + [UInt8(ascii: "-")] {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        subtag.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        subtag.append(byte | 0x20)
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "@"):
        if position > 0 && subtag.count == 1 { break scan }
        guard append(subtag, at: position, to: &result) else { return nil }
        subtag = []
        position += 1
        if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@") { break scan }
      default:
        return nil
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func append(_ subtag: [UInt8], at position: Int, to result: inout [UInt8]) -> Bool
  {
    guard (2...8).contains(subtag.count) else { return false }
    var subtag = subtag
    let isAlphabetic = subtag.allSatisfy { $0 >= UInt8(ascii: "a") }
    if position == 0 {
      guard isAlphabetic else { return false }
    } else {
      result.append(UInt8(ascii: "-"))
      if isAlphabetic && subtag.count == 4 { subtag[0] &= 0xDF }
      if isAlphabetic && subtag.count == 2 { subtag = subtag.map { $0 & 0xDF } }
    }
    result.append(contentsOf: subtag)
    return true
  }
}
