package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// A letter and its mark that Normalization Form C would join.
///
/// The order of marks doesn't matter: people type shadda before fatha, the normal form has the
/// reverse, and programs treat both alike. A letter that the form decomposes isn't reported either, as
/// some of Devanagari and Hebrew.
package struct NotNFC: MessageRule {
  package static let id: RuleID = "not-nfc"
  package static let severity = Diagnostic.Severity.warning

  package let requiredBytes: ByteSet = .nonASCII

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.nfc) else { return }
    for text in message.renderedTexts where text.traits.contains(.nfc) {
      var found: [(range: Range<Int>, form: String)] = []
      for cluster in text.clusters() {
        if let form = text.composition(of: cluster) { found.append((cluster, form)) }
      }
      guard let first = found.first else { continue }
      report.add(
        .apart(text.string(first.range), first.form, found.count),
        at: .text(first.range, of: text, in: message),
        fixes: Fix.making(
          "join them", .automatic, found.map { message.edit($0.range, of: text, to: $0.form) }))
    }
  }
}

extension ShownText {
  /// Returns the stretches that NFC might change, each from a character that starts a cluster.
  fileprivate func clusters() -> [Range<Int>] {
    var clusters: [Range<Int>] = []
    var index = 0
    while index < characters.count {
      let start = index
      var isConcerned = characters[index].isWritten && characters[index].properties.mayChangeInNFC
      index += 1
      while index < characters.count, characters[index].isWritten,
        characters[index].continuesCluster
      {
        if characters[index].properties.mayChangeInNFC { isConcerned = true }
        index += 1
      }
      if isConcerned { clusters.append(start..<index) }
    }
    return clusters
  }

  /// Returns the NFC form of a stretch, if it joins or replaces characters rather than reordering them.
  fileprivate func composition(of cluster: Range<Int>) -> String? {
    let written = characters[cluster].map(\.scalar)
    let form = Normalization.normalizedNFC(string(cluster))
    let scalars = Array(form.unicodeScalars)
    guard scalars.count <= written.count, scalars != written else { return nil }
    let marks = characters[cluster].dropFirst().enumerated().sorted { a, b in
      (a.element.properties.combiningClass, a.offset)
        < (b.element.properties.combiningClass, b.offset)
    }
    let reordered = written.prefix(1) + marks.map(\.element.scalar)
    return scalars == Array(reordered) ? nil : form
  }
}

extension ShownCharacter {
  /// Whether the character can combine in NFC with the character before it.
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
    return count == 1
      ? "'\(form)' is written as \(codes(written)) instead of \(codes(form))"
      : "'\(form)' is written as \(codes(written)) instead of \(codes(form)), and \(count - 1) more in the same way"
  }
}
