import BayanDiagnostics
import BayanMeaning
import BayanMessageConversion
import BayanMessageSyntax

// A text of a file as a message.

extension PlacedText {
  /// Why there is no message.
  struct Unsayable: Error {
    var reason: Diagnostic.Message
  }

  /// The numbers that choose among the rows.
  ///
  /// Where the file doesn't say which number it is, as in a string catalog: one that a text shows, or else one that
  /// none shows. A value that is no number is another one.
  var numbers: [(place: Int, type: String)] {
    guard selectors.isEmpty, rows.contains(where: { $0.keys.count == 1 }) else { return selectors }
    if let number = counted?.value { return [(number.place, number.type)] }
    let values = rows.flatMap { PrintfPlaceholders.values(in: $0.text) }
    return [((values.map(\.place).max() ?? 0) + 1, "lld")]
  }

  /// The number in the texts that chooses among them, and whether another could as well.
  ///
  /// Of several it is the one that a form leaves out, or else the one before the words that change: `file` and `files`
  /// in `%1$d of %2$d files`.
  var counted: (value: PrintfPlaceholders.Value, isGuess: Bool)? {
    func isNumber(_ value: PrintfPlaceholders.Value) -> Bool {
      value.type.hasSuffix("lld") || value.type.hasSuffix("f")
    }
    let texts = rows.reversed().map { PrintfPlaceholders.values(in: $0.text).filter(isNumber) }
    let all = texts.joined()
    guard let first = all.first(where: { $0.type.hasSuffix("lld") }) ?? all.first else {
      return nil
    }
    let places = Set(all.map(\.place))
    guard places.count > 1 else { return (first, false) }
    let left = texts.map { places.subtracting($0.map(\.place)) }.filter { $0.count == 1 }
    let changing = Set(left.joined()).count == 1 ? Set(left.joined()) : placesBeforeChanges
    let found = changing.intersection(places)
    guard found.count == 1, let value = all.first(where: { found.contains($0.place) }) else {
      return (first, true)
    }
    return (value, false)
  }

  /// The places of the values after which the rows have different words.
  private var placesBeforeChanges: Set<Int> {
    var texts: [Int: Set<String>] = [:]
    for row in rows {
      var place: Int?
      for part in PrintfFormat.parts(of: row.text) {
        switch part {
        case .value(let own, _): place = own
        case .text(let text): if let place { texts[place, default: []].insert(text) }
        case .substitution: break
        }
      }
      if case .value(let last?, _)? = PrintfFormat.parts(of: row.text).last {
        texts[last, default: []].insert("")
      }
    }
    return Set(texts.filter { $0.value.count > 1 }.keys)
  }

  /// The text as a message.
  func message(
    _ names: ArgumentNames, isSource: Bool
  ) throws(Unsayable) -> (text: String, arguments: [TextSet.Argument]) {
    let (message, arguments) = try message(names)
    if let foreignSyntax,
      let found = ForeignPlaceholder.first(in: message, foreignSyntax, isSource: isSource)
    {
      throw Unsayable(reason: ForeignPlaceholder.reason(found))
    }
    return (message.formatted(), arguments)
  }

  private func message(
    _ names: ArgumentNames
  ) throws(Unsayable) -> (message: Message, arguments: [TextSet.Argument]) {
    if let problem = problems.first { throw Unsayable(reason: problem) }
    guard !rows.isEmpty else { throw Unsayable(reason: "it has no text") }
    if let message {
      let arguments = self.arguments.map { argument in
        TextSet.Argument(
          name: argument.name, type: names.type(of: argument.name) ?? argument.type,
          isNumbered: argument.isNumbered, value: argument.value)
      }
      return (
        message.mapped { $0.withoutStringFunctions.showing(names.functions) }, arguments
      )
    }
    let selectors = names.numbers(of: self)
    let count = rows.map(\.keys.count).max() ?? 0
    guard selectors.count == count else {
      throw Unsayable(reason: "its texts don't say which numbers select among them")
    }
    let arguments = names.arguments(of: self, selectors)
    let places = arguments.keys.max() ?? 0
    let table = PrintfFormat.Table(
      selectors: selectors.map { .init(place: $0.place, conversion: $0.type) },
      rows: rows.map { row in
        .init(
          keys: row.keys.map { key in
            if case .literal(let name) = key { name } else { nil }
          }, text: row.text)
      })
    do throws(ConversionProblem) {
      let message = try PrintfFormat.message(
        from: table,
        arguments: places == 0 ? [] : (1...places).map { arguments[$0]?.name ?? "value\($0)" },
        dialect: dialect)
      return (
        message.mapped { withMarkup($0.withoutStringFunctions) },
        arguments.sorted { $0.key < $1.key }.map(\.value)
      )
    } catch {
      throw Unsayable(reason: error.message)
    }
  }
}

extension Pattern {
  /// The pattern with `{$name}` for `{$name :string}`: texts are shown like that anyway.
  fileprivate var withoutStringFunctions: Pattern {
    var pattern = self
    for index in pattern.elements.indices {
      guard case .expression(var expression) = pattern.elements[index],
        expression.function?.standard?.family == .text, expression.function?.options.isEmpty == true
      else { continue }
      expression.function = nil
      pattern.elements[index] = .expression(expression)
    }
    return pattern
  }

  /// The pattern with functions for the values that it shows without any, by the names of these.
  fileprivate func showing(_ functions: [String: Function]) -> Pattern {
    var pattern = self
    for index in pattern.elements.indices where !functions.isEmpty {
      guard case .expression(var expression) = pattern.elements[index], expression.function == nil,
        case .variable(let variable)? = expression.operand, let function = functions[variable.name]
      else { continue }
      expression.function = function
      pattern.elements[index] = .expression(expression)
    }
    return pattern
  }
}

extension Message {
  /// The message with other patterns.
  fileprivate func mapped(_ change: (Pattern) -> Pattern) -> Message {
    var message = self
    switch body {
    case .pattern(let pattern): message.body = .pattern(change(pattern))
    case .select(let selectors, var variants):
      for index in variants.indices { variants[index].pattern = change(variants[index].pattern) }
      message.body = .select(selectors: selectors, variants: variants)
    }
    return message
  }
}
