import BayanDiagnostics
import BayanSupport

/// The segments of a text in XLIFF 1.2: `mrk` of the type `seg`, which CAT tools make of sentences.
struct SegmentMarks {
  /// Whether the target has segments, and nobody has translated one of them.
  private(set) var areUntranslated = false

  /// That some segments have a translation and others don't, as sentences.
  private(set) var problems: [Diagnostic.Message] = []

  /// - Parameter source: `seg-source` where there is one, or else `source`.
  init(source: XMLNode?, target: XMLNode) {
    let translated = target.segments
    // Where the marks are gone, all that there is may be the whole translation.
    guard !translated.isEmpty else { return }
    var wanted = (source?.segments ?? []).filter(\.hasText).map { $0["mid"] ?? "" }
    if wanted.isEmpty { wanted = translated.map { $0["mid"] ?? "" } }
    let done = Set(translated.filter(\.hasText).map { $0["mid"] ?? "" })
    let missing = wanted.indices.filter { !done.contains(wanted[$0]) }
    // Tools number the marks of both texts alike. Where they don't, the number of them is left.
    let known = Set(translated.map { $0["mid"] ?? "" })
    let isMatched = known.count == translated.count && wanted.contains(where: known.contains)
    let places =
      isMatched
      ? missing
      : wanted.indices.filter { !translated.indices.contains($0) || !translated[$0].hasText }
    if !target.hasText {
      areUntranslated = true
    } else {
      problems = places.map { "segment \($0 + 1) of \(wanted.count) has no translation" }
    }
  }
}

extension XMLNode {
  /// The segments in it, at any depth; they aren't in each other.
  fileprivate var segments: [XMLNode] {
    nodes.flatMap { node in
      node.name == "mrk" && node["mtype"] == "seg" ? [node] : node.segments
    }
  }

  /// Whether it has a character that is no white space, or a code.
  fileprivate var hasText: Bool {
    children.contains { child in
      switch child {
      case .text(let text): !text.isBlank
      case .node(let node): ["mrk", "g"].contains(node.name) ? node.hasText : true
      case .comment: false
      }
    }
  }
}
