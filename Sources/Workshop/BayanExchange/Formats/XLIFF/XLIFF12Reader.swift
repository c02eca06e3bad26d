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
    var units: [ForeignUnit] = []
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
  ) -> ForeignFile {
    let reader = XLIFF12Reader(isXcode: isXcode)
    let faults = XMLReader.read(file, trees: ["trans-unit"]) { reader.take($0) }
    guard faults.isEmpty else { return ForeignFile(diagnostics: faults) }
    return reader.contents(for: locale, of: file)
  }

  /// Returns the units of the parts in a locale; of all parts without a locale.
  private func contents(for locale: String?, of file: SourceFile) -> ForeignFile {
    var contents = ForeignFile()
    var languages: [String] = []
    for language in parts.compactMap(\.targetLocale)
    where !languages.contains(where: { StatedLanguage.isSame($0, language) }) {
      languages.append(language)
    }
    if locale == nil, languages.count > 1 {
      let fault = ExchangeFault("exchange-syntax", 0, .severalLocales(languages.sorted()))
      contents.diagnostics = [fault.diagnostic(in: file)]
      return contents
    }
    contents.targetLocale =
      locale.flatMap { locale in languages.first { StatedLanguage.fits($0, locale) } }
      ?? languages.first
    var texts: [(file: String, texts: [XcodeText])] = []
    var sources: [String] = []
    for part in parts {
      if let locale, languages.count > 1, let language = part.targetLocale,
        !StatedLanguage.fits(language, locale)
      {
        contents.otherLanguages.append(
          OtherLanguage(language: language, name: part.name, span: part.span))
        continue
      }
      if let source = part.sourceLocale, !sources.contains(source) { sources.append(source) }
      contents.units += part.units
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
      contents.sourceLocale = sources.first
    }
    let target = locale ?? contents.targetLocale
    for (file, own) in texts where isXcode {
      contents.units += XcodeUnits.units(own, of: file, locale: target)
    }
    return contents
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
    let part = parts[parts.count - 1]
    let (source, target) = (node.nodes("source").first, node.nodes("target").first)
    var unit = ForeignUnit(ofXLIFF: node["id"], named: node["resname"], offset: node.offset)
    unit.sourceLanguages = [part.sourceLocale, source?[XLIFF.language]].compactMap(\.self)
    unit.targetLanguages = [target?[XLIFF.language]].compactMap(\.self)
    var text = ForeignText(offset: node.offset)
    text.stamp = XLIFF.readStamp(node["extradata"])
    text.exportedText =
      text.stamp.flatMap { _ in
        node.nodes("note").first { $0["from"] == XLIFF12.exportedNote }?.text
      }
    var reader = InlineReader(of: node, Self.pieces)
    let read = source.map { reader.source($0, &codes) }
    var row = ForeignText.Row(text: target?.writtenText, sourcePattern: read?.pattern)
    row.pattern = target.map { reader.target($0, &codes) }
    row.codes = read?.codes ?? []
    row.hasLayoutSpace = (target ?? source)?.preservesSpace == false
    text.problems = reader.problems.firstFew
    if let target {
      let segments = SegmentMarks(source: node.nodes("seg-source").first ?? source, target: target)
      row.isCopy = segments.areUntranslated
      text.problems += segments.problems.firstFew
      text.state = Self.state(target, isApproved: node["approved"] == "yes")
      row.isUntranslated = text.state == .untranslated
    }
    text.rows = [row]
    unit.texts = [text]
    parts[parts.count - 1].units.append(unit)
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
