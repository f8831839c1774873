// The sheet of looks.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/sheet.js`.
  static let sheetScript = #"""
    /* A look: its image in each appearance, and the names of its states. */
    function makeLook() {
      return element('li', null, element('div', { className: 'views' }),
        element('span', { className: 'names' }));
    }

    function makeView() {
      const button = element('button', { type: 'button', className: 'look' },
        element('span', { className: 'plate' }, element('img', { alt: '' })));
      button.addEventListener('click', () => choose(button.look));
      return button;
    }

    function updateLook(item, views) {
      const look = views[0], shown = [];
      const notes = views.flatMap(view => view.picture.notes);
      const more = look.names.length > 1 ? ' +' + (look.names.length - 1) : '';
      setText(item.lastChild, look.names[0] + more + (notes.length ? ' ⚠' : ''));
      item.lastChild.title = look.names.join('\n');
      keep(item.firstChild, views, view => view.appearance, makeView,
        (button, view) => shown.push(updateView(button, view)));
      return Promise.all(shown);
    }

    function updateView(button, look) {
      const image = button.querySelector('img');
      button.look = look;
      button.classList.toggle('dark', look.appearance === 'dark');
      button.title = look.names.join('\n') + look.picture.notes.map(note => '\n' + note).join('');
      image.alt = look.names.join(', ') + ', ' + look.appearance;
      return showPicture(image, 'picture?id=' + look.picture.id, smallSize(look.picture), look.picture.file);
    }

    /* The display size of an image in points, reduced if it is large; the stage shows the full size. */
    function smallSize({ width, height, scale }) {
      const shrink = Math.min(1 / scale, 220 / width, 100 / height);
      return [width, height].map(length => Math.max(1, Math.round(length * shrink)));
    }

    const given = () => [...params].filter(([name]) => name.startsWith('set.'));

    function isChosen(look) {
      const appearance = lookRecord ? lookRecord.surroundings.appearance : params.get('appearance');
      if (appearance && appearance !== look.appearance) return false;
      const values = Object.entries(look.values), sets = given();
      if (look.state) return !sets.length && (params.get('state') || 'plain') === look.state;
      return !params.get('state') && sets.length === values.length
        && values.every(([name, value]) => params.get('set.' + name) === value);
    }

    /* Shows a look on the stage, and its values in the controls. */
    function choose(look) {
      for (const [name] of given()) params.delete(name);
      for (const name of ['state', 'width', 'height']) params.delete(name);
      if (look.state && look.state !== 'plain') params.set('state', look.state);
      for (const [name, value] of Object.entries(look.values)) params.set('set.' + name, value);
      if (sheetRecord.looks.some(each => each.appearance !== look.appearance)) {
        params.set('stage', look.appearance);
      }
      setParam('component', component().title);
      refresh();
    }

    function showChosen() {
      for (const button of document.querySelectorAll('#sheet li .look')) {
        button.setAttribute('aria-pressed', String(isChosen(button.look)));
      }
    }

    async function showSheet() {
      const record = sheetRecord;
      const looks = [], shown = [], key = views => views[0].names[0];
      for (const look of record ? record.looks : []) (looks[look.look] ??= []).push(look);
      for (const [list, isNamed] of [['looks', true], ['others', false]]) {
        keep($(list), looks.filter(views => views[0].isNamed === isNamed), key, makeLook,
          (item, views) => shown.push(updateLook(item, views)));
      }
      $('othersTitle').hidden = !looks.some(views => !views[0].isNamed);
      keep($('failures'), record ? record.failures : [], each => each.name,
        () => element('li'), (item, each) => setText(item, each.name + ': ' + each.message));
      await Promise.all(shown);
    }

    /* The headings above the images. */
    function showTitles() {
      const record = sheetRecord, current = component();
      const asked = params.get('component');
      setText($('name'), current ? current.title : asked ? 'No component named ' + asked : 'No component');
      $('name').title = current ? current.title : '';
      setText($('place'), current ? current.place : '');
      setText($('measures'), lookRecord && lookRecord.picture
        ? [lookRecord.width, lookRecord.height].map(round2).join(' × ') : '');
      $('measures').title = 'Width and height in points';
      setText($('documentation'), current && current.documentation || '');
      $('about').hidden = !current;
      $('picture').alt = current && lookRecord ? current.title + ', ' + lookRecord.accessibility : '';
      const all = current && current.reads.combinations;
      setText($('othersTitle'), all ? plural(all.states, 'combination') + ', ' + plural(all.looks, 'look')
        + '; looks without a named state' : '');
      let title = record ? plural(record.states, 'state') + ', ' + plural(record.lookCount, 'look') : '';
      if (record && record.omitted) title += ' · ' + record.omitted + ' more not shown';
      setText($('sheetTitle'), title);
    }

    """#
}
