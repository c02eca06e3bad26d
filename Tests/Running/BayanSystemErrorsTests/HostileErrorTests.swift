import BayanErrors
import BayanRuntime
import BayanSystemErrors
import Foundation
import Testing

@Suite("Errors with texts, names and chains of others")
struct HostileErrorTests {
  private static let secrets = [
    "NSCocoaErrorDomain", "Swift.DecodingError", "com.example", "/home/ann", "etc", "passwd",
    "10.0.0.1", "7f22f0d31154", "https", "token", "creditCard", "4711",
  ]
  private static let text =
    "Swift.DecodingError in NSCocoaErrorDomain 4711 at 0x7f22f0d31154, https://10.0.0.1/etc?token"

  /// Every key of Foundation with a text of somebody else.
  private static func info(file: String, over beneath: (any Error)? = nil) -> [String: Any] {
    var info: [String: Any] = [
      NSLocalizedDescriptionKey: text, NSLocalizedFailureReasonErrorKey: text,
      NSLocalizedRecoverySuggestionErrorKey: text, NSLocalizedRecoveryOptionsErrorKey: [text],
      NSHelpAnchorErrorKey: text, NSDebugDescriptionErrorKey: text,
      "NSLocalizedFailure": text, "NSUserStringVariant": text, "NSStringEncoding": text,
      "NSErrorFailingURLKey": URL(string: "https://10.0.0.1/etc?token=4711") as Any,
      "NSErrorFailingURLStringKey": "https://10.0.0.1/etc?token=4711",
      NSURLErrorKey: URL(string: "https://10.0.0.1/passwd") as Any,
      NSFilePathErrorKey: file, "NSDestinationFilePath": file,
    ]
    info[NSUnderlyingErrorKey] = beneath
    return info
  }

  private struct Own: LocalizedError, CustomNSError {
    var errorDescription: String? { text }
    var failureReason: String? { text }
    var recoverySuggestion: String? { text }
    var helpAnchor: String? { text }
    static var errorDomain: String { "com.example.4711" }
    var errorCode: Int { 4711 }
    var errorUserInfo: [String: Any] { info(file: "/home/ann/10.0.0.1/4711") }
  }

  private static let numbers: [(String, [Int])] = [
    (NSCocoaErrorDomain, MatchTests.cocoa.map(\.code) + [4711, .min, .max]),
    (NSURLErrorDomain, MatchTests.network.flatMap(\.0) + [-4711, .min]),
    (NSPOSIXErrorDomain, Array(-1...140)),
    ("NSXMLParserErrorDomain", [1, 5, 4711]), ("com.example.4711", [0, 4711]),
    (SystemError.domain, Array(0...50)), (NetworkError.domain, Array(0...30)),
    ("NIOCore.IOError", [1]),
  ]

  /// Texts, without the name of the file that may be in them.
  private func shown(_ error: any Error, _ locale: LocaleTag, name: String?) -> String {
    guard let alert = SystemErrors.alert(for: error, preferring: [locale], sink: .log) else {
      return ""
    }
    let text = ([alert.title, alert.message] + alert.buttons.map(\.label)).joined(separator: "\n")
    return ([name].compactMap { $0 } + ["UTF-8", "Wi-Fi"]).reduce(text) {
      $0.replacingOccurrences(of: $1, with: "")
    }
  }

  private func check(_ error: any Error, name: String? = nil) {
    for locale in ["en", "ar"] as [LocaleTag] {
      let text = shown(error, locale, name: name)
      for secret in Self.secrets {
        #expect(!text.contains(secret), "\(error): \(text)")
      }
      #expect(!text.contains { $0.isWholeNumber || "/\\_@#<>[]{}()=".contains($0) }, "\(text)")
      #expect(!text.contains("Error") && !text.contains("Domain"), "\(text)")
    }
  }

  @Test func `no text shows a type, a domain, a number, a path or an address`() {
    for (domain, codes) in Self.numbers {
      for code in codes {
        let error = NSError(
          domain: domain, code: code, userInfo: Self.info(file: "/home/ann/10.0.0.1/Report"))
        check(error, name: "Report")
      }
    }
    struct Key: CodingKey {
      var stringValue: String { "creditCard4711" }
      var intValue: Int? { 4711 }
      init() {}
      init?(stringValue: String) { nil }
      init?(intValue: Int) { nil }
    }
    let decoding = DecodingError.Context(
      codingPath: [Key()], debugDescription: Self.text, underlyingError: Own())
    let encoding = EncodingError.Context(codingPath: [Key()], debugDescription: Self.text)
    let errors: [any Error] = [
      Own(), DecodingError.keyNotFound(Key(), decoding), DecodingError.dataCorrupted(decoding),
      DecodingError.typeMismatch(Own.self, decoding), EncodingError.invalidValue(4711, encoding),
    ]
    for error in errors {
      check(error)
      check(error as NSError)
      check(NSError(domain: "com.example", code: 1, userInfo: Self.info(file: "/", over: error)))
    }
  }

