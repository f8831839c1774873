// A playground's editor: syntax colours, diagnostic marks, and edits.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/playground-editor.js`.
  static let playgroundEditorScript = #"""
    const editor = $('source');
    /* Ranges of characters with a class: those of tokens, and those of diagnostics. */
    let tokens = [], reports = [];

    /* Returns a function from byte offsets to UTF-16 offsets. */
    function places(source) {
      if (/^[\x00-\x7f]*$/.test(source)) return offset => offset;
      const table = new Uint32Array(encoder.encode(source).length + 1);
      let byte = 0, letter = 0;
      for (const scalar of source) {
        const code = scalar.codePointAt(0);
        const length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
        table.fill(letter, byte, byte + length);
        byte += length;
        letter += scalar.length;
      }
      table[byte] = letter;
      return offset => table[Math.min(offset, byte)];
    }

    function fromBytes(numbers, source) {
      const place = places(source), result = [];
      for (let index = 0; index < numbers.length; index += 3) {
        const start = numbers[index];
        result.push([place(start), place(start + numbers[index + 1]), 't' + numbers[index + 2]]);
      }
      return result;
    }

    /* Writes the coloured text behind the text area, in pieces of one style each. */
    function paint() {
      const text = editor.value, cuts = new Set([0, text.length]);
      for (const [start, end] of [...tokens, ...reports]) { cuts.add(start); cuts.add(end); }
      const sorted = [...cuts].filter(cut => cut <= text.length).sort((a, b) => a - b);
      const fragment = document.createDocumentFragment();
      let token = 0;
      for (let index = 0; index + 1 < sorted.length; index += 1) {
        const [start, end] = [sorted[index], sorted[index + 1]];
        while (token < tokens.length && tokens[token][1] <= start) token += 1;
        const kind = token < tokens.length && tokens[token][0] <= start ? tokens[token][2] : '';
        const mark = reports.find(report => report[0] <= start && report[1] >= end);
        const piece = text.slice(start, end);
        fragment.append(kind || mark
          ? element('span', { className: mark ? kind + ' ' + mark[2] : kind, textContent: piece }) : piece);
      }
      fragment.append('\n');
      $('painted').replaceChildren(fragment);
      const lines = text.split('\n').length;
      if (lines !== paint.lines) {
        paint.lines = lines;
        $('lines').textContent = Array.from({ length: lines }, (_, line) => line + 1).join('\n');
      }
      follow();
    }

    function follow() {
      $('painted').style.transform = `translate(${-editor.scrollLeft}px, ${-editor.scrollTop}px)`;
      $('lines').style.transform = `translateY(${-editor.scrollTop}px)`;
    }

    /* Moves the marks after an edit until the lexer returns new ones. */
    let before = '';
    function moveMarks() {
      const text = editor.value;
      let start = 0, end = 0;
      const least = Math.min(before.length, text.length);
      while (start < least && before[start] === text[start]) start += 1;
      while (end < least - start && before[before.length - 1 - end] === text[text.length - 1 - end]) end += 1;
      const cut = before.length - end, by = text.length - before.length;
      const move = marks => marks.map(([from, to, kind]) => {
        if (to <= start) return [from, to, kind];
        if (from >= cut) return [from + by, to + by, kind];
        return [Math.min(from, start), Math.max(start, to + by), kind];
      }).filter(mark => mark[0] < mark[1]);
      tokens = move(tokens);
      reports = move(reports);
      before = text;
    }

    function changed() {
      moveMarks();
      paint();
      run();
    }

    /* Replaces a range so that the edit can be undone. */
    function replace(start, end, text) {
      editor.focus();
      editor.setSelectionRange(start, end);
      const isDone = text
        ? document.execCommand('insertText', false, text) : document.execCommand('delete');
      if (!isDone) {
        editor.setRangeText(text, start, end, 'end');
        changed();
      }
    }

    editor.addEventListener('input', changed);
    editor.addEventListener('scroll', follow);
    editor.addEventListener('keydown', event => {
      if (usesKey(event)) return;
      if (event.key !== 'Enter' || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const line = editor.value.slice(0, editor.selectionStart).split('\n').pop();
      const room = /^\s*/.exec(line)[0] + (/[{([]\s*$/.test(line) ? '  ' : '');
      document.execCommand('insertText', false, '\n' + room);
    });

    function select(start, end) {
      editor.focus();
      editor.setSelectionRange(start, end);
      const line = editor.value.slice(0, start).split('\n').length;
      const height = parseFloat(getComputedStyle(editor).lineHeight);
      editor.scrollTop = Math.max(0, line * height - editor.clientHeight / 2);
    }

    function showReports(record, source) {
      const place = places(source);
      before = editor.value;
      reports = [];
      const list = record.diagnostics.map(report => {
        const isHere = report.range && report.range.file === path;
        const start = isHere ? place(report.range.start.offset) : 0;
        const end = isHere ? place(report.range.end.offset) : 0;
        if (isHere && editor.value === source) {
          reports.push([start, Math.max(end, Math.min(start + 1, source.length)), report.severity]);
        }
        const where = element('button', { type: 'button', className: 'where', disabled: !isHere,
          textContent: report.range ? `${report.range.file}:${report.range.start.line}` : '' });
        where.addEventListener('click', () => select(start, end));
        const fixes = report.fixIts.filter(fix => fix.range && fix.range.file === path).map(fix => {
          const button = element('button', { type: 'button', className: 'fix', textContent: fix.message });
          button.addEventListener('click', () => {
            if (editor.value !== source) return;
            replace(place(fix.range.start.offset), place(fix.range.end.offset), fix.replacement);
          });
          return button;
        });
        const notes = report.labels.map(label => element('p', { className: 'soft', textContent:
          label.message + (label.range ? ` (line ${label.range.start.line})` : '') }));
        return element('li', { className: report.severity }, where,
          element('b', { textContent: report.severity + ': ' }), report.message + ' ',
          element('code', { textContent: report.code }), ...notes, ...fixes);
      });
      $('reports').replaceChildren(...list.slice(0, 50));
      $('reportsPart').hidden = list.length === 0;
      if (editor.value === source) paint();
    }

    """#
}
