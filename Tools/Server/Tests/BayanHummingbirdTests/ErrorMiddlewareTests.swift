import BayanErrors
import BayanHTTP
import BayanHummingbird
import BayanRuntime
import BayanServing
import Foundation
import Hummingbird
import Logging
import Shop
import Synchronization
import Testing

@Suite("errors of a Hummingbird server")
struct ErrorMiddlewareTests {
  private static let teaError = ShopError.outOfStock(left: 3, item: "tea", customer: Shop.secret)

  @Test(arguments: [
    ("en", "en"), ("ar", "ar"), ("ar-EG", "ar"), ("ar-EG,ar;q=0.9,en;q=0.5", "ar"), ("fr", "en"),
    ("fr-CA, ar;q=0.1", "ar"), ("en;q=0.2, ar;q=0.3", "ar"), ("*", "en"), ("ar;q=0, *", "en"),
    ("ar;q=7, <script>, ;;;", "en"), (nil, "en"),
  ])
  func `the words are in the language of the request`(
    _ field: String?, _ language: String
  )
    async throws
  {
    try await RunningShop.run { shop in
      let response = try await shop.get("tea/3", language: field)
      #expect(response.status == 409)
      #expect(response.mediaType == "application/problem+json")
      #expect(response.headers["Content-Language"] == language)
      let body = try JSONValue(parsing: response.body)
      let words = Self.teaError.words(in: LocaleTag(language))
      #expect(body["title"]?.string == words.title(for: .json))
      #expect(body["detail"]?.string == words.description(for: .json))
      #expect(body["suggestion"]?.string == words.suggestion(for: .json))
      #expect(body["status"] == 409)
      #expect(body["type"] == "https://example.org/codes/org.example.shop/4101.html")
      #expect(
        body["options"]?.array?.map { $0["name"]?.string } == ["changeOrder", "cancel"])
      #expect(body["instance"]?.string?.hasPrefix("urn:example:request:") == true)
    }
  }

  @Test(arguments: ["ar", "en", "fr"])
  func `programs get Google's form where they prefer JSON, with the words beside`(
    _ field: String
  ) async throws {
    try await RunningShop.run { shop in
      let response = try await shop.get("tea/3", language: field, accept: "application/json")
      #expect(response.status == 409)
      #expect(response.mediaType == "application/json")
      let language = field == "fr" ? "en" : field
      #expect(response.headers["Content-Language"] == language)
      let error = try JSONValue(parsing: response.body)["error"]
      #expect(error?["code"] == 409)
      #expect(error?["status"] == "ABORTED")
      #expect(
        error?["message"]?.string == Self.teaError.words(in: "en").description(for: .json))
      let info = error?["details"]?[0]
      #expect(info?["@type"] == "type.googleapis.com/google.rpc.ErrorInfo")
      #expect(info?["reason"] == "OUT_OF_STOCK")
      #expect(info?["domain"] == "org.example.shop")
      #expect(info?["metadata"] == ["left": "3", "item": "tea"])
      let localized = error?["details"]?[1]
      #expect(localized?["@type"] == "type.googleapis.com/google.rpc.LocalizedMessage")
      #expect(localized?["locale"]?.string == language)
      let words = Self.teaError.words(in: LocaleTag(language))
      #expect(
        localized?["message"]?.string
          == "\(words.description(for: .json)) \(words.suggestion(for: .json) ?? "")")
    }
  }

  @Test(arguments: [
    ("tea/2", 409), ("closed", 503), ("courier", 503), ("stolen", 403), ("cards", 403),
    ("ledger", 500), ("wrapped", 500), ("ns", 500), ("decoding", 500), ("login", 401),
    ("teapot", 418), ("stopped", 503), ("nothing/here", 404),
  ])
  func `whatever is thrown has a status, words, and nothing of itself`(
    _ path: String, _ status: Int
  ) async throws {
    try await RunningShop.run { shop in
      for accept in ["application/problem+json", "application/json"] {
        for language in ["en", "ar"] {
          var response = try await shop.get(path, language: language, accept: accept)
          #expect(response.status == status)
          #expect(response.mediaType == accept)
          #expect(response.headers["Content-Language"] == language)
          // Values that may have any digits are removed.
          response.headers["Content-Length"] = nil
          response.headers["Date"] = nil
          var members = try #require(try JSONValue(parsing: response.body).object)
          members["instance"] = nil
          // The address of an error's page has the error's number, except for a sensitive error.
          if !["stolen", "cards"].contains(path) {
            #expect(members["type"]?.string?.contains(Shop.secret) != true)
            members["type"] = nil
          }
          let body = JSONValue.object(members)
          let all = "\(response.headers.fields) \(body.text)"
          for leak in [Shop.secret, "LedgerError", "Wrapped", "Decoding", "NSError", "410"] {
            #expect(!all.contains(leak), "\(leak)")
          }
          let words =
            body["detail"]?.string ?? body["error"]?["details"]?[1]?["message"]?.string ?? ""
          #expect(!words.isEmpty)
          let isArabic = words.unicodeScalars.contains { (0x600...0x6FF).contains($0.value) }
          #expect(isArabic == (language == "ar"))
        }
      }
    }
  }

  @Test func `the words of an error inside an unknown one are not told`() async throws {
    try await RunningShop.run { shop in
      let body = try JSONValue(parsing: try await shop.get("wrapped").body)
      #expect(
        body["detail"]?.string == ServerError.failed.words(in: "en").description(for: .json))
    }
  }

  @Test func `errors of services that the server asks are told as the server's own`() async throws {
    try await RunningShop.run { shop in
      let body = try JSONValue(parsing: try await shop.get("courier", language: "ar").body)
      #expect(
        body["detail"]?.string == ShopError.shopClosed.words(in: "ar").description(for: .json))
    }
  }

  @Test func `sensitive errors are told apart by nothing`() async throws {
    try await RunningShop.run { shop in
      for accept in ["application/problem+json", "application/json"] {
        var told: [[String: JSONValue]] = []
        for path in ["stolen", "cards"] {
          let response = try await shop.get(path, accept: accept)
          var body = try #require(try JSONValue(parsing: response.body).object)
          body["instance"] = nil
          body["http"] = .integer(response.status)
          told.append(body)
        }
        #expect(told[0] == told[1])
      }
    }
  }

  @Test(arguments: [
    (#"{"item":"tea"}"#, 400), (#"{"item":"tea","count":"many"}"#, 400), ("{", 400),
    ("three megabytes", 413),
  ])
  func `a body that can't be taken names none of the program's own names`(
    _ body: String, _ status: Int
  ) async throws {
    try await RunningShop.run { shop in
      let long = #"{"item":"\#(String(repeating: "x", count: 3 << 20))","count":1}"#
      let sent = body == "three megabytes" ? long : body
      let response = try await shop.get("orders", method: "POST", body: Array(sent.utf8))
      #expect(response.status == status)
      let text = String(decoding: response.body, as: UTF8.self)
      for leak in ["count", "item", "Int", "key", "JSON", "byte"] {
        #expect(!text.contains(leak), "\(leak)")
      }
      #expect(try JSONValue(parsing: response.body)["title"]?.string?.isEmpty == false)
    }
  }

  @Test func `fields that an error brings are kept, and caches are told what it depends on`()
    async throws
  {
    try await RunningShop.run { shop in
      let login = try await shop.get("login")
      #expect(login.headers["WWW-Authenticate"] == #"Bearer realm="shop""#)
      let vary = try #require(login.headers["Vary"]).lowercased()
      #expect(Set(vary.split { ", ".contains($0) }) == ["accept-language", "accept"])
      let length = login.headers["Content-Length"].flatMap { Int($0) }
      #expect(length == login.body.count)
    }
    try await RunningShop.run(forms: [.problemDetails]) { shop in
      let login = try await shop.get("login", accept: "application/json")
      #expect(login.mediaType == "application/problem+json")
      #expect(login.headers["Vary"]?.lowercased() == "accept-language")
    }
    try await RunningShop.run(forms: [.rpcStatus]) { shop in
      let login = try await shop.get("login")
      #expect(login.mediaType == "application/json")
    }
  }

  @Test func `HEAD gets the fields and no body`() async throws {
    try await RunningShop.run { shop in
      let response = try await shop.get("tea/3", language: "ar", method: "HEAD")
      #expect(response.status == 409)
      #expect(response.headers["Content-Language"] == "ar")
      #expect(response.body.isEmpty)
    }
  }

  @Test func `what succeeds is left alone`() async throws {
    try await RunningShop.run { shop in
      let response = try await shop.get("fine", language: "ar")
      #expect(response.status == 200)
      #expect(response.body == Array("fine".utf8))
      #expect(response.headers["Content-Language"] == nil)
    }
  }

  @Test func `many readers at once get their own languages`() async throws {
    try await RunningShop.run { shop in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for index in 0..<40 {
          group.addTask {
            let language = index.isMultiple(of: 2) ? "ar" : "en"
            let response = try await shop.get("tea/\(index % 5)", language: language)
            let error = ShopError.outOfStock(left: index % 5, item: "tea", customer: "")
            #expect(
              try JSONValue(parsing: response.body)["detail"]?.string
                == error.words(in: LocaleTag(language)).description(for: .json))
          }
        }
        try await group.waitForAll()
      }
    }
  }

  @Test func `the log has the server's failures as errors, and no private argument`() async throws {
    let lines = KeepingLog.Lines()
    let logger = Logger(label: "shop") { _ in KeepingLog(lines) }
    let told = try await RunningShop.run(logger: logger) { shop in
      _ = try await shop.get("ns")
      let problem = try JSONValue(parsing: try await shop.get("tea/2").body)
      return problem["instance"]?.string
    }
    let logged = lines.all.withLock { $0 }
    let failure = try #require(logged.first { $0.text.contains("status\": 500") })
    #expect(failure.level == .error)
    let refusal = try #require(logged.first { $0.text.contains("status\": 409") })
    #expect(refusal.level == .info)
    #expect(refusal.text.contains("outOfStock"))
    #expect(!refusal.text.contains(Shop.secret))
    #expect(told?.hasPrefix("urn:example:request:") == true)
  }

  @Test(arguments: [("ledger", "refused"), ("decoding", "Expected to decode Int")])
  func `a failure of the server is logged with its cause`(
    _ path: String, _ cause: String
  ) async throws {
    let lines = KeepingLog.Lines()
    let logger = Logger(label: "shop") { _ in KeepingLog(lines) }
    try await RunningShop.run(logger: logger) { shop in _ = try await shop.get(path) }
    let logged = lines.all.withLock { $0 }
    let failure = try #require(logged.first { $0.text.contains("status\": 500") })
    #expect(failure.text.contains("detail"), "\(failure.text)")
    #expect(failure.text.contains(cause), "\(failure.text)")
  }
}
