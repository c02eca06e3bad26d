/// Runs a compiled message: the one formatter, in production, tests, previews and checks.
///
/// It never fails. What can't be resolved is shown as the specification's fallback and
/// reported in ``errors``. Expressions are resolved when they are first needed, at most once.
///
/// - Source: MessageFormat 2.0 (LDML 48), "Formatting".
struct MessageFormatter: ~Copyable {
  /// The pack of the message.
  let contents: PackContents
  /// Lent for the call: to copy them and free the copy took a tenth of a short message's time.
  let arguments: UnsafePointer<MessageArguments>
  let sink: Sink
  /// What is called beside the functions that are built in; `nil` for ``MessageFunctions``.
  let functions: FunctionRegistry?

  /// What went wrong so far.
  private(set) var errors: [MessageError] = []

  /// The message's parts; `nil` where only the text is asked for.
  private(set) var parts: [FormattedPart]?

  /// How many declarations are being resolved, one for the other.
  var depth = 0

  var declarations = Declarations()

  /// Values that came up: results of functions on numbers and texts.
  var madeValues: [MessageValue] = []

  /// What registered functions made.
  var customValues: [any FunctionValue] = []

  /// The values of `u:id`.
  var identifiers: [String] = []

  init(
    contents: PackContents, arguments: UnsafePointer<MessageArguments>, sink: Sink,
    functions: FunctionRegistry?,
    collectsParts: Bool = false
  ) {
    self.contents = contents
    self.arguments = arguments
    self.sink = sink
    self.functions = functions
    if collectsParts { parts = [] }
  }

  mutating func report(_ error: MessageError) { errors.append(error) }

  /// Formats the message of a slot into a buffer.
  mutating func format(_ slot: Int, into output: inout OutputBuffer) {
    var reader = PackReader(contents.body(slot))
    switch reader.byte() {
    case PackFormat.textTag:
      output.append(reader.rest)
      if parts != nil, output.count > 0 { parts = [.text(output.string(from: 0))] }
    case PackFormat.messageTag: run(&reader, into: &output)
    default: break
    }
  }

