// These structures describe changes of files.
extension LSP {
  struct TextEdit: Codable, Hashable {
    var range: Range
    var newText: String
  }

  /// An edit with placeholders to fill in; `$0` is the final position of the cursor.
  ///
  /// - Source: Language Server Protocol 3.18, for clients that announce it, and for no others.
  struct SnippetTextEdit: Encodable {
    struct Snippet: Encodable {
      var kind = "snippet"
      var value: String
    }
    var range: Range
    var snippet: Snippet
  }

  enum DocumentEdit: Encodable {
    case text(TextEdit)
    case snippet(SnippetTextEdit)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .text(let edit): try edit.encode(to: encoder)
      case .snippet(let edit): try edit.encode(to: encoder)
      }
    }
  }

  struct TextDocumentEdit: Encodable {
    var textDocument: VersionedTextDocumentIdentifier
    var edits: [DocumentEdit]
  }

  struct CreateFile: Encodable {
    var kind = "create"
    var uri: String
  }

  struct RenameFile: Encodable {
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
}
