// The tabs of reports, operations and details of the look.
let reportsRecord = null, hadErrors = false, tabBefore = null;

function excerpt(part) {
  if (!part) return null;
  const number = line => element('i', { textContent: String(line).padStart(4) + '  ' });
  const lines = part.above === undefined || part.above === null ? []
    : [number(part.line - 1), part.above + '\n'];
  return element('pre', null, ...lines, number(part.line), part.before,
    element('mark', { textContent: part.marked || ' ' }), part.after);
}

async function fix(body) {
  const response = await fetch('fix', { method: 'POST', body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' } });
  if (!response.ok) {
    const words = (await response.text()).trim();
    $('reports').prepend(element('p', { className: 'quiet', role: 'alert',
      textContent: 'Nothing was changed: ' + words }));
  }
}

function reportElement(report, index) {
  const place = report.excerpt
    ? report.excerpt.file + ':' + report.excerpt.line + ':' + report.excerpt.column : '';
  const result = element('article', { className: 'report ' + report.severity },
    element('div', { className: 'head' }, element('span', { className: 'kind',
      textContent: report.severity }), element('b', { textContent: report.message }),
    element('span', { className: 'code', textContent: report.code }),
    element('span', { className: 'place', textContent: place })), excerpt(report.excerpt));
  for (const label of report.labels) {
    result.append(element('p', { className: 'quiet', textContent: label.message }),
      excerpt(label.excerpt) || '');
  }
  report.fixIts.forEach((fixIt, place) => {
    const button = element('button', { type: 'button', className: 'fix',
      textContent: 'Fix: ' + fixIt.message });
    button.addEventListener('click', () =>
      fix({ number: reportsRecord.number, report: index, fixIt: place }));
    result.append(button, ' ');
  });
  return result;
}

async function showReports(turn) {
  const record = await askRecord('reports');
  if (turn !== round) return;
  reportsRecord = record;
  /* A folder without sources is not a failure: the page offers to create one. */
  if (typeof project.folderForFirstComponent === 'string') record.failure = null;
  const errors = record.reports.filter(each => each.severity === 'error').length;
  const tab = $('tab-reports');
  tab.title = record.reports.length ? '' : 'There are no reports';
  setText(tab, record.reports.length ? 'Reports ' + record.reports.length : 'Reports');
  tab.classList.toggle('bad', errors > 0 || Boolean(record.failure));
  const parts = record.reports.map(reportElement);
  if (record.failure) parts.unshift(element('p', { textContent: record.failure }));
  if (record.omitted) {
    parts.push(element('p', { className: 'quiet', textContent: 'and ' + record.omitted + ' more' }));
  }
  if (record.canFixAll && record.reports.length > 1) {
    const all = element('button', { type: 'button', textContent: 'Fix all',
      title: 'Apply all fix-its that are not guesses' });
    all.addEventListener('click', () => fix({ number: record.number }));
    parts.unshift(element('p', null, all));
  }
  if (!parts.length) parts.push(element('p', { className: 'quiet', textContent: 'No reports' }));
  $('reports').replaceChildren(...parts);
  const hasErrors = errors > 0 || Boolean(record.failure);
  if (!record.reports.length && !record.failure && hadReports) isOpened = false;
  hadReports = record.reports.length > 0 || Boolean(record.failure);
  if (hasErrors && !hadErrors) { tabBefore = params.get('tab'); chooseTab('reports'); }
  if (!hasErrors && hadErrors && tabBefore && !params.get('tab')) chooseTab(tabBefore);
  hadErrors = hasErrors;
  showTab();
}

function showOperations() {
  const list = inspection ? inspection.operations : [];
  const count = lookRecord ? lookRecord.operations : 0;
  setText($('tab-operations'), count ? 'Operations ' + count : 'Operations');
  if (!inspection) {
    $('step').max = $('step').value = '1';
    setText($('stepName'), '');
    return $('operations').replaceChildren();
  }
  const items = list.map((operation, index) => {
    const title = element('span', { className: 'title', textContent: operation.title });
    title.style.paddingLeft = operation.depth * 14 + 'px';
    const button = element('button', { type: 'button', title: operation.arguments }, title,
      element('span', { className: 'source', textContent: operation.source }),
      element('span', { className: 'where', textContent: operation.file
        ? operation.file.split('/').pop() + ':' + operation.line : '' }));
    button.dataset.number = String(index + 1);
    if (owners && !operation.pixels) title.classList.add('undrawn');
    button.addEventListener('click', () => {
      $('step').value = String(index + 1);
      showStep();
      copyPlace(operation);
    });
    button.addEventListener('pointerenter', () => markOperation(index + 1));
    return element('li', null, button);
  });
  $('operations').replaceChildren(element('ol', null, ...items));
}

function showLook() {
  const current = component(), look = lookRecord;
  if (!current || !look) return $('look').replaceChildren();
  const lines = places => [...new Set(places.map(each => each.start.line))].join(', ');
  const reads = current.reads.properties.filter(each => each.isRead)
    .map(each => each.name + ' in ' + lines(each.reads))
    .concat(current.reads.environment.map(each => each.name + ' in ' + lines(each.reads)));
  const picture = look.picture;
  const rows = [
    ['Size', Math.round(look.width * 100) / 100 + ' × ' + Math.round(look.height * 100) / 100 + ' points'
      + (picture ? ', ' + picture.width + ' × ' + picture.height
        + ' pixels including drawing outside its bounds' : '')],
    ['Memory', bytes(look.bytes)
      + (current.caps ? ', with caps (' + current.caps + ')' : ', without caps')],
    ['Drawing', picture ? time(look.drawingTime) + ', ' + plural(look.operations, 'operation') : 'not drawn'],
    ['Accessibility', look.accessibility],
    ['Inputs used', reads.join('; ') || 'none'],
    ['Key', current.reads.key.join('\n') || 'one look'],
    ['Digest', look.key],
    ['Notes', (picture ? picture.notes : []).join('\n') || 'none'],
  ];
  $('look').replaceChildren(element('dl', null, ...rows.flatMap(([name, text]) => [
    element('dt', { textContent: name }),
    element('dd', null, element('code', { textContent: text }))])));
}
