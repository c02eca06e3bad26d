import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The locale that words are looked up in where none is named.
///
/// The first of these that is set answers:
///
/// 1. the task's locale, as a server needs that answers many users at once:
///    `await MessageLocale.$current.withValue("ar") { … }`
/// 2. the program's preferences: `MessageLocale.useSystem()`, called once when the program starts,
///    or `MessageLocale.program = ["ar"]`
/// 3. the catalog's source locale.
public enum MessageLocale {
  /// The current task's locale; `nil` for ``program``.
  @TaskLocal public static var current: LocaleTag?

  private static let storage = Mutex<[LocaleTag]>([])

  /// Whether ``program`` was ever set: until then lookups wait for nobody.
  private static let isSet = Atomic(false)

  /// The program's preferences, the best first; none for the catalog's source locale.
  ///
  /// Of several, the first that a catalog has is used.
  public static var program: [LocaleTag] {
    get { isSet.load(ordering: .acquiring) ? storage.withLock { $0 } : [] }
    set {
      storage.withLock { $0 = newValue }
      isSet.store(true, ordering: .releasing)
    }
  }

  /// What is preferred here and now: the task's locale, or else the program's preferences.
  public static var preferences: [LocaleTag] { current.map { [$0] } ?? program }

  #if !canImport(Darwin)
    /// Takes the program's preferences from the environment, as gettext does.
    ///
    /// The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty.
    /// `LANGUAGE`, a list with colons, comes before it, unless the locale is `C`. Names that are no
    /// locales are left out. On Apple's systems this function is in BayanErrors.
    public static func useSystem() {
      program = preferences { name in getenv(name).map { String(cString: $0) } }
    }
  #endif

  /// The preferences that an environment states.
  ///
  /// - Parameter variable: The value of an environment variable; `nil` where it isn't set.
  /// - Source: GNU gettext 0.22, "Locale Environment Variables" and "The LANGUAGE variable".
  package static func preferences(in variable: (String) -> String?) -> [LocaleTag] {
    func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    let name = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG") ?? "C"
    // `C` asks for texts as they are in the program, also as `C.UTF-8`.
    if ["C", "POSIX"].contains(name.prefix { $0 != "." && $0 != "@" }) { return [] }
    let names = (value("LANGUAGE") ?? "").split(separator: ":").map(String.init) + [name]
    var tags: [LocaleTag] = []
    for name in names {
      guard let tag = LocaleTag(posix: name), !tags.contains(tag) else { continue }
      tags.append(tag)
    }
    return tags
  }
}

extension LocaleTag {
  /// The scripts that names of locales give as modifiers: `sr_RS@latin` is `sr-Latn-RS`.
  private static let scriptsByModifier = [
    "cyrillic": "Cyrl", "devanagari": "Deva", "latin": "Latn",
  ]

  /// Reads a POSIX name, such as `sr_RS.UTF-8@latin`; `nil` for what names no language, as `C`.
  fileprivate init?(posix name: String) {
    let parts = name.split(separator: "@", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    self.init(first)
    if description == "und" { return nil }
    guard parts.count > 1, let script = Self.scriptsByModifier[parts[1]] else { return }
    var subtags = description.split(separator: "-").map(String.init)
    subtags.insert(script, at: 1)
    self.init(subtags.joined(separator: "-"))
  }
}
