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

  /// What went wrong so far.
  private(set) var errors: [MessageError] = []

  // The program's own tables, found by `prepare`.
  var externals: [UnsafeRawBufferPointer] = []
  var declarations: [DeclarationState] = []

  /// A declaration: its name, where its expression lies, and its value once resolved.
  struct DeclarationState {
    var name: UnsafeRawBufferPointer
    var expression: PackReader
    var value: ResolvedValue?
  }

  init(locale: PackLocale, arguments: [MessageArgument], sink: Sink) {
    self.locale = locale
    self.arguments = arguments
    self.sink = sink
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
        output.append(reader.text())
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

  /// Markup has no text; its options are resolved for their errors.
  private mutating func resolveMarkup(_ reader: inout PackReader) {
    _ = reader.number()
    _ = reader.text()
    readOptions(&reader, declarationLimit: declarations.count) { formatter, id, _, _ in
      if id == .direction { formatter.report(.badOption("u:dir")) }
    }
  }

  /// Writes a value, isolated as the default bidi strategy says.
  private func format(
    _ value: ResolvedValue, of expression: PackReader, into output: inout OutputBuffer
  ) {
    var opened = false
    if sink.isolates {
      switch value.direction {
      case .known(.leftToRight):
        if locale.direction == .rightToLeft || value.isIsolated {
          output.append(control: "\u{2066}")
          opened = true
        }
      case .known(.rightToLeft):
        output.append(control: "\u{2067}")
        opened = true
      case .unknown:
        output.append(control: "\u{2068}")
        opened = true
      }
    }
    switch value.content {
    case .literal(let text):
      output.append(value: text)
    case .string(var text):
      text.withUTF8 { output.append(value: UnsafeRawBufferPointer($0)) }
    case .integer(let number, let options):
      locale.numberFormatter.format(number, options, into: &output)
    case .number(let number, let options):
      locale.numberFormatter.format(number, options, into: &output)
    case .fallback:
      appendFallback(of: expression, into: &output)
    }
    if opened { output.append(control: "\u{2069}") }
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
