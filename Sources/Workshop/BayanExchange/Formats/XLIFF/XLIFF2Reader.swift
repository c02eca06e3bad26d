import BayanDiagnostics
import BayanMessageSyntax

/// Reads XLIFF 2.0, 2.1 and 2.2, from Bayan or from elsewhere.
final class XLIFF2Reader {
  private var document = ReturnedDocument()
  private var merger = VariantMerger()
  private var codes = CodeReader()
  private let file: SourceFile

  private init(_ file: SourceFile) { self.file = file }

  static func read(_ file: SourceFile) -> ReturnedDocument {
    let reader = XLIFF2Reader(file)
    let faults = XMLReader.read(file, trees: ["unit"]) { reader.take($0) }
    reader.document.diagnostics = faults
    reader.document.units = faults.isEmpty ? reader.merger.units : []
    return reader.document
  }

  private func take(_ event: XMLEvent) {
    switch event {
    case .start(let node) where node.name == "xliff":
      document.sourceLocale = node["srcLang"]
      document.targetLocale = node["trgLang"]
    case .tree(let node): take(node)
    case .start, .end: break
    }
  }

  private func take(_ node: XMLNode) {
    let (message, keys) = XLIFF.split(node["name"] ?? "")
    var unit = ReturnedUnit(
      names: [message, node["id"] ?? ""].filter { !$0.isEmpty },
      span: SourceSpan(node.offset, node.offset), variants: [])
    if let stamp = XLIFF.readStamp(node["type"]) {
      unit.sourceFingerprint = stamp.source
      unit.exported =
        stamp.target.map { .message(fingerprint: $0, text: Self.exportedText(node)) } ?? .nothing
    }
    let text = UnitText(node, &codes)
    unit.problems = text.problems
    unit.state = text.state
    if let choice = node["switch", in: XLIFF.plurals] {
      unit.selectors = PluralModule.selectors(choice)
      if unit.selectors == nil {
        unit.problems.append("'\(choice)' is no list of selectors such as 'plural:count'")
      }
      unit.variants = text.cases(selectors: unit.selectors ?? [], &unit.problems)
    } else if let variants = text.casesByID {
      unit.variants = variants
    } else {
      unit.variants = [text.joined]
    }
    if let keys { unit.variants[0].keys = keys }
    merger.add(unit, isVariant: keys != nil)
  }

  private static func exportedText(_ node: XMLNode) -> String? {
    for metadata in node.nodes where metadata.namespace == XLIFF.metadata {
      for group in metadata.nodes("metaGroup") where group["category"] == XLIFF.prefix {
        return group.nodes("meta").first { $0["type"] == "target" }?.text
      }
    }
    return nil
  }
}

/// The segments of a unit.
private struct UnitText {
  private struct Segment {
    var id: String?
    var choice: String?
    var isIgnorable: Bool
    var order: Int?
    var source: Pattern
    var target: Pattern?
  }

  private var segments: [Segment] = []
  private(set) var problems: [String] = []

  /// The least far state of those segments that have a translation; `nil` where none says.
  private(set) var state: ExchangeState?

  init(_ unit: XMLNode, _ codes: inout CodeReader) {
    var data: [String: String] = [:]
    for node in unit.nodes("originalData").flatMap({ $0.nodes("data") }) {
      var builder = PatternBuilder()
      for child in node.children {
        switch child {
        case .text(let text): builder.append(text)
        case .node(let node): builder.append(Self.codePoint(node) ?? "")
        case .comment: break
        }
      }
      if let id = node["id"] { data[id] = builder.text }
    }
    for node in unit.nodes where node.name == "segment" || node.name == "ignorable" {
      let codesByID = data
      var reader = InlineReader { Self.pieces($0, codesByID) }
      let source = node.nodes("source").first.map { reader.pattern($0, &codes) }
      let target = node.nodes("target").first
      let segment = Segment(
        id: node["id"], choice: node["case", in: XLIFF.plurals],
        isIgnorable: node.name == "ignorable", order: target?["order"].flatMap { Int($0) },
        source: source ?? Pattern(elements: [], span: .none),
        target: target.map { reader.pattern($0, &codes) })
      problems += reader.problems
      if target != nil, let found = Self.state(node) {
        state = state.map { $0.rank < found.rank ? $0 : found } ?? found
      }
      segments.append(segment)
    }
    if segments.isEmpty { problems.append("the unit has no segment") }
  }

