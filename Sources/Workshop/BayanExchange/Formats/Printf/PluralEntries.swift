import BayanCatalog
import BayanDiagnostics
import BayanICU
import BayanMeaning
import BayanMessageSyntax

/// The entry of a format under one key: a text, or texts of which numbers choose one.
struct PluralEntry {
  /// The message's name, with keys where the entry has only some of the variants.
  var name: String

  var content: PluralContent

  /// The variant of an entry that has only one of several.
  var variant: ExchangeVariant?
}

/// Texts of a message by the numbers that choose among them.
indirect enum PluralContent: Equatable {
  /// A row of the message, see ``PluralEntries``.
  case text(row: Int)
  /// By the plural category of an argument; `other` is for all that have no case.
  case choice(
    by: PrintfPlaceholders.Value, name: String, cases: [PluralCase], other: PluralContent)

  /// The rows in it.
  var rows: [Int] {
    switch self {
    case .text(let row): [row]
    case .choice(_, _, let cases, let other): cases.flatMap(\.content.rows) + other.rows
    }
  }
}

/// The texts for one plural category.
struct PluralCase: Equatable {
  var category: String
  var content: PluralContent
}

/// Works out the entries of a message.
///
/// Apple's formats and Android's choose by plural categories of numbers and by nothing else. A variant with
/// another key is an entry of its own.
struct PluralEntries {
  /// A variant: its keys, and its text where it has one.
  typealias Row = (keys: [ExchangeKey], pattern: Pattern?)

  let rows: [Row]
  private(set) var entries: [PluralEntry] = []

  /// Whether a variant is left out that no number chooses.
  private(set) var hasNeverChosen = false

  private let name: String
  private let categories: FormCategories
  private let selectors: [ExchangeSelector]
  private let axes: [(place: Int, value: PrintfPlaceholders.Value)]

  /// - Parameters:
  ///   - categories: Those of the language that the texts of the side are in.
  ///   - axisLimit: By how many numbers at once the format can choose.
  init(
    _ unit: ExchangeUnit, _ side: PrintfPlaceholders.Side, _ placeholders: PrintfPlaceholders,
    _ categories: FormCategories, axisLimit: Int
  ) {
    name = unit.name
    self.categories = categories
    let message: Message
    let selectors: [ExchangeSelector]
    switch side {
    case .target:
      rows = unit.variants.map { ($0.keys, $0.target) }
      selectors = unit.selectors
      message =
        unit.target.map(\.parsed.message).flatMap { $0.exchangeSelectors.isEmpty ? nil : $0 }
        ?? unit.source.parsed.message
    case .source:
      message = unit.source.parsed.message
      rows = message.exchangeVariants.map { ($0.keys, $0.pattern) }
      selectors = message.exchangeSelectors
    }
    self.selectors = selectors
    // A selector by texts may have this key as a text.
    let isAmbiguous = rows.contains { $0.keys.contains(.forms) }
    var axes: [(place: Int, value: PrintfPlaceholders.Value)] = []
    for index in selectors.indices where !isAmbiguous && axes.count < axisLimit {
      // A second choice by the same number would be one with the first.
      guard let value = placeholders.choosing(selectors[index], in: message),
        !axes.contains(where: { $0.value.place == value.place })
      else { continue }
      axes.append((index, value))
    }
    self.axes = axes
    guard !selectors.isEmpty else {
      entries = [PluralEntry(name: name, content: .text(row: 0), variant: nil)]
      return
    }
    makeEntries(of: unit, side)
  }

  private mutating func makeEntries(of unit: ExchangeUnit, _ side: PrintfPlaceholders.Side) {
    var done: Set<Int> = []
    for row in rows.indices where done.insert(row).inserted {
      if axes.contains(where: { categories.isNeverChosen(rows[row].keys[$0.place]) }) {
        hasNeverChosen = true
        continue
      }
      guard let group = group(with: row) else {
        let keys = rows[row].keys
        entries.append(
          PluralEntry(
            name: XLIFF.name(name, keys), content: .text(row: row),
            variant: unit.variants.first { $0.keys == keys }))
        continue
      }
      done.formUnion(group)
      var keys = rows[row].keys
      for axis in axes { keys[axis.place] = .forms }
      let isWhole = axes.count == selectors.count
      var used: Set<String> = []
      // Forms without a text are offered only where the message has none at all.
      let filled = group.filter { rows[$0].pattern != nil }
      let hasOther = filled.contains { row in
        axes.allSatisfy { rows[row].keys[$0.place] == .catchAll }
      }
      let content = content((hasOther ? filled : group).map { ($0, []) }, axes[...], &used)
      entries.append(
        PluralEntry(
          name: isWhole ? name : XLIFF.name(name, keys), content: content,
          variant: isWhole
            ? nil : unit.variants.first { $0.keys == rows[content.rows.last ?? row].keys }
        ))
    }
  }

  /// Whether programs can ask for the message by its name and get all of it.
  var isWhole: Bool {
    entries.count == 1 && entries[0].name.utf8.elementsEqual(name.utf8)
  }

  /// The rows that differ from a row only in plural categories.
  ///
  /// - Returns: `nil` where the row has another key, or no row is for all numbers.
  private func group(with row: Int) -> [Int]? {
    guard !axes.isEmpty, isForm(rows[row].keys) else { return nil }
    let places = Set(axes.map(\.place))
    let group = rows.indices.filter { other in
      isForm(rows[other].keys)
        && rows[other].keys.indices.allSatisfy {
          places.contains($0) || rows[other].keys[$0] == rows[row].keys[$0]
        }
    }
    let hasOther = group.contains { row in places.allSatisfy { rows[row].keys[$0] == .catchAll } }
    return hasOther ? group : nil
  }

