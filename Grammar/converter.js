// Converts values of the Language Server Protocol to those of Visual Studio Code, and back.
'use strict';

/// A converter for the API of the editor, which is an argument so that tests can replace it.
class Converter {
  constructor(vscode) {
    this.vscode = vscode;
  }

  // To the protocol.

  lspPosition({ line, character }) {
    return { line, character };
  }

  lspRange({ start, end }) {
    return { start: this.lspPosition(start), end: this.lspPosition(end) };
  }

  lspContext({ triggerKind, triggerCharacter }) {
    return { triggerKind: triggerKind + 1, triggerCharacter };
  }

  lspActionContext({ diagnostics, only }) {
    return { diagnostics: diagnostics.map((one) => this.lspDiagnostic(one)), only: only && [only.value] };
  }

  lspDiagnostic({ range, message, severity, code, source }) {
    return { range: this.lspRange(range), message, severity: severity + 1, code: code?.value ?? code, source };
  }

  lspColor({ red, green, blue, alpha }) {
    return { red, green, blue, alpha };
  }

  // From the protocol.

  position({ line, character }) {
    return new this.vscode.Position(line, character);
  }

  range({ start, end }) {
    return new this.vscode.Range(this.position(start), this.position(end));
  }

  location({ uri, range }) {
    return new this.vscode.Location(this.vscode.Uri.parse(uri), this.range(range));
  }

  edit({ range, newText }) {
    return new this.vscode.TextEdit(this.range(range), newText);
  }

  workspaceEdit({ changes, documentChanges }) {
    const result = new this.vscode.WorkspaceEdit();
    const files = documentChanges?.map(({ textDocument, edits }) => [textDocument.uri, edits]) ?? Object.entries(changes ?? {});
    for (const [uri, edits] of files) result.set(this.vscode.Uri.parse(uri), edits.map((edit) => this.edit(edit)));
    return result;
  }

  markdown(content) {
    return content && typeof content === 'object' && content.kind === 'markdown'
      ? new this.vscode.MarkdownString(content.value)
      : content?.value ?? content;
  }

  diagnostic({ range, message, severity, code, codeDescription, source, tags, relatedInformation }) {
    const result = new this.vscode.Diagnostic(this.range(range), message, (severity ?? 1) - 1);
    result.code = codeDescription ? { value: code, target: this.vscode.Uri.parse(codeDescription.href) } : code;
    result.source = source;
    result.tags = tags;
    result.relatedInformation = relatedInformation?.map(
      ({ location, message }) => new this.vscode.DiagnosticRelatedInformation(this.location(location), message),
    );
    return result;
  }

  hover({ contents, range }) {
    return new this.vscode.Hover(this.markdown(contents), range && this.range(range));
  }

  completion(item) {
    const result = new this.vscode.CompletionItem(item.label, (item.kind ?? 1) - 1);
    const { newText, range } = item.textEdit ?? { newText: item.insertText ?? item.label };
    result.insertText = item.insertTextFormat === 2 ? new this.vscode.SnippetString(newText) : newText;
    if (range) result.range = this.range(range);
    if (item.additionalTextEdits) result.additionalTextEdits = item.additionalTextEdits.map((edit) => this.edit(edit));
    for (const name of ['detail', 'sortText', 'filterText', 'preselect', 'commitCharacters']) result[name] = item[name];
    result.documentation = this.markdown(item.documentation);
    return result;
  }

  signatures({ signatures, activeSignature, activeParameter }) {
    const result = new this.vscode.SignatureHelp();
    result.signatures = signatures.map(({ label, documentation, parameters }) => {
      const signature = new this.vscode.SignatureInformation(label, this.markdown(documentation));
      signature.parameters = (parameters ?? []).map(
        (one) => new this.vscode.ParameterInformation(one.label, this.markdown(one.documentation)),
      );
      return signature;
    });
    result.activeSignature = activeSignature ?? 0;
    result.activeParameter = activeParameter ?? 0;
    return result;
  }

  highlight({ range, kind }) {
    return new this.vscode.DocumentHighlight(this.range(range), (kind ?? 1) - 1);
  }

  renamed(place) {
    return place.range ? { range: this.range(place.range), placeholder: place.placeholder } : this.range(place);
  }

  actionKind(kind) {
    return this.vscode.CodeActionKind.Empty.append(kind);
  }

  action({ title, kind, diagnostics, edit, isPreferred, disabled }) {
    const result = new this.vscode.CodeAction(title, kind && this.actionKind(kind));
    result.diagnostics = diagnostics?.map((one) => this.diagnostic(one));
    result.edit = edit && this.workspaceEdit(edit);
    result.isPreferred = isPreferred;
    result.disabled = disabled;
    return result;
  }

  symbol({ name, detail, kind, range, selectionRange, children }) {
    const result = new this.vscode.DocumentSymbol(
      name, detail ?? '', kind - 1, this.range(range), this.range(selectionRange));
    result.children = (children ?? []).map((child) => this.symbol(child));
    return result;
  }

  workspaceSymbol({ name, kind, containerName, location }) {
    return new this.vscode.SymbolInformation(name, kind - 1, containerName ?? '', this.location(location));
  }

  fold({ startLine, endLine, kind }) {
    const kinds = { comment: 1, imports: 2, region: 3 };
    return new this.vscode.FoldingRange(startLine, endLine, kinds[kind]);
  }

  tokens({ data, resultId }) {
    return new this.vscode.SemanticTokens(new Uint32Array(data), resultId);
  }

  hint({ position, label, kind, tooltip, textEdits, paddingLeft, paddingRight }) {
    const text = typeof label === 'string' ? label : label.map((part) => part.value).join('');
    const result = new this.vscode.InlayHint(this.position(position), text, kind);
    Object.assign(result, { paddingLeft, paddingRight, tooltip: this.markdown(tooltip) });
    result.textEdits = textEdits?.map((edit) => this.edit(edit));
    return result;
  }

  color({ range, color: { red, green, blue, alpha } }) {
    return new this.vscode.ColorInformation(this.range(range), new this.vscode.Color(red, green, blue, alpha));
  }

  colorText({ label, textEdit }) {
    const result = new this.vscode.ColorPresentation(label);
    result.textEdit = textEdit && this.edit(textEdit);
    return result;
  }

  lens({ range, command }) {
    return new this.vscode.CodeLens(this.range(range), command && { ...command, arguments: command.arguments ?? [] });
  }

  link({ range, target, tooltip }) {
    const result = new this.vscode.DocumentLink(this.range(range), target && this.vscode.Uri.parse(target));
    result.tooltip = tooltip;
    return result;
  }
}

module.exports = { Converter };
