import Testing

struct BadSelectorTests {
  @Test(arguments: [
    FunctionSample(
      "a date", ".input {$since :date} .match ①$since * {{a}}",
      ["① '$since' can't select a variant; ':date' only formats"]),
    FunctionSample(
      "an amount behind a name",
      ".local $c = {$count :currency currency=EUR} .local $d = {$c} .match ①$d * {{a}}",
      ["① '$d' can't select a variant; ':currency' only formats"]),
    FunctionSample(
      "a declared function that only formats",
      ".local $c = {$count :app:any} .match ①$c * {{a}}",
      ["① '$c' can't select a variant; ':app:any' only formats"]),
    FunctionSample(
      "those that can, and those that aren't known",
      """
      .local $a = {$count :app:rank} .local $b = {$name :string} .local $c = {1 :percent} \
      .local $d = {1 :no:such} .match $a $b $c $d * * * * {{a}}
      """),
  ])
  func `a selector that can't select is reported`(_ sample: FunctionSample) throws {
    try sample.expectDiagnostics(of: "bad-selector")
  }
}
