import BayanCatalog
import BayanDiagnostics
import BayanICU
import BayanMessageSyntax
import BayanSupport

/// Writes XLIFF 2.
struct XLIFF2Writer {
  private let version: XLIFFVersion
  private var xml = XMLWriter()
  private var losses: [ExchangeLoss] = []

  static func write(_ document: ExchangeDocument, version: XLIFFVersion) -> ExchangeOutput {
    var writer = XLIFF2Writer(version: version)
    writer.write(document)
    return ExchangeOutput(bytes: writer.xml.text.utf8, losses: writer.losses)
  }

  private init(version: XLIFFVersion) { self.version = version }

  private mutating func write(_ document: ExchangeDocument) {
    let hasPlurals = version == .v22
    let hasLimits = document.units.contains { $0.maxLength != nil }
    xml.start(
      "xliff",
      [
        "xmlns": version.namespace, "xmlns:mda": XLIFF.metadata,
        "xmlns:pgs": hasPlurals ? XLIFF.plurals : nil,
        "xmlns:slr": hasLimits ? XLIFF.sizes : nil, "version": version.rawValue,
        "srcLang": document.sourceLocale, "trgLang": document.targetLocale,
      ])
    for (file, units) in document.byFile {
      xml.start(
        "file",
        [
          "id": ExchangeName.token(file), "original": "\(document.project)/\(file)",
          "canResegment": "no", "srcDir": Self.direction(of: document.sourceLocale),
          "trgDir": document.targetLocale.map(Self.direction), "xml:space": "preserve",
        ])
      if hasLimits {
        xml.start("slr:profiles", ["generalProfile": "xliff:codepoints"])
        xml.end()
      }
      for unit in units { write(unit) }
      xml.end()
    }
    xml.end()
  }

  private static func direction(of locale: String) -> String {
    LocaleFacts.isRightToLeft(locale) ? "rtl" : "ltr"
  }

  private mutating func write(_ unit: ExchangeUnit) {
    losses += unit.privateLosses + unit.declarationLosses
    let attributes = version == .v22 ? PluralModule.attributes(of: unit) : nil
    guard unit.selectors.isEmpty || attributes != nil else { return writeGroup(unit) }
    write(
      unit, unit.variants, id: ExchangeName.token(unit.writtenID), name: unit.writtenID.description,
      notes: unit.notes, module: unit.selectors.isEmpty ? nil : attributes)
  }

  /// Writes a unit for each variant.
  private mutating func writeGroup(_ unit: ExchangeUnit) {
    losses.append(unit.variantLoss)
    let token = ExchangeName.token(unit.writtenID)
    xml.start("group", ["id": token, "name": unit.writtenID.description, "type": XLIFF.variants])
    for variant in unit.variants {
      write(
        unit, [variant], id: "\(token)..\(variant.keys.token)",
        name: XLIFF.name(unit.name, variant.keys), notes: unit.notes(for: variant), module: nil)
    }
    xml.end()
  }

  private mutating func write(
    _ unit: ExchangeUnit, _ variants: [ExchangeVariant], id: String, name: String,
    notes: [ExchangeNote], module: (choice: String, cases: [String])?
  ) {
    xml.start(
      "unit",
      [
        "id": id, "name": name, "type": XLIFF.stamp(unit), "pgs:switch": module?.choice,
        "slr:sizeRestriction": unit.maxLength.map { "\($0)" },
      ])
    // Of variants that are units of their own the first has it for all.
    if variants[0].keys == unit.variants[0].keys { writeMetadata(unit) }
    let segments = module == nil ? [] : variants.map { XLIFF.casePrefix + $0.keys.token }
    writeNotes(notes, variants, segments: segments)
    var codes = InlineCodes()
    let texts = variants.map { variant in
      let source = codes.parts(ofSource: variant.source)
      return (
        source: source,
        target: variant.target.map { codes.parts(ofTarget: $0, beside: source) }
      )
    }
    let data = OriginalData(texts.flatMap { $0.source + ($0.target ?? []) })
    writeData(data)
    for (index, text) in texts.enumerated() {
      let state = text.target == nil ? nil : unit.state.xliffState
      xml.start(
        "segment",
        [
          "id": segments.isEmpty ? nil : segments[index], "pgs:case": module?.cases[index],
          "state": state?.state, "subState": state?.subState,
        ])
      writeText("source", text.source, data)
      if let target = text.target { writeText("target", target, data) }
      xml.end()
    }
    xml.end()
  }

