import BayanErrors
import BayanGraph
import BayanHTTP
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import BayanSeededRandom
import Foundation
import Testing

@Suite("No secret of an answer gets into texts for readers")
struct LeakTests {
  private static let secret = "EAACEdEose0cBAKx91LmZBZC0rR5tGqJ7xN2"
  private static let envelope = """
    {"error":{"message":"Error validating \(secret)","type":"OAuthException","code":190,\
    "error_subcode":463,"error_user_title":"T 190","error_user_msg":"Token \(secret) #463",\
    "fbtrace_id":"AbCdEf0123","is_transient":false,"error_data":[{"x":1.5e3}]}}
    """
  private static let list = """
    [{"name":"login","items":[{"code":102},{"code":190,"subcodes":[459,460]}],\
    "recovery_message":"OAuthException \(secret)","recovery_options":["(#190)","{}"]},\
    {"name":"transient","items":[{"code":1}]}]
    """

  /// Expects that no text for readers has the error's numbers, domains, type names or secrets.
  private func expectClean(_ error: GraphRequestError, _ locales: [LocaleTag]) {
    let words = error.words(preferring: locales)
    var texts = [words.title, words.description] + words.options.map(\.label)
    if let suggestion = words.suggestion { texts.append(suggestion) }
    let bridged = error.nsError(preferring: locales)
    texts.append(bridged.localizedDescription)
    texts += bridged.localizedRecoveryOptions ?? []
    let hidden = [
      "Exception", "GraphError", "com.facebook", Self.secret, "{", "fbtrace", "AbCdEf", "\u{FFFD}",
    ]
    for text in texts {
      #expect(!text.isEmpty)
      for word in hidden { #expect(!text.contains(word), "\(text)") }
      for number in [error.graphCode, error.graphSubcode, error.httpStatus].compactMap({ $0 })
      where number > 99 {
        #expect(!Self.numbers(in: text).contains(number), "\(text)")
      }
    }
  }

  private static func numbers(in text: String) -> [Int] {
    text.split { !$0.isNumber }.map { digits in
      digits.reduce(0) { ($0 &* 10) &+ ($1.wholeNumberValue ?? 0) }
    }
  }

  @Test(arguments: ["en", "ar"] as [LocaleTag])
  func `a whole answer leaks nothing, in any language`(locale: LocaleTag) throws {
    var configuration = ErrorConfiguration.builtIn
    _ = configuration.overlay(try JSONValue(parsing: Array(Self.list.utf8)))
    expectClean(try graphError(Self.envelope, configuration: configuration), [locale])
  }

  @Test func `cut anywhere, an answer is no error and no crash`() {
    let bytes = Array(Self.envelope.utf8)
    for end in bytes.indices {
      #expect(throws: JSONFailure.self) { try JSONValue(parsing: Array(bytes[..<end])) }
    }
    let list = Array(Self.list.utf8)
    for end in list.indices {
      #expect(throws: JSONFailure.self) { try JSONValue(parsing: Array(list[..<end])) }
    }
  }

  @Test(arguments: 0..<8)
  func `damaged anywhere, an answer and a configuration are read as far as they go`(seed: Int) {
    var numbers = SeededRandom(seed: UInt64(seed))
    for _ in 0..<120 {
      var bytes = Array(Self.envelope.utf8)
      var list = Array(Self.list.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let byte =
          Bool.random(using: &numbers)
          ? Array("0123456789{}[]\",:truefalsn-.e".utf8).randomElement(using: &numbers) ?? 0
          : UInt8.random(in: 0...255, using: &numbers)
        bytes[Int.random(in: bytes.indices, using: &numbers)] = byte
        list[Int.random(in: list.indices, using: &numbers)] = byte
      }
      var configuration = ErrorConfiguration.builtIn
      if let value = try? JSONValue(parsing: list) { _ = configuration.overlay(value) }
      let body = try? JSONValue(parsing: bytes)
      if let error = GraphRequestError(status: 400, body: body, configuration: configuration) {
        expectClean(error, ["ar"])
      }
    }
  }

  @Test(arguments: 0..<8)
  func `values of any type in any place are read leniently`(seed: Int) throws {
    var numbers = SeededRandom(seed: UInt64(seed) &+ 1000)
    let values: [JSONValue] = [
      .null, true, false, 0, -1, 190, 463, .integer(.max), .integer(.min), .number(1e300),
      .number(0.5), "", "190", "نص", "text", .string(Self.secret), [], [[]], [:], ["error": [:]],
    ]
    let keys = [
      "message", "type", "code", "error_subcode", "error_user_title", "error_user_msg",
      "is_transient", "fbtrace_id", "error_reason", "error_msg",
    ]
    for _ in 0..<60 {
      var members: [String: JSONValue] = [:]
      for key in keys where Bool.random(using: &numbers) {
        members[key] = values.randomElement(using: &numbers)
      }
      let error = try #require(
        GraphRequestError(
          status: [200, 400, 500].randomElement(using: &numbers) ?? 400,
          body: ["error": .object(members)]))
      expectClean(error, ["en"])
      var configuration = ErrorConfiguration()
      let entry: JSONValue = [
        "name": values.randomElement(using: &numbers) ?? .null,
        "items": .array([["code": values.randomElement(using: &numbers) ?? .null]]),
        "recovery_message": values.randomElement(using: &numbers) ?? .null,
        "recovery_options": values.randomElement(using: &numbers) ?? .null,
      ]
      _ = configuration.overlay([entry, values.randomElement(using: &numbers) ?? .null])
    }
  }

  @Test(arguments: 0..<4)
  func `bytes at random are no error of the service's`(seed: Int) {
    var numbers = SeededRandom(seed: UInt64(seed) &+ 77)
    for _ in 0..<500 {
      let count = Int.random(in: 0...40, using: &numbers)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      if let value = try? JSONValue(parsing: bytes) {
        #expect(GraphRequestError(status: 200, body: value) == nil)
      }
    }
  }

  @Test(arguments: DoorTests.failures.indices)
  func `no failure of any client shows a code, a domain or a type, whichever door it comes by`(
    index: Int
  ) throws {
    let failure = DoorTests.failures[index]
    for locale in ["en", "ar"] as [LocaleTag] {
      let alert = try #require(ErrorPresentation.alert(for: failure, preferring: [locale]))
      let bridged = failure.nsError(preferring: [locale])
      var texts = [alert.title, alert.message, bridged.localizedDescription]
      texts += alert.buttons.map(\.label) + (bridged.localizedRecoveryOptions ?? [])
      texts += [bridged.localizedRecoverySuggestion, failure.localizedDescription].compactMap { $0 }
      for text in texts {
        #expect(!text.isEmpty)
        for word in ["Failure", "Error", "com.facebook", "bayan.", "NSURL", "Bayan", "("] {
          #expect(!text.contains(word), "\(text)")
        }
        // Even small numbers are refused, because none of these failures has an amount.
        #expect(Self.numbers(in: text).isEmpty, "\(text)")
      }
    }
  }
}
