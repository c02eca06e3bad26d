import ArgumentParser
import BayanBuildCommands
import BayanDiagnostics
import BayanRuntime
import BayanSupport
import Foundation

/// Prints the handbook for translators.
struct HandbookCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "handbook",
    abstract: "Print the handbook for translators.",
    discussion: """
      Short pages: how messages are written, plurals, text from right to left, the life of a \
      translation, and what the common diagnostics want. Without a topic, it prints the list of topics.

        bayan handbook plurals
        bayan handbook plurals --language ar

      The language is that of --language or BAYAN_LANGUAGE, else that of the process's locale.
      """)

  private static let topics = Handbook.Topic.allCases.map(\.rawValue)

  @Argument(
    help: "The page: \(Self.topics.joined(separator: ", ")).", completion: .list(Self.topics))
  var topic: String?

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let chosen = OutputLanguage.current
    let preferred =
      chosen.isAskedFor || environment["BAYAN_LANGUAGE"] != nil
      ? [LocaleTag(chosen.language.tag)]
      : MessageLocale.preferences(in: { environment[$0] })
    Terminal.print(Handbook.page(try page(), in: Handbook.Language(preferring: preferred)))
  }

  private func page() throws -> Handbook.Topic? {
    guard let topic else { return nil }
    if let page = Handbook.Topic(rawValue: topic) { return page }
    guard let nearest = nearestName(to: topic, among: Self.topics) else {
      let topics = Self.topics.joined(separator: ", ")
      throw ValidationError(sentence: "The handbook has no page '\(topic)'. It has \(topics).")
    }
    throw ValidationError(
      sentence: "The handbook has no page '\(topic)'. Did you mean \(quoted(nearest))?")
  }
}
