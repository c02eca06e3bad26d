/// An element, with all that is in it.
final class XMLNode {
  /// A child of an element.
  enum Child {
    case node(XMLNode)
    case text(String)
    case comment(String)
  }

  /// The namespace, empty for none.
  let namespace: String
  let name: String

  /// By local name; those with a namespace by namespace, space and local name, `xml:space` as such.
  ///
  /// A list, since elements have few.
  let attributes: [(name: String, value: String)]

  /// Where its start tag begins, in UTF-8 bytes.
  let offset: Int

  /// Where its end tag ends, in UTF-8 bytes.
  private(set) var end: Int

  /// Whether white space in it is text, which `xml:space="preserve"` says here or further out.
  ///
  /// Elsewhere a tool may have put it there to make the file look better.
  let preservesSpace: Bool

  private(set) var children: [Child] = []

  init(
    namespace: String, name: String, attributes: [(name: String, value: String)], offset: Int,
    preservesSpace: Bool = false
  ) {
    self.namespace = namespace
    self.name = name
    self.attributes = attributes
    self.offset = offset
    end = offset
    self.preservesSpace = preservesSpace
  }

  func append(_ child: Child) { children.append(child) }

  /// Says where the element ends.
  func close(at offset: Int) { end = offset }

  /// The attribute of a name without namespace.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The attribute of a name in a namespace.
  subscript(name: String, in namespace: String) -> String? { self["\(namespace) \(name)"] }

  /// The elements directly in it.
  var nodes: [XMLNode] {
    children.compactMap { if case .node(let node) = $0 { node } else { nil } }
  }

  /// The elements of a name directly in it.
  func nodes(_ name: String) -> [XMLNode] { nodes.filter { $0.name == name } }

  /// All text in it, that of elements in it included.
  var text: String {
    children.reduce(into: "") { text, child in
      switch child {
      case .node(let node): text += node.text
      case .text(let part): text += part
      case .comment: break
      }
    }
  }
}

/// An event of an XML file, in its order.
enum XMLEvent {
  /// The start of an element that is read bit by bit.
  case start(XMLNode)
  /// The end of one.
  case end
  /// An element that is read whole.
  case tree(XMLNode)
}
