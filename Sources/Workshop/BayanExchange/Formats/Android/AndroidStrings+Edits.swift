package import BayanDiagnostics
import BayanSupport

extension AndroidStrings: AppFormat {
  package static func edits(
    putting texts: [AppText], into file: SourceFile, in _: String
  ) throws -> [FileEdit] {
    guard let root = AndroidReader.tree(of: file).root else { return [] }
    let places = Dictionary(root.namedTexts) { first, _ in first }
    let declaration = Array("xmlns:\(markPrefix)=".utf8)
    let tagEnd = root.startTagEnd(in: file.bytes) ?? root.offset
    let hasMarks = file.bytes[root.offset..<tagEnd].firstRange(of: declaration) != nil
    var edits: [FileEdit] = []
    var new: [UInt8] = []
    for text in texts {
      let bytes = text.file.bytes
      guard let tree = AndroidReader.tree(of: text.file).root,
        let made = tree.namedTexts.first?.1, let content = made.content(in: bytes)
      else { continue }
      let words = hasMarks ? Array(bytes[content]) : withoutMarks(bytes[content])
      guard let old = places[text.key] else {
        guard text.key.utf8.last != UInt8(ascii: "]") else {
          throw ExchangeFault("exchange-syntax", root.offset, .withoutList(text.key))
        }
        let start = bytes.lineStart(before: made.offset)
        new += bytes[start..<content.lowerBound] + words
        new += bytes[content.upperBound..<made.end] + [0x0A]
        continue
      }
      edits += try self.edits(of: old, in: file.bytes, like: made, words)
    }
    if !new.isEmpty { edits.append(try root.appending(new, in: file.bytes)) }
    return edits
  }

  /// The edits that give an element another content.
  private static func edits(
    of old: XMLNode, in bytes: [UInt8], like made: XMLNode, _ words: [UInt8]
  ) throws(ExchangeFault) -> [FileEdit] {
    guard (old.name == "plurals") == (made.name == "plurals") else {
      throw ExchangeFault("exchange-syntax", old.offset, .otherElement(old.name, made.name))
    }
    try old.checkContent(
      in: bytes,
      attributes: made.allAttributes.union(["quantity", "id", "example"]))
    guard let content = old.content(in: bytes), let tagEnd = old.startTagEnd(in: bytes) else {
      throw ExchangeFault("exchange-syntax", old.offset, .withoutEndTag(old.name))
    }
    var edits = [FileEdit(range: content, bytes: words)]
    if let plain = made["formatted"], old["formatted"] == nil {
      edits.append(.insertion(" formatted=\"\(plain)\"".utf8, at: tagEnd - 1))
    }
    return edits
  }

  /// A content without the marks that say what a value is, for files that don't know them.
  private static func withoutMarks(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = content
    let (start, end) = (Array("<\(markPrefix):g".utf8), Array("</\(markPrefix):g".utf8))
    while let open = rest.firstIndex(of: UInt8(ascii: "<")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: ">"))
    {
      let isMark = rest[open...].starts(with: start) || rest[open...].starts(with: end)
      result += isMark ? rest[..<open] : rest[...close]
      rest = rest[(close + 1)...]
    }
    return result + rest
  }
}

extension XMLNode {
  /// The elements with texts that are read, by the app's keys.
  fileprivate var namedTexts: [(String, XMLNode)] {
    nodes.flatMap { node -> [(String, XMLNode)] in
      guard let kind = node.textKind, let name = node["name"], node["translatable"] != "false",
        ["", "default"].contains(node["product"] ?? "")
      else { return [] }
      guard kind == .list else { return [(AndroidName.text(of: name), node)] }
      return node.nodes("item").enumerated().map { ("\(name)[\($0.offset)]", $0.element) }
    }
  }

  /// The names of attributes of all elements in it.
  fileprivate var allAttributes: Set<String> {
    nodes.reduce(into: []) { names, node in
      names.formUnion(node.attributes.map(\.name))
      names.formUnion(node.allAttributes)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func withoutList(_ key: String) -> Self {
    "the file doesn't have \(quoted(key)), and a list is whole or not there; write the list here by hand"
  }

  fileprivate static func otherElement(_ old: String, _ new: String) -> Self {
    "the text needs '<\(new)>' now, and this is '<\(old)>', which the app's code asks for; change both by hand"
  }

  fileprivate static func withoutEndTag(_ name: String) -> Self {
    "this '<\(name)/>' has no end tag; write '<\(name)></\(name)>' for a text to be put in"
  }
}
