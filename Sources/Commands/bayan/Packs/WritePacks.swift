import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanCompiler
import BayanEmission
import BayanRuntime
import BayanSignedPacks
import Foundation

/// Writes the messages of each locale to a file.
struct WritePacks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pack",
    abstract: "Write the messages of each locale as a file that a running program can load.",
    discussion: """
      The generated module contains the same bytes. To update the messages of a program without \
      building it again, load a file into the store of its catalog:

        try MessagesCatalog.Locale.store.load(Array(Data(contentsOf: file)))

      The store refuses a file that is damaged or made from another catalog: its codes, \
      arguments and options must be those that the program was built with, and its locales \
      too, also those of --pseudo.

      Files that come over the air are signed:

        bayan pack --new-key pack.key                                 once; keep it secret
        bayan pack --sign pack.key --number 7 --output packs          LOCALE.signedpack

      The program takes them with BayanSignedPacks, and 'bayan verify' says what a file is. On \
      Linux, bayan signs only if it was built from source with the trait 'SignedPacks'.

      The catalog is checked first. If there is an error, nothing is written. Files that would \
      not change are not touched.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(
    help: ArgumentHelp(
      "Where to write the files LOCALE.bayanpack, or with --sign LOCALE.signedpack.",
      valueName: "folder"))
  var output: String?

  @OptionGroup var pseudo: PseudoOptions

  @Option(
    help: ArgumentHelp("Sign the packs with the private key in this file.", valueName: "file"))
  var sign: String?

  @Option(
    help: ArgumentHelp(
      "With --sign: the number of this release of packs, above all earlier ones.",
      valueName: "number"))
  var number: UInt64?

  @Option(
    help: ArgumentHelp(
      "With --sign: the last day, in UTC, on which programs take the packs.",
      valueName: "YYYY-MM-DD"),
    transform: { text in
      guard let end = WritePacks.lastSecond(of: text) else {
        throw ValidationError("A day is written as 2027-01-31.")
      }
      return end
    })
  var expires: UInt64?

  @Option(
    help: ArgumentHelp(
      "Write a new private key to this file, print its public key, and do nothing else.",
      valueName: "file"))
  var newKey: String?

  @Flag(help: "Print only diagnostics.")
  var quiet = false

  func validate() throws {
    if newKey != nil {
      guard output == nil, sign == nil else {
        throw ValidationError("--new-key makes a key and writes no packs. Use it alone.")
      }
      return
    }
    if output == nil { throw ValidationError("Missing expected argument '--output <folder>'") }
    if sign == nil, number != nil || expires != nil {
      throw ValidationError("--number and --expires are for signed packs. Add --sign.")
    }
    if sign != nil, number ?? 0 == 0 {
      throw ValidationError(
        "Signed packs need a number, from 1 and above all earlier ones. Add --number.")
    }
  }

  func run() throws {
    if let newKey { return try writeKey(to: newKey) }
    // The key is read first: nobody waits for a compilation that can't be signed.
    let signer = try sign.map { try PackSigner(file: $0) }
    let module = try project.folder().compile(with: pseudo.locales)
    let kind: OutputFolder.Kind = signer == nil ? .packs : .signedPacks
    let files = try module.compiled.locales.map { locale in
      let bytes = try signer?.signed(
        locale.pack, of: locale.tag, module: module.catalog.project.moduleName,
        number: number ?? 0, end: expires ?? 0)
      return GeneratedFile(name: locale.tag + kind.suffix, bytes: bytes ?? locale.pack)
    }
    let folder = URL(fileURLWithPath: output ?? ".", isDirectory: true)
    try OutputFolder.update([(OutputFolder(url: folder, kind: kind), files)], quietly: quiet)
  }

  private func writeKey(to path: String) throws {
    let (text, publicKey) = try PackSigner.newKey()
    // Nobody else may read the file, and no other key is lost.
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      let reason = String(cString: strerror(errno))
      Terminal.remark("error: '\(path)' can't be created: \(reason)")
      throw ExitCode.failure
    }
    try FileHandle(fileDescriptor: file, closeOnDealloc: true).write(contentsOf: Data(text.utf8))
    Terminal.print("\(publicKey)\n")
    if !quiet {
      Terminal.remark("wrote the private key to \(path): keep it secret, and not in the repository")
    }
  }

  /// Returns the last second of a day in UTC since 1970.
  static func lastSecond(of day: String) -> UInt64? {
    let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    guard day.utf8.count == 10, let date = try? Date(day, strategy: style),
      date.formatted(style) == day, date.timeIntervalSince1970 >= 0
    else { return nil }
    return UInt64(date.timeIntervalSince1970) + 86_399
  }
}

extension OutputFolder.Kind {
  /// The signed packs.
  static let signedPacks = file(".signedpack", mark: SignedPack.name)
}
