import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax

/// Writes `.stringsdict`.
struct StringsDictWriter {
  private var xml = XMLWriter()
  private var losses: [ExchangeLoss] = []
  private let hasTarget: Bool
  private let categories: FormCategories

  init(_ document: ExchangeDocument) {
    hasTarget = document.targetLocale != nil
    categories = FormCategories(appleLocale: document.targetLocale ?? document.sourceLocale)
    xml.doctype(
      "plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\""
    )
    xml.start("plist", ["version": "1.0"])
    xml.start("dict")
  }

  var output: ExchangeOutput {
    var xml = xml
    xml.end()
    xml.end()
    return ExchangeOutput(bytes: Array(xml.text.utf8), losses: losses)
  }

  mutating func write(_ unit: ExchangeUnit) {
    let placeholders = PrintfPlaceholders(unit)
    let side: PrintfPlaceholders.Side = hasTarget ? .target : .source
    let entries = PluralEntries(unit, side, placeholders, categories, axisLimit: .max)
    losses += unit.keyedLosses(entries, placeholders, format: "a .stringsdict file")
    var isCut = false
    for entry in entries.entries {
      for note in unit.keyedNotes(for: entry, placeholders) { xml.comment(note) }
      guard
        entry.content.rows.allSatisfy({ entries.rows[$0].pattern != nil })
          || entries.rows[entry.content.rows.last ?? 0].pattern != nil
      else {
        let source = placeholders.text(unit.variants[entry.content.rows.last ?? 0].source, .source)
        xml.comment("Not translated: \(entry.name): \(source)")
        isCut = true
        continue
      }
      var variables: [Variable] = []
      let text = text(of: entry.content, &variables) { row in
        entries.rows[row].pattern.map { placeholders.text($0, side) }
      }
      if text?.isXML == false || variables.contains(where: { $0.forms.contains { !$0.text.isXML } })
      {
        losses.append(
          ExchangeLoss(
            .characters, of: unit.id, "control characters become U+FFFD, for XML can't hold them",
            makesTextWrong: true))
      }
      // Stands last, so that it is the one before the key.
      xml.comment(XLIFF.stamp(unit))
      write(entry, text ?? "", variables)
    }
    if isCut { losses.append(unit.untranslatedLoss("a .stringsdict file")) }
    losses += unit.stateLosses("a .stringsdict file")
  }

  /// A variable of an entry, as it is written.
  private struct Variable {
    var name: String
    var type: String
    var forms: [(category: String, text: String)]
  }

  /// The format string of a content, and its variables.
  ///
  /// - Returns: `nil` where there is no text.
  private func text(
    of content: PluralContent, _ variables: inout [Variable], _ text: (Int) -> String?
  ) -> String? {
    switch content {
    case .text(let row): return text(row)
    case .choice(let value, let name, let cases, let other):
      let place = variables.count
      variables.append(Variable(name: name, type: value.type, forms: []))
      for each in cases + [PluralCase(category: "other", content: other)] {
        if let form = self.text(of: each.content, &variables, text) {
          variables[place].forms.append((each.category, form))
        }
      }
      return "%\(value.place)$#@\(name)@"
    }
  }

  private mutating func write(_ entry: PluralEntry, _ text: String, _ variables: [Variable]) {
    let name = entry.name.isXML ? entry.name : ExchangeName.token(entry.name)
    xml.line("key", text: name)
    xml.start("dict")
    string(StringsDict.formatKey, text)
    for variable in variables {
      xml.line("key", text: variable.name)
      xml.start("dict")
      string(StringsDict.specKey, StringsDict.pluralRule)
      string(StringsDict.typeKey, variable.type)
      for form in variable.forms { string(form.category, form.text) }
      xml.end()
    }
    xml.end()
  }

  private mutating func string(_ key: String, _ text: String) {
    xml.line("key", text: key)
    xml.line("string", text: text)
  }
}
