package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// A path or file name of the source that the translation lacks or changes.
///
/// Another path of the same form is a note, where the source gives its own as an example:
/// `/om/kontakt/` for `/about/contact/`. So is another name where the message is nothing but a
/// file's name, and another of the user's own folders: `~/Bilder` for `~/Pictures`. And so is what
/// stands for a name that the user gives: `DATEI.po` for `FILE.po`, `/pfad/zur/datei` for
/// `/path/to/file`. And so is another name of a document, `Film.mkv` for `movie.mkv`, and another
/// path where the source's begins in none of the folders that systems have, `/ziel` for `/dest`,
/// unless it differs by a slip. So, but for a slip, is another path where the message is nothing but
/// one, or a key such as `media.iso_a4`, and another name of the file that an option of a command
/// takes: `-c katalog.po` for `-c catalog.po`.
package struct PathChanged: MessageRule {
  package static let id: RuleID = "path-changed"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package var requiredBytes: ByteSet { "/.\\" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    lazy var isNameOfFile = message.sourceTexts?.contains { $0.isNameOfFile } == true
    lazy var isOneWord =
      message.sourceTexts?.contains { !$0.scalars.contains(where: \.isWhitespace) } == true
    message.reportTokenChanges(.path, called: "path", into: &report) { change in
      if isNameOfFile || change.expected.isOfMenus || change.expected.standsForName
        || change.expected.isMadeUp || change.expected.isOfUnit
      {
        return false
      }
      if change.isSlip { return true }
      return !isOneWord
        && (change.found == nil
          || !change.expected.beginsNowhere && !change.isOtherDocument && !change.isOfOption)
    }
  }
}

extension TokenChange {
  /// Whether a file that people make has another name with the same ending: `aus.xml` for `out.xml`.
  ///
  /// Such names are examples. Programs look for those in capitals, `README.txt`.
  fileprivate var isOtherDocument: Bool {
    guard let found, let dot = expected.lastIndex(of: "."), !expected.contains("/") else {
      return false
    }
    let ending = expected[dot...].lowercased()
    let stem = expected[..<dot]
    return Self.documents.contains(String(ending.dropFirst()))
      && text.shown(found).lowercased().hasSuffix(ending)
      && stem != stem.uppercased()
  }

  /// Endings of files that people make, not programs.
  private static let documents = Set(
    """
    7z avi bz2 csv doc docx gif gz htm html iso jpeg jpg mkv mov mp3 mp4 odt ods pdf png ppt \
    svg tar txt wav webp xls xlsx xml zip
    """
    .split(separator: " ").map(String.init))

  /// Whether a command's option of one letter stands before the name: `-c catalog.po`.
  fileprivate var isOfOption: Bool {
    guard let start = found?.lowerBound, start > 3, !expected.contains("/") else { return false }
    let before = text.scalars[(start - 4)..<start]
    return before.elementsEqual([" ", "-", before[start - 2], " "])
      && before[start - 2].isASCIILetter
  }

  /// Whether one or two letters differ.
  fileprivate var isSlip: Bool {
    guard let found, found.count < 100, expected.unicodeScalars.count < 100 else { return false }
    return editDistance(Array(text.scalars[found]), Array(expected.unicodeScalars)) < 3
  }
}

extension String {
  /// Whether one letter or an abbreviation of a time follows a slash, as in units: `/s`, `/sec`.
  fileprivate var isOfUnit: Bool {
    hasPrefix("/") && (unicodeScalars.count == 2 || Self.times.contains(lowercased()))
  }

  private static let times: Set<String> = [
    "/day", "/hour", "/hr", "/min", "/month", "/sec", "/week", "/year", "/yr",
  ]

  /// Whether it stands for any name with its ending: `FILE.po`, `filename.txt`.
  fileprivate var standsForName: Bool {
    guard let dot = firstIndex(of: ".") else { return false }
    return Self.namesOfAny.contains(self[..<dot].lowercased())
  }

  /// Whether a part of it says that it is no path of any system: `/path/to/file`,
  /// `/home/user/example`, `/dev/device_name`, `*.NAME.png`.
  fileprivate var isMadeUp: Bool {
    let small = lowercased()
    // `Hangup......H` is a line of a menu.
    if ["path/to", "path_to", "path\\to", "example", "..."].contains(where: small.contains) {
      return true
    }
    return split { "/\\.*".contains($0) }.contains { part in
      Self.namesOfNone.contains(part.lowercased())
        || part.utf8.count > 2 && part == part.uppercased()
          && Self.namesOfAny.contains(part.lowercased())
    }
  }

  private static let namesOfNone: Set<String> = [
    "bar", "baz", "device_name", "devicename", "file_name", "filename", "foo", "foobar",
    "servername", "username",
  ]

  private static let namesOfAny: Set<String> = [
    "directory", "document", "domain", "file", "filename", "image", "infile", "input", "language",
    "name", "outfile", "output", "package", "path", "program", "sample", "source", "target", "text",
    "untitled",
  ]

  /// Whether it is a whole path that begins in none of the folders that systems have: `/src/file`.
  fileprivate var beginsNowhere: Bool {
    guard unicodeScalars.first == "/" else { return false }
    let first = dropFirst().prefix { $0 != "/" }
    return !Self.roots.contains(String(first))
  }

  /// - Source: Filesystem Hierarchy Standard, and macOS.
  private static let roots: Set<String> = [
    "Applications", "Library", "System", "Users", "Volumes", "bin", "boot", "dev", "etc", "home",
    "lib", "media", "mnt", "opt", "proc", "root", "run", "sbin", "srv", "sys", "tmp", "usr", "var",
  ]

  /// Whether it leads through menus or lists labels, `/Help/Online`: it starts with a word in capitals,
  /// as few folders of systems do.
  fileprivate var isOfMenus: Bool {
    guard unicodeScalars.first == "/" else { return false }
    // `/_File` has the sign for a menu's key.
    let first = unicodeScalars.dropFirst().drop { $0 == "_" }.prefix { $0 != "/" }
    let folders = ["Applications", "Library", "System", "Users", "Volumes"]
    return first.first?.isUppercase == true
      && first.allSatisfy { $0.isAlphabetic || $0 == "-" || $0 == "_" }
      && !folders.contains(String(first))
  }
}

extension ShownText {
  /// Whether the text is a file's name for users, which each language has its own for:
  /// `bookmarks.html`, `Scanned Document.pdf`.
  fileprivate var isNameOfFile: Bool {
    guard let token = literals.last, token.kind == .path, token.range.upperBound == scalars.count,
      !scalars[token.range].contains("/"), !scalars[token.range].contains("\\")
    else { return false }
    if token.range == whole { return true }
    // The name's last word has a capital, as few names of files have that programs look for.
    return words.count <= 3 && words.allSatisfy { $0.letterCase == .capitalized }
      && scalars[token.range.lowerBound].isUppercase
  }
}
