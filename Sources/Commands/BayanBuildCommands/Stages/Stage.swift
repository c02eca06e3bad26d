package import ArgumentParser

/// The steps of a build that runs on many machines.
package struct Stage: ParsableCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Check and compile a catalog in steps, each from named files alone.",
    discussion: """
      A build system runs each step where it likes, and keeps what it made as long as the files are the \
      same. 'generate' does all of them in one process, and writes the same bytes.

        interface   what compiling a locale depends on, from Catalog/ and the source locale
        compile     the words of a locale, or of some of its domains, against the interface
        check       what is wrong with a locale, or with the catalog and the source locale
        link        the module and the packs, from all that was compiled
        report      one report of all checks
      """,
    subcommands: [
      StageInterface.self, StageCompile.self, StageCheck.self, StageLink.self, StageReport.self,
    ])

  package init() {}
}
