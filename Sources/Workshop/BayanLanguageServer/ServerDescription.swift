/// The answer to `initialize`: what the server can do.
struct ServerDescription: Encodable {
  struct Capabilities: Encodable {
    struct Sync: Encodable {
      var openClose = true
      /// 2: changes come as stretches.
      var change = 2
      var save = true
    }

    struct Completion: Encodable { var triggerCharacters = ["$", ":", "[", "{", "=", "\""] }

    struct Actions: Encodable { var codeActionKinds = ["quickfix"] }

    struct Rename: Encodable { var prepareProvider = true }

    var positionEncoding: String
    var textDocumentSync = Sync()
    var hoverProvider = true
    var completionProvider = Completion()
    var definitionProvider = true
    var referencesProvider = true
    var documentSymbolProvider = true
    var workspaceSymbolProvider = true
    var codeActionProvider = Actions()
    var renameProvider = Rename()
  }

  struct Info: Encodable { var name = "bayan" }

  var capabilities: Capabilities
  var serverInfo = Info()

  init(encoding: PositionEncoding) {
    capabilities = Capabilities(positionEncoding: encoding.rawValue)
  }
}
