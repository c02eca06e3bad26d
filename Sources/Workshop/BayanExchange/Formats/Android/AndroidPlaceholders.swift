import BayanDiagnostics
import BayanMessageConversion
import BayanMessageSyntax

extension AndroidStrings {
  package static func placed(
    _ unit: ForeignUnit, in locale: String?, dialect _: String?
  ) -> [PlacedText] {
    unit.texts.map { text in
      var placed = PlacedText(unit, text, in: locale)
      placed.dialect = .c
      var formats: [String] = []
      for row in text.rows {
        let format = PrintfSyntax.java.canonical(placed.format(row.pattern?.elements ?? []))
        formats.append(format)
        placed.rows.append(.init(keys: row.keys, text: AppleFormat.withPlaces(format)))
      }
      placed.percent = PercentSign(in: formats)
      placed.addOther(FormCategories(locale: locale))
      return placed
    }
  }
}

extension PlacedText {
  /// Returns the text of a pattern, with marks for its markup.
  fileprivate mutating func format(_ elements: [Pattern.Element]) -> String {
    var format = ""
    for element in elements {
      if case .text(let part) = element {
        format += part.value
        if part.value.utf8.contains(Self.mark.utf8) {
          problems.append("it has the character U+FFFF, which texts can't have")
        }
      }
      if let markup = element.markup { format += mark(markup) }
    }
    return format
  }
}

extension AndroidText {
  /// The names that marks give to values, by the places of these.
  var namesByPlace: [Int: String] {
    guard !names.isEmpty else { return [:] }
    let values = PrintfPlaceholders.values(in: PrintfSyntax.java.canonical(text))
    var found: [Int: String] = [:]
    for (index, mark) in names.enumerated() {
      let parts = PrintfFormat.parts(of: PrintfSyntax.java.canonical(mark.text))
      guard parts.count == 1, case .value(let place, _) = parts[0] else { continue }
      // A value without a place is the one of its order, if each has a mark.
      let own = place ?? (names.count == values.count ? values[index].place : nil)
      if let own, found[own] == nil { found[own] = mark.name }
    }
    return found
  }
}
