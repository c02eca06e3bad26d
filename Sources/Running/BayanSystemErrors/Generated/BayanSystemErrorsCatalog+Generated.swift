// Generated from Catalog/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import BayanRuntime

/// The locales and the words of BayanSystemErrors.
public nonisolated enum BayanSystemErrorsCatalog {
  // If this is missing, BayanRuntime is older than the bayan that made this code.
  private typealias RequiredRuntime = BayanRuntime.BayanRuntimeForCodeFormat8

  /// The locales that have words here.
  public enum Locale: Swift.String, BayanRuntime.CatalogLocale {
    case en
    case ar

    /// The categories of these errors.
    public typealias Category = BayanSystemErrorsCatalog.Category

    /// The options that these errors offer.
    public typealias Option = BayanSystemErrorsCatalog.Option

    /// The locale's place among those of the catalog.
    public var index: Swift.Int {
      switch self {
      case .en: 0
      case .ar: 1
      }
    }

    /// The words in all of them, as they are now.
    public static var catalog: BayanRuntime.MessageCatalog { store.current }

    /// Where packs loaded from files replace the words built in.
    public static let store = BayanRuntime.CatalogStore(table: table, packs: [packEn, packAr])
  }

  /// How these errors are dealt with.
  public enum Category: Swift.String, BayanRuntime.CatalogName {
    /// Passes by itself; trying again may succeed.
    case transient
    /// The user can do something about it.
    case recoverable
    /// Nothing to offer but the message, and a word on what to do next.
    case other
    /// A fault of the program or of its setup; only its developers can fix it.
    case developer
    /// Not an error to the user: show nothing.
    case silent
  }

  /// The options that these errors offer: their buttons.
  public enum Option: Swift.String, BayanRuntime.CatalogName {
    /// “Try Again”
    case retry
    /// “Cancel”
    case cancel
    /// “OK”
    case ok
  }

  /// The errors apart from their words, a line a code; `CatalogTable` says how it is read.
  private static let table: Swift.StaticString = """
    bayan-table 5
    locale en
    locale ar
    script Arab ar
    script Latn en
    alias ar arb
    fallback ar aao abh abv acm acq acw acx acy adf aeb aec afb ajp ajt apc apd ar-Latn arb-Latn arq ars ary arz auz avl ayh ayl ayn ayp bbz ckb pga shu ssh
    category transient automatic
    category recoverable manual
    category other never tds
    category developer never tds
    category silent never td
    option retry default
    option cancel cancel
    option ok cancel
    domain bayan.network
    1 unknown transient retry,cancel tds: The connection failed for a reason that is not described here.
    2 offline transient retry,cancel tds: The device has no way to the internet.
    3 hostNotFound transient retry,cancel tds: The host's name could not be resolved.
    4 hostUnreachable transient retry,cancel tds: The host refuses connections or cannot be reached.
    5 insecureConnection recoverable retry,cancel tds: TLS failed: the certificate is not trusted, expired, or for another host.
    6 connectionClosed transient retry,cancel tds: The connection was closed before the response was complete.
    7 timedOut transient retry,cancel tds: No response came in time. `seconds` is how long the client waited; 0 if it is not known.
    8 httpStatus recoverable retry,cancel tds: The response's status is not one of success.
    9 emptyResponse transient retry,cancel tds: The response says success and has no body.
    10 notJSON recoverable retry,cancel tds: The response's body is not JSON.
    11 schemaNotMet recoverable retry,cancel tds: The response is JSON and does not fit the schema.
    12 notInCache recoverable retry,cancel tds: Only the cache was asked, and it has nothing.
    13 tooManyRetries recoverable retry,cancel tds: The request was repeated as often as allowed; the underlying error is the last failure.
    14 answerTooLarge other ok tds: The response is larger than the request allows; it was not read to its end.
    15 malformedResponse recoverable retry,cancel tds: What arrived is no response of HTTP that can be read: its status, its length, its coding, or all of it.
    16 notSaved recoverable retry,cancel tds: The response arrived and could not be written to a file.
    17 interrupted transient retry,cancel tds: The system's own service for transfers stopped before the response was complete.
    18 requestRefused developer ok category: The request can't be sent, or the server refuses it as it is: its address, method, length, media type or content.
    19 requestTooLarge other ok tds: The server refuses the request because of its size.
    domain bayan.system
    1 unknown other ok category: Nothing is known of the error; its own texts are for developers.
    2 cancelled silent - category: Somebody stopped the work: a user, or the program.
    3 programFault developer ok category: Something that only developers can fix: a closed handle, an argument that the system refuses, a value that can't be encoded.
    4 fileNotFound recoverable retry,cancel tds: There is no file or folder at the path.
    5 folderNotFound recoverable retry,cancel tds: A file can't be written where there is no folder, or it is gone itself; Foundation has one code for both.
    6 readNotPermitted recoverable retry,cancel tds: The system doesn't let the program read or run the file, or list the folder.
    7 writeNotPermitted recoverable retry,cancel tds: The system doesn't let the program write, move or delete the file.
    8 notPermitted recoverable retry,cancel tds: The system doesn't let the program do something that isn't about a file, such as use a port.
    9 fileExists recoverable ok tds: There is a file or folder of this name already.
    10 folderNotEmpty recoverable retry,cancel tds: A folder that has files in it can't be deleted or replaced.
    11 nameNotAllowed recoverable ok tds: The name of a file is too long, or has characters that the file system doesn't take.
    12 diskFull recoverable retry,cancel tds: The disk is full, or the user's quota of it.
    13 readOnly recoverable retry,cancel tds: The file system is mounted read-only.
    14 fileTooLarge recoverable ok tds: The file is larger than the program can read, or than the file system or a limit allows.
    15 inUse recoverable retry,cancel tds: The file is locked, a running program, or a mounted disk.
    16 folderInsteadOfFile recoverable ok tds: There is a folder where a file is expected.
    17 fileInsteadOfFolder recoverable ok tds: There is a file where a folder is expected, somewhere on the path.
    18 shortcutBroken recoverable ok tds: Symbolic links lead back to each other.
    19 diskFailed recoverable retry,cancel tds: The disk doesn't answer, or answers with an error.
    20 fileUnreadable recoverable ok tds: The contents of the file aren't what they should be. On Linux also a text that isn't in the expected encoding.
    21 readFailed recoverable retry,cancel tds: Reading failed for an unknown reason.
    22 writeFailed recoverable retry,cancel tds: Writing, moving or deleting failed for an unknown reason.
    23 notDownloaded recoverable retry,cancel tds: The file is in the user's cloud storage and not on the device yet.
    24 cloudFull recoverable retry,cancel tds: The user's cloud storage has no room for the file.
    25 textUnreadable recoverable retry,cancel tds: The encoding of a text isn't known, or isn't the expected one.
    26 textUnwritable recoverable retry,cancel tds: The encoding that a text is to be written in lacks some of its characters.
    27 dataDamaged recoverable retry,cancel tds: Data can't be read: JSON, a property list, an archive or XML with an error in it.
    28 dataIncomplete recoverable retry,cancel tds: A key or a value that the program needs isn't in the data.
    29 dataUnexpected recoverable retry,cancel tds: A value in the data has another type, or is none of the expected ones.
    30 dataTooNew recoverable retry,cancel tds: The data has a version of its format that the program can't read.
    31 inputNotUsable recoverable retry,cancel tds: A text that was entered is no date, no number, or no pattern.
    32 unsupported recoverable ok tds: The system, the file system or the device has no such operation.
    33 tooManyOpen recoverable retry,cancel tds: The program or the system has as many open files and sockets as are allowed.
    34 outOfMemory recoverable retry,cancel tds: The system has no memory left for this.
    35 busy transient retry,cancel tds: The system couldn't do it at once, or a part of it stopped.
    36 addressInUse recoverable retry,cancel tds: Another program listens on the port.
    37 appDamaged other ok tds: Executable code of the program can't be loaded.
    end
    """
}

// What errors carry, a function for each list of arguments.
nonisolated extension BayanRuntime.ErrorValues {
  @inline(never)
  static func carrying(seconds: Swift.Int) -> Self {
    Self("seconds", .integer(seconds))
  }

  @inline(never)
  static func carrying(status: Swift.Int) -> Self {
    Self("status", .integer(status))
  }

  @inline(never)
  static func carrying(attempts: Swift.Int) -> Self {
    Self("attempts", .integer(attempts))
  }

  @inline(never)
  static func carrying(file: Swift.String) -> Self {
    Self("file", .string(file))
  }
}
