// Notifications about documents, folders and files on disk.

import RasterSyntax

extension LanguageServer {
  func open(_ params: JSON) throws(RequestError) {
    guard let document = params["textDocument"], let address = document["uri"]?.string,
      let text = document["text"]?.string
    else { throw .invalid("'textDocument' must have a 'uri' and a 'text'") }
    guard text.utf8.count <= Document.longestText else {
      throw .invalid("a text is longer than \(Document.longestText) bytes")
    }
    state.withLock { state in
      state.nextStamp += 1
      state.snapshot.generation += 1
      state.snapshot.documents[address] = Document(
        address: address,
        path: Address.path(of: address),
        version: document["version"]?.int ?? 0,
        text: text,
        stamp: state.nextStamp
      )
    }
    requestReport()
  }

  func change(_ params: JSON) throws(RequestError) {
    guard let changes = params["contentChanges"]?.array else {
      throw .invalid("'contentChanges' must be a list")
    }
    let result = state.withLock { state -> Result<Void, RequestError> in
      do throws(RequestError) {
        var document = try state.snapshot.document(params)
        state.nextStamp += 1
        try document.apply(
          changes,
          encoding: state.snapshot.encoding,
          stamp: state.nextStamp
        )
        document.version = params["textDocument"]?["version"]?.int ?? document.version
        state.snapshot.generation += 1
        state.snapshot.documents[document.address] = document
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
    requestReport()
  }

  func close(_ params: JSON) throws(RequestError) {
    let document = try state.withLock { state -> Result<Document, RequestError> in
      Result { () throws(RequestError) in try state.snapshot.document(params) }
    }.get()
    state.withLock { state in
      state.snapshot.documents[document.address] = nil
      state.snapshot.generation += 1
    }
    requestReport()
  }

  /// Checks again after files may have changed on disk.
  func lookAtDisk() {
    state.withLock { $0.snapshot.generation += 1 }
    requestReport()
  }

  func changeFolders(_ params: JSON) {
    let removed = params["event"]?["removed"]?.folderPaths ?? []
    let added = params["event"]?["added"]?.folderPaths ?? []
    state.withLock { state in
      state.snapshot.folders.removeAll { removed.contains($0) }
      state.snapshot.folders += added
    }
  }

  /// Asks the editor to watch the files that sources read.
  func registerForFiles() {
    guard state.withLock({ $0.snapshot.client.watchesFiles }) else { return }
    let pattern: JSON = "**/*.{raster,json,png,jpg,jpeg,ttf,otf,ttc}"
    let options = JSON.object(["watchers": .array([.object(["globPattern": pattern])])])
    let registration = JSON.object([
      "id": "files", "method": "workspace/didChangeWatchedFiles", "registerOptions": options,
    ])
    let params = JSON.object(["registrations": .array([registration])])
    send(Outgoing.request("client/registerCapability", params, id: "files"))
  }
}

extension JSON {
  /// The paths of a list of folders.
  var folderPaths: [String] {
    (array ?? []).compactMap { $0["uri"]?.string }.map { Address.path(of: $0) }
  }
}
