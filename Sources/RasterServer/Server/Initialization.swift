// The `initialize` request, which exchanges capabilities.

import RasterSyntax

extension LanguageServer {
  /// Stores the editor's capabilities and returns the server's.
  func initialize(_ params: JSON) -> JSON {
    let capabilities = params["capabilities"] ?? .null
    let encodings = capabilities["general"]?["positionEncodings"]?.array ?? []
    let encoding: PositionEncoding =
      encodings.contains(.string(PositionEncoding.utf8.rawValue)) ? .utf8 : .utf16
    var folders = params["workspaceFolders"]?.folderPaths ?? []
    if folders.isEmpty, let root = params["rootUri"]?.string { folders = [Address.path(of: root)] }
    state.withLock { state in
      state.phase = .initialized
      state.snapshot.encoding = encoding
      state.snapshot.folders = folders
      state.snapshot.client = ClientAbilities(capabilities)
    }
    return .object([
      "capabilities": self.capabilities(encoding),
      "serverInfo": .object(["name": "rasterc"]),
    ])
  }

  private func capabilities(_ encoding: PositionEncoding) -> JSON {
    .object([
      "positionEncoding": .string(encoding.rawValue),
      "textDocumentSync": .object([
        "openClose": true, "change": 2, "save": .object(["includeText": false]),
      ]),
      "hoverProvider": true,
      "completionProvider": .object(["triggerCharacters": [".", ":", "("]]),
      "signatureHelpProvider": .object(["triggerCharacters": ["(", ",", " "]]),
      "definitionProvider": true,
      "referencesProvider": true,
      "documentHighlightProvider": true,
      "renameProvider": .object(["prepareProvider": true]),
      "documentSymbolProvider": true,
      "workspaceSymbolProvider": true,
      "foldingRangeProvider": true,
      "semanticTokensProvider": .object([
        "legend": .object([
          "tokenTypes": .array(SemanticToken.allCases.map { .string($0.rawValue) }),
          "tokenModifiers": ["declaration", "defaultLibrary"],
        ]),
        "full": true, "range": true,
      ]),
      "inlayHintProvider": true,
      "colorProvider": true,
      "codeActionProvider": .object([
        "codeActionKinds": [
          "quickfix", "refactor.extract", "refactor.inline", "refactor.rewrite", "source.fixAll",
        ]
      ]),
      "codeLensProvider": .object(["resolveProvider": false]),
      "documentLinkProvider": .object(["resolveProvider": false]),
      "documentFormattingProvider": true,
      "documentRangeFormattingProvider": true,
      "workspace": .object([
        "workspaceFolders": .object(["supported": true, "changeNotifications": true])
      ]),
    ])
  }
}
