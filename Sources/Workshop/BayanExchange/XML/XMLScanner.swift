import BayanDiagnostics

/// Reads the bytes of an XML file, which has no document type.
///
/// It takes a file as the standard does, apart from two things that do no harm: names may have any
/// character beyond ASCII, and a prefix need not be declared.
///
/// - Source: XML 1.0, fifth edition.
struct XMLScanner {
  let bytes: [UInt8]
  var index = 0
  var builder: XMLTreeBuilder

  /// The elements that are open, outermost first.
  private var open: [(name: Range<Int>, start: Int)] = []
  private var hasRoot = false
  private var count = 0

  /// Elements are never nested deeper, so that nothing that walks a tree runs out of stack.
  private static let depthLimit = 200

  /// - Parameter bytes: Valid UTF-8 with characters of XML only, see ``XMLInput``.
  init(_ bytes: [UInt8], _ builder: XMLTreeBuilder) {
    self.bytes = bytes
    self.builder = builder
  }

  /// Reads the file.
  mutating func read() throws(ExchangeFault) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"): try readMarkup()
      case UInt8(ascii: "&"):
        try requireRoot()
        builder.append(try reference())
      default: try readText()
      }
    }
    if let last = open.last {
      throw fault(bytes.count, .unclosed(text(last.name), line: line(of: last.start)))
    }
    if !hasRoot { throw fault(bytes.count, .withoutElement) }
  }

  // MARK: - Content

  /// Whether a text is here.
  func isAt(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for place in 0..<count where bytes[index + place] != text.utf8Start[place] { return false }
    return true
  }

  private func requireRoot() throws(ExchangeFault) {
    if open.isEmpty { throw fault(index, hasRoot ? .afterRoot : .beforeRoot) }
  }

  /// Reads characters up to the next tag or reference.
  private mutating func readText() throws(ExchangeFault) {
    var start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<"), bytes[index] != UInt8(ascii: "&")
    {
      if open.isEmpty, !bytes[index].isXMLSpace { try requireRoot() }
      if bytes[index] == UInt8(ascii: "\r") {
        builder.append(bytes[start..<index])
        appendLineEnd()
        start = index
      } else if bytes[index] == UInt8(ascii: "]"), isAt("]]>") {
        throw fault(index, .cdataEnd)
      } else {
        index += 1
      }
    }
    builder.append(bytes[start..<index])
  }

  /// Goes over a carriage return, with the line feed after it: a file's line ends are line feeds.
  private mutating func appendLineEnd() {
    builder.append(CollectionOfOne(UInt8(ascii: "\n")))
    index += 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func readMarkup() throws(ExchangeFault) {
    if isAt("</") {
      try readEndTag()
    } else if isAt("<!--") {
      try readComment()
    } else if isAt("<![CDATA[") {
      try readCDATA()
    } else if isAt("<?") {
      try readInstruction()
    } else if isAt("<!DOCTYPE") {
      throw fault(index, .lateDoctype)
    } else {
      try readStartTag()
    }
  }

  private mutating func readComment() throws(ExchangeFault) {
    let start = index
    index += 4
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "-"), isAt("--") {
        guard isAt("-->") else { throw fault(index, .hyphens) }
        builder.comment(text(start + 4..<index))
        index += 3
        return
      }
      index += 1
    }
    throw fault(start, .openPart("<!--", "-->"))
  }

  private mutating func readCDATA() throws(ExchangeFault) {
    try requireRoot()
    let opening = index
    index += 9
    var start = index
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\r") {
        builder.append(bytes[start..<index])
        appendLineEnd()
        start = index
      } else if bytes[index] == UInt8(ascii: "]"), isAt("]]>") {
        builder.append(bytes[start..<index])
        index += 3
        return
      } else {
        index += 1
      }
    }
    throw fault(opening, .openPart("<![CDATA[", "]]>"))
  }

  private mutating func readInstruction() throws(ExchangeFault) {
    let start = index
    index += 2
    guard let name = readName() else { throw fault(start, .withoutName("<?")) }
    if text(name).lowercased() == "xml" { throw fault(start, .lateDeclaration) }
    guard isAt("?>") || index == bytes.count || bytes[index].isXMLSpace else {
      throw fault(index, .strayInInstruction)
    }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "?"), isAt("?>") {
        index += 2
        return
      }
      index += 1
    }
    throw fault(start, .openPart("<?", "?>"))
  }

  // MARK: - Tags

  private mutating func readStartTag() throws(ExchangeFault) {
    let start = index
    index += 1
    guard let name = readName() else { throw fault(start, .withoutName("<")) }
    if open.isEmpty, hasRoot { throw fault(start, .secondRoot(text(name))) }
    guard open.count < Self.depthLimit else { throw fault(start, .tooDeep) }
    hasRoot = true
    count += 1
    guard count <= ExchangeFormats.mostNodes else {
      throw ExchangeFault("file-too-large", start, .tooMany)
    }
    let (attributes, isEmpty) = try readAttributes(of: name, from: start)
    builder.start(text(name), attributes, at: start)
    if isEmpty { builder.end(at: index) } else { open.append((name, start)) }
  }

  private mutating func readEndTag() throws(ExchangeFault) {
    let start = index
    index += 2
    guard let name = readName() else { throw fault(start, .withoutName("</")) }
    skipSpace()
    guard let last = open.last else { throw fault(start, .nothingOpen(text(name))) }
    guard bytes[last.name] == bytes[name] else {
      let isOpen = open.contains { bytes[$0.name] == bytes[name] }
      throw fault(
        start,
        .mismatch(text(name), open: text(last.name), line: line(of: last.start), isOpen: isOpen))
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else {
      throw fault(start, .openTag("</" + text(name)))
    }
    index += 1
    open.removeLast()
    builder.end(at: index)
  }

  mutating func skipSpace() {
    while index < bytes.count, bytes[index].isXMLSpace { index += 1 }
  }

  /// Goes over a name; `nil` where none begins.
  mutating func readName() -> Range<Int>? {
    guard index < bytes.count, bytes[index].beginsXMLName else { return nil }
    let start = index
    while index < bytes.count, bytes[index].continuesXMLName { index += 1 }
    return start..<index
  }

  // MARK: - Faults

  func fault(_ offset: Int, _ cause: XMLFault) -> ExchangeFault {
    ExchangeFault("exchange-syntax", offset, cause.message)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The line of a place, from 1.
  func line(of offset: Int) -> Int {
    SourceFile(path: "", bytes: bytes).location(of: offset).line
  }
}

extension UInt8 {
  /// Whether a name may begin with the byte; all characters beyond ASCII may.
  fileprivate var beginsXMLName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  fileprivate var continuesXMLName: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: beginsXMLName
    }
  }
}
