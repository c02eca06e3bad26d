import BayanDiagnostics
import BayanMessageConversion
import BayanMessageSyntax

/// Reads `strings.xml`.
struct AndroidReader {
  /// The resource under one name.
  struct Entry {
    var unit: KeyedUnits.Entry
    /// The texts by their rows.
    var texts: [AndroidText]
    /// Whether it is of `<plurals>`, which may have the name of a text.
    var isPlural = false
    /// The text that stands for another resource's: `@string/ok`.
    var reference: String? { texts.lazy.compactMap(\.reference).first }
  }

  private(set) var entries: [Entry] = []
  private let categories: FormCategories

  static func read(_ file: SourceFile) -> ReturnedDocument {
    let stated = language(of: file.path)
    let read = entries(of: file, for: stated)
    let texts = Set(read.entries.filter { !$0.isPlural }.map(\.unit.name))
    let units = read.entries.map { entry in
      var unit = entry.unit
      // As 'adopt' tells the two apart.
      if entry.isPlural, texts.contains(unit.name) { unit.name = "plurals/\(unit.name)" }
      if let reference = entry.reference {
        unit.problems.append("it is a reference, '\(reference)', not a text")
      }
      return unit
    }
    return ReturnedDocument(
      targetLocale: stated, units: KeyedUnits.units(units), diagnostics: read.diagnostics)
  }

  /// The language that the folder of a file states; `nil` where it states none, as `values`.
  static func language(of path: String) -> String? {
    path.split(separator: "/").dropLast().last.flatMap { PathLocale.ofValues(String($0))?.locale }
  }

  /// Returns the resources of a file by their names.
  static func entries(
    of file: SourceFile, for locale: String?
  ) -> (entries: [Entry], diagnostics: [Diagnostic]) {
    var reader = AndroidReader(categories: FormCategories(locale: locale))
    let found = tree(of: file)
    guard let root = found.root else { return ([], found.diagnostics) }
    do throws(ExchangeFault) {
      try reader.read(root)
      return (reader.entries, [])
    } catch {
      return ([], [error.diagnostic(in: file)])
    }
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
      var entry = entry(AndroidName.text(of: name), node, comments)
      entry.add(AndroidText(node), keys: [])
      entries.append(entry)
    case .plural: entries.append(plural(AndroidName.text(of: name), node, comments))
    case .list:
      var own = comments
      var index = 0
      for child in node.children {
        if case .comment(let text) = child { own.append(text) }
        guard case .node(let item) = child, item.name == "item" else { continue }
        var entry = entry("\(name)[\(index)]", item, own)
        entry.add(AndroidText(item), keys: [])
        entries.append(entry)
        own = comments
        index += 1
      }
    }
  }

  private func entry(_ name: String, _ node: XMLNode, _ comments: [String]) -> Entry {
    var unit = KeyedUnits.Entry(name: name, offset: node.offset, rows: [])
    // Tools make one comment of several.
    let tokens = comments.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    unit.stamp = tokens.lazy.compactMap { XLIFF.readStamp($0) }.first
    let notes = tokens.filter { XLIFF.readStamp($0) == nil }
    unit.comment = notes.isEmpty ? nil : notes.joined(separator: " ")
    return Entry(unit: unit, texts: [])
  }

  private func plural(_ name: String, _ node: XMLNode, _ comments: [String]) -> Entry {
    var entry = entry(name, node, comments)
    entry.isPlural = true
    for item in node.nodes("item") {
      let quantity = item["quantity"] ?? ""
      guard PrintfFormat.categories.contains(quantity) else {
        entry.unit.problems.append(
          "'\(quantity)' isn't a quantity; write zero, one, two, few, many or other")
        continue
      }
      let key = categories.key(of: quantity)
      guard !entry.unit.rows.contains(where: { $0.keys == [key] }) else {
        entry.unit.problems.append("it has the quantity '\(quantity)' twice")
        continue
      }
      entry.add(AndroidText(item), keys: [key])
    }
    if entry.texts.isEmpty { entry.unit.problems.append("it has no item with a text") }
    return entry
  }
}

extension AndroidReader.Entry {
  fileprivate mutating func add(_ text: AndroidText, keys: [ExchangeKey]) {
    if let problem = text.problem { unit.problems.append(problem) }
    unit.patterns[unit.rows.count] = text.pattern
    unit.rows.append((keys, nil, text.text))
    texts.append(text)
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
