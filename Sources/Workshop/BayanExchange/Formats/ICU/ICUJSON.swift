package import BayanDiagnostics
import BayanSupport

/// JSON of texts in MessageFormat 1, as web apps have it: an object with the texts by their keys.
///
/// - Source: RFC 8259.
package enum ICUJSON: ICUJSONFormat {
  package static let name = "json"
  package static let summary = "JSON of ICU messages, each under its whole key"
  package static let isNested = false

  package static func recognizes(_ file: SourceFile) -> Bool {
    PlacedJSON.Beginning(file).isNested == false
  }
}

/// The same with an object for each part of the keys.
package enum NestedICUJSON: ICUJSONFormat {
  package static let name = "json-nested"
  package static let summary = "JSON of ICU messages, in an object for each part of the key"
  package static let isNested = true

  package static func recognizes(_ file: SourceFile) -> Bool {
    PlacedJSON.Beginning(file).isNested == true
  }
}

package protocol ICUJSONFormat: AppFormat, ICUFormat {
  static var isNested: Bool { get }
}

extension ICUJSONFormat {
  package static func write(
    _ document: ExchangeDocument, over previous: SourceFile?
  ) -> ExchangeOutput {
    let syntax = ICUEntries.Syntax(format: "a JSON file", hasStyles: true)
    let side: ICUPlaceholders.Side = document.targetLocale == nil ? .source : .target
    var former: [PlacedJSON.Member] = []
    if let previous, !previous.bytes.isEmpty {
      do throws(ExchangeFault) {
        former = try ICUJSONKeys.root(of: previous).members ?? []
      } catch {
        return ExchangeOutput(bytes: [], diagnostics: [error.diagnostic(in: previous)])
      }
    }
    var losses: [ExchangeLoss] = []
    var own: [(name: String, value: JSONTree.Value)] = []
    var names: Set<String> = []
    for unit in document.units {
      let entries = ICUEntries(unit, side, syntax)
      losses += entries.losses + unit.stateLosses("a JSON file")
      own += entries.entries.map { ($0.name, .text($0.text)) }
      // A text under the app's own key that nobody has taken over stays.
      if unit.key != nil, entries.entries.isEmpty { continue }
      names.formUnion([unit.name] + unit.variants.map { XLIFF.name(unit.name, $0.keys) })
    }
    var tree = JSONTree()
    // Present members stay in their order, and so do those of others.
    var places = Dictionary(
      firstOf: own.enumerated().map { (Array($0.element.name.utf8), $0.offset) })
    var isWritten = [Bool](repeating: false, count: own.count)
    let parts = Set((names + own.map(\.name)).map { $0.prefix { $0 != "." } })
    for member in former {
      let bytes = previous?.bytes[member.value.range] ?? []
      // An object of others stays one, whatever form ours have.
      guard parts.contains(member.name.prefix { $0 != "." }) else {
        tree.add(.raw(bytes), at: member.name, false)
        continue
      }
      for leaf in ICUJSONKeys.leaves(of: member) {
        if let place = places.removeValue(forKey: Array(leaf.name.utf8)) {
          tree.add(own[place].value, at: leaf.name, isNested)
          isWritten[place] = true
        } else if !names.contains(leaf.name) {
          tree.add(.raw(previous?.bytes[leaf.value.range] ?? []), at: leaf.name, isNested)
        }
      }
    }
    for (index, each) in own.enumerated() where !isWritten[index] {
      tree.add(each.value, at: each.name, isNested)
    }
    return ExchangeOutput(bytes: tree.bytes, losses: losses)
  }

  package static var endings: [String] { [".json"] }

  package static var needsLocale: Bool { true }

  package static func contents(of file: SourceFile, in _: String?) -> ForeignFile {
    var contents = ForeignFile(targetLocale: PathLocale(file.path).locale)
    do throws(ExchangeFault) {
      let root = try ICUJSONKeys.root(of: file)
      if let problem = ICUJSONKeys.problem(of: root, at: file.path) {
        throw ExchangeFault("exchange-syntax", root.range.lowerBound, problem)
      }
      contents.units = ICUJSONKeys.units(of: root)
    } catch {
      contents.diagnostics = [error.diagnostic(in: file)]
    }
    return contents
  }
}

