import BayanBuildCommands
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
      text: text, json: json, beginnings: [Self.beginning],
      members: ["format", "messages", "losses"])
  }

  private static let beginning = "certificate of loss: "

  /// The losses that prevent the export.
  var wrong: [ExchangeLoss] { losses.filter(\.makesTextWrong) }

  /// A line for each loss, below a line with their number.
  var text: String {
    let place = document.targetLocale.map { ", \($0)" } ?? ""
    let counts = "\(counted(document.units.count, "message")), \(losses.count) not carried in full"
    return Self.beginning + "\(format)\(place): \(counts)\n"
      + losses.map { loss in
        "\(loss.id): \(loss.kind.rawValue): \(loss.sentence)\(loss.makesTextWrong ? " (wrong words)" : "")\n"
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
          json.member("sentence", loss.sentence)
          json.member("wrongWords", loss.makesTextWrong)
        }
      }
    }
    return json.text + "\n"
  }
}
