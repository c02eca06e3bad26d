import BayanChecking
import BayanDiagnostics
import BayanRules
import Foundation
import Testing

/// The cases in the folder `Cases`.
///
/// `RECORD=1 swift test --filter RuleCasesTests` writes the rules' current diagnostics, and still
/// fails.
@Suite("the cases of the rules")
struct RuleCasesTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  @Test(arguments: CaseFile.all.flatMap(\.cases))
  func `a rule finds what its case says, and nothing else`(_ tested: RuleCase) throws {
    let found = try tested.outcome().content(tested.sentence).layout
    let expected = tested.expected.layout
    // Bytes are compared, because `==` ignores canonical differences.
    guard !found.joined(separator: "\n").utf8.elementsEqual(expected.joined(separator: "\n").utf8)
    else { return }
    Issue.record(
      """
      \(tested.path):\(tested.line): \(tested.testDescription)
      expected\(tested.sentence.map { ", below '\($0.text)'" } ?? ""):
        \(expected.joined(separator: "\n  "))
      found:
        \(found.joined(separator: "\n  "))
      'RECORD=1 swift test --filter RuleCasesTests' writes what is found
      """,
      sourceLocation: SourceLocation(
        fileID: "BayanRulesTests/\(tested.rule.id).txt", filePath: tested.path, line: tested.line,
        column: 1))
  }

  @Test(.enabled(if: isRecording), arguments: CaseFile.all)
  func `each case reports the diagnostics of its file`(_ file: CaseFile) throws {
    let text = try file.recorded()
    guard !text.utf8.elementsEqual(file.text.utf8) else { return }
    try Data(text.utf8).write(to: URL(fileURLWithPath: file.path), options: .atomic)
    Issue.record("\(file.path) was written; look at what changed")
  }

  @Test(arguments: CaseFile.all)
  func `each line is understood, and stands as it is recorded`(_ file: CaseFile) {
    #expect(file.problems == [])
    #expect(file.laidOut.utf8.elementsEqual(file.text.utf8), "'RECORD=1' writes \(file.path) anew")
  }

  @Test func `all cases are there`() {
    #expect(CaseFile.all.count >= 100)
    #expect(CaseFile.all.flatMap(\.cases).count >= 1_900)
    #expect(CaseFile.all.filter { $0.cases.isEmpty }.map(\.ruleID) == [])
  }
}
