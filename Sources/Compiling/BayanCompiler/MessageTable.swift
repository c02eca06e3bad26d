package import BayanCatalog
package import BayanMeaning
import BayanMessageSyntax
package import BayanRuntime

/// Messages formatted with sample values: a row for each set of values that chooses other variants.
package struct MessageTable {
  package struct Row {
    package var values: [MessageArgument]
    /// The values that give the same texts, for each name of ``selecting``: `3–10, 103–110, …`.
    package var labels: [String]
    /// The text of each message.
    package var texts: [String]
  }

  /// The options of formatting.
  package struct Options {
    /// The most rows of the table.
    package var most: Int
    /// The destination of the texts; for a terminal they have no invisible marks.
    package var sink = Sink.terminal
    /// Whether rows with the same texts are merged.
    package var isMerged = false
    /// The data of locales, for callers that format many messages.
    package var locales = CompiledLocales()
    /// The classes of numbers in the messages' locales, for callers that format many messages.
    package var classes: NumberClasses?

    package init(atMost most: Int) { self.most = most }
  }

  /// The locales of the messages that could be formatted.
  package let locales: [String]

  /// The names of the arguments that choose among variants.
  package let selecting: [String]

  package let rows: [Row]

  /// The number of rows beyond ``rows``.
  package let left: Int

  /// Formats messages of one id in several locales; `nil` if none can be formatted.
  ///
  /// - Parameter most: The most rows of the table.
  package init?(
    of messages: [LocaleMessage], _ arguments: [ErrorArgument], in catalog: Catalog,
    atMost most: Int
  ) {
    self.init(of: messages, arguments, in: catalog, Options(atMost: most))
  }

  /// Formats messages of one id, which may be versions of one locale.
  package init?(
    of messages: [LocaleMessage], _ arguments: [ErrorArgument], in catalog: Catalog,
    _ options: Options
  ) {
    let previews = messages.compactMap {
      message -> (message: LocaleMessage, preview: MessagePreview)? in
      guard message.parsed.isValid,
        let locale = catalog.locales.first(where: { $0.tag == message.locale }),
        let data = try? options.locales.data(
          of: message.locale, numberingSystem: locale.numberingSystem),
        case let tag = LocaleTag(message.locale), tag != "und" || message.locale == "und",
        let preview = MessagePreview(message.parsed.message, locale: tag, data: data)
      else { return nil }
      return (message, preview)
    }
    guard !previews.isEmpty else { return nil }
    // A program passes no private arguments to its messages.
    let arguments = arguments.filter { !$0.isPrivate }
    let samples = VariantSamples(
      of: previews.map(\.message), values: arguments.map(\.sampleValue), declared: arguments,
      classes: options.classes)
    locales = previews.map(\.message.locale)
    selecting = samples.selecting
    func texts(_ values: [MessageArgument]) -> [String] {
      previews.map { $0.preview.string(values, for: options.sink) }
    }
    if options.isMerged {
      let shown = samples.rows.map(texts)
      let merged = samples.merged(showing: shown)
      rows = merged.prefix(options.most).map {
        Row(values: samples.rows[$0.place], labels: $0.labels, texts: shown[$0.place])
      }
      left = merged.count - rows.count
    } else {
      rows = zip(samples.rows, samples.labels).prefix(options.most).map { values, labels in
        Row(values: values, labels: labels, texts: texts(values))
      }
      left = samples.rows.count - rows.count
    }
  }
}

extension ErrorArgument {
  /// The value with which messages are shown if a name stands for any text.
  fileprivate var sampleValue: MessageArgument {
    MessageArgument(
      name, type == .string && example == nil ? .string("{$\(name)}") : samples[0].value)
  }
}
