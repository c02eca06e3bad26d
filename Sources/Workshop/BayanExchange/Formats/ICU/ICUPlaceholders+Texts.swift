import BayanCatalog
import BayanMessageConversion
import BayanMessageSyntax

extension ICUFormat {
  package static func placed(
    _ unit: ForeignUnit, in locale: String?, dialect: String?
  ) -> [PlacedText] {
    guard !ICUJSONKeys.isAboutTexts(unit.key) else { return [] }
    var terms = unit.icu ?? ICUTerms()
    if dialect == FlutterReading.escaping { terms.reading.escape() }
    return unit.texts.map { PlacedText(unit, $0, icu: terms, in: locale) }
  }
}

extension PlacedText {
  /// A text in MessageFormat 1, as a message whose arguments have names of Swift.
  fileprivate init(
    _ unit: ForeignUnit, _ text: ForeignText, icu terms: ICUTerms, in locale: String?
  ) {
    self.init(
      unit, text, in: locale,
      rows: text.rows.compactMap { $0.text.map { .init(keys: [], text: $0) } })
    functions = terms.functions
    foreignSyntax = .braces
    guard let text = rows.first?.text else { return }
    do throws(ConversionProblem) {
      var used: Set<String> = []
      var names: [String: String] = [:]
      var whole: Set<String> = []
      var arguments: [TextSet.Argument] = []
      for (name, use) in try ICUText(text, reading: terms.reading).arguments {
        let place = ICUText.place(of: name)
        var swift = place.map { "value\($0 + 1)" } ?? ArgumentNames.swiftName(name)
        var number = 2
        while !used.insert(swift).inserted {
          swift = "\(ArgumentNames.swiftName(name))\(number)"
          number += 1
        }
        names[name] = swift
        // A value that chooses a plural form is a number, with any stated type.
        var type = terms.types[name] ?? use
        if use == .integer, type != .number { type = .integer }
        if type == .integer { whole.insert(name) }
        arguments.append(
          .init(
            name: swift, type: type, isNumbered: place != nil,
            isTypeStated: terms.types[name] != nil || use != .string,
            value: .name(ICUText.name(ofVariable: name))))
      }
      let message = try ICUMessageFormat.message(
        from: text, wholeNumbers: whole, nearestDates: true, reading: terms.reading
      ).renaming(names)
      if case .select(let selectors, _) = message.body {
        let chosenBy = Set(selectors.map(\.name))
        for index in arguments.indices where chosenBy.contains(arguments[index].name) {
          arguments[index].isTypeStated = true
        }
      }
      self.message = message
      self.arguments = arguments
    } catch {
      problems.append(ICUUnits.sentence(error, in: text))
    }
    problems += terms.problems
  }
}
