import BayanChecks
import Testing

struct MergeConflictMarkerTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: MergeConflictMarker.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: MergeConflictMarker.self)
  }

  @Test func `what a merge has left is reported`() throws {
    #expect(
      try diagnostics(
        source: "x", target: "①<<<<<<< HEAD\nتم الحفظ\n=======\nح\u{64F}فظ\n②>>>>>>> ar",
        locale: "ar", rule: MergeConflictMarker.self) == [
          "① '<<<<<<<' is the conflict marker of a merge; keep one version of the text",
          "② '>>>>>>>' is the conflict marker of a merge; keep one version of the text",
        ])
  }

  static let reported = [
    RuleExample(
      "both sides in one text", "ar", "x",
      "①<<<<<<< HEAD\nتم الحفظ\n=======\nح\u{64F}فظ\n②>>>>>>> ar"),
    RuleExample("the base", "de", "x", "①||||||| base\nGesichert"),
  ]

  static let silent = [
    RuleExample("signs within a line", "ar", "x", "اكتب <<<<<<< هنا"),
    RuleExample("eight of them", "de", "x", "<<<<<<<<"),
    RuleExample("a rule", "ru", "x", "======="),
    RuleExample("what a program that merges shows", "de", "<<<<<<< MINE", "<<<<<<< EIGENE"),
  ]
}
