// Runs the extension for Visual Studio Code against `rasterc lsp`, with a stub of the editor.
//
// usage: node extension-test.js EXTENSION RASTERC FOLDER
'use strict';

const assert = require('assert');
const fs = require('fs');
const Module = require('module');
const path = require('path');
const { api, Document } = require('./vscode.js');

const [extensionFolder, rasterc, folder] = process.argv.slice(2);
const source = `/// A badge.
component Badge {
  state count: Int = 3
  size 20, 20
  draw {
    let ink = #3366CC
    fill circle(bounds), with: ink
  }
}
`;

/// Waits until a condition holds, for at most 20 seconds.
async function until(condition, what) {
  for (let waited = 0; waited < 20000; waited += 20) {
    const value = condition();
    if (value) return value;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`${what} did not happen`);
}

async function main() {
  const { vscode, editor } = api({ folder, command: rasterc });
  const load = Module._load;
  Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));
  const extension = require(path.resolve(extensionFolder, 'extension.js'));

  const file = path.join(folder, 'Badge.raster');
  fs.writeFileSync(file, source);
  const document = new Document(file);
  const uri = document.uri.toString();
  const change = (range, text) => {
    document.text = document.applied([{ range, newText: text }]);
    document.version += 1;
    editor.change({ document, contentChanges: [{ range, text }] });
  };
  const place = (part, length = part.length) => ({ start: document.position(part), end: document.position(part, length) });
  const { providers } = editor;

  vscode.workspace.textDocuments.push(document);
  const context = { subscriptions: [] };
  await extension.activate(context);
  await until(() => editor.diagnostics.has(uri), 'checking an open file');
  assert.deepStrictEqual(editor.diagnostics.get(uri).filter((one) => one.severity === 0), []);

  // Diagnostics follow typing, and a quick fix mends the mistake.
  change(place('circle'), 'cirle');
  const mistake = await until(
    () => editor.diagnostics.get(uri).find((one) => /cirle/.test(one.message)), 'a diagnostic');
  assert.strictEqual(mistake.severity, 0);
  assert.strictEqual(mistake.range.start.line, 6);
  const actions = await providers.registerCodeActionsProvider.provideCodeActions(
    document, mistake.range, { diagnostics: [mistake] });
  const fix = actions.find((one) => one.kind.value === 'quickfix');
  assert.strictEqual(document.applied(fix.edit.files.get(uri)), source);
  change(place('cirle'), 'circle');
  await until(() => editor.diagnostics.get(uri).every((one) => one.severity !== 0), 'mending');

  // Hover, completion, signature, definition, references and highlights.
  const hover = await providers.registerHoverProvider.provideHover(document, document.position('ink', 1));
  assert.match(hover.contents.value, /Color/);
  const at = document.position('with: ink', 'with: '.length);
  const items = await providers.registerCompletionItemProvider.provideCompletionItems(document, at, undefined, { triggerKind: 0 });
  assert(items.some((item) => item.label === 'ink'));
  assert(items.some((item) => item.insertText.value !== undefined), 'some completions are snippets');
  const call = await providers.registerSignatureHelpProvider.provideSignatureHelp(document, document.position('circle(', 'circle('.length));
  assert(call.signatures.length > 0);
  const use = document.position('with: ink', 'with: i'.length);
  const [definition] = await providers.registerDefinitionProvider.provideDefinition(document, use);
  assert.strictEqual(definition.range.start.line, 5);
  const references = await providers.registerReferenceProvider.provideReferences(document, use, { includeDeclaration: true });
  assert.strictEqual(references.length, 2);
  const highlights = await providers.registerDocumentHighlightProvider.provideDocumentHighlights(document, use);
  assert.strictEqual(highlights.length, 2);

  // Rename, formatting, and what is shown in the text.
  const renamed = await providers.registerRenameProvider.prepareRename(document, use);
  assert.strictEqual((renamed.range ?? renamed).start.line, 6);
  const edit = await providers.registerRenameProvider.provideRenameEdits(document, use, 'shade');
  assert.strictEqual(document.applied(edit.files.get(uri)), source.replaceAll('ink', 'shade'));
  await assert.rejects(providers.registerRenameProvider.provideRenameEdits(document, use, '1'));
  change(place('let ink = #3366CC'), 'let ink   =   #3366CC');
  const edits = await providers.registerDocumentFormattingEditProvider.provideDocumentFormattingEdits(
    document, { tabSize: 2, insertSpaces: true });
  assert.match(document.applied(edits), /let ink = #3366CC/);
  const symbols = await providers.registerDocumentSymbolProvider.provideDocumentSymbols(document);
  assert.deepStrictEqual(symbols.map((one) => one.name), ['Badge']);
  const [found] = await providers.registerWorkspaceSymbolProvider.provideWorkspaceSymbols('Badge');
  assert.strictEqual(found.location.uri.toString(), uri);
  const [color] = await providers.registerColorProvider.provideDocumentColors(document);
  assert.strictEqual(Math.round(color.color.blue * 255), 0xCC);
  const [text] = await providers.registerColorProvider.provideColorPresentations(
    new vscode.Color(1, 0, 0, 1), { document, range: color.range });
  assert.match(text.label, /#FF0000/i);
  const tokens = await providers.registerDocumentSemanticTokensProvider.provideDocumentSemanticTokens(document);
  assert(tokens.data.length > 0 && tokens.data.length % 5 === 0);
  const hints = await providers.registerInlayHintsProvider.provideInlayHints(
    document, { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } });
  assert(hints.some((hint) => /Color/.test(hint.label)));
  const lenses = await providers.registerCodeLensProvider.provideCodeLenses(document);
  assert.match(lenses[0].command.title, /look/);
  assert((await providers.registerFoldingRangeProvider.provideFoldingRanges(document)).length > 0);

  // The preview, a file that is closed, and a command that does not exist.
  vscode.window.activeTextEditor = { document };
  await editor.commands['raster.preview']();
  assert.deepStrictEqual(editor.terminals[0].shellArgs, ['preview', file, '--open']);
  editor.close(document);
  assert(!editor.diagnostics.has(uri));
  editor.command = path.join(folder, 'missing');
  await Promise.all(editor.configure({ affectsConfiguration: (name) => name === 'raster.command' }));
  assert.match(await until(() => editor.errors[0], 'an error'), /missing' did not start: .*raster\.command/);
  editor.command = rasterc;
  await editor.commands['raster.restart']();
  assert(providers.registerHoverProvider, 'the server runs again');
  await extension.deactivate();
  assert.deepStrictEqual(Object.keys(providers), []);
  assert.strictEqual(editor.errors.length, 1);
  console.log('the extension works');
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
