/// The answer to `initialize`, with the server's capabilities.
struct ServerDescription: Encodable {
  struct Capabilities: Encodable {
    struct Sync: Encodable {
      var openClose = true
      /// The kind of synchronization; 2 for incremental changes.
      var change = 2
      var save = true
    }

    struct Completion: Encodable {
      var triggerCharacters = ["$", ":", "#", "/", "[", "{", "=", "\"", " "]
    }

    struct Actions: Encodable {
      var codeActionKinds = LanguageServer.Offer.Kind.allCases.map(\.rawValue)
      var resolveProvider = true
    }

    struct Commands: Encodable { var commands = [LanguageServer.reasonCommand] }

    struct Tokens: Encodable {
      struct Legend: Encodable {
        var tokenTypes = MessageTokens.Kind.allCases.map(\.name)
        var tokenModifiers: [String] = []
      }
      var legend = Legend()
      var full = true
      var range = true
    }

    struct Workspace: Encodable {
      struct Folders: Encodable {
        var supported = true
        var changeNotifications = true
      }
      struct FileOperations: Encodable {
        struct Filters: Encodable {
          struct Filter: Encodable {
            struct Pattern: Encodable {
              var glob = "**/Catalog/*.toml"
              var matches = "file"
            }
            var scheme = "file"
            var pattern = Pattern()
          }
          var filters = [Filter()]
        }
        var willRename = Filters()
      }
      var workspaceFolders = Folders()
      var fileOperations = FileOperations()
    }

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
    var executeCommandProvider = Commands()
    var renameProvider = Rename()
    var documentFormattingProvider = true
    var semanticTokensProvider = Tokens()
    var inlayHintProvider = true
    var workspace = Workspace()
  }

  struct Info: Encodable { var name = "bayan" }

  var capabilities: Capabilities
  var serverInfo = Info()

  init(encoding: PositionEncoding) {
    capabilities = Capabilities(positionEncoding: encoding.rawValue)
  }
}
