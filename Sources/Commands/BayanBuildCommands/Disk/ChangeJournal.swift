import BayanSupport
import Foundation

/// The intended contents of a set of files, on the disk while the files are put in place.
///
/// Written when all new contents are aside, and removed when all are in place. So a run that finds
/// one finishes what a killed run began, or undoes it.
///
/// A text, a line a file, and the hash of all lines above it at the end:
///
///     bayan-journal 1
///     5d41402abc4b2a76 7d793037a0760186 .bayan-0f3a….new .bayan-99c1….old Locales/ar/login.toml
///     end 3a1f0c5527d08a4e
///
/// The hash of the former contents and the name of the file that holds them are `-` for a file that
/// wasn't there. Those of the new contents are `-` for a file that goes.
struct ChangeJournal: Equatable {
  /// The file's name, in the project's folder.
  static let name = ".bayan-journal"

  /// One file of the set.
  struct Entry: Equatable {
    /// From the project's folder, as the user knows it.
    var path: String
    /// The hash of the former contents; `nil` for a file that wasn't there.
    var old: UInt64?
    /// The hash of the new contents; `nil` for a file that goes.
    var new: UInt64?
    /// The file beside it with the new contents, until they are in place.
    var newAside: String?
    /// The file beside it with the former contents.
    var oldAside: String?
  }

  var entries: [Entry]

  /// The hash of contents.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = StableHash()
    hash.combine(bytes)
    return hash.value
  }

  // MARK: - As text

  private static let firstLine = "bayan-journal 1\n"

  /// The journal as it is on the disk.
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

  /// Reads a journal; `nil` for a text that is none, or not whole.
  ///
  /// It may come from anybody: a path that isn't a catalog's, or a name that isn't of our files, makes
  /// it none.
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

  /// Contents by their hash, and the file that holds them; nothing where there are none.
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
