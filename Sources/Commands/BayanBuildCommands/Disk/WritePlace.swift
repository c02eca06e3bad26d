import BayanCatalog
import Foundation

/// Where a path leads for writing: a path without any link in it.
///
/// All that commands write goes through here, or through a ``ProjectRoot``. A ``Disk`` takes no other
/// paths, so that no command can forget it.
///
/// A link that lies in a repository came with it, and whoever made it must not choose what is written
/// elsewhere: it is followed only to places in the same repository. Other links are the user's own, such
/// as `/tmp` on macOS.
enum WritePlace {
  /// Follows the links of a path.
  ///
  /// - Parameters:
  ///   - path: A path from the root. Nothing may be there yet.
  ///   - name: What the user calls it.
  ///   - home: The folder in which it must stay; `nil` for a path that the user gave.
  ///   - replacesLink: Whether a link at the path's end is meant itself.
  /// - Throws: ``WriteFailure`` for a link that leads elsewhere or to nothing, and for a device.
  static func path(
    _ path: String, as name: String, in home: ProjectRoot? = nil, replacesLink: Bool = false
  ) throws(WriteFailure) -> String {
    var homes = [home].compactMap(\.self)
    var rest = names(of: path)
    var place = ""
    while let next = rest.popLast() {
      if next == "." { continue }
      if next == ".." {
        place = folder(of: place)
        continue
      }
      let link = "\(place)/\(next)"
      guard FileStatus.isLink(link) else {
        place = link
        continue
      }
      let status = FileStatus(link)
      // A link to a device, such as `/dev/stdout`, stays.
      if rest.isEmpty, status?.kind == .other { throw WriteFailure(path: name, reason: .device) }
      if rest.isEmpty, replacesLink {
        place = link
        continue
      }
      guard status != nil,
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
      else { throw WriteFailure(path: name, reason: .deadLink) }
      if let home = Self.home(of: place) { homes.append(home) }
      if target.hasPrefix("/") { place = "" }
      rest += names(of: target)
    }
    if place.isEmpty { place = "/" }
    guard homes.allSatisfy({ $0.contains(place) }) else {
      throw WriteFailure(path: name, reason: .outside)
    }
    return place
  }

  /// The names in a path, the first one last.
  private static func names(of path: String) -> [Substring] {
    path.split(separator: "/").reversed()
  }

  /// The folder that a path without links is in; empty for the root.
  private static func folder(of place: String) -> String {
    place.lastIndex(of: "/").map { String(place[..<$0]) } ?? ""
  }

  /// The folder in which a link must stay that lies in this one: the repository, the project where there
  /// is none, or the current folder; `nil` outside of all of them.
  private static func home(of place: String) -> ProjectRoot? {
    for mark in [".git", ProjectLayout.catalogFolder] {
      var folder = place
      while true {
        if FileStatus("\(folder)/\(mark)", followingLinks: false) != nil {
          return ProjectRoot(URL(fileURLWithPath: folder.isEmpty ? "/" : folder))
        }
        if folder.isEmpty { break }
        folder = Self.folder(of: folder)
      }
    }
    let here = ProjectRoot(URL(fileURLWithPath: ".", isDirectory: true))
    return here.flatMap { $0.contains(place.isEmpty ? "/" : place) ? $0 : nil }
  }
}
