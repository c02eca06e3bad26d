import BayanMessageConversion
import BayanMessageSyntax
import BayanSupport

/// How an app's texts write each value, so that new texts write it so too.
struct WrittenPlaceholders {
  private let named: NamedPlaceholders
  /// The tokens of the texts for a value, by its place.
  private var tokens: [Int: String] = [:]
  /// The places of values that are known by where they are in a text.
  private var ordered: Set<Int> = []

  /// No placeholder is longer.
  private static let lengthLimit = 80

  /// - Parameter texts: The texts of an entry, the source's first.
  init(_ named: NamedPlaceholders, in texts: [String]) {
    self.named = named
    for text in texts { scan(Array(text.unicodeScalars)) }
  }

  private mutating func scan(_ scalars: [Unicode.Scalar]) {
    var index = 0
    var next = 1
    while index < scalars.count {
      let scalar = scalars[index]
      guard "%{$".unicodeScalars.contains(scalar) else {
        index += 1
        continue
      }
      if scalar != "$", index + 1 < scalars.count, scalars[index + 1] == scalar {
        index += 2
        continue
      }
      guard let (token, place) = token(scalars[index...].prefix(Self.lengthLimit)) else {
        index += 1
        continue
      }
      index += token.unicodeScalars.count
      let isOrdered =
        hasOrder && !token.unicodeScalars.contains { "($<{".unicodeScalars.contains($0) }
      let own = isOrdered ? next : place
      if isOrdered { next += 1 }
      if tokens[own] == nil {
        tokens[own] = token
        if isOrdered { ordered.insert(own) }
      }
    }
  }

  /// The longest text that is one value and nothing else.
  private func token(_ scalars: ArraySlice<Unicode.Scalar>) -> (text: String, place: Int)? {
    var found: (String, Int)?
    for count in scalars.indices.map({ $0 - scalars.startIndex + 1 }).dropFirst() {
      let text = String(String.UnicodeScalarView(scalars.prefix(count)))
      var alone = named
      let read = alone.format(text)
      let parts = read.problems.isEmpty ? PrintfFormat.parts(of: read.text) : []
      guard parts.count == 1, case .value(let place?, _) = parts[0] else {
        if found != nil { break }
        continue
      }
      found = (text, place)
    }
    return found
  }

  /// Whether a conversion without a place is for the next value.
  private var hasOrder: Bool { [.printf, .java, .python, .ruby].contains(named.syntax) }

  /// A pattern as the app writes it; `nil` where it shows a value that no text of the app shows.
  func text(_ pattern: Pattern, _ placeholders: PrintfPlaceholders) -> String? {
    let values = pattern.elements.map { placeholders.value(of: $0, .target)?.place }
    let inOrder = values.compactMap { $0.flatMap { ordered.contains($0) ? $0 : nil } }
    let needsPlaces = inOrder != Array(1..<(inOrder.count + 1))
    var text = ""
    for (element, place) in zip(pattern.elements, values) {
      guard let place else {
        text += escaped(element.plainText)
        continue
      }
      guard let token = tokens[place] else { return nil }
      text +=
        needsPlaces && ordered.contains(place) ? "%\(place)$\(token.dropFirst())" : token
    }
    return text
  }

  private func escaped(_ text: String) -> String {
    guard !tokens.isEmpty || named.isStated else { return text }
    switch named.syntax {
    case .printf, .java, .python, .ruby, .boost, .pascal, .numbers(hasEscapes: true):
      return text.replacingExactly("%", with: "%%")
    case .braces(.doubled):
      return text.replacingExactly("{", with: "{{").replacingExactly("}", with: "}}")
    case .braces(.quoted): return text.replacingExactly("'", with: "''")
    default: return text
    }
  }
}
