package import BayanDiagnostics
import BayanSupport

/// XLIFF 1.2, which most tools read.
///
/// - Source: XLIFF Version 1.2, OASIS Standard, 1 February 2008.
package enum XLIFF12: XLIFFFormat {
  package static let name = "xliff-1.2"
  package static let summary = "XLIFF 1.2, each variant a unit of its own"
  package static let version = XLIFFVersion.v12

  package static func write(_ document: ExchangeDocument, over _: SourceFile?) -> ExchangeOutput {
    XLIFF12Writer.write(document)
  }

  package static func contents(of file: SourceFile, in locale: String?) -> ForeignFile {
    XLIFF12Reader.read(file, for: locale)
  }

  /// The type of groups whose units are variants of one message.
  static let variants = "x-bayan-variants"

  /// Whose note has the translation as it was exported.
  static let exportedNote = "bayan:target"

  /// The `state-qualifier` that tells a stale translation from a text that nobody has translated.
  static let staleQualifier = "x-bayan-stale"

  /// The type of placeholders that stand for characters which XML can't hold.
  static let codePoint = "x-code-point"

  /// A code as the content of an element, with `\uXXXX` for what XML can't hold.
  ///
  /// In a message `\u` is no escape, so that it can't be meant otherwise.
  static func escaped(_ code: String) -> String {
    if code.isXML { return code }
    return code.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isXML {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\u" + scalar.value.hexadecimal(width: 4)
      }
    }
  }

  /// The code of such a content.
  static func unescaped(_ text: String) -> String {
    guard text.contains("\\u") else { return text }
    var code = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let first = rest.popFirst() {
      guard first == "\\", let next = rest.first else {
        code.append(first)
        continue
      }
      let digits = rest.dropFirst().prefix(4)
      if next == "u", let value = UInt32(String(digits), radix: 16), digits.count == 4,
        let scalar = Unicode.Scalar(value)
      {
        code.append(scalar)
        rest = rest.dropFirst(5)
      } else {
        code.append(contentsOf: [first, next])
        rest = rest.dropFirst()
      }
    }
    return String(code)
  }
}
