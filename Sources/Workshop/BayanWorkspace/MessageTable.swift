package import BayanCatalog
import BayanCompiler
import BayanMessageSyntax
package import BayanRuntime

/// Messages formatted with sample values: a row for each set of values that chooses other variants.
package struct MessageTable {
  package struct Row {
    package var values: [MessageArgument]
    /// For each name of ``selecting``, which values give the same texts: `3–10, 103–110 …`.
    package var labels: [String]
    /// The text of each message, without invisible marks.
    package var texts: [String]
  }

  /// The locales of the messages that could be formatted.
  package let locales: [String]

  /// The names of the arguments that choose among variants.
  package let selecting: [String]

  package let rows: [Row]

  /// How many rows there are beyond ``rows``.
  package let left: Int

  /// Formats messages of one id in several locales; `nil` where none can be formatted.
  ///
  /// - Parameter most: How many rows are wanted.
  package init?(
    of messages: [LocaleMessage], _ arguments: [ErrorArgument], in catalog: Catalog,
    atMost most: Int
  ) {
    let previews = messages.compactMap {
      message -> (message: LocaleMessage, preview: MessagePreview)? in
      guard message.parsed.isValid,
        let locale = catalog.locales.first(where: { $0.tag == message.locale }),
        let preview = MessagePreview(
          message.parsed.message, locale: message.locale, numberingSystem: locale.numberingSystem)
      else { return nil }
      return (message, preview)
    }
    guard !previews.isEmpty else { return nil }
    // A program gives its messages no private ones.
    let arguments = arguments.filter { !$0.isPrivate }
    let samples = VariantSamples(
      of: previews.map(\.message), values: arguments.map(\.sampleValue), declared: arguments)
    locales = previews.map(\.message.locale)
    selecting = samples.selecting
    rows = zip(samples.rows, samples.labels).prefix(most).map { values, labels in
      Row(
        values: values, labels: labels,
        texts: previews.map { $0.preview.string(values, for: .terminal) })
    }
    left = samples.rows.count - rows.count
  }
}

extension ErrorArgument {
  /// The value that messages are shown with, where a name stands for any text.
  fileprivate var sampleValue: MessageArgument {
    MessageArgument(
      name, type == .string && example == nil ? .string("{$\(name)}") : samples[0].value)
  }
}
