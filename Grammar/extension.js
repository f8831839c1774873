// The extension for Visual Studio Code: it runs `rasterc lsp` for .raster files.
'use strict';

const vscode = require('vscode');
const { Client } = require('./client.js');
const { Converter } = require('./converter.js');

const language = 'raster';
const converter = new Converter(vscode);

/// The running server with what the extension registered for it; undefined if there is none.
let session;
let output;

exports.activate = async (context) => {
  output = vscode.window.createOutputChannel('Raster');
  context.subscriptions.push(
    output,
    vscode.commands.registerCommand('raster.restart', restart),
    vscode.commands.registerCommand('raster.preview', preview),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('raster.command')) return restart();
    }),
  );
  await start();
};

exports.deactivate = stop;

function command() {
  return vscode.workspace.getConfiguration('raster').get('command') || 'rasterc';
}

async function restart() {
  await stop();
  await start();
}

async function stop() {
  const ending = session;
  session = undefined;
  for (const part of ending?.parts ?? []) part.dispose();
  await ending?.client.stop();
}

/// Shows the current file in the preview, which opens in a browser.
async function preview() {
  const document = vscode.window.activeTextEditor?.document;
  if (document?.languageId !== language) return;
  await document.save();
  const terminal = vscode.window.createTerminal({
    name: 'Raster preview',
    shellPath: command(),
    shellArgs: ['preview', document.uri.fsPath, '--open'],
  });
  terminal.show(true);
}

async function start() {
  const folders = vscode.workspace.workspaceFolders ?? [];
  const diagnostics = vscode.languages.createDiagnosticCollection(language);
  const client = new Client(command(), ['lsp'], { cwd: folders[0]?.uri.fsPath }, {
    notified(method, parameters) {
      if (method === 'textDocument/publishDiagnostics') {
        diagnostics.set(vscode.Uri.parse(parameters.uri), parameters.diagnostics.map((one) => converter.diagnostic(one)));
      } else if (method === 'window/logMessage') {
        output.appendLine(parameters.message);
      }
    },
    asked: () => null,
    ended(reason) {
      if (session?.client !== client) return;
      for (const part of session.parts) part.dispose();
      session = undefined;
      vscode.window.showErrorMessage(
        `Raster: ${reason}. Install rasterc, or set its path in 'raster.command'. Then run 'Raster: Restart Server'.`,
      );
    },
    logged: (text) => output.append(text),
  });
  session = { client, parts: [diagnostics] };
  const begun = session;
  try {
    const { capabilities } = await client.request('initialize', {
      processId: process.pid,
      clientInfo: { name: 'Visual Studio Code', version: vscode.version },
      rootUri: folders[0]?.uri.toString() ?? null,
      workspaceFolders: folders.map((folder) => ({ uri: folder.uri.toString(), name: folder.name })),
      capabilities: {
        textDocument: {
          completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown', 'plaintext'] } },
          hover: { contentFormat: ['markdown', 'plaintext'] },
          documentSymbol: { hierarchicalDocumentSymbolSupport: true },
          codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'refactor', 'source'] } } },
          rename: { prepareSupport: true },
          publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true },
        },
        workspace: { workspaceFolders: true },
      },
    });
    client.notify('initialized', {});
    if (session !== begun) return;
    begun.parts.push(...documents(client, diagnostics), ...providers(client, capabilities));
  } catch {
    // `ended` has shown the reason.
  }
}

/// Tells the server about open documents, and about files that change on disk.
function documents(client, diagnostics) {
  const isOurs = (document) => document.languageId === language && document.uri.scheme === 'file';
  const named = (document) => ({ uri: document.uri.toString() });
  const opened = (document) => {
    if (!isOurs(document)) return;
    client.notify('textDocument/didOpen', {
      textDocument: { ...named(document), languageId: language, version: document.version, text: document.getText() },
    });
  };
  vscode.workspace.textDocuments.forEach(opened);

  const watcher = vscode.workspace.createFileSystemWatcher('**/*.{raster,json,svg,png,jpg,jpeg,webp,gif,ttf,otf,ttc}');
  const changed = (type) => (uri) =>
    client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uri.toString(), type }] });
  return [
    vscode.workspace.onDidOpenTextDocument(opened),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!isOurs(document) || contentChanges.length === 0) return;
      client.notify('textDocument/didChange', {
        textDocument: { ...named(document), version: document.version },
        contentChanges: contentChanges.map(({ range, text }) => ({ range: converter.lspRange(range), text })),
      });
    }),
    vscode.workspace.onDidSaveTextDocument((document) => {
      if (isOurs(document)) client.notify('textDocument/didSave', { textDocument: named(document) });
    }),
    vscode.workspace.onDidCloseTextDocument((document) => {
      if (!isOurs(document)) return;
      client.notify('textDocument/didClose', { textDocument: named(document) });
      diagnostics.delete(document.uri);
    }),
    vscode.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      const list = (folders) => folders.map((folder) => ({ uri: folder.uri.toString(), name: folder.name }));
      client.notify('workspace/didChangeWorkspaceFolders', { event: { added: list(added), removed: list(removed) } });
    }),
    watcher,
    watcher.onDidCreate(changed(1)),
    watcher.onDidChange(changed(2)),
    watcher.onDidDelete(changed(3)),
  ];
}

