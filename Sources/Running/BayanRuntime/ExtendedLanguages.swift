/// The languages that a tag may write as an extension of another language: `yue` of `zh-yue`.
///
/// - Source: IANA's language subtag registry of 2024-05-16, the records of type `extlang`. Each
///   record has one prefix, and is its own preferred value.
package enum ExtendedLanguages {
  /// Returns whether a subtag is registered as an extension of a language.
  ///
  /// The language is its code of two letters, or of three if it has none of two. Both are in lower
  /// case.
  package static func contain(_ subtag: [UInt8], of language: [UInt8]) -> Bool {
    guard let codes = byLanguage[String(decoding: language, as: UTF8.self)] else { return false }
    return codes.contains(String(decoding: subtag, as: UTF8.self))
  }

  private static let byLanguage: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    for (languages, codes) in table {
      let codes = Set(codes.split { $0 == " " || $0 == "\n" }.map(String.init))
      for language in languages { result[language] = codes }
    }
    return result
  }()

  private static let table: [(languages: [String], codes: String)] = [
    (
      ["ar", "ara"],
      """
      aao abh abv acm acq acw acx acy adf aeb aec afb ajp apc apd arb arq ars ary arz auz avl
      ayh ayl ayn ayp bbz pga shu ssh
      """
    ),
    (["kok"], "gom knn"),
    (["lv", "lav"], "ltg lvs"),
    (
      ["ms", "msa", "may"],
      """
      bjn btj bve bvu coa dup hji jak jax kvb kvr kxd lce lcf liw max meo mfa mfb min mqg msi
      mui orn ors pel pse tmw urk vkk vkt xmm zlm zmi zsm
      """
    ),
    (
      ["sgn"],
      """
      ads aed aen afg ajs ase asf asp asq asw bfi bfk bog bqn bqy bvl bzs cds csc csd cse csf
      csg csl csn csq csr csx doq dse dsl dsz ecs ehs esl esn eso eth fcs fse fsl fss gds gse
      gsg gsm gss gus hab haf hds hks hos hps hsh hsl icl iks ils inl ins ise isg isr jcs jhs
      jks jls jos jsl jus kgi kvk lbs lgs lls lsb lsc lsg lsl lsn lso lsp lst lsv lsw lsy lws
      mdl mfs mre msd msr mzc mzg mzy nbs ncs nsi nsl nsp nsr nzs okl pgz pks prl prz psc psd
      psg psl pso psp psr pys rib rms rnb rsi rsl rsm rsn sdl sfb sfs sgg sgx slf sls sqk sqs
      sqx ssp ssr svk swl syy szs tse tsm tsq tss tsy tza ugn ugy ukl uks vgt vsi vsl vsv wbs
      xki xml xms yds ygs yhs ysl ysm zib zsl
      """
    ),
    (["sw", "swa"], "swc swh"),
    (["uz", "uzb"], "uzn uzs"),
    (
      ["zh", "zho", "chi"],
      """
      cdo cjy cmn cnp cpx csp czh czo gan hak hsn lzh mnp nan wuu yue
      """
    ),
  ]
}
