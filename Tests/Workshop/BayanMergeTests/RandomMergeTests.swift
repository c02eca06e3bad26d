import BayanDiagnostics
import BayanMerge
import BayanSeededRandom
import BayanTOML
import Testing

/// Merges of files with random changes on both sides.
struct RandomMergeTests {
  /// A file as entries with facets, each with its own unique word.
  private struct Catalog {
    var entries: [(name: String, facets: [(name: String, words: String)])] = []

    var text: String {
      entries.map { entry in
        "# About \(entry.name).\n[\(entry.name)]\n"
          + entry.facets.map { "\($0.name) = \"\($0.words)\"\n" }.joined()
      }.joined(separator: "\n")
    }

    /// All texts by entry and facet.
    var said: [String: String] {
      var said: [String: String] = [:]
      for entry in entries {
        for facet in entry.facets { said["\(entry.name).\(facet.name)"] = facet.words }
      }
      return said
    }
  }

  private static let facets = ["title", "description", "suggestion", "help"]

  /// Returns a random file; each text is a word with the next number.
  private static func catalog(_ random: inout SeededRandom, _ words: inout Int) -> Catalog {
    var catalog = Catalog()
    for index in 0..<Int.random(in: 1...5, using: &random) {
      var facets: [(String, String)] = []
      for name in Self.facets where Bool.random(using: &random) || name == "title" {
        words += 1
        facets.append((name, "word\(words)"))
      }
      catalog.entries.append(("e\(index)", facets))
    }
    return catalog
  }

  /// Returns a file after some edits of a person.
  private static func edited(
    _ catalog: Catalog, _ random: inout SeededRandom, _ words: inout Int
  ) -> Catalog {
    var catalog = catalog
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      words += 1
      let kind = Int.random(in: 0..<5, using: &random)
      guard kind > 0, !catalog.entries.isEmpty else {
        let place = Int.random(in: 0...catalog.entries.count, using: &random)
        // Both sides may choose the same name.
        let name = Bool.random(using: &random) ? "n\(words)" : "new"
        if !catalog.entries.contains(where: { $0.name == name }) {
          catalog.entries.insert((name, [("title", "word\(words)")]), at: place)
        }
        continue
      }
      let index = Int.random(in: catalog.entries.indices, using: &random)
      let facet = Int.random(in: catalog.entries[index].facets.indices, using: &random)
      switch kind {
      case 1: catalog.entries[index].facets[facet].words = "word\(words)"
      case 2:
        let present = catalog.entries[index].facets.map(\.name)
        if let name = Self.facets.first(where: { !present.contains($0) }) {
          catalog.entries[index].facets.append((name, "word\(words)"))
        }
      case 3:
        if catalog.entries[index].facets.count > 1 {
          catalog.entries[index].facets.remove(at: facet)
        }
      default: catalog.entries.remove(at: index)
      }
    }
    return catalog
  }

  @Test func `no word of either side is lost, and both orders give the same entries`() throws {
    var conflicts = 0
    for seed in 1...1_000 {
      var random = SeededRandom(seed: UInt64(seed))
      var words = 0
      let base = Self.catalog(&random, &words)
      let ours = Self.edited(base, &random, &words)
      let theirs = Self.edited(base, &random, &words)
      let merged = try FileMergeTests.merged(base.text, ours.text, theirs.text)
      let back = try FileMergeTests.merged(base.text, theirs.text, ours.text)
      conflicts += merged.conflicts.count
      #expect(merged.conflicts.count == back.conflicts.count, "seed \(seed)")
      let text = FileMergeTests.text(merged)
      for (side, other) in [(ours, theirs), (theirs, ours)] {
        for (key, words) in side.said where !text.contains("\"\(words)\"") {
          // A text may be missing only if the other side removed it, and this side didn't change
          // it.
          #expect(
            base.said[key] == words && other.said[key] != words, "seed \(seed): \(words)\n\(text)")
        }
      }
      // With either choice the file is valid, and both orders have the same entries.
      for (one, two) in [(MergeConflict.Choice.ours, MergeConflict.Choice.theirs)] {
        let first = merged.settling { _ in one }.bytes(marks: ConflictMarks())
        let second = back.settling { _ in two }.bytes(marks: ConflictMarks())
        #expect(try Self.keys(first) == Self.keys(second), "seed \(seed)")
      }
    }
    #expect(conflicts > 100)
  }

  private static func keys(_ bytes: [UInt8]) throws -> Set<String> {
    let document = TOMLDocument.parse(.init(path: "", bytes: bytes)).document
    try #require(document.isValid)
    return Set(
      document.root.entries.flatMap { entry in
        (entry.value.table?.entries ?? []).map {
          "\(entry.key).\($0.key) = \($0.value.string?.value ?? "")"
        }
      })
  }
}
