import BayanDiagnostics

/// Why a file can't be read, and where.
struct ExchangeFault: Error {
  var rule: RuleID
  var offset: Int
  var message: Diagnostic.Message

  init(_ rule: RuleID, _ offset: Int, _ message: Diagnostic.Message) {
    self.rule = rule
    self.offset = offset
    self.message = message
  }

  /// The diagnostic in a file.
  func diagnostic(in file: SourceFile) -> Diagnostic {
    let offset = min(offset, file.bytes.count)
    return Diagnostic(
      rule, .error, message, file: file.path, span: SourceSpan(offset, offset))
  }
}

extension Diagnostic.Message {
  static func tooLarge(_ count: Int) -> Self {
    "the file has \(count) bytes; files of more than \(ExchangeFormats.largestFile) aren't read; export fewer messages at a time"
  }

  static let tooMany: Self =
    "the file has more than \(ExchangeFormats.mostTexts) texts; export fewer messages at a time"

  static func severalLocales(_ names: [String]) -> Self {
    "the file has several locales, \(quotedList(names)); name one with --locale"
  }

  static let notUnicode: Self = "the file isn't UTF-8 here; save it as UTF-8"
}
