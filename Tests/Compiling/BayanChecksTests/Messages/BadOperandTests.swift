import Testing

struct BadOperandTests {
  @Test(arguments: [
    FunctionSample(
      "text that is no number", "①{horse :number}",
      ["① ':number' can't format 'horse'"]),
    FunctionSample(
      "a day that there isn't", "①{|2026-02-30| :date}",
      ["① ':date' can't format '2026-02-30'"]),
    FunctionSample("nothing at all", "{①:integer}", ["① ':integer' needs an operand before it"]),
    FunctionSample(
      "a literal behind a name", ".local $x = {horse} {{①{$x :number}}}",
      ["① ':number' can't format 'horse'"]),
    FunctionSample(
      "what another function makes",
      ".input {$since :date} {{①{$since :number}}}",
      ["① ':number' can't format the result of ':date'"]),
    FunctionSample(
      "a number without its currency", "{$count ①:currency} {5 ②:unit}",
      [
        "① ':currency' needs the option 'currency' for a number",
        "② ':unit' needs the option 'unit' for a number",
      ]),
    FunctionSample(
      "an argument of another type for a declared function", "①{$name :app:rank}",
      ["① '$name' is a string, which ':app:rank' can't format"]),
    FunctionSample(
      "a literal for a declared function", "①{first :app:rank} ②{1 :app:now}",
      [
        "① ':app:rank' can't format 'first'", "② ':app:now' takes no operand",
      ]),
    FunctionSample(
      "good ones",
      """
      .input {$count :integer} .local $c = {$count :currency currency=EUR} \
      .local $d = {$since :datetime} {{{$c :currency} {$d :time} {$c :number} {$price :currency} \
      {$price} {$people} {1 :app:rank} {$count :app:rank} {:app:now} {:app:any} {x :app:any} \
      {|1e3| :number} {x :string} {$people :string} {1 :no:such}}}
      """),
  ])
  func `an operand that its function can't take is reported`(_ sample: FunctionSample) throws {
    try sample.expectDiagnostics(of: "bad-operand")
  }
}
