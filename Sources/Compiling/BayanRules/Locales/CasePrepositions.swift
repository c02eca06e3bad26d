import BayanChecking

/// Prepositions that ask for one case, so that a noun may look alike after a few and many numbers.
///
/// Polish says `2 pliki` and `5 plików`, but `z 2 plików` and `z 5 plików`. Those that ask for the
/// accusative are here too: whether a noun then has one form depends on the noun.
///
/// - Source: the chapters on prepositions of Routledge's grammars: T. Wade, *A Comprehensive Russian
///   Grammar*; S. Pugh and I. Press, *Ukrainian*; I. Sadowska, *Polish*; J. Naughton, *Czech*; and the
///   corresponding simple prepositions of their neighbours.
struct CasePrepositions {
  private let words: Set<Substring>

  /// - Parameter language: The language's code. Others than those of the table have no prepositions here.
  init(_ language: String) {
    words = Self.byLanguage[language[...]] ?? []
  }

  /// - Parameter word: A word in small letters.
  func contains(_ word: String) -> Bool { words.contains(word[...]) }

  private static let byLanguage: [Substring: Set<Substring>] = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      return (words[0], Set(words.dropFirst()))
    })

  private static let table = """
    be без для да ад з са каля пасля у ў на праз за перад над пад паміж пры аб па
    bs bez do iz iza ispod iznad kod nakon od oko osim pored preko poslije prije protiv sa s u zbog među pred nad pod po na za kroz
    cs bez do od z ze u kolem okolo podle kromě místo během po před za mezi nad pod s se k ke v ve na o při přes pro
    hr bez do iz iza ispod iznad kod nakon od oko osim pored preko poslije prije protiv sa s u zbog među pred nad pod po na za kroz
    lt be iki iš nuo po prie dėl su už per tarp virš apie
    pl bez dla do od z ze u około koło obok oprócz podczas spośród wśród poniżej powyżej po przed za między nad pod w we na o przy przez ku
    ru без до для из из-за из-под от с со у около после кроме против среди вместо свыше к ко по в во на о об при за перед между над под через про
    sk bez do od z zo u okolo podľa okrem namiesto počas po pred za medzi nad pod s so k ku v vo na o pri cez pre
    sl brez do iz od z s okoli poleg razen zaradi med po pred za nad pod v na o pri čez
    sr без до из иза од око осим поред преко после пре против са с у због међу пред над под по на за кроз bez do iz iza od oko osim pored preko posle pre protiv sa s u zbog među pred nad pod po na za kroz
    uk без до для з із зі від біля близько після крім протягом проти серед замість у в на о об при по за перед між над під через про понад к
    """
}
