// The panels, their tabs, and the draggable splits between them.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/panels.js`.
  static let panelsScript = #"""
    const tabs = ['reports', 'operations', 'look'];
    /* Whether the user has opened the panel of reports while it is empty. */
    let isOpened = false, hadReports = false;

    const chosenTab = () => tabs.includes(params.get('tab')) ? params.get('tab') : 'reports';

    /* The panel is collapsed if it is closed, or if it would show an empty list of reports. */
    const isFolded = () => params.get('tab') === 'none'
      || chosenTab() === 'reports' && !hadReports && !isOpened;

    function showTab() {
      const chosen = chosenTab(), folded = isFolded();
      for (const name of tabs) {
        const tab = $('tab-' + name), isChosen = name === chosen;
        tab.setAttribute('aria-selected', String(isChosen));
        tab.tabIndex = isChosen ? 0 : -1;
        $(name).hidden = !isChosen;
      }
      document.body.classList.toggle('folded', folded);
      $('panels').hidden = $('dockSplit').hidden = folded;
      $('fold').setAttribute('aria-expanded', String(!folded));
      $('fold').setAttribute('aria-label', folded ? 'Show details' : 'Hide details');
      $('fold').title = folded ? 'Show details' : 'Hide details';
      setText($('fold'), folded ? '▴' : '▾');
    }

    function chooseTab(name) {
      setParam('tab', name === 'reports' ? null : name);
      showTab();
      if (name === 'operations') startInspecting();
    }

    for (const name of tabs) {
      $('tab-' + name).addEventListener('click', () => {
        if (name === 'reports') isOpened = true;
        chooseTab(name);
      });
      $('tab-' + name).addEventListener('keydown', event => {
        const way = { ArrowLeft: 2, ArrowRight: 1 }[event.key];
        if (!way) return;
        const next = tabs[(tabs.indexOf(name) + way) % 3];
        if (next === 'reports') isOpened = true;
        chooseTab(next);
        $('tab-' + next).focus();
      });
    }
    let tabBeforeFold = 'reports';
    $('fold').addEventListener('click', () => {
      if (isFolded()) {
        isOpened = tabBeforeFold === 'reports';
        return chooseTab(tabBeforeFold);
      }
      isOpened = false;
      tabBeforeFold = chosenTab();
      chooseTab('none');
    });

    /* A split that resizes the panel below it; a double click restores the default height. */
    function makeSplit(split, name, least) {
      const property = '--' + name;
      const show = () => {
        const height = Number(params.get(name));
        if (height > 0) document.body.style.setProperty(property, Math.max(least, height) + 'px');
        else document.body.style.removeProperty(property);
        document.body.classList.toggle('own-' + name, height > 0);
      };
      const set = height => {
        const most = $(name).getBoundingClientRect().height + $('view').clientHeight - 120;
        params.set(name, String(Math.round(bounded(height, least, Math.max(least, most)))));
        show();
      };
      let start = null;
      split.addEventListener('pointerdown', event => {
        event.preventDefault();
        split.focus();
        split.setPointerCapture(event.pointerId);
        start = { y: event.clientY, height: $(name).getBoundingClientRect().height };
      });
      split.addEventListener('pointermove', event => {
        if (start) set(start.height + start.y - event.clientY);
      });
      for (const end of ['pointerup', 'pointercancel']) {
        split.addEventListener(end, () => {
          if (start) setParam(name, params.get(name));
          start = null;
        });
      }
      split.addEventListener('dblclick', () => { setParam(name, null); show(); });
      split.addEventListener('keydown', event => {
        const step = { ArrowUp: 16, ArrowDown: -16 }[event.key];
        if (!step) return;
        event.preventDefault();
        set($(name).getBoundingClientRect().height + step);
        setParam(name, params.get(name));
      });
      new ResizeObserver(() => split.setAttribute('aria-valuenow',
        String(Math.round($(name).getBoundingClientRect().height)))).observe($(name));
      show();
      return show;
    }
    const splits = ['sheet', 'dock'].map(name => makeSplit($(name + 'Split'), name, 96));

    """#
}
