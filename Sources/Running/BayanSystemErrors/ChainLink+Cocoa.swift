import BayanRuntime
import Foundation

extension ChainLink {
  /// Returns the catalog's error for one of `NSCocoaErrorDomain`.
  ///
  /// - Source: FoundationErrors.h. Codes without a constant on Linux are numbers here.
  func cocoa(_ error: NSError) -> (any CatalogError)? {
    switch CocoaError.Code(rawValue: error.code) {
    case .fileReadUnknown:
      // The only error of `Data(contentsOf:)` for an HTTP status, with the address of the request.
      if let url = error.userInfo[NSURLErrorKey] as? URL, !url.isFileURL {
        return NetworkError.unknown(underlying: thrown)
      }
      return SystemError.readFailed(file: file, underlying: thrown)
    case .fileWriteUnknown: return SystemError.writeFailed(file: file, underlying: thrown)
    case .propertyListReadStream: return SystemError.readFailed(file: file, underlying: thrown)
    // XPC isn't a network; the number is that of `ubiquitousFileUbiquityServerNotAvailable`.
    case CocoaError.Code(rawValue: 4355): return NetworkError.hostUnreachable(underlying: thrown)
    default: return exactCocoa(error)
    }
  }

  private func exactCocoa(_ error: NSError) -> SystemError? {
    switch CocoaError.Code(rawValue: error.code) {
    case .fileNoSuchFile:
      // Of moving and deleting, the item itself; of writing, more often its folder.
      namesItem(error)
        ? .fileNotFound(file: file, underlying: thrown)
        : .folderNotFound(file: file, underlying: thrown)
    case .fileReadNoSuchFile: .fileNotFound(file: file, underlying: thrown)
    case .fileReadNoPermission: .readNotPermitted(file: file, underlying: thrown)
    case .fileWriteNoPermission: .writeNotPermitted(file: file, underlying: thrown)
    case .fileReadInvalidFileName, .fileWriteInvalidFileName: .nameNotAllowed(underlying: thrown)
    case .fileReadCorruptFile: .fileUnreadable(file: file, underlying: thrown)
    case .fileReadTooLarge: .fileTooLarge(file: file, underlying: thrown)
    case .fileReadInapplicableStringEncoding, .fileReadUnknownStringEncoding:
      .textUnreadable(file: file, underlying: thrown)
    case .fileWriteInapplicableStringEncoding: .textUnwritable(underlying: thrown)
    case .fileWriteFileExists: .fileExists(file: destination, underlying: thrown)
    case .fileWriteOutOfSpace: .diskFull(file: destination, underlying: thrown)
    case .fileWriteVolumeReadOnly: .readOnly(file: destination, underlying: thrown)
    case .fileLocking, unmountBusy: .inUse(file: file, underlying: thrown)
    case .fileReadUnsupportedScheme, .fileWriteUnsupportedScheme, .featureUnsupported:
      .unsupported(underlying: thrown)
    case .propertyListReadCorrupt, .coderReadCorrupt: .dataDamaged(underlying: thrown)
    case .propertyListReadUnknownVersion: .dataTooNew(underlying: thrown)
    case .coderValueNotFound: .dataIncomplete(underlying: thrown)
    // The last one is every `EncodingError`.
    case .propertyListWriteStream, .propertyListWriteInvalid, .coderInvalidValue:
      .programFault(underlying: thrown)
    case .ubiquitousFileUnavailable: .notDownloaded(file: file, underlying: thrown)
    case .ubiquitousFileNotUploadedDueToQuota: .cloudFull(file: file, underlying: thrown)
    default: ofRange(error.code)
    }
  }

  /// The groups of codes that have one text each.
  private func ofRange(_ code: Int) -> SystemError? {
    switch code {
    // Validation, and formatting.
    case 1024...2047, 2048...2559: .inputNotUsable(underlying: thrown)
    // Executables.
    case 3584...3839: .appDamaged(underlying: thrown)
    // XPC.
    case 4096...4224: .busy(underlying: thrown)
    default: nil
    }
  }

  /// Whether the item itself is missing, by the error's variant, or because a program that made the error named none.
  private func namesItem(_ error: NSError) -> Bool {
    if error.userInfo[NSFilePathErrorKey] == nil, error.userInfo[NSURLErrorKey] == nil {
      return true
    }
    let value = error.userInfo["NSUserStringVariant"]
    let variant = (value as? [String])?.first ?? value as? String
    return variant.map { ["Remove", "Move", "Copy", "Link"].contains($0) } ?? false
  }
}

/// The code `fileManagerUnmountBusy`, which only macOS has.
private let unmountBusy = CocoaError.Code(rawValue: 769)
