import BayanChecking

/// Words of English that are no names: for telling text that was left in English from text that
/// reads the same in every language, where the source is English.
///
/// Names can't be listed, and few words need be: a sentence has one of these, and so have nearly all
/// labels and titles. What isn't here is taken for a name.
enum EnglishWords {
  /// Whether a word is one of English and no name.
  static func contains(_ word: String) -> Bool {
    let word = word.lowercased()
    if function.contains(word) || common.contains(word) { return true }
    // `Loading`, `Connected`, `Permissions`: endings that names hardly have.
    guard word.utf8.count > 5 else { return false }
    for ending in ["s", "d", "ed", "ing"] where word.hasSuffix(ending) {
      let stem = String(word.dropLast(ending.utf8.count))
      if common.contains(stem) || common.contains(stem + "e") { return true }
      // `stopped`
      if stem.last == stem.dropLast().last, common.contains(String(stem.dropLast())) { return true }
    }
    return word.hasSuffix("ation") || word.hasSuffix("ations") || word.hasSuffix("ssion")
      || word.hasSuffix("ction") || word.hasSuffix("ctions") || word.hasSuffix("fully")
  }

  /// Whether a word only holds others together: these are the same in no other language.
  static func isFunctionWord(_ word: String) -> Bool { function.contains(word.lowercased()) }

  /// Whether a word is written so in no other language that is written in Latin letters.
  static func isOnlyEnglish(_ word: String) -> Bool { onlyEnglish.contains(word.lowercased()) }

  /// Whether a word is English though a name or a loanword may be written so: beside another word
  /// of English it is neither.
  static func isHardlyElsewhere(_ word: String) -> Bool {
    hardlyElsewhere.contains(word.lowercased())
  }

  /// Whether a word only holds others together, and means nothing in any other language of Europe.
  static func isOnlyFunctionWordOfEnglish(_ word: String) -> Bool {
    onlyEnglishFunction.contains(word.lowercased())
  }

  /// Whether a short word is one of a language too, so that it says nothing of what was left in English:
  /// `in`, `on`, `as`.
  static func isShared(_ word: String, with language: String) -> Bool {
    shared[language]?.contains(word.lowercased()) == true
  }

  private static let shared: [String: Set<String>] = [
    "de": [
      "all", "also", "am", "an", "art", "die", "hat", "in", "man", "so", "war", "was", "will",
    ],
    "es": ["a", "as", "can", "come", "has", "no", "son"],
    "fr": [
      "a", "an", "as", "but", "change", "changes", "me", "on", "or", "pages", "par", "plus",
      "second",
    ],
    "it": ["a", "all", "come", "in", "more", "no", "or", "some", "via"],
    "nl": ["as", "at", "been", "had", "have", "in", "is", "of", "was", "we"],
    "pl": ["a", "as", "but", "by", "do", "most", "no", "on", "to"],
  ]

  /// Whether a word only holds others together in English, and is none of a language whose short words are
  /// known.
  static func isFunctionWordBeside(_ language: String, _ word: String) -> Bool {
    shared[language] != nil && isFunctionWord(word) && !isShared(word, with: language)
  }

  private static let onlyEnglishFunction = Set(
    """
    the of and not is are been being have has with from your you this that these those its cannot \
    would should which while their they there then than because before after until without within \
    between every other only very most what why where
    """
    .split(separator: " ").map(String.init))

  /// Whether a word is printed on a key of the keyboard, and no usual name of a button.
  static func namesKey(_ word: String) -> Bool { keys.contains(word.lowercased()) }

  private static let keys = Set(
    "backspace begin caps down end enter escape home insert lock num page pause return scroll space tab up"
      .split(separator: " ").map(String.init))

  private static let hardlyElsewhere = Set(
    """
    address already another answer available banned blocked broken busy canceled cancelled child \
    closed connect connected connection corrupted couldn't create created current damaged \
    declined denied device different disable document each empty enable ended enough errors exceeded expired \
    failure forbidden forgot forgotten found friend friends gone happened hour incorrect \
    interrupted invalid its keep known language later leave left length locked logged lost made \
    member month network never new next nothing now number often other our outdated owner paid \
    payment phone picture pictures reached read received refused rejected remember reply request \
    requested resource response restricted retrying search see select selected slow soon stopped \
    supported suspended take taken thanks thing through today tomorrow too took turn turned \
    unexpected unlock updated updating used using verify viewed went worked working write \
    yesterday
    """
    .split(separator: " ").map(String.init))

