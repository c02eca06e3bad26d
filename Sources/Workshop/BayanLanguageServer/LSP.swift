/// The structures of the protocol that the server reads and writes.
///
/// - Source: Language Server Protocol 3.17. Names are the specification's.
enum LSP {
  struct Position: Codable, Hashable {
    /// The line, from 0.
    var line: Int
    /// The offset in the line, from 0, in the units of ``PositionEncoding``.
    var character: Int
  }

  struct Range: Codable, Hashable {
    var start: Position
    var end: Position
  }

  struct Location: Codable, Hashable {
    var uri: String
    var range: Range
  }

  struct TextDocumentIdentifier: Codable { var uri: String }

  struct VersionedTextDocumentIdentifier: Codable {
    var uri: String
    var version: Int?

    /// Encodes the identifier; a version of `null` is encoded, too, because it stands for any
    /// version.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(uri, forKey: .uri)
      try container.encode(version, forKey: .version)
    }
  }

  struct TextDocumentItem: Codable {
    var uri: String
    var version: Int
    var text: String
  }

  struct MarkupContent: Codable {
    var kind = "markdown"
    var value: String
  }

  // MARK: Diagnostics

  struct CodeDescription: Codable, Hashable { var href: String }

  struct RelatedInformation: Codable, Hashable {
    var location: Location
    var message: String
  }

  struct Diagnostic: Codable, Hashable {
    var range: Range
    /// The severity: 1 error, 2 warning, 3 information, 4 hint.
    var severity: Int
    var code: String?
    var codeDescription: CodeDescription?
    var source: String?
    var message: String
    var relatedInformation: [RelatedInformation]?
  }

  struct PublishDiagnosticsParams: Codable {
    var uri: String
    var version: Int?
    var diagnostics: [Diagnostic]
  }
}
