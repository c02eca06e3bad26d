import BayanErrors
import BayanGraph
import BayanHTTP
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Testing

/// Returns the error of an answer's body.
func graphError(
  _ body: String, status: Int = 400, headers: HTTPHeaders = [:],
  configuration: ErrorConfiguration = .builtIn
) throws -> GraphRequestError {
  let value = try JSONValue(parsing: Array(body.utf8))
  return try #require(
    GraphRequestError(status: status, headers: headers, body: value, configuration: configuration))
}

@Suite("Errors of the Graph API")
struct GraphRequestErrorTests {
  static let vector = """
    {"error":{"message":"m","type":"OAuthException","code":190,"error_subcode":463,\
    "error_user_title":"The title","error_user_msg":"The message.","fbtrace_id":"X"}}
    """

  @Test func `the domain is the core's and the code says that the Graph API answered`() throws {
    let error = try graphError(Self.vector).nsError(preferring: ["en"])
    #expect(error.domain == "com.facebook.sdk.core")
    #expect(error.code == 8)
    #expect(CoreError.domain == error.domain)
  }

  @Test func `NSError has the developer's message under its key, and never shows it`() throws {
    let error = try graphError(Self.vector).nsError(preferring: ["en"])
    #expect(error.userInfo["com.facebook.sdk:FBSDKErrorDeveloperMessageKey"] as? String == "m")
    #expect(error.localizedDescription != "m")
  }

