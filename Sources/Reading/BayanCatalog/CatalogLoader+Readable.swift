package import BayanDiagnostics
import BayanTOML

/// The checks of files before they are written: only readable files are written.
extension CatalogLoader {
  /// The greatest size of a file in bytes.
  ///
  /// No file of messages is larger, except by mistake.
  package static let largestFile = 64 << 20

  /// Returns the first reason why a file can't be read; `nil` for a readable file.
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

  /// Returns the first reason why a file shouldn't be written.
  ///
  /// An unreadable file may be replaced by another unreadable one: fixing one of several errors is an
  /// improvement.
  ///
  /// - Parameter old: The present file; `nil` for a new one.
  package static func fault(ofWriting file: SourceFile, over old: SourceFile?) -> Diagnostic? {
    guard let fault = fault(of: file) else { return nil }
    return old.flatMap(Self.fault(of:)) == nil ? fault : nil
  }

  /// Returns the diagnostic about a file beyond the greatest size.
  package static func tooLarge(_ path: String, _ size: Int) -> Diagnostic {
    Diagnostic(
      "file-too-large", .error,
      "the file has \(size) bytes; files of more than \(largestFile) aren't read; split it",
      file: path, span: SourceSpan(0, 0))
  }
}
