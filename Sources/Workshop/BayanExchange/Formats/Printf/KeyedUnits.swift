import BayanDiagnostics
import BayanMessageSyntax

/// Makes units of what is under the keys of a file.
struct KeyedUnits {
  /// The entry under one key.
  struct Entry {
    var name: String
    /// The other names of the message in the file.
    var otherNames: [String] = []
    var offset: Int
    /// The texts as they are in the file, with the categories that choose them.
    var rows: [(keys: [ExchangeKey], source: String?, target: String?)]
    /// The targets that have markup, by the places of their rows.
    var patterns: [Int: Pattern] = [:]
    /// The places of rows of which the file says that nobody has translated them.
    var untranslated: Set<Int> = []
    var state: ExchangeState?
    var stamp: (source: String, target: String?)?
    var problems: [String] = []
    /// The comment above the entry.
    var comment: String?
    /// The numbers that choose among the rows, where the file names their places.
    var selectors: [(place: Int, type: String)] = []
    /// The names that the file has for places.
    var names: [Int: String] = [:]
  }

  /// The units; texts are as they are in the file, see ``PrintfPlaceholders/restoredPattern(_:)``.
  static func units(_ entries: [Entry]) -> [ReturnedUnit] {
    var merger = VariantMerger()
    // A key of its own for each variant makes one unit of all keys with the message's name.
    let withVariants = Set(
      entries.compactMap { XLIFF.split($0.name).keys == nil ? nil : XLIFF.split($0.name).message })
    for entry in entries {
      let (name, keys) = XLIFF.split(entry.name)
      var unit = ReturnedUnit(
        names: (name == entry.name ? [name] : [name, entry.name]) + entry.otherNames,
        span: SourceSpan(entry.offset, entry.offset), variants: [], state: entry.state,
        problems: entry.problems)
      if let stamp = entry.stamp {
        unit.sourceFingerprint = stamp.source
        unit.exported = stamp.target.map { .message(fingerprint: $0, text: nil) } ?? .nothing
      }
      unit.variants = entry.rows.enumerated().map { index, row in
        var variant = ReturnedVariant(
          keys: merged(keys, row.keys), source: row.source.map(pattern),
          target: entry.patterns[index] ?? row.target.map(pattern), text: row.target)
        variant.isUntranslated = entry.untranslated.contains(index)
        if !row.keys.isEmpty { variant.place = ExchangeKey.formName(row.keys) }
        return variant
      }
      merger.add(unit, isVariant: withVariants.contains(name))
    }
    return merger.units.map(withAllKeys)
  }

  private static func pattern(_ text: String) -> Pattern {
    var builder = PatternBuilder()
    builder.append(text)
    return builder.pattern
  }

  /// The keys of a variant: those of the name, with the categories in place of `plural`.
  private static func merged(_ name: [ExchangeKey]?, _ row: [ExchangeKey]) -> [ExchangeKey] {
    guard let name else { return row }
    var rest = row[...]
    return name.map { $0 == .forms && !row.isEmpty ? rest.popFirst() ?? .catchAll : $0 }
  }

  /// A text beside variants with keys is the one for everything else.
  private static func withAllKeys(_ unit: ReturnedUnit) -> ReturnedUnit {
    var unit = unit
    let count = unit.variants.map(\.keys.count).max() ?? 0
    for index in unit.variants.indices where unit.variants[index].keys.isEmpty {
      unit.variants[index].keys = [ExchangeKey](repeating: .catchAll, count: count)
    }
    return unit
  }
}
