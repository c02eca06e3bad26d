import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanErrors
import BayanICUFunctions
import BayanRuntime
import Foundation
import Testing

/// Packs that replace a program's own, with private arguments in their messages.
///
/// `bayan check` refuses such messages, but a changed pack with a corrected checksum has them.
@Suite("Private arguments, whatever a pack says")
struct PrivateArgumentsTests {
  /// Messages that reveal a private value: by showing it, by an option, by the variant.
  static let messages = [
    "{$token}", "{$token :string u:dir=rtl}", "{$owed}", "{$owed :currency}",
    "{$pin}", "{$pin :integer}", "{$pin :percent}", "{$pin :offset add=1}",
    "{$ratio :number maximumFractionDigits=1}", "{$until}", "{$until :date length=long}",
    "{$people}",
    "{$fees}", "{$token :app:echo}", "{$name :app:echo key=$token}", "{:app:echo key=$people}",
    "{$count :number minimumFractionDigits=$pin}", "{$count :offset add=$pin}",
    "{$count :currency currency=$token}", "{$until :datetime timeZone=$token}",
    "{|x| :string u:id=$token}{#b a=$token}x{/b}",
    ".local $a = {$token} .local $b = {$a :string} {{{$b} {$name}}}",
    ".local $a = {$count :number minimumFractionDigits=$pin} .local $b = {$a :integer} {{{$b}{$a}}}",
    ".input {$token :string} .match $token |s3cret| {{it is}} * {{it isn't}}",
    ".input {$pin :integer} .match $pin 7 {{seven}} one {{one}} * {{{$pin}}}",
    ".input {$ratio :number} .match $ratio one {{one}} * {{other}}",
    ".input {$count :number minimumFractionDigits=$pin} .match $count one {{one}} * {{other}}",
    ".local $a = {$pin :offset subtract=6} .local $b = {|1| :number} .match $a $b 1 one {{a}} * * {{b}}",
    ".input {$name :app:echo key=$token} .match $name |s3cret| {{it is}} * {{it isn't}}",
  ]

  /// Returns the project's catalog with one message in each facet.
  static func catalog(saying message: String) throws -> MessageCatalog {
    let facets = ["title", "description", "suggestion", "help"]
    let text = facets.map { "\($0) = '''\(message)'''" }.joined(separator: "\n")
    let loaded = CatalogLoader.load([
      SourceFile(
        path: "Catalog/bayan.toml",
        text: """
          format = 1
          source-locale = "en"
          locales = ["en"]
          module = { name = "Session" }
          """),
      SourceFile(
        path: "Catalog/categories.toml",
        text: """
          other = { requires = ["title", "description", "suggestion", "help", "options"] }
          """),
      SourceFile(path: "Catalog/options.toml", text: "retry = { role = 'default' }"),
      SourceFile(path: "Catalog/recoveries.toml", text: "retry = { options = ['retry'] }"),
      SourceFile(
        path: "Catalog/session.toml",
        text: """
          domain = "org.example.session"
          type = "SessionError"

          [codes.ended]
          category = "other"
          recovery = "retry"

          [codes.ended.arguments]
          name = { type = "string" }
          token = { type = "string", private = true }
          count = { type = "integer" }
          pin = { type = "integer", private = true }
          ratio = { type = "number", private = true }
          until = { type = "date", private = true }
          owed = { type = "currency", private = true }
          people = { type = "list", of = "string", private = true }
          fees = { type = "list", of = "currency", private = true }
          """),
      SourceFile(path: "Locales/en/session.toml", text: "[ended]\n" + text),
      SourceFile(path: "Locales/en/options.toml", text: "retry = { label = 'Try {$token} again' }"),
    ])
    let catalog = try #require(loaded.catalog)
    let compiled = try #require(CatalogCompiler.compile(catalog).0)
    return try compiled.messageCatalog()
  }

  /// An error like those of generated code, with two sets of private values.
  private enum SessionError: GeneratedError, CatalogLocalizedError, ErrorWithPrivateArguments {
    case ended(
      name: String, token: String, count: Int, pin: Int, ratio: Double, until: MessageDateTime,
      owed: MessageAmount, people: [String], fees: [MessageAmount])

    enum Locale: String, CatalogLocale {
      case en
      enum Category: String, CatalogName { case other }
      enum Option: String, CatalogName { case retry }

      @TaskLocal static var current: MessageCatalog?
      static var catalog: MessageCatalog {
        guard let current else { preconditionFailure("no catalog") }
        return current
      }
    }

    static let errorsWithoutValues: [Self] = []
    static let domainIndex = 0
    var codeIndex: Int { 0 }
    var errorValues: ErrorValues {
      switch self {
      case .ended(
        let name, let token, let count, let pin, let ratio, let until, let owed, let people,
        let fees):
        ErrorValues([
          MessageArgument("name", .string(name)), MessageArgument("token", .string(token)),
          MessageArgument("count", .integer(count)), MessageArgument("pin", .integer(pin)),
          MessageArgument("ratio", MessageValue(ratio)),
          MessageArgument("until", .dateTime(until)), MessageArgument("owed", .amount(owed)),
          MessageArgument("people", .list(people.map { .string($0) })),
          MessageArgument("fees", .list(fees.map { .amount($0) })),
        ]).hiding("token", "pin", "ratio", "until", "owed", "people", "fees")
      }
    }

