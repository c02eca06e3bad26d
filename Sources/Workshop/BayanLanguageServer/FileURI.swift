import BayanSupport
import Foundation

/// The URIs of files.
enum FileURI {
  /// Returns the path of a URI; `nil` if it names no file of this machine.
  static func path(_ uri: String) -> String? {
    guard let url = URL(string: uri), url.isFileURL, ["", "localhost"].contains(url.host ?? "")
    else { return nil }
    let path = url.standardizedFileURL.path
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  static func uri(_ path: String) -> String { "file://" + path.percentEncoded(keeping: "/") }
}
