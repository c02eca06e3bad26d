import BayanMessageConversion
import BayanSupport

/// Texts with placeholders that have names, written as format strings with places.
///
/// All texts of an entry share the places, so that a name is one argument throughout.
struct NamedPlaceholders {
  /// How placeholders are written.
  enum Syntax {
    /// `%s`, `%2$d`
    case printf
    /// `%(count)d`
    case python
    /// `{count}`, with `{{` for the brace itself
    case braces

    /// What the flags of an entry say, or else what is in its texts.
    init(flags: Set<String>, texts: [String]) {
      if flags.contains("python-brace-format") {
        self = .braces
      } else if flags.contains("python-format") || texts.contains(where: Self.hasPython) {
        self = .python
      } else if flags.contains("c-format") || flags.contains("objc-format") {
        self = .printf
      } else {
        self = texts.contains(where: Self.hasBraces) ? .braces : .printf
      }
    }

    private static func hasPython(_ text: String) -> Bool {
      text.splitExactly(at: "%(").dropFirst().contains { rest in
        rest.firstIndex(of: ")").map { NamedPlaceholders.isName(rest[..<$0]) } ?? false
      }
    }

    private static func hasBraces(_ text: String) -> Bool {
      text.splitExactly(at: "{").dropFirst().contains { rest in
        rest.firstIndex(of: "}").map { NamedPlaceholders.isName(rest[..<$0]) } ?? false
      }
    }
  }

  let syntax: Syntax
  private(set) var names: [Int: String] = [:]
  private(set) var problems: [String] = []
  private var places: [String: Int] = [:]

  init(_ syntax: Syntax) { self.syntax = syntax }

  /// The place of a name.
  mutating func place(of name: String) -> Int {
    if let place = places[name] { return place }
    let place = (places.values.max() ?? 0) + 1
    places[name] = place
    // A number is a place, and no name.
    if Int(name) == nil { names[place] = name }
    return place
  }

  /// A text as a format string in which each value has its place.
  mutating func format(_ text: String) -> String {
    switch syntax {
    case .printf: return AppleFormat.withPlaces(text)
    case .python: return python(text)
    case .braces: return braces(text)
    }
  }

  private mutating func python(_ text: String) -> String {
    // `%%(` is no placeholder.
    let whole = text.splitExactly(at: "%%").map { part in
      var result = ""
      for (index, rest) in part.splitExactly(at: "%(").enumerated() {
        guard index > 0 else {
          result += rest
          continue
        }
        guard let end = rest.firstIndex(of: ")"), Self.isName(rest[..<end]) else {
          result += "%%(" + rest
          continue
        }
        let name = String(rest[..<end])
        result += "%\(place(of: name))$" + rest[rest.index(after: end)...]
      }
      return result
    }.joined(separator: "%%")
    for case .text(let shown) in PrintfFormat.parts(of: whole) {
      for (place, name) in names where shown.contains("%\(place)$") {
        problems.append(
          "what follows '%(\(name))' says no way to show a value; write '%(\(name))s'")
      }
    }
    return AppleFormat.withPlaces(whole)
  }

  private mutating func braces(_ text: String) -> String {
    var result = ""
    var next = 0
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == "%" {
        result += "%%"
        continue
      }
      guard scalar == "{" || scalar == "}" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      if index < scalars.count, scalars[index] == scalar {
        index += 1
        result.unicodeScalars.append(scalar)
        continue
      }
      let end = scalars[index...].firstIndex { $0 == "}" || $0 == "{" } ?? scalars.count
      let inner = String(String.UnicodeScalarView(scalars[index..<end]))
      guard scalar == "{", end < scalars.count, scalars[end] == "}" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      index = end + 1
      let parts = inner.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      var name = String(parts.first ?? "")
      if name.isEmpty { name = "\(next)" }
      next += 1
      guard Self.isName(name[...]) else {
        // No placeholder of this syntax: a reader sees it as it is.
        result += "{" + inner.replacingExactly("%", with: "%%") + "}"
        continue
      }
      guard let type = Self.type(parts.count == 2 ? String(parts[1]) : "") else {
        problems.append("'{\(inner)}' has a format that no message can say")
        continue
      }
      result += "%\(place(of: name))$\(type)"
    }
    return result
  }

  /// The conversion for a format of Python: `.2f`, `d`, or none.
  private static func type(_ format: String) -> String? {
    switch format {
    case "": return "@"
    case "s": return "@"
    case "d", "n": return "lld"
    case "f": return "f"
    default:
      guard format.first == ".", format.last == "f",
        let digits = Int(format.dropFirst().dropLast()), (0...99).contains(digits)
      else { return nil }
      return ".\(digits)f"
    }
  }

  static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.count <= 64
      && text.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }
  }
}
