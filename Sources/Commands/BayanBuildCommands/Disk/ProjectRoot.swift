import Foundation

/// The folder that everything of a project is in: the one with `Catalog/`.
///
/// A link in the project may lead to another place in the project. One that leads out of it is not
/// followed: what foreign people put in a repository could otherwise show files of this machine, or
/// have them written.
struct ProjectRoot {
  /// The path without any link in it.
  let path: String

  /// Where a path of the project leads.
  enum Place: Equatable {
    /// To this path without links. Nothing may be there.
    case inside(String)
    /// Out of the project.
    case outside
    /// To nothing, or in a circle.
    case nowhere
  }

  /// Takes up a folder; `nil` where it isn't there.
  init?(_ folder: URL) {
    guard let path = FileStatus.realPath(folder.path) else { return nil }
    self.path = path
  }

  /// Where a name leads in a folder of the project.
  ///
  /// - Parameter folder: A path without links.
  func place(of name: some StringProtocol, in folder: String) -> Place {
    let path = "\(folder)/\(name)"
    guard FileStatus.isLink(path) else { return .inside(path) }
    guard let real = FileStatus.realPath(path) else {
      // A link to a place where nothing is may lead out too; nothing is there, in any case.
      return .nowhere
    }
    return contains(real) ? .inside(real) : .outside
  }

  /// Where a path of the project leads, such as `Locales/ar/login.toml`.
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

  /// Whether a path without links is the project's folder, or below it.
  func contains(_ real: String) -> Bool {
    let (path, real) = (path.utf8, real.utf8)
    if path.elementsEqual("/".utf8) { return true }
    guard real.starts(with: path) else { return false }
    return real.count == path.count || real.dropFirst(path.count).first == UInt8(ascii: "/")
  }
}
