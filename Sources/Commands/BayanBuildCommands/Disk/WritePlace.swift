import BayanCatalog
import Foundation

/// The target of a path for writing: a path without links.
///
/// All writing of commands uses this type or a ``ProjectRoot``. A ``Disk`` rejects all other paths,
/// so that no command can forget it.
///
/// A link in a repository came with it, and its author must not choose other targets for writing:
/// it is followed only to places in the same repository. Other links are the user's own, such as
/// `/tmp` on macOS.
enum WritePlace {
  /// Follows the links of a path.
  ///
  /// - Parameters:
  ///   - path: A path from the root, which may be free.
  ///   - name: The user's name of the path.
  ///   - home: The folder that links must not leave; `nil` for a path from the user.
  ///   - replacesLink: Whether a link at the path's end is the target itself.
  /// - Throws: ``WriteFailure`` for a link to a forbidden or missing target, and for a device.
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
      // A link to a device, such as `/dev/stdout`, isn't replaced.
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

  /// Returns the components of a path, the first one last.
  private static func names(of path: String) -> [Substring] {
    path.split(separator: "/").reversed()
  }

  /// Returns the folder of a path without links; empty for the root.
  private static func folder(of place: String) -> String {
    place.lastIndex(of: "/").map { String(place[..<$0]) } ?? ""
  }

  /// Returns the folder that a link in a folder must not leave.
  ///
  /// The folder is the repository, else the project, else the current folder; `nil` outside of all
  /// of them.
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
