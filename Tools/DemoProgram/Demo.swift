import ArgumentParser
import BayanLoopback
import BayanRuntime

/// Plays the error systems in a terminal, against a service on this machine's loopback.
@main
struct Demo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Play the error systems in a terminal, in English or Arabic.",
    discussion: """
      A small Graph API and a GraphQL service run on loopback while it lasts. Prompts are \
      answered by a number or by what stands on a button; an empty line or the end of the input \
      closes a prompt, and closing one is never an error.
      """)

  /// The languages of the catalog.
  enum Language: String, ExpressibleByArgument, CaseIterable {
    case en
    case ar
  }

  @Option(help: "The language.")
  var locale = Language.en

  @Option(help: "Only this scene; can be given several times.")
  var scene: [Scene] = []

  @Flag(help: "Log in in a browser, by $BROWSER or xdg-open, instead of in the terminal.")
  var browser = false

  @Flag(help: "Log for developers on standard error, too.")
  var log = false

  func run() async throws {
    let stage = Stage(language: locale, logs: log)
    // All clients use these locales.
    MessageLocale.program = stage.locales
    let service = GraphService()
    try await LoopbackServer.run { request in
      switch request.path {
      case "/graphql": await GraphQLService.shared.answer(request)
      case "/photos": ProblemService.shared.answer(request)
      default: await service.answer(request)
      }
    } body: { server in
      let world = World(
        server: server, service: service, stage: stage, usesBrowser: browser)
      for scene in scene.isEmpty ? Scene.allCases : scene {
        stage.title(scene)
        await world.play(scene)
      }
    }
  }
}
