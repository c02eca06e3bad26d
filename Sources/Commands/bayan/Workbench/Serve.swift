import ArgumentParser
import BayanBuildCommands
import BayanDiagnostics
import BayanICUFunctions
import BayanRuntime
import Foundation

/// Serves a translator's page to a browser on this machine.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Open a page on which people translate and review.",
    discussion: """
      Prints an address, which opens the page in one browser on this machine, once. The page lists \
      the messages of each locale, shows them beside their sources and as their readers see them, \
      and saves what is written there to the project's files. It ends with the command: press \
      Ctrl-C.

      Texts that weren't saved are kept outside the project, and offered again.

      A bayan that was built from source has this command only with the trait 'Workbench'.
      """)

  @OptionGroup var project: ProjectOptions

  @Flag(help: "Open the page in the usual browser.")
  var open = false

  @Flag(help: "Show everything, and change nothing.")
  var readOnly = false

  @Option(help: "The port on 127.0.0.1. 0 takes a free one.")
  var port = 0

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError(sentence: "A port is a number from 0 to 65535.")
    }
  }

  func run() throws {
    #if Workbench
      MessageFunctions.shared = ICUFunctions.registry()
      let folder = try project.folder()
      let (opens, isReadOnly, port) = (open, readOnly, port)
      let end = DispatchSemaphore(value: 0)
      Task {
        do {
          let host = WorkbenchHost(folder, isReadOnly: isReadOnly)
          try await WorkbenchServer(host: host, port: port).run { address in
            Terminal.print(address + "\n")
            Terminal.say("The page is open until this command ends: press Ctrl-C.")
            if opens { Self.openBrowser(at: address) }
          }
        } catch {
          Terminal.say("error: no page can be served on port \(port); it may be in use")
          Self.exit(withError: ExitCode.failure)
        }
        end.signal()
      }
      // `dispatchMain` ends this thread. For that, glibc loads libgcc_s, which not every system has.
      end.wait()
    #else
      Terminal.say(
        "error: this bayan was built without its server; build it with: \("swift build --traits Workbench --product bayan")"
      )
      throw ExitCode.failure
    #endif
  }

  /// Opens an address in the user's browser.
  ///
  /// If that fails, the printed address is left.
  private static func openBrowser(at address: String) {
    #if os(macOS)
      let program = "/usr/bin/open"
    #else
      let program = "/usr/bin/xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}
