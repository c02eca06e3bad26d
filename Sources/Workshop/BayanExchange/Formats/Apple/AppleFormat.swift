import BayanDiagnostics
import BayanMessageConversion
import BayanMessageSyntax
import BayanSupport

/// A format string with the choices in it, as `.stringsdict` and string catalogs have them.
struct AppleFormat {
  /// The variable for `%#@name@`.
  struct Variable {
    /// The place of the number that chooses; `nil` where the text says it.
    var place: Int?
    /// The type of the number, without `%`.
    var type: String
    /// The texts by plural category.
    var forms: [String: String]
  }

  /// All texts, and the numbers that choose among them.
  struct Table {
    /// The places of the numbers, in the order of the rows' keys.
    var selectors: [(place: Int, type: String)]
    var rows: [Row]
  }

  /// One text for some categories.
  struct Row {
    var keys: [ExchangeKey]
    /// A format string in which every value has its place.
    var text: String
  }

  /// Why there are no texts, as a sentence.
  struct Problem: Error {
    var sentence: Diagnostic.Message
  }

  var text: String
  var variables: [String: Variable]

  /// Whether a number chooses anything in it.
  var hasChoices: Bool {
    PrintfFormat.parts(of: text).contains { if case .substitution = $0 { true } else { false } }
  }

  /// All texts there are, one for each combination of categories.
  ///
  /// The keys are in the order in which the numbers come up, `*` for `other`.
  func rows(_ categories: FormCategories) throws(Problem) -> [Row] {
    try table(categories).rows
  }

  /// As ``rows(_:)``, with the numbers that choose.
  func table(_ categories: FormCategories) throws(Problem) -> Table {
    var format = self
    for (name, variable) in variables where variable.forms["other"] == nil {
      // Translators of Polish write no form that no whole number has.
      guard let last = variable.type.last, "diux".contains(last),
        let category = categories.otherOfIntegers
      else { continue }
      format.variables[name]?.forms["other"] = variable.forms[category]
    }
    var flattening = AppleFlattening(format)
    let rows = try flattening.rows(categories)
    return Table(selectors: flattening.selectors, rows: rows)
  }

  /// A format string in which every value has its place, and a `%` that begins none is doubled.
  static func withPlaces(_ text: String) -> String {
    var next = 1
    return PrintfFormat.parts(of: text).map { part in
      switch part {
      case .text(let text): return text.replacingExactly("%", with: "%%")
      case .value(let place, let type):
        if place == nil { next += 1 }
        return "%\(place ?? next - 1)$\(type)"
      // Without a variable it is text.
      case .substitution(_, let name): return "%%#@\(name)@"
      }
    }.joined()
  }

  /// The names of the variables by the places of their numbers, the first where several have one.
  func names(_ table: Table) -> [Int: String] {
    var names: [Int: String] = [:]
    var next = 1
    for part in PrintfFormat.parts(of: text) {
      switch part {
      case .text: break
      case .value(let place, _): if place == nil { next += 1 }
      case .substitution(let given, let name):
        let place = given ?? variables[name]?.place ?? next
        if given == nil, variables[name]?.place == nil { next += 1 }
        if names[place] == nil { names[place] = name }
      }
    }
    return names.filter { name in table.selectors.contains { $0.place == name.key } }
  }

