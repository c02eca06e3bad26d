import BayanCompiler
import BayanDiagnostics
import BayanMessageSyntax

/// A message with variants as a table: a row a variant, with the numbers that choose it.
struct VariantTable {
  struct Key {
    /// As it is written: `few`, `0`, `*`.
    var text: String
    /// `3–10, 103–110 …`; `nil` where the key stands for no numbers, or names its number.
    var numbers: String?
  }

  struct Row {
    var keys: [Key]
    /// The pattern, with the stretch that is marked.
    var pattern: Quotation
  }

  /// A table of more rows nobody reads.
  private static let limit = 200

  /// The selectors' names, without `$`.
  let selectors: [String]
  let rows: [Row]

  /// Takes a quoted message apart.
  ///
  /// - Parameter numbers: The numbers of the message's locale alone.
  /// - Returns: `nil` for a message without variants, with more than 200, or with syntax errors, and
  ///   for one in which something else than a stretch of one pattern is marked: a table has no place
  ///   for that.
  init?(_ quotation: Quotation, numbers: () -> NumberClasses) {
    guard quotation.isComplex else { return nil }
    let parsed = ParsedMessage.parse(quotation.text)
    guard parsed.isValid, case .select(let selectors, let variants) = parsed.message.body,
      !variants.isEmpty, variants.count <= Self.limit,
      variants.allSatisfy({ $0.keys.count == selectors.count })
    else { return nil }
    if let marked = quotation.marked, !variants.contains(where: { $0.pattern.holds(marked) }) {
      return nil
    }
    let bytes = Array(quotation.text.utf8)
    let classes = numbers()
    // `*` stands for what the variants leave that differ in this key alone.
    let families = selectors.indices.map { index in
      Dictionary(grouping: variants) { $0.keys(but: index) }
        .mapValues { family in Set(family.map { $0.keys[index].text }) }
    }
    let selections = selectors.map { parsed.message.selection(by: $0.name) }
    self.selectors = selectors.map(\.name)
    rows = variants.map { variant in
      let span = variant.pattern.span
      var pattern = quotation
      pattern.text = String(decoding: bytes[span.start..<span.end], as: UTF8.self)
      pattern.fixed = nil
      pattern.marked = quotation.marked.flatMap { marked in
        variant.pattern.holds(marked)
          ? SourceSpan(marked.start - span.start, marked.end - span.start) : nil
      }
      let keys = variant.keys.enumerated().map { index, key in
        let all = families[index][variant.keys(but: index)] ?? []
        let selection = selections[index]
        let numbers =
          selection == .text || all == ["*"]
          ? nil : classes.label(of: key.text, among: all, isOrdinal: selection == .ordinal)
        return Key(text: key.text, numbers: numbers == key.text ? nil : numbers)
      }
      return Row(keys: keys, pattern: pattern)
    }
  }
}

extension Variant {
  /// The keys but one.
  fileprivate func keys(but index: Int) -> [String] {
    keys.indices.filter { $0 != index }.map { keys[$0].text }
  }
}

extension Pattern {
  /// Whether a stretch of the message lies within the pattern.
  fileprivate func holds(_ stretch: SourceSpan) -> Bool {
    span.start <= stretch.start && stretch.end <= span.end
  }
}
