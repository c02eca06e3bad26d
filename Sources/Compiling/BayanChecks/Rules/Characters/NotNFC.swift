package import BayanDiagnostics
import BayanICU
import BayanSupport

/// A letter and its mark that Normalization Form C would join.
///
/// The order of marks doesn't matter: people type shadda before fatha, the normal form has the
/// reverse, and programs treat both alike. Nor is a letter reported that the form takes apart, as
/// it does with some of Devanagari and Hebrew.
///
/// Not reported: `شدَّة` with its marks in either order; `क़` as U+0958.
package struct NotNFC: MessageRule {
  package static let id: RuleID = "not-nfc"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "A letter and its mark are two characters, though Unicode has one character for both.",
    why: """
      They look the same, but searching and comparing treat them as different. Fonts draw the \
      single character better.
      """,
    howToFix: """
      Run 'bayan check --fix', which writes the single character. The text looks the same.
      """,
    examples: [
      .message("ar", source: "Responsible", bad: "مسو<U+0654>ول", good: "مسؤول")
    ])

  package let requiredBytes: ByteSet = .nonASCII

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.nfc) else { return }
    for path in message.characters.paths where path.traits.contains(.nfc) {
      var found: [(range: Range<Int>, form: String)] = []
      for cluster in path.clusters() {
        if let form = path.composition(of: cluster) { found.append((cluster, form)) }
      }
      guard let first = found.first else { continue }
      report.add(
        .apart(path.string(first.range), first.form, found.count), at: first.range, on: path,
        in: message,
        fix: (
          "join them", .automatic, found.map { message.edit(path, $0.range, $0.form) }
        ))
    }
  }
}

extension MessageCharacters.Path {
  /// The stretches that NFC might change, each from a character that starts something.
  fileprivate func clusters() -> [Range<Int>] {
    var clusters: [Range<Int>] = []
    var index = 0
    while index < units.count {
      let start = index
      var isConcerned = units[index].isWritten && units[index].properties.mayChangeInNFC
      index += 1
      while index < units.count, units[index].isWritten, units[index].continuesCluster {
        if units[index].properties.mayChangeInNFC { isConcerned = true }
        index += 1
      }
      if isConcerned { clusters.append(start..<index) }
    }
    return clusters
  }

  /// What NFC makes of a stretch, if it joins or replaces characters rather than reordering them.
  fileprivate func composition(of cluster: Range<Int>) -> String? {
    let written = units[cluster].map(\.scalar)
    let form = Normalization.normalizedNFC(string(cluster))
    let scalars = Array(form.unicodeScalars)
    guard scalars.count <= written.count, scalars != written else { return nil }
    let marks = units[cluster].dropFirst().enumerated().sorted { a, b in
      (a.element.properties.combiningClass, a.offset)
        < (b.element.properties.combiningClass, b.offset)
    }
    let reordered = written.prefix(1) + marks.map(\.element.scalar)
    return scalars == Array(reordered) ? nil : form
  }
}

extension MessageCharacters.Unit {
  /// Whether the character combines with what stands before it, as far as NFC goes.
  fileprivate var continuesCluster: Bool {
    properties.combiningClass != 0
      || (properties.mayChangeInNFC && (properties.isMark || properties.script == .hangul))
  }
}

extension Diagnostic.Message {
  fileprivate static func apart(_ written: String, _ form: String, _ count: Int) -> Self {
    let codes = { (text: String) in
      text.unicodeScalars.map(\.codePoint).joined(separator: " ")
    }
    let others = count > 1 ? ", and \(count - 1) more" : ""
    return "'\(form)' is written as \(codes(written)) instead of \(codes(form))\(others)"
  }
}
