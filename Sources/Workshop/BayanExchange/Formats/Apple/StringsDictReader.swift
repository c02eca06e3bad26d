import BayanDiagnostics
import BayanMessageSyntax

/// Reads `.stringsdict`.
struct StringsDictReader {
  private var units: [ForeignUnit] = []
  private let categories: FormCategories

  /// - Parameter locale: The language whose plural forms are in a file that doesn't state its own.
  static func read(_ file: SourceFile, for locale: String?) -> ForeignFile {
    let stated = PathLocale(file.path).locale
    var contents = ForeignFile(targetLocale: stated)
    var reader = StringsDictReader(categories: FormCategories(appleLocale: locale ?? stated))
    let tree = tree(of: file)
    contents.diagnostics = tree.diagnostics
    guard let root = tree.root else { return contents }
    do {
      for pair in try Self.pairs(of: root) { try reader.read(pair) }
      contents.units = reader.units
    } catch {
      contents.diagnostics = [error.diagnostic(in: file)]
    }
    return contents
  }

  /// The dictionary of a file; `nil` where it can't be read.
  static func tree(of file: SourceFile) -> (root: XMLNode?, diagnostics: [Diagnostic]) {
    var root: XMLNode?
    var others = 0
    let diagnostics = XMLReader.read(
      file, trees: ["dict", "array"], ignoringDoctype: "plist"
    ) { event in
      if case .tree(let node) = event {
        if root == nil { root = node } else { others += 1 }
      }
    }
    guard diagnostics.isEmpty else { return (nil, diagnostics) }
    guard let root, root.name == "dict", others == 0 else {
      let fault = ExchangeFault("exchange-syntax", 0, .noDictionary)
      return (nil, [fault.diagnostic(in: file)])
    }
    return (root, [])
  }

  typealias Pair = (key: String, value: XMLNode, offset: Int, comment: String?)

  /// The keys of a dictionary with their values, each with the last comment before it.
  static func pairs(of node: XMLNode) throws(ExchangeFault) -> [Pair] {
    var pairs: [Pair] = []
    var key: XMLNode?
    var comment: String?
    for child in node.children {
      if case .comment(let text) = child, key == nil { comment = text }
      guard case .node(let child) = child else { continue }
      if child.name == "key" {
        if let key { throw ExchangeFault("exchange-syntax", key.offset, .withoutValue(key.text)) }
        key = child
      } else if let name = key {
        pairs.append((name.text, child, name.offset, comment))
        (key, comment) = (nil, nil)
      } else {
        throw ExchangeFault("exchange-syntax", child.offset, .withoutKey)
      }
    }
    if let key { throw ExchangeFault("exchange-syntax", key.offset, .withoutValue(key.text)) }
    return pairs
  }

  private mutating func read(_ pair: Pair) throws(ExchangeFault) {
    var unit = ForeignUnit(key: pair.key, offset: pair.offset)
    let comment = pair.comment?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var text = ForeignText(offset: pair.offset)
    text.stamp = XLIFF.readStamp(comment)
    switch pair.value.name {
    case "string": text.rows = [.init(text: pair.value.text)]
    case "dict":
      do {
        let format = try Self.format(pair.value)
        // Without any variable '%#@x@' is text.
        if format.hasChoices, !format.variables.isEmpty {
          let table = try format.table(categories)
          text.rows = table.rows.map { .init(keys: $0.keys, text: $0.text) }
          text.selectors = table.selectors
          text.names = format.names(table)
        } else {
          text.rows = [.init(text: format.text)]
        }
      } catch let problem as AppleFormat.Problem {
        text.problems = [problem.sentence]
      } catch let fault as ExchangeFault {
        throw fault
      } catch {
        text.problems = ["it can't be read"]
      }
    default: text.problems = ["its value is neither a text nor a dictionary"]
    }
    unit.texts = [text]
    unit.take(comment: comment)
    units.append(unit)
  }

  private static func format(_ node: XMLNode) throws -> AppleFormat {
    let pairs = try pairs(of: node)
    guard let text = pairs.first(where: { $0.key == StringsDict.formatKey }) else {
      let rules = ["NSStringDeviceSpecificRuleType", "NSStringVariableWidthRuleType"]
      throw AppleFormat.Problem(
        sentence: pairs.contains { rules.contains($0.key) }
          ? "the text differs by device or width, and messages can't select by that"
          : "it has no '\(StringsDict.formatKey)'")
    }
    var format = AppleFormat(text: text.value.text, variables: [:])
    for pair in pairs where pair.value.name == "dict" {
      var variable = AppleFormat.Variable(place: nil, type: "lld", forms: [:])
      for (key, value, _, _) in try Self.pairs(of: pair.value) {
        switch key {
        case StringsDict.specKey:
          guard value.text == StringsDict.pluralRule else {
            throw AppleFormat.Problem(
              sentence:
                "the variable \(quoted(pair.key)) has the rule \(quoted(value.text)); expected '\(StringsDict.pluralRule)'"
            )
          }
        case StringsDict.typeKey: variable.type = value.text
        default: variable.forms[key] = value.text
        }
      }
      format.variables[pair.key] = variable
    }
    return format
  }
}

extension Diagnostic.Message {
  fileprivate static let noDictionary: Self =
    "the property list isn't a dictionary, as a .stringsdict file has to be"
  fileprivate static let withoutKey: Self = "this value has no key before it"

  fileprivate static func withoutValue(_ key: String) -> Self {
    "the key \(quoted(key)) has no value after it"
  }
}
