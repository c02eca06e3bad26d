package import BayanDiagnostics
import BayanSupport

extension AndroidStrings: AppFormat {
  package static func list(of key: String) -> String? { AndroidLists.item(key)?.list }

  package static func places(of file: SourceFile, in _: String) throws -> [String: Range<Int>] {
    let texts = AndroidReader.tree(of: file).root?.namedTexts ?? []
    return Dictionary(
      firstOf: texts.compactMap { key, node in node.content(in: file.bytes).map { (key, $0) } })
  }

  package static func edits(
    putting texts: [AppText], into file: SourceFile, in _: String
  ) throws -> [FileEdit] {
    guard let root = AndroidReader.tree(of: file).root else { return [] }
    let places = Dictionary(firstOf: root.namedTexts)
    let declaration = Array("xmlns:\(markPrefix)=".utf8)
    let tagEnd = root.startTagEnd(in: file.bytes) ?? root.offset
    let hasMarks = file.bytes[root.offset..<tagEnd].firstRange(of: declaration) != nil
    let lists = Dictionary(
      firstOf: root.nodes.filter { $0.textKind == .list }.map { ($0["name"] ?? "", $0) })
    var newLists: Set<String> = []
    var edits: [FileEdit] = []
    var new: [UInt8] = []
    for text in texts {
      let bytes = text.file.bytes
      guard let tree = AndroidReader.tree(of: text.file).root,
        let written = tree.namedTexts.first(where: { $0.0 == text.key })?.1
          ?? tree.namedTexts.first?.1,
        let content = written.content(in: bytes)
      else { continue }
      let newContent = hasMarks ? Array(bytes[content]) : withoutMarks(bytes[content])
      if let old = places[text.key] {
        edits += try self.edits(of: old, in: file.bytes, like: written, newContent)
        continue
      }
      let list = list(of: text.key)
      if let list, let there = lists[list] {
        throw ExchangeFault("exchange-syntax", there.offset, .withoutItem(text.key))
      }
      // The list is put in with its first item.
      guard list == nil || newLists.insert(list ?? "").inserted else { continue }
      guard let whole = list == nil ? written : tree.nodes.first else { continue }
      let start = bytes.lineStart(before: whole.offset)
      let entry = withoutComments(bytes[start..<whole.end])
      new += (hasMarks ? Array(entry) : withoutMarks(entry)) + [0x0A]
    }
    if !new.isEmpty { edits.append(try root.appending(new, in: file.bytes)) }
    return edits
  }

  /// The edits that give an element another content.
  private static func edits(
    of old: XMLNode, in bytes: [UInt8], like written: XMLNode, _ newContent: [UInt8]
  ) throws(ExchangeFault) -> [FileEdit] {
    guard (old.name == "plurals") == (written.name == "plurals") else {
      throw ExchangeFault("exchange-syntax", old.offset, .otherElement(old.name, written.name))
    }
    try old.checkContent(
      in: bytes,
      attributes: written.allAttributes.union(["quantity", "id", "example"]))
    guard let content = old.content(in: bytes), let tagEnd = old.startTagEnd(in: bytes) else {
      throw ExchangeFault("exchange-syntax", old.offset, .withoutEndTag(old.name))
    }
    var edits = [FileEdit(range: content, bytes: newContent)]
    if let plain = written["formatted"], old["formatted"] == nil {
      edits.append(.insertion(" formatted=\"\(plain)\"".utf8, at: tagEnd - 1))
    }
    return edits
  }

  /// An element without the lines of notes for translators.
  private static func withoutComments(_ element: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var result: [UInt8] = []
    var rest = element
    while let start = rest.firstRange(of: Array("<!--".utf8)),
      let end = rest[start.upperBound...].firstRange(of: Array("-->\n".utf8))
    {
      result += rest[..<start.lowerBound]
      while let last = result.last, last == 0x20 { result.removeLast() }
      rest = rest[end.upperBound...]
    }
    return result + rest
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
  fileprivate static func withoutItem(_ key: String) -> Self {
    "this list has no item for \(quoted(key)); write the item here by hand"
  }

  fileprivate static func otherElement(_ old: String, _ new: String) -> Self {
    "the text needs '<\(new)>' now, but this is '<\(old)>'; change the element, and the app's code that reads it, by hand"
  }

  fileprivate static func withoutEndTag(_ name: String) -> Self {
    "this '<\(name)/>' has no end tag; write '<\(name)></\(name)>', so that a text can be put into it"
  }
}