  @Test(arguments: ["message", "error_reason", "error_msg"])
  func `the message for developers has three names at the service`(name: String) throws {
    let error = try graphError(#"{"error":{"code":1,"\#(name)":"for developers"}}"#)
    #expect(error.envelope.developerMessage == "for developers")
    let info = error.nsError(preferring: []).userInfo
    #expect(info[GraphErrorKey.developerMessage] as? String == "for developers")
  }

  @Test func `NSError has a localized description, the service's or the catalog's`() throws {
    let key = "com.facebook.sdk:FBSDKErrorLocalizedDescriptionKey"
    let own = try graphError(Self.vector).nsError(preferring: ["en"])
    #expect(own.userInfo[key] as? String == "The message.")
    #expect(own.localizedDescription == "The message.")
    let bare = try graphError(#"{"error":{"code":190}}"#).nsError(preferring: ["ar"])
    #expect(bare.userInfo[key] as? String == "لم يعد هذا التطبيق مرتبطًا بحسابك على فيسبوك.")
  }

  @Test func `NSError has a localized title, the service's or the catalog's`() throws {
    let key = "com.facebook.sdk:FBSDKErrorLocalizedErrorTitleKey"
    #expect(
      try graphError(Self.vector).nsError(preferring: ["en"]).userInfo[key] as? String
        == "The title")
    let bare = try graphError(#"{"error":{"code":190}}"#).nsError(preferring: ["ar"])
    #expect(bare.userInfo[key] as? String == "انتهت جلستك")
  }

  @Test(arguments: [
    (#"{"error":{"code":190}}"#, 2), (#"{"error":{"code":102}}"#, 2),
    (#"{"error":{"code":4}}"#, 1), (#"{"error":{"code":1}}"#, 1),
    (#"{"error":{"code":999,"is_transient":true}}"#, 1), (#"{"error":{"code":200}}"#, 0),
    (#"{"error":{"code":"190"}}"#, 0), (#"{"error":{}}"#, 0), (#"{"error":{"code":104}}"#, 0),
  ])
  func `NSError has the category's number, always`(body: String, number: Int) throws {
    let error = try graphError(body)
    let info = error.nsError(preferring: []).userInfo
    #expect(info["com.facebook.sdk:FBSDKGraphRequestErrorKey"] as? Int == number)
    #expect(error.sdkCategory.rawValue == number)
  }

  @Test func `NSError has code, subcode and HTTP status where the service said them`() throws {
    let info = try graphError(Self.vector).nsError(preferring: []).userInfo
    let prefix = "com.facebook.sdk:FBSDKGraphRequestError"
    #expect(info[prefix + "GraphErrorCodeKey"] as? Int == 190)
    #expect(info[prefix + "GraphErrorSubcodeKey"] as? Int == 463)
    #expect(info[prefix + "HTTPStatusCodeKey"] as? Int == 400)
    let bare = try graphError(#"{"error":{"code":"190","error_subcode":true}}"#, status: 500)
    let none = bare.nsError(preferring: []).userInfo
    #expect(none[prefix + "GraphErrorCodeKey"] == nil)
    #expect(none[prefix + "GraphErrorSubcodeKey"] == nil)
    #expect(none[prefix + "HTTPStatusCodeKey"] as? Int == 500)
  }

  @Test func `NSError has the parsed JSON with its status`() throws {
    let info = try graphError(Self.vector).nsError(preferring: []).userInfo
    let key = "com.facebook.sdk:FBSDKGraphRequestErrorParsedJSONResponseKey"
    let response = try #require(info[key] as? [String: Any])
    #expect(response["code"] as? Int == 400)
    let body = try #require(response["body"] as? [String: Any])
    let error = try #require(body["error"] as? [String: Any])
    #expect(error["fbtrace_id"] as? String == "X")
    // The user info has the details, but no underlying error.
    #expect(info[NSUnderlyingErrorKey] == nil)
  }

  @Test
  func `attempter, suggestion and options are there for transient and recoverable errors alone`()
    throws
  {
    let keys = [
      NSRecoveryAttempterErrorKey, NSLocalizedRecoverySuggestionErrorKey,
      NSLocalizedRecoveryOptionsErrorKey,
    ]
    for code in [190, 102, 1, 2, 4, 9, 17, 341] {
      var error = try graphError(#"{"error":{"code":\#(code)}}"#)
      error.attempter = RetryAttempter()
      let info = error.nsError(preferring: ["ar"]).userInfo
      #expect(info[NSRecoveryAttempterErrorKey] as? any RecoveryAttempter != nil)
      #expect((info[NSLocalizedRecoverySuggestionErrorKey] as? String)?.isEmpty == false)
      let labels = try #require(info[NSLocalizedRecoveryOptionsErrorKey] as? [String])
      #expect(labels == error.words(preferring: ["ar"]).options.map(\.label))
      #expect(labels.last == "إلغاء")
    }
    for code in [3, 10, 100, 104, 200, 368, 506, 999] {
      var error = try graphError(#"{"error":{"code":\#(code)}}"#)
      error.attempter = RetryAttempter()
      let info = error.nsError(preferring: ["ar"]).userInfo
      #expect(keys.allSatisfy { info[$0] == nil }, "\(code)")
    }
  }

  @Test(arguments: [999, 190, 200, 368, 100])
  func `an error that the service calls transient is transient, whatever its code means`(
    code: Int
  ) throws {
    let error = try graphError(#"{"error":{"code":\#(code),"is_transient":true}}"#)
    #expect(error.category == .transient && error.sdkCategory == .transient)
    let words = error.words(preferring: ["en"])
    #expect(words.options.map(\.action) == [.retry, .cancel])
    #expect(words.suggestion == "Wait a moment, and then try again.")
    // The session isn't over, either.
    #expect(!error.endsSession)
    #expect(error.graphCode == code)
  }

  @Test func `the first vector is all that the service's SDK makes of it`() throws {
    let error = try graphError(Self.vector)
    #expect(error.kind == .sessionExpired)
    #expect(error.sdkCategory == .recoverable)
    let words = error.words(preferring: ["en"])
    #expect(words.title == "The title")
    #expect(words.description == "The message.")
    #expect(words.options.map(\.action) == [.logIn, .cancel])
    #expect(words.options.map(\.role) == [.default, .cancel])
    #expect(error.envelope.developerMessage == "m")
  }

  @Test func `a missing permission is no matter of the SDK's recovery, and is one of ours`() throws
  {
    let error = try graphError(#"{"error":{"code":200}}"#)
    #expect(error.kind == .permissionMissing)
    #expect(error.sdkCategory == .other)
    #expect(error.category == .recoverable)
    #expect(
      error.words(preferring: ["en"]).options.map(\.action) == [.reviewPermissions, .notNow])
  }

  @Test
  func `the kind of an error is throttling, parameters, permissions or the token's end`()
    throws
  {
    let kinds: [(Int, Int?, GraphError)] = [
      (4, nil, .tooManyCalls(hours: 0, minutes: 0)), (100, nil, .invalidParameter),
      (10, nil, .permissionMissing), (200, nil, .permissionMissing),
      (190, 458, .appNotConnected), (190, 460, .passwordChanged), (190, 463, .sessionExpired),
    ]
    for (code, subcode, kind) in kinds {
      let subcode = subcode.map { #","error_subcode":\#($0)"# } ?? ""
      #expect(try graphError(#"{"error":{"code":\#(code)\#(subcode)}}"#).kind == kind)
    }
  }

  @Test func `of several times to wait the longest counts, whichever comes last`() throws {
    for minutes in [[90, 5], [5, 90], [3, 90, 5]] {
      let entries = minutes.map { #"{"estimated_time_to_regain_access":\#($0)}"# }
      let error = try graphError(
        #"{"error":{"code":80004}}"#,
        headers: [
          "X-Business-Use-Case-Usage": #"{"7":[\#(entries.joined(separator: ","))]}"#
        ])
      #expect(error.retryAfter == .seconds(5400))
      #expect(error.kind == .businessLimitReached(hours: 0, minutes: 90))
    }
  }

  @Test func `how long to wait comes from the headers, and into the words`() throws {
    let throttled = try graphError(
      #"{"error":{"code":4}}"#, headers: ["Retry-After": "61"])
    #expect(throttled.kind == .tooManyCalls(hours: 0, minutes: 2))
    #expect(throttled.retryAfter == .seconds(61))
    let tomorrow = try graphError(
      #"{"error":{"code":32}}"#, headers: ["Retry-After": "999999"])
    #expect(tomorrow.kind == .pageTooManyCalls(hours: 278, minutes: 0))
    let usage = #"{"7":[{"estimated_time_to_regain_access":9},{"x":1}],"8":[]}"#
    for (code, kind) in [
      (80_004, GraphError.businessLimitReached(hours: 0, minutes: 9)),
      (4, .tooManyCalls(hours: 0, minutes: 9)),
    ] {
      let error = try graphError(
        #"{"error":{"code":\#(code)}}"#, headers: ["X-Business-Use-Case-Usage": usage])
      #expect(error.kind == kind)
      #expect(error.retryAfter == .seconds(540))
    }
    for broken in ["{", "[]", #"{"7":[{"estimated_time_to_regain_access":-5}]}"#] {
      let error = try graphError(
        #"{"error":{"code":80004}}"#, headers: ["X-Business-Use-Case-Usage": broken])
      #expect(error.kind == .businessLimitReached(hours: 0, minutes: 0))
    }
  }

  @Test func `success without an error is none; an error within success is one`() throws {
    #expect(GraphRequestError(status: 200, body: ["id": "1"]) == nil)
    #expect(GraphRequestError(status: 200, body: ["error": "text"]) == nil)
    #expect(
      GraphRequestError(status: 200, body: ["error": ["code": 2]])?.kind == .serviceUnavailable)
    #expect(GraphRequestError(status: 503, body: nil) == nil)
    #expect(GraphRequestError(status: 404, body: .null) == nil)
    let missing: JSONValue = ["error": ["message": "no such thing"]]
    #expect(GraphRequestError(status: 404, body: missing)?.kind == .notFound)
  }

  @Test func `errors can be kept in sets, though NSError can't on Linux`() throws {
    let one = try graphError(Self.vector)
    var other = one
    other.underlyingError = URLError(.timedOut)
    #expect(Set([one, other]).count == 1)
    other.envelope.subcode = 460
    #expect(Set([one, other]).count == 2)
  }

  @Test func `Foundation's face has the words of the task's locale, without asking for them`()
    async throws
  {
    let error = try graphError(#"{"error":{"code":190}}"#)
    let text = await MessageLocale.$current.withValue("ar") {
      await Task { (error as any Error).localizedDescription }.value
    }
    #expect(text == "لم يعد هذا التطبيق مرتبطًا بحسابك على فيسبوك.")
    let bridged = (error as any Error) as NSError
    #expect(bridged.domain == "com.facebook.sdk.core" && bridged.code == 8)
    #expect(bridged.userInfo[GraphErrorKey.graphCode] as? Int == 190)
  }
}

@Suite("The service's own words")
struct ServiceWordsTests {
  private func words(_ title: String, _ message: String, code: Int = 190) throws -> FailureWords {
    let body: JSONValue = [
      "error": [
        "code": .integer(code), "error_user_title": .string(title),
        "error_user_msg": .string(message),
      ]
    ]
    return try #require(GraphRequestError(status: 400, body: body)).words(preferring: ["en"])
  }

  @Test func `they win over the catalog's where they are fit to be shown`() throws {
    let words = try words("Please Log In", "Your session is over.\nLog in.")
    #expect(words.title == "Please Log In")
    #expect(words.description == "Your session is over. Log in.")
    #expect(words.suggestion == "Log in again to continue.")
  }

  @Test(arguments: [
    "(#190) Error", "{\"a\":1}", "Code 190", "OAuthException", "", "<b>x</b>",
    String(repeating: "long ", count: 500),
  ])
  func `where they aren't, the catalog's stand`(text: String) throws {
    let words = try words(text, text)
    #expect(words.title == "You’ve been logged out")
    #expect(words.description == "This app is no longer connected to your Facebook account.")
  }

  @Test func `an error whose words may tell nothing has the catalog's alone`() throws {
    let words = try words("Bad signature", "The proof is wrong.", code: 104)
    #expect(words.title == "This app can’t do that")
  }

  @Test func `logs and terminals get them without invisible marks`() throws {
    let body: JSONValue = [
      "error": ["code": 190, "error_user_msg": "a\u{200E}b \u{202E}c"]
    ]
    let error = try #require(GraphRequestError(status: 400, body: body))
    #expect(error.words(preferring: ["en"], for: .display).description == "a\u{200E}b c")
    #expect(error.words(preferring: ["en"], for: .terminal).description == "ab c")
  }
}
