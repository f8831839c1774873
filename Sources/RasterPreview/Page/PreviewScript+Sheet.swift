// The page's script: the sheet of looks.

extension PreviewScript {
  static let sheet = #"""
    function makeLook() {
      const button = element('button', { type: 'button', className: 'look' },
        element('span', { className: 'plate' }, element('img', { alt: '' })),
        element('span', { className: 'names' }));
      button.addEventListener('click', () => choose(button.look));
      return element('li', null, button);
    }

    function updateLook(item, look) {
      const button = item.firstChild, image = button.querySelector('img');
      button.look = look;
      button.classList.toggle('dark', look.appearance === 'dark');
      const first = look.names[0] + (look.appearance === 'dark' ? ', dark' : '');
      const more = look.names.length > 1 ? ' +' + (look.names.length - 1) : '';
      const notes = look.picture.notes.length ? ' ⚠' : '';
      setText(button.querySelector('.names'), first + more + notes);
      button.title = look.names.join('\n') + look.picture.notes.map(note => '\n' + note).join('');
      image.alt = look.names.join(', ') + ', ' + look.appearance;
      const size = [look.picture.width, look.picture.height]
        .map(length => Math.max(1, Math.round(length / look.picture.scale)));
      return showPicture(image, 'picture?id=' + look.picture.id, size, look.picture.file);
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

    /* Shows a look of the sheet large, with its values in the controls. */
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
      const looks = record ? record.looks : [];
      const named = looks.filter(look => look.isNamed), others = looks.filter(look => !look.isNamed);
      const key = look => look.appearance + ' ' + look.names[0];
      const shown = [];
      keep($('looks'), named, key, makeLook, (item, look) => shown.push(updateLook(item, look)));
      keep($('others'), others, key, makeLook, (item, look) => shown.push(updateLook(item, look)));
      $('othersTitle').hidden = !others.length;
      keep($('failures'), record ? record.failures : [], each => each.name,
        () => element('li'), (item, each) => setText(item, each.name + ': ' + each.message));
      await Promise.all(shown);
    }

    /* What stands above the pictures. */
    function showTitles() {
      const record = sheetRecord, current = component();
      const looks = record ? record.looks : [];
      const asked = params.get('component');
      setText($('name'), current ? current.title : asked ? 'There is no ' + asked + ' now' : 'No component');
      setText($('place'), current ? current.place : '');
      $('picture').alt = current && lookRecord ? current.title + ', ' + lookRecord.accessibility : '';
      let title = record ? plural(record.states, 'state') + ', ' + plural(looks.length, 'look') : '';
      const all = current && current.reads.combinations;
      if (all && all.states > 1) {
        title += ' · of all ' + plural(all.states, 'combination') + ', ' + plural(all.looks, 'look');
      }
      if (record && record.omitted) title += ' · ' + record.omitted + ' more are not shown';
      setText($('sheetTitle'), title);
    }

    """#
}
