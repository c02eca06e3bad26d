/// What the client says it can do.
///
/// - Source: Language Server Protocol 3.17, `ClientCapabilities`.
struct ClientCapabilities: Decodable {
  struct General: Decodable { var positionEncodings: [String]? }

  struct Workspace: Decodable {
    struct Watching: Decodable { var dynamicRegistration: Bool? }
    struct Hints: Decodable { var refreshSupport: Bool? }
    var didChangeWatchedFiles: Watching?
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

  var general: General?
  var workspace: Workspace?
  var textDocument: TextDocument?

  var registersWatching: Bool { workspace?.didChangeWatchedFiles?.dynamicRegistration == true }

  /// Whether the client asks for the edit of an action when somebody chooses it.
  var resolvesActions: Bool {
    textDocument?.codeAction?.dataSupport == true
      && textDocument?.codeAction?.resolveSupport?.properties.contains("edit") == true
  }

  var takesSnippets: Bool { textDocument?.completion?.completionItem?.snippetSupport == true }

  var takesMultilineTokens: Bool { textDocument?.semanticTokens?.multilineTokenSupport == true }

  var refreshesHints: Bool { workspace?.inlayHint?.refreshSupport == true }
}
