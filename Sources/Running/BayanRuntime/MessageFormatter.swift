/// The formatter of compiled messages, the only one in production, tests, previews and checks.
///
/// Formatting never fails. If a part can't be resolved, the text has the specification's fallback,
/// and ``errors`` has the error. Each expression is resolved at most once, when it is first needed.
///
/// - Source: MessageFormat 2.0 (LDML 48), "Formatting".
struct MessageFormatter: ~Copyable {
  let contents: PackContents
  /// The arguments, lent for the call: copying and freeing them took a tenth of a short message's
  /// time.
  let arguments: UnsafePointer<MessageArguments>
  let sink: Sink
  /// The functions beside the built-in ones; `nil` for ``MessageFunctions``.
  let functions: FunctionRegistry?

  /// Whether the message's parts are collected beside its text.
  let collectsParts: Bool

  /// The extras, made when first needed, because most messages have none and then free none.
  var storedExtras: FormattingExtras?

  var extras: FormattingExtras {
    mutating get {
      if let storedExtras { return storedExtras }
      let extras = FormattingExtras()
      storedExtras = extras
      return extras
    }
  }

  /// The extras, which exist if a value refers to them.
  var existingExtras: FormattingExtras {
    guard let storedExtras else { preconditionFailure("nothing came up") }
    return storedExtras
  }

  /// The length of the current chain of declarations that use each other.
  var depth = 0

  /// The message's declarations, on the stack while the message is formatted.
  ///
  /// Memory from the heap took a tenth of a short message's time.
  var declarations = UnsafeMutableBufferPointer<Declaration>(start: nil, count: 0)

  mutating func report(_ error: MessageError) { extras.errors.append(error) }

  /// Formats the message of a slot into a buffer.
  ///
  /// - Returns: The results beside the text, if any.
  mutating func format(_ slot: Int, into output: inout OutputBuffer) -> FormattingExtras? {
    var reader = PackReader(contents.body(slot))
    switch reader.byte() {
    case PackFormat.textTag:
      output.append(reader.rest)
      if collectsParts, output.count > 0 { extras.parts = [.text(output.string(from: 0))] }
    case PackFormat.messageTag: run(&reader, into: &output)
    default: break
    }
    return storedExtras.take()
  }

  private mutating func run(_ reader: inout PackReader, into output: inout OutputBuffer) {
    let count = reader.count()
    guard count > 0 else { return formatBody(&reader, into: &output) }
    withUnsafeTemporaryAllocation(of: Declaration.self, capacity: count) { room in
      for index in 0..<count where !reader.isDamaged {
        room.initializeElement(at: index, to: Declaration(start: reader))
        reader.skipBlock()
        reader.skipBlock()
      }
      guard !reader.isDamaged else { return }
      declarations = room
      formatBody(&reader, into: &output)
    }
  }

  private mutating func formatBody(_ reader: inout PackReader, into output: inout OutputBuffer) {
    let selectorCount = reader.count()
    if selectorCount > 0 {
      guard selectPattern(&reader, selectorCount: selectorCount) else { return }
    }
    formatPattern(&reader, into: &output)
  }

  private mutating func formatPattern(
    _ reader: inout PackReader, into output: inout OutputBuffer
  ) {
    for _ in 0..<reader.count() {
      switch MessageForm.Part(rawValue: reader.number()) {
      case .text:
        let start = output.count
        output.append(reader.text())
        if collectsParts { extras.parts.append(.text(output.string(from: start))) }
      case .expression:
        let start = reader
        let value = resolveExpression(&reader, declarationLimit: declarations.count)
        format(value, of: start, into: &output)
      case .markup: resolveMarkup(&reader)
      case nil: return
      }
      if reader.isDamaged { return }
    }
  }

  /// Resolves markup, which has no text; its options are resolved for the parts and for errors.
  private mutating func resolveMarkup(_ reader: inout PackReader) {
    let kind = FormattedPart.Markup.Kind(rawValue: reader.number()) ?? .close
    var markup = FormattedPart.Markup(kind: kind, name: reader.string(), id: nil, options: [])
    let options = resolveOptions(&reader, declarationLimit: declarations.count)
    for option in options {
      switch option.id {
      case .direction: report(.badOption("u:dir"))
      case .id: markup.id = identifier(option.value)
      default:
        guard !option.isUniversal else { break }
        let resolved = FormattedPart.Option(name: option.name, value: plain(option.value))
        // Options are a mapping, so that the last option of a name replaces the others.
        markup.options.removeAll { $0.name == resolved.name }
        markup.options.append(resolved)
      }
    }
    if collectsParts { extras.parts.append(.markup(markup)) }
  }

