import BayanDiagnostics
import BayanMessageSyntax

/// Reads XLIFF 1.2, from Bayan or from elsewhere.
final class XLIFF12Reader {
  private var document = ReturnedDocument()
  private var merger = VariantMerger()
  private var codes = CodeReader()

  static func read(_ file: SourceFile) -> ReturnedDocument {
    let reader = XLIFF12Reader()
    let faults = XMLReader.read(file, trees: ["trans-unit"]) { reader.take($0) }
    reader.document.diagnostics = faults
    reader.document.units = faults.isEmpty ? reader.merger.units : []
    return reader.document
  }

  private func take(_ event: XMLEvent) {
    switch event {
    case .start(let node) where node.name == "file":
      document.sourceLocale = document.sourceLocale ?? node["source-language"]
      document.targetLocale = document.targetLocale ?? node["target-language"]
    case .tree(let node): take(node)
    case .start, .end: break
    }
  }

  private func take(_ node: XMLNode) {
    let (message, keys) = XLIFF.split(node["resname"] ?? "")
    var unit = ReturnedUnit(
      names: [message, node["id"] ?? ""].filter { !$0.isEmpty },
      span: SourceSpan(node.offset, node.offset), variants: [])
    if let stamp = XLIFF.readStamp(node["extradata"]) {
      let exported = node.nodes("note").first { $0["from"] == XLIFF12.exportedNote }
      unit.sourceFingerprint = stamp.source
      unit.exported =
        stamp.target.map { .message(fingerprint: $0, text: exported?.text) } ?? .nothing
    }
    var reader = InlineReader(Self.pieces)
    let target = node.nodes("target").first
    unit.variants = [
      ReturnedVariant(
        keys: keys ?? [], source: node.nodes("source").first.map { reader.pattern($0, &codes) },
        target: target.map { reader.pattern($0, &codes) })
    ]
    unit.problems = reader.problems
    unit.state = target.flatMap { Self.state($0["state"], isApproved: node["approved"] == "yes") }
    merger.add(unit, isVariant: keys != nil)
  }

  private static func state(_ name: String?, isApproved: Bool) -> ExchangeState? {
    switch name {
    case "translated": isApproved ? .reviewed : .translated
    case "signed-off": .reviewed
    case "final": .final
    case "needs-translation": .stale
    case "new", "needs-adaptation", "needs-l10n", "needs-review-translation",
      "needs-review-adaptation", "needs-review-l10n":
      .draft
    default: isApproved ? .reviewed : nil
    }
  }
}

extension XLIFF12Reader {
  /// What an element in a text stands for.
  private static func pieces(_ node: XMLNode) -> [InlineReader.Piece] {
    switch node.name {
    case "ph" where node["ctype"] == XLIFF12.codePoint:
      guard let value = UInt32(node.text.dropFirst(2), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return [.problem("'\(node.text)' is no code point")] }
      return [.text(String(scalar))]
    case "ph", "bpt", "ept", "it": return [.code(XLIFF12.unescaped(node.text))]
    // Tools that protect codes by empty elements keep what they stand for beside them.
    case "x", "bx", "ex": return [.code(node["equiv-text"] ?? "")]
    // What others remark in the text is no part of it.
    case "mrk": return [.content]
    default: return [.stray(node)]
    }
  }
}
