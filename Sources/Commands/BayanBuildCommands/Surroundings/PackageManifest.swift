import BayanDiagnostics
package import Foundation

/// The targets of a `Package.swift`, as far as the file has them literally.
///
/// The file is read as text, because running it takes seconds and needs swiftc. Computed parts are
/// unknown, and no diagnostics depend on them.
package struct PackageManifest {
  /// A target of the manifest.
  package struct Target {
    package var name: String
    /// Whether other targets and packages may use the target, so that it is no program and no test.
    package var isLibrary: Bool
    /// The span of the target's name.
    var span: SourceSpan
    var folder: URL
    /// Whether the target uses the plugin that compiles catalogs; `nil` if that is unknown.
    var usesPlugin: Bool?
  }

  static let plugin = "BayanPlugin"
  private static let name = "Package.swift"

  /// The package's folder.
  let folder: URL
  let file: SourceFile
  package let targets: [Target]
  /// The folders of the packages that it depends on by path.
  let pathDependencies: [URL]

  /// Reads the manifest of the package around a folder; `nil` outside of packages.
  package init?(of folder: URL) {
    var folder = folder.standardizedFileURL
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent(Self.name).path) {
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      let isTop = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(".git").path)
      if isTop || parent.path == folder.path { return nil }
      folder = parent
    }
    let path = folder.appendingPathComponent(Self.name).path
    guard let status = FileStatus(path), status.kind == .file, status.size <= 1 << 20,
      let bytes = FileStatus.contents(of: path, atMost: status.size)
    else { return nil }
    self.folder = folder
    file = SourceFile(path: Self.name, bytes: bytes)
    let text = SwiftText(bytes)
    targets = Self.targets(in: text, of: folder)
    pathDependencies = text.calls(of: ".package").compactMap { open in
      guard let place = text.call(at: open)?.arguments.first(where: { $0.label == "path" })?.value,
        let path = text.string(at: place.lowerBound)
      else { return nil }
      return URL(fileURLWithPath: path, isDirectory: true, relativeTo: folder).standardizedFileURL
    }
  }

  /// Returns the target with this folder.
  func target(at folder: URL) -> Target? {
    let path = Self.path(of: folder)
    return targets.first { Self.path(of: $0.folder) == path }
  }

  private static func path(of folder: URL) -> String {
    FileStatus.realPath(folder.path) ?? folder.standardizedFileURL.path
  }

  private static let calls = [".target", ".executableTarget", ".testTarget"]

  private static func targets(in text: SwiftText, of folder: URL) -> [Target] {
    var (found, end) = ([Target](), 0)
    // Plugins can also be added to targets further down.
    let whole = String(decoding: text.code, as: UTF8.self)
    let addsPlugins = whole.contains(".plugins")
    let libraries = Set(text.calls(of: ".target"))
    for open in calls.flatMap(text.calls).sorted() {
      // A dependency on a target has the same form as a target.
      guard open >= end, let call = text.call(at: open) else { continue }
      end = call.end
      func value(_ label: String) -> Range<Int>? {
        call.arguments.first { $0.label == label }?.value
      }
      guard let place = value("name"), let name = text.string(at: place.lowerBound),
        let start = text.code[place].firstIndex(of: UInt8(ascii: "\""))
      else { continue }
      var paths = ["Sources/\(name)", "Tests/\(name)"]
      if let place = value("path") {
        guard let path = text.string(at: place.lowerBound) else { continue }
        paths = [path]
      }
      let folders = paths.map { folder.appendingPathComponent($0, isDirectory: true) }
      guard let own = folders.first(where: { FileStatus($0.path)?.kind == .folder }) else {
        continue
      }
      found.append(
        Target(
          name: name, isLibrary: libraries.contains(open),
          span: SourceSpan(start, start + name.utf8.count + 2), folder: own,
          usesPlugin: usesPlugin(value("plugins"), in: text, addsPlugins: addsPlugins)))
    }
    return found
  }

  private static func usesPlugin(
    _ value: Range<Int>?, in text: SwiftText, addsPlugins: Bool
  ) -> Bool? {
    guard let value else { return addsPlugins ? nil : false }
    if String(decoding: text.bytes[value], as: UTF8.self).contains("\"\(plugin)\"") { return true }
    let code = String(decoding: text.code[value], as: UTF8.self).filter { !$0.isWhitespace }
    // The list is literal, and not a variable.
    let isWrittenOut = code == "[]" || code.hasPrefix("[.plugin(") || code.hasPrefix("[\"")
    return isWrittenOut && !addsPlugins ? false : nil
  }
}
