import BayanErrors
import BayanHTTP
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation
import Testing

@Suite("The description of an error for developers")
struct ErrorDescriptorTests {
  private struct Described: DescribedError {
    var descriptor = ErrorDescriptor(
      domain: "example", code: 8, name: "refused", summary: "It was refused.", serviceCode: 190,
      subcode: 463, status: 400, mediaType: "text/html", traceID: "A1b2",
      invalidArgument: "fields", parseFailure: "line 3, column 7: expected a comma")
  }

  @Test func `an error that describes itself says all that is known, in one line`() {
    let facts = ErrorDescriptor(Described() as any Error)
    #expect(facts == Described().descriptor)
    #expect(
      "\(facts)"
        == "example 8 (refused), code 190.463, status 400, text/html, trace A1b2, "
        + "invalid argument fields, line 3, column 7: expected a comma")
  }

  @Test(arguments: ["\n", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "\u{1B}[2J"])
  func `no fact ends the line or steers a terminal`(_ end: String) {
    let text = "a\(end)b"
    let facts = ErrorDescriptor(
      domain: text, code: 1, name: text, mediaType: text, traceID: text, invalidArgument: text,
      parseFailure: text)
    #expect(
      !"\(facts)".contains { $0.isNewline || $0 == "\u{1B}" }, "\("\(facts)".debugDescription)")
    #expect("\(facts)".hasPrefix("a "))
  }

  @Test func `a catalog's error has its name, summary and category`() {
    let facts = ErrorDescriptor(LoginError.passwordChanged as any Error)
    #expect(facts.domain == "com.facebook.sdk.login")
    #expect(facts.code == 302)
    #expect(facts.name == "passwordChanged")
    #expect(facts.category == "recoverable")
    #expect(facts.summary == LoginError.passwordChanged.entry.summary)
    #expect("\(facts)" == "com.facebook.sdk.login 302 (passwordChanged)")
  }

  @Test func `of a foreign error there is no more than domain and code`() {
    let error: any Error = NSError(
      domain: "foreign", code: 3, userInfo: [NSLocalizedDescriptionKey: "token=abc"])
    #expect(ErrorDescriptor(error) == ErrorDescriptor(domain: "foreign", code: 3))
  }

  @Test func `a failure of HTTP prints no address and no text of the system`() throws {
    let address = "https://example.org/me?access_token=EAAB12"
    let cause = NSError(
      domain: NSURLErrorDomain, code: -1004,
      userInfo: ["NSErrorFailingURLStringKey": address, NSLocalizedDescriptionKey: address])
    let failure = HTTPFailure.network(try #require(NetworkError(urlError: cause)))
    #expect("\(failure)" == "bayan.network 4 (hostUnreachable)")
    #expect(String(reflecting: failure).contains("EAAB12") == false)
  }
}

@Suite("Cancellation")
struct CancellationTests {
  private struct Stopped: CancellableError { var isCancellation: Bool }

  @Test func `whoever says that the work was stopped is understood`() {
    let reports: [any Error] = [
      CancellationError(), HTTPFailure.cancelled, Stopped(isCancellation: true),
      CocoaError(.userCancelled), POSIXError(.ECANCELED),
      NSError(domain: NSURLErrorDomain, code: -999),
      NSError(domain: NSCocoaErrorDomain, code: 3072),
    ]
    for report in reports { #expect(Cancellation.isCause(of: report), "\(report)") }
  }

  @Test func `nothing else is cancellation`() {
    let failures: [any Error] = [
      Stopped(isCancellation: false),
      HTTPFailure.network(.answerTooLarge(underlying: URLError(.dataLengthExceedsMaximum))),
      NSError(domain: "else", code: -999), NSError(domain: NSURLErrorDomain, code: -1001),
      CocoaError(.fileNoSuchFile), POSIXError(.EPERM),
    ]
    for failure in failures { #expect(!Cancellation.isCause(of: failure), "\(failure)") }
  }
}
