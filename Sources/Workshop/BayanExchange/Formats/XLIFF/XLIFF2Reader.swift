import BayanDiagnostics
import BayanMessageSyntax

/// A reader of XLIFF 2.0, 2.1 and 2.2, written by Bayan or by other tools.
final class XLIFF2Reader {
  private var contents = ForeignFile()
  private var codes = CodeReader()

  static func read(_ file: SourceFile) -> ForeignFile {
    let reader = XLIFF2Reader()
    let faults = XMLReader.read(file, trees: ["unit"]) { reader.take($0) }
    return faults.isEmpty ? reader.contents : ForeignFile(diagnostics: faults)
  }

  private func take(_ event: XMLEvent) {
    switch event {
    case .start(let node) where node.name == "xliff":
      contents.sourceLocale = node["srcLang"]
      contents.targetLocale = node["trgLang"]
    case .tree(let node): take(node)
    case .start, .end: break
    }
  }

  private func take(_ node: XMLNode) {
    var unit = ForeignUnit(ofXLIFF: node["id"], named: node["name"], offset: node.offset)
    var text = ForeignText(offset: node.offset)
    text.stamp = XLIFF.readStamp(node["type"])
    text.exportedText = text.stamp.flatMap { _ in Self.exportedText(node) }
    let segments = UnitSegments(node, &codes)
    text.problems = segments.problems
    text.state = segments.state
    if let choice = node["switch", in: XLIFF.plurals] {
      unit.selectors = PluralModule.selectors(choice)
      if unit.selectors == nil {
        text.problems.append("\(quoted(choice)) isn't a list of selectors such as 'plural:count'")
      }
      text.rows = segments.cases(selectors: unit.selectors ?? [], &text.problems)
    } else if let rows = segments.casesByID {
      text.rows = rows
    } else {
      text.rows = [segments.joined]
      text.problems += segments.gaps
      text.state = segments.joinedState
    }
    (unit.sourceLanguages, unit.targetLanguages) = (
      segments.sourceLanguages, segments.targetLanguages
    )
    unit.texts = [text]
    contents.units.append(unit)
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
private struct UnitSegments {
  private struct Segment {
    var id: String?
    var choice: String?
    var isIgnorable: Bool
    var order: Int?
    var source: Pattern
    var codes: [ReturnedCode]
    var target: Pattern?
    /// The target as it is in the file.
    var text: String?
    var hasLayoutSpace: Bool
    var state: ExchangeState?

    /// Whether the segment has text to translate.
    var isWanted: Bool { !isIgnorable && !source.isBlank }
    var isTranslated: Bool { target?.isBlank == false }
  }

  private var segments: [Segment] = []
  private(set) var problems: [Diagnostic.Message] = []

  private(set) var sourceLanguages: [String] = []
  private(set) var targetLanguages: [String] = []

  /// The least advanced state of the translated segments; `nil` if none has a state.
  var state: ExchangeState? {
    segments.filter { $0.target != nil }.compactMap(\.state).min { $0.rank < $1.rank }
  }

  /// The state of a text of several segments.
  ///
  /// If only some segments have a state, the others are `initial`, the default of the standard.
  var joinedState: ExchangeState? {
    let states = segments.filter { $0.isWanted && $0.isTranslated }.map(\.state)
    if states.contains(where: { $0 != nil }), states.contains(where: { $0 == nil }) {
      return .draft
    }
    return state
  }

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
    let codesByID = data
    var reader = InlineReader(of: unit) { Self.pieces($0, codesByID) }
    let nodes = unit.nodes.filter { $0.name == "segment" || $0.name == "ignorable" }
    let sources = nodes.map { node in
      node.nodes("source").first.map { reader.source($0, &codes) }
    }
    for (node, read) in zip(nodes, sources) {
      let source = node.nodes("source").first
      let target = node.nodes("target").first
      let segment = Segment(
        id: node["id"], choice: node["case", in: XLIFF.plurals],
        isIgnorable: node.name == "ignorable", order: target?["order"].flatMap { Int($0) },
        source: read?.pattern ?? .none, codes: read?.codes ?? [],
        target: target.map { reader.target($0, &codes) }, text: target?.writtenText,
        hasLayoutSpace: (target ?? source)?.preservesSpace == false, state: Self.state(node))
      sourceLanguages += [source?[XLIFF.language]].compactMap(\.self)
      targetLanguages += [target?[XLIFF.language]].compactMap(\.self)
      segments.append(segment)
    }
    problems = reader.problems.firstFew
    if segments.isEmpty { problems.append("the unit has no segment") }
  }

  /// Returns the state in `state`, or in a `subState` of Bayan; `nil` if a segment has no state.
  private static func state(_ segment: XMLNode) -> ExchangeState? {
    switch segment["state"] ?? "" {
    case "initial":
      switch segment["subState"] {
      case "\(XLIFF.prefix):\(ExchangeState.stale.rawValue)": .stale
      case "\(XLIFF.prefix):\(ExchangeState.draft.rawValue)": .draft
      default: .untranslated
      }
    case "translated": .translated
    case "reviewed": .reviewed
    case "final": .final
    case "": nil
    // A custom state may not be a finished one.
    default: .draft
    }
  }

  static func codePoint(_ node: XMLNode) -> String? {
    guard node.name == "cp", let hex = node["hex"], let value = UInt32(hex, radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return String(scalar)
  }

  /// The segments, joined to one text; the translations are in the order of the attribute `order`.
  var joined: ForeignText.Row {
    var source = PatternBuilder()
    var target = PatternBuilder()
    for segment in segments { source.append(segment.source) }
    let ordered = segments.enumerated().sorted {
      ($0.element.order ?? $0.offset + 1, $0.offset) < (
        $1.element.order ?? $1.offset + 1, $1.offset
      )
    }
    for (_, segment) in ordered {
      target.append(segment.target ?? (segment.isWanted ? .none : segment.source))
    }
    var joined = ForeignText.Row(
      pattern: hasTranslation ? target.pattern : nil, sourcePattern: source.pattern)
    if segments.contains(where: { $0.text != nil }) {
      joined.text = ordered.map { $1.text ?? $1.target?.formatted() ?? "" }.joined()
    }
    joined.codes = segments.flatMap(\.codes)
    joined.hasLayoutSpace = segments.contains(where: \.hasLayoutSpace)
    joined.isCopy = !hasTranslation
    joined.isUntranslated = segments.allSatisfy { $0.isIgnorable || $0.state == .untranslated }
    return joined
  }

  /// Whether any segment has a translation; a blank one counts if there is only one segment.
  private var hasTranslation: Bool {
    let texts = segments.filter { !$0.isIgnorable }
    return texts.count == 1 ? texts[0].target != nil : texts.contains(where: \.isTranslated)
  }

  /// A sentence for each segment without a translation, if another segment of the text has one.
  var gaps: [Diagnostic.Message] {
    let wanted = segments.filter(\.isWanted)
    guard wanted.count > 1, hasTranslation else { return [] }
    return wanted.indices.filter { !wanted[$0].isTranslated }.map {
      "segment \($0 + 1) of \(wanted.count) has no translation"
    }.firstFew
  }

  private func row(_ segment: Segment, _ keys: [ExchangeKey]) -> ForeignText.Row {
    var row = ForeignText.Row(
      keys: keys, text: segment.text, pattern: segment.target, sourcePattern: segment.source)
    row.codes = segment.codes
    row.hasLayoutSpace = segment.hasLayoutSpace
    row.isUntranslated = segment.state == .untranslated
    return row
  }

  /// Returns the segments as the variants of a message with selectors.
  func cases(
    selectors: [ExchangeSelector], _ problems: inout [Diagnostic.Message]
  ) -> [ForeignText.Row] {
    segments.filter { !$0.isIgnorable }.map { segment in
      let keys = PluralModule.keys(segment.choice ?? "")
      if keys.count != selectors.count, !selectors.isEmpty {
        problems.append(
          "the case \(quoted(segment.choice ?? "")) needs one value for each selector; it has \(keys.count) for \(selectors.count)"
        )
      }
      return row(segment, keys)
    }
  }

  /// The segments as variants by their ids, for files that lost the module's attributes.
  var casesByID: [ForeignText.Row]? {
    let cases = segments.filter { !$0.isIgnorable }
    let ids = cases.compactMap(\.id).filter { $0.hasPrefix(XLIFF.casePrefix) }
    guard !cases.isEmpty, ids.count == cases.count else { return nil }
    return zip(cases, ids).map { segment, id in
      let texts = ExchangeName.texts(of: String(id.dropFirst(XLIFF.casePrefix.count)))
      return row(segment, texts.map { PluralModule.key($0) })
    }
  }
}

extension ExchangeState {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Pattern {
  fileprivate static let none = Pattern(elements: [], span: .none)
}

extension UnitSegments {
  /// Returns the pieces that an element in a text stands for.
  ///
  /// - Parameter data: The unit's codes by their ids.
  private static func pieces(_ node: XMLNode, _ data: [String: String]) -> [InlineReader.Piece] {
    switch node.name {
    case "cp":
      return [codePoint(node).map { .text($0) } ?? .problem("the element 'cp' has no code point")]
    case "ph": return [code(.standalone, node, data[node["dataRef"] ?? ""], node.label(""))]
    case "sc": return [code(.open, node, data[node["dataRef"] ?? ""], node.label(""))]
    case "ec": return [code(.close, node, data[node["dataRef"] ?? ""], node.label(""))]
    case "pc":
      let start = data[node["dataRefStart"] ?? ""]
      let end = data[node["dataRefEnd"] ?? ""] ?? CodeReader.end(ofStart: start)
      return [
        code(.open, node, start, node.label("Start")), .content,
        code(.close, node, end, node.label("End")),
      ]
    // Remarks of others in the text are no part of it.
    case "mrk": return [.content]
    case "sm", "em": return []
    default: return [.stray(node)]
    }
  }

  private static func code(
    _ role: FileCode.Role, _ node: XMLNode, _ content: String?, _ label: String?
  ) -> InlineReader.Piece {
    .code(
      FileCode(
        role: role, ids: [node["startRef"], node["copyOf"], node["id"]].compactMap(\.self),
        content: content, label: label, tag: node.tag))
  }
}

extension XMLNode {
  /// Returns the label that tools show for a code.
  fileprivate func label(_ suffix: String) -> String? {
    self["disp\(suffix)"] ?? self["equiv\(suffix)"]
  }
}

extension PatternBuilder {
  /// The text of a pattern that begins with text; else empty.
  fileprivate var text: String {
    guard case .text(let text) = elements.first else { return "" }
    return text.value
  }
}
