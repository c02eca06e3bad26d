// This program runs test files in the working group's schema, with the compiler and the formatter
// of all programs:
//
//     Tools/mf2-conformance [--strict] DIR
//
// DIR is one file, or a folder, which is read with its subfolders and the targets of links.
//
// Each failure is printed, and the last line is `N passed, M failed`. The exit code is 0 if all
// cases passed, 1 if some failed, and 64 for a bad command line.
//
//     bayan-mf2-conformance --vectors [DIR]
//
// prints the texts of the cases, and of messages with each option of each function, for other builds of the runtime
// (Tools/wasm).

import BayanICUFunctions
import BayanRuntime
import Foundation

var arguments = CommandLine.arguments.dropFirst()
let isStrict = arguments.contains("--strict")
arguments.removeAll { $0 == "--strict" }
if arguments.first == "--vectors" {
  var vectors = VectorFile()
  vectors.addOptions()
  for (name, file) in arguments.dropFirst().flatMap({ TestCase.files(under: $0) }) {
    for test in try TestCase.read(file, named: name) ?? [] { vectors.add(test) }
  }
  FileHandle.standardOutput.write(Data(try vectors.json().utf8))
  FileHandle.standardError.write(Data("\(vectors.messageCount) messages\n".utf8))
  exit(0)
}
guard arguments.count == 1, let path = arguments.first, !path.hasPrefix("-") else {
  FileHandle.standardError.write(
    Data("usage: mf2-conformance [--strict] DIR\n".utf8))
  exit(64)
}

let files = TestCase.files(under: path)
guard !files.isEmpty else {
  FileHandle.standardError.write(Data("error: no JSON files under '\(path)'\n".utf8))
  exit(64)
}

let functions = ICUFunctions.registry().merging(TestFunction.registry)
var passed = 0
var failed = 0
var quality = (passed: 0, failed: 0)
for (name, file) in files {
  let tests: [TestCase]
  do {
    guard let read = try TestCase.read(file, named: name) else {
      print("\(name): no tests in it")
      continue
    }
    tests = read
  } catch {
    print("\(name): can't be read: \(error)")
    failed += 1
    continue
  }
  for test in tests {
    let run = TestRun(test, functions: functions, isStrict: isStrict)
    if test.isQuality {
      if run.failures.isEmpty { quality.passed += 1 } else { quality.failed += 1 }
    } else {
      if run.failures.isEmpty { passed += 1 } else { failed += 1 }
    }
    guard !run.failures.isEmpty else { continue }
    let kind = test.isQuality ? " (quality)" : ""
    let about = test.description.map { ": \($0)" } ?? ""
    print("\(name)#\(test.number)\(kind)\(about)")
    print("  \(test.locale): \(test.source?.debugDescription ?? "no message")")
    for failure in run.failures { print("  \(failure)") }
  }
}
if quality.passed + quality.failed > 0 {
  print("quality: \(quality.passed) passed, \(quality.failed) failed")
}
print("\(passed) passed, \(failed) failed")
exit(failed == 0 ? 0 : 1)
