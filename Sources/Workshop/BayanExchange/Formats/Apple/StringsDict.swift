import BayanCatalog
public import BayanDiagnostics
public import BayanMessageSyntax

/// Apple's `.stringsdict`: a property list of texts that numbers choose, for one locale.
///
/// - Source: Apple, "Stringsdict File Format"; "Property Lists", XML form 1.0.
public enum StringsDict: ExchangeFormat {
  public static let name = "stringsdict"
  public static let summary = "Apple's property list with plurals"

  static let formatKey = "NSStringLocalizedFormatKey"
  static let specKey = "NSStringFormatSpecTypeKey"
  static let typeKey = "NSStringFormatValueTypeKey"
  static let pluralRule = "NSStringPluralRuleType"

  public static func recognizes(_ file: SourceFile) -> Bool {
    XMLInput.rootTag(of: file).map { $0.prefix { !$0.isWhitespace } == "plist" } ?? false
  }

  public static func write(_ document: ExchangeDocument, over _: SourceFile?) -> ExchangeOutput {
    var writer = StringsDictWriter(document)
    for unit in document.units { writer.write(unit) }
    return writer.output
  }

  public static func read(_ file: SourceFile) -> ReturnedDocument {
    StringsDictReader.read(file)
  }

  public static func restored(_ pattern: Pattern, in unit: ExchangeUnit) -> Pattern {
    ApplePlaceholders(unit).restored(pattern)
  }
}

/// Writes `.stringsdict`.
private struct StringsDictWriter {
  private var xml = XMLWriter()
  private var losses: [ExchangeLoss] = []
  private let hasTarget: Bool

  init(_ document: ExchangeDocument) {
    hasTarget = document.targetLocale != nil
    xml.doctype(
      "plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\""
    )
    xml.start("plist", ["version": "1.0"])
    xml.start("dict")
  }

  var output: ExchangeOutput {
    var xml = xml
    xml.end()
    xml.end()
    return ExchangeOutput(bytes: Array(xml.text.utf8), losses: losses)
  }

  mutating func write(_ unit: ExchangeUnit) {
    let placeholders = ApplePlaceholders(unit)
    let side: ApplePlaceholders.Side = hasTarget ? .target : .source
    let entries = AppleEntries(unit, side, placeholders, axisLimit: .max)
    losses += unit.appleLosses(entries, placeholders, format: "a .stringsdict file")
    var isCut = false
    for entry in entries.entries {
      for note in unit.appleNotes(for: entry, placeholders) { xml.comment(note) }
      guard
        entry.content.rows.allSatisfy({ entries.rows[$0].pattern != nil })
          || entries.rows[entry.content.rows.last ?? 0].pattern != nil
      else {
        let source = placeholders.text(unit.variants[entry.content.rows.last ?? 0].source, .source)
        xml.comment("Not translated: \(entry.name): \(source)")
        isCut = true
        continue
      }
      var variables: [Variable] = []
      let text = text(of: entry.content, &variables) { row in
        entries.rows[row].pattern.map { placeholders.text($0, side) }
      }
      if text?.isXML == false || variables.contains(where: { $0.forms.contains { !$0.text.isXML } })
      {
        losses.append(
          ExchangeLoss(
            .characters, of: unit.id, "control characters become U+FFFD, for XML can't hold them",
            makesWordsWrong: true))
      }
      // Stands last, so that it is the one before the key.
      xml.comment(XLIFF.stamp(unit))
      write(entry, text ?? "", variables)
    }
    if isCut { losses.append(unit.untranslatedLoss("a .stringsdict file")) }
    losses += unit.stateLosses("a .stringsdict file")
  }

  /// A variable of an entry, as it is written.
  private struct Variable {
    var name: String
    var type: String
    var forms: [(category: String, text: String)]
  }

