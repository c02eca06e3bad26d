package import Foundation

/// Writing of single files so that nothing is lost.
///
/// Files that belong together are a ``ProjectChange``.
package enum FileWriting {
  /// Writes a file aside and renames it, so that a reader meets the old text or the new one.
  ///
  /// Links are followed as far as a ``WritePlace`` allows.
  ///
  /// - Parameters:
  ///   - name: What the user calls the file; its path where there is no other name.
  ///   - isOurs: Whether contents are those of an earlier run, and may be replaced; `nil` if any may be.
  ///   - replacesLink: Whether a link is replaced, and not the file that it leads to.
  ///   - isDurable: Whether to wait until the disk has it. What is generated can be generated again;
  ///     what people wrote is waited for.
  /// - Throws: ``WriteFailure``; the file is then as it was.
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
    do throws(SystemError) {
      try replace(target, with: bytes, isDurable: isDurable, by: disk)
    } catch {
      throw WriteFailure(path: name, reason: .system(error))
    }
    _ = consume lock
  }

  /// Removes a file, or a link and not what it leads to.
  package static func remove(_ destination: URL, as name: String) throws(WriteFailure) {
    let target = try WritePlace.path(destination.path, as: name, replacesLink: true)
    do throws(SystemError) {
      try Disk().remove(target)
    } catch {
      throw WriteFailure(path: name, reason: .system(error))
    }
  }

  /// As ``write(_:to:as:over:replacesLink:isDurable:by:)``, for who has a lock on the folder and has followed
  /// links.
  static func replace(
    _ target: String, with bytes: [UInt8], isDurable: Bool = false, by disk: Disk
  ) throws(SystemError) {
    let folder = URL(fileURLWithPath: target).deletingLastPathComponent().path
    let aside = "\(folder)/\(FileAside.name(for: .part))"
    do throws(SystemError) {
      try disk.create(aside, bytes, like: FileStatus(target), isDurable: isDurable)
      try disk.rename(aside, to: target)
    } catch {
      try? disk.remove(aside)
      throw error
    }
    if isDurable { disk.settle(folder) }
  }

  /// Removes what killed runs left in a folder, unless another run works there.
  private static func removeLeftovers(in folder: String, by disk: Disk) {
    guard let lock = FolderLock(ifFree: folder) else { return }
    FileAside.removeLeftovers([.part], in: folder, by: disk)
    _ = consume lock
  }

  /// Makes a folder and those that it is in, where they aren't there.
  ///
  /// Links are followed as far as a ``WritePlace`` allows.
  ///
  /// - Returns: Those that were made, the outermost first.
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
    do throws(SystemError) {
      try disk.makeFolder(folder.path)
      return [folder.path]
    } catch {
      // Another run has made it.
      if FileStatus(folder.path)?.kind == .folder { return [] }
      guard error == SystemError(code: ENOENT), folder.path != "/" else {
        throw WriteFailure(path: folder.relativePath, reason: .system(error))
      }
    }
    let made = try make(folder.deletingLastPathComponent(), by: disk)
    do throws(SystemError) {
      try disk.makeFolder(folder.path)
    } catch  where FileStatus(folder.path)?.kind == .folder {
      return made
    } catch {
      throw WriteFailure(path: folder.relativePath, reason: .system(error))
    }
    return made + [folder.path]
  }
}
