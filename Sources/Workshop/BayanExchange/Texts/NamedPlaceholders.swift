import BayanCatalog
import BayanDiagnostics
import BayanMessageConversion
import BayanSupport

/// Texts with placeholders of any syntax, written as format strings with places.
///
/// All texts of an entry share the places, so that a name is one argument throughout.
struct NamedPlaceholders {
  let syntax: PlaceholderSyntax
  /// Whether the file says the syntax.
  let isStated: Bool
  private(set) var names: [Int: String] = [:]
  private var places: [String: Int] = [:]
  /// The last place that no name gets, since values without one have it.
  private var lastReserved = 0
  /// The problems of the present text.
  private var problems: [Diagnostic.Message] = []

  init(_ syntax: PlaceholderSyntax, isStated: Bool) {
    self.syntax = syntax
    self.isStated = isStated
  }

  /// The names of places in the texts, of those that have one.
  var values: [Int: AdoptedLock.Value] {
    Dictionary(firstOf: places.map { ($0.value, .name($0.key)) })
  }

  /// Keeps places for values without a name.
  mutating func reserve(_ last: Int) { lastReserved = max(lastReserved, last) }

  /// The place of a name.
  mutating func place(of name: String) -> Int {
    if let place = places[name] { return place }
    let place = max(places.values.max() ?? 0, lastReserved) + 1
    places[name] = place
    // A number is a place, and no name.
    if Int(name) == nil { names[place] = name }
    return place
  }

  /// A text as a format string in which each value has its place, and what of it can't be read.
  mutating func format(_ text: String) -> (text: String, problems: [Diagnostic.Message]) {
    problems = []
    var reading = Reading(text)
    switch syntax {
    case .printf:
      // `%date%` isn't a number and `ate%`.
      if !isStated, let name = ForeignPlaceholder.betweenPercents(in: text) { foreign(name) }
      return (AppleFormat.withPlaces(text), problems)
    case .java: return (AppleFormat.withPlaces(PrintfSyntax.java.canonical(text)), [])
    case .none: return (text.replacingExactly("%", with: "%%"), [])
    case .braces(let kind): braces(&reading, kind)
    case .shell: shell(&reading)
    case .python, .ruby, .names, .numbers, .counted, .boost, .pascal: percents(&reading)
    }
    return (placed(reading.result), problems)
  }

  /// The format string with a place for each value.
  private mutating func placed(_ text: String) -> String {
    var nameless = 0
    for part in hasConversions ? PrintfFormat.parts(of: text) : [] {
      switch part {
      case .value(nil, _) where places.isEmpty: nameless += 1
      case .value(nil, let type) where !places.isEmpty:
        problems.append(
          "\(quoted("%\(type)")) has neither a name nor a place, but other values have one")
      case .text(let shown):
        for (name, place) in places where shown.contains("%\(place)$") {
          problems.append(
            "after \(quoted("\(opening)\(name)\(closing)")) there is no conversion that is known")
        }
      default: break
      }
    }
    // A name of a translation isn't a value of a source without names.
    lastReserved = max(lastReserved, nameless)
    return AppleFormat.withPlaces(text)
  }

  // MARK: - After a percent sign

  private mutating func percents(_ reading: inout Reading) {
    while let scalar = reading.next() {
      guard scalar == "%" else {
        reading.write(scalar)
        continue
      }
      if hasEscapes, reading.take("%") {
        reading.write("%%")
      } else if let value = value(&reading) {
        reading.write(value)
      } else {
        // Of `printf` the rest may be a conversion.
        reading.write(hasConversions ? "%" : "%%")
      }
    }
  }

  private var hasEscapes: Bool {
    switch syntax {
    case .numbers(let hasEscapes): hasEscapes
    case .names, .counted: false
    default: true
    }
  }

  private var hasConversions: Bool { [.python, .ruby, .boost, .pascal].contains(syntax) }

  private var opening: String { syntax == .ruby ? "%<" : "%(" }
  private var closing: String { syntax == .ruby ? ">" : ")" }