  /// A form of a string catalog, with `%arg` written as a value without a place.
  static func withoutArgumentMarks(_ form: String, type: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(form.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: "%%".utf8) {
        result += "%%".utf8
        index += 2
      } else if bytes[index...].starts(with: "%arg".utf8) {
        result += "%\(type)".utf8
        index += 4
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// Writes choices within a text out, each combination as a text of its own.
private struct AppleFlattening {
  /// As many texts as a message may have variants when it is converted.
  private static let rowLimit = 1_296
  private static let stepLimit = 20_000

  private let format: AppleFormat

  /// The places of the numbers, in the order in which they come up.
  private var axes: [Int] = []
  /// The types of the numbers, by place.
  private var types: [Int: String] = [:]
  /// The categories that the variables of a place have.
  private var categories: [Int: Set<String>] = [:]
  private var steps = 0

  /// A text that isn't finished.
  private struct Partial {
    var text: String
    /// The categories chosen so far.
    var chosen: [Int: String] = [:]
    /// The places whose category no variable on the way has a text for.
    var implied: Set<Int> = []
  }

  init(_ format: AppleFormat) { self.format = format }

  /// The numbers that choose, once the rows are known.
  var selectors: [(place: Int, type: String)] { axes.map { ($0, types[$0] ?? "lld") } }

  mutating func rows(
    _ meanings: FormCategories
  ) throws(AppleFormat.Problem) -> [AppleFormat.Row] {
    try findPlaces(in: format.text, own: nil, open: [])
    let all = try expanded(format.text, own: nil, Partial(text: ""))
    return all.filter { row in
      // `zero` of one number is no row of its own where only another variable has that category.
      !row.implied.contains { place in
        var other = row.chosen
        other[place] = "other"
        return all.contains { $0.chosen == other && $0.text.utf8.elementsEqual(row.text.utf8) }
      }
    }.map { row in
      AppleFormat.Row(
        keys: axes.map { place in row.chosen[place].map(meanings.key) ?? .catchAll },
        text: row.text)
    }
  }

  private mutating func step() throws(AppleFormat.Problem) {
    steps += 1
    guard steps <= Self.stepLimit else { throw tooMany }
  }

  private var tooMany: AppleFormat.Problem {
    AppleFormat.Problem(sentence: "its variables have more than \(Self.rowLimit) combinations")
  }

  private func variable(_ name: String) throws(AppleFormat.Problem) -> AppleFormat.Variable {
    guard let variable = format.variables[name] else {
      throw AppleFormat.Problem(sentence: "there is no variable \(quoted(name)) for '%#@\(name)@'")
    }
    guard variable.forms["other"] != nil else {
      throw AppleFormat.Problem(
        sentence: "the variable \(quoted(name)) has no text for 'other', which is always needed")
    }
    return variable
  }

  private mutating func findPlaces(
    in text: String, own: Int?, open: [String]
  ) throws(AppleFormat.Problem) {
    var next = 1
    for part in PrintfFormat.parts(of: text) {
      switch part {
      case .text: break
      case .value(let place, _): if place == nil, own == nil { next += 1 }
      case .substitution(let given, let name):
        try step()
        let variable = try variable(name)
        guard !open.contains(name), open.count < 8 else {
          throw AppleFormat.Problem(sentence: "the variable \(quoted(name)) refers to itself")
        }
        let place = place(given, variable, &next)
        if !axes.contains(place) { axes.append(place) }
        if types[place] == nil { types[place] = variable.type }
        categories[place, default: []].formUnion(variable.forms.keys)
        for form in variable.forms.sorted(by: { $0.key < $1.key }) {
          try findPlaces(in: form.value, own: place, open: open + [name])
        }
      }
    }
  }

  private func place(_ given: Int?, _ variable: AppleFormat.Variable, _ next: inout Int) -> Int {
    if let place = given ?? variable.place { return place }
    next += 1
    return next - 1
  }

  private mutating func expanded(
    _ text: String, own: Int?, _ start: Partial
  ) throws(AppleFormat.Problem) -> [Partial] {
    var partials = [start]
    var next = 1
    for part in PrintfFormat.parts(of: text) {
      try step()
      switch part {
      case .text(let text): append(text.replacingExactly("%", with: "%%"), to: &partials)
      case .value(let place, let type):
        if place == nil, own == nil { next += 1 }
        append("%\(place ?? own ?? next - 1)$\(type)", to: &partials)
      case .substitution(let given, let name):
        let variable = try variable(name)
        let place = place(given, variable, &next)
        var grown: [Partial] = []
        for partial in partials {
          for branch in branches(of: variable, at: place, partial) {
            let form = variable.forms[branch.chosen[place] ?? "other"] ?? variable.forms["other"]
            grown += try expanded(form ?? "", own: place, branch)
            guard grown.count <= Self.rowLimit else { throw tooMany }
          }
        }
        partials = grown
      }
      guard partials.allSatisfy({ $0.text.utf8.count <= MessageLimits.bytes }) else {
        throw AppleFormat.Problem(
          sentence: "its texts are longer than \(MessageLimits.bytes) bytes")
      }
    }
    return partials
  }

  private func append(_ text: String, to partials: inout [Partial]) {
    for index in partials.indices { partials[index].text += text }
  }

  private func branches(
    of variable: AppleFormat.Variable, at place: Int, _ partial: Partial
  ) -> [Partial] {
    guard partial.chosen[place] == nil else { return [partial] }
    return PrintfFormat.categories.filter { categories[place]?.contains($0) == true }.map {
      var branch = partial
      branch.chosen[place] = $0
      if variable.forms[$0] == nil { branch.implied.insert(place) }
      return branch
    }
  }
}
