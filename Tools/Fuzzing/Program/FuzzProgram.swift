import BayanFuzzing
import Foundation

/// Runs a target on bytes: those of files, or those that libFuzzer generates.
///
///     bayan-fuzz toml Tools/Fuzzing/Corpus/toml Tools/Fuzzing/Crashes/toml
///     bayan-fuzz --list
///     bayan-fuzz --seeds packs FOLDER
///     bayan-fuzz --catalogs 10000 FOLDER
///
/// A usual build runs the target once for each file of its arguments, and for each file in a
/// folder. `Tools/fuzz` builds it with the sanitizers and `-D FUZZING`. That build passes all
/// arguments after the target's name to libFuzzer.
@main
struct FuzzProgram {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["--list"] {
      for target in FuzzTarget.all { print(target.name) }
      return
    }
    if arguments.count == 3, arguments[0] == "--seeds", let target = target(named: arguments[1]) {
      for (index, seed) in target.seeds().enumerated() {
        try Data(seed).write(to: URL(filePath: arguments[2]).appending(path: "seed-\(index)"))
      }
      return
    }
    if arguments.count == 3, arguments[0] == "--catalogs", let count = Int(arguments[1]) {
      var batches = CatalogBatches(folder: URL(filePath: arguments[2]))
      try batches.write(count)
      return
    }
    guard let name = arguments.first, let target = target(named: name) else {
      print("usage: bayan-fuzz TARGET [FILE OR FOLDER]...; bayan-fuzz --list")
      exit(64)
    }
    #if FUZZING
      exit(fuzz(target))
    #else
      try replay(target, arguments.dropFirst())
    #endif
  }

  private static func target(named name: String) -> FuzzTarget? {
    FuzzTarget.all.first { $0.name == name }
  }

  private static func replay(_ target: FuzzTarget, _ paths: some Sequence<String>) throws {
    var count = 0
    for path in paths {
      for file in try files(at: URL(filePath: path)) {
        do {
          try target.run(Array(Data(contentsOf: file)))
        } catch let broken as BrokenPromise {
          print("\(file.path): \(broken)")
          exit(1)
        }
        count += 1
      }
    }
    print("\(target.name): \(count) inputs")
  }

  /// Returns the file, or the files of the folder, by name.
  private static func files(at place: URL) throws -> [URL] {
    guard try place.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else {
      return [place]
    }
    return try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }
}

#if FUZZING
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutablePointer<FuzzProgram.Arguments>,
    _ run: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32

  extension FuzzProgram {
    fileprivate typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    // A C function has no context, so the target is static. It is set once, before libFuzzer
    // begins.
    nonisolated(unsafe) private static var target: FuzzTarget?

    /// Lets libFuzzer generate inputs; its arguments are those after the target's name.
    fileprivate static func fuzz(_ target: FuzzTarget) -> Int32 {
      self.target = target
      var arguments = CommandLine.unsafeArgv + 1
      arguments[0] = CommandLine.unsafeArgv[0]
      var count = CommandLine.argc - 1
      return runDriver(&count, &arguments) { bytes, length in
        do {
          try FuzzProgram.target?.run(Array(UnsafeBufferPointer(start: bytes, count: length)))
        } catch {
          fatalError("\(error)")
        }
        return 0
      }
    }
  }
#endif
