import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanChecking
import BayanDiagnostics

/// Shows the effects of newer CLDR data on readers, and accepts the data.
struct CLDRCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cldr",
    abstract: "Show what newer CLDR data change for readers, and accept them.",
    discussion: """
      Catalog/cldr.lock records the plural rules, digits and directions that the messages of each \
      locale were written for. Where the data in this bayan say something else, 'bayan check' names \
      the messages that read differently, with the numbers. Read them, then accept the data.
      """)

  @OptionGroup var project: ProjectOptions

  @Flag(help: "Record the present data in Catalog/cldr.lock.")
  var accept = false

  @Option(help: "Only this locale. Repeatable.")
  var locale: [String] = []

  func run() throws {
    let folder = try project.folder()
    let read = accept ? folder.readToWrite() : folder.read()
    let checked = read.checked()
    let catalog = try folder.catalog(of: checked)
    try catalog.checkLocales(locale)
    let drift = checked.diagnostics.filter {
      $0.rule == "cldr-drift" && $0.isOpen
        && (locale.isEmpty || $0.locale.map(locale.contains) == true)
    }
    guard accept else {
      if catalog.cldr == nil {
        Terminal.remark("There is no Catalog/cldr.lock; 'bayan cldr --accept' writes it.")
      } else if drift.isEmpty {
        Terminal.remark("Every locale reads as when its messages were written.")
      } else {
        folder.show(drift, in: checked.files)
      }
      return
    }
    let lock = (catalog.cldr ?? CLDRLock()).accepting(Set(locale), of: catalog)
    let file = SourceFile(
      path: ProjectLayout().path(of: .cldrLock), bytes: Array(lock.fileText.utf8))
    try folder.write([file], over: read)
    let accepted = locale.isEmpty ? catalog.locales.map(\.tag) : locale
    let version = lock.locales[accepted.first ?? ""]?.facts.version ?? ""
    Terminal.remark("accepted CLDR \(version) for \(accepted.joined(separator: ", "))")
  }
}
