import BayanCatalog
import BayanDiagnostics
import BayanMeaning
import BayanMessageConversion
import BayanMessageSyntax

/// The texts of a message in MessageFormat 1.
///
/// There is one with all choices in it. Only a message that chooses as MessageFormat 1 can't has an entry
/// for each variant.
struct ICUEntries {
  struct Entry {
    /// The message's name, with keys where the entry is one variant.
    var name: String
    var text: String
    var variant: ExchangeVariant?
  }

  /// How texts are written.
  struct Syntax {
    /// The file's name in sentences: `a JSON file`.
    var format: Diagnostic.Message
    /// Whether placeholders say how their values are shown: `{size, number, ::.00}`.
    var hasStyles: Bool
    /// Whether programs show `'{name}'` as a value between apostrophes.
    var quotesValues = false
    /// Whether programs can choose by a selector among some keys.
    var canChoose: (ICUText.Selector, Set<ExchangeKey>) -> Bool = { _, _ in true }
    /// How the file says elsewhere what a placeholder is; `nil` where it can't.
    var says: (Expression, ErrorArgument) -> Bool = { _, _ in false }
  }

  private(set) var entries: [Entry] = []
  private(set) var losses: [ExchangeLoss] = []

  private let unit: ExchangeUnit
  private let side: ICUPlaceholders.Side
  private let syntax: Syntax
  private let placeholders: ICUPlaceholders
  private let rows: [(keys: [ExchangeKey], pattern: Pattern)]
  private let owner: Message
  /// The app's names of arguments that have other names here.
  private let appNames: [String: String]

  init(_ unit: ExchangeUnit, _ side: ICUPlaceholders.Side, _ syntax: Syntax) {
    self.unit = unit
    self.side = side
    self.syntax = syntax
    placeholders = ICUPlaceholders(unit)
    appNames = placeholders.appNames
    let selectors: [ExchangeSelector]
    switch side {
    case .target:
      rows = unit.variants.compactMap { variant in variant.target.map { (variant.keys, $0) } }
      selectors = unit.selectors
      owner = unit.owner(of: selectors)
    case .source:
      owner = unit.source.parsed.message
      rows = owner.exchangeVariants
      selectors = owner.exchangeSelectors
    }
    losses = unit.privateLosses
    guard !rows.isEmpty else {
      losses.append(
        ExchangeLoss(
          .message, of: unit.id, "\(syntax.format) has no texts without a translation"))
      return
    }
    losses += literalLosses
    // Two choices by one number are one in MessageFormat 1.
    let own = selectors.compactMap(placeholders.selector)
    let canChoose =
      Set(own).count == selectors.count
      && own.enumerated().allSatisfy { index, selector in
        syntax.canChoose(
          selector, Set(rows.compactMap { $0.keys.indices.contains(index) ? $0.keys[index] : nil }))
      }
    if canChoose, let text = exact(selectors) {
      entries = [Entry(name: unit.name, text: text)]
      return
    }
    losses += unit.declarationLosses + placeholderLosses
    if canChoose, let text = named(selectors) {
      entries = [Entry(name: unit.name, text: text)]
      losses += unit.optionLosses
      return
    }
    losses.append(unit.splitLoss(syntax.format))
    entries = rows.compactMap { row in
      text(Message(declarations: [], body: .pattern(named(row.pattern)))).map { text in
        Entry(
          name: XLIFF.name(unit.name, row.keys), text: text,
          variant: unit.variants.first { $0.keys == row.keys })
      }
    }
  }

  // MARK: Texts

  private var style: ICUMessageFormat.Style {
    ICUMessageFormat.Style(
      doublesApostrophes: unit.dialect == FlutterReading.escaping, usesNumberSign: syntax.hasStyles,
      // An export for all may be read by ICU too.
      quotesValues: syntax.quotesValues && unit.appValues != nil && unit.dialect == nil)
  }

  private func text(_ message: Message, wholeNumbers: Set<String> = []) -> String? {
    try? ICUMessageFormat.pattern(
      for: appNames.isEmpty ? message : message.renaming(appNames),
      wholeNumbers: Set(wholeNumbers.map { appNames[$0] ?? $0 }), style: style)
  }

