// These structures are the parameters of requests and notifications.
extension LSP {
  struct InitializeParams: Decodable {
    var rootUri: String?
    /// The language of the client's user interface, as a BCP 47 tag.
    var locale: String?
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
      /// The replaced range; `nil` for the whole text.
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

  struct ReferenceParams: Decodable {
    struct Context: Decodable { var includeDeclaration: Bool }
    var textDocument: TextDocumentIdentifier
    var position: Position
    var context: Context?
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

  /// A document, with a range if only a part is requested.
  struct RangeParams: Decodable {
    var textDocument: TextDocumentIdentifier
    var range: Range?
  }

  /// The command ``LanguageServer/reasonCommand`` and its argument.
  struct ExecuteCommandParams: Decodable {
    var command: String
    var arguments: [UnfinishedComment]?
  }

  /// The parameters of a resolve request.
  struct ResolveParams: Decodable { var data: Int? }

  struct WorkspaceSymbolParams: Decodable { var query: String }
}
