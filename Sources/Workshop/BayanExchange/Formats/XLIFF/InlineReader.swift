import BayanMessageSyntax

/// Reads the content of `source` and `target`, in which each version has its own elements.
struct InlineReader {
  /// What an element in a text stands for; one may stand for several.
  enum Piece {
    /// Characters, such as one that XML can't hold.
    case text(String)
    /// A placeholder or markup as a message has it: `{$count :integer}`.
    case code(String)
    /// What is in the element.
    case content
    /// Nothing, for the reason that the sentence gives.
    case problem(String)

    /// What an element is that no version has in a text.
    static func stray(_ node: XMLNode) -> Piece {
      .problem("the element '\(node.name)' has no place in a text")
    }
  }

  private(set) var problems: [String] = []
  private var builder = PatternBuilder()
  private let pieces: (XMLNode) -> [Piece]

  /// - Parameter pieces: What an element of the version stands for.
  init(_ pieces: @escaping (XMLNode) -> [Piece]) { self.pieces = pieces }

  mutating func pattern(_ node: XMLNode, _ codes: inout CodeReader) -> Pattern {
    builder = PatternBuilder()
    read(node, &codes)
    return builder.pattern
  }

  private mutating func read(_ node: XMLNode, _ codes: inout CodeReader) {
    for child in node.children {
      switch child {
      case .text(let text): builder.append(text)
      case .node(let node):
        for piece in pieces(node) { append(piece, of: node, &codes) }
      case .comment: break
      }
    }
  }

  private mutating func append(_ piece: Piece, of node: XMLNode, _ codes: inout CodeReader) {
    switch piece {
    case .text(let text): builder.append(text)
    case .content: read(node, &codes)
    case .problem(let sentence): problems.append(sentence)
    case .code(let code):
      if let element = codes.element(code) {
        builder.append(element)
      } else {
        problems.append(
          "'\(code)' is no placeholder of MessageFormat 2; keep placeholders as they are")
      }
    }
  }
}