    static let first = ended(
      name: "Ann", token: "s3cret", count: 2, pin: 7, ratio: 1,
      until: MessageDateTime(secondsSince1970: 1e9),
      owed: MessageAmount(7777, currency: "EUR"), people: ["Zoe"],
      fees: [MessageAmount(8888, currency: "EUR")])
    static let second = ended(
      name: "Ann", token: "USD", count: 2, pin: 1, ratio: 2.5,
      until: MessageDateTime(secondsSince1970: 0), owed: MessageAmount(1, currency: "JPY"),
      people: [],
      fees: [])
  }

  /// An error without private arguments, which wraps one with private arguments.
  private enum Wrapping: CatalogLocalizedError {
    typealias Locale = SessionError.Locale
    case failed(underlying: any Error)
    static let domainIndex = 0
    var codeIndex: Int { 0 }
    var errorValues: ErrorValues {
      switch self {
      case .failed(let underlying): ErrorValues().wrapping(underlying)
      }
    }
  }

  /// A project's own function, which shows its operand and options, and selects by them.
  private struct Echo: MessageFunction {
    struct Value: FunctionValue {
      var text: String
      var partType: String { "echo" }
      var plainValue: MessageValue? { .string(text) }
      var canSelect: Bool { true }
      func format() throws(MessageError) -> [FormattedPart.Piece] { [.init(type: "x", text: text)] }
      func matches(_ key: String) -> Bool? { text.contains(key) }
    }
    func resolve(_ call: inout FunctionCall) -> (any FunctionValue)? {
      let options = call.options.map { "\($0.name)=\($0.value.text ?? "")" }
      return Value(text: ([call.operand?.text ?? ""] + options).joined(separator: " "))
    }
  }

  /// Returns all texts that a program can get from an error, or print of it.
  private static func texts(_ error: SessionError) throws -> [String] {
    let words = error.words(in: .en)
    var texts: [String] = []
    for sink in [Sink.display, .log, .terminal, .json] {
      texts += [words.title(for: sink), words.description(for: sink)]
      texts += [words.suggestion(for: sink), words.help(for: sink)].map { $0 ?? "" }
      texts += words.options(for: sink).map(\.label)
      for facet in CatalogTable.Facet.allCases {
        texts.append(words.withUTF8(facet, for: sink) { String(decoding: $0, as: UTF8.self) })
      }
      texts.append("\(ErrorAlert(words, for: sink))")
    }
    for pack in SessionError.Locale.catalog.packs {
      for slot in 0..<pack.slotCount {
        texts.append("\(pack.parts(slot, error.messageArguments))")
        _ = pack.string(slot, error.messageArguments) { texts.append("\($0)") }
      }
    }
    texts += [
      error.localizedDescription, error.errorDescription ?? "", error.recoverySuggestion ?? "",
      error.helpAnchor ?? "", error.developerMessage, "\(error.alert)",
    ]
    // Dictionaries are sorted below, because their order differs between runs.
    let wrapping = Wrapping.failed(underlying: error)
    let wrapped = NSError(domain: "d", code: 1, userInfo: [NSUnderlyingErrorKey: error])
    texts += ["\(wrapping)", String(reflecting: wrapping), "\(wrapped)", "\(wrapping.errorValues)"]
    // The characters are sorted, because the order of the dictionary differs between instances.
    texts += [String("\(wrapping as NSError)".sorted()), "\(Optional.some(wrapping) as Any)"]
    texts += wrapping.errorUserInfo.map { "\($0): \($1)" }.sorted()
    texts += error.errorUserInfo.map { "\($0): \($1)" }.sorted()
    let bridged = error.nsError(preferring: [])
    texts += bridged.userInfo.map { "\($0): \($1)" }.sorted() + [bridged.localizedDescription]
    let status = RPCStatus(error, httpStatus: 400, preferring: [])
    texts.append(String(decoding: try status.json(), as: UTF8.self))
    texts += status.metadata.map { "\($0): \($1)" }.sorted()
    let problem = ProblemDetails(error, status: 400, preferring: [])
    texts += [String(decoding: try problem.json(), as: UTF8.self), "\(problem)"]
    texts += [
      "\(error)", String(reflecting: error), "\(Mirror(reflecting: error).children.map { $0 })",
    ]
    texts += ["\(error.messageArguments)", "\([error])"]
    for value: Any in [error, error.errorValues, error.messageArguments, wrapping] {
      var dumped = ""
      dump(value, to: &dumped)
      texts.append(dumped)
    }
    return texts
  }

  private var functions: FunctionRegistry {
    var functions = ICUFunctions.registry(timeZone: "UTC")
    functions.register("app:echo", Echo())
    return functions
  }

