// Generated from Locales/en/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

nonisolated extension PreviewWordsCatalog.Locale {
  /// The pack of 'en'.
  static let packEn: Swift.StaticString = """
    bayan-pack 5\u{A}\u{0}\u{0}\u{0}\u{F}6\u{0}\u{0}\u{0}\u{0}W\u{0}\u{0}\u{0}\u{0}0\u{0}\u{0}\u{0}\u{1}?\u{0}\u{0}\u{0}\u{4}\u{1F}A@MorV=\u{1C}\u{1A}x\u{2}en\u{0}\u{1}0\u{1}1\u{1}2\u{1}3\u{1}4\u{1}5\u{1}6\u{1}7\u{1}8\u{1}9\u{1}.\u{1},\u{1}-\u{1}+\u{3}∞\u{3}NaN\u{3}\u{3}\u{1}\u{0}\u{1}%\u{1}-\u{1}%\u{3}\u{3}\u{4}latn\u{1}\u{1}\u{1}\u{2}\u{1}\u{0}\u{0}\u{1}\u{1}\u{1}\u{2}\u{0}\u{0}\u{1}\u{0}\u{0}\u{3}\u{1}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{1}\u{1}\u{0}d\u{1}\u{1}\u{1}\u{B}\u{B}\u{2}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{2}\u{2}\u{0}d\u{1}\u{1}\u{1}\u{C}\u{C}\u{3}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{3}\u{3}\u{0}d\u{1}\u{1}\u{1}\u{D}\u{D}\u{5} and \u{2}, \u{2}, \u{6}, and \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{8}\u{0}\u{0}\u{0}\u{F}\u{0}\u{0}\u{0}\u{16}\u{0}\u{0}\u{0}\u{1F}\u{0}\u{0}\u{0}&\u{0}\u{0}\u{0}2\u{0}\u{0}\u{0}8\u{0}\u{0}\u{0}<\u{0}\u{0}\u{0}@\u{0}\u{0}\u{0}E\u{0}\u{0}\u{0}K\u{0}\u{0}\u{0}S\u{0}\u{0}\u{0}X\u{0}\u{0}\u{0}_\u{0}\u{0}\u{0}g\u{0}\u{0}\u{0}m\u{0}\u{0}\u{0}s\u{0}\u{0}\u{0}~\u{0}\u{0}\u{1}\u{7}\u{0}\u{0}\u{1}\u{E}\u{0}\u{0}\u{1}H\u{0}\u{0}\u{2}\u{C}\u{0}\u{0}\u{2},\u{0}\u{0}\u{2}4\u{0}\u{0}\u{2}<\u{0}\u{0}\u{2}C\u{0}\u{0}\u{2}H\u{0}\u{0}\u{2}Z\u{0}\u{0}\u{2}l\u{0}\u{0}\u{2}u\u{0}\u{0}\u{2}~\u{0}\u{0}\u{3}\u{3}\u{0}\u{0}\u{3}\u{E}\u{0}\u{0}\u{3}#\u{0}\u{0}\u{3};\u{0}\u{0}\u{3}a\u{0}\u{0}\u{4}\u{14}\u{0}\u{0}\u{4}\u{1D}\u{0}\u{0}\u{4}#\u{0}\u{0}\u{4}/\u{0}\u{0}\u{4}:\u{0}\u{0}\u{4}?\u{0}\u{0}\u{4}G\u{0}\u{0}\u{4}N\u{0}\u{0}\u{4}U\u{0}\u{0}\u{4}]\u{0}\u{0}\u{4}h\u{0}\u{0}\u{4}r\u{0}\u{0}\u{4}x\u{0}\u{0}\u{5}\u{6}\u{0}\u{0}\u{5}\u{14}\u{0}\u{0}\u{5}\u{1C}\u{0}\u{0}\u{5}\"\u{0}\u{0}\u{5}6\u{0}\u{0}\u{5}G\u{0}\u{0}\u{5}O\u{0}\u{0}\u{5}^\u{0}\u{0}\u{5}o\u{0}\u{0}\u{6}\u{1}\u{0}\u{0}\u{6}\u{B}\u{0}\u{0}\u{6}\u{13}\u{0}\u{0}\u{6}\u{1C}\u{0}\u{0}\u{6}-\u{0}\u{0}\u{6}o\u{0}\u{0}\u{6}\u{7F}\u{0}\u{0}\u{7}\u{7}\u{0}\u{0}\u{7}\u{14}\u{0}\u{0}\u{7}=\u{0}\u{0}\u{7}U\u{0}\u{0}\u{7}h\u{0}\u{0}\u{7}v\u{0}\u{0}\u{8}\u{9}\u{0}\u{0}\u{8}\u{15}\u{0}\u{0}\u{8}k\u{0}\u{0}\u{9}N\u{0}\
    \u{0}\u{9}Y\u{0}\u{0}\u{9}j\u{0}\u{0}\u{A},\u{0}\u{0}\u{A}5\u{0}\u{0}\u{A}<\u{0}\u{0}\u{A}D\u{0}\u{0}\u{A}`\u{0}\u{0}\u{A}i\u{0}\u{0}\u{A}n\u{0}\u{0}\u{A}y\u{0}\u{0}\u{B}\u{10}\u{0}\u{0}\u{B}\u{17}\
    tPreview\
    tSearch\
    tDomain\
    tCategory\
    tLocale\
    tDiagnostics\
    tState\
    tAll\
    tAny\
    tNone\
    tError\
    tWarning\
    tNote\
    tSource\
    tMissing\
    tDraft\
    tStale\
    tTranslated\
    tReviewed\
    tErrors\
    m\u{1}\u{5}count\u{A}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{1}\u{1}\u{2}\u{1}\u{0}\u{D}\u{2}\u{1}\u{3}\u{0}\u{0}\u{0}\u{6} error\u{E}\u{2}\u{1}\u{3}\u{0}\u{0}\u{0}\u{7} errors\
    m\u{1}\u{5}count\u{A}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{1}\u{1}\u{2}\u{1}\u{0}\u{12}\u{2}\u{1}\u{3}\u{0}\u{0}\u{0}\u{B} diagnostic\u{13}\u{2}\u{1}\u{3}\u{0}\u{0}\u{0}\u{C} diagnostics\
    tNo error matches these filters.\
    tFilters\
    tDisplay\
    tValues\
    tLook\
    tPhone, 320 points\
    tPhone, 390 points\
    tTerminal\
    tLog line\
    tDark\
    tLarge type\
    tInvisible characters\
    tDoesn’t fit: too wide\
    tDoesn’t fit: taller than the screen\
    tNo translation yet, so readers see the source text\
    tVariants\
    tTitle\
    tDescription\
    tSuggestion\
    tHelp\
    texample\
    tnumber\
    tlowest\
    thighest\
    tshort name\
    tlong name\
    tempty\
    tright to left\
    tleft to right\
    thostile\
    tvalue\
    tThis error’s page\
    tWhat readers see\
    tOptions\
    tdefault button\
    tcloses the alert\
    tremoves something\
    tArguments\
    tRelease\
    tReleased\
    tNot released yet\
    tRetired: it no longer occurs, and no other error gets its number.\
    tOther languages\
    tAs JSON\
    tTrying again\
    tA program may try again by itself, once.\
    tThe user may try again.\
    tIt doesn’t help.\
    tSince version\
    tRemoved in version\
    tReplaced by\
    tReplaced: it still occurs, but new programs should use the code that takes its place.\
    tThe details aren’t public: all sensitive errors of this category look the same to their readers.\
    t0123456789\
    tBack to the list\
    tNo buttons of its own; the program adds one that closes the alert\
    tIn Swift\
    tValues\
    tExample\
    tOther errors of this domain\
    tPrevious\
    tNext\
    tAll errors\
    tNever shown to readers\
    tPseudo
    """
}
