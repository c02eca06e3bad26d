/// A BCP 47 language tag in its usual case, without extensions: `ar-EG`, `zh-Hant-HK`.
///
/// A tag is read from any text that names a locale: `ar_EG.UTF-8` and `AR-eg` are `ar-EG`, and
/// `ar-u-nu-latn` is `ar`. A language that is written as an extension of another is a language of
/// its own: `zh-yue-HK` is `yue-HK`, and `i-lux` is `lb`. Any other three letters after a language
/// are not valid in BCP 47, and are cut off together with the rest of the tag: `pt-BRA` is `pt`.
/// The form alone is normalized; only the catalog can tell whether a locale exists.
///
/// - Source: RFC 5646, 4.5, "Canonicalization of Language Tags".
public struct LocaleTag: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The tag; `und` for a text that was no tag.
  public let description: String

  /// Reads a tag; any other text becomes `und`.
  public init(_ text: String) {
    description = Self.canonical(text) ?? Self.registered(text) ?? "und"
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// The tag without its last subtag; `nil` for a language alone.
  package var truncated: LocaleTag? {
    guard let hyphen = description.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    return LocaleTag(verified: String(description[..<hyphen]))
  }

  init(verified: String) { description = verified }

  /// The length in bytes that no tag exceeds.
  private static let longestText = 100

  private static func canonical(_ text: String) -> String? {
    guard text.utf8.count <= longestText else { return nil }
    var result: [UInt8] = []
    var subtag: [UInt8] = []
    var position = 0
    var isUnusual = false
    // One pass reads all subtags, with the end as a last separator. POSIX codesets and modifiers
    // (`.UTF-8`, `@euro`) and BCP 47 extensions (one letter first) end the tag.
    scan: for byte in Array(text.utf8) + [UInt8(ascii: "-")] {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        subtag.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        subtag.append(byte | 0x20)
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "@"):
        if position > 0 && subtag.count == 1 { break scan }
        if position > 0, subtag.count == 3, subtag.allSatisfy({ $0 >= UInt8(ascii: "a") }) {
          if position == 1, ExtendedLanguages.contain(subtag, of: result) {
            // The extension replaces the language.
            result = []
            position = 0
          } else {
            isUnusual = true
            break scan
          }
        }
        if subtag.count > 4 { isUnusual = true }
        guard append(subtag, at: position, to: &result) else { return nil }
        subtag = []
        position += 1
        if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@") { break scan }
      default:
        return nil
      }
    }
    if isUnusual || result.starts(with: "sgn-".utf8), let known = registered(text) { return known }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the tag of a text that is, or begins with, a grandfathered tag: `zh-min-nan-TW` is
  /// `nan-TW`.
  private static func registered(_ text: String) -> String? {
    guard text.utf8.count <= longestText else { return nil }
    let subtags = text.lowercased().split(omittingEmptySubsequences: false) { "-_".contains($0) }
    for count in stride(from: min(subtags.count, 3), to: 1, by: -1) {
      guard let known = grandfathered[subtags[..<count].joined(separator: "-")] else { continue }
      return count == subtags.count
        ? known : canonical(([known] + subtags[count...].map(String.init)).joined(separator: "-"))
    }
    return nil
  }

  /// The grandfathered tags of BCP 47, with their present tags.
  ///
  /// - Source: RFC 5646, "grandfathered", and IANA's language subtag registry of 2022-08-08; CLDR
  ///   42 for tags that have no preferred value there.
  private static let grandfathered = [
    "art-lojban": "jbo", "cel-gaulish": "xtg", "en-gb-oed": "en-GB-oxendict", "i-ami": "ami",
    "i-bnn": "bnn", "i-default": "en", "i-hak": "hak", "i-klingon": "tlh", "i-lux": "lb",
    "i-mingo": "see", "i-navajo": "nv", "i-pwn": "pwn", "i-tao": "tao", "i-tay": "tay",
    "i-tsu": "tsu", "no-bok": "nb", "no-nyn": "nn", "sgn-be-fr": "sfb", "sgn-be-nl": "vgt",
    "sgn-ch-de": "sgg", "zh-guoyu": "cmn", "zh-hakka": "hak", "zh-min": "nan", "zh-min-nan": "nan",
    "zh-xiang": "hsn",
  ]

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
