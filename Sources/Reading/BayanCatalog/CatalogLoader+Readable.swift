package import BayanDiagnostics
import BayanTOML

/// What may be written to a project: what can be read from it.
extension CatalogLoader {
  /// A file of words is never larger; one that is was put there by mistake.
  package static let largestFile = 64 << 20

  /// The first reason why a file couldn't be read, whatever it means; `nil` where all of it can.
  package static func fault(of file: SourceFile) -> Diagnostic? {
    guard file.bytes.count <= largestFile else { return tooLarge(file.path, file.bytes.count) }
    let found: [Diagnostic]
    if case .locale(let tag, .states) = ProjectLayout.split(file.path)?.file {
      var diagnostics: [Diagnostic] = []
      _ = StateLock(reading: file, locale: tag, report: &diagnostics)
      found = diagnostics
    } else {
      found = TOMLDocument.parse(file).diagnostics
    }
    return found.first { $0.severity == .error }
  }

  /// The first reason why a file shouldn't be written.
  ///
  /// A file that couldn't be read before may become another that can't: whoever mends one fault of
  /// several has made it better.
  ///
  /// - Parameter old: The file as it is; `nil` for a new one.
  package static func fault(ofWriting file: SourceFile, over old: SourceFile?) -> Diagnostic? {
    guard let fault = fault(of: file) else { return nil }
    return old.flatMap(Self.fault(of:)) == nil ? fault : nil
  }

  /// What is said of a file with more bytes than are read.
  package static func tooLarge(_ path: String, _ size: Int) -> Diagnostic {
    Diagnostic(
      "file-too-large", .error,
      "the file has \(size) bytes; files of more than \(largestFile) aren't read, so split it",
      file: path, span: SourceSpan(0, 0))
  }
}