  /// The format string of a content, and its variables.
  ///
  /// - Returns: `nil` where there is no text.
  private func text(
    of content: AppleContent, _ variables: inout [Variable], _ text: (Int) -> String?
  ) -> String? {
    switch content {
    case .text(let row): return text(row)
    case .choice(let value, let name, let cases, let other):
      let place = variables.count
      variables.append(Variable(name: name, type: value.type, forms: []))
      for each in cases + [AppleCase(category: "other", content: other)] {
        if let form = self.text(of: each.content, &variables, text) {
          variables[place].forms.append((each.category, form))
        }
      }
      return "%\(value.place)$#@\(name)@"
    }
  }

  private mutating func write(_ entry: AppleEntry, _ text: String, _ variables: [Variable]) {
    let name = entry.name.isXML ? entry.name : ExchangeName.token(entry.name)
    xml.line("key", text: name)
    xml.start("dict")
    string(StringsDict.formatKey, text)
    for variable in variables {
      xml.line("key", text: variable.name)
      xml.start("dict")
      string(StringsDict.specKey, StringsDict.pluralRule)
      string(StringsDict.typeKey, variable.type)
      for form in variable.forms { string(form.category, form.text) }
      xml.end()
    }
    xml.end()
  }

  private mutating func string(_ key: String, _ text: String) {
    xml.line("key", text: key)
    xml.line("string", text: text)
  }
}

/// Reads `.stringsdict`.
private struct StringsDictReader {
  private var entries: [AppleUnits.Entry] = []

  static func read(_ file: SourceFile) -> ReturnedDocument {
    var document = ReturnedDocument()
    var reader = StringsDictReader()
    var root: XMLNode?
    var others = 0
    document.diagnostics = XMLReader.read(
      file, trees: ["dict", "array"], ignoringDoctype: "plist"
    ) { event in
      if case .tree(let node) = event {
        if root == nil { root = node } else { others += 1 }
      }
    }
    guard document.diagnostics.isEmpty else { return document }
    guard let root, root.name == "dict", others == 0 else {
      let fault = ExchangeFault("exchange-syntax", 0, .noDictionary)
      document.diagnostics = [fault.diagnostic(in: file)]
      return document
    }
    do {
      for pair in try Self.pairs(of: root) { try reader.read(pair) }
      document.units = AppleUnits.units(reader.entries)
    } catch {
      document.diagnostics = [error.diagnostic(in: file)]
    }
    return document
  }

  private typealias Pair = (key: String, value: XMLNode, offset: Int, comment: String?)

  /// The keys of a dictionary with their values, each with the last comment before it.
  private static func pairs(of node: XMLNode) throws(ExchangeFault) -> [Pair] {
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
    var entry = AppleUnits.Entry(name: pair.key, offset: pair.offset, rows: [])
    let comment = pair.comment?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    entry.stamp = XLIFF.readStamp(comment)
    switch pair.value.name {
    case "string": entry.rows = [([], nil, pair.value.text)]
    case "dict":
      do {
        let format = try Self.format(pair.value)
        // Without any variable '%#@x@' is text.
        entry.rows =
          format.hasChoices && !format.variables.isEmpty
          ? try format.rows().map { ($0.keys, nil, $0.text) } : [([], nil, format.text)]
      } catch let problem as AppleFormat.Problem {
        entry.problems = [problem.sentence]
      } catch let fault as ExchangeFault {
        throw fault
      } catch {
        entry.problems = ["it can't be read"]
      }
    default: entry.problems = ["its value is no text and no dictionary"]
    }
    entries.append(entry)
  }

  private static func format(_ node: XMLNode) throws -> AppleFormat {
    let pairs = try pairs(of: node)
    guard let text = pairs.first(where: { $0.key == StringsDict.formatKey }) else {
      let rules = ["NSStringDeviceSpecificRuleType", "NSStringVariableWidthRuleType"]
      throw AppleFormat.Problem(
        sentence: pairs.contains { rules.contains($0.key) }
          ? "the text differs by device or width, and messages can't choose by that"
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
    "the property list is no dictionary, which a .stringsdict file is"
  fileprivate static let withoutKey: Self = "this value has no key before it"

  fileprivate static func withoutValue(_ key: String) -> Self {
    "the key \(quoted(key)) has no value behind it"
  }
}
