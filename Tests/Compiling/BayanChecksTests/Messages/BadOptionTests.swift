import Testing

struct BadOptionTests {
  @Test(arguments: [
    FunctionSample(
      "no digit size", "{$count :number minimumFractionDigits=①many}",
      ["① warning: the option 'minimumFractionDigits' can't be 'many'; it is a number from 0 to 99"]
    ),
    FunctionSample(
      "a leading zero", "{$count :number minimumFractionDigits=①02}",
      ["① warning: the option 'minimumFractionDigits' can't be '02'; it is a number from 0 to 99"]),
    FunctionSample(
      "a misspelt value", "{$count :number signDisplay=①alway}",
      ["① warning: the option 'signDisplay' can't be 'alway'; did you mean 'always'?"]),
    FunctionSample(
      "an option that the function doesn't have", "{$count :integer ①minimumFractionDigits=2}",
      ["① warning: ':integer' has no option 'minimumFractionDigits'"]),
    FunctionSample(
      "a misspelt option", "{$count :number ①useGruping=never}",
      ["① warning: ':number' has no option 'useGruping'; did you mean 'useGrouping'?"]),
    FunctionSample(
      "a variable where the standard wants a literal", "{$count :number select=①$name}",
      ["① warning: the option 'select' is set by a literal, not by a variable"]),
    FunctionSample(
      "a date's length", "{$since :date length=①full}",
      ["① warning: the option 'length' can't be 'full'; it can be 'long', 'medium' and 'short'"]),
    FunctionSample(
      "no currency", "{$count :currency currency=①EU}",
      [
        "① warning: the option 'currency' can't be 'EU'; it is a code of three letters, as 'EUR'"
      ]),
    FunctionSample(
      "an offset without its option", "{$count ①:offset}",
      ["① warning: ':offset' needs one of the options 'add' and 'subtract', and one only"]),
    FunctionSample(
      "an offset with both", "{$count ①:offset add=1 subtract=1}",
      ["① warning: ':offset' needs one of the options 'add' and 'subtract', and one only"]),
    FunctionSample(
      "a direction that there isn't", "{$name :string u:dir=①left}",
      [
        "① warning: the option 'u:dir' can't be 'left'; it can be 'ltr', 'rtl', 'auto' and 'inherit'"
      ]),
    FunctionSample(
      "a direction on markup", "{#b ①u:dir=ltr}{$name}{/b}",
      ["① warning: markup has no direction; put 'u:dir' on the placeholders inside it"]),
    FunctionSample(
      "what has gone from the standard", "{$name :string ①u:locale=ar}",
      ["① warning: the standard has no option 'u:locale'"]),
    FunctionSample(
      "of a declared function",
      "{$count :app:rank style=①big digits=②x of=|any thing| ③other=1}",
      [
        "① warning: the option 'style' can't be 'big'; it can be 'short' and 'long'",
        "② warning: the option 'digits' can't be 'x'; it is a number from 0 to 99",
        "③ warning: ':app:rank' has no option 'other'",
      ]),
    FunctionSample(
      "good ones",
      """
      {$count :number minimumFractionDigits=2 select=ordinal signDisplay=$name my:own=1 u:id=x} \
      {$count :currency currency=eur fractionDigits=auto} {$count :unit unit=meter usage=road} \
      {$since :datetime dateFields=weekday hour12=$name timeZone=|Asia/Riyadh|} \
      {$count :app:rank style=long digits=9} {#b u:id=y any=1}
      """),
    FunctionSample("of a function that isn't known", "{$count :no:such a=b}"),
  ])
  func `an option that its function can't take is reported`(_ sample: FunctionSample) throws {
    try sample.expectDiagnostics(of: "bad-option")
  }
}
