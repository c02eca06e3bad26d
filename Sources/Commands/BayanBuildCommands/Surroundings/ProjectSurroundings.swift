import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanReports
import BayanSupport
import Foundation

/// The surroundings of a catalog: its package, and the Swift files beside it.
///
/// The rules read only the catalog. Problems of the surroundings would otherwise be reported by
/// swiftc, in generated files, or not at all.
struct ProjectSurroundings {
  private let project: ProjectFolder
  private let manifest: PackageManifest?
  private let isTopOfPackage: Bool

  init(of project: ProjectFolder) {
    self.project = project
    manifest = PackageManifest(of: project.url)
    isTopOfPackage = manifest?.folder.path == project.url.path
  }

  /// Reports the problems around a catalog, with the severities from the project.
  func check(_ catalog: Catalog, into placed: inout PlacedDiagnostics) {
    checkTarget(of: catalog, into: &placed)
    checkTypes(of: catalog, into: &placed)
    checkExistingTypes(of: catalog, into: &placed)
  }

  private func add(
    _ diagnostic: Diagnostic, of catalog: Catalog, naming files: [SourceFile], below prefix: String,
    to placed: inout PlacedDiagnostics
  ) {
    let files = Dictionary(firstOf: files, by: \.path)
    placed.add(
      catalog.project.adjusted([diagnostic]).fingerprinted(in: files), in: files, below: prefix)
  }

  // MARK: The target

  private func checkTarget(of catalog: Catalog, into placed: inout PlacedDiagnostics) {
    guard let manifest else { return }
    if let target = manifest.target(at: project.url) {
      guard target.usesPlugin == false, !hasGeneratedFiles(project.url) else { return }
      add(
        Diagnostic(
          "plugin-missing", .warning, .noPlugin(target.name), file: manifest.file.path,
          span: target.span),
        of: catalog, naming: [manifest.file],
        below: ProjectFolder(manifest.folder, fullPaths: project.prefix.hasPrefix("/")).prefix,
        to: &placed)
      return
    }
    let waiting = manifest.targets.filter {
      $0.usesPlugin == true && !ProjectSearch.hasCatalog($0.folder)
    }
    guard !waiting.isEmpty else { return }
    let names = waiting.map { ProjectFolder($0.folder).name }
    add(
      Diagnostic(
        "catalog-misplaced", .error, .misplaced(names), file: catalog.project.place.file,
        span: SourceSpan(0, 0)),
      of: catalog, naming: [], below: project.prefix, to: &placed)
  }

  /// Returns whether a folder has generated code from before the compilation, so that it needs no
  /// plugin.
  private func hasGeneratedFiles(_ folder: URL) -> Bool {
    swiftFiles(below: folder).contains { $0.lastPathComponent.hasSuffix("+Generated.swift") }
  }

  // MARK: The types

  /// Reports generated types whose names the target already has.
  func checkTypes(of catalog: Catalog, into placed: inout PlacedDiagnostics) {
    // At the top of a package, other targets' files are below the catalog's folder.
    guard !isTopOfPackage, manifest?.target(at: project.url) != nil else { return }
    let domains = catalog.project.types ? catalog.domains.filter { !$0.isExistingType } : []
    var places = Dictionary(firstOf: domains.map { ($0.typeName, $0.place) })
    places["\(catalog.project.moduleName)Catalog"] = catalog.project.place
    for url in swiftFiles(below: project.url) {
      guard !url.lastPathComponent.hasSuffix("+Generated.swift"), let bytes = Self.contents(of: url)
      else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      // Nearly all files have none of the names.
      guard places.keys.contains(where: { text.contains($0) }) else { continue }
      let path = String(url.path.dropFirst(project.url.path.count + 1))
      for type in SwiftText(bytes).moduleTypes {
        guard let place = places[type.name] else { continue }
        let span = SourceSpan(type.offset, type.offset + type.name.utf8.count)
        add(
          Diagnostic(
            "type-taken", .warning, .typeTaken(type.name), file: place.file, span: place.span,
            notes: [Diagnostic.Note("it is declared here", file: path, span: span)]),
          of: catalog, naming: [SourceFile(path: path, bytes: bytes)], below: project.prefix,
          to: &placed)
      }
    }
  }

  /// Reports what an existing enum declares of Foundation's error protocols itself: there the catalog isn't asked.
  private func checkExistingTypes(of catalog: Catalog, into placed: inout PlacedDiagnostics) {
    let domains = catalog.domains.filter(\.isExistingType)
    guard !domains.isEmpty else { return }
    for url in swiftFiles(below: project.url) {
      guard !url.lastPathComponent.hasSuffix("+Generated.swift"), let bytes = Self.contents(of: url)
      else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      let declared = domains.filter { domain in
        text.contains(domain.typeName.split(separator: ".").last ?? "")
      }
      guard !declared.isEmpty, HiddenDoor.allCases.contains(where: { text.contains($0.rawValue) })
      else { continue }
      let path = String(url.path.dropFirst(project.url.path.count + 1))
      let code = SwiftText(bytes)
      for domain in declared {
        for property in code.properties(of: domain.typeName) {
          guard let door = HiddenDoor(rawValue: property.name) else { continue }
          let span = SourceSpan(property.offset, property.offset + property.name.utf8.count)
          add(
            Diagnostic(
              "error-member-declared", .warning, .memberDeclared(door, by: domain.typeName),
              file: domain.place.file, span: domain.place.span,
              notes: [Diagnostic.Note("it is declared here", file: path, span: span)]),
            of: catalog, naming: [SourceFile(path: path, bytes: bytes)], below: project.prefix,
            to: &placed)
        }
      }
    }
  }

