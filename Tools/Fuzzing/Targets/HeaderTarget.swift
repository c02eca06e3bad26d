import BayanErrors
import BayanHTTP
import BayanLogging
import BayanRuntime
import Foundation

extension FuzzTarget {
  /// Short texts from others: tags of locales, fields of HTTP, texts for logs.
  static let headers = FuzzTarget("headers") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    try checkTag(text)
    try checkLanguages(text)
    try checkMedia(text)
    try checkDates(text)
    try checkLog(text)
    try checkHead(bytes)
  }

  private static func checkTag(_ text: String) throws {
    let tag = LocaleTag(text)
    try promise(LocaleTag(tag.description) == tag, "'\(tag)' isn't in its usual form")
    try promise(tag.description.utf8.count <= 100, "a tag of \(tag.description.utf8.count) bytes")
    var next: LocaleTag? = tag
    var last = tag.description.utf8.count + 1
    while let tag = next {
      try promise(tag.description.utf8.count < last, "'\(tag)' isn't shorter")
      try promise(LocaleTag(tag.description) == tag, "'\(tag)' isn't in its usual form")
      last = tag.description.utf8.count
      next = tag.truncated
    }
  }

  private static func checkLanguages(_ text: String) throws {
    let tags = AcceptLanguage.preferences(text)
    try promise(tags.count <= 64, "\(tags.count) languages")
    try promise(!tags.contains("und"), "a language that is none")
    let field = tags.map(\.description).joined(separator: ", ")
    try promise(
      field.utf8.count > 4096 || AcceptLanguage.preferences(field) == tags,
      "'\(field)' reads as something else")
  }

  private static func checkMedia(_ text: String) throws {
    let offered = ["application/json", "application/problem+json", "text/html"]
    let answer = AcceptedMedia.preferred(text, of: offered)
    try promise(answer.map(offered.contains) == true, "'\(answer ?? "nothing")' isn't offered")
    try promise(AcceptedMedia.preferred(text, of: []) == nil, "an answer out of nothing")
  }

  private static func checkDates(_ text: String) throws {
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    if let delay = RetryAfter.delay(text, now: now) {
      try promise(delay >= .zero, "a wait of \(delay)")
      try promise(delay < .seconds(300_000_000_000), "a wait of \(delay)")
    }
    guard let moment = MessageDateTime(text) else { return }
    try promise(
      MessageDateTime(moment.literal) == moment, "'\(moment.literal)' reads as another moment")
  }

  /// Checks that a secret never gets into a log, after any text.
  private static func checkLog(_ text: String) throws {
    let redacted = LogText.redacted(text)
    try promise(
      redacted.unicodeScalars.count <= 12 * LogText.longest, "\(redacted.utf8.count) bytes of log")
    try promise(!redacted.unicodeScalars.contains(where: \.disturbsLog), "'\(redacted.visible)'")
    let secret = "s3cr3tW0rd9"
    guard !text.contains("s3cr3t"), text.unicodeScalars.count < 1000 else { return }
    for disclosing in [
      "\nAuthorization: Bearer \(secret)", "\n\naccess_token=\(secret)&x=1",
      " https://example.org/?access_token=\(secret) ",
    ] {
      let log = LogText.redacted(text + disclosing)
      try promise(!log.contains(secret), "a secret in '\(log.visible)'")
    }
  }

  /// Checks the head of a response, which a transfer passes line by line.
  private static func checkHead(_ bytes: [UInt8]) throws {
    var reader = ResponseReader(largestBody: 64)
    var goesOn = true
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    where goesOn {
      goesOn = reader.takeHeader(line + [UInt8(ascii: "\n")])
    }
    guard let response = reader.whole else { return }
    try promise(response.status >= 200, "a response with the status \(response.status)")
    for (name, value) in response.headers.fields {
      try promise(
        !name.isEmpty && !name.unicodeScalars.contains { $0.value <= 0x20 || $0.value >= 0x7F },
        "the field '\(name.visible)'")
      try promise(
        !value.unicodeScalars.contains { $0 == "\n" }, "two lines in '\(value.visible)'")
      try promise(response.headers[name.uppercased()] == value, "'\(name)' isn't found")
    }
    _ = response.mediaType
    try promise(reader.takeBody([UInt8](repeating: 0, count: 64)), "a body that is allowed")
    try promise(!reader.takeBody([0]) && reader.isTooLarge, "a body that is too large")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar begins a new line of a log, or is invisible in it.
  fileprivate var disturbsLog: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .format: true
    default: false
    }
  }
}
