import BayanCatalog
import BayanChecking
import BayanCompiler
import BayanDiagnostics
import BayanEmission
import BayanErrors
import BayanICUFunctions
import BayanRules
import BayanRuntime
import Foundation
import Testing

/// A catalog with arguments of all types, whose generated code these tests compile and call.
@Suite("Generated Swift with dates, amounts and lists")
struct TypedArgumentsTests {
  static let files = [
    SourceFile(
      path: "Catalog/account.toml",
      text: #"""
        domain = "org.example.account"
        type = "AccountError"
        summary = "Errors of an account."

        [codes.expired]
        category = "other"
        arguments = { since = { type = "date" } }

        [codes.unpaid]
        category = "other"
        summary = "Something is owed."
        arguments = { amount = { type = "currency" }, reminder = { type = "integer" } }

        [codes.waiting]
        category = "other"
        summary = "Others wait."
        arguments = { people = { type = "list", of = "string" }, fees = { type = "list", of = "currency" }, days = { type = "list", of = "integer" } }

        """#),
    SourceFile(
      path: "Catalog/bayan.toml",
      text: #"""
        format = 1
        source-locale = "en"
        locales = ["en", "ar"]

        [module]
        name = "TypedErrors"
        access = "internal"

        [functions."app:ordinal"]
        summary = "1st, 2nd, 3rd."
        operand = ["integer"]

        """#),
    SourceFile(
      path: "Catalog/categories.toml",
      text: #"""
        [other]
        summary = "Nothing to offer but the message."
        requires = ["title"]

        """#),
    SourceFile(
      path: "Catalog/session.toml",
      text: #"""
        domain = "org.example.session"
        type = "SessionError"

        [codes.closed]
        category = "other"

        [codes.ended]
        category = "other"
        wraps = true
        arguments = { token = { type = "string", private = true }, attempts = { type = "integer" }, owed = { type = "currency", private = true }, since = { type = "date" }, names = { type = "list", of = "string" } }

        """#),
    SourceFile(
      path: "Locales/ar/session.toml",
      text: #"""
        [closed]
        title = "أُغلقت الجلسة."

        [ended]
        title = "انتهت الجلسة."

        """#),
    SourceFile(
      path: "Locales/en/session.toml",
      text: #"""
        [closed]
        title = "The session was closed."

        [ended]
        title = "The session has ended."

        """#),
    SourceFile(
      path: "Locales/ar/account.toml",
      text: #"""
        [expired]
        title = "انتهت صلاحيتك في {$since :date length=long}."

        [unpaid]
        title = "التذكير {$reminder :app:ordinal}: عليك {$amount}."

        [waiting]
        title = "ينتظر {$people} منذ {$days} أيام وعليهم {$fees}."

        """#),
    SourceFile(
      path: "Locales/en/account.toml",
      text: #"""
        [expired]
        title = "Your pass ended on {$since :date length=long}."

        [unpaid]
        title = "{$reminder :app:ordinal} reminder: you owe {$amount}."

        [waiting]
        title = "{$people} have waited {$days} days and owe {$fees}."

        """#),
  ]

  @Test func `a message for developers ends with the name where there is no summary`() {
    #expect(
      AccountError.unpaid(amount: MessageAmount(1, currency: "EUR"), reminder: 1)
        .developerMessage
        == "org.example.account.unpaid: Something is owed.")
    let since = MessageDateTime(secondsSince1970: 0)
    #expect(AccountError.expired(since: since).developerMessage == "org.example.account.expired")
  }

  private static let ended = SessionError.ended(
    token: "s3cret", attempts: 3, owed: MessageAmount(7777, currency: "EUR"),
    since: MessageDateTime(secondsSince1970: 0), names: ["Ann"], underlying: Beneath())

  private struct Beneath: Error {}

  @Test func `an error is printed without the values of private arguments`() {
    let values = """
      token: <private>, attempts: 3, owed: <private>, since: 1970-01-01T00:00:00Z, \
      names: ["Ann"], underlying: Beneath()
      """
    #expect("\(Self.ended)" == "ended(\(values))")
    #expect(String(reflecting: Self.ended) == "SessionError.ended(\(values))")
    #expect("\(SessionError.closed)" == "closed")
    #expect(String(reflecting: SessionError.closed) == "SessionError.closed")
  }

  @Test func `nothing that prints an error or what it carries shows private values`() {
    var dumped = ""
    for value: Any in [Self.ended, Self.ended.words, Self.ended.errorValues, [Self.ended]] {
      dump(value, to: &dumped)
      dumped += "\(value) \(String(reflecting: value)) \(Optional.some(value) as Any)"
      dumped += "\(Mirror(reflecting: value).children.map { $0 })"
    }
    let result: Result<Int, any Error> = .failure(Self.ended)
    dumped += "\(result) \(Self.ended as NSError) \(Self.ended.nsError(preferring: []))"
    dumped += "\(Self.ended.errorUserInfo) \(Self.ended.developerMessage)"
    #expect(dumped.contains("attempts: 3") && dumped.contains("token: <private>"))
    #expect(!dumped.contains("s3cret") && !dumped.contains("7777") && !dumped.contains("7,777"))
    #expect(Self.ended.messageArguments.map(\.name) == ["attempts", "since", "names"])
  }

  /// The changed pack has this catalog's fingerprint, like a pack with a corrected checksum.
  @Test func `a pack that is loaded shows no private value`() throws {
    let files = Self.files.map { file in
      SourceFile(
        path: file.path,
        text: String(decoding: file.bytes, as: UTF8.self).replacing(
          "The session has ended.",
          with: ".input {$token :string} .match $token s3cret {{it is}} "
            + "* {{{$token}, {$owed}, {$attempts :number minimumFractionDigits=$owed}, {$names}}}"))
    }
    let catalog = try #require(CatalogLoader.load(files).catalog)
    let compiled = try #require(CatalogCompiler.compile(catalog).0)
    let store = TypedErrorsCatalog.Locale.store
    // The first locale is English, and no other test uses this error's messages.
    try store.load(compiled.locales[0].pack)
    defer { store.restore() }
    let title = "{$token}, {$owed}, 3, Ann"
    #expect(Self.ended.words(in: .en).title(for: .log) == title)
    #expect(Self.ended.words(in: .en).withUTF8(.title, for: .json) { $0.elementsEqual(title.utf8) })
  }

  private static let generated = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "Generated/TypedErrors+Generated.swift")

  /// With `RECORD=1` the test writes the file, and still fails.
  @Test func `the committed file is what is generated`() throws {
    let loaded = CatalogLoader.load(Self.files)
    #expect(RuleBook.all.diagnostics(of: loaded).filter { $0.severity == .error } == [])
    let catalog = try #require(loaded.catalog)
    let (compiled, diagnostics) = CatalogCompiler.compile(catalog)
    #expect(diagnostics == [])
    let parts = CatalogEmitter.files(catalog, try #require(compiled))
    let file = CatalogEmitter.gather(
      parts, of: catalog, into: [Self.generated.lastPathComponent])[0]
    let committed = try String(contentsOf: Self.generated, encoding: .utf8)
    if file.text != committed, ProcessInfo.processInfo.environment["RECORD"] != nil {
      try file.text.write(to: Self.generated, atomically: true, encoding: .utf8)
    }
    // With another version of the data the file differs, so that it isn't compared.
    let isSameData = committed.contains("// CLDR version: \(try #require(compiled).cldrVersion).")
    #expect(!isSameData || file.text == committed, "stale: RECORD=1 Tools/test renews it")
  }

  /// The function `:app:ordinal` of the catalog's `[functions]`.
  private struct Ordinal: MessageFunction {
    struct Value: FunctionValue {
      var number: String
      var partType: String { "number" }
      func format() throws(MessageError) -> [FormattedPart.Piece] {
        [.init(type: "integer", text: number), .init(type: "literal", text: ".")]
      }
    }
    func resolve(_ call: inout FunctionCall) -> (any FunctionValue)? {
      guard let number = call.operand?.number else { return nil }
      return Value(number: number.serialized())
    }
  }

  private var functions: FunctionRegistry {
    var functions = ICUFunctions.registry()
    functions.register("app:ordinal", Ordinal())
    return functions
  }

  private func titles(_ error: AccountError) -> [String] {
    [TypedErrorsCatalog.Locale.en, .ar].map { error.words(in: $0).title(for: .json) }
  }

  @Test
  func `with ICU's functions the words have dates, amounts and lists as the locale writes them`()
    throws
  {
    let amount = try #require(MessageAmount("12.5", currency: "EUR"))
    let moment = MessageDateTime(Date(timeIntervalSince1970: 86_400))
    MessageFunctions.$current.withValue(functions) {
      #expect(
        titles(.expired(since: moment)) == [
          "Your pass ended on January 2, 1970.", "انتهت صلاحيتك في ٢ يناير ١٩٧٠.",
        ])
      #expect(
        titles(.unpaid(amount: amount, reminder: 2))[0] == "2. reminder: you owe €12.50.")
      #expect(
        titles(.waiting(people: ["Ann", "Bob", "Cem"], fees: [amount], days: [1, 2])) == [
          "Ann, Bob, and Cem have waited 1 and 2 days and owe €12.50.",
          "ينتظر Ann وBob وCem منذ ١ و٢ أيام وعليهم \u{200F}١٢٫٥٠\u{A0}€.",
        ])
    }
  }

  @Test func `without, they can be read all the same`() throws {
    let amount = MessageAmount(try #require(Decimal(string: "12.5")), currency: "EUR")
    let moment = MessageDateTime(Date(timeIntervalSince1970: 86_400))
    #expect(titles(.expired(since: moment))[0] == "Your pass ended on 1970-01-02.")
    #expect(
      titles(.unpaid(amount: try #require(amount), reminder: 2))[0]
        == "{$reminder} reminder: you owe 12.50\u{A0}EUR.")
    #expect(
      AccountError.expired(since: moment).localizedDescription.isEmpty
        || AccountError.expired(since: moment) == .expired(since: moment))
  }

  @Test func `Foundation's moments and numbers become the message's`() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Kolkata"))
    #expect(
      MessageDateTime(Date(timeIntervalSince1970: 0), in: zone).literal
        == "1970-01-01T05:30:00+05:30")
    #expect(MessageDateTime(.distantPast).literal == "0001-01-01T00:00:00Z")
    #expect(MessageAmount(Decimal.nan, currency: "EUR") == nil)
    #expect(
      MessageAmount(Decimal(sign: .minus, exponent: -2, significand: 150), currency: "EUR")?.value
        .serialized() == "-1.5")
  }
}