  /// The bytes of a Swift file; `nil` for one that is larger than people write.
  private static func contents(of url: URL) -> [UInt8]? {
    guard let status = FileStatus(url.path), status.kind == .file, status.size <= 1 << 20 else {
      return nil
    }
    return FileStatus.contents(of: url.path, atMost: status.size)
  }

  /// Returns the Swift files of a target, without folders that SwiftPM excludes.
  private func swiftFiles(below folder: URL) -> [URL] {
    var (found, open) = ([URL](), [(folder, 0)])
    while let (folder, depth) = open.popLast(), found.count < 5_000 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        let child = folder.appendingPathComponent(name)
        if name.hasSuffix(".swift") {
          found.append(child)
        } else if !name.contains("."), depth < 8, !FileStatus.isLink(child.path),
          FileStatus(child.path)?.kind == .folder
        {
          open.append((child, depth + 1))
        }
      }
    }
    return found.sorted { $0.path < $1.path }
  }
}

// MARK: - Several catalogs

extension ProjectSurroundings {
  /// Reports domains that several catalogs have, with a diagnostic for each catalog but the first.
  ///
  /// - Parameter catalogs: The catalogs, each with the prefix of its paths.
  static func sharedDomains(
    _ catalogs: [(catalog: Catalog, prefix: String)]
  ) -> [(place: Int, diagnostic: Diagnostic)] {
    var first: [String: (place: Place, prefix: String)] = [:]
    return catalogs.enumerated().flatMap { index, entry in
      entry.catalog.domains.flatMap { domain -> [(place: Int, diagnostic: Diagnostic)] in
        guard let other = first[domain.identifier] else {
          first[domain.identifier] = (domain.place, entry.prefix)
          return []
        }
        guard other.prefix != entry.prefix else { return [] }
        let found = Diagnostic(
          "domain-shared", .warning, .shared(domain.identifier, other.prefix + other.place.file),
          file: domain.place.file, span: domain.place.span)
        return entry.catalog.project.adjusted([found]).map { (index, $0) }
      }
    }
  }
}

extension Project {
  /// Returns the diagnostics with the severities from `[checks]`.
  fileprivate func adjusted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard let setting = checks[diagnostic.rule] else { return diagnostic }
      guard let severity = setting.severity else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = severity
      return diagnostic
    }
  }
}

/// A member of Foundation's error protocols that a catalog gives to an error, unless the error declares it itself.
private enum HiddenDoor: String, CaseIterable {
  case errorUserInfo, errorDescription, failureReason, recoverySuggestion, helpAnchor
  case errorDomain, errorCode

  /// The consequence of an own declaration, as the middle of a sentence.
  var effect: Diagnostic.Message {
    switch self {
    case .errorUserInfo:
      "'localizedDescription' and 'NSError' may have another text than the catalog's"
    case .errorDescription: "SwiftUI and 'LocalizedError' have its text instead of the catalog's"
    case .failureReason, .recoverySuggestion, .helpAnchor:
      "'LocalizedError' has its text instead of the catalog's"
    case .errorDomain: "'NSError' may have another domain than the catalog"
    case .errorCode: "'NSError' may have another number than the catalog"
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noPlugin(_ target: String) -> Self {
    "the target \(quoted(target)) has a catalog, but no plugin that compiles it; add 'plugins: [.plugin(name: \"\(PackageManifest.plugin)\", package: \"bayan\")]' to it"
  }

  fileprivate static func misplaced(_ targets: [String]) -> Self {
    "this catalog isn't in the folder of a target, but the plugin is used without a catalog by \(quotedList(targets)); move 'Catalog' and 'Locales' there"
  }

  fileprivate static func typeTaken(_ name: String) -> Self {
    "the target declares a type \(quoted(name)) itself, so the generated one can't be compiled; give one of them another name"
  }

  fileprivate static func memberDeclared(_ door: HiddenDoor, by type: String) -> Self {
    "\(quoted(type)) declares \(quoted(door.rawValue)) itself, so \(door.effect); remove it, or make it agree with the catalog"
  }

  fileprivate static func shared(_ identifier: String, _ other: String) -> Self {
    "\(quoted(other)) has the same domain, \(quoted(identifier)), so programs can't tell their errors apart"
  }
}
