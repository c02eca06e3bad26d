import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanCompiler
import BayanRuntime
import BayanSignedPacks
import Foundation

/// Says what a pack is, and whether a program would take it.
struct VerifyPack: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Say what a pack is: whose, for which catalog, how old, and whether it is sound.",
    discussion: """
        bayan verify ar.signedpack --key ed25519:3b6a27bc…
        bayan verify ar.signedpack --key ed25519:3b6a27bc… --project Sources/App

      With --key, which can be repeated, the pack must be signed with one of these keys. With \
      --project, it must fit the catalog that this project has now. --above asks for a higher \
      number, as a program does that has seen this one.

      The exit code is 0 if a program with these keys, this catalog and this number would take \
      the pack today, and 1 if not.
      """)

  @Argument(help: ArgumentHelp("The pack.", valueName: "file"))
  var file: String

  @Option(
    help: ArgumentHelp("A public key that the program accepts. Repeatable.", valueName: "key"),
    transform: { text in
      guard let key = PackKey(text) else {
        throw ValidationError("A public key is 'ed25519:' and 64 hexadecimal digits.")
      }
      return key
    })
  var key: [PackKey] = []

  @Option(help: ArgumentHelp("The project whose program gets the pack.", valueName: "folder"))
  var project: String?

  @Option(help: ArgumentHelp("The highest number that was seen.", valueName: "number"))
  var above: UInt64?

  func run() throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      Terminal.remark("error: '\(file)' can't be read")
      throw ExitCode.failure
    }
    var report = PackReport(bytes: Array(data), keys: key, above: above, now: Date())
    if let project {
      var options = ProjectOptions()
      options.project = project
      let module = try options.folder().compile()
      report.expected = PackReport.Expected(
        module: module.catalog.project.moduleName, packs: module.compiled.locales.map(\.pack))
    }
    let lines = report.make()
    Terminal.print(lines.map { "\($0)\n" }.joined())
    for fault in report.faults { Terminal.remark("error: \(fault)") }
    if !report.faults.isEmpty { throw ExitCode.failure }
  }
}

/// The facts about a pack, and the reasons against it.
struct PackReport {
  /// The catalog that the pack must fit.
  struct Expected {
    var module: String
    var packs: [[UInt8]]
  }

  var bytes: [UInt8]
  var keys: [PackKey]
  var above: UInt64?
  var now: Date
  var expected: Expected?

  /// The reasons why a program refuses the pack.
  private(set) var faults: [String] = []

  init(bytes: [UInt8], keys: [PackKey], above: UInt64?, now: Date) {
    self.bytes = bytes
    self.keys = keys
    self.above = above
    self.now = now
  }

  /// Collects the faults.
  ///
  /// - Returns: The facts, as lines `name: value`.
  mutating func make() -> [String] {
    do throws(SignedPackRefusal) {
      return signed(try SignedPack(bytes))
    } catch .notSigned {
      if !keys.isEmpty { faults.append("\(SignedPackRefusal.notSigned)") }
      return ["signature: none"] + pack(bytes, claims: nil)
    } catch {
      faults.append("\(error)")
      return []
    }
  }

  private mutating func signed(_ signed: SignedPack) -> [String] {
    let claims = signed.claims
    var lines = ["format: signed \(SignedPack.version)", "key: \(signed.key)"]
    switch SignatureScheme.ed25519?.isValid(signed.signature, signed.message, signed.key) {
    case true?: lines.append("signature: right")
    case false?:
      lines.append("signature: wrong")
      faults.append("\(SignedPackRefusal.wrongSignature)")
    case nil:
      lines.append("signature: not verified")
      faults.append(
        """
        this bayan was built without signatures; build it with: \
        swift build --traits SignedPacks --product bayan
        """)
    }
    if !keys.isEmpty, !keys.contains(signed.key) {
      faults.append("the pack is signed with a key that isn't among those of --key")
    }
    lines += ["module: \(claims.module)", "number: \(claims.number)"]
    if let above, claims.number <= above {
      faults.append("\(SignedPackRefusal.olderNumber(claims.number, seen: above))")
    }
    let end = Date(timeIntervalSince1970: Double(claims.end))
    lines.append("good until: \(claims.end == 0 ? "no end" : end.ISO8601Format())")
    if claims.end != 0, now > end { faults.append("\(SignedPackRefusal.expired(end))") }
    if let expected, expected.module != claims.module {
      faults.append("\(SignedPackRefusal.otherModule(claims.module))")
    }
    return lines + pack(signed.pack, claims: claims)
  }

  private mutating func pack(_ bytes: [UInt8], claims: SignedPack.Claims?) -> [String] {
    do throws(Pack.Failure) {
      let pack = try Pack(bytes)
      if let claims,
        claims.contract != pack.fingerprint || Int(claims.slots) != pack.slotCount
          || LocaleTag(claims.locale) != pack.locale
      {
        faults.append("the signed facts aren't those of the pack")
      }
      if let expected {
        let fits = expected.packs.contains { own in
          (try? Pack(own)).map {
            $0.fingerprint == pack.fingerprint && $0.slotCount == pack.slotCount
              && $0.locale == pack.locale
          } ?? false
        }
        if !fits { faults.append("\(SignedPackRefusal.otherContract)") }
      }
      return [
        "locale: \(pack.locale)", "contract: \(String(pack.fingerprint, radix: 16))",
        "messages: \(pack.slotCount)", "size: \(bytes.count) bytes",
      ]
    } catch {
      faults.append("\(error)")
      return []
    }
  }
}
