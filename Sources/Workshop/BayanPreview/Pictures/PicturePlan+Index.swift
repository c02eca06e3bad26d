import BayanDiagnostics
import BayanSupport

extension PicturePlan {
  /// The facts of a drawn picture.
  package struct Drawn: Sendable {
    /// The width in pixels.
    package var width: Int
    package var height: Int
    /// The reasons why the texts don't fit: `tooWide`, `tooTall`.
    package var reasons: [String]

    package init(width: Int, height: Int, reasons: [String]) {
      self.width = width
      self.height = height
      self.reasons = reasons
    }
  }

  /// Returns the list of the pictures, and of the messages on them by their ids in exported files.
  ///
  /// A button, and a text that many errors share, has one picture of each error.
  ///
  /// - Parameter drawn: The drawn pictures in the order of ``pictures``.
  package func index(of drawn: [Drawn]) -> SiteFile {
    var json = JSONWriter(.spaced)
    json.object { json in
      json.member("format", 1)
      json.key("pictures")
      json.array { json in
        for (picture, drawn) in zip(pictures, drawn) {
          json.lineBreak()
          json.object { json in
            json.member("file", picture.file)
            json.member("error", picture.code)
            json.member("locale", picture.locale)
            json.array("values", of: picture.values) { $0.string($1) }
            json.member("width", drawn.width)
            json.member("height", drawn.height)
            json.array("unfit", of: drawn.reasons) { $0.string($1) }
          }
        }
        json.lineEnd()
      }
      json.object("units") { json in
        for (id, files) in filesByUnit {
          json.lineBreak()
          json.object(id.description) { json in
            for (locale, files) in files {
              json.array(locale, of: files) { $0.string($1) }
            }
          }
        }
        json.lineEnd()
      }
    }
    return SiteFile("\(Self.folder)/index.json", json.text + "\n")
  }

  /// The files that show each message, by the message's id and by locale.
  private var filesByUnit: [(MessageID, [(String, [String])])] {
    var files: [MessageID: [(locale: String, files: [String])]] = [:]
    var shared: Set<String> = []
    for picture in pictures {
      let isFirst = shared.insert("\(picture.code) \(picture.locale)").inserted
      for id in picture.units {
        guard isFirst || "\(id.file).\(id.entry)" == picture.code else { continue }
        var known = files[id] ?? []
        if let place = known.firstIndex(where: { $0.locale == picture.locale }) {
          if known[place].files.last != picture.file { known[place].files.append(picture.file) }
        } else {
          known.append((picture.locale, [picture.file]))
        }
        files[id] = known
      }
    }
    return files.map { ($0.key, $0.value.map { ($0.locale, $0.files) }) }
      .sorted { $0.0.description < $1.0.description }
  }
}
