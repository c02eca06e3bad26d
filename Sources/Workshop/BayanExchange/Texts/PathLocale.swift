import BayanICU
import BayanSupport

/// The locale in the path of an app's file, and the table that it is one locale of.
struct PathLocale {
  /// The locale; `nil` where the path names none, as in `Base.lproj`.
  let locale: String?

  /// The path with `*` in place of the locale: `Resources/*.lproj/Errors.strings`.
  ///
  /// The files of one table have the same keys.
  let table: String

  /// Returns the kinds of devices in the name of an Android folder: `land`, `v17`; `nil` for all.
  static func devices(of path: String) -> String? {
    guard let folder = path.split(separator: "/").dropLast().last,
      let found = ofValues(String(folder)), found.pattern != "*"
    else { return nil }
    return String(found.pattern.dropFirst(2))
  }

  init(_ path: String) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let file = parts.count - 1
    for index in parts.indices.dropLast().reversed() {
      guard let found = Self.inFolder(parts[index], before: parts[index + 1]) else { continue }
      parts[index] = found.pattern
      (locale, table) = (found.locale, parts.joined(separator: "/"))
      return
    }
    // `ar.po`, `messages.ar.po`, `messages_pt_BR.po`
    if file >= 0 {
      let name = parts[file]
      let stem = name.prefix { $0 != "." }
      let pieces = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      if pieces.count == 3, let tag = Self.tag(pieces[1]) {
        parts[file] = "\(pieces[0]).*.\(pieces[2])"
        (locale, table) = (tag, parts.joined(separator: "/"))
        return
      }
      if let tag = Self.tag(String(stem)) {
        parts[file] = "*" + name.dropFirst(stem.count)
        (locale, table) = (tag, parts.joined(separator: "/"))
        return
      }
      // `app_ar.arb`
      if name.hasSuffix(".arb"), let (head, tag) = Self.tag(after: String(stem)) {
        parts[file] = head + "*" + name.dropFirst(stem.count)
        (locale, table) = (tag, parts.joined(separator: "/"))
        return
      }
      // `locales/ar/messages.po`
      if file > 0, name.hasSuffix(".po") || name.hasSuffix(".json"),
        let tag = Self.tag(parts[file - 1])
      {
        parts[file - 1] = "*"
        (locale, table) = (tag, parts.joined(separator: "/"))
        return
      }
    }
    (locale, table) = (nil, path)
  }

  private static func inFolder(
    _ name: String, before next: String
  ) -> (locale: String?, pattern: String)? {
    if name.hasSuffix(".lproj") {
      let tag = String(name.dropLast(".lproj".count))
      if tag == "Base" { return (nil, "*.lproj") }
      // Old projects have names in English, such as 'German'.
      return (StatedLanguage.tag(of: tag) ?? old[tag], "*.lproj")
    }
    if next == "LC_MESSAGES", let tag = StatedLanguage.tag(of: name) { return (tag, "*") }
    return ofValues(name)
  }

  /// Returns the locale in the name of an Android folder: `values`, `values-pt-rBR`, `values-ar-land`.
  static func ofValues(_ name: String) -> (locale: String?, pattern: String)? {
    if name == "values" { return (nil, "*") }
    guard name.hasPrefix("values-") else { return nil }
    // A network may be before the language, and devices after it.
    var parts = name.split(separator: "-").dropFirst().map(String.init)
    let isNetwork = { (part: String) in
      (part.hasPrefix("mcc") || part.hasPrefix("mnc"))
        && part.utf8.dropFirst(3).first?.isASCIIDigit == true
    }
    let start = parts.firstIndex { !isNetwork($0) } ?? parts.count
    var locale: String?
    if start < parts.count {
      let isRegion = start + 1 < parts.count && parts[start + 1].isAndroidRegion
      let end = start + (isRegion ? 2 : 1)
      locale = android(parts[start..<end])
      if locale != nil { parts.replaceSubrange(start..<end, with: []) }
    }
    return (locale, parts.isEmpty ? "*" : "*-" + parts.joined(separator: "-"))
  }

  private static let old = [
    "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Italian": "it",
    "Dutch": "nl", "Spanish": "es",
  ]

  /// Android's names: `pt-rBR`, `b+sr+Latn`.
  private static func android(_ parts: ArraySlice<String>) -> String? {
    guard let first = parts.first else { return nil }
    if first.hasPrefix("b+") {
      return StatedLanguage.tag(
        of: String(first.dropFirst(2)).replacing("+", with: "-"))
    }
    // A car is a device.
    guard first.utf8.allSatisfy(\.isASCIILetter), first != "car" else { return nil }
    return StatedLanguage.tag(
      of:
        parts.count == 2 ? "\(first)-\(parts[parts.startIndex + 1].dropFirst())" : first)
  }

  /// The tag of a word that may be anything: only of a language that CLDR has.
  private static func tag(_ word: String) -> String? {
    guard let tag = StatedLanguage.tag(of: word) else { return nil }
    let language = String(tag.prefix { $0 != "-" })
    return LocaleFacts.hasData(for: language) || language == documentation ? tag : nil
  }

  /// The code under which translatewiki has what the texts are about.
  static let documentation = "qqq"

  /// Whether a word is the tag of a language that CLDR has.
  static func isLanguage(_ word: String) -> Bool { tag(word) != nil }

  /// The tag at the end of a name such as `app_pt_BR`, and what is before it.
  private static func tag(after name: String) -> (head: String, tag: String)? {
    let parts = name.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    for start in parts.indices.dropFirst() {
      if let tag = tag(parts[start...].joined(separator: "_")) {
        return (parts[..<start].map { $0 + "_" }.joined(), tag)
      }
    }
    return nil
  }
}

extension String {
  /// Whether it is a region of Android: `rBR`, `r419`.
  fileprivate var isAndroidRegion: Bool {
    hasPrefix("r") && (3...4).contains(utf8.count)
      && utf8.dropFirst().allSatisfy { $0.isASCIIDigit || (0x41...0x5A).contains($0) }
  }
}
