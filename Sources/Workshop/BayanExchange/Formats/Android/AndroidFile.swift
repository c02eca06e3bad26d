import BayanSupport

/// An app's file, of which all stays that isn't written anew: other resources, texts that nobody translates,
/// comments, and order.
struct AndroidFile {
  /// The lines under a name.
  struct Block {
    var name: String
    /// Whole lines.
    var bytes: [UInt8]
    /// Whether it is only a comment, for a text that has no translation.
    var isComment = false
  }

  /// How the comment begins that stands for a text without a translation.
  static let missing = "Not translated: "

  private let bytes: [UInt8]
  private let root: XMLNode

  init(_ bytes: [UInt8], _ root: XMLNode) {
    self.bytes = bytes
    self.root = root
  }

  /// The file with some texts in place of those that it has under their names, and the others after them.
  func replacing(_ blocks: [Block]) -> [UInt8] {
    var places: [String: Int] = [:]
    for (index, block) in blocks.enumerated() { places[block.name] = index }
    var written: Set<Int> = []
    var (result, place) = head
    for node in root.nodes {
      let before = withoutMissing(bytes[place..<node.offset])
      let index = node.textKind == nil ? nil : node["name"].flatMap { places[$0] }
      place = node.end
      guard let index, node["translatable"] != "false" else {
        result += before + bytes[node.offset..<node.end]
        continue
      }
      // Comments about several texts stay; the notes of this one are written anew.
      result += before[..<before.endOfSection]
      guard written.insert(index).inserted else { continue }
      result += lines(blocks[index], after: result)
    }
    // Resources without a translation are last, also when the file is written again.
    let rest = blocks.indices.filter { !written.contains($0) }
    for index in rest.filter({ !blocks[$0].isComment }) + rest.filter({ blocks[$0].isComment }) {
      result += lines(blocks[index], after: result)
    }
    guard place < root.end, let end = bytes[..<root.end].lastIndex(of: UInt8(ascii: "<")),
      end >= place
    else { return result + Array("\n</\(AndroidStrings.root)>\n".utf8) }
    var tail = withoutMissing(bytes[place..<end])
    if !tail.contains(0x0A) { tail.append(0x0A) }
    return result + tail + bytes[end...]
  }

  /// A block on lines of its own, without the last line's end.
  private func lines(_ block: Block, after text: [UInt8]) -> [UInt8] {
    let isOnLine = text.last { $0 != 0x20 && $0 != 0x09 } == 0x0A
    let start = isOnLine ? block.bytes[...] : [0x0A] + block.bytes[...]
    return Array(start.last == 0x0A ? start.dropLast() : start)
  }

  /// All up to the end of the root's start tag, which declares the namespace of marks, and where it ends.
  private var head: (bytes: [UInt8], end: Int) {
    let end = root.startTagEnd(in: bytes) ?? bytes.count
    var tag = Array(bytes[..<(end - 1)])
    if tag.last == UInt8(ascii: "/") { tag.removeLast() }
    while tag.last == 0x20 { tag.removeLast() }
    let declaration = "xmlns:\(AndroidStrings.markPrefix)="
    if tag[root.offset...].firstRange(of: Array(declaration.utf8)) == nil {
      tag += " \(declaration)\"\(AndroidStrings.markNamespace)\"".utf8
    }
    return (tag + [UInt8(ascii: ">")], end)
  }

  /// Returns the text between elements, without the comments of an earlier export for texts that it lacked.
  private func withoutMissing(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text
    while let start = rest.firstRange(of: Array("<!-- \(Self.missing)".utf8)),
      let end = rest[start.upperBound...].firstRange(of: Array("-->".utf8))
    {
      var before = rest[..<start.lowerBound]
      while let last = before.last, last == 0x20 || last == 0x09 { before.removeLast() }
      if before.last == 0x0A { before.removeLast() }
      result += before
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}

extension [UInt8] {
  /// Where the part ends that an empty line parts from what follows.
  fileprivate var endOfSection: Int {
    var end = 0
    var lastLine: Int?
    for (index, byte) in enumerated() {
      if byte == 0x0A {
        if lastLine != nil { end = index + 1 }
        lastLine = index
      } else if !byte.isXMLSpace {
        lastLine = nil
      }
    }
    return end
  }
}
