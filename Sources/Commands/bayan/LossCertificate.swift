import BayanBuildCommands
import BayanDiagnosticTexts
import BayanDiagnostics
import BayanExchange
import BayanSupport

/// The certificate of loss: the parts of each message that an exported file doesn't have.
struct LossCertificate {
  let format: String
  let document: ExchangeDocument
  let losses: [ExchangeLoss]

  /// The certificate as a file.
  var file: ReportFile {
    ReportFile(
      text: text, json: json,
      // In any language.
      beginnings: DiagnosticLanguage.all.map { $0(Self.title) + ": " },
      members: ["format", "messages", "losses"])
  }

  private static let title: Diagnostic.Message = "certificate of loss"

  /// The losses that prevent the export.
  var wrong: [ExchangeLoss] { losses.filter(\.makesTextWrong) }

  /// A line for each loss, below a line with their number.
  var text: String {
    let file: Diagnostic.Message =
      document.targetLocale.map { "\(format), \($0)" } ?? "\(format)"
    let language = OutputLanguage.current.language
    let messages: Diagnostic.Message = .messages(document.units.count)
    let counts: Diagnostic.Message = "\(messages), \(losses.count) not carried in full"
    let effect: Diagnostic.Message = "(wrong words)"
    return "\(language(Self.title)): \(language(file)): \(language(counts))\n"
      + losses.map { loss in
        "\(loss.id): \(language(loss.kind.noun)): \(language(loss.sentence))"
          + (loss.makesTextWrong ? " \(language(effect))\n" : "\n")
      }.joined()
  }

  /// The JSON object: `format`, `locale`, `messages` and `losses`.
  var json: String {
    var json = JSONWriter(.indented)
    json.object { json in
      json.member("format", format)
      json.member("locale", document.targetLocale)
      json.member("messages", document.units.count)
      json.array("losses", of: losses) { json, loss in
        json.object { json in
          json.member("message", loss.id.description)
          json.member("kind", loss.kind.rawValue)
          json.member("sentence", OutputLanguage.current.ofPrograms(loss.sentence))
          json.member("wrongWords", loss.makesTextWrong)
        }
      }
    }
    return json.text + "\n"
  }
}
