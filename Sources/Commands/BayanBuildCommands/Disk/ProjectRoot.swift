import Foundation

/// The folder of a whole project, which has `Catalog/`.
///
/// A link in the project may lead to another place in the project. A link out of the project is not
/// followed: otherwise a foreign repository could have files of this machine shown or written.
struct ProjectRoot {
  /// The path without links.
  let path: String

  /// The target of a path in the project.
  enum Place: Equatable {
    /// A path without links in the project; it may be free.
    case inside(String)
    /// A target outside of the project.
    case outside
    /// A link to a missing target, or a loop of links.
    case nowhere
  }

  /// Opens a folder; `nil` if it doesn't exist.
  init?(_ folder: URL) {
    guard let path = FileStatus.realPath(folder.path) else { return nil }
    self.path = path
  }

  /// Returns the target of a name in a folder of the project.
  ///
  /// - Parameter folder: A path without links.
  func place(of name: some StringProtocol, in folder: String) -> Place {
    let path = "\(folder)/\(name)"
    guard FileStatus.isLink(path) else { return .inside(path) }
    guard let real = FileStatus.realPath(path) else {
      // A link to a free path may also lead out of the project, but nothing exists there.
      return .nowhere
    }
    return contains(real) ? .inside(real) : .outside
  }

  /// Returns the target of a path in the project, such as `Locales/ar/login.toml`.
  func place(of path: String) -> Place {
    var folder = self.path
    for name in path.split(separator: "/", omittingEmptySubsequences: false) {
      guard !name.isEmpty, name != ".", name != ".." else { return .outside }
      switch place(of: name, in: folder) {
      case .inside(let next): folder = next
      case let place: return place
      }
    }
    return .inside(folder)
  }

  /// Returns whether a path without links is the project's folder or below it.
  func contains(_ real: String) -> Bool {
    let (path, real) = (path.utf8, real.utf8)
    if path.elementsEqual("/".utf8) { return true }
    guard real.starts(with: path) else { return false }
    return real.count == path.count || real.dropFirst(path.count).first == UInt8(ascii: "/")
  }
}
