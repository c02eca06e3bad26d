#if !hasFeature(Embedded)
  import Synchronization
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The locale of words for which no locale is named.
///
/// The first of these that is set answers:
///
/// 1. the task's locale, for a server that answers many users at once:
///    `await MessageLocale.$current.withValue("ar") { … }`
/// 2. the program's preferences: `MessageLocale.useSystem()`, called once when the program starts,
///    or `MessageLocale.program = ["ar"]`
/// 3. the catalog's source locale.
public enum MessageLocale {
  #if !hasFeature(Embedded)
    /// The current task's locale; `nil` for ``program``.
    @TaskLocal public static var current: LocaleTag?

    private static let storage = Mutex<[LocaleTag]>([])

    /// Whether ``program`` was ever set: until then no lookup waits for a lock.
    private static let isSet = Atomic(false)

    /// The program's preferences, the best first; empty for the catalog's source locale.
    ///
    /// The first preference that a catalog has is used.
    public static var program: [LocaleTag] {
      get { isSet.load(ordering: .acquiring) ? storage.withLock { $0 } : [] }
      set {
        storage.withLock { $0 = newValue }
        isSet.store(true, ordering: .releasing)
      }
    }
  #else
    /// No locale: Embedded Swift has no tasks here.
    static var current: LocaleTag? { nil }
    /// No preferences: the host names a locale at each call.
    static var program: [LocaleTag] { [] }
  #endif

  /// The current preferences: the task's locale, or else the program's preferences.
  public static var preferences: [LocaleTag] { current.map { [$0] } ?? program }

  #if !canImport(Darwin) && !hasFeature(Embedded)
    /// Sets the program's preferences from the environment, like gettext.
    ///
    /// The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty.
    /// `LANGUAGE`, a list with colons, replaces it, unless the locale is `C`. The list ends at `C`
    /// or `POSIX`, which stand for the source locale. Names that aren't locales are left out. On
    /// Apple's systems this function is in BayanErrors.
    public static func useSystem() {
      program = preferences { name in getenv(name).map { String(cString: $0) } }
    }
  #endif

  /// Returns the preferences of an environment.
  ///
  /// - Parameter variable: Returns the value of an environment variable; `nil` if it isn't set.
  /// - Source: GNU gettext 0.22, "Locale Environment Variables" and "The LANGUAGE variable".
  package static func preferences(in variable: (String) -> String?) -> [LocaleTag] {
    func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    let name = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG") ?? "C"
    // `C` stands for the texts in the program, and so does `C.UTF-8`.
    if ["C", "POSIX"].contains(name.prefix { $0 != "." && $0 != "@" }) { return [] }
    let names = (value("LANGUAGE") ?? name).split(separator: ":").map(String.init)
    var tags: [LocaleTag] = []
    for name in names.prefix(while: { !["C", "POSIX"].contains($0) }) {
      guard let tag = LocaleTag(posix: name), !tags.contains(tag) else { continue }
      tags.append(tag)
    }
    return tags
  }
}

extension LocaleTag {
  /// The scripts of POSIX modifiers: `sr_RS@latin` is `sr-Latn-RS`, and so is `sr_RS@Latn`.
  ///
  /// - Source: the names of GNU libc 2.36's locales, and of Unicode's scripts.
  private static let scripts = [
    "arabic": "Arab", "armenian": "Armn", "bengali": "Beng", "cyrillic": "Cyrl",
    "devanagari": "Deva", "ethiopic": "Ethi", "georgian": "Geor", "greek": "Grek",
    "gurmukhi": "Guru", "hans": "Hans", "hant": "Hant", "hebrew": "Hebr", "iqtelif": "Latn",
    "jawi": "Arab", "latin": "Latn", "mongolian": "Mong", "shaw": "Shaw", "shavian": "Shaw",
    "thaana": "Thaa", "tibetan": "Tibt", "tifinagh": "Tfng", "vai": "Vaii",
  ]

  /// Reads a POSIX name such as `sr_RS.UTF-8@latin`; `nil` for a name without a language, such as
  /// `C`.
  ///
  /// A modifier that names no script is a variant if it has the form of one: `ca_ES@valencia` is
  /// `ca-ES-valencia`, and `de_DE@euro` is `de-DE`.
  fileprivate init?(posix name: String) {
    let parts = name.split(separator: "@", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    if ["C", "POSIX"].contains(first.prefix { $0 != "." }) { return nil }
    self.init(first)
    if description == "und" { return nil }
    guard parts.count > 1 else { return }
    var modifier = parts[1].lowercased()
    var script = Self.scripts[modifier] ?? Self.scripts.values.first { $0.lowercased() == modifier }
    if modifier.hasPrefix("ijekavian") {
      // The modifier may name the script, too: `sr@ijekavianlatin`.
      script = modifier.hasSuffix("latin") ? "Latn" : nil
      modifier = "ijekavsk"
    } else if script != nil {
      modifier = ""
    }
    var subtags = description.split(separator: "-").map(String.init)
    let hasScript = subtags.count > 1 && subtags[1].utf8.count == 4
    if let script, !hasScript { subtags.insert(script, at: 1) }
    let isVariant =
      (5...8).contains(modifier.utf8.count)
      || modifier.utf8.count == 4 && modifier.utf8.first.map { $0.isDigit } == true
    if isVariant, modifier.utf8.allSatisfy({ $0.isLetter || $0.isDigit }) {
      subtags.append(modifier)
    }
    self.init(subtags.joined(separator: "-"))
  }
}