  /// The translation as it goes out, so that a conflict can be shown three ways.
  private mutating func writeMetadata(_ unit: ExchangeUnit) {
    guard let target = unit.target, target.messageText.isXML else { return }
    xml.start("mda:metadata")
    xml.start("mda:metaGroup", ["category": XLIFF.prefix])
    xml.line("mda:meta", ["type": "target"], text: target.messageText)
    xml.end()
    xml.end()
  }

  private mutating func writeNotes(
    _ notes: [ExchangeNote], _ variants: [ExchangeVariant], segments: [String]
  ) {
    guard !notes.isEmpty else { return }
    xml.start("notes")
    for (index, note) in notes.enumerated() {
      let segment = segments.isEmpty ? nil : variants.firstIndex { $0.keys == note.keys }
      xml.line(
        "note",
        [
          "id": "n\(index + 1)", "category": note.kind.rawValue,
          "appliesTo": note.kind == .pluralExamples ? "target" : nil,
          "ref": segment.map { "#\(segments[$0])" },
        ], text: note.text)
    }
    xml.end()
  }

  private mutating func writeData(_ data: OriginalData) {
    guard !data.codes.isEmpty else { return }
    xml.start("originalData")
    for (index, code) in data.codes.enumerated() {
      xml.line("data", ["id": "d\(index + 1)"]) { $0.append(code, special: Self.codePoint) }
    }
    xml.end()
  }

  private mutating func writeText(_ name: String, _ parts: [InlinePart], _ data: OriginalData) {
    xml.line(name, [:]) { xml in
      for part in parts {
        let reference = data.reference(to: part.text)
        let label = part.label.isXML && !part.label.isEmpty ? part.label : nil
        let id = "p\(part.number)"
        switch part.kind {
        case .text: xml.append(part.text, special: Self.codePoint)
        case .standalone:
          xml.empty("ph", ["id": id, "dataRef": reference, "disp": label, "equiv": label])
        case .open:
          guard let end = part.partner else {
            xml.empty(
              "sc", ["id": id, "dataRef": reference, "disp": label, "isolated": "yes"])
            continue
          }
          xml.inlineStart(
            "pc",
            [
              "id": id, "dataRefStart": reference,
              "dataRefEnd": data.reference(to: parts[end].text),
              "dispStart": label, "dispEnd": label,
            ])
        case .close:
          if part.partner == nil {
            xml.empty(
              "ec", ["id": id, "dataRef": reference, "disp": label, "isolated": "yes"])
          } else {
            xml.inlineEnd("pc")
          }
        }
      }
    }
  }

  /// A character that XML can't hold.
  private static func codePoint(_ xml: inout XMLWriter, _ scalar: Unicode.Scalar) {
    xml.empty("cp", ["hex": scalar.value.hexadecimal(width: 4, uppercase: true)])
  }
}

/// The codes of a unit, each once.
private struct OriginalData {
  private(set) var codes: [String] = []
  private var numbers: [String: Int] = [:]

  init(_ parts: [InlinePart]) {
    for part in parts where part.kind != .text && numbers[part.text] == nil {
      codes.append(part.text)
      numbers[part.text] = codes.count
    }
  }

  func reference(to code: String) -> String? { numbers[code].map { "d\($0)" } }
}

extension ExchangeState {
  /// The values of `state` and `subState`.
  ///
  /// A unit without a translation has none: a tool that fills in a translation and knows nothing of states
  /// then leaves none, and the translation isn't taken for a draft.
  fileprivate var xliffState: (state: String, subState: String?)? {
    switch self {
    case .untranslated: nil
    case .draft, .stale: ("initial", "\(XLIFF.prefix):\(rawValue)")
    case .translated, .reviewed, .final: (rawValue, nil)
    }
  }
}
