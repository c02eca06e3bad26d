import BayanSupport
import Foundation

/// The files that are written aside before they replace others.
///
/// The names of these files can't be guessed, so that nobody can prepare a link at one. A name has
/// the purpose of the file, by which a killed run's files are found.
enum FileAside {
  /// The purpose of a file.
  enum Purpose: String, CaseIterable {
    /// The new contents of a file that changes alone.
    case part
    /// The new contents of a file of a set.
    case new
    /// The former contents of a file of a set.
    case old
  }

  private static let start = ".bayan-"
  private static let digits = 16

  /// Returns a name that no other file has.
  static func name(for purpose: Purpose) -> String {
    start + UInt64.random(in: 0 ... .max).hexadecimal(width: digits) + "." + purpose.rawValue
  }

  /// Returns the purpose of a file by its name; `nil` for any other name.
  static func purpose(of name: some StringProtocol) -> Purpose? {
    guard name.utf8.starts(with: start.utf8) else { return nil }
    let rest = name.utf8.dropFirst(start.utf8.count)
    guard rest.prefix(digits).count == digits,
      rest.prefix(digits).allSatisfy({ 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 })
    else { return nil }
    return Purpose.allCases.first { rest.dropFirst(digits).elementsEqual(".\($0)".utf8) }
  }

  /// Removes a killed run's files from a folder: plain files of this user with such names.
  ///
  /// The caller holds a lock that excludes all other writers of such files there.
  static func removeLeftovers(
    _ purposes: Set<Purpose>, in folder: String, by disk: Disk
  ) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names {
      guard let purpose = purpose(of: name), purposes.contains(purpose) else { continue }
      let path = "\(folder)/\(name)"
      guard let status = FileStatus(path, followingLinks: false), status.kind == .file,
        status.owner == geteuid()
      else { continue }
      // A file that can't be removed does no harm.
      try? disk.remove(path)
    }
  }
}