  /// Writes a value with the isolation of the default bidi strategy.
  private mutating func format(
    _ value: ResolvedValue, of expression: PackReader, into output: inout OutputBuffer
  ) {
    var value = value
    if case .typed(let place) = value.content {
      value.content = implicitValue(self.value(at: place)).map { content($0) } ?? .fallback
      if !value.traits.contains(.hasOwnDirection) { value.direction = contents.direction }
    }
    var pieces: [FormattedPart.Piece]?
    if case .custom(let index) = value.content {
      pieces = self.pieces(of: extras.customValues[index])
      if pieces == nil { value.content = .fallback }
    }
    let isolate = sink.isolates ? value.isolate(in: contents.direction) : nil
    if let isolate { output.append(isolate) }
    if collectsParts, let isolate { extras.parts.append(.bidiIsolation(isolate.text)) }
    let start = output.count
    if value.isFallback {
      appendFallback(of: expression, into: &output)
      // The part's source has no braces, which have one byte each.
      if collectsParts {
        let source = output.string(
          from: min(start + 1, output.count), to: max(start + 1, output.count - 1))
        extras.parts.append(.fallback(source: source))
      }
    } else {
      if collectsParts { output.pieces = [] }
      write(value, pieces, into: &output)
      if collectsParts {
        appendPart(value, from: start, in: output)
        output.pieces = nil
      }
    }
    if isolate != nil {
      output.append(.pop)
      if collectsParts { extras.parts.append(.bidiIsolation(OutputBuffer.Isolate.pop.text)) }
    }
  }

  /// Returns the text of a registered function's value; `nil` if it can't be formatted.
  mutating func pieces(of value: AnyFunctionValue) -> [FormattedPart.Piece]? {
    do throws(MessageError) {
      return try value.format()
    } catch {
      report(error)
      return nil
    }
  }

  /// Writes a value, without changing the formatter: so the compiler needn't count references to
  /// its parts.
  private func write(
    _ value: ResolvedValue, _ pieces: [FormattedPart.Piece]?, into output: inout OutputBuffer
  ) {
    let isPercent = value.traits.contains(.isPercent)
    switch value.content {
    case .literal(let text): output.append(text, isValue: true)
    case .string(let place):
      if case .string(let text) = self.value(at: place) { output.append(text, isValue: true) }
    case .integer(let number) where !isPercent:
      contents.numbers.format(number, options(of: value), into: &output)
    case .number where !isPercent:
      contents.numbers.format(number(of: value), options(of: value), into: &output)
    case .integer, .number:
      contents.numbers.formatPercent(number(of: value), options(of: value), into: &output)
    case .custom: output.append(pieces ?? [])
    case .typed, .fallback: break
    }
  }

  private mutating func appendPart(
    _ value: ResolvedValue, from start: Int, in output: borrowing OutputBuffer
  ) {
    var part = FormattedPart.Value(
      type: "string", text: output.string(from: start), locale: contents.tag,
      direction: value.direction,
      id: value.id > 0 ? extras.identifiers[Int(value.id) - 1] : nil, pieces: [])
    switch value.content {
    case .integer, .number: part.type = "number"
    case .custom(let index): part.type = extras.customValues[index].partType
    case .literal, .string, .typed, .fallback: break
    }
    let marks = output.pieces ?? []
    for (index, mark) in marks.enumerated() {
      let end = index + 1 < marks.count ? marks[index + 1].start : output.count
      guard end > mark.start else { continue }
      part.pieces.append(
        FormattedPart.Piece(
          type: mark.type, text: output.string(from: mark.start, to: end)))
    }
    extras.parts.append(.value(part))
  }

  /// Writes the fallback of an expression: `{$name}`, `{|text|}`, `{:name}`.
  private mutating func appendFallback(of expression: PackReader, into output: inout OutputBuffer) {
    var reader = expression
    output.append("{")
    switch MessageForm.Operand(rawValue: reader.number()) {
    case .literal:
      output.append("|")
      output.append(reader.string().escapedLiteral, isValue: true)
      output.append("|")
    case .argument:
      _ = reader.number()
      output.append("$")
      output.append(reader.text(), isValue: true)
    case .declaration:
      output.append("$")
      let index = reader.number()
      if index < declarations.count {
        var declaration = declarations[index].start
        output.append(declaration.text(), isValue: true)
      }
    case .absent, .parsed, nil:
      // An expression without a function, too, has no name to show.
      guard let id = FunctionID(rawValue: reader.number()) else {
        output.append("\u{FFFD}")
        break
      }
      output.append(":")
      output.append(id.name ?? reader.string(), isValue: true)
    }
    output.append("}")
  }
}

extension ResolvedValue {
  /// Returns the isolate that the value needs in text of a direction, if it needs one.
  fileprivate func isolate(in direction: TextDirection) -> OutputBuffer.Isolate? {
    switch self.direction {
    case .leftToRight where !isFallback:
      direction == .rightToLeft || traits.contains(.isIsolated) ? .leftToRight : nil
    case .rightToLeft where !isFallback: .rightToLeft
    default: .firstStrong
    }
  }
}

/// The results of formatting beside the text.
final class FormattingExtras {
  /// The errors so far.
  var errors: [MessageError] = []

  /// The message's parts, if they are collected.
  var parts: [FormattedPart] = []

  /// The results of functions on numbers and texts.
  var values: [MessageValue] = []

  /// The values of registered functions.
  var customValues: [AnyFunctionValue] = []

  /// The options of numbers that have options.
  var options: [NumberOptions] = []

  /// The values of `u:id`.
  var identifiers: [String] = []
}

/// A declaration: its name and its expression in the pack, and its value once it is resolved.
struct Declaration {
  var start: PackReader
  var value: ResolvedValue?
}

extension String {
  /// The text with the escapes of a quoted literal.
  fileprivate var escapedLiteral: String {
    split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
      .split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