/// The texts of JSON by their whole keys.
enum ICUJSONKeys {
  typealias Leaf = (name: String, value: PlacedJSON.Value, offset: Int)

  static func root(of file: SourceFile) throws(ExchangeFault) -> PlacedJSON.Value {
    let root = try PlacedJSON.read(file)
    guard root.members != nil else {
      throw ExchangeFault("exchange-syntax", root.range.lowerBound, .noObject)
    }
    return root
  }

  /// All that is no object; empty objects too.
  ///
  /// - Parameter isWhole: Which objects aren't looked into.
  static func leaves(
    of root: PlacedJSON.Value, isWhole: (PlacedJSON.Value) -> Bool = { _ in false }
  ) -> [Leaf] { leaves(of: root.members ?? [], isWhole: isWhole) }

  static func leaves(of member: PlacedJSON.Member) -> [Leaf] {
    leaves(of: [member]) { _ in false }
  }

  private static func leaves(
    of members: [PlacedJSON.Member], isWhole: (PlacedJSON.Value) -> Bool
  ) -> [Leaf] {
    var leaves: [Leaf] = []
    func visit(_ members: [PlacedJSON.Member], _ prefix: String) {
      for member in members {
        let name = prefix + member.name
        if let inner = member.value.members, !inner.isEmpty, !isWhole(member.value) {
          visit(inner, name + ".")
        } else {
          leaves.append((name, member.value, member.range.lowerBound))
        }
      }
    }
    visit(members, "")
    return leaves
  }

  /// The texts, and what should be some; what nobody has translated yet is left out.
  ///
  /// Of the messages that FormatJS extracts each has its text under `defaultMessage`.
  static func units(of root: PlacedJSON.Value) -> [ForeignUnit] {
    values(of: root).compactMap { leaf in
      switch leaf.value.kind {
      case .null, .object: return nil
      default:
        var unit = ForeignUnit(icu: leaf.value.string, key: leaf.name, offset: leaf.offset)
        unit.note = leaf.note.flatMap(ForeignUnit.note)
        return unit
      }
    }
  }

  /// Returns the values by key, with their notes.
  static func values(
    of root: PlacedJSON.Value
  ) -> [(name: String, value: PlacedJSON.Value, offset: Int, note: String?)] {
    leaves(of: root, isWhole: \.isDescriptor).map { leaf in
      let text = leaf.value.isDescriptor ? leaf.value["defaultMessage"] : nil
      let note = text == nil ? nil : leaf.value["description"]?.string
      return (leaf.name, text ?? leaf.value, leaf.offset, note)
    }
  }

  /// Whether a key is about the file or its texts, and none of them: `$schema`, `_comment`, `@@locale`.
  static func isAboutTexts(_ key: String) -> Bool {
    key == "$schema" || key == "//"
      || key.split(separator: ".").contains { $0.hasPrefix("_") || $0.hasPrefix("@@") }
  }

  /// Why the texts of a file aren't those of one language; `nil` where they are.
  static func problem(of root: PlacedJSON.Value, at path: String) -> Diagnostic.Message? {
    let members = (root.members ?? []).filter { !isAboutTexts($0.name) }
    // Extensions of browsers have nothing but such objects, in a folder of this name.
    if !members.isEmpty, members.allSatisfy({ $0.value.isOfBrowser }),
      path.split(separator: "/").contains("_locales")
        || members.contains(where: { $0.value["placeholders"]?.members != nil })
    {
      return .ofBrowser
    }
    if let languages = languages(of: members), members.allSatisfy({ $0.value.members != nil }) {
      return .severalLanguages(languages)
    }
    // Under each key the languages are.
    var found: [String]?
    func areInner(_ members: [PlacedJSON.Member]) -> Bool {
      if let languages = languages(of: members), members.allSatisfy({ $0.value.string != nil }) {
        found = found ?? languages
        return true
      }
      return !members.isEmpty
        && members.allSatisfy { $0.value.members.map(areInner) ?? false }
    }
    return areInner(members) && members.allSatisfy { $0.value.members != nil }
      ? found.flatMap { .severalLanguages($0) } : nil
  }

