import BayanTestProject
import Foundation
import Testing

@Suite("cldr")
struct CLDRCommandTests {
  private static let lock = "Catalog/cldr.lock"

  @Test func `data that were accepted are reported no more`() throws {
    let project = try TestProject.copy()
    #expect(try project.bayan("cldr", "--accept").status == 0)
    let result = try project.bayan("cldr")
    #expect(result.status == 0)
    #expect(result.errors == "Every locale reads as when its messages were written.\n")
  }

  @Test func `without a lock nothing is compared until one is written`() throws {
    let project = try TestProject.copy()
    #expect(try project.bayan("cldr", "--accept").status == 0)
    let written = try project.read(Self.lock)
    try FileManager.default.removeItem(at: project.folder.appendingPathComponent(Self.lock))
    #expect(
      try project.bayan("cldr").errors
        == "There is no Catalog/cldr.lock; 'bayan cldr --accept' writes it.\n")
    let accepted = try project.bayan("cldr", "--accept")
    #expect(accepted.status == 0)
    #expect(
      accepted.errors.hasPrefix("accepted CLDR ") && accepted.errors.hasSuffix(" for en, ar\n"))
    #expect(try project.read(Self.lock) == written)
  }

  @Test func `messages that other data change are named until the data are accepted`() throws {
    let project = try TestProject.copy()
    try project.addSample()
    #expect(try project.bayan("cldr", "--accept").status == 0)
    let written = try project.read(Self.lock)
    // The lock now says that 10 was 'many' in Arabic in an older CLDR version.
    try project.replace("3..10", with: "3..9", in: Self.lock)
    try project.replace("11..99", with: "10..99", in: Self.lock)
    let shown = try project.bayan("cldr")
    #expect(shown.status == 0)
    let drift = shown.output + shown.errors
    #expect(drift.contains("Locales/ar/sample.toml") && drift.contains("n = 10, 110"))
    #expect(drift.contains("[cldr-drift]"))
    #expect(try project.bayan("check").errors.contains("[cldr-drift]"))
    // English has no drift.
    #expect(
      try project.bayan("cldr", "--locale", "en").errors
        == "Every locale reads as when its messages were written.\n")
    #expect(try project.bayan("cldr", "--accept", "--locale", "en").status == 0)
    #expect(try project.bayan("check").errors.contains("[cldr-drift]"))
    #expect(try project.bayan("cldr", "--accept", "--locale", "ar").status == 0)
    #expect(try project.read(Self.lock) == written)
    #expect(try !project.bayan("check").errors.contains("[cldr-drift]"))
  }

  @Test func `a locale that the project doesn't have is refused`() throws {
    let project = try TestProject.copy()
    let written = try project.read(Self.lock)
    #expect(try project.bayan("cldr", "--accept", "--locale", "xx").status == 64)
    #expect(try project.read(Self.lock) == written)
  }
}
