// Generated from Locales/en/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

nonisolated extension DiagnosticTextsCatalog.Locale {
  /// The pack of 'en'.
  static let packEn: Swift.StaticString = """
    bayan-pack 5\u{A}\u{0}\u{0}\u{4}^\u{7F}\u{0}\u{0}\u{0}\u{8}x\u{0}\u{0}\u{0}\u{0}0\u{0}\u{0}\u{0}\u{1}?\u{0}\u{0}\u{0}%#b2T?/2aKh-\u{2}en\u{0}\u{1}0\u{1}1\u{1}2\u{1}3\u{1}4\u{1}5\u{1}6\u{1}7\u{1}8\u{1}9\u{1}.\u{1},\u{1}-\u{1}+\u{3}∞\u{3}NaN\u{3}\u{3}\u{1}\u{0}\u{1}%\u{1}-\u{1}%\u{3}\u{3}\u{4}latn\u{1}\u{1}\u{1}\u{2}\u{1}\u{0}\u{0}\u{1}\u{1}\u{1}\u{2}\u{0}\u{0}\u{1}\u{0}\u{0}\u{3}\u{1}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{1}\u{1}\u{0}d\u{1}\u{1}\u{1}\u{B}\u{B}\u{2}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{2}\u{2}\u{0}d\u{1}\u{1}\u{1}\u{C}\u{C}\u{3}\u{1}\u{2}\u{0}\u{A}\u{0}\u{1}\u{3}\u{3}\u{0}d\u{1}\u{1}\u{1}\u{D}\u{D}\u{5} and \u{2}, \u{2}, \u{6}, and \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{7}\u{0}\u{0}\u{0}\u{12}\u{0}\u{0}\u{0}g\u{0}\u{0}\u{1}h\u{0}\u{0}\u{1}}\u{0}\u{0}\u{2}\u{D}\u{0}\u{0}\u{2} \u{0}\u{0}\u{2}2\u{0}\u{0}\u{2}D\u{0}\u{0}\u{2}z\u{0}\u{0}\u{3}T\u{0}\u{0}\u{3}]\u{0}\u{0}\u{3}f\u{0}\u{0}\u{3}n\u{0}\u{0}\u{3}\u{7F}\u{0}\u{0}\u{4})\u{0}\u{0}\u{4}M\u{0}\u{0}\u{4}T\u{0}\u{0}\u{5}*\u{0}\u{0}\u{5}6\u{0}\u{0}\u{5}?\u{0}\u{0}\u{5}s\u{0}\u{0}\u{6}\u{7}\u{0}\u{0}\u{6}q\u{0}\u{0}\u{6}|\u{0}\u{0}\u{7}\u{6}\u{0}\u{0}\u{7}M\u{0}\u{0}\u{8}9\u{0}\u{0}\u{9}\u{14}\u{0}\u{0}\u{9}M\u{0}\u{0}\u{A}3\u{0}\u{0}\u{B}\u{B}\u{0}\u{0}\u{C}\u{5}\u{0}\u{0}\u{C}j\u{0}\u{0}\u{D}F\u{0}\u{0}\u{E}\u{0}\u{0}\u{0}\u{E}B\u{0}\u{0}\u{E}~\u{0}\u{0}\u{F}\u{1A}\u{0}\u{0}\u{10}\u{F}\u{0}\u{0}\u{10}b\u{0}\u{0}\u{12}#\u{0}\u{0}\u{13}\u{4}\u{0}\u{0}\u{13};\u{0}\u{0}\u{14}\u{F}\u{0}\u{0}\u{14}r\u{0}\u{0}\u{15}n\u{0}\u{0}\u{16}M\u{0}\u{0}\u{17}&\u{0}\u{0}\u{17}u\u{0}\u{0}\u{18};\u{0}\u{0}\u{19}\u{19}\u{0}\u{0}\u{19}w\u{0}\u{0}\u{1A}#\u{0}\u{0}\u{1A}h\u{0}\u{0}\u{1B}9\u{0}\u{0}\u{1B}u\u{0}\u{0}\u{1C}F\u{0}\u{0}\u{1C}z\u{0}\u{0}\u{1D}b\u{0}\u{0}\u{1E}C\u{0}\u{0}\u{1F}(\u{0}\u{0}\u{1F}t\u{0}\u{0} G\u{0}\u{0} e\u{0}\u{0}!4\u{0}\u{0}\";\u{0}\u{0}#\u{C}\u{0}\u{0}#a\u{0}\u{0}$\u{8}\u{0}\u{0}$$\u{0}\u{0}$G\u{0}\u{0}%!\u{0}\u{0}&N\u{0}\u{0}'%\u{0}\u{0}'|\u{0}\u{0}(;\u{0}\u{0})\u{1E}\u{0}\u{0}*\u{19}\u{0}\u{0}+\u{8}\
    \u{0}\u{0}+^\u{0}\u{0},0\u{0}\u{0},{\u{0}\u{0}-x\u{0}\u{0}._\u{0}\u{0}/\u{1A}\u{0}\u{0}/[\u{0}\u{0}0\u{1E}\u{0}\u{0}0b\u{0}\u{0}13\u{0}\u{0}1u\u{0}\u{0}2V\u{0}\u{0}3\u{18}\u{0}\u{0}3k\u{0}\u{0}4 \u{0}\u{0}4Q\u{0}\u{0}5b\u{0}\u{0}6=\u{0}\u{0}7/\u{0}\u{0}8#\u{0}\u{0}8r\u{0}\u{0}9)\u{0}\u{0}:\u{1B}\u{0}\u{0}:d\u{0}\u{0};?\u{0}\u{0}<7\u{0}\u{0}=\u{1A}\u{0}\u{0}=]\u{0}\u{0}=o\u{0}\u{0}>>\u{0}\u{0}>v\u{0}\u{0}?/\u{0}\u{0}?_\u{0}\u{0}@\u{10}\u{0}\u{0}@=\u{0}\u{0}A\u{3}\u{0}\u{0}A1\u{0}\u{0}Ak\u{0}\u{0}B&\u{0}\u{0}B_\u{0}\u{0}C\u{19}\u{0}\u{0}CL\u{0}\u{0}CT\u{0}\u{0}C\\\u{0}\u{0}Ch\u{0}\u{0}Cx\u{0}\u{0}D\u{4}\u{0}\u{0}D6\u{0}\u{0}DB\u{0}\u{0}DV\u{0}\u{0}E-\u{0}\u{0}E@\u{0}\u{0}F#\u{0}\u{0}G\u{18}\u{0}\u{0}Gx\u{0}\u{0}HT\u{0}\u{0}I8\u{0}\u{0}J\u{16}\u{0}\u{0}K\u{A}\u{0}\u{0}K)\u{0}\u{0}K[\u{0}\u{0}LO\u{0}\u{0}L}\u{0}\u{0}M(\u{0}\u{0}MS\u{0}\u{0}N\u{0}\u{0}\u{0}N6\u{0}\u{0}N_\u{0}\u{0}OF\u{0}\u{0}OY\u{0}\u{0}Oi\u{0}\u{0}Oz\u{0}\u{0}P6\u{0}\u{0}Q\u{1D}\u{0}\u{0}R\u{12}\u{0}\u{0}R/\u{0}\u{0}Rd\u{0}\u{0}Rw\u{0}\u{0}S\u{E}\u{0}\u{0}T\u{12}\u{0}\u{0}TE\u{0}\u{0}U'\u{0}\u{0}Ua\u{0}\u{0}V8\u{0}\u{0}Vu\u{0}\u{0}W\u{13}\u{0}\u{0}WR\u{0}\u{0}Wn\u{0}\u{0}X$\u{0}\u{0}X+\u{0}\u{0}XA\u{0}\u{0}Yg\u{0}\u{0}Z\u{F}\u{0}\u{0}Z4\u{0}\u{0}ZX\u{0}\u{0}Z|\u{0}\u{0}[\u{19}\u{0}\u{0}[N\u{0}\u{0}[i\u{0}\u{0}[q\u{0}\u{0}\\\u{8}\u{0}\u{0}\\y\u{0}\u{0}\\\u{7F}\u{0}\u{0}]\u{7}\u{0}\u{0}]4\u{0}\u{0}]L\u{0}\u{0}]r\u{0}\u{0}^7\u{0}\u{0}^T\u{0}\u{0}^Z\u{0}\u{0}_j\u{0}\u{0}`R\u{0}\u{0}`o\u{0}\u{0}a\u{10}\u{0}\u{0}a$\u{0}\u{0}ae\u{0}\u{0}b3\u{0}\u{0}bj\u{0}\u{0}c\u{5}\u{0}\u{0}c\u{14}\u{0}\u{0}c\u{18}\u{0}\u{0}c'\u{0}\u{0}c.\u{0}\u{0}c@\u{0}\u{0}cc\u{0}\u{0}cj\u{0}\u{0}d\u{1}\u{0}\u{0}d(\u{0}\u{0}d@\u{0}\u{0}ds\u{0}\u{0}e&\u{0}\u{0}fJ\u{0}\u{0}fc\u{0}\u{0}f|\u{0}\u{0}g1\u{0}\u{0}g;\u{0}\u{0}gD\u{0}\u{0}gb\u{0}\u{0}g~\u{0}\u{0}h\u{4}\u{0}\u{0}h\u{A}\u{0}\u{0}h&\u{0}\u{0}hj\u{0}\u{0}i@\u{0}\u{0}j\"\u{0}\u{0}k \u{0}\u{0}l\u{1F}\u{0}\u{0}lm\u{0}\u{0}m*\u{0}\u{0}mZ\u{0}\u{0}nW\u{0}\u{0}oo\u{0}\u{0}p\u{A}\u{0}\u{0}q\u{1}\
    \u{0}\u{0}qY\u{0}\u{0}r-\u{0}\u{0}rd\u{0}\u{0}sA\u{0}\u{0}t\u{2}\u{0}\u{0}u\u{15}\u{0}\u{0}uQ\u{0}\u{0}v\u{F}\u{0}\u{0}v-\u{0}\u{0}w\u{A}\u{0}\u{0}wA\u{0}\u{0}wL\u{0}\u{0}we\u{0}\u{0}x'\u{0}\u{0}y\u{13}\u{0}\u{0}y \u{0}\u{0}y*\u{0}\u{0}yD\u{0}\u{0}yY\u{0}\u{0}z\u{19}\u{0}\u{0}zd\u{0}\u{0}{!\u{0}\u{0}{H\u{0}\u{0}{e\u{0}\u{0}|O\u{0}\u{0}}\u{1D}\u{0}\u{0}}X\u{0}\u{0}~'\u{0}\u{0}\u{7F}4\u{0}\u{0}\u{7F}>\u{0}\u{0}\u{7F}I\u{0}\u{0}\u{7F}P\u{0}\u{0}\u{7F}X\u{0}\u{0}\u{7F}e\u{0}\u{0}\u{7F}w\u{0}\u{1}\u{0}\u{4}\u{0}\u{1}\u{0}\u{D}\u{0}\u{1}\u{0}!\u{0}\u{1}\u{0}A\u{0}\u{1}\u{0}e\u{0}\u{1}\u{1}m\u{0}\u{1}\u{2}>\u{0}\u{1}\u{2}F\u{0}\u{1}\u{2}i\u{0}\u{1}\u{2}w\u{0}\u{1}\u{3}\u{8}\u{0}\u{1}\u{3}\"\u{0}\u{1}\u{3}6\u{0}\u{1}\u{4}%\u{0}\u{1}\u{4}[\u{0}\u{1}\u{5}\u{9}\u{0}\u{1}\u{5}Z\u{0}\u{1}\u{5}k\u{0}\u{1}\u{5}x\u{0}\u{1}\u{6}\u{8}\u{0}\u{1}\u{6}\u{10}\u{0}\u{1}\u{6}\u{1C}\u{0}\u{1}\u{6}[\u{0}\u{1}\u{7}:\u{0}\u{1}\u{8}\u{4}\u{0}\u{1}\u{8}\u{11}\u{0}\u{1}\u{8}F\u{0}\u{1}\u{8}o\u{0}\u{1}\u{9}`\u{0}\u{1}\u{A}\u{10}\u{0}\u{1}\u{A}o\u{0}\u{1}\u{B}X\u{0}\u{1}\u{C}(\u{0}\u{1}\u{C}G\u{0}\u{1}\u{C}|\u{0}\u{1}\u{D}U\u{0}\u{1}\u{D}}\u{0}\u{1}\u{E}U\u{0}\u{1}\u{F}\u{F}\u{0}\u{1}\u{F}A\u{0}\u{1}\u{F}i\u{0}\u{1}\u{10}7\u{0}\u{1}\u{11}!\u{0}\u{1}\u{11}W\u{0}\u{1}\u{12}\u{17}\u{0}\u{1}\u{12}w\u{0}\u{1}\u{13}F\u{0}\u{1}\u{14}\u{C}\u{0}\u{1}\u{14}D\u{0}\u{1}\u{15}\u{1D}\u{0}\u{1}\u{16}\u{7}\u{0}\u{1}\u{16}E\u{0}\u{1}\u{16}N\u{0}\u{1}\u{17},\u{0}\u{1}\u{18}\u{12}\u{0}\u{1}\u{18}o\u{0}\u{1}\u{19}\u{15}\u{0}\u{1}\u{19}f\u{0}\u{1}\u{1A}\u{13}\u{0}\u{1}\u{1A}9\u{0}\u{1}\u{1B}\u{0}\u{0}\u{1}\u{1B}F\u{0}\u{1}\u{1C}\u{13}\u{0}\u{1}\u{1C}Z\u{0}\u{1}\u{1D},\u{0}\u{1}\u{1E}\u{D}\u{0}\u{1}\u{1E}u\u{0}\u{1}\u{1F}%\u{0}\u{1}\u{1F}S\u{0}\u{1}\u{1F}d\u{0}\u{1}\u{1F}|\u{0}\u{1} \u{1E}\u{0}\u{1} 9\u{0}\u{1} H\u{0}\u{1}!\u{10}\u{0}\u{1}!D\u{0}\u{1}!u\u{0}\u{1}\",\u{0}\u{1}\"V\u{0}\u{1}#\u{7F}\u{0}\u{1}$I\u{0}\u{1}%*\u{0}\u{1}%X\u{0}\u{1}%q\u{0}\u{1}&G\u{0}\u{1}&z\u{0}\u{1}'.\u{0}\u{1}'[\u{0}\u{1}'r\u{0}\u{1}(0\u{0}\u{1}\
    (o\u{0}\u{1})$\u{0}\u{1}*\u{1B}\u{0}\u{1}*l\u{0}\u{1}+\u{1F}\u{0}\u{1},h\u{0}\u{1}-\u{1E}\u{0}\u{1}-N\u{0}\u{1}.F\u{0}\u{1}/E\u{0}\u{1}/c\u{0}\u{1}0J\u{0}\u{1}1\u{1F}\u{0}\u{1}1*\u{0}\u{1}15\u{0}\u{1}2\u{1A}\u{0}\u{1}2X\u{0}\u{1}3R\u{0}\u{1}3Y\u{0}\u{1}4!\u{0}\u{1}5\u{9}\u{0}\u{1}6>\u{0}\u{1}8\u{2}\u{0}\u{1}8F\u{0}\u{1}9F\u{0}\u{1}:(\u{0}\u{1}:l\u{0}\u{1};(\u{0}\u{1}<\u{F}\u{0}\u{1}<}\u{0}\u{1}=.\u{0}\u{1}=Q\u{0}\u{1}>\u{14}\u{0}\u{1}>K\u{0}\u{1}?6\u{0}\u{1}?t\u{0}\u{1}@H\u{0}\u{1}@|\u{0}\u{1}A7\u{0}\u{1}Ap\u{0}\u{1}C\u{2}\u{0}\u{1}CM\u{0}\u{1}DG\u{0}\u{1}E\u{B}\u{0}\u{1}Er\u{0}\u{1}Fm\u{0}\u{1}GB\u{0}\u{1}H\u{2}\u{0}\u{1}HC\u{0}\u{1}I\u{5}\u{0}\u{1}I-\u{0}\u{1}IO\u{0}\u{1}J4\u{0}\u{1}J|\u{0}\u{1}KA\u{0}\u{1}L)\u{0}\u{1}Lh\u{0}\u{1}M!\u{0}\u{1}MR\u{0}\u{1}N\\\u{0}\u{1}OE\u{0}\u{1}Os\u{0}\u{1}P\u{5}\u{0}\u{1}Pz\u{0}\u{1}QT\u{0}\u{1}Rq\u{0}\u{1}S2\u{0}\u{1}S^\u{0}\u{1}TE\u{0}\u{1}U\u{18}\u{0}\u{1}Ud\u{0}\u{1}V0\u{0}\u{1}W\u{5}\u{0}\u{1}WQ\u{0}\u{1}X=\u{0}\u{1}Xs\u{0}\u{1}Y\u{17}\u{0}\u{1}Z\u{4}\u{0}\u{1}[\u{6}\u{0}\u{1}[(\u{0}\u{1}[X\u{0}\u{1}\\Q\u{0}\u{1}\\y\u{0}\u{1}].\u{0}\u{1}]^\u{0}\u{1}^%\u{0}\u{1}^u\u{0}\u{1}_p\u{0}\u{1}`m\u{0}\u{1}a\u{11}\u{0}\u{1}aU\u{0}\u{1}b2\u{0}\u{1}b[\u{0}\u{1}c\u{19}\u{0}\u{1}c`\u{0}\u{1}d0\u{0}\u{1}e\u{2}\u{0}\u{1}f\u{5}\u{0}\u{1}f@\u{0}\u{1}fr\u{0}\u{1}gO\u{0}\u{1}h&\u{0}\u{1}iF\u{0}\u{1}i^\u{0}\u{1}j-\u{0}\u{1}k\u{8}\u{0}\u{1}kX\u{0}\u{1}l0\u{0}\u{1}la\u{0}\u{1}m>\u{0}\u{1}mb\u{0}\u{1}n\u{19}\u{0}\u{1}nJ\u{0}\u{1}o\u{9}\u{0}\u{1}o<\u{0}\u{1}ox\u{0}\u{1}pj\u{0}\u{1}q\u{1C}\u{0}\u{1}r\u{D}\u{0}\u{1}r*\u{0}\u{1}rn\u{0}\u{1}s+\u{0}\u{1}sE\u{0}\u{1}s`\u{0}\u{1}t\u{17}\u{0}\u{1}tA\u{0}\u{1}u3\u{0}\u{1}v\u{12}\u{0}\u{1}v@\u{0}\u{1}w\u{E}\u{0}\u{1}wK\u{0}\u{1}x\u{18}\u{0}\u{1}xF\u{0}\u{1}xt\u{0}\u{1}y=\u{0}\u{1}z&\u{0}\u{1}zx\u{0}\u{1}{%\u{0}\u{1}{P\u{0}\u{1}|)\u{0}\u{1}|I\u{0}\u{1}}@\u{0}\u{1}~\u{10}\u{0}\u{1}~F\u{0}\u{1}\u{7F}\u{15}\u{0}\u{2}\u{0}\u{4}\u{0}\u{2}\u{0}0\u{0}\u{2}\u{0}V\u{0}\u{2}\u{1}]\u{0}\u{2}\u{2}/\u{0}\u{2}\u{2}l\u{0}\u{2}\
    \u{3}\u{7}\u{0}\u{2}\u{3}[\u{0}\u{2}\u{4}\u{11}\u{0}\u{2}\u{5}\u{16}\u{0}\u{2}\u{5}\u{1B}\u{0}\u{2}\u{6}0\u{0}\u{2}\u{6}~\u{0}\u{2}\u{7}4\u{0}\u{2}\u{7}i\u{0}\u{2}\u{8}\u{E}\u{0}\u{2}\u{8}2\u{0}\u{2}\u{8}j\u{0}\u{2}\u{9}#\u{0}\u{2}\u{9}r\u{0}\u{2}\u{A}\u{18}\u{0}\u{2}\u{A}=\u{0}\u{2}\u{A}s\u{0}\u{2}\u{B}=\u{0}\u{2}\u{C}\u{2}\u{0}\u{2}\u{C}P\u{0}\u{2}\u{D}G\u{0}\u{2}\u{E}\u{5}\u{0}\u{2}\u{E}k\u{0}\u{2}\u{F}\u{1F}\u{0}\u{2}\u{F}p\u{0}\u{2}\u{10}-\u{0}\u{2}\u{10}\u{7F}\u{0}\u{2}\u{11}4\u{0}\u{2}\u{11}v\u{0}\u{2}\u{12}(\u{0}\u{2}\u{12}N\u{0}\u{2}\u{12}|\u{0}\u{2}\u{13}#\u{0}\u{2}\u{14}b\u{0}\u{2}\u{15}/\u{0}\u{2}\u{15}{\u{0}\u{2}\u{16}4\u{0}\u{2}\u{17}\u{A}\u{0}\u{2}\u{17}X\u{0}\u{2}\u{18}>\u{0}\u{2}\u{19}N\u{0}\u{2}\u{1A}(\u{0}\u{2}\u{1A}Z\u{0}\u{2}\u{1B}+\u{0}\u{2}\u{1B}^\u{0}\u{2}\u{1C}*\u{0}\u{2}\u{1C}w\u{0}\u{2}\u{1D}*\u{0}\u{2}\u{1D}:\u{0}\u{2}\u{1E}\u{6}\u{0}\u{2}\u{1F}\u{9}\u{0}\u{2} \u{E}\u{0}\u{2} y\u{0}\u{2}!i\u{0}\u{2}\"'\u{0}\u{2}#\u{C}\u{0}\u{2}#A\u{0}\u{2}#e\u{0}\u{2}$,\u{0}\u{2}%S\u{0}\u{2}&$\u{0}\u{2}&L\u{0}\u{2}'#\u{0}\u{2}'j\u{0}\u{2}(,\u{0}\u{2}(r\u{0}\u{2})2\u{0}\u{2}*\u{3}\u{0}\u{2}*H\u{0}\u{2}+\u{16}\u{0}\u{2}+Y\u{0}\u{2},!\u{0}\u{2},x\u{0}\u{2}-N\u{0}\u{2}.\"\u{0}\u{2}.h\u{0}\u{2}/*\u{0}\u{2}/^\u{0}\u{2}0\\\u{0}\u{2}1\"\u{0}\u{2}2\u{C}\u{0}\u{2}2M\u{0}\u{2}3\u{7}\u{0}\u{2}3>\u{0}\u{2}4\u{F}\u{0}\u{2}4p\u{0}\u{2}5)\u{0}\u{2}5Z\u{0}\u{2}6\u{11}\u{0}\u{2}6j\u{0}\u{2}7>\u{0}\u{2}8\u{13}\u{0}\u{2}8~\u{0}\u{2}9e\u{0}\u{2}: \u{0}\u{2}:T\u{0}\u{2};\u{18}\u{0}\u{2};O\u{0}\u{2};o\u{0}\u{2}</\u{0}\u{2}<j\u{0}\u{2}=\u{14}\u{0}\u{2}>\"\u{0}\u{2}>O\u{0}\u{2}?\u{2}\u{0}\u{2}?2\u{0}\u{2}?w\u{0}\u{2}@N\u{0}\u{2}A\u{1F}\u{0}\u{2}Ad\u{0}\u{2}B7\u{0}\u{2}C\"\u{0}\u{2}C*\u{0}\u{2}D>\u{0}\u{2}E\u{16}\u{0}\u{2}Eq\u{0}\u{2}F2\u{0}\u{2}Fj\u{0}\u{2}GB\u{0}\u{2}H\u{6}\u{0}\u{2}H4\u{0}\u{2}H{\u{0}\u{2}IO\u{0}\u{2}J\u{9}\u{0}\u{2}JO\u{0}\u{2}K\u{12}\u{0}\u{2}K:\u{0}\u{2}L\u{17}\u{0}\u{2}LZ\u{0}\u{2}M\u{1B}\u{0}\u{2}M`\u{0}\u{2}N+\u{0}\u{2}Nf\u{0}\u{2}O)\u{0}\u{2}OV\u{0}\u{2}\
    P\u{1D}\u{0}\u{2}P|\u{0}\u{2}QV\u{0}\u{2}R\"\u{0}\u{2}Ry\u{0}\u{2}S0\u{0}\u{2}T\u{5}\u{0}\u{2}TI\u{0}\u{2}U\u{18}\u{0}\u{2}Uu\u{0}\u{2}V^\u{0}\u{2}WC\u{0}\u{2}X\u{1A}\u{0}\u{2}XM\u{0}\u{2}X\u{7F}\u{0}\u{2}Y3\u{0}\u{2}Yp\u{0}\u{2}Z'\u{0}\u{2}Z;\u{0}\u{2}ZL\u{0}\u{2}[\u{17}\u{0}\u{2}[x\u{0}\u{2}\\F\u{0}\u{2}]2\u{0}\u{2}^\u{19}\u{0}\u{2}^x\u{0}\u{2}_<\u{0}\u{2}_~\u{0}\u{2}`F\u{0}\u{2}`Z\u{0}\u{2}`q\u{0}\u{2}`\u{7F}\u{0}\u{2}a\u{7}\u{0}\u{2}aZ\u{0}\u{2}b4\u{0}\u{2}c\u{C}\u{0}\u{2}c5\u{0}\u{2}c@\u{0}\u{2}d\u{0}\u{0}\u{2}d\u{18}\u{0}\u{2}d4\u{0}\u{2}e9\u{0}\u{2}f?\u{0}\u{2}g\u{17}\u{0}\u{2}gQ\u{0}\u{2}h\u{1A}\u{0}\u{2}hH\u{0}\u{2}hR\u{0}\u{2}i\u{1D}\u{0}\u{2}i+\u{0}\u{2}iF\u{0}\u{2}iN\u{0}\u{2}ii\u{0}\u{2}iq\u{0}\u{2}iw\u{0}\u{2}i~\u{0}\u{2}j\u{F}\u{0}\u{2}j\u{1D}\u{0}\u{2}j\"\u{0}\u{2}j:\u{0}\u{2}jZ\u{0}\u{2}ja\u{0}\u{2}jh\u{0}\u{2}jp\u{0}\u{2}k\u{1}\u{0}\u{2}k\u{7}\u{0}\u{2}k\u{C}\u{0}\u{2}k\u{12}\u{0}\u{2}kE\u{0}\u{2}l?\u{0}\u{2}lF\u{0}\u{2}lM\u{0}\u{2}l`\u{0}\u{2}m\u{16}\u{0}\u{2}m*\u{0}\u{2}m2\u{0}\u{2}m:\u{0}\u{2}mC\u{0}\u{2}m\\\u{0}\u{2}mi\u{0}\u{2}n\u{19}\u{0}\u{2}o\u{1E}\u{0}\u{2}p\u{3}\u{0}\u{2}pP\u{0}\u{2}q6\u{0}\u{2}r\u{D}\u{0}\u{2}r+\u{0}\u{2}s\u{7}\u{0}\u{2}s\u{1C}\u{0}\u{2}s.\u{0}\u{2}t\u{B}\u{0}\u{2}tC\u{0}\u{2}u\u{19}\u{0}\u{2}u+\u{0}\u{2}uC\u{0}\u{2}uZ\u{0}\u{2}v\u{7}\u{0}\u{2}vg\u{0}\u{2}w4\u{0}\u{2}x\u{2}\u{0}\u{2}xQ\u{0}\u{2}yP\u{0}\u{2}z;\u{0}\u{2}zr\u{0}\u{2}{E\u{0}\u{2}{a\u{0}\u{2}{k\u{0}\u{2}{}\u{0}\u{2}|\u{E}\u{0}\u{2}|R\u{0}\u{2}}*\u{0}\u{2}~\u{2}\u{0}\u{2}~C\u{0}\u{2}\u{7F}\u{F}\u{0}\u{2}\u{7F}F\u{0}\u{2}\u{7F}n\u{0}\u{3}\u{0}'\u{0}\u{3}\u{1}\u{1}\u{0}\u{3}\u{1}\u{19}\u{0}\u{3}\u{1}k\u{0}\u{3}\u{2}T\u{0}\u{3}\u{3}9\u{0}\u{3}\u{4}6\u{0}\u{3}\u{5}\u{1F}\u{0}\u{3}\u{5}|\u{0}\u{3}\u{6}n\u{0}\u{3}\u{7}W\u{0}\u{3}\u{8}\u{3}\u{0}\u{3}\u{8}2\u{0}\u{3}\u{8}`\u{0}\u{3}\u{9}J\u{0}\u{3}\u{A}\u{12}\u{0}\u{3}\u{A}'\u{0}\u{3}\u{B}\u{1E}\u{0}\u{3}\u{C}\u{B}\u{0}\u{3}\u{C}s\u{0}\u{3}\u{D}M\u{0}\u{3}\u{E}*\u{0}\u{3}\u{F}\u{14}\u{0}\u{3}\u{F}R\u{0}\u{3}\u{F}n\u{0}\
    \u{3}\u{10};\u{0}\u{3}\u{10}Z\u{0}\u{3}\u{11},\u{0}\u{3}\u{12}\u{4}\u{0}\u{3}\u{12}M\u{0}\u{3}\u{13}\u{12}\u{0}\u{3}\u{14}\u{0}\u{0}\u{3}\u{14}\\\u{0}\u{3}\u{15}\u{1C}\u{0}\u{3}\u{16}\u{7}\u{0}\u{3}\u{16}O\u{0}\u{3}\u{16}~\u{0}\u{3}\u{17}T\u{0}\u{3}\u{17}^\u{0}\u{3}\u{18}\u{2}\u{0}\u{3}\u{18}T\u{0}\u{3}\u{19}\u{13}\u{0}\u{3}\u{19}D\u{0}\u{3}\u{1A}\u{1B}\u{0}\u{3}\u{1A}h\u{0}\u{3}\u{1B}5\u{0}\u{3}\u{1C}\u{1}\u{0}\u{3}\u{1C}Z\u{0}\u{3}\u{1C}\u{7F}\u{0}\u{3}\u{1D}\u{19}\u{0}\u{3}\u{1D}`\u{0}\u{3}\u{1E}7\u{0}\u{3}\u{1F}\u{0}\u{0}\u{3}\u{1F}N\u{0}\u{3}\u{1F}`\u{0}\u{3}\u{1F}z\u{0}\u{3} 2\u{0}\u{3}!\u{A}\u{0}\u{3}!4\u{0}\u{3}!Y\u{0}\u{3}\"6\u{0}\u{3}#\u{10}\u{0}\u{3}#V\u{0}\u{3}$\u{7}\u{0}\u{3}$)\u{0}\u{3}$K\u{0}\u{3}$T\u{0}\u{3}%\u{8}\u{0}\u{3}%5\u{0}\u{3}&\u{14}\u{0}\u{3}&,\u{0}\u{3}&{\u{0}\u{3}'V\u{0}\u{3}'y\u{0}\u{3}(I\u{0}\u{3})\u{D}\u{0}\u{3})]\u{0}\u{3})z\u{0}\u{3}*I\u{0}\u{3}*e\u{0}\u{3}+:\u{0}\u{3},\u{14}\u{0}\u{3},b\u{0}\u{3},j\u{0}\u{3}-^\u{0}\u{3}-c\u{0}\u{3}-r\u{0}\u{3}-{\u{0}\u{3}.2\u{0}\u{3}/\u{7}\u{0}\u{3}/M\u{0}\u{3}/T\u{0}\u{3}/Y\u{0}\u{3}0\u{1E}\u{0}\u{3}0r\u{0}\u{3}1+\u{0}\u{3}1X\u{0}\u{3}2\u{C}\u{0}\u{3}24\u{0}\u{3}2O\u{0}\u{3}2o\u{0}\u{3}3'\u{0}\u{3}36\u{0}\u{3}3|\u{0}\u{3}41\u{0}\u{3}4y\u{0}\u{3}56\u{0}\u{3}5x\u{0}\u{3}6=\u{0}\u{3}6_\u{0}\u{3}7\u{15}\u{0}\u{3}7q\u{0}\u{3}8.\u{0}\u{3}8R\u{0}\u{3}9\u{13}\u{0}\u{3}9\u{1E}\u{0}\u{3}9P\u{0}\u{3}:\u{11}\u{0}\u{3}:V\u{0}\u{3};\u{11}\u{0}\u{3};r\u{0}\u{3}<G\u{0}\u{3}=\u{6}\u{0}\u{3}=D\u{0}\u{3}=d\u{0}\u{3}>\u{11}\u{0}\u{3}>3\u{0}\u{3}>\\\u{0}\u{3}?\u{1F}\u{0}\u{3}?Q\u{0}\u{3}@\u{16}\u{0}\u{3}@V\u{0}\u{3}A\u{5}\u{0}\u{3}A-\u{0}\u{3}Ae\u{0}\u{3}B%\u{0}\u{3}B2\u{0}\u{3}BZ\u{0}\u{3}B{\u{0}\u{3}C\"\u{0}\u{3}D\u{5}\u{0}\u{3}D[\u{0}\u{3}E\u{12}\u{0}\u{3}Ek\u{0}\u{3}FF\u{0}\u{3}G\u{14}\u{0}\u{3}G~\u{0}\u{3}HV\u{0}\u{3}I-\u{0}\u{3}J\u{9}\u{0}\u{3}J[\u{0}\u{3}K'\u{0}\u{3}Ks\u{0}\u{3}L\u{1A}\u{0}\u{3}L4\u{0}\u{3}M\u{0}\u{0}\u{3}M\u{5}\u{0}\u{3}M2\u{0}\u{3}MI\u{0}\u{3}Mb\u{0}\u{3}My\u{0}\u{3}M\u{7F}\u{0}\u{3}N\u{F}\u{0}\
    \u{3}N \u{0}\u{3}Nj\u{0}\u{3}O=\u{0}\u{3}P\u{B}\u{0}\u{3}PK\u{0}\u{3}Q0\u{0}\u{3}R\u{12}\u{0}\u{3}R]\u{0}\u{3}S'\u{0}\u{3}T\u{6}\u{0}\u{3}T/\u{0}\u{3}TX\u{0}\u{3}Th\u{0}\u{3}U\"\u{0}\u{3}V\u{7}\u{0}\u{3}V/\u{0}\u{3}W\u{7}\u{0}\u{3}W\u{1F}\u{0}\u{3}X)\u{0}\u{3}Xq\u{0}\u{3}Y;\u{0}\u{3}Z\u{1}\u{0}\u{3}Z]\u{0}\u{3}[\u{1E}\u{0}\u{3}[{\u{0}\u{3}\\:\u{0}\u{3}]%\u{0}\u{3}^\u{9}\u{0}\u{3}^^\u{0}\u{3}_K\u{0}\u{3}_i\u{0}\u{3}_u\u{0}\u{3}`?\u{0}\u{3}`E\u{0}\u{3}`Z\u{0}\u{3}`r\u{0}\u{3}a\u{0}\u{0}\u{3}a\u{F}\u{0}\u{3}a3\u{0}\u{3}b#\u{0}\u{3}b-\u{0}\u{3}b=\u{0}\u{3}bY\u{0}\u{3}bw\u{0}\u{3}c\u{17}\u{0}\u{3}c$\u{0}\u{3}c+\u{0}\u{3}c<\u{0}\u{3}cN\u{0}\u{3}cv\u{0}\u{3}d\u{1E}\u{0}\u{3}d4\u{0}\u{3}di\u{0}\u{3}e \u{0}\u{3}ed\u{0}\u{3}f1\u{0}\u{3}g\u{8}\u{0}\u{3}g_\u{0}\u{3}h#\u{0}\u{3}h\\\u{0}\u{3}i\u{16}\u{0}\u{3}ie\u{0}\u{3}j\u{18}\u{0}\u{3}jL\u{0}\u{3}k\u{0}\u{0}\u{3}k5\u{0}\u{3}l\u{1B}\u{0}\u{3}m\u{0}\u{0}\u{3}m#\u{0}\u{3}m=\u{0}\u{3}n`\u{0}\u{3}oQ\u{0}\u{3}p\u{13}\u{0}\u{3}pN\u{0}\u{3}q*\u{0}\u{3}r\u{8}\u{0}\u{3}rd\u{0}\u{3}s\u{0}\u{0}\u{3}sP\u{0}\u{3}s{\u{0}\u{3}t$\u{0}\u{3}u\u{6}\u{0}\u{3}uQ\u{0}\u{3}vZ\u{0}\u{3}w-\u{0}\u{3}w\u{7F}\u{0}\u{3}xW\u{0}\u{3}y+\u{0}\u{3}y2\u{0}\u{3}y;\u{0}\u{3}yD\u{0}\u{3}yO\u{0}\u{3}yX\u{0}\u{3}y^\u{0}\u{3}yb\u{0}\u{3}yi\u{0}\u{3}yp\u{0}\u{3}yy\u{0}\u{3}z\u{2}\u{0}\u{3}z\u{8}\u{0}\u{3}z\u{D}\u{0}\u{3}z'\u{0}\u{3}zT\u{0}\u{3}zr\u{0}\u{3}{.\u{0}\u{3}|A\u{0}\u{3}|k\u{0}\u{3}}\u{9}\u{0}\u{3}}\u{13}\u{0}\u{3}~-\u{0}\u{3}~V\u{0}\u{3}\u{7F} \u{0}\u{3}\u{7F}u\u{0}\u{4}\u{1} \u{0}\u{4}\u{2})\u{0}\u{4}\u{3}4\u{0}\u{4}\u{3}^\u{0}\u{4}\u{4}\u{10}\u{0}\u{4}\u{4}X\u{0}\u{4}\u{5}A\u{0}\u{4}\u{5}}\u{0}\u{4}\u{6}E\u{0}\u{4}\u{6}^\u{0}\u{4}\u{7}2\u{0}\u{4}\u{8}\u{15}\u{0}\u{4}\u{8}j\u{0}\u{4}\u{9}q\u{0}\u{4}\u{A}-\u{0}\u{4}\u{A};\u{0}\u{4}\u{A}H\u{0}\u{4}\u{A}~\u{0}\u{4}\u{B}\"\u{0}\u{4}\u{B}e\u{0}\u{4}\u{C}5\u{0}\u{4}\u{C}Q\u{0}\u{4}\u{D}6\u{0}\u{4}\u{D}m\u{0}\u{4}\u{E}\u{5}\u{0}\u{4}\u{E}u\u{0}\u{4}\u{F}\u{7}\u{0}\u{4}\u{F}(\u{0}\u{4}\u{F}p\u{0}\u{4}\u{10}<\u{0}\u{4}\
    \u{11}0\u{0}\u{4}\u{12}\u{7}\u{0}\u{4}\u{12}o\u{0}\u{4}\u{13}\u{2}\u{0}\u{4}\u{13};\u{0}\u{4}\u{14}\u{7}\u{0}\u{4}\u{14}p\u{0}\u{4}\u{15}R\u{0}\u{4}\u{16}=\u{0}\u{4}\u{16}G\u{0}\u{4}\u{16}M\u{0}\u{4}\u{17}\u{12}\u{0}\u{4}\u{17}#\u{0}\u{4}\u{17}|\u{0}\u{4}\u{18}M\u{0}\u{4}\u{19}:\u{0}\u{4}\u{19}z\u{0}\u{4}\u{1A}P\u{0}\u{4}\u{1A}j\u{0}\u{4}\u{1B}\u{10}\u{0}\u{4}\u{1B}>\u{0}\u{4}\u{1B}f\u{0}\u{4}\u{1C}/\u{0}\u{4}\u{1C}^\u{0}\u{4}\u{1D}\u{13}\u{0}\u{4}\u{1D}[\u{0}\u{4}\u{1E} \u{0}\u{4}\u{1E}j\u{0}\u{4}\u{1F}=\u{0}\u{4}\u{1F}^\u{0}\u{4} .\u{0}\u{4} x\u{0}\u{4}!5\u{0}\u{4}!~\u{0}\u{4}\"D\u{0}\u{4}#\u{10}\u{0}\u{4}#Y\u{0}\u{4}$%\u{0}\u{4}$e\u{0}\u{4}%Q\u{0}\u{4}%~\u{0}\u{4}&?\u{0}\u{4}'\u{10}\u{0}\u{4}'H\u{0}\u{4}'z\u{0}\u{4}(,\u{0}\u{4}(}\u{0}\u{4})3\u{0}\u{4}*\u{17}\u{0}\u{4}*H\u{0}\u{4}+\u{B}\u{0}\u{4}+H\u{0}\u{4},\u{3}\u{0}\u{4},F\u{0}\u{4},O\u{0}\u{4},j\u{0}\u{4}-\u{6}\u{0}\u{4}-Q\u{0}\u{4}-z\u{0}\u{4}.O\u{0}\u{4}/0\u{0}\u{4}/D\u{0}\u{4}/n\u{0}\u{4}05\u{0}\u{4}1\u{7}\u{0}\u{4}1H\u{0}\u{4}2n\u{0}\u{4}38\u{0}\u{4}4)\u{0}\u{4}4|\u{0}\u{4}6\u{4}\u{0}\u{4}6W\u{0}\u{4}7-\u{0}\u{4}7k\u{0}\u{4}8D\u{0}\u{4}9\u{17}\u{0}\u{4}9\\\
    ta case\
    ta category\
    m\u{0}\u{0}\u{3}\u{0}!a domain's file can't be called '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}#'; use letters, digits, '-' and '_'\
    m\u{0}\u{0}\u{3}\u{0}!a domain's file can't be called '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}N\u{1}.toml', because each locale has another file of this name; choose another name\
    ta list of currencies\
    ta list of dates\
    ta list of integers\
    ta list of numbers\
    ta list of strings\
    ta list of words can't contain an empty one; remove it\
    ta match needs 'code', 'subcode' or both, or else one of 'name', 'codes' and 'http-status'\
    ta module\
    ta string\
    ta table\
    ta table of texts\
    ta table such as { operand = [\"integer\"] }\
    ta table such as { type = \"string\" }\
    ta type\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}other\u{0}\u{0}\u{1A}' already has the domain '\u{1}\u{2}\u{1}\u{A}identifier\u{0}\u{0}\u{18}'; choose another domain\
    tan argument\
    tan array\
    tan array of its values, or a kind such as \"integer\"\
    tan array of strings\
    m\u{0}\u{0}\u{5}\u{0}\u{9}an enum '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{14}' hides the module '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}1' from generated code; give the enum another name\
    tan integer\
    tan option\
    m\u{0}\u{0}\u{6}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}\u{7}' and '\u{1}\u{2}\u{1}\u{5}other\u{0}\u{0}\u{17}' have the same value, \u{1}\u{2}\u{2}\u{5}value\u{4}\u{0}\
    m\u{0}\u{0}\u{8}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}\u{7}' and '\u{1}\u{2}\u{1}\u{5}other\u{0}\u{0}\u{17}' have the same value, \u{1}\u{2}\u{2}\u{5}value\u{4}\u{0}\u{0}\u{19}; the next free value is \u{1}\u{2}\u{3}\u{4}next\u{4}\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0}H\u{1}' aren't plural rules; run 'bayan cldr --accept' to write the line again\
    m\u{0}\u{0}\u{6}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}\u{C}' can't be '\u{1}\u{2}\u{1}\u{5}value\u{0}\u{0}\u{1}'\u{1}\u{2}\u{2}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0}S\u{1}' can't be a code; write a domain's file and a code, such as \"login.sessionExpired\"\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0}E\u{1}' can't be a domain; write a reverse name such as 'com.example.login'\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0}g\u{1}' can't be a name in the answers of a service; use 1 to 64 ASCII letters, digits, '_', '-', '.' and '/'\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}R\u{1}' can't be a Swift name; use letters, digits and '_', and don't begin with a digit\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}I\u{1}' can't be replaced by itself; name another code, or remove 'replaced-by'\
    m\u{0}\u{0}\u{6}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}\u{C}' can't be '\u{1}\u{2}\u{1}\u{5}value\u{0}\u{0}\u{7}'; use \u{1}\u{2}\u{2}\u{5}names\u{0}\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}\u{B}' contains \u{1}\u{2}\u{1}\u{B}withArticle\u{0}\u{0}\u{14}; write strings only\
    t'do-not-translate' can't contain an empty phrase; remove it\
    t'format' must be an integer\
    m\u{0}\u{0}\u{5}\u{0}\u{1A}generated code can't have \u{1}\u{2}\u{0}\u{4}kind\u{0}\u{0}\u{2} '\u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}=', because Swift or Bayan uses this name; choose another name\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}@\u{1}' has no 'value', but other codes of the domain have one; add it\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}\u{15}' has the extension '\u{1}\u{2}\u{1}\u{7}keyword\u{0}\u{0}L\u{2}', which messages can't use; only 'nu', for digits, can follow 'u'; set a calendar or the hours of a day with options of ':date' and ':time'\
    m\u{0}\u{0}\u{7}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}other\u{0}\u{0}\u{10}' has the value \u{1}\u{2}\u{1}\u{5}value\u{4}\u{0}\u{0}%, which belongs to the retired code '\u{1}\u{2}\u{2}\u{4}code\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}\u{7}' has '\u{1}\u{2}\u{1}\u{5}value\u{0}\u{0}\u{13}' twice; remove one\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{2}id\u{0}\u{0}C\u{1}' has two states; keep the line that is right, and remove the other\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}P\u{1}' is a code of this domain, so it can't be retired; remove one of the two tables\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}j\u{1}' is a pseudo-locale, which is generated from the source; name the locale that the messages are written in\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}M\u{1}' is a pseudo-locale, which is generated from the source and never translated\
    m\u{0}\u{0}\u{4}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}9' is neither one of the 'locales' nor the language of one\u{1}\u{2}\u{1}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}/' is not a language tag such as 'ar' or 'pt-BR'\u{1}\u{2}\u{1}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}4' is not a numbering system such as 'latn' or 'arab'\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0}K\u{1}' is not a range; write the lowest and the highest number as in '200...299'\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0}K\u{1}' is not a range; write the lowest and the highest integer as in '0...3600'\
    m\u{0}\u{0}\u{4}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}\u{10}' is not known; \u{1}\u{2}\u{1}\u{4}form\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}3' is retired itself; name a code that isn't retired\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}\u{1B}' is retired itself; name '\u{1}\u{2}\u{1}\u{9}successor\u{0}\u{0}\u{14}', which replaces it\
    m\u{0}\u{0}\u{6}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{5}' is \u{1}\u{2}\u{1}\u{B}withArticle\u{0}\u{0}\u{8}; write \u{1}\u{2}\u{2}\u{6}wanted\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}path\u{0}\u{0}?' isn't a source text; run 'bayan sync' to write the file again\
    m\u{0}\u{0}\u{4}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{15}' isn't a state; use \u{1}\u{2}\u{1}\u{8}allCases\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}U\u{1}' isn't a table with the keys of a file; remove the line, and run 'bayan adopt' again\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0}N\u{1}' isn't a version; write one to three numbers, such as \"1.4\" or \"2.0.0-beta.1\"\
    m\u{0}\u{0}\u{4}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}D\u{1}' isn't one of the 'locales' that the source locale is translated to\u{1}\u{2}\u{1}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}module\u{0}\u{0})' isn't one of the modules in 'overrides'\u{1}\u{2}\u{1}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{16}'max-length' can't be \u{1}\u{2}\u{0}\u{6}length\u{4}\u{0}\u{0}); write the number of characters that fit\
    m\u{0}\u{0}\u{3}\u{0}\u{D}missing key '\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}=' needs a namespace of your own; write it as in 'app:ordinal'\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}p\u{1}' needs its position in the app's texts, from 1 to 99, or its name in quotes; no two arguments can have the same\
    t'of' is the type of a list's elements, but this argument isn't a list; remove it\
    m\u{0}\u{0}\u{3}\u{0}B\u{1}only an integer can have a range, but this argument has the type '\u{1}\u{2}\u{0}\u{4}type\u{0}\u{0}\u{1}'\
    tsay why the diagnostics are suppressed\
    ttables such as { code = 4 }\
    ttables with the header '[[allow]]'\
    m\u{0}\u{0}\u{7}\u{0}\u{4}the \u{1}\u{2}\u{0}\u{4}what\u{0}\u{0}\u{2} '\u{1}\u{2}\u{1}\u{5}other\u{0}\u{0}\u{7}' and '\u{1}\u{2}\u{2}\u{4}name\u{0}\u{0}%' differ only in upper and lower case\
    m\u{0}\u{0}\u{9}\u{0}\u{17}the built-in recovery '\u{1}\u{2}\u{0}\u{8}recovery\u{0}\u{0}\u{9}' offers \u{1}\u{2}\u{1}\u{7}options\u{0}\u{0}\u{9}, which '\u{1}\u{2}\u{2}\u{D}projectLayout\u{0}\u{0}7' doesn't have; add each one there, or write your own '\u{1}\u{2}\u{3}\u{E}projectLayout2\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{4}\u{0}\u{16}the code exists since \u{1}\u{2}\u{0}\u{5}since\u{0}\u{0}#, so it can't have been removed in \u{1}\u{2}\u{1}\u{7}removed\u{0}\
    m\u{0}\u{0}\u{5}\u{0}\u{C}the domain '\u{1}\u{2}\u{0}\u{5}other\u{0}\u{0}\u{18}' already has the type '\u{1}\u{2}\u{1}\u{4}type\u{0}\u{0}\u{16}'; choose another type\
    m\u{0}\u{0}\u{3}\u{0}\u{C}the example \u{1}\u{2}\u{0}\u{6}number\u{4}\u{0}\u{0}\u{1F} is not in the argument's range\
    m\u{0}\u{0}\u{5}\u{0}\u{D}the file has \u{1}\u{2}\u{0}\u{4}size\u{4}\u{0}\u{0}\u{1B} bytes; files of more than \u{1}\u{2}\u{1}\u{B}largestFile\u{4}\u{0}\u{0}\u{16} aren't read; split it\
    m\u{0}\u{0}\u{5}\u{0}\u{E}the files of '\u{1}\u{2}\u{0}\u{D}projectLayout\u{0}\u{0}\u{11}' are not read: '\u{1}\u{2}\u{1}\u{3}tag\u{0}\u{0}8' is a pseudo-locale, which is generated from the source\
    m\u{0}\u{0}\u{3}\u{0}\u{9}the key '\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}U\u{1}' doesn't name a message; write one such as 'login.expired.title', or remove the line\
    m\u{0}\u{0}\u{5}\u{0}\u{C}the locale '\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}\u{11}' has no files: '\u{1}\u{2}\u{1}\u{D}projectLayout\u{0}\u{0}\u{15}' is empty or missing\
    m\u{0}\u{0}\u{4}\u{0}\u{C}the locale '\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}'' is not listed in 'Catalog/bayan.toml'\u{1}\u{2}\u{1}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{E}the recovery '\u{1}\u{2}\u{0}\u{8}recovery\u{0}\u{0}(' has no options; name them in 'options'\
    m\u{0}\u{0}\u{7}\u{0}\u{15}the replacements of '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{1B}' lead back to it, through \u{1}\u{2}\u{1}\u{5}named\u{0}\u{0}\u{5} and \u{1}\u{2}\u{2}\u{4}more\u{4}\u{0}\u{0}\u{1F} more; remove one 'replaced-by'\
    m\u{0}\u{0}\u{5}\u{0}\u{15}the replacements of '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{1B}' lead back to it, through \u{1}\u{2}\u{1}\u{5}named\u{0}\u{0}\u{1A}; remove one 'replaced-by'\
    m\u{0}\u{0}\u{3}\u{0}\u{13}the source locale '\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}\u{18}' is not among 'locales'\
    m\u{0}\u{0}\u{3}\u{0}\u{A}the term '\u{1}\u{2}\u{0}\u{4}term\u{0}\u{0}&' needs a translation that isn't empty\
    m\u{0}\u{0}\u{7}\u{0}\u{C}there is no \u{1}\u{2}\u{0}\u{4}what\u{0}\u{0}\u{2} '\u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}\u{1}'\u{1}\u{2}\u{2}\u{4}file\u{0}\u{1}\u{2}\u{3}\u{A}didYouMean\u{0}\
    tthere is no 'Catalog/bayan.toml', which names the project's locales\
    m\u{0}\u{0}\u{6}\u{0}\u{12}there is no code '\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}\u{11}' in the domain '\u{1}\u{2}\u{1}\u{6}domain\u{0}\u{0}\u{1}'\u{1}\u{2}\u{2}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{12}there is no code '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{10}' in this domain\u{1}\u{2}\u{1}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{6}\u{0}\u{14}there is no domain '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{18}', because there is no '\u{1}\u{2}\u{1}\u{D}projectLayout\u{0}\u{0}\u{1}'\u{1}\u{2}\u{2}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{14}there is no domain '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{E}' in 'Catalog'\u{1}\u{2}\u{1}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{8}\u{0}\u{C}there is no \u{1}\u{2}\u{0}\u{4}what\u{0}\u{0}\u{2} '\u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}\u{C}'; without '\u{1}\u{2}\u{2}\u{4}file\u{0}\u{0}\u{6}' use \u{1}\u{2}\u{3}\u{7}builtIn\u{0}\
    m\u{0}\u{0}\u{3}\u{0}#this answer is already matched by '\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{2}\u{0}\"this comment doesn't name a rule; \u{1}\u{2}\u{0}\u{4}form\u{0}\
    m\u{0}\u{0}\u{3}\u{0}.this comment doesn't say which diagnostic of '\u{1}\u{2}\u{0}\u{4}rule\u{0}\u{0}Q\u{1}' it suppresses; 'bayan allow' writes a comment with the diagnostic's fingerprint\
    tthis comment suppresses nothing, because it has no reason; write one after '--' at its end\
    m\u{0}\u{0}\u{3}\u{0}\u{15}this file has format \u{1}\u{2}\u{0}\u{6}format\u{0}\u{0}I\u{1}, but this version of bayan reads format 1; use the version that wrote it\
    m\u{0}\u{0}\u{4}\u{0} this file is not read, because '\u{1}\u{2}\u{0}\u{6}module\u{0}\u{0}2' is not among 'overrides' in 'Catalog/bayan.toml'\u{1}\u{2}\u{1}\u{A}didYouMean\u{0}\
    tthis file is not read; put it directly in 'Catalog/' or in 'Locales/<locale>/'\
    m\u{0}\u{0}\u{3}\u{0}%this file is not read; rename it to '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{1}'\
    tthis isn't a line of a state lock; write 'file.entry.facet = state source translation origin', or remove the line\
    m\u{0}\u{0}\u{4}\u{0}#this isn't an example of the type '\u{1}\u{2}\u{0}\u{4}type\u{0}\u{0}\u{9}'; write \u{1}\u{2}\u{1}\u{7}example\u{0}\
    m\u{0}\u{0}\u{3}\u{0}#this isn't an example of the type '\u{1}\u{2}\u{0}\u{4}type\u{0}\u{0}''; write an array, as in [\"Ann\", \"Bob\"]\
    m\u{0}\u{0}\u{3}\u{0}*this table suppresses all diagnostics of '\u{1}\u{2}\u{0}\u{4}rule\u{0}\u{0}='; name a 'locale' or a 'path', or set the rule in '[checks]'\
    m\u{0}\u{0}\u{3}\u{0}1this version of bayan reads format 1, not format \u{1}\u{2}\u{0}\u{6}format\u{4}\u{0}\u{0}\u{1E}; use a newer version of bayan\
    m\u{0}\u{0}\u{2}\u{0}1this version of bayan reads format 1, not format \u{1}\u{2}\u{0}\u{6}format\u{4}\u{0}\
    t'true' or 'false'\
    t'underlying' is the error that this code wraps; give the argument another name\
    m\u{0}\u{0}\u{4}\u{0}\u{17}unknown argument type '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{1}'\u{1}\u{2}\u{1}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{17}unknown argument type '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{7}'; use \u{1}\u{2}\u{1}\u{5}names\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{F}unknown facet '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{1}'\u{1}\u{2}\u{1}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{F}unknown facet '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{7}'; use \u{1}\u{2}\u{1}\u{5}names\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{D}unknown key '\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}\u{1}'\u{1}\u{2}\u{1}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{D}unknown key '\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}\u{1F}'; keys aren't translated; use \u{1}\u{2}\u{1}\u{5}known\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{D}unknown key '\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}\u{7}'; use \u{1}\u{2}\u{1}\u{5}known\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{19}unknown kind of operand '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{1}'\u{1}\u{2}\u{1}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{19}unknown kind of operand '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{7}'; use \u{1}\u{2}\u{1}\u{5}names\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{18}unknown kind of option '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{1}'\u{1}\u{2}\u{1}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{18}unknown kind of option '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{7}'; use \u{1}\u{2}\u{1}\u{5}names\u{0}\
    twrite '# bayan: allow RULE @fingerprint -- reason'\
    ta colon\
    ta comma\
    ta full stop\
    ta question mark\
    ta semicolon\
    ta translated sentence may begin with another part\
    tan ellipsis\
    tan exclamation mark\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}rule\u{0}\u{0}D\u{1}' can't be suppressed, because files with this problem can't be used\
    tdelete the variant\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}module\u{0}\u{0}1' doesn't let other modules change the texts of '\u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}\u{13}'; delete this text\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}module\u{0}\u{0}V\u{1}' has changed the text that this one replaces; update this text, then run 'bayan sync \u{1}\u{2}\u{1}\u{2}id\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{6}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}module\u{0}\u{0}\u{11}' has no domain '\u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}!', so these texts are never shown\u{1}\u{2}\u{2}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{6}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}module\u{0}\u{0}\u{10}' has no error '\u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}\u{1E}', so this text is never shown\u{1}\u{2}\u{2}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{7}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{A}' has no '\u{1}\u{2}\u{1}\u{5}facet\u{0}\u{0}\u{6}' in '\u{1}\u{2}\u{2}\u{6}module\u{0}\u{0})', so this text is never shown; delete it\
    m\u{0}\u{0}\u{6}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}module\u{0}\u{0}\u{11}' has no option '\u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}\u{1F}', so this label is never shown\u{1}\u{2}\u{2}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{7}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{2}id\u{0}\u{0}\"' has no text of this project in '\u{1}\u{2}\u{1}\u{3}tag\u{0}\u{0}\u{1F}', so its readers see that of '\u{1}\u{2}\u{2}\u{6}module\u{0}\u{0}\u{C}'; write one\
    m\u{0}\u{0}\u{3}\u{0}\u{C}is part of '\u{1}\u{2}\u{0}\u{5}other\u{0}\u{0}\u{1}'\
    tit guessed the forms of words from other messages\
    m\u{0}\u{0}\u{3}\u{0}\u{14}it was suppressed ('\u{1}\u{2}\u{0}\u{6}reason\u{0}\u{0}L\u{1}'), but the text has changed since; renew the suppression with 'bayan allow'\
    tlanguages and teams differ in '...' and '…'\
    tlanguages and teams differ in their dashes\
    tlanguages capitalize by rules of their own\
    tlanguages divide their sentences differently\
    tmany languages have letters of their own for acronyms\
    t'max-length' says how long a text may be\
    m\u{0}\u{0}\u{5}\u{0}\u{D}no error of '\u{1}\u{2}\u{0}\u{6}module\u{0}\u{0}\u{12}' has the option '\u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}*', so this label is never shown; delete it\
    tremove the comment\
    tremove the line\
    tremove this line\
    m\u{0}\u{0}\u{3}\u{0}&'RulePage.Labels' has no headings in '\u{1}\u{2}\u{0}\u{8}language\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}1the baseline has 1 diagnostic of a retired rule: \u{1}\u{2}\u{0}\u{5}rules\u{0}\u{0}$; remove it with '--update-baseline'\
    m\u{0}\u{0}\u{5}\u{0}\u{11}the baseline has \u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{1F} diagnostics of retired rules: \u{1}\u{2}\u{1}\u{5}rules\u{0}\u{0}&; remove them with '--update-baseline'\
    m\u{0}\u{0}\u{2}\u{0}\u{C}the change: \u{1}\u{2}\u{0}\u{6}marked\u{0}\
    m\u{0}\u{0}\u{6}\u{0}\u{A}the rule '\u{1}\u{2}\u{0}\u{4}rule\u{0}\u{0}\u{2}' \u{1}\u{2}\u{1}\u{4}fate\u{0}\u{0}\u{2}; \u{1}\u{2}\u{2}\u{6}advice\u{0}\
    tthe source is here\
    tthe text of the module\
    m\u{0}\u{0}\u{7}\u{0}\u{E}the texts of '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0} ' are those of its category in '\u{1}\u{2}\u{1}\u{6}module\u{0}\u{0}\u{13}'; write them for '\u{1}\u{2}\u{2}\u{8}category\u{0}\u{0}\u{16}' in 'categories.toml'\
    m\u{0}\u{0}\u{4}\u{0}\u{12}there is no rule '\u{1}\u{2}\u{0}\u{4}rule\u{0}\u{0}\u{1}'\u{1}\u{2}\u{1}\u{A}didYouMean\u{0}\
    tthis rule can't be suppressed for many texts at once; suppress it for one text with 'bayan allow'\
    m\u{0}\u{0}\u{3}\u{0}\u{12}this rule reports \u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{15} more in this message\
    m\u{0}\u{0}\u{5}\u{0}\u{15}unused suppression: '\u{1}\u{2}\u{0}\u{4}rule\u{0}\u{0}\u{1E}' reports nothing here with '@\u{1}\u{2}\u{1}\u{B}fingerprint\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{15}unused suppression: '\u{1}\u{2}\u{0}\u{4}rule\u{0}\u{0}\u{17}' reports nothing there\
    m\u{0}\u{0}\u{2}\u{0}\u{D}was removed: \u{1}\u{2}\u{0}\u{6}reason\u{0}\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{0}\u{7}message\u{0}\u{0}\u{5}: “\u{1}\u{2}\u{1}\u{B}messageText\u{0}\u{0}\u{16}”, which is built in\
    m\u{0}\u{0}\u{3}\u{0}\u{7}write '\u{1}\u{2}\u{0}\u{7}comment\u{0}\u{0}\u{1}'\
    ta format string without variables can't have variants\
    ta part\
    ta unit without a name\
    m\u{0}\u{0}\u{7}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}first\u{0}\u{0}\u{7}' and '\u{1}\u{2}\u{1}\u{6}second\u{0}\u{0}!' both have texts for errors of '\u{1}\u{2}\u{2}\u{6}module\u{0}\u{0}P\u{1}', and a program shows those of one module alone; let one of them have all texts\
    m\u{0}\u{0}\u{3}\u{0}\u{4}and \u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{11} more in conflict\
    m\u{0}\u{0}\u{3}\u{0}\u{4}and \u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{E} more left out\
    m\u{0}\u{0}\u{3}\u{0}\u{4}and \u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{D} more refused\
    m\u{0}\u{0}\u{3}\u{0}\u{4}and \u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{D} more unknown\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{9}unchanged\u{4}\u{0}\u{0}\u{8} as here\
    m\u{0}\u{0}\u{3}\u{0}\u{1A}'bayan check --fix' fixes \u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{8} of them\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{7}changed\u{4}\u{0}\u{0}\u{8} changed\
    tchanged\
    m\u{0}\u{0}\u{2}\u{0}\u{A}conflict: \u{1}\u{2}\u{0}\u{2}id\u{0}\
    m\u{0}\u{0}\u{7}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}type\u{0}\u{0}\u{C}' declares '\u{1}\u{2}\u{1}\u{4}door\u{0}\u{0}\u{D}' itself, so \u{1}\u{2}\u{2}\u{6}effect\u{0}\u{0}.; remove it, or make it agree with the catalog\
    tdraft\
    t1 error\
    m\u{0}\u{0}\u{4}\u{0}\u{8}error: '\u{1}\u{2}\u{0}\u{4}file\u{0}\u{0}\u{2}' \u{1}\u{2}\u{1}\u{D}unknownFormat\u{0}\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{7} errors\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}\u{13}' explains the rule\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}2' explains the rule; the same for every other rule\
    m\u{0}\u{0}\u{2}\u{0}\u{A}exported: \u{1}\u{2}\u{0}\u{8}exported\u{0}\
    tfinal\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}other\u{0}\u{0}\u{1B}' has texts for errors of '\u{1}\u{2}\u{1}\u{6}module\u{0}\u{0}T\u{1}' too, and a program shows those of one module alone; let one of them have all texts\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}other\u{0}\u{0}\u{18}' has the same domain, '\u{1}\u{2}\u{1}\u{A}identifier\u{0}\u{0},', so programs can't tell their errors apart\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{C} in conflict\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{10} in the baseline\
    tit is declared here\
    m\u{0}\u{0}\u{7}\u{0}\u{A}left out: \u{1}\u{2}\u{0}\u{5}place\u{0}\u{0}\u{2}: \u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}\u{8} is in '\u{1}\u{2}\u{2}\u{8}language\u{0}\u{0}\u{1}'\
    t'localizedDescription' and 'NSError' may have another text than the catalog's\
    t'LocalizedError' has its text instead of the catalog's\
    m\u{0}\u{0}\u{2}\u{0}\u{A}messages: \u{1}\u{2}\u{0}\u{6}counts\u{0}\
    tmessages: none\
    tnew\
    tno diagnostics\
    t(none)\
    t(not in the file)\
    m\u{0}\u{0}\u{2}\u{0}\u{14}Not taken over from \u{1}\u{2}\u{0}\u{4}path\u{0}\
    t1 note\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{6} notes\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{7}numbers\u{0}\u{0}\u{15} (--notes shows them)\
    tNothing: all was taken.\
    t'NSError' may have another domain than the catalog\
    t'NSError' may have another number than the catalog\
    m\u{1}\u{5}count\u{A}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{1}\u{1}\u{2}\u{1}\u{0}A\u{1}\u{4}\u{0}\u{8}others: \u{1}\u{3}\u{0}\u{0}\u{0}& key of no message, left as they are: \u{1}\u{2}\u{1}\u{5}shown\u{0}B\u{1}\u{4}\u{0}\u{8}others: \u{1}\u{3}\u{0}\u{0}\u{0}' keys of no message, left as they are: \u{1}\u{2}\u{1}\u{5}shown\u{0}\
    m\u{0}\u{0}\u{2}\u{0}\u{A}ours:     \u{1}\u{2}\u{0}\u{4}ours\u{0}\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{8} refused\
    m\u{0}\u{0}\u{6}\u{0}\u{9}refused: \u{1}\u{2}\u{0}\u{5}place\u{0}\u{0}\u{2}: \u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}\u{2}: \u{1}\u{2}\u{2}\u{6}reason\u{0}\
    t(removed)\
    treviewed\
    m\u{0}\u{0}\u{2}\u{0}\u{8}source: \u{1}\u{2}\u{0}\u{B}messageText\u{0}\
    m\u{0}\u{0}\u{2}\u{0}\u{7}stale: \u{1}\u{2}\u{0}\u{A}translated\u{0}\
    tstale\
    tstate\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{B} suppressed\
    tSwiftUI and 'LocalizedError' have its text instead of the catalog's\
    m\u{0}\u{0}\u{7}\u{0}\u{10}the catalog in '\u{1}\u{2}\u{0}\u{6}folder\u{0}\u{0}\u{E}' is that of '\u{1}\u{2}\u{1}\u{5}found\u{0}\u{0}\u{B}', not of '\u{1}\u{2}\u{2}\u{6}module\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{5}\u{0}\u{10}the catalog of '\u{1}\u{2}\u{0}\u{6}module\u{0}\u{0}\u{6}' in '\u{1}\u{2}\u{1}\u{6}folder\u{0}\u{0},' has errors; 'bayan check' shows them there\
    m\u{0}\u{0}\u{3}\u{0}\u{10}the catalog of '\u{1}\u{2}\u{0}\u{6}module\u{0}\u{0}Z\u{1}' is in no target of this package or of its dependencies; name its folder in '[libraries]'\
    m\u{0}\u{0}\u{3}\u{0}\u{F}the errors of '\u{1}\u{2}\u{0}\u{6}module\u{0}\u{0}\\\u{1}' are internal, so no other module can have texts for them; set 'access' in its 'bayan.toml'\
    tthe file can't be read, because it is a link that leads to no file; remove it\
    tthe file's name is not UTF-8, so it can't be read; rename it\
    tthe folder can't be read; check its permissions\
    m\u{0}\u{0}\u{3}\u{0}\u{1C}the target declares a type '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}O\u{1}' itself, so the generated one can't be compiled; give one of them another name\
    m\u{0}\u{0}\u{5}\u{0}\u{C}the target '\u{1}\u{2}\u{0}\u{6}target\u{0}\u{0}O\u{1}' has a catalog, but no plugin that compiles it; add 'plugins: [.plugin(name: \"\u{1}\u{2}\u{1}\u{6}plugin\u{0}\u{0}\u{1C}\", package: \"bayan\")]' to it\
    m\u{0}\u{0}\u{2}\u{0}\u{A}theirs:   \u{1}\u{2}\u{0}\u{6}theirs\u{0}\
    m\u{0}\u{0}\u{5}\u{0}\u{1B}there are several targets '\u{1}\u{2}\u{0}\u{6}module\u{0}\u{0}\u{12}' with a catalog: \u{1}\u{2}\u{1}\u{7}folders\u{0}\u{0}); name the folder of one in '[libraries]'\
    m\u{0}\u{0}\u{3}\u{0}\u{1C}there is a 'bayan.toml' in '\u{1}\u{2}\u{0}\u{7}project\u{0}\u{0}('; move it into a folder 'Catalog' there\
    m\u{0}\u{0}\u{5}\u{0}\u{17}there is a catalog in '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{1D}'; move it and 'Locales' to '\u{1}\u{2}\u{1}\u{7}project\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{5}\u{0}\u{A}there is '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{F}'; move it to '\u{1}\u{2}\u{1}\u{5}name2\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{18}there is no catalog in '\u{1}\u{2}\u{0}\u{6}folder\u{0}\u{0}2'; name the folder that has the module's 'Catalog'\
    m\u{0}\u{0}\u{5}\u{0}\u{A}there is '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{11}'; rename it to '\u{1}\u{2}\u{1}\u{D}catalogFolder\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}Z\u{1}this catalog isn't in the folder of a target, but the plugin is used without a catalog by \u{1}\u{2}\u{0}\u{7}targets\u{0}\u{0}$; move 'Catalog' and 'Locales' there\
    tthis is a folder, but a file is expected; move or rename it\
    tthis is a pipe or a device, but a file is expected; remove it\
    tthis line isn't a JSON string\
    tthis link leads out of the project, so it isn't followed; put the file or folder itself here\
    m\u{0}\u{0}\u{3}\u{0}$to read this in your language, add '\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}\u{1}'\
    ttranslated\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{8} unknown\
    m\u{0}\u{0}\u{5}\u{0}\u{9}unknown: \u{1}\u{2}\u{0}\u{5}place\u{0}\u{0}\u{2}: \u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}\u{1A}: no message has this name\
    m\u{0}\u{0}\u{7}\u{0}\u{9}unknown: \u{1}\u{2}\u{0}\u{5}place\u{0}\u{0}\u{2}: \u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}3: no message has this name; its source is that of '\u{1}\u{2}\u{2}\u{5}value\u{0}\u{0}\u{5}' now\
    tuntranslated\
    t1 warning\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{9} warnings\
    m\u{0}\u{0}\u{2}\u{0}\u{5}why: \u{1}\u{2}\u{0}\u{5}value\u{0}\
    twhy: the project has no such message; it was removed or renamed\
    m\u{0}\u{0}\u{3}\u{0}4why: the project has no such message; it is called '\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}\u{5}' now\
    m\u{0}\u{0}\u{2}\u{0}.why: the text was changed in the project too: \u{1}\u{2}\u{0}\u{4}ours\u{0}\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{8}restated\u{4}\u{0}\u{0}\u{13} with another state\
    m\u{0}\u{0}\u{2}\u{0}\u{B}your text: \u{1}\u{2}\u{0}\u{7}ownText\u{0}\
    m\u{0}\u{0}\u{7}\u{0}\u{13}ICU's plural rule '\u{1}\u{2}\u{0}\u{4}rule\u{0}\u{0}\u{7}' for '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}#' can't be read: it is wrong from '\u{1}\u{2}\u{2}\u{4}rest\u{0}\u{0}\u{4}' on\
    tthe catalog can't be compiled because of its other errors; correct them first\
    m\u{0}\u{0}\u{3}\u{0}\u{1A}the message has more than \u{1}\u{2}\u{0}\u{9}selectors\u{4}\u{0}\u{0}\u{A} selectors\
    m\u{0}\u{0}\u{5}\u{0}\u{11}the messages of '\u{1}\u{2}\u{0}\u{6}locale\u{0}\u{0}\u{11}' take more than \u{1}\u{2}\u{1}\u{D}mostBodyBytes\u{0}\u{0}\u{6} bytes\
    m\u{0}\u{0}\u{6}\u{0}\u{E}the value of '\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}W\u{1}' has more than 32 bits, which NSError doesn't have on every platform; choose one from \u{1}\u{2}\u{1}\u{3}min\u{0}\u{0}\u{4} to \u{1}\u{2}\u{2}\u{3}max\u{0}\
    ta boolean\
    ta currency\
    ta date\
    ta float\
    ta local date\
    ta local date-time\
    ta local time\
    ta number\
    tan offset date-time\
    m\u{0}\u{0}\u{3}\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}\u{5} and \u{1}\u{2}\u{1}\u{6}value2\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{10}; did you mean '\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}\u{2}'?\
    m\u{0}\u{0}\u{3}\u{0}\u{14}a comment in this '<\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}b\u{1}>' would be lost with the old text; write the new text here by hand, or move the comment before it\
    ta comment of XML can't have '--' in it; remove it, or end the comment with '-->'\
    ta digit\
    ta DOCTYPE can't be here; remove it\
    ta Fluent file\
    ta name in quotes\
    ta properties file of Java\
    ta RESX file of .NET\
    m\u{0}\u{0}\u{3}\u{0}\u{1B}a space is missing before '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}B\u{1}', or the value before it has a quotation mark too few or too many\
    ta table whose first line names several columns of ids\
    ta table whose first line names no column 'id'\
    ta table whose first line names no column in a language, such as 'source' or 'ar'\
    ta text in quotes\
    ta TMX memory\
    ta TS file of Qt\
    ta value\
    ta YAML file\
    m\u{0}\u{0}\u{3}\u{0}\u{7}after '\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}&' there is no conversion that is known\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}codes\u{0}\u{0}K\u{1}' already exists; add the button to its recovery in Catalog/recoveries.toml\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}codes\u{0}\u{0}'' already exists, and has no argument '\u{1}\u{2}\u{1}\u{8}argument\u{0}\u{0}\u{1}'\
    tan HTML page\
    t'%|' begins a format that can't be read; write '%1%'\
    t']]>' can't be in a text; write ']]&gt;'\
    m\u{0}\u{0}\u{3}\u{0}\u{1E}'<' can't be in the value of '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}A\u{1}'; write '&lt;', or end the value with a quotation mark before it\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}names\u{0}\u{0}\u{1D}' can't be the name of a file\
    tdoesn't begin as a .strings file does, with a key and a text in double quotes: \"key\" = \"text\";\
    m\u{0}\u{0}\u{4}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}K\u{1}' doesn't say what it stands for, and the source has no element with its id\u{1}\u{2}\u{1}\u{7}isEmpty\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{2}'&\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}=;' doesn't stand for a character that XML can have; remove it\
    telements are nested too deeply\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}\"' ends nothing; no element is open\
    m\u{0}\u{0}\u{6}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}%' ends nothing; the open element is '\u{1}\u{2}\u{1}\u{6}value2\u{0}\u{0}\u{A}' of line \u{1}\u{2}\u{2}\u{4}line\u{4}\u{0}\
    texpected a key or a text in quotes here\
    m\u{0}\u{0}\u{3}\u{0}\u{9}expected \u{1}\u{2}\u{0}\u{4}what\u{0}\u{0}> here; the file may be cut off or damaged, so ask for it again\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}'' has a format that messages don't have\
    m\u{0}\u{0}\u{2}\u{0}\"has an unknown format; known are: \u{1}\u{2}\u{0}\u{5}names\u{0}\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}taken\u{0}\u{0}\u{18} has another text for it\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0};' has neither a name nor a place, but other values have one\
    m\u{0}\u{0}\u{7}\u{0}\u{2}'<\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}</>' has no end tag, so a text can't be put into it; write '<\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{3}></\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{2}>'\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}place\u{0}\u{0}& has no text, but other forms have one\
    tin Java, an apostrophe quotes the text after it; write it twice\
    tis a binary property list; convert it to XML with 'plutil -convert xml1', and import the result\
    tis a compiled MO file; convert it to PO with 'msgunfmt', and import the result\
    tis a PDF, which can't be imported; ask for the file that was sent out\
    tis a ZIP archive; unpack it, and import the files in it\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}E\u{1}' is after the end of the first element, which has to hold all others\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{11}withoutOuterSpace\u{0}\u{0}J\u{1}' is an error of the spreadsheet, not a text; write the text into the cell\
    tis compressed; unpack it with 'gunzip', and import the result\
    tis empty\
    m\u{0}\u{0}\u{5}\u{0}\u{2}'{\u{1}\u{2}\u{0}\u{B}placeholder\u{0}\u{0}\u{1B}}' is shown in the format '\u{1}\u{2}\u{1}\u{6}format\u{0}\u{0}\u{1C}', which messages don't have\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}locale\u{0}\u{0}Q\u{1}' is the source locale, which is not translated; import its texts with '--source'\
    m\u{0}\u{0}\u{4}\u{0}\u{3}is \u{1}\u{2}\u{0}\u{4}kind\u{0}\u{0}?, which can't be read; send the texts in one of these formats: \u{1}\u{2}\u{1}\u{5}names\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0}\u{14}' isn't a code point\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}.' isn't a facet; name the facet with '--facet \u{1}\u{2}\u{1}\u{5}name2\u{0}\u{0}\u{5}=…'\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}path\u{0}\u{0}\u{1B}' isn't a known plural form\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}locale\u{0}\u{0}\u{12}' isn't a language\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}locale\u{0}\u{0}3' isn't a language; it is the comments on the texts\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}choice\u{0}\u{0}2' isn't a list of selectors such as 'plural:count'\
    m\u{0}\u{0}\u{4}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{7}unknown\u{0}\u{0}.' isn't a placeholder of this message; it has \u{1}\u{2}\u{1}\u{5}terms\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{7}unknown\u{0}\u{0}2' isn't a placeholder of this message; it has none\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}quantity\u{0}\u{0}<' isn't a quantity; write zero, one, two, few, many or other\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}word\u{0}\u{0}N\u{1}' isn't a state; write draft, translated or reviewed, or leave the field empty\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}U\u{1}' isn't known here, so it would be lost with the old text; write the new text by hand\
    tisn't text in UTF-8 or UTF-16; save it as UTF-8\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}\u{1B}' isn't the name of a value\
    tit can't be read\
    m\u{0}\u{0}\u{2}\u{0}\u{9}; it has \u{1}\u{2}\u{0}\u{4}tags\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{B}it has no '\u{1}\u{2}\u{0}\u{9}formatKey\u{0}\u{0}\u{1}'\
    tit has no item with a text\
    tit has no text\
    m\u{0}\u{0}\u{3}\u{0}\u{13}it has no text in '\u{1}\u{2}\u{0}\u{C}sourceLocale\u{0}\u{0}\u{1C}', the locale of the sources\
    tit has the character U+FFFF, which texts can't have\
    m\u{0}\u{0}\u{3}\u{0}\u{15}it has the quantity '\u{1}\u{2}\u{0}\u{8}quantity\u{0}\u{0}\u{7}' twice\
    m\u{0}\u{0}\u{3}\u{0}\u{14}it is a reference, '\u{1}\u{2}\u{0}\u{9}reference\u{0}\u{0}\u{D}', not a text\
    tit is fuzzy; programs show the key itself\
    m\u{0}\u{0}\u{9}\u{0}2it isn't known which values of the app's text of '\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}\u{6}' are \u{1}\u{2}\u{1}\u{9}arguments\u{0}\u{0},; write it into Catalog/adopted.lock below '\u{1}\u{2}\u{2}\u{6}header\u{0}\u{0}\u{C}', such as '\u{1}\u{2}\u{3}\u{4}line\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{1B}its choices make more than \u{1}\u{2}\u{0}\u{8}variants\u{4}\u{0}\u{0}\u{19} texts; write fewer forms\
    m\u{0}\u{0}\u{3}\u{0}&its folder is for some devices only ('\u{1}\u{2}\u{0}\u{7}devices\u{0}\u{0}''), and messages can't select by device\
    m\u{0}\u{0}\u{3}\u{0}\u{C}its format '\u{1}\u{2}\u{0}\u{6}unread\u{0}\u{0}\u{F}' can't be read\
    tits language isn't known\
    m\u{0}\u{0}\u{5}\u{0}\u{12}its source is in '\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}$', but this project's source is in '\u{1}\u{2}\u{1}\u{6}source\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{1A}its texts are longer than \u{1}\u{2}\u{0}\u{5}bytes\u{4}\u{0}\u{0}\u{6} bytes\
    tits texts don't say which numbers select among them\
    tits value is neither a text nor a dictionary\
    tits value isn't a text\
    m\u{0}\u{0}\u{4}\u{0}\u{1C}its values aren't those of '\u{1}\u{2}\u{0}\u{2}id\u{0}\u{0}\u{3}': \u{1}\u{2}\u{1}\u{B}messageText\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{1D}its variables have more than \u{1}\u{2}\u{0}\u{8}rowLimit\u{0}\u{0}\u{D} combinations\
    tJSON that has no texts under its keys, or is damaged\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0}d\u{1}' looks like a placeholder of another syntax than this file's, so it would be shown as it is written\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}\u{9}' may be \u{1}\u{2}\u{1}\u{7}fitting\u{0}\u{0}) of the catalog; name one with '--locale'\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}count\u{0}\u{0}# more of its elements can't be read\
    m\u{0}\u{0}\u{9}\u{0}\u{7}msgstr[\u{1}\u{2}\u{0}\u{5}other\u{0}\u{0}\u{19}] is for numbers such as \u{1}\u{2}\u{1}\u{7}numbers\u{0}\u{0}%, which need the same text as msgstr[\u{1}\u{2}\u{2}\u{4}form\u{0}\u{0}\u{6}] in '\u{1}\u{2}\u{3}\u{8}language\u{0}\u{0}C\u{1}'; correct 'Plural-Forms' in the header, or give both the same text\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{7}keyword\u{0}\u{0}!' needs a text in quotes after it\
    m\u{0}\u{0}\u{3}\u{0}\u{C}no case of '\u{1}\u{2}\u{0}\u{8}existing\u{0}\u{0}\u{F}' has this name\
    m\u{0}\u{0}\u{3}\u{0}1no column has translations: the first line names \u{1}\u{2}\u{0}\u{7}columns\u{0}\u{0}3; name the column of the translations 'translation'\
    m\u{0}\u{0}\u{7}\u{0}\u{11}no column is in '\u{1}\u{2}\u{0}\u{6}locale\u{0}\u{0}\u{18}': the first line names \u{1}\u{2}\u{1}\u{7}columns\u{0}\u{0}'; name the column of the translations '\u{1}\u{2}\u{0}\u{6}locale\u{0}\u{0}\u{1}'\
    tobjects are nested too deeply\
    m\u{0}\u{0}\u{9}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}\u{A}' of line \u{1}\u{2}\u{1}\u{4}line\u{4}\u{0}\u{0}\u{14} has no end; write '\u{1}\u{2}\u{2}\u{6}value2\u{0}\u{0}\u{F}' before this '\u{1}\u{2}\u{3}\u{6}value3\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{5}\u{0}\u{8}'offset:\u{1}\u{2}\u{0}\u{6}offset\u{0}\u{0}\u{6}' of '\u{1}\u{2}\u{1}\u{8}argument\u{0}\u{0}%' isn't in this message; leave it out\
    t',' or '}'\
    t',' or ']'\
    m\u{0}\u{0}\u{3}\u{0}P\u{1}'Plural-Forms' in the header doesn't say which numbers each form is for; write '\u{1}\u{2}\u{0}\u{6}header\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{5}\u{0}\u{8}segment \u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}\u{4} of \u{1}\u{2}\u{1}\u{5}count\u{4}\u{0}\u{0}\u{13} has no translation\
    m\u{0}\u{0}\u{3}\u{0}(several files of the app have this key (\u{1}\u{2}\u{0}\u{6}tables\u{0}\u{0}?), but not this file; import the file from its place in the app\
    tstring\
    m\u{0}\u{0}\u{3}\u{0}\u{B}1 text in '\u{1}\u{2}\u{0}\u{6}locale\u{0}\u{0}*' is empty, so it counts as not translated\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{B} texts in '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}?' are empty, so they count as not translated; this is the first\
    m\u{0}\u{0}\u{7}\u{0}\u{13}the app's text of '\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}(' was never imported, and differs from '\u{1}\u{2}\u{1}\u{2}id\u{0}\u{0}J\u{1}'; import it with 'bayan import FILE', or overwrite it with 'bayan export \u{1}\u{2}\u{1}\u{2}id\u{0}\u{0}\u{D} … --force'\
    m\u{0}\u{0}\u{7}\u{0}\u{13}the app's text of '\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}7' was edited since it was last read, and differs from '\u{1}\u{2}\u{1}\u{2}id\u{0}\u{0}J\u{1}'; import it with 'bayan import FILE', or overwrite it with 'bayan export \u{1}\u{2}\u{1}\u{2}id\u{0}\u{0}\u{D} … --force'\
    m\u{0}\u{0}\u{5}\u{0}\u{F}the attribute '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{17}' has no value; write '\u{1}\u{2}\u{1}\u{5}value\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{5}\u{0}\u{F}the attribute '\u{1}\u{2}\u{0}\u{9}attribute\u{0}\u{0}\u{C}' of this '<\u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}C\u{1}>' would be lost with the old text; write the new text here by hand\
    m\u{0}\u{0}\u{3}\u{0}\u{A}the case '\u{1}\u{2}\u{0}\u{5}found\u{0}\u{0}E\u{1}' carries a value that no message can show, or several without labels\
    m\u{0}\u{0}\u{5}\u{0}\u{A}the case '\u{1}\u{2}\u{0}\u{5}codes\u{0}\u{0}\u{18}' carries no value for '\u{1}\u{2}\u{1}\u{8}argument\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{A}the case '\u{1}\u{2}\u{0}\u{5}found\u{0}\u{0} ' has this text from another key\
    m\u{0}\u{0}\u{6}\u{0}\u{A}the case '\u{1}\u{2}\u{0}\u{6}choice\u{0}\u{0},' needs one value for each selector; it has \u{1}\u{2}\u{1}\u{5}count\u{4}\u{0}\u{0}\u{5} for \u{1}\u{2}\u{2}\u{6}count2\u{4}\u{0}\
    m\u{0}\u{0}\u{5}\u{0}\u{D}the columns '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{7}' and '\u{1}\u{2}\u{1}\u{5}other\u{0}\u{0}=' have the same language; remove one, or give it another name\
    m\u{0}\u{0}\u{3}\u{0}\u{D}the element '\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}\u{14}' can't be in a text\
    tthe element 'cp' has no code point\
    m\u{0}\u{0}\u{3}\u{0}\u{1F}the element has the attribute '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{13}' twice; remove one\
    tthe element has too many attributes for a known format\
    m\u{0}\u{0}\u{4}\u{0}\u{15}the entry has msgstr[\u{1}\u{2}\u{0}\u{4}form\u{4}\u{0}\u{0}5], but 'nplurals' of 'Plural-Forms' in the header is \u{1}\u{2}\u{1}\u{9}formCount\u{4}\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{B}the error '\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}\"', whose button it is, isn't taken\
    tthe existing file isn't a string catalog; write to another file, or remove this one\
    m\u{0}\u{0}\u{3}\u{0}\"the file doesn't have the format '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{1}'\
    tthe file doesn't have the text that contains the variables\
    tthe file doesn't say its locale; name it with '--locale'\
    m\u{0}\u{0}\u{3}\u{0}\u{1B}the file doesn't say what '\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}f\u{1}' stands for, and the source has changed since; ask for a file whose elements still have their content\
    tthe file doesn't say which language it is in; add 'Language' to its header\
    m\u{0}\u{0}\u{5}\u{0}\u{19}the file ends here, and '\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}\u{A}' of line \u{1}\u{2}\u{1}\u{4}line\u{4}\u{0}\u{0}9 has no end; the file may be cut off, so ask for it again\
    tthe file ends within a text; it may be cut off, so ask for it again\
    tthe file has a DOCTYPE, which could load other files; remove it, because exchange files don't need one\
    m\u{0}\u{0}\u{5}\u{0}\u{D}the file has \u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{1B} bytes; files of more than \u{1}\u{2}\u{1}\u{B}largestFile\u{4}\u{0}\u{0}- aren't read; export fewer messages at a time\
    m\u{0}\u{0}\u{3}\u{0}\u{17}the file has more than \u{1}\u{2}\u{0}\u{9}mostTexts\u{4}\u{0}\u{0}' texts; export fewer messages at a time\
    tthe file has no element; it may be cut off, so ask for it again\
    tthe file has no element '<resources>', which a strings.xml needs\
    tthe file has no object of keys and texts, such as {\"key\": \"text\"}\
    m\u{0}\u{0}\u{2}\u{0}\u{19}the file has no text for \u{1}\u{2}\u{0}\u{4}name\u{0}\
    tthe file has no translation of it\
    m\u{0}\u{0}\u{5}\u{0} the file has several languages (\u{1}\u{2}\u{0}\u{5}shown\u{0}\u{0}\"); write a file for each, such as \u{1}\u{2}\u{1}\u{5}names\u{0}\u{0}\u{5}.json\
    m\u{0}\u{0}\u{3}\u{0}\u{1E}the file has several locales, \u{1}\u{2}\u{0}\u{5}names\u{0}\u{0}\u{18}; name one with --locale\
    tthe file has several texts, but the message has nothing to select by\
    m\u{0}\u{0}\u{8}\u{1}\u{2}\u{0}\u{7}message\u{0}\u{0}\u{1C}; the file has the element '\u{1}\u{2}\u{1}\u{3}tag\u{0}\u{0}\u{7}' for '\u{1}\u{2}\u{2}\u{5}first\u{0}\u{0}\u{11}' in the source [\u{1}\u{2}\u{3}\u{4}rule\u{0}\u{0}\u{1}]\
    m\u{0}\u{0}\u{5}\u{0}\u{19}the file has the format '\u{1}\u{2}\u{0}\u{5}other\u{0}\u{0}\u{8}', not '\u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{16}the file has the key '\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}\u{13}' twice; remove one\
    tthe file has the key twice, with different texts\
    m\u{0}\u{0}\u{3}\u{0}\u{16}the file has the key '\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}c\u{1}', which this catalog doesn't have, so it would be lost; choose another file name, or move the file\
    tthe file has the messages of a browser extension, with 'message' and 'placeholders', which can't be read\
    m\u{0}\u{0}\u{3}\u{0}\u{1E}the file has the unit twice: '\u{1}\u{2}\u{0}\u{2}id\u{0}\u{0}\u{1}'\
    tthe file is empty\
    m\u{0}\u{0}\u{5}\u{0}\u{10}the file is in '\u{1}\u{2}\u{0}\u{6}stated\u{0}\u{0}\u{16}'; ask for a file in '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}/', or correct the language that the file states\
    m\u{0}\u{0}\u{5}\u{0}\u{10}the file is in '\u{1}\u{2}\u{0}\u{6}stated\u{0}\u{0})', but the source of this project is in '\u{1}\u{2}\u{1}\u{6}source\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{7}\u{0}\u{10}the file is in '\u{1}\u{2}\u{0}\u{6}stated\u{0}\u{0}\u{1C}'; import it with '--locale \u{1}\u{2}\u{1}\u{5}value\u{0}\u{0}\u{16}', ask for a file in '\u{1}\u{2}\u{2}\u{6}locale\u{0}\u{0}/', or correct the language that the file states\
    m\u{0}\u{0}\u{3}\u{0}\u{11}the file is XML '\u{1}\u{2}\u{0}\u{7}version\u{0}\u{0}\u{1C}', but XML '1.0' is expected\
    tthe file isn't UTF-8 here; save it as UTF-8\
    tthe file isn't UTF-8, the only encoding in which texts can be put into an app's file; save it as UTF-8\
    tthe file no longer has the translation that it was sent with; the catalog keeps it\
    tthe file no longer has the text that it was sent with; the catalog keeps it\
    m\u{0}\u{0}\u{3}\u{0}$the file says that its encoding is '\u{1}\u{2}\u{0}\u{8}encoding\u{0}\u{0}\u{13}'; save it as UTF-8\
    m\u{0}\u{0}\u{5}\u{0}\u{1A}the file translates from '\u{1}\u{2}\u{0}\u{6}stated\u{0}\u{0}\u{1A}', but this project from '\u{1}\u{2}\u{1}\u{6}source\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{19}the files have more than \u{1}\u{2}\u{0}\u{9}mostTexts\u{4}\u{0}\u{0}\u{1C} texts; take fewer at a time\
    tthe first line doesn't name the columns; it needs 'id', and 'source' or language tags, as in 'id,source,ar'\
    m\u{0}\u{0}\u{3}\u{0}\u{A}the form '\u{1}\u{2}\u{0}\u{4}form\u{0}\u{0}\u{1B}' has variations of its own\
    m\u{0}\u{0}\u{3}\u{0}\u{9}the form \u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}\u{9} is empty\
    tthe header has no 'Language', so the plural forms aren't known; add it, or name the language with '--locale'\
    m\u{0}\u{0}\u{5}\u{0}\u{1B}the header says 'Language: \u{1}\u{2}\u{0}\u{8}language\u{0}\u{0}\u{19}' and 'X-Bayan-Language: \u{1}\u{2}\u{1}\u{4}ours\u{0}\u{0}.'; correct the one that is wrong, or remove it\
    tthe key doesn't match the pattern\
    m\u{0}\u{0}\u{3}\u{0}\u{9}the key '\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}\u{17}' has no value after it\
    tthe keys of this file are its source texts, which can't be overwritten; name the locale of a translation with '--locale'\
    tthe label of a button can't show values\
    tthe name after '<?' ends here; write a space or '?>'\
    tthe number of a plural form must be from 0 to 5\
    tthe property list isn't a dictionary, as a .stringsdict file has to be\
    tthe quotes of this field are never closed; write each '\"' in a text twice: '\"\"'\
    m\u{0}\u{0}\u{5}\u{0}\u{1F}the record has too few fields (\u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{C} instead of \u{1}\u{2}\u{1}\u{6}wanted\u{0}\u{0}0); write empty fields, or the rest of the record\
    m\u{0}\u{0}\u{5}\u{0} the record has too many fields (\u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{C} instead of \u{1}\u{2}\u{1}\u{6}wanted\u{0}\u{0}1); put a text that contains a separator in quotes\
    tthe string catalog has no 'strings'\
    m\u{0}\u{0}\u{3}\u{0} the string catalog has the key '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{13}' twice; remove one\
    m\u{0}\u{0}\u{5}\u{0}$the string catalog translates from '\u{1}\u{2}\u{0}\u{6}source\u{0}\u{0}\u{1A}', but this project from '\u{1}\u{2}\u{1}\u{4}ours\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{9}the tag '\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}\u{10}' has no end '>'\
    tthe text differs by device, and messages can't select by that\
    tthe text differs by device or width, and messages can't select by that\
    m\u{0}\u{0}\u{4}\u{0}\u{D}the text has \u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{1D} variables, and the limit is \u{1}\u{2}\u{1}\u{D}variableLimit\u{4}\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{1C}the text has variations by '\u{1}\u{2}\u{0}\u{5}other\u{0}\u{0}$', and messages can't select by that\
    m\u{0}\u{0}\u{5}\u{0}\u{11}the text needs '<\u{1}\u{2}\u{0}\u{3}new\u{0}\u{0}\u{16}>' now, but this is '<\u{1}\u{2}\u{1}\u{3}old\u{0}\u{0}A\u{1}>'; change the element, and the app's code that reads it, by hand\
    m\u{0}\u{0}\u{4}\u{0}\u{D}the text of '\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}\u{11}' can't be read: \u{1}\u{2}\u{1}\u{6}reason\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{D}the text of '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{14}' needs ';' after it\
    tthe texts can't be put into this file without changing other texts in it; write them by hand\
    m\u{0}\u{0}\u{5}\u{0}\u{1E}the texts of the file are in '\u{1}\u{2}\u{0}\u{5}other\u{0}\u{0}\u{19}', but the export is in '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{5}\u{0}\u{17}the translation is in '\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}\u{1F}', but it would be written to '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}J\u{1}'; send one in that language, or correct the language that the file states\
    tthe unit has no segment\
    m\u{0}\u{0}\u{3}\u{0}\u{1C}the value of the attribute '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\"' has no quotation mark at its end\
    m\u{0}\u{0}\u{5}\u{0}\u{1C}the value of the attribute '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}!' has no quotation marks; write '\u{1}\u{2}\u{1}\u{5}value\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{E}the variable '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}1' has no text for 'other', which is always needed\
    m\u{0}\u{0}\u{7}\u{0}\u{E}the variable '\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}\u{10}' has the rule '\u{1}\u{2}\u{1}\u{4}text\u{0}\u{0}\u{D}'; expected '\u{1}\u{2}\u{2}\u{A}pluralRule\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{E}the variable '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{12}' refers to itself\
    m\u{0}\u{0}\u{5}\u{0}\u{D}the variant '\u{1}\u{2}\u{0}\u{4}keys\u{0}\u{0}(' needs a key for each of the message's \u{1}\u{2}\u{1}\u{5}count\u{4}\u{0}\u{0}\u{A} selectors\
    tthe XML declaration has no end '?>'\
    tthere is a control character in a text here; escape it\
    tthere is no 'msgid' or 'msgstr' before this text\
    m\u{0}\u{0}\u{5}\u{0}\u{16}there is no variable '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{A}' for '%#@\u{1}\u{2}\u{1}\u{5}name2\u{0}\u{0}\u{2}@'\
    tthere is something after the end of the JSON value\
    tthere is text after the end of the first element; remove it\
    tthere is text after the quotes of this field; put the whole field in quotes, and write each '\"' in it twice: '\"\"'\
    tthere is text before the first element; remove it\
    m\u{0}\u{0}\u{3}\u{0}\u{1A}this can't be in the tag '\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}D\u{1}'; the tag needs an end '>', or the value before it a quotation mark\
    tthis comment has no end '*/'\
    tthis '&' doesn't begin a reference; write '&amp;' for the character\
    tthis '<' doesn't begin a tag; write '&lt;' for the character\
    tthis entry has no 'msgid'\
    tthis entry has no 'msgstr'\
    m\u{0}\u{0}\u{3}\u{0}\u{10}this entry has '\u{1}\u{2}\u{0}\u{7}keyword\u{0}\u{0}\u{13}' twice; remove one\
    tthis escape doesn't stand for a character\
    m\u{0}\u{0}\u{7}\u{0}\u{7}this '<\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{1C}/>' has no end tag; write '<\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{3}></\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}%>', so that a text can be put into it\
    m\u{0}\u{0}\u{5}\u{0}\u{6}this '\u{1}\u{2}\u{0}\u{5}start\u{0}\u{0}\u{E}' has no end '\u{1}\u{2}\u{1}\u{3}end\u{0}\u{0}/'; the file may be cut off, so ask for it again\
    m\u{0}\u{0}\u{3}\u{0}\u{6}this '\u{1}\u{2}\u{0}\u{5}start\u{0}\u{0}\u{16}' has no name after it\
    m\u{0}\u{0}\u{5}\u{0}\u{7}this '<\u{1}\u{2}\u{0}\u{7}element\u{0}\u{0}\u{18}>' has no name; write '<\u{1}\u{2}\u{0}\u{7}element\u{0}\u{0}\u{D} name=\"…\">'\
    tthis is a control character, which XML can't have; remove it\
    tthis isn't a line of a PO file; expected '#', 'msgctxt', 'msgid' or 'msgstr'\
    tthis '{' isn't closed; write '{{' for a brace\
    tthis line isn't UTF-8; save the file as UTF-8\
    m\u{0}\u{0}\u{3}\u{0}\u{1B}this list has no item for '\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}\u{1E}'; write the item here by hand\
    m\u{0}\u{0}\u{7}\u{0}\u{19}this message selects by '\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}\u{8}' with '\u{1}\u{2}\u{1}\u{4}kind\u{0}\u{0}\u{1B}'; write that in place of '\u{1}\u{2}\u{2}\u{5}kind2\u{0}\u{0}\u{1}'\
    tthis text begins on a line with something else; put 'msgstr' on a line of its own\
    tthis text has an escape that PO doesn't know\
    tthis text has no quotation mark at its end\
    tthis text has no quotation mark at its end; the file may be cut off, so ask for it again\
    tthis value has no key before it\
    ttwo columns have translations, but neither names its language; remove one, or name it after its language, such as 'ar'\
    m\u{0}\u{0}\u{3}\u{0}(two units of the file have the variant '\u{1}\u{2}\u{0}\u{4}keys\u{0}\u{0}\u{17}', with different texts\
    t'<?xml' can be only at the start of a file; remove it\
    m\u{0}\u{0}\u{7}\u{0}\u{13}XML doesn't know '&\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{B};'; write '\u{1}\u{2}\u{1}\u{5}value\u{0}\u{0}\u{3}' (\u{1}\u{2}\u{2}\u{9}codePoint\u{0}\u{0}\u{1})\
    m\u{0}\u{0}\u{5}\u{0}\u{13}XML doesn't know '&\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0});'; write the character itself, or '&amp;\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{17};' if the text is meant\
    m\u{0}\u{0}\u{3}\u{0}\u{1B}XML with the root element '\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{0}\u{5}named\u{0}\u{0}\u{5} and \u{1}\u{2}\u{1}\u{4}more\u{4}\u{0}\u{0}\u{5} more\
    m\u{1}\u{5}count\u{A}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{1}\u{1}\u{2}\u{1}\u{0}3\u{5}\u{1}\u{3}\u{0}\u{0}\u{0}\u{12} text is gone in '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{3}': \u{1}\u{2}\u{2}\u{5}named\u{0}5\u{5}\u{1}\u{3}\u{0}\u{0}\u{0}\u{14} texts are gone in '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{3}': \u{1}\u{2}\u{2}\u{5}named\u{0}\
    m\u{0}\u{0}\u{7}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}\u{11}' has the number \u{1}\u{2}\u{1}\u{5}value\u{0}\u{0}\u{15}, which belonged to '\u{1}\u{2}\u{2}\u{6}former\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{7}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}\u{3}', \u{1}\u{2}\u{1}\u{5}value\u{0}\u{0}\u{D}, is called '\u{1}\u{2}\u{2}\u{3}new\u{0}\u{0}\u{5}' now\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}\u{9}' is gone\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}\u{1B}' is new; a 'switch' over '\u{1}\u{2}\u{1}\u{4}type\u{0}\u{0}\u{1C}' without 'default' needs it\
    m\u{0}\u{0}\u{6}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}\u{5}' is \u{1}\u{2}\u{1}\u{3}new\u{0}\u{0}\u{D} now; it was \u{1}\u{2}\u{2}\u{3}old\u{0}\
    m\u{1}\u{5}count\u{A}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{1}\u{1}\u{2}\u{1}\u{0}2\u{5}\u{1}\u{3}\u{0}\u{0}\u{0}\u{11} text is new in '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{3}': \u{1}\u{2}\u{2}\u{5}named\u{0}4\u{5}\u{1}\u{3}\u{0}\u{0}\u{0}\u{13} texts are new in '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{3}': \u{1}\u{2}\u{2}\u{5}named\u{0}\
    tnone\
    m\u{1}\u{5}count\u{A}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{1}\u{1}\u{2}\u{1}\u{0};\u{5}\u{1}\u{3}\u{0}\u{0}\u{0}\u{1A} text reads otherwise in '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{3}': \u{1}\u{2}\u{2}\u{5}named\u{0};\u{5}\u{1}\u{3}\u{0}\u{0}\u{0}\u{1A} texts read otherwise in '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{3}': \u{1}\u{2}\u{2}\u{5}named\u{0}\
    m\u{0}\u{0}\u{6}\u{0}\u{12}the arguments of '\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}\u{6}' are \u{1}\u{2}\u{1}\u{4}list\u{0}\u{0}\u{10} now; they were \u{1}\u{2}\u{2}\u{5}list2\u{0}\
    m\u{0}\u{0}\u{5}\u{0}\u{C}the domain '\u{1}\u{2}\u{0}\u{6}domain\u{0}\u{0}\u{B}' is gone (\u{1}\u{2}\u{1}\u{4}type\u{0}\u{0}\u{1})\
    m\u{0}\u{0}\u{5}\u{0}\u{C}the domain '\u{1}\u{2}\u{0}\u{6}domain\u{0}\u{0}\u{A}' is new (\u{1}\u{2}\u{1}\u{4}type\u{0}\u{0}\u{1})\
    m\u{0}\u{0}\u{3}\u{0}\u{C}the locale '\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}\u{9}' is gone\
    m\u{0}\u{0}\u{3}\u{0}\u{C}the locale '\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}\u{8}' is new\
    m\u{0}\u{0}\u{5}\u{0}\u{C}the module '\u{1}\u{2}\u{0}\u{3}old\u{0}\u{0}\u{D}' is called '\u{1}\u{2}\u{1}\u{3}new\u{0}\u{0}\u{5}' now\
    m\u{0}\u{0}\u{5}\u{0}\u{F}the module is '\u{1}\u{2}\u{0}\u{3}new\u{0}\u{0}\u{F}' now; it was '\u{1}\u{2}\u{1}\u{3}old\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{9}\u{0}\u{4}the \u{1}\u{2}\u{0}\u{4}what\u{0}\u{0}\u{5} of '\u{1}\u{2}\u{1}\u{4}code\u{0}\u{0}\u{6}' is '\u{1}\u{2}\u{2}\u{3}new\u{0}\u{0}\u{F}' now; it was '\u{1}\u{2}\u{3}\u{3}old\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{C}the option '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{9}' is gone\
    m\u{0}\u{0}\u{3}\u{0}\u{C}the option '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{8}' is new\
    m\u{0}\u{0}\u{5}\u{0}\u{A}the type '\u{1}\u{2}\u{0}\u{3}old\u{0}\u{0}\u{D}' is called '\u{1}\u{2}\u{1}\u{3}new\u{0}\u{0}\u{5}' now\
    ta placeholder without an argument has no equivalent in the older syntaxes\
    ta precision that is an argument has no equivalent in MessageFormat 2\
    ta width, filled up with spaces or zeros, has no equivalent in MessageFormat 2\
    m\u{0}\u{0}\u{5}\u{0}\u{E}a written-out \u{1}\u{2}\u{0}\u{4}type\u{0}\u{0}J\u{1} pattern has no equivalent in MessageFormat 2; use a skeleton, such as '::\u{1}\u{2}\u{1}\u{5}type2\u{0}\u{0}\u{1}'\
    tan offset in MessageFormat 2 is a whole number from -99 to 99\
    t'%(' begins a placeholder of Python, which can't be read; write '%s' for a text and '%d' for a number\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}#' can't be a key in MessageFormat 1\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}?' can't name a variable in MessageFormat 2; rename the argument\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}+' can't name an argument in MessageFormat 1\
    t'choice' has no equivalent in MessageFormat 2; write it with 'plural' or 'select'\
    texpected a number of at most 15 characters after '='\
    texpected a type such as 'number' or 'plural', and then ',' or '}'\
    texpected a variant's key, such as 'other', or '}'\
    texpected an argument's name or number\
    texpected ',' or '}' after the argument's name\
    texpected the variant's text in '{…}'\
    m\u{0}\u{0}\u{5}\u{0}\u{F}for the number \u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}\u{6} of '$\u{1}\u{2}\u{1}\u{B}abbreviated\u{0}\u{0}G\u{2}', the plural category in each locale decides which variant is used; add a variant for this number, with '*' for the selectors after it\
    m\u{0}\u{0}\u{3}\u{0}\u{2}'%\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0}:' has no equivalent among the functions of MessageFormat 2\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}type\u{0}\u{0}:' has no equivalent among the functions of MessageFormat 2\
    m\u{0}\u{0}\u{3}\u{0}\u{2}':\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}&' has no equivalent in a format string\
    m\u{0}\u{0}\u{5}\u{0}\u{2}':\u{1}\u{2}\u{0}\u{8}function\u{0}\u{0}\u{11}' has no option '\u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}#', which this number skeleton needs\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}token\u{0}\u{0};' in a number skeleton has no equivalent in MessageFormat 2\
    m\u{0}\u{0}\u{3}\u{0}\u{3}'% \u{1}\u{2}\u{0}\u{6}letter\u{0}\u{0}O\u{1}' is a conversion with room for a sign; write '%%' if you mean the percent sign\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0}R\u{1}' is only the length of a value, and needs a letter such as 'd' after it; write '%\u{1}\u{2}\u{1}\u{5}text2\u{0}\u{0}\u{1F}d', or '%%' for the sign itself\
    m\u{0}\u{0}\u{3}\u{0}\u{2}'%\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0}F\u{1}' isn't a conversion of format strings; write '%%' for the sign itself\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0} ' isn't a length of a conversion\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}word\u{0}\u{0}?' isn't a plural category; this variant would never be selected\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}type\u{0}\u{0}!' isn't a type of MessageFormat 1\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}:' isn't an argument, so it has no place in a format string\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0};' isn't the number of an argument; these go from 0 to 32767\
    tit has no text for 'other', which is always needed\
    tit is not valid\
    m\u{0}\u{0}\u{5}\u{0}\u{19}its texts have more than \u{1}\u{2}\u{0}\u{5}bytes\u{4}\u{0}\u{0}\u{A} bytes or \u{1}\u{2}\u{1}\u{8}variants\u{4}\u{0}\u{0}\u{6} forms\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}p\u{1}' may be a fraction; a format string shows it with a fixed number of fraction digits, its halves rounded to even\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}n\u{1}' may be a fraction, which MessageFormat 1 rounds in another way; if it is always a whole number, declare that\
    m\u{0}\u{0}\u{3}\u{0}8MessageFormat 2 can't select by the plural category of '\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}\u{1E}' in this style; put '#' first\
    m\u{0}\u{0}\u{3}\u{0}5MessageFormat 1 can't select the plural category of '\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}&' by the digits that these options set\
    m\u{0}\u{0}\u{3}\u{0}(MessageFormat 1 has no style for this ':\u{1}\u{2}\u{0}\u{8}function\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{17}MessageFormat 1 shows '\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}9' with its offset only as '#', directly in its own plural\
    t'%n' writes into memory, which a message must not do\
    t'%#@' needs a name and a second '@'\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}type\u{0}\u{0}\u{1D}' needs variants, such as ', \u{1}\u{2}\u{0}\u{4}type\u{0}\u{0}\u{D}, other{…}'\
    m\u{0}\u{0}\u{7}\u{0}*no function of MessageFormat 2 writes the \u{1}\u{2}\u{0}\u{4}type\u{0}\u{0}\u{8} style '\u{1}\u{2}\u{1}\u{5}style\u{0}\u{0}'' as ICU does in all locales; write '::\u{1}\u{2}\u{2}\u{8}skeleton\u{0}\u{0}\"', or convert with --nearest-dates\
    m\u{0}\u{0}\u{3}\u{0}\u{2}':\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}>' of a formatted value has no equivalent in the older syntaxes\
    t'offset:' must come before the variants\
    tsome conversions have a place, such as '1$', but others have none; give a place to all\
    t':string' of a formatted value has no equivalent in the older syntaxes\
    ttext that is cut at a length has no equivalent in MessageFormat 2\
    m\u{0}\u{0}\u{3}\u{0}\u{E}the argument '\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}#' is used as a number and as a date\
    m\u{0}\u{0}\u{3}\u{0}!the choices are nested more than \u{1}\u{2}\u{0}\u{5}depth\u{4}\u{0}\u{0}\u{C} levels deep\
    m\u{0}\u{0}\u{3}\u{0}\u{1B}the choices have more than \u{1}\u{2}\u{0}\u{8}variants\u{4}\u{0}\u{0}  combinations; split the message\
    tthe choices repeat the text around them too often; split the message\
    m\u{0}\u{0}\u{3}\u{0}\u{13}the date skeleton '\u{1}\u{2}\u{0}\u{8}skeleton\u{0}\u{0}&' has no equivalent in MessageFormat 2\
    tthe flags of this conversion have no equivalent in MessageFormat 2\
    m\u{0}\u{0}\u{3}\u{0}\u{E}the function '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0})' has no equivalent in the older syntaxes\
    m\u{0}\u{0}\u{3}\u{0}\u{9}the key '\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}>' is written twice; the second variant would never be selected\
    m\u{0}\u{0}\u{5}\u{0}\u{9}the key '\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}\u{7}' of '$\u{1}\u{2}\u{1}\u{B}abbreviated\u{0}\u{0}$' is neither a number nor a category\
    m\u{0}\u{0}\u{3}\u{0}\u{D}the literal '\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}5' with a function has no equivalent; write it as text\
    m\u{0}\u{0}\u{3}\u{0}\u{C}the markup '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0})' has no equivalent in the older syntaxes\
    m\u{0}\u{0}\u{3}\u{0}\u{1A}the message has more than \u{1}\u{2}\u{0}\u{8}variants\u{4}\u{0}\u{0}\u{12} choices; split it\
    m\u{0}\u{0}\u{3}\u{0}\u{1B}the message is longer than \u{1}\u{2}\u{0}\u{5}bytes\u{4}\u{0}\u{0}\u{6} bytes\
    m\u{0}\u{0}\u{3}\u{0}\u{14}the number pattern '\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0}X\u{1}' has no equivalent in MessageFormat 2; use digits only, as in '#,##0.00', or a skeleton\
    m\u{0}\u{0}\u{3}\u{0}\u{F}the offset of '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}&' has no equivalent in a format string\
    m\u{0}\u{0}\u{3}\u{0}\u{C}the option '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}L\u{1}' has a variable as its value, which has no equivalent in the older syntaxes\
    tthe options of this number have no equivalent in a format string\
    m\u{0}\u{0}\u{3}\u{0}!the pattern would be longer than \u{1}\u{2}\u{0}\u{5}bytes\u{4}\u{0}\u{0}\u{6} bytes\
    tthe place of an argument must be a number from 1 to 99\
    m\u{0}\u{0}\u{3}\u{0}%the space around the number pattern '\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0}\u{1B}' would be shown; remove it\
    tthe style 'currency' means a different currency in each region; name one, as in '::currency/EUR'\
    m\u{0}\u{0}\u{3}\u{0}\u{17}the text has more than \u{1}\u{2}\u{0}\u{8}elements\u{4}\u{0}\u{0}\u{C} conversions\
    m\u{0}\u{0}\u{3}\u{0}\u{18}the text is longer than \u{1}\u{2}\u{0}\u{5}bytes\u{4}\u{0}\u{0}\u{6} bytes\
    m\u{0}\u{0}\u{3}\u{0}\u{1E}the text would be longer than \u{1}\u{2}\u{0}\u{5}bytes\u{4}\u{0}\u{0}\u{6} bytes\
    m\u{0}\u{0}\u{5}\u{0}\u{A}the type '\u{1}\u{2}\u{0}\u{4}type\u{0}\u{0}\u{13}' of the variable '\u{1}\u{2}\u{1}\u{4}name\u{0}\u{0} ' isn't a conversion of a number\
    m\u{0}\u{0}\u{3}\u{0}\u{F}the value of '$\u{1}\u{2}\u{0}\u{B}abbreviated\u{0}\u{0}-' can't select variants in the older syntaxes\
    m\u{0}\u{0}\u{5}\u{0}\u{E}the variable '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{7}' has '\u{1}\u{2}\u{1}\u{8}category\u{0}\u{0} ', which isn't a plural category\
    m\u{0}\u{0}\u{3}\u{0}!the variants 'other' and '*' of '\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}5' are different, and MessageFormat 1 has only 'other'\
    m\u{0}\u{0}\u{3}\u{0}!the variants 'other' and '*' of '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}5' are different, and a format string has only 'other'\
    m\u{0}\u{0}\u{3}\u{0}\u{16}there is no variable '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{14}' for this '%#@…@'\
    tthere is no variant 'other', which is always needed\
    tthis '%' doesn't start a conversion; write '%%' for the sign itself\
    tthis '%' is at the end; write '%%' for the sign itself\
    tthis '{' is not closed; add '}'\
    m\u{0}\u{0}\u{2}\u{0}/this isn't a valid message of MessageFormat 2: \u{1}\u{2}\u{0}\u{6}reason\u{0}\
    tthis number of digits has no equivalent in MessageFormat 2\
    tthis number skeleton sets an option twice\
    tthis number skeleton shows a percent sign after the number itself, and ':percent' shows a hundred times the number; write 'percent scale/100'\
    tthis ':offset' doesn't have one whole number\
    tthis style has an apostrophe without a counterpart\
    t'u:dir' has no equivalent in the older syntaxes\
    m\u{0}\u{0}\u{3}\u{0}\u{D}variants by '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}'' have no equivalent in a format string\
    m\u{0}\u{0}\u{3}\u{0}\u{1F}variants for exact numbers of '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}'' have no equivalent in a format string\
    m\u{0}\u{0}\u{3}\u{0}5with nested choices the message would have more than \u{1}\u{2}\u{0}\u{8}variants\u{4}\u{0}\u{0}\u{6} texts\
    ta name can have only one ':', after its namespace; remove the second\
    m\u{0}\u{0}\u{3}\u{0}\u{19}a name cannot start with \u{1}\u{2}\u{0}\u{9}character\u{0}\u{0}$; start it with a letter, '_' or '+'\
    ta selector is a variable, not an expression; declare it with '.input' or '.local', and write '.match $…'\
    ta space\
    m\u{0}\u{0}\u{4}\u{0}F\u{1}a variant needs one key for each selector; the number of selectors is \u{1}\u{2}\u{0}\u{9}selectors\u{4}\u{0}\u{0},, and the number of keys in this variant is \u{1}\u{2}\u{1}\u{4}keys\u{4}\u{0}\
    tan expression can have only one function; declare the result of the first with '.local'\
    t'{{' cannot be inside a pattern; write '{…}' for a placeholder, '\\{' for a brace in text\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{7}keyword\u{0}\u{0},' cannot come after '.match'; move it before\
    t'}' closes nothing here; write '\\}' for a brace in text\
    m\u{0}\u{0}\u{2}\u{0}G\u{1}expected a declaration, a pattern in '{{…}}' or '.match' here, found \u{1}\u{2}\u{0}\u{5}found\u{0}\
    m\u{0}\u{0}\u{2}\u{0}4expected a function ':…' before the option, found \u{1}\u{2}\u{0}\u{5}found\u{0}\
    texpected a key such as '*' before the pattern\
    m\u{0}\u{0}\u{4}\u{0}\u{1B}expected a literal after '@\u{1}\u{2}\u{0}\u{B}abbreviated\u{0}\u{0}\u{A}=', found \u{1}\u{2}\u{1}\u{5}found\u{0}\
    m\u{0}\u{0}\u{4}\u{0}(expected a literal or a variable after '\u{1}\u{2}\u{0}\u{B}abbreviated\u{0}\u{0}\u{A}=', found \u{1}\u{2}\u{1}\u{5}found\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{16}expected a name after \u{1}\u{2}\u{0}\u{5}thing\u{0}\u{0}\u{8}, found \u{1}\u{2}\u{1}\u{5}found\u{0}\
    m\u{0}\u{0}\u{2}\u{0}6expected a pattern in '{{…}}' after the keys, found \u{1}\u{2}\u{0}\u{5}found\u{0}\
    texpected a pattern in '{{…}}' or '.match' after the declarations\
    m\u{0}\u{0}\u{2}\u{0}\u{18}expected a space before \u{1}\u{2}\u{0}\u{5}thing\u{0}\
    m\u{0}\u{0}\u{2}\u{0}L\u{1}expected a variable '$…', a function ':…' or a literal after '{', found \u{1}\u{2}\u{0}\u{5}found\u{0}\
    m\u{0}\u{0}\u{2}\u{0}3expected a variable '$…' after '.input {', found \u{1}\u{2}\u{0}\u{5}found\u{0}\
    m\u{0}\u{0}\u{2}\u{0}1expected a variable '$…' after '.local', found \u{1}\u{2}\u{0}\u{5}found\u{0}\
    m\u{0}\u{0}\u{3}\u{0},expected a variable after '.local'; write '$\u{1}\u{2}\u{0}\u{B}abbreviated\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{2}\u{0};expected a variable such as '$count' after '.match', found \u{1}\u{2}\u{0}\u{5}found\u{0}\
    texpected a variant such as '* {{…}}' after the selectors\
    m\u{0}\u{0}\u{2}\u{0}3expected a variant such as '* {{…}}' here, found \u{1}\u{2}\u{0}\u{5}found\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{14}expected '}' after '\u{1}\u{2}\u{0}\u{B}abbreviated\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{4}\u{0}\u{1C}expected '=' after '.local $\u{1}\u{2}\u{0}\u{B}abbreviated\u{0}\u{0}\u{9}', found \u{1}\u{2}\u{1}\u{5}found\u{0}\
    m\u{0}\u{0}\u{4}\u{0}4expected an expression in '{…}' as the value of '$\u{1}\u{2}\u{0}\u{B}abbreviated\u{0}\u{0}\u{9}', found \u{1}\u{2}\u{1}\u{5}found\u{0}\
    m\u{0}\u{0}\u{2}\u{0}I\u{1}expected an expression such as '{$count :integer}' after '.input', found \u{1}\u{2}\u{0}\u{5}found\u{0}\
    texpected an operand or a function after '{'; write '\\{' for a brace in text\
    texpected an operand or a function between '{' and '}'; write '\\{\\}' for braces in text\
    texpected an operand or a function before the attribute\
    m\u{0}\u{0}\u{2}\u{0}D\u{1}expected an option, an attribute '@…' or '}' in the markup, found \u{1}\u{2}\u{0}\u{5}found\u{0}\
    m\u{0}\u{0}\u{3}\u{0}+expected '=' and a value after the option '\u{1}\u{2}\u{0}\u{B}abbreviated\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{C}expected no \u{1}\u{2}\u{0}\u{5}thing\u{0}\u{0}1 after an attribute; move it before the first '@'\
    m\u{0}\u{0}\u{3}\u{0}/expected nothing after the closing '}}', found \u{1}\u{2}\u{0}\u{5}found\u{0}\u{0}\u{1C}; move it inside the pattern\
    m\u{0}\u{0}\u{3}\u{0}<expected '}' or a function ':…' after the variable, found \u{1}\u{2}\u{0}\u{5}found\u{0}\u{0}\u{1B}; text goes outside '{…}'\
    m\u{0}\u{0}\u{3}\u{0}2expected '}', ':' or '@' after the literal, found \u{1}\u{2}\u{0}\u{5}found\u{0}\u{0}!; quote words as in '|two words|'\
    texpected '}' right after '/'; put '/' at the end of the markup, or quote it in a value\
    texpected '|' to close the literal that starts here\
    texpected '}}' to close the pattern, found one '}'\
    texpected '}}' to close the pattern that starts here\
    m\u{0}\u{0}\u{2}\u{0}-expected '}' to close the placeholder, found \u{1}\u{2}\u{0}\u{5}found\u{0}\
    texpected '}' to close the placeholder that starts here\
    tfirst declared here\
    tfirst given here\
    m\u{0}\u{0}\u{3}\u{0}\u{2}'$\u{1}\u{2}\u{0}\u{B}abbreviated\u{0}\u{0}1' is already declared; give this one another name\
    m\u{0}\u{0}\u{3}\u{0}\u{2}'$\u{1}\u{2}\u{0}\u{B}abbreviated\u{0}\u{0}F\u{1}' is declared with a value that uses it; give one of them another name\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{B}abbreviated\u{0}\u{0}\"' is not a keyword; did you mean '\u{1}\u{2}\u{1}\u{A}suggestion\u{0}\u{0}\u{2}'?\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{B}abbreviated\u{0}\u{0}R\u{1}' is not a keyword; to begin the text with '.', put the whole message in '{{…}}'\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}escape\u{0}\u{0}R\u{1}' is not an escape, only '\\\\', '\\{', '\\|' and '\\}' are; write '\\\\' for a backslash\
    m\u{0}\u{0}\u{3}\u{0}\u{2}'$\u{1}\u{2}\u{0}\u{B}abbreviated\u{0}\u{0}D\u{1}' is used before it is declared; move the declaration before the use\
    tmarkup cannot be the value of a declaration; move it into a pattern\
    tmarkup that starts with '{/' cannot end with '/}'; remove one '/'\
    m\u{0}\u{0}\u{3}\u{0}\u{B}the byte 0x\u{1}\u{2}\u{0}\u{B}hexadecimal\u{0}\u{0}% is not UTF-8; save the file as UTF-8\
    tthe end of the line\
    tthe end of the message\
    tthe first key\
    tthe key\
    m\u{0}\u{0}\u{5}\u{0}\u{10}the message has \u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{19} bytes, and the limit is \u{1}\u{2}\u{1}\u{5}bytes\u{4}\u{0}\u{0}\u{A}; split it\
    m\u{0}\u{0}\u{3}\u{0}\u{1A}the message has more than \u{1}\u{2}\u{0}\u{9}selectors\u{4}\u{0}\u{0}) selectors, which is the limit; use fewer\
    m\u{0}\u{0}\u{3}\u{0}\u{1A}the message has more than \u{1}\u{2}\u{0}\u{8}variants\u{4}\u{0}\u{0}( variants, which is the limit; use fewer\
    m\u{0}\u{0}\u{3}\u{0}\u{F}the namespace '\u{1}\u{2}\u{0}\u{B}abbreviated\u{0}\u{0}\u{2}:'\
    tthe option\
    m\u{0}\u{0}\u{3}\u{0}\u{C}the option '\u{1}\u{2}\u{0}\u{B}abbreviated\u{0}\u{0}\u{1C}' is given twice; remove one\
    tthe pattern starts here\
    tthe placeholder starts here\
    m\u{0}\u{0}\u{3}\u{0}\u{F}the selector '$\u{1}\u{2}\u{0}\u{B}abbreviated\u{0}\u{0}]\u{1}' has no function to select with; add one to its declaration, such as ':integer' or ':string'\
    m\u{0}\u{0}\u{5}\u{0}\u{F}the selector '$\u{1}\u{2}\u{0}\u{B}abbreviated\u{0}\u{0}A\u{1}' is not declared; declare it with a function, such as '.input {$\u{1}\u{2}\u{0}\u{B}abbreviated\u{0}\u{0}\u{B} :integer}'\
    m\u{0}\u{0}\u{3}\u{0}\u{1D}the value of the attribute '@\u{1}\u{2}\u{0}\u{B}abbreviated\u{0}\u{0}#' must be a literal, not a variable\
    m\u{0}\u{0}\u{3}\u{0}\u{D}the variant '\u{1}\u{2}\u{0}\u{4}keys\u{0}\u{0}\u{1C}' is given twice; remove one\
    m\u{0}\u{0}\u{3}\u{0}/there is no variant for all other values; add '\u{1}\u{2}\u{0}\u{4}keys\u{0}\u{0}\u{9} {{…}}'\
    tU+0000 is not allowed in a message; remove it\
    tused here\
    m\u{0}\u{0}\u{7}\u{0}\u{4}and \u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{A} more of '\u{1}\u{2}\u{1}\u{4}rule\u{0}\u{0}\u{1}'\u{1}\u{2}\u{2}\u{5}shown\u{0}\u{0}\u{12}; --all shows them\
    tAs it is seen\
    tAs it is seen with the fix\
    tcertain\
    tDiagnostics of the catalog\
    tdoes it\
    terror\
    tErrors\
    t(fix: automatic)\
    t(fix: review)\
    thelp\
    m\u{0}\u{0}\u{3}\u{0}\u{5} in '\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{2}\u{0}\u{11}judged with CLDR \u{1}\u{2}\u{0}\u{4}cldr\u{0}\
    tlikely\
    tLocale\
    tLocales\
    tlook at it first\
    tmaybe\
    tnote\
    tNotes\
    tNothing to report. The catalog is as it should be.\
    m\u{1}\u{5}count\u{A}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{1}\u{1}\u{3}\u{0}\u{1}\u{1}\u{1}\u{2}\u{1}\u{0}-\u{2}\u{1}\u{3}\u{0}\u{0}\u{0}& diagnostic of the baseline not shown..\u{2}\u{1}\u{3}\u{0}\u{0}\u{0}' diagnostics of the baseline not shown.\
    tsource\
    ttarget\
    tThe catalog itself\
    t; the message becomes a draft until a person edits it\
    tto keep it as it is\
    tvariant\
    twarning\
    tWarnings\
    tWhat the rules are about\
    tWith the fix\
    ta title doesn't end with a full stop; remove it\
    m\u{0}\u{0}\u{7}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{7}' and '\u{1}\u{2}\u{1}\u{5}other\u{0}\u{0}\u{1C}' have the same label, and '\u{1}\u{2}\u{2}\u{8}recovery\u{0}\u{0}5' shows both in one alert; give them different labels\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}option\u{0}\u{0}\u{7}' and '\u{1}\u{2}\u{1}\u{5}other\u{0}\u{0}>' have the same label in the source, but different labels here\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}phrase\u{0}\u{0}9' blames the reader; say what happened, or what is needed\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}option\u{0}\u{0}Q\u{1}' destroys something, but no button cancels; add an option with the role 'cancel'\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}phrase\u{0}\u{0}B\u{1}' is a word that only developers use; say it in the reader's words\
    tits buttons are declared here\
    m\u{0}\u{0}\u{3}\u{0}\u{E}no option of '\u{1}\u{2}\u{0}\u{8}recovery\u{0}\u{0}9' has the role 'cancel', so readers can't close the alert\
    tremove the full stop\
    tthe alert is here\
    m\u{0}\u{0}\u{3}\u{0}\u{E}the alert of '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}>' has no title; write one, or let its category require 'title'\
    tthe description begins with the title; remove that part\
    m\u{0}\u{0}\u{7}\u{0}\u{4}the \u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}\u{5} has \u{1}\u{2}\u{1}\u{6}length\u{4}\u{0}\u{0}\u{17} characters; more than \u{1}\u{2}\u{2}\u{5}limit\u{4}\u{0}\u{0}\u{B} seldom fit\
    tthe label is here\
    tthe other label is here\
    tthe other text is here\
    m\u{0}\u{0}\u{4}\u{0}\u{4}the \u{1}\u{2}\u{0}\u{5}facet\u{0}\u{0}\u{D} repeats the \u{1}\u{2}\u{1}\u{5}other\u{0}\
    tthe suggestion doesn't say what to do; ask the reader to do something, or delete the suggestion\
    m\u{0}\u{0}\u{3}\u{0}\u{16}the suggestion names '\u{1}\u{2}\u{0}\u{6}option\u{0}\u{0}$', but this alert has no such button\
    m\u{0}\u{0}\u{3}\u{0}\u{15}the suggestion says '\u{1}\u{2}\u{0}\u{6}phrase\u{0}\u{0}&', but this alert has no button for it\
    m\u{0}\u{0}\u{5}\u{0}\u{F}the text says '\u{1}\u{2}\u{0}\u{5}quote\u{0}\u{0}!', but the button has the label '\u{1}\u{2}\u{1}\u{5}label\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{17}the title begins with '\u{1}\u{2}\u{0}\u{6}phrase\u{0}\u{0}T\u{1}' and asks for something; say what happened, and put the request into the suggestion\
    m\u{0}\u{0}\u{3}\u{0}U\u{1}this text says only that there is an error; say more, as the code's 'summary' does: '\u{1}\u{2}\u{0}\u{7}summary\u{0}\u{0}\u{1}'\
    ta space separates 'و' from its word; delete the space\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}word\u{0}\u{0}@\u{1}' already means two, so the number repeats it; delete the number\
    m\u{0}\u{0}\u{2}\u{0}\u{7}delete \u{1}\u{2}\u{0}\u{A}characters\u{0}\
    tdelete it\
    tdelete the number\
    tdelete the space\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}sign\u{0}\u{0}'' doesn't go with these digits; write '\u{1}\u{2}\u{1}\u{3}own\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{7}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}mark\u{0}\u{0}\u{18}' faces the wrong way; '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{7}' uses \u{1}\u{2}\u{2}\u{3}own\u{0}\u{1}\u{2}\u{3}\u{D}sameElsewhere\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{3}in \u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}A\u{1} places a space separates 'و' from its word; delete these spaces\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}sign\u{0}\u{0}/' is before its number; put it after the number\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0}:' is written in presentation forms; write ordinary letters\
    m\u{0}\u{0}\u{4}\u{0}\u{F}the letter has \u{1}\u{2}\u{0}\u{6}second\u{0}\u{0}\u{B} on top of \u{1}\u{2}\u{1}\u{5}first\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{F}the letter has \u{1}\u{2}\u{0}\u{6}second\u{0}\u{0}\u{6} twice\
    tU+0640 ARABIC TATWEEL only stretches the word; delete it\
    m\u{0}\u{0}\u{3}\u{0}/U+0640 ARABIC TATWEEL only stretches words, in \u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{18} places; delete it there\
    m\u{0}\u{0}\u{3}\u{0}\u{7}write '\u{1}\u{2}\u{0}\u{3}own\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}\u{7}' and '\u{1}\u{2}\u{1}\u{5}first\u{0}\u{0}.' are two names of the same locale; remove one\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}option\u{0}\u{0}\u{7}' and '\u{1}\u{2}\u{1}\u{5}other\u{0}\u{0}A\u{1}' both cancel, but an alert can have only one button that cancels\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}option\u{0}\u{0}P\u{1}' cancels, but it is the first button, which the Return key presses; put it last\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}option\u{0}\u{0}h\u{1}' destroys something, but it is the first button, which the Return key presses; put another button first\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}option\u{0}\u{0}T\u{1}' doesn't have the role 'cancel', so no key or gesture presses it; give it that role\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}J\u{1}' has no 'summary'; write one that tells translators when the error occurs\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{0}\u{6}change\u{0}\u{0}  in the release; write 'value = \u{1}\u{2}\u{1}\u{3}old\u{0}\u{0}7', or record the change with 'bayan release --breaking'\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}V\u{1}' isn't a numbering system with ten digits; write one such as 'latn', 'arab' or 'deva'\
    m\u{0}\u{0}\u{3}\u{0}\u{1A}no code has the category '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{1D}no code offers the recovery '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{1C}no recovery has the option '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}'' offers no options, but its category '\u{1}\u{2}\u{1}\u{8}category\u{0}\u{0}\"' requires them; name a 'recovery'\
    m\u{0}\u{0}\u{3}\u{0})the category is built in; 'bayan explain \u{1}\u{2}\u{0}\u{8}category\u{0}\u{0}\u{A}' shows it\
    tthe category is here\
    m\u{0}\u{0}\u{9}\u{0}\u{12}the retired code '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{5}' is \u{1}\u{2}\u{1}\u{5}value\u{0}\u{0}\u{1A} here; it was released as \u{1}\u{2}\u{2}\u{3}old\u{0}\u{0}\u{14}, so write 'value = \u{1}\u{2}\u{2}\u{3}old\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{F}this match of '\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}L\u{1}' is never used, because each code in its range has another match; remove it\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{0}\u{6}change\u{0}\u{0}:, though it was released; put it back, or write '[retired.\u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}\u{12}]' with its number\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{6}change\u{0}\u{0}H\u{1}, though it was released; put it back, or retire it with 'bayan release'\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{6}change\u{0}\u{0}K\u{1}; use a new code for a new error, or record the change with 'bayan release'\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{6}change\u{0}\u{0}X\u{1}; use a number that was never used, or record the change with 'bayan release --breaking'\
    ta letter was lost here and replaced by U+FFFD; write it again\
    m\u{0}\u{0}\u{2}\u{0}\u{B}delete all \u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{6}scalar\u{0}\u{0}< is a private-use character, which other programs don't know\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{6}scalar\u{0}\u{0}\u{E} is deprecated\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}word\u{0}\u{0}2' is in Cyrillic letters that look like those of '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{8}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}word\u{0}\u{0}\u{8}' is in \u{1}\u{2}\u{1}\u{6}script\u{0}\u{0}\u{A} script; '\u{1}\u{2}\u{2}\u{6}locale\u{0}\u{0}\u{10}' is written in \u{1}\u{2}\u{3}\u{5}names\u{0}\
    m\u{0}\u{0}\u{8}\u{1}\u{2}\u{0}\u{5}named\u{0}\u{0}\u{4} is \u{1}\u{2}\u{1}\u{6}script\u{0}\u{0}\u{8} in the \u{1}\u{2}\u{2}\u{6}others\u{0}\u{0}\u{7} word '\u{1}\u{2}\u{3}\u{4}word\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{6}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}form\u{0}\u{0}\u{10}' is written as \u{1}\u{2}\u{1}\u{5}codes\u{0}\u{0}\u{C} instead of \u{1}\u{2}\u{2}\u{6}codes2\u{0}\
    m\u{0}\u{0}\u{9}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}form\u{0}\u{0}\u{10}' is written as \u{1}\u{2}\u{1}\u{5}codes\u{0}\u{0}\u{C} instead of \u{1}\u{2}\u{2}\u{6}codes2\u{0}\u{0}\u{6}, and \u{1}\u{2}\u{3}\u{5}count\u{0}\u{0}\u{15} more in the same way\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}number\u{0}\u{0}9' is written in other digits than the rest of the text ('\u{1}\u{2}\u{1}\u{6}sample\u{0}\u{0}\u{2}')\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{6}scalar\u{0}\u{0}/ isn't a character and never will be; delete it\
    m\u{0}\u{0}\u{8}\u{1}\u{2}\u{0}\u{6}scalar\u{0}\u{0}\u{14} isn't a letter of '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{E}', which uses \u{1}\u{2}\u{2}\u{3}own\u{0}\u{0}\u{E}; it is there \u{1}\u{2}\u{3}\u{5}count\u{4}\u{0}\u{0}\u{6} times\
    m\u{0}\u{0}\u{5}\u{1}\u{2}\u{0}\u{6}scalar\u{0}\u{0}\u{14} isn't a letter of '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{E}', which uses \u{1}\u{2}\u{2}\u{3}own\u{0}\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{6}scalar\u{0}\u{0}\u{1E} isn't assigned to a character\
    m\u{0}\u{0}\u{7}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}number\u{0}\u{0}\"' isn't written in the digits of '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{4}' ('\u{1}\u{2}\u{2}\u{6}sample\u{0}\u{0}\u{2}')\
    tjoin them\
    m\u{0}\u{0}\u{2}\u{0}\u{12}judged by Unicode \u{1}\u{2}\u{0}\u{7}unicode\u{0}\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}@\u{1} letters were lost here and replaced by U+FFFD; write them again\
    m\u{0}\u{0}\u{3}\u{0}\u{16}the control character \u{1}\u{2}\u{0}\u{6}scalar\u{0}\u{0}\u{16} isn't text; delete it\
    m\u{0}\u{0}\u{3}\u{0}\u{E}the invisible \u{1}\u{2}\u{0}\u{6}scalar\u{0}\u{0}\u{10} has no use here\
    m\u{0}\u{0}\u{5}\u{0}\u{E}the invisible \u{1}\u{2}\u{0}\u{6}scalar\u{0}\u{0}\u{F} has no use in \u{1}\u{2}\u{1}\u{5}count\u{4}\u{0}\u{0}\u{1A} places; this is the first\
    m\u{0}\u{0}\u{3}\u{0}\u{9}the mark \u{1}\u{2}\u{0}\u{4}mark\u{0}\u{0}3 is after a space, without a letter to combine with\
    m\u{0}\u{0}\u{3}\u{0}\u{9}the mark \u{1}\u{2}\u{0}\u{4}mark\u{0}\u{0}3 is after a value, without a letter to combine with\
    m\u{0}\u{0}\u{3}\u{0}\u{9}the mark \u{1}\u{2}\u{0}\u{4}mark\u{0}\u{0}2 is at the start, without a letter to combine with\
    m\u{0}\u{0}\u{6}\u{0}\u{15}the whole text is in \u{1}\u{2}\u{0}\u{6}script\u{0}\u{0}\u{A} script; '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{10}' is written in \u{1}\u{2}\u{2}\u{5}names\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{6}write \u{1}\u{2}\u{0}\u{3}own\u{0}\u{0}\u{4} in \u{1}\u{2}\u{1}\u{6}script\u{0}\
    twrite it in Latin letters\
    m\u{0}\u{0}\u{5}\u{0}\u{F}a reader sees '\u{1}\u{2}\u{0}\u{A}withValues\u{0}\u{0}\u{E}' instead of '\u{1}\u{2}\u{1}\u{B}withValues2\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{0}\u{6}opener\u{0}\u{0}* also moves the characters beside it; use \u{1}\u{2}\u{1}\u{6}better\u{0}\u{0}\u{F}, which doesn't\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{6}scalar\u{0}\u{0}8 changes the order in which letters are shown; delete it\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{6}closer\u{0}\u{0}= closes nothing, because nothing is open before it; delete it\
    tdelete both marks\
    tdelete it and its partner\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{6}scalar\u{0}\u{0}' doesn't belong in a left-to-right text\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{6}scalar\u{0}\u{0}F\u{1} has no counterpart inside the value, and breaks the isolate around it\
    m\u{0}\u{0}\u{3}\u{0}\u{7}insert \u{1}\u{2}\u{0}\u{6}closer\u{0}\u{0}\u{10} after the value\
    m\u{0}\u{0}\u{3}\u{0}\u{7}insert \u{1}\u{2}\u{0}\u{6}closer\u{0}\u{0}\u{B} at the end\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{0}\u{6}opener\u{0}\u{0}\u{16} is never closed with \u{1}\u{2}\u{1}\u{9}codePoint\u{0}\u{0}&, so it reorders all the text after it\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{A}withValues\u{0}\u{0}A\u{1}' is shown in the wrong order in a right-to-left text; isolate it\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{0}\u{6}scalar\u{0}\u{0}\u{A} is there \u{1}\u{2}\u{1}\u{5}count\u{4}\u{0}\u{0}\u{1E} times in a row; one is enough\
    m\u{0}\u{0}\u{3}\u{0}\u{10}isolate it with \u{1}\u{2}\u{0}\u{9}codePoint\u{0}\u{0}\u{B} and U+2069\
    tisolate it with U+2068 and U+2069\
    tisolate it with U+2066 and U+2069\
    tkeep one\
    tmake it an isolate that ends at the end of the text\
    tmake it an isolate that ends after the value\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}scalar\u{0}\u{0}J\u{1}' points backwards in a right-to-left text, because arrows aren't mirrored\
    tput U+200F at the start\
    m\u{0}\u{0}\u{5}\u{0}%the list is shown in reverse order: '\u{1}\u{2}\u{0}\u{6}second\u{0}\u{0}\u{A}' before '\u{1}\u{2}\u{1}\u{5}first\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{15}the text begins with \u{1}\u{2}\u{0}\u{6}scalar\u{0}\u{0}3, from which a program can take the wrong direction\
    tthis isolate has no visible effect\
    twithout an isolate, a left-to-right word would be shown in the wrong order here\
    twithout an isolate, a number would be shown in the wrong order here\
    twithout an isolate, a right-to-left word would be shown in the wrong order here\
    twrite U+200F after the comma\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{11}' has letters of \u{1}\u{2}\u{1}\u{6}script\u{0}\u{0}\u{1F} script among its Latin letters\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}other\u{0}\u{0}\u{9}' is here\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}signs\u{0}\u{0}A\u{1}' is the conflict marker of a merge; keep one version of the text\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{E}' looks like '\u{1}\u{2}\u{1}\u{5}other\u{0}\u{0}.', but is a different name; rename one of them\
    m\u{0}\u{0}\u{5}\u{0}\u{1A}the name that looks like '\u{1}\u{2}\u{0}\u{4}seen\u{0}\u{0}\u{B}' contains \u{1}\u{2}\u{1}\u{6}scalar\u{0}\u{0}\u{B}; delete it\
    taddress\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{9}reference\u{0}\u{0}\u{6}' and \u{1}\u{2}\u{1}\u{6}others\u{4}\u{0}\u{0}H\u{1} more are shown to readers as they are written; the source has none here\
    tcode\
    te-mail address\
    tfunction\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}found\u{0}\u{0}\u{6}' is '\u{1}\u{2}\u{1}\u{8}expected\u{0}\u{0}\u{F}' in the source\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}escape\u{0}\u{0}@\u{1}' is shown to readers as it is written; the source has none here\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}found\u{0}\u{0}$' isn't read as a character; write '\u{1}\u{2}\u{1}\u{7}written\u{0}\u{0}\u{1}'\
    toption\
    tpath\
    m\u{0}\u{0}\u{7}\u{0}\u{4}the \u{1}\u{2}\u{0}\u{5}named\u{0}\u{0}\u{1}'\u{1}\u{2}\u{1}\u{5}found\u{0}\u{0}\u{6}' is '\u{1}\u{2}\u{2}\u{6}wanted\u{0}\u{0}\u{F}' in the source\
    m\u{0}\u{0}\u{4}\u{0}\u{F}the source has \u{1}\u{2}\u{0}\u{6}wanted\u{4}\u{0}\u{0}& percentages, but the translation has \u{1}\u{2}\u{1}\u{5}found\u{4}\u{0}\
    m\u{0}\u{0}\u{5}\u{0}\u{D}the source's \u{1}\u{2}\u{0}\u{5}named\u{0}\u{0}\u{1}'\u{1}\u{2}\u{1}\u{6}wanted\u{0}\u{0}\u{C}' is missing\
    m\u{0}\u{0}\u{3}\u{0}\u{E}the source's '\u{1}\u{2}\u{0}\u{6}escape\u{0}\u{0}\u{C}' is missing\
    m\u{0}\u{0}\u{3}\u{0}\u{15}the source's number '\u{1}\u{2}\u{0}\u{6}number\u{0}\u{0}\u{C}' is missing\
    tthe source's percentage sign is missing\
    twrite the character itself\
    twrite the characters themselves\
    ta link needs ']' and '(' side by side, as in the source\
    tadd 'dir=auto'\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}5' can't be used in a text; it runs or loads something\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}$' closes a tag that was never opened\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}7' contains a value of unknown direction; add 'dir=auto'\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}mark\u{0}\u{0}+' has no counterpart; the source has a pair\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}\u{A}' has no '\u{1}\u{2}\u{1}\u{6}change\u{0}\u{0}\u{1A}' in the source; remove it\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}change\u{0}\u{0}\u{13}' is missing from '\u{1}\u{2}\u{1}\u{3}tag\u{0}\u{0}\u{14}'; the source has it\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}\u{11}' is never closed\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}\u{18}' is not closed before '\u{1}\u{2}\u{1}\u{5}outer\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{9}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}change\u{0}\u{0}\u{6}' of '\u{1}\u{2}\u{1}\u{3}tag\u{0}\u{0}\u{6}' is '\u{1}\u{2}\u{2}\u{5}found\u{0}\u{0}\u{8}', but '\u{1}\u{2}\u{3}\u{8}expected\u{0}\u{0}\u{F}' in the source\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{9}attribute\u{0}\u{0}\u{6}' of '\u{1}\u{2}\u{1}\u{3}tag\u{0}\u{0}\u{16}' runs code; remove it\
    m\u{0}\u{0}\u{3}\u{0}\u{13}the source has no '\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{5}\u{0}\u{13}the source has no '\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}\u{B}'; it has '\u{1}\u{2}\u{1}\u{B}counterpart\u{0}\u{0}\u{1}'\
    twrite ']('\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}function\u{0}\u{0}\u{10}' can't format '\u{1}\u{2}\u{1}\u{4}text\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}function\u{0}\u{0}\u{1E}' can't format the result of '\u{1}\u{2}\u{1}\u{5}other\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}start\u{0}\u{0}5; declare it in '[functions]' of 'Catalog/bayan.toml'\
    m\u{0}\u{0}\u{5}\u{1}\u{2}\u{0}\u{3}who\u{0}\u{0}\u{10} has no option '\u{1}\u{2}\u{1}\u{6}option\u{0}\u{0}\u{1}'\u{1}\u{2}\u{2}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}start\u{0}\u{0}P\u{1} in the standard; a function of your own needs a namespace, as in ':app:ordinal'\
    m\u{0}\u{0}\u{8}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}least\u{0}\u{0}\u{5}' is \u{1}\u{2}\u{1}\u{5}count\u{4}\u{0}\u{0}\u{D}, more than '\u{1}\u{2}\u{2}\u{4}most\u{0}\u{0}\u{C}', which is \u{1}\u{2}\u{3}\u{6}count2\u{4}\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}brace\u{0}\u{0},' is shown to readers but has no counterpart\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}start\u{0}\u{0}.; it is a code of three letters, such as 'EUR'\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}start\u{0}\u{0}\u{10}; it is a number\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}start\u{0}\u{0}\u{1D}; it is a number from 0 to 99\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}start\u{0}\u{0}\u{12}; it is an integer\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}start\u{0}\u{0}\u{19}; it is 'true' or 'false'\
    tmarkup has no direction; put 'u:dir' on the placeholders inside it\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}function\u{0}\u{0}\u{1C}' needs an operand before it\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}function\u{0}\u{0}\u{14}' needs the option '\u{1}\u{2}\u{1}\u{6}option\u{0}\u{0}\u{E}' for a number\
    t':offset' needs exactly one of the options 'add' and 'subtract'\
    m\u{0}\u{0}\u{5}\u{0}\u{9}replace '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{8}' with '\u{1}\u{2}\u{1}\u{5}name2\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}function\u{0}\u{0}\u{12}' takes no operand\
    m\u{0}\u{0}\u{5}\u{0}\u{C}the option '\u{1}\u{2}\u{0}\u{6}option\u{0}\u{0}\u{C}' can't be '\u{1}\u{2}\u{1}\u{5}value\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{C}the option '\u{1}\u{2}\u{0}\u{6}option\u{0}\u{0}!' needs a literal, not a variable\
    tthe standard\
    m\u{0}\u{0}\u{3}\u{0}\u{16}there is no function '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{1}\u{2}\u{0}\u{5}start\u{0}\u{0}\u{6}; use \u{1}\u{2}\u{1}\u{6}values\u{0}\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}start\u{0}\u{0}\u{17}, and no other argument\
    m\u{0}\u{0}\u{7}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}\u{15}' is formatted with '\u{1}\u{2}\u{1}\u{8}function\u{0}\u{0}\u{D}', but with '\u{1}\u{2}\u{2}\u{6}wanted\u{0}\u{0}\u{F}' in the source\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}\u{1F}' is missing from the variant '\u{1}\u{2}\u{1}\u{4}keys\u{0}\u{0}\u{16}'; the source shows it\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}!' is missing; the source shows it\
    m\u{0}\u{0}\u{4}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0}6' is shown as it is written; placeholders are written \u{1}\u{2}\u{1}\u{C}placeholders\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0}8' is shown as it is written; the placeholder is written \u{1}\u{2}\u{1}\u{C}placeholders\u{0}\
    m\u{0}\u{0}\u{7}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}\u{B}' is shown \u{1}\u{2}\u{1}\u{5}times\u{0}\u{0}\u{6}, but \u{1}\u{2}\u{2}\u{6}times2\u{0}\u{0}\u{E} in the source\
    m\u{0}\u{0}\u{9}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}\u{B}' is shown \u{1}\u{2}\u{1}\u{5}times\u{0}\u{0}\u{6}, but \u{1}\u{2}\u{2}\u{6}times2\u{0}\u{0}\u{11} in the source; '\u{1}\u{2}\u{3}\u{5}other\u{0}\u{0}\u{D}' isn't shown\
    m\u{0}\u{0}\u{7}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}\u{F}' is shown in '\u{1}\u{2}\u{1}\u{5}found\u{0}\u{0}\u{B}', but in '\u{1}\u{2}\u{2}\u{6}wanted\u{0}\u{0}\u{F}' in the source\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}\"' is shown with another value of '\u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}\u{14}' than in the source\
    m\u{0}\u{0}\u{7}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}\u{11}' is shown with '\u{1}\u{2}\u{1}\u{5}found\u{0}\u{0}\u{D}', but with '\u{1}\u{2}\u{2}\u{6}wanted\u{0}\u{0}\u{F}' in the source\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}\u{11}' is shown with '\u{1}\u{2}\u{1}\u{4}name\u{0}\u{0} ', which the source doesn't have\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}\u{14}' is shown without '\u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}\u{17}', which the source has\
    m\u{0}\u{0}\u{7}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}\u{5}' is \u{1}\u{2}\u{1}\u{4}noun\u{0}\u{0}\u{9}, which '\u{1}\u{2}\u{2}\u{8}function\u{0}\u{0}\u{E}' can't format\
    m\u{0}\u{0}\u{3}\u{1}\u{2}\u{0}\u{5}start\u{0}\u{0}\u{9}; it has \u{1}\u{2}\u{1}\u{9}arguments\u{0}\
    tits type is declared here\
    m\u{0}\u{0}\u{3}\u{0}\u{F}letters touch '\u{1}\u{2}\u{0}\u{8}variable\u{0}\u{0}(', so they look like a part of its value\
    tonce\
    m\u{0}\u{0}\u{3}\u{0}\u{1B}the error has no argument '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{1}'\
    tthe source has it here\
    tthe source shows it here\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{6} times\
    ttwice\
    tadd the variant\
    tadd the variants\
    m\u{0}\u{0}\u{3}\u{0}\u{4}all \u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}3 forms are the same, but those of the source differ\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}names\u{0}\u{0}B\u{1} are the same, but with numbers of 'few' the noun has another form\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}variable\u{0}\u{0}\u{1B}' can't select a variant; '\u{1}\u{2}\u{1}\u{8}function\u{0}\u{0}\u{E}' only formats\
    m\u{0}\u{0}\u{4}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}category\u{0}\u{0}!' has more numbers than the keys \u{1}\u{2}\u{1}\u{4}keys\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}N\u{1}' is an ordinal here (3rd), but not in the source (3); remove 'select=ordinal'\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}K\u{1}' is an ordinal in the source (3rd), but not here (3); add 'select=ordinal'\
    m\u{0}\u{0}\u{4}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}+' is neither a number nor a plural category\u{1}\u{2}\u{1}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}9' is neither a number nor a plural category such as 'one'\
    m\u{0}\u{0}\u{4}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}variable\u{0}\u{0}=' isn't shown, but this variant is used for several numbers: \u{1}\u{2}\u{1}\u{7}numbers\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}\u{8}' minus \u{1}\u{2}\u{1}\u{6}offset\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}\u{7}' plus \u{1}\u{2}\u{1}\u{6}offset\u{4}\u{0}\
    tshow the number\
    tthe category is missing from the variants that begin here\
    m\u{0}\u{0}\u{5}\u{0}\u{10}the message has \u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{15} variants; more than \u{1}\u{2}\u{1}\u{5}limit\u{4}\u{0}\u{0}  are hard to write and to review\
    m\u{0}\u{0}\u{3}\u{0}\u{17}the source has no key '\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{5}\u{0}\u{17}the source selects by '\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}\u{3}' (\u{1}\u{2}\u{1}\u{4}keys\u{0}\u{0}\u{1E}), but the translation doesn't\
    tthe source selects here\
    m\u{0}\u{0}\u{6}\u{0}E\u{1}the translation has one text for all numbers; the source selects by '\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}\u{8}', and '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{10}' has the forms \u{1}\u{2}\u{2}\u{5}forms\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{1B}the translation selects by \u{1}\u{2}\u{0}\u{3}sum\u{0}\u{0}\u{14}, but the source by \u{1}\u{2}\u{1}\u{4}sum2\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{1C}the translation selects by '\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}\u{19}', but the source doesn't\
    m\u{0}\u{0}\u{4}\u{0}\u{16}the translation shows \u{1}\u{2}\u{0}\u{3}sum\u{0}\u{0}\u{17}, but the source shows \u{1}\u{2}\u{1}\u{4}sum2\u{0}\
    m\u{0}\u{0}\u{5}\u{0}\u{1A}there are no variants for \u{1}\u{2}\u{0}\u{4}list\u{0}\u{0}\u{6}: in '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{1E}', these numbers would use '*'\
    m\u{0}\u{0}\u{3}\u{0}\u{1A}there are no variants for \u{1}\u{2}\u{0}\u{4}keys\u{0}\u{0}\u{16}, which the source has\
    m\u{0}\u{0}\u{7}\u{0}\u{19}there is no variant for '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{7}': in '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{3}', \u{1}\u{2}\u{2}\u{7}numbers\u{0}\u{0}\u{E} would use '*'\
    m\u{0}\u{0}\u{3}\u{0}\u{18}there is no variant for \u{1}\u{2}\u{0}\u{4}keys\u{0}\u{0}\u{16}, which the source has\
    m\u{0}\u{0}\u{5}\u{0},this variant is never used: all numbers of '\u{1}\u{2}\u{0}\u{8}category\u{0}\u{0}\u{1E}' have variants of their own (\u{1}\u{2}\u{1}\u{4}keys\u{0}\u{0}\u{1})\
    m\u{0}\u{0}\u{5}\u{0}\u{1D}this variant is never used: '\u{1}\u{2}\u{0}\u{6}locale\u{0}\u{0}$' doesn't have the plural category '\u{1}\u{2}\u{1}\u{8}category\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}?this variant is never used: no number of the argument selects '\u{1}\u{2}\u{0}\u{8}category\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}G\u{1}this variant is never used: 'select=exact' compares numbers only, and '\u{1}\u{2}\u{0}\u{8}category\u{0}\u{0}\u{10}' isn't a number\
    twrite a variant for each form\
    ta line feed\
    m\u{0}\u{0}\u{4}\u{0}\u{19}a line may break before '\u{1}\u{2}\u{0}\u{4}mark\u{0}\u{0}\u{17}'; use a no-break space\u{1}\u{2}\u{1}\u{4}same\u{0}\
    ta tab\
    tadd a no-break space\
    tadd the no-break spaces\
    tadd the space\
    tadd the spaces\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}word\u{0}\u{0}\u{12}' is written twice\
    m\u{0}\u{0}\u{8}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}found\u{0}\u{0}\u{1F}' isn't a punctuation mark of '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{F}', which uses '\u{1}\u{2}\u{2}\u{8}expected\u{0}\u{0}\u{1}'\u{1}\u{2}\u{3}\u{D}sameElsewhere\u{0}\
    tleave one\
    tleave one space\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{B} line feeds\
    tmove the space after the mark\
    tmove the spaces after the marks\
    tno line feed\
    tno tab\
    tremove the space\
    tremove the spaces\
    treplace the space with a no-break space\
    treplace the spaces with no-break spaces\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{5} tabs\
    m\u{0}\u{0}\u{3}\u{0}\u{D}the bracket '\u{1}\u{2}\u{0}\u{7}bracket\u{0}\u{0}\u{14}' has no counterpart\
    m\u{0}\u{0}\u{3}\u{0}\u{13}the quotation mark \u{1}\u{2}\u{0}\u{4}mark\u{0}\u{0}\u{13} has no counterpart\
    m\u{0}\u{0}\u{4}\u{0}\u{15}the space is before '\u{1}\u{2}\u{0}\u{4}mark\u{0}\u{0}\u{15}' instead of after it\u{1}\u{2}\u{1}\u{4}same\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{1A}the translation ends with \u{1}\u{2}\u{0}\u{5}found\u{0}\u{0}\u{16}, but the source with \u{1}\u{2}\u{1}\u{6}wanted\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{1A}the translation ends with \u{1}\u{2}\u{0}\u{5}found\u{0}\u{0}+, but the source without a punctuation mark\
    m\u{0}\u{0}\u{2}\u{0}E\u{1}the translation ends without a punctuation mark, but the source with \u{1}\u{2}\u{0}\u{6}wanted\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{14}the translation has \u{1}\u{2}\u{0}\u{4}tabs\u{0}\u{0}\u{15}, but the source has \u{1}\u{2}\u{1}\u{5}tabs2\u{0}\
    tthe translation has one line, but the source has several\
    tthe translation has several lines, but the source has one\
    m\u{0}\u{0}\u{4}\u{0}\u{1C}the translation starts with \u{1}\u{2}\u{0}\u{5}lines\u{0}\u{0}\u{16}, but the source with \u{1}\u{2}\u{1}\u{6}lines2\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{A}there are \u{1}\u{2}\u{0}\u{5}count\u{4}\u{0}\u{0}\u{16} spaces instead of one\
    m\u{0}\u{0}\u{4}\u{0}\u{19}there is a space before '\u{1}\u{2}\u{0}\u{4}mark\u{0}\u{0}\u{1}'\u{1}\u{2}\u{1}\u{4}same\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{19}there is no space after '\u{1}\u{2}\u{0}\u{4}mark\u{0}\u{0}\u{1}'\u{1}\u{2}\u{1}\u{4}same\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{1A}there is no space before '\u{1}\u{2}\u{0}\u{4}mark\u{0}\u{0}\u{1}'\u{1}\u{2}\u{1}\u{4}same\u{0}\
    m\u{0}\u{0}\u{8}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}locale\u{0}\u{0}\u{8}' uses '\u{1}\u{2}\u{1}\u{8}expected\u{0}\u{0}\u{1C}' after its own words, not '\u{1}\u{2}\u{2}\u{5}found\u{0}\u{0}\u{1}'\u{1}\u{2}\u{3}\u{D}sameElsewhere\u{0}\
    m\u{0}\u{0}\u{A}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}locale\u{0}\u{0}\u{7}' uses \u{1}\u{2}\u{1}\u{5}start\u{0}\u{0}\u{3}…\u{1}\u{2}\u{2}\u{3}end\u{0}\u{0}\u{19} as quotation marks, not \u{1}\u{2}\u{3}\u{4}open\u{0}\u{0}\u{3}…\u{1}\u{2}\u{4}\u{5}close\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{6}write \u{1}\u{2}\u{0}\u{5}start\u{0}\u{0}\u{3}…\u{1}\u{2}\u{1}\u{3}end\u{0}\
    twrite it as in the source\
    m\u{0}\u{0}\u{9}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}\u{7}' and '\u{1}\u{2}\u{1}\u{5}other\u{0}\u{0})' are sensitive, but don't have the same \u{1}\u{2}\u{2}\u{6}facets\u{0}\u{0}\u{14}; use the texts of '\u{1}\u{2}\u{3}\u{8}category\u{0}\u{0}%' for both, with 'words = \"category\"'\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}\u{7}' and '\u{1}\u{2}\u{1}\u{5}other\u{0}\u{0}K\u{1}' are sensitive, but offer different options; give both the same 'recovery'\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0},' is private, so it must not select the text\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}%' is private, so it must not be shown\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0}I\u{1}' is the code of an error, which tells readers nothing; say what happened\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0}K\u{1}' is the domain of an error, which tells readers nothing; say what happened\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}text\u{0}\u{0}I\u{1}' is the type of an error, which tells readers nothing; say what happened\
    tit is declared private here\
    m\u{0}\u{0}\u{3}\u{0}\u{16}the address contains '\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0})'; anyone who sees the alert could use it\
    m\u{0}\u{0}\u{3}\u{0}\u{10}the options of '\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}\u{A}' are here\
    m\u{0}\u{0}\u{3}\u{0}\u{E}the texts of '\u{1}\u{2}\u{0}\u{4}code\u{0}\u{0}\u{A}' are here\
    ta space at the start or end shows that this text is joined to another; write one message for both\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}word\u{0}\u{0}9' can't be translated; select by the number with '.match'\
    m\u{0}\u{0}\u{8}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}noun\u{0}\u{0}\u{B}' follows '\u{1}\u{2}\u{1}\u{8}argument\u{0}\u{0}*' in one form for all numbers; select by '\u{1}\u{2}\u{1}\u{8}argument\u{0}\u{0}\u{15}', with the variants \u{1}\u{2}\u{2}\u{A}categories\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}number\u{0}\u{0}?' is written in the text; if it may change, make it an argument\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}amount\u{0}\u{0}>' is written in the text; make it an argument with ':currency'\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}date\u{0}\u{0}E\u{1}' is written in the text; make it an argument with ':date' or ':time'\
    tthis variant is only a part of a sentence; write the whole sentence in each variant\
    tArabic\
    tArmenian\
    tCyrillic\
    tDevanagari\
    tGeorgian\
    tGreek\
    tHan\
    tHangul\
    tHebrew\
    tHiragana\
    tKatakana\
    tLatin\
    tThai\
    t; the same at 1 more mark\
    m\u{0}\u{0}\u{3}\u{0}\u{E}; the same at \u{1}\u{2}\u{0}\u{6}others\u{4}\u{0}\u{0}\u{B} more marks\
    m\u{0}\u{0}\u{2}\u{0}\u{C}accept CLDR \u{1}\u{2}\u{0}\u{7}version\u{0}\
    tanother message has the same translation but another source\
    m\u{0}\u{0}\u{4}\u{0};'Catalog/cldr.lock' doesn't name the version of CLDR that '\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}<' was written for; run 'bayan cldr --accept' to record CLDR \u{1}\u{2}\u{1}\u{7}version\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{5}CLDR \u{1}\u{2}\u{0}\u{7}version\u{0}\u{0}\u{11} is recorded here\
    m\u{0}\u{0}\u{3}\u{0}\u{9}digits ('\u{1}\u{2}\u{0}\u{6}digits\u{0}\u{0}\u{2}')\
    tdirection\
    m\u{0}\u{0}\u{E}\u{0}\u{5}for '\u{1}\u{2}\u{0}\u{8}argument\u{0}\u{0}\u{7}' with \u{1}\u{2}\u{1}\u{7}numbers\u{0}\u{1}\u{2}\u{2}\u{4}more\u{0}\u{0}\u{7}, CLDR \u{1}\u{2}\u{3}\u{7}version\u{0}\u{0}\u{16} selects the variant '\u{1}\u{2}\u{4}\u{3}now\u{0}\u{0}\u{8}'; CLDR \u{1}\u{2}\u{5}\u{8}version2\u{0}\u{0}\u{B} selected '\u{1}\u{2}\u{6}\u{3}was\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{2}id\u{0}\u{0}\u{19}' has another translation\
    m\u{0}\u{0}\u{8}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{A}' has no '\u{1}\u{2}\u{1}\u{5}facet\u{0}\u{0}\u{6}' in '\u{1}\u{2}\u{2}\u{6}locale\u{0}\u{0}\u{1}'\u{1}\u{2}\u{3}\u{9}untilThen\u{0}\
    m\u{0}\u{0}\u{7}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{13}' has no texts in '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{C}'; it needs \u{1}\u{2}\u{2}\u{4}list\u{0}\u{1}\u{2}\u{3}\u{9}untilThen\u{0}\
    m\u{0}\u{0}\u{A}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}domain\u{0}\u{0}\u{13}' has no texts in '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{10}': there is no '\u{1}\u{2}\u{2}\u{4}path\u{0}\u{0}\u{19}'; run 'bayan add-locale \u{1}\u{2}\u{3}\u{7}locale2\u{0}\u{0}'' and translate the file that it writes\u{1}\u{2}\u{4}\u{9}untilThen\u{0}\
    m\u{0}\u{0}\u{8}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}domain\u{0}\u{0}\u{13}' has no texts in '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{10}': there is no '\u{1}\u{2}\u{2}\u{4}path\u{0}\u{0},'; write the file of the source locale first\u{1}\u{2}\u{3}\u{9}untilThen\u{0}\
    m\u{0}\u{0}\u{8}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}domain\u{0}\u{0}\u{13}' has no texts in '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{10}': there is no '\u{1}\u{2}\u{2}\u{4}path\u{0}\u{0}.'; write the file, with an entry for each code\u{1}\u{2}\u{3}\u{9}untilThen\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{2}id\u{0}\u{0}\u{1A}' has the same translation\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{2}id\u{0}\u{0}\u{C}' is a draft\u{1}\u{2}\u{1}\u{6}origin\u{0}\u{0}\u{9}; edit it\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{6}phrase\u{0}\u{0}\u{18}' is still the text of '\u{1}\u{2}\u{1}\u{6}source\u{0}\u{0}\u{F}'; translate it\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{2}id\u{0}\u{0}M\u{1}' isn't reviewed, but a release requires it; read it, then run 'bayan review \u{1}\u{2}\u{1}\u{3}id2\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}term\u{0}\u{0}*' isn't translated, but it is missing here\
    m\u{0}\u{0}\u{5}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}term\u{0}\u{0})' isn't translated; write it instead of '\u{1}\u{2}\u{1}\u{5}found\u{0}\u{0}\u{1}'\
    tits category requires it\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}start\u{0}\u{0}C\u{1}; 1 message reads differently; accept it with 'bayan cldr --accept'\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{0}\u{5}start\u{0}\u{0}\u{2}; \u{1}\u{2}\u{1}\u{8}affected\u{4}\u{0}\u{0}@\u{1} messages read differently; accept it with 'bayan cldr --accept'\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}start\u{0}\u{0}D\u{1}; no message reads differently; accept it with 'bayan cldr --accept'\
    m\u{0}\u{0}\u{8}\u{0} numbers are shown in the digits \u{1}\u{2}\u{0}\u{6}digits\u{0}\u{0}\u{B} with CLDR \u{1}\u{2}\u{1}\u{7}version\u{0}\u{0}\u{C}; with CLDR \u{1}\u{2}\u{2}\u{8}version2\u{0}\u{0}\u{14} they were shown in \u{1}\u{2}\u{3}\u{7}digits2\u{0}\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{0}\u{5}draft\u{0}\u{0}\", or accept it with 'bayan review \u{1}\u{2}\u{1}\u{2}id\u{0}\u{0}\u{1}'\
    tordinal rules\
    tplural rules\
    m\u{0}\u{0}\u{3}\u{0}\u{17}the built-in category '\u{1}\u{2}\u{0}\u{5}value\u{0}\u{0}\u{D}' requires it\
    tthe built-in option is offered here\
    m\u{0}\u{0}\u{5}\u{0}\u{19}the glossary translates '\u{1}\u{2}\u{0}\u{4}term\u{0}\u{0}\u{6}' as '\u{1}\u{2}\u{1}\u{B}translation\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{6}\u{0}\u{C}the option '\u{1}\u{2}\u{0}\u{6}option\u{0}\u{0}\u{15}' has no 'label' in '\u{1}\u{2}\u{1}\u{6}locale\u{0}\u{0}\u{1}'\u{1}\u{2}\u{2}\u{9}untilThen\u{0}\
    tthe option is declared here\
    m\u{0}\u{0}\u{3}\u{0}\u{11}the plural rule '\u{1}\u{2}\u{0}\u{4}rule\u{0}\u{0}B\u{1}' can't be read; run 'bayan cldr --accept' to write the line again\
    tthe same source text has another translation elsewhere\
    tthe source as it is now\
    m\u{0}\u{0}\u{3}\u{0}_\u{1}the source has changed since this was translated; update the translation, then run 'bayan sync \u{1}\u{2}\u{0}\u{2}id\u{0}\u{0}\u{1}'\
    tthe source has it\
    tthe term is here in the glossary\
    m\u{0}\u{0}\u{5}\u{0}\u{D}the text has \u{1}\u{2}\u{0}\u{6}length\u{4}\u{0}\u{0}\u{16} characters, but only \u{1}\u{2}\u{1}\u{5}limit\u{4}\u{0}\u{0}\u{4} fit\
    m\u{0}\u{0}\u{3}\u{0}%the translation is identical to the '\u{1}\u{2}\u{0}\u{6}source\u{0}\u{0}\u{14}' text; translate it\
    m\u{0}\u{0}\u{8}\u{0})these texts are never shown: there is no \u{1}\u{2}\u{0}\u{4}what\u{0}\u{0}\u{2} '\u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}\u{C}'; without '\u{1}\u{2}\u{2}\u{4}path\u{0}\u{0}\u{C}' there are \u{1}\u{2}\u{3}\u{5}names\u{0}\
    m\u{0}\u{0}\u{6}\u{0})these texts are never shown: there is no \u{1}\u{2}\u{0}\u{4}what\u{0}\u{0}\u{2} '\u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}\u{1}'\u{1}\u{2}\u{2}\u{A}didYouMean\u{0}\
    m\u{0}\u{0}\u{8}\u{0})these texts are never shown: there is no \u{1}\u{2}\u{0}\u{4}what\u{0}\u{0}\u{2} '\u{1}\u{2}\u{1}\u{4}name\u{0}\u{0}\u{6}' in '\u{1}\u{2}\u{2}\u{4}path\u{0}\u{0}\u{1}'\u{1}\u{2}\u{3}\u{A}didYouMean\u{0}\
    tthis text is empty\
    m\u{0}\u{0}\u{2}\u{0}%; until then readers get the text of \u{1}\u{2}\u{0}\u{9}answering\u{0}\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}:' uses the texts of its category, so these are never shown\
    m\u{0}\u{0}\u{8}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{3}tag\u{0}\u{0}\u{17}' was written for CLDR \u{1}\u{2}\u{1}\u{7}version\u{0}\u{0}\u{B}, and CLDR \u{1}\u{2}\u{2}\u{8}version2\u{0}\u{0}\u{F} changes this: \u{1}\u{2}\u{3}\u{5}parts\u{0}\
    ta carriage return, 'U+000D', without a line feed isn't a line end; save the file with LF or CR LF\
    m\u{0}\u{0}\u{3}\u{0}\u{1A}a character has more than \u{1}\u{2}\u{0}\u{11}longestRunOfMarks\u{4}\u{0}\u{0}2 combining marks, which no word needs; remove some\
    ta comment\
    ta key\
    ta key can't be a string of several lines; use one quote on each side\
    ta literal string\
    ta merge has left conflict markers here; keep one of the versions, and remove the markers\
    tan inline table must be on one line; join the lines, or use a '[header]' instead\
    tboth sides of a merge changed this; run 'bayan resolve', or keep one version and remove the conflict markers\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{4}word\u{0}\u{0}1 can't have a sign; only decimal numbers have one\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{4}word\u{0}\u{0}F\u{1} can't start with a zero; remove the zero, or put the digits in quotes\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{B} deleted it\
    m\u{0}\u{0}\u{2}\u{0}\u{16}expected a key, found \u{1}\u{2}\u{0}\u{5}found\u{0}\
    texpected a value before ','; remove the comma\
    m\u{0}\u{0}\u{2}\u{0}\u{18}expected a value, found \u{1}\u{2}\u{0}\u{5}found\u{0}\
    texpected an entry after ','; TOML 1.0 has no comma before '}', remove it\
    texpected an entry before ','; remove the comma\
    m\u{0}\u{0}\u{2}\u{0}'expected '=' and a value after the key \u{1}\u{2}\u{0}\u{3}key\u{0}\
    m\u{0}\u{0}\u{4}\u{0}\u{A}expected '\u{1}\u{2}\u{0}\u{5}close\u{0}\u{0}\"' at the end of the header, found \u{1}\u{2}\u{1}\u{5}found\u{0}\
    m\u{0}\u{0}\u{2}\u{0}5expected ',' or ']' after the array's element, found \u{1}\u{2}\u{0}\u{5}found\u{0}\
    m\u{0}\u{0}\u{2}\u{0}:expected ',' or '}' after the inline table's entry, found \u{1}\u{2}\u{0}\u{5}found\u{0}\
    m\u{0}\u{0}\u{3}\u{0}$expected the end of the line, found \u{1}\u{2}\u{0}\u{5}found\u{0}\u{0}\u{1D}; each entry has its own line\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{6} has '\u{1}\u{2}\u{1}\u{4}text\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}\u{1A} has a value of the type '\u{1}\u{2}\u{1}\u{4}type\u{0}\u{0}\u{1D}', so it can't be a table too\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}; has a wrong offset; write it like '+03:00', or 'Z' for UTC\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}. has no seconds; write '07:30:00', not '07:30'\
    m\u{0}\u{0}\u{6}\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{E} has the day '\u{1}\u{2}\u{1}\u{3}day\u{0}\u{0}\u{9}', which \u{1}\u{2}\u{2}\u{5}month\u{0}\u{0}\u{D} doesn't have\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{F} has the hour '\u{1}\u{2}\u{1}\u{4}hour\u{0}\u{0}\u{1D}'; hours go from '00' to '23'\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{11} has the minute '\u{1}\u{2}\u{1}\u{6}minute\u{0}\u{0}\u{1F}'; minutes go from '00' to '59'\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{10} has the month '\u{1}\u{2}\u{1}\u{5}month\u{0}\u{0}\u{1E}'; months go from '01' to '12'\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}\u{11} has the second '\u{1}\u{2}\u{1}\u{6}second\u{0}\u{0}\u{1F}'; seconds go from '00' to '60'\
    m\u{0}\u{0}\u{3}\u{0}\u{3}in \u{1}\u{2}\u{0}\u{4}word\u{0}\u{0},, each underscore must be between two digits\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}]\u{1} is a table in one place and an array of tables in another; use '[…]' or '[[…]]' for both\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{8}conflict\u{0}\u{0}\u{17}' is first written here\
    m\u{0}\u{0}\u{3}\u{0}\u{1}'\u{1}\u{2}\u{0}\u{5}bytes\u{0}\u{0}.' is not UTF-8; save the file in that encoding\
    m\u{0}\u{0}\u{6}\u{1}\u{2}\u{0}\u{4}word\u{0}\u{0}& is too large; an integer is between '\u{1}\u{2}\u{1}\u{3}min\u{0}\u{0}\u{7}' and '\u{1}\u{2}\u{2}\u{3}max\u{0}\u{0}\u{1}'\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}) isn't a date; write it like '2026-05-04'\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{4}word\u{0}\u{0}# isn't a number; a digit is missing\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{4}word\u{0}\u{0}# isn't a number; put text in quotes\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{5}quote\u{0}\u{0}@\u{1} isn't a quotation mark of TOML; begin and end the text with '\"'\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{4}name\u{0}\u{0}' isn't a time; write it like '07:30:00'\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{6}escape\u{0}\u{0}R\u{1} isn't a Unicode character; surrogates and numbers above '10FFFF' can't be written\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{4}word\u{0}\u{0}\" isn't a value; put text in quotes\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{0}\u{4}word\u{0}\u{0}\u{17} isn't a value; write '\u{1}\u{2}\u{1}\u{7}literal\u{0}\u{0}\u{F}' in lower case\
    m\u{0}\u{0}\u{2}\u{1}\u{2}\u{0}\u{6}escape\u{0}\u{0}, isn't an escape; write '\\\\' for a backslash\
    m\u{0}\u{0}\u{4}\u{1}\u{2}\u{0}\u{6}escape\u{0}\u{0}\u{8} needs '\u{1}\u{2}\u{1}\u{6}digits\u{4}\u{0}\u{0}\u{14}' hexadecimal digits\
    m\u{0}\u{0}\u{3}\u{0}!nested too deeply; the limit is '\u{1}\u{2}\u{0}\u{C}nestingLimit\u{4}\u{0}\u{0}\u{8}' levels\
    tone side\
    tremove the byte-order mark\
    treplace the quotes with '\"'\
    m\u{0}\u{0}\u{3}\u{0}\u{A}the array \u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}1 ends with its ']', so nothing can be added to it\
    tthe array is not closed; end it with ']'\
    m\u{0}\u{0}\u{5}\u{0}\u{17}the control character '\u{1}\u{2}\u{0}\u{6}scalar\u{0}\u{0}\u{14}' is not allowed in \u{1}\u{2}\u{1}\u{5}place\u{0}\u{0}\u{B}; remove it\
    m\u{0}\u{0}\u{5}\u{0}\u{19}the control character 'U+\u{1}\u{2}\u{0}\u{6}digits\u{0}\u{0}'' is not allowed in a string; write '\\u\u{1}\u{2}\u{0}\u{6}digits\u{0}\u{0}\u{1}'\
    tthe end of the file\
    tthe file is in 'UTF-16'; save it as UTF-8\
    tthe file starts with an invisible byte-order mark, 'U+FEFF'; remove it\
    m\u{0}\u{0}\u{3}\u{0}\u{11}the inline table \u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}1 ends with its '}', so nothing can be added to it\
    tthe inline table is not closed; end it with '}' on the same line\
    m\u{0}\u{0}\u{3}\u{0}\u{8}the key \u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}M\u{2} is a translated name or needs quotes; names aren't translated, and a key without quotes has only 'A' to 'Z', 'a' to 'z', digits, '_' and '-'\
    m\u{0}\u{0}\u{3}\u{0}\u{8}the key \u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}2 is written twice; remove or rename one of the two\
    m\u{0}\u{0}\u{3}\u{0}\u{8}the key \u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}X\u{1} needs quotes; a key without quotes has only 'A' to 'Z', 'a' to 'z', digits, '_' and '-'\
    m\u{0}\u{0}\u{2}\u{0}A\u{1}the string is not closed before the end of the file; end it with \u{1}\u{2}\u{0}\u{6}quotes\u{0}\
    m\u{0}\u{0}\u{7}\u{0}&the string is not closed; end it with \u{1}\u{2}\u{0}\u{5}quote\u{0}\u{0}\u{16} on this line, or use \u{1}\u{2}\u{0}\u{5}quote\u{0}\u{1}\u{2}\u{0}\u{5}quote\u{0}\u{1}\u{2}\u{0}\u{5}quote\u{0}\u{0}\u{1A} for text of several lines\
    m\u{0}\u{0}\u{3}\u{0}\u{A}the table \u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}9 has a header of its own; put the entry below that header\
    m\u{0}\u{0}\u{3}\u{0}\u{A}the table \u{1}\u{2}\u{0}\u{3}key\u{0}\u{0}< is written twice; put its entries together under one header\
    tthe text has characters that a file of the project can't hold\
    tthis ' ends the text, and more follows; put the whole text in '\"', or write '’' inside\
    tthis '\"' ends the text, and more follows; inside the text write '«…»', or '\\\"'\
    m\u{0}\u{0}\u{2}\u{0}4this file has more diagnostics; these are the first \u{1}\u{2}\u{0}\u{5}limit\u{4}\u{0}
    """
}
