// These structures are the results of requests.
extension LSP {
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
    /// The text with which the client compares the typed text, if it isn't the label.
    var filterText: String?
    var textEdit: TextEdit
    /// The format of the text; 2 for a text with placeholders to fill in: `$1`.
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
    /// The command that the client executes after the edit.
    var command: Command?
    /// The number by which the server finds the action again.
    var data: Int?
  }

  struct Command: Encodable {
    var title: String
    var command: String
    var arguments: [UnfinishedComment]
  }

  /// A comment in a document whose end the user still has to write.
  struct UnfinishedComment: Codable {
    var uri: String
    var text: String
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
