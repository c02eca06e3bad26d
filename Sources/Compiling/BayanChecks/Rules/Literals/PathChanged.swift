package import BayanDiagnostics
import BayanSupport

/// A path or file name of the source that the translation lacks or changes.
///
/// Another path of the same form is a note, where the source gives its own as an example:
/// `/om/kontakt/` for `/about/contact/`. So is another name where the message is nothing but a file's
/// name, and another of the user's own folders: `~/Bilder` for `~/Pictures`. And so is what stands for a
/// name that the user gives: `DATEI.po` for `FILE.po`, `/pfad/zur/datei` for `/path/to/file`.
///
/// Not reported: words with a slash between them, `and/or`, `km/h`; names without an ending that
/// files have.
package struct PathChanged: MessageRule {
  package static let id: RuleID = "path-changed"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "A file's path or name in the source is missing from the translation or changed.",
    why: "The file has one name in every language. Under another name it isn't found.",
    howToFix: "Copy the path letter by letter from the source. Translate only the words around it.",
    examples: [
      .message("ar", source: "Open /etc/hosts", bad: "افتح /etc/مضيفين", good: "افتح /etc/hosts")
    ])

  package init() {}

  package var requiredBytes: ByteSet { "/.\\" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    lazy var isNameOfFile = message.sourceTexts?.contains { $0.isNameOfFile } == true
    message.reportTokenChanges(.path, called: "path", into: &report) { change in
      !isNameOfFile && !change.expected.isOfMenus && !change.expected.standsForName
        && !change.expected.isMadeUp
    }
  }
}

extension String {
  /// Whether it stands for any name with its ending: `FILE.po`, `filename.txt`.
  fileprivate var standsForName: Bool {
    guard let dot = firstIndex(of: ".") else { return false }
    return Self.namesOfAny.contains(self[..<dot].lowercased())
  }

  /// Whether a part of it says that it is no path of any system: `/path/to/file`,
  /// `/home/user/example`, `/dev/device_name`, `*.NAME.png`.
  fileprivate var isMadeUp: Bool {
    let small = lowercased()
    if small.contains("path/to") || small.contains("path\\to") || small.contains("example") {
      return true
    }
    return split { "/\\.*".contains($0) }.contains { part in
      ["device_name", "devicename", "file_name", "filename", "username"]
        .contains(part.lowercased())
        || part.utf8.count > 2 && part == part.uppercased()
          && Self.namesOfAny.contains(part.lowercased())
    }
  }

  private static let namesOfAny: Set<String> = [
    "directory", "domain", "file", "filename", "image", "infile", "input", "language", "name",
    "outfile", "output", "package", "path", "program", "source", "target",
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
    guard let token = tokens.last, token.kind == .path, token.range.upperBound == scalars.count,
      !scalars[token.range].contains("/"), !scalars[token.range].contains("\\")
    else { return false }
    if token.range == whole { return true }
    // The name's last word has a capital, as few names of files have that programs look for.
    return words.count <= 3 && words.allSatisfy { $0.letterCase == .capitalized }
      && scalars[token.range.lowerBound].isUppercase
  }
}
