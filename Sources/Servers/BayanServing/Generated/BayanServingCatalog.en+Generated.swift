// Generated from Locales/en/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

nonisolated extension BayanServingCatalog.Locale {
  /// The pack of 'en'.
  static let packEn: Swift.StaticString = """
    bayan-pack 5\u{A}\u{0}\u{0}\u{0}\u{D}L\u{0}\u{0}\u{0}\u{0}$\u{0}\u{0}\u{0}\u{0}0\u{0}\u{0}\u{0}\u{1}?\u{0}\u{0}\u{0}\u{2}S\u{12}I`Nx@|V&D\u{2}en\u{0}\u{1}0\u{1}1\u{1}2\u{1}3\u{1}4\u{1}5\u{1}6\u{1}7\u{1}8\u{1}9\u{1}.\u{1},\u{1}-\u{1}+\u{3}∞\u{3}NaN\u{3}\u{3}\u{1}\u{0}\u{1}%\u{1}-\u{1}%\u{3}\u{3}\u{4}latn\u{1}\u{1}\u{1}\u{2}\u{1}\u{0}\u{0}\u{1}\u{1}\u{1}\u{2}\u{0}\u{0}\u{1}\u{0}\u{0}\u{3}\u{1}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{1}\u{1}\u{0}d\u{1}\u{1}\u{1}\u{B}\u{B}\u{2}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{2}\u{2}\u{0}d\u{1}\u{1}\u{1}\u{C}\u{C}\u{3}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{3}\u{3}\u{0}d\u{1}\u{1}\u{1}\u{D}\u{D}\u{5} and \u{2}, \u{2}, \u{6}, and \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{19}\u{0}\u{0}\u{0}>\u{0}\u{0}\u{0}a\u{0}\u{0}\u{0}y\u{0}\u{0}\u{1}3\u{0}\u{0}\u{1}V\u{0}\u{0}\u{1}s\u{0}\u{0}\u{2}+\u{0}\u{0}\u{2}W\u{0}\u{0}\u{2}d\u{0}\u{0}\u{3}\u{10}\u{0}\u{0}\u{3},\u{0}\u{0}\u{3}6\u{0}\u{0}\u{3}_\u{0}\u{0}\u{4}\u{1A}\u{0}\u{0}\u{4}'\u{0}\u{0}\u{4}i\u{0}\u{0}\u{5}\u{14}\u{0}\u{0}\u{5}.\u{0}\u{0}\u{5}i\u{0}\u{0}\u{6}\u{1B}\u{0}\u{0}\u{6}.\u{0}\u{0}\u{6}h\u{0}\u{0}\u{7}\u{1C}\u{0}\u{0}\u{7}-\u{0}\u{0}\u{7}`\u{0}\u{0}\u{8}$\u{0}\u{0}\u{8}5\u{0}\u{0}\u{8}f\u{0}\u{0}\u{9}\u{13}\u{0}\u{0}\u{9}\"\u{0}\u{0}\u{9}I\u{0}\u{0}\u{9}t\u{0}\u{0}\u{A}\u{6}\u{0}\u{0}\u{A}W\u{0}\u{0}\u{A}y\
    tThe server has a problem\
    tThe server couldn’t complete this.\
    tWait a moment, and then try again.\
    tNot available right now\
    tThe server is busy or down for maintenance at the moment.\
    tWait a moment, and then try again.\
    tThis couldn’t be processed\
    tSomething in what was sent is missing or isn’t right.\
    tCheck what was entered, and then try again.\
    tLogin needed\
    tThis is only for people who have logged in.\
    tLog in, and then try again.\
    tNo access\
    tYour account isn’t allowed to do this.\
    tIf you think it should be, ask someone who manages access.\
    tNothing here\
    tWhat you are looking for isn’t there, or isn’t there anymore.\
    tCheck the address, or go back and refresh.\
    tThis can’t be done here\
    tWhat you are trying to do isn’t possible with this item.\
    tGo back and refresh, and then try something else.\
    tThis took too long\
    tThe server stopped waiting before everything had arrived.\
    tCheck your internet connection, and then try again.\
    tThis has changed\
    tSomeone else has changed this since you opened it.\
    tRefresh to see the latest version, and then make your change again.\
    tToo much at once\
    tWhat was sent is larger than the server accepts.\
    tSend something smaller, or send it in parts.\
    tUnknown format\
    tThe server can’t handle this format.\
    tChoose another format, and then try again.\
    tToo many requests\
    tThe server has received a large number of requests from you within a short time.\
    tWait a while, and then try again.
    """
}
