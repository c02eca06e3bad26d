import Foundation

/// A project with names in all possible places, and changes of these names.
///
/// The names also occur as words in texts, which must not change. Diagnostics are suppressed by
/// comments and by paths; some suppressions have expired, are for a rule that is off, or are
/// unused.
public struct RenamingFixture: Sendable, CustomStringConvertible {
  /// The argument of 'bayan rename' for the kind of name.
  public var kind: String
  /// The old name, as 'bayan rename' takes it.
  public var old: String
  public var new: String

  /// The cursor's file, and the text around the cursor, which is `|`.
  private var place: (path: String, text: String)

  /// The texts that change, with their files.
  private var changes: [(paths: [String], old: String, new: String)]

  private init(
    _ kind: String, _ old: String, to new: String, at path: String, _ place: String,
    _ changes: [(paths: [String], old: String, new: String)]
  ) {
    (self.kind, self.old, self.new) = (kind, old, new)
    self.place = (path, place)
    self.changes = changes
  }

  public var description: String { "\(kind) \(old)" }

  /// The old name in the text of the files.
  public var oldText: String {
    kind == "identifier" ? "com.example.shop" : String(old.split(separator: ".").last ?? "")
  }

  // MARK: The cursor

  public var path: String { place.path }

  /// The text before the cursor.
  private var prefix: Substring {
    let parts = place.text.split(separator: "|", omittingEmptySubsequences: false)
    guard let text = Self.project[path], let found = text.range(of: parts.joined()) else {
      preconditionFailure("no '\(place.text)' in \(path)")
    }
    return text[..<text.index(found.lowerBound, offsetBy: parts[0].count)]
  }

  /// The line of the cursor, from 0.
  public var line: Int { prefix.count { $0 == "\n" } }

  /// The column of the cursor, from 0, in ASCII.
  public var column: Int {
    prefix.split(separator: "\n", omittingEmptySubsequences: false).last?.count ?? 0
  }

  // MARK: Expected files

  /// The expected lines of all files, by path.
  public var expected: [String: [String]] {
    var files = Self.project
    for (paths, old, new) in changes {
      for path in paths {
        let text = files[path]?.replacing(old, with: new)
        precondition(text != nil && text != files[path], "no '\(old)' in \(path)")
        files[path] = text
      }
    }
    if kind == "domain" {
      for path in files.keys where path.hasSuffix("/\(old).toml") {
        files[path.replacing("/\(old).toml", with: "/\(new).toml")] = files.removeValue(
          forKey: path)
      }
    }
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.key, Self.lines(of: $0.value, in: $0.key)) })
  }

  /// Returns a file's lines without fingerprints; those of a lock also without order and columns.
  public static func lines(of text: String, in path: String) -> [String] {
    let lines = masked(text).split(separator: "\n", omittingEmptySubsequences: false)
    guard path.hasSuffix(".lock") else { return lines.map(String.init) }
    return lines.map { $0.split(separator: " ").joined(separator: " ") }.sorted()
  }

  /// Returns a text without fingerprints.
  public static func masked(_ text: String) -> String {
    text.replacing(/[0-9a-f]{8}(\.[0-9a-f]{4}\b)?/, with: "…")
  }

  /// Returns a text with the old name in place of the new one, and without fingerprints.
  public func before(_ text: String) -> String {
    Self.masked(text.replacing(new, with: oldText))
  }
}

// MARK: - Names

extension RenamingFixture {
  private static let words = [
    "Locales/en/shop.toml", "Locales/ar/shop.toml", "Locales/he/shop.toml",
  ]
  private static let labels = [
    "Locales/en/options.toml", "Locales/ar/options.toml", "Locales/he/options.toml",
  ]
  private static let locks = ["Catalog/sources.lock", "Locales/ar/state.lock"]
  private static let amounts = [
    ".input {$amount", "$shop = {$amount", ".match $amount", "refund of {$amount} coin",
  ]

