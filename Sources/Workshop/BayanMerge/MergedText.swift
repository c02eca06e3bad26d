/// A part of a file that both sides changed, each in another way.
package struct MergeConflict: Hashable, Sendable {
  /// The keys that lead to it: `["passwordChanged", "title"]`.
  package var keys: [String]

  /// Its lines in the common ancestor; empty where it wasn't there.
  package var base: [UInt8]

  /// Its lines on our side; empty where we deleted it.
  package var ours: [UInt8]

  /// Its lines on their side; empty where they deleted it.
  package var theirs: [UInt8]

  package init(keys: [String], base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    (self.keys, self.base, self.ours, self.theirs) = (keys, base, ours, theirs)
  }

  /// The replacement of a conflict.
  package enum Choice: Hashable, Sendable {
    case ours
    case theirs
    case text([UInt8])
  }
}

/// How git marks conflicts in a file.
package struct ConflictMarks: Hashable, Sendable {
  /// How often a mark's character is repeated.
  package var size = 7
  package var ours: String
  package var theirs: String
  /// The name of the common ancestor, whose lines are in the middle; `nil` where they aren't wanted.
  package var base: String?

  package init(size: Int = 7, ours: String = "ours", theirs: String = "theirs", base: String? = nil)
  {
    self.size = size
    self.ours = ours
    self.theirs = theirs
    self.base = base
  }

  /// A conflict between marks, in lines that end as the file's.
  func bytes(of conflict: MergeConflict, lineEnd: [UInt8]) -> [UInt8] {
    func mark(_ character: Character, _ name: String) -> [UInt8] {
      let text = String(repeating: character, count: size) + (name.isEmpty ? "" : " \(name)")
      return Array(text.utf8) + lineEnd
    }
    var bytes = mark("<", ours) + conflict.ours
    if let base { bytes += mark("|", base) + conflict.base }
    return bytes + mark("=", "") + conflict.theirs + mark(">", theirs)
  }
}

/// A file after a merge: what is settled, and the conflicts between.
package struct MergedText: Hashable, Sendable {
  /// A part of the file.
  package enum Piece: Hashable, Sendable {
    case text([UInt8])
    case conflict(MergeConflict)
  }

  package var pieces: [Piece]
  /// How the lines of git's marks end.
  private var lineEnd: [UInt8] = [0x0A]

  package init(pieces: [Piece]) { self.pieces = pieces }

  /// The same with other line ends, also of the marks.
  func settingLineEnds(to lineEnd: [UInt8]) -> MergedText {
    var text = self
    text.lineEnd = lineEnd
    text.pieces = pieces.map { piece in
      switch piece {
      case .text(let bytes): .text(bytes.settingLineEnds(to: lineEnd))
      case .conflict(let conflict):
        .conflict(
          MergeConflict(
            keys: conflict.keys, base: conflict.base.settingLineEnds(to: lineEnd),
            ours: conflict.ours.settingLineEnds(to: lineEnd),
            theirs: conflict.theirs.settingLineEnds(to: lineEnd)))
      }
    }
    return text
  }

  /// The conflicts in the order of the file.
  package var conflicts: [MergeConflict] {
    pieces.compactMap { if case .conflict(let conflict) = $0 { conflict } else { nil } }
  }

  /// The file with git's marks around each conflict.
  package func bytes(marks: ConflictMarks) -> [UInt8] {
    pieces.flatMap { piece in
      switch piece {
      case .text(let bytes): bytes
      case .conflict(let conflict): marks.bytes(of: conflict, lineEnd: lineEnd)
      }
    }
  }

  /// The file with conflicts settled.
  ///
  /// - Parameter choose: Gets the place of a conflict among ``conflicts``; `nil` leaves it.
  package func settling(_ choose: (Int) -> MergeConflict.Choice?) -> MergedText {
    var settled = self
    var place = 0
    for (index, piece) in pieces.enumerated() {
      guard case .conflict(let conflict) = piece else { continue }
      switch choose(place) {
      case .ours: settled.pieces[index] = .text(conflict.ours)
      case .theirs: settled.pieces[index] = .text(conflict.theirs)
      case .text(let bytes): settled.pieces[index] = .text(bytes)
      case nil: break
      }
      place += 1
    }
    return settled
  }
}
