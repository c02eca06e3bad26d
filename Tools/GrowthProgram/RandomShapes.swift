import BayanDiagnostics
import BayanSeededRandom

extension Shape {
  /// Returns a random shape made of the units of other shapes: the same for the same number.
  ///
  /// Some faults need two kinds of text at once, such as marks within isolates. Before such a fault
  /// is found, it has no shape of its own.
  static func random(_ seed: Int) -> Shape {
    var random = SeededRandom(seed: UInt64(seed))
    let locale = locales.randomElement(using: &random) ?? "ar"
    let source = RandomText(using: &random)
    // A translation that resembles its source reaches more code than one without any part of it.
    let translation =
      Int.random(in: 0..<3, using: &random) == 0 ? source : RandomText(using: &random)
    let name = "random \(seed), \(locale): \(source.name) -> \(translation.name)"
    return Shape(name: name) { size in
      project(
        english: source.text(size / 2), translation: translation.text(size / 2), locale: locale)
    }
  }

  private static let locales = ["ar", "he", "fa", "fr", "de", "ru", "ja"]
}

/// One to three units that are repeated, with a word or nothing between them.
private struct RandomText {
  private var unit: String
  private var start: String
  private var end: String
  /// The units in a line without control characters.
  let name: String

  init(using random: inout SeededRandom) {
    let units = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Self.units.randomElement(using: &random) ?? ("words", "word ")
    }
    let ends = ["", "", "word ", "كلمة ", "\\n", "{$x}"]
    unit = units.map(\.unit).joined()
    start = ends.randomElement(using: &random) ?? ""
    end = ends.randomElement(using: &random) ?? ""
    name = units.map(\.name).joined(separator: " + ")
  }

  /// Returns the units, repeated up to about a size in bytes.
  func text(_ size: Int) -> String {
    start + String(repeating: unit, count: max(1, size / unit.utf8.count)) + end
  }

  private static let units =
    Shape.repeated + [
      ("spaces between", " "), ("a letter", "x"), ("an Arabic letter", "ك"), ("a Han letter", "设"),
      ("a line's end", "\\n"), ("an option", "--name "), ("a capital", "Word "),
      ("a word and a colon", "Word: "), ("a number and a mark", "7, "), ("a question", "word? "),
      ("a Hebrew abbreviation", "א\"ב "), ("guillemets", "« x »"), ("Japanese brackets", "「あ」"),
      ("emphasis", "<b>x</b> "), ("code", "<code>x y</code> "), ("keys", "Ctrl+X "),
      ("a sign between", "a|b"), ("a conflict marker", "\\n<<<<<<< x\\n"), ("a list", "- x\\n"),
      ("columns", "x    y\\n"), ("ordinals", "1st "), ("a temperature", "-7°C "),
    ]
}
