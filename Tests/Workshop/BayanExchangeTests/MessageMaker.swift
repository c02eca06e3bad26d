import BayanTOML

/// A generator of random messages, with every construct of MessageFormat 2.
struct MessageMaker {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A message with its selectors and declarations.
  struct Made {
    var selectors: [Selector]
    var declarations: [String]
    var text: String
  }

  struct Selector {
    var name: String
    var keys: [String]
  }

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  mutating func chance(_ percent: Int) -> Bool { next(100) < percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }

  mutating func message() -> Made {
    guard chance(40) else { return Made(selectors: [], declarations: [], text: simple()) }
    var selectors: [Selector] = []
    var declarations: [String] = []
    let count = chance(30) ? chance(20) ? 3 : 2 : 1
    for (declaration, selector) in Self.choices.shuffled(&self).prefix(count) {
      declarations += declaration
      selectors.append(selector)
    }
    // A value must be declared once, and before its use.
    if Set(declarations.map { $0.prefix { $0 != ":" } }).count < declarations.count {
      return Made(selectors: [], declarations: [], text: simple())
    }
    declarations.sort { a, b in a.hasPrefix(".input") && !b.hasPrefix(".input") }
    // This declaration is never used.
    if chance(5) { declarations.append(".local $unused = {$place :integer @why=|no one knows|}") }
    return matcher(selectors, declarations)
  }

  /// Returns a message with the same selectors.
  mutating func like(_ other: Made) -> Made {
    other.selectors.isEmpty
      ? Made(selectors: [], declarations: [], text: simple())
      : matcher(other.selectors, other.declarations)
  }

  /// Returns a button's label, or a text of an error without a code; neither has arguments.
  mutating func plain() -> Made {
    let text = (0..<next(4)).map { _ in pick(Self.texts) }.joined()
    return Made(selectors: [], declarations: [], text: "{{" + text + "}}")
  }

  private mutating func matcher(_ selectors: [Selector], _ declarations: [String]) -> Made {
    var rows: [[String]] = [[]]
    for selector in selectors {
      let keys = selector.keys.filter { _ in chance(selectors.count > 2 ? 30 : 60) } + ["*"]
      rows = rows.flatMap { row in keys.map { row + [$0] } }
    }
    let last = rows.removeLast()
    rows = rows.filter { _ in chance(80) } + [last]
    if chance(20) { rows.reverse() }
    // All kinds of white space occur, even with marks of direction.
    let separator = chance(70) ? "\n" : pick([" ", "\r\n", "\u{200F} ", "\u{3000}", "\n\t"])
    var text = declarations.joined(separator: separator) + separator + ".match"
    for selector in selectors { text += " $" + selector.name }
    for row in rows { text += separator + row.joined(separator: " ") + " {{" + pattern() + "}}" }
    return Made(selectors: selectors, declarations: declarations, text: text)
  }

  private mutating func simple() -> String {
    let text = pattern()
    if chance(15) { return pick(Self.declared) + "\n{{" + text + " {$d}}}" }
    // A keyword stays a keyword after marks of direction.
    let first = text.unicodeScalars.first { !$0.properties.isBidiControl }
    if first.map({ $0 == "." || $0.properties.isWhitespace }) == true || text.isEmpty || chance(10)
    {
      return "{{" + text + "}}"
    }
    return text
  }

  /// Returns a pattern in the syntax of MessageFormat 2.
  private mutating func pattern() -> String {
    (0..<next(6)).map { _ in chance(60) ? pick(Self.texts) : pick(Self.codes) }.joined()
  }

  /// Returns the text as a TOML string, in one of several usual forms.
  mutating func value(_ message: Made) -> String {
    let text = message.text
    let canBeLiteral =
      !text.utf8.contains(UInt8(ascii: "'"))
      && text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
    if text.contains("\n"), canBeLiteral, chance(50) { return "'''\n" + text + "'''" }
    if canBeLiteral, !text.contains("\n"), chance(20) { return "'" + text + "'" }
    let basic = tomlBasicString(text)
    guard chance(20) else { return basic }
    // The string has several lines, and one escaped line end.
    return "\"\"\"\n" + basic.dropFirst().dropLast().replacing("\\n", with: "\n")
      + "\\\n    \"\"\""
  }

  // MARK: - Parts of messages