  @Test(
    arguments: [
      "/", "/home/ann/..", "/home/ann/.", "/home/ann/4711", "/etc/10.0.0.1", "", "~", "/a/!?",
      "/home/ann/\(String(repeating: "n", count: 61))", "/home/ann/gpj\u{202E}.exe",
      "/home/ann/a\u{2066}b", "/home/ann/line\nbreak", "/home/ann/nul\u{0}l", "/home/ann/\u{E000}a",
      "/home/ann/zero\u{200B}width", "https://10.0.0.1/passwd",
    ])
  func `a name that would tell nothing, or harm the text, is left out`(path: String) {
    for code in [260, 257, 640, 512] {
      let error = NSError(domain: NSCocoaErrorDomain, code: code, userInfo: Self.info(file: path))
      let found = SystemErrors.error(for: error)
      #expect(found.messageArguments.map { "\($0.value)" } == [""], "\(path)")
      check(error)
    }
  }

  @Test func `a name is the last part of a path, in any script`() {
    let names = [
      "Report.pdf", "تقرير ٢٠٢٤.pdf", "报告.txt", "a b (1).tar.gz", "Notes", "é.txt",
      String(repeating: "n", count: 60),
    ]
    for name in names {
      for path in ["/home/ann/\(name)", name, "/home/ann/\(name)/"] {
        let error = CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path])
        #expect(MatchTests.name(of: error) == "system.fileNotFound \(name)")
      }
      let url = URL(fileURLWithPath: "/home/ann").appendingPathComponent(name)
      let error = CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: url])
      #expect(MatchTests.name(of: error) == "system.fileNotFound \(name)")
    }
  }

  @Test func `the name is wherever the chain has one, and of what is written it is the target's`() {
    let full = POSIXError(.ENOSPC)
    let copy = CocoaError(
      .fileWriteUnknown,
      userInfo: [
        NSFilePathErrorKey: "/a/source.txt", "NSDestinationFilePath": "/b/target.txt",
        NSUnderlyingErrorKey: full,
      ])
    #expect(MatchTests.name(of: copy) == "system.diskFull target.txt")
    let busy = CocoaError(
      .fileWriteUnknown,
      userInfo: [
        NSFilePathErrorKey: "/a/source.txt", "NSDestinationFilePath": "/b/target.txt",
        NSUnderlyingErrorKey: POSIXError(.EBUSY),
      ])
    #expect(MatchTests.name(of: busy) == "system.inUse source.txt")
    let around = NSError(domain: "com.example", code: 1, userInfo: [NSUnderlyingErrorKey: copy])
    #expect(MatchTests.name(of: around) == "system.diskFull target.txt")
  }

  // MARK: Chains

  private func wrap(
    _ error: any Error, _ code: Int = 7, _ domain: String = "com.example"
  ) -> NSError {
    NSError(domain: domain, code: code, userInfo: [NSUnderlyingErrorKey: error])
  }

  @Test func `an error that only says that something failed gives way to the one beneath`() {
    let general = [
      (NSCocoaErrorDomain, 256), (NSCocoaErrorDomain, 512), (NSCocoaErrorDomain, 3842),
      (NSURLErrorDomain, -1), (NSURLErrorDomain, -9999), ("com.example", 7),
      (SystemError.domain, 1), (NetworkError.domain, 1),
    ]
    for (domain, code) in general {
      #expect(MatchTests.name(of: wrap(POSIXError(.EROFS), code, domain)) == "system.readOnly")
    }
    // With nothing exact beneath, the innermost general one is nearest to the cause.
    let read = wrap(wrap(CocoaError(.fileReadUnknown)), -1, NSURLErrorDomain)
    #expect(MatchTests.name(of: read) == "system.readFailed")
    #expect(
      MatchTests.name(of: wrap(POSIXError(.EROFS), 640, NSCocoaErrorDomain)) == "system.diskFull")
  }

  @Test func `of several errors beneath, the first that is known has the words`() {
    func several(_ errors: [any Error]) -> NSError {
      NSError(
        domain: "com.example", code: 8, userInfo: ["NSMultipleUnderlyingErrorsKey": errors])
    }
    let own = NSError(domain: "com.example", code: 1)
    #expect(
      MatchTests.name(of: several([own, wrap(POSIXError(.EROFS)), POSIXError(.ENOSPC)]))
        == "system.readOnly")
    #expect(
      MatchTests.name(of: several([own, several([POSIXError(.ENOSPC)])])) == "system.diskFull")
    #expect(
      MatchTests.name(of: several([POSIXError(.ENOSPC), CancellationError()])) == "system.cancelled"
    )
    #expect(MatchTests.name(of: several([])) == "system.unknown")
  }

  @Test func `the words of a program's own catalog are its own`() {
    let own = NetworkError.notInCache
    #expect(SystemErrors.error(for: own) as? NetworkError == own)
    #expect(SystemErrors.error(for: wrap(own)) as? NetworkError == own)
    #expect(SystemErrors.error(for: wrap(own as NSError)) as? NetworkError == own)
    let full = SystemError.diskFull(file: "a.txt", underlying: POSIXError(.ENOSPC))
    #expect(MatchTests.name(of: full as NSError) == "system.diskFull a.txt")
  }

  @Test func `cancellation is silent at any depth, and a number alone is enough`() {
    let cancelled: [any Error] = [
      CancellationError(), CancellationError() as NSError, CocoaError(.userCancelled),
      POSIXError(.ECANCELED), NSError(domain: NSURLErrorDomain, code: -999),
      SystemError.cancelled(underlying: POSIXError(.EIO)),
      NSError(domain: SystemError.domain, code: 2),
    ]
    for error in cancelled {
      for error in [error, wrap(error), wrap(wrap(error), 512, NSCocoaErrorDomain)] {
        #expect(SystemErrors.alert(for: error, preferring: ["en"]) == nil, "\(error)")
        #expect(MatchTests.name(of: error) == "system.cancelled")
      }
    }
  }

  private final class Loop: CustomNSError {
    let isWide: Bool
    init(isWide: Bool) { self.isWide = isWide }
    static var errorDomain: String { "com.example.loop" }
    var errorUserInfo: [String: Any] {
      isWide
        ? ["NSMultipleUnderlyingErrorsKey": [any Error](repeating: self, count: 1000)]
        : [NSUnderlyingErrorKey: self]
    }
  }

  @Test func `errors that lead back to themselves end all the same`() {
    for isWide in [false, true] {
      #expect(MatchTests.name(of: Loop(isWide: isWide)) == "system.unknown")
      #expect(Array(ErrorChain(Loop(isWide: isWide))).count == ErrorChain.longest)
    }
    var deep: any Error = POSIXError(.ENOSPC)
    for _ in 0..<30 { deep = wrap(deep) }
    #expect(MatchTests.name(of: deep) == "system.diskFull")
    for _ in 0..<1000 { deep = wrap(deep) }
    #expect(MatchTests.name(of: deep) == "system.unknown")
  }

  @Test func `a value that is no error ends the chain`() {
    for value in ["disk" as Any, 28, ["a": 1], URL(fileURLWithPath: "/")] {
      let error = NSError(
        domain: "com.example", code: 9,
        userInfo: [NSUnderlyingErrorKey: value, "NSMultipleUnderlyingErrorsKey": value])
      #expect(MatchTests.name(of: error) == "system.unknown")
    }
  }

  // MARK: Alerts

  @Test func `the error that was thrown is beneath the catalog's, for logs`() throws {
    let thrown = wrap(POSIXError(.ENOSPC))
    let found = SystemErrors.error(for: thrown)
    #expect(found.underlyingError as? NSError === thrown)
    struct Own: Error, Equatable {}
    #expect(SystemErrors.error(for: Own()).underlyingError as? Own == Own())
  }

  @Test func `buttons are those that somebody carries out`() async throws {
    let full = POSIXError(.ENOSPC)
    let alert = try #require(SystemErrors.alert(for: full, preferring: ["ar"]))
    #expect(alert.buttons.map(\.label) == ["موافق"])
    #expect(alert.direction == .rightToLeft)
    let again = OptionPerformer(["retry"]) { _ in .recovered }
    let with = try #require(
      SystemErrors.alert(for: full, preferring: ["en"], performedBy: again))
    #expect(with.buttons.map(\.label) == ["Try Again", "Cancel"])
    #expect(await with.perform(with.buttons[0]).isRecovered)
    struct Upload: WrappingError, ActionableError {
      var underlyingError: (any Error)? { POSIXError(.ENOSPC) }
      var performer: OptionPerformer { OptionPerformer(["retry"]) { _ in .recovered } }
    }
    let own = try #require(SystemErrors.alert(for: Upload(), preferring: ["en"]))
    #expect(own.buttons.map(\.label) == ["Try Again", "Cancel"])
  }
}
