/// A part of a file that both sides changed in different ways.
package struct MergeConflict: Hashable, Sendable {
  /// The path of keys to the part: `["passwordChanged", "title"]`.
  package var keys: [String]

  /// The lines in the common ancestor; empty if it didn't have the part.
  package var base: [UInt8]

  /// The lines on our side; empty if we deleted them.
  package var ours: [UInt8]

  /// The lines on their side; empty if they deleted them.
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

/// The form of git's conflict marks in a file.
package struct ConflictMarks: Hashable, Sendable {
  /// The number of a mark's repeated characters.
  package var size = 7
  package var ours: String
  package var theirs: String
  /// The name of the common ancestor, whose lines are in the middle; `nil` to leave them out.
  package var base: String?

  package init(size: Int = 7, ours: String = "ours", theirs: String = "theirs", base: String? = nil)
  {
    self.size = size
    self.ours = ours
    self.theirs = theirs
    self.base = base
  }

  /// Returns a conflict between marks, with the line ends of the file.
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

/// A file after a merge: the merged parts, and the conflicts between them.
package struct MergedText: Hashable, Sendable {
  /// A part of the file.
  package enum Piece: Hashable, Sendable {
    case text([UInt8])
    case conflict(MergeConflict)
  }

  package var pieces: [Piece]
  /// The line end of git's marks.
  private var lineEnd: [UInt8] = [0x0A]

  package init(pieces: [Piece]) { self.pieces = pieces }

  /// Returns the text with other line ends, also for the marks.
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

  /// Returns the file with git's marks around each conflict.
  package func bytes(marks: ConflictMarks) -> [UInt8] {
    pieces.flatMap { piece in
      switch piece {
      case .text(let bytes): bytes
      case .conflict(let conflict): marks.bytes(of: conflict, lineEnd: lineEnd)
      }
    }
  }

  /// Returns the file with conflicts resolved.
  ///
  /// - Parameter choose: Returns the choice for a conflict by its index in ``conflicts``; `nil`
  ///   leaves the conflict.
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
