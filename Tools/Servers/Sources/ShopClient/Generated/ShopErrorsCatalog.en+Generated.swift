// Generated from Locales/en/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

nonisolated extension ShopErrorsCatalog.Locale {
  /// The pack of 'en'.
  static let packEn: Swift.StaticString = """
    bayan-pack 5\u{A}\u{0}\u{0}\u{0}\u{8}K\u{0}\u{0}\u{0}\u{0}\u{1A}\u{0}\u{0}\u{0}\u{0}0\u{0}\u{0}\u{0}\u{1}?\u{0}\u{0}\u{0}\u{2}+Rw0C\u{10}t\u{1B}'\"A\u{2}en\u{0}\u{1}0\u{1}1\u{1}2\u{1}3\u{1}4\u{1}5\u{1}6\u{1}7\u{1}8\u{1}9\u{1}.\u{1},\u{1}-\u{1}+\u{3}∞\u{3}NaN\u{3}\u{3}\u{1}\u{0}\u{1}%\u{1}-\u{1}%\u{3}\u{3}\u{4}latn\u{1}\u{1}\u{1}\u{2}\u{1}\u{0}\u{0}\u{1}\u{1}\u{1}\u{2}\u{0}\u{0}\u{1}\u{0}\u{0}\u{3}\u{1}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{1}\u{1}\u{0}d\u{1}\u{1}\u{1}\u{B}\u{B}\u{2}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{2}\u{2}\u{0}d\u{1}\u{1}\u{1}\u{C}\u{C}\u{3}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{3}\u{3}\u{0}d\u{1}\u{1}\u{1}\u{D}\u{D}\u{5} and \u{2}, \u{2}, \u{6}, and \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{17}\u{0}\u{0}\u{0}K\u{0}\u{0}\u{0}e\u{0}\u{0}\u{1}\u{F}\u{0}\u{0}\u{1}C\u{0}\u{0}\u{1}\\\u{0}\u{0}\u{2}\u{11}\u{0}\u{0}\u{2}+\u{0}\u{0}\u{2}D\u{0}\u{0}\u{2}u\u{0}\u{0}\u{3}\u{9}\u{0}\u{0}\u{3}\u{1B}\u{0}\u{0}\u{3}P\u{0}\u{0}\u{3}f\u{0}\u{0}\u{3}w\u{0}\u{0}\u{4}#\u{0}\u{0}\u{4}F\u{0}\u{0}\u{4}Z\u{0}\u{0}\u{5}T\u{0}\u{0}\u{5}r\u{0}\u{0}\u{5}y\u{0}\u{0}\u{6}\u{3}\u{0}\u{0}\u{6}\u{9}\u{0}\u{0}\u{6}\u{16}\u{0}\u{0}\u{6}\u{1D}\u{0}\u{0}\u{6} \
    tThe shop has a problem\
    tThe shop couldn’t complete this. Try again later.\
    tCouldn’t reach the shop\
    tThe connection to the shop didn’t work.\
    tCheck your internet connection, and then try again.\
    tYour session has expired\
    tIt’s been a while since you logged in to the shop.\
    tLog in again to continue.\
    tYou’ve been logged out\
    tYou need to be logged in to the shop to do this.\
    tLog in to continue.\
    tPermission needed\
    tYou haven’t allowed this app to cancel orders yet.\
    tAllow it to continue.\
    tThe shop is busy\
    tA lot of people are shopping at the moment.\
    tWait a moment, and then try again.\
    tNot enough in stock\
    m\u{1}\u{4}left\u{9}\u{2}\u{0}\u{4}left\u{4}\u{0}\u{1}\u{2}\u{3}\u{0}\u{2}\u{6}\u{1}0\u{1}\u{1}\u{3}\u{1}\u{2}\u{0}\u{1A}\u{1}\u{0}\u{17}None of these are left.\u{1D}\u{1}\u{0}\u{1A}Only one of these is left.!\u{3}\u{0}\u{5}Only \u{1}\u{3}\u{0}\u{0}\u{0}\u{13} of these are left.\
    tChange the order to continue.\
    tLog In\
    tTry Again\
    tAllow\
    tChange Order\
    tCancel\
    tOK
    """
}