  private mutating func run(_ reader: inout PackReader, into output: inout OutputBuffer) {
    for _ in 0..<reader.count() {
      let name = reader.text()
      declarations.append(Declaration(name: name, expression: reader.text()))
    }
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
        if parts != nil { parts?.append(.text(output.string(from: start))) }
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

  /// Markup has no text; its options are resolved for the parts and for their errors.
  private mutating func resolveMarkup(_ reader: inout PackReader) {
    let kind = MessageForm.Markup(rawValue: reader.number()) ?? .close
    let name = reader.text()
    var markup: FormattedPart.Markup?
    if parts != nil {
      markup = FormattedPart.Markup(
        kind: FormattedPart.Markup.Kind(kind), name: String(decoding: name, as: UTF8.self),
        id: nil, options: [])
    }
    let options = resolveOptions(&reader, declarationLimit: declarations.count)
    visit(options, universal: true) { formatter, option, value in
      switch option.id {
      case .direction: formatter.report(.badOption("u:dir"))
      case .id: markup?.id = formatter.identifier(value)
      default: break
      }
    }
    visit(options, universal: false) { formatter, option, value in
      let resolved = FormattedPart.Option(name: option.name, value: formatter.plain(value))
      // Options are a mapping, in which the last of a name stays.
      markup?.options.removeAll { $0.name == resolved.name }
      markup?.options.append(resolved)
    }
    if let markup { parts?.append(.markup(markup)) }
  }

  /// Writes a value, isolated as the default bidi strategy says.
  private mutating func format(
    _ value: ResolvedValue, of expression: PackReader, into output: inout OutputBuffer
  ) {
    guard case .typed(let place) = value.content else {
      formatKnown(value, of: expression, into: &output)
      return
    }
    var shown = value
    shown.content = implicitValue(self.value(at: place)).map { content($0) } ?? .fallback
    if !shown.hasOwnDirection { shown.direction = .known(contents.direction) }
    formatKnown(shown, of: expression, into: &output)
  }

  private mutating func formatKnown(
    _ value: ResolvedValue, of expression: PackReader, into output: inout OutputBuffer
  ) {
    var pieces: [FormattedPart.Piece] = []
    var isFallback = value.isFallback
    if case .custom(let index) = value.content {
      let custom = customValues[index]
      do throws(MessageError) {
        pieces =
          parts == nil
          ? [FormattedPart.Piece(type: "literal", text: try custom.formattedText())]
          : try custom.format()
      } catch {
        report(error)
        isFallback = true
      }
    }
    let isolate = sink.isolates ? isolate(of: value, isFallback: isFallback) : nil
    if let isolate { append(isolate: isolate, into: &output) }
    let start = output.count
    if isFallback {
      appendFallback(of: expression, into: &output)
      // Without the braces, which are of one byte each.
      if parts != nil {
        let source = output.string(
          from: min(start + 1, output.count), to: max(start + 1, output.count - 1))
        parts?.append(.fallback(source: source))
      }
    } else {
      if parts != nil { output.pieces = [] }
      write(value, pieces, into: &output)
      if parts != nil { appendPart(value, pieces, from: start, in: output) }
      output.pieces = nil
    }
    if isolate != nil { append(isolate: "\u{2069}", into: &output) }
  }

  private mutating func append(isolate: StaticString, into output: inout OutputBuffer) {
    output.append(
      UnsafeRawBufferPointer(start: isolate.utf8Start, count: isolate.utf8CodeUnitCount))
    if parts != nil { parts?.append(.bidiIsolation("\(isolate)")) }
  }

  /// The mark that opens a value's isolation, if it needs one.
  private mutating func isolate(of value: ResolvedValue, isFallback: Bool) -> StaticString? {
    switch value.direction {
    case _ where isFallback: return "\u{2068}"
    case .known(.leftToRight):
      let isNeeded = contents.direction == .rightToLeft || value.isIsolated
      return isNeeded ? "\u{2066}" : nil
    case .known(.rightToLeft): return "\u{2067}"
    case .unknown: return "\u{2068}"
    }
  }

  private mutating func write(
    _ value: ResolvedValue, _ pieces: [FormattedPart.Piece], into output: inout OutputBuffer
  ) {
    switch value.content {
    case .literal(let text): output.append(value: text)
    case .string(let place):
      if case .string(let text) = self.value(at: place) { output.append(value: text) }
    case .integer(let number) where !value.isPercent:
      contents.numbers.format(number, value.options, into: &output)
    case .integer(let number):
      contents.numbers.formatPercent(MessageNumber(number), value.options, into: &output)
    case .number(let place) where !value.isPercent:
      contents.numbers.format(number(at: place), value.options, into: &output)
    case .number(let place):
      contents.numbers.formatPercent(number(at: place), value.options, into: &output)
    case .custom: for piece in pieces { output.append(value: piece.text) }
    case .typed, .fallback: break
    }
  }

  private mutating func appendPart(
    _ value: ResolvedValue, _ pieces: [FormattedPart.Piece], from start: Int,
    in output: borrowing OutputBuffer
  ) {
    var part = FormattedPart.Value(
      type: "string", text: output.string(from: start), locale: contents.tag, direction: nil,
      id: value.id.map { identifiers[$0] }, pieces: pieces)
    if case .known(let direction) = value.direction { part.direction = direction }
    switch value.content {
    case .integer, .number: part.type = "number"
    case .custom(let index): part.type = customValues[index].partType
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
    parts?.append(.value(part))
  }

  /// Writes what stands for an expression that came to nothing: `{$name}`, `{|text|}`, `{:name}`.
  private mutating func appendFallback(of expression: PackReader, into output: inout OutputBuffer) {
    var reader = expression
    output.append("{")
    switch MessageForm.Operand(rawValue: reader.number()) {
    case .literal:
      output.append("|")
      output.append(unchanged: reader.string().escapedLiteral)
      output.append("|")
    case .argument:
      _ = reader.number()
      output.append("$")
      output.append(value: reader.text())
    case .declaration:
      output.append("$")
      let index = reader.number()
      if index < declarations.count { output.append(value: declarations[index].name) }
    case .absent, .parsed, nil:
      output.append(":")
      if let id = FunctionID(rawValue: reader.number()) {
        if let name = id.name { output.append(name) } else { output.append(value: reader.text()) }
      }
    }
    output.append("}")
  }
}

/// A declaration: its name, where its expression lies, and its value once resolved.
struct Declaration {
  var name: UnsafeRawBufferPointer
  var expression: UnsafeRawBufferPointer
  var value: ResolvedValue?
}

/// A message's declarations.
///
/// Up to two lie in the value itself, so that most messages take no memory from the heap for them.
struct Declarations {
  private(set) var count = 0
  private var first: Declaration?
  private var second: Declaration?
  /// Those after the second.
  private var others: [Declaration] = []

  mutating func append(_ declaration: Declaration) {
    switch count {
    case 0: first = declaration
    case 1: second = declaration
    default: others.append(declaration)
    }
    count += 1
  }

  /// - Precondition: There are more declarations than that.
  subscript(index: Int) -> Declaration {
    if index > 1 { return others[index - 2] }
    guard let declaration = index == 0 ? first : second else {
      preconditionFailure("no such declaration")
    }
    return declaration
  }

  /// What a declaration came to, if it was resolved.
  func value(_ index: Int) -> ResolvedValue? {
    switch index {
    case 0: first?.value
    case 1: second?.value
    default: others[index - 2].value
    }
  }

  /// Keeps what a declaration came to.
  mutating func resolve(_ index: Int, to value: ResolvedValue) {
    switch index {
    case 0: first?.value = value
    case 1: second?.value = value
    default: others[index - 2].value = value
    }
  }
}

extension FormattedPart.Markup.Kind {
  fileprivate init(_ kind: MessageForm.Markup) {
    switch kind {
    case .open: self = .open
    case .standalone: self = .standalone
    case .close: self = .close
    }
  }
}

extension String {
  /// The text as it stands between the bars of a quoted literal.
  fileprivate var escapedLiteral: String {
    split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
      .split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
