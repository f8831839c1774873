// The page's state in its address, requests to the server, and updates of elements in place.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/core.js`.
  static let coreScript = #"""
    const $ = id => document.getElementById(id);
    /* The parameters of the address that concern only the page and do not affect images. */
    const own = ['zoom', 'tab', 'sheet', 'dock'];
    let project = null, isProjectOld = true, sheetRecord = null, lookRecord = null, round = 0;
    let params = new URLSearchParams(location.hash.slice(1));

    function element(tag, properties, ...children) {
      const result = document.createElement(tag);
      for (const [name, value] of Object.entries(properties || {})) {
        if (name in result && name !== 'list') result[name] = value;
        else result.setAttribute(name, value);
      }
      result.append(...children.filter(child => child !== null && child !== undefined));
      return result;
    }

    function setText(target, text) {
      if (target.textContent !== text) target.textContent = text;
    }

    /* Updates a list and reuses the elements of existing keys, so that unchanged elements stay in place. */
    function keep(list, items, keyOf, make, update) {
      const known = new Map([...list.children].map(child => [child.dataset.key, child]));
      let last = null;
      for (const item of items) {
        const key = keyOf(item);
        let child = known.get(key);
        if (child) known.delete(key);
        else { child = make(item); child.dataset.key = key; }
        const place = last ? last.nextSibling : list.firstChild;
        if (place !== child) list.insertBefore(child, place);
        update(child, item);
        last = child;
      }
      for (const child of known.values()) child.remove();
    }

    function setParam(name, value, isStep) {
      if (value === null || value === undefined || value === '') params.delete(name);
      else params.set(name, value);
      history[isStep ? 'pushState' : 'replaceState'](null, '', '#' + params);
    }

    /* The query for the server: the address without the page's own parameters. */
    function query(more) {
      const result = new URLSearchParams(params);
      for (const name of own) result.delete(name);
      /* Use the display's scale unless another one is chosen. */
      if (!result.get('scale')) result.set('scale', Math.min(3, Math.ceil(devicePixelRatio)));
      for (const [name, value] of Object.entries(more || {})) result.set(name, value);
      return result.toString();
    }

    async function ask(route, text) {
      const response = await fetch(text ? route + '?' + text : route, { cache: 'no-store' });
      if (!response.ok) throw new Error((await response.text()).trim());
      return response;
    }

    const askRecord = async (route, text) => (await ask(route, text)).json();
    const askNothing = () => null;

    /* Replaces an element's image after the new one is decoded, so that nothing flickers. */
    async function showPicture(image, address, size, file) {
      if (image.dataset.address === address) return;
      image.dataset.address = address;
      const source = file ? 'data:image/png;base64,' + file : address;
      const next = new Image();
      next.src = source;
      try { await next.decode(); } catch {
        /* The next request for this image loads it again. */
        if (image.dataset.address === address) delete image.dataset.address;
        return;
      }
      if (image.dataset.address !== address) return;
      image.src = source;
      if (size) { image.width = size[0]; image.height = size[1]; }
    }

    /* Enables a button, or disables it with a reason. A disabled button stays focusable, so
       that screen readers announce the reason. */
    function allow(button, reason) {
      if (reason) button.setAttribute('aria-disabled', 'true');
      else button.removeAttribute('aria-disabled');
      button.title = reason || '';
    }

    /* Calls an action if the button is enabled; otherwise shows the reason. */
    function onPress(button, act) {
      button.addEventListener('click', () => {
        if (button.getAttribute('aria-disabled') === 'true') setText($('readout'), button.title);
        else act();
      });
    }

    const round2 = value => String(Math.round(value * 100) / 100);
    const plural = (count, noun) => count + ' ' + noun + (count === 1 ? '' : 's');
    const time = value => value < 1 ? value.toFixed(2) + ' ms' : value.toFixed(value < 10 ? 1 : 0) + ' ms';
    const bytes = value => value < 1024 ? value + ' bytes'
      : value < 1048576 ? (value / 1024).toFixed(1) + ' KiB' : (value / 1048576).toFixed(1) + ' MiB';

    function showStatus() {
      const status = $('status');
      let text = 'Up to date', kind = 'good';
      const isEmpty = typeof project.folderForFirstComponent === 'string';
      const problems = plural(project.errors, 'error');
      const kept = project.components.length ? ' – showing the last good images' : '';
      if (isEmpty) text = 'No components yet';
      else if (project.failure) { text = project.failure + kept; kind = 'bad'; }
      else if (project.errors) { text = problems + kept; kind = 'bad'; }
      else if (project.warnings) text = 'Up to date, ' + plural(project.warnings, 'warning');
      setText(status, text);
      status.className = kind;
    }

    function showCounts() {
      if (!sheetRecord) return setText($('counts'), '');
      setText($('counts'), sheetRecord.drawn + ' drawn, ' + sheetRecord.reused + ' reused · checked in '
        + time(project.checkTime) + ', drawn in ' + time(sheetRecord.time)
        + ' · ' + plural(project.fileCount, 'file') + ' watched');
    }

    /* Requests everything that has changed, images first; ignores answers to earlier requests. */
    async function refresh(isOfSources) {
      const turn = ++round, isLate = () => turn !== round;
      /* Stays set until an answer arrives: a later round that requests less may replace this one. */
      if (isOfSources) isProjectOld = true;
      const text = query();
      const [sheet, look] = ['sheet', 'look'].map(route => askRecord(route, text).catch(askNothing));
      const matrix = askMatrix(text);
      try {
        const [newSheet, newLook, newMatrix] = [await sheet, await look, await matrix];
        if (isLate()) return;
        [sheetRecord, lookRecord, matrixRecord] = [newSheet, newLook, newMatrix];
        const pictures = [showSheet(), showStage(), showMatrix()];
        if (isProjectOld) {
          const record = await askRecord('project');
          if (isLate()) return;
          [project, isProjectOld] = [record, false];
          if (holdComponent()) return refresh();
        }
        await Promise.all(pictures);
        if (isLate()) return;
        if (sheetRecord) document.documentElement.dataset.shown = String(sheetRecord.number);
        showStatus();
        showEmpty();
        showComponents();
        showControls();
        showControlValues();
        showAxes();
        settleComparison();
        showCaps();
        showChosen();
        showTitles();
        showLook();
        showCounts();
        await showReports(turn);
        await inspect(turn);
        if (!isLate()) document.documentElement.dataset.settled = String(project.number);
      } catch (error) {
        if (!isLate() && !(error instanceof TypeError)) setText($('readout'), error.message);
      }
    }

    """#
}
