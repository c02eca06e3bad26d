import BayanChecking
import BayanCompiler
import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// A message with variants as a table: a row for each variant, with the numbers that choose it.
struct QuotedVariants {
  struct Key {
    /// The key as written: `few`, `0`, `*`.
    var text: String
    /// `3–10, 103–110, …`, or that there are none; `nil` for a key that is a number or isn't compared
    /// with one.
    var numbers: String?
    var isMarked = false
  }

  /// A selector's name, without `$`.
  struct Selector {
    var name: String
    var isMarked: Bool
  }

  struct Row {
    var keys: [Key]
    /// The pattern, with the marked stretch.
    var pattern: Quotation
  }

  /// The most rows; nobody reads more.
  private static let limit = 200

  let selectors: [Selector]
  let rows: [Row]

  /// The text before `.match`, if a part of it is marked.
  let declarations: Quotation?

  /// Splits a quoted message.
  ///
  /// - Parameter numbers: The number classes of the message's locale alone.
  /// - Returns: `nil` for a message without variants, with more than 200, or with syntax errors.
  init?(_ quotation: Quotation, numbers: () -> NumberClasses) {
    guard quotation.isComplex else { return nil }
    let parsed = ParsedMessage.parse(quotation.text)
    guard parsed.isValid, case .select(let selectors, let variants) = parsed.message.body,
      !variants.isEmpty, variants.count <= Self.limit,
      variants.allSatisfy({ $0.keys.count == selectors.count })
    else { return nil }
    let marked = quotation.marked
    let isPlaced = marked.map { marked in
      variants.contains { variant in
        variant.pattern.span.meets(marked) || variant.keys.contains { $0.span.meets(marked) }
      }
    }
    let bytes = Array(quotation.text.utf8)
    let classes = numbers()
    // `*` stands for the numbers that are left by the variants that differ in this key alone.
    let families = selectors.indices.map { index in
      Dictionary(grouping: variants) { $0.keys(but: index) }
        .mapValues { family in Set(family.map { $0.keys[index].text }) }
    }
    let meaning = ResolvedMessage(parsed.message)
    let values = selectors.map { meaning[$0.name] }
    let ranges = values.map { value in
      value.argument.flatMap { quotation.ranges[$0] }.flatMap(value.numbers(of:))
    }
    let head = selectors.map(\.span.start).min() ?? 0
    let before = Self.end(ofDeclarationsBefore: head, in: bytes)
    let isBehindDeclarations = marked.map { $0.end > before } ?? false
    // A mark between selectors and keys, such as on `.match` itself, is about the selectors.
    self.selectors = selectors.map { selector in
      Selector(
        name: selector.name,
        isMarked: marked.map {
          $0.meets(selector.span) || isBehindDeclarations && isPlaced == false
        } ?? false)
    }
    if let marked, marked.start < before {
      var declarations = quotation
      declarations.text = String(decoding: bytes[..<before], as: UTF8.self)
      declarations.fixed = nil
      declarations.marked = SourceSpan(marked.start, min(marked.end, before))
      self.declarations = declarations
    } else {
      declarations = nil
    }
    rows = variants.map { variant in
      let span = variant.pattern.span
      var pattern = quotation
      pattern.text = String(decoding: bytes[span.start..<span.end], as: UTF8.self)
      pattern.fixed = nil
      pattern.marked = marked.flatMap { marked in
        span.meets(marked)
          ? SourceSpan(
            max(marked.start, span.start) - span.start, min(marked.end, span.end) - span.start)
          : nil
      }
      let keys = variant.keys.enumerated().map { index, key in
        let all = families[index][variant.keys(but: index)] ?? []
        let selection = values[index].selection
        let numbers =
          !selection.isByNumber || all == ["*"]
          ? nil
          : classes.label(
            of: key.text, among: all, isOrdinal: selection == .ordinal, range: ranges[index])
            ?? "no whole number"
            + (ranges[index].map { " of \($0.lowerBound)–\($0.upperBound)" } ?? "")
        return Key(
          text: key.text, numbers: numbers == key.text ? nil : numbers,
          isMarked: marked?.meets(key.span) ?? false)
      }
      return Row(keys: keys, pattern: pattern)
    }
  }
}

extension Variant {
  /// Returns the keys except one.
  fileprivate func keys(but index: Int) -> [String] {
    keys.indices.filter { $0 != index }.map { keys[$0].text }
  }
}

extension QuotedVariants {
  /// Returns the offset of `.match` without the white space before it.
  private static func end(ofDeclarationsBefore selector: Int, in bytes: [UInt8]) -> Int {
    let before = bytes[..<min(selector, bytes.count)]
    guard let dot = before.lastIndex(of: UInt8(ascii: ".")) else { return 0 }
    return bytes[..<dot].lastIndex { $0 != 0x20 && $0 != 0x0A && $0 != 0x09 && $0 != 0x0D }
      .map { $0 + 1 } ?? 0
  }
}

extension SourceSpan {
  /// Whether a stretch overlaps another one; an empty stretch may also be at the other's
  /// edge.
  fileprivate func meets(_ other: SourceSpan) -> Bool {
    start == end || other.start == other.end
      ? start <= other.end && other.start <= end
      : start < other.end && other.start < end
  }
}