  private func message(
    _ declarations: [Declaration], _ variables: [String], _ pattern: (Pattern) -> Pattern
  ) -> Message? {
    guard !variables.isEmpty else {
      return rows.first.map {
        Message(declarations: declarations, body: .pattern(pattern($0.pattern)))
      }
    }
    // Without a text for everything else nothing would be shown for it.
    guard rows.contains(where: { $0.keys.allSatisfy { $0 == .catchAll } }),
      rows.allSatisfy({ $0.keys.count == variables.count })
    else { return nil }
    return Message(
      declarations: declarations,
      body: .select(
        selectors: variables.map { Variable(name: $0, span: .none) },
        variants: rows.map {
          Variant(keys: $0.keys.map(\.syntax), pattern: pattern($0.pattern), span: .none)
        }))
  }

  /// The text that shows everything as the message does; `nil` where there is none.
  private func exact(_ selectors: [ExchangeSelector]) -> String? {
    guard syntax.hasStyles, placeholders.isByArgument,
      let message = message(owner.declarations, selectors.map(\.variable), { $0 })
    else { return nil }
    let whole = unit.arguments.filter { $0.type == .integer }.map(\.name)
    return text(message, wholeNumbers: Set(whole))
  }

  /// The text in which placeholders are only names; `nil` where it can't choose as the message does.
  private func named(_ selectors: [ExchangeSelector]) -> String? {
    var declarations: [Declaration] = []
    var variables: [String] = []
    var whole: Set<String> = []
    for selector in selectors {
      guard let own = placeholders.selector(selector), own.offset == 0 else { return nil }
      let options: KeyValuePairs<String, String> =
        own.kind == .ordinal ? ["select": "ordinal"] : [:]
      let function = Function(own.kind == .text ? "string" : "integer", options)
      if own.kind != .text { whole.insert(own.argument) }
      // A second choice by an argument needs a variable of its own.
      let isFirst = !variables.contains(own.argument)
      let name = isFirst ? own.argument : "\(own.argument) \(variables.count)"
      declarations.append(
        Declaration(
          kind: isFirst ? .input : .local, name: name, nameSpan: .none,
          value: Expression(
            operand: .variable(Variable(name: own.argument, span: .none)), function: function,
            attributes: [], span: .none), span: .none))
      variables.append(name)
    }
    return message(declarations, variables, named).flatMap { text($0, wholeNumbers: whole) }
  }

  /// A pattern in which placeholders are only names.
  private func named(_ pattern: Pattern) -> Pattern {
    var builder = PatternBuilder()
    for element in pattern.elements {
      if case .text = element {
        builder.append(element)
      } else if case .expression(let expression) = element, element.isLiteral,
        case .literal(let literal)? = expression.operand
      {
        builder.append(literal.value)
      } else {
        builder.append(PlaceholderNames.element(named: placeholders.name(of: element, side)))
      }
    }
    return builder.pattern
  }

  // MARK: Losses

  private var elements: [Pattern.Element] {
    var known: Set<String> = []
    return rows.flatMap(\.pattern.elements).filter { element in
      element.code.map { known.insert($0).inserted } ?? false
    }
  }

  private var literalLosses: [ExchangeLoss] {
    elements.filter(\.isLiteral).map {
      ExchangeLoss(.options, of: unit.id, "\($0.code ?? "") is in the file as its text")
    }
  }

  private var placeholderLosses: [ExchangeLoss] {
    let values = ResolvedMessage(owner)
    return elements.filter { !$0.isLiteral }.compactMap { element in
      let (code, name) = (element.code ?? "", placeholders.name(of: element, side))
      guard case .expression(let expression) = element,
        case let value = values[expression],
        let argument = unit.arguments.first(where: { $0.name == name }),
        argument.name == value.argument
      else {
        let kind: ExchangeLoss.Kind = if case .markup = element { .markup } else { .options }
        return ExchangeLoss(
          kind, of: unit.id,
          "the file has '{\(name)}' for \(code), and programs have no value for it",
          makesTextWrong: true)
      }
      let shown = Expression(
        operand: expression.operand, function: value.function, attributes: [], span: .none)
      guard value.function != nil, !syntax.says(shown, argument) else { return nil }
      return ExchangeLoss(
        .options, of: unit.id,
        "the file has '{\(name)}' for \(code), whose options stay in the catalog")
    }
  }
}

extension Function {
  fileprivate init(_ name: String, _ options: KeyValuePairs<String, String>) {
    self.init(
      name: name,
      options: options.map {
        Option(
          name: $0.key, value: .literal(Literal(value: $0.value, span: .none)), nameSpan: .none,
          span: .none)
      }, span: .none)
  }
}
