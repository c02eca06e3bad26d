#if canImport(Darwin)
  public import BayanRuntime
  import Foundation

  extension MessageLocale {
    /// Sets the program's preferences to the user's list of languages.
    ///
    /// On Linux this function is in BayanRuntime, and reads the environment.
    public static func useSystem() { program = Locale.preferredLanguages.map { LocaleTag($0) } }
  }
#endif