  private func isForm(_ keys: [ExchangeKey]) -> Bool {
    axes.allSatisfy { categories.category(of: keys[$0.place]) != nil }
  }

  /// The choice among rows, as MessageFormat 2 makes it: the first selector counts most.
  private func content(
    _ candidates: [(row: Int, ranks: [Int])],
    _ axes: ArraySlice<(place: Int, value: PrintfPlaceholders.Value)>, _ names: inout Set<String>
  ) -> PluralContent {
    guard let axis = axes.first else {
      let best = candidates.min { $0.ranks.lexicographicallyPrecedes($1.ranks) }
      return .text(row: best?.row ?? 0)
    }
    let name = unused(selectors[axis.place].variable, &names)
    func content(_ wanted: ExchangeKey) -> PluralContent {
      let fitting = candidates.compactMap { candidate -> (row: Int, ranks: [Int])? in
        let key = rows[candidate.row].keys[axis.place]
        if key == .catchAll { return (candidate.row, candidate.ranks + [1]) }
        return key == wanted ? (candidate.row, candidate.ranks + [0]) : nil
      }
      return self.content(fitting, axes.dropFirst(), &names)
    }
    let other = content(.catchAll)
    let present = Set(candidates.map { rows[$0.row].keys[axis.place] })
    let cases = PluralRules.categoryOrder.dropLast().compactMap { category -> PluralCase? in
      let key = categories.key(of: category)
      guard present.contains(key) else { return nil }
      let own = content(key)
      return own.rows == other.rows ? nil : PluralCase(category: category, content: own)
    }
    return .choice(by: axis.value, name: name, cases: cases, other: other)
  }

  /// A name that is in `%#@name@`, and is no other's.
  private func unused(_ variable: String, _ names: inout Set<String>) -> String {
    let isPlain = variable.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || $0 == UInt8(ascii: "_")
    }
    let base = isPlain && !variable.hasPrefix("NSString") ? variable : "number"
    var name = base
    var number = 2
    while !names.insert(name).inserted {
      name = "\(base)_\(number)"
      number += 1
    }
    return name
  }
}

extension ExchangeKey {
  /// Stands for all plural forms, in the name of an entry with other selectors too.
  static let forms = ExchangeKey.literal("plural")
}

extension ExchangeUnit {
  /// The losses of a unit in all formats of keys and format strings.
  ///
  /// - Parameter format: What the format is called in sentences: `a string catalog`.
  func keyedLosses(
    _ entries: PluralEntries, _ placeholders: PrintfPlaceholders, format: Diagnostic.Message
  ) -> [ExchangeLoss] {
    var losses = privateLosses + declarationLosses + placeholders.losses
    if !entries.isWhole { losses.append(splitLoss(format)) }
    if entries.hasNeverChosen {
      losses.append(
        ExchangeLoss(
          .variant, of: id,
          "the variant 'zero' isn't in the file, because no number selects it in this language and Apple would show it for 0; the key for 0 is '0'"
        ))
    }
    return losses + optionLosses
  }

  /// That each variant is an entry, where a format can't choose among them.
  func splitLoss(_ format: Diagnostic.Message) -> ExchangeLoss {
    ExchangeLoss(
      selectors.count > 1 ? .selector : .variant, of: id,
      "\(format) can't select as the message does; each variant that it can't select is a separate entry, which programs don't use",
      makesTextWrong: true)
  }

  /// The options of numbers that choose a plural form, which formats with choices by the number alone lack.
  var optionLosses: [ExchangeLoss] {
    let values = ResolvedMessage(owner(of: selectors))
    return selectors.filter(\.kind.hasCategories).compactMap { selector in
      let value = values[selector.variable]
      let harmless = ["select", "useGrouping", "signDisplay", "minimumIntegerDigits"]
      // Those of earlier functions hold too, where later ones don't drop them.
      let options = value.calls.reversed().flatMap(\.function.options).filter { option in
        value.options.keys.contains(option.name)
      }
      return options.first { !harmless.contains($0.name) }.map { option in
        ExchangeLoss(
          .selector, of: id,
          "the form is selected by '$\(selector.variable)' itself, without its option '\(option.name)'",
          makesTextWrong: true)
      }
    }
  }

  /// That the text isn't in the file, since nobody has translated it.
  func untranslatedLoss(_ format: Diagnostic.Message) -> ExchangeLoss {
    ExchangeLoss(
      .message, of: id,
      "\(format) can't hold texts without a translation; the source is in a comment")
  }

  /// The state, in formats that have none.
  func stateLosses(_ format: Diagnostic.Message) -> [ExchangeLoss] {
    switch state {
    case .draft, .stale, .reviewed:
      [
        ExchangeLoss(
          .state, of: id, "\(format) doesn't say that the translation is \(phrase: state.noun)")
      ]
    case .untranslated, .translated, .final: []
    }
  }

  /// The notes for an entry, with the places of arguments.
  func keyedNotes(for entry: PluralEntry, _ placeholders: PrintfPlaceholders) -> [String] {
    var notes = entry.variant.map { [choice(of: $0)] } ?? []
    var declared = arguments[...]
    for note in self.notes {
      switch note.kind {
      case .context, .limit: notes.append(note.text)
      case .argument:
        guard let argument = declared.popFirst(),
          let place = placeholders.place(of: argument.name)
        else { continue }
        let value =
          placeholders.shown(at: place)
          ?? PrintfPlaceholders.Value(
            place: place, type: PrintfType(argument.type, nil, placeholders.syntax).text)
        notes.append("\(placeholders.syntax.formatted(value)) is \(note.text)")
      case .pluralExamples, .change: break
      }
    }
    return notes
  }
}
