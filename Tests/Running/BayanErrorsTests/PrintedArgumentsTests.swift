import BayanErrors
import BayanLogging
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation
import Logging
import Synchronization
import Testing

/// Arguments of every type in errors that are logged, sent or printed.
@Suite("arguments as text")
struct PrintedArgumentsTests {
  /// An error with an argument of every type, as in generated code.
  private indirect enum Order: GeneratedError, CatalogLocalizedError {
    typealias Locale = BayanSDKErrorsCatalog.Locale

    case failed(
      name: String, count: Int, seconds: Double, since: MessageDateTime, fee: MessageAmount,
      names: [String], counts: [Int], ratios: [Double], dates: [MessageDateTime],
      fees: [MessageAmount], underlying: any Error)

    static let errorsWithoutValues: [Self] = []
    static var domainIndex: Int { 0 }
    var codeIndex: Int { 0 }
    var errorValues: ErrorValues {
      switch self {
      case .failed(
        let name, let count, let seconds, let since, let fee, let names, let counts, let ratios,
        let dates, let fees, let underlying):
        ErrorValues([
          MessageArgument("name", .string(name)), MessageArgument("count", .integer(count)),
          MessageArgument("seconds", MessageValue(seconds)),
          MessageArgument("since", .dateTime(since)), MessageArgument("fee", .amount(fee)),
          MessageArgument("names", .list(names.map { .string($0) })),
          MessageArgument("counts", .list(counts.map { .integer($0) })),
          MessageArgument("ratios", .list(ratios.map { MessageValue($0) })),
          MessageArgument("dates", .list(dates.map { .dateTime($0) })),
          MessageArgument("fees", .list(fees.map { .amount($0) })),
        ]).wrapping(underlying)
      }
    }
  }

  /// The same arguments, one of which is private.
  private struct SecretOrder: CatalogLocalizedError, ErrorWithPrivateArguments {
    typealias Locale = BayanSDKErrorsCatalog.Locale
    let order: Order
    static var domainIndex: Int { 0 }
    var codeIndex: Int { 0 }
    var errorValues: ErrorValues { order.errorValues.hiding("name") }
  }

  private static let fee = MessageAmount("12.50", currency: "EUR")
  private static let since = MessageDateTime(secondsSince1970: 1e9)

  private static func order() throws -> Order {
    let fee = try #require(fee)
    return .failed(
      name: "Sara Ali", count: -3, seconds: 2.5, since: since, fee: fee, names: ["Ann", "Bob"],
      counts: [1, 2], ratios: [0.5, 1e21, .infinity], dates: [since], fees: [fee, fee],
      underlying: Beneath.timedOut(seconds: 0.25, fee: fee, since: since))
  }

  /// An error of the program's own, as Swift prints it.
  private enum Beneath: Error {
    case timedOut(seconds: Double, fee: MessageAmount, since: MessageDateTime)
  }

  private static let texts = [
    "name": "Sara Ali", "count": "-3", "seconds": "2.5", "since": "2001-09-09T01:46:40Z",
    "fee": "12.50 EUR", "names": "Ann, Bob", "counts": "1, 2",
    "ratios": "0.5, 1000000000000000000000, Infinity", "dates": "2001-09-09T01:46:40Z",
    "fees": "12.50 EUR, 12.50 EUR",
  ]

  private final class Lines: Sendable {
    let all = Mutex<[(message: String, metadata: Logger.Metadata)]>([])
  }

