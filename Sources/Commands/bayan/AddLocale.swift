import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanDiagnostics
import BayanExchange
import BayanICU

/// Adds a locale to a project.
struct AddLocale: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Add a locale, or what one lacks, with an empty line for each message.",
    discussion: """
      Writes files to Locales/TAG in which every message is a comment, and lists the locale \
      in Catalog/bayan.toml as in progress. While it is in progress, missing messages are notes, \
      and users see the text of the parent locale, as of fr for fr-CA, or else of the source \
      locale. When all are there, remove the status.

      A locale that is listed and has no files gets them in the same way. If it has files, the \
      entries that it lacks are added to them, for a new domain in files of their own.
      """)

  @OptionGroup var project: ProjectOptions

  @Argument(help: ArgumentHelp("The locale, a BCP 47 tag such as he or pt-BR.", valueName: "tag"))
  var tag: String

  func run() throws {
    let folder = try project.folder()
    let read = folder.readToWrite()
    // A listed locale without files is an error until it is in progress.
    let settings = NewLocale.settings(read.files, ofListed: tag)
    let (catalog, files) = try folder.load(settings.map(read.replacing) ?? read)
    // On many disks 'AR' and 'ar' are the same folder, and 'iw' is the old code of 'he'.
    let same = catalog.project.locales.first { StatedLanguage.isSame($0, tag) }
    if let same, same != tag {
      throw ValidationError("'\(tag)' is '\(same)', which the catalog has already.")
    }
    let new: NewLocale
    do {
      new = try NewLocale(tag, in: catalog, files: files, forms: emptyForms(of: catalog, in: tag))
    } catch {
      throw ValidationError(sentence(for: error))
    }
    let written = new.files + (settings.map { [$0] } ?? [])
    try folder.write(written, over: read)
    for file in written { Terminal.remark("wrote \(folder.prefix)\(file.path)") }
    if let added = new.added {
      Terminal.remark("added \(added == 1 ? "1 entry" : "\(added) entries")")
    }
    Terminal.remark("next: translate, then bayan check --locale \(tag) --notes")
  }

  private func sentence(for failure: NewLocale.Failure) -> String {
    switch failure {
    case .notATag: "'\(tag)' is not a language tag. Write one such as he or pt-BR."
    case .unsupportedKeyword(let keyword):
      "'\(tag)': messages can't follow '\(keyword)'. After -u- there may be nu alone, for digits."
    case .isPseudo(let locale):
      "There is nothing to add: \(locale.refusal). List it in Catalog/bayan.toml."
    case .isWhole: "The catalog has the locale '\(tag)' already, and it lacks no entry."
    case .hasFiles(let paths):
      "There are files of '\(tag)' already, such as '\(paths[0])'. List the locale in "
        + "Catalog/bayan.toml, or remove them."
    case .noSource: "The source locale has no messages to translate."
    }
  }
}
