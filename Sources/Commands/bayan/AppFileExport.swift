import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanDiagnostics
import BayanExchange
import BayanReports
import Foundation

/// The writing of the catalog's texts into a file of the app, under the app's own keys.
struct AppFileExport {
  private let options: Export
  private let folder: ProjectFolder

  init(_ options: Export, in folder: ProjectFolder) {
    self.options = options
    self.folder = folder
  }

  func run() throws {
    guard let format = ExchangeFormats.named(options.formatName) as? any AppFormat.Type else {
      throw ValidationError(
        sentence:
          "--adopted-keys is for \(quotedList(Export.formatsWithKeys)). No texts are put into an app's files of other formats."
      )
    }
    // No other run writes the lock until this one ends.
    var read = folder.readToWrite()
    let (catalog, _) = try folder.load(read)
    var document = try options.document(of: catalog)
    guard let lock = catalog.adopted else {
      throw ValidationError(sentence: "Nothing was adopted: Catalog/adopted.lock is missing.")
    }
    let tables = quotedList(lock.messages.keys.sorted())
    guard let output = options.output else {
      throw ValidationError(sentence: "Name the app's file with -o. There are: \(tables).")
    }
    let path = AdoptedFiles.path(output, in: folder)
    if let status = FileStatus(output), status.kind != .file {
      throw ValidationError(sentence: "'\(output)' isn't a file.")
    }
    let file = try ExchangeFile.read(output)
    // With named messages, the user allows that the app's own texts of these are lost.
    let named = options.force && !options.keys.isEmpty ? Set(document.units.map(\.id)) : []
    let result = AppFileUpdate(
      of: file, at: path, format, catalog, document,
      sibling: try source(of: path, in: catalog), overwriting: named)
    guard let result else {
      throw ValidationError(sentence: "No key of '\(output)' was adopted. There are: \(tables).")
    }
    guard result.diagnostics.isEmpty else {
      Terminal.show(
        PlacedDiagnostics(result.diagnostics, in: [output: result.shown], below: ""))
      Terminal.say("error: nothing was written to '\(output)'")
      throw ExitCode.failure
    }
    document.units.removeAll { !result.messages.contains($0.id) }
    try options.finish(
      LossCertificate(format: format.name, document: document, losses: result.losses))
    for key in result.removed {
      Terminal.say("'\(output)' stays without \(quoted(key)), which the app has removed")
    }
    if result.bytes != file?.bytes ?? [] {
      guard try ExchangeFile.read(output)?.bytes == file?.bytes else {
        Terminal.say("error: '\(output)' has changed since it was read; nothing was written")
        throw ExitCode.failure
      }
      try ExchangeFile.write(result.bytes, to: output, force: options.force)
    }
    if result.lock != lock {
      let path = catalog.layout.path(of: .adoptedLock)
      try folder.write([SourceFile(path: path, text: result.lock.fileText)], over: read)
    }
    read.unlock()
  }

  /// Returns the app's file in the source locale, a model for new texts; `nil` if there is none.
  private func source(of path: String, in catalog: Catalog) throws -> SourceFile? {
    let table = AppFileUpdate.table(of: path)
    let parts = table.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let place = parts.firstIndex(where: { $0.contains("*") }) else { return nil }
    let start = folder.url.path + "/" + parts[..<place].map { $0 + "/" }.joined()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: start)) ?? []
    for name in names.sorted() {
      let rest = ([name] + parts[(place + 1)...]).joined(separator: "/")
      let other = parts[..<place].map { $0 + "/" }.joined() + rest
      if AppFileUpdate.isSource(other, of: table, in: catalog),
        FileStatus(start + rest)?.kind == .file, let file = try ExchangeFile.read(start + rest)
      {
        return SourceFile(path: other, bytes: file.bytes)
      }
    }
    return nil
  }
}
