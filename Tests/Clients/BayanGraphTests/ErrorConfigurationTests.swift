import BayanGraph
import BayanHTTP
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Testing

@Suite("The configuration of errors")
struct ErrorConfigurationTests {
  private func overlay(_ text: String) throws -> (ErrorConfiguration, [ConfigurationProblem]) {
    var configuration = ErrorConfiguration.builtIn
    let problems = configuration.overlay(try JSONValue(parsing: Array(text.utf8)))
    return (configuration, problems)
  }

  @Test func `the built-in configuration is that of the service's SDK`() {
    let configuration = ErrorConfiguration.builtIn
    let known: [(Int?, Int?, GraphErrorCategory?)] = [
      (1, nil, .transient), (1, 12_312, .transient), (2, nil, .transient), (190, 459, .recoverable),
      (190, 300, .recoverable), (190, 458, .recoverable), (102, nil, .recoverable),
      (104, nil, nil), (nil, nil, nil), (nil, 190, nil),
    ]
    for (code, subcode, category) in known {
      #expect(configuration.entry(code: code, subcode: subcode)?.category == category)
    }
  }

  @Test func `the service's entries lie over the built-in ones, one by one`() throws {
    let (configuration, problems) = try overlay(
      #"""
      [{"name":"other","items":[{"code":190,"subcodes":[459]}]},
       {"name":"login","items":[{"code":1,"subcodes":[12312]}]}]
      """#)
    #expect(problems.isEmpty)
    #expect(configuration.entry(code: 1, subcode: nil)?.category == .transient)
    #expect(configuration.entry(code: 1, subcode: 12_312)?.category == .recoverable)
    #expect(configuration.entry(code: 190, subcode: 459)?.category == .other)
    #expect(configuration.entry(code: 190, subcode: 300)?.category == .recoverable)
    // The built-in configuration keeps its entry, because a configuration is a value.
    #expect(ErrorConfiguration.builtIn.entry(code: 190, subcode: 459)?.category == .recoverable)
  }

  @Test func `code and subcode come before the code, the code before the subcode, all come last`() {
    var configuration = ErrorConfiguration()
    let entry = { ErrorConfiguration.Entry(name: $0) }
    configuration.set(entry("all"), code: nil)
    #expect(configuration.entry(code: 7, subcode: 8)?.name == "all")
    configuration.set(entry("subcode"), code: nil, subcode: 8)
    #expect(configuration.entry(code: 7, subcode: 8)?.name == "subcode")
    configuration.set(entry("code"), code: 7)
    #expect(configuration.entry(code: 7, subcode: 8)?.name == "code")
    configuration.set(entry("both"), code: 7, subcode: 8)
    #expect(configuration.entry(code: 7, subcode: 8)?.name == "both")
  }

  @Test func `unreadable entries are left out and reported, and the rest counts`() throws {
    let (configuration, problems) = try overlay(
      #"""
      [5, {"name":""}, {"name":"a"},
       {"name":"transient","recovery_message":7,"recovery_options":["OK",1],
        "items":[{"code":"7"},{},8,{"code":9,"subcodes":[1,"x",true,2]},{"code":10,"subcodes":3}]},
       {"name":"login","items":[{"code":506}]}]
      """#)
    #expect(
      problems.map(\.path) == [
        "[0]", "[1].name", "[2].items", "[3].recovery_message", "[3].recovery_options",
        "[3].items[0].code", "[3].items[1].code", "[3].items[2].code",
        "[3].items[3].subcodes[1]", "[3].items[3].subcodes[2]", "[3].items[4].subcodes",
      ])
    #expect(configuration.entry(code: 9, subcode: 2)?.category == .transient)
    #expect(configuration.entry(code: 506, subcode: nil)?.category == .recoverable)
    #expect(configuration.entry(code: 10, subcode: nil) == nil)
  }

  @Test
  func `the service decides over the catalog: what is done, what is said, what the buttons say`()
    throws
  {
    let (configuration, _) = try overlay(
      #"""
      [{"name":"other","items":[{"code":190,"subcodes":[459]}]},
       {"name":"login","items":[{"code":368}],"recovery_message":"Log in once more.",
        "recovery_options":["Go On","Leave"]},
       {"name":"transient","items":[{"code":506}],"recovery_options":["(#1) Again"]}]
      """#)
    let other = try graphError(
      #"{"error":{"code":190,"error_subcode":459}}"#, configuration: configuration)
    #expect(other.kind == .userCheckpointed)
    #expect(other.category == .other && other.sdkCategory == .other)
    #expect(other.words(preferring: ["en"]).options.isEmpty)

    let login = try graphError(#"{"error":{"code":368}}"#, configuration: configuration)
    let words = login.words(preferring: ["en"])
    #expect(login.category == .recoverable)
    #expect(words.suggestion == "Log in once more.")
    #expect(words.options.map(\.label) == ["Go On", "Leave"])
    #expect(words.options.map(\.action) == [.logIn, .cancel])

    // If one label isn't fit to be shown, the catalog's labels replace all of them.
    let transient = try graphError(#"{"error":{"code":506}}"#, configuration: configuration)
    #expect(transient.category == .transient)
    #expect(transient.words(preferring: ["en"]).options.map(\.label) == ["Try Again", "Cancel"])
  }

  @Test(arguments: [
    ["(#1) Again", "Cancel"], ["Go On", "{leave}"], ["<b>Go On</b>", "Leave", "Later"],
    ["", "Cancel"],
  ])
  func `no label gets to another button because one before it isn't fit to be shown`(
    labels: [String]
  ) throws {
    var configuration = ErrorConfiguration.builtIn
    _ = configuration.overlay([
      [
        "name": "login", "items": [["code": 368]],
        "recovery_options": .array(labels.map { .string($0) }),
      ]
    ])
    let error = try graphError(#"{"error":{"code":368}}"#, configuration: configuration)
    let options = error.words(preferring: ["en"]).options
    #expect(options.map(\.label) == ["Log In", "Cancel"])
    #expect(options.map(\.action) == [.logIn, .cancel])
  }

  @Test func `it can't grow without bound`() {
    let items = JSONValue.array((0..<20_000).map { ["code": .integer(1000 + $0)] })
    var configuration = ErrorConfiguration.builtIn
    let problems = configuration.overlay([["name": "login", "items": items]])
    #expect(configuration.count == ErrorConfiguration.mostEntries)
    #expect(problems.count == 100)
  }
}