  private static let onlyEnglish = Set(
    """
    again allowed cancel cannot change changed changes choose close closed connecting delete deleted \
    disabled downloading enabled enter failed find hide loading missing please remove removed \
    required retry save saved saving search send sending sent settings show sign something \
    successfully try unable unavailable unknown unsupported uploading wait waiting warning welcome \
    wrong
    """
    .split(separator: " ").map(String.init))

  private static let function = Set(
    """
    the of to and or not is are was were be been has have had with from for your you this that these \
    those it its in on at by as an if when while can cannot can't could will would should may might \
    must don't doesn't didn't isn't aren't wasn't we our they their them there here then than but \
    because after before until into onto about without within between again please no yes all any \
    some each every other only also too very more most what which who how why where
    """
    .split(separator: " ").map(String.init))

  private static let common = Set(
    """
    abort accept access account action activate active add address advanced again alert allow amount \
    answer app apply approve archive ask attach attempt authorize available back backup bad begin \
    blank block body book boolean bottom box broken browse browser build busy button buy call cancel \
    card cart case catalog category change channel character chat check checkout child choose city \
    clear click clock close cloud code collapse color colour column command comment company complete \
    compress compute condition configure confirm connect contact content continue control convert \
    copy correct count country create credential current customer cut daily damage dark dashboard \
    data database date day debug decline decode default delete deny description destination detail \
    device dialog digit directory disable disabled disc discard disconnect display dismiss document \
    done double download draft drag drive drop duplicate duration edit element email empty enable \
    enabled encode encrypt end enter entry environment erase error event exceed execute exist exit \
    expand expect expire export expression extension fail failed failure fallback false fast fatal \
    favorite feature feedback fetch field file fill filter find finish first fix folder follow font \
    force forget forgot form format forward found free friend full function game general generate \
    get go good goodbye grant group guest hello help hidden hide high history home host hour icon \
    identifier ignore image import inbox index info information initial input insert install \
    instance internal internet invalid invite issue item join keep key keyboard keyword label \
    language large last late latest launch learn leave left length less level library light limit \
    line link list load local locale location lock log login logout long loop lost low mail main \
    maintenance make manage manager map mark match maximum media member memory menu merge message \
    method microphone minimum minute missing mobile mode modify module monitor month monthly more \
    mouse move movie music mute name navigate network never new news next night nobody none normal \
    note nothing notification notify now number object offline okay old once online open operation \
    option optional order organization origin original outdated output overview owner package page \
    paragraph parameter parent parse part partner password paste patch path pause pay payment people \
    perform permission permit person phone photo picture play player point post power press preview \
    previous price print printer private problem process product profile program progress project \
    property protect provide public publish purchase query question queue quit random range rate \
    read reader ready receive recent recipient record recover redo refresh refuse register reject \
    reload remember remote remove rename repair repeat replace reply report request require reset \
    resolve resource response restart restore result resume retry return review right role room \
    root row rule run safe sale same sample save saved scan schedule score screen script scroll \
    search second secret section secure security see select selected send sender sent sentence \
    server service session set setting settings setup share shop short show sign signup simple \
    single site size skip sleep slow small software something sorry sort sound source space speaker \
    speed spelling start startup state status step stop storage store story stream street string \
    style subject submit subscribe subscription success successful suggest suggestion summary \
    support swipe switch sync system tab table tag tap task team template temporary term test text \
    thank thanks thing thread time timeout title today together toggle token tomorrow tonight tool \
    top total track transfer translate trash trigger true trust try turn type unable unavailable \
    undo unexpected unit unknown unlock unnamed unread unsupported untitled update upgrade upload \
    use used user username valid validate value verify version video view visible visit voice \
    volume wait warning watch weather web website week weekly welcome window wish word work workspace \
    world write writer wrong year yesterday zoom
    """
    .split(separator: " ").map(String.init))
}
