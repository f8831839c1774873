// A playground's compilation runs, links and initial load.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/playground-start.js`.
  static let playgroundStartScript = #"""
    /* One run at a time; input during a run starts another run afterwards. */
    let isRunning = false, isDue = false;

    async function run() {
      if (isRunning) { isDue = true; return; }
      isRunning = true;
      await started;
      const source = editor.value, begun = performance.now();
      files.set(path, { text: source });
      const answer = await ask('run', { changed: [[path, encoder.encode(source)]], path, wanted: wanted() });
      isRunning = false;
      if (isDue) { isDue = false; run(); }
      const root = document.documentElement.dataset;
      if (answer.failure) {
        say(answer.failure, 'bad');
        root.runs = Number(root.runs || 0) + 1;
        return;
      }
      showReports(answer.summary.reports, source);
      if (editor.value === source) {
        tokens = fromBytes(new Uint32Array(answer.tokens), source);
        paint();
      }
      const hasErrors = answer.summary.reports.errors > 0;
      if (!hasErrors) {
        summary = answer.summary;
        showComponents();
        showPictures(answer.pictures);
        showControls();
      }
      const count = answer.summary.reports.errors;
      say(hasErrors ? `${count} error${count === 1 ? '' : 's'}; the last good images are shown`
        : `checked in ${answer.time.toFixed(1)} ms, drawn in ${answer.drawTime.toFixed(1)} ms`,
        hasErrors ? 'bad' : 'good');
      for (const id of ['swift', 'png']) $(id).disabled = hasErrors || !shown;
      root.runs = Number(root.runs || 0) + 1;
      root.time = (performance.now() - begun).toFixed(1);
      root.first ||= performance.now().toFixed(1);
    }

    function openFile(name) {
      path = name;
      editor.value = files.get(name).text;
      tokens = [];
      reports = [];
      values = {};
      summary = shown = null;
      $('file').value = name;
      paint();
      run();
    }

    /* Reads a file's path and a component from the address: `#file=Toggle.raster&component=Toggle`. */
    function readChoice() {
      const choice = new URLSearchParams(location.hash.slice(1)), name = choice.get('file');
      if (!name || !files.has(name) || !name.endsWith('.raster')) return false;
      wantedComponent = choice.get('component');
      openFile(name);
      return true;
    }

    async function readLink() {
      const match = /^#s=([\w-]+)$/.exec(location.hash);
      if (!match) return false;
      try {
        const bytes = bytesOf({ base64: match[1].replace(/-/g, '+').replace(/_/g, '/') });
        const { name, source } = JSON.parse(new TextDecoder().decode(await unpacked(bytes, 'deflate-raw')));
        if (typeof name !== 'string' || typeof source !== 'string') return false;
        files.set(name, { text: source });
        listFiles();
        openFile(name);
        return true;
      } catch {
        say('the link is incomplete', 'bad');
        return false;
      }
    }

    async function makeLink() {
      const json = encoder.encode(JSON.stringify({ name: path, source: editor.value }));
      const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
      let letters = '';
      for (const byte of bytes) letters += String.fromCharCode(byte);
      const hash = '#s=' + btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
      history.replaceState(null, '', hash);
      try {
        await navigator.clipboard.writeText(location.href);
        say('link copied', 'good');
      } catch { say('the link is in the address bar', 'good'); }
    }

    function listFiles() {
      $('file').replaceChildren(...[...files].filter(([name, file]) =>
        file.text !== undefined && name.endsWith('.raster')).map(([name]) =>
        element('option', { value: name, textContent: name.replace(/\.raster$/, '') })));
    }

    function save(bytes, name, type) {
      const link = element('a', { href: URL.createObjectURL(new Blob([bytes], { type })), download: name });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    }

    $('file').addEventListener('change', () => {
      history.replaceState(null, '', location.pathname + location.search);
      openFile($('file').value);
    });
    $('link').addEventListener('click', makeLink);
    $('format').addEventListener('click', async () => {
      const source = editor.value;
      const answer = await ask('format', { path, source: encoder.encode(source) });
      if (answer.failure) return say(answer.failure, 'bad');
      if (answer.text !== source && editor.value === source) replace(0, source.length, answer.text);
    });
    $('swift').addEventListener('click', async () => {
      const answer = await ask('swift', {});
      if (answer.failure) return say(answer.failure, 'bad');
      setText($('generated'), answer.text);
      $('swiftDialog').showModal();
    });
    $('copySwift').addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText($('generated').textContent);
        setText($('copySwift'), 'Copied');
        setTimeout(() => setText($('copySwift'), 'Copy'), 1500);
      } catch { getSelection().selectAllChildren($('generated')); }
    });
    $('png').addEventListener('click', async () => {
      const answer = await ask('png', { request: stageRequest() });
      if (answer.failure) return say(answer.failure, 'bad');
      save(answer.file, shown.name + '.png', 'image/png');
    });
    addEventListener('hashchange', () => { if (!readChoice()) readLink(); });

    listFiles();
    if (!readChoice()) readLink().then(isRead => { if (!isRead) openFile(path); });

    """#
}
