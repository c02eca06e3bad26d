import Foundation

/// The stamps of files and folders that were read, by which a later look finds whether one of them
/// has changed.
///
/// A folder's stamp changes with the names in it, so a look needs no list of them. The stamps are
/// taken before the contents are read: a change in between is found by the next look.
package struct FileStamps {
  private var stamps: [(path: String, stamp: FileStamp?)] = []
  private var isSettled = false

  /// The seconds between the last change of a file and its reading from which on its stamp is
  /// trusted.
  ///
  /// File systems have clocks with ticks: two changes in one tick have the same time. Some network
  /// file systems count whole seconds, and FAT counts two.
  ///
  /// - Source: git, "Racy Git": the same rule for its index.
  package static let longestTick = 3.0

  /// Takes the stamp of a path; a path without anything has one, too.
  mutating func add(_ path: String) {
    stamps.append((path, FileStamp(path)))
  }

  /// Ends the reading of the files.
  ///
  /// - Parameter tick: The seconds after which the stamp of a changed file is trusted.
  mutating func end(tick: Double) {
    let now = Date.now.timeIntervalSince1970
    isSettled = stamps.allSatisfy { ($0.stamp?.changed ?? 0) <= now - tick }
  }

  /// Whether all paths have the stamps that were taken.
  var areCurrent: Bool {
    isSettled && stamps.allSatisfy { FileStamp($0.path) == $0.stamp }
  }
}

/// The properties of a file that differ after each change.
///
/// The time of the status is among them, because no program can set it. A program may set the time
/// of the contents.
private struct FileStamp: Equatable {
  private let device: UInt64
  private let node: UInt64
  private let size: Int64
  private let mode: UInt32
  private let contents: Time
  private let status: Time

  private struct Time: Equatable {
    var seconds: Int
    var nanoseconds: Int

    init(_ time: timespec) {
      seconds = Int(time.tv_sec)
      nanoseconds = Int(time.tv_nsec)
    }

    var value: Double { Double(seconds) + Double(nanoseconds) / 1e9 }
  }

  /// Reads the stamp of a path, without following a link; `nil` if nothing exists there.
  init?(_ path: String) {
    var found = stat()
    guard lstat(path, &found) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: found.st_dev)
    node = UInt64(found.st_ino)
    size = Int64(found.st_size)
    mode = UInt32(found.st_mode)
    #if canImport(Darwin)
      contents = Time(found.st_mtimespec)
      status = Time(found.st_ctimespec)
    #else
      contents = Time(found.st_mtim)
      status = Time(found.st_ctim)
    #endif
  }

  /// The time of the last change, in seconds since 1970.
  var changed: Double {
    max(contents.value, status.value)
  }
}
