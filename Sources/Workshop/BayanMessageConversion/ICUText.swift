package import BayanCatalog
import BayanDiagnostics
package import BayanMessageSyntax

/// A pattern of MessageFormat 1 as a table from keys to texts.
///
/// The formats of values don't matter here: a placeholder is the name of its argument.
package struct ICUText {
  /// A value that chooses among texts.
  package struct Selector: Hashable, Sendable {
    package enum Kind: Sendable {
      case text
      case plural
      case ordinal
    }

    /// The variable of the argument: `_0` for `{0}`.
    package var argument: String
    package var kind: Kind
    /// The number that is subtracted before the category is looked up.
    package var offset: Int

    package init(argument: String, kind: Kind, offset: Int = 0) {
      self.argument = argument
      self.kind = kind
      self.offset = offset
    }
  }

  /// The text for a combination of keys.
  package struct Choice {
    package var pattern: Pattern
    /// Whether the pattern has its own text for each of the keys.
    package var isExplicit: Bool
  }

  private let message: NestedMessage

  /// The selectors in order, each with the pattern's keys except `other`.
  package private(set) var selectors: [(selector: Selector, keys: [String])] = []

  private var places: [Selector: Int] = [:]
  /// The keys of each selector.
  private var known: [Set<String>] = []

  /// Reads a pattern.
  ///
  /// - Throws: ``ConversionProblem`` with the place in `pattern`.
  package init(_ pattern: String, reading: ICUReading = .icu) throws(ConversionProblem) {
    guard pattern.utf8.count <= MessageLimits.bytes else { throw ConversionProblem(.tooLong) }
    var parser = ICUMessageParser(
      pattern, wholeNumbers: nil, nearestDates: true, reading: reading)
    message = try parser.parse()
    collect(message)
  }

  /// Returns the variable of a value from which a number is subtracted.
  package static func variable(_ argument: String, offset: Int) -> String {
    offset == 0 ? argument : "\(argument) - \(offset)"
  }

  /// Returns the number of a variable's argument, from 0; `nil` for an argument with a name.
  package static func place(of variable: String) -> Int? {
    ICUMessageFormat.position(ofVariable: variable)
  }

  private mutating func collect(_ message: NestedMessage) {
    for case .choice(let choice) in message.elements {
      for each in choice.cases {
        switch each.key {
        case .exact(let number): add(number, to: Self.selector(choice, offset: 0))
        case .word(let word): add(word, to: Self.selector(choice, offset: choice.offset))
        }
        collect(each.message)
      }
      add(nil, to: Self.selector(choice, offset: choice.offset))
      collect(choice.other)
    }
  }

  private mutating func add(_ key: String?, to selector: Selector) {
    let place = places[selector] ?? selectors.count
    if place == selectors.count {
      places[selector] = place
      selectors.append((selector, []))
      known.append([])
    }
    if let key, key != "other", known[place].insert(key).inserted {
      selectors[place].keys.append(key)
    }
  }

  private static func selector(_ choice: NestedMessage.Choice, offset: Int) -> Selector {
    let kind: Selector.Kind =
      switch choice.kind {
      case .text: .text
      case .plural: .plural
      case .ordinal: .ordinal
      }
    return Selector(argument: choice.argument, kind: kind, offset: offset)
  }

  /// Returns the text for a combination of keys.
  ///
  /// - Parameter key: Returns the key of a selector; `nil` for values without their own key.
  /// - Returns: `nil` if a number's plural category decides, which no key has.
  package func text(for key: (Selector) -> String?) -> Choice? {
    var elements: [Pattern.Element] = []
    var isExplicit = true
    guard append(message, to: &elements, &isExplicit, key) else { return nil }
    return Choice(
      pattern: Pattern(elements: elements, span: SourceSpan(0, 0)), isExplicit: isExplicit)
  }

  private func append(
    _ message: NestedMessage, to elements: inout [Pattern.Element], _ isExplicit: inout Bool,
    _ key: (Selector) -> String?
  ) -> Bool {
    for element in message.elements {
      switch element {
      case .text(let part):
        if case .text(var text)? = elements.last {
          text.value += part
          elements[elements.count - 1] = .text(text)
        } else {
          elements.append(.text(.init(value: part, span: SourceSpan(0, 0))))
        }
      case .value(let value):
        elements.append(
          .expression(
            Expression(Self.variable(value.argument, offset: value.offset), ValueFormat.plain)))
      case .choice(let choice):
        guard let chosen = chosen(of: choice, &isExplicit, key),
          append(chosen, to: &elements, &isExplicit, key)
        else { return false }
      }
    }
    return true
  }

  private func chosen(
    of choice: NestedMessage.Choice, _ isExplicit: inout Bool, _ key: (Selector) -> String?
  ) -> NestedMessage? {
    if choice.kind != .text, let number = key(Self.selector(choice, offset: 0)),
      !ICUMessageParser.categories.contains(number)
    {
      if let fitting = choice.cases.first(where: { $0.key == .exact(number) }) {
        return fitting.message
      }
      let isExact = choice.cases.allSatisfy { if case .exact = $0.key { true } else { false } }
      if isExact {
        isExplicit = false
        return choice.other
      }
      // A number has no category here. A selector with an offset has its own key.
      guard choice.offset != 0,
        key(Self.selector(choice, offset: choice.offset))
          .map(ICUMessageParser.categories.contains) != false
      else { return nil }
    }
    guard let word = key(Self.selector(choice, offset: choice.offset)) else { return choice.other }
    if let fitting = choice.cases.first(where: { $0.key == .word(word) }) { return fitting.message }
    if word != "other" || choice.kind == .text { isExplicit = false }
    return choice.other
  }
}

// MARK: - Types of arguments

extension ICUText {
  /// The arguments in the order of their first uses, each with the type that its uses show.
  package var arguments: [(name: String, type: ErrorArgument.ValueType)] {
    var uses = ArgumentUses()
    uses.visit(message)
    return uses.names.map { name in
      let found = uses.found[name] ?? []
      let type: ErrorArgument.ValueType =
        if found.contains(.date) {
          .date
        } else if found.contains(.fraction) {
          .number
        } else if found.contains(.plural) {
          .integer
        } else {
          found.contains(.number) ? .number : .string
        }
      return (name, type)
    }
  }
}

/// The uses of a pattern's arguments.
private struct ArgumentUses {
  enum Use {
    case date
    case number
    case fraction
    case plural
  }

  var names: [String] = []
  var found: [String: Set<Use>] = [:]

  private mutating func add(_ name: String, _ use: Use?) {
    if found[name] == nil {
      names.append(name)
      found[name] = []
    }
    if let use { found[name]?.insert(use) }
  }

  mutating func visit(_ message: NestedMessage) {
    for element in message.elements {
      switch element {
      case .text: break
      case .value(let value):
        switch value.format.function {
        case nil, "string": add(value.argument, nil)
        case "date", "time", "datetime": add(value.argument, .date)
        // These whole numbers have no style that shows more.
        case "integer": add(value.argument, .number)
        default: add(value.argument, .fraction)
        }
      case .choice(let choice):
        add(choice.argument, choice.kind == .text ? nil : .plural)
        for each in choice.cases {
          if case .exact(let number) = each.key, Int(number) == nil {
            add(choice.argument, .fraction)
          }
          visit(each.message)
        }
        visit(choice.other)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let tooLong: Self = "the text is longer than \(MessageLimits.bytes) bytes"
}
