package import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport

/// Returns the forms of a catalog's messages in a language: the variants that it may need, each empty.
///
/// They are those that an export offers: six of an Arabic plural, though the English source has two.
package func emptyForms(of catalog: Catalog, in locale: String) -> NewLocale.Forms {
  let document = ExchangeDocument(catalog, locale: locale)
  let units = Dictionary(firstOf: document.units, by: \.id)
  return { units[$0.id]?.emptyForms }
}

extension ExchangeUnit {
  /// The lines of the message in the translation's language: the source's declarations, and each variant empty.
  fileprivate var emptyForms: [String]? {
    guard case .select(_, let sources) = source.parsed.message.body, let first = sources.first,
      !selectors.isEmpty
    else { return nil }
    let text = Array(source.messageText.utf8)
    let declarations = String(decoding: text.prefix(first.span.start), as: UTF8.self)
    let rows = variants.map { variant in
      variant.keys.map { key in
        if case .literal(let value) = key {
          Literal(value: value, span: .none).formatted()
        } else {
          "*"
        }
      }
    }
    // The keys are in columns.
    let widths = selectors.indices.map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return declarations.split(whereSeparator: \.isNewline).map(String.init)
      + rows.map { keys in
        zip(keys, widths).map { key, width in
          key + String(repeating: " ", count: width - key.count + 1)
        }.joined() + "{{}}"
      }
  }
}
