package import Foundation

/// Writing of single files so that nothing is lost.
///
/// Files that belong together are a ``ProjectChange``.
package enum FileWriting {
  /// Writes a file aside and renames it, so that a reader meets the old text or the new one.
  ///
  /// - Parameters:
  ///   - name: What the user calls the file; its path where there is no other name.
  ///   - replacesLink: Whether a link is replaced, and not the file that it leads to.
  ///   - isDurable: Whether to wait until the disk has it. What is generated can be generated again;
  ///     what people wrote is waited for.
  /// - Throws: ``WriteFailure``; the file is then as it was.
  package static func write(
    _ bytes: [UInt8], to destination: URL, as name: String? = nil, replacesLink: Bool = false,
    isDurable: Bool = false, by disk: Disk = Disk()
  ) throws(WriteFailure) {
    var target = destination.path
    // A link to a device, such as `/dev/stdout`, stays.
    let isReplaced = replacesLink && FileStatus(target)?.kind != .other
    if FileStatus.isLink(target), !isReplaced {
      // After a link is the file that is meant.
      guard let real = FileStatus.realPath(target) else {
        throw WriteFailure(path: name ?? destination.relativePath, reason: .deadLink)
      }
      target = real
    }
    if FileStatus(target)?.kind == .other {
      throw WriteFailure(path: name ?? destination.relativePath, reason: .device)
    }
    let folder = URL(fileURLWithPath: target).deletingLastPathComponent().path
    removeLeftovers(in: folder, by: disk)
    let lock = FolderLock(folder, .shared)
    do throws(SystemError) {
      try replace(target, with: bytes, isDurable: isDurable, by: disk)
    } catch {
      throw WriteFailure(path: name ?? destination.relativePath, reason: .system(error))
    }
    _ = consume lock
  }

  /// As ``write(_:to:as:isDurable:by:)``, for who has a lock on the folder and has followed links.
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
  /// - Returns: Those that were made, the outermost first.
  @discardableResult
  package static func makeFolder(
    _ folder: URL, by disk: Disk = Disk()
  ) throws(WriteFailure) -> [String] {
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
    let made = try makeFolder(folder.deletingLastPathComponent(), by: disk)
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
