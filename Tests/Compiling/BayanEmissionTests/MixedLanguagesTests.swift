import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanErrors
import BayanRuntime
import Foundation
import Testing

/// An error with an incomplete Arabic translation.
@Suite("Texts in two languages")
struct MixedLanguagesTests {
  private static let catalog: MessageCatalog? = {
    let loaded = CatalogLoader.load([
      SourceFile(
        path: "Catalog/bayan.toml",
        text: """
          format = 1
          source-locale = "en"
          locales = ["en", "ar"]
          module = { name = "Part" }
          locale.ar.status = "in progress"
          """),
      SourceFile(
        path: "Catalog/part.toml",
        text: """
          domain = "org.example.part"
          type = "PartError"
          codes.description = { recovery = "go" }
          codes.suggestion = { recovery = "go" }
          codes.whole = {}
          codes.nothing = {}
          """),
      SourceFile(path: "Catalog/recoveries.toml", text: "go = { options = ['go'] }"),
      SourceFile(path: "Catalog/options.toml", text: "go = { role = 'default' }"),
      SourceFile(
        path: "Locales/en/part.toml",
        text: """
          description = { title = "T", description = "D.", suggestion = "S." }
          suggestion = { title = "T", description = "D.", suggestion = "S." }
          whole = { title = "T", description = "D.", suggestion = "S." }
          nothing = { title = "T", description = "D.", suggestion = "S." }
          """),
      SourceFile(path: "Locales/en/options.toml", text: "go = { label = 'Go' }"),
      SourceFile(
        path: "Locales/ar/part.toml",
        text: """
          description = { title = "ت", suggestion = "ق." }
          suggestion = { title = "ت", description = "و." }
          whole = { title = "ت", description = "و.", suggestion = "ق." }
          """),
      SourceFile(path: "Locales/ar/options.toml", text: "go = { label = 'هيا' }"),
    ])
    return try? loaded.catalog.flatMap { CatalogCompiler.compile($0).0 }?.messageCatalog()
  }()

  /// An error whose cases are named after the texts that Arabic lacks.
  private enum PartError: Int, CatalogLocalizedError, CaseIterable {
    case description, suggestion, whole, nothing

    enum Locale: String, CatalogLocale {
      case en, ar
      enum Category: String, CatalogName { case other, recoverable }
      enum Option: String, CatalogName { case go }
      static var catalog: MessageCatalog {
        guard let catalog = MixedLanguagesTests.catalog else { preconditionFailure("no catalog") }
        return catalog
      }
    }

    static let domainIndex = 0
    var codeIndex: Int { rawValue }
  }

  /// Returns the text in an isolate of its direction.
  private static func isolated(_ text: String, _ direction: TextDirection) -> String {
    (direction == .leftToRight ? "\u{2066}" : "\u{2067}") + text + "\u{2069}"
  }

  @Test func `an alert is laid out as its description is read, and isolates other texts`() {
    let alert = ErrorAlert(PartError.description.words(in: "ar"))
    #expect(alert.locale == "en" && alert.direction == .leftToRight)
    #expect(alert.languages == ["en", "ar"])
    #expect(alert.title == Self.isolated("ت", .rightToLeft))
    #expect(alert.message == "D. " + Self.isolated("ق.", .rightToLeft))
    #expect(alert.buttons.map(\.label) == [Self.isolated("هيا", .rightToLeft)])

    let other = ErrorAlert(PartError.suggestion.words(in: "ar"))
    #expect(other.locale == "ar" && other.direction == .rightToLeft)
    #expect(other.languages == ["ar", "en"])
    #expect(other.title == "ت" && other.message == "و. " + Self.isolated("S.", .leftToRight))

    let whole = ErrorAlert(PartError.whole.words(in: "ar"))
    #expect(whole.languages == ["ar"] && whole.message == "و. ق.")
    let nothing = ErrorAlert(PartError.nothing.words(in: "ar"))
    #expect(nothing.languages == ["en"] && nothing.direction == .leftToRight)
    #expect(nothing.message == "D. S.")
  }

  @Test(arguments: [Sink.log, .terminal])
  func `a line without invisible marks has no isolates`(sink: Sink) {
    let alert = ErrorAlert(PartError.description.words(in: "ar"), for: sink)
    #expect(alert.title == "ت" && alert.message == "D. ق.")
  }

