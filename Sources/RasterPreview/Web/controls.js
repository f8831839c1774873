// The controls of properties and of the environment.
let shownControls = '';

function change(name, value) {
  const other = { width: 'height', height: 'width' }[name];
  if (other && value === null) params.delete(other);
  if (other && value !== null && !params.get(other)) params.set(other, lookRecord[other]);
  setParam(name, value);
  refresh();
}

function choices(name, options, pick) {
  const group = element('div', { className: 'choices' });
  for (const [value, title] of options) {
    const input = element('input', { type: 'radio', name, value });
    input.addEventListener('change', () => pick(value));
    group.append(element('label', null, input, element('span', { textContent: title })));
  }
  group.show = value => {
    for (const input of group.querySelectorAll('input')) input.checked = input.value === value;
  };
  return group;
}

/* Creates a control: its row, and a function that shows a value in it. */
function makeInput(property, id, pick) {
  const bounds = {};
  if (property.least !== undefined && property.least !== null) bounds.min = property.least;
  if (property.greatest !== undefined && property.greatest !== null) bounds.max = property.greatest;
  const step = property.step || (property.control === 'integer' ? 1 : 'any');
  if (property.control === 'parts') return partsInput(property, pick);
  if (property.control === 'switch') {
    const input = element('input', { type: 'checkbox', id, role: 'switch' });
    input.addEventListener('change', () => pick(String(input.checked)));
    return { row: [element('label', { className: 'switch' }, input, element('i'))],
      show: value => { input.checked = value === 'true'; } };
  }
  if (property.control === 'choice') {
    const length = property.choices.join('').length;
    if (property.choices.length <= 4 && length <= 26) {
      const group = choices('choice-' + property.name, property.choices.map(each => [each, each]), pick);
      group.id = id;
      group.setAttribute('role', 'radiogroup');
      group.setAttribute('aria-label', property.name);
      return { row: [group], show: group.show };
    }
    const select = element('select', { id }, ...property.choices.map(each =>
      element('option', { value: each, textContent: each })));
    select.addEventListener('change', () => pick(select.value));
    return { row: [select], show: value => { select.value = value; } };
  }
  if (property.control === 'integer' || property.control === 'number') {
    const number = element('input', { type: 'number', id, step: 'any', ...bounds });
    number.addEventListener('change', () => pick(number.value));
    const row = [number];
    let range = null;
    if ('min' in bounds && 'max' in bounds) {
      const fine = (bounds.max - bounds.min) / 200;
      range = element('input', { type: 'range', min: bounds.min, max: bounds.max,
        step: step === 'any' ? fine : step, 'aria-label': property.name });
      range.addEventListener('input', () => { number.value = range.value; pick(range.value); });
      row.unshift(range);
    }
    return { row, show: value => {
      if (document.activeElement !== number) number.value = value;
      if (range && document.activeElement !== range) range.value = value;
    } };
  }
  const text = element('input', { type: 'text', id, spellcheck: false });
  text.addEventListener('input', () => pick(text.value, true));
  const row = [text];
  let colour = null;
  if (property.control === 'colour') {
    colour = element('input', { type: 'color', 'aria-label': property.name + ', colour picker' });
    colour.addEventListener('input', () => { text.value = colour.value; pick(colour.value); });
    row.unshift(colour);
  }
  return { row, show: value => {
    if (document.activeElement !== text) text.value = value;
    if (colour) colour.classList.toggle('none', value === '');
    if (colour && /^#[0-9a-f]{6}/i.test(value)) colour.value = value.slice(0, 7);
  } };
}

const shows = new Map();

function makeControl(property, param, isRead) {
  const id = 'control-' + param;
  const input = makeInput(property, id, (value, isEmpty) => {
    /* An empty string is a value, and the address contains it as an empty parameter. */
    if (isEmpty && value === '' && property.control === 'text') {
      params.set(param, '');
      history.replaceState(null, '', '#' + params);
      refresh();
    } else change(param, value);
  });
  const label = element('label', { htmlFor: id, textContent: property.name });
  label.title = [property.name + (property.type ? ': ' + property.type : ''),
    property.documentation, isRead ? '' : 'No drawing depends on this property.'].filter(Boolean).join('\n');
  const reset = element('button', { type: 'button', className: 'reset', textContent: '↺',
    hidden: true });
  reset.setAttribute('aria-label', 'Reset ' + property.name);
  reset.title = 'Reset ' + property.name;
  reset.addEventListener('click', () => { document.activeElement.blur(); change(param, null); });
  const note = element('p', { className: 'note', hidden: true });
  const head = element('div', { className: 'head' }, label, reset);
  const schema = property.parts && property.parts.kind === 'optional' ? property.parts.inner[0]
    : property.parts;
  const isWide = schema && ['list', 'struct', 'optional'].includes(schema.kind);
  const kinds = ['control', isRead ? '' : 'unread', isWide ? 'wide' : ''];
  const control = element('div', { className: kinds.join(' ').trim() }, head,
    element('div', { className: 'row' }, ...input.row), note);
  shows.set(param, { show: input.show, reset, note, name: property.name });
  return control;
}

function surroundings(current) {
  const read = new Set(current.reads.environment.map(each => each.name));
  const choice = (name, param, options, member) => [
    { name, control: 'choice', choices: options, type: '' }, param, member === null || read.has(member)];
  return [
    choice('scale', 'scale', ['1', '2', '3'], null),
    choice('appearance', 'appearance', ['light', 'dark'], 'appearance'),
    choice('direction', 'direction', ['ltr', 'rtl'], 'layoutDirection'),
    choice('contrast', 'contrast', ['standard', 'increased'], 'contrast'),
    [{ name: 'text scale', control: 'number', least: 0.5, greatest: 3, step: 0.05, type: '' },
      'textScale', read.has('textScale')],
    [{ name: 'locale', control: 'line', type: '' }, 'locale', read.has('locale')],
    [{ name: 'background', control: 'colour', type: '' }, 'background', true],
    ...project.modes.map(mode => [{ name: mode.name, control: 'choice', choices: mode.cases,
      type: 'mode' }, 'mode.' + mode.name, read.has(mode.name)]),
    [{ name: 'width', control: 'number', type: 'points' }, 'width', true],
    [{ name: 'height', control: 'number', type: 'points' }, 'height', true],
  ];
}

/* Rebuilds the controls only if the properties have changed, so that typed text is kept. */
function showControls() {
  const current = component();
  const signature = JSON.stringify(current ? [current.title, current.properties,
    current.reads.environment.map(each => each.name), project.modes] : null);
  if (signature === shownControls) return;
  shownControls = signature;
  shows.clear();
  const properties = current ? current.properties : [];
  $('properties').replaceChildren(...properties.map(each =>
    makeControl(each, 'set.' + each.name, each.isRead)));
  if (!properties.length) {
    $('properties').append(element('p', { className: 'quiet', textContent: 'No properties' }));
  }
  $('surroundings').replaceChildren(...(current ? surroundings(current) : []).map(each =>
    makeControl(...each)));
}

function showControlValues() {
  if (!lookRecord) return;
  const sides = { width: round2(lookRecord.width), height: round2(lookRecord.height) };
  for (const [param, { show, reset, note, name }] of shows) {
    const key = param.startsWith('set.') ? name : param.startsWith('mode.') ? 'mode' : param;
    const problem = lookRecord.problems[key];
    let value = params.get(param);
    if (value === null || param.startsWith('set.') && !problem && lookRecord.values[name] !== undefined) {
      value = lookRecord.values[name] ?? lookRecord.surroundings[param] ?? sides[param] ?? '';
      if (param.startsWith('set.') && lookRecord.values[name] === undefined) {
        value = component().properties.find(each => each.name === name)?.value ?? '';
      }
      if (param.startsWith('mode.')) value = project.modes.find(each => each.name === name).standard;
    }
    show(value, lookRecord.trees[name]);
    reset.hidden = !params.has(param);
    note.hidden = !problem;
    setText(note, problem || '');
  }
}

$('controls').addEventListener('submit', event => event.preventDefault());
