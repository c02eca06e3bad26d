import BayanDiagnostics
package import BayanMessageSyntax
package import BayanRuntime

/// A message compiled alone for one locale, for previews, checks, tests and the conformance suite.
///
/// The same formatter runs it as in a catalog.
package struct MessagePreview: Sendable {
  private let pack: Pack

  /// Compiles a message for a locale.
  ///
  /// A message with data model errors, such as a selection without `*`, is shown as the
  /// specification's fallback `{�}`. Of a message with syntax errors, the readable parts are shown.
  ///
  /// - Parameters:
  ///   - locale: Any BCP 47 tag; ICU's data of its nearest parent is used.
  ///   - numberingSystem: A numbering system in place of CLDR's default.
  /// - Returns: `nil` for a tag that names no language, and for a message beyond the limits.
  package init?(_ message: Message, locale: String, numberingSystem: String? = nil) {
    let tag = LocaleTag(locale)
    guard tag != "und" || locale == "und",
      let data = try? LocaleData(locale, numberingSystem: numberingSystem)
    else { return nil }
    self.init(message, locale: tag, data: data)
  }

  /// Compiles a message for a locale with known data.
  ///
  /// - Returns: `nil` for a message beyond the limits.
  package init?(_ message: Message, locale: LocaleTag, data: LocaleData) {
    guard let body = MessageCompiler.compile(message.withFallback),
      let built = data.pack(locale: locale, fingerprint: 0, bodies: [body]),
      let pack = try? Pack(built.bytes)
    else { return nil }
    self.pack = pack
  }

  /// Formats the message as text.
  ///
  /// - Parameters:
  ///   - functions: The functions that the message may call beside the built-in ones; `nil` for
  ///     `MessageFunctions`.
  ///   - report: Called for each resolution error.
  package func string(
    _ arguments: [MessageArgument] = [], for sink: Sink = .display,
    functions: FunctionRegistry? = nil, report: (MessageError) -> Void = { _ in }
  ) -> String {
    pack.string(0, MessageArguments(arguments), for: sink, functions: functions, report: report)
  }

  /// Formats the message as parts.
  package func parts(
    _ arguments: [MessageArgument] = [], for sink: Sink = .display,
    functions: FunctionRegistry? = nil, report: (MessageError) -> Void = { _ in }
  ) -> [FormattedPart] {
    pack.parts(0, MessageArguments(arguments), for: sink, functions: functions, report: report)
  }
}

extension Message {
  /// The message, or a fallback without a value if the message can't be formatted as a whole.
  ///
  /// - Source: MessageFormat 2.0 (LDML 48.2), `spec/formatting.md`, "Formatting": the pattern of a
  ///   message with errors is a single fallback value.
  var withFallback: Message {
    if dataModelDiagnostics().isEmpty, !isSelectionOfNothing { return self }
    let nowhere = SourceSpan(0, 0)
    let unknown = Expression(operand: nil, function: nil, attributes: [], span: nowhere)
    return Message(
      declarations: [],
      body: .pattern(Pattern(elements: [.expression(unknown)], span: nowhere)))
  }

  /// Whether the message is a selection without selectors or variants.
  private var isSelectionOfNothing: Bool {
    guard case .select(let selectors, let variants) = body else { return false }
    return selectors.isEmpty || variants.isEmpty
  }
}
