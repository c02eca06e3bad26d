import Testing

struct UnknownFunctionTests {
  @Test(arguments: [
    FunctionSample(
      "a misspelt one of the standard's", "{$count ①:intger}",
      ["① there is no function ':intger'; did you mean ':integer'?"]),
    FunctionSample(
      "one that the standard doesn't have", "{$count ①:spellout}",
      [
        "① there is no function ':spellout' in the standard; functions of your own have a "
          + "namespace, as in ':app:ordinal'"
      ]),
    FunctionSample(
      "one with a namespace that isn't declared", "{$count ①:shop:discount}",
      [
        "① there is no function ':shop:discount'; declare it in '[functions]' of "
          + "'Catalog/bayan.toml'"
      ]),
    FunctionSample(
      "in a declaration, and in a variant",
      ".local $x = {1 ①:nummer}\n.match $x one {{a}} * {{{$count ②:x:y}}}",
      [
        "① there is no function ':nummer'; did you mean ':number'?",
        "② there is no function ':x:y'; declare it in '[functions]' of 'Catalog/bayan.toml'",
      ]),
    FunctionSample(
      "all that there are",
      """
      {$name :string}{1 :number}{1 :integer}{1 :offset add=1}{1 :percent}{$price :currency}\
      {1 :unit unit=day}{$since :date}{$since :time}{$since :datetime}{$count :app:rank}{:app:now}
      """),
  ])
  func `a function that doesn't exist is reported`(_ sample: FunctionSample) throws {
    try sample.expectDiagnostics(of: "unknown-function")
  }
}
