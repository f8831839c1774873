// The search over all pages, in a list below the field.
'use strict';

(() => {
  const root = document.documentElement.dataset.root;
  const field = document.querySelector('.search input'), list = document.querySelector('.search ul');
  let chosen = 0;

  /* The entries with all words of the query, best first: a title that is the query, begins with it, has it. */
  function found(query) {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    const scored = [];
    for (const [title, place, address, text] of window.rasterSearch || []) {
      const name = title.toLowerCase(), all = `${name} ${place} ${text}`.toLowerCase();
      if (!words.every((word) => all.includes(word))) continue;
      const whole = words.join(' ');
      const score = name === whole ? 0 : name.startsWith(whole) ? 1 : words.every((word) => name.includes(word)) ? 2 : 3;
      scored.push([score, title.length, { title, place, address }]);
    }
    return scored.sort((a, b) => a[0] - b[0] || a[1] - b[1]).slice(0, 12).map((one) => one[2]);
  }

  function show() {
    const entries = found(field.value);
    chosen = 0;
    list.replaceChildren(...entries.map(({ title, place, address }, index) => {
      const link = Object.assign(document.createElement('a'), { href: root + address, textContent: title });
      link.append(Object.assign(document.createElement('small'), { textContent: place }));
      const item = document.createElement('li');
      item.setAttribute('role', 'option');
      item.setAttribute('aria-selected', index === 0);
      item.append(link);
      return item;
    }));
    list.hidden = entries.length === 0;
    field.setAttribute('aria-expanded', String(entries.length > 0));
  }

  field.addEventListener('input', show);
  field.addEventListener('keydown', (event) => {
    const items = [...list.children];
    if (event.key === 'Escape') { field.value = ''; return show(); }
    if (event.key === 'Enter') return items[chosen]?.firstChild.click();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return undefined;
    event.preventDefault();
    chosen = Math.max(0, Math.min(items.length - 1, chosen + (event.key === 'ArrowDown' ? 1 : -1)));
    items.forEach((item, index) => item.setAttribute('aria-selected', index === chosen));
    items[chosen]?.scrollIntoView({ block: 'nearest' });
    return undefined;
  });
  document.addEventListener('click', (event) => { if (!event.target.closest('.search')) list.hidden = true; });
  document.addEventListener('keydown', (event) => {
    if (event.key === '/' && !/INPUT|TEXTAREA|SELECT/.test(document.activeElement.tagName)) {
      event.preventDefault();
      field.focus();
    }
  });
})();
