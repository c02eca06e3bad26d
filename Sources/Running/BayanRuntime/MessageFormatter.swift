/// Runs a message's program: the one formatter, in production, tests, previews and checks.
///
/// It never fails. What can't be resolved is shown as the specification's fallback and
/// reported in ``errors``. Expressions are resolved when they are first needed, at most once.
///
/// - Source: MessageFormat 2.0 (LDML 48), "Formatting".
struct MessageFormatter {
  let locale: PackLocale
  let arguments: [MessageArgument]
  let sink: Sink
  /// What is called beside the functions that are built in; `nil` for ``MessageFunctions``.
  let functions: FunctionRegistry?

  /// What went wrong so far.
  private(set) var errors: [MessageError] = []

  /// The message's parts; `nil` where only the text is asked for.
  private(set) var parts: [FormattedPart]?

  /// How many declarations are being resolved, one for the other.
  var depth = 0

  // The program's own tables, found by `prepare`.
  var externals: [UnsafeRawBufferPointer] = []
  var declarations: [DeclarationState] = []

  /// A declaration: its name, where its expression lies, and its value once resolved.
  struct DeclarationState {
    var name: UnsafeRawBufferPointer
    var expression: PackReader
    var value: ResolvedValue?
  }

  init(
    locale: PackLocale, arguments: [MessageArgument], sink: Sink, functions: FunctionRegistry?,
    collectsParts: Bool = false
  ) {
    self.locale = locale
    self.arguments = arguments
    self.sink = sink
    self.functions = functions
    if collectsParts { parts = [] }
  }

  mutating func report(_ error: MessageError) { errors.append(error) }

  /// Formats a program into a buffer.
  mutating func run(_ program: UnsafeRawBufferPointer, into output: inout OutputBuffer) {
    var reader = PackReader(program)
    prepare(&reader)
    let selectorCount = reader.count()
    if selectorCount > 0 {
      guard selectPattern(&reader, selectorCount: selectorCount) else { return }
    }
    formatPattern(&reader, into: &output)
  }

  private mutating func prepare(_ reader: inout PackReader) {
    let externalCount = reader.count()
    externals.reserveCapacity(externalCount)
    for _ in 0..<externalCount { externals.append(reader.text()) }
    let declarationCount = reader.count()
    declarations.reserveCapacity(declarationCount)
    for _ in 0..<declarationCount {
      let name = reader.text()
      declarations.append(
        DeclarationState(name: name, expression: PackReader(reader.text()), value: nil))
    }
  }

  private mutating func formatPattern(
    _ reader: inout PackReader, into output: inout OutputBuffer
  ) {
    for _ in 0..<reader.count() {
      switch reader.number() {
      case ProgramTag.text:
        let start = output.count
        output.append(reader.text())
        if parts != nil { parts?.append(.text(output.string(from: start))) }
      case ProgramTag.expression:
        let start = reader
        let value = resolveExpression(&reader, declarationLimit: declarations.count)
        format(value, of: start, into: &output)
      default:
        resolveMarkup(&reader)
      }
      if reader.isDamaged { return }
    }
  }

