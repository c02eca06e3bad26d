import BayanCatalog
import BayanCompiler
import BayanMeaning
import BayanMessageSyntax
import BayanRuntime
import Testing

/// The table of functions, compared with the runtime.
@Suite("the standard's functions")
struct StandardFunctionTests {
  private static let builtIn = StandardFunction.all.filter { $0.id != .custom }.map(\.name)
  private static let numeric = builtIn.filter { StandardFunction.named($0)?.family == .number }

  /// Returns a message's text, with the names of its errors.
  private func run(
    _ message: String, _ arguments: [MessageArgument] = []
  ) throws -> (text: String, errors: [MessageError]) {
    let parsed = ParsedMessage.parse(message)
    #expect(parsed.diagnostics.map(\.message) == [])
    let preview = try #require(MessagePreview(parsed.message, locale: "en"))
    var errors: [MessageError] = []
    let text = preview.string(arguments, for: .terminal) { errors.append($0) }
    return (text, errors)
  }

  /// Returns a call with the options that the function requires.
  private func call(_ name: String, _ options: String = "") -> String {
    StandardFunction.named(name)?.shifts == true
      ? ":\(name) add=0 \(options)" : ":\(name) \(options)"
  }

  @Test func `each id of packs is one function of the table, under the same name`() {
    let ids = StandardFunction.all.filter { $0.id != .custom }
    #expect(ids.map(\.id.name) == ids.map(\.name))
    #expect(Set(ids.map(\.id)) == Set(FunctionID.allCases).subtracting([.custom]))
  }

  @Test(arguments: builtIn)
  func `a literal is accepted where the runtime can format it`(_ name: String) throws {
    let declaration = try #require(StandardFunction.named(name)?.declaration)
    for literal in ["12", "-0.5", "1e3", "x", "01", ""] {
      let result = try run("{|\(literal)| \(call(name))}")
      #expect(declaration.accepts(literal) == result.errors.isEmpty, "\(literal)")
    }
  }

  @Test(arguments: numeric)
  func `a number is compared after it is multiplied`(_ name: String) throws {
    let function = try #require(StandardFunction.named(name))
    let text = try run(
      ".local $n = {12 \(call(name))}\n.match $n\n\(12 * function.scale) {{this}}\n* {{other}}"
    ).text
    #expect(text == "this")
  }

  @Test(arguments: numeric)
  func `one with 'shifts' adds its option, and no other adds anything`(_ name: String) throws {
    let function = try #require(StandardFunction.named(name))
    let text = try run(
      ".local $n = {12 :\(name) add=3}\n.match $n\n15 {{added}}\n* {{other}}"
    ).text
    #expect((text == "added") == function.shifts)
  }

  @Test(arguments: numeric)
  func `one with 'select' can choose by the value alone`(_ name: String) throws {
    let function = try #require(StandardFunction.named(name))
    let text = try run(
      ".local $n = {1 \(call(name, "select=exact"))}\n.match $n\none {{category}}\n* {{exact}}"
    ).text
    // In English 100 isn't `one`.
    #expect((text == "exact") == (function.hasSelect || function.scale != 1))
  }

  /// Options with values that change the text of 1234.5.
  private static let values = [
    "signDisplay": "always", "useGrouping": "never", "minimumIntegerDigits": "9",
    "minimumFractionDigits": "4", "maximumFractionDigits": "0", "minimumSignificantDigits": "12",
    "maximumSignificantDigits": "2", "roundingIncrement": "5 maximumFractionDigits=0",
  ]

  @Test(arguments: numeric)
  func `an option that is dropped changes nothing, and others that it has change the text`(
    _ name: String
  ) throws {
    let function = try #require(StandardFunction.named(name))
    let options = function.declaration.options.map(\.name)
    for (option, value) in Self.values {
      let plain = try run("{1234.56 \(call(name))}").text
      let own = try run("{1234.56 \(call(name, "\(option)=\(value)"))}").text
      let inherited = try run(
        ".local $n = {1234.56 :number \(option)=\(value)}\n{{{$n \(call(name))}}}"
      ).text
      if function.dropped.contains(option) {
        // The rounding increment needs a second option, which isn't dropped.
        guard option != "roundingIncrement" else { continue }
        #expect(own == plain && inherited == plain, "\(option)")
      } else if options.contains(option) {
        #expect(own != plain && inherited != plain || own == inherited, "\(option)")
      }
    }
  }

  @Test(arguments: numeric)
  func `the digits after the point are as many as the table says`(_ name: String) throws {
    let function = try #require(StandardFunction.named(name))
    let text = try run("{0.123456789 \(call(name))}").text
    let digits =
      text.split(separator: ".").dropFirst().first.map { $0.filter(\.isNumber).count } ?? 0
    #expect(digits == function.fractionDigits)
  }

  @Test func `a value of one function is refused by another as the table says`() throws {
    for name in Self.numeric {
      let function = try #require(StandardFunction.named(name))
      for other in Self.numeric {
        let result = try run(".local $n = {12 \(call(other))}\n{{{$n \(call(name))}}}")
        let made = try #require(StandardFunction.named(other)).results
        #expect(made.contains { function.declaration.accepts($0) } == result.errors.isEmpty)
      }
    }
  }
}
