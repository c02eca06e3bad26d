import Foundation
import Testing

/// The working group's test suite, run as `Tools/mf2-conformance` runs it.
///
/// The data stands beside the repository and isn't part of it; without it the suite is skipped.
@Suite("The official suite, formatted")
struct OfficialSuiteTests {
  private static let folder = ProjectCopy.package
    .deletingLastPathComponent().appending(path: "shared/mf2/tests")

  @Test(
    "Every case passes, errors in order",
    .enabled(
      if: FileManager.default.fileExists(atPath: folder.path),
      "no ../shared/mf2/tests beside the package"))
  func passes() throws {
    let result = try run("bayan-mf2-conformance", ["--strict", Self.folder.path])
    #expect(result.output.hasSuffix("461 passed, 0 failed\n"), "\(result.output)")
    #expect(result.status == 0)
  }
}
