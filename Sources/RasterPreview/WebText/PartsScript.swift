// The controls of composite values, and the expressions that represent the values.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/parts.js`.
  static let partsScript = #"""
    /* Returns the expression, in the language, for a value. */
    function expressionOf(schema, tree) {
      const quoted = text => '"' + text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')
        .replace(/\n/g, '\\n').replace(/\t/g, '\\t').replace(/\r/g, '\\u{D}') + '"';
      switch (schema.kind) {
        case 'text': case 'image': return quoted(tree);
        case 'choice': return '.' + tree;
        case 'angle': return tree + 'deg';
        case 'optional': return tree === null ? 'nil' : expressionOf(schema.inner[0], tree);
        case 'list': return '[' + tree.map(part => expressionOf(schema.inner[0], part)).join(', ') + ']';
        case 'struct': return schema.name + '(' + schema.fields.map(field =>
          field.name + ': ' + expressionOf(field.schema, tree[field.name])).join(', ') + ')';
        default: return tree;
      }
    }

    const smallButton = (text, label, act) => {
      const button = element('button', { type: 'button', className: 'small', textContent: text });
      button.setAttribute('aria-label', label);
      button.title = label;
      button.addEventListener('click', act);
      return button;
    };

    const textPart = (schema, tree, label, changed) => {
      const input = element('input', { type: 'text', value: tree, spellcheck: false });
      input.setAttribute('aria-label', label);
      const numbers = { integer: /^-?\d+$/, number: /^-?\d+(\.\d+)?$/, angle: /^-?\d+(\.\d+)?$/,
        fraction: /^-?\d+(\.\d+)?%$/, colour: /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i };
      const form = numbers[schema.kind];
      input.addEventListener('input', () => {
        const isRight = !form || form.test(input.value);
        input.setAttribute('aria-invalid', String(!isRight));
        if (isRight) changed(input.value, false);
      });
      if (schema.kind !== 'colour') return input;
      const picker = element('input', { type: 'color', value: tree.slice(0, 7) });
      picker.setAttribute('aria-label', label + ', colour picker');
      picker.addEventListener('input', () => { input.value = picker.value; changed(picker.value, false); });
      return element('div', { className: 'row' }, picker, input);
    };

    const choicePart = (options, tree, label, changed) => {
      const select = element('select', null, ...options.map(([value, title]) =>
        element('option', { value, textContent: title })));
      select.setAttribute('aria-label', label);
      select.value = tree;
      select.addEventListener('change', () => changed(select.value, false));
      return select;
    };

    function switchPart(isOn, label, changed) {
      const input = element('input', { type: 'checkbox', role: 'switch', checked: isOn });
      input.setAttribute('aria-label', label);
      input.addEventListener('change', () => changed(input.checked));
      return element('label', { className: 'switch' }, input, element('i'));
    }

    /* An editor for a value; `changed` receives the new value, and whether its parts have changed. */
    function partEditor(schema, tree, label, changed) {
      switch (schema.kind) {
        case 'switch': return switchPart(tree === 'true', label, isOn => changed(String(isOn), false));
        case 'choice': return choicePart(schema.choices.map(each => [each, each]), tree, label, changed);
        case 'image':
          return choicePart([['', 'default'], ...project.images.map(each => [each, each])], tree, label,
            changed);
        case 'optional': {
          const inner = schema.inner[0];
          const head = switchPart(tree !== null, label + ' has a value', isThere =>
            changed(isThere ? inner.start : null, true));
          return element('div', { className: 'part' }, head,
            tree === null ? null : partEditor(inner, tree, label, changed));
        }
        case 'struct':
          return element('div', { className: 'part' }, ...schema.fields.map(field =>
            element('div', { className: 'field' }, element('span', { textContent: field.name }),
              partEditor(field.schema, tree[field.name], label + ', ' + field.name, (value, isOther) => {
                tree = { ...tree, [field.name]: value };
                changed(tree, isOther);
              }))));
        case 'list': return listEditor(schema.inner[0], tree, label, changed);
        default: return textPart(schema, tree, label, changed);
      }
    }

    function listEditor(inner, tree, label, changed) {
      const swapped = (first, second) => {
        const result = [...tree];
        [result[first], result[second]] = [result[second], result[first]];
        return result;
      };
      const items = tree.map((part, index) => {
        const name = label + ' ' + (index + 1);
        return element('li', null,
          partEditor(inner, part, name, (value, isOther) => {
            tree = tree.map((each, place) => place === index ? value : each);
            changed(tree, isOther);
          }),
          index ? smallButton('↑', 'Move ' + name + ' up', () => changed(swapped(index, index - 1), true))
            : null,
          smallButton('×', 'Remove ' + name, () =>
            changed(tree.filter((_, place) => place !== index), true)));
      });
      const last = tree.length ? tree[tree.length - 1] : inner.start;
      return element('div', { className: 'part' }, element('ol', null, ...items),
        smallButton('+', 'Add to ' + label, () => changed([...tree, last], true)));
    }

    /* The control of a composite property; typed text stays while the value is the same. */
    function partsInput(property, pick) {
      const place = element('div', { className: 'parts' });
      const hasEmptyImage = tree => tree === '' && property.parts.kind === 'image';
      let shown;
      const draw = tree => {
        shown = JSON.stringify(tree);
        place.replaceChildren(partEditor(property.parts, tree, property.name, (value, isOther) => {
          shown = JSON.stringify(value);
          pick(hasEmptyImage(value) ? null : expressionOf(property.parts, value));
          if (isOther) draw(value);
        }));
      };
      return { row: [place], show: (value, tree) => {
        if (tree === undefined || JSON.stringify(tree) === shown) return;
        /* Pixels do not identify an image file, so keep the user's choice. */
        if (hasEmptyImage(tree) && params.has('set.' + property.name) && shown) return;
        draw(tree);
      } };
    }

    """#
}
