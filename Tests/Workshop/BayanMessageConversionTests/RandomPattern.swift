import BayanSeededRandom

/// A generator of patterns of MessageFormat 1, with every construct.
///
/// The arguments 0 and 1 are numbers, and 2 and 3 are texts.
struct RandomPattern {
  var generator: SeededRandom
  /// The deepest nesting of choices.
  var deepest = 3
  /// The text before quotes; without any, two quoted texts may be adjacent.
  var separator = ""

  mutating func pattern() -> String { message(depth: 0) }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  private mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private mutating func message(depth: Int) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...3, using: &generator) { text += element(depth: depth) }
    return text
  }

  private mutating func element(depth: Int) -> String {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0...3: return piece()
    case 4...6: return value()
    default: return depth < deepest && chance(80 - 20 * depth) ? choice(depth: depth) : piece()
    }
  }

  private mutating func piece() -> String {
    let plain = ["a ", "ملف ", "файл", "é", "日本", "# ", "|", " \\ ", "\n", "100%", "😀"]
    let quoted = ["''", "'{x}'", "'}' ", "it's ", "'{''}'", "'|' ", "don't ", "'#' "]
    return chance(30) ? separator + pick(quoted) : pick(plain)
  }

  private mutating func value() -> String {
    let number = pick(["0", "1"])
    return pick([
      "{ \(number) , number }", "{\(number), number, integer}",
      "{\(number), number, percent}", "{\(number), number, ::.00}",
      "{\(number), number, ::@@# group-off}", "{\(number), number,#,##0.0#}",
      "{\(number), number,000.00}", "{\(number), number, :: percent scale/100 .0# }",
      "{\(number), number, ::sign-always precision-integer rounding-mode-half-up}",
      "{2}", "{3}", "{\(number), number}",
    ])
  }

  private mutating func choice(depth: Int) -> String {
    if chance(30) {
      var keys = ["male", "female", "ja", "café", "7"].shuffled(using: &generator).prefix(
        Int.random(in: 0...2, using: &generator))
      keys.insert("other", at: Int.random(in: 0...keys.count, using: &generator))
      let cases = keys.map { "\($0) {\(message(depth: depth + 1))}" }.joined(separator: " ")
      return "{\(pick(["2", "3"])), select, \(cases)}"
    }
    var keys = ["zero", "one", "two", "few", "many"].shuffled(using: &generator).prefix(
      Int.random(in: 0...3, using: &generator))
    keys += ["=0", "=1", "=2", "=1.5", "=21", "=-1"].shuffled(using: &generator).prefix(
      Int.random(in: 0...2, using: &generator))
    keys.insert("other", at: Int.random(in: 0...keys.count, using: &generator))
    let offset = chance(25) ? pick(["offset:1 ", "offset: 2 ", "offset:-1 "]) : ""
    let number = pick(["0", "1"])
    // An argument without a type is a number only if another use of it has a type.
    let cases = keys.map {
      "\($0){\(message(depth: depth + 1))\(pick(["#", "{\(number)}", "", "#"]))}"
    }
    return "{\(number), \(pick(["plural", "selectordinal"])), \(offset)"
      + cases.joined(separator: "\n") + "}"
  }
}