/// The features of the editor that the server answers.
function providers(client, capabilities) {
  const at = (document, position) => ({
    textDocument: { uri: document.uri.toString() },
    ...(position && { position: converter.lspPosition(position) }),
  });
  /// Asks the server about a document, and converts an answer that is not null.
  const ask = async (method, parameters, convert, cancellation) => {
    const result = await client.request(`textDocument/${method}`, parameters, cancellation);
    return result == null ? undefined : convert(result);
  };
  const list = (convert) => (values) => values.map((value) => convert.call(converter, value));
  const formatting = (options) => ({ tabSize: options.tabSize, insertSpaces: options.insertSpaces });
  const { languages } = vscode;
  const legend = capabilities.semanticTokensProvider.legend;
  const selector = { language, scheme: 'file' };

  return [
    languages.registerHoverProvider(selector, {
      provideHover: (document, position, cancellation) =>
        ask('hover', at(document, position), (one) => converter.hover(one), cancellation),
    }),
    languages.registerCompletionItemProvider(selector, {
      provideCompletionItems: (document, position, cancellation, context) =>
        ask(
          'completion',
          { ...at(document, position), context: converter.lspContext(context) },
          (result) => (result.items ?? result).map((item) => converter.completion(item)),
          cancellation,
        ),
    }, ...capabilities.completionProvider.triggerCharacters),
    languages.registerSignatureHelpProvider(selector, {
      provideSignatureHelp: (document, position, cancellation) =>
        ask('signatureHelp', at(document, position), (one) => converter.signatures(one), cancellation),
    }, ...capabilities.signatureHelpProvider.triggerCharacters),
    languages.registerDefinitionProvider(selector, {
      provideDefinition: (document, position, cancellation) =>
        ask('definition', at(document, position), (found) => [found].flat().map((one) => converter.location(one)), cancellation),
    }),
    languages.registerReferenceProvider(selector, {
      provideReferences: (document, position, context, cancellation) =>
        ask('references', { ...at(document, position), context }, list(converter.location), cancellation),
    }),
    languages.registerDocumentHighlightProvider(selector, {
      provideDocumentHighlights: (document, position, cancellation) =>
        ask('documentHighlight', at(document, position), list(converter.highlight), cancellation),
    }),
    languages.registerRenameProvider(selector, {
      provideRenameEdits: (document, position, newName, cancellation) =>
        ask('rename', { ...at(document, position), newName }, (edit) => converter.workspaceEdit(edit), cancellation),
      prepareRename: (document, position, cancellation) =>
        ask('prepareRename', at(document, position), (place) => converter.renamed(place), cancellation),
    }),
    languages.registerDocumentFormattingEditProvider(selector, {
      provideDocumentFormattingEdits: (document, options, cancellation) =>
        ask('formatting', { ...at(document), options: formatting(options) }, list(converter.edit), cancellation),
    }),
    languages.registerDocumentRangeFormattingEditProvider(selector, {
      provideDocumentRangeFormattingEdits: (document, range, options, cancellation) =>
        ask(
          'rangeFormatting',
          { ...at(document), range: converter.lspRange(range), options: formatting(options) },
          list(converter.edit),
          cancellation,
        ),
    }),
    languages.registerCodeActionsProvider(selector, {
      provideCodeActions: (document, range, context, cancellation) =>
        ask(
          'codeAction',
          { ...at(document), range: converter.lspRange(range), context: converter.lspActionContext(context) },
          list(converter.action),
          cancellation,
        ),
    }, {
      providedCodeActionKinds: capabilities.codeActionProvider.codeActionKinds.map((kind) => converter.actionKind(kind)),
    }),
    languages.registerDocumentSymbolProvider(selector, {
      provideDocumentSymbols: (document, cancellation) =>
        ask('documentSymbol', at(document), list(converter.symbol), cancellation),
    }),
    languages.registerWorkspaceSymbolProvider({
      provideWorkspaceSymbols: async (query, cancellation) =>
        (await client.request('workspace/symbol', { query }, cancellation) ?? [])
          .map((one) => converter.workspaceSymbol(one)),
    }),
    languages.registerFoldingRangeProvider(selector, {
      provideFoldingRanges: (document, _, cancellation) =>
        ask('foldingRange', at(document), list(converter.fold), cancellation),
    }),
    languages.registerDocumentSemanticTokensProvider(selector, {
      provideDocumentSemanticTokens: (document, cancellation) =>
        ask('semanticTokens/full', at(document), (one) => converter.tokens(one), cancellation),
    }, new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers)),
    languages.registerInlayHintsProvider(selector, {
      provideInlayHints: (document, range, cancellation) =>
        ask('inlayHint', { ...at(document), range: converter.lspRange(range) }, list(converter.hint), cancellation),
    }),
    languages.registerColorProvider(selector, {
      provideDocumentColors: (document, cancellation) =>
        ask('documentColor', at(document), list(converter.color), cancellation),
      provideColorPresentations: (color, { document, range }, cancellation) =>
        ask(
          'colorPresentation',
          { ...at(document), color: converter.lspColor(color), range: converter.lspRange(range) },
          list(converter.colorText),
          cancellation,
        ),
    }),
    languages.registerCodeLensProvider(selector, {
      provideCodeLenses: (document, cancellation) => ask('codeLens', at(document), list(converter.lens), cancellation),
    }),
    languages.registerDocumentLinkProvider(selector, {
      provideDocumentLinks: (document, cancellation) =>
        ask('documentLink', at(document), list(converter.link), cancellation),
    }),
  ];
}