  /// The languages that all names are, at least two.
  private static func languages(of members: [PlacedJSON.Member]) -> [String]? {
    let names = members.map(\.name)
    return names.count > 1 && names.allSatisfy(PathLocale.isLanguage) ? names : nil
  }
}

/// JSON that is put together by keys.
struct JSONTree {
  enum Value {
    case text(String)
    /// As it is in a file.
    case raw(ArraySlice<UInt8>)
  }

  private indirect enum Node {
    case value(Value)
    case object(JSONTree)
  }

  private var members: [(name: String, node: Node)] = []
  /// Where the objects are.
  private var objects: [String: Int] = [:]
  private var names: Set<String> = []

  /// Adds a value.
  ///
  /// - Parameter isNested: Whether each part of the name is a key. Where a part is a text already, the rest of
  ///   the name is one key beside it.
  mutating func add(_ value: Value, at name: String, _ isNested: Bool) {
    add(value, at: name[...], isNested, depth: 0)
  }

  private static let depthLimit = 32

  private mutating func add(_ value: Value, at name: Substring, _ isNested: Bool, depth: Int) {
    if isNested, depth < Self.depthLimit, let dot = name.firstIndex(of: ".") {
      let part = String(name[..<dot])
      if let place = objects[part], case .object(var tree) = members[place].node {
        members[place].node = .value(.text(""))
        tree.add(value, at: name[name.index(after: dot)...], isNested, depth: depth + 1)
        members[place].node = .object(tree)
        return
      }
      if !names.contains(part) {
        var tree = JSONTree()
        tree.add(value, at: name[name.index(after: dot)...], isNested, depth: depth + 1)
        objects[part] = members.count
        names.insert(part)
        members.append((part, .object(tree)))
        return
      }
    }
    names.insert(String(name))
    members.append((String(name), .value(value)))
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    json.write(to: &bytes, style: .common)
    bytes.append(0x0A)
    return bytes
  }

  private var json: WrittenJSON { .object(written) }

  /// The members of the outermost object.
  var written: [WrittenJSON.Member] {
    members.map { member in
      switch member.node {
      case .value(.text(let text)): WrittenJSON.Member(member.name, .string(text))
      case .value(.raw(let slice)): WrittenJSON.Member(member.name, .raw(slice))
      case .object(let tree): WrittenJSON.Member(member.name, tree.json)
      }
    }
  }
}

extension PlacedJSON.Value {
  /// Whether it is a message as FormatJS extracts it: a text with what is about it.
  ///
  /// - Source: FormatJS, "Message Extraction".
  fileprivate var isDescriptor: Bool {
    let others: Set = [
      "id", "defaultMessage", "description", "file", "start", "end", "line", "col",
    ]
    return self["defaultMessage"]?.string != nil
      && members?.allSatisfy { others.contains($0.name) } == true
  }

  /// Whether it is a message of an extension of a browser.
  ///
  /// - Source: Chrome Extensions, "Message formats".
  fileprivate var isOfBrowser: Bool {
    let others: Set = ["message", "description", "placeholders"]
    return self["message"]?.string != nil
      && members?.allSatisfy { others.contains($0.name) } == true
  }
}

extension Diagnostic.Message {
  fileprivate static let ofBrowser: Self =
    "the file has the messages of a browser extension, with 'message' and 'placeholders', which can't be read"

  fileprivate static func severalLanguages(_ names: [String]) -> Self {
    let shown = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
    return
      "the file has several languages (\(shown)); write a file for each, such as \(names[0]).json"
  }

  fileprivate static let noObject: Self =
    "the file has no object of keys and texts, such as {\"key\": \"text\"}"
}
