package import BayanDiagnostics

/// Apple's string catalogs, of which one file has all locales.
///
/// - Source: Xcode 15 to 26; their files are JSON that Apple doesn't describe, so catalogs that Xcode
///   wrote are the reference.
package enum XCStrings: ExchangeFormat, TextFormat, PlacedFormat {
  package static let name = "xcstrings"
  package static let summary = "Xcode's string catalog"
  package static let endings = [".xcstrings"]

  package static func recognizes(_ file: SourceFile) -> Bool {
    ["sourceLanguage", "strings", "version"].contains(PlacedJSON.firstName(in: file))
  }

  package static func write(
    _ document: ExchangeDocument, over previous: SourceFile?
  ) -> ExchangeOutput {
    XCStringsWriter.write(document, over: previous)
  }

  package static func contents(of file: SourceFile, in _: String?) -> ForeignFile {
    XCStringsReader.read(file)
  }

  /// The prefix of the stamps of exported translations, in the last line of a comment.
  static let stamps = "bayan:"

  /// The stamps of a comment by locale: `bayan: ar 3f9c2a71-0be95d20, de 3f9c2a71-none`.
  static func stamps(in comment: String) -> [(locale: String, stamp: String)]? {
    guard let line = comment.split(separator: "\n").last, line.hasPrefix(stamps + " ") else {
      return nil
    }
    return line.dropFirst(stamps.count + 1).split(separator: ",").compactMap { part in
      let parts = part.split(separator: " ").map(String.init)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }
}

/// The texts of one locale under one key of a string catalog.
struct XCStringsTexts {
  /// The texts as they are in the file.
  var rows: [(keys: [ExchangeKey], text: String, state: String)] = []

  /// The problems of reading it, as sentences.
  var problems: [Diagnostic.Message] = []

  /// The numbers that choose among the texts, where the file names their places, and their names.
  private(set) var selectors: [(place: Int, type: String)] = []
  private(set) var names: [Int: String] = [:]

  /// Whether all texts are finished translations.
  ///
  /// A message has one state, and each form has its own here.
  var isTranslated: Bool { rows.allSatisfy { $0.state == "translated" } }

  private let categories: FormCategories

  /// Reads a localization.
  init(_ localization: PlacedJSON.Value, _ categories: FormCategories) {
    self.categories = categories
    if let substitutions = localization["substitutions"]?.members {
      readFormat(localization, substitutions)
    } else if let variations = localization["variations"] {
      for (category, form) in plural(variations) {
        guard let unit = form["stringUnit"] else { continue }
        let text = AppleFormat.withoutArgumentMarks(unit["value"]?.string ?? "", type: "1$lld")
        rows.append(([categories.key(of: category)], text, unit["state"]?.string ?? ""))
      }
    } else if let unit = localization["stringUnit"] {
      rows = [([], unit["value"]?.string ?? "", unit["state"]?.string ?? "")]
    }
  }

  /// The forms of a plural.
  private mutating func plural(
    _ variations: PlacedJSON.Value
  ) -> [(category: String, form: PlacedJSON.Value)] {
    for other in variations.members ?? [] where other.name != "plural" {
      problems.append(
        other.name == "device"
          ? "the text differs by device, and messages can't select by that"
          : "the text has variations by \(quoted(other.name)), and messages can't select by that")
    }
    let forms = variations["plural"]?.members ?? []
    for form in forms where form.value["variations"] != nil {
      problems.append("the form \(quoted(form.name)) has variations of its own")
    }
    return forms.map { ($0.name, $0.value) }
  }

  private mutating func readFormat(
    _ localization: PlacedJSON.Value, _ substitutions: [PlacedJSON.Member]
  ) {
    let unit = localization["stringUnit"]
    var states = [unit?["state"]?.string ?? ""]
    var format = AppleFormat(text: unit?["value"]?.string ?? "", variables: [:])
    for member in substitutions {
      let type = member.value["formatSpecifier"]?.string ?? "lld"
      var variable = AppleFormat.Variable(
        place: member.value["argNum"].flatMap { number(of: $0) }, type: type, forms: [:])
      guard let variations = member.value["variations"] else { continue }
      for (category, form) in plural(variations) {
        let text = form["stringUnit"]?["value"]?.string ?? ""
        variable.forms[category] = AppleFormat.withoutArgumentMarks(text, type: type)
        states.append(form["stringUnit"]?["state"]?.string ?? "")
      }
      format.variables[member.name] = variable
    }
    let state = ["new", "needs_review", "stale"].first(where: states.contains) ?? states[0]
    do {
      let table = try format.table(categories)
      rows = table.rows.map { ($0.keys, $0.text, state) }
      selectors = table.selectors
      names = format.names(table)
    } catch {
      problems.append(error.sentence)
    }
  }

  private func number(of value: PlacedJSON.Value) -> Int? {
    if case .number(let number) = value.kind, (1...99).contains(number) { number } else { nil }
  }
}
