import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport

/// Writes `strings.xml`.
struct AndroidWriter {
  private var xml = XMLWriter()
  private var losses: [ExchangeLoss] = []
  private let document: ExchangeDocument
  private let categories: FormCategories
  private let side: PrintfPlaceholders.Side

  /// The lines under each name, in their places.
  private var blocks: [AndroidFile.Block] = []

  /// The lists of which the document has each item, with the texts in their order.
  private let lists: AndroidLists

  /// - Parameter previous: A file of which all stays that isn't a text of the document.
  static func write(_ document: ExchangeDocument, over previous: SourceFile?) -> ExchangeOutput {
    let file = previous.flatMap { AndroidStrings.recognizes($0) ? $0 : nil }
    let former = file.map(AndroidReader.tree)
    if let faults = former?.diagnostics, !faults.isEmpty {
      return ExchangeOutput(bytes: [], diagnostics: faults)
    }
    var writer = AndroidWriter(document)
    writer.xml.start(
      AndroidStrings.root, ["xmlns:\(AndroidStrings.markPrefix)": AndroidStrings.markNamespace])
    for unit in document.units { writer.write(unit) }
    writer.xml.end()
    var bytes = writer.xml.text.utf8
    if let file, let root = former?.root {
      bytes = AndroidFile(file.bytes, root).replacing(writer.blocks)
    }
    return ExchangeOutput(bytes: bytes, losses: writer.losses)
  }

  private init(_ document: ExchangeDocument) {
    self.document = document
    side = document.targetLocale == nil ? .source : .target
    categories = FormCategories(locale: document.targetLocale ?? document.sourceLocale)
    lists = AndroidLists(document)
  }

  private mutating func write(_ unit: ExchangeUnit) {
    if let list = lists.list(of: unit.name) {
      // The whole list is where its first item does.
      if unit.name == "\(list.name)[0]" { write(list) }
      return
    }
    let placeholders = AndroidStrings.placeholders(of: unit)
    let entries = PluralEntries(unit, side, placeholders, categories, axisLimit: 1)
    losses += unit.keyedLosses(entries, placeholders, format: "a strings.xml file")
    var isCut = false
    for entry in entries.entries {
      let name = AndroidName.name(of: entry.name)
      let start = xml.text.utf8.count
      let notes = unit.keyedNotes(for: entry, placeholders)
      guard let last = entry.content.rows.last, entries.rows[last].pattern != nil else {
        writeMissing(entry.name, unit, entry.content.rows.last ?? 0, notes)
        isCut = true
        blocks.append(.init(name: name, bytes: Array(xml.text.utf8[start...]), isComment: true))
        continue
      }
      for note in notes { xml.comment(note) }
      // Stands last, so that it is the one before the text.
      xml.comment(XLIFF.stamp(unit))
      func pattern(_ row: Int) -> Pattern {
        entries.rows[row].pattern ?? .init(elements: [], span: .none)
      }
      switch entry.content {
      case .text(let row): write("string", name, pattern(row), placeholders)
      case .choice(_, _, let cases, let other):
        xml.start("plurals", ["name": name])
        for form in cases + [PluralCase(category: "other", content: other)] {
          guard let row = form.content.rows.first, entries.rows[row].pattern != nil else {
            continue
          }
          let side = side
          xml.line("item", ["quantity": form.category]) { xml in
            Self.write(pattern(row), side, placeholders, &xml)
          }
        }
        xml.end()
      }
      blocks.append(.init(name: name, bytes: Array(xml.text.utf8[start...])))
    }
    if isCut { losses.append(unit.untranslatedLoss("a strings.xml file")) }
    losses += unit.stateLosses("a strings.xml file")
  }

  /// Writes what is to be translated as a comment.
  private mutating func writeMissing(
    _ name: String, _ unit: ExchangeUnit, _ row: Int, _ notes: [String]
  ) {
    let placeholders = AndroidStrings.placeholders(of: unit)
    let source = placeholders.text(unit.variants[row].source, .source)
    xml.comment(
      ([AndroidFile.missing + "\(name): \(source)"] + notes).joined(separator: "\n"))
  }

  /// Writes one text on a line.
  private mutating func write(
    _ element: String, _ name: String, _ pattern: Pattern, _ placeholders: PrintfPlaceholders
  ) {
    // Else aapt2 takes the signs for values without a place.
    let count = placeholders.text(pattern, side).utf8.count { $0 == UInt8(ascii: "%") }
    let isPlain = !placeholders.isFormat && count > 1
    let side = side
    xml.line(element, ["name": name, "formatted": isPlain ? "false" : nil]) { xml in
      Self.write(pattern, side, placeholders, &xml)
    }
  }

