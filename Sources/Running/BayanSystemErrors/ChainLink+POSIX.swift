import BayanRuntime
import Foundation

extension ChainLink {
  /// Returns the catalog's error for an error number of this system.
  ///
  /// The numbers are compared by their names, because they differ between systems.
  func posix(_ number: Int) -> (any CatalogError)? {
    guard let number = Int32(exactly: number), let code = POSIXErrorCode(rawValue: number) else {
      return nil
    }
    return network(code) ?? file(code) ?? system(code)
  }

  private func network(_ code: POSIXErrorCode) -> NetworkError? {
    switch code {
    // Within an error of a file it is a pipe, to another program.
    case .EPIPE: isOfFile ? .interrupted(underlying: thrown) : .connectionClosed(underlying: thrown)
    case .ECONNREFUSED, .EHOSTDOWN, .EHOSTUNREACH: .hostUnreachable(underlying: thrown)
    case .ECONNRESET, .ECONNABORTED, .ENOTCONN, .ESHUTDOWN, .ENETRESET:
      .connectionClosed(underlying: thrown)
    case .ENETDOWN, .ENETUNREACH: .offline(underlying: thrown)
    case .ETIMEDOUT: .timedOut(seconds: 0, underlying: thrown)
    case .EMSGSIZE: .requestTooLarge(underlying: thrown)
    default: nil
    }
  }

  private func file(_ code: POSIXErrorCode) -> SystemError? {
    switch code {
    case .ENOENT: .fileNotFound(file: file, underlying: thrown)
    case .EEXIST: .fileExists(file: destination, underlying: thrown)
    case .ENOTEMPTY: .folderNotEmpty(file: file, underlying: thrown)
    case .ENAMETOOLONG: .nameNotAllowed(underlying: thrown)
    case .ENOSPC, .EDQUOT: .diskFull(file: destination, underlying: thrown)
    case .EROFS: .readOnly(file: destination, underlying: thrown)
    case .EFBIG, .EOVERFLOW: .fileTooLarge(file: file, underlying: thrown)
    case .EBUSY, .ETXTBSY: .inUse(file: file, underlying: thrown)
    case .EISDIR: .folderInsteadOfFile(file: file, underlying: thrown)
    case .ENOTDIR: .fileInsteadOfFolder(underlying: thrown)
    case .ELOOP: .shortcutBroken(file: file, underlying: thrown)
    case .EIO, .ENXIO, .ENODEV, .ESTALE: .diskFailed(file: file, underlying: thrown)
    default: nil
    }
  }

  private func system(_ code: POSIXErrorCode) -> SystemError? {
    #if canImport(Darwin)
      // On Linux this is another name of `EOPNOTSUPP`.
      if code == .ENOTSUP { return .unsupported(underlying: thrown) }
    #endif
    return switch code {
    case .EACCES, .EPERM: .notPermitted(underlying: thrown)
    case .EXDEV, .EOPNOTSUPP, .ENOSYS, .EMLINK: .unsupported(underlying: thrown)
    case .EMFILE, .ENFILE: .tooManyOpen(underlying: thrown)
    case .ENOMEM, .ENOBUFS: .outOfMemory(underlying: thrown)
    case .EAGAIN, .EINTR, .ENOLCK, .EDEADLK: .busy(underlying: thrown)
    case .EADDRINUSE, .EADDRNOTAVAIL: .addressInUse(underlying: thrown)
    case .EILSEQ, .EBADMSG, .EPROTO: .dataDamaged(underlying: thrown)
    // Calls that the system refuses: a closed handle, a wrong argument, a wrong kind of socket.
    case .EBADF, .EINVAL, .EFAULT, .ENOTSOCK, .E2BIG, .EDOM, .ERANGE, .EAFNOSUPPORT, .EPROTOTYPE,
      .ENOPROTOOPT, .EPROTONOSUPPORT, .EDESTADDRREQ, .EISCONN, .ENOTTY, .ESPIPE:
      .programFault(underlying: thrown)
    default: nil
    }
  }
}
