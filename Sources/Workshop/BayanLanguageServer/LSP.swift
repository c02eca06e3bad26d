/// The structures of the protocol that the server reads and writes.
///
/// - Source: Language Server Protocol 3.17. Names are the specification's.
enum LSP {
  struct Position: Codable, Hashable {
    /// From 0.
    var line: Int
    /// From 0, in the units of ``PositionEncoding``.
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

    /// `null` has a meaning: any version.
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

  struct TextEdit: Codable, Hashable {
    var range: Range
    var newText: String
  }

  struct TextDocumentEdit: Codable {
    var textDocument: VersionedTextDocumentIdentifier
    var edits: [TextEdit]
  }

  struct CreateFile: Codable {
    var kind = "create"
    var uri: String
  }

  struct RenameFile: Codable {
    var kind = "rename"
    var oldUri: String
    var newUri: String
  }

  enum DocumentChange: Encodable {
    case edit(TextDocumentEdit)
    case create(CreateFile)
    case rename(RenameFile)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .edit(let edit): try edit.encode(to: encoder)
      case .create(let file): try file.encode(to: encoder)
      case .rename(let file): try file.encode(to: encoder)
      }
    }
  }

  struct WorkspaceEdit: Encodable {
    var documentChanges: [DocumentChange]
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
    /// 1 error, 2 warning, 3 information, 4 hint.
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

  // MARK: Parameters

  struct InitializeParams: Decodable {
    var rootUri: String?
    var workspaceFolders: [Folder]?
    var capabilities: ClientCapabilities?
  }

  struct Folder: Decodable { var uri: String }

  struct FoldersParams: Decodable {
    struct Event: Decodable {
      var added: [Folder]
      var removed: [Folder]
    }
    var event: Event
  }

  struct DidOpenParams: Decodable { var textDocument: TextDocumentItem }

  struct DidCloseParams: Decodable { var textDocument: TextDocumentIdentifier }

  struct DidChangeParams: Decodable {
    struct Change: Decodable {
      /// `nil` for a change of the whole text.
      var range: Range?
      var text: String
    }
    var textDocument: VersionedTextDocumentIdentifier
    var contentChanges: [Change]
  }

  struct WatchedFilesParams: Decodable {
    struct Change: Decodable { var uri: String }
    var changes: [Change]
  }

  struct DocumentParams: Decodable { var textDocument: TextDocumentIdentifier }

  struct PlaceParams: Decodable {
    var textDocument: TextDocumentIdentifier
    var position: Position
  }

  struct RenameParams: Decodable {
    var textDocument: TextDocumentIdentifier
    var position: Position
    var newName: String
  }

  struct RenameFilesParams: Decodable {
    struct File: Decodable {
      var oldUri: String
      var newUri: String
    }
    var files: [File]
  }

  struct CodeActionParams: Decodable {
    var textDocument: TextDocumentIdentifier
    struct Context: Decodable { var only: [String]? }
    var range: Range
    var context: Context?
  }

  /// A document, and a range where only that is asked for.
  struct RangeParams: Decodable {
    var textDocument: TextDocumentIdentifier
    var range: Range?
  }

  /// What a request to resolve something says of it.
  struct ResolveParams: Decodable { var data: Int? }

  struct WorkspaceSymbolParams: Decodable { var query: String }

  // MARK: Results

  struct Hover: Encodable {
    var contents: MarkupContent
    var range: Range?
  }

  struct CompletionItem: Encodable {
    enum Kind: Int, Encodable {
      case text = 1
      case function = 3
      case field = 5
      case variable = 6
      case `enum` = 13
      case snippet = 15
    }
    var label: String
    var kind: Kind
    var detail: String?
    var documentation: MarkupContent?
    /// What the client compares the typed text with, where that isn't the label.
    var filterText: String?
    var textEdit: TextEdit
    /// 2 where the text has places to fill in: `$1`.
    var insertTextFormat: Int?
  }

  struct CompletionList: Encodable {
    var isIncomplete = false
    var items: [CompletionItem]
  }

  struct CodeAction: Encodable {
    var title: String
    var kind: String
    var diagnostics: [Diagnostic]?
    var isPreferred: Bool?
    var edit: WorkspaceEdit?
    /// By which the server knows the action again.
    var data: Int?
  }

  struct SemanticTokens: Encodable { var data: [Int] }

  struct InlayHint: Encodable {
    var position: Position
    var label: String
  }

  enum SymbolKind: Int, Encodable {
    case namespace = 3
    case property = 7
    case `enum` = 10
    case string = 15
    case key = 20
    case enumMember = 22
  }

  struct DocumentSymbol: Encodable {
    var name: String
    var detail: String?
    var kind: SymbolKind
    var range: Range
    var selectionRange: Range
    var children: [DocumentSymbol]?
  }

  struct SymbolInformation: Encodable {
    var name: String
    var kind: SymbolKind
    var location: Location
    var containerName: String?
  }

  struct PrepareRename: Encodable {
    var range: Range
    var placeholder: String
  }
}
