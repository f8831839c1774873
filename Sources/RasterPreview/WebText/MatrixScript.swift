// The matrix: images in rows and columns by the values of one or two properties.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/matrix.js`.
  static let matrixScript = #"""
    let matrixRecord = null;
    const axes = ['rows', 'columns'];
    const isMatrixAsked = () => axes.some(name => params.get(name));

    /* Offers the properties with few values. */
    function showAxes() {
      const current = component();
      const names = current ? current.properties.filter(each => each.isFinite).map(each => each.name) : [];
      $('axes').hidden = !names.length;
      for (const axis of axes) {
        const options = ['', ...names], select = $(axis);
        const known = [...select.options].map(each => each.value);
        if (JSON.stringify(known) !== JSON.stringify(options)) {
          select.replaceChildren(...options.map(value =>
            element('option', { value, textContent: value || 'none' })));
        }
        select.value = params.get(axis) || '';
      }
    }

    async function askMatrix(text) {
      return isMatrixAsked() ? askRecord('matrix', text).catch(askNothing) : null;
    }

    function makeCell() {
      const button = element('button', { type: 'button', className: 'look' },
        element('span', { className: 'plate' }, element('img', { alt: '' })));
      button.addEventListener('click', () => {
        for (const [name, value] of Object.entries(button.cell.values)) params.set('set.' + name, value);
        setParam('component', component().title);
        refresh();
      });
      return element('td', null, button);
    }

    function updateCell(item, cell) {
      const button = item.firstChild, image = button.querySelector('img');
      button.cell = cell;
      button.classList.toggle('dark', lookRecord && lookRecord.surroundings.appearance === 'dark');
      const name = Object.entries(cell.values).map(each => each.join(' ')).join(', ');
      button.title = name + (cell.failure ? ': ' + cell.failure : '');
      image.alt = name;
      image.hidden = !cell.picture;
      const isShown = lookRecord && Object.entries(cell.values).every(([name, value]) =>
        lookRecord.values[name] === value);
      button.setAttribute('aria-pressed', String(Boolean(isShown)));
      if (!cell.picture) return null;
      return showPicture(image, 'picture?id=' + cell.picture.id, smallSize(cell.picture),
        cell.picture.file);
    }

    async function showMatrix() {
      const record = matrixRecord, shown = [];
      $('matrix').hidden = !record;
      if (!record) return;
      const head = record.columns.name ? [''].concat(record.columns.values) : [];
      const corner = [record.rows.name, record.columns.name].filter(Boolean).join(' ↓  → ');
      keep($('matrixHead'), head, (each => 'column ' + each), () => element('th', { scope: 'col' }),
        (item, each) => setText(item, each || corner));
      const rows = record.rows.values.map((name, index) => ({ name, cells: record.cells[index] }));
      keep($('matrixBody'), rows, row => 'row ' + row.name,
        () => element('tr', null, element('th', { scope: 'row' })), (item, row) => {
          setText(item.firstChild, row.name);
          const cells = row.cells.map((cell, index) => ({ cell, key: record.columns.values[index] }));
          const known = new Map([...item.querySelectorAll('td')].map(each => [each.dataset.key, each]));
          for (const { cell, key } of cells) {
            const place = known.get('cell ' + key) || makeCell();
            known.delete('cell ' + key);
            place.dataset.key = 'cell ' + key;
            item.append(place);
            shown.push(updateCell(place, cell));
          }
          for (const each of known.values()) each.remove();
        });
      await Promise.all(shown);
    }

    for (const axis of axes) {
      $(axis).addEventListener('change', () => {
        const other = axis === 'rows' ? 'columns' : 'rows';
        if (params.get(other) === $(axis).value) params.delete(other);
        setParam(axis, $(axis).value);
        refresh();
      });
    }

    """#
}
