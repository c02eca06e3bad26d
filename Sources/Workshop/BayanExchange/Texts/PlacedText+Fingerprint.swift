import BayanCatalog
import BayanMessageConversion
import BayanMessageSyntax
import BayanSupport

/// How an app's file writes a percent sign in a text without values.
enum PercentSign: Sendable {
  /// `100 %`: no program formats the text.
  case single
  /// `100 %%`: a program runs it through a formatter.
  case doubled

  /// - Parameter texts: The texts under a key, as they are in the file.
  /// - Returns: `nil` where they have values, or no such sign.
  init?(in texts: [String]) {
    let parts = texts.flatMap { PrintfFormat.parts(of: $0) }
    guard parts.allSatisfy({ if case .text = $0 { true } else { false } }),
      texts.contains(where: { $0.utf8.contains(UInt8(ascii: "%")) })
    else { return nil }
    self = texts.contains { $0.containsExactly("%%") } ? .doubled : .single
  }
}

extension PlacedText {
  /// By which another text under the same key is known to be another one.
  ///
  /// The order of plural forms, and how values are written that mean the same, don't count.
  var fingerprint: String {
    var parts = rows.map { "\($0.keys.formatted) = \($0.text)" }.sorted()
    parts += selectors.map { "\($0.place) \($0.type)" }
    parts += markup.map { Pattern(elements: [.markup($0)], span: .none).formatted() }
    if state != .translated { parts.append(state.rawValue) }
    return messageFingerprint(parts.joined(separator: "\u{1F}"))
  }

  /// Whether it has no words, but white space at most.
  var isEmpty: Bool {
    rows.allSatisfy { $0.text.allSatisfy(\.isWhitespace) } && markup.isEmpty && problems.isEmpty
  }
}
