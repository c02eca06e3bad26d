import BayanDiagnostics

/// Puts the units of Xcode's XLIFF together to what is under the keys of an app's files.
struct XcodeUnits {
  /// The texts under a key.
  private struct Key {
    var name: String
    var texts: [XcodeText] = []
  }

  /// Where the places of numbers begin that string catalogs have and this XLIFF doesn't: after those of
  /// all arguments.
  private static let firstPlace = 50

  /// As many variables as there are places of two digits after.
  private static let variableLimit = 50

  private let categories: FormCategories

  /// - Parameters:
  ///   - file: The path of the app's file that the texts are of.
  ///   - locale: The language of the translations, whose plural forms the units have.
  static func units(
    _ texts: [XcodeText], of file: String, locale: String?
  ) -> [ForeignUnit] {
    var keys: [Key] = []
    var places: [String: Int] = [:]
    for text in texts {
      let place = places[text.key] ?? keys.count
      if place == keys.count {
        places[text.key] = place
        keys.append(Key(name: text.key))
      }
      keys[place].texts.append(text)
    }
    let units = XcodeUnits(categories: FormCategories(appleLocale: locale))
    return keys.map { key in
      var unit = units.unit(key)
      unit.file = file
      return unit
    }
  }

  private func unit(_ key: Key) -> ForeignUnit {
    var unit = ForeignUnit(key: key.name, offset: key.texts[0].offset)
    var text = ForeignText(offset: unit.offset)
    text.stamp = key.texts.lazy.compactMap(\.stamp).first
    text.problems = problems(of: key)
    let forms = key.texts.filter { if case .whole = $0.place { false } else { true } }
    let wanted = forms.isEmpty ? key.texts : forms
    let translated = wanted.filter { $0.translation != nil }
    let sources = (try? rows(of: key.texts, \.source)) ?? []
    guard !translated.isEmpty else {
      text.rows = sources.map { .init(keys: $0.keys, source: $0.text) }
      unit.texts = [text]
      return unit
    }
    do throws(AppleFormat.Problem) {
      text.rows = try rows(of: key.texts, \.translation).map { row in
        .init(
          keys: row.keys, text: row.text, source: sources.first { $0.keys == row.keys }?.text)
      }
    } catch {
      text.problems.append(error.sentence)
    }
    let states = translated.compactMap(\.state)
    // A plural of which nobody has translated some forms is no finished translation.
    let isWhole = translated.count == wanted.count && states.allSatisfy(\.isFinished)
    text.state = isWhole ? states.first : .draft
    unit.texts = [text]
    return unit
  }

  private func problems(of key: Key) -> [Diagnostic.Message] {
    var problems: [Diagnostic.Message] = []
    var known: [String: String?] = [:]
    for text in key.texts {
      if case .other(let path) = text.place {
        let isForDevices = ["device", "width", "Width"].contains { path.contains($0) }
        problems.append(
          isForDevices
            ? "the text differs by device or width, and messages can't select by that"
            : "\(quoted(path)) isn't a known plural form")
      }
      if let other = known.updateValue(text.target, forKey: text.place.name), other != text.target {
        problems.append("the file has the unit twice: \(quoted(text.id))")
      }
    }
    return problems.firstFew
  }

  /// The texts of one side, by the categories that choose them.
  private func rows(
    of texts: [XcodeText], _ side: (XcodeText) -> String?
  ) throws(AppleFormat.Problem) -> [(keys: [ExchangeKey], text: String)] {
    var whole: String?
    var forms: [(keys: [ExchangeKey], text: String)] = []
    var variables: [String: [String: String]] = [:]
    for text in texts {
      guard let value = side(text) else { continue }
      switch text.place {
      case .whole: whole = value
      case .form(let category):
        let value = AppleFormat.withoutArgumentMarks(value, type: "1$lld")
        forms.append(([categories.key(of: category)], value))
      case .variable(let name, let category):
        variables[name, default: [:]][category] =
          AppleFormat.withoutArgumentMarks(value, type: "lld")
      case .other: break
      }
    }
    guard !variables.isEmpty else { return forms.isEmpty ? whole.map { [([], $0)] } ?? [] : forms }
    // Tools leave out what has no word to translate.
    let format = whole ?? texts.first { if case .whole = $0.place { true } else { false } }?.source
    let names = variables.keys.sorted()
    guard names.count <= Self.variableLimit else {
      throw AppleFormat.Problem(
        sentence: "the text has \(names.count) variables, and the limit is \(Self.variableLimit)")
    }
    guard let format = format ?? (names.count == 1 ? "%#@\(names[0])@" : nil) else {
      throw AppleFormat.Problem(
        sentence: "the file doesn't have the text that contains the variables")
    }
    // In .stringsdict a number without a place is the next in order.
    let isOrdered = texts.contains(where: \.isOfDictionary)
    // Two variables for one number differ in what is after the name.
    let numbers = names.map { name in
      let base = name.prefix { $0 != "_" }
      return name.dropFirst(base.count + 1).allSatisfy(\.isNumber) && names.contains(String(base))
        ? String(base) : name
    }
    var apple = AppleFormat(text: format, variables: [:])
    for (name, number) in zip(names, numbers) {
      let place = Self.firstPlace + (numbers.firstIndex(of: number) ?? 0)
      apple.variables[name] = AppleFormat.Variable(
        place: isOrdered ? nil : place, type: "lld", forms: variables[name] ?? [:])
    }
    return try apple.rows(categories).map { row in
      var text = row.text
      for (index, number) in numbers.enumerated() {
        text = text.replacingValue("%\(Self.firstPlace + index)$lld", with: "%#@\(number)@")
      }
      return (row.keys, text)
    }
  }
}

extension XcodeText {
  /// The translation; `nil` where nobody has made one.
  fileprivate var translation: String? {
    guard let target, !target.isEmpty || source?.isEmpty == true else { return nil }
    let isCopy = source.map { $0.utf8.elementsEqual(target.utf8) } ?? false
    return state == .untranslated && isCopy ? nil : target
  }
}
