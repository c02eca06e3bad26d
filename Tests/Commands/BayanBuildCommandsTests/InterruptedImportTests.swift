import BayanBuildCommands
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanExchange
import BayanRules
import BayanTestProject
import Foundation
import Testing

@Suite("An import that ends before it is done")
struct InterruptedImportTests {
  private static let project = CatalogFixture().files.reduce(into: [:]) {
    $0[$1.path] = $1.content
  }

  /// Returns the change of an import in which a translator changed two texts of the locale's first
  /// file and one of its second file, and reviewed all texts.
  private func change(by format: any ExchangeFormat.Type) throws -> ProjectChange {
    let folder = try TestProject(Self.project)
    let read = ProjectFolder(folder.folder).read()
    let run = CheckRun(.all)
    let catalog = try #require(run(read.files).catalog)
    let exported = format.write(ExchangeDocument(catalog, locale: "ar"), over: nil).bytes
    let text = String(decoding: exported, as: UTF8.self)
      .replacing("كلمة المرور", with: "كلمة السر").replacing("إلغاء", with: "ألغِ")
    try #require(!text.utf8.elementsEqual(exported))
    let returned = format.read(SourceFile(path: "back", text: text))
    let plan = ExchangeImport(
      returned, format: format, into: catalog,
      request: ExchangeImport.Request(locale: "ar", resolution: .theirs, origin: "import:test"))
    try #require(plan.refusals.isEmpty && plan.conflicts.isEmpty && plan.changes.count > 1)
    return ProjectChange(to: plan.checked(read.files, by: run).files, over: read)
  }

  @Test(arguments: ExchangeFormats.all.map { $0.name })
  func `all translations are new or all are old, wherever it is stopped`(format: String) throws {
    let change = try change(by: try #require(ExchangeFormats.named(format)))
    let whole = try TestProject(Self.project)
    try change.apply(in: whole.folder)
    let new = whole.contents
    let changed = new.filter { Self.project[$0.key] != $0.value }.keys.sorted()
    #expect(changed.count > 1, "\(changed)")
    var seen: Set<Bool> = []
    for step in 1... {
      let folder = try TestProject(Self.project)
      let disturbance = Disturbance()
      _ = try? change.apply(in: folder.folder, by: disturbance.disk(.stop, at: step))
      if disturbance.count.value < step { break }
      #expect(ProjectFolder(folder.folder).read().diagnostics.isEmpty, "stopped at step \(step)")
      let left = folder.contents
      #expect(left == Self.project || left == new, "stopped at step \(step): \(left)")
      seen.insert(left == new)
    }
    #expect(seen == [true, false])
  }
}
