import BayanDiagnostics
import BayanMessageConversion

extension PO {
  package static func placed(
    _ unit: ForeignUnit, in locale: String?, dialect _: String?
  ) -> [PlacedText] {
    let isPlural = unit.texts.contains { $0.rows.contains { !$0.keys.isEmpty } }
    // gettext chooses by a number that the text needn't show.
    var number: Int?
    var (texts, named) = unit.placedByName(in: locale) { source, named in
      if isPlural { number = self.number(in: source, &named) }
    }
    let source = texts.first(where: \.isSource)
    var names = named.names
    if let number, names[number] == nil,
      source?.rows.contains(where: { row in
        PrintfPlaceholders.values(in: row.text).contains { $0.place == number }
      }) != true
    {
      names[number] = "count"
    }
    let open = unit.texts.last?.rows.filter { $0.text == nil } ?? []
    for index in texts.indices {
      (texts[index].names, texts[index].values) = (names, named.values)
      if let number { texts[index].selectors = [(number, "lld")] }
      guard !texts[index].isSource else { continue }
      if texts[index].locale == nil {
        texts[index].problems.append(
          "the file doesn't say which language it is in; add 'Language' to its header")
      }
      texts[index].problems += open.compactMap { row in
        row.place.map { "the form \($0) is empty" }
      }
      texts[index].addOther(FormCategories(locale: texts[index].locale))
    }
    return texts
  }

  /// The place of the number that chooses: the first number of the source, or a name that says so.
  private static func number(in source: PlacedText, _ named: inout NamedPlaceholders) -> Int {
    let values = source.rows.reversed().flatMap { PrintfPlaceholders.values(in: $0.text) }
    if let value = source.counted?.value, value.type.hasSuffix("lld") { return value.place }
    let usual = ["count", "n", "num", "number", "counter", "total", "amount", "quantity"]
    let all = named.names
    if let place = all.keys.sorted().first(where: { usual.contains(all[$0]?.lowercased() ?? "") }) {
      return place
    }
    switch named.syntax {
    case .printf, .java, .none: return (values.map(\.place).max() ?? 0) + 1
    // KDE chooses by the first value.
    case .numbers, .boost, .pascal: return values.map(\.place).min() ?? 1
    default: break
    }
    return Set(values.map(\.place)).count == 1 ? values[0].place : named.place(of: "count")
  }
}
