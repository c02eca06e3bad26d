// Generated from Locales/en/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

nonisolated extension WorkbenchWordsCatalog.Locale {
  /// The pack of 'en'.
  static let packEn: Swift.StaticString = """
    bayan-pack 5\u{A}\u{0}\u{0}\u{0}\u{17}\u{E}\u{0}\u{0}\u{0}\u{1}\u{2}\u{0}\u{0}\u{0}\u{0}0\u{0}\u{0}\u{0}\u{1}?\u{0}\u{0}\u{0}\u{5}Khl\u{7F}\u{E}xXM4_{\u{2}en\u{0}\u{1}0\u{1}1\u{1}2\u{1}3\u{1}4\u{1}5\u{1}6\u{1}7\u{1}8\u{1}9\u{1}.\u{1},\u{1}-\u{1}+\u{3}∞\u{3}NaN\u{3}\u{3}\u{1}\u{0}\u{1}%\u{1}-\u{1}%\u{3}\u{3}\u{4}latn\u{1}\u{1}\u{1}\u{2}\u{1}\u{0}\u{0}\u{1}\u{1}\u{1}\u{2}\u{0}\u{0}\u{1}\u{0}\u{0}\u{3}\u{1}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{1}\u{1}\u{0}d\u{1}\u{1}\u{1}\u{B}\u{B}\u{2}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{2}\u{2}\u{0}d\u{1}\u{1}\u{1}\u{C}\u{C}\u{3}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{3}\u{3}\u{0}d\u{1}\u{1}\u{1}\u{D}\u{D}\u{5} and \u{2}, \u{2}, \u{6}, and \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{A}\u{0}\u{0}\u{0}\u{15}\u{0}\u{0}\u{0}\u{1E}\u{0}\u{0}\u{0}&\u{0}\u{0}\u{0}-\u{0}\u{0}\u{0}3\u{0}\u{0}\u{0}:\u{0}\u{0}\u{0}>\u{0}\u{0}\u{0}O\u{0}\u{0}\u{1}\u{D}\u{0}\u{0}\u{1}9\u{0}\u{0}\u{1}E\u{0}\u{0}\u{1}e\u{0}\u{0}\u{1}n\u{0}\u{0}\u{1}v\u{0}\u{0}\u{1}|\u{0}\u{0}\u{2}\u{2}\u{0}\u{0}\u{2}\u{D}\u{0}\u{0}\u{2}\u{16}\u{0}\u{0}\u{2} \u{0}\u{0}\u{2}&\u{0}\u{0}\u{2}.\u{0}\u{0}\u{2}3\u{0}\u{0}\u{2}:\u{0}\u{0}\u{2}F\u{0}\u{0}\u{2}M\u{0}\u{0}\u{2}U\u{0}\u{0}\u{2}a\u{0}\u{0}\u{2}{\u{0}\u{0}\u{3}\u{6}\u{0}\u{0}\u{3}\u{1B}\u{0}\u{0}\u{3}\"\u{0}\u{0}\u{3})\u{0}\u{0}\u{3}6\u{0}\u{0}\u{4}\u{17}\u{0}\u{0}\u{4}\u{1D}\u{0}\u{0}\u{4}#\u{0}\u{0}\u{4})\u{0}\u{0}\u{4}.\u{0}\u{0}\u{4}5\u{0}\u{0}\u{4}=\u{0}\u{0}\u{4}K\u{0}\u{0}\u{4}Q\u{0}\u{0}\u{4}V\u{0}\u{0}\u{4}Z\u{0}\u{0}\u{4}^\u{0}\u{0}\u{4}b\u{0}\u{0}\u{4}g\u{0}\u{0}\u{4}m\u{0}\u{0}\u{4}x\u{0}\u{0}\u{4}~\u{0}\u{0}\u{5}\u{11}\u{0}\u{0}\u{5}&\u{0}\u{0}\u{5}D\u{0}\u{0}\u{5}M\u{0}\u{0}\u{5}T\u{0}\u{0}\u{5}\\\u{0}\u{0}\u{5}g\u{0}\u{0}\u{5}|\u{0}\u{0}\u{6}\u{13}\u{0}\u{0}\u{6}!\u{0}\u{0}\u{6}i\u{0}\u{0}\u{6}{\u{0}\u{0}\u{7}\u{2}\u{0}\u{0}\u{7}\u{15}\u{0}\u{0}\u{7} \u{0}\u{0}\u{7}/\u{0}\u{0}\u{7};\u{0}\u{0}\u{7}[\u{0}\u{0}\u{7}c\u{0}\u{0}\u{7}h\u{0}\u{0}\u{7}v\u{0}\u{0}\u{8}\u{2}\u{0}\u{0}\u{8}\u{13}\u{0}\u{0}\u{8} \u{0}\u{0}\u{8}-\u{0}\u{0}\
    \u{8}=\u{0}\u{0}\u{8}D\u{0}\u{0}\u{8}l\u{0}\u{0}\u{8}r\u{0}\u{0}\u{9}\u{19}\u{0}\u{0}\u{9} \u{0}\u{0}\u{9}K\u{0}\u{0}\u{A}5\u{0}\u{0}\u{A}M\u{0}\u{0}\u{B}W\u{0}\u{0}\u{B}j\u{0}\u{0}\u{B}p\u{0}\u{0}\u{C}\u{0}\u{0}\u{0}\u{C}\u{16}\u{0}\u{0}\u{C}#\u{0}\u{0}\u{C}0\u{0}\u{0}\u{C}N\u{0}\u{0}\u{C}w\u{0}\u{0}\u{C}\u{7F}\u{0}\u{0}\u{D}\u{F}\u{0}\u{0}\u{D}\u{16}\u{0}\u{0}\u{D}\u{1E}\u{0}\u{0}\u{D}'\u{0}\u{0}\u{D}0\u{0}\u{0}\u{D}N\u{0}\u{0}\u{D}^\u{0}\u{0}\u{D}d\u{0}\u{0}\u{D}p\u{0}\u{0}\u{D}{\u{0}\u{0}\u{E}\u{0}\u{0}\u{0}\u{E}\u{12}\u{0}\u{0}\u{E}\u{19}\u{0}\u{0}\u{E}\"\u{0}\u{0}\u{E}4\u{0}\u{0}\u{E}F\u{0}\u{0}\u{E}i\u{0}\u{0}\u{F}\u{F}\u{0}\u{0}\u{F}\u{18}\u{0}\u{0}\u{F}\u{1F}\u{0}\u{0}\u{F}'\u{0}\u{0}\u{F}-\u{0}\u{0}\u{F}2\u{0}\u{0}\u{F}8\u{0}\u{0}\u{F}F\u{0}\u{0}\u{F}T\u{0}\u{0}\u{F}\\\u{0}\u{0}\u{F}j\u{0}\u{0}\u{10}\u{16}\u{0}\u{0}\u{10} \u{0}\u{0}\u{10}o\u{0}\u{0}\u{11}(\u{0}\u{0}\u{11}9\u{0}\u{0}\u{11}@\u{0}\u{0}\u{11}C\
    tWorkbench\
    tLoading…\
    tMessages\
    tFilters\
    tSearch\
    tState\
    tDomain\
    tAll\
    tWith diagnostics\
    m\u{1}\u{5}count\u{A}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{1}\u{1}\u{2}\u{1}\u{0}\u{F}\u{2}\u{1}\u{3}\u{0}\u{0}\u{0}\u{8} message\u{10}\u{2}\u{1}\u{3}\u{0}\u{0}\u{0}\u{9} messages\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{0}\u{4}done\u{4}\u{0}\u{0}\u{4} of \u{1}\u{2}\u{1}\u{5}total\u{4}\u{0}\u{0}\u{B} translated\
    tChecking…\
    tNo message matches the filters.\
    tLanguage\
    tMissing\
    tDraft\
    tStale\
    tTranslated\
    tReviewed\
    tNot saved\
    tError\
    tWarning\
    tNote\
    tSource\
    tTranslation\
    tEditor\
    tContext\
    tSource view\
    tShow invisible characters\
    t0123456789\
    tInvisible characters\
    tDigits\
    tInsert\
    tPlaceholders\
    tChoose with the arrow keys and Enter. Escape closes the list, and a second brace writes a brace.\
    tvalue\
    tstart\
    tClose\
    tmark\
    tPlural\
    tOrdinal\
    tExact numbers\
    tWords\
    tZero\
    tOne\
    tTwo\
    tFew\
    tMany\
    tOther\
    tSelects by\
    tValue\
    tVary by this value\
    tNo longer vary by it\
    tA value with a row of its own\
    ta number\
    ta word\
    tAdd row\
    tRemove row\
    tType a whole number.\
    tEqual texts as one row\
    tSame as above\
    tNo number of this message is in this category, so nobody sees this row.\
    tAs readers see it\
    tChecks\
    tNothing to report.\
    tShow place\
    tAbout the rule\
    tSuppress…\
    tWhy is the text right as it is?\
    tActions\
    tSave\
    tSave and next\
    tReviewed…\
    tWho has read it?\
    tAccept draft\
    tRefuse draft\
    tDiscard changes\
    tSaved.\
    tNot saved, because the text has errors:\
    tDone.\
    tThis was the last message of the list.\
    tOrigin\
    tThis text was typed earlier and not saved.\
    tThis text was typed earlier and not saved, and the message has changed since. Saving shows both versions.\
    tThe message has changed\
    tAnother program has changed this message since you opened it. Nothing was overwritten. Choose a version; you can edit it before you save.\
    tWhen you opened it\
    tYours\
    tIn the file now\
    tBoth changes together\
    tUse this one\
    tDecide later\
    tNot saved. Your text is kept.\
    tNot saved yet. Save it when it is right.\
    tNo text\
    tAbout this text\
    tValues\
    texample\
    tGlossary\
    tComments\
    tThe other texts of this error\
    tOther languages\
    tTitle\
    tDescription\
    tSuggestion\
    tHelp\
    tAs readers see it\
    tValues\
    tShown on\
    tPhone, 390 points\
    tPhone, 320 points\
    tThis text is wider than its place.\
    tThis alert is taller than the screen.\
    ta number\
    tlowest\
    thighest\
    tshort\
    tlong\
    tempty\
    tright to left\
    tleft to right\
    thostile\
    tanother value\
    tThe workbench was started for reading only.\
    tRead only\
    tThis catalog has no language to translate to. Add one with 'bayan add-locale'.\
    tThe command doesn’t answer. Start 'bayan serve' again.\
    tBack to the list\
    tCancel\
    tOK
    """
}
