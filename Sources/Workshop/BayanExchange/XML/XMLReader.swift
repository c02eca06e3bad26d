import BayanDiagnostics
import BayanSupport

/// Reads XML files.
///
/// It is a reader of our own because it has to say where and why a file is damaged. Foundation's parser
/// doesn't on Linux: its columns count bytes in one place and characters in another, it doesn't name
/// the cause, and it crashes on some instructions.
enum XMLReader {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - trees: The names of the elements that are read whole: small ones, of which a file has many.
  ///   - doctype: The name of a document type that is ignored, see ``XMLInput``.
  ///   - event: Gets what there is, in order.
  /// - Returns: What is wrong with the file; nothing may be made of its events if there is something.
  static func read(
    _ file: SourceFile, trees: Set<String>, ignoringDoctype doctype: String? = nil,
    _ event: @escaping (XMLEvent) -> Void
  ) -> [Diagnostic] {
    do throws(ExchangeFault) {
      let input = try XMLInput(file, ignoringDoctype: doctype)
      var scanner = XMLScanner(input.bytes, XMLTreeBuilder(trees: trees, event))
      try scanner.read()
      return []
    } catch {
      return [error.diagnostic(in: file)]
    }
  }
}

/// Makes elements of what an ``XMLScanner`` finds.
struct XMLTreeBuilder {
  private let trees: Set<String>
  private let event: (XMLEvent) -> Void

  /// The elements that are open and read whole, outermost first.
  private var open: [XMLNode] = []

  /// The properties of the open elements, outermost first.
  private var scopes: [(prefixes: [String], preservesSpace: Bool)] = []

  /// The namespaces of prefixes, the innermost last.
  private var namespaces: [String: [String]] = [:]

  /// The text since the last element or comment.
  private var text: [UInt8] = []

  init(trees: Set<String>, _ event: @escaping (XMLEvent) -> Void) {
    self.trees = trees
    self.event = event
  }

  /// How many elements are open.
  var depth: Int { scopes.count }

  mutating func start(
    _ qualifiedName: String, _ attributes: [(name: String, value: String)], at offset: Int
  ) {
    flush()
    var prefixes: [String] = []
    for (name, uri) in attributes where name.isOfNamespace {
      let prefix = String(name.dropFirst(6))
      prefixes.append(prefix)
      namespaces[prefix, default: []].append(uri)
    }
    var resolved: [(name: String, value: String)] = []
    for (name, value) in attributes where !name.isOfNamespace {
      let (namespace, local) = parts(of: name, isAttribute: true)
      resolved.append((namespace.isEmpty ? local : "\(namespace) \(local)", value.withMarksCut))
    }
    let space = resolved.first { $0.name == "xml:space" }.map { $0.value == "preserve" }
    let preservesSpace = space ?? scopes.last?.preservesSpace ?? false
    scopes.append((prefixes, preservesSpace))
    let (namespace, name) = parts(of: qualifiedName, isAttribute: false)
    let node = XMLNode(
      namespace: namespace, name: name, attributes: resolved, offset: offset,
      preservesSpace: preservesSpace)
    if let parent = open.last {
      parent.append(.node(node))
      open.append(node)
    } else if trees.contains(name) {
      open.append(node)
    } else {
      event(.start(node))
    }
  }

  /// - Parameter offset: Where the end tag ends.
  mutating func end(at offset: Int) {
    flush()
    for prefix in scopes.popLast()?.prefixes ?? [] { _ = namespaces[prefix]?.popLast() }
    guard let node = open.popLast() else { return event(.end) }
    node.close(at: offset)
    if open.isEmpty { event(.tree(node)) }
  }

  /// Adds characters, in UTF-8.
  mutating func append(_ characters: some Sequence<UInt8>) {
    if !open.isEmpty { text += characters }
  }

  mutating func comment(_ content: String) {
    flush()
    open.last?.append(.comment(content.withMarksCut))
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    open.last?.append(.text(String(decoding: text, as: UTF8.self).withMarksCut))
    text.removeAll(keepingCapacity: true)
  }

  /// The namespace of a name, and what is after its prefix.
  ///
  /// A prefix that nothing declares stays a part of the name.
  private func parts(of name: String, isAttribute: Bool) -> (namespace: String, name: String) {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return (isAttribute ? "" : namespaces[""]?.last ?? "", name)
    }
    guard let uri = namespaces[String(name[..<colon])]?.last else { return ("", name) }
    return (uri, String(name[colon...].dropFirst()))
  }
}

extension String {
  /// Whether it is the name of an attribute that declares a namespace: `xmlns`, `xmlns:mda`.
  fileprivate var isOfNamespace: Bool {
    // By bytes, because each attribute of a file comes by here.
    utf8.starts(with: "xmlns".utf8)
      && (utf8.count == 5 || utf8.dropFirst(5).first == UInt8(ascii: ":"))
  }
}