  /// Markup has no text; its options are resolved for the parts and for their errors.
  private mutating func resolveMarkup(_ reader: inout PackReader) {
    let kind = reader.number()
    let name = reader.text()
    var markup: FormattedPart.Markup?
    if parts != nil {
      markup = FormattedPart.Markup(
        kind: kind == 0 ? .open : kind == 1 ? .standalone : .close,
        name: String(decoding: name, as: UTF8.self), id: nil, options: [])
    }
    let options = resolveOptions(&reader, declarationLimit: declarations.count)
    visit(options, universal: true) { formatter, option, value in
      switch option.id {
      case .direction: formatter.report(.badOption("u:dir"))
      case .id: markup?.id = formatter.identifier(value)
      default: break
      }
    }
    visit(options, universal: false) { _, option, value in
      let resolved = FormattedPart.Option(name: option.name, value: value.plain)
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
    var value = value
    if case .typed(let typed) = value.content {
      value.content = implicitValue(typed).map { .custom($0) } ?? .fallback
      if !value.hasOwnDirection { value.direction = .known(locale.direction) }
    }
    var pieces: [FormattedPart.Piece]?
    var isFallback = value.isFallback
    if case .custom(let custom) = value.content {
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
    if let isolate {
      output.append(isolate: isolate)
      parts?.append(.bidiIsolation(String(isolate)))
    }
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
    if isolate != nil {
      output.append(isolate: "\u{2069}")
      parts?.append(.bidiIsolation("\u{2069}"))
    }
  }

  /// The mark that opens a value's isolation, if it needs one.
  private func isolate(of value: ResolvedValue, isFallback: Bool) -> Unicode.Scalar? {
    switch value.direction {
    case _ where isFallback: return "\u{2068}"
    case .known(.leftToRight):
      let isNeeded = locale.direction == .rightToLeft || value.isIsolated
      return isNeeded ? "\u{2066}" : nil
    case .known(.rightToLeft): return "\u{2067}"
    case .unknown: return "\u{2068}"
    }
  }

  private func write(
    _ value: ResolvedValue, _ pieces: [FormattedPart.Piece]?, into output: inout OutputBuffer
  ) {
    switch value.content {
    case .literal(let text):
      output.append(value: text)
    case .string(var text):
      text.withUTF8 { output.append(value: UnsafeRawBufferPointer($0)) }
    case .integer(let number, let options):
      if value.isPercent {
        locale.numberFormatter.formatPercent(MessageNumber(number), options, into: &output)
      } else {
        locale.numberFormatter.format(number, options, into: &output)
      }
    case .number(let number, let options):
      if value.isPercent {
        locale.numberFormatter.formatPercent(number, options, into: &output)
      } else {
        locale.numberFormatter.format(number, options, into: &output)
      }
    case .custom:
      for var piece in pieces ?? [] {
        piece.text.withUTF8 { output.append(value: UnsafeRawBufferPointer($0)) }
      }
    case .typed, .fallback: break
    }
  }

  private mutating func appendPart(
    _ value: ResolvedValue, _ pieces: [FormattedPart.Piece]?, from start: Int,
    in output: borrowing OutputBuffer
  ) {
    var part = FormattedPart.Value(
      type: "string", text: output.string(from: start), locale: locale.tag, direction: nil,
      id: value.id, pieces: pieces ?? [])
    if case .known(let direction) = value.direction { part.direction = direction }
    switch value.content {
    case .integer, .number: part.type = "number"
    case .custom(let custom): part.type = custom.partType
    case .literal, .string, .typed, .fallback: break
    }
    let marks = output.pieces ?? []
    for (index, mark) in marks.enumerated() {
      let end = index + 1 < marks.count ? marks[index + 1].start : output.count
      guard end > mark.start else { continue }
      part.pieces.append(
        FormattedPart.Piece(
          type: "\(mark.type)", text: output.string(from: mark.start, to: end)))
    }
    parts?.append(.value(part))
  }

  /// Writes what stands for an expression that came to nothing: `{$name}`, `{|text|}`, `{:name}`.
  private func appendFallback(of expression: PackReader, into output: inout OutputBuffer) {
    var reader = expression
    output.append(UInt8(ascii: "{"))
    switch reader.number() {
    case ProgramTag.literal:
      output.append(UInt8(ascii: "|"))
      for byte in reader.text() {
        if byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "|") {
          output.append(UInt8(ascii: "\\"))
        }
        output.append(byte)
      }
      output.append(UInt8(ascii: "|"))
    case ProgramTag.external:
      output.append(UInt8(ascii: "$"))
      let index = reader.number()
      if externals.indices.contains(index) { output.append(value: externals[index]) }
    case ProgramTag.declaration:
      output.append(UInt8(ascii: "$"))
      let index = reader.number()
      if declarations.indices.contains(index) { output.append(value: declarations[index].name) }
    default:
      output.append(UInt8(ascii: ":"))
      if let id = FunctionID(rawValue: reader.number()) {
        if let name = id.name { output.append(name) } else { output.append(value: reader.text()) }
      }
    }
    output.append(UInt8(ascii: "}"))
  }
}
