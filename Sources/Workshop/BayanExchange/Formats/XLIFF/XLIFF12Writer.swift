import BayanCatalog
import BayanDiagnostics
import BayanSupport

/// Writes XLIFF 1.2.
struct XLIFF12Writer {
  private var xml = XMLWriter()
  private var losses: [ExchangeLoss] = []

  static func write(_ document: ExchangeDocument) -> ExchangeOutput {
    var writer = XLIFF12Writer()
    writer.write(document)
    return ExchangeOutput(bytes: writer.xml.text.utf8, losses: writer.losses)
  }

  private init() {}

  private mutating func write(_ document: ExchangeDocument) {
    xml.start(
      "xliff", ["xmlns": XLIFFVersion.v12.namespace, "version": XLIFFVersion.v12.rawValue])
    for (file, units) in document.byFile {
      xml.start(
        "file",
        [
          "original": "\(document.project)/\(file)", "source-language": document.sourceLocale,
          "target-language": document.targetLocale, "datatype": "plaintext",
          "xml:space": "preserve",
        ])
      xml.start("body")
      for unit in units { write(unit) }
      xml.end()
      xml.end()
    }
    xml.end()
  }

  private mutating func write(_ unit: ExchangeUnit) {
    losses += unit.privateLosses + unit.declarationLosses
    let token = ExchangeName.token(unit.writtenID)
    guard !unit.selectors.isEmpty else {
      return write(unit, unit.variants[0], id: token, name: unit.writtenID.description, unit.notes)
    }
    losses.append(unit.variantLoss)
    xml.start(
      "group", ["id": token, "restype": XLIFF12.variants, "resname": unit.writtenID.description])
    for variant in unit.variants {
      write(
        unit, variant, id: "\(token)..\(variant.keys.token)",
        name: XLIFF.name(unit.name, variant.keys), unit.notes(for: variant))
    }
    xml.end()
  }

  private mutating func write(
    _ unit: ExchangeUnit, _ variant: ExchangeVariant, id: String, name: String,
    _ notes: [ExchangeNote]
  ) {
    let state = variant.target == nil ? nil : unit.state.xliff1State
    xml.start(
      "trans-unit",
      [
        "id": id, "resname": name, "extradata": XLIFF.stamp(unit),
        "approved": state == "signed-off" ? "yes" : nil, "xml:space": "preserve",
        "size-unit": unit.maxLength == nil ? nil : "char",
        "maxwidth": unit.maxLength.map { "\($0)" },
      ])
    var codes = InlineCodes()
    let source = codes.parts(ofSource: variant.source)
    writeText("source", [:], source)
    if let target = variant.target {
      writeText(
        "target",
        [
          "state": state,
          "state-qualifier": unit.state == .stale ? XLIFF12.staleQualifier : nil,
        ], codes.parts(ofTarget: target, beside: source))
    }
    for note in notes { xml.line("note", ["from": note.kind.rawValue], text: note.text) }
    // Of variants that are units of their own the first has it for all.
    if let exported = unit.target?.messageText, exported.isXML,
      variant.keys == unit.variants[0].keys
    {
      xml.line("note", ["from": XLIFF12.exportedNote, "annotates": "target"], text: exported)
    }
    xml.end()
  }

  private mutating func writeText(
    _ name: String, _ attributes: XMLWriter.Attributes, _ parts: [InlinePart]
  ) {
    var codePoints = 0
    xml.line(name, attributes) { xml in
      for part in parts {
        guard part.kind != .text else {
          xml.append(part.text) { xml, scalar in
            codePoints += 1
            xml.inlineStart("ph", ["id": "u\(codePoints)", "ctype": XLIFF12.codePoint])
            xml.append(scalar.codePoint)
            xml.inlineEnd("ph")
          }
          continue
        }
        let label = part.label.isXML && !part.label.isEmpty ? part.label : nil
        let id = "\(part.number)"
        let element: String
        switch part.kind {
        case .text, .standalone:
          element = "ph"
          xml.inlineStart(element, ["id": id, "equiv-text": label])
        case .open, .close:
          let isOpen = part.kind == .open
          element = part.partner == nil ? "it" : isOpen ? "bpt" : "ept"
          xml.inlineStart(
            element,
            [
              // The two halves are told apart by their ids, and belong together by 'rid'.
              "id": isOpen || part.partner == nil ? id : "\(id)e",
              "rid": part.partner == nil ? nil : id,
              "pos": part.partner == nil ? (isOpen ? "open" : "close") : nil, "equiv-text": label,
            ])
        }
        xml.append(XLIFF12.escaped(part.text))
        xml.inlineEnd(element)
      }
    }
  }
}

extension ExchangeState {
  /// The value of `state`; `nil` for what isn't translated, as in XLIFF 2.
  fileprivate var xliff1State: String? {
    switch self {
    case .untranslated: nil
    case .draft: "needs-review-translation"
    case .stale: "needs-translation"
    case .translated: "translated"
    case .reviewed: "signed-off"
    case .final: "final"
    }
  }
}