  private static func state(_ segment: XMLNode) -> ExchangeState? {
    switch segment["state"] {
    case "initial":
      segment["subState"] == "\(XLIFF.prefix):\(ExchangeState.stale.rawValue)" ? .stale : .draft
    case "translated": .translated
    case "reviewed": .reviewed
    case "final": .final
    default: nil
    }
  }

  static func codePoint(_ node: XMLNode) -> String? {
    guard node.name == "cp", let hex = node["hex"], let value = UInt32(hex, radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return String(scalar)
  }

  /// The segments as parts of one text, in the order that the target asks for.
  var joined: ReturnedVariant {
    let isTranslated = segments.contains { !$0.isIgnorable && $0.target != nil }
    var source = PatternBuilder()
    var target = PatternBuilder()
    for segment in segments { source.append(segment.source) }
    let ordered = segments.enumerated().sorted {
      ($0.element.order ?? $0.offset + 1, $0.offset) < (
        $1.element.order ?? $1.offset + 1, $1.offset
      )
    }
    for (_, segment) in ordered {
      target.append(segment.target ?? (segment.isIgnorable ? segment.source : .none))
    }
    return ReturnedVariant(source: source.pattern, target: isTranslated ? target.pattern : nil)
  }

  /// The segments as variants.
  func cases(
    selectors: [ExchangeSelector], _ problems: inout [String]
  ) -> [ReturnedVariant] {
    segments.filter { !$0.isIgnorable }.map { segment in
      let keys = PluralModule.keys(segment.choice ?? "")
      if keys.count != selectors.count, !selectors.isEmpty {
        problems.append(
          "the case '\(segment.choice ?? "")' has \(keys.count) values for \(selectors.count) selectors"
        )
      }
      return ReturnedVariant(keys: keys, source: segment.source, target: segment.target)
    }
  }

  /// The segments as variants by their ids, for files that lost the module's attributes.
  var casesByID: [ReturnedVariant]? {
    let cases = segments.filter { !$0.isIgnorable }
    let ids = cases.compactMap(\.id).filter { $0.hasPrefix(XLIFF.casePrefix) }
    guard !cases.isEmpty, ids.count == cases.count else { return nil }
    return zip(cases, ids).map { segment, id in
      let texts = ExchangeName.texts(of: String(id.dropFirst(XLIFF.casePrefix.count)))
      return ReturnedVariant(
        keys: texts.map { PluralModule.key($0) },
        source: segment.source, target: segment.target)
    }
  }
}

extension ExchangeState {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Pattern {
  fileprivate static let none = Pattern(elements: [], span: .none)
}

extension UnitText {
  /// What an element in a text stands for.
  ///
  /// - Parameter data: The unit's codes by their ids.
  private static func pieces(_ node: XMLNode, _ data: [String: String]) -> [InlineReader.Piece] {
    switch node.name {
    case "cp":
      return [codePoint(node).map { .text($0) } ?? .problem("the element 'cp' has no code point")]
    case "ph", "sc", "ec": return [code(node["dataRef"], node, data)]
    case "pc":
      return [
        code(node["dataRefStart"], node, data), .content, code(node["dataRefEnd"], node, data),
      ]
    // What others remark in the text is no part of it.
    case "mrk": return [.content]
    case "sm", "em": return []
    default: return [.stray(node)]
    }
  }

  private static func code(
    _ reference: String?, _ node: XMLNode, _ data: [String: String]
  ) -> InlineReader.Piece {
    if let reference, let code = data[reference] { return .code(code) }
    // Files of others, as the module's examples have it: <ph id="1" disp="count"/>.
    if node.name == "ph", let name = node["disp"] ?? node["equiv"] { return .code("{$\(name)}") }
    return .problem(
      "the code '\(node["id"] ?? "")' refers to nothing in 'originalData'; keep placeholders as they are"
    )
  }
}

extension PatternBuilder {
  /// The text, of what is nothing but text.
  fileprivate var text: String {
    guard case .text(let text) = elements.first else { return "" }
    return text.value
  }
}
