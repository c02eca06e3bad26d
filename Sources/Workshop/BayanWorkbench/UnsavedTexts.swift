import BayanDiagnostics
import Foundation

/// The texts that were typed and not saved, which survive a crash of the page and of the command.
///
/// The command keeps them on the disk, outside the project. A browser's storage belongs to a port
/// of the machine, and so to the next program on it.
struct UnsavedTexts: Codable, Equatable {
  struct Text: Codable, Equatable {
    var locale: String
    var id: String
    var text: String
    /// The version of the message when it was opened.
    var version: String
    /// The translation when it was opened; `nil` for none.
    var base: String?
  }

  /// The most texts; older ones are dropped.
  static let most = 1_000

  private(set) var texts: [Text] = []

  /// Reads texts that were kept; none if the bytes can't be read.
  init(reading bytes: [UInt8]?) {
    guard let bytes, let read = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else {
      return
    }
    self = read
  }

  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(self)).map(Array.init) ?? []
  }

  subscript(locale: String, id: MessageID) -> Text? {
    texts.first { $0.locale == locale && $0.id == id.description }
  }

  func ids(in locale: String) -> Set<String> {
    Set(texts.filter { $0.locale == locale }.map(\.id))
  }

  mutating func keep(_ text: Text) {
    texts.removeAll { $0.locale == text.locale && $0.id == text.id }
    texts.append(text)
    texts.removeFirst(max(0, texts.count - Self.most))
  }

  mutating func drop(_ locale: String, _ id: String) {
    texts.removeAll { $0.locale == locale && $0.id == id }
  }
}
