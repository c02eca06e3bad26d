import BayanChecks
import Testing

struct TabMismatchTests {
  @Test(arguments: [
    Example(
      "ar", "Name\tSize", "①الاسم الحجم",
      "① warning: the translation has no tab, and the source a tab"),
    Example(
      "pl", "Name", "Nazwa①\t", "① warning: the translation has a tab, and the source no tab"),
    Example(
      "fr", "\t$A    what it says", "①\t$A\tce que ça dit",
      "① note: the translation has 2 tabs, and the source a tab"),
    Example(
      "ja", "First line\n    second line", "一行目\n①\t\t二行目",
      "① note: the translation has 2 tabs, and the source no tab"),
    Example(
      "ru", "      %s  is missing.", "①\t%s  отсутствует.",
      "① note: the translation has a tab, and the source no tab"),
    Example(
      "ru", "      %s  is missing.", "①\tНет %s.",
      "① note: the translation has a tab, and the source no tab"),
    Example(
      "ja", "ed:\tEdit both", "①ed:    両方を編集",
      "① note: the translation has no tab, and the source a tab"),
    Example(
      "fr", "ed:\tEdit  both", "①ed:  Modifier les deux",
      "① warning: the translation has no tab, and the source a tab"),
  ])
  func `other tabs than the source's are reported`(_ example: Example) throws {
    #expect(try example.diagnostics(TabMismatch.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "Name\tSize", "الاسم\tالحجم")
  ])
  func `tabs as in the source are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(TabMismatch.self) == [])
  }
}
