// A part of Visual Studio Code's API that is enough to run the extension of `Grammar` without the editor.
'use strict';

const fs = require('fs');
const { fileURLToPath, pathToFileURL } = require('url');

/// A class whose instances have the arguments as properties with these names.
const record = (...names) => class {
  constructor(...values) {
    names.forEach((name, index) => { this[name] = values[index]; });
  }
};

class Uri {
  static parse = (text) => Object.assign(new Uri(), { text });
  static file = (path) => Uri.parse(pathToFileURL(path).toString());
  get fsPath() { return fileURLToPath(this.text); }
  get scheme() { return this.text.split(':')[0]; }
  toString() { return this.text; }
}

class Kind {
  constructor(value) { this.value = value; }
  append(part) { return new Kind(this.value ? `${this.value}.${part}` : part); }
}

class WorkspaceEdit {
  files = new Map();
  set(uri, edits) { this.files.set(uri.toString(), edits); }
}

/// An event with the function that fires it.
function event() {
  const listeners = new Set();
  const subscribe = (listener) => {
    listeners.add(listener);
    return { dispose: () => listeners.delete(listener) };
  };
  return [subscribe, (value) => [...listeners].map((listener) => listener(value))];
}

/// A document on disk with the text that the editor shows.
class Document {
  languageId = 'raster';
  version = 1;
  constructor(path) {
    this.uri = Uri.file(path);
    this.text = fs.readFileSync(path, 'utf8');
  }
  getText() { return this.text; }
  save() { fs.writeFileSync(this.uri.fsPath, this.text); }
  offset({ line, character }) {
    return this.text.split('\n').slice(0, line).reduce((sum, one) => sum + one.length + 1, character);
  }
  /// The position of a part of the text, moved by a number of characters.
  position(part, by = 0) {
    const before = this.text.slice(0, this.text.indexOf(part) + by).split('\n');
    return { line: before.length - 1, character: before.at(-1).length };
  }
  applied(edits) {
    const sorted = [...edits].sort((a, b) => this.offset(b.range.start) - this.offset(a.range.start));
    return sorted.reduce(
      (text, { range, newText }) => text.slice(0, this.offset(range.start)) + newText + text.slice(this.offset(range.end)),
      this.text);
  }
}

/// The API, with what the extension did in `editor`, and the events that the editor sends.
function api({ folder, command }) {
  const editor = { providers: {}, diagnostics: new Map(), commands: {}, errors: [], terminals: [], log: '', command };
  const [onDidOpenTextDocument, open] = event();
  const [onDidChangeTextDocument, change] = event();
  const [onDidSaveTextDocument, save] = event();
  const [onDidCloseTextDocument, close] = event();
  const [onDidChangeConfiguration, configure] = event();
  const [onDidChangeWorkspaceFolders] = event();
  const [onDidCreate] = event();
  const [onDidChange] = event();
  const [onDidDelete] = event();
  Object.assign(editor, { open, change, save, close, configure });

  const vscode = {
    version: '1.90.0',
    Uri, WorkspaceEdit,
    CodeActionKind: { Empty: new Kind('') },
    Position: record('line', 'character'),
    Range: record('start', 'end'),
    Location: record('uri', 'range'),
    TextEdit: record('range', 'newText'),
    Diagnostic: record('range', 'message', 'severity'),
    DiagnosticRelatedInformation: record('location', 'message'),
    MarkdownString: record('value'),
    SnippetString: record('value'),
    Hover: record('contents', 'range'),
    CompletionItem: record('label', 'kind'),
    SignatureHelp: record(),
    SignatureInformation: record('label', 'documentation'),
    ParameterInformation: record('label', 'documentation'),
    DocumentHighlight: record('range', 'kind'),
    CodeAction: record('title', 'kind'),
    DocumentSymbol: record('name', 'detail', 'kind', 'range', 'selectionRange'),
    SymbolInformation: record('name', 'kind', 'containerName', 'location'),
    FoldingRange: record('start', 'end', 'kind'),
    SemanticTokens: record('data', 'resultId'),
    SemanticTokensLegend: record('types', 'modifiers'),
    InlayHint: record('position', 'label', 'kind'),
    Color: record('red', 'green', 'blue', 'alpha'),
    ColorInformation: record('range', 'color'),
    ColorPresentation: record('label'),
    CodeLens: record('range', 'command'),
    DocumentLink: record('range', 'target'),
    languages: new Proxy({}, {
      get: (_, name) => name === 'createDiagnosticCollection'
        ? () => ({
          set: (uri, list) => editor.diagnostics.set(uri.toString(), list),
          delete: (uri) => editor.diagnostics.delete(uri.toString()),
          dispose: () => editor.diagnostics.clear(),
        })
        : (...values) => {
          const provider = values.find((value) => Object.keys(value).some((key) => /^(provide|prepare)/.test(key)));
          editor.providers[name] = provider;
          return { dispose: () => delete editor.providers[name] };
        },
    }),
    commands: {
      registerCommand: (name, run) => {
        editor.commands[name] = run;
        return { dispose() {} };
      },
    },
    window: {
      createOutputChannel: () => ({
        append: (text) => { editor.log += text; },
        appendLine: (text) => { editor.log += text + '\n'; },
        dispose() {},
      }),
      showErrorMessage: (text) => { editor.errors.push(text); },
      createTerminal: (options) => {
        editor.terminals.push(options);
        return { show() {} };
      },
    },
    workspace: {
      textDocuments: [],
      workspaceFolders: [{ uri: Uri.file(folder), name: 'work' }],
      getConfiguration: () => ({ get: () => editor.command }),
      createFileSystemWatcher: () => ({ onDidCreate, onDidChange, onDidDelete, dispose() {} }),
      onDidOpenTextDocument, onDidChangeTextDocument, onDidSaveTextDocument, onDidCloseTextDocument,
      onDidChangeConfiguration, onDidChangeWorkspaceFolders,
    },
  };
  return { vscode, editor };
}

module.exports = { api, Document };