  @Test func `problem details name the language of each member`() throws {
    func members(_ error: PartError) throws -> (ProblemDetails, [String: Any]) {
      let problem = ProblemDetails(error, status: 503, preferring: ["ar"])
      let object = try JSONSerialization.jsonObject(with: try problem.json())
      return (problem, try #require(object as? [String: Any]))
    }
    let (problem, told) = try members(.description)
    #expect(problem.contentLanguage == "en, ar" && told["direction"] as? String == "ltr")
    #expect(told["detail"] as? String == "D.")
    #expect(told["title"] as? String == Self.isolated("ت", .rightToLeft))
    #expect(
      told["languages"] as? [String: String] == ["detail": "en", "suggestion": "ar", "title": "ar"])
    #expect((told["options"] as? [[String: String]])?.first?["language"] == "ar")

    let (other, lacking) = try members(.suggestion)
    #expect(other.contentLanguage == "ar, en" && lacking["direction"] as? String == "rtl")
    #expect(lacking["languages"] as? [String: String] == ["detail": "ar", "suggestion": "en"])

    let (whole, inOne) = try members(.whole)
    #expect(whole.contentLanguage == "ar" && inOne["languages"] == nil)
    let (nothing, english) = try members(.nothing)
    #expect(nothing.contentLanguage == "en" && english["direction"] as? String == "ltr")
  }

  @Test func `a localized message is in the language that it names`() {
    func status(_ error: PartError) -> RPCStatus {
      RPCStatus(error, httpStatus: 503, preferring: ["ar"])
    }
    #expect(status(.description).language == "en" && status(.description).localizedMessage == "D.")
    #expect(status(.suggestion).language == "ar" && status(.suggestion).localizedMessage == "و.")
    #expect(status(.whole).language == "ar" && status(.whole).localizedMessage == "و. ق.")
    #expect(status(.nothing).language == "en" && status(.nothing).localizedMessage == "D. S.")
  }

  @Test func `an NSError names the languages of its texts`() {
    let error = PartError.description.nsError(preferring: ["ar"])
    #expect(error.localizedDescription == "D.")
    #expect(error.userInfo[CatalogErrorKey.locale] as? String == "en")
    #expect(error.userInfo[CatalogErrorKey.languages] as? [String] == ["en", "ar"])
    #expect(error.localizedRecoverySuggestion == Self.isolated("ق.", .rightToLeft))
    #expect(error.localizedRecoveryOptions == [Self.isolated("هيا", .rightToLeft)])
  }

  /// An error whose type declares all members of Foundation's protocols itself.
  private struct OwnError: CatalogLocalizedError, ExistingError {
    typealias Locale = PartError.Locale
    static let domainIndex = 0
    var codeIndex: Int { 2 }
    var errorValues: ErrorValues { ErrorValues() }

    var errorUserInfo: [String: Any] { ["traceID": "abc"] }
    var errorDescription: String? { "own" }
    var failureReason: String? { "own" }
    var recoverySuggestion: String? { "own" }
    var helpAnchor: String? { "own" }
    static var errorDomain: String { "own" }
    var errorCode: Int { 77 }
  }

  @Test func `each door of the catalog has its text, whatever the error declares itself`() throws {
    let error = OwnError()
    #expect(error.localizedDescription != "D.")
    #expect(error.alert.message == "D. S." && ErrorAlert(error.words).title == "T")
    let problem = ProblemDetails(error, status: 400, preferring: ["en"])
    #expect(problem.title == "T" && problem.detail == "D." && problem.suggestion == "S.")
    #expect(RPCStatus(error, httpStatus: 400, preferring: ["en"]).localizedMessage == "D. S.")
    let told = error.nsError(preferring: ["en"])
    #expect(told.localizedDescription == "D." && told.domain == "org.example.part")
    #expect(told.code == error.code && told.localizedRecoverySuggestion == "S.")
    let descriptor = ErrorDescriptor(error)
    #expect(descriptor.domain == "org.example.part" && descriptor.code == error.code)
    #expect(descriptor.name == "whole")
  }
}
