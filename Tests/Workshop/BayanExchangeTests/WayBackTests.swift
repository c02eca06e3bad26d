import BayanDiagnostics
import BayanExchange
import Testing

/// Texts that `adopt` has taken from an app's files, and that go back into the files.
@Suite("the way back to an app's files")
struct WayBackTests {
  @Test(arguments: WayBackApp.all, WayBackProject.Stage.allCases)
  func `an import of the app's own file changes nothing`(
    _ app: WayBackApp, _ stage: WayBackProject.Stage
  ) throws {
    let project = try WayBackProject(app, stage)
    for file in project.german {
      let result = try project.imported(file)
      #expect(
        result.refusals.isEmpty && result.strangers.isEmpty && result.conflicts.isEmpty,
        "\(result.refusals) \(result.strangers)")
      // A text that wasn't adopted belongs to no message.
      #expect(result.othersNames.isEmpty == (project.words(in: file) == file.words))
      #expect(result.changes.map { "\($0.id): \($0.old ?? "") → \($0.new)" } == [])
    }
  }

  @Test(arguments: WayBackApp.all, [WayBackProject.Stage.adopted, .renamed])
  func `a text that the app has otherwise changes that message alone`(
    _ app: WayBackApp, _ stage: WayBackProject.Stage
  ) throws {
    let project = try WayBackProject(app, stage)
    for file in project.german {
      for word in project.words(in: file) {
        let result = try project.imported(file.replacing("\(word)", with: "\(word)neu"))
        #expect(result.refusals.isEmpty, "\(word) \(result.refusals)")
        #expect(result.changes.count == 1, "\(word) \(result.changes)")
        let change = try #require(result.changes.first)
        #expect(change.new == change.old?.replacing(word, with: "\(word)neu"))
      }
    }
  }

  @Test(arguments: WayBackApp.all, WayBackProject.Stage.allCases)
  func `an export over the app's own file changes no byte`(
    _ app: WayBackApp, _ stage: WayBackProject.Stage
  ) throws {
    let project = try WayBackProject(app, stage)
    for file in project.german {
      guard let update = try project.exported(over: file) else { continue }
      #expect(update.diagnostics.isEmpty && update.losses.isEmpty, "\(update.diagnostics)")
      #expect(update.bytes == file.bytes)
    }
  }

  @Test(arguments: WayBackApp.all, [WayBackProject.Stage.adopted, .renamed])
  func `an export of one text that changed changes its bytes alone`(
    _ app: WayBackApp, _ stage: WayBackProject.Stage
  ) throws {
    let project = try WayBackProject(app, stage)
    for file in project.german {
      for word in project.words(in: file) {
        var changed = project
        let own = try #require(
          project.files.first { $0.path.hasPrefix("Locales/de/") && $0.words.contains(word) })
        try changed.replace(word, with: "\(word)neu", in: own)
        guard let update = try changed.exported(over: file) else { continue }
        #expect(update.diagnostics.isEmpty, "\(update.diagnostics)")
        let text = String(decoding: update.bytes, as: UTF8.self)
        let expected = file.replacing(word, with: "\(word)neu")
        #expect(text == String(decoding: expected.bytes, as: UTF8.self))
      }
    }
  }

  @Test(arguments: WayBackApp.all, [WayBackProject.Stage.adopted, .renamed])
  func `a text that is written anew says what the catalog says`(
    _ app: WayBackApp, _ stage: WayBackProject.Stage
  ) throws {
    var project = try WayBackProject(app, stage)
    let file = try #require(project.german.first)
    guard project.words(in: file).contains("Wort7") else { return }
    try project.swapValues(in: "Wort7")
    guard let update = try project.exported(over: file) else { return }
    #expect(update.diagnostics.isEmpty, "\(update.diagnostics) \(update.losses)")
    let written = SourceFile(path: file.path, bytes: update.bytes)
    #expect(written.bytes != file.bytes)
    let result = try project.imported(written)
    #expect(
      result.refusals.isEmpty && result.changes.isEmpty, "\(result.refusals) \(result.changes)")
    // Only that text has changed.
    let back = try WayBackProject(app, .adopted).imported(written)
    #expect(back.changes.count == 1 && back.refusals.isEmpty, "\(back.changes)")
  }

  @Test func `each app has all words that its catalog has`() throws {
    for app in WayBackApp.all where app.syntax.name != "{{name}}" {
      let project = try WayBackProject(app, .adopted)
      let words = project.files.filter { $0.path.hasPrefix("Locales/de/") }.flatMap(\.words)
      #expect(
        Set(words) == Set(project.german.flatMap(\.words)), "\(app.testDescription)")
      #expect(words.count > 5)
    }
  }
}
