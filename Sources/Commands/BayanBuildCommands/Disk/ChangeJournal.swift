import BayanSupport
import Foundation

/// The intended contents of a set of files, on the disk while the files are put in place.
///
/// The journal is written after all new contents are aside, and removed after all are in place. So
/// a run that finds a journal finishes a killed run's change, or undoes it.
///
/// The journal is a text with a line for each file, and at the end the hash of all lines above:
///
///     bayan-journal 1
///     5d41402abc4b2a76 7d793037a0760186 .bayan-0f3a….new .bayan-99c1….old Locales/ar/login.toml
///     end 3a1f0c5527d08a4e
///
/// The hash of the former contents and the name of their file are `-` for a new file. Those of the
/// new contents are `-` for a removed file.
struct ChangeJournal: Equatable {
  /// The name of the journal in the project's folder.
  static let name = ".bayan-journal"

  /// A file of the set.
  struct Entry: Equatable {
    /// The path from the project's folder, as the user names it.
    var path: String
    /// The hash of the former contents; `nil` for a new file.
    var old: UInt64?
    /// The hash of the new contents; `nil` for a removed file.
    var new: UInt64?
    /// The name of the file with the new contents, until they are in place.
    var newAside: String?
    /// The name of the file with the former contents.
    var oldAside: String?
  }

  var entries: [Entry]

  /// Returns the hash of contents.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = StableHash()
    hash.combine(bytes)
    return hash.value
  }

  // MARK: - As text

  private static let firstLine = "bayan-journal 1\n"

  /// The journal's text on the disk.
  var text: String {
    let lines = entries.map { entry in
      let (old, new) = (Self.text(of: entry.old), Self.text(of: entry.new))
      let path = entry.path.percentEncoded(keeping: "/")
      return "\(old) \(new) \(entry.newAside ?? "-") \(entry.oldAside ?? "-") \(path)\n"
    }
    let text = Self.firstLine + lines.joined()
    return text + "end \(Self.hash(text.utf8).hexadecimal(width: 16))\n"
  }

  private static func text(of hash: UInt64?) -> String {
    hash.map { $0.hexadecimal(width: 16) } ?? "-"
  }

  init(_ entries: [Entry]) { self.entries = entries }

  /// Reads a journal; `nil` for any other text, and for a part of a journal.
  ///
  /// Anybody may have written the text: a path outside of catalogs, or a name that isn't one of
  /// this program's files, makes it invalid.
  init?(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 3, lines.removeLast().isEmpty,
      let end = lines.popLast(), end.hasPrefix("end ")
    else { return nil }
    let body = lines.joined(separator: "\n") + "\n"
    guard end.dropFirst("end ".count) == Self.hash(body.utf8).hexadecimal(width: 16),
      body.hasPrefix(Self.firstLine)
    else { return nil }
    entries = []
    for line in lines.dropFirst() {
      guard let entry = Entry(line) else { return nil }
      entries.append(entry)
    }
  }
}

extension ChangeJournal.Entry {
  fileprivate init?(_ line: Substring) {
    let fields = line.split(separator: " ", omittingEmptySubsequences: false)
    guard fields.count == 5, let path = String(fields[4]).removingPercentEncoding,
      let old = Contents(fields[0], fields[3], .old),
      let new = Contents(fields[1], fields[2], .new), old.hash != nil || new.hash != nil
    else { return nil }
    self.path = path
    (self.old, oldAside) = (old.hash, old.aside)
    (self.new, newAside) = (new.hash, new.aside)
  }

  /// The hash of contents and the file with them; both are `nil` for no contents.
  private struct Contents {
    var hash: UInt64?
    var aside: String?

    init?(_ hash: Substring, _ aside: Substring, _ purpose: FileAside.Purpose) {
      if hash == "-", aside == "-" { return }
      guard let value = UInt64(hash, radix: 16), FileAside.purpose(of: aside) == purpose else {
        return nil
      }
      (self.hash, self.aside) = (value, String(aside))
    }
  }
}