  private struct Handler: LogHandler {
    let lines: Lines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      lines.all.withLock { $0.append(("\(event.message)", event.metadata ?? [:])) }
    }
  }

  private func logged(_ error: any Error) throws -> Logger.Metadata {
    let lines = Lines()
    Logger(label: "test") { _ in Handler(lines: lines) }.log(error: error)
    return try #require(lines.all.withLock { $0 }.first).metadata
  }

  @Test func `a log and a status show each argument in the same way`() throws {
    let order = try Self.order()
    let status = RPCStatus(order, httpStatus: 500, preferring: [])
    #expect(status.metadata == Self.texts)
    #expect(
      try logged(order)["arguments"] == .dictionary(Self.texts.mapValues { .string($0) }))

    var texts = Self.texts
    texts["name"] = nil
    let secret = SecretOrder(order: order)
    #expect(RPCStatus(secret, httpStatus: 500, preferring: []).metadata == texts)
    texts["name"] = "<private>"
    #expect(try logged(secret)["arguments"] == .dictionary(texts.mapValues { .string($0) }))
  }

  @Test func `an error is printed with its arguments as they are written`() throws {
    let order = try Self.order()
    let values = """
      count: -3, seconds: 2.5, since: 2001-09-09T01:46:40Z, fee: 12.50 EUR, names: ["Ann", "Bob"], \
      counts: [1, 2]
      """
    let rest = "dates: [2001-09-09T01:46:40Z], fees: [12.50 EUR, 12.50 EUR]"
    for error: any Error in [order, SecretOrder(order: order)] {
      #expect("\(error)".contains(values) && "\(error)".contains(rest), "\(error)")
      #expect(String(reflecting: error).contains(values), "\(String(reflecting: error))")
      #expect("\(error as NSError)".contains(values), "\(error as NSError)")
    }
    #expect("\(order.messageArguments)".hasPrefix(#"[name: "Sara Ali", count: -3, seconds: 2.5, "#))
    #expect("\(order.messageArguments[2])" == "seconds: 2.5")
    #expect("\(order.messageArguments[2].value)" == "2.5")
    #expect(String(reflecting: MessageValue("a\n")) == #""a\n""#)
  }

  /// The text that Swift prints for a type without its own description.
  private static let dumps = [
    "MessageNumber", "MessageAmount", "MessageDateTime", "MessageValue", "digits", "isNegative",
    "fractionCount", "millisecond", "timeZone", "currency:",
  ]

  @Test func `no text of an error has a dump of a type`() throws {
    let order = try Self.order()
    for error: any CatalogLocalizedError in [order, SecretOrder(order: order)] {
      var text = "\(error) \(String(describing: error)) \(String(reflecting: error)) \([error])"
      print(error, to: &text)
      dump(error, to: &text)
      for value: Any in [error.messageArguments, error.errorValues, error.errorUserInfo] {
        dump(value, to: &text)
        text += "\(value) \(Mirror(reflecting: value).children.map { $0 })"
      }
      let bridged = error.nsError(preferring: [])
      text += "\(bridged) \(bridged.userInfo) \(error as NSError) \((error as NSError).userInfo)"
      text += "\(error.localizedDescription) \(error.developerMessage) \(ErrorDescriptor(error))"
      text += "\(error.alert) \(error.words)"
      let status = RPCStatus(error, httpStatus: 500, preferring: [])
      text += "\(status) \(String(decoding: try status.json(), as: UTF8.self))"
      let problem = ProblemDetails(error, status: 500, preferring: [])
      text += "\(problem) \(String(decoding: try problem.json(), as: UTF8.self))"
      text += "\(try logged(error)) \(try logged(NetworkError.unknown(underlying: error)))"
      text += "\(NetworkError.unknown(underlying: error))"
      for dumped in Self.dumps { #expect(!text.contains(dumped), "\(dumped)") }
    }
  }

  @Test func `a value by itself is printed as it is written`() throws {
    let number = try #require(MessageNumber("-2.50"))
    let values: [(Any, String)] = [
      (number, "-2.50"), (Self.since, "2001-09-09T01:46:40Z"),
      (try #require(Self.fee), "12.50 EUR"),
      (MessageArgument("n", .number(number)), "n: -2.50"),
      (MessageArguments(), "[]"), (MessageValue.list(["a", .integer(1)]), "a, 1"),
    ]
    for (value, text) in values {
      #expect("\(value)" == text)
      var dumped = ""
      dump(value, to: &dumped)
      for dump in Self.dumps { #expect(!dumped.contains(dump), "\(dumped)") }
    }
  }
}
