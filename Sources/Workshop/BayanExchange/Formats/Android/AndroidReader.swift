import BayanDiagnostics
import BayanMessageConversion
import BayanMessageSyntax

/// Reads `strings.xml`.
struct AndroidReader {
  private var units: [ForeignUnit] = []
  private let categories = FormCategories(locale: nil)

  static func read(_ file: SourceFile) -> ForeignFile {
    var contents = ForeignFile(targetLocale: PathLocale(file.path).locale)
    var reader = AndroidReader()
    let found = tree(of: file)
    contents.diagnostics = found.diagnostics
    guard let root = found.root else { return contents }
    do throws(ExchangeFault) {
      try reader.read(root)
      contents.units = reader.units
    } catch {
      contents.diagnostics = [error.diagnostic(in: file)]
    }
    return contents
  }

  /// The root element of a file; `nil` where it can't be read.
  static func tree(of file: SourceFile) -> (root: XMLNode?, diagnostics: [Diagnostic]) {
    var root: XMLNode?
    let diagnostics = XMLReader.read(
      file, trees: [AndroidStrings.root], ignoringDoctype: AndroidStrings.root
    ) { event in
      if case .tree(let node) = event, root == nil { root = node }
    }
    guard diagnostics.isEmpty else { return (nil, diagnostics) }
    guard let root else {
      let fault = ExchangeFault("exchange-syntax", 0, .noResources)
      return (nil, [fault.diagnostic(in: file)])
    }
    return (root, [])
  }

  private mutating func read(_ root: XMLNode) throws(ExchangeFault) {
    var comments: [String] = []
    for child in root.children {
      switch child {
      case .comment(let text): comments.append(text)
      // A comment that an empty line parts from an entry is about several entries.
      case .text(let text): if text.utf8.count(where: { $0 == 0x0A }) > 1 { comments = [] }
      case .node(let node):
        try read(node, comments)
        comments = []
      }
    }
  }

  private mutating func read(_ node: XMLNode, _ comments: [String]) throws(ExchangeFault) {
    guard let kind = node.textKind else { return }
    guard let name = node["name"], !name.isEmpty else {
      throw ExchangeFault("exchange-syntax", node.offset, .withoutName(node.name))
    }
    // A text for one kind of device replaces another.
    guard node["translatable"] != "false", ["", "default"].contains(node["product"] ?? "") else {
      return
    }
    switch kind {
    case .text:
      units.append(unit(AndroidName.text(of: name), node, comments, [(AndroidText(node), [])]))
    case .plural: units.append(plural(AndroidName.text(of: name), node, comments))
    case .list:
      var own = comments
      var index = 0
      for child in node.children {
        if case .comment(let text) = child { own.append(text) }
        guard case .node(let item) = child, item.name == "item" else { continue }
        units.append(unit("\(name)[\(index)]", item, own, [(AndroidText(item), [])]))
        own = comments
        index += 1
      }
    }
  }

  private func unit(
    _ name: String, _ node: XMLNode, _ comments: [String],
    _ texts: [(text: AndroidText, keys: [ExchangeKey])]
  ) -> ForeignUnit {
    var unit = ForeignUnit(key: name, offset: node.offset)
    var text = ForeignText(offset: node.offset)
    // Tools make one comment of several.
    let tokens = comments.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    text.stamp = tokens.lazy.compactMap { XLIFF.readStamp($0) }.first
    for (own, keys) in texts {
      if let problem = own.problem { text.problems.append(problem) }
      for (place, name) in own.namesByPlace where text.names[place] == nil {
        text.names[place] = name
      }
      text.rows.append(.init(keys: keys, text: own.text, pattern: own.pattern))
    }
    unit.reference = texts.lazy.compactMap(\.text.reference).first
    unit.texts = [text]
    let notes = tokens.filter { XLIFF.readStamp($0) == nil }
    unit.take(comment: notes.isEmpty ? nil : notes.joined(separator: " "))
    return unit
  }

  private func plural(_ name: String, _ node: XMLNode, _ comments: [String]) -> ForeignUnit {
    var texts: [(text: AndroidText, keys: [ExchangeKey])] = []
    var problems: [Diagnostic.Message] = []
    for item in node.nodes("item") {
      let quantity = item["quantity"] ?? ""
      guard PrintfFormat.categories.contains(quantity) else {
        problems.append(
          "\(quoted(quantity)) isn't a quantity; write zero, one, two, few, many or other")
        continue
      }
      let key = categories.key(of: quantity)
      guard !texts.contains(where: { $0.keys == [key] }) else {
        problems.append("it has the quantity \(quoted(quantity)) twice")
        continue
      }
      texts.append((AndroidText(item), [key]))
    }
    if texts.isEmpty { problems.append("it has no item with a text") }
    var unit = unit(name, node, comments, texts)
    unit.resource = "plurals"
    unit.problems = problems
    return unit
  }
}

extension XMLNode {
  /// The kind of a resource with texts.
  enum TextKind {
    case text
    case plural
    case list
  }

  /// The kind of its texts; `nil` for colors, sizes and all else.
  var textKind: TextKind? {
    switch name {
    case "string": .text
    case "plurals": .plural
    case "string-array": .list
    // The form of old tools.
    case "item" where self["type"] == "string": .text
    default: nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let noResources: Self =
    "the file has no element '<resources>', which a strings.xml needs"

  fileprivate static func withoutName(_ element: String) -> Self {
    "this '<\(element)>' has no name; write '<\(element) name=\"…\">'"
  }
}
