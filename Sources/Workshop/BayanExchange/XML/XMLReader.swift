import BayanDiagnostics
import BayanSupport
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element, with all that is in it.
final class XMLNode {
  /// What an element has in it, in order.
  enum Child {
    case node(XMLNode)
    case text(String)
    case comment(String)
  }

  /// The namespace, empty for none.
  let namespace: String
  let name: String

  /// By local name; those with a namespace by namespace, space and local name, `xml:space` as such.
  let attributes: [String: String]

  /// Where its start tag ends, in UTF-8 bytes.
  let offset: Int

  fileprivate(set) var children: [Child] = []

  init(namespace: String, name: String, attributes: [String: String], offset: Int) {
    self.namespace = namespace
    self.name = name
    self.attributes = attributes
    self.offset = offset
  }

  /// The attribute of a name without namespace.
  subscript(name: String) -> String? { attributes[name] }

  /// The attribute of a name in a namespace.
  subscript(name: String, in namespace: String) -> String? { attributes["\(namespace) \(name)"] }

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

/// What an XML file has, in its order.
enum XMLEvent {
  /// The start of an element that is read bit by bit.
  case start(XMLNode)
  /// The end of one.
  case end
  /// An element that is read whole.
  case tree(XMLNode)
}

/// Reads XML files.
///
/// Foundation's parser on Linux has traps, and this is the one place that knows them. From data it
/// fails on valid files of more than 10 MB, from a stream it doesn't. It returns `true` for
/// truncated files, and only `parseErrorOccurred` tells the truth. It drops text behind entities
/// that a DOCTYPE declares, so a DOCTYPE is refused before it parses.
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
    func diagnostic(_ fault: ExchangeFault, _ offset: Int) -> [Diagnostic] {
      let offset = min(offset, file.bytes.count)
      return [
        Diagnostic(
          fault.rule, .error, fault.message, file: file.path, span: SourceSpan(offset, offset))
      ]
    }
    let input: XMLInput
    do {
      input = try XMLInput(file, ignoringDoctype: doctype)
    } catch {
      return diagnostic(error, error.offset)
    }
    let delegate = XMLDelegate(input.bytes, trees: trees, event)
    let parser = XMLParser(stream: InputStream(data: Data(input.bytes)))
    parser.shouldProcessNamespaces = true
    parser.shouldReportNamespacePrefixes = true
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    _ = parser.parse()
    delegate.end()
    if let fault = delegate.fault { return diagnostic(fault, input.isConverted ? 0 : fault.offset) }
    return []
  }
}

private final class XMLDelegate: NSObject, XMLParserDelegate {
  private let bytes: [UInt8]
  private let lines: LineMap
  private let trees: Set<String>
  private let event: (XMLEvent) -> Void

  /// The elements that are open and read whole, outermost first.
  private var open: [XMLNode] = []
  private var depth = 0
  private var prefixes: [String: [String]] = [:]
  private var hasRoot = false
  private(set) var fault: ExchangeFault?

  /// Elements are never nested deeper, so that nothing that walks a tree runs out of stack.
  private static let depthLimit = 200

  init(_ bytes: [UInt8], trees: Set<String>, _ event: @escaping (XMLEvent) -> Void) {
    self.bytes = bytes
    lines = LineMap(bytes)
    self.trees = trees
    self.event = event
  }

  /// Where the parser is: it counts lines and columns of bytes.
  private func offset(of parser: XMLParser) -> Int {
    let line = max(0, min(parser.lineNumber - 1, lines.starts.count - 1))
    let end = line + 1 < lines.starts.count ? lines.starts[line + 1] : bytes.count
    return min(lines.starts[line] + max(0, parser.columnNumber - 1), end)
  }

  func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI uri: String) {
    prefixes[prefix, default: []].append(uri)
  }

  func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String) {
    _ = prefixes[prefix]?.popLast()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard fault == nil else { return }
    hasRoot = true
    depth += 1
    guard depth <= Self.depthLimit else {
      fault = ExchangeFault("exchange-syntax", offset(of: parser), .tooDeep)
      parser.abortParsing()
      return
    }
    let node = XMLNode(
      namespace: namespaceURI ?? "", name: name, attributes: resolved(attributes),
      offset: offset(of: parser))
    if let parent = open.last {
      parent.children.append(.node(node))
      open.append(node)
    } else if trees.contains(name) {
      open.append(node)
    } else {
      event(.start(node))
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard fault == nil else { return }
    depth -= 1
    guard let node = open.popLast() else { return event(.end) }
    for case (let index, .text(let text)) in node.children.enumerated() {
      node.children[index] = .text(text.withMarksCut)
    }
    if open.isEmpty { event(.tree(node)) }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { append(text) }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    append(String(decoding: data, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, foundComment comment: String) {
    guard fault == nil, let node = open.last else { return }
    node.children.append(.comment(comment.withMarksCut))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard fault == nil else { return }
    fault = ExchangeFault("exchange-syntax", offset(of: parser), .notWellFormed)
  }

  /// Reports what the parser passes over: a file of a few bytes, in which no element begins.
  func end() {
    if fault == nil, !hasRoot || depth > 0 {
      fault = ExchangeFault("exchange-syntax", bytes.count, .notWellFormed)
    }
  }

  private func append(_ text: String) {
    guard fault == nil, let node = open.last else { return }
    guard case .text(var before) = node.children.last else {
      return node.children.append(.text(text))
    }
    // In place: each reference to a character comes by itself.
    node.children.removeLast()
    before += text
    node.children.append(.text(before))
  }

  /// The attributes with namespaces in place of prefixes.
  private func resolved(_ attributes: [String: String]) -> [String: String] {
    let attributes = attributes.mapValues(\.withMarksCut)
    guard attributes.keys.contains(where: { $0.utf8.contains(UInt8(ascii: ":")) }) else {
      return attributes
    }
    var resolved: [String: String] = [:]
    for (name, value) in attributes {
      let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
      if parts.count == 2, parts[0] != "xml", let uri = prefixes[parts[0]]?.last {
        resolved["\(uri) \(parts[1])"] = value
      } else {
        resolved[name] = value
      }
    }
    return resolved
  }
}

extension Diagnostic.Message {
  fileprivate static let notWellFormed: Self =
    "the file is not well-formed XML here; it may be cut off or damaged, so ask for it again"

  fileprivate static let tooDeep: Self = "elements are nested too deep"
}
