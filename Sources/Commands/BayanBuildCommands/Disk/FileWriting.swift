package import Foundation

/// The writing of single files without loss.
///
/// Files that belong together are written by a ``ProjectChange``.
package enum FileWriting {
  /// Writes a file aside and renames it, so that readers see the old text or the new one.
  ///
  /// Links are followed as far as a ``WritePlace`` allows.
  ///
  /// - Parameters:
  ///   - name: The user's name of the file; `nil` for its path.
  ///   - isOurs: Returns whether contents are those of an earlier run, and may be replaced; `nil`
  ///     if all may.
  ///   - replacesLink: Whether a link itself is replaced, and not its target.
  ///   - isDurable: Whether to wait until the contents are on the disk. Generated files can be
  ///     generated again, so only people's own files are waited for.
  /// - Throws: ``WriteFailure``; the file is then unchanged.
  package static func write(
    _ bytes: [UInt8], to destination: URL, as name: String? = nil,
    over isOurs: (([UInt8]) -> Bool)? = nil, replacesLink: Bool = false, isDurable: Bool = false,
    by disk: Disk = Disk()
  ) throws(WriteFailure) {
    let name = name ?? destination.relativePath
    let target = try WritePlace.path(destination.path, as: name, replacesLink: replacesLink)
    if let status = FileStatus(target) {
      if status.kind == .other { throw WriteFailure(path: name, reason: .device) }
      if let isOurs, status.kind == .file, status.size > 0,
        FileStatus.contents(of: target).map(isOurs) != true
      {
        throw WriteFailure(path: name, reason: .foreign)
      }
    }
    let folder = URL(fileURLWithPath: target).deletingLastPathComponent().path
    removeLeftovers(in: folder, by: disk)
    let lock = FolderLock(folder, .shared)
    do throws(SystemCallError) {
      try replace(target, with: bytes, isDurable: isDurable, by: disk)
    } catch {
      throw WriteFailure(path: name, reason: .system(error))
    }
    _ = consume lock
  }

  /// Removes a file, or a link without its target.
  package static func remove(_ destination: URL, as name: String) throws(WriteFailure) {
    let target = try WritePlace.path(destination.path, as: name, replacesLink: true)
    do throws(SystemCallError) {
      try Disk().remove(target)
    } catch {
      throw WriteFailure(path: name, reason: .system(error))
    }
  }

  /// Replaces a file after the caller has locked its folder and followed links; see
  /// ``write(_:to:as:over:replacesLink:isDurable:by:)``.
  static func replace(
    _ target: String, with bytes: [UInt8], isDurable: Bool = false, by disk: Disk
  ) throws(SystemCallError) {
    let folder = URL(fileURLWithPath: target).deletingLastPathComponent().path
    let aside = "\(folder)/\(FileAside.name(for: .part))"
    do throws(SystemCallError) {
      try disk.create(aside, bytes, like: FileStatus(target), isDurable: isDurable)
      try disk.rename(aside, to: target)
    } catch {
      try? disk.remove(aside)
      throw error
    }
    if isDurable { disk.settle(folder) }
  }

  /// Removes a killed run's files from a folder, unless another run works there.
  private static func removeLeftovers(in folder: String, by disk: Disk) {
    guard let lock = FolderLock(ifFree: folder) else { return }
    FileAside.removeLeftovers([.part], in: folder, by: disk)
    _ = consume lock
  }

  /// Creates a folder and its parents, as far as they don't exist.
  ///
  /// Links are followed as far as a ``WritePlace`` allows.
  ///
  /// - Returns: The created folders, the outermost first.
  @discardableResult
  package static func makeFolder(
    _ folder: URL, by disk: Disk = Disk()
  ) throws(WriteFailure) -> [String] {
    let place = try WritePlace.path(folder.path, as: folder.relativePath)
    do throws(WriteFailure) {
      return try make(URL(fileURLWithPath: place, isDirectory: true), by: disk)
    } catch {
      throw WriteFailure(path: folder.relativePath, reason: error.reason)
    }
  }

  private static func make(_ folder: URL, by disk: Disk) throws(WriteFailure) -> [String] {
    if FileStatus(folder.path)?.kind == .folder { return [] }
    do throws(SystemCallError) {
      try disk.makeFolder(folder.path)
      return [folder.path]
    } catch {
      // Another run has created the folder.
      if FileStatus(folder.path)?.kind == .folder { return [] }
      guard error == SystemCallError(code: ENOENT), folder.path != "/" else {
        throw WriteFailure(path: folder.relativePath, reason: .system(error))
      }
    }
    let parents = try make(folder.deletingLastPathComponent(), by: disk)
    do throws(SystemCallError) {
      try disk.makeFolder(folder.path)
    } catch  where FileStatus(folder.path)?.kind == .folder {
      return parents
    } catch {
      throw WriteFailure(path: folder.relativePath, reason: .system(error))
    }
    return parents + [folder.path]
  }
}
