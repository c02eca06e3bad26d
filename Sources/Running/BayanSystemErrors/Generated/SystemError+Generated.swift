// Generated from Catalog/system.toml, Locales/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import BayanErrors
public import BayanRuntime

/// What files, data, and the system itself can't do.
///
/// - Remark: Domain `bayan.system`, Catalog/system.toml.
public nonisolated indirect enum SystemError: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  public typealias Locale = BayanSystemErrorsCatalog.Locale

  /// “Something went wrong” “This couldn’t be completed.”
  ///
  /// Nothing is known of the error; its own texts are for developers.
  ///
  /// - Remark: Code 1, `other`; Catalog/system.toml, `unknown`.
  case unknown(underlying: any Swift.Error)

  /// “Not finished” “This stopped before it was finished.”
  ///
  /// Somebody stopped the work: a user, or the program.
  ///
  /// - Remark: Code 2, `silent`; Catalog/system.toml, `cancelled`.
  case cancelled(underlying: any Swift.Error)

  /// “This app can’t do that” “Something in this app doesn’t work as it should.”
  ///
  /// Something that only developers can fix: a closed handle, an argument that the system
  /// refuses, a value that can't be encoded.
  ///
  /// - Remark: Code 3, `developer`; Catalog/system.toml, `programFault`.
  case programFault(underlying: any Swift.Error)

  /// “Couldn’t find this item” ““Report.pdf” isn’t there. It may have been moved, renamed or
  /// deleted.”
  ///
  /// There is no file or folder at the path.
  ///
  /// - Remark: Code 4, `recoverable`; Catalog/system.toml, `fileNotFound`.
  case fileNotFound(file: Swift.String, underlying: any Swift.Error)

  /// “Couldn’t find the folder” ““Report.pdf” or the folder for it isn’t there.”
  ///
  /// A file can't be written where there is no folder, or it is gone itself; Foundation has
  /// one code for both.
  ///
  /// - Remark: Code 5, `recoverable`; Catalog/system.toml, `folderNotFound`.
  case folderNotFound(file: Swift.String, underlying: any Swift.Error)

  /// “Couldn’t open this item” “This app isn’t allowed to open “Report.pdf”.”
  ///
  /// The system doesn't let the program read or run the file, or list the folder.
  ///
  /// - Remark: Code 6, `recoverable`; Catalog/system.toml, `readNotPermitted`.
  case readNotPermitted(file: Swift.String, underlying: any Swift.Error)

  /// “Couldn’t save or change this” “This app isn’t allowed to save or change “Report.pdf”.”
  ///
  /// The system doesn't let the program write, move or delete the file.
  ///
  /// - Remark: Code 7, `recoverable`; Catalog/system.toml, `writeNotPermitted`.
  case writeNotPermitted(file: Swift.String, underlying: any Swift.Error)

  /// “This isn’t allowed” “This app doesn’t have permission to do this on this device.”
  ///
  /// The system doesn't let the program do something that isn't about a file, such as use a
  /// port.
  ///
  /// - Remark: Code 8, `recoverable`; Catalog/system.toml, `notPermitted`.
  case notPermitted(underlying: any Swift.Error)

  /// “This name is taken” “There’s already a file or folder named “Report.pdf”.”
  ///
  /// There is a file or folder of this name already.
  ///
  /// - Remark: Code 9, `recoverable`; Catalog/system.toml, `fileExists`.
  case fileExists(file: Swift.String, underlying: any Swift.Error)

  /// “This folder isn’t empty” “There are still items in the folder “Photos”.”
  ///
  /// A folder that has files in it can't be deleted or replaced.
  ///
  /// - Remark: Code 10, `recoverable`; Catalog/system.toml, `folderNotEmpty`.
  case folderNotEmpty(file: Swift.String, underlying: any Swift.Error)

  /// “This name can’t be used” “The name is too long, or it has characters that aren’t
  /// allowed in names.”
  ///
  /// The name of a file is too long, or has characters that the file system doesn't take.
  ///
  /// - Remark: Code 11, `recoverable`; Catalog/system.toml, `nameNotAllowed`.
  case nameNotAllowed(underlying: any Swift.Error)

  /// “Not enough space” “There isn’t enough free space to save “Report.pdf”.”
  ///
  /// The disk is full, or the user's quota of it.
  ///
  /// - Remark: Code 12, `recoverable`; Catalog/system.toml, `diskFull`.
  case diskFull(file: Swift.String, underlying: any Swift.Error)

  /// “Nothing can be changed here” ““Report.pdf” is on a disk that can only be read.”
  ///
  /// The file system is mounted read-only.
  ///
  /// - Remark: Code 13, `recoverable`; Catalog/system.toml, `readOnly`.
  case readOnly(file: Swift.String, underlying: any Swift.Error)

  /// “This file is too large” ““Film.mov” is larger than what can be opened or saved here.”
  ///
  /// The file is larger than the program can read, or than the file system or a limit allows.
  ///
  /// - Remark: Code 14, `recoverable`; Catalog/system.toml, `fileTooLarge`.
  case fileTooLarge(file: Swift.String, underlying: any Swift.Error)

  /// “This item is in use” “Another app is using “Report.pdf” at the moment.”
  ///
  /// The file is locked, a running program, or a mounted disk.
  ///
  /// - Remark: Code 15, `recoverable`; Catalog/system.toml, `inUse`.
  case inUse(file: Swift.String, underlying: any Swift.Error)

  /// “This is a folder, not a file” “A file is needed here, but “Photos” is a folder.”
  ///
  /// There is a folder where a file is expected.
  ///
  /// - Remark: Code 16, `recoverable`; Catalog/system.toml, `folderInsteadOfFile`.
  case folderInsteadOfFile(file: Swift.String, underlying: any Swift.Error)

  /// “This is a file, not a folder” “A folder is needed here, but there’s a file in its
  /// place.”
  ///
  /// There is a file where a folder is expected, somewhere on the path.
  ///
  /// - Remark: Code 17, `recoverable`; Catalog/system.toml, `fileInsteadOfFolder`.
  case fileInsteadOfFolder(underlying: any Swift.Error)

  /// “This shortcut doesn’t work” “The shortcut “Photos” leads back to itself and not to a
  /// file or folder.”
  ///
  /// Symbolic links lead back to each other.
  ///
  /// - Remark: Code 18, `recoverable`; Catalog/system.toml, `shortcutBroken`.
  case shortcutBroken(file: Swift.String, underlying: any Swift.Error)

  /// “The disk isn’t working properly” “There was a problem with the disk while “Report.pdf”
  /// was being read or saved.”
  ///
  /// The disk doesn't answer, or answers with an error.
  ///
  /// - Remark: Code 19, `recoverable`; Catalog/system.toml, `diskFailed`.
  case diskFailed(file: Swift.String, underlying: any Swift.Error)

  /// “Couldn’t read this file” ““Report.pdf” is damaged, or it isn’t the kind of file that’s
  /// needed here.”
  ///
  /// The contents of the file aren't what they should be. On Linux also a text that isn't in
  /// the expected encoding.
  ///
  /// - Remark: Code 20, `recoverable`; Catalog/system.toml, `fileUnreadable`.
  case fileUnreadable(file: Swift.String, underlying: any Swift.Error)

  /// “Couldn’t open this file” “Something went wrong while “Report.pdf” was being read.”
  ///
  /// Reading failed for an unknown reason.
  ///
  /// - Remark: Code 21, `recoverable`; Catalog/system.toml, `readFailed`.
  case readFailed(file: Swift.String, underlying: any Swift.Error)

  /// “Couldn’t save or change this” “Something went wrong while “Report.pdf” was being saved
  /// or changed.”
  ///
  /// Writing, moving or deleting failed for an unknown reason.
  ///
  /// - Remark: Code 22, `recoverable`; Catalog/system.toml, `writeFailed`.
  case writeFailed(file: Swift.String, underlying: any Swift.Error)

  /// “Not on this device yet” ““Report.pdf” hasn’t been downloaded to this device.”
  ///
  /// The file is in the user's cloud storage and not on the device yet.
  ///
  /// - Remark: Code 23, `recoverable`; Catalog/system.toml, `notDownloaded`.
  case notDownloaded(file: Swift.String, underlying: any Swift.Error)

  /// “Not enough online storage” “There isn’t enough room for “Report.pdf” in your online
  /// storage.”
  ///
  /// The user's cloud storage has no room for the file.
  ///
  /// - Remark: Code 24, `recoverable`; Catalog/system.toml, `cloudFull`.
  case cloudFull(file: Swift.String, underlying: any Swift.Error)

  /// “Couldn’t read this text” “The text in “Letter.txt” is saved in an encoding that this
  /// app can’t read.”
  ///
  /// The encoding of a text isn't known, or isn't the expected one.
  ///
  /// - Remark: Code 25, `recoverable`; Catalog/system.toml, `textUnreadable`.
  case textUnreadable(file: Swift.String, underlying: any Swift.Error)

  /// “Some characters can’t be saved” “The text has characters that can’t be written in the
  /// chosen encoding.”
  ///
  /// The encoding that a text is to be written in lacks some of its characters.
  ///
  /// - Remark: Code 26, `recoverable`; Catalog/system.toml, `textUnwritable`.
  case textUnwritable(underlying: any Swift.Error)

  /// “Couldn’t read the data” “The data is incomplete or damaged, or it isn’t in a format
  /// that this app can read.”
  ///
  /// Data can't be read: JSON, a property list, an archive or XML with an error in it.
  ///
  /// - Remark: Code 27, `recoverable`; Catalog/system.toml, `dataDamaged`.
  case dataDamaged(underlying: any Swift.Error)

  /// “Some of the data is missing” “This app didn’t find everything it needs in the data.”
  ///
  /// A key or a value that the program needs isn't in the data.
  ///
  /// - Remark: Code 28, `recoverable`; Catalog/system.toml, `dataIncomplete`.
  case dataIncomplete(underlying: any Swift.Error)

  /// “Unexpected data” “The data wasn’t what this version of the app expected.”
  ///
  /// A value in the data has another type, or is none of the expected ones.
  ///
  /// - Remark: Code 29, `recoverable`; Catalog/system.toml, `dataUnexpected`.
  case dataUnexpected(underlying: any Swift.Error)

  /// “Saved by another version” “The data was saved in a newer format than this version of
  /// the app can read.”
  ///
  /// The data has a version of its format that the program can't read.
  ///
  /// - Remark: Code 30, `recoverable`; Catalog/system.toml, `dataTooNew`.
  case dataTooNew(underlying: any Swift.Error)

  /// “This couldn’t be understood” “Something that was entered isn’t written in the form
  /// that’s needed here.”
  ///
  /// A text that was entered is no date, no number, or no pattern.
  ///
  /// - Remark: Code 31, `recoverable`; Catalog/system.toml, `inputNotUsable`.
  case inputNotUsable(underlying: any Swift.Error)

  /// “This isn’t possible here” “This device, or the folder that was chosen, doesn’t support
  /// this.”
  ///
  /// The system, the file system or the device has no such operation.
  ///
  /// - Remark: Code 32, `recoverable`; Catalog/system.toml, `unsupported`.
  case unsupported(underlying: any Swift.Error)

  /// “Too much is open at once” “This app can’t open any more files or connections at the
  /// moment.”
  ///
  /// The program or the system has as many open files and sockets as are allowed.
  ///
  /// - Remark: Code 33, `recoverable`; Catalog/system.toml, `tooManyOpen`.
  case tooManyOpen(underlying: any Swift.Error)

  /// “Not enough memory” “This device doesn’t have enough free memory to do this at the
  /// moment.”
  ///
  /// The system has no memory left for this.
  ///
  /// - Remark: Code 34, `recoverable`; Catalog/system.toml, `outOfMemory`.
  case outOfMemory(underlying: any Swift.Error)

  /// “This couldn’t be done right now” “This device is busy with other things at the moment.”
  ///
  /// The system couldn't do it at once, or a part of it stopped.
  ///
  /// - Remark: Code 35, `transient`; Catalog/system.toml, `busy`.
  case busy(underlying: any Swift.Error)

  /// “This app may already be running” “Another program is using the connection that this app
  /// needs.”
  ///
  /// Another program listens on the port.
  ///
  /// - Remark: Code 36, `recoverable`; Catalog/system.toml, `addressInUse`.
  case addressInUse(underlying: any Swift.Error)

  /// “Part of this app is missing” “Something that this app needs in order to work is missing
  /// or damaged.”
  ///
  /// Executable code of the program can't be loaded.
  ///
  /// - Remark: Code 37, `other`; Catalog/system.toml, `appDamaged`.
  case appDamaged(underlying: any Swift.Error)

  public static var domainIndex: Swift.Int { 1 }

  @inline(never)
  public var codeIndex: Swift.Int {
    switch self {
    case .unknown: return 0
    case .cancelled: return 1
    case .programFault: return 2
    case .fileNotFound: return 3
    case .folderNotFound: return 4
    case .readNotPermitted: return 5
    case .writeNotPermitted: return 6
    case .notPermitted: return 7
    case .fileExists: return 8
    case .folderNotEmpty: return 9
    case .nameNotAllowed: return 10
    case .diskFull: return 11
    case .readOnly: return 12
    case .fileTooLarge: return 13
    case .inUse: return 14
    case .folderInsteadOfFile: return 15
    case .fileInsteadOfFolder: return 16
    case .shortcutBroken: return 17
    case .diskFailed: return 18
    case .fileUnreadable: return 19
    case .readFailed: return 20
    case .writeFailed: return 21
    case .notDownloaded: return 22
    case .cloudFull: return 23
    case .textUnreadable: return 24
    case .textUnwritable: return 25
    case .dataDamaged: return 26
    case .dataIncomplete: return 27
    case .dataUnexpected: return 28
    case .dataTooNew: return 29
    case .inputNotUsable: return 30
    case .unsupported: return 31
    case .tooManyOpen: return 32
    case .outOfMemory: return 33
    case .busy: return 34
    case .addressInUse: return 35
    case .appDamaged: return 36
    }
  }

  @inline(never)
  public var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .unknown(let underlying), .cancelled(let underlying), .programFault(let underlying),
      .notPermitted(let underlying), .nameNotAllowed(let underlying),
      .fileInsteadOfFolder(let underlying), .textUnwritable(let underlying),
      .dataDamaged(let underlying), .dataIncomplete(let underlying),
      .dataUnexpected(let underlying), .dataTooNew(let underlying), .inputNotUsable(let underlying),
      .unsupported(let underlying), .tooManyOpen(let underlying), .outOfMemory(let underlying),
      .busy(let underlying), .addressInUse(let underlying), .appDamaged(let underlying):
      return BayanRuntime.ErrorValues().wrapping(underlying)
    case .fileNotFound(let file, let underlying), .folderNotFound(let file, let underlying),
      .readNotPermitted(let file, let underlying), .writeNotPermitted(let file, let underlying),
      .fileExists(let file, let underlying), .folderNotEmpty(let file, let underlying),
      .diskFull(let file, let underlying), .readOnly(let file, let underlying),
      .fileTooLarge(let file, let underlying), .inUse(let file, let underlying),
      .folderInsteadOfFile(let file, let underlying), .shortcutBroken(let file, let underlying),
      .diskFailed(let file, let underlying), .fileUnreadable(let file, let underlying),
      .readFailed(let file, let underlying), .writeFailed(let file, let underlying),
      .notDownloaded(let file, let underlying), .cloudFull(let file, let underlying),
      .textUnreadable(let file, let underlying):
      return .carrying(file: file).wrapping(underlying)
    }
  }

  public static var errorsWithoutValues: [Self] {
    []
  }

  /// The error of a number, as services and `NSError` know it.
  ///
  /// - Parameter code: The number.
  ///
  /// - Parameter underlying: The error that it wraps, if it wraps one.
  ///
  /// - Returns: `nil` for a number that isn't in the catalog, and for an error whose values
  ///   are not given.
  public init?(code: Swift.Int, underlying: (any Swift.Error)?) {
    var errors = Self.errorsWithoutValues
    if let underlying {
      errors += [
        .unknown(underlying: underlying), .cancelled(underlying: underlying),
        .programFault(underlying: underlying), .notPermitted(underlying: underlying),
        .nameNotAllowed(underlying: underlying), .fileInsteadOfFolder(underlying: underlying),
        .textUnwritable(underlying: underlying), .dataDamaged(underlying: underlying),
        .dataIncomplete(underlying: underlying), .dataUnexpected(underlying: underlying),
        .dataTooNew(underlying: underlying), .inputNotUsable(underlying: underlying),
        .unsupported(underlying: underlying), .tooManyOpen(underlying: underlying),
        .outOfMemory(underlying: underlying), .busy(underlying: underlying),
        .addressInUse(underlying: underlying), .appDamaged(underlying: underlying),
      ]
    }
    self.init(code: code, among: errors)
  }
}

nonisolated extension SystemError: BayanErrors.CatalogLocalizedError {}