  /// Returns the beginning of a conversion for a value after `%`; `nil` where none is.
  private mutating func value(_ reading: inout Reading) -> String? {
    switch syntax {
    case .python: return named(&reading, "(", ")").map { "%\($0)$" }
    case .ruby:
      return named(&reading, "{", "}").map { "%\($0)$@" }
        ?? named(&reading, "<", ">").map { "%\($0)$" }
    case .names: return named(&reading, "{", "}").map { "%\($0)$@" }
    case .counted where reading.take("n"): return "%\(place(of: "count"))$lld"
    case .numbers, .counted:
      var ahead = reading
      _ = ahead.take("L")
      guard let number = ahead.number(), number > 0 else { return nil }
      reading = ahead
      // The number that chooses has the first place.
      if syntax == .counted { _ = place(of: "count") }
      return "%\(syntax == .counted ? number + 1 : number)$@"
    case .boost:
      if reading.take("|") {
        problems.append("'%|' begins a format that can't be read; write '%1%'")
        return nil
      }
      var ahead = reading
      guard let number = ahead.number(), number > 0, ahead.take("%") else { return nil }
      reading = ahead
      return "%\(number)$@"
    case .pascal:
      var ahead = reading
      guard let number = ahead.number(), ahead.take(":") else { return nil }
      reading = ahead
      return "%\(number + 1)$"
    default: return nil
    }
  }

  /// The place of a name between two marks.
  private mutating func named(
    _ reading: inout Reading, _ open: Unicode.Scalar, _ close: Unicode.Scalar
  ) -> Int? {
    var ahead = reading
    guard ahead.take(open), let name = ahead.text(upTo: close) else { return nil }
    guard PlaceholderSyntax.isName(name[...]) else {
      // Nothing else can be meant where the file says the syntax.
      if isStated {
        problems.append("\(quoted("%\(open)\(name)\(close)")) isn't the name of a value")
      }
      return nil
    }
    reading = ahead
    return place(of: name)
  }

  // MARK: - In braces

  private mutating func braces(_ reading: inout Reading, _ kind: PlaceholderSyntax.Braces) {
    var next = 0
    var last: Unicode.Scalar?
    while let scalar = reading.next() {
      defer { last = scalar }
      switch scalar {
      case "%": reading.write("%%")
      case "'" where kind == .quoted:
        if !reading.take("'") {
          problems.append("in Java, an apostrophe quotes the text after it; write it twice")
        }
        reading.write("'")
      case "{" where kind == .doubled && reading.take("{"):
        // Templates have two of each for a value.
        if !isStated, let name = reading.ahead(upTo: "}") { foreign("{{\(name)}}") }
        reading.write("{")
      case "}":
        if kind == .doubled { _ = reading.take("}") }
        reading.write("}")
      case "{":
        if !isStated, let last, "$#".unicodeScalars.contains(last),
          let name = reading.ahead(upTo: "}")
        {
          foreign("\(last){\(name)}")
        }
        brace(&reading, kind, &next)
      default: reading.write(scalar)
      }
    }
  }

  private mutating func brace(
    _ reading: inout Reading, _ kind: PlaceholderSyntax.Braces, _ next: inout Int
  ) {
    var ahead = reading
    guard let inner = ahead.text(upTo: "}") else {
      if isStated, kind != .plain {
        problems.append("this '{' isn't closed; write '{{' for a brace")
      } else if !isStated, let start = reading.ahead(upTo: "{") {
        // `{count, plural, one {`
        foreign("{\(start)")
      }
      reading.write("{")
      return
    }
    if kind == .plain, !PlaceholderSyntax.isName(inner[...]) {
      reading.write("{")
      return
    }
    reading = ahead
    let parts = inner.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    var name = parts.first.map(String.init) ?? ""
    if name.hasSuffix("!s") { name.removeLast(2) }
    if name.isEmpty { name = "\(next)" }
    next += 1
    guard PlaceholderSyntax.isName(name[...]),
      let type = Self.type(parts.count == 2 ? String(parts[1]) : "")
    else {
      problems.append("\(quoted("{\(inner)}")) has a format that messages don't have")
      reading.write("{\(inner.replacingExactly("%", with: "%%"))}")
      return
    }
    reading.write("%\(place(of: name))$\(type)")
  }

