// A playground's images and property controls.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/playground-looks.js`.
  static let playgroundLooksScript = #"""
    const pixelScale = () => Math.min(3, Math.max(1, Math.ceil(devicePixelRatio)));

    function stageRequest() {
      const { scale, ...others } = surroundings;
      return { component: shown ? shown.name : '', ...others, scale: Number(scale || pixelScale()),
        values: Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value])) };
    }

    function wanted() {
      return { component: shown ? shown.name : wantedComponent, scale: pixelScale(), stage: stageRequest() };
    }

    function showComponents() {
      const names = summary.components.map(each => each.name);
      const before = shown ? shown.name : wantedComponent;
      const name = names.includes(before) ? before : names[0];
      wantedComponent = null;
      if (shown && shown.name !== name) values = {};
      shown = summary.components.find(each => each.name === name) || null;
      $('component').replaceChildren(...names.map(each => element('option', { value: each, textContent: each })));
      if (name) $('component').value = name;
      $('componentField').hidden = names.length < 2;
      setText($('name'), shown ? shown.name : 'No component');
      setText($('said'), shown && shown.documentation ? shown.documentation.split('\n')[0] : '');
      /* Discard the values of properties that no longer exist. */
      const known = new Map((shown ? shown.properties : []).map(each => [each.name, each.control]));
      for (const each of Object.keys(values)) if (known.get(each) !== values[each].control) delete values[each];
    }

    function put(canvas, picture) {
      if (canvas.width !== picture.width || canvas.height !== picture.height) {
        [canvas.width, canvas.height] = [picture.width, picture.height];
      }
      canvas.style.width = picture.width / picture.scale + 'px';
      if (picture.width && picture.height) {
        const pixels = new Uint8ClampedArray(picture.pixels, 32, picture.width * picture.height * 4);
        canvas.getContext('2d').putImageData(new ImageData(pixels, picture.width, picture.height), 0, 0);
      }
    }

    /* Shows images on their backgrounds; canvases are reused, and only their pixels change. */
    function showPictures(pictures) {
      const looks = pictures.filter(each => !each.request.isStage);
      const list = $('looks');
      while (list.children.length > looks.length / 2) list.lastChild.remove();
      looks.forEach((picture, index) => {
        const row = Math.floor(index / 2);
        if (!list.children[row]) {
          list.append(element('li', { className: 'look' }, element('h3'),
            element('div', { className: 'views' }, ...['light', 'dark'].map(kind => element('div',
              { className: 'ground ' + kind }, element('canvas'), element('p', { className: 'none', hidden: true }))))));
        }
        const item = list.children[row], { state, appearance } = picture.request;
        setText(item.firstChild, state);
        show(item.lastChild.children[index % 2], picture, `${shown.name}, ${state}, ${appearance}`);
      });
      const stage = pictures.find(each => each.request.isStage);
      if (stage) showStage(stage);
    }

    function show(ground, picture, words) {
      const [canvas, failure] = ground.children;
      canvas.hidden = Boolean(picture.failure);
      failure.hidden = !picture.failure;
      setText(failure, picture.failure || '');
      canvas.setAttribute('role', 'img');
      canvas.setAttribute('aria-label', words);
      if (!picture.failure) put(canvas, picture);
    }

    function showStage(picture) {
      const ground = $('stage');
      ground.className = 'ground ' + (surroundings.appearance === 'dark' ? 'dark' : 'light');
      show(ground, picture, `${shown.name} with the chosen property values`);
      if (picture.failure) return;
      const [, , width, height] = picture.box;
      const round = length => Math.round(length / picture.scale * 100) / 100;
      setText($('size'), `${round(width)} × ${round(height)} points, ${picture.width} × ${picture.height} pixels`);
      document.documentElement.dataset.drawn = Number(document.documentElement.dataset.drawn || 0) + 1;
    }

    let isDrawing = false, isDrawingDue = false;
    async function drawStage() {
      if (!shown) return;
      if (isDrawing) { isDrawingDue = true; return; }
      isDrawing = true;
      const answer = await ask('draw', { requests: [stageRequest()] });
      isDrawing = false;
      if (answer.failure) say(answer.failure, 'bad');
      else showStage(answer.pictures[0]);
      if (isDrawingDue) { isDrawingDue = false; drawStage(); }
    }

    function turn(property, value) {
      values[property.name] = { value, control: property.control };
      drawStage();
    }

    function knob(property) {
      const id = 'knob-' + property.name, { control } = property;
      const value = property.name in values ? values[property.name].value : property.value;
      const bounds = {};
      if (property.least !== undefined) bounds.min = property.least;
      if (property.greatest !== undefined && control !== 'text') bounds.max = property.greatest;
      let input;
      if (control === 'switch') {
        input = element('input', { type: 'checkbox', id, checked: value === true });
        input.addEventListener('change', () => turn(property, input.checked));
      } else if (control === 'choice') {
        input = element('select', { id }, ...property.choices.map(each =>
          element('option', { value: each, textContent: each })));
        if (value !== undefined) input.value = value;
        input.addEventListener('change', () => turn(property, input.value));
      } else if (control === 'integer' || control === 'number') {
        const isRange = 'min' in bounds && 'max' in bounds;
        const step = property.step || (control === 'integer' ? 1 : isRange ? (bounds.max - bounds.min) / 200 : 'any');
        const output = isRange ? element('output', { textContent: value }) : null;
        input = element('input', { type: isRange ? 'range' : 'number', id, step, ...bounds, value });
        input.addEventListener('input', () => {
          if (input.value === '' || !Number.isFinite(Number(input.value))) return;
          if (output) setText(output, input.value);
          turn(property, Number(input.value));
        });
        if (output) return row(property, id, element('span', { className: 'range' }, input, output));
      } else if (control === 'colour') {
        const text = element('input', { type: 'text', id, value: value || '', spellcheck: false });
        input = element('input', { type: 'color', value: (value || '#000000').slice(0, 7).toLowerCase() });
        input.setAttribute('aria-label', property.name + ', colour picker');
        input.addEventListener('input', () => { text.value = input.value; turn(property, input.value); });
        text.addEventListener('input', () => {
          if (/^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text.value)) turn(property, text.value);
        });
        return row(property, id, element('span', { className: 'range' }, input, text));
      } else if (control === 'text') {
        input = element('input', { type: 'text', id, value: value || '' });
        input.addEventListener('input', () => turn(property, input.value));
      } else {
        return row(property, null, element('code', { textContent: property.source || property.type }));
      }
      return row(property, id, input);
    }

    function row(property, id, input) {
      const label = element(id ? 'label' : 'span', { textContent: property.name, className: 'label' });
      if (id) label.htmlFor = id;
      if (property.documentation) label.title = property.documentation;
      return element('div', { className: 'knob' + (property.isRead === false ? ' unread' : '') }, label, input);
    }

    function surrounding(name, choices, title) {
      const input = element('select', { id: 'around-' + name }, ...choices.map(each =>
        element('option', { value: each, textContent: each || 'display' })));
      input.value = surroundings[name] || choices[0];
      input.addEventListener('change', () => {
        if (input.value === choices[0]) delete surroundings[name];
        else surroundings[name] = input.value;
        drawStage();
      });
      return row({ name: title || name }, 'around-' + name, input);
    }

    /* Rebuilds the controls only if the properties have changed. */
    let signature = '';
    function showControls() {
      const now = JSON.stringify([path, shown && shown.name, shown && shown.properties, summary.modes]);
      if (now === signature) return;
      signature = now;
      $('knobs').replaceChildren(...(shown ? shown.properties.map(knob) : []));
      const modes = summary.modes.map(mode => {
        const input = element('select', { id: 'mode-' + mode.name }, ...mode.values.map(each =>
          element('option', { value: each, textContent: each })));
        input.value = surroundings.modes && surroundings.modes[mode.name] || mode.value;
        input.addEventListener('change', () => {
          surroundings.modes = { ...surroundings.modes, [mode.name]: input.value };
          drawStage();
        });
        return row({ name: mode.name }, 'mode-' + mode.name, input);
      });
      $('around').replaceChildren(surrounding('appearance', ['light', 'dark']),
        surrounding('direction', ['ltr', 'rtl']), surrounding('contrast', ['standard', 'increased']),
        surrounding('scale', ['', '1', '2', '3']), ...modes);
    }

    $('component').addEventListener('change', () => {
      shown = summary.components.find(each => each.name === $('component').value);
      values = {};
      run();
    });
    $('reset').addEventListener('click', () => {
      values = {};
      surroundings = {};
      signature = '';
      showControls();
      drawStage();
    });

    """#
}
