import BayanDiagnostics
import BayanMessageSyntax

/// Reads `.stringsdict`.
struct StringsDictReader {
  private var entries: [KeyedUnits.Entry] = []
  private let categories: FormCategories

  static func read(_ file: SourceFile, for locale: String?) -> ReturnedDocument {
    let stated = AppleFolder.language(of: file.path)
    let read = entries(of: file, for: locale ?? stated)
    return ReturnedDocument(
      targetLocale: stated, units: KeyedUnits.units(read.entries), diagnostics: read.diagnostics)
  }

  /// Returns the entries of a file in a locale's language.
  static func entries(
    of file: SourceFile, for locale: String?
  ) -> (entries: [KeyedUnits.Entry], diagnostics: [Diagnostic]) {
    var reader = StringsDictReader(categories: FormCategories(appleLocale: locale))
    let tree = tree(of: file)
    guard let root = tree.root else { return ([], tree.diagnostics) }
    do {
      for pair in try Self.pairs(of: root) { try reader.read(pair) }
      return (reader.entries, [])
    } catch {
      return ([], [error.diagnostic(in: file)])
    }
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
    var entry = KeyedUnits.Entry(name: pair.key, offset: pair.offset, rows: [])
    let comment = pair.comment?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    entry.comment = comment
    entry.stamp = XLIFF.readStamp(comment)
    switch pair.value.name {
    case "string": entry.rows = [([], nil, pair.value.text)]
    case "dict":
      do {
        let format = try Self.format(pair.value)
        // Without any variable '%#@x@' is text.
        if format.hasChoices, !format.variables.isEmpty {
          let table = try format.table(categories)
          entry.rows = table.rows.map { ($0.keys, nil, $0.text) }
          entry.selectors = table.selectors
          entry.names = format.names(table)
        } else {
          entry.rows = [([], nil, format.text)]
        }
      } catch let problem as AppleFormat.Problem {
        entry.problems = [problem.sentence]
      } catch let fault as ExchangeFault {
        throw fault
      } catch {
        entry.problems = ["it can't be read"]
      }
    default: entry.problems = ["its value is neither a text nor a dictionary"]
    }
    entries.append(entry)
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
                "the variable '\(pair.key)' has the rule '\(value.text)'; expected '\(StringsDict.pluralRule)'"
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