  /// The declarations of selectors, with their variables and keys.
  private static let choices: [(declarations: [String], selector: Selector)] = [
    (
      [".input {$count :integer}"],
      Selector(name: "count", keys: ["0", "one", "two", "few", "many"])
    ),
    (
      [".input {$place :number select=ordinal minimumFractionDigits=0}"],
      Selector(name: "place", keys: ["one", "two", "1", "2.5"])
    ),
    (
      [".local $exact = {$count :number select=exact}"],
      Selector(name: "exact", keys: ["0", "1", "100"])
    ),
    (
      [".input {$amount :number select=exact}"],
      Selector(name: "amount", keys: ["0", "-1", "1e3"])
    ),
    (
      [".input {$who :string @note=|a b|}"],
      Selector(
        name: "who", keys: ["a", "|b c|", "other", "||", "|<&>|", "_x", "|a._.b|", "._0041."])
    ),
    (
      [".local $gender = {$who :string}"],
      Selector(name: "gender", keys: ["feminine", "masculine", "neuter"])
    ),
    (
      [".input {$count :number select=plural}", ".local $again = {$count}"],
      Selector(name: "again", keys: ["other", "one"])
    ),
    (
      [".local $local = {$count :integer signDisplay=never}"],
      Selector(name: "local", keys: ["one", "2", "few"])
    ),
    (
      [".local $others = {$count :offset subtract=1}"],
      Selector(name: "others", keys: ["0", "one", "many"])
    ),
    (
      [".local $share = {$amount :percent maximumFractionDigits=0}"],
      Selector(name: "share", keys: ["one", "100"])
    ),
    (
      [".local $own = {$place :app:rank style=short}"],
      Selector(name: "own", keys: ["gold", "|not yet|"])
    ),
    (
      [".local $fixed = {|a \\| b| :string}"],
      Selector(name: "fixed", keys: ["|a \\| b|", "|\\\\|", "𝄞"])
    ),
    (
      [".input {$\u{200E}اسم\u{200E} :string}"],
      Selector(name: "\u{200E}اسم\u{200E}", keys: ["\u{200F}ذكر\u{200F}", "أنثى"])
    ),
  ]

  /// Declarations of `$d`.
  private static let declared = [
    ".local $d = {$when :datetime dateLength=medium timePrecision=minute}",
    ".local $d = {$when :date fields=|month-day| length=long}",
    ".input {$count :integer}\n.local $e = {$count}\n.local $d = {$e :offset add=2}",
    ".local $d = {42 :number minimumFractionDigits=2}",
    ".input {$who @a}\n.local $d = {$who :string @translate=no}",
  ]

  private static let texts = [
    "word", " ", "  ", "كلمة", "<b>", "&amp;", "&", "\"'", "]]>", "\\{", "\\}", "\\\\", "\\|", "\n",
    "\t",
    "\r", "\r\n", "\u{1}", "\u{7F}", "\u{85}", "\u{A0}", "\u{200F}", "\u{2028}", "\u{FEFF}",
    "\u{FFFE}", "\u{FFFD}", "e\u{301}", "é", "👩‍👧", ".match", "|", "%d", "$x", "%%", "#",
    "<!-- c -->", "<?x?>", "<![CDATA[", "‏", "שלום", "\u{2067}x\u{2069}", "𝄞", "'", "'''", "/* */",
    "//", "bayan: x", "100 %", "%arg", "%#@x@", "{{", "&#13;",
  ].map { $0 == "{{" ? "\\{\\{" : $0 }

  private static let codes = [
    "{$count}", "{$count :integer}", "{$who}", "{$who :string @translate=no}",
    "{$when :datetime dateLength=long timePrecision=minute timeZoneStyle=short}", "{|Wi-Fi|}",
    "{|a \\| b <c> & \u{1}|}", "{|\\\\u0041\u{2}\\|u0041|}", "{||}", "{word}", "{-1.5e3 :number}",
    "{$count :number minimumFractionDigits=2 useGrouping=never}", "{#b}", "{/b}",
    "{#link href=|x&y|}", "{/link}", "{#img src=|a\"b| /}", "{42 :number}", "{#b}bold{/b}",
    "{#b}{$who}{#i}x{/i}{/b}", "{$who @a=b}", "{$count :number signDisplay=always}",
    "{#app:link href=$who @note=|a b|}", "{/app:link}", "{#br /}", "{$amount :percent}",
    "{$price :currency currencySign=accounting}", "{$amount :currency currency=EUR}",
    "{$amount :unit unit=|kilometer-per-hour| unitDisplay=short}", "{$count :offset subtract=1}",
    "{$when :date fields=|year-month-day| length=short}", "{$when :time precision=second}",
    "{$place :app:rank style=$who}", "{:app:now @b}", "{$names}", "{$count :integer @a @b=|c d|}",
    "{\u{2068}$who\u{2069}}", "{ $\u{200F}who :string }", "{$amount :number}",
  ]
}

extension Array {
  fileprivate func shuffled(_ maker: inout MessageMaker) -> [Element] {
    var rest = self
    var result: [Element] = []
    while !rest.isEmpty { result.append(rest.remove(at: maker.next(rest.count))) }
    return result
  }
}