  @Test(arguments: messages)
  func `no text is another for another private value`(_ message: String) throws {
    try SessionError.Locale.$current.withValue(try Self.catalog(saying: message)) {
      try MessageFunctions.$current.withValue(functions) {
        let (texts, others) = (try Self.texts(.first), try Self.texts(.second))
        #expect(texts.count == others.count)
        for (text, other) in zip(texts, others) {
          #expect(text.utf8.elementsEqual(other.utf8), "\(text) \(other)")
        }
      }
    }
  }

  @Test(arguments: [
    ("Hello {$name}, {$token}", "Hello Ann, {$token}"),
    ("{$name :app:echo key=$token}", "Ann"),
    ("{$count :number minimumFractionDigits=$pin}", "2"),
    ("{$owed}, {$until :date}, {$people}", "{$owed}, {$until}, {$people}"),
    (".local $a = {$token :string} {{{$a}}}", "{$a}"),
    (".input {$token :string} .match $token |s3cret| {{it is}} * {{it isn't}}", "it isn't"),
    (".input {$pin :integer} .match $pin 7 {{seven}} * {{{$count}}}", "2"),
  ])
  func `a private argument is a variable that has no value`(
    _ message: String, _ expected: String
  ) throws {
    SessionError.Locale.$current.withValue(try Self.catalog(saying: message)) {
      MessageFunctions.$current.withValue(functions) {
        #expect(SessionError.first.words.title(for: .log) == expected)
        var errors: [MessageError] = []
        _ = SessionError.Locale.catalog.packs[0]
          .string(0, SessionError.first.messageArguments) { errors.append($0) }
        #expect(!errors.isEmpty)
      }
    }
  }

  @Test func `the program has private values in the error, and compares errors by them`() {
    guard case .ended(_, let token, _, let pin, _, _, _, _, _) = SessionError.first
    else { return }
    #expect(token == "s3cret" && pin == 7)
    #expect(SessionError.first.messageArguments.map(\.name) == ["name", "count"])
    #expect(
      SessionError.first.privateArgumentNames
        == ["token", "pin", "ratio", "until", "owed", "people", "fees"])
    #expect(SessionError.first == .first && SessionError.first != .second)
    #expect(Set([SessionError.first, .second, .first]).count == 2)
  }

  @Test func `private values stay hidden, in whatever order an error's values are made`() {
    struct Beneath: Error {}
    let values = ErrorValues("name", "Ann", "token", "s3cret")
    let made = [
      values.hiding("token").wrapping(Beneath()), values.wrapping(Beneath()).hiding("token"),
      values.hiding("token").hiding().wrapping(Beneath()),
      values.hiding("token").wrapping(Beneath()).hiding("other"),
    ]
    for values in made {
      #expect("\(values)" == #"name: "Ann", token: <private>, underlying: Beneath()"#)
    }
    #expect("\(values.hiding("token").hiding("name"))" == "name: <private>, token: <private>")
    // Variables match by canonical equivalence, and so do the names of private arguments.
    let accented = ErrorValues("cle\u{301}", "s3cret").hiding("cl\u{E9}")
    #expect("\(accented)" == "cle\u{301}: <private>")
  }

  /// An enum from before its catalog.
  fileprivate enum Existing: Error {
    case ended(token: String)
    case closed
  }

  /// The same enum with its own description.
  fileprivate enum Described: Error, CustomStringConvertible {
    case ended(token: String)
    var description: String { "it has ended" }
  }

  @Test func `an enum that was there before is printed without private values, or in its own way`()
  {
    let error = Existing.ended(token: "s3cret")
    #expect("\(error)" == "ended(token: <private>)")
    #expect("\(Existing.closed)" == "closed")
    #expect("\(Described.ended(token: "s3cret"))" == "it has ended")
    var dumped =
      "\(String(reflecting: error)) \(String(reflecting: Described.ended(token: "s3cret")))"
    dump([error], to: &dumped)
    dump(Described.ended(token: "s3cret"), to: &dumped)
    dumped += "\(error as NSError) \(Result<Int, any Error>.failure(error))"
    #expect(!dumped.contains("s3cret"))
  }
}

extension PrivateArgumentsTests.Existing: ExistingError, ErrorWithPrivateArguments {
  typealias Locale = TypedErrorsCatalog.Locale
  static var domainIndex: Int { 1 }
  var codeIndex: Int {
    switch self {
    case .ended: 1
    case .closed: 0
    }
  }
  var errorValues: ErrorValues {
    switch self {
    case .ended(let token): ErrorValues("token", .string(token)).hiding("token")
    case .closed: ErrorValues()
    }
  }
}

extension PrivateArgumentsTests.Existing: CatalogLocalizedError {}

extension PrivateArgumentsTests.Described: ExistingError, ErrorWithPrivateArguments {
  typealias Locale = TypedErrorsCatalog.Locale
  static var domainIndex: Int { 1 }
  var codeIndex: Int { 1 }
  var errorValues: ErrorValues {
    switch self {
    case .ended(let token): ErrorValues("token", .string(token)).hiding("token")
    }
  }
}
