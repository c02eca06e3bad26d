import BayanDiagnostics
import BayanMessageSyntax

/// Reads the content of `source` and `target`, in which each version has its own elements.
struct InlineReader {
  /// A piece that an element in a text stands for; one element may stand for several.
  enum Piece {
    /// Characters, such as one that XML can't hold.
    case text(String)
    /// A placeholder or markup.
    case code(FileCode)
    /// The content of the element.
    case content
    /// Nothing, for the reason that the sentence gives.
    case problem(Diagnostic.Message)

    /// Returns the piece for an element that no version has in a text.
    static func stray(_ node: XMLNode) -> Piece {
      .problem("the element \(quoted(node.tag)) can't be in a text")
    }
  }

  private(set) var problems: [Diagnostic.Message] = []
  private var codes: UnitCodes
  private var sourceCodes: [ReturnedCode] = []

  /// The first elements of the sources, for sentences.
  private var tags: [String] = []
  private static let tagLimit = 6
  private var isSource = false
  private var builder = PatternBuilder()
  private let pieces: (XMLNode) -> [Piece]

  /// - Parameters:
  ///   - unit: Whose texts are read.
  ///   - pieces: What an element of the version stands for.
  init(of unit: XMLNode, _ pieces: @escaping (XMLNode) -> [Piece]) {
    codes = UnitCodes(offset: unit.offset)
    self.pieces = pieces
  }

  /// Reads a source; all sources of a unit are read before its targets.
  mutating func source(
    _ node: XMLNode, _ syntax: inout CodeReader
  ) -> (pattern: Pattern, codes: [ReturnedCode]) {
    isSource = true
    sourceCodes = []
    builder = PatternBuilder()
    read(node, &syntax)
    return (builder.pattern, sourceCodes)
  }

  mutating func target(_ node: XMLNode, _ syntax: inout CodeReader) -> Pattern {
    isSource = false
    builder = PatternBuilder()
    read(node, &syntax)
    return builder.pattern
  }

  private mutating func read(_ node: XMLNode, _ syntax: inout CodeReader) {
    for child in node.children {
      switch child {
      case .text(let text): builder.append(text)
      case .node(let node):
        for piece in pieces(node) { append(piece, of: node, &syntax) }
      case .comment: break
      }
    }
  }

  private mutating func append(_ piece: Piece, of node: XMLNode, _ syntax: inout CodeReader) {
    switch piece {
    case .text(let text): builder.append(text)
    case .content: read(node, &syntax)
    case .problem(let sentence): problems.append(sentence)
    case .code(let code):
      let own =
        code.content.flatMap { syntax.element($0) } ?? code.label.flatMap { syntax.element($0) }
      if isSource {
        let added = codes.add(code, own)
        sourceCodes.append(added)
        if tags.count < Self.tagLimit, !tags.contains(code.tag) { tags.append(code.tag) }
        builder.append(added.element)
      } else if let element = element(code, own) {
        builder.append(element)
      } else {
        problems.append(
          "\(quoted(code.tag)) doesn't say what it stands for, and the source has no element with its id\(phrase: tags.isEmpty ? "" : "; it has \(quotedList(tags))")"
        )
      }
    }
  }

  /// Returns the element that a code of a target stands for.
  private func element(_ code: FileCode, _ own: Pattern.Element?) -> Pattern.Element? {
    let known = codes[code, exactly: false]
    guard let own else { return known?.element ?? Self.named(code) }
    // Some tools number codes, `{0}`: that is a code too, but only by chance.
    guard own.isPlainLiteral, let known, known.isKnown else { return own }
    return known.element
  }

  /// A placeholder by the name that a tool shows, as the plural module's examples have it.
  private static func named(_ code: FileCode) -> Pattern.Element? {
    guard code.role == .standalone, let label = code.label, !label.isEmpty else { return nil }
    return CodeReader.read("{$\(label)}")
  }
}

extension XMLNode {
  /// The start tag as it is in the file, with nothing but its id.
  var tag: String {
    let id = self["id"].map { " id=\"\($0)\"" } ?? ""
    return children.isEmpty ? "<\(name)\(id)/>" : "<\(name)\(id)>"
  }

  /// The content as a translator has written it; `nil` where a pattern looks the same.
  var writtenText: String? {
    let isPlain = children.allSatisfy { child in
      switch child {
      case .text(let text): !text.utf8.contains(where: Self.escaped.contains)
      case .node: false
      case .comment: true
      }
    }
    return isPlain ? nil : writtenContent
  }

  /// The bytes that a pattern writes in another way.
  private static let escaped = Set("{}\\".utf8)

  private var writtenContent: String {
    children.reduce(into: "") { text, child in
      switch child {
      case .text(let part): text += part
      case .comment: break
      case .node(let node):
        text += node.tag
        if !node.children.isEmpty { text += node.writtenContent + "</\(node.name)>" }
      }
    }
  }
}

extension [Diagnostic.Message] {
  /// The first sentences, and how many more there are: a file may have any number.
  var firstFew: [Diagnostic.Message] {
    count <= 6 ? self : prefix(5) + ["\(count - 5) more of its elements can't be read"]
  }
}
