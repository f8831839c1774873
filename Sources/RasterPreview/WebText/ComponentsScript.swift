// The list of components, the selection, and the form that creates a first component.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/components.js`.
  static let componentsScript = #"""
    /* The parameters that stay in the address when another component is selected. */
    const lasting = ['scale', 'appearance', 'direction', 'contrast', 'textScale', 'locale',
      'background', ...own];
    let known = null, listed = null;

    function component() {
      const all = project ? project.components : [];
      const asked = params.get('component');
      return asked ? all.find(each => each.title === asked) : all[0];
    }

    /* Keeps the shown component in the address when other components are added, removed or renamed.
       A renamed component is found by its file. Returns true if the address has changed. */
    function holdComponent() {
      const all = project.components, asked = params.get('component'), current = component();
      const last = known, shown = last && last.shown;
      known = { titles: all.map(each => each.title), shown: current || shown };
      if (current && !asked) {
        setParam('component', current.title);
        /* Keep the current image for comparison with the next change. */
        if (before.key) before.key = query();
      }
      if (current || !asked) return false;
      const same = shown && shown.title === asked ? all.filter(each => each.file === shown.file
        && (each.name === shown.name || !last.titles.includes(each.title))) : [];
      const named = same.filter(each => each.name === shown.name);
      const found = named.length === 1 ? named[0] : same.length === 1 ? same[0] : null;
      if (!found) return false;
      known.shown = found;
      setParam('component', found.title);
      return true;
    }

    function showComponent(title) {
      for (const name of [...params.keys()]) {
        if (!lasting.includes(name) && !name.startsWith('mode.')) params.delete(name);
      }
      setParam('component', title, true);
      refresh();
    }

    function showComponents() {
      const filter = $('filter').value.toLowerCase();
      const current = component();
      const shown = project.components.filter(each => each.title.toLowerCase().includes(filter));
      keep($('components'), shown, each => each.title, each => {
        const link = element('a', { href: '#' }, element('span', { className: 'title' }),
          element('span', { className: 'count' }));
        link.addEventListener('click', event => {
          event.preventDefault();
          showComponent(each.title);
        });
        return element('li', null, link);
      }, (item, each) => {
        const link = item.firstChild;
        setText(link.firstChild, each.title);
        link.firstChild.title = each.place;
        setText(link.lastChild, String(each.states.length));
        link.lastChild.title = plural(each.states.length, 'state');
        if (current && each.title === current.title) link.setAttribute('aria-current', 'page');
        else link.removeAttribute('aria-current');
      });
      scrollToComponent(current);
    }

    /* Scrolls the list to the shown component if the selection has changed. */
    function scrollToComponent(current) {
      const title = current ? current.title : null;
      if (title === listed) return;
      const link = $('components').querySelector('[aria-current]');
      if (!link) return;
      listed = title;
      const [list, item] = [$('components'), link].map(each => each.getBoundingClientRect());
      if (item.top < list.top || item.bottom > list.bottom) link.scrollIntoView({ block: 'center' });
      else if (item.left < list.left || item.right > list.right) {
        link.scrollIntoView({ block: 'nearest', inline: 'center' });
      }
    }

    /* Shows the form that creates a component if a folder has none. */
    function showEmpty() {
      const folder = project.folderForFirstComponent;
      const isEmpty = folder !== null && folder !== undefined;
      document.body.classList.toggle('empty', isEmpty);
      $('empty').hidden = !isEmpty;
      for (const id of ['stage', 'sheet', 'sheetSplit']) $(id).hidden = isEmpty;
      if (isEmpty) setText($('emptyTitle'), '“' + folder + '” has no components yet');
    }

    $('create').addEventListener('submit', async event => {
      event.preventDefault();
      const name = $('newName').value.trim();
      setText($('newNote'), '');
      try {
        const response = await fetch('new', { method: 'POST', body: JSON.stringify({ name }),
          headers: { 'Content-Type': 'application/json' } });
        if (!response.ok) throw new Error((await response.text()).trim());
        setText($('newNote'), 'Created ' + (await response.json()).file);
        setParam('component', name);
      } catch (error) {
        setText($('newNote'), 'Nothing was created: ' + error.message);
      }
    });
    $('filter').addEventListener('input', showComponents);

    """#
}