  /// The conversion for a format of Python: `.2f`, `d`, or none.
  private static func type(_ format: String) -> String? {
    switch format {
    case "", "s": return "@"
    case "d", "n", ",", ",d": return "lld"
    case "f", ",f": return "f"
    default:
      let format = format.first == "," ? format.dropFirst() : format[...]
      guard format.first == ".", format.last == "f",
        let digits = Int(format.dropFirst().dropLast()), (0...99).contains(digits)
      else { return nil }
      return ".\(digits)f"
    }
  }

  private mutating func foreign(_ text: String) {
    problems.append(ForeignPlaceholder.reason(text))
  }

  // MARK: - After a dollar sign

  private mutating func shell(_ reading: inout Reading) {
    while let scalar = reading.next() {
      guard scalar == "$" else {
        reading.write(scalar == "%" ? "%%" : String(scalar))
        continue
      }
      var ahead = reading
      if ahead.take("{"), let name = ahead.text(upTo: "}") {
        reading = ahead
        if PlaceholderSyntax.isName(name[...]) {
          reading.write("%\(place(of: name))$@")
        } else {
          problems.append("\(quoted("${\(name)}")) isn't the name of a value")
        }
      } else if let name = reading.name() {
        reading.write("%\(place(of: name))$@")
      } else {
        reading.write("$")
      }
    }
  }
}

extension ForeignUnit {
  /// The texts with a place for each value, and the names of these in the file.
  ///
  /// - Parameter addPlaces: Adds places that only the source decides, before those of translations.
  func placedByName(
    in locale: String?,
    addPlaces: (PlacedText, inout NamedPlaceholders) -> Void = { _, _ in }
  ) -> (texts: [PlacedText], placeholders: NamedPlaceholders) {
    var (kind, isStated, unread) = (PlaceholderSyntax.printf, false, String?.none)
    switch syntax {
    case .syntax(let syntax, let stated): (kind, isStated) = (syntax, stated)
    case .unread(let format): (kind, isStated, unread) = (.none, true, format)
    case nil: break
    }
    var named = NamedPlaceholders(kind, isStated: isStated)
    var placed = texts.filter { !$0.isUntouched }.map { text in
      var placed = PlacedText(self, text, in: locale)
      placed.foreignSyntax = isStated ? nil : kind.foreignSyntax
      if let unread { placed.problems.append("its format \(quoted(unread)) can't be read") }
      for row in text.rows {
        guard let text = row.text else { continue }
        let read = named.format(text)
        placed.problems += read.problems
        placed.rows.append(.init(keys: row.keys, text: read.text))
      }
      if text.isSource { addPlaces(placed, &named) }
      return placed
    }
    for index in placed.indices {
      (placed[index].names, placed[index].values) = (named.names, named.values)
    }
    return (placed, named)
  }
}

/// A text that is read from its beginning, and what is written of it.
private struct Reading {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private(set) var result = ""

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func write(_ text: String) { result += text }
  mutating func write(_ scalar: Unicode.Scalar) { result.unicodeScalars.append(scalar) }

  mutating func next() -> Unicode.Scalar? {
    guard index < scalars.count else { return nil }
    index += 1
    return scalars[index - 1]
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard index < scalars.count, scalars[index] == scalar else { return false }
    index += 1
    return true
  }

  /// A number of at most three digits.
  mutating func number() -> Int? {
    let digits = scalars[index...].prefix { ("0"..."9").contains($0) }.prefix(3)
    index += digits.count
    return Int(String(String.UnicodeScalarView(digits)))
  }

  /// A name that begins with a letter.
  mutating func name() -> String? {
    let name = scalars[index...].prefix { $0.isASCIIAlphanumeric || $0 == "_" }
    guard let first = name.first, !("0"..."9").contains(first) else { return nil }
    index += name.count
    return String(String.UnicodeScalarView(name))
  }

  /// Returns the text before a mark, which is passed over; `nil` where another brace or no mark comes.
  mutating func text(upTo end: Unicode.Scalar) -> String? {
    guard let text = ahead(upTo: end) else { return nil }
    index += text.unicodeScalars.count + 1
    return text
  }

  /// The same, with nothing passed over.
  func ahead(upTo end: Unicode.Scalar) -> String? {
    guard let place = scalars[index...].firstIndex(where: { $0 == end || $0 == "{" }),
      scalars[place] == end
    else { return nil }
    return String(String.UnicodeScalarView(scalars[index..<place]))
  }
}