  /// Writes a list of texts.
  private mutating func write(_ list: AndroidLists.List) {
    let start = xml.text.utf8.count
    let name = AndroidName.name(of: list.name)
    guard list.units.allSatisfy({ side == .source || $0.variants[0].target != nil }) else {
      for unit in list.units {
        writeMissing(unit.name, unit, 0, [])
        losses.append(unit.untranslatedLoss("a list whose other items have none"))
      }
      blocks.append(.init(name: name, bytes: Array(xml.text.utf8[start...]), isComment: true))
      return
    }
    xml.start("string-array", ["name": name])
    for unit in list.units {
      let placeholders = AndroidStrings.placeholders(of: unit)
      let entries = PluralEntries(unit, side, placeholders, categories, axisLimit: 1)
      losses += unit.keyedLosses(entries, placeholders, format: "a strings.xml file")
      losses += unit.stateLosses("a strings.xml file")
      for entry in entries.entries {
        for note in unit.keyedNotes(for: entry, placeholders) { xml.comment(note) }
      }
      xml.comment(XLIFF.stamp(unit))
      let pattern = side == .source ? unit.variants[0].source : unit.variants[0].target
      let side = side
      xml.line("item") { xml in
        Self.write(pattern ?? unit.variants[0].source, side, placeholders, &xml)
      }
    }
    xml.end()
    blocks.append(.init(name: name, bytes: Array(xml.text.utf8[start...])))
  }

  // MARK: - Texts

  /// A piece of a text between tags and values.
  private enum Piece {
    case text(String)
    case value(PrintfPlaceholders.Value)
    case markup(Markup)
  }

  private static func write(
    _ pattern: Pattern, _ side: PrintfPlaceholders.Side, _ placeholders: PrintfPlaceholders,
    _ xml: inout XMLWriter
  ) {
    var pieces: [Piece] = []
    for element in pattern.elements {
      if let value = placeholders.value(of: element, side) {
        pieces.append(.value(value))
      } else if let markup = element.markup {
        pieces.append(.markup(markup))
      } else if case .text(let before)? = pieces.last {
        pieces[pieces.count - 1] = .text(before + placeholders.piece(element, side))
      } else {
        pieces.append(.text(placeholders.piece(element, side)))
      }
    }
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text):
        xml.append(
          AndroidText.escaped(text, isFirst: index == 0, isLast: index == pieces.count - 1))
      case .value(let value):
        let argument = placeholders.argument(at: value.place)
        let tag = "\(AndroidStrings.markPrefix):g"
        xml.inlineStart(
          tag,
          ["id": argument?.name ?? "value\(value.place)", "example": argument?.example])
        xml.append(placeholders.syntax.formatted(value))
        xml.inlineEnd(tag)
      case .markup(let markup):
        if markup.kind == .close {
          xml.inlineEnd(markup.name)
        } else {
          xml.inlineStart(
            markup.name,
            markup.options.map { ($0.name, markup.attributeTexts[$0.name] ?? "") },
            isEmpty: markup.kind == .standalone)
        }
      }
    }
  }
}

/// The lists of texts of a document: `planets[0]`, `planets[1]`.
struct AndroidLists {
  struct List {
    var name: String
    var units: [ExchangeUnit]
  }

  private var lists: [String: List] = [:]

  init(_ document: ExchangeDocument) {
    var found: [String: [Int: ExchangeUnit]] = [:]
    for unit in document.units where unit.selectors.isEmpty {
      guard let item = Self.item(unit.name) else { continue }
      found[item.list, default: [:]][item.index] = unit
    }
    for (name, items) in found {
      // A list with a gap has other items than the app asks for.
      let units = items.sorted { $0.key < $1.key }
      guard units.enumerated().allSatisfy({ $0.offset == $0.element.key }) else { continue }
      lists[name] = List(name: name, units: units.map(\.value))
    }
  }

  /// The list that an item is of.
  func list(of name: String) -> List? { Self.item(name).flatMap { lists[$0.list] } }

  static func item(_ name: String) -> (list: String, index: Int)? {
    guard name.hasSuffix("]"), let start = name.lastIndex(of: "[") else { return nil }
    let list = String(name[..<start])
    let digits = name[start...].dropFirst().dropLast()
    guard AndroidName.isName(list), digits.utf8.allSatisfy(\.isASCIIDigit), digits.utf8.count < 5,
      let index = Int(digits), String(index) == digits
    else { return nil }
    return (list, index)
  }
}