  public static let all: [Self] = [
    Self(
      "code", "shop.refund", to: "moneyBack", at: "Locales/ar/shop.toml", "[re|fund]\n",
      [
        (["Catalog/shop.toml"], "default = 'refund'", "default = 'moneyBack'"),
        (["Catalog/shop.toml"], "[codes.refund", "[codes.moneyBack"),
        (words, "[refund]\n", "[moneyBack]\n"),
        (locks, "shop.refund.", "shop.moneyBack."),
        (["Catalog/adopted.lock"], "shop.refund.", "shop.moneyBack."),
      ]),
    Self(
      "code", "shop.sold", to: "goneAway", at: "Catalog/shop.toml", "[codes.so|ld]",
      [
        (["Catalog/shop.toml"], "[codes.sold]", "[codes.goneAway]"),
        (words, "[sold]", "[goneAway]"),
        (locks, "shop.sold.", "shop.goneAway."),
        (["Catalog/adopted.lock"], "shop.sold.", "shop.goneAway."),
      ]),
    Self(
      "argument", "shop.refund.amount", to: "quantity", at: "Locales/en/shop.toml",
      ".match $a|mount",
      [
        (["Catalog/shop.toml"], "\namount = {", "\nquantity = {"),
        (["Locales/he/shop.toml"], "{$reader}, {$amount}", "{$reader}, {$quantity}"),
        (["Catalog/adopted.lock"], "{ amount = 1", "{ quantity = 1"),
      ]
        + amounts.map {
          (
            ["Locales/en/shop.toml", "Catalog/sources.lock"], $0,
            $0.replacing("amount", with: "quantity")
          )
        }
        + (amounts.dropLast() + ["\u{200E}} {$amount", "رد {$amount"]).map {
          (["Locales/ar/shop.toml"], $0, $0.replacing("amount", with: "quantity"))
        }),
    Self(
      "argument", "shop.refund.reader", to: "visitor", at: "Catalog/shop.toml", "\"rea|der\"",
      [
        (["Catalog/shop.toml"], "\"reader\"", "\"visitor\""),
        (words + ["Catalog/sources.lock"], "{$reader}", "{$visitor}"),
        (["Catalog/adopted.lock"], "reader = \"name\"", "visitor = \"name\""),
        (["Locales/ar/shop.toml"], "\u{200E}reader\u{200E}", "\u{200E}visitor\u{200E}"),
      ]),
    Self(
      "recovery", "again", to: "onceMore", at: "Catalog/shop.toml", "recovery = \"aga|in\"",
      [
        (["Catalog/recoveries.toml"], "[again]", "[onceMore]"),
        (["Catalog/shop.toml"], "recovery = \"again\"", "recovery = \"onceMore\""),
      ]),
    Self(
      "recovery", "spare", to: "laterOn", at: "Catalog/recoveries.toml", "[sp|are]",
      [(["Catalog/recoveries.toml"], "[spare]", "[laterOn]")]),
    Self(
      "option", "retry", to: "tryAnew", at: "Catalog/recoveries.toml", "[\"re|try\"",
      [
        (["Catalog/options.toml"], "[retry]", "[tryAnew]"),
        (["Catalog/recoveries.toml"], "\"retry\"", "\"tryAnew\""),
        (labels, "[retry]", "[tryAnew]"),
        (locks, "options.retry.", "options.tryAnew."),
      ]),
    Self(
      "option", "idle", to: "asleep", at: "Locales/en/options.toml", "[id|le]",
      [
        (["Catalog/options.toml"] + labels.dropLast(), "[idle]", "[asleep]"),
        (["Catalog/sources.lock", "Catalog/adopted.lock"], "options.idle.", "options.asleep."),
      ]),
    Self(
      "domain", "shop", to: "store-front", at: "Catalog/shop.toml", "|domain",
      [
        (locks, "\nshop.", "\nstore-front."),
        (["Catalog/adopted.lock"], "\"shop.", "\"store-front."),
        (["Catalog/bayan.toml"], "'Locales/en/shop.toml'", "'Locales/en/store-front.toml'"),
        (["Catalog/bayan.toml"], "Locales/*/shop.t*", "Locales/*/store-front.t*"),
      ]),
    Self(
      "identifier", "shop", to: "com.example.storefront", at: "Catalog/shop.toml",
      "domain = \"com.|example.shop",
      [(["Catalog/shop.toml"], "com.example.shop", "com.example.storefront")]),
  ]
}

// MARK: - The project

