import BayanDiagnostics
import BayanICU
import BayanMessageSyntax

/// A reader of XLIFF 1.2, written by Bayan or by other tools.
///
/// Each `file` states its languages, so that one XLIFF file may have several.
final class XLIFF12Reader {
  /// A `file` with the units in it.
  private struct Part {
    var name: String
    var span: SourceSpan
    var sourceLocale: String?
    var targetLocale: String?
    var units: [(unit: ReturnedUnit, isVariant: Bool)] = []
    /// The texts of Xcode's units.
    var texts: [XcodeText] = []
    /// The target locale, for finding its stamp among those of others.
    var locale: LocaleNames?
  }

  private var parts: [Part] = []
  private var codes = CodeReader()
  private let isXcode: Bool

  private init(isXcode: Bool) { self.isXcode = isXcode }

  /// - Parameter isXcode: Whether units are named as ``XcodeXLIFF`` has them.
  static func read(
    _ file: SourceFile, for locale: String?, isXcode: Bool = false
  ) -> ReturnedDocument {
    let reader = XLIFF12Reader(isXcode: isXcode)
    let faults = XMLReader.read(file, trees: ["trans-unit"]) { reader.take($0) }
    guard faults.isEmpty else { return ReturnedDocument(diagnostics: faults) }
    return reader.document(for: locale, of: file)
  }

  /// Returns the units of the parts in a locale; of all parts without a locale.
  private func document(for locale: String?, of file: SourceFile) -> ReturnedDocument {
    var document = ReturnedDocument()
    var languages: [String] = []
    for language in parts.compactMap(\.targetLocale)
    where !languages.contains(where: { StatedLanguage.isSame($0, language) }) {
      languages.append(language)
    }
    if locale == nil, languages.count > 1 {
      let fault = ExchangeFault("exchange-syntax", 0, .severalLocales(languages.sorted()))
      document.diagnostics = [fault.diagnostic(in: file)]
      return document
    }
    document.targetLocale =
      locale.flatMap { locale in languages.first { StatedLanguage.fits($0, locale) } }
      ?? languages.first
    var merger = VariantMerger()
    var texts: [(file: String, texts: [XcodeText])] = []
    var sources: [String] = []
    for part in parts {
      if let locale, languages.count > 1, let language = part.targetLocale,
        !StatedLanguage.fits(language, locale)
      {
        document.otherLanguages.append(
          OtherLanguage(language: language, name: part.name, span: part.span))
        continue
      }
      if let source = part.sourceLocale, !sources.contains(source) { sources.append(source) }
      for (unit, isVariant) in part.units { merger.add(unit, isVariant: isVariant) }
      // A text and its plurals are in two files of one name.
      let isSame = { (file: String) in file.withoutEnding == part.name.withoutEnding }
      if let place = texts.firstIndex(where: { isSame($0.file) }) {
        texts[place].texts += part.texts
      } else {
        texts.append((part.name, part.texts))
      }
    }
    // Where they differ, each unit states its own.
    if sources.allSatisfy({ StatedLanguage.isSame($0, sources[0]) }) {
      document.sourceLocale = sources.first
    }
    let target = locale ?? document.targetLocale
    document.units =
      isXcode
      ? texts.flatMap { XcodeUnits.units($0.texts, of: $0.file, locale: target) } : merger.units
    return document
  }

  private func take(_ event: XMLEvent) {
    switch event {
    case .start(let node) where node.name == "file":
      parts.append(
        Part(
          name: node["original"] ?? "", span: SourceSpan(node.offset, node.offset),
          sourceLocale: node["source-language"], targetLocale: node["target-language"],
          locale: node["target-language"].map { LocaleNames($0) }))
    case .tree(let node): take(node)
    case .start, .end: break
    }
  }

