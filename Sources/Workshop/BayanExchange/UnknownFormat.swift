package import BayanDiagnostics
import BayanSupport

extension ExchangeFormats {
  /// Returns the kind of a file that no format recognizes, and the remedy, as a sentence without its subject.
  package static func unknownFormat(of file: SourceFile) -> Diagnostic.Message {
    let bytes = file.bytes
    if bytes.allSatisfy(\.isXMLSpace) { return "is empty" }
    if let known = signatures.first(where: { bytes.starts(with: $0.bytes) }) {
      return known.sentence
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return "isn't text in UTF-8 or UTF-16; save it as UTF-8"
    }
    let names = all.map { $0.name }.joined(separator: ", ")
    if file.path.lowercased().hasSuffix(".strings") {
      return
        "doesn't begin as a .strings file does, with a key and a text in double quotes: \"key\" = \"text\";"
    }
    guard let kind = kind(of: text, path: file.path) else {
      return "has an unknown format; known are: \(names)"
    }
    return "is \(kind), which can't be read; send the texts in one of these formats: \(names)"
  }

  /// Files of bytes, by how they begin.
  private static let signatures: [(bytes: [UInt8], sentence: Diagnostic.Message)] = [
    (
      Array("bplist00".utf8),
      "is a binary property list; convert it to XML with 'plutil -convert xml1', and import the result"
    ),
    (
      [0xDE, 0x12, 0x04, 0x95],
      "is a compiled MO file; convert it to PO with 'msgunfmt', and import the result"
    ),
    (
      [0x95, 0x04, 0x12, 0xDE],
      "is a compiled MO file; convert it to PO with 'msgunfmt', and import the result"
    ),
    ([0x50, 0x4B, 0x03, 0x04], "is a ZIP archive; unpack it, and import the files in it"),
    ([0x1F, 0x8B], "is compressed; unpack it with 'gunzip', and import the result"),
    (
      [0x25, 0x50, 0x44, 0x46],
      "is a PDF, which can't be imported; ask for the file that was sent out"
    ),
  ]

  private static let json: Diagnostic.Message =
    "JSON that has no texts under its keys, or is damaged"

  /// Other tools' formats of text, by what only they begin with.
  private static func kind(of text: String, path: String) -> Diagnostic.Message? {
    let file = SourceFile(path: path, text: text)
    let start = text.prefix(2_000)
    let tag = XMLInput.rootTag(of: file)?.prefix { !$0.isWhitespace }
    switch tag {
    case "TS": return "a TS file of Qt"
    case "tmx": return "a TMX memory"
    case "root" where start.contains("resheader"): return "a RESX file of .NET"
    case "html", "!DOCTYPE", "!doctype": return "an HTML page"
    case let tag?: return "XML with the root element \(quoted(String(tag)))"
    case nil: break
    }
    if let lack = imported.lazy.compactMap({ $0.lack(of: file) }).first { return lack }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let ending = name.split(separator: ".").dropFirst().last.map { $0.lowercased() }
    switch ending {
    case "json", "arb": return json
    case "ftl": return "a Fluent file"
    case "properties": return "a properties file of Java"
    case "yml", "yaml": return "a YAML file"
    case "strings", "stringsdict", "xcstrings", "po", "pot", "xlf", "xliff": return nil
    default: return text.drop(while: \.isWhitespace).first == "{" ? json : nil
    }
  }
}