extension RenamingFixture {
  public static let project: [String: String] = [
    // This locale isn't in the list of 'bayan.toml'.
    "Locales/he/shop.toml": ##"""
    [refund]
    title = "{$reader}, {$amount}"

    [sold]
    title = "{$amount}"

    """##,
    "Locales/he/options.toml": ##"""
    [retry]
    label = "שוב"

    """##,
    "Catalog/bayan.toml": ##"""
    # shop, refund, amount, again and retry are words here, and names below.
    format = 1
    source-locale = "en"
    locales = ["en", "ar"]
    do-not-translate = ["shop"]

    [module]
    name = "ShopErrors"

    [checks]
    end-punctuation = "off"
    placeholder-format-changed = "warning"

    [release]
    reviewed = ["other"]

    [[allow]]
    rule = "repeated-word"
    path = 'Locales/en/shop.toml'
    reason = "shop.toml: the refund comes again"

    [[allow]]
    rule = "title-full-stop"
    locale = "en"
    path = "Locales/*/shop.t*"
    reason = "retry"

    [[allow]]
    rule = "double-space"
    path = "Locales/*/late*.toml"
    reason = "no file has such a name yet"

    """##,
    "Catalog/categories.toml": ##"""
    [other]
    summary = "refund, amount, again, retry."
    requires = ["title"]

    [recoverable]
    summary = "The user can retry."
    requires = ["title", "options"]

    """##,
    "Catalog/cldr.lock": ##"""
    # What CLDR said of each locale when its messages were written. Written by `bayan cldr --accept`.
    format = 1

    [locales]
    ar = { cldr = "42.0", digits = "arab", direction = "rtl", cardinal = "zero: n = 0; one: n = 1; two: n = 2; few: n % 100 = 3..10; many: n % 100 = 11..99", ordinal = "" }
    en = { cldr = "42.0", digits = "latn", direction = "ltr", cardinal = "one: i = 1 and v = 0", ordinal = "one: n % 10 = 1 and n % 100 != 11; two: n % 10 = 2 and n % 100 != 12; few: n % 10 = 3 and n % 100 != 13" }

    """##,
    "Catalog/codes.lock": ##"""
    # What was released. Written by `bayan release`.
    format = 1
    module = "ShopErrors"
    locales = ["en", "ar"]
    options = ["stop"]

    [domains."com.example.pay"]
    type = "PayError"

    [domains."com.example.pay".codes]
    refund = { value = 1, arguments = ["amount: integer"] }
    declined = { value = 9, retired = true }

    """##,
    "Catalog/options.toml": ##"""
    [retry]
    role = "default"

    [stop]
    role = "cancel"
    max-length = 10

    # bayan: allow option-unused @5a98d750 -- idle has its time, and retry too
    [idle]
    role = "default"

    """##,
    "Catalog/pay.toml": ##"""
    domain = "com.example.pay"
    type = "PayError"
    summary = "Errors of payments: shop, refund."

    [codes.refund]
    value = 1
    category = "other"
    summary = "The refund failed."
    arguments = { amount = { type = "integer", example = 3 } }

    [codes.late]
    value = 2
    category = "other"
    summary = "Too late."

    """##,
    "Catalog/recoveries.toml": ##"""
    # again
    [again]
    options = ["retry", 'stop']

    # bayan: allow recovery-unused @69ea6d0e -- spare is for again
    [spare]
    options = ["stop"]

    """##,
    "Catalog/shop.toml": ##"""
    domain = "com.example.shop"
    type = { existing = "ShopError" }
    summary = "Errors of the shop: refund, amount, again, retry."
    default = 'refund'

    [codes.refund]   # refund
    value = 1
    category = "recoverable"
    recovery = "again"
    summary = "refund: see ``refund`` and amount."
    max-length = { title = 80 }
    match = [{ code = 7 }, { name = "refund" }]

    [codes.refund.arguments]
    amount = { type = "integer", range = "0...500", example = 3 }
    "reader" = { type = "string", example = "Ann" }

    [codes.sold]
    value = 2
    category = "other"
    summary = "Somebody else bought the last one; no refund."
    # bayan: allow match-unreachable @7ed62d25 -- sold before refund
    match = [{ code = 8 }, { codes = "7...8" }]
    arguments = { amount = { type = "integer", example = 3 } }

    [codes.closed]
    value = 3
    category = "recoverable"
    recovery = "again"
    words = "own"
    summary = "The shop is closed."

    """##,
    "Catalog/adopted.lock": ##"""
    # Which key of the app's files became which message, and the texts that were read or written there.
    # Written by `bayan adopt`, `import` and `export --adopted-keys`.
    format = 1

    ["R/*.lproj/E.strings"]
    idle_btn = "options.idle.label"
    refund_title = "shop.refund.title"
    sold_title = "shop.sold.title"

    [values."R/*.lproj/E.strings"]
    refund_title = { amount = 1, reader = "name" }

    """##,
    "Catalog/sources.lock": ##"""
    # The source texts that the translations were made from. Written by `bayan sync`.
    format = 1

    options.idle.label.a970cc06 = "Again"
    options.retry.label.862765f0 = "Retry  now"
    options.stop.label.1e32a069 = "Cancel"
    pay.late.title.e92339a9 = "Too late"
    pay.refund.title.e3a94ee5 = "The refund of {$amount} failed"
    shop.closed.suggestion.f907c7eb = "Come back again again"
    shop.closed.title.157586ed = "The shop is closed!"
    shop.refund.description.0f2053ca = "Shop, retry! Your refund of {$amount} coins amount."
    shop.refund.title.69c2c20e = ".input {$amount :integer}\n.local $shop = {$amount :integer minimumIntegerDigits=2}\n.match $amount\none {{The refund of {$amount} coin failed, {$reader}}}\n*   {{The refund of {$shop} coins failed, {$reader}}}"
    shop.sold.title.6c007388 = "Only {$amount} are left."
    shop.sold.title.cbe05ffa = "Only {$amount} are left now."

    """##,
    "Locales/ar/glossary.toml": ##"""
    [terms]
    refund = "رد"
    shop = ["المتجر", "shop"]

    """##,
    "Locales/ar/options.toml": ##"""
    [retry]
    label = "إعادة  المحاولة"
    source = { label = "862765f0" }

    [stop]
    label = "إلغاء"
    source = { label = "1e32a069" }

    [idle]
    label = "مرة أخرى"
    source = { label = "a970cc06" }

    """##,
    "Locales/ar/pay.toml": ##"""
    [refund]
    # bayan: allow double-space @10d1bef5.295d -- refund and amount
    title = "فشل رد  {$amount}"
    source = { title = "e3a94ee5" }

    [late]
    title = "فات الأوان"
    source = { title = "e92339a9" }

    """##,
    "Locales/ar/shop.toml": ##"""
    [refund]
    # bayan: allow placeholder-format-changed @e3c89d14.b441 -- the amount of a refund
    title = """
    .input {$amount :integer}
    .local $shop = {$amount :integer minimumIntegerDigits=3}
    .match $amount
    zero {{لم يُرد أي مبلغ {$\##u{200E}reader\##u{200E}} {$amount}}}
    one {{فشل رد قطعة واحدة إلى {$reader}}}
    two {{فشل رد قطعتين إلى {$reader}}}
    few {{فشل رد {$shop} قطع إلى {$reader}}}
    many {{فشل رد {$shop} قطعة إلى {$reader}}}
    *   {{فشل رد  {$shop} قطعة إلى {$reader}}}"""
    # bayan: allow placeholder-format-changed @2f5e8818.0123 -- amount
    # bayan: allow end-punctuation @9e24c6fd.4691 -- refund
    description = "أعد المحاولة في shop! رد {$amount :integer minimumIntegerDigits=3} قطع"
    source = { title = "69c2c20e", description = "0f2053ca" }

    [sold]
    # bayan: allow double-space @fd02b918.0123 -- amount
    title = "بقي  {$amount} فقط."
    source = { title = "6c007388" }

    # bayan: allow title-full-stop @01234567.89ab -- refund: nothing needs it
    [closed]
    # bayan: allow end-punctuation @26c69639.b511 -- shop
    title = "المتجر  مغلق"
    suggestion = "عد مرة أخرى"
    source = { title = "157586ed", suggestion = "f907c7eb" }

    """##,
    "Locales/ar/state.lock": ##"""
    # How far each translation is. Written by `bayan`.
    options.retry.label     = reviewed   862765f0 caaae9da person
    pay.refund.title        = reviewed   00000001 61541c3f person
    shop.closed.suggestion  = reviewed   f907c7eb a39da36c person
    shop.closed.title       = draft      157586ed 7d6ae2f6 person
    shop.refund.description = reviewed   0f2053ca c7eaf271 person
    shop.refund.title       = reviewed   69c2c20e c5fdc3ed person
    shop.sold.title         = reviewed   cbe05ffa 1e0e6862 person

    """##,
    "Locales/en/options.toml": ##"""
    [retry]
    # bayan: allow double-space @4ceb4add.7eed -- retry
    label = "Retry  now"

    [stop]
    label = "Cancel"

    [idle]
    label = "Again"

    """##,
    "Locales/en/pay.toml": ##"""
    [refund]
    title = "The refund of {$amount} failed"

    [late]
    title = "Too late"

    """##,
    "Locales/en/shop.toml": ##"""
    # refund
    [refund]
    title = """
    .input {$amount :integer}
    .local $shop = {$amount :integer minimumIntegerDigits=2}
    .match $amount
    one {{The refund of {$amount} coin failed, {$reader}}}
    *   {{The refund of {$shop} coins failed, {$reader}}}"""
    description = "Shop, retry! Your refund of {$amount} coins amount."

    [sold]
    title = "Only {$amount} are left now."

    [closed]
    title = "The shop is closed!"
    suggestion = "Come back again again"

    """##,
  ]
}