  private func take(_ node: XMLNode) {
    if parts.isEmpty { parts.append(Part(name: "", span: SourceSpan(0, 0))) }
    guard !isXcode else { return takeText(node) }
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
    let (source, target) = (node.nodes("source").first, node.nodes("target").first)
    unit.sourceLanguages = [parts[parts.count - 1].sourceLocale, source?[XLIFF.language]]
      .compactMap(\.self)
    unit.targetLanguages = [target?[XLIFF.language]].compactMap(\.self)
    var reader = InlineReader(of: node, Self.pieces)
    let read = source.map { reader.source($0, &codes) }
    var variant = ReturnedVariant(
      keys: keys ?? [], source: read?.pattern, target: target.map { reader.target($0, &codes) })
    variant.codes = read?.codes ?? []
    variant.text = target?.writtenText
    variant.hasLayoutSpace = (target ?? source)?.preservesSpace == false
    unit.problems = reader.problems.firstFew
    if let target {
      let segments = SegmentMarks(source: node.nodes("seg-source").first ?? source, target: target)
      if segments.areUntranslated { variant.target = nil }
      unit.problems += segments.problems.firstFew
      unit.state = Self.state(target, isApproved: node["approved"] == "yes")
      variant.isUntranslated = unit.state == .untranslated
    }
    unit.variants = [variant]
    parts[parts.count - 1].units.append((unit, keys != nil))
  }

  private func takeText(_ node: XMLNode) {
    let place = parts.count - 1
    let state = node.nodes("target").first.flatMap {
      Self.state($0, isApproved: node["approved"] == "yes")
    }
    parts[place].texts.append(XcodeText(node, state: state, locale: parts[place].locale))
  }

  /// Returns the state in `state` and `state-qualifier`; `nil` where they have none.
  ///
  /// - Source: XLIFF 1.2, section 2.3, the values of both attributes.
  private static func state(_ target: XMLNode, isApproved: Bool) -> ExchangeState? {
    let qualifier = target["state-qualifier"] ?? ""
    switch target["state"] ?? "" {
    case "needs-translation" where qualifier == XLIFF12.staleQualifier: return .stale
    case "new", "needs-translation": return .untranslated
    case let state where state.hasPrefix("needs-"): return .draft
    case _ where qualifier.hasPrefix("rejected-"): return .draft
    case "translated": return isApproved ? .reviewed : .translated
    case "signed-off": return .reviewed
    case "final": return .final
    case "": return isApproved ? .reviewed : nil
    // A custom state may not be a finished one.
    default: return isApproved ? .reviewed : .draft
    }
  }
}

extension XLIFF12Reader {
  /// Returns the pieces that an element in a text stands for.
  private static func pieces(_ node: XMLNode) -> [InlineReader.Piece] {
    switch node.name {
    case "ph" where node["ctype"] == XLIFF12.codePoint:
      guard let value = UInt32(node.text.dropFirst(2), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return [.problem("\(quoted(node.text)) isn't a code point")] }
      return [.text(String(scalar))]
    case "ph": return [code(.standalone, node)]
    case "bpt": return [code(.open, node)]
    case "ept": return [code(.close, node)]
    case "it": return [code(node["pos"] == "close" ? .close : .open, node)]
    case "x": return [code(.standalone, node)]
    case "bx": return [code(.open, node)]
    case "ex": return [code(.close, node)]
    case "g": return [code(.open, node), .content, code(.close, node)]
    // A mark of another tool around text isn't part of the text.
    case "mrk": return [.content]
    default: return [.stray(node)]
    }
  }

  /// Returns the code of an element; `ph`, `bpt`, `ept` and `it` contain a code, the others replace one.
  private static func code(_ role: FileCode.Role, _ node: XMLNode) -> InlineReader.Piece {
    // An element in a code has text to translate, which a code can't have here.
    if node.name != "g", let stray = node.nodes.first { return .stray(stray) }
    let content = node.name == "g" ? "" : XLIFF12.unescaped(node.text)
    let label = node["equiv-text"]
    let isEnd = node.name == "g" && role == .close
    return .code(
      FileCode(
        role: role, ids: [node["rid"], node["id"]].compactMap(\.self),
        content: content.isEmpty ? nil : content,
        label: isEnd ? CodeReader.end(ofStart: label) : label, tag: node.tag))
  }
}
