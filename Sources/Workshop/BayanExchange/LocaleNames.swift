import BayanICU

/// The languages by the names in a file, each looked up once: a file has few names and many texts.
final class LocaleNames {
  private let locale: String
  private var same: [String: Bool] = [:]
  private var fitting: [String: Bool] = [:]

  init(_ locale: String) { self.locale = locale }

  /// Whether a name is one of the locale itself.
  func areSame(_ name: String) -> Bool {
    if let known = same[name] { return known }
    let isSame = StatedLanguage.isSame(name, locale)
    same[name] = isSame
    return isSame
  }

  /// Whether a text in the named language is one in the locale.
  func fit(_ name: String) -> Bool {
    if let known = fitting[name] { return known }
    let fits = StatedLanguage.fits(name, locale)
    fitting[name] = fits
    return fits
  }
}
