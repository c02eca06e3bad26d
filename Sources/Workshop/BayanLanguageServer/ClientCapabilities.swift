/// The capabilities of the client.
///
/// - Source: Language Server Protocol 3.17, `ClientCapabilities`; `snippetEditSupport` is of 3.18.
struct ClientCapabilities: Decodable {
  struct General: Decodable { var positionEncodings: [String]? }

  struct Workspace: Decodable {
    struct Watching: Decodable { var dynamicRegistration: Bool? }
    struct Hints: Decodable { var refreshSupport: Bool? }
    struct Editing: Decodable { var snippetEditSupport: Bool? }
    var didChangeWatchedFiles: Watching?
    var workspaceEdit: Editing?
    var inlayHint: Hints?
  }

  struct TextDocument: Decodable {
    struct Actions: Decodable {
      struct Resolving: Decodable { var properties: [String] }
      var resolveSupport: Resolving?
      var dataSupport: Bool?
    }
    struct Completion: Decodable {
      struct Item: Decodable { var snippetSupport: Bool? }
      var completionItem: Item?
    }
    struct Tokens: Decodable { var multilineTokenSupport: Bool? }
    var codeAction: Actions?
    var completion: Completion?
    var semanticTokens: Tokens?
  }

  struct Window: Decodable {
    struct Documents: Decodable { var support: Bool? }
    var showDocument: Documents?
  }

  var general: General?
  var window: Window?
  var workspace: Workspace?
  var textDocument: TextDocument?

  var registersWatching: Bool { workspace?.didChangeWatchedFiles?.dynamicRegistration == true }

  /// Whether the client requests the edit of an action only when the user chooses it.
  var resolvesActions: Bool {
    textDocument?.codeAction?.dataSupport == true
      && textDocument?.codeAction?.resolveSupport?.properties.contains("edit") == true
  }

  var takesSnippets: Bool { textDocument?.completion?.completionItem?.snippetSupport == true }

  /// Whether the client supports snippets in edits of files.
  var takesSnippetEdits: Bool { workspace?.workspaceEdit?.snippetEditSupport == true }

  /// Whether the client shows a place at the server's request.
  var showsDocuments: Bool { window?.showDocument?.support == true }

  var takesMultilineTokens: Bool { textDocument?.semanticTokens?.multilineTokenSupport == true }

  var refreshesHints: Bool { workspace?.inlayHint?.refreshSupport == true }
}
